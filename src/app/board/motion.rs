//! How tiles get where the model already has them. A tween only shows: when one is
//! cut short, nothing is lost.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_tweening::{
    Sequence, Tween, TweenAnim,
    lens::{UiTransformScaleLens, UiTransformTranslationPxLens},
};

use super::{
    InMatch,
    effects::Effects,
    tiles::{BoardSystems, Face, Merged, TileView, face_size},
};
use crate::{
    app::{
        screen::{FrameSystems, match_runs},
        settings::Settings,
        tuning::Tuning,
        ui::{
            layout::Layout,
            palette::{Ink, Paint, Role},
            text::TextSize,
        },
    },
    engine::{Cell, Tile},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Landing>()
        .add_systems(
            Update,
            land.after(BoardSystems)
                .in_set(FrameSystems::Show)
                .run_if(match_runs),
        )
        .add_systems(OnExit(InMatch), forget_landing);
}

/// The scales of a merged tile's bounce.
const BOUNCE: [f32; 5] = [0.6, 1.35, 0.9, 1.1, 1.0];
/// A placed tile is there at once and grows to its size.
const APPEAR: f32 = 0.6;

/// What happens when the running slide gets there.
#[derive(Resource, Default)]
struct Landing {
    timer: Timer,
    merges: Vec<Merge>,
    under_way: bool,
}

/// A tile that doubles when the other one has reached it.
struct Merge {
    entity: Entity,
    cell: Cell,
    tile: Tile,
}

/// Shows what tiles do.
#[derive(SystemParam)]
pub struct Animate<'w, 's> {
    landing: ResMut<'w, Landing>,
    layout: Res<'w, Layout>,
    tuning: Res<'w, Tuning>,
    settings: Res<'w, Settings>,
    moving: Query<'w, 's, Entity, (With<TileView>, With<TweenAnim>)>,
    merged: Query<'w, 's, Entity, With<Merged>>,
    faces: Query<'w, 's, (&'static ChildOf, Entity), With<Face>>,
    effects: Effects<'w, 's>,
}

impl Animate<'_, '_> {
    pub fn appear(&mut self, commands: &mut Commands, entity: Entity) {
        if !self.settings.reduced_motion() {
            let scale = self.scale(APPEAR, 1.0, self.tuning.motion.place());
            commands.entity(entity).insert((
                UiTransform::from_scale(Vec2::splat(APPEAR)),
                TweenAnim::new(scale),
            ));
        }
    }

    pub fn travel(&mut self, commands: &mut Commands, entity: Entity, from: Cell, to: Cell) {
        let length = self.tuning.motion.slide();
        if !self.landing.under_way {
            self.landing.under_way = true;
            self.landing.timer = Timer::new(length, TimerMode::Once);
        }
        if from == to {
            return;
        }
        let step = (Layout::cell() + Layout::gap()) * self.layout.board_side();
        let start = step
            * Vec2::new(
                f32::from(from.col) - f32::from(to.col),
                f32::from(from.row) - f32::from(to.row),
            );
        let lens = UiTransformTranslationPxLens {
            start,
            end: Vec2::ZERO,
        };
        commands.entity(entity).insert((
            UiTransform::from_translation(Val2::px(start.x, start.y)),
            TweenAnim::new(Tween::new(EaseFunction::CubicOut, length, lens)),
        ));
    }

    /// `entity` becomes `tile` when the slide has landed.
    pub fn merge(&mut self, _: &mut Commands, entity: Entity, cell: Cell, tile: Tile) {
        self.landing.merges.push(Merge { entity, cell, tile });
    }

    /// Brings everything that moves to its end.
    pub fn snap(&mut self, commands: &mut Commands) {
        for entity in &self.moving {
            commands
                .entity(entity)
                .remove::<TweenAnim>()
                .insert(UiTransform::default());
        }
        self.arrive(commands, false);
    }

    /// Forgets what was under way: the tiles it was for are gone.
    pub fn stop(&mut self) {
        *self.landing = Landing::default();
    }

    fn arrive(&mut self, commands: &mut Commands, with_bounce: bool) {
        if !self.landing.under_way {
            return;
        }
        self.landing.under_way = false;
        for entity in &self.merged {
            commands.entity(entity).despawn();
        }
        for Merge { entity, cell, tile } in std::mem::take(&mut self.landing.merges) {
            self.turn_face(commands, entity, tile);
            if with_bounce && !self.settings.reduced_motion() {
                self.bounce(commands, entity);
                self.effects.ring(commands, cell, tile);
            }
            self.effects.flash(commands, tile);
        }
    }

    fn turn_face(&self, commands: &mut Commands, entity: Entity, tile: Tile) {
        commands.entity(entity).insert(Paint(Role::Tile(tile)));
        for (_, face) in self.faces.iter().filter(|(child, _)| child.0 == entity) {
            commands.entity(face).insert((
                Text::new(tile.to_string()),
                face_size(tile) as TextSize,
                Ink(Role::TileInk(tile)),
            ));
        }
    }

    fn bounce(&self, commands: &mut Commands, entity: Entity) {
        let steps = BOUNCE.len() - 1;
        let length = self.tuning.motion.bounce() / steps as u32;
        let tween = Sequence::new(
            BOUNCE
                .windows(2)
                .map(|pair| self.scale(pair[0], pair[1], length)),
        );
        commands.entity(entity).insert((
            UiTransform::from_scale(Vec2::splat(BOUNCE[0])),
            TweenAnim::new(tween),
        ));
    }

    fn scale(&self, from: f32, to: f32, length: std::time::Duration) -> Tween {
        Tween::new(
            EaseFunction::QuadraticOut,
            length,
            UiTransformScaleLens {
                start: Vec2::splat(from),
                end: Vec2::splat(to),
            },
        )
    }
}

/// The tiles of a slide that was under way are gone with their match.
fn forget_landing(mut landing: ResMut<Landing>) {
    *landing = Landing::default();
}

fn land(mut commands: Commands, mut animate: Animate, time: Res<Time>) {
    if animate.landing.under_way && animate.landing.timer.tick(time.delta()).is_finished() {
        animate.arrive(&mut commands, true);
    }
}
