//! What the search needs of a board, for the packed one and for the wide one.

use super::{
    evaluation::Evaluation,
    sample::{self, Sample},
};
use crate::engine::{Board, Dir, Packed, Tables, Tile};

/// A board that can be searched. Cells are indices, row by row.
pub trait Grid: Copy + Eq {
    /// The board after a slide; `None` when it changes nothing.
    fn slid(self, dir: Dir) -> Option<Self>;

    /// The board with `tile` on the empty cell `index`.
    fn placed(self, index: usize, tile: Tile) -> Self;

    /// The empty cells that a placement node looks at.
    fn sampled_cells(self) -> Sample;

    /// Every empty cell.
    fn empty_cells(self) -> impl Iterator<Item = usize>;

    fn evaluated(self, evaluation: &Evaluation) -> i32;

    /// How many slides are legal, and the evaluation after the best.
    fn best_slide(self, evaluation: &Evaluation) -> (u32, i32) {
        let slides = Dir::ALL.into_iter().filter_map(|dir| self.slid(dir));
        slides.fold((0, i32::MIN), |(legal, best), slid| {
            (legal + 1, best.max(slid.evaluated(evaluation)))
        })
    }

    /// Well mixed bits that are equal for equal boards.
    fn hashed(self) -> u64;
}

impl Grid for Packed {
    fn slid(self, dir: Dir) -> Option<Self> {
        let slid = self.slide(Tables::get(), dir);
        (slid != self).then_some(slid)
    }

    fn placed(self, index: usize, tile: Tile) -> Self {
        self.with(index, tile.exponent())
    }

    fn sampled_cells(self) -> Sample {
        sample::classic(self.occupied())
    }

    fn empty_cells(self) -> impl Iterator<Item = usize> {
        let occupied = self.occupied();
        (0..16).filter(move |index| occupied >> index & 1 == 0)
    }

    fn evaluated(self, evaluation: &Evaluation) -> i32 {
        evaluation.packed(self)
    }

    fn best_slide(self, evaluation: &Evaluation) -> (u32, i32) {
        evaluation.best_packed_slide(self)
    }

    fn hashed(self) -> u64 {
        mixed(self.0)
    }
}

impl Grid for Board {
    fn slid(self, dir: Dir) -> Option<Self> {
        let slide = self.slide(dir);
        slide.moved.then_some(slide.board)
    }

    fn placed(self, index: usize, tile: Tile) -> Self {
        let cell = self.size().cell(index).expect("the index is a cell's");
        self.with(cell, tile)
    }

    fn sampled_cells(self) -> Sample {
        sample::of(self.size(), |cell| self.get(cell).is_some())
    }

    fn empty_cells(self) -> impl Iterator<Item = usize> {
        (0..self.size().area()).filter(move |&index| self.exponents()[index] == 0)
    }

    fn evaluated(self, evaluation: &Evaluation) -> i32 {
        evaluation.board(&self)
    }

    fn hashed(self) -> u64 {
        self.exponents()
            .iter()
            .fold(0, |hash, &exponent| mixed(hash ^ u64::from(exponent)))
    }
}

/// One round of multiply and fold: enough to spread boards over a table.
const fn mixed(bits: u64) -> u64 {
    let product = bits.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    product ^ product >> 32
}
