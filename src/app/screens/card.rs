//! The share card: a result in a few lines that can be sent anywhere. The same match,
//! language and address always give the same bytes.

use super::title::tier_name;
use crate::{
    app::i18n::{Phrase, Words},
    engine::{Board, Cell, Game, Tile},
};

/// What stands for the tiles 2, 4, 8 and so on.
const SIGNS: [&str; 11] = [
    "⬜", "🟨", "🟧", "🟥", "🟪", "🟦", "🟩", "🟫", "⬛", "🔶", "⭐",
];
const EMPTY: &str = "➖";
/// For tiles past 2048.
const BEYOND: &str = "💎";

/// A result to show to others.
#[derive(Clone, Debug)]
pub struct Card {
    pub title: Phrase,
    pub hook: Phrase,
    board: Board,
    pub call: Phrase,
}

impl Card {
    /// The card of a match, and `address` is where others can try.
    pub fn of(game: &Game, address: &str) -> Self {
        let position = game.position();
        Self {
            title: Phrase::new("document-title"),
            hook: Phrase::new("card-hook")
                .key("tier", tier_name(game.rules().tier))
                .number("turns", position.turn()),
            board: *position.board(),
            call: Phrase::new("card-call").string("address", address),
        }
    }

    /// The final board, row by row.
    pub fn rows(&self) -> impl Iterator<Item = impl Iterator<Item = Option<Tile>>> {
        let size = self.board.size();
        (0..size.rows())
            .map(move |row| (0..size.cols()).map(move |col| self.board.get(Cell { row, col })))
    }

    /// What is copied and sent.
    pub fn text(&self, words: &Words) -> String {
        let said = |phrase| words.text_with(phrase).trim_end().to_owned();
        [said(&self.title), said(&self.hook)]
            .into_iter()
            .chain(self.rows().map(|tiles| tiles.map(sign).collect()))
            .chain([said(&self.call)])
            .collect::<Vec<String>>()
            .join("\n")
    }
}

fn sign(tile: Option<Tile>) -> &'static str {
    tile.map_or(EMPTY, |tile| {
        let place = usize::from(tile.exponent()) - 1;
        SIGNS.get(place).copied().unwrap_or(BEYOND)
    })
}
