//! `stacked-lab` as a process: what it prints, and what bad input gets.

use std::{
    io::{Read, Write},
    process::{Command, Output, Stdio},
};

use serde_json::{Value, json};
use stacked::{
    card::Card,
    engine::{Board, Dir, Game, Size, Status, Tier},
    lang::Lang,
    players::Tuning,
};

const LAB: &str = env!("CARGO_BIN_EXE_stacked-lab");
const OPEN: &str = "2 4 8 0  0 0 2 0  0 0 0 0  0 0 0 0";
const CHOKED: &str = "2 4 2 4  4 2 4 2  2 4 2 4  4 2 4 2";
const RECORD: &str =
    "stacked 1 stack beginner 4x4 0/2/4 seed 42 undone 0 open 2b3,4c1 moves 2a1L 8c3U";

fn run(args: &[&str]) -> Output {
    Command::new(LAB)
        .args(args)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

/// What a run without complaint prints.
fn printed(args: &[&str]) -> String {
    let output = run(args);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{args:?}: {complaint}");
    assert_eq!(complaint, "", "{args:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn json_of(args: &[&str]) -> Value {
    serde_json::from_str(&printed(&[args, &["--json"]].concat())).unwrap()
}

/// The one line of a refusal.
fn refusal(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert_eq!(output.stdout, b"", "{args:?}");
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!(line.trim_end().lines().count(), 1, "{line}");
    line
}

fn decide<'a>(tier: &'a str, board: &'a str, clocks: &'a str) -> Vec<&'a str> {
    vec![
        "decide", "--tier", tier, "--board", board, "--clocks", clocks,
    ]
}

#[test]
fn slide_prints_board_moved_and_score() {
    let board = "2 2 4 0, 4 . 4 8 / 2 . 2 2 | 4 4 4 4";
    let slid = json_of(&["slide", "--board", board, "--dir", "left"]);
    let values = [4, 4, 0, 0, 8, 8, 0, 0, 4, 2, 0, 0, 8, 8, 0, 0];
    assert_eq!(slid, json!({"board": values, "moved": true, "score": 32}));

    let text = printed(&["slide", "--board", CHOKED, "--dir", "up"]);
    assert_eq!(text.lines().last(), Some("nothing moves: not legal"));
    let large = "65536 65536 . .  . . . .  . . . .  . . . .";
    let slid = json_of(&["slide", "--board", large, "--dir", "right"]);
    assert_eq!(slid["board"][3], 131_072);
    let small = ["slide", "--size", "2x3", "--board", "2 . 2  4 4 8"];
    let slid = json_of(&[&small[..], &["--dir", "left"]].concat());
    assert_eq!(slid["board"], json!([4, 0, 0, 8, 8, 0]));
}

#[test]
fn decide_prints_direction_values_and_nodes() {
    for tier in Tier::ALL {
        let args = decide(tier.name(), OPEN, "0,3");
        let decided = json_of(&args);
        let legal: Board = OPEN.parse().unwrap();
        let legal: Vec<&str> = legal.legal_slides().map(Dir::name).collect();
        let values = decided["values"].as_object().unwrap();
        assert_eq!(values.len(), legal.len());
        let best = decided["direction"].as_str().unwrap();
        for dir in legal {
            assert!(values[dir].as_f64() <= values[best].as_f64());
        }
        assert!(decided["nodes"].as_u64() >= Some(3));
        let text = printed(&args);
        assert!(text.starts_with(&format!("direction {best}\n")), "{text}");
    }
}

#[test]
fn decide_counts_empty_cells_when_told() {
    let counting = [&decide("beginner", OPEN, "0,0")[..], &["--eval", "count"]].concat();
    let decided = json_of(&counting);
    let values = json!({"down": 12.0, "left": 12.0, "right": 12.0});
    assert_eq!(
        decided,
        json!({"direction": "down", "values": values, "nodes": 3})
    );
}

#[test]
fn decide_finds_nothing_where_nothing_moves() {
    for tier in Tier::ALL {
        let decided = json_of(&decide(tier.name(), CHOKED, "0,0"));
        assert_eq!(decided["direction"], Value::Null);
        assert_eq!(decided["values"], json!({}));
    }
}

#[test]
fn decide_blunders_by_its_seed() {
    let best = json_of(&decide("beginner", OPEN, "0,0"));
    let drawn = |seed: u64| {
        let seed = seed.to_string();
        let args = decide("beginner", OPEN, "0,0");
        json_of(&[&args[..], &["--blunder", "--seed", &seed]].concat())
    };
    let others = (0..60).filter(|&seed| {
        let decided = drawn(seed);
        assert_eq!(decided["values"], best["values"]);
        decided["direction"] != best["direction"]
    });
    let others: Vec<u64> = others.collect();
    // One in twenty.
    assert!((1..=12).contains(&others.len()), "{others:?}");
    assert_eq!(drawn(others[0]), drawn(others[0]));
}

#[test]
fn replay_reads_a_record_from_anywhere() {
    let replayed = json_of(&["replay", RECORD]);
    let game: Game = RECORD.parse().unwrap();
    let positions = replayed["positions"].as_array().unwrap();
    assert_eq!(positions.len(), 5);
    for (shown, position) in positions.iter().zip(game.positions()) {
        let board: Vec<u64> = position.board().values().collect();
        assert_eq!(shown["board"], json!(board));
        assert_eq!(shown["clocks"], json!(position.rack().clocks()));
        assert_eq!(shown["turn"], json!(position.turn()));
    }
    assert_eq!(
        (&replayed["turns"], &replayed["seed"]),
        (&json!(2), &json!(42))
    );
    assert_eq!(game.position().status(), Status::ToPlace);
    assert_eq!(replayed["status"], "to-place");

    let words: Vec<&str> = RECORD.split(' ').collect();
    let whole = printed(&["replay", RECORD]);
    assert_eq!(printed(&[&["replay"], &words[..]].concat()), whole);
    let file = TemporaryFile::new("record", RECORD);
    assert_eq!(printed(&["replay", file.path()]), whole);
    assert_eq!(piped(&["replay"], RECORD), whole);
    assert_eq!(piped(&["replay", "-"], RECORD), whole);
}

fn piped(args: &[&str], input: &str) -> String {
    let mut lab = Command::new(LAB)
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = lab.stdin.take().unwrap();
    stdin.write_all(input.as_bytes()).unwrap();
    drop(stdin);
    String::from_utf8(lab.wait_with_output().unwrap().stdout).unwrap()
}

struct TemporaryFile(String);

impl TemporaryFile {
    fn new(name: &str, text: &str) -> Self {
        let folder = std::env::temp_dir();
        let name = format!("stacked-lab-{name}-{}", std::process::id());
        let path = folder.join(name).to_str().unwrap().to_owned();
        std::fs::write(&path, text).unwrap();
        Self(path)
    }

    fn path(&self) -> &str {
        &self.0
    }
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn bench_prints_the_same_signature_every_time() {
    let signature = json_of(&["bench"]);
    assert_eq!(signature.as_object().unwrap().len(), 1);
    let nodes = signature["signature"].as_u64().unwrap();
    assert_eq!(printed(&["bench"]), format!("Bench: {nodes}\n"));
}

#[test]
fn spike_prints_the_same_bytes_with_any_number_of_threads() {
    let args = ["spike", "--tier", "intermediate", "--placer", "human"];
    let args = [&args[..], &["--runs", "12", "--seed", "5", "--json"]].concat();
    let one = printed(&[&args[..], &["--threads", "1"]].concat());
    for threads in ["2", "5"] {
        assert_eq!(printed(&[&args[..], &["--threads", threads]].concat()), one);
    }
    let other = printed(&[&args[..7], &["--seed", "6", "--json"]].concat());
    assert_ne!(other, one);
}

#[test]
fn spike_counts_add_up() {
    for (tier, placer, slider, runs) in [
        ("beginner", "human", "tier", "40"),
        ("beginner", "greedy", "minimax", "20"),
        ("expert", "human", "tier", "3"),
    ] {
        let args = ["spike", "--tier", tier, "--placer", placer];
        let args = [&args[..], &["--slider", slider, "--runs", runs]].concat();
        let report = json_of(&args);
        let number = |pointer: &str| report.pointer(pointer).unwrap().as_f64().unwrap();
        let sum = |pointer: &str| -> f64 {
            let counts = report.pointer(pointer).unwrap();
            let counts: Vec<&Value> = match counts {
                Value::Array(counts) => counts.iter().collect(),
                _ => counts.as_object().unwrap().values().collect(),
            };
            counts.iter().map(|count| count.as_f64().unwrap()).sum()
        };
        let (runs, wins) = (number("/runs"), number("/wins"));
        assert!((number("/rate") - wins / runs).abs() < 1e-12);
        assert!(number("/low") <= number("/rate") && number("/rate") <= number("/high"));
        assert!((sum("/highest") - runs).abs() < 1e-9);
        let placed = sum("/placements/by_value");
        assert!((placed - sum("/placements/by_cell")).abs() < 1e-9);
        assert!((placed - number("/turns/mean") * runs).abs() < 1e-6);
        assert!(number("/turns/min") <= number("/turns/median"));
        assert!(number("/turns/median") <= number("/turns/max"));
        assert!(number("/turns/max") <= 300.0);
        let has_band = placer == "human" && slider == "tier";
        assert_eq!(report["band"].is_object(), has_band);
    }
}

#[test]
fn a_run_without_a_choke_ends_where_told() {
    let args = [
        "spike",
        "--tier",
        "expert",
        "--runs",
        "4",
        "--max-turns",
        "9",
    ];
    let report = json_of(&args);
    assert_eq!(
        (&report["wins"], &report["turns"]["max"]),
        (&json!(0), &json!(9))
    );
    assert_eq!(report["turns_of_wins"], Value::Null);
}

#[test]
fn bad_input_gets_one_line_that_names_it_and_what_is_accepted() {
    let slide = ["slide", "--dir", "left", "--board"];
    let decide = decide("expert", OPEN, "0,3");
    let spike = ["spike", "--tier", "expert"];
    let with = |args: &[&'static str], more: &[&'static str]| [args, more].concat();
    for (args, words) in [
        (vec![], &["slide", "spike"][..]),
        (vec!["slip"], &["slip", "slide"]),
        (vec!["slide"], &["--board", "--dir"]),
        (with(&slide, &["2 2"]), &["16", "2"]),
        (
            with(&slide, &["2 2 3 0 0 0 0 0 0 0 0 0 0 0 0 0"]),
            &["'3'", "power of two"],
        ),
        (with(&slide, &["-2 0"]), &["'-2'"]),
        (with(&slide, &[OPEN, "--size", "9x4"]), &["9x4", "8x8"]),
        (with(&slide, &[OPEN, "--dri", "up"]), &["--dri", "--dir"]),
        (
            vec!["slide", "--board", OPEN, "--dir", "north"],
            &["north", "up, down"],
        ),
        (with(&decide[..5], &["--clocks", "3"]), &["'3'", "0,3"]),
        (with(&decide[..5], &["--clocks", "0,-1"]), &["0,-1", "255"]),
        (
            with(&decide, &["--eval", "best"]),
            &["best", "count, tuned"],
        ),
        (
            with(&decide, &["--slider", "worst"]),
            &["worst", "tier, minimax"],
        ),
        (with(&decide, &["--blunder"]), &["--seed"]),
        (
            with(&decide, &["--seed", "x"]),
            &["'x'", "18446744073709551615"],
        ),
        (
            vec!["spike", "--tier", "hard"],
            &["hard", "beginner, intermediate or expert"],
        ),
        (vec!["spike"], &["--tier"]),
        (
            with(&spike, &["--placer", "robot"]),
            &["robot", "greedy or human"],
        ),
        (with(&spike, &["--runs", "0"]), &["'0'", "from 1"]),
        (with(&spike, &["--runs", "-3"]), &["'-3'", "from 1"]),
        (with(&spike, &["--max-turns", "many"]), &["many", "from 1"]),
        (vec!["replay", "nowhere"], &["nowhere"]),
        (vec!["replay", "stacked 9 stack"], &["'9'", "1"]),
        (vec!["replay"], &["ends"]),
    ] {
        let line = refusal(&args);
        for word in words {
            assert!(line.contains(word), "{args:?}: no {word} in {line}");
        }
    }
}

#[test]
fn a_damaged_tuning_file_is_named_and_ignored() {
    let expected = printed(&["bench"]);
    let damaged = TemporaryFile::new("tuning", "(tiers: (");
    for path in [damaged.path(), "nowhere.ron"] {
        let output = run(&["bench", "--tuning", path]);
        assert!(output.status.success());
        assert_eq!(String::from_utf8(output.stdout).unwrap(), expected);
        let line = String::from_utf8(output.stderr).unwrap();
        assert!(
            line.contains(path) && line.trim_end().lines().count() == 1,
            "{line}"
        );
    }
}

#[test]
fn a_tuning_file_is_used() {
    let mut tuning = Tuning::embedded();
    tuning.tiers.beginner.plies = 3;
    let text = ron::to_string(&tuning).unwrap();
    let file = TemporaryFile::new("tuned", &text);
    let deeper = decide("beginner", OPEN, "0,0");
    let deeper = json_of(&[&deeper[..], &["--tuning", file.path()]].concat());
    assert!(deeper["nodes"].as_u64() > Some(3));
}

#[test]
fn help_and_version_are_no_faults() {
    for args in [
        &["--help"][..],
        &["--version"],
        &["help", "decide"],
        &["slide", "--help"],
        &["decide", "-h"],
        &["replay", "--help"],
        &["bench", "--help"],
        &["spike", "--help"],
    ] {
        let text = printed(args);
        if args.contains(&"--help") && args.len() == 2 {
            assert!(text.contains("Examples:"), "{text}");
        }
    }
}

#[test]
fn a_closed_pipe_is_no_panic() {
    let mut lab = Command::new(LAB)
        .args(["spike", "--tier", "beginner", "--runs", "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(lab.stdout.take());
    let mut complaint = String::new();
    let mut stderr = lab.stderr.take().unwrap();
    stderr.read_to_string(&mut complaint).unwrap();
    assert!(lab.wait().unwrap().success());
    assert_eq!(complaint, "");
}

const WON: &str = "stacked 1 stack beginner 2x2 0/2/4 seed 1 undone 0 open 2a1,4b1,4a2 moves 2b2";

#[test]
fn card_prints_the_result_of_a_record() {
    let card = "Stacked — 2048 turned round\nI choked the Beginner Slider in 1 turn.\n⬜🟨\n🟨⬜\nCan you do better?";
    assert_eq!(printed(&["card", WON]), format!("{card}\n"));
    assert_eq!(json_of(&["card", WON]), json!({ "text": card }));
    let code = WON.parse::<Game>().unwrap().to_link();
    assert_eq!(
        printed(&["card", WON, "--address", "https://play.example/"]),
        format!("{card} https://play.example/#r={code}\n")
    );
}

#[test]
fn card_prints_a_result_that_is_told() {
    let told = ["--tier", "expert", "--turns", "225", "--board", CHOKED];
    for lang in Lang::ALL {
        let text = json_of(&[&["card", "--lang", lang.code()][..], &told].concat());
        let board = Board::parse(CHOKED, Size::CLASSIC).unwrap();
        let card = Card::new(lang, Tier::Expert, 225, &board, None);
        assert_eq!(text, json!({ "text": card.to_string() }));
    }
}

#[test]
fn card_refuses_what_has_no_result() {
    let fault = |args: &[&str]| {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert_eq!(output.stdout, b"");
        String::from_utf8(output.stderr).unwrap()
    };
    assert_eq!(
        fault(&["card", RECORD]),
        "stacked-lab: the board is not choked yet: there is no result to share\n"
    );
    assert!(fault(&["card", WON, "--lang", "xx"]).contains("no language of the game: en, "));
    assert_eq!(fault(&["card", "--turns", "3"]).lines().count(), 1);
    assert_eq!(fault(&["card", WON, "--board", CHOKED]).lines().count(), 1);
}
