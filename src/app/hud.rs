//! Numbers over the board, whose turn it is, the pause button and the hint below.

use bevy::prelude::*;

use super::{
    action::Action,
    board::InMatch,
    fonts::Weight,
    i18n::Phrase,
    play::{CurrentGame, Queue, Turn},
    screen::{FrameSystems, Screen},
    settings::Settings,
    storage::Store,
    ui::{
        hit::Hit,
        layout::{Area, Layout},
        palette::{Ink, Paint, Role},
        text::TextSize,
        widget::{Called, label},
    },
};
use crate::engine::{Game, Tier, Tile};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(InMatch),
        // The guided match speaks in their place.
        (spawn_hud, spawn_status, spawn_hint.run_if(hints_are_wanted))
            .run_if(not(in_state(Screen::HowTo))),
    )
    .add_systems(
        Update,
        (fill_figures, arrange_boxes, say_status)
            .run_if(in_state(InMatch))
            .in_set(FrameSystems::Show),
    );
}

/// A number of the HUD.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Figure {
    Turn,
    Best,
    Tier,
    Highest,
    Fill,
}

impl Figure {
    const ALL: [Self; 5] = [
        Self::Turn,
        Self::Best,
        Self::Tier,
        Self::Highest,
        Self::Fill,
    ];

    fn title(self) -> Phrase {
        Phrase::new(match self {
            Self::Turn => "hud-turn",
            Self::Best => "hud-best",
            Self::Tier => "hud-tier",
            Self::Highest => "hud-highest",
            Self::Fill => "hud-fill",
        })
    }

    /// A name needs more room than a number.
    const fn size(self) -> TextSize {
        match self {
            Self::Tier => TextSize::Small,
            _ => TextSize::Body,
        }
    }

    fn value(self, game: &Game, store: &Store) -> Phrase {
        let position = game.position();
        let board = position.board();
        match self {
            Self::Turn => number(u64::from(position.turn())),
            Self::Best => store
                .best(game.rules().tier)
                .map_or(Phrase::new("hud-none"), |best| number(u64::from(best))),
            Self::Tier => Phrase::new(tier_short(game.rules().tier)),
            Self::Highest => number(board.highest().map_or(0, Tile::value)),
            Self::Fill => {
                let fill = 100 * board.tiles().count() / board.size().area();
                Phrase::new("hud-percent").number("fill", fill as i64)
            }
        }
    }
}

/// A number stands as it is in every language.
fn number(value: u64) -> Phrase {
    Phrase::new("number").string("value", value.to_string())
}

/// The key of a tier's name that fits a box of the HUD.
pub const fn tier_short(tier: Tier) -> &'static str {
    match tier {
        Tier::Beginner => "tier-beginner-short",
        Tier::Intermediate => "tier-intermediate-short",
        Tier::Expert => "tier-expert-short",
    }
}

#[derive(Component)]
struct HudBox;

#[derive(Component)]
struct StatusLine;

fn spawn_hud(mut commands: Commands) {
    commands.spawn((
        Name::new("HUD"),
        DespawnOnExit(InMatch),
        Area::Hud,
        Node {
            flex_wrap: FlexWrap::Wrap,
            justify_content: JustifyContent::SpaceBetween,
            align_content: AlignContent::SpaceBetween,
            ..default()
        },
        Children::spawn(SpawnIter(Figure::ALL.into_iter().map(|figure| {
            (
                Name::new(format!("HUD {figure:?}")),
                HudBox,
                Node {
                    flex_direction: FlexDirection::Column,
                    justify_content: JustifyContent::Center,
                    align_items: AlignItems::Center,
                    border_radius: BorderRadius::all(px(4)),
                    ..default()
                },
                Paint(Role::Quiet),
                children![
                    label(figure.title(), TextSize::Small, Weight::Bold, Role::InkSoft),
                    (
                        figure,
                        label(
                            Phrase::new("hud-none"),
                            figure.size(),
                            Weight::Bold,
                            Role::Ink
                        )
                    ),
                ],
            )
        }))),
    ));
}

/// Five in a row above the board, three and two beside it.
fn arrange_boxes(
    layout: Res<Layout>,
    mut boxes: Query<&mut Node, With<HudBox>>,
    added: Query<(), Added<HudBox>>,
) {
    if !layout.is_changed() && added.is_empty() {
        return;
    }
    for (place, mut node) in boxes.iter_mut().enumerate() {
        let (width, height) = match (layout.lies(), place) {
            (false, _) => (19.2, 100.0),
            (true, 0..3) => (32.4, 48.0),
            (true, _) => (49.2, 48.0),
        };
        node.width = percent(width);
        node.height = percent(height);
    }
}

fn fill_figures(
    current: Res<CurrentGame>,
    store: Res<Store>,
    mut figures: Query<(&Figure, &mut Phrase)>,
    added: Query<(), Added<Figure>>,
) {
    if !current.is_changed() && !store.is_changed() && added.is_empty() {
        return;
    }
    let Some(game) = current.get() else {
        return;
    };
    for (figure, mut phrase) in &mut figures {
        phrase.set_if_neq(figure.value(game, &store));
    }
}

fn spawn_status(mut commands: Commands) {
    commands
        .spawn((
            Name::new("Status"),
            DespawnOnExit(InMatch),
            Area::Status,
            Node {
                align_items: AlignItems::Center,
                ..default()
            },
        ))
        .with_child((
            StatusLine,
            Phrase::new("ready"),
            TextSize::Body,
            Weight::Bold,
            Ink(Role::Ink),
            // Beside a small board it takes two lines.
            TextLayout::new(Justify::Left, LineBreak::WordBoundary),
        ));
    commands.spawn((
        Name::new("Pause button"),
        DespawnOnExit(InMatch),
        Area::PauseButton,
        Hit::Action(Action::Pause),
        Called(Phrase::new("pause-open")),
        Node {
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            column_gap: px(6),
            ..default()
        },
        children![pause_bar(), pause_bar()],
    ));
}

fn pause_bar() -> impl Bundle {
    (
        Node {
            width: px(6),
            height: px(20),
            border_radius: BorderRadius::all(px(2)),
            ..default()
        },
        Paint(Role::Ink),
    )
}

/// The words for where the match stands.
pub fn status(screen: Screen, turn: Turn, queue: &Queue) -> Phrase {
    Phrase::new(match (screen, turn) {
        (Screen::Ready, _) | (_, Turn::Idle) => "ready",
        _ if queue.get().is_some() => "status-queued",
        (_, Turn::Placing) => "status-your-turn",
        (_, Turn::Thinking) => "status-thinking",
        (_, Turn::Sliding) => "status-sliding",
        (_, Turn::Over) => "summary-choke",
    })
}

fn say_status(
    screen: Res<State<Screen>>,
    turn: Res<State<Turn>>,
    queue: Res<Queue>,
    mut line: Single<&mut Phrase, With<StatusLine>>,
) {
    line.set_if_neq(status(*screen.get(), *turn.get(), &queue));
}

fn hints_are_wanted(settings: Res<Settings>) -> bool {
    settings.choices.hints
}

fn spawn_hint(mut commands: Commands, settings: Res<Settings>) {
    commands
        .spawn((
            Name::new("Hint"),
            DespawnOnExit(InMatch),
            Area::Hint,
            Node {
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                ..default()
            },
        ))
        .with_child(label(
            Phrase::new(if settings.touch {
                "hint-touch"
            } else {
                "hint-keys"
            }),
            TextSize::Small,
            Weight::Regular,
            Role::InkSoft,
        ));
}
