//! The end of play: a choked board is looked at for a moment, then the summary comes.

use bevy::prelude::*;

use crate::app::{
    play::Turn,
    screen::{FrameSystems, Screen, match_runs},
    tuning::Tuning,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastLook>()
        .add_systems(OnEnter(Turn::Over), start)
        .add_systems(
            Update,
            go_on
                .run_if(in_state(Turn::Over).and_then(in_state(Screen::Play)))
                .run_if(match_runs)
                .in_set(FrameSystems::Show),
        );
}

#[derive(Resource, Default)]
struct LastLook(Timer);

fn start(mut look: ResMut<LastLook>, tuning: Res<Tuning>) {
    look.0 = Timer::new(tuning.motion.choke(), TimerMode::Once);
}

fn go_on(mut look: ResMut<LastLook>, time: Res<Time>, mut next: ResMut<NextState<Screen>>) {
    if look.0.tick(time.delta()).just_finished() {
        next.set(Screen::Summary);
    }
}
