//! Records and boards as text: what is written is read back, and what is damaged is
//! named and never a panic. The corpora lie in `corpus/`.

use proptest::prelude::*;
use stacked::{
    engine::{Board, Cell, Dir, Game, Move, Rules, Size, Slot, Status, Tier, Tile},
    players::Tuning,
};

pub const VALID_RECORDS: &str = include_str!("corpus/valid/records.txt");
const INVALID_RECORDS: &str = include_str!("corpus/invalid/records.txt");
const VALID_BOARDS: &str = include_str!("corpus/valid/boards.txt");
const INVALID_BOARDS: &str = include_str!("corpus/invalid/boards.txt");

pub fn entries(corpus: &'static str) -> impl Iterator<Item = &'static str> {
    corpus.lines().filter(|line| !line.starts_with('#'))
}

/// A text and the message it is refused with.
fn refusals(corpus: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    entries(corpus).map(|line| {
        let (text, message) = line.split_once("=>").expect("a refusal has its message");
        (text.trim(), message.trim())
    })
}

fn parse_sized(text: &str) -> Result<Board, String> {
    let (size, values) = text.split_once(' ').unwrap_or((text, ""));
    let size: Size = size.parse().map_err(|fault| format!("{fault}"))?;
    Board::parse(values, size).map_err(|fault| fault.to_string())
}

#[test]
fn valid_records_are_read_and_written_alike() {
    for text in entries(VALID_RECORDS) {
        let game: Game = text
            .parse()
            .unwrap_or_else(|fault| panic!("{text}: {fault}"));
        assert_eq!(game.to_string(), text);
    }
}

#[test]
fn invalid_records_are_refused_by_name() {
    for (text, message) in refusals(INVALID_RECORDS) {
        let refused = text.parse::<Game>().map_err(|fault| fault.to_string());
        assert_eq!(refused, Err(message.to_owned()), "{text}");
    }
}

#[test]
fn a_log_of_no_real_length_is_refused_unread() {
    let text = entries(VALID_RECORDS).next().unwrap().to_owned() + &" 2a1L".repeat(1_000_001);
    let fault = text.parse::<Game>().unwrap_err().to_string();
    assert_eq!(
        fault,
        "the record has '1000001 turns' where at most 1000000 turns should stand"
    );
}

#[test]
fn valid_boards_are_read_and_written_alike() {
    for text in entries(VALID_BOARDS) {
        let board = parse_sized(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        assert_eq!(Board::parse(&board.to_string(), board.size()), Ok(board));
        let words = text.split([' ', ',', '/', '|']).skip(1);
        let values: Vec<u64> = words
            .filter(|word| !word.is_empty())
            .map(|word| word.parse().unwrap_or(0))
            .collect();
        assert_eq!(board.values().collect::<Vec<_>>(), values);
    }
}

#[test]
fn invalid_boards_are_refused_by_name() {
    for (text, message) in refusals(INVALID_BOARDS) {
        assert_eq!(parse_sized(text), Err(message.to_owned()), "{text}");
    }
}

#[test]
fn small_words_are_refused_by_name() {
    fn fault<T: std::str::FromStr<Err: std::fmt::Display>>(text: &str) -> String {
        text.parse::<T>().err().expect("it is refused").to_string()
    }
    assert_eq!(
        fault::<Dir>("Left"),
        "'Left' is no direction: up, down, left or right"
    );
    assert_eq!(
        fault::<Tier>("hard"),
        "'hard' is no tier: beginner, intermediate or expert"
    );
    assert_eq!(fault::<Slot>("16"), "'16' is no slot: 2, 4 or 8");
    assert_eq!(
        fault::<Tile>("6"),
        "'6' is no tile value: a power of two, 2 or more"
    );
    for text in ["", "a", "a0", "a9", "i1", "A1", "1a", "a11", "é1"] {
        let expected = format!("'{text}' is no cell: a letter and a row, as in b3");
        assert_eq!(fault::<Cell>(text), expected);
    }
    for text in [
        "", "4", "x", "4x", "1x4", "4x9", "4x4x4", "4X4", "300x4", "-4x4",
    ] {
        let expected = format!("'{text}' is no board size: 2x2 to 8x8");
        assert_eq!(fault::<Size>(text), expected);
    }
}

/// Reads a text that may be damaged; what is accepted must be written and read alike.
fn read_anyhow(text: &str) {
    if let Ok(game) = text.parse::<Game>() {
        assert_eq!(game.to_string().parse(), Ok(game), "{text}");
    }
    if let Ok(board) = parse_sized(text) {
        assert_eq!(
            Board::parse(&board.to_string(), board.size()),
            Ok(board),
            "{text}"
        );
    }
}

#[test]
fn damaged_texts_never_panic() {
    let corpora = [VALID_RECORDS, INVALID_RECORDS, VALID_BOARDS, INVALID_BOARDS];
    for text in corpora.into_iter().flat_map(entries) {
        let chars: Vec<char> = text.chars().collect();
        for at in 0..=chars.len() {
            let (before, after) = chars.split_at(at);
            let with = |middle: &[char], after: &[char]| {
                read_anyhow(&[before, middle, after].concat().iter().collect::<String>());
            };
            with(&[], &[]);
            with(&[], after.get(1..).unwrap_or_default());
            for c in [
                '0', '9', 'a', 'h', 'L', 'x', '/', ',', ' ', '-', '+', '\0', 'é', '２',
            ] {
                with(&[c], after);
                with(&[c], after.get(1..).unwrap_or_default());
            }
        }
    }
}

/// A match by dice: each number picks the slot, the cell and the slide of one turn,
/// or takes a turn back.
fn thrown_match(seed: u64, tier: Tier, size: Size, dice: &[u32], every: u32) -> Game {
    let rules = Rules {
        size,
        ..Tuning::embedded().rules(tier)
    };
    let mut game = Game::new(rules, seed);
    for &dice in dice {
        if dice % every == 0 {
            game.undo();
            continue;
        }
        let dice = dice as usize;
        match game.position().status() {
            Status::ToPlace => {
                let cells: Vec<Cell> = game.position().board().empty_cells().collect();
                let slots: Vec<Slot> = game.position().rack().ready_slots().collect();
                let tile = slots[dice % slots.len()].tile();
                let cell = cells[(dice >> 8) % cells.len()];
                game.play(Move::Place { tile, cell }).unwrap();
            }
            Status::ToSlide => {
                let dirs: Vec<Dir> = game.position().board().legal_slides().collect();
                game.play(Move::Slide(dirs[dice % dirs.len()])).unwrap();
            }
            Status::Choked => {
                game.undo();
            }
        }
    }
    game
}

pub fn thrown_matches() -> impl Strategy<Value = Game> {
    (
        any::<u64>(),
        prop::sample::select(&Tier::ALL),
        (2..=8u8, 2..=8u8),
        prop::collection::vec(any::<u32>(), 0..200),
        5..100u32,
    )
        .prop_map(|(seed, tier, (rows, cols), dice, every)| {
            thrown_match(seed, tier, Size::new(rows, cols).unwrap(), &dice, every)
        })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 500, ..ProptestConfig::default() })]

    #[test]
    fn a_match_is_read_back_whole(game in thrown_matches()) {
        let text = game.to_string();
        let read: Game = text.parse().unwrap();
        prop_assert_eq!(&read, &game);
        prop_assert_eq!(read.to_string(), text);
        prop_assert_eq!(read.positions().last(), Some(*game.position()));
    }

    #[test]
    fn a_match_read_back_is_undone_like_the_first(mut game in thrown_matches()) {
        let mut read: Game = game.to_string().parse().unwrap();
        while game.undo() {
            prop_assert!(read.undo());
            prop_assert_eq!(&read, &game);
            prop_assert_eq!(&game.to_string().parse::<Game>().unwrap(), &game);
        }
        prop_assert!(!read.undo());
    }

    #[test]
    fn a_damaged_match_never_panics(
        game in thrown_matches(), damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
    ) {
        let mut bytes = game.to_string().into_bytes();
        for (at, byte) in damage {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        read_anyhow(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn any_text_at_all_never_panics(text in ".*", words in "(stacked|1|stack|expert|2x2|0/1/1|seed|undone|open|moves|2a1[LRUD]?|[ ,]){0,40}") {
        read_anyhow(&text);
        read_anyhow(&words);
    }
}

#[test]
fn undo_is_counted_up_to_the_end() {
    let text =
        "stacked 1 stack beginner 4x4 0/2/4 seed 42 undone 4294967295 open 2b3,4c1 moves 2a1L";
    let mut game: Game = text.parse().unwrap();
    assert!(game.undo());
    assert_eq!(game.undone(), u32::MAX);
}
