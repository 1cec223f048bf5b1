//! Positions to search, from played matches and from dice, always the same ones.

use std::sync::Arc;

use rand::RngExt;
use stacked::{
    engine::{
        Board, Game, Move, Position, Size, Status, Tier, Tile,
        rng::{self, Stream},
    },
    players::{
        Placer, Slider, Tuning,
        placers::{RackPlacer, Style},
        search::{Evaluation, Outlook},
        sliders::TierSlider,
    },
};

/// A run without a choke ends here.
const MAX_TURNS: u32 = 300;

/// Every position of the Slider's in one match of the human placer against `tier`.
pub fn played(tier: Tier, seed: u64) -> Vec<Position> {
    let tuning = Tuning::embedded();
    let evaluation = Arc::new(Evaluation::new(tuning.evaluation));
    let mut placer = RackPlacer::new(Style::Human, Arc::clone(&evaluation), seed);
    let mut slider = TierSlider::new(*tuning.tier(tier), Outlook::Sampled, evaluation);
    let mut game = Game::new(tuning.rules(tier), seed);
    let mut positions = Vec::new();
    while game.position().turn() < MAX_TURNS
        && let Some((slot, cell)) = placer.place(&game)
    {
        let tile = slot.tile();
        game.play(Move::Place { tile, cell }).expect("it is ready");
        if game.position().status() == Status::ToSlide {
            positions.push(*game.position());
            let dir = slider.slide(&game).expect("it can slide");
            game.play(Move::Slide(dir)).expect("it is legal");
        }
    }
    positions
}

/// A 4x4 board of tiles up to 2^`highest`, anything from nearly empty to full.
pub fn thrown(seed: u64, highest: u8) -> Board {
    let mut dice = rng::seeded(seed, Stream::Show);
    let fill = dice.random_range(0.1..1.1);
    let mut board = Board::empty(Size::CLASSIC);
    for cell in Size::CLASSIC.cells() {
        if dice.random_range(0.0..1.0) < fill {
            board.set(cell, Tile::from_exponent(dice.random_range(1..=highest)));
        }
    }
    board
}
