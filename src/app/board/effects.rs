//! What shows for a moment over the board and is gone: rings, flashes, signs that
//! something was refused.

use std::time::Duration;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_tweening::{Tween, TweenAnim, lens::UiTransformScaleLens};

use super::{EffectLayer, node_on};
use crate::{
    app::{
        fonts::Weight,
        i18n::Phrase,
        play::{CurrentGame, Intent, Played, Refused, Reset},
        screen::{FrameSystems, match_runs},
        tuning::Tuning,
        ui::{
            palette::{Ink, Paint, Palette, Role},
            text::TextSize,
        },
    },
    engine::{Cell, Event, Tile},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Milestone>()
        .add_message::<MilestoneReached>()
        .add_systems(
            Update,
            (sign_refusals, watch_milestone, fade.run_if(match_runs))
                .chain()
                .in_set(FrameSystems::Show),
        );
}

/// Merges to this or more show their value across the board.
const FLASH_FROM: u64 = 64;
/// The tile whose first making is announced.
const MILESTONE: u64 = 2048;
/// How wide a ring grows.
const RING: f32 = 1.8;

/// Something that fades and is then gone.
#[derive(Component)]
pub struct Fading {
    timer: Timer,
    /// How opaque it begins.
    from: f32,
}

impl Fading {
    pub fn new(length: Duration, from: f32) -> Self {
        Self {
            timer: Timer::new(length, TimerMode::Once),
            from,
        }
    }

    fn alpha(&self) -> f32 {
        // Stays for a while before it goes.
        self.from * (2.0 * self.timer.fraction_remaining()).min(1.0)
    }
}

/// Spawns effects.
#[derive(SystemParam)]
pub struct Effects<'w, 's> {
    layer: Option<Single<'w, 's, Entity, With<EffectLayer>>>,
    palette: Res<'w, Palette>,
    tuning: Res<'w, Tuning>,
}

impl Effects<'_, '_> {
    /// A ring that widens around a merge.
    pub fn ring(&self, commands: &mut Commands, cell: Cell, tile: Tile) {
        let Some(layer) = &self.layer else {
            return;
        };
        let length = self.tuning.motion.ring();
        commands.spawn((
            Name::new("Ring"),
            ChildOf(**layer),
            Node {
                border: UiRect::all(px(3)),
                border_radius: BorderRadius::all(percent(18)),
                ..node_on(cell)
            },
            BorderColor::all(self.palette.tile(tile)),
            UiTransform::default(),
            Fading::new(length, 1.0),
            TweenAnim::new(Tween::new(
                EaseFunction::QuadraticOut,
                length,
                UiTransformScaleLens {
                    start: Vec2::ONE,
                    end: Vec2::splat(RING),
                },
            )),
        ));
    }

    /// A large value across the board.
    pub fn flash(&self, commands: &mut Commands, tile: Tile) {
        if tile.value() >= FLASH_FROM {
            self.across(
                commands,
                Text::new(tile.to_string()),
                self.tuning.motion.flash(),
            );
        }
    }

    fn across(&self, commands: &mut Commands, text: impl Bundle, length: Duration) {
        let Some(layer) = &self.layer else {
            return;
        };
        commands.spawn((
            Name::new("Flash"),
            ChildOf(**layer),
            Node {
                position_type: PositionType::Absolute,
                width: percent(100),
                height: percent(100),
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                ..default()
            },
            children![(
                text,
                Weight::Bold,
                TextSize::Banner,
                Ink(Role::Ink),
                TextLayout::new(Justify::Center, LineBreak::WordBoundary),
                Fading::new(length, 0.75),
            )],
            Fading::new(length, 0.0),
        ));
    }

    fn refusal(&self, commands: &mut Commands, cell: Cell) {
        let Some(layer) = &self.layer else {
            return;
        };
        commands.spawn((
            Name::new("Refusal"),
            ChildOf(**layer),
            node_on(cell),
            Paint(Role::Refused),
            Fading::new(self.tuning.motion.refused(), 0.65),
        ));
    }
}

/// A placement that was refused flashes its cell.
fn sign_refusals(mut commands: Commands, mut refused: MessageReader<Refused>, effects: Effects) {
    for refused in refused.read() {
        if let Intent::Place { cell, .. } = refused.intent {
            effects.refusal(&mut commands, cell);
        }
    }
}

/// The match on the board has made its first tile of a milestone.
#[derive(Message)]
pub struct MilestoneReached;

/// Whether the match on the board has had its milestone.
#[derive(Resource, Default)]
struct Milestone {
    reached: bool,
}

fn watch_milestone(
    mut commands: Commands,
    mut milestone: ResMut<Milestone>,
    mut resets: MessageReader<Reset>,
    mut played: MessageReader<Played>,
    mut reached: MessageWriter<MilestoneReached>,
    current: Res<CurrentGame>,
    effects: Effects,
) {
    let highest = current
        .get()
        .and_then(|game| game.position().board().highest())
        .map_or(0, Tile::value);
    if resets.read().count() > 0 {
        milestone.reached = highest >= MILESTONE;
    }
    let slid = played
        .read()
        .flat_map(|played| &played.events)
        .any(|event| matches!(event, Event::Slid { .. }));
    if slid && highest >= MILESTONE && !milestone.reached {
        milestone.reached = true;
        reached.write(MilestoneReached);
        effects.across(
            &mut commands,
            (Phrase::new("milestone-2048"),),
            effects.tuning.motion.banner(),
        );
    }
}

fn fade(
    mut commands: Commands,
    mut fading: Query<(
        Entity,
        &mut Fading,
        Option<&mut BackgroundColor>,
        Option<&mut BorderColor>,
        Option<&mut TextColor>,
        Has<Paint>,
    )>,
    time: Res<Time>,
) {
    for (entity, mut fading, background, border, text, painted) in &mut fading {
        if fading.timer.tick(time.delta()).is_finished() {
            commands.entity(entity).despawn();
            continue;
        }
        let alpha = fading.alpha();
        if let Some(mut background) = background
            && painted
        {
            background.0.set_alpha(alpha);
        }
        if let Some(mut border) = border {
            let faded = border.top.with_alpha(alpha);
            border.set_all(faded);
        }
        if let Some(mut text) = text {
            text.0.set_alpha(alpha);
        }
    }
}
