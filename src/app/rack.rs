//! YOUR RACK: three slots with their clocks.

use std::f32::consts::TAU;

use bevy::prelude::*;
use bevy_tweening::{Sequence, Tween, TweenAnim, lens::UiTransformTranslationPxLens};

use super::{
    board::{InMatch, tiles::face_size},
    fonts::Weight,
    hand::{Hand, ShowHandSystems, SlotNotReady},
    i18n::Phrase,
    play::{CurrentGame, Intent, Reason, Refused},
    settings::Settings,
    tuning::Tuning,
    ui::{
        hit::Hit,
        layout::Area,
        palette::{Edge, Ink, Paint, Palette, Role},
        text::TextSize,
        widget::label,
    },
};
use crate::engine::{Illegal, Rack, Slot};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(InMatch), spawn_rack).add_systems(
        Update,
        (show_clocks, mark_selected, shake)
            .run_if(in_state(InMatch))
            .in_set(ShowHandSystems),
    );
}

#[derive(Component, Clone, Copy)]
struct SlotView(Slot);

/// Dims the tile of a cooling slot and carries its clock.
#[derive(Component, Clone, Copy)]
struct ClockFace(Slot);

/// The ring that closes as a slot cools down.
#[derive(Component, Clone, Copy)]
struct ClockRing(Slot);

#[derive(Component, Clone, Copy)]
struct ClockNumber(Slot);

fn spawn_rack(mut commands: Commands) {
    commands
        .spawn((
            Name::new("Rack title"),
            DespawnOnExit(InMatch),
            Area::RackTitle,
            Node {
                justify_content: JustifyContent::Center,
                ..default()
            },
        ))
        .with_child(label(
            Phrase::new("rack-title"),
            TextSize::Small,
            Weight::Bold,
            Role::InkSoft,
        ));
    for slot in Slot::ALL {
        commands.spawn(slot_view(slot));
    }
}

fn slot_view(slot: Slot) -> impl Bundle {
    let tile = slot.tile();
    let fill = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        border_radius: BorderRadius::all(px(4)),
        ..default()
    };
    (
        Name::new(format!("Slot {slot}")),
        SlotView(slot),
        DespawnOnExit(InMatch),
        Area::Slot(slot.index() as u8),
        Hit::Slot(slot),
        Node {
            border: UiRect::all(px(4)),
            border_radius: BorderRadius::all(px(8)),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            ..default()
        },
        Paint(Role::Tile(tile)),
        Edge(Role::None),
        UiTransform::default(),
        children![
            (
                Text::new(tile.to_string()),
                Weight::Bold,
                face_size(tile),
                Ink(Role::TileInk(tile)),
            ),
            (
                ClockFace(slot),
                fill,
                Paint(Role::EmptyCell),
                Visibility::Hidden,
                children![
                    (
                        ClockRing(slot),
                        Node {
                            position_type: PositionType::Absolute,
                            width: percent(84),
                            height: percent(84),
                            border: UiRect::all(px(5)),
                            border_radius: BorderRadius::MAX,
                            ..default()
                        },
                    ),
                    (
                        ClockNumber(slot),
                        Text::default(),
                        Weight::Bold,
                        TextSize::Tile(3),
                        Ink(Role::Ink),
                    ),
                ],
            ),
        ],
    )
}

fn show_clocks(
    current: Res<CurrentGame>,
    palette: Res<Palette>,
    mut faces: Query<(&ClockFace, &mut Visibility)>,
    mut numbers: Query<(&ClockNumber, &mut Text)>,
    rings: Query<(Entity, &ClockRing)>,
    mut commands: Commands,
    added: Query<(), Added<ClockFace>>,
) {
    if !current.is_changed() && !palette.is_changed() && added.is_empty() {
        return;
    }
    let unused = Rack::new([0; Slot::ALL.len()]);
    let rack = current.rack().copied().unwrap_or(unused);
    for (face, mut visibility) in &mut faces {
        visibility.set_if_neq(if rack.is_ready(face.0) {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
    }
    for (number, mut text) in &mut numbers {
        text.set_if_neq(Text::new(rack.clock(number.0).to_string()));
    }
    for (entity, ring) in &rings {
        let cooldown = rack.cooldowns()[ring.0.index()].max(1);
        let cooled = 1.0 - f32::from(rack.clock(ring.0)) / f32::from(cooldown);
        commands
            .entity(entity)
            .insert(ring_gradient(&palette, cooled));
    }
}

/// A ring of which `part` (0 to 1) is drawn, clockwise from the top.
fn ring_gradient(palette: &Palette, part: f32) -> BorderGradient {
    let (drawn, rest) = (palette.color(Role::Accent), palette.color(Role::Quiet));
    let angle = part * TAU;
    BorderGradient::from(ConicGradient::new(
        UiPosition::CENTER,
        vec![
            AngularColorStop::new(drawn, 0.0),
            AngularColorStop::new(drawn, angle),
            AngularColorStop::new(rest, angle),
            AngularColorStop::new(rest, TAU),
        ],
    ))
}

fn mark_selected(
    hand: Res<Hand>,
    current: Res<CurrentGame>,
    mut slots: Query<(&SlotView, &mut Edge)>,
) {
    let ready = |slot| current.rack().is_some_and(|rack| rack.is_ready(slot));
    for (view, mut edge) in &mut slots {
        edge.set_if_neq(Edge(if view.0 == hand.slot && ready(view.0) {
            Role::Focus
        } else {
            Role::None
        }));
    }
}

/// How far a slot is shaken, in pixels, from side to side.
const SHAKE: [f32; 6] = [0.0, -7.0, 7.0, -5.0, 3.0, 0.0];

fn shake(
    mut commands: Commands,
    mut not_ready: MessageReader<SlotNotReady>,
    mut refused: MessageReader<Refused>,
    slots: Query<(Entity, &SlotView)>,
    settings: Res<Settings>,
    tuning: Res<Tuning>,
) {
    let picked = not_ready.read().map(|not_ready| not_ready.0);
    let placed = refused.read().filter_map(|refused| {
        let (Reason::Illegal(illegal) | Reason::Overtaken(illegal)) = refused.reason else {
            return None;
        };
        match (illegal, refused.intent) {
            (Illegal::SlotCooling { .. }, Intent::Place { slot, .. }) => Some(slot),
            _ => None,
        }
    });
    for slot in picked.chain(placed) {
        let Some((entity, _)) = slots.iter().find(|(_, view)| view.0 == slot) else {
            continue;
        };
        if settings.reduced_motion() {
            continue;
        }
        let length = tuning.motion.refused() / (SHAKE.len() as u32 - 1);
        commands
            .entity(entity)
            .insert(TweenAnim::new(Sequence::new(SHAKE.windows(2).map(
                |pair| {
                    let lens = UiTransformTranslationPxLens {
                        start: Vec2::new(pair[0], 0.0),
                        end: Vec2::new(pair[1], 0.0),
                    };
                    Tween::new(EaseFunction::SineInOut, length, lens)
                },
            ))));
    }
}
