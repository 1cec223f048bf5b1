//! The course of matches: restarted, quit, reloaded, choked, and begun again by seed.

use stacked::{
    app::{
        action::Action,
        play::{Intent, LastResult, Turn},
        screen::{Dialog, Screen},
    },
    engine::{Event, Slot, Tier},
};

use super::{
    harness::{Folder, Player, match_on, place, placed},
    turn::{OPEN, in_match},
};

/// A 2 on d4 chokes it.
const NEARLY_CHOKED: &str = "2 4 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 4 .";

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
