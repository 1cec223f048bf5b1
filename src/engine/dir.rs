//! The four directions of a slide.

use std::{fmt, str::FromStr};

/// A direction of a slide. [`Dir::ALL`] is also the order in which equal choices
/// are settled: the earlier one wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dir {
    Up,
    Down,
    Left,
    Right,
}

impl Dir {
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// The place of this direction in [`Dir::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word used on command lines and in JSON: `up`, `down`, `left`, `right`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Left => "left",
            Self::Right => "right",
        }
    }

    /// The letter used in records: `U`, `D`, `L`, `R`.
    pub const fn letter(self) -> char {
        match self {
            Self::Up => 'U',
            Self::Down => 'D',
            Self::Left => 'L',
            Self::Right => 'R',
        }
    }

    /// The direction of a record's letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|dir| dir.letter() == letter)
    }

    /// True for left and right: the lines that slide are rows.
    pub const fn is_horizontal(self) -> bool {
        matches!(self, Self::Left | Self::Right)
    }
}

impl fmt::Display for Dir {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The word is no direction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DirError(String);

impl fmt::Display for DirError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no direction: up, down, left or right", self.0)
    }
}

impl std::error::Error for DirError {}

impl FromStr for Dir {
    type Err = DirError;

    fn from_str(text: &str) -> Result<Self, DirError> {
        Self::ALL
            .into_iter()
            .find(|dir| dir.name() == text)
            .ok_or_else(|| DirError(text.to_owned()))
    }
}
