//! What lies over everything: the question before a restart, and the list of languages.

use bevy::prelude::*;

use super::{HalfBelow, folding_list};
use crate::app::{
    action::Action,
    fonts::{FontOf, Weight},
    i18n::{Lang, Phrase, Words},
    screen::Dialog,
    ui::{
        focus::Focusable,
        hit::Hit,
        layout::{Area, Layout},
        palette::{Ink, Paint, Role},
        text::TextSize,
        widget::{button, button_frame, column, layer, paragraph},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Dialog::Restart), ask_restart)
        .add_systems(OnEnter(Dialog::Languages), list_languages)
        .add_systems(OnEnter(Dialog::Erase), ask_erase);
}

/// The focus layer of dialogs.
pub(super) const LAYER: u8 = 2;
const PADDING: f32 = 16.0;
/// Between the buttons of a dialog.
pub(super) const GAP: f32 = 8.0;
/// How wide a dialog with nothing but buttons grows.
const WIDTH: f32 = 332.0;
/// The height all languages need one below the other.
const ONE_COLUMN: f32 = Lang::ALL.len() as f32 * (Layout::TOUCH + GAP) - GAP + 2.0 * PADDING;

/// A veil over everything and the column in its middle, no wider than `width`.
pub(super) fn spawn_frame(
    commands: &mut Commands,
    dialog: Dialog,
    on_veil: Action,
    width: f32,
) -> Entity {
    let veil = commands
        .spawn((
            Name::new(format!("Dialog {dialog:?}")),
            DespawnOnExit(dialog),
            layer::DIALOG,
            Node {
                position_type: PositionType::Absolute,
                width: percent(100),
                height: percent(100),
                ..default()
            },
            Paint(Role::Veil),
            Hit::Action(on_veil),
        ))
        .id();
    let body = commands
        .spawn((ChildOf(veil), Area::Body, column(0.0)))
        .id();
    commands
        .spawn((
            ChildOf(body),
            Node {
                width: percent(100),
                max_width: px(width),
                padding: UiRect::all(px(PADDING)),
                border_radius: BorderRadius::all(px(8)),
                ..column(GAP)
            },
            // What lies below is no background for words.
            Paint(Role::Page),
        ))
        .id()
}

fn ask_restart(commands: Commands) {
    let answers = [
        (Action::CancelRestart, "restart-no"),
        (Action::ConfirmRestart, "restart-yes"),
    ];
    ask(commands, Dialog::Restart, "restart-question", answers);
}

fn ask_erase(commands: Commands) {
    let answers = [
        (Action::CancelErase, "data-keep"),
        (Action::ConfirmErase, "data-erase-yes"),
    ];
    ask(commands, Dialog::Erase, "data-erase-question", answers);
}

/// A question. The first answer changes nothing; a press beside the question means it.
fn ask(
    mut commands: Commands,
    dialog: Dialog,
    question: &'static str,
    answers: [(Action, &'static str); 2],
) {
    let frame = spawn_frame(&mut commands, dialog, answers[0].0, WIDTH);
    commands.spawn((
        ChildOf(frame),
        paragraph(Phrase::new(question), TextSize::Body, Role::Ink),
    ));
    for (order, (action, key)) in (0..).zip(answers) {
        let focusable = Focusable {
            layer: LAYER,
            order,
            first: order == 0,
        };
        commands.spawn((ChildOf(frame), button(action, Phrase::new(key), focusable)));
    }
}

fn list_languages(mut commands: Commands, words: Res<Words>) {
    let frame = spawn_frame(
        &mut commands,
        Dialog::Languages,
        Action::ToggleLanguages,
        WIDTH,
    );
    let list = commands.spawn((ChildOf(frame), folding_list(GAP))).id();
    for (order, lang) in (0..).zip(Lang::ALL) {
        let focusable = Focusable {
            layer: LAYER,
            order,
            first: lang == words.lang(),
        };
        commands.spawn((
            ChildOf(list),
            HalfBelow(ONE_COLUMN),
            button_frame(Action::Speak(lang), focusable, Role::Accent),
            children![(
                Text::new(lang.name()),
                FontOf(lang),
                Weight::Bold,
                TextSize::Body,
                Ink(Role::OnAccent),
            )],
        ));
    }
}
