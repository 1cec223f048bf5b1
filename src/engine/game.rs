//! The log of one match. Saving, resuming, undoing and replaying are all readings
//! of it; `record` gives it its text form.

use rand::RngExt;

use super::{
    Board, Cell, Event, Illegal, Move, Position, Rack, Rules, Tile,
    rng::{self, Stream},
};

/// A match: what was agreed, how it opened and every move since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: Rules,
    seed: u64,
    opening: Vec<(Cell, Tile)>,
    moves: Vec<Move>,
    undone: u32,
    position: Position,
}

impl Game {
    /// A new match. The opening tiles are drawn from `seed`: random cells, each a 2
    /// with probability [`Rules::OPENING_TWOS`], else a 4.
    pub fn new(rules: Rules, seed: u64) -> Self {
        let mut draw = rng::seeded(seed, Stream::Opening);
        let mut free: Vec<Cell> = rules.size.cells().collect();
        let opening = (0..Rules::OPENING_TILES)
            .map(|_| {
                let choices = u32::try_from(free.len()).expect("a board has at most 64 cells");
                let cell = free.swap_remove(draw.random_range(0..choices) as usize);
                let tile = if draw.random_bool(Rules::OPENING_TWOS) {
                    Tile::TWO
                } else {
                    Tile::FOUR
                };
                (cell, tile)
            })
            .collect();
        Self::with_opening(rules, seed, opening)
    }

    /// A match that opens with the given tiles.
    pub fn with_opening(rules: Rules, seed: u64, opening: Vec<(Cell, Tile)>) -> Self {
        let position = opening_position(&rules, &opening);
        Self {
            rules,
            seed,
            opening,
            moves: Vec::new(),
            undone: 0,
            position,
        }
    }

    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    pub const fn seed(&self) -> u64 {
        self.seed
    }

    pub fn opening(&self) -> &[(Cell, Tile)] {
        &self.opening
    }

    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How many turns were taken back. A match with any is marked: it is no best.
    pub const fn undone(&self) -> u32 {
        self.undone
    }

    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Makes one move and says what happened.
    ///
    /// # Errors
    /// When the move is not legal; the match is as it was.
    pub fn play(&mut self, played: Move) -> Result<Vec<Event>, Illegal> {
        let events = self.position.play(played)?;
        self.moves.push(played);
        Ok(events)
    }

    /// Takes the last placement and what followed it back. False when there is none.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self
            .moves
            .iter()
            .rposition(|played| matches!(played, Move::Place { .. }))
        else {
            return false;
        };
        self.moves.truncate(last);
        self.undone = self.undone.saturating_add(1);
        self.position = self
            .positions()
            .last()
            .expect("there is always the opening");
        true
    }

    /// Every position of the match, from the opening to now.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let opening = opening_position(&self.rules, &self.opening);
        std::iter::once(opening).chain(self.moves.iter().scan(opening, |position, &played| {
            position.play(played).expect("the log holds legal moves");
            Some(*position)
        }))
    }

    pub(super) fn set_undone(&mut self, undone: u32) {
        self.undone = undone;
    }
}

fn opening_position(rules: &Rules, opening: &[(Cell, Tile)]) -> Position {
    let board = opening
        .iter()
        .fold(Board::empty(rules.size), |board, &(cell, tile)| {
            board.with(cell, tile)
        });
    Position::opening(board, Rack::new(rules.cooldowns))
}
