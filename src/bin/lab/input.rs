//! Words of the command line that several commands read.

use std::{fs, path::Path, str::FromStr};

use clap::ValueEnum;
use stacked::{
    engine::Clocks,
    players::{
        Tuning,
        search::{self, Evaluation, Weights},
    },
};

use crate::fault::Fault;

/// The tuning file at `path`, or the one that is built in.
pub fn tuning(path: Option<&Path>) -> Result<Tuning, Fault> {
    let Some(path) = path else {
        return Ok(Tuning::embedded());
    };
    fs::read_to_string(path)
        .map_err(|error| error.to_string())
        .and_then(|text| Tuning::parse(&text).map_err(|error| error.to_string()))
        .map_err(|fault| {
            Fault::new(format!(
                "tuning file {} ignored, the built-in one is used: {fault}",
                path.display()
            ))
        })
}

/// How the Slider weighs placements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Outlook {
    /// As the tiers do: the mean over the sampled cells of the worst slot
    Tier,
    /// The worst cell and the worst slot of all
    Minimax,
}

impl Outlook {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tier => "tier",
            Self::Minimax => "minimax",
        }
    }
}

impl From<Outlook> for search::Outlook {
    fn from(outlook: Outlook) -> Self {
        match outlook {
            Outlook::Tier => Self::Sampled,
            Outlook::Minimax => Self::Worst,
        }
    }
}

/// How the Slider judges a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Measure {
    /// The number of empty cells
    Count,
    /// The tuning file's evaluation
    Tuned,
}

impl Measure {
    pub fn evaluation(self, tuning: &Tuning) -> Evaluation {
        Evaluation::new(match self {
            Self::Count => Weights::COUNT,
            Self::Tuned => tuning.evaluation,
        })
    }
}

/// Turns that the 4 and the 8 still cool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cooling {
    four: u8,
    eight: u8,
}

impl Cooling {
    /// The clocks of all three slots; the 2 never cools.
    pub const fn clocks(self) -> Clocks {
        [0, self.four, self.eight]
    }
}

impl FromStr for Cooling {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = |word: &str| word.trim().parse().ok();
        text.split_once(',')
            .and_then(|(four, eight)| {
                Some(Self {
                    four: read(four)?,
                    eight: read(eight)?,
                })
            })
            .ok_or_else(|| {
                "no pair of clocks: turns of the 4 and of the 8, each 0 to 255, as in 0,3"
                    .to_owned()
            })
    }
}

/// A whole number from `LEAST` to `MOST`.
pub fn whole<const LEAST: u64, const MOST: u64>(text: &str) -> Result<u64, String> {
    text.parse()
        .ok()
        .filter(|number| (LEAST..=MOST).contains(number))
        .ok_or_else(|| format!("no whole number from {LEAST} to {MOST}"))
}

/// A seed: any `u64`.
pub fn seed(text: &str) -> Result<u64, String> {
    whole::<0, { u64::MAX }>(text)
}
