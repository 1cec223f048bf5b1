//! The search's board: 4x4 in one `u64`, four bits a cell.
//!
//! Four bits hold exponents up to 15, so a tile of 65536 does not fit. A slide keeps
//! the sum of all values, so a board whose sum, with everything that can be placed
//! during a search, stays below 65536 can never grow such a tile: [`Packed::new`]
//! asks for that room and refuses boards without it. Those are searched on
//! [`Board`](super::Board) itself: slower, and exact.

use std::sync::OnceLock;

use super::{Board, Dir, Size, slide_line};

/// A 4x4 board; cell `i` lies in bits `4i..4i+4` as its exponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Packed(pub u64);

impl Packed {
    const ROWS: usize = 4;
    /// The least value that four bits cannot hold.
    const LIMIT: u64 = 1 << 16;

    /// Packs a 4x4 board on which tiles worth `room` more in all can still be placed.
    /// `None` when it has another size or a tile could outgrow four bits.
    pub fn new(board: &Board, room: u64) -> Option<Self> {
        if board.size() != Size::CLASSIC || board.sum().saturating_add(room) >= Self::LIMIT {
            return None;
        }
        Some(Self(
            board
                .exponents()
                .iter()
                .rev()
                .fold(0, |bits, &exponent| bits << 4 | u64::from(exponent)),
        ))
    }

    /// The row's four exponents, the leftmost in the lowest bits.
    pub const fn row(self, row: usize) -> u16 {
        (self.0 >> (16 * row)) as u16
    }

    /// Every [row](Self::row), from the top.
    pub const fn rows(self) -> [u16; 4] {
        [self.row(0), self.row(1), self.row(2), self.row(3)]
    }

    /// The board of these rows, from the top.
    pub const fn of_rows(rows: [u16; 4]) -> Self {
        let [top, upper, lower, bottom] = rows;
        Self(top as u64 | (upper as u64) << 16 | (lower as u64) << 32 | (bottom as u64) << 48)
    }

    /// Rows become columns.
    #[must_use]
    pub const fn transposed(self) -> Self {
        let x = self.0;
        let x = (x & 0xf0f0_0f0f_f0f0_0f0f)
            | (x & 0x0000_f0f0_0000_f0f0) << 12
            | (x & 0x0f0f_0000_0f0f_0000) >> 12;
        Self(
            (x & 0xff00_ff00_00ff_00ff)
                | (x & 0x00ff_00ff_0000_0000) >> 24
                | (x & 0x0000_0000_ff00_ff00) << 24,
        )
    }

    /// The board after a slide; equal to this one when nothing moves.
    #[must_use]
    #[inline]
    pub fn slide(self, tables: &Tables, dir: Dir) -> Self {
        let slide_rows = |board: Self, rows: &Rows| {
            Self((0..Self::ROWS).fold(0, |bits, row| {
                bits | u64::from(rows[usize::from(board.row(row))]) << (16 * row)
            }))
        };
        match dir {
            Dir::Left => slide_rows(self, &tables.left),
            Dir::Right => slide_rows(self, &tables.right),
            Dir::Up => slide_rows(self.transposed(), &tables.left).transposed(),
            Dir::Down => slide_rows(self.transposed(), &tables.right).transposed(),
        }
    }

    /// One bit a cell, set where a tile lies.
    pub const fn occupied(self) -> u16 {
        let x = self.0 | self.0 >> 2;
        let x = (x | x >> 1) & 0x1111_1111_1111_1111;
        let x = (x | x >> 3) & 0x0303_0303_0303_0303;
        let x = (x | x >> 6) & 0x000f_000f_000f_000f;
        let x = (x | x >> 12) & 0x0000_00ff_0000_00ff;
        (x | x >> 24) as u16
    }

    /// The board with a tile of `exponent` on the empty cell `index`.
    #[must_use]
    pub const fn with(self, index: usize, exponent: u8) -> Self {
        Self(self.0 | (exponent as u64) << (4 * index))
    }

    /// The exponent on cell `index`, 0 for empty.
    pub const fn exponent(self, index: usize) -> u8 {
        (self.0 >> (4 * index) & 0xf) as u8
    }
}

type Rows = Box<[u16; 1 << 16]>;

/// Every row of four exponents, slid to the left and to the right.
pub struct Tables {
    left: Rows,
    right: Rows,
}

impl Tables {
    /// The tables, built on first use.
    pub fn get() -> &'static Self {
        static TABLES: OnceLock<Tables> = OnceLock::new();
        TABLES.get_or_init(|| Self {
            left: Self::slid_rows(false),
            right: Self::slid_rows(true),
        })
    }

    fn slid_rows(to_right: bool) -> Rows {
        let rows: Vec<u16> = (0..=u16::MAX).map(|row| slid(row, to_right)).collect();
        rows.try_into().expect("there are so many rows")
    }
}

/// A row after a slide. Two 32768s stay apart here; [`Packed::new`] keeps rows that
/// hold two of them out.
fn slid(row: u16, to_right: bool) -> u16 {
    let mut line = [0, 4, 8, 12].map(|shift| (row >> shift & 0xf) as u8);
    if line.iter().filter(|&&exponent| exponent == 0xf).count() > 1 {
        return row;
    }
    if to_right {
        line.reverse();
    }
    slide_line(&mut line, |_, _, _| {});
    if to_right {
        line.reverse();
    }
    line.iter()
        .rev()
        .fold(0, |bits, &exponent| bits << 4 | u16::from(exponent))
}
