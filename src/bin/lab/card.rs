//! The share card of a match, or of a result that is told.

use serde::Serialize;
use stacked::{
    card::Card,
    engine::{Board, Game, Tier},
    lang::Lang,
};

use crate::{fault::Fault, replay};

/// Print the share card of a record, or of a tier, turns and a board
#[derive(clap::Args)]
#[command(after_help = "Examples:
  stacked-lab card --lang ja match.txt
  stacked-lab card --address https://play.example/ < match.txt
  stacked-lab card --lang en --tier expert --turns 225 --board \"2 4 2 4  4 2 4 2  2 4 2 4  4 2 4 2\"")]
pub struct Args {
    /// The record itself, a file that holds it, or - for standard input [default: -]
    #[arg(conflicts_with = "board")]
    record: Vec<String>,
    /// The language's two letters
    #[arg(long, default_value = "en", value_parser = lang)]
    lang: Lang,
    /// beginner, intermediate or expert
    #[arg(long, requires = "board")]
    tier: Option<Tier>,
    /// How many turns the choke took
    #[arg(long, requires = "board")]
    turns: Option<u32>,
    /// 16 values row by row, 0 or . for empty
    #[arg(long, requires_all = ["tier", "turns"], allow_hyphen_values = true)]
    board: Option<Board>,
    /// The page that plays the game; a record's match is put behind it
    #[arg(long)]
    address: Option<String>,
    /// Print JSON: text
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Told {
    text: String,
}

impl Args {
    pub fn run(&self) -> Result<String, Fault> {
        let text = self.card()?.to_string();
        if self.json {
            return Ok(serde_json::to_string(&Told { text })?);
        }
        Ok(text)
    }

    fn card(&self) -> Result<Card, Fault> {
        let address = self.address.as_deref();
        if let (Some(tier), Some(turns), Some(board)) = (self.tier, self.turns, self.board) {
            return Ok(Card::new(self.lang, tier, turns, &board, address));
        }
        let game: Game = replay::read(&self.record)?.parse()?;
        Card::of(&game, self.lang, address)
            .ok_or_else(|| Fault::new("the board is not choked yet: there is no result to share"))
    }
}

fn lang(text: &str) -> Result<Lang, String> {
    let spoken = Lang::ALL.map(Lang::code);
    let found = Lang::ALL.into_iter().find(|lang| lang.code() == text);
    found.ok_or_else(|| format!("no language of the game: {}", spoken.join(", ")))
}
