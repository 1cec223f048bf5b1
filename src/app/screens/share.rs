//! The share card in a window: what it looks like, before anything leaves the device.
//! A page shows it with buttons of its own.

use bevy::{clipboard::Clipboard, prelude::*};

use super::{
    NextStates, RowWhenLying,
    dialogs::{GAP, LAYER, spawn_frame},
};
use crate::{
    app::{
        action::Action,
        fonts::Weight,
        i18n::{Lang, Phrase, Words},
        platform,
        play::CurrentGame,
        screen::{Dialog, FrameSystems, Screen},
        ui::{
            focus::Focusable,
            layout::Layout,
            palette::{Edge, Ink, Paint, Role},
            text::TextSize,
            widget::{button, column, paragraph},
        },
    },
    card::Card,
    engine::{Board, Game, Tile},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Summary), put_away);
    if !platform::PAGE_SHOWS_CARD {
        app.init_resource::<Clipboard>()
            .add_systems(OnEnter(Dialog::Share), show_card)
            .add_systems(
                Update,
                copy_card
                    .run_if(in_state(Dialog::Share))
                    .in_set(FrameSystems::Act),
            );
    }
}

/// The card of a match, in these words, with the page that plays the game if this is one.
pub fn card(game: &Game, lang: Lang) -> Card {
    let position = game.position();
    let address = platform::page_address();
    Card::new(
        lang,
        game.rules().tier,
        position.turn(),
        position.board(),
        Some(address.as_str()).filter(|address| !address.is_empty()),
    )
}

/// How wide card and buttons grow side by side.
const WIDTH: f32 = 560.0;
const CARD_WIDTH: f32 = 300.0;
const BUTTONS_WIDTH: f32 = 200.0;

/// Says what came of copying.
#[derive(Component)]
struct CopyResult;

fn put_away(mut next: NextStates) {
    if *next.dialog_now.get() == Dialog::Share {
        next.dialog(Dialog::None);
    }
}

fn show_card(
    mut commands: Commands,
    current: Res<CurrentGame>,
    layout: Res<Layout>,
    words: Res<Words>,
) {
    let Some(game) = current.get() else {
        return;
    };
    let frame = spawn_frame(&mut commands, Dialog::Share, Action::CloseCard, WIDTH);
    commands.spawn((
        ChildOf(frame),
        paragraph(Phrase::new("share-title"), TextSize::Body, Role::Ink),
    ));
    let row = commands
        .spawn((
            ChildOf(frame),
            RowWhenLying,
            Node {
                width: percent(100),
                column_gap: px(2.0 * GAP),
                ..column(GAP)
            },
        ))
        .id();
    let card = card(game, words.lang());
    spawn_card(&mut commands, row, &card, game.position().board(), &layout);
    spawn_buttons(&mut commands, row);
}

/// The lines of the card on an old screen. Its signs are drawn: no font here has them.
fn spawn_card(
    commands: &mut Commands,
    parent: Entity,
    card: &Card,
    board: &Board,
    layout: &Layout,
) {
    let screen = commands
        .spawn((
            Name::new("Share card"),
            ChildOf(parent),
            Node {
                width: percent(100),
                max_width: px(CARD_WIDTH),
                padding: UiRect::all(px(8)),
                border: UiRect::all(px(5)),
                border_radius: BorderRadius::all(px(14)),
                ..column(3.0)
            },
            Paint(Role::CardScreen),
            Edge(Role::Accent),
        ))
        .id();
    // As it was made: its language cannot change while it is shown.
    let line = |text: &str| {
        let phrase = Phrase::new("number").string("value", text);
        paragraph(phrase, TextSize::Small, Role::CardInk)
    };
    commands.spawn((ChildOf(screen), line(&card.title)));
    commands.spawn((ChildOf(screen), line(&card.hook)));
    // As high as letters with their lines.
    let side = (TextSize::Body.pixels(layout) * 1.2).round();
    for row_of_board in 0..board.size().rows() {
        let row = commands
            .spawn((
                ChildOf(screen),
                Node {
                    column_gap: px(2),
                    ..default()
                },
            ))
            .id();
        let cells = board.size().cells();
        for cell in cells.filter(|cell| cell.row == row_of_board) {
            commands.spawn((ChildOf(row), sign(board.get(cell), side)));
        }
    }
    commands.spawn((ChildOf(screen), line(&card.call)));
}

/// The drawing of one sign: a square, a diamond, a star or a dash.
fn sign(tile: Option<Tile>, side: f32) -> impl Bundle {
    const DIAMOND: f32 = 45.0;
    let (size, degrees): (Vec2, &[f32]) = match tile.map(Tile::value) {
        None => (Vec2::new(0.6, 0.14), &[0.0]),
        Some(2048) => (Vec2::splat(0.62), &[0.0, DIAMOND]),
        Some(value) if value >= 1024 => (Vec2::splat(0.62), &[DIAMOND]),
        Some(_) => (Vec2::splat(0.9), &[0.0]),
    };
    let role = tile.map_or(Role::CardInk, Role::Sign);
    let corner = ((1.0 - size) / 2.0 * side).round();
    let shapes: Vec<_> = degrees
        .iter()
        .map(|&degrees| {
            (
                Node {
                    position_type: PositionType::Absolute,
                    left: px(corner.x),
                    top: px(corner.y),
                    width: px(size.x * side),
                    height: px(size.y * side),
                    border_radius: BorderRadius::all(px(1)),
                    ..default()
                },
                UiTransform::from_rotation(Rot2::degrees(degrees)),
                Paint(role),
            )
        })
        .collect();
    (
        Node {
            width: px(side),
            height: px(side),
            ..default()
        },
        Children::spawn(SpawnIter(shapes.into_iter())),
    )
}

fn spawn_buttons(commands: &mut Commands, parent: Entity) {
    let buttons = commands
        .spawn((
            ChildOf(parent),
            Node {
                width: px(BUTTONS_WIDTH),
                ..column(GAP)
            },
        ))
        .id();
    let choices = [
        (Action::CopyCard, "share-copy"),
        (Action::CloseCard, "share-close"),
    ];
    for (order, (action, key)) in (0..).zip(choices) {
        let focusable = Focusable {
            layer: LAYER,
            order,
            first: order == 0,
        };
        commands.spawn((
            ChildOf(buttons),
            button(action, Phrase::new(key), focusable),
        ));
    }
    commands.spawn((
        CopyResult,
        ChildOf(buttons),
        Node {
            // The space at the end of a line hangs over.
            width: px(BUTTONS_WIDTH - 2.0 * GAP),
            ..default()
        },
        Text::default(),
        TextSize::Small,
        Weight::Regular,
        Ink(Role::Ink),
        TextLayout::new(Justify::Center, LineBreak::WordBoundary),
    ));
}

/// Copies the card, and says so only if it is true. Where there is no clipboard the card
/// goes to the terminal.
fn copy_card(
    mut commands: Commands,
    mut actions: MessageReader<Action>,
    mut clipboard: ResMut<Clipboard>,
    current: Res<CurrentGame>,
    words: Res<Words>,
    result: Single<Entity, With<CopyResult>>,
) {
    let asked = actions.read().any(|&action| action == Action::CopyCard);
    let Some(game) = current.get().filter(|_| asked) else {
        return;
    };
    let text = card(game, words.lang()).to_string();
    let key = match clipboard.set_text(text.as_str()) {
        Ok(()) => "share-copied",
        Err(error) => {
            platform::complain(&format!("the card could not be copied: {error:?}\n{text}"));
            "share-not-copied"
        }
    };
    commands.entity(*result).insert(Phrase::new(key));
}
