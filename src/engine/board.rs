//! The board as everyone but the search sees it: any size, any tile.

use std::{fmt, str::FromStr};

use super::{Cell, Dir, Size, Tile, slide_line};

/// Tiles on a board of 2x2 to 8x8.
///
/// ```
/// use stacked::engine::{Board, Dir};
/// let board: Board = "2 2 4 .  . . . .  . . . .  . . . .".parse()?;
/// let slide = board.slide(Dir::Left);
/// assert_eq!(slide.board, "4 4 . .  . . . .  . . . .  . . . .".parse()?);
/// assert_eq!(slide.score, 4);
/// # Ok::<(), stacked::engine::BoardError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    size: Size,
    /// Exponents row by row, 0 for empty; those past the board's area stay 0.
    exponents: [u8; Size::MAX_CELLS],
}

/// What one tile did in a slide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shift {
    pub from: Cell,
    pub to: Cell,
    /// The tile before the slide.
    pub tile: Tile,
    /// True for the tile that runs into an equal one at `to` and doubles it.
    pub merged: bool,
}

/// A board after a slide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slide {
    pub board: Board,
    /// False when nothing changed: then the slide is not legal.
    pub moved: bool,
    /// The sum of the values made by merges, `u64::MAX` when it is larger.
    pub score: u64,
}

impl Board {
    pub const fn empty(size: Size) -> Self {
        Self {
            size,
            exponents: [0; Size::MAX_CELLS],
        }
    }

    pub const fn size(&self) -> Size {
        self.size
    }

    pub fn get(&self, cell: Cell) -> Option<Tile> {
        Tile::from_exponent(self.exponents[self.size.index(cell)])
    }

    pub fn set(&mut self, cell: Cell, tile: Option<Tile>) {
        self.exponents[self.size.index(cell)] = tile.map_or(0, Tile::exponent);
    }

    /// The same board with `tile` on `cell`.
    #[must_use]
    pub fn with(mut self, cell: Cell, tile: Tile) -> Self {
        self.set(cell, Some(tile));
        self
    }

    /// Exponents row by row, 0 for empty.
    pub fn exponents(&self) -> &[u8] {
        &self.exponents[..self.size.area()]
    }

    /// Values row by row, 0 for empty.
    pub fn values(&self) -> impl Iterator<Item = u64> {
        self.size
            .cells()
            .map(|cell| self.get(cell).map_or(0, Tile::value))
    }

    pub fn tiles(&self) -> impl Iterator<Item = (Cell, Tile)> {
        self.size
            .cells()
            .filter_map(|cell| Some((cell, self.get(cell)?)))
    }

    pub fn empty_cells(&self) -> impl Iterator<Item = Cell> {
        self.size.cells().filter(|&cell| self.get(cell).is_none())
    }

    pub fn highest(&self) -> Option<Tile> {
        self.tiles().map(|(_, tile)| tile).max()
    }

    /// The sum of all values. A slide does not change it.
    pub fn sum(&self) -> u64 {
        self.values().fold(0, u64::saturating_add)
    }

    pub fn slide(&self, dir: Dir) -> Slide {
        self.slide_watched(dir, |_| {})
    }

    /// What every tile does when the board slides, those that stay included.
    pub fn shifts(&self, dir: Dir) -> Vec<Shift> {
        let mut shifts = Vec::new();
        self.slide_watched(dir, |shift| shifts.push(shift));
        shifts
    }

    fn slide_watched(&self, dir: Dir, mut watch: impl FnMut(Shift)) -> Slide {
        let (lines, length) = if dir.is_horizontal() {
            (self.size.rows(), self.size.cols())
        } else {
            (self.size.cols(), self.size.rows())
        };
        let cell_at = |line: u8, step: usize| {
            let step = step as u8;
            match dir {
                Dir::Up => Cell::new(step, line),
                Dir::Down => Cell::new(length - 1 - step, line),
                Dir::Left => Cell::new(line, step),
                Dir::Right => Cell::new(line, length - 1 - step),
            }
        };
        let mut board = *self;
        let mut score = 0;
        let mut buffer = [0; Size::MAX_SIDE as usize];
        for line in 0..lines {
            let exponents = &mut buffer[..usize::from(length)];
            for (step, exponent) in exponents.iter_mut().enumerate() {
                *exponent = self.exponents[self.size.index(cell_at(line, step))];
            }
            let line_score = slide_line(exponents, |from, to, merged| {
                let from = cell_at(line, from);
                let tile = self.get(from).expect("only tiles shift");
                watch(Shift {
                    from,
                    to: cell_at(line, to),
                    tile,
                    merged,
                });
            });
            score = u64::saturating_add(score, line_score);
            for (step, &exponent) in exponents.iter().enumerate() {
                board.exponents[self.size.index(cell_at(line, step))] = exponent;
            }
        }
        Slide {
            board,
            moved: board != *self,
            score,
        }
    }

    /// The directions that change the board, in the order of [`Dir::ALL`].
    pub fn legal_slides(&self) -> impl Iterator<Item = Dir> {
        Dir::ALL.into_iter().filter(|&dir| self.slide(dir).moved)
    }

    /// Full, and no two neighbours equal.
    pub fn is_choked(&self) -> bool {
        self.legal_slides().next().is_none() && self.empty_cells().next().is_none()
    }

    /// Reads `size.area()` values, 0 or `.` for empty, parted by spaces, commas,
    /// slashes or line ends.
    ///
    /// # Errors
    /// When a word is no tile or their number is not the board's.
    pub fn parse(text: &str, size: Size) -> Result<Self, BoardError> {
        let mut board = Self::empty(size);
        let mut words = text
            .split([' ', ',', '/', '|', '\n', '\t', '\r'])
            .filter(|word| !word.is_empty());
        for (read, cell) in size.cells().enumerate() {
            match words.next() {
                None => return Err(BoardError::Count { read, size }),
                Some("." | "0") => {}
                Some(word) => {
                    let tile = word
                        .parse()
                        .map_err(|_| BoardError::Value(word.to_owned()))?;
                    board.set(cell, Some(tile));
                }
            }
        }
        match words.count() {
            0 => Ok(board),
            more => Err(BoardError::Count {
                read: size.area() + more,
                size,
            }),
        }
    }
}

/// Rows of values, `.` for empty, columns aligned.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.highest().map_or(1, |tile| tile.to_string().len());
        for cell in self.size.cells() {
            match (cell.row, cell.col) {
                (0, 0) => {}
                (_, 0) => f.write_str("\n")?,
                _ => f.write_str(" ")?,
            }
            match self.get(cell) {
                Some(tile) => write!(f, "{:>width$}", tile.value())?,
                None => write!(f, "{:>width$}", ".")?,
            }
        }
        Ok(())
    }
}

/// The picture, so that a failed assertion shows the boards.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self}\n")
    }
}

/// The text is no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// Too few or too many values.
    Count { read: usize, size: Size },
    /// A word that is no tile value.
    Value(String),
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count { read, size } => {
                write!(f, "a {size} board has {} values, not {read}", size.area())
            }
            Self::Value(word) => write!(
                f,
                "'{word}' is no tile value: 0 or a power of two, 2 or more"
            ),
        }
    }
}

impl std::error::Error for BoardError {}

/// A 4x4 board: 16 values.
impl FromStr for Board {
    type Err = BoardError;

    fn from_str(text: &str) -> Result<Self, BoardError> {
        Self::parse(text, Size::CLASSIC)
    }
}
