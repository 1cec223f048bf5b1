//! Mouse and fingers on a window that is laid out: taps, drags, and what is neither.

use bevy::{
    input::ButtonState,
    input::touch::TouchPhase,
    prelude::*,
    window::{CursorLeft, PrimaryWindow},
};
use stacked::{
    app::{
        action::Action,
        hand::SlotNotReady,
        play::{Reason, Turn},
        screen::Screen,
    },
    engine::{Event, Illegal, Slot, Tile},
};

use super::{
    devices::WINDOW,
    harness::{Player, match_on},
};

impl Player {
    /// The middle of what the page would call by this name, such as `cell5` or `slot2`.
    pub fn middle(&mut self, name: &str) -> Vec2 {
        let rects = self.snapshot().rects;
        let (_, [left, top, width, height]) = rects
            .iter()
            .find(|(found, _)| found == name)
            .unwrap_or_else(|| panic!("no {name} in {rects:?}"));
        Vec2::new(left + width / 2.0, top + height / 2.0)
    }

    /// Events of a click, each in its own frame.
    fn click(&mut self, at: Vec2) {
        self.cursor_to(at);
        self.step();
        self.mouse(ButtonState::Pressed);
        self.step();
        self.mouse(ButtonState::Released);
        self.steps(3);
    }

    pub fn tap(&mut self, at: Vec2) {
        self.finger(1, TouchPhase::Started, at);
        self.step();
        self.finger(1, TouchPhase::Ended, at);
        self.steps(3);
    }

    /// A finger goes along these places, one a frame, without being lifted.
    fn draw_along(&mut self, places: &[Vec2]) {
        self.finger(1, TouchPhase::Started, places[0]);
        self.step();
        for place in &places[1..] {
            self.finger(1, TouchPhase::Moved, *place);
            self.step();
        }
    }

    fn ghosts(&mut self) -> usize {
        let world = self.app.world_mut();
        let mut names = world.query::<&Name>();
        names
            .iter(world)
            .filter(|it| it.as_str() == "Ghost")
            .count()
    }
}

/// A phone with a match; cells 5, 6, 9 and 10 are empty.
fn in_match() -> Player {
    let game = match_on("2 . . . / . . . . / . . . . / . . . 2");
    let mut player = Player::in_window((390, 844), Some(&game));
    player.go_on();
    player.steps(5);
    player.forget();
    player
}

#[track_caller]
fn assert_placed(player: &Player, expected: &[(Slot, usize)]) {
    let placed: Vec<_> = player
        .heard()
        .placed()
        .into_iter()
        .map(|event| match event {
            Event::Placed { tile, cell } => (tile, usize::from(cell.row * 4 + cell.col)),
            other => panic!("{other:?}"),
        })
        .collect();
    let expected: Vec<_> = expected
        .iter()
        .map(|&(slot, cell)| (slot.tile(), cell))
        .collect();
    assert_eq!(placed, expected);
}

#[test]
fn a_click_or_a_tap_places_the_selected_tile() {
    let mut player = in_match();
    let at = player.middle("cell10");
    player.click(at);
    assert_placed(&player, &[(Slot::Two, 10)]);

    let mut player = in_match();
    let (slot, at) = (player.middle("slot4"), player.middle("cell10"));
    player.tap(slot);
    player.tap(at);
    assert_placed(&player, &[(Slot::Four, 10)]);
}

#[test]
fn a_dense_screen_is_hit_in_its_own_pixels() {
    let mut player = in_match();
    let world = player.app.world_mut();
    let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
    let mut window = windows.single_mut(world).unwrap();
    window.resolution.set_scale_factor_override(Some(2.0));
    player.resize(390.0, 844.0);
    player.steps(3);
    let at = player.middle("cell10");
    assert!(at.x < 390.0 && at.y < 844.0, "{at}");
    player.tap(at);
    assert_placed(&player, &[(Slot::Two, 10)]);
}

#[test]
fn a_tap_within_one_frame_counts() {
    let mut player = in_match();
    let at = player.middle("cell10");
    player.finger(1, TouchPhase::Started, at);
    player.finger(1, TouchPhase::Ended, at);
    player.steps(3);
    assert_placed(&player, &[(Slot::Two, 10)]);
}

#[test]
fn a_press_that_ends_elsewhere_places_nothing() {
    let mut player = in_match();
    let (from, to) = (player.middle("cell10"), player.middle("cell9"));
    player.draw_along(&[from, to]);
    player.finger(1, TouchPhase::Ended, to);
    player.steps(3);
    assert_placed(&player, &[]);
    assert_eq!(player.heard().refused, []);
}

#[test]
fn a_drag_from_the_rack_places_one() {
    let mut player = in_match();
    let (slot, over, to) = (
        player.middle("slot4"),
        player.middle("cell14"),
        player.middle("cell10"),
    );
    player.draw_along(&[slot, over, to]);
    let drag = player.hand().drag.unwrap();
    assert_eq!(
        (drag.slot, drag.over),
        (Slot::Four, Some("c3".parse().unwrap()))
    );
    player.finger(1, TouchPhase::Ended, to);
    player.steps(3);
    assert_placed(&player, &[(Slot::Four, 10)]);
    assert_eq!(player.hand().drag, None);
}

#[test]
fn a_drag_out_and_back_places_nothing() {
    let mut player = in_match();
    let (slot, over) = (player.middle("slot2"), player.middle("cell10"));
    player.draw_along(&[slot, over, slot]);
    player.finger(1, TouchPhase::Ended, slot);
    player.steps(3);
    assert_placed(&player, &[]);
    assert_eq!(player.heard().refused, []);
    assert_eq!(player.hand().drag, None);
}

#[test]
fn a_cancelled_touch_puts_the_tile_back() {
    let mut player = in_match();
    let (slot, over) = (player.middle("slot2"), player.middle("cell10"));
    player.draw_along(&[slot, over]);
    player.finger(1, TouchPhase::Canceled, over);
    player.steps(3);
    assert_placed(&player, &[]);
    assert_eq!(player.hand().drag, None);
    player.tap(over);
    assert_placed(&player, &[(Slot::Two, 10)]);
}

#[test]
fn a_second_finger_waits_for_the_first() {
    let mut player = in_match();
    let (first, second) = (player.middle("cell10"), player.middle("cell9"));
    player.finger(1, TouchPhase::Started, first);
    player.step();
    player.finger(2, TouchPhase::Started, second);
    player.step();
    player.finger(2, TouchPhase::Ended, second);
    player.steps(3);
    assert_placed(&player, &[]);
    player.finger(1, TouchPhase::Ended, first);
    player.steps(3);
    assert_placed(&player, &[(Slot::Two, 10)]);
}

#[test]
fn a_filled_cell_refuses() {
    let mut player = in_match();
    let at = player.middle("cell0");
    player.tap(at);
    assert_placed(&player, &[]);
    let [refused] = player.heard().refused[..] else {
        panic!("one refusal");
    };
    assert_eq!(refused.reason, Reason::Illegal(Illegal::CellTaken));
    assert_eq!(player.tile("a1"), Some(Tile::TWO));
}

#[test]
fn a_cooling_slot_cannot_be_picked_or_dragged() {
    let mut player = in_match();
    let (slot, at, other) = (
        player.middle("slot8"),
        player.middle("cell10"),
        player.middle("cell5"),
    );
    player.tap(slot);
    player.tap(at);
    player.until_turn(Turn::Placing);
    player.forget();
    player.tap(slot);
    assert_eq!(player.heard().not_ready, [SlotNotReady(Slot::Eight)]);
    assert_ne!(player.hand().slot, Slot::Eight);
    player.draw_along(&[slot, at, other]);
    assert_eq!(player.hand().drag, None);
    player.finger(1, TouchPhase::Ended, other);
    player.steps(3);
    assert_placed(&player, &[]);
}

#[test]
fn a_tap_that_resumes_places_nothing() {
    let mut player = in_match();
    let pause = player.middle("action-pause");
    player.tap(pause);
    assert!(player.is_paused());
    // Over the page's edge, where no button lies.
    let board = player.middle("cell12");
    let beside = Vec2::new(4.0, board.y);
    player.tap(beside);
    assert!(!player.is_paused());
    assert_placed(&player, &[]);

    let at = player.middle("cell10");
    player.finger(1, TouchPhase::Started, at);
    player.step();
    player.act(Action::Pause);
    player.act(Action::Resume);
    player.finger(1, TouchPhase::Ended, at);
    player.steps(3);
    assert_placed(&player, &[]);
}

#[test]
fn a_resting_mouse_shows_what_a_press_would_place() {
    let mut player = in_match();
    let (empty, filled) = (player.middle("cell10"), player.middle("cell0"));
    player.cursor_to(empty);
    player.steps(2);
    assert_eq!(player.ghosts(), 1);
    player.cursor_to(filled);
    player.steps(2);
    assert_eq!(player.ghosts(), 0);
    player.cursor_to(empty);
    player.step();
    player.window_event(CursorLeft { window: WINDOW });
    player.steps(2);
    assert_eq!(player.ghosts(), 0);
}

#[test]
fn a_whole_match_needs_no_keyboard() {
    let game = match_on("2 4 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 4 .");
    let mut player = Player::in_window((390, 844), Some(&game));
    for (target, screen) in [
        ("action-continue", Screen::Play),
        ("cell15", Screen::Summary),
        ("action-next-tier", Screen::Ready),
    ] {
        let at = player.middle(target);
        player.tap(at);
        player.until_screen(screen);
        player.steps(3);
    }
    player.until_turn(Turn::Placing);
    for target in [
        "action-pause",
        "action-quit",
        "action-back",
        "action-continue",
    ] {
        let at = player.middle(target);
        player.tap(at);
    }
    assert_eq!(player.screen(), Screen::Play);
}
