//! The numbers of one match.

use super::{Clocks, Size, Tier};

/// What was agreed before a match began. A record carries it whole, so that a later
/// change of the tuning leaves old records true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    pub size: Size,
    pub tier: Tier,
    /// Turns each slot cools after it was used.
    pub cooldowns: Clocks,
}

impl Rules {
    /// Tiles on the board before the first placement.
    pub const OPENING_TILES: usize = 2;
    /// The share of 2s among the opening tiles; the rest are 4s.
    pub const OPENING_TWOS: f64 = 0.9;
}
