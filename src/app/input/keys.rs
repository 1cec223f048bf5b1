//! The keyboard. Movement goes by where a key lies, letters by what they say, with the
//! key's place as a fallback where the layout has other letters.

use bevy::{
    input::keyboard::{Key, KeyboardInput},
    prelude::*,
};

use crate::{
    app::{
        action::Action,
        play::Turn,
        screen::{Dialog, FrameSystems, Pause, Screen},
        ui::{
            focus::{self, Focus, Focusable},
            hit::Hit,
        },
    },
    engine::{Dir, Slot, Tier},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, read_keys.in_set(FrameSystems::Input));
}

/// What a key means, whatever the screen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Press {
    Arrow(Dir),
    Tab {
        back: bool,
    },
    Accept,
    Escape,
    /// 1, 2 or 3, counted from 0.
    Number(usize),
    Letter(char),
}

/// Keys that make other keys mean something to the browser or the system.
const MODIFIERS: [KeyCode; 6] = [
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::AltLeft,
    KeyCode::AltRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];

fn read_keys(
    mut keyboard: MessageReader<KeyboardInput>,
    mut modifiers: Local<Vec<KeyCode>>,
    held: Res<ButtonInput<KeyCode>>,
    mut actions: MessageWriter<Action>,
    mut focus: ResMut<Focus>,
    buttons: Query<(Entity, &Focusable, &Hit)>,
    screen: Res<State<Screen>>,
    pause: Res<State<Pause>>,
    dialog: Res<State<Dialog>>,
    turn: Res<State<Turn>>,
) {
    for input in keyboard.read() {
        if MODIFIERS.contains(&input.key_code) {
            // In the order of events: a slow frame can hold a modifier's press and release.
            modifiers.retain(|&key| key != input.key_code);
            if input.state.is_pressed() {
                modifiers.push(input.key_code);
            }
        }
        if !input.state.is_pressed() || input.repeat || !modifiers.is_empty() {
            continue;
        }
        let back = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        let Some(press) = press(input, back) else {
            continue;
        };
        let lesson_done = *screen.get() == Screen::HowTo && *turn.get() == Turn::Over;
        let in_menu = !screen.get().takes_moves()
            || lesson_done
            || *pause.get() == Pause::Paused
            || *dialog.get() != Dialog::None;
        let action = shortcut(
            press,
            *screen.get(),
            *pause.get(),
            *dialog.get(),
            *turn.get(),
        )
        .or_else(|| {
            if in_menu {
                in_menus(press, &mut focus, &buttons)
            } else {
                on_board(press)
            }
        });
        if let Some(action) = action {
            actions.write(action);
        }
    }
    // A window that is left lets go of its keys without an event for each.
    modifiers.retain(|&key| held.pressed(key));
}

fn press(input: &KeyboardInput, back: bool) -> Option<Press> {
    Some(match input.key_code {
        KeyCode::ArrowUp => Press::Arrow(Dir::Up),
        KeyCode::ArrowDown => Press::Arrow(Dir::Down),
        KeyCode::ArrowLeft => Press::Arrow(Dir::Left),
        KeyCode::ArrowRight => Press::Arrow(Dir::Right),
        KeyCode::Tab => Press::Tab { back },
        KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space => Press::Accept,
        KeyCode::Escape => Press::Escape,
        KeyCode::Digit1 | KeyCode::Numpad1 => Press::Number(0),
        KeyCode::Digit2 | KeyCode::Numpad2 => Press::Number(1),
        KeyCode::Digit3 | KeyCode::Numpad3 => Press::Number(2),
        code => Press::Letter(letter(&input.logical_key, code)?),
    })
}

fn letter(logical: &Key, code: KeyCode) -> Option<char> {
    if let Key::Character(text) = logical
        && let Some(said) = text.chars().next()
        && said.is_ascii()
    {
        return said
            .is_ascii_alphabetic()
            .then(|| said.to_ascii_uppercase());
    }
    match code {
        KeyCode::KeyF => Some('F'),
        KeyCode::KeyM => Some('M'),
        KeyCode::KeyQ => Some('Q'),
        KeyCode::KeyR => Some('R'),
        _ => None,
    }
}

/// Keys that mean the same wherever they mean anything.
fn shortcut(
    press: Press,
    screen: Screen,
    pause: Pause,
    dialog: Dialog,
    turn: Turn,
) -> Option<Action> {
    match (press, dialog, screen) {
        (Press::Letter('M'), ..) => Some(Action::ToggleMute),
        (Press::Letter('F'), ..) => Some(Action::ToggleFullscreen),
        (Press::Escape, Dialog::Restart, _) => Some(Action::CancelRestart),
        (Press::Escape, Dialog::Languages, _) => Some(Action::ToggleLanguages),
        (Press::Escape, Dialog::Erase, _) => Some(Action::CancelErase),
        (Press::Escape, Dialog::Share, _) => Some(Action::CloseCard),
        (_, Dialog::Restart | Dialog::Languages | Dialog::Erase | Dialog::Share, _) => None,
        (Press::Escape, _, Screen::HowTo) if pause == Pause::Running => Some(Action::Back),
        (Press::Escape, _, Screen::Ready | Screen::Play | Screen::HowTo) => Some(match pause {
            Pause::Running => Action::Pause,
            Pause::Paused => Action::Resume,
        }),
        (
            Press::Escape,
            _,
            Screen::Tiers | Screen::Summary | Screen::Settings | Screen::Statistics,
        ) => Some(Action::Back),
        (Press::Letter('Q'), _, Screen::Ready | Screen::Play | Screen::HowTo) => Some(Action::Quit),
        (Press::Letter('R'), _, Screen::Play) if turn != Turn::Over => Some(Action::Restart),
        (Press::Letter('R'), _, Screen::Summary) => Some(Action::Retry),
        (Press::Number(place), _, Screen::Tiers | Screen::Statistics) => {
            Some(Action::ChooseTier(Tier::ALL[place]))
        }
        _ => None,
    }
}

fn in_menus(
    press: Press,
    focus: &mut Focus,
    buttons: &Query<(Entity, &Focusable, &Hit)>,
) -> Option<Action> {
    let chain = focus::chain(buttons);
    match press {
        Press::Arrow(Dir::Up | Dir::Left) | Press::Tab { back: true } => focus.step(&chain, -1),
        Press::Arrow(Dir::Down | Dir::Right) | Press::Tab { back: false } => focus.step(&chain, 1),
        Press::Accept => {
            focus.show();
            return chain
                .into_iter()
                .find(|&(entity, _)| Some(entity) == focus.entity())
                .map(|(_, action)| action);
        }
        _ => {}
    }
    None
}

fn on_board(press: Press) -> Option<Action> {
    match press {
        Press::Arrow(dir) => Some(Action::MoveCursor(dir)),
        Press::Accept => Some(Action::PlaceAtCursor),
        Press::Number(place) => Some(Action::SelectSlot(Slot::ALL[place])),
        _ => None,
    }
}
