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
    /// No bounce, no rings: tiles still slide, or nobody could follow.
    pub reduced_motion: bool,
    /// Wording and targets for fingers instead of keys.
    pub touch: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            muted: false,
            reduced_motion: platform::prefers_reduced_motion(),
            touch: platform::is_touch(),
        }
    }
}
