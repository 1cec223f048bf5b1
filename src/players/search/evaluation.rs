//! How good a board is for the Slider: one measure for all tiers.
//!
//! Four terms, all on exponents. *Monotonicity*: along each row and column the tiles
//! should only rise or only fall; the smaller of the summed rises and the summed falls
//! is the penalty. *Smoothness*: the steps between neighbouring tiles, empty cells
//! passed over, are a penalty too. *Free tiles*: empty cells are room to live. *Corner*:
//! the highest tile lies in a corner. The first three are the terms of the well-known
//! 2048 program by ov3y (2014); his maximum-value term gave way to the corner.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::{Board, Cell, Dir, Packed, Size, Tables};

/// Points for each term; see the module's head. Integers, so that every platform
/// reckons alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Taken off for each exponent step against a line's own trend.
    pub monotonicity: i32,
    /// Taken off for each exponent step between neighbours.
    pub smoothness: i32,
    /// For each empty cell.
    pub free: i32,
    /// For each exponent of the highest tile while it lies in a corner.
    pub corner: i32,
}

impl Weights {
    /// Weights beyond this could overflow the sums.
    const LIMIT: i32 = 10_000;

    /// Weights that count the empty cells and nothing else.
    pub const COUNT: Self = Self {
        monotonicity: 0,
        smoothness: 0,
        free: 1,
        corner: 0,
    };

    /// # Errors
    /// When a weight is beyond the limit of ±10,000.
    pub fn check(&self) -> Result<(), WeightsError> {
        [
            ("monotonicity", self.monotonicity),
            ("smoothness", self.smoothness),
            ("free", self.free),
            ("corner", self.corner),
        ]
        .into_iter()
        .find(|(_, weight)| weight.unsigned_abs() > Self::LIMIT.unsigned_abs())
        .map_or(Ok(()), |(name, weight)| Err(WeightsError { name, weight }))
    }
}

/// A weight that is out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightsError {
    name: &'static str,
    weight: i32,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {} is beyond ±{}",
            self.name,
            self.weight,
            Weights::LIMIT
        )
    }
}

impl std::error::Error for WeightsError {}

/// Weights made ready for use.
pub struct Evaluation {
    weights: Weights,
    /// Every row of a packed board as it is, and after a slide to the left and right.
    still: Rows,
    left: Rows,
    right: Rows,
}

type Rows = Box<[Row; 1 << 16]>;

/// A row of four exponents and what it adds to a board. From the highest bits down: its
/// highest exponent; its points; the higher exponent of its two ends; the row.
///
/// The points are twice those of its line, and once those of its empty cells: the sum
/// over rows and columns is twice the board's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Row(u64);

impl Row {
    const HIGHEST: u32 = 60;
    const POINTS: u32 = 28;
    const ENDS: u32 = 16;

    fn new(weights: &Weights, row: u16) -> Self {
        let line = [0, 4, 8, 12].map(|shift| (row >> shift & 0xf) as u8);
        let free = line.iter().filter(|&&exponent| exponent == 0).count() as i32;
        let points = 2 * line_points(weights, line.into_iter()) + weights.free * free;
        let highest = line.into_iter().max().expect("a row has four cells");
        Self(
            u64::from(highest) << Self::HIGHEST
                | u64::from(points as u32) << Self::POINTS
                | u64::from(line[0].max(line[3])) << Self::ENDS
                | u64::from(row),
        )
    }

    const fn highest(self) -> i32 {
        (self.0 >> Self::HIGHEST) as i32
    }

    const fn ends(self) -> i32 {
        (self.0 >> Self::ENDS & 0xf) as i32
    }
}

impl Evaluation {
    /// No board is worth more than this, or less than its negative.
    pub const BOUND: i32 = 100_000;

    pub fn new(weights: Weights) -> Self {
        let tables = Tables::get();
        let still = every_row(|row| Row::new(&weights, row));
        let slid =
            |dir| every_row(|row| still[usize::from(Packed(row.into()).slide(tables, dir).row(0))]);
        Self {
            weights,
            left: slid(Dir::Left),
            right: slid(Dir::Right),
            still,
        }
    }

    /// The worth of a packed board, in points.
    pub fn packed(&self, board: Packed) -> i32 {
        bounded(self.of_rows(board.rows().map(|row| self.still[usize::from(row)])))
    }

    /// The worth of a packed board after its best slide, and how many are legal.
    pub fn best_packed_slide(&self, board: Packed) -> (u32, i32) {
        // Up and down are left and right of the transposed board, which is worth the same.
        let transposed = board.transposed();
        let worths = [
            self.packed_slide(transposed, &self.left),
            self.packed_slide(transposed, &self.right),
            self.packed_slide(board, &self.left),
            self.packed_slide(board, &self.right),
        ];
        let (mut legal, mut best) = (0, i32::MIN);
        for worth in worths {
            legal += u32::from(worth > i32::MIN);
            best = best.max(worth);
        }
        (legal, bounded(best))
    }

    #[inline(always)]
    fn packed_slide(&self, board: Packed, slid: &Rows) -> i32 {
        let rows = board.rows().map(|row| slid[usize::from(row)]);
        // Reckoned for illegal slides too: a branch here is seldom foreseen.
        let worth = self.of_rows(rows);
        if packed_of(rows) == board {
            i32::MIN
        } else {
            worth
        }
    }

    #[inline(always)]
    fn of_rows(&self, rows: [Row; 4]) -> i32 {
        let cols = packed_of(rows).transposed().rows();
        let cols = cols.map(|col| self.still[usize::from(col)]);
        // What lies under the points is too small for its sum to reach them, and the
        // highest exponents above fall out.
        let sum: u64 = rows
            .iter()
            .chain(&cols)
            .fold(0, |sum, row| sum.wrapping_add(row.0));
        let points = (sum >> Row::POINTS) as i32;
        let [top, upper, lower, bottom] = rows;
        let highest = top.max(bottom).max(upper.max(lower)).highest();
        let corner = if top.ends().max(bottom.ends()) == highest {
            self.weights.corner * highest
        } else {
            0
        };
        (points >> 1) + corner
    }

    /// The same worth, for a board of any size and any tiles.
    pub fn board(&self, board: &Board) -> i32 {
        let size = board.size();
        let exponents = board.exponents();
        let (rows, cols) = (usize::from(size.rows()), usize::from(size.cols()));
        let rows_points = exponents
            .chunks(cols)
            .map(|row| line_points(&self.weights, row.iter().copied()));
        let cols_points = (0..cols).map(|col| {
            let column = (0..rows).map(|row| exponents[row * cols + col]);
            line_points(&self.weights, column)
        });
        let highest = exponents.iter().copied().max().unwrap_or_default();
        let in_corner = corners(size).any(|corner| exponents[size.index(corner)] == highest);
        let free = exponents.iter().filter(|&&exponent| exponent == 0).count();
        let points: i32 = rows_points.chain(cols_points).sum();
        let corner = if in_corner {
            self.weights.corner * i32::from(highest)
        } else {
            0
        };
        bounded(points + self.weights.free * free as i32 + corner)
    }
}

fn bounded(worth: i32) -> i32 {
    worth.clamp(-Evaluation::BOUND, Evaluation::BOUND)
}

fn every_row(entry: impl Fn(u16) -> Row) -> Rows {
    let rows: Vec<Row> = (0..=u16::MAX).map(entry).collect();
    rows.try_into().ok().expect("there are as many rows")
}

fn packed_of(rows: [Row; 4]) -> Packed {
    Packed::of_rows(rows.map(|row| row.0 as u16))
}

fn corners(size: Size) -> impl Iterator<Item = Cell> {
    let (bottom, right) = (size.rows() - 1, size.cols() - 1);
    [(0, 0), (0, right), (bottom, 0), (bottom, right)]
        .into_iter()
        .map(|(row, col)| Cell::new(row, col))
}

/// Monotonicity and smoothness of one line.
fn line_points(weights: &Weights, line: impl Iterator<Item = u8>) -> i32 {
    let (mut rises, mut falls) = (0, 0);
    let mut before = None;
    for exponent in line.filter(|&exponent| exponent > 0).map(i32::from) {
        if let Some(before) = before.replace(exponent) {
            rises += (exponent - before).max(0);
            falls += (before - exponent).max(0);
        }
    }
    -weights.monotonicity * rises.min(falls) - weights.smoothness * (rises + falls)
}
