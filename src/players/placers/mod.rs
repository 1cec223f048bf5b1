//! Agents for the Placer's seat.

mod rack;

pub use rack::{RackPlacer, Style, StyleError};
