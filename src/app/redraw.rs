//! Draw only while something moves. The loop sleeps until an event wakes it; while
//! there is more to show, each frame asks for the next.

use bevy::{
    ecs::message::{MessageRegistry, MessageUpdateSystems, ShouldUpdateMessages},
    prelude::*,
    window::RequestRedraw,
};
use bevy_tweening::TweenAnim;

use super::{
    action::Action,
    board::Fading,
    play::{Played, Reset, Turn},
    screen::{Dialog, Pause, Screen},
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<RequestRedraw>()
        .init_resource::<Unrest>()
        .add_systems(First, let_messages_age.before(MessageUpdateSystems))
        .add_systems(
            Last,
            (
                stir.run_if(something_moves),
                stir.run_if(
                    state_changed::<Screen>
                        .or_else(state_changed::<Pause>)
                        .or_else(state_changed::<Dialog>)
                        .or_else(state_changed::<Turn>),
                ),
                stir.run_if(something_was_asked),
                ask_for_next_frame,
            )
                .chain(),
        );
}

/// Messages live two frames. The engine would keep them while the clock stands still, and
/// the last wish for a frame would be granted for as long as a pause lasts.
fn let_messages_age(mut registry: ResMut<MessageRegistry>) {
    registry.should_update = ShouldUpdateMessages::Ready;
}

/// Frames that are still wanted. A wish takes one frame to be granted, a state one more
/// to be entered, and its nodes one more to be laid out.
const FRAMES_TO_SETTLE: u8 = 4;

#[derive(Resource)]
struct Unrest(u8);

impl Default for Unrest {
    fn default() -> Self {
        Self(FRAMES_TO_SETTLE)
    }
}

fn stir(mut unrest: ResMut<Unrest>) {
    unrest.0 = FRAMES_TO_SETTLE;
}

/// Anything that goes by virtual time; it stands still in a pause.
fn something_moves(
    tweens: Query<(), With<TweenAnim>>,
    fading: Query<(), With<Fading>>,
    screen: Res<State<Screen>>,
    turn: Res<State<Turn>>,
    time: Res<Time<Virtual>>,
) -> bool {
    let waits = match *screen.get() {
        Screen::Ready => true,
        Screen::Play => matches!(turn.get(), Turn::Thinking | Turn::Sliding | Turn::Over),
        // Its end waits for the player.
        Screen::HowTo => matches!(turn.get(), Turn::Thinking | Turn::Sliding),
        _ => false,
    };
    !time.is_paused() && (waits || !tweens.is_empty() || !fading.is_empty())
}

fn something_was_asked(
    mut actions: MessageReader<Action>,
    mut played: MessageReader<Played>,
    mut resets: MessageReader<Reset>,
) -> bool {
    actions.read().count() + played.read().count() + resets.read().count() > 0
}

fn ask_for_next_frame(mut unrest: ResMut<Unrest>, mut redraw: MessageWriter<RequestRedraw>) {
    if unrest.0 > 0 {
        unrest.0 -= 1;
        redraw.write(RequestRedraw);
    }
}
