//! What came of all matches, one tier at a time.

use bevy::prelude::*;

use super::{ChosenTier, RowWhenLying};
use crate::{
    app::{
        action::Action,
        fonts::Weight,
        hud::tier_short,
        i18n::Phrase,
        screen::{FrameSystems, Screen},
        storage::{Bin, Store, TierStatistics},
        ui::{
            focus::Focusable,
            hit::Hit,
            layout::Area,
            palette::{Ink, Paint, Role},
            text::TextSize,
            widget::{button, button_frame, column, label},
        },
    },
    engine::Tier,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Statistics), spawn_statistics)
        .add_systems(
            Update,
            (fill, mark_chosen)
                .run_if(in_state(Screen::Statistics))
                .run_if(resource_changed::<ChosenTier>.or_else(state_changed::<Screen>))
                .in_set(FrameSystems::Show),
        );
}

/// What the numbers of the chosen tier are children of.
#[derive(Component)]
struct Figures;

/// What the bars of the chosen tier are children of.
#[derive(Component)]
struct Histogram;

fn spawn_statistics(mut commands: Commands, chosen: Res<ChosenTier>) {
    let body = commands
        .spawn((
            Name::new("Statistics"),
            DespawnOnExit(Screen::Statistics),
            Area::Body,
            RowWhenLying,
            Node {
                row_gap: px(8),
                column_gap: px(20),
                ..column(0.0)
            },
        ))
        .id();
    let half = Node {
        width: percent(100),
        max_width: px(340),
        ..column(6.0)
    };
    let left = commands
        .spawn((
            ChildOf(body),
            half.clone(),
            children![label(
                Phrase::new("statistics-title"),
                TextSize::Heading,
                Weight::Bold,
                Role::Ink
            )],
        ))
        .id();
    let tiers = commands
        .spawn((
            ChildOf(left),
            Node {
                width: percent(100),
                column_gap: px(6),
                ..default()
            },
        ))
        .id();
    for (order, tier) in (0..).zip(Tier::ALL) {
        let focusable = Focusable {
            layer: 0,
            order,
            first: tier == chosen.0,
        };
        commands.spawn((
            ChildOf(tiers),
            button_frame(Action::ChooseTier(tier), focusable, Role::Quiet),
            children![label(
                Phrase::new(tier_short(tier)),
                TextSize::Small,
                Weight::Bold,
                Role::Ink
            )],
        ));
    }
    commands.spawn((ChildOf(left), Figures, column(2.0)));
    let focusable = Focusable {
        layer: 0,
        order: Tier::ALL.len() as u8,
        first: false,
    };
    commands.spawn((
        ChildOf(left),
        button(Action::Back, Phrase::new("tiers-back"), focusable),
    ));
    commands.spawn((
        ChildOf(body),
        Histogram,
        Node {
            row_gap: px(2),
            ..half
        },
    ));
}

/// The chosen tier's button stands out, and not by its colour alone.
fn mark_chosen(
    chosen: Res<ChosenTier>,
    mut buttons: Query<(&Hit, &mut Paint, &Children)>,
    mut inks: Query<&mut Ink>,
) {
    for (hit, mut paint, children) in &mut buttons {
        let &Hit::Action(Action::ChooseTier(tier)) = hit else {
            continue;
        };
        let (role, ink) = if tier == chosen.0 {
            (Role::Accent, Role::OnAccent)
        } else {
            (Role::Quiet, Role::Ink)
        };
        paint.set_if_neq(Paint(role));
        for &child in children {
            if let Ok(mut shown) = inks.get_mut(child) {
                shown.set_if_neq(Ink(ink));
            }
        }
    }
}

fn fill(
    mut commands: Commands,
    chosen: Res<ChosenTier>,
    store: Res<Store>,
    figures: Single<Entity, With<Figures>>,
    histogram: Single<Entity, With<Histogram>>,
) {
    let statistics = store.statistics(chosen.0);
    commands.entity(*figures).despawn_children();
    commands.entity(*histogram).despawn_children();
    for phrase in sentences(&statistics, store.best(chosen.0)) {
        commands.spawn((
            ChildOf(*figures),
            label(phrase, TextSize::Body, Weight::Regular, Role::Ink),
        ));
    }
    let bins = statistics.histogram();
    let Some(most) = bins.iter().map(|bin| bin.count).max() else {
        return;
    };
    commands.spawn((
        ChildOf(*histogram),
        label(
            Phrase::new("statistics-turns"),
            TextSize::Small,
            Weight::Bold,
            Role::InkSoft,
        ),
    ));
    for bin in bins {
        commands.spawn((ChildOf(*histogram), bar(bin, most)));
    }
}

fn sentences(statistics: &TierStatistics, best: Option<u32>) -> Vec<Phrase> {
    if statistics.played == 0 {
        return vec![Phrase::new("statistics-none")];
    }
    let mut sentences = vec![
        Phrase::new("statistics-played").number("count", statistics.played),
        Phrase::new("statistics-cleared").number("count", statistics.cleared),
        Phrase::new("statistics-streak").number("count", statistics.streak),
    ];
    if let Some(best) = best {
        sentences.push(Phrase::new("statistics-best").number("turns", best));
    }
    sentences
}

/// Numbers stand as they are in every language.
fn as_is(text: String) -> impl Bundle {
    label(
        Phrase::new("number").string("value", text),
        TextSize::Small,
        Weight::Regular,
        Role::Ink,
    )
}

/// The turns, a bar as long as its part of the longest, and the count.
fn bar(bin: Bin, most: u32) -> impl Bundle {
    let turns = if bin.from == bin.to {
        bin.from.to_string()
    } else {
        format!("{}-{}", bin.from, bin.to)
    };
    let part = bin.count as f32 / most as f32;
    (
        Node {
            width: percent(100),
            align_items: AlignItems::Center,
            column_gap: px(6),
            ..default()
        },
        children![
            (
                Node {
                    width: px(94),
                    flex_shrink: 0.0,
                    justify_content: JustifyContent::End,
                    ..default()
                },
                children![as_is(turns)],
            ),
            (
                Node {
                    flex_grow: 1.0,
                    ..default()
                },
                children![(
                    Node {
                        width: percent(100.0 * part),
                        height: px(12),
                        border_radius: BorderRadius::all(px(2)),
                        ..default()
                    },
                    Paint(Role::Accent),
                )],
            ),
            (
                Node {
                    width: px(48),
                    flex_shrink: 0.0,
                    ..default()
                },
                children![as_is(bin.count.to_string())],
            ),
        ],
    )
}
