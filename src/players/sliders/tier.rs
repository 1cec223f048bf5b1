//! The opponent of a match of Stack: search, then now and then a blunder.

use std::sync::Arc;

use rand::RngExt;

use crate::{
    engine::{
        Dir, Game,
        rng::{self, Stream},
    },
    players::{
        Slider, TierTuning,
        search::{Decision, Evaluation, Limits, Outlook, Search},
    },
};

/// A tier's answer to a placement.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The slide to make; `None` when no slide is legal.
    pub dir: Option<Dir>,
    /// What the search found; `dir` differs from its best after a blunder.
    pub decision: Decision,
}

/// A tier thinking about one turn.
pub struct TierSearch {
    search: Search,
    blunder: f64,
    seed: u64,
    turn: u32,
}

impl TierSearch {
    /// Thinks about the match as it stands. Blunders follow from the match's seed and
    /// turn, so a resumed match goes on as it would have.
    pub fn new(
        game: &Game,
        tier: &TierTuning,
        outlook: Outlook,
        evaluation: Arc<Evaluation>,
    ) -> Self {
        let limits = Limits {
            plies: tier.plies,
            outlook,
        };
        Self {
            search: Search::new(game.position(), limits, evaluation),
            blunder: tier.blunder,
            seed: game.seed(),
            turn: game.position().turn(),
        }
    }

    /// Looks at `nodes` more boards, or a few over; the answer when done.
    pub fn step(&mut self, nodes: u64) -> Option<Answer> {
        let decision = self.search.step(nodes)?;
        let dir = blundered(&decision, self.blunder, self.seed, self.turn);
        Some(Answer { dir, decision })
    }
}

/// The best slide or, with probability `blunder`, some other legal one. The draw
/// follows from the match's seed and the turn.
pub fn blundered(decision: &Decision, blunder: f64, seed: u64, turn: u32) -> Option<Dir> {
    let best = decision.best?;
    let mut draw = rng::for_turn(seed, Stream::Blunder, turn);
    let others: Vec<Dir> = Dir::ALL
        .into_iter()
        .filter(|&dir| dir != best && decision.values[dir.index()].is_some())
        .collect();
    if others.is_empty() || !draw.random_bool(blunder) {
        return Some(best);
    }
    Some(others[draw.random_range(0..others.len() as u32) as usize])
}

/// A tier in the Slider's seat.
pub struct TierSlider {
    tier: TierTuning,
    outlook: Outlook,
    evaluation: Arc<Evaluation>,
}

impl TierSlider {
    pub const fn new(tier: TierTuning, outlook: Outlook, evaluation: Arc<Evaluation>) -> Self {
        Self {
            tier,
            outlook,
            evaluation,
        }
    }

    /// The whole answer to the match as it stands.
    pub fn answer(&self, game: &Game) -> Answer {
        let mut search =
            TierSearch::new(game, &self.tier, self.outlook, Arc::clone(&self.evaluation));
        loop {
            if let Some(answer) = search.step(u64::MAX) {
                return answer;
            }
        }
    }
}

impl Slider for TierSlider {
    fn slide(&mut self, game: &Game) -> Option<Dir> {
        self.answer(game).dir
    }
}
