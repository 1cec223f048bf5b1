//! The transposition table: values already found, keyed on board, plies and clocks.

use super::grid::Grid;
use crate::engine::{Clocks, Slot};

/// Entries kept: 8 KiB of packed boards, which a processor's nearest caches hold.
const SIZE: usize = 1 << 8;

/// A small table in which a newer value takes an older one's place. An entry is
/// used only when its whole key is equal: boards with other clocks are never confused.
pub struct Table<G> {
    entries: Vec<Option<Entry<G>>>,
}

#[derive(Clone, Copy)]
struct Entry<G> {
    board: G,
    rest: u32,
    value: f64,
}

impl<G: Grid> Table<G> {
    /// A table that takes its memory with the first value: the shallowest searches
    /// keep none.
    pub const fn new() -> Self {
        Self {
            entries: Vec::new(),
        }
    }

    pub fn get(&self, board: G, clocks: Clocks, plies: u8) -> Option<f64> {
        let rest = rest_of_key(clocks, plies);
        let entry = self.entries.get(slot(board, rest))?.as_ref()?;
        (entry.board == board && entry.rest == rest).then_some(entry.value)
    }

    pub fn put(&mut self, board: G, clocks: Clocks, plies: u8, value: f64) {
        if self.entries.is_empty() {
            self.entries.resize(SIZE, None);
        }
        let rest = rest_of_key(clocks, plies);
        self.entries[slot(board, rest)] = Some(Entry { board, rest, value });
    }
}

/// Plies and both clocks; the 2's is always 0.
fn rest_of_key(clocks: Clocks, plies: u8) -> u32 {
    u32::from_be_bytes([
        0,
        plies,
        clocks[Slot::Four.index()],
        clocks[Slot::Eight.index()],
    ])
}

fn slot(board: impl Grid, rest: u32) -> usize {
    let hash = board.hashed() ^ u64::from(rest).wrapping_mul(0x2545_f491_4f6c_dd1d);
    (hash ^ hash >> 29) as usize % SIZE
}
