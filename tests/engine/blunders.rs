//! What a tier makes of its search: now and then another slide.

use std::sync::Arc;

use stacked::{
    engine::{Board, Dir, Game, Move, Rules, Size, Status, Tier, Tile},
    players::{
        TierTuning, Tuning,
        search::Outlook,
        sliders::{Answer, TierSlider},
    },
};

use crate::pair::{COUNT, TUNED};

/// A match in which `picture` is what the Slider has to answer; its last tile is a 2.
fn match_at(picture: &str, seed: u64) -> Game {
    let board: Board = picture.parse().unwrap();
    let mut opening: Vec<_> = board.tiles().collect();
    let (cell, tile) = opening.pop().unwrap();
    let rules = Rules {
        size: Size::CLASSIC,
        tier: Tier::Beginner,
        cooldowns: [0, 2, 4],
    };
    let mut game = Game::with_opening(rules, seed, opening);
    game.play(Move::Place { tile, cell }).unwrap();
    assert_eq!(game.position().status(), Status::ToSlide);
    game
}

fn answer(game: &Game, plies: u8, blunder: f64) -> Answer {
    let tier = TierTuning {
        plies,
        blunder,
        cooldowns: (2, 4),
        thinking_ms: 0,
    };
    TierSlider::new(tier, Outlook::Sampled, Arc::clone(&COUNT)).answer(game)
}

const OPEN: &str = "4 4 . .  . . . .  . . . 8  . 2 . .";

#[test]
fn blunders_about_as_often_as_told_and_evenly() {
    const SEEDS: u64 = 20_000;
    let mut played = [0; 4];
    let best = answer(&match_at(OPEN, 0), 0, 0.0).dir.unwrap();
    for seed in 0..SEEDS {
        let game = match_at(OPEN, seed);
        assert_eq!(answer(&game, 0, 0.0).dir, Some(best));
        assert_ne!(answer(&game, 0, 1.0).dir, Some(best));
        played[answer(&game, 0, 0.05).dir.unwrap().index()] += 1;
    }
    for dir in Dir::ALL {
        // Four standard deviations: 123 for the best, 73 for each of the other three.
        let (expected, spread) = if dir == best {
            (19_000, 123)
        } else {
            (333, 73)
        };
        let times: i32 = played[dir.index()];
        assert!((times - expected).abs() <= spread, "{dir}: {times}");
    }
}

#[test]
fn blunders_at_the_root_only() {
    for plies in 0..=4 {
        let game = match_at(OPEN, 5);
        let (sober, drunk) = (answer(&game, plies, 0.0), answer(&game, plies, 1.0));
        assert_eq!(sober.decision, drunk.decision);
        assert_eq!(sober.dir, sober.decision.best);
        assert_ne!(drunk.dir, drunk.decision.best);
    }
}

#[test]
fn never_blunders_away_from_a_single_legal_slide() {
    for seed in 0..500 {
        let game = match_at("4 . . .  8 . . .  4 . . .  2 . . .", seed);
        assert_eq!(answer(&game, 2, 1.0).dir, Some(Dir::Right));
    }
}

#[test]
fn a_resumed_match_is_answered_like_the_first() {
    let tier = *Tuning::embedded().tier(Tier::Intermediate);
    let slider = TierSlider::new(tier, Outlook::Sampled, Arc::clone(&TUNED));
    let mut game = Game::new(Tuning::embedded().rules(Tier::Intermediate), 77);
    for _ in 0..80 {
        let Some(cell) = game.position().board().empty_cells().last() else {
            break;
        };
        let tile = Tile::TWO;
        game.play(Move::Place { tile, cell }).unwrap();
        let resumed: Game = game.to_string().parse().unwrap();
        let answer = slider.answer(&game);
        assert_eq!(slider.answer(&resumed), answer);
        let Some(dir) = answer.dir else { break };
        game.play(Move::Slide(dir)).unwrap();
    }
    assert!(game.position().turn() > 20);
}
