//! A record, played again.

use std::{
    fmt::Write,
    fs,
    io::{self, IsTerminal, Read},
    path::Path,
};

use serde::Serialize;
use stacked::engine::{Game, Move, Position, Slot, Status};

use crate::fault::Fault;

/// Play a record again and show every position
#[derive(clap::Args)]
#[command(after_help = "Examples:
  stacked-lab replay \"stacked 1 stack beginner 4x4 0/2/4 seed 42 undone 0 open 2b3,4c1 moves 2a1L 8c3U\"
  stacked-lab replay match.txt --json
  stacked-lab replay < match.txt")]
pub struct Args {
    /// The record itself, a file that holds it, or - for standard input [default: -]
    record: Vec<String>,
    /// Print JSON: tier, seed, turns, undone, status, positions
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Replayed {
    tier: &'static str,
    seed: u64,
    turns: u32,
    undone: u32,
    status: &'static str,
    positions: Vec<Moment>,
}

#[derive(Serialize)]
struct Moment {
    turn: u32,
    /// What led here: a tile and its cell, or a direction; nothing at the opening.
    #[serde(rename = "move")]
    played: Option<String>,
    board: Vec<u64>,
    clocks: [u8; Slot::ALL.len()],
}

impl Args {
    pub fn run(&self) -> Result<String, Fault> {
        let game: Game = read(&self.record)?.parse()?;
        if self.json {
            return Ok(serde_json::to_string(&Replayed::of(&game))?);
        }
        Ok(told(&game))
    }
}

/// The record itself, or what the file or standard input that was named holds.
pub fn read(words: &[String]) -> Result<String, Fault> {
    let given = words.join(" ");
    if given.is_empty() || given == "-" {
        return read_stdin();
    }
    if given.split_whitespace().nth(1).is_some() && !Path::new(&given).is_file() {
        return Ok(given);
    }
    fs::read_to_string(&given)
        .map_err(|error| Fault::new(format!("'{given}' is no record, nor a file: {error}")))
}

fn read_stdin() -> Result<String, Fault> {
    let mut stdin = io::stdin();
    if stdin.is_terminal() {
        return Err(Fault::new(
            "no record: give it, a file that holds it, or send it to standard input",
        ));
    }
    let mut text = String::new();
    stdin
        .read_to_string(&mut text)
        .map_err(|error| Fault::new(format!("cannot read standard input: {error}")))?;
    Ok(text)
}

/// Every position with the move that led there.
fn moments(game: &Game) -> impl Iterator<Item = (Option<Move>, Position)> {
    let moves = game.moves().iter().copied().map(Some);
    std::iter::once(None).chain(moves).zip(game.positions())
}

const fn status(game: &Game) -> &'static str {
    match game.position().status() {
        Status::ToPlace => "to-place",
        Status::ToSlide => "to-slide",
        Status::Choked => "choked",
    }
}

impl Replayed {
    fn of(game: &Game) -> Self {
        Self {
            tier: game.rules().tier.name(),
            seed: game.seed(),
            turns: game.position().turn(),
            undone: game.undone(),
            status: status(game),
            positions: moments(game)
                .map(|(played, position)| Moment {
                    turn: position.turn(),
                    played: played.map(|played| match played {
                        Move::Place { tile, cell } => format!("{tile}{cell}"),
                        Move::Slide(dir) => dir.name().to_owned(),
                    }),
                    board: position.board().values().collect(),
                    clocks: position.rack().clocks(),
                })
                .collect(),
        }
    }
}

fn told(game: &Game) -> String {
    let mut text = String::new();
    for (played, position) in moments(game) {
        let turn = position.turn();
        let _ = match played {
            None => write!(text, "opening"),
            Some(Move::Place { tile, cell }) => write!(text, "turn {turn}: {tile} on {cell}"),
            Some(Move::Slide(dir)) => write!(text, "turn {turn}: {dir}"),
        };
        let [_, four, eight] = position.rack().clocks();
        let _ = writeln!(text, " (clocks {four},{eight})\n{}\n", position.board());
    }
    let _ = write!(
        text,
        "{}, {} turns, {}",
        game.rules().tier,
        game.position().turn(),
        status(game)
    );
    text
}
