//! The Slider's search: sampled expectimax over slides and placements.
//!
//! After the slide in question, `plies` more alternate placement and slide. A
//! placement node takes the clocks' tick, looks at the few most hemmed-in empty
//! cells, takes the worst ready slot on each and means over the cells: a random
//! Placer would make the Slider suicidally hopeful, the full worst case would fear
//! an 8 that is still cooling.
//!
//! The search is deterministic, counts its work in nodes and can be carried out in
//! slices: the answer does not depend on where they end.

mod evaluation;
mod grid;
mod sample;
mod sliced;
mod table;
mod tree;

use std::sync::Arc;

pub use evaluation::{Evaluation, Weights, WeightsError};
pub use sample::MAX_SAMPLED_CELLS;

use crate::engine::{Board, Dir, Packed, Position, Slot};
use sliced::Sliced;

/// What a position is worth in which the Slider has no legal slide. Evaluations stay
/// within a tenth of it.
pub const CHOKED: f64 = -1_000_000.0;

/// How placements are weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// The mean over the sampled cells of the worst ready slot: what the tiers use.
    Sampled,
    /// The worst cell and the worst ready slot of all: the ceiling.
    Worst,
}

/// How far and how a search looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Placements and slides after the slide in question, alternating.
    pub plies: u8,
    pub outlook: Outlook,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The best slide, the earlier in [`Dir::ALL`] among equals; `None` when there is
    /// no legal one.
    pub best: Option<Dir>,
    /// The value of each legal slide, in the order of [`Dir::ALL`].
    pub values: [Option<f64>; 4],
    /// Boards looked at.
    pub nodes: u64,
}

impl Decision {
    fn of(values: [Option<f64>; 4], nodes: u64) -> Self {
        let mut best: Option<(Dir, f64)> = None;
        for dir in Dir::ALL {
            if let Some(value) = values[dir.index()]
                && best.is_none_or(|(_, highest)| value > highest)
            {
                best = Some((dir, value));
            }
        }
        Self {
            best: best.map(|(dir, _)| dir),
            values,
            nodes,
        }
    }
}

/// A search under way.
pub struct Search(Fitting);

/// The same search on the fast board, or on the one that holds every tile and size.
enum Fitting {
    Packed(Sliced<Packed>),
    Wide(Sliced<Board>),
}

impl Search {
    /// A search of the slides that are legal in `position`. Its clocks are those
    /// before the turn's tick, as they stand when the Slider is to move.
    pub fn new(position: &Position, limits: Limits, evaluation: Arc<Evaluation>) -> Self {
        let placements = u64::from(limits.plies.div_ceil(2));
        let room = placements * Slot::Eight.tile().value();
        Self(match Packed::new(position.board(), room) {
            Some(board) => Fitting::Packed(Sliced::new(board, position, limits, evaluation)),
            None => Fitting::Wide(Sliced::new(*position.board(), position, limits, evaluation)),
        })
    }

    /// Looks at `nodes` more boards, or a few over; the decision when done.
    pub fn step(&mut self, nodes: u64) -> Option<Decision> {
        match &mut self.0 {
            Fitting::Packed(search) => search.step(nodes),
            Fitting::Wide(search) => search.step(nodes),
        }
    }

    /// Searches to the end.
    pub fn run(mut self) -> Decision {
        loop {
            if let Some(decision) = self.step(u64::MAX) {
                return decision;
            }
        }
    }
}
