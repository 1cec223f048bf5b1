//! The rules, the search and the house's own laws, tested without Bevy:
//! `cargo test --no-default-features --release --test engine`.

#![expect(clippy::unwrap_used, reason = "a test that is surprised stops there")]

mod bevy_free;
mod blunders;
mod card;
mod lab;
mod layers;
mod link;
mod log;
mod naive;
mod oracle;
mod packed;
mod pair;
mod positions;
mod record;
mod rules;
mod search;
mod slides;
mod tuning;
