//! Matches between two agents, by seed.

use std::sync::Arc;

use stacked::{
    engine::{Game, Move, Slot, Status, Tier, rng},
    players::{
        Placer, Slider, Tuning,
        placers::{RackPlacer, Style},
        search::{Evaluation, Outlook},
        sliders::TierSlider,
    },
};

use crate::statistics::Tally;

/// Who meets whom. A run without a choke ends after `max_turns`.
pub struct Pairing {
    tuning: Tuning,
    tier: Tier,
    placer: Style,
    outlook: Outlook,
    max_turns: u32,
    evaluation: Arc<Evaluation>,
}

/// The turns of a run without a choke, as SPEC's balance has it.
pub const MAX_TURNS: u32 = 300;

impl Pairing {
    pub fn new(
        tuning: &Tuning,
        tier: Tier,
        placer: Style,
        outlook: Outlook,
        max_turns: u32,
    ) -> Self {
        Self {
            tuning: tuning.clone(),
            tier,
            placer,
            outlook,
            max_turns,
            evaluation: Arc::new(Evaluation::new(tuning.evaluation)),
        }
    }

    /// Plays run `index` of those that `seed` stands for.
    pub fn tally(&self, seed: u64, index: u64) -> Tally {
        let game = self.play(match_seed(seed, index), |_| {});
        let mut tally = Tally::default();
        let won = game.position().status() == Status::Choked;
        tally.add_match(
            game.position().turn(),
            won,
            game.position().board().highest(),
        );
        for played in game.moves() {
            if let &Move::Place { tile, cell } = played {
                let slot = Slot::of(tile).expect("placed from the rack");
                tally.add_placement(slot, game.rules().size.index(cell));
            }
        }
        tally
    }

    /// Plays a match to its end; `watch` sees it whenever the Slider is to move.
    pub fn play(&self, seed: u64, mut watch: impl FnMut(&Game)) -> Game {
        let mut placer = RackPlacer::new(self.placer, Arc::clone(&self.evaluation), seed);
        let tier = *self.tuning.tier(self.tier);
        let mut slider = TierSlider::new(tier, self.outlook, Arc::clone(&self.evaluation));
        let mut game = Game::new(self.tuning.rules(self.tier), seed);
        while game.position().turn() < self.max_turns
            && let Some((slot, cell)) = placer.place(&game)
        {
            let tile = slot.tile();
            game.play(Move::Place { tile, cell })
                .expect("a placer's wish is legal");
            if game.position().status() != Status::ToSlide {
                break;
            }
            watch(&game);
            let dir = slider.slide(&game).expect("a board not choked slides");
            game.play(Move::Slide(dir))
                .expect("a slider's wish is legal");
        }
        game
    }
}

/// Neighbouring seeds and runs share nothing.
pub const fn match_seed(seed: u64, index: u64) -> u64 {
    rng::scrambled(rng::scrambled(seed) ^ index)
}
