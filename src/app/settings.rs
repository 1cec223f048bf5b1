//! What the person has chosen for themselves, and what the system wishes for them.

use bevy::{
    prelude::*,
    window::{WindowTheme, WindowThemeChanged},
};
use serde::{Deserialize, Serialize};

use super::platform::{self, SystemWishes};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .add_message::<WindowThemeChanged>()
        .add_systems(First, follow_system);
}

/// Everything that outlives a match but is none.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Settings {
    pub muted: bool,
    pub choices: Choices,
    /// Holds where the choice is to do as the system does.
    pub system: SystemWishes,
    /// Wording and targets for fingers instead of keys.
    pub touch: bool,
}

/// What is chosen on the settings screen, as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choices {
    /// From 0, silent, to [`Settings::LOUDEST`].
    pub volume: u8,
    pub motion: MotionChoice,
    pub theme: ThemeChoice,
    /// The line below the rack.
    pub hints: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MotionChoice {
    #[default]
    System,
    Full,
    Reduced,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThemeChoice {
    #[default]
    System,
    Light,
    Dark,
    Contrast,
}

/// How the game is coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    Light,
    Dark,
    /// The strongest contrasts, and shapes beside colours.
    Contrast,
}

impl MotionChoice {
    /// The one that follows where one button goes through all.
    pub const fn next(self) -> Self {
        match self {
            Self::System => Self::Full,
            Self::Full => Self::Reduced,
            Self::Reduced => Self::System,
        }
    }
}

impl ThemeChoice {
    /// The one that follows where one button goes through all.
    pub const fn next(self) -> Self {
        match self {
            Self::System => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::Contrast,
            Self::Contrast => Self::System,
        }
    }
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            volume: 7,
            motion: MotionChoice::default(),
            theme: ThemeChoice::default(),
            hints: true,
        }
    }
}

impl Settings {
    pub const LOUDEST: u8 = 10;

    /// The volume as a factor. Squared, because ears measure in ratios.
    pub fn loudness(&self) -> f32 {
        let part = f32::from(self.choices.volume.min(Self::LOUDEST)) / f32::from(Self::LOUDEST);
        part * part
    }

    /// No bounce, no rings: tiles still slide, or nobody could follow.
    pub const fn reduced_motion(&self) -> bool {
        match self.choices.motion {
            MotionChoice::System => self.system.reduced_motion,
            MotionChoice::Full => false,
            MotionChoice::Reduced => true,
        }
    }

    pub const fn theme(&self) -> Theme {
        match self.choices.theme {
            ThemeChoice::System if self.system.more_contrast => Theme::Contrast,
            ThemeChoice::System if self.system.dark => Theme::Dark,
            ThemeChoice::System | ThemeChoice::Light => Theme::Light,
            ThemeChoice::Dark => Theme::Dark,
            ThemeChoice::Contrast => Theme::Contrast,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            muted: false,
            choices: Choices::default(),
            system: platform::system_wishes(),
            touch: platform::is_touch(),
        }
    }
}

/// The system's wishes change while the game runs: at dusk, or by its own settings. A
/// desktop's windows tell of its theme, a page asks its browser.
fn follow_system(
    mut settings: ResMut<Settings>,
    mut told: MessageReader<WindowThemeChanged>,
    mut window_is_dark: Local<Option<bool>>,
) {
    if let Some(change) = told.read().last() {
        *window_is_dark = Some(change.theme == WindowTheme::Dark);
    }
    let mut wishes = platform::system_wishes();
    wishes.dark = window_is_dark.unwrap_or(wishes.dark);
    if settings.system != wishes {
        settings.system = wishes;
    }
}
