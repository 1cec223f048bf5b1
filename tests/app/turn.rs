//! Turns as the app runs them: who may move when, what waits, what a pause, a restart or
//! a reload does to a match.

use std::time::Duration;

use stacked::{
    app::{
        action::Action,
        play::{Intent, LastResult, Reason, Turn},
        screen::{Dialog, Screen},
    },
    engine::{Dir, Event, Illegal, Slot, Tier, Tile},
};

use super::harness::{FRAME, Folder, Player, match_on, place, placed};
use bevy::prelude::*;

/// After a placement on c3, b2 stays empty whatever the Slider does.
const OPEN: &str = "2 . . . / . . . . / . . . . / . . . 2";
/// After a 2 on c4 the Slider can only go right.
const ONE_WAY: &str = "2 4 8 . / 4 8 2 . / 2 4 8 . / 4 8 . .";
/// A 2 on d4 chokes it.
const NEARLY_CHOKED: &str = "2 4 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 4 .";

fn in_match(picture: &str) -> Player {
    let mut player = Player::with_saved(&match_on(picture));
    player.go_on();
    assert_eq!(player.turn(), Turn::Placing);
    player
}

/// Places a 2 on the first empty cell and waits for the answer.
fn play_turn(player: &mut Player) {
    let cell = player.position().board().empty_cells().next().unwrap();
    let slot = Slot::Two;
    player.wish(Intent::Place { slot, cell });
    player.steps(2);
    player.until("the answer", |player| {
        matches!(player.turn(), Turn::Placing | Turn::Over)
    });
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

#[test]
fn a_restart_is_asked_about_past_turn_five() {
    let mut player = Player::new();
    player.begin(Tier::Beginner);
    for _ in 0..5 {
        play_turn(&mut player);
    }
    player.act(Action::Restart);
    assert_eq!(player.dialog(), Dialog::None);
    assert_eq!(player.screen(), Screen::Ready);
    assert_eq!(player.position().turn(), 0);

    player.until_turn(Turn::Placing);
    for _ in 0..6 {
        play_turn(&mut player);
    }
    player.act(Action::Restart);
    assert_eq!(player.dialog(), Dialog::Restart);
    player.act(Action::CancelRestart);
    assert_eq!(player.dialog(), Dialog::None);
    assert_eq!(player.position().turn(), 6);
    player.act(Action::Restart);
    player.act(Action::ConfirmRestart);
    assert_eq!(player.dialog(), Dialog::None);
    assert_eq!(player.screen(), Screen::Ready);
    assert_eq!(player.position().turn(), 0);
}

#[test]
fn a_restart_in_the_middle_of_a_slide_leaves_no_stale_tile() {
    for frames in 0..20 {
        let mut player = in_match(OPEN);
        player.wish(place(Slot::Two, "c3"));
        player.until_turn(Turn::Sliding);
        player.steps(frames);
        player.act(Action::Restart);
        let model: Vec<_> = player.position().board().tiles().collect();
        assert_eq!(player.shown(), model);
        player.until_turn(Turn::Placing);
        assert_eq!(player.shown(), model);
    }
}

#[test]
fn a_match_that_was_quit_goes_on_later() {
    let mut player = Player::new();
    player.begin(Tier::Intermediate);
    play_turn(&mut player);
    player.act(Action::Pause);
    player.act(Action::Quit);
    assert_eq!(player.screen(), Screen::Tiers);
    assert!(!player.is_paused());
    let record = player.game().to_string();
    player.act(Action::Back);
    player.act(Action::Continue);
    assert_eq!(player.game().to_string(), record);
    assert_eq!(player.turn(), Turn::Placing);
}

#[test]
fn a_reload_in_any_phase_brings_the_match_back() {
    for phase in [Turn::Placing, Turn::Thinking, Turn::Sliding] {
        let folder = Folder::new();
        let mut player = Player::with(folder.options());
        player.begin(Tier::Beginner);
        play_turn(&mut player);
        let cell = player.position().board().empty_cells().next().unwrap();
        let slot = Slot::Eight;
        if phase != Turn::Placing {
            player.wish(Intent::Place { slot, cell });
            player.until_turn(phase);
        }
        let before = player.game().clone();

        let mut player = player.reopened(&folder);
        player.ask(Action::Continue);
        player.until_screen(Screen::Play);
        player.steps(2);
        assert_eq!(*player.game(), before, "{phase:?}");
        let model: Vec<_> = before.position().board().tiles().collect();
        assert_eq!(player.shown(), model);
        let expected = match phase {
            Turn::Thinking => Turn::Thinking,
            _ => Turn::Placing,
        };
        assert_eq!(player.turn(), expected);
        player.until_turn(Turn::Placing);
        assert_eq!(player.position().turn(), before.position().turn());
    }
}

#[test]
fn the_answer_after_a_reload_is_the_answer_without_one() {
    let answer = |reloads: bool| {
        let mut game = match_on(OPEN);
        let mut player = if reloads {
            game.play(placed(Slot::Two, "c3")).unwrap();
            Player::with_saved(&game)
        } else {
            Player::with_saved(&game)
        };
        player.go_on();
        if !reloads {
            player.wish(place(Slot::Two, "c3"));
        }
        player.until("the answer", |player| player.heard().slides() == 1);
        player.game().to_string()
    };
    assert_eq!(answer(true), answer(false));
}

#[test]
fn a_choke_is_recorded_once_and_leads_to_the_summary() {
    let mut player = in_match(NEARLY_CHOKED);
    player.wish(place(Slot::Two, "d4"));
    player.until_turn(Turn::Over);
    assert_eq!(player.heard().played.last(), Some(&Event::Choked));
    player.wish(place(Slot::Two, "d4"));
    player.until_screen(Screen::Summary);
    assert!(player.app.world().resource::<LastResult>().new_best);
    let store = player.store();
    assert_eq!(store.best(Tier::Beginner), Some(1));
    assert_eq!(store.load_match(), None);
    assert_eq!(store.records().len(), 1);
    player.act(Action::Back);
    player.act(Action::Back);
    player.act(Action::Continue);
    assert_eq!(player.screen(), Screen::Title, "nothing goes on");
}

#[test]
fn a_match_with_an_undone_turn_is_no_best() {
    let mut game = match_on(NEARLY_CHOKED);
    let mut undone = game.clone();
    undone.play(placed(Slot::Eight, "d4")).unwrap();
    undone.undo();
    game = undone;
    let mut player = Player::with_saved(&game);
    player.go_on();
    player.wish(place(Slot::Two, "d4"));
    player.until_screen(Screen::Summary);
    assert!(!player.app.world().resource::<LastResult>().new_best);
    assert_eq!(player.store().best(Tier::Beginner), None);
    assert_eq!(player.store().records().len(), 1);
}

#[test]
fn a_pause_in_the_last_frames_of_a_match_holds_no_other_screen() {
    for frames in 70..90 {
        let mut player = in_match(NEARLY_CHOKED);
        player.wish(place(Slot::Two, "d4"));
        player.until_turn(Turn::Over);
        player.steps(frames);
        player.act(Action::Pause);
        match player.screen() {
            Screen::Play => assert!(player.is_paused()),
            screen => {
                assert_eq!(screen, Screen::Summary);
                assert!(!player.is_paused(), "after {frames} frames");
            }
        }
    }
    let mut player = in_match(OPEN);
    player.ask(Action::Quit);
    player.ask(Action::Pause);
    player.steps(4);
    assert_eq!(
        (player.screen(), player.is_paused()),
        (Screen::Tiers, false)
    );
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let record = |restarts: bool| {
        let mut player = Player::new();
        player.begin(Tier::Beginner);
        if restarts {
            player.act(Action::Restart);
            player.until_turn(Turn::Placing);
        }
        for _ in 0..8 {
            play_turn(&mut player);
        }
        player.game().to_string()
    };
    assert_eq!(record(false), record(false));
    assert_eq!(record(true), record(true));
    assert_ne!(record(true), record(false));
}
