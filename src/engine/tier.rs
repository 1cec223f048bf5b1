//! The names of the three opponents. What each can do is tuning data, not code.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A strength of the Slider, weakest first in [`Tier::ALL`].
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Tier {
    #[default]
    Beginner,
    Intermediate,
    Expert,
}

impl Tier {
    pub const ALL: [Self; 3] = [Self::Beginner, Self::Intermediate, Self::Expert];

    /// The place of this tier in [`Tier::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word used on command lines, in records and in storage.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Intermediate => "intermediate",
            Self::Expert => "expert",
        }
    }

    /// The next stronger tier, if there is one.
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self.index() + 1).copied()
    }
}

impl fmt::Display for Tier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The word is no tier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TierError(String);

impl fmt::Display for TierError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "'{}' is no tier: beginner, intermediate or expert",
            self.0
        )
    }
}

impl std::error::Error for TierError {}

impl FromStr for Tier {
    type Err = TierError;

    fn from_str(text: &str) -> Result<Self, TierError> {
        Self::ALL
            .into_iter()
            .find(|tier| tier.name() == text)
            .ok_or_else(|| TierError(text.to_owned()))
    }
}
