//! Stacked: 2048 turned round. The player places tiles, the Slider slides; the player
//! wins when the board chokes.
//!
//! [`engine`] is the rules, [`players`] is who can sit in a seat, and `app` is the Bevy
//! game on top of them. Imports run downwards only.

pub mod card;
pub mod engine;
pub mod lang;
pub mod players;
pub mod wording;

#[cfg(feature = "app")]
pub mod app;
