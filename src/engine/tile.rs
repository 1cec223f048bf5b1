//! One tile, kept as its exponent.

use std::{fmt, num::NonZeroU8, str::FromStr};

/// A tile of value 2^exponent, at least 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(NonZeroU8);

impl Tile {
    /// The largest exponent whose value and merge score fit in a `u64`. No board
    /// of 4x4 can pass 2^19; two tiles of this size stay apart.
    pub const MAX_EXPONENT: u8 = 62;
    pub const TWO: Self = Self(NonZeroU8::new(1).expect("one is not zero"));
    pub const FOUR: Self = Self(NonZeroU8::new(2).expect("two is not zero"));
    pub const EIGHT: Self = Self(NonZeroU8::new(3).expect("three is not zero"));

    /// The tile 2^`exponent`, for 1 to [`Tile::MAX_EXPONENT`].
    pub const fn from_exponent(exponent: u8) -> Option<Self> {
        match NonZeroU8::new(exponent) {
            Some(exponent) if exponent.get() <= Self::MAX_EXPONENT => Some(Self(exponent)),
            _ => None,
        }
    }

    /// The tile of this value: a power of two, 2 to 2^62.
    pub fn from_value(value: u64) -> Option<Self> {
        if !value.is_power_of_two() {
            return None;
        }
        Self::from_exponent(u8::try_from(value.trailing_zeros()).ok()?)
    }

    pub const fn exponent(self) -> u8 {
        self.0.get()
    }

    pub const fn value(self) -> u64 {
        1 << self.exponent()
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value().fmt(f)
    }
}

/// The text is no tile value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileError(String);

impl fmt::Display for TileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "'{}' is no tile value: a power of two, 2 or more",
            self.0
        )
    }
}

impl std::error::Error for TileError {}

impl FromStr for Tile {
    type Err = TileError;

    fn from_str(text: &str) -> Result<Self, TileError> {
        text.parse()
            .ok()
            .and_then(Self::from_value)
            .ok_or_else(|| TileError(text.to_owned()))
    }
}
