//! The first screen: the wordmark, Continue if a match is saved, and the way on.

use bevy::prelude::*;

use super::RowWhenLying;
use crate::{
    app::{
        action::Action,
        fonts::Weight,
        i18n::Phrase,
        notices::Notices,
        screen::Screen,
        settings::Settings,
        storage::{Store, StoreKind},
        ui::{
            focus::Focusable,
            hit::Hit,
            layout::Area,
            palette::{Ink, Role},
            text::TextSize,
            widget::{button, column, label, paragraph},
        },
    },
    card::tier_name,
    engine::{Game, Status},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SavedMatch>()
        .add_systems(
            OnEnter(Screen::Title),
            (find_saved_match, spawn_title).chain(),
        )
        .add_systems(OnExit(Screen::Title), forget_notices);
}

/// The match that Continue goes on with.
#[derive(Resource, Default)]
pub struct SavedMatch(Option<Game>);

impl SavedMatch {
    pub const fn get(&self) -> Option<&Game> {
        self.0.as_ref()
    }
}

/// A save that cannot be read is set aside, not deleted.
fn find_saved_match(
    mut saved: ResMut<SavedMatch>,
    mut store: ResMut<Store>,
    mut notices: ResMut<Notices>,
) {
    saved.0 = None;
    let Some(text) = store.load_match() else {
        return;
    };
    match text.parse::<Game>() {
        Ok(game) if game.position().status() == Status::Choked => store.clear_match(),
        Ok(game) => saved.0 = Some(game),
        Err(fault) => {
            warn!("the saved match was set aside: {fault}");
            store.set_match_aside();
            notices.add(Phrase::new("notice-save-unreadable"));
        }
    }
}

fn forget_notices(mut notices: ResMut<Notices>) {
    notices.clear();
}

fn spawn_title(
    mut commands: Commands,
    saved: Res<SavedMatch>,
    settings: Res<Settings>,
    store: Res<Store>,
    notices: Res<Notices>,
) {
    let body = commands
        .spawn((
            Name::new("Title"),
            DespawnOnExit(Screen::Title),
            Area::Body,
            // A press anywhere leads on.
            Hit::Action(Action::Play),
            RowWhenLying,
            Node {
                row_gap: px(10),
                column_gap: px(16),
                ..column(0.0)
            },
        ))
        .id();
    spawn_words(&mut commands, body, &settings, &store, &notices);
    spawn_buttons(&mut commands, body, saved.get());
}

/// The wordmark, what leads on, and what the player has to know.
fn spawn_words(
    commands: &mut Commands,
    parent: Entity,
    settings: &Settings,
    store: &Store,
    notices: &Notices,
) {
    let body = commands
        .spawn((
            ChildOf(parent),
            Node {
                max_width: percent(100),
                ..column(6.0)
            },
        ))
        .id();
    commands.spawn((
        ChildOf(body),
        Node {
            align_items: AlignItems::Center,
            column_gap: px(10),
            ..default()
        },
        children![
            label(
                Phrase::new("title_brand"),
                TextSize::Wordmark,
                Weight::Bold,
                Role::Ink
            ),
            (
                Text::new("▲"),
                TextSize::Heading,
                Weight::Bold,
                Ink(Role::Refused),
            ),
        ],
    ));
    commands.spawn((
        ChildOf(body),
        paragraph(Phrase::new("title_suffix"), TextSize::Body, Role::InkSoft),
    ));
    let hint = if settings.touch {
        "title-tap"
    } else {
        "title-enter"
    };
    commands.spawn((
        ChildOf(body),
        label(
            Phrase::new(hint),
            TextSize::Body,
            Weight::Regular,
            Role::InkSoft,
        ),
    ));
    let session = (store.kind() == StoreKind::Session).then(|| Phrase::new("storage-session"));
    for phrase in notices.iter().cloned().chain(session) {
        commands.spawn((
            ChildOf(body),
            paragraph(phrase, TextSize::Small, Role::InkSoft),
        ));
    }
}

/// What leads into a match, and below it what does not.
fn spawn_buttons(commands: &mut Commands, parent: Entity, saved: Option<&Game>) {
    let list = commands
        .spawn((
            ChildOf(parent),
            Node {
                width: percent(100),
                max_width: px(340),
                ..column(6.0)
            },
        ))
        .id();
    let go_on = saved.map(|game| {
        let phrase = Phrase::new("title-continue")
            .key("tier", tier_name(game.rules().tier))
            .number("turn", game.position().turn());
        (Action::Continue, phrase)
    });
    let always = [
        (Action::Play, Phrase::new("title-play")),
        (Action::HowTo, Phrase::new("howto-title")),
        (Action::Settings, Phrase::new("settings-title")),
        (Action::Statistics, Phrase::new("statistics-title")),
    ];
    for (order, (action, phrase)) in (0..).zip(go_on.into_iter().chain(always)) {
        let focusable = Focusable {
            layer: 0,
            order,
            first: order == 0,
        };
        commands.spawn((ChildOf(list), button(action, phrase, focusable)));
    }
}
