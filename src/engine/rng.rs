//! Seeded random numbers that are the same on every platform.
//!
//! Every use draws from its own stream, and play inside a match draws from a
//! generator made anew for each turn: a resumed or undone match goes on exactly as
//! one that was never interrupted.

use rand_pcg::Pcg32;

/// What the numbers are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    Opening = 1,
    Blunder = 2,
    Placer = 3,
    /// Things that only show, such as confetti.
    Show = 4,
}

/// The generator of one stream.
pub fn seeded(seed: u64, stream: Stream) -> Pcg32 {
    Pcg32::new(scrambled(seed), stream as u64)
}

/// The generator of one stream at one turn of a match.
pub fn for_turn(seed: u64, stream: Stream, turn: u32) -> Pcg32 {
    seeded(scrambled(seed) ^ u64::from(turn), stream)
}

/// `SplitMix64`'s output function (Steele, Lea, Flood: Fast Splittable Pseudorandom
/// Number Generators, 2014), so that neighbouring seeds share nothing.
pub const fn scrambled(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
