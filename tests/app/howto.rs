//! The guided match: by keys, by fingers, off the path, and left in the middle.

use bevy::prelude::*;
use stacked::{
    app::{
        action::Action,
        mirror::Snapshot,
        play::{Reason, Turn},
        screen::Screen,
    },
    engine::{Dir, Slot, Status, Tier},
};

use super::harness::{Folder, Player, match_on, place};

/// What the coach tells to do, read from its words as a player would.
#[derive(Debug, PartialEq, Eq)]
struct Told {
    slot: Option<u64>,
    cell: Option<(usize, usize)>,
}

/// The numbers of an English sentence, in their order.
fn numbers(text: &str) -> Vec<u64> {
    text.split(|c: char| !c.is_ascii_digit())
        .filter_map(|word| word.parse().ok())
        .collect()
}

fn told(snapshot: &Snapshot) -> Told {
    match (
        &numbers(&snapshot.status)[..],
        snapshot.status.contains("row"),
    ) {
        (&[row, column], true) => Told {
            slot: None,
            cell: Some((row as usize - 1, column as usize - 1)),
        },
        (&[value], false) => Told {
            slot: Some(value),
            cell: None,
        },
        _ => Told {
            slot: None,
            cell: None,
        },
    }
}

/// Does what the coach tells until the board is choked; `pick` and `put` are the hands.
fn follow(
    player: &mut Player,
    mut pick: impl FnMut(&mut Player, usize),
    mut put: impl FnMut(&mut Player, (usize, usize)),
) {
    for _ in 0..20 {
        player.until("a turn", |player| {
            matches!(player.turn(), Turn::Placing | Turn::Over)
        });
        player.steps(3);
        if player.turn() == Turn::Over {
            return;
        }
        let snapshot = player.snapshot();
        match told(&snapshot) {
            Told {
                slot: Some(value), ..
            } => {
                let place = Slot::ALL
                    .iter()
                    .position(|slot| slot.tile().value() == value);
                pick(player, place.unwrap());
            }
            Told {
                cell: Some(cell), ..
            } => put(player, cell),
            other => panic!("{other:?} in {:?}", snapshot.status),
        }
    }
    panic!("the coach does not come to an end");
}

fn assert_done(player: &mut Player) {
    assert_eq!(player.position().status(), Status::Choked);
    assert_eq!(player.screen(), Screen::HowTo);
    let snapshot = player.snapshot();
    assert_eq!(
        snapshot.status,
        format!(
            "Choked in {} turns. The fewer turns, the better.",
            player.position().turn()
        )
    );
    assert!(player.take_heard().refused.is_empty());
    assert_eq!(player.store().best(Tier::Beginner), None);
    assert_eq!(player.store().records(), Vec::<String>::new());
}

#[test]
fn the_guided_match_is_played_by_keys_alone() {
    let mut player = Player::new();
    player.act(Action::HowTo);
    assert_eq!(player.screen(), Screen::HowTo);
    let digits = [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3];
    follow(
        &mut player,
        |player, place| player.key(digits[place]),
        |player, (row, col)| {
            // The first arrow shows the cursor; then it goes to a corner and from there.
            for _ in 0..4 {
                player.key(KeyCode::ArrowUp);
                player.key(KeyCode::ArrowLeft);
            }
            for _ in 0..row {
                player.key(KeyCode::ArrowDown);
            }
            for _ in 0..col {
                player.key(KeyCode::ArrowRight);
            }
            player.key(KeyCode::Space);
        },
    );
    assert_done(&mut player);
    player.key(KeyCode::Enter);
    assert_eq!(player.screen(), Screen::Tiers);
}

#[test]
fn the_guided_match_is_played_by_fingers_alone() {
    for window in [(320, 568), (390, 844), (844, 390)] {
        let mut player = Player::in_window(window, None);
        player.set_touch(true);
        let how = player.middle("action-how-to");
        player.tap(how);
        player.until_turn(Turn::Placing);
        follow(
            &mut player,
            |player, place| {
                let slot = player.middle(&format!("slot{}", Slot::ALL[place]));
                player.tap(slot);
            },
            |player, (row, col)| {
                let cell = player.middle(&format!("cell{}", row * 4 + col));
                player.tap(cell);
            },
        );
        assert_done(&mut player);
        let again = player.middle("action-how-to");
        player.tap(again);
        player.until_turn(Turn::Placing);
        assert_eq!(player.position().turn(), 0);
        let skip = player.middle("action-back");
        player.tap(skip);
        assert_eq!(player.screen(), Screen::Title);
    }
}

#[test]
fn another_placement_is_refused_and_the_coach_says_where_it_goes() {
    let mut player = Player::new();
    player.act(Action::HowTo);
    let before = player.position().to_owned();
    player.act(Action::SelectSlot(Slot::Four));
    player.wish(place(Slot::Four, "b2"));
    player.steps(2);
    let refused = player.take_heard().refused;
    assert!(
        matches!(&refused[..], [refused] if matches!(refused.reason, Reason::NotTheLesson { .. })),
        "{refused:?}"
    );
    assert_eq!(*player.position(), before);
    let said = player.snapshot();
    assert_eq!(said.status, "Not there: the 4 goes to row 3, column 2.");
    assert_eq!(said.event, said.status);
    player.act(Action::MoveCursor(Dir::Up));
    assert_eq!(
        player.snapshot().status,
        "Place it on the marked cell: row 3, column 2."
    );
}

#[test]
fn a_saved_match_and_the_results_outlive_the_guided_one() {
    let folder = Folder::new();
    let mut player = Player::with(folder.options());
    let saved = match_on("2 4 8 . / . . . . / . . . . / . . . .").to_string();
    player.store().save_match(&saved);
    player.act(Action::HowTo);
    player.act(Action::SelectSlot(Slot::Four));
    player.wish(place(Slot::Four, "b3"));
    player.until_turn(Turn::Sliding);
    assert_eq!(player.store().load_match(), Some(saved.clone()));
    player.key(KeyCode::Escape);
    assert_eq!(player.screen(), Screen::Title);
    let mut player = player.reopened(&folder);
    assert_eq!(player.store().load_match(), Some(saved.clone()));
    player.act(Action::Continue);
    player.until_turn(Turn::Placing);
    player.wish(place(Slot::Two, "d4"));
    player.until_turn(Turn::Sliding);
    assert_ne!(
        player.store().load_match(),
        Some(saved),
        "matches count again"
    );
}

#[test]
fn the_guided_match_stands_still_while_it_is_paused() {
    let mut player = Player::new();
    player.act(Action::HowTo);
    player.wish(place(Slot::Four, "b3"));
    player.until_turn(Turn::Thinking);
    player.act(Action::Pause);
    player.wait(5_000);
    assert_eq!(player.turn(), Turn::Thinking);
    player.key(KeyCode::Escape);
    player.until_turn(Turn::Placing);
    player.act(Action::Pause);
    player.act(Action::Quit);
    assert_eq!(player.screen(), Screen::Title);
    assert!(!player.is_paused());
}
