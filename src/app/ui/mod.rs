//! Building blocks of screens: colours, places, buttons, focus. No game words here.

pub mod focus;
pub mod hit;
pub mod layout;
pub mod palette;
pub mod text;
mod theme;
pub mod widget;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        palette::plugin,
        layout::plugin,
        text::plugin,
        focus::plugin,
        widget::plugin,
    ));
}
