//! The rules, pure: no clock, thread, I/O, hash order or engine above it.
//!
//! [`Game`] is the log of one match; [`Position`] is one moment of it and decides
//! what is legal and when the board has choked. The same inputs give the same
//! results on every platform.

mod board;
mod cell;
mod dir;
mod game;
mod line;
mod link;
mod packed;
mod position;
mod rack;
mod record;
pub mod rng;
mod rules;
mod tier;
mod tile;

pub use board::{Board, BoardError, Shift, Slide};
pub use cell::{Cell, CellError, Size, SizeError};
pub use dir::{Dir, DirError};
pub use game::Game;
pub use line::slide_line;
pub use link::LinkError;
pub use packed::{Packed, Tables};
pub use position::{Event, Illegal, Move, Position, Status};
pub use rack::{Clocks, Rack, Slot, SlotError};
pub use record::RecordError;
pub use rules::Rules;
pub use tier::{Tier, TierError};
pub use tile::{Tile, TileError};
