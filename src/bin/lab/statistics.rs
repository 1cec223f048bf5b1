//! Counts of many matches, and what they say.
//!
//! Only whole numbers are added up, so the order in which threads finish leaves no
//! trace.

use std::collections::BTreeMap;

use serde::Serialize;
use stacked::engine::{Size, Slot, Tile};

/// Counts over any number of matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Matches by their length in turns, those that choked and those cut off.
    won: BTreeMap<u32, u64>,
    cut_off: BTreeMap<u32, u64>,
    /// Matches by the value of the highest tile at their end.
    pub highest: BTreeMap<u64, u64>,
    pub by_slot: [u64; Slot::ALL.len()],
    pub by_cell: [u64; Size::CLASSIC.area()],
}

impl Tally {
    pub fn add_match(&mut self, turns: u32, won: bool, highest: Option<Tile>) {
        let lengths = if won {
            &mut self.won
        } else {
            &mut self.cut_off
        };
        *lengths.entry(turns).or_default() += 1;
        *self
            .highest
            .entry(highest.map_or(0, Tile::value))
            .or_default() += 1;
    }

    pub const fn add_placement(&mut self, slot: Slot, cell: usize) {
        self.by_slot[slot.index()] += 1;
        self.by_cell[cell] += 1;
    }

    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        merge(&mut self.won, &other.won);
        merge(&mut self.cut_off, &other.cut_off);
        merge(&mut self.highest, &other.highest);
        for (sum, count) in self.by_slot.iter_mut().zip(other.by_slot) {
            *sum += count;
        }
        for (sum, count) in self.by_cell.iter_mut().zip(other.by_cell) {
            *sum += count;
        }
        self
    }

    pub fn wins(&self) -> u64 {
        self.won.values().sum()
    }

    pub fn runs(&self) -> u64 {
        self.wins() + self.cut_off.values().sum::<u64>()
    }

    pub fn placements(&self) -> u64 {
        self.by_slot.iter().sum()
    }

    /// Lengths of all matches; `None` without any.
    pub fn turns(&self) -> Option<Lengths> {
        let mut all = self.won.clone();
        merge(&mut all, &self.cut_off);
        Lengths::of(&all)
    }

    /// Lengths of the matches that choked; `None` without any.
    pub fn turns_of_wins(&self) -> Option<Lengths> {
        Lengths::of(&self.won)
    }
}

fn merge<K: Ord + Copy>(sums: &mut BTreeMap<K, u64>, counts: &BTreeMap<K, u64>) {
    for (&key, count) in counts {
        *sums.entry(key).or_default() += count;
    }
}

/// How long matches were, in turns.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Lengths {
    pub mean: f64,
    /// The lower of the two in the middle when their number is even.
    pub median: u32,
    pub min: u32,
    pub max: u32,
}

impl Lengths {
    fn of(lengths: &BTreeMap<u32, u64>) -> Option<Self> {
        let (&min, _) = lengths.first_key_value()?;
        let (&max, _) = lengths.last_key_value()?;
        let count: u64 = lengths.values().sum();
        let sum: u64 = lengths
            .iter()
            .map(|(&turns, &n)| u64::from(turns) * n)
            .sum();
        let mut seen = 0;
        let (&median, _) = lengths.iter().find(|&(_, &n)| {
            seen += n;
            2 * seen >= count
        })?;
        Some(Self {
            mean: sum as f64 / count as f64,
            median,
            min,
            max,
        })
    }
}

/// A share with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

impl Rate {
    /// The normal distribution's 97.5 % point.
    const Z: f64 = 1.959_963_984_540_054;

    /// The score interval of Wilson, Probable Inference, the Law of Succession, and
    /// Statistical Inference, JASA 22 (1927), 209-212. `runs` is at least one.
    pub fn of(wins: u64, runs: u64) -> Self {
        let n = runs as f64;
        let rate = wins as f64 / n;
        let z2 = Self::Z * Self::Z;
        let centre = rate + z2 / (2.0 * n);
        let spread = Self::Z * (rate * (1.0 - rate) / n + z2 / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z2 / n;
        // At no win and at all wins the bound is exact; rounding would miss it.
        Self {
            rate,
            low: if wins == 0 {
                0.0
            } else {
                (centre - spread) / scale
            },
            high: if wins == runs {
                1.0
            } else {
                (centre + spread) / scale
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_wilsons() {
        // Worked by hand: 10 of 50 gives 0.1124 to 0.3304.
        let Rate { rate, low, high } = Rate::of(10, 50);
        assert!((rate - 0.2).abs() < 1e-12);
        assert!((low - 0.1124).abs() < 1e-4 && (high - 0.3304).abs() < 1e-4);
        assert_eq!(Rate::of(0, 7).low, 0.0);
        assert_eq!(Rate::of(7, 7).high, 1.0);
    }

    #[test]
    fn the_order_of_adding_leaves_no_trace() {
        let tally = |turns, won| {
            let mut tally = Tally::default();
            tally.add_match(turns, won, Some(Tile::EIGHT));
            tally.add_placement(Slot::Two, turns as usize % 16);
            tally
        };
        let all = [
            tally(3, true),
            tally(9, false),
            tally(4, true),
            tally(4, true),
        ];
        let forwards = all.iter().fold(Tally::default(), Tally::and);
        let backwards = all.iter().rev().fold(Tally::default(), Tally::and);
        assert_eq!(forwards, backwards);
        assert_eq!((forwards.wins(), forwards.runs()), (3, 4));
        let turns = forwards.turns().expect("there are matches");
        assert_eq!((turns.mean, turns.median), (5.0, 4));
        assert_eq!((turns.min, turns.max), (3, 9));
        assert_eq!(forwards.turns_of_wins().map(|won| won.max), Some(4));
    }
}
