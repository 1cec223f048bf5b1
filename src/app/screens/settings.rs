//! What can be chosen for good: sound, motion, colours, words, hints, and forgetting.

use bevy::prelude::*;

use super::{HalfBelow, folding_list};
use crate::app::{
    action::Action,
    fonts::Weight,
    i18n::Phrase,
    screen::{FrameSystems, Screen},
    settings::{MotionChoice, Settings, ThemeChoice},
    ui::{
        focus::Focusable,
        layout::Area,
        palette::Role,
        text::TextSize,
        widget::{button_frame, button_label, column, label},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Settings), spawn_settings)
        .add_systems(
            Update,
            show_choices
                .run_if(in_state(Screen::Settings).and_then(resource_changed::<Settings>))
                .in_set(FrameSystems::Show),
        );
}

/// The height the title and seven rows need one below the other.
const ONE_COLUMN: f32 = 410.0;

/// What a text says, as chosen.
#[derive(Component, Clone, Copy)]
struct Says(fn(&Settings) -> Phrase);

fn show_choices(settings: Res<Settings>, mut texts: Query<(&Says, &mut Phrase)>) {
    for (says, mut phrase) in &mut texts {
        phrase.set_if_neq(says.0(&settings));
    }
}

fn volume(settings: &Settings) -> Phrase {
    Phrase::new("settings-volume").number("volume", settings.choices.volume)
}

fn motion(settings: &Settings) -> Phrase {
    Phrase::new(match settings.choices.motion {
        MotionChoice::System => "settings-motion-system",
        MotionChoice::Full => "settings-motion-full",
        MotionChoice::Reduced => "settings-motion-reduced",
    })
}

fn theme(settings: &Settings) -> Phrase {
    Phrase::new(match settings.choices.theme {
        ThemeChoice::System => "settings-theme-system",
        ThemeChoice::Light => "settings-theme-light",
        ThemeChoice::Dark => "settings-theme-dark",
        ThemeChoice::Contrast => "settings-theme-contrast",
    })
}

fn language(_settings: &Settings) -> Phrase {
    Phrase::new("settings-language").key("name", "language-name")
}

fn hints(settings: &Settings) -> Phrase {
    Phrase::new(if settings.choices.hints {
        "settings-hints-on"
    } else {
        "settings-hints-off"
    })
}

fn spawn_settings(mut commands: Commands, settings: Res<Settings>) {
    let body = commands
        .spawn((
            Name::new("Settings"),
            DespawnOnExit(Screen::Settings),
            Area::Body,
            column(6.0),
            children![label(
                Phrase::new("settings-title"),
                TextSize::Heading,
                Weight::Bold,
                Role::Ink
            )],
        ))
        .id();
    let list = commands
        .spawn((
            ChildOf(body),
            Node {
                max_width: px(520),
                ..folding_list(6.0)
            },
        ))
        .id();
    let row = Node {
        align_items: AlignItems::Center,
        column_gap: px(6),
        ..default()
    };
    let row = commands
        .spawn((ChildOf(list), HalfBelow(ONE_COLUMN), row))
        .id();
    let mut order = 0;
    let mut add = |parent: Entity, action: Action, says: fn(&Settings) -> Phrase| {
        let focusable = Focusable {
            layer: 0,
            order,
            first: order == 0,
        };
        order += 1;
        let mut added = commands.spawn((
            ChildOf(parent),
            button_frame(action, focusable, Role::Accent),
            children![(Says(says), button_label(says(&settings)))],
        ));
        if parent == list {
            added.insert(HalfBelow(ONE_COLUMN));
        }
    };
    add(row, Action::Quieter, |_| Phrase::new("settings-quieter"));
    add(row, Action::Louder, |_| Phrase::new("settings-louder"));
    add(list, Action::NextMotion, motion);
    add(list, Action::NextTheme, theme);
    add(list, Action::ToggleLanguages, language);
    add(list, Action::ToggleHints, hints);
    add(list, Action::Erase, |_| Phrase::new("data-erase"));
    add(list, Action::Back, |_| Phrase::new("settings-done"));
    // Between its two buttons.
    let level = commands
        .spawn((
            Node {
                min_width: px(96),
                justify_content: JustifyContent::Center,
                ..default()
            },
            children![(
                Says(volume),
                label(volume(&settings), TextSize::Small, Weight::Bold, Role::Ink)
            )],
        ))
        .id();
    commands.entity(row).insert_children(1, &[level]);
}
