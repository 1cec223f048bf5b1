//! One slide of one board.

use serde::Serialize;
use stacked::engine::{Board, Dir, Size};

use crate::fault::Fault;

/// Slide a board once
#[derive(clap::Args)]
#[command(after_help = "Examples:
  stacked-lab slide --board \"2 2 4 0  0 0 0 0  0 0 0 0  0 0 0 0\" --dir left
  stacked-lab slide --size 2x3 --board \"2 . 2 / 4 4 .\" --dir right --json")]
pub struct Args {
    /// Values row by row, 0 or . for empty; spaces, commas, slashes and line ends part them
    #[arg(long, allow_hyphen_values = true)]
    board: String,
    /// up, down, left or right
    #[arg(long)]
    dir: Dir,
    /// Rows x columns, each 2 to 8
    #[arg(long, default_value_t = Size::CLASSIC)]
    size: Size,
    /// Print JSON: board, moved, score
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Slid {
    board: Vec<u64>,
    moved: bool,
    score: u64,
}

impl Args {
    pub fn run(&self) -> Result<String, Fault> {
        let slide = Board::parse(&self.board, self.size)?.slide(self.dir);
        if self.json {
            return Ok(serde_json::to_string(&Slid {
                board: slide.board.values().collect(),
                moved: slide.moved,
                score: slide.score,
            })?);
        }
        let outcome = if slide.moved {
            format!("score {}", slide.score)
        } else {
            "nothing moves: not legal".to_owned()
        };
        Ok(format!("{}\n{outcome}", slide.board))
    }
}
