//! The share card, pinned byte for byte in every language.
//!
//! The pins lie in `cards/`. `STACKED_WRITE_CARDS=1` writes those that are missing, for a
//! new language; read what it wrote. One that is there is never written over.

use std::{env, fs, path::Path};

use stacked::{
    card::Card,
    engine::{Board, Game, Tier},
    lang::Lang,
};

const PAGE: &str = "https://play.example/";
const CHOKED: &str =
    "stacked 1 stack beginner 2x2 0/2/4 seed 1 undone 0 open 2a1,4b1,4a2 moves 2b2";
/// Every square there is, and two tiles beyond them.
const ALL_TILES: &str = "2 4 8 16  32 64 128 256  512 1024 2048 4096  131072 0 2 4";

/// All cards of one language that are pinned.
fn cards(lang: Lang) -> String {
    let board = Board::parse(ALL_TILES, stacked::engine::Size::CLASSIC).unwrap();
    let told = [
        (Tier::Beginner, 1),
        (Tier::Intermediate, 22),
        (Tier::Expert, 225),
    ];
    let told = told.map(|(tier, turns)| Card::new(lang, tier, turns, &board, Some(PAGE)));
    let played = Card::of(&CHOKED.parse().unwrap(), lang, Some(PAGE)).unwrap();
    let nowhere = Card::of(&CHOKED.parse().unwrap(), lang, None).unwrap();
    let cards = told.iter().chain([&played, &nowhere]);
    cards.map(|card| format!("{card}\n\n")).collect()
}

#[test]
fn the_card_is_pinned_in_every_language() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/engine/cards");
    for lang in Lang::ALL {
        let file = folder.join(lang.code()).with_extension("txt");
        if !file.exists() && env::var_os("STACKED_WRITE_CARDS").is_some() {
            fs::write(&file, cards(lang)).unwrap();
        }
        let pinned = fs::read(&file).unwrap_or_else(|fault| {
            panic!(
                "{}: {fault}; STACKED_WRITE_CARDS=1 writes it",
                file.display()
            )
        });
        assert_eq!(
            String::from_utf8(pinned).unwrap(),
            cards(lang),
            "{}",
            lang.code()
        );
    }
}

#[test]
fn the_link_of_a_card_is_its_match() {
    let game: Game = CHOKED.parse().unwrap();
    for lang in Lang::ALL {
        let text = Card::of(&game, lang, Some(PAGE)).unwrap().to_string();
        let (_, link) = text.split_once("https://play.example/#r=").unwrap();
        // What follows the address is set apart from it.
        let code = link.split_whitespace().next().unwrap();
        assert_eq!(Game::from_link(code), Ok(game.clone()));
    }
}

#[test]
fn an_unfinished_match_has_no_card() {
    let mut game: Game = CHOKED.parse().unwrap();
    assert!(game.undo());
    assert_eq!(Card::of(&game, Lang::En, Some(PAGE)), None);
}
