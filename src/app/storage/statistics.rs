//! What came of all matches of one tier.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Counts of matches. A match counts once it has ended, choked or given up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TierStatistics {
    pub played: u32,
    pub cleared: u32,
    /// Cleared in a row, up to now.
    pub streak: u32,
    /// How many matches were cleared in so many turns.
    pub turns: BTreeMap<u32, u32>,
}

/// Matches whose turns lie between two numbers, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bin {
    pub from: u32,
    pub to: u32,
    pub count: u32,
}

impl TierStatistics {
    /// Most bins of a histogram.
    pub const MOST_BINS: u32 = 8;

    /// What is broken reads as nothing.
    pub(super) fn read(value: Value) -> Self {
        serde_json::from_value(value).unwrap_or_default()
    }

    /// One more match: choked in so many turns, or given up.
    pub(super) fn with(mut self, turns: Option<u32>) -> Self {
        self.played = self.played.saturating_add(1);
        match turns {
            Some(turns) => {
                self.cleared = self.cleared.saturating_add(1);
                self.streak = self.streak.saturating_add(1);
                let count = self.turns.entry(turns).or_default();
                *count = count.saturating_add(1);
            }
            None => self.streak = 0,
        }
        self
    }

    /// The turns of all cleared matches, in at most [`Self::MOST_BINS`] bins of one round
    /// width, without a gap from the fewest to the most.
    pub fn histogram(&self) -> Vec<Bin> {
        let (Some((&least, _)), Some((&most, _))) =
            (self.turns.first_key_value(), self.turns.last_key_value())
        else {
            return Vec::new();
        };
        let width = (0..)
            .flat_map(|power| {
                [1, 2, 5].map(|step| 10_u32.saturating_pow(power).saturating_mul(step))
            })
            .find(|width| most / width - least / width < Self::MOST_BINS)
            .unwrap_or(u32::MAX);
        (least / width..=most / width)
            .map(|bin| {
                let from = bin * width;
                let to = from.saturating_add(width - 1);
                let count = self.turns.range(from..=to).map(|(_, count)| *count);
                Bin {
                    from,
                    to,
                    count: count.fold(0, u32::saturating_add),
                }
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(turns: &[u32]) -> TierStatistics {
        turns.iter().fold(TierStatistics::default(), |all, &turns| {
            all.with(Some(turns))
        })
    }

    #[test]
    fn a_histogram_counts_every_match_once_in_round_bins() {
        let bins = |turns: &[u32]| -> Vec<_> {
            of(turns)
                .histogram()
                .iter()
                .map(|bin| (bin.from, bin.to, bin.count))
                .collect()
        };
        assert_eq!(bins(&[]), []);
        assert_eq!(bins(&[66]), [(66, 66, 1)]);
        assert_eq!(bins(&[66, 68, 68]), [(66, 66, 1), (67, 67, 0), (68, 68, 2)]);
        assert_eq!(
            bins(&[41, 59, 60, 125]),
            [
                (40, 59, 2),
                (60, 79, 1),
                (80, 99, 0),
                (100, 119, 0),
                (120, 139, 1)
            ]
        );
        let all: Vec<u32> = (0..5_000).map(|turn| turn * 7_919 % 1_000_003).collect();
        let histogram = of(&all).histogram();
        assert!(histogram.len() <= TierStatistics::MOST_BINS as usize);
        assert_eq!(histogram.iter().map(|bin| bin.count).sum::<u32>(), 5_000);
        bins(&[0, u32::MAX]);
    }

    #[test]
    fn a_match_given_up_ends_the_streak() {
        let all = of(&[50, 60]).with(None).with(Some(70));
        assert_eq!((all.played, all.cleared, all.streak), (4, 3, 1));
    }
}
