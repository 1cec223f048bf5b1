//! What a match came to.

use bevy::prelude::*;

use super::{HalfBelow, RowWhenLying, folding_list};
use crate::{
    app::{
        action::Action,
        fonts::Weight,
        i18n::Phrase,
        play::{CurrentGame, LastResult},
        screen::Screen,
        ui::{
            focus::Focusable,
            layout::{Area, Layout},
            palette::{Ink, Paint, Role},
            text::TextSize,
            widget::{button, column, label},
        },
    },
    card::tier_name,
    engine::{Board, Game, Move, Slot, Tile},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Summary), spawn_summary);
}

fn spawn_summary(
    mut commands: Commands,
    current: Res<CurrentGame>,
    result: Res<LastResult>,
    layout: Res<Layout>,
) {
    let Some(game) = current.get() else {
        return;
    };
    let body = commands
        .spawn((
            Name::new("Summary"),
            DespawnOnExit(Screen::Summary),
            Area::Body,
            RowWhenLying,
            Node {
                row_gap: px(8),
                column_gap: px(24),
                ..column(0.0)
            },
        ))
        .id();
    let board = commands
        .spawn((ChildOf(body), column(6.0)))
        .with_child(heading(game))
        .with_child(mini_board(game.position().board(), &layout))
        .id();
    if result.new_best {
        commands.spawn((
            ChildOf(board),
            label(
                Phrase::new("summary-new-best"),
                TextSize::Body,
                Weight::Bold,
                Role::Refused,
            ),
        ));
    }
    let right = commands
        .spawn((
            ChildOf(body),
            Node {
                width: percent(100),
                max_width: px(300),
                ..column(6.0)
            },
        ))
        .id();
    spawn_facts(&mut commands, right, game);
    spawn_buttons(&mut commands, right, game);
}

fn heading(game: &Game) -> impl Bundle + use<> {
    label(
        Phrase::new("summary-turns").number("turns", game.position().turn()),
        TextSize::Heading,
        Weight::Bold,
        Role::Ink,
    )
}

/// How large the final board is drawn: a part of the playing board.
const MINI: f32 = 0.42;

fn mini_board(board: &Board, layout: &Layout) -> impl Bundle + use<> {
    let side = (layout.board_side() * MINI).round().clamp(96.0, 200.0);
    let gap = side * Layout::gap();
    let cells: Vec<Option<Tile>> = board.size().cells().map(|cell| board.get(cell)).collect();
    let cell = side * Layout::cell();
    (
        Name::new("Final board"),
        Node {
            width: px(side),
            height: px(side),
            padding: UiRect::all(px(gap)),
            row_gap: px(gap),
            column_gap: px(gap),
            flex_wrap: FlexWrap::Wrap,
            border_radius: BorderRadius::all(px(4)),
            ..default()
        },
        Paint(Role::Grid),
        Children::spawn(SpawnIter(cells.into_iter().map(move |tile| {
            (
                Node {
                    width: px(cell - 0.1),
                    height: px(cell - 0.1),
                    border_radius: BorderRadius::all(px(2)),
                    justify_content: JustifyContent::Center,
                    align_items: AlignItems::Center,
                    ..default()
                },
                Paint(tile.map_or(Role::EmptyCell, Role::Tile)),
                children![(
                    Text::new(tile.map(|tile| tile.to_string()).unwrap_or_default()),
                    Weight::Bold,
                    TextSize::Small,
                    Ink(tile.map_or(Role::None, Role::TileInk)),
                )],
            )
        }))),
    )
}

fn spawn_facts(commands: &mut Commands, parent: Entity, game: &Game) {
    let small = |phrase| label(phrase, TextSize::Small, Weight::Regular, Role::InkSoft);
    commands.spawn((
        ChildOf(parent),
        label(
            Phrase::new(tier_name(game.rules().tier)),
            TextSize::Body,
            Weight::Bold,
            Role::Ink,
        ),
    ));
    if let Some(highest) = game.position().board().highest() {
        commands.spawn((
            ChildOf(parent),
            small(Phrase::new("summary-highest").string("value", highest.to_string())),
        ));
    }
    commands.spawn((ChildOf(parent), small(Phrase::new("summary-placed"))));
    let shares = commands
        .spawn((
            ChildOf(parent),
            Node {
                column_gap: px(14),
                ..default()
            },
        ))
        .id();
    for slot in Slot::ALL {
        let phrase = Phrase::new("summary-share")
            .string("value", slot.to_string())
            .number("share", share(game, slot));
        commands.spawn((ChildOf(shares), small(phrase)));
    }
}

/// How many of a hundred placements came from `slot`, rounded.
fn share(game: &Game, slot: Slot) -> i64 {
    let placed = |wanted: Option<Slot>| {
        let tiles = game.moves().iter().filter(|played| match played {
            Move::Place { tile, .. } => wanted.is_none_or(|slot| slot.tile() == *tile),
            Move::Slide(_) => false,
        });
        tiles.count() as i64
    };
    let all = placed(None).max(1);
    (100 * placed(Some(slot)) + all / 2) / all
}

/// The height that the board, the figures and all buttons need one below the other.
const ONE_COLUMN: f32 = 480.0;

fn spawn_buttons(commands: &mut Commands, parent: Entity, game: &Game) {
    let list = commands.spawn((ChildOf(parent), folding_list(6.0))).id();
    let share = (Action::Share, "share-open");
    let next = game
        .rules()
        .tier
        .next()
        .map(|_| (Action::NextTier, "summary-next"));
    let others = [
        (Action::Retry, "summary-retry"),
        (Action::Back, "summary-tiers"),
    ];
    let all = std::iter::once(share).chain(next).chain(others);
    for (order, (action, key)) in (0..).zip(all) {
        let focusable = Focusable {
            layer: 0,
            order,
            // Enter plays on.
            first: order == 1,
        };
        commands.spawn((
            ChildOf(list),
            HalfBelow(ONE_COLUMN),
            button(action, Phrase::new(key), focusable),
        ));
    }
}
