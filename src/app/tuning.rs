//! The tuning files as resources: who plays how, and how long things take.

use std::{sync::Arc, time::Duration};

use bevy::prelude::*;
use serde::Deserialize;

use crate::players::{Tuning as Players, search::Evaluation};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tuning>();
}

const EMBEDDED_MOTION: &str = include_str!("../../assets/tuning/motion.ron");

/// Everything a designer can turn.
#[derive(Resource, Clone)]
pub struct Tuning {
    pub players: Players,
    pub motion: Motion,
    /// The evaluation of `players`, made ready for searches.
    pub evaluation: Arc<Evaluation>,
}

impl Default for Tuning {
    fn default() -> Self {
        Self::new(
            Players::embedded(),
            Motion::parse(EMBEDDED_MOTION).expect("the embedded motion file is tested"),
        )
    }
}

impl Tuning {
    pub fn new(players: Players, motion: Motion) -> Self {
        let evaluation = Arc::new(Evaluation::new(players.evaluation));
        Self {
            players,
            motion,
            evaluation,
        }
    }
}

/// Durations of what is shown, in milliseconds; the file says what each is for.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Motion {
    slide: u16,
    bounce: u16,
    place: u16,
    ring: u16,
    flash: u16,
    refused: u16,
    ready_tiles: u16,
    ready: u16,
    choke: u16,
    banner: u16,
    confetti: u16,
}

impl Motion {
    /// # Errors
    /// When the text is not RON of this shape.
    pub fn parse(text: &str) -> Result<Self, ron::error::SpannedError> {
        ron::from_str(text)
    }

    pub fn slide(&self) -> Duration {
        millis(self.slide)
    }

    pub fn bounce(&self) -> Duration {
        millis(self.bounce)
    }

    pub fn place(&self) -> Duration {
        millis(self.place)
    }

    pub fn ring(&self) -> Duration {
        millis(self.ring)
    }

    pub fn flash(&self) -> Duration {
        millis(self.flash)
    }

    pub fn refused(&self) -> Duration {
        millis(self.refused)
    }

    pub fn ready_tiles(&self) -> Duration {
        millis(self.ready_tiles)
    }

    pub fn ready(&self) -> Duration {
        millis(self.ready)
    }

    pub fn choke(&self) -> Duration {
        millis(self.choke)
    }

    pub fn banner(&self) -> Duration {
        millis(self.banner)
    }

    pub fn confetti(&self) -> Duration {
        millis(self.confetti)
    }
}

/// A tween of no length never shows its end, so there is always one millisecond.
fn millis(millis: u16) -> Duration {
    Duration::from_millis(u64::from(millis.max(1)))
}
