//! The share card: a result in a few lines that can be sent anywhere. A pure function of
//! the match, the language and the page's address, with the same bytes everywhere.

use std::fmt;

use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};

use crate::{
    engine::{Board, Game, Status, Tier, Tile},
    lang::Lang,
};

/// Squares of the tiles 2, 4, 8 and so on.
const SQUARES: [&str; 11] = [
    "⬜", "🟨", "🟧", "🟥", "🟪", "🟦", "🟩", "🟫", "⬛", "🔶", "⭐",
];
const EMPTY: &str = "➖";
const BEYOND: &str = "💎";
/// What stands between the page's address and the code of a match.
pub const LINK: &str = "#r=";

/// The lines of one card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    pub title: String,
    pub hook: String,
    /// A row of squares for each row of the board.
    pub squares: Vec<String>,
    pub call: String,
}

impl Card {
    /// The card of a finished match; `page` is the address that plays the game, if there
    /// is one, and gets the match behind it. None while the board is not choked.
    pub fn of(game: &Game, lang: Lang, page: Option<&str>) -> Option<Self> {
        let position = game.position();
        let address = page.map(|page| format!("{page}{LINK}{}", game.to_link()));
        (position.status() == Status::Choked).then(|| {
            Self::new(
                lang,
                game.rules().tier,
                position.turn(),
                position.board(),
                address.as_deref(),
            )
        })
    }

    /// The card of a result that is told.
    pub fn new(lang: Lang, tier: Tier, turns: u32, board: &Board, address: Option<&str>) -> Self {
        let words = Words::of(lang);
        let tier = words.say(tier_name(tier), FluentArgs::new());
        let mut hook = FluentArgs::new();
        hook.set("tier", tier);
        hook.set("turns", turns);
        let mut call = FluentArgs::new();
        call.set("address", address.unwrap_or_default());
        let size = board.size();
        let row = |row: u8| {
            let cells = size.cells().filter(|cell| cell.row == row);
            cells.map(|cell| square(board.get(cell))).collect()
        };
        Self {
            title: words.say("document-title", FluentArgs::new()),
            hook: words.say("card-hook", hook),
            squares: (0..size.rows()).map(row).collect(),
            call: words.say("card-call", call).trim_end().to_owned(),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{}", self.title, self.hook)?;
        for row in &self.squares {
            writeln!(f, "{row}")?;
        }
        f.write_str(&self.call)
    }
}

fn square(tile: Option<Tile>) -> &'static str {
    tile.map_or(EMPTY, |tile| {
        let place = usize::from(tile.exponent()) - 1;
        SQUARES.get(place).copied().unwrap_or(BEYOND)
    })
}

/// The key of a tier's name.
pub const fn tier_name(tier: Tier) -> &'static str {
    match tier {
        Tier::Beginner => "tier-beginner",
        Tier::Intermediate => "tier-intermediate",
        Tier::Expert => "tier-expert",
    }
}

/// The sentences of one language, and English ones where it has none.
struct Words([FluentBundle<FluentResource>; 2]);

impl Words {
    fn of(lang: Lang) -> Self {
        Self([lang, Lang::default()].map(Lang::bundle))
    }

    /// The sentence; its key if even English has none, which a test would find.
    fn say(&self, key: &str, args: FluentArgs) -> String {
        let said = self.0.iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            let mut faults = Vec::new();
            let said = bundle.format_pattern(pattern, Some(&args), &mut faults);
            Some(said.into_owned())
        });
        said.unwrap_or_else(|| key.to_owned())
    }
}
