//! The search and its oracle side by side, and positions to ask them about.

use std::sync::{Arc, LazyLock};

use stacked::{
    engine::{Board, Dir, Position, Rack, Tier, rng},
    players::{
        Tuning,
        search::{Decision, Evaluation, Limits, Outlook, Search, Weights},
    },
};

use crate::oracle::{Clocks, Measure, Oracle};

/// One way of searching, with its oracle.
pub struct Pair {
    pub limits: Limits,
    pub evaluation: Arc<Evaluation>,
    pub measure: Measure,
}

pub static COUNT: LazyLock<Arc<Evaluation>> =
    LazyLock::new(|| Arc::new(Evaluation::new(Weights::COUNT)));
pub static TUNED: LazyLock<Arc<Evaluation>> =
    LazyLock::new(|| Arc::new(Evaluation::new(Tuning::embedded().evaluation)));

impl Pair {
    pub fn counting(plies: u8, outlook: Outlook) -> Self {
        Self {
            limits: Limits { plies, outlook },
            evaluation: Arc::clone(&COUNT),
            measure: Measure::Count,
        }
    }

    pub fn tuned(plies: u8, outlook: Outlook) -> Self {
        Self {
            limits: Limits { plies, outlook },
            evaluation: Arc::clone(&TUNED),
            measure: measure(Tuning::embedded().evaluation),
        }
    }

    pub fn both(plies: u8, outlook: Outlook) -> [Self; 2] {
        [Self::counting(plies, outlook), Self::tuned(plies, outlook)]
    }

    pub fn search(&self, position: &Position) -> Search {
        Search::new(position, self.limits, Arc::clone(&self.evaluation))
    }

    /// Searches and asserts that the oracle finds the same, to the last bit.
    pub fn checked(&self, position: &Position) -> Decision {
        let found = self.search(position).run();
        let values = self.expected(position);
        let at = || {
            format!(
                "{:?} clocks {:?}{:?}",
                self.limits,
                position.rack().clocks(),
                position.board()
            )
        };
        assert_eq!(found.values, values, "{}", at());
        assert_eq!(found.best, first_highest(values), "{}", at());
        found
    }

    fn expected(&self, position: &Position) -> [Option<f64>; 4] {
        let board: Vec<u64> = position.board().values().collect();
        let [_, four, eight] = position.rack().cooldowns();
        let oracle = Oracle {
            cooldowns: Clocks { four, eight },
            measure: self.measure,
            worst_cell: self.limits.outlook == Outlook::Worst,
        };
        let [_, four, eight] = position.rack().clocks();
        oracle.values(
            board.as_slice().try_into().unwrap(),
            Clocks { four, eight },
            self.limits.plies,
        )
    }
}

pub fn measure(weights: Weights) -> Measure {
    Measure::Tuned {
        monotonicity: weights.monotonicity.into(),
        smoothness: weights.smoothness.into(),
        free: weights.free.into(),
        corner: weights.corner.into(),
    }
}

fn first_highest(values: [Option<f64>; 4]) -> Option<Dir> {
    let highest = values.into_iter().flatten().reduce(f64::max)?;
    Dir::ALL
        .into_iter()
        .find(|dir| values[dir.index()] == Some(highest))
}

pub fn to_slide(board: Board, tier: Tier, [four, eight]: [u8; 2]) -> Position {
    let rack = Rack::new(Tuning::embedded().tier(tier).rack());
    Position::for_slider(board, rack.with_clocks([0, four, eight]))
}

/// Dice for the clocks: anything from ready to just used.
pub fn thrown_clocks(tier: Tier, seed: u64) -> [u8; 2] {
    let (four, eight) = Tuning::embedded().tier(tier).cooldowns;
    let dice = rng::scrambled(seed);
    [
        (dice % (u64::from(four) + 1)) as u8,
        (dice >> 32).wrapping_rem(u64::from(eight) + 1) as u8,
    ]
}
