//! Ten thousand turns of somebody who presses everything, everywhere. After each frame
//! the screen shows the match, and the match holds only what was wished.

use std::{
    collections::HashMap,
    panic::{AssertUnwindSafe, catch_unwind},
    time::Duration,
};

use bevy::{
    input::{ButtonState, touch::TouchPhase},
    prelude::*,
};
use rand::RngExt;
use rand_pcg::Pcg32;
use stacked::{
    app::{
        Options,
        action::Action,
        i18n::Lang,
        notices::Notices,
        play::{Intent, Turn},
        screen::{Dialog, Screen},
        tuning::{Motion, Tuning},
    },
    engine::{Event, Size, Slot, rng},
    players,
};

use super::harness::Player;

/// Long enough that a few frames make a turn.
const FRAMES: [u64; 4] = [0, 16, 90, 400];
/// So many turns, then everything is left and the title must be as it was.
const ROUND: usize = 500;

#[test]
fn ten_thousand_turns_without_a_window() {
    play_or_name_seed(1, 10_000, || Player::with(hasty()));
}

#[test]
fn a_thousand_turns_with_pointers_on_a_phone() {
    play_or_name_seed(2, 1_000, || {
        let mut player = Player::with_window(hasty(), (390, 844));
        player.set_touch(true);
        player
    });
}

/// Thinking and Ready take no longer than they must.
fn hasty() -> Options {
    let mut players = players::Tuning::embedded();
    for tier in [
        &mut players.tiers.beginner,
        &mut players.tiers.intermediate,
        &mut players.tiers.expert,
    ] {
        tier.thinking_ms = 100;
        tier.plies = tier.plies.min(3);
    }
    let motion = "(slide: 110, bounce: 200, place: 120, ring: 320, flash: 700, refused: 300, \
                  ready_tiles: 200, ready: 400, choke: 500, banner: 900, confetti: 300)";
    Options {
        seed: Some(3),
        lang: Some(Lang::En),
        tuning: Tuning::new(players, Motion::parse(motion).unwrap()),
        ..default()
    }
}

fn play_or_name_seed(seed: u64, turns: usize, player: impl Fn() -> Player) {
    let play = || Fumbler::new(player(), seed).play(turns);
    if catch_unwind(AssertUnwindSafe(play)).is_err() {
        panic!("random play failed with seed {seed}");
    }
}

struct Fumbler {
    player: Player,
    draw: Pcg32,
    /// Placements wished and not yet granted or refused.
    open: Vec<Intent>,
    turns: usize,
    /// Entities on a title that shows Continue, and on one that does not.
    titles: HashMap<(bool, usize), u32>,
}

impl Fumbler {
    fn new(player: Player, seed: u64) -> Self {
        Self {
            player,
            draw: rng::seeded(seed, rng::Stream::Show),
            open: Vec::new(),
            turns: 0,
            titles: HashMap::new(),
        }
    }

    fn play(mut self, turns: usize) {
        while self.turns < turns {
            let enough = self.turns + ROUND.min(turns / 4);
            // Some rounds are wild, some nearly sensible: those reach full boards.
            let wildness = [0.02, 0.1, 0.5][self.draw.random_range(0..3)];
            while self.turns < enough {
                if self.draw.random_bool(wildness) {
                    self.do_anything();
                } else {
                    self.do_something_useful();
                }
                let frame = FRAMES[self.draw.random_range(0..FRAMES.len())];
                self.player.set_frame(Duration::from_millis(frame));
                self.player.step();
                self.check();
            }
            self.come_home();
        }
    }

    fn do_something_useful(&mut self) {
        let player = &mut self.player;
        match (player.screen(), player.turn(), player.dialog()) {
            (_, _, Dialog::Restart) => player.ask(Action::CancelRestart),
            (_, _, Dialog::Languages) => player.ask(Action::ToggleLanguages),
            (_, _, Dialog::Share) => player.ask(Action::CloseCard),
            _ if player.is_paused() => player.ask(Action::Resume),
            (Screen::Title, ..) => {
                player.ask(Action::Continue);
                player.ask(Action::Play);
            }
            (Screen::Tiers, ..) => {
                let tier =
                    stacked::engine::Tier::ALL[[0, 0, 0, 1, 2][self.draw.random_range(0..5)]];
                player.ask(Action::StartTier(tier));
            }
            (Screen::Summary, ..) => player.ask(Action::Retry),
            (Screen::HowTo | Screen::Settings | Screen::Statistics, ..) => player.ask(Action::Back),
            (Screen::Play, Turn::Placing | Turn::Sliding, _) => {
                let free: Vec<_> = player.position().board().empty_cells().collect();
                let ready: Vec<_> = player.position().rack().ready_slots().collect();
                let slot = ready[self.draw.random_range(0..ready.len())];
                if !free.is_empty() {
                    let cell = free[self.draw.random_range(0..free.len())];
                    player.wish(Intent::Place { slot, cell });
                }
            }
            _ => {}
        }
    }

    fn do_anything(&mut self) {
        let at = Vec2::new(
            self.draw.random_range(0.0..390.0),
            self.draw.random_range(0.0..844.0),
        );
        match self.draw.random_range(0..10) {
            0..3 => {
                let all: Vec<_> = Action::all().collect();
                self.player.ask(all[self.draw.random_range(0..all.len())]);
            }
            3 => self.player.focus(self.draw.random_bool(0.5)),
            4 => {
                let keys = [
                    KeyCode::Enter,
                    KeyCode::Space,
                    KeyCode::Escape,
                    KeyCode::Tab,
                    KeyCode::ArrowUp,
                    KeyCode::ArrowRight,
                    KeyCode::Digit2,
                    KeyCode::KeyR,
                    KeyCode::KeyQ,
                    KeyCode::KeyM,
                ];
                let key = keys[self.draw.random_range(0..keys.len())];
                self.player.press(key);
            }
            5 => self.player.cursor_to(at),
            6 => {
                let states = [ButtonState::Pressed, ButtonState::Released];
                self.player.mouse(states[self.draw.random_range(0..2)]);
            }
            7 => {
                let phases = [
                    TouchPhase::Started,
                    TouchPhase::Moved,
                    TouchPhase::Ended,
                    TouchPhase::Canceled,
                ];
                let phase = phases[self.draw.random_range(0..phases.len())];
                self.player.finger(self.draw.random_range(1..3), phase, at);
            }
            _ => {
                let slot = Slot::ALL[self.draw.random_range(0..Slot::ALL.len())];
                let cell = Size::CLASSIC.cell(self.draw.random_range(0..16)).unwrap();
                self.player.wish(Intent::Place { slot, cell });
            }
        }
    }

    fn check(&mut self) {
        let heard = self.player.take_heard();
        for intent in heard.by_input {
            assert!(matches!(intent, Intent::Place { .. }), "{intent:?}");
            self.open.push(intent);
        }
        for refused in heard.refused {
            self.answer(refused.intent);
        }
        for event in heard.played {
            if let Event::Placed { tile, cell } = event {
                let slot = Slot::of(tile).unwrap();
                self.answer(Intent::Place { slot, cell });
                self.turns += 1;
            }
        }
        // What was wished where no match ran is nobody's; only one placement may wait.
        let waits = self.player.queued();
        assert!(waits.is_none_or(|intent| self.open.contains(&intent)));
        self.open = waits.into_iter().collect();

        let model: Vec<_> = if self.player.screen().is_match() {
            self.player.position().board().tiles().collect()
        } else {
            Vec::new()
        };
        assert_eq!(self.player.shown(), model);
    }

    fn answer(&mut self, intent: Intent) {
        let wish = self.open.iter().position(|open| *open == intent);
        self.open
            .swap_remove(wish.unwrap_or_else(|| panic!("nobody wished {intent:?}")));
    }

    /// Leaves everything, back to the title, which has as many entities as ever.
    fn come_home(&mut self) {
        self.player.set_frame(Duration::from_millis(400));
        for action in [
            Action::CancelRestart,
            Action::Speak(Lang::En),
            Action::Quit,
            Action::Back,
            Action::Back,
        ] {
            if self.player.screen() != Screen::Title || action != Action::Back {
                self.player.act(action);
            }
            // A choke that came meanwhile is looked at first.
            self.player.steps(4);
            self.check();
        }
        assert_eq!(self.player.screen(), Screen::Title);
        assert!(!self.player.is_paused());
        assert_eq!(self.player.dialog(), Dialog::None);
        let has_saved = self.player.store().load_match().is_some();
        let count = self.player.app.world().entities().count_spawned();
        let notices = self.player.app.world().resource::<Notices>().iter().count();
        let first = *self.titles.entry((has_saved, notices)).or_insert(count);
        assert_eq!(count, first, "entities on the title");
    }
}
