//! Who can sit in a seat. Pure like the engine: no clock, no thread, no I/O.

pub mod lesson;
pub mod placers;
pub mod search;
pub mod sliders;
mod tuning;

pub use tuning::{TierTuning, Tiers, Tuning, TuningError};

use crate::engine::{Cell, Dir, Game, Slot};

/// Someone who slides.
pub trait Slider {
    /// The slide to answer the placement with; `None` when it is not the Slider's
    /// turn.
    fn slide(&mut self, game: &Game) -> Option<Dir>;
}

/// Someone who places tiles from a rack.
pub trait Placer {
    /// The next placement; `None` when it is not the Placer's turn.
    fn place(&mut self, game: &Game) -> Option<(Slot, Cell)>;
}
