//! What the game's balance asks for, and whether counts meet it.

use serde::Serialize;
use stacked::engine::{Clocks, Slot, Tier};

use crate::statistics::{Lengths, Rate, Tally};

/// How often the human placer should win against a tier, and in how many turns.
struct Band {
    rate: (f64, f64),
    median: Option<(u32, u32)>,
}

const fn band(tier: Tier) -> Band {
    match tier {
        Tier::Beginner => Band {
            rate: (0.8, 1.0),
            median: Some((50, 80)),
        },
        Tier::Intermediate => Band {
            rate: (0.4, 0.7),
            median: None,
        },
        Tier::Expert => Band {
            rate: (0.1, 0.4),
            median: None,
        },
    }
}

/// Where an interval lies in its band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    Inside,
    /// More runs are needed, or the rate lies on the edge.
    Undecided,
    Outside,
}

#[derive(Clone, Debug, Serialize)]
pub struct BandReport {
    low: f64,
    high: f64,
    pub rate: Verdict,
    /// The median's limits and whether it keeps them, for the tier that has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub median: Option<MedianReport>,
}

#[derive(Clone, Debug, Serialize)]
pub struct MedianReport {
    low: u32,
    high: u32,
    pub ok: bool,
}

impl BandReport {
    pub fn of(tier: Tier, rate: Rate, wins: Option<Lengths>) -> Self {
        let band = band(tier);
        let (low, high) = band.rate;
        let verdict = if low <= rate.low && rate.high <= high {
            Verdict::Inside
        } else if rate.high < low || high < rate.low {
            Verdict::Outside
        } else {
            Verdict::Undecided
        };
        Self {
            low,
            high,
            rate: verdict,
            median: band.median.map(|(low, high)| MedianReport {
                low,
                high,
                ok: wins.is_some_and(|turns| (low..=high).contains(&turns.median)),
            }),
        }
    }

    pub fn told(&self) -> String {
        let verdict = match self.rate {
            Verdict::Inside => "inside",
            Verdict::Undecided => "undecided",
            Verdict::Outside => "OUTSIDE",
        };
        let (low, high) = (100.0 * self.low, 100.0 * self.high);
        let median = self.median.as_ref().map_or_else(String::new, |median| {
            let kept = if median.ok { "ok" } else { "NOT MET" };
            format!("; median {} to {}: {kept}", median.low, median.high)
        });
        format!("{low:.0} to {high:.0} %: {verdict}{median}")
    }
}

/// That no cell and no value dominates.
#[derive(Clone, Debug, Serialize)]
pub struct Checks {
    pub cell: Check,
    pub value: Check,
}

/// A share of all placements and what it must stay under.
#[derive(Clone, Debug, Serialize)]
pub struct Check {
    pub share: f64,
    pub limit: f64,
    pub ok: bool,
}

impl Checks {
    const CELL_LIMIT: f64 = 0.5;
    const VALUE_LIMIT: f64 = 0.7;
    /// How far the top value may pass the share that the rack forces.
    const OVER_FLOOR: f64 = 0.1;

    pub fn of(tally: &Tally, cooldowns: Clocks) -> Self {
        let share = |count: u64| count as f64 / tally.placements().max(1) as f64;
        let most_on_a_cell = tally.by_cell.into_iter().max().unwrap_or_default();
        let (top, count) = Slot::ALL
            .into_iter()
            .map(|slot| (slot, tally.by_slot[slot.index()]))
            .max_by_key(|&(_, count)| count)
            .expect("the rack has slots");
        let limit = Self::VALUE_LIMIT.max(supply_floor(top, cooldowns) + Self::OVER_FLOOR);
        let (cell, value) = (share(most_on_a_cell), share(count));
        Self {
            cell: Check {
                share: cell,
                limit: Self::CELL_LIMIT,
                ok: cell <= Self::CELL_LIMIT,
            },
            value: Check {
                share: value,
                limit,
                ok: value < limit,
            },
        }
    }
}

impl Check {
    pub fn told(&self) -> String {
        let kept = if self.ok { "ok" } else { "NOT MET" };
        let (share, limit) = (100.0 * self.share, 100.0 * self.limit);
        format!("{share:.1} % (limit {limit:.1} %): {kept}")
    }
}

/// The least share of `slot` that the cooldowns leave room for in the long run.
fn supply_floor(slot: Slot, cooldowns: Clocks) -> f64 {
    if slot != Slot::Two {
        return 0.0;
    }
    let most = |slot: Slot| 1.0 / f64::from(cooldowns[slot.index()].max(1));
    (1.0 - most(Slot::Four) - most(Slot::Eight)).max(0.0)
}
