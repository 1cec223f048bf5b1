//! What a match is for: most count, and the guided one only teaches.

use bevy::prelude::*;

use crate::{
    app::tuning::Tuning,
    engine::{Cell, Game, Slot, Tier},
    players::{TierTuning, lesson},
};

/// Why the match on the board is played.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// It is kept, and its result counts.
    #[default]
    Match,
    /// The guided match: only the advised placement is granted, and nothing is kept.
    Lesson,
}

/// A run condition: what happens in this match is to be kept.
pub fn counts(occasion: Res<Occasion>) -> bool {
    *occasion == Occasion::Match
}

impl Occasion {
    /// How the Slider of the match plays.
    pub const fn slider(self, tuning: &Tuning, tier: Tier) -> TierTuning {
        let tier = *tuning.players.tier(tier);
        match self {
            Self::Match => tier,
            Self::Lesson => lesson::slider(tier),
        }
    }

    /// The only placement that is granted now, where not every legal one is.
    pub fn advice(self, tuning: &Tuning, game: &Game) -> Option<(Slot, Cell)> {
        match self {
            Self::Match => None,
            Self::Lesson => {
                let slider = self.slider(tuning, game.rules().tier);
                lesson::advice(game, &slider, &tuning.evaluation)
            }
        }
    }
}
