//! The share card's dialog. What stands on the card is pinned beside the engine's tests.

use bevy::{clipboard::Clipboard, prelude::*};
use stacked::{
    app::{
        action::Action,
        i18n::Lang,
        screen::{Dialog, Screen},
        screens::card,
    },
    engine::{Game, Slot},
};

use super::{
    harness::{Player, match_on, place},
    turn::in_match,
};

/// A 2 on d4 chokes it.
const NEARLY_CHOKED: &str = "2 4 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 4 .";

fn text(game: &Game) -> String {
    card(game, Lang::En).to_string()
}

fn at_the_card() -> Player {
    let mut player = in_match(NEARLY_CHOKED);
    player.wish(place(Slot::Two, "d4"));
    player.until_screen(Screen::Summary);
    player.steps(3);
    player.act(Action::Share);
    assert_eq!(player.dialog(), Dialog::Share);
    player
}

fn clipboard(player: &mut Player) -> Mut<'_, Clipboard> {
    player.app.world_mut().resource_mut::<Clipboard>()
}

fn held(player: &mut Player) -> Option<String> {
    clipboard(player).fetch_text().poll_result()?.ok()
}

#[test]
fn the_card_is_shown_before_it_leaves() {
    let mut player = at_the_card();
    let before = held(&mut player);
    let card = text(player.game());
    let mut lines = card.lines();
    for line in [lines.next(), lines.next()] {
        assert!(player.shows(line.unwrap()), "{line:?}");
    }
    let told = player.snapshot();
    assert_eq!(told.dialog, Some("share"));
    assert_eq!(told.share.unwrap().card, card);
    assert_eq!(held(&mut player), before, "nothing was copied unasked");
    assert!(!player.shows("Copied"));
}

/// With a clipboard or without one: what is said is what is so.
#[test]
fn copied_is_said_only_when_it_is_true() {
    let mut player = at_the_card();
    let card = text(player.game());
    let works = clipboard(&mut player).set_text("something else").is_ok();
    player.key(KeyCode::Enter);
    player.steps(2);
    assert_eq!(held(&mut player) == Some(card), works);
    assert_eq!(player.shows("Copied"), works);
    let refused = "Could not copy. Select the text and copy it by hand.";
    assert_eq!(player.shows(refused), !works);
    assert_eq!(player.dialog(), Dialog::Share, "it stays to be looked at");
}

#[test]
fn the_card_goes_and_the_summary_stays() {
    for key in [KeyCode::Escape, KeyCode::Enter] {
        let mut player = at_the_card();
        if key == KeyCode::Enter {
            player.key(KeyCode::ArrowDown);
        }
        player.key(key);
        assert_eq!(player.dialog(), Dialog::None);
        assert_eq!(player.snapshot().share, None);
        assert_eq!(player.screen(), Screen::Summary);
    }
    let mut player = at_the_card();
    player.key(KeyCode::KeyR);
    player.act(Action::ToggleLanguages);
    assert_eq!(
        (player.screen(), player.dialog()),
        (Screen::Summary, Dialog::Share)
    );
}

#[test]
fn the_card_goes_with_its_summary() {
    for leaving in [Action::Back, Action::Retry] {
        let mut player = at_the_card();
        player.act(leaving);
        assert_ne!(player.screen(), Screen::Summary);
        assert_eq!(player.dialog(), Dialog::None, "{leaving}");
    }
    let mut player = Player::new();
    player.act(Action::Share);
    assert_eq!(
        player.dialog(),
        Dialog::None,
        "there is nothing to share yet"
    );
}

/// The veil closes as well, but the button is smaller.
fn close_button(player: &mut Player) -> Vec2 {
    let rects = player.snapshot().rects.into_iter();
    let closing = rects.filter(|(name, _)| name == "action-share-close");
    let [left, top, width, height] = closing
        .map(|(_, rect)| rect)
        .min_by(|a, b| a[2].total_cmp(&b[2]))
        .unwrap();
    Vec2::new(left + width / 2.0, top + height / 2.0)
}

#[test]
fn fingers_open_and_close_the_card() {
    let mut player = Player::in_window((320, 568), Some(&match_on(NEARLY_CHOKED)));
    player.set_touch(true);
    player.go_on();
    player.wish(place(Slot::Two, "d4"));
    player.until_screen(Screen::Summary);
    player.steps(3);
    for close in ["the button", "the veil"] {
        let share = player.middle("action-share");
        player.tap(share);
        player.steps(3);
        assert_eq!(player.dialog(), Dialog::Share, "{close}");
        let at = if close == "the veil" {
            Vec2::splat(4.0)
        } else {
            close_button(&mut player)
        };
        player.tap(at);
        player.steps(3);
        assert_eq!(player.dialog(), Dialog::None, "{close}");
    }
}
