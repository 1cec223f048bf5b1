//! The search against the plain recursion: every depth, both boards, all clocks.

use std::sync::Arc;

use stacked::{
    engine::{Board, Game, Packed, Position, Rack, Tier},
    players::{
        Tuning,
        search::{Evaluation, Outlook, Weights},
    },
};

use crate::{
    pair::{Pair, measure, thrown_clocks, to_slide},
    positions::{played, thrown},
};

#[test]
fn agrees_with_the_plain_recursion_on_thrown_boards() {
    for (plies, boards) in [(0, 8_000), (1, 8_000), (2, 4_000), (3, 2_000), (4, 1_000)] {
        for pair in Pair::both(plies, Outlook::Sampled) {
            for seed in 0..boards {
                let tier = Tier::ALL[seed as usize % 3];
                let board = thrown(seed, 1 + (seed % 11) as u8);
                pair.checked(&to_slide(board, tier, thrown_clocks(tier, seed)));
            }
        }
    }
}

#[test]
fn agrees_with_the_plain_recursion_through_played_matches() {
    for tier in Tier::ALL {
        for position in played(tier, 11).iter().chain(&played(tier, 12)) {
            Pair::tuned(Tuning::embedded().tier(tier).plies, Outlook::Sampled).checked(position);
            Pair::tuned(3, Outlook::Sampled).checked(position);
            Pair::counting(2, Outlook::Sampled).checked(position);
        }
    }
}

#[test]
fn agrees_in_every_state_of_the_clocks() {
    for tier in Tier::ALL {
        let (most_four, most_eight) = Tuning::embedded().tier(tier).cooldowns;
        for four in 0..=most_four {
            for eight in 0..=most_eight {
                let seed = 100 * u64::from(four) + u64::from(eight);
                for plies in 0..=4 {
                    let board = thrown(seed, 6 + plies);
                    let position = to_slide(board, tier, [four, eight]);
                    Pair::tuned(plies, Outlook::Sampled).checked(&position);
                    Pair::counting(plies, Outlook::Sampled).checked(&position);
                }
            }
        }
    }
}

/// Only from five plies on can one search meet a board twice with other clocks: a 4
/// and a 2 placed in one order and in the other.
#[test]
fn agrees_where_equal_boards_have_other_clocks() {
    let crowded = (0..).map(|seed| thrown(seed, 3)).filter(|board| {
        let free = board.empty_cells().count();
        (1..=5).contains(&free) && board.legal_slides().next().is_some()
    });
    for (seed, board) in crowded.take(150).enumerate() {
        // A slot used two turns ago is ready again, one used a turn ago is not.
        for cooldowns in [[0, 2, 4], [0, 4, 2], [0, 2, 2]] {
            let clocks = [0, seed as u8 % 3, seed as u8 / 3 % 3];
            let position = Position::for_slider(board, Rack::new(cooldowns).with_clocks(clocks));
            Pair::tuned(5, Outlook::Sampled).checked(&position);
            if seed % 10 == 0 {
                Pair::tuned(6, Outlook::Sampled).checked(&position);
            }
        }
    }
}

#[test]
fn agrees_on_boards_that_cannot_be_packed() {
    for (plies, boards) in [(0, 1_000), (1, 1_000), (2, 500), (3, 100), (4, 30)] {
        for pair in Pair::both(plies, Outlook::Sampled) {
            for seed in 0..boards {
                let large = ["32768 32768", "65536 2", "131072 65536"][seed as usize % 3];
                let board: Board = thrown(seed, 15)
                    .to_string()
                    .split_whitespace()
                    .skip(2)
                    .fold(large.to_owned(), |text, word| text + " " + word)
                    .parse()
                    .unwrap();
                assert_eq!(Packed::new(&board, 0), None);
                pair.checked(&to_slide(
                    board,
                    Tier::Expert,
                    thrown_clocks(Tier::Expert, seed),
                ));
            }
        }
    }
}

#[test]
fn agrees_at_the_border_between_the_two_boards() {
    // 65,512 in all: two placements of 8 leave it under 65,536, three do not.
    let board: Board = "32768 16384 8192 4096  2048 1024 512 256  128 64 32 8  . . . ."
        .parse()
        .unwrap();
    assert_eq!(board.sum(), 65_512);
    assert!(Packed::new(&board, 16).is_some() && Packed::new(&board, 24).is_none());
    for plies in 0..=5 {
        Pair::tuned(plies, Outlook::Sampled).checked(&to_slide(board, Tier::Expert, [0, 0]));
    }
}

#[test]
fn agrees_on_the_worst_outlook() {
    for (plies, boards) in [(0, 1_000), (1, 1_000), (2, 300)] {
        for pair in Pair::both(plies, Outlook::Worst) {
            for seed in 0..boards {
                let board = thrown(seed, 1 + (seed % 15) as u8);
                pair.checked(&to_slide(
                    board,
                    Tier::Expert,
                    thrown_clocks(Tier::Expert, seed),
                ));
            }
        }
    }
    // Full boards keep the deeper trees small.
    let crowded = (0..).map(|seed| thrown(seed, 4)).filter(|board| {
        let free = board.empty_cells().count();
        free <= 2 && board.legal_slides().next().is_some()
    });
    for (seed, board) in crowded.take(30).enumerate() {
        let clocks = thrown_clocks(Tier::Beginner, seed as u64);
        let position = to_slide(board, Tier::Beginner, clocks);
        Pair::tuned(3, Outlook::Worst).checked(&position);
        Pair::counting(4, Outlook::Worst).checked(&position);
    }
}

#[test]
fn agrees_where_the_evaluation_meets_its_bounds() {
    let weights = Weights {
        monotonicity: 10_000,
        smoothness: -9_000,
        free: -10_000,
        corner: 10_000,
    };
    let pair = Pair {
        evaluation: Arc::new(Evaluation::new(weights)),
        measure: measure(weights),
        ..Pair::tuned(2, Outlook::Sampled)
    };
    for seed in 0..500 {
        let position = to_slide(thrown(seed, 15), Tier::Beginner, [0, 3]);
        let found = pair.checked(&position);
        let highest = found.values.into_iter().flatten().fold(0.0, f64::max);
        assert!(highest <= f64::from(Evaluation::BOUND));
    }
}

#[test]
fn finds_nothing_where_nothing_moves() {
    for text in [
        ". . . .  . . . .  . . . .  . . . .",
        "2 4 2 4  4 2 4 2  2 4 2 4  4 2 4 2",
    ] {
        let position = to_slide(text.parse().unwrap(), Tier::Expert, [0, 0]);
        let found = Pair::tuned(4, Outlook::Sampled).checked(&position);
        assert_eq!((found.best, found.values), (None, [None; 4]));
    }
    // Nor where it is the Placer's turn.
    let opening = Game::new(Tuning::embedded().rules(Tier::Expert), 1);
    let found = Pair::tuned(4, Outlook::Sampled)
        .search(opening.position())
        .run();
    assert_eq!(found.best, None);
}

#[test]
fn the_answer_does_not_hang_on_the_slices() {
    for (seed, plies) in (0..60).zip((0..=4).cycle()) {
        let pair = Pair::tuned(plies, Outlook::Sampled);
        for highest in [8, 16] {
            let position = to_slide(thrown(seed, highest), Tier::Expert, [0, 2]);
            let whole = pair.search(&position).run();
            assert_eq!(whole, pair.search(&position).run());
            for nodes in [1, 2, 37, 500, 4_096] {
                let mut search = pair.search(&position);
                let sliced = std::iter::repeat_with(|| search.step(nodes))
                    .take(1_000_000)
                    .find_map(|decision| decision);
                assert_eq!(sliced.as_ref(), Some(&whole), "slices of {nodes}");
            }
        }
    }
}
