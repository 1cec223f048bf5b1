//! What lies over a match that stands still: the way back, and the controls.

use bevy::prelude::*;

use super::RowWhenLying;
use crate::app::{
    action::Action,
    fonts::Weight,
    i18n::Phrase,
    screen::{FrameSystems, Pause, Screen},
    settings::Settings,
    ui::{
        focus::Focusable,
        hit::Hit,
        layout::Area,
        palette::{Paint, Role},
        text::TextSize,
        widget::{button, button_frame, button_label, column, label, layer},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Pause::Paused), spawn_pause)
        .add_systems(
            Update,
            say_sound
                .run_if(in_state(Pause::Paused))
                .in_set(FrameSystems::Show),
        );
}

const BY_KEYS: [&str; 7] = [
    "controls-place",
    "controls-pick",
    "controls-pause",
    "controls-restart",
    "controls-sound",
    "controls-fullscreen",
    "controls-quit",
];
const BY_TOUCH: [&str; 3] = [
    "controls-touch-pick",
    "controls-touch-place",
    "controls-touch-drag",
];

/// The focus layer of the pause menu.
const LAYER: u8 = 1;

/// Says whether there is sound.
#[derive(Component)]
struct SoundButton;

fn sound(settings: &Settings) -> Phrase {
    Phrase::new(if settings.muted {
        "pause-sound-off"
    } else {
        "pause-sound-on"
    })
}

fn spawn_pause(mut commands: Commands, settings: Res<Settings>, screen: Res<State<Screen>>) {
    let veil = commands
        .spawn((
            Name::new("Pause"),
            DespawnOnExit(Pause::Paused),
            layer::PAUSE,
            Node {
                position_type: PositionType::Absolute,
                width: percent(100),
                height: percent(100),
                ..default()
            },
            Paint(Role::Veil),
            // A press beside the buttons resumes, and does nothing else.
            Hit::Action(Action::Resume),
        ))
        .id();
    let body = commands
        .spawn((
            ChildOf(veil),
            Area::Body,
            RowWhenLying,
            Node {
                row_gap: px(12),
                column_gap: px(24),
                ..column(0.0)
            },
        ))
        .id();
    let menu = commands
        .spawn((
            ChildOf(body),
            Node {
                width: percent(100),
                max_width: px(260),
                ..column(6.0)
            },
            children![label(
                Phrase::new("pause-title"),
                TextSize::Heading,
                Weight::Bold,
                Role::Ink
            )],
        ))
        .id();
    let mut actions = vec![(Action::Resume, Phrase::new("pause-resume"))];
    if *screen.get() == Screen::Play {
        actions.push((Action::Restart, Phrase::new("pause-restart")));
    }
    actions.push((Action::Quit, Phrase::new("pause-quit")));
    for (order, (action, phrase)) in (0..).zip(actions) {
        let focusable = Focusable {
            layer: LAYER,
            order,
            first: order == 0,
        };
        commands.spawn((ChildOf(menu), button(action, phrase, focusable)));
    }
    spawn_sound_button(&mut commands, menu, &settings);
    let controls: &[&'static str] = if settings.touch { &BY_TOUCH } else { &BY_KEYS };
    let list = commands
        .spawn((
            ChildOf(body),
            column(4.0),
            children![label(
                Phrase::new("controls-title"),
                TextSize::Body,
                Weight::Bold,
                Role::Ink
            )],
        ))
        .id();
    for &key in controls {
        commands.spawn((
            ChildOf(list),
            label(
                Phrase::new(key),
                TextSize::Small,
                Weight::Regular,
                Role::Ink,
            ),
        ));
    }
}

fn spawn_sound_button(commands: &mut Commands, menu: Entity, settings: &Settings) {
    let focusable = Focusable {
        layer: LAYER,
        order: 9,
        first: false,
    };
    commands.spawn((
        ChildOf(menu),
        button_frame(Action::ToggleMute, focusable, Role::Accent),
        children![(SoundButton, button_label(sound(settings)))],
    ));
}

fn say_sound(settings: Res<Settings>, mut button: Single<&mut Phrase, With<SoundButton>>) {
    button.set_if_neq(sound(&settings));
}
