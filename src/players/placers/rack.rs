//! Placers that play Stack: they look one answer ahead.

use std::{fmt, str::FromStr, sync::Arc};

use rand::RngExt;

use crate::{
    engine::{
        Cell, Dir, Game, Slot, Status,
        rng::{self, Stream},
    },
    players::{
        Placer,
        search::{CHOKED, Evaluation},
    },
};

/// How a [`RackPlacer`] chooses from its list of placements, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Always the best.
    Greedy,
    /// One of the best three, by [`HUMAN_WEIGHTS`].
    Human,
}

/// How often the human style takes the first, second and third of its list.
const HUMAN_WEIGHTS: [f64; 3] = [0.6, 0.3, 0.1];

impl Style {
    pub const ALL: [Self; 2] = [Self::Greedy, Self::Human];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Greedy => "greedy",
            Self::Human => "human",
        }
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The word is no style of placing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StyleError(String);

impl fmt::Display for StyleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no placer: greedy or human", self.0)
    }
}

impl std::error::Error for StyleError {}

impl FromStr for Style {
    type Err = StyleError;

    fn from_str(text: &str) -> Result<Self, StyleError> {
        Self::ALL
            .into_iter()
            .find(|style| style.name() == text)
            .ok_or_else(|| StyleError(text.to_owned()))
    }
}

/// Of every ready slot and empty cell, prefers what leaves the Slider the lowest
/// evaluation after its best immediate answer; a choke is lower than all.
pub struct RackPlacer {
    style: Style,
    evaluation: Arc<Evaluation>,
    seed: u64,
}

impl RackPlacer {
    pub const fn new(style: Style, evaluation: Arc<Evaluation>, seed: u64) -> Self {
        Self {
            style,
            evaluation,
            seed,
        }
    }

    /// Every legal placement with its value for the Slider, lowest first; equals stay
    /// in the order of slots, then cells.
    pub fn ranked(&self, game: &Game) -> Vec<(Slot, Cell, f64)> {
        let position = game.position();
        if position.status() != Status::ToPlace {
            return Vec::new();
        }
        let mut ranked: Vec<_> = position
            .rack()
            .ready_slots()
            .flat_map(|slot| {
                position.board().empty_cells().map(move |cell| {
                    let placed = position.board().with(cell, slot.tile());
                    let answer = Dir::ALL
                        .into_iter()
                        .map(|dir| placed.slide(dir))
                        .filter(|slide| slide.moved)
                        .map(|slide| f64::from(self.evaluation.board(&slide.board)))
                        .fold(CHOKED, f64::max);
                    (slot, cell, answer)
                })
            })
            .collect();
        ranked.sort_by(|a, b| a.2.total_cmp(&b.2));
        ranked
    }

    /// An index into a list of at least one.
    fn choice(&self, turn: u32, choices: usize) -> usize {
        match self.style {
            Style::Greedy => 0,
            Style::Human => {
                let weights = &HUMAN_WEIGHTS[..HUMAN_WEIGHTS.len().min(choices)];
                let mut draw = rng::for_turn(self.seed, Stream::Placer, turn)
                    .random_range(0.0..weights.iter().sum());
                weights
                    .iter()
                    .position(|weight| {
                        draw -= weight;
                        draw < 0.0
                    })
                    .unwrap_or(0)
            }
        }
    }
}

impl Placer for RackPlacer {
    fn place(&mut self, game: &Game) -> Option<(Slot, Cell)> {
        let ranked = self.ranked(game);
        if ranked.is_empty() {
            return None;
        }
        let (slot, cell, _) = ranked[self.choice(game.position().turn(), ranked.len())];
        Some((slot, cell))
    }
}
