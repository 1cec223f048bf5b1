//! A breath before a match: the empty grid, then the opening tiles. No input is taken.

use bevy::prelude::*;

use crate::app::{
    board::{InMatch, TileLayer},
    screen::{FrameSystems, Screen, go, match_runs},
    tuning::Tuning,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Countdown>()
        .add_systems(OnEnter(Screen::Ready), start)
        .add_systems(
            Update,
            (
                count.run_if(in_state(Screen::Ready).and_then(match_runs)),
                show_tiles.run_if(in_state(InMatch)),
            )
                .chain()
                .in_set(FrameSystems::Show),
        );
}

#[derive(Resource, Default)]
struct Countdown(Timer);

fn start(mut countdown: ResMut<Countdown>, tuning: Res<Tuning>) {
    countdown.0 = Timer::new(tuning.motion.ready(), TimerMode::Once);
}

fn count(
    mut countdown: ResMut<Countdown>,
    time: Res<Time>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    if countdown.0.tick(time.delta()).is_finished() && !time.delta().is_zero() {
        go(&screen, &mut next, Screen::Play);
    }
}

fn show_tiles(
    countdown: Res<Countdown>,
    screen: Res<State<Screen>>,
    tuning: Res<Tuning>,
    mut tiles: Single<&mut Visibility, With<TileLayer>>,
) {
    let waits =
        *screen.get() == Screen::Ready && countdown.0.elapsed() < tuning.motion.ready_tiles();
    tiles.set_if_neq(if waits {
        Visibility::Hidden
    } else {
        Visibility::Inherited
    });
}
