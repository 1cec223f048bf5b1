//! What the person has chosen for themselves, and what the system wishes for them.

use bevy::prelude::*;

use super::platform;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>();
}

/// Choices that outlive a match.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Settings {
    pub muted: bool,
    /// From 0, silent, to [`Settings::LOUDEST`].
    pub volume: u8,
    /// No bounce, no rings: tiles still slide, or nobody could follow.
    pub reduced_motion: bool,
    /// Wording and targets for fingers instead of keys.
    pub touch: bool,
}

impl Settings {
    pub const LOUDEST: u8 = 10;

    /// The volume as a factor. Squared, because ears measure in ratios.
    pub fn loudness(&self) -> f32 {
        let part = f32::from(self.volume) / f32::from(Self::LOUDEST);
        part * part
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            muted: false,
            volume: 7,
            reduced_motion: platform::prefers_reduced_motion(),
            touch: platform::is_touch(),
        }
    }
}
