//! One moment of a match: what is legal, what it does, and when the board chokes.

use std::fmt;

use super::{Board, Cell, Dir, Rack, Shift, Slot, Tile};

/// What a seat can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    Place { tile: Tile, cell: Cell },
    Slide(Dir),
}

/// Whose turn it is, or that nobody's is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    ToPlace,
    ToSlide,
    /// Full, and no two neighbours equal: the Placer has won.
    Choked,
}

/// What a move did, told in the order in which it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    Placed { tile: Tile, cell: Cell },
    Slid { dir: Dir, shifts: Vec<Shift> },
    Choked,
}

/// Why a move was refused. The position is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    Over,
    NotYourTurn,
    OffBoard,
    CellTaken,
    /// The rack has no such tile.
    NoSuchSlot,
    SlotCooling {
        turns: u8,
    },
    /// The slide would change nothing.
    NothingMoves,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the match is over"),
            Self::NotYourTurn => f.write_str("it is the other seat's turn"),
            Self::OffBoard => f.write_str("the cell is not on the board"),
            Self::CellTaken => f.write_str("the cell is taken"),
            Self::NoSuchSlot => f.write_str("the rack has no such tile"),
            Self::SlotCooling { turns } => write!(f, "the slot is cooling for {turns} more turns"),
            Self::NothingMoves => f.write_str("the slide changes nothing"),
        }
    }
}

impl std::error::Error for Illegal {}

/// Board, rack, turn counter and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    rack: Rack,
    turn: u32,
    status: Status,
}

impl Position {
    /// A match before its first placement. An opening board that is already choked
    /// is over.
    pub fn opening(board: Board, rack: Rack) -> Self {
        Self {
            board,
            rack,
            turn: 0,
            status: if board.is_choked() {
                Status::Choked
            } else {
                Status::ToPlace
            },
        }
    }

    /// A position in which the Slider is to move, for searches asked from outside a
    /// match. `rack` holds the clocks before the turn's tick.
    pub fn for_slider(board: Board, rack: Rack) -> Self {
        Self {
            board,
            rack,
            turn: 1,
            status: if board.is_choked() {
                Status::Choked
            } else {
                Status::ToSlide
            },
        }
    }

    pub const fn board(&self) -> &Board {
        &self.board
    }

    pub const fn rack(&self) -> &Rack {
        &self.rack
    }

    /// Placements so far: the score of Stack, lower is better.
    pub const fn turn(&self) -> u32 {
        self.turn
    }

    pub const fn status(&self) -> Status {
        self.status
    }

    /// Makes one move and says what happened.
    ///
    /// # Errors
    /// When the move is not legal; nothing has changed then.
    pub fn play(&mut self, played: Move) -> Result<Vec<Event>, Illegal> {
        let mut events = match (played, self.status) {
            (_, Status::Choked) => return Err(Illegal::Over),
            (Move::Place { tile, cell }, Status::ToPlace) => self.place(tile, cell)?,
            (Move::Slide(dir), Status::ToSlide) => self.slide(dir)?,
            _ => return Err(Illegal::NotYourTurn),
        };
        if self.status == Status::Choked {
            events.push(Event::Choked);
        }
        Ok(events)
    }

    fn place(&mut self, tile: Tile, cell: Cell) -> Result<Vec<Event>, Illegal> {
        if !self.board.size().contains(cell) {
            return Err(Illegal::OffBoard);
        }
        if self.board.get(cell).is_some() {
            return Err(Illegal::CellTaken);
        }
        let slot = Slot::of(tile).ok_or(Illegal::NoSuchSlot)?;
        if !self.rack.is_ready(slot) {
            return Err(Illegal::SlotCooling {
                turns: self.rack.clock(slot),
            });
        }
        self.board.set(cell, Some(tile));
        self.rack = self.rack.after_use(slot);
        self.turn += 1;
        self.status = self.unless_choked(Status::ToSlide);
        Ok(vec![Event::Placed { tile, cell }])
    }

    fn slide(&mut self, dir: Dir) -> Result<Vec<Event>, Illegal> {
        let slide = self.board.slide(dir);
        if !slide.moved {
            return Err(Illegal::NothingMoves);
        }
        let shifts = self.board.shifts(dir);
        self.board = slide.board;
        self.status = self.unless_choked(Status::ToPlace);
        if self.status != Status::Choked {
            self.rack = self.rack.after_turn();
        }
        Ok(vec![Event::Slid { dir, shifts }])
    }

    fn unless_choked(&self, next: Status) -> Status {
        if self.board.is_choked() {
            Status::Choked
        } else {
            next
        }
    }
}
