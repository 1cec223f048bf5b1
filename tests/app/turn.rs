//! Turns as the app runs them: who may move when, what waits, what a pause holds.

use std::time::Duration;

use bevy::prelude::*;
use stacked::{
    app::{
        action::Action,
        play::{Reason, Turn},
        screen::Screen,
    },
    engine::{Dir, Illegal, Slot, Tier, Tile},
};

use super::harness::{FRAME, Player, match_on, place};

/// After a placement on c3, b2 stays empty whatever the Slider does.
pub const OPEN: &str = "2 . . . / . . . . / . . . . / . . . 2";
/// After a 2 on c4 the Slider can only go right.
const ONE_WAY: &str = "2 4 8 . / 4 8 2 . / 2 4 8 . / 4 8 . .";

pub fn in_match(picture: &str) -> Player {
    let mut player = Player::with_saved(&match_on(picture));
    player.go_on();
    assert_eq!(player.turn(), Turn::Placing);
    player
}

#[test]
fn of_six_taps_one_is_placed_one_waits_and_four_are_refused() {
    let mut player = in_match(OPEN);
    for cell in ["c3", "b2", "b3", "c1", "c4", "d2"] {
        player.wish(place(Slot::Two, cell));
        player.steps(2);
    }
    assert_eq!(player.heard().placed().len(), 1);
    assert_eq!(player.queued(), Some(place(Slot::Two, "b2")));
    let reasons: Vec<_> = player.heard().refused.iter().map(|it| it.reason).collect();
    assert_eq!(reasons, [Reason::QueueFull; 4]);

    player.until("the one that waits", |player| {
        player.heard().placed().len() == 2
    });
    assert_eq!(player.heard().slides(), 1);
    assert_eq!(player.tile("b2"), Some(Tile::TWO));
    assert_eq!(player.queued(), None);
    player.until("the next answer", |player| player.heard().slides() == 2);
    player.wait(2_000);
    assert_eq!(player.heard().placed().len(), 2);
    assert_eq!(player.heard().refused.len(), 4);
}

#[test]
fn what_waits_is_dropped_when_its_cell_was_filled() {
    let mut player = in_match(ONE_WAY);
    player.wish(place(Slot::Two, "c4"));
    player.wish(place(Slot::Two, "d1"));
    player.step();
    assert_eq!(player.queued(), Some(place(Slot::Two, "d1")));
    player.until("the refusal", |player| !player.heard().refused.is_empty());
    let [refused] = player.heard().refused[..] else {
        panic!("one refusal");
    };
    assert_eq!(refused.intent, place(Slot::Two, "d1"));
    assert_eq!(refused.reason, Reason::Overtaken(Illegal::CellTaken));
    assert_eq!(player.queued(), None);
    assert_eq!(player.heard().placed().len(), 1);
    player.until_turn(Turn::Placing);
}

#[test]
fn what_waits_is_dropped_when_its_slot_still_cools() {
    let mut player = in_match(OPEN);
    player.wish(place(Slot::Four, "c3"));
    player.wish(place(Slot::Four, "b2"));
    player.until("the refusal", |player| !player.heard().refused.is_empty());
    assert_eq!(
        player.heard().refused[0].reason,
        Reason::Overtaken(Illegal::SlotCooling { turns: 1 })
    );
    assert_eq!(player.tile("b2"), None);
}

#[test]
fn a_tile_can_be_placed_while_the_slide_is_still_shown() {
    let mut player = in_match(OPEN);
    player.wish(place(Slot::Two, "c3"));
    player.until_turn(Turn::Sliding);
    player.wish(place(Slot::Two, "b2"));
    player.step();
    assert_eq!(player.heard().placed().len(), 2);
    assert_eq!(player.queued(), None);
}

#[test]
fn a_single_legal_slide_takes_no_time_and_a_choice_takes_the_tiers() {
    let mut player = in_match(ONE_WAY);
    player.set_frame(Duration::ZERO);
    player.wish(place(Slot::Two, "c4"));
    player.until("the only answer", |player| player.heard().slides() == 1);

    let mut player = in_match(OPEN);
    player.wish(place(Slot::Two, "c3"));
    player.set_frame(Duration::ZERO);
    player.steps(300);
    assert_eq!(player.heard().slides(), 0);
    player.set_frame(FRAME);
    player.wait(280);
    assert_eq!(player.heard().slides(), 0);
    player.until("the answer", |player| player.heard().slides() == 1);
}

#[test]
fn a_pause_freezes_thinking() {
    let mut player = in_match(OPEN);
    player.wish(place(Slot::Two, "c3"));
    player.wait(100);
    player.act(Action::Pause);
    player.wait(5_000);
    assert_eq!(player.heard().slides(), 0);
    assert_eq!(player.turn(), Turn::Thinking);
    player.act(Action::Resume);
    player.wait(100);
    assert_eq!(
        player.heard().slides(),
        0,
        "what was waited before counts once"
    );
    player.until("the answer", |player| player.heard().slides() == 1);
}

#[test]
fn a_pause_freezes_what_moves() {
    let mut player = in_match(OPEN);
    player.wish(place(Slot::Two, "c3"));
    player.until_turn(Turn::Sliding);
    player.act(Action::Pause);
    let places = |player: &mut Player| -> Vec<UiTransform> {
        let world = player.app.world_mut();
        world.query::<&UiTransform>().iter(world).copied().collect()
    };
    let frozen = places(&mut player);
    assert!(frozen.iter().any(|it| *it != UiTransform::default()));
    player.wait(3_000);
    assert_eq!(places(&mut player), frozen);
    assert_eq!(player.turn(), Turn::Sliding);
    player.act(Action::Resume);
    player.until_turn(Turn::Placing);
}

#[test]
fn what_resumes_never_places() {
    let mut player = in_match(OPEN);
    player.act(Action::MoveCursor(Dir::Up));
    player.act(Action::Pause);
    player.forget();
    player.ask(Action::Resume);
    player.ask(Action::PlaceAtCursor);
    player.wish(place(Slot::Two, "c3"));
    player.steps(5);
    assert!(!player.is_paused());
    assert_eq!(player.heard().placed(), []);
    assert_eq!(player.turn(), Turn::Placing);
}

#[test]
fn leaving_and_coming_back_in_one_frame_pauses() {
    let mut player = Player::new();
    player.focus(false);
    player.focus(true);
    player.steps(2);
    assert!(!player.is_paused(), "there is no match on the title");

    player.act(Action::Play);
    player.act(Action::StartTier(Tier::Beginner));
    assert_eq!(player.screen(), Screen::Ready);
    player.focus(false);
    player.focus(true);
    player.steps(2);
    assert!(player.is_paused());
    player.wait(3_000);
    assert_eq!(player.screen(), Screen::Ready);
    player.act(Action::Resume);
    player.until_turn(Turn::Placing);
    player.focus(true);
    player.steps(2);
    assert!(!player.is_paused());
    player.focus(false);
    player.focus(true);
    player.steps(2);
    assert!(player.is_paused());
}

#[test]
fn ready_takes_no_input() {
    let mut player = Player::new();
    player.act(Action::Play);
    player.act(Action::StartTier(Tier::Expert));
    for _ in 0..65 {
        assert_eq!(player.screen(), Screen::Ready);
        for cell in ["a1", "b2", "c3", "d4"] {
            player.wish(place(Slot::Two, cell));
        }
        player.ask(Action::SelectSlot(Slot::Eight));
        player.ask(Action::MoveCursor(Dir::Up));
        player.ask(Action::PlaceAtCursor);
        player.step();
    }
    player.until_turn(Turn::Placing);
    player.wait(500);
    assert_eq!(player.game().moves(), []);
    assert_eq!(player.hand().cursor, None);
    assert_eq!(player.hand().slot, Slot::Two);
    assert_eq!(player.turn(), Turn::Placing);
}
