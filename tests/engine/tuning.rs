//! The tuning file: the tiers are as the rules say, and a broken file is refused by
//! name.

use stacked::{
    engine::{Size, Tier},
    players::{TierTuning, Tuning},
};

const EMBEDDED: &str = include_str!("../../assets/tuning/players.ron");

#[test]
fn the_tiers_are_those_of_the_rules() {
    for (tier, plies, cooldowns, thinking_ms) in [
        (Tier::Beginner, 0, (2, 4), 300),
        (Tier::Intermediate, 3, (2, 10), 600),
        (Tier::Expert, 4, (4, 12), 1_000),
    ] {
        let expected = TierTuning {
            plies,
            blunder: 0.05,
            cooldowns,
            thinking_ms,
        };
        let tuning = Tuning::embedded();
        assert_eq!(*tuning.tier(tier), expected, "{tier}");
        assert_eq!(expected.rack(), [0, cooldowns.0, cooldowns.1]);
        let rules = tuning.rules(tier);
        assert_eq!((rules.tier, rules.size), (tier, Size::CLASSIC));
        assert_eq!(rules.cooldowns, expected.rack());
    }
}

#[test]
fn the_embedded_file_is_the_one_in_assets() {
    assert_eq!(Tuning::parse(EMBEDDED), Ok(Tuning::embedded()));
}

#[test]
fn every_number_is_read() {
    let tuning = Tuning::embedded();
    let text = EMBEDDED
        .replace("plies: 4", "plies: 8")
        .replace("cooldowns: (4, 12)", "cooldowns: (255, 0)")
        .replace("thinking_ms: 1000", "thinking_ms: 60000")
        .replace("(plies: 0, blunder: 0.05", "(plies: 0, blunder: 1")
        .replace(&format!("free: {}", tuning.evaluation.free), "free: -10000");
    let read = Tuning::parse(&text).unwrap();
    let expert = read.tier(Tier::Expert);
    assert_eq!((expert.plies, expert.thinking_ms), (8, 60_000));
    assert_eq!(expert.rack(), [0, 255, 0]);
    assert_eq!(
        read.tier(Tier::Beginner).blunder.to_bits(),
        1.0f64.to_bits()
    );
    assert_eq!(read.evaluation.free, -10_000);
    assert_eq!(
        read.tier(Tier::Intermediate),
        tuning.tier(Tier::Intermediate)
    );
}

#[test]
fn a_broken_file_is_refused_with_its_fault() {
    let corner = format!("corner: {}", Tuning::embedded().evaluation.corner);
    for (part, broken, message) in [
        ("plies: 4", "plies: 9", "expert: plies 9 is over 8"),
        ("plies: 3", "plies: -1", "Integer is out of bounds"),
        ("plies: 3", "plies: 300", "out of bounds"),
        (
            "(plies: 3, blunder: 0.05",
            "(plies: 3, blunder: 1.5",
            "intermediate: blunder 1.5 is no probability",
        ),
        (
            "(plies: 0, blunder: 0.05",
            "(plies: 0, blunder: -0.1",
            "beginner: blunder -0.1 is no probability",
        ),
        (
            "(plies: 0, blunder: 0.05",
            "(plies: 0, blunder: NaN",
            "beginner: blunder NaN is no probability",
        ),
        ("(plies: 0, blunder: 0.05", "(plies: 0", "blunder"),
        ("(plies: 0, blunder", "(plies: 0, blnder", "blnder"),
        (
            "thinking_ms: 300",
            "thinking_ms: 60001",
            "beginner: thinking_ms 60001 is over 60000",
        ),
        ("(4, 12)", "(4, 256)", "out of bounds"),
        ("(4, 12)", "(4)", "Expected a tuple of size 2"),
        ("expert:", "master:", "master"),
        (
            &corner,
            "corner: 10001",
            "evaluation: corner 10001 is beyond ±10000",
        ),
        (
            &corner,
            "corner: -2147483648",
            "evaluation: corner -2147483648 is beyond ±10000",
        ),
        (&corner, "edge: 8", "edge"),
        (&corner, "corner: 1, edge: 2", "edge"),
        (&corner, "corner: \"8\"", "Expected integer"),
        ("evaluation:", "", "Expected"),
    ] {
        let text = EMBEDDED.replacen(part, broken, 1);
        assert_ne!(text, EMBEDDED, "'{part}' is in the file");
        let fault = Tuning::parse(&text).expect_err(broken).to_string();
        assert!(fault.contains(message), "{broken}: {fault}");
    }
    for text in ["", "(", "()", "\0", "[1, 2]", "(tiers: (), evaluation: ())"] {
        assert!(Tuning::parse(text).is_err(), "{text}");
    }
}

#[test]
fn a_file_cut_anywhere_is_refused() {
    let end = EMBEDDED.trim_end().len();
    for (at, _) in EMBEDDED[..end].char_indices() {
        assert!(Tuning::parse(&EMBEDDED[..at]).is_err(), "cut at {at}");
    }
}
