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

use crate::engine::{Board, Cell, Packed, Size};

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
    /// For every row of four exponents: its points shifted up by [`HIGHEST_BITS`],
    /// and below them its highest exponent.
    lines: Vec<i32>,
}

const HIGHEST_BITS: u32 = 4;

impl Evaluation {
    /// No board is worth more than this, or less than its negative.
    pub const BOUND: i32 = 100_000;

    pub fn new(weights: Weights) -> Self {
        let lines = (0..=u16::MAX)
            .map(|row| {
                let line = [0, 4, 8, 12].map(|shift| (row >> shift & 0xf) as u8);
                let highest = line.into_iter().max().expect("a row has four cells");
                line_points(&weights, line.into_iter()) << HIGHEST_BITS | i32::from(highest)
            })
            .collect();
        Self { weights, lines }
    }

    /// The worth of a packed board, in points.
    pub fn packed(&self, board: Packed) -> i32 {
        let line = |line: u16| self.lines[usize::from(line)];
        let transposed = board.transposed();
        let mut points = 0;
        let mut highest = 0;
        for index in 0..4 {
            let row = line(board.row(index));
            points += row >> HIGHEST_BITS;
            points += line(transposed.row(index)) >> HIGHEST_BITS;
            highest = highest.max(row & 0xf);
        }
        let free = 16 - board.occupied().count_ones() as i32;
        let in_corner = [0, 3, 12, 15]
            .iter()
            .any(|&corner| i32::from(board.exponent(corner)) == highest);
        self.sum(points, free, highest, in_corner)
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
        self.sum(
            rows_points.chain(cols_points).sum(),
            free as i32,
            i32::from(highest),
            in_corner,
        )
    }

    fn sum(&self, points: i32, free: i32, highest: i32, in_corner: bool) -> i32 {
        let corner = if in_corner {
            self.weights.corner * highest
        } else {
            0
        };
        (points + self.weights.free * free + corner).clamp(-Self::BOUND, Self::BOUND)
    }
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
