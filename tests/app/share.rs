//! The share card: its very bytes in every language, and its dialog.

use bevy::{clipboard::Clipboard, prelude::*};
use stacked::{
    app::{
        action::Action,
        i18n::{Lang, Words},
        screen::{Dialog, Screen},
        screens::Card,
    },
    engine::{Dir, Game, Move, Slot, Status},
};

use super::{
    harness::{Player, match_on, place, placed},
    turn::in_match,
};

const ADDRESS: &str = "https://play.example/";
/// A 2 on d4 chokes it.
const NEARLY_CHOKED: &str = "2 4 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 4 .";

/// Two turns, and every sign there is.
fn match_with_every_sign() -> Game {
    let mut game = match_on("2 4 8 16 / 32 64 128 256 / 512 1024 2048 4096 / . . . .");
    for played in [
        placed(Slot::Two, "a4"),
        Move::Slide(Dir::Right),
        placed(Slot::Two, "a4"),
    ] {
        game.play(played).unwrap();
    }
    game
}

fn text(game: &Game, lang: Lang, address: &str) -> String {
    Card::of(game, address).text(&Words::new(lang))
}

#[test]
fn the_card_has_these_very_bytes_in_every_language() {
    let signs = "⬜🟨🟧🟥\n🟪🟦🟩🟫\n⬛🔶⭐💎\n⬜➖➖⬜";
    let game = match_with_every_sign();
    let expected = [
        (
            Lang::En,
            "Stacked — 2048 turned round",
            "I choked the Beginner Slider in 2 turns.",
            "Can you do better?",
        ),
        (
            Lang::Zh,
            "Stacked — 反过来玩的2048",
            "我用2回合堵死了初级对手。",
            "你能更快吗？",
        ),
        (
            Lang::Es,
            "Stacked — 2048 al revés",
            "He bloqueado al rival de nivel Principiante en 2 turnos.",
            "¿Puedes hacerlo mejor?",
        ),
        (
            Lang::De,
            "Stacked — 2048 andersherum",
            "Ich habe den Gegner „Anfänger“ in 2 Zügen blockiert.",
            "Schaffst du es schneller?",
        ),
        (
            Lang::Fr,
            "Stacked — 2048 à l’envers",
            "J’ai bloqué l’adversaire «\u{a0}Débutant\u{a0}» en 2 tours.",
            "Ferez-vous mieux\u{202f}?",
        ),
        (
            Lang::Ru,
            "Stacked — 2048 наоборот",
            "Соперник «Новичок» в тупике за 2 хода.",
            "Сможете быстрее?",
        ),
        (
            Lang::Ja,
            "Stacked — 攻守逆転の2048",
            "初級のスライダーを2ターンで詰ませました。",
            "もっと少ないターンで詰ませられる？",
        ),
        (
            Lang::Ko,
            "Stacked — 거꾸로 하는 2048",
            "초급 상대를 2턴 만에 꽉 막았어요.",
            "더 빨리 막을 수 있나요?",
        ),
    ];
    assert_eq!(expected.map(|(lang, ..)| lang), Lang::ALL);
    for (lang, title, hook, call) in expected {
        let card = format!("{title}\n{hook}\n{signs}\n{call} {ADDRESS}");
        assert_eq!(text(&game, lang, ADDRESS), card, "{lang:?}");
        // A program on a desktop has no address, and leaves no space for one.
        let card = format!("{title}\n{hook}\n{signs}\n{call}");
        assert_eq!(text(&game, lang, ""), card, "{lang:?}");
    }
}

#[test]
fn a_single_turn_has_its_own_form() {
    let mut game = match_on(NEARLY_CHOKED);
    game.play(placed(Slot::Two, "d4")).unwrap();
    assert_eq!(game.position().status(), Status::Choked);
    let hook = |lang| text(&game, lang, "").lines().nth(1).unwrap().to_owned();
    assert_eq!(hook(Lang::En), "I choked the Beginner Slider in 1 turn.");
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
    let card = text(player.game(), Lang::En, "");
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
    let card = text(player.game(), Lang::En, "");
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
