//! The guided match: a few words over the board say what to do and marks show where.

use bevy::prelude::*;

use crate::{
    app::{
        action::Action,
        board::{EffectLayer, node_on},
        hand::{Hand, ShowHandSystems},
        i18n::Phrase,
        play::{CurrentGame, Occasion, Reason, Refused, Reset, Turn},
        screen::Screen,
        tuning::Tuning,
        ui::{
            focus::Focusable,
            hit::Hit,
            layout::Area,
            palette::{Edge, Paint, Role},
            text::TextSize,
            widget::{Called, button, column, layer, paragraph},
        },
    },
    engine::{Cell, Game, Slot},
    players::lesson,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Coach>()
        .add_systems(OnEnter(Screen::HowTo), (spawn_coach, spawn_skip))
        .add_systems(
            OnEnter(Turn::Over),
            spawn_end.run_if(in_state(Screen::HowTo)),
        )
        .add_systems(
            Update,
            (advise, say, mark)
                .chain()
                .run_if(in_state(Screen::HowTo))
                .in_set(ShowHandSystems),
        );
}

/// What the guided match says now, and what it advises.
#[derive(Resource)]
pub struct Coach {
    advised: Option<(Slot, Cell)>,
    /// The last placement was another than the advised one.
    refused: bool,
    phrase: Phrase,
}

impl Coach {
    pub const fn phrase(&self) -> &Phrase {
        &self.phrase
    }
}

impl Default for Coach {
    fn default() -> Self {
        Self {
            advised: None,
            refused: false,
            phrase: Phrase::new("howto-title"),
        }
    }
}

#[derive(Component)]
struct CoachLine;

fn spawn_coach(mut commands: Commands) {
    commands
        .spawn((
            Name::new("Coach"),
            DespawnOnExit(Screen::HowTo),
            Area::Coach,
            Node {
                padding: UiRect::horizontal(px(6)),
                ..column(0.0)
            },
        ))
        .with_child((
            CoachLine,
            paragraph(Phrase::new("howto-title"), TextSize::Body, Role::Ink),
        ));
}

/// A cross, where a match has its pause button.
fn spawn_skip(mut commands: Commands) {
    let bar = |degrees: f32| {
        (
            Node {
                position_type: PositionType::Absolute,
                width: px(4),
                height: px(26),
                border_radius: BorderRadius::all(px(2)),
                ..default()
            },
            UiTransform::from_rotation(Rot2::degrees(degrees)),
            Paint(Role::Ink),
        )
    };
    commands.spawn((
        Name::new("Skip button"),
        DespawnOnExit(Screen::HowTo),
        Area::PauseButton,
        Hit::Action(Action::Back),
        Called(Phrase::new("howto-skip")),
        column(0.0),
        children![bar(45.0), bar(-45.0)],
    ));
}

/// What can follow, where the rack was.
fn spawn_end(mut commands: Commands) {
    let panel = commands
        .spawn((
            Name::new("After the guided match"),
            DespawnOnExit(Turn::Over),
            Area::Rack,
            layer::OVER_RACK,
            Hit::Blocker,
            Paint(Role::Page),
            column(8.0),
        ))
        .id();
    let choices = [
        (Action::Play, "howto-tiers"),
        (Action::HowTo, "howto-repeat"),
    ];
    for (order, (action, key)) in (0..).zip(choices) {
        let focusable = Focusable {
            layer: 0,
            order,
            first: order == 0,
        };
        commands.spawn((ChildOf(panel), button(action, Phrase::new(key), focusable)));
    }
}

fn advise(
    mut coach: ResMut<Coach>,
    mut refused: MessageReader<Refused>,
    mut resets: MessageReader<Reset>,
    current: Res<CurrentGame>,
    hand: Res<Hand>,
    occasion: Res<Occasion>,
    tuning: Res<Tuning>,
    turn: Res<State<Turn>>,
) {
    let Some(game) = current.get() else {
        return;
    };
    let begun = resets.read().count() > 0;
    if begun || current.is_changed() || coach.is_added() {
        coach.advised = occasion.advice(&tuning, game);
    }
    let elsewhere = refused
        .read()
        .any(|refused| matches!(refused.reason, Reason::NotTheLesson { .. }));
    if elsewhere {
        coach.refused = true;
    } else if begun || hand.is_changed() || turn.is_changed() {
        coach.refused = false;
    }
    let phrase = words(game, &coach, hand.slot, *turn.get());
    if coach.phrase != phrase {
        coach.phrase = phrase;
    }
}

/// What is to be said at each step.
fn words(game: &Game, coach: &Coach, held: Slot, turn: Turn) -> Phrase {
    let advised = match (turn, coach.advised) {
        (Turn::Over, _) => {
            return Phrase::new("howto-done").number("turns", game.position().turn());
        }
        (Turn::Thinking | Turn::Sliding, _) | (_, None) => return Phrase::new("howto-watch"),
        (_, Some(advised)) => advised,
    };
    let (slot, cell) = advised;
    let key = if coach.refused {
        "howto-elsewhere"
    } else if held == slot {
        "howto-place"
    } else if game.moves().is_empty() {
        "howto-pick"
    } else if lesson::chokes(game, advised) {
        "howto-last"
    } else {
        "howto-cooling"
    };
    Phrase::new(key)
        .string("value", slot.to_string())
        .number("row", cell.row + 1)
        .number("column", cell.col + 1)
}

fn say(coach: Res<Coach>, mut line: Single<&mut Phrase, With<CoachLine>>) {
    line.set_if_neq(coach.phrase.clone());
}

/// Frames the slot to pick and the cell to place on.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum Mark {
    Slot(Slot),
    Cell(Cell),
}

fn mark(
    mut commands: Commands,
    coach: Res<Coach>,
    hand: Res<Hand>,
    turn: Res<State<Turn>>,
    layer: Single<Entity, With<EffectLayer>>,
    shown: Query<(Entity, &Mark)>,
) {
    let mut wanted: Vec<Mark> = match (turn.get(), coach.advised) {
        (Turn::Placing, Some((slot, cell))) if slot == hand.slot => vec![Mark::Cell(cell)],
        (Turn::Placing, Some((slot, cell))) => vec![Mark::Slot(slot), Mark::Cell(cell)],
        _ => vec![],
    };
    for (entity, mark) in &shown {
        match wanted.iter().position(|wanted| wanted == mark) {
            Some(place) => {
                wanted.swap_remove(place);
            }
            None => commands.entity(entity).despawn(),
        }
    }
    for mark in wanted {
        let frame = |node: Node| Node {
            border: UiRect::all(px(5)),
            ..node
        };
        let mut marked = commands.spawn((
            Name::new("Mark"),
            DespawnOnExit(Screen::HowTo),
            Edge(Role::Refused),
            mark,
        ));
        match mark {
            Mark::Cell(cell) => marked.insert((ChildOf(*layer), frame(node_on(cell)))),
            Mark::Slot(slot) => {
                let node = Node {
                    border_radius: BorderRadius::all(px(8)),
                    ..default()
                };
                let area = Area::Slot(slot.index() as u8);
                marked.insert((area, layer::OVER_RACK, frame(node)))
            }
        };
    }
}
