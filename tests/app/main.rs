//! The app without a window.

#![expect(clippy::unwrap_used, reason = "a test that fails says where")]

mod celebration;
mod devices;
mod harness;
mod howto;
mod keys;
mod layout;
mod matches;
mod measure;
mod pointer;
mod random_play;
mod reading;
mod scan;
mod settings;
mod share;
mod storage;
mod turn;
mod words;
