//! Devices in, actions and wishes out. No rule is checked here.

mod keys;
mod pointer;

use bevy::{prelude::*, window::WindowEvent};

use super::{
    action::Action,
    platform,
    screen::{FrameSystems, Screen},
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WindowEvent>()
        .add_systems(Update, pause_when_left.in_set(FrameSystems::Input))
        .add_plugins((pointer::plugin, keys::plugin));
}

/// A match stands still while nobody looks: the window has lost the focus, or the tab
/// is hidden. Leaving and coming back can arrive together; having left counts.
fn pause_when_left(
    mut events: MessageReader<WindowEvent>,
    mut actions: MessageWriter<Action>,
    screen: Res<State<Screen>>,
) {
    let window_left = events.read().any(|event| {
        matches!(event, WindowEvent::WindowFocused(focus) if !focus.focused)
            && platform::WINDOW_FOCUS_IS_APP_FOCUS
    });
    let page_left = platform::take_page_left();
    if (window_left || page_left) && screen.get().is_match() {
        actions.write(Action::Pause);
    }
}
