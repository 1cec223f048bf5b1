//! A match under way: the wishes of both seats, the one system that grants them, and
//! what it says happened. Everything that shows or stores a match listens here.

mod autosave;
mod occasion;
mod slider;
mod turn;

use bevy::prelude::*;

pub use autosave::LastResult;
pub use occasion::Occasion;
pub use turn::{Begin, CurrentGame, Queue};

use crate::engine::{Cell, Dir, Event, Illegal, Slot, Status};

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Turn>()
        .add_message::<Intent>()
        .add_message::<Begin>()
        .add_message::<Played>()
        .add_message::<Refused>()
        .add_message::<Reset>()
        .add_plugins((turn::plugin, slider::plugin, autosave::plugin));
}

/// What the seat that is to move, or the person, wishes of the match.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    Place { slot: Slot, cell: Cell },
    Slide(Dir),
}

/// Where the match stands, as the screen shows it.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Turn {
    /// No match is on the board, or it has not begun.
    #[default]
    Idle,
    /// The Placer is to move.
    Placing,
    /// The Slider is to move and thinks.
    Thinking,
    /// The Slider's answer is being shown; the Placer may already move.
    Sliding,
    /// The board has choked.
    Over,
}

impl Turn {
    /// The word the page and its tests know the phase by.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Idle => "idle",
            Self::Placing => "placing",
            Self::Thinking => "thinking",
            Self::Sliding => "sliding",
            Self::Over => "over",
        }
    }
}

/// A wish was granted: the log has grown by one move.
#[derive(Message, Clone, Debug)]
pub struct Played {
    pub events: Vec<Event>,
    pub status: Status,
}

/// A wish was not granted; the match is as it was.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    pub intent: Intent,
    pub reason: Reason,
}

/// Why a wish was not granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    Illegal(Illegal),
    /// One placement already waits for the Slider.
    QueueFull,
    /// The placement that waited is no longer legal.
    Overtaken(Illegal),
    /// The guided match advises this placement, and grants no other.
    NotTheLesson {
        slot: Slot,
        cell: Cell,
    },
}

/// The match on the board is another one, or gone: views must be made anew.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reset;
