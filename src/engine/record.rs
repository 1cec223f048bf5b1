//! A match as text: the save, the replay and the bug report are this one line.
//!
//! `stacked 1 stack beginner 4x4 0/2/4 seed 42 undone 0 open 2b3,4c1 moves 2a1L 8c3U`
//!
//! The words are the rules version, the mode, the tier, the size, the cooldowns of
//! the three slots, the seed, the number of turns taken back, the opening tiles and
//! then one word a turn: tile, cell, and the slide that answered it. The last turn
//! may still wait for its slide.

use std::{fmt, str::FromStr};

use super::{Board, Cell, Dir, Game, Illegal, Move, Rules, Slot, Tile};

/// Raised when the rules change so that old records would replay differently.
const RULES_VERSION: &str = "1";
const MODE: &str = "stack";
/// Longer logs are refused before they are read: no match comes near it.
const MAX_TURNS: usize = 1_000_000;

/// Why a text is no record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// Where `expected` should stand, `found` does; empty when the text ends there.
    Word {
        expected: &'static str,
        found: String,
    },
    /// The opening has two tiles on one cell, or one off the board.
    Opening(String),
    /// A turn that the rules do not allow.
    Turn { turn: usize, illegal: Illegal },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word { expected, found } if found.is_empty() => {
                write!(f, "the record ends where {expected} should stand")
            }
            Self::Word { expected, found } => {
                write!(f, "the record has '{found}' where {expected} should stand")
            }
            Self::Opening(word) => write!(f, "the record's opening tile '{word}' does not fit"),
            Self::Turn { turn, illegal } => {
                write!(f, "the record does not replay at turn {turn}: {illegal}")
            }
        }
    }
}

impl std::error::Error for RecordError {}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rules {
            size,
            tier,
            cooldowns: [two, four, eight],
        } = self.rules();
        write!(
            f,
            "stacked {RULES_VERSION} {MODE} {tier} {size} {two}/{four}/{eight} seed {} undone {} open ",
            self.seed(),
            self.undone(),
        )?;
        for (i, (cell, tile)) in self.opening().iter().enumerate() {
            let comma = if i == 0 { "" } else { "," };
            write!(f, "{comma}{tile}{cell}")?;
        }
        f.write_str(" moves")?;
        for played in self.moves() {
            match played {
                Move::Place { tile, cell } => write!(f, " {tile}{cell}")?,
                Move::Slide(dir) => write!(f, "{}", dir.letter())?,
            }
        }
        Ok(())
    }
}

impl FromStr for Game {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut words = Words(text.split_ascii_whitespace());
        words.exactly("stacked")?;
        words.exactly(RULES_VERSION)?;
        words.exactly(MODE)?;
        let rules = Rules {
            tier: words.parsed("a tier")?,
            size: words.parsed("a board size")?,
            cooldowns: words.read("three cooldowns", |word| {
                let mut turns = word.split('/').map(|turns| turns.parse().ok());
                let cooldowns = [turns.next()??, turns.next()??, turns.next()??];
                // A 2 must always be there to place, or a match could stand still.
                (turns.next().is_none() && cooldowns[Slot::Two.index()] == 0).then_some(cooldowns)
            })?,
        };
        words.exactly("seed")?;
        let seed = words.parsed("a seed")?;
        words.exactly("undone")?;
        let undone = words.parsed("a number of turns")?;
        words.exactly("open")?;
        let opening = words.read("opening tiles", |word| {
            word.split(',')
                .map(tile_on_cell)
                .collect::<Option<Vec<_>>>()
        })?;
        check_opening(&rules, &opening)?;
        words.exactly("moves")?;

        let mut game = Self::with_opening(rules, seed, opening);
        let turns = words.0.clone().count();
        if turns > MAX_TURNS {
            return Err(RecordError::Word {
                expected: "at most 1000000 turns",
                found: format!("{turns} turns"),
            });
        }
        for (index, word) in words.0.enumerate() {
            replay_turn(&mut game, index + 1, word)?;
        }
        game.set_undone(undone);
        Ok(game)
    }
}

fn replay_turn(game: &mut Game, turn: usize, word: &str) -> Result<(), RecordError> {
    let wrong_word = || RecordError::Word {
        expected: "a turn",
        found: word.to_owned(),
    };
    let illegal = |illegal| RecordError::Turn { turn, illegal };
    let (placement, slide) = match word.chars().last().and_then(Dir::from_letter) {
        Some(dir) => (&word[..word.len() - 1], Some(dir)),
        None => (word, None),
    };
    let (cell, tile) = tile_on_cell(placement).ok_or_else(wrong_word)?;
    game.play(Move::Place { tile, cell }).map_err(illegal)?;
    if let Some(dir) = slide {
        game.play(Move::Slide(dir)).map_err(illegal)?;
    }
    Ok(())
}

/// Reads a tile and its cell: `8c3`.
fn tile_on_cell(word: &str) -> Option<(Cell, Tile)> {
    let (tile, cell) = word.split_at_checked(word.len().checked_sub(2)?)?;
    Some((cell.parse().ok()?, tile.parse().ok()?))
}

pub(super) fn check_opening(rules: &Rules, opening: &[(Cell, Tile)]) -> Result<(), RecordError> {
    let mut board = Board::empty(rules.size);
    for &(cell, tile) in opening {
        if !rules.size.contains(cell) || board.get(cell).is_some() {
            return Err(RecordError::Opening(format!("{tile}{cell}")));
        }
        board.set(cell, Some(tile));
    }
    Ok(())
}

struct Words<'a>(std::str::SplitAsciiWhitespace<'a>);

impl<'a> Words<'a> {
    fn read<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, RecordError> {
        let found = self.0.next().unwrap_or_default();
        read(found).ok_or_else(|| RecordError::Word {
            expected,
            found: found.to_owned(),
        })
    }

    fn parsed<T: FromStr>(&mut self, expected: &'static str) -> Result<T, RecordError> {
        self.read(expected, |word| word.parse().ok())
    }

    fn exactly(&mut self, word: &'static str) -> Result<(), RecordError> {
        self.read(word, |found| (found == word).then_some(()))
    }
}
