//! Codes of links: what is written is read back; what was changed is refused, or is
//! another match that the rules allow.

use proptest::prelude::*;
use stacked::engine::{Game, LinkError, rng};

use super::record::{VALID_RECORDS, entries, thrown_matches};

fn matches() -> impl Iterator<Item = Game> {
    entries(VALID_RECORDS).map(|text| text.parse().unwrap())
}

/// Whatever a code says: if it is read, it says a match that the rules allow.
fn read_honestly(code: &str) {
    if let Ok(game) = Game::from_link(code) {
        assert_eq!(game.to_link(), code);
        assert_eq!(game.to_string().parse(), Ok(game), "{code}");
    }
}

#[test]
fn every_known_record_has_a_code() {
    for game in matches() {
        let code = game.to_link();
        assert_eq!(Game::from_link(&code), Ok(game), "{code}");
    }
}

/// The match of the test below. Links that were sent must open for ever.
const CODE: &str = "1EgIEAAAAAAAAACoAApBIIEQugXSpY";

#[test]
fn a_code_stays_readable() {
    let game: Game =
        "stacked 1 stack beginner 4x4 0/2/4 seed 42 undone 0 open 2b3,4c1 moves 2a1L 8c3U"
            .parse()
            .unwrap();
    assert_eq!(game.to_link(), CODE);
    assert_eq!(Game::from_link(CODE), Ok(game));
}

const DIGITS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// What a forger does: other digits, and the checksum that belongs to them.
fn forged(digits: &str) -> String {
    let sum = digits
        .bytes()
        .fold(0, |sum, digit| rng::scrambled(sum ^ u64::from(digit)));
    let sum = [58, 52, 46, 40].map(|shift| (sum >> shift & 63) as usize);
    let sum: String = sum.iter().map(|&value| &DIGITS[value..=value]).collect();
    format!("1{digits}{sum}")
}

#[test]
fn a_forged_code_is_played_by_the_rules() {
    let digits = &CODE[1..CODE.len() - 4];
    assert_eq!(forged(digits), CODE);
    let (mut illegal, mut legal) = (0, 0);
    for at in 0..digits.len() {
        for digit in DIGITS.chars() {
            let mut changed = digits.to_owned();
            changed.replace_range(at..=at, &digit.to_string());
            let code = forged(&changed);
            read_honestly(&code);
            match Game::from_link(&code) {
                Err(LinkError::Record(_)) => illegal += 1,
                Ok(_) => legal += 1,
                Err(_) => {}
            }
        }
    }
    assert!(illegal > 0 && legal > 0, "{illegal} {legal}");
}

#[test]
fn other_versions_are_told_apart_from_damage() {
    for code in ["", "0", "2abc", "stacked 1", "é"] {
        assert_eq!(Game::from_link(code), Err(LinkError::Version), "{code}");
    }
    for code in [
        "1",
        "1A",
        "1AAAA",
        "1é",
        "1éé",
        "1AAAAAAAAAAAAAAAAAAAAAAAAA",
        "1 ",
    ] {
        assert_eq!(Game::from_link(code), Err(LinkError::Damaged), "{code}");
    }
}

#[test]
fn one_slip_is_noticed_wherever_it_is() {
    for game in matches() {
        let code = game.to_link();
        for at in 0..code.len() {
            let (before, after) = code.split_at(at);
            assert!(Game::from_link(before).is_err(), "{before}");
            assert!(Game::from_link(&(before.to_owned() + &after[1..])).is_err());
            for digit in ["A", "_", "x", "0", " ", "é", "%"] {
                let slip = before.to_owned() + digit + &after[1..];
                assert!(slip == code || Game::from_link(&slip).is_err(), "{slip}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 500, ..ProptestConfig::default() })]

    #[test]
    fn a_match_goes_through_a_link_whole(game in thrown_matches()) {
        let code = game.to_link();
        prop_assert!(code.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-' || c == b'_'));
        prop_assert_eq!(Game::from_link(&code), Ok(game));
    }

    #[test]
    fn a_link_is_shorter_than_its_record(game in thrown_matches()) {
        prop_assert!(game.to_link().len() < game.to_string().len());
    }

    #[test]
    fn a_tampered_link_is_refused_or_replays_honestly(
        game in thrown_matches(), damage in prop::collection::vec((any::<prop::sample::Index>(), "[A-Za-z0-9_-]"), 1..6),
    ) {
        let mut code = game.to_link();
        for (at, digit) in damage {
            let at = at.index(code.len());
            code.replace_range(at..=at, &digit);
        }
        read_honestly(&code);
    }

    #[test]
    fn any_text_at_all_never_panics(text in ".*", digits in "1[A-Za-z0-9_-]{0,80}") {
        read_honestly(&text);
        read_honestly(&digits);
    }
}
