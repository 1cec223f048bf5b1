//! What a button, a key or the page can ask of the app, and the name of each.

use std::{fmt, str::FromStr};

use bevy::prelude::*;

use super::i18n::Lang;
use crate::engine::{Dir, Slot, Tier};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Action>();
}

/// Something the person at the device asks for. Placements and slides are no actions:
/// they are [`Intent`](super::play::Intent)s, which an agent can have too.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// From the title to the tiers.
    Play,
    /// On with the saved match.
    Continue,
    HowTo,
    Settings,
    Statistics,
    /// Select a tier without starting it.
    ChooseTier(Tier),
    StartTier(Tier),
    /// One step back: to the title, or to the tiers.
    Back,
    Pause,
    Resume,
    Restart,
    ConfirmRestart,
    CancelRestart,
    Quit,
    ToggleMute,
    Quieter,
    Louder,
    NextMotion,
    NextTheme,
    ToggleHints,
    /// Asks whether to; the answers are the next two.
    Erase,
    ConfirmErase,
    CancelErase,
    ToggleFullscreen,
    NextTier,
    Retry,
    /// Look at the card of the finished match.
    Share,
    CopyCard,
    CloseCard,
    SelectSlot(Slot),
    MoveCursor(Dir),
    PlaceAtCursor,
    /// Open the list of languages, or close it.
    ToggleLanguages,
    Speak(Lang),
}

/// Names are stable: the page's mirror and the tests use them.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self {
            Self::Play => "play",
            Self::Continue => "continue",
            Self::HowTo => "how-to",
            Self::Settings => "settings",
            Self::Statistics => "statistics",
            Self::ChooseTier(tier) => return write!(f, "choose-{tier}"),
            Self::StartTier(tier) => return write!(f, "start-{tier}"),
            Self::Back => "back",
            Self::Pause => "pause",
            Self::Resume => "resume",
            Self::Restart => "restart",
            Self::ConfirmRestart => "restart-yes",
            Self::CancelRestart => "restart-no",
            Self::Quit => "quit",
            Self::ToggleMute => "mute",
            Self::Quieter => "quieter",
            Self::Louder => "louder",
            Self::NextMotion => "motion",
            Self::NextTheme => "theme",
            Self::ToggleHints => "hints",
            Self::Erase => "erase",
            Self::ConfirmErase => "erase-yes",
            Self::CancelErase => "erase-no",
            Self::ToggleFullscreen => "fullscreen",
            Self::NextTier => "next-tier",
            Self::Retry => "retry",
            Self::Share => "share",
            Self::CopyCard => "share-copy",
            Self::CloseCard => "share-close",
            Self::SelectSlot(slot) => return write!(f, "slot-{slot}"),
            Self::MoveCursor(dir) => return write!(f, "cursor-{dir}"),
            Self::PlaceAtCursor => "place",
            Self::ToggleLanguages => "languages",
            Self::Speak(lang) => return write!(f, "language-{}", lang.code()),
        };
        f.write_str(name)
    }
}

impl Action {
    const PLAIN: [Self; 29] = [
        Self::Play,
        Self::Continue,
        Self::HowTo,
        Self::Settings,
        Self::Statistics,
        Self::Back,
        Self::Pause,
        Self::Resume,
        Self::Restart,
        Self::ConfirmRestart,
        Self::CancelRestart,
        Self::Quit,
        Self::ToggleMute,
        Self::Quieter,
        Self::Louder,
        Self::NextMotion,
        Self::NextTheme,
        Self::ToggleHints,
        Self::Erase,
        Self::ConfirmErase,
        Self::CancelErase,
        Self::ToggleFullscreen,
        Self::NextTier,
        Self::Retry,
        Self::Share,
        Self::CopyCard,
        Self::CloseCard,
        Self::PlaceAtCursor,
        Self::ToggleLanguages,
    ];

    /// Every action.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::PLAIN
            .into_iter()
            .chain(Tier::ALL.into_iter().map(Self::ChooseTier))
            .chain(Tier::ALL.into_iter().map(Self::StartTier))
            .chain(Slot::ALL.into_iter().map(Self::SelectSlot))
            .chain(Dir::ALL.into_iter().map(Self::MoveCursor))
            .chain(Lang::ALL.into_iter().map(Self::Speak))
    }
}

/// The name is no action's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionError;

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(name: &str) -> Result<Self, ActionError> {
        Self::all()
            .find(|action| action.to_string() == name)
            .ok_or(ActionError)
    }
}
