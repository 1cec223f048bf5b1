//! What a designer can turn about the players: tiers and evaluation weights, in RON.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::search::Weights;
use crate::engine::{Clocks, Rules, Size, Tier};

/// The embedded tuning file.
const EMBEDDED: &str = include_str!("../../assets/tuning/players.ron");

/// The three tiers and the evaluation they share.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tuning {
    pub tiers: Tiers,
    pub evaluation: Weights,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tiers {
    pub beginner: TierTuning,
    pub intermediate: TierTuning,
    pub expert: TierTuning,
}

/// One strength of the Slider and the rack it is met with.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TierTuning {
    /// Plies searched after the slide in question.
    pub plies: u8,
    /// Probability of another legal slide than the best.
    pub blunder: f64,
    /// Turns the 4 and the 8 cool after use.
    pub cooldowns: (u8, u8),
    /// Least time from a placement to its answer, in milliseconds.
    pub thinking_ms: u32,
}

impl Tuning {
    /// Deeper searches than this would not end.
    const MAX_PLIES: u8 = 8;
    /// A minute: longer would look like a fault.
    const MAX_THINKING_MS: u32 = 60_000;

    /// The tuning the game is built with.
    pub fn embedded() -> Self {
        Self::parse(EMBEDDED).expect("the embedded tuning file is tested")
    }

    /// Reads a tuning file.
    ///
    /// # Errors
    /// When it is not RON of this shape, or a number is out of its range.
    pub fn parse(text: &str) -> Result<Self, TuningError> {
        let tuning: Self = ron::from_str(text).map_err(|fault| TuningError(fault.to_string()))?;
        for tier in Tier::ALL {
            let TierTuning {
                plies,
                blunder,
                thinking_ms,
                ..
            } = *tuning.tier(tier);
            let fault = if plies > Self::MAX_PLIES {
                format!("plies {plies} is over {}", Self::MAX_PLIES)
            } else if !(0.0..=1.0).contains(&blunder) {
                format!("blunder {blunder} is no probability")
            } else if thinking_ms > Self::MAX_THINKING_MS {
                format!(
                    "thinking_ms {thinking_ms} is over {}",
                    Self::MAX_THINKING_MS
                )
            } else {
                continue;
            };
            return Err(TuningError(format!("{tier}: {fault}")));
        }
        tuning
            .evaluation
            .check()
            .map_err(|fault| TuningError(format!("evaluation: {fault}")))?;
        Ok(tuning)
    }

    pub const fn tier(&self, tier: Tier) -> &TierTuning {
        match tier {
            Tier::Beginner => &self.tiers.beginner,
            Tier::Intermediate => &self.tiers.intermediate,
            Tier::Expert => &self.tiers.expert,
        }
    }

    /// The rules of a match against `tier`.
    pub const fn rules(&self, tier: Tier) -> Rules {
        Rules {
            size: Size::CLASSIC,
            tier,
            cooldowns: self.tier(tier).rack(),
        }
    }
}

impl TierTuning {
    /// Cooldowns of all three slots. The 2 never cools, so there is always a legal
    /// placement.
    pub const fn rack(&self) -> Clocks {
        [0, self.cooldowns.0, self.cooldowns.1]
    }
}

/// Why a text is no tuning file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TuningError(String);

impl fmt::Display for TuningError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for TuningError {}
