//! Which empty cells a placement node looks at: the most hemmed in, where a tile
//! hurts most.

use std::sync::OnceLock;

use crate::engine::{Cell, Size};

/// The most empty cells a placement node looks at.
pub const MAX_SAMPLED_CELLS: usize = 4;

/// Up to [`MAX_SAMPLED_CELLS`] cell indices, most telling first.
#[derive(Clone, Copy, Default)]
pub struct Sample {
    cells: [u8; MAX_SAMPLED_CELLS],
    count: u8,
}

impl IntoIterator for Sample {
    type Item = usize;
    type IntoIter = std::iter::Map<
        std::iter::Take<std::array::IntoIter<u8, MAX_SAMPLED_CELLS>>,
        fn(u8) -> usize,
    >;

    fn into_iter(self) -> Self::IntoIter {
        self.cells
            .into_iter()
            .take(usize::from(self.count))
            .map(usize::from)
    }
}

/// The sample of a 4x4 board, from one bit a cell, set where a tile lies.
pub fn classic(occupied: u16) -> Sample {
    static SAMPLES: OnceLock<Vec<Sample>> = OnceLock::new();
    SAMPLES.get_or_init(|| {
        (0..=u16::MAX)
            .map(|occupied| {
                of(Size::CLASSIC, |cell| {
                    occupied >> Size::CLASSIC.index(cell) & 1 == 1
                })
            })
            .collect()
    })[usize::from(occupied)]
}

/// The empty cells with the most occupied neighbours first, then the most central
/// (steps from the nearest edge, down plus across), then by index; the first few.
pub fn of(size: Size, occupied: impl Fn(Cell) -> bool) -> Sample {
    // Kept sorted, best first; an insertion a cell is enough for so few.
    let mut best: [(u8, u8); MAX_SAMPLED_CELLS] = [(0, 0); MAX_SAMPLED_CELLS];
    let mut sample = Sample::default();
    for (index, cell) in size.cells().enumerate() {
        if occupied(cell) {
            continue;
        }
        let rank = (hemmed(size, cell, &occupied), centrality(size, cell));
        let count = usize::from(sample.count);
        let place = (0..count).find(|&i| rank > best[i]).unwrap_or(count);
        if place == MAX_SAMPLED_CELLS {
            continue;
        }
        let last = count.min(MAX_SAMPLED_CELLS - 1);
        best.copy_within(place..last, place + 1);
        sample.cells.copy_within(place..last, place + 1);
        best[place] = rank;
        sample.cells[place] = u8::try_from(index).expect("a board has at most 64 cells");
        sample.count = u8::try_from(last + 1).expect("the sample is small");
    }
    sample
}

/// How many of the four neighbours are occupied; the edge is not.
fn hemmed(size: Size, Cell { row, col }: Cell, occupied: &impl Fn(Cell) -> bool) -> u8 {
    [
        (row.wrapping_sub(1), col),
        (row + 1, col),
        (row, col.wrapping_sub(1)),
        (row, col + 1),
    ]
    .into_iter()
    .map(|(row, col)| Cell::new(row, col))
    .map(|cell| u8::from(size.contains(cell) && occupied(cell)))
    .sum()
}

fn centrality(size: Size, Cell { row, col }: Cell) -> u8 {
    row.min(size.rows() - 1 - row) + col.min(size.cols() - 1 - col)
}
