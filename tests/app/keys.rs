//! A whole match by keyboard.

use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput, NativeKey},
    },
    prelude::*,
};
use stacked::{
    app::{
        play::Turn,
        screen::{Dialog, Screen},
        settings::Settings,
    },
    engine::{Cell, Slot, Tier},
};

use super::harness::{Player, match_on};

impl Player {
    fn key_event(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState, repeat: bool) {
        self.app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat,
            window: Entity::PLACEHOLDER,
        });
    }

    /// A key goes down, and that is all.
    pub fn press(&mut self, code: KeyCode) {
        let nothing = Key::Unidentified(NativeKey::Unidentified);
        self.key_event(code, nothing, ButtonState::Pressed, false);
    }

    /// A key is pressed and let go.
    pub fn key(&mut self, code: KeyCode) {
        self.key_saying(code, "");
    }

    /// A key is pressed and let go on a layout where it says this.
    fn key_saying(&mut self, code: KeyCode, text: &str) {
        let logical = if text.is_empty() {
            Key::Unidentified(NativeKey::Unidentified)
        } else {
            Key::Character(text.into())
        };
        self.key_event(code, logical.clone(), ButtonState::Pressed, false);
        self.step();
        self.key_event(code, logical, ButtonState::Released, false);
        self.steps(3);
    }

    fn is_muted(&self) -> bool {
        self.app.world().resource::<Settings>().muted
    }
}

fn in_match() -> Player {
    let mut player = Player::with_saved(&match_on("2 . . . / . . . . / . . . . / . . . 2"));
    player.key(KeyCode::Enter);
    assert_eq!(player.turn(), Turn::Placing, "Continue comes first");
    player.forget();
    player
}

#[test]
fn from_the_title_to_a_placement_and_through_the_pause() {
    let mut player = Player::new();
    player.key(KeyCode::Enter);
    assert_eq!(player.screen(), Screen::Tiers);
    player.key(KeyCode::Digit3);
    player.key(KeyCode::ArrowUp);
    player.key(KeyCode::Enter);
    assert_eq!(player.screen(), Screen::Ready);
    assert_eq!(player.game().rules().tier, Tier::Intermediate);
    player.until_turn(Turn::Placing);

    assert_eq!(player.hand().cursor, None);
    player.key(KeyCode::ArrowRight);
    assert_eq!(player.hand().cursor, Some(Cell::new(1, 1)));
    player.key(KeyCode::ArrowRight);
    player.key(KeyCode::ArrowDown);
    assert_eq!(player.hand().cursor, Some(Cell::new(2, 2)));
    for _ in 0..6 {
        player.key(KeyCode::ArrowLeft);
    }
    assert_eq!(
        player.hand().cursor,
        Some(Cell::new(2, 0)),
        "it stays on the board"
    );
    player.key(KeyCode::Digit2);
    assert_eq!(player.hand().slot, Slot::Four);
    let board = player.position().board();
    let free = board.get(Cell::new(2, 0)).is_none();
    player.key(KeyCode::Space);
    assert_eq!(player.heard().placed().len(), usize::from(free));
    if free {
        assert_ne!(player.hand().slot, Slot::Four, "it cools now");
    }

    player.key(KeyCode::Escape);
    assert!(player.is_paused());
    player.key(KeyCode::Escape);
    assert!(!player.is_paused());
    player.key(KeyCode::Escape);
    player.key(KeyCode::Enter);
    assert!(!player.is_paused(), "Resume comes first");
    player.key(KeyCode::Escape);
    player.key_saying(KeyCode::KeyQ, "q");
    assert_eq!(player.screen(), Screen::Tiers);
    player.key(KeyCode::Escape);
    assert_eq!(player.screen(), Screen::Title);
}

#[test]
fn the_key_that_resumes_does_not_place() {
    let mut player = in_match();
    player.key(KeyCode::ArrowUp);
    player.key(KeyCode::Escape);
    player.key(KeyCode::Space);
    player.steps(5);
    assert!(!player.is_paused());
    assert_eq!(player.heard().placed(), []);
    player.key(KeyCode::Space);
    assert_eq!(player.heard().placed().len(), 1);
}

#[test]
fn the_question_is_answered_by_keys() {
    let mut player = in_match();
    for col in [1, 2] {
        for row in 0..4 {
            let cell = Cell::new(row, col);
            player.wish(stacked::app::play::Intent::Place {
                slot: Slot::Two,
                cell,
            });
            player.step();
            player.until_turn(Turn::Placing);
        }
    }
    assert!(player.position().turn() > 5, "{:?}", player.position());
    player.key_saying(KeyCode::KeyR, "r");
    assert_eq!(player.dialog(), Dialog::Restart);
    player.key(KeyCode::Enter);
    assert_eq!(player.dialog(), Dialog::None, "the safe answer comes first");
    assert_eq!(player.screen(), Screen::Play);
    player.key_saying(KeyCode::KeyR, "r");
    player.key(KeyCode::Escape);
    assert_eq!(player.dialog(), Dialog::None);
    player.key_saying(KeyCode::KeyR, "r");
    player.key(KeyCode::ArrowDown);
    player.key(KeyCode::Enter);
    assert_eq!(player.screen(), Screen::Ready);
}

#[test]
fn keys_with_a_modifier_are_the_systems() {
    for modifier in [KeyCode::ControlLeft, KeyCode::AltRight, KeyCode::SuperLeft] {
        let mut player = in_match();
        let key = Key::Control;
        player.key_event(modifier, key.clone(), ButtonState::Pressed, false);
        player.step();
        player.key_saying(KeyCode::KeyR, "r");
        player.key_saying(KeyCode::KeyM, "m");
        player.key(KeyCode::ArrowUp);
        assert_eq!(player.screen(), Screen::Play);
        assert_eq!(player.hand().cursor, None);
        assert!(!player.is_muted());
        player.key_event(modifier, key, ButtonState::Released, false);
        player.step();
        player.key_saying(KeyCode::KeyM, "m");
        assert!(player.is_muted());
    }
}

#[test]
fn letters_go_by_what_they_say_and_else_by_their_place() {
    let mut player = in_match();
    player.key_saying(KeyCode::KeyM, "ь");
    assert!(player.is_muted(), "Cyrillic");
    player.key_saying(KeyCode::Semicolon, "m");
    assert!(!player.is_muted(), "AZERTY: the M beside the L");
    player.key_saying(KeyCode::KeyM, ",");
    assert!(
        !player.is_muted(),
        "AZERTY: the comma where others have the M"
    );
    player.key_saying(KeyCode::KeyR, "к");
    assert_eq!(player.screen(), Screen::Ready);
}

#[test]
fn a_key_held_down_counts_once() {
    let mut player = in_match();
    let key = || Key::Character("m".into());
    player.key_event(KeyCode::KeyM, key(), ButtonState::Pressed, false);
    player.step();
    for _ in 0..5 {
        player.key_event(KeyCode::KeyM, key(), ButtonState::Pressed, true);
        player.step();
    }
    player.steps(3);
    assert!(player.is_muted());
}
