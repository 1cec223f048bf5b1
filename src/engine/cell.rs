//! Where a tile can lie, and how large a board can be.

use std::{fmt, str::FromStr};

/// Rows and columns of a board, each 2 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    rows: u8,
    cols: u8,
}

impl Size {
    /// The board of 2048 and of every match of Stacked: 4x4.
    pub const CLASSIC: Self = Self { rows: 4, cols: 4 };
    pub const MIN_SIDE: u8 = 2;
    pub const MAX_SIDE: u8 = 8;
    /// Cells of the largest board.
    pub const MAX_CELLS: usize = Self::MAX_SIDE as usize * Self::MAX_SIDE as usize;

    /// # Errors
    /// When a side is not 2 to 8.
    pub fn new(rows: u8, cols: u8) -> Result<Self, SizeError> {
        let sides = Self::MIN_SIDE..=Self::MAX_SIDE;
        if sides.contains(&rows) && sides.contains(&cols) {
            Ok(Self { rows, cols })
        } else {
            Err(SizeError(format!("{rows}x{cols}")))
        }
    }

    pub const fn rows(self) -> u8 {
        self.rows
    }

    pub const fn cols(self) -> u8 {
        self.cols
    }

    /// How many cells there are.
    pub const fn area(self) -> usize {
        self.rows as usize * self.cols as usize
    }

    /// Every cell, row by row.
    pub fn cells(self) -> impl DoubleEndedIterator<Item = Cell> {
        (0..self.rows).flat_map(move |row| (0..self.cols).map(move |col| Cell { row, col }))
    }

    /// The cell at `index`, counted row by row from the top left.
    pub fn cell(self, index: usize) -> Option<Cell> {
        let index = u8::try_from(index).ok()?;
        let cell = Cell {
            row: index / self.cols,
            col: index % self.cols,
        };
        self.contains(cell).then_some(cell)
    }

    /// The index of `cell`, counted row by row from the top left.
    pub const fn index(self, cell: Cell) -> usize {
        cell.row as usize * self.cols as usize + cell.col as usize
    }

    pub const fn contains(self, cell: Cell) -> bool {
        cell.row < self.rows && cell.col < self.cols
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.cols)
    }
}

/// The text is no board size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SizeError(String);

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no board size: 2x2 to 8x8", self.0)
    }
}

impl std::error::Error for SizeError {}

impl FromStr for Size {
    type Err = SizeError;

    fn from_str(text: &str) -> Result<Self, SizeError> {
        text.split_once('x')
            .and_then(|(rows, cols)| Self::new(rows.parse().ok()?, cols.parse().ok()?).ok())
            .ok_or_else(|| SizeError(text.to_owned()))
    }
}

/// One cell, counted from the top left. Its text form is a letter for the column
/// and a number for the row: `a1` is the top left, `d4` the bottom right of 4x4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    pub row: u8,
    pub col: u8,
}

impl Cell {
    pub const fn new(row: u8, col: u8) -> Self {
        Self { row, col }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.col), self.row + 1)
    }
}

/// The text is no cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellError(String);

impl fmt::Display for CellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no cell: a letter and a row, as in b3", self.0)
    }
}

impl std::error::Error for CellError {}

impl FromStr for Cell {
    type Err = CellError;

    fn from_str(text: &str) -> Result<Self, CellError> {
        match text.as_bytes() {
            [col @ b'a'..=b'h', row @ b'1'..=b'8'] => Ok(Self::new(row - b'1', col - b'a')),
            _ => Err(CellError(text.to_owned())),
        }
    }
}
