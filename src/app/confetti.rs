//! Confetti for what deserves it: a choke, a new best, a milestone.

use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};
use rand::RngExt;

use super::{
    board::{Fading, MilestoneReached},
    play::{CurrentGame, LastResult, Played},
    screen::{FrameSystems, Screen, match_runs},
    settings::Settings,
    tuning::Tuning,
    ui::{
        palette::{Paint, Role},
        widget::layer,
    },
};
use crate::engine::{
    Game, Status, Tile,
    rng::{self, Stream},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bursts>().add_systems(
        Update,
        throw
            .run_if(match_runs.and_then(something_to_celebrate))
            .in_set(FrameSystems::Show),
    );
}

const PIECES: usize = 60;
/// Where the pieces come from, in parts of the window from its top left.
const ORIGIN: Vec2 = Vec2::new(0.5, 0.42);
/// In logical pixels, seconds and radians.
const SPEED: std::ops::Range<f32> = 160.0..640.0;
const GRAVITY: f32 = 620.0;
const SPIN: std::ops::Range<f32> = -9.0..9.0;
const SIDE: std::ops::Range<f32> = 6.0..13.0;
/// The tiles whose colours the pieces have.
const COLOURS: std::ops::Range<u8> = 3..12;

/// A piece of confetti.
#[derive(Component)]
pub struct Piece;

/// Bursts so far: each flies another way.
#[derive(Resource, Default)]
struct Bursts(u32);

fn something_to_celebrate(
    mut played: MessageReader<Played>,
    mut milestones: MessageReader<MilestoneReached>,
    screen: Res<State<Screen>>,
    result: Res<LastResult>,
    settings: Res<Settings>,
) -> bool {
    let choked = played.read().any(|played| played.status == Status::Choked);
    let milestone = milestones.read().count() > 0;
    let new_best = screen.is_changed() && *screen.get() == Screen::Summary && result.new_best;
    !settings.reduced_motion() && (choked || milestone || new_best)
}

fn throw(
    mut commands: Commands,
    mut bursts: ResMut<Bursts>,
    current: Res<CurrentGame>,
    tuning: Res<Tuning>,
) {
    bursts.0 += 1;
    let seed = current.get().map_or(0, Game::seed);
    let mut random = rng::for_turn(seed, Stream::Show, bursts.0);
    let length = tuning.motion.confetti();
    for _ in 0..PIECES {
        let direction = Vec2::from_angle(random.random_range(0.0..std::f32::consts::TAU));
        let flight = Flight {
            velocity: direction * random.random_range(SPEED),
            spin: random.random_range(SPIN),
            seconds: length.as_secs_f32(),
        };
        let (width, height) = (random.random_range(SIDE), random.random_range(SIDE));
        let tile = Tile::from_exponent(random.random_range(COLOURS)).expect("small exponents");
        commands.spawn((
            Name::new("Confetti"),
            Piece,
            layer::CONFETTI,
            Node {
                position_type: PositionType::Absolute,
                left: percent(100.0 * ORIGIN.x),
                top: percent(100.0 * ORIGIN.y),
                width: px(width),
                height: px(height),
                ..default()
            },
            Paint(Role::Tile(tile)),
            UiTransform::default(),
            Fading::new(length, 1.0),
            TweenAnim::new(Tween::new(EaseFunction::Linear, length, flight)),
        ));
    }
}

/// A throw: straight on, and falling.
struct Flight {
    velocity: Vec2,
    spin: f32,
    seconds: f32,
}

impl Lens<UiTransform> for Flight {
    fn lerp(&mut self, mut target: Mut<UiTransform>, ratio: f32) {
        let time = ratio * self.seconds;
        let fallen = Vec2::Y * GRAVITY * time * time / 2.0;
        let Vec2 { x, y } = self.velocity * time + fallen;
        target.translation = Val2::px(x, y);
        target.rotation = Rot2::radians(self.spin * time);
    }
}
