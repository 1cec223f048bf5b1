//! What can be chosen: it shows at once, is kept, and can be forgotten.

use bevy::{
    prelude::*,
    window::{WindowTheme, WindowThemeChanged},
};
use stacked::{
    app::{
        action::Action,
        i18n::Lang,
        play::Turn,
        screen::{Dialog, Screen},
        settings::{Settings, Theme, ThemeChoice},
        ui::palette::{Palette, Role, contrast},
    },
    engine::{Slot, Status, Tier, Tile},
};

use super::harness::{Folder, Player, match_on, place};

impl Player {
    fn settings(&self) -> &Settings {
        self.app.world().resource::<Settings>()
    }

    fn palette(&self) -> Palette {
        *self.app.world().resource::<Palette>()
    }

    fn label_of(&mut self, action: &str) -> String {
        let actions = self.snapshot().actions;
        let found = actions.into_iter().find(|found| found.id == action);
        found.unwrap_or_else(|| panic!("no {action}")).label
    }
}

#[test]
fn choices_show_at_once_and_are_there_next_time() {
    let folder = Folder::new();
    let mut player = Player::with_window(folder.options(), (390, 844));
    player.act(Action::Settings);
    assert_eq!(player.label_of("theme"), "Theme: as the system");
    assert_eq!(player.palette(), Palette::of(Theme::Light));
    for (label, theme) in [
        ("Theme: light", Theme::Light),
        ("Theme: dark", Theme::Dark),
        ("Theme: high contrast", Theme::Contrast),
    ] {
        player.act(Action::NextTheme);
        assert_eq!(player.label_of("theme"), label);
        assert_eq!(player.palette(), Palette::of(theme));
    }
    player.act(Action::NextMotion);
    player.act(Action::NextMotion);
    assert_eq!(player.label_of("motion"), "Motion: reduced");
    player.act(Action::ToggleHints);
    assert_eq!(player.label_of("hints"), "Hints: off");
    for _ in 0..20 {
        player.act(Action::Quieter);
    }
    assert_eq!(player.settings().choices.volume, 0);
    for _ in 0..20 {
        player.act(Action::Louder);
    }
    player.act(Action::Quieter);
    let chosen = player.settings().choices;
    assert_eq!(chosen.volume, Settings::LOUDEST - 1);
    player.act(Action::Speak(Lang::De));
    assert_eq!(player.label_of("theme"), "Design: hoher Kontrast");
    let player = player.reopened(&folder);
    assert_eq!(player.settings().choices, chosen);
    assert_eq!(player.palette(), Palette::of(Theme::Contrast));
}

#[test]
fn a_changed_system_shows_until_something_was_chosen() {
    let mut player = Player::in_window((390, 844), None);
    let window = Entity::PLACEHOLDER;
    let theme = WindowTheme::Dark;
    player
        .app
        .world_mut()
        .write_message(WindowThemeChanged { window, theme });
    player.steps(2);
    assert_eq!(player.palette(), Palette::of(Theme::Dark));
    player.act(Action::Settings);
    player.act(Action::NextTheme);
    assert_eq!(player.settings().choices.theme, ThemeChoice::Light);
    assert_eq!(player.palette(), Palette::of(Theme::Light));
}

#[test]
fn no_hint_is_shown_to_who_wants_none() {
    let game = match_on("2 . . . / . . . . / . . . . / . . . 2");
    for hints in [true, false] {
        let mut player = Player::in_window((390, 844), Some(&game));
        player
            .app
            .world_mut()
            .resource_mut::<Settings>()
            .choices
            .hints = hints;
        player.go_on();
        player.steps(3);
        let world = player.app.world_mut();
        let mut names = world.query::<&Name>();
        assert_eq!(names.iter(world).any(|name| name.as_str() == "Hint"), hints);
    }
}

#[test]
fn everything_is_forgotten_only_after_the_question() {
    let folder = Folder::new();
    let mut player = Player::with(folder.options());
    let game = match_on("2 4 8 . / . . . . / . . . . / . . . .").to_string();
    player.store().save_match(&game);
    player.store().offer_best(Tier::Expert, 99);
    player.act(Action::Settings);
    player.act(Action::NextTheme);
    player.act(Action::Erase);
    assert_eq!(player.dialog(), Dialog::Erase);
    player.key(KeyCode::Escape);
    assert_eq!(player.dialog(), Dialog::None);
    assert_eq!(player.store().best(Tier::Expert), Some(99));

    player.act(Action::Erase);
    player.act(Action::ConfirmErase);
    assert_eq!(player.screen(), Screen::Title);
    assert_eq!(player.settings().choices.theme, ThemeChoice::System);
    let mut player = player.reopened(&folder);
    assert_eq!(player.store().best(Tier::Expert), None);
    assert_eq!(player.store().load_match(), None);
    assert_eq!(player.settings().choices.theme, ThemeChoice::System);
}

#[test]
fn an_answer_without_its_question_forgets_nothing() {
    let mut player = Player::new();
    player.store().offer_best(Tier::Expert, 99);
    player.act(Action::ConfirmErase);
    player.act(Action::Settings);
    player.act(Action::ConfirmErase);
    assert_eq!(player.store().best(Tier::Expert), Some(99));
}

#[test]
fn statistics_count_what_ended_and_nothing_twice() {
    let folder = Folder::new();
    let mut player = Player::with(folder.options());
    // Begun and given up for another one.
    player.begin(Tier::Beginner);
    let cell = player.position().board().empty_cells().next().unwrap();
    player.wish(stacked::app::play::Intent::Place {
        slot: Slot::Two,
        cell,
    });
    player.until_turn(Turn::Sliding);
    player.act(Action::Restart);
    player.until_turn(Turn::Placing);
    let statistics = player.store().statistics(Tier::Beginner);
    assert_eq!((statistics.played, statistics.cleared), (1, 0));
    // Begun, and not a tile placed: nothing was played.
    player.act(Action::Restart);
    player.until_turn(Turn::Placing);
    assert_eq!(player.store().statistics(Tier::Beginner).played, 1);

    let last = match_on("2 4 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 4 .").to_string();
    player.store().save_match(&last);
    let mut player = player.reopened(&folder);
    player.go_on();
    player.wish(place(Slot::Two, "d4"));
    player.until_screen(Screen::Summary);
    assert_eq!(player.position().status(), Status::Choked);
    let mut player = player.reopened(&folder);
    let statistics = player.store().statistics(Tier::Beginner);
    assert_eq!(
        (statistics.played, statistics.cleared, statistics.streak),
        (2, 1, 1)
    );
    assert_eq!(statistics.turns.into_iter().collect::<Vec<_>>(), [(1, 1)]);
    assert_eq!(player.store().statistics(Tier::Expert).played, 0);
}

#[test]
fn words_and_marks_can_be_read_in_every_theme() {
    let text = [
        (Role::Ink, Role::Page),
        (Role::Ink, Role::Quiet),
        (Role::InkSoft, Role::Page),
        (Role::InkSoft, Role::Quiet),
        (Role::OnAccent, Role::Accent),
    ];
    let marks = [
        (Role::Refused, Role::Page),
        (Role::Focus, Role::Page),
        (Role::Accent, Role::Page),
    ];
    let mut faults = Vec::new();
    for theme in [Theme::Light, Theme::Dark, Theme::Contrast] {
        let palette = Palette::of(theme);
        let mut check = |ink: Role, ground: Role, least: f32| {
            let ratio = contrast(palette.color(ink), palette.color(ground));
            if ratio < least {
                faults.push(format!(
                    "{theme:?}: {ink:?} on {ground:?} {ratio:.2} < {least}"
                ));
            }
        };
        for (ink, ground) in text {
            check(
                ink,
                ground,
                if theme == Theme::Contrast { 7.0 } else { 4.5 },
            );
        }
        for (mark, ground) in marks {
            check(mark, ground, 3.0);
        }
        // The light theme has the numbers of the original, which are what they are.
        if theme != Theme::Light {
            for exponent in 1..=17 {
                let tile = Tile::from_exponent(exponent).unwrap();
                check(Role::TileInk(tile), Role::Tile(tile), 4.5);
                check(Role::Tile(tile), Role::EmptyCell, 1.3);
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
