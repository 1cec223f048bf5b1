//! The screens, and the one system that goes between them.

mod dialogs;
mod header;
mod howto;
mod pause;
mod play;
mod ready;
mod settings;
mod share;
mod statistics;
mod summary;
mod tiers;
mod title;

use bevy::{ecs::system::SystemParam, prelude::*};

pub use howto::Coach;
pub use share::card;
pub use title::SavedMatch;

use super::{
    action::Action,
    board::InMatch,
    i18n::{Phrase, Words},
    notices::Notices,
    platform,
    play::{Begin, CurrentGame},
    screen::{Dialog, FrameSystems, Pause, Screen, go},
    settings::{Choices, Settings},
    storage::Store,
    ui::layout::{Area, Layout},
};
use crate::engine::{Game, Tier, rng};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Seeds>()
        .init_resource::<ChosenTier>()
        .add_systems(Update, (navigate, apply_choices).in_set(FrameSystems::Act))
        .add_systems(Update, (turn_rows, fold_lists).in_set(FrameSystems::Show))
        .add_systems(OnExit(InMatch), let_time_run)
        .add_plugins((
            header::plugin,
            title::plugin,
            tiers::plugin,
            ready::plugin,
            play::plugin,
            pause::plugin,
            dialogs::plugin,
            summary::plugin,
            share::plugin,
            howto::plugin,
            settings::plugin,
            statistics::plugin,
        ));
}

/// A match past this turn is not thrown away without a question.
const RESTART_ASKS_AFTER: u32 = 5;

/// Where the seeds of matches come from.
#[derive(Resource, Default)]
pub struct Seeds {
    /// Asked for on the command line or in the page's address.
    pub given: Option<u64>,
    begun: u64,
}

impl Seeds {
    /// The given seed for the first match and one that follows from it for each later
    /// one; without a given seed, a fresh one each time.
    fn next(&mut self) -> u64 {
        let match_number = self.begun;
        self.begun += 1;
        match self.given {
            None => platform::fresh_seed(),
            Some(seed) if match_number == 0 => seed,
            Some(seed) => rng::scrambled(seed ^ match_number),
        }
    }
}

/// The tier that is selected when the tiers are shown.
#[derive(Resource, Default, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenTier(pub Tier);

/// Goes between screens. Actions that mean nothing where they come from are dropped:
/// a press and the key for the same thing can arrive in one frame.
fn navigate(
    mut actions: MessageReader<Action>,
    screen: Res<State<Screen>>,
    mut next: NextStates,
    mut begin: MessageWriter<Begin>,
    mut seeds: ResMut<Seeds>,
    mut store: ResMut<Store>,
    mut chosen: ResMut<ChosenTier>,
    saved: Res<SavedMatch>,
    current: Res<CurrentGame>,
) {
    for &action in actions.read() {
        if let Some(tier) = tier_to_start(*screen.get(), action, current.get()) {
            chosen.0 = tier;
            store.set_last_tier(tier);
            begin.write(Begin::New {
                tier,
                seed: seeds.next(),
            });
            next.dialog(Dialog::None);
            next.pause(Pause::Running);
            next.screen(Screen::Ready);
            // The rest of this frame's actions were meant for what was before.
            break;
        }
        match (*screen.get(), action) {
            (Screen::Title | Screen::HowTo, Action::Play) | (Screen::Summary, Action::Back) => {
                next.screen(Screen::Tiers);
            }
            (Screen::Title, Action::Continue) => {
                if let Some(game) = saved.get() {
                    begin.write(Begin::Saved(Box::new(game.clone())));
                    next.screen(Screen::Play);
                }
            }
            (Screen::Title, Action::HowTo) => {
                begin.write(Begin::Lesson);
                next.screen(Screen::HowTo);
            }
            (Screen::HowTo, Action::HowTo) => {
                begin.write(Begin::Lesson);
            }
            (Screen::Title, Action::Settings) => next.screen(Screen::Settings),
            (Screen::Title, Action::Statistics) => next.screen(Screen::Statistics),
            (
                Screen::Tiers | Screen::Settings | Screen::Statistics | Screen::HowTo,
                Action::Back,
            )
            | (Screen::HowTo, Action::Quit) => next.screen(Screen::Title),
            (Screen::Tiers | Screen::Statistics, Action::ChooseTier(tier)) => chosen.0 = tier,
            (Screen::Ready | Screen::Play | Screen::HowTo, Action::Pause) => {
                next.pause(Pause::Paused);
            }
            (Screen::Ready | Screen::Play | Screen::HowTo, Action::Resume) => {
                next.pause(Pause::Running);
            }
            (Screen::Play, Action::Restart) => next.dialog(Dialog::Restart),
            (Screen::Settings, Action::Erase) => next.dialog(Dialog::Erase),
            (Screen::Settings, Action::ConfirmErase) => {
                next.dialog(Dialog::None);
                next.screen(Screen::Title);
            }
            (Screen::Summary, Action::Share) => next.dialog(Dialog::Share),
            (_, Action::CancelRestart | Action::CancelErase | Action::CloseCard) => {
                next.dialog(Dialog::None);
            }
            (Screen::Ready | Screen::Play, Action::Quit) => {
                next.dialog(Dialog::None);
                next.pause(Pause::Running);
                next.screen(Screen::Tiers);
            }
            (_, Action::ToggleLanguages) => next.toggle_languages(),
            _ => {}
        }
    }
    actions.clear();
}

/// The tier of the match that `action` begins, if it begins one.
fn tier_to_start(screen: Screen, action: Action, current: Option<&Game>) -> Option<Tier> {
    let tier = current.map(|game| game.rules().tier);
    let turn = current.map_or(0, |game| game.position().turn());
    match (screen, action) {
        (Screen::Tiers, Action::StartTier(tier)) => Some(tier),
        (Screen::Summary, Action::Retry) | (Screen::Play, Action::ConfirmRestart) => tier,
        (Screen::Summary, Action::NextTier) => tier?.next(),
        (Screen::Play, Action::Restart) if turn <= RESTART_ASKS_AFTER => tier,
        _ => None,
    }
}

/// A pause ends with the match that it held.
fn let_time_run(mut next: NextStates) {
    next.pause(Pause::Running);
}

/// Every state a screen can change, and the changes.
#[derive(SystemParam)]
struct NextStates<'w> {
    screen: ResMut<'w, NextState<Screen>>,
    pause_now: Res<'w, State<Pause>>,
    pause: ResMut<'w, NextState<Pause>>,
    dialog_now: Res<'w, State<Dialog>>,
    dialog: ResMut<'w, NextState<Dialog>>,
}

impl NextStates<'_> {
    fn screen(&mut self, to: Screen) {
        self.screen.set(to);
    }

    fn pause(&mut self, to: Pause) {
        go(&self.pause_now, &mut self.pause, to);
    }

    fn dialog(&mut self, to: Dialog) {
        go(&self.dialog_now, &mut self.dialog, to);
    }

    fn toggle_languages(&mut self) {
        match self.dialog_now.get() {
            Dialog::None => self.dialog(Dialog::Languages),
            Dialog::Languages => self.dialog(Dialog::None),
            Dialog::Restart | Dialog::Erase | Dialog::Share => {}
        }
    }
}

/// Choices that hold on every screen.
fn apply_choices(
    mut actions: MessageReader<Action>,
    mut settings: ResMut<Settings>,
    mut words: ResMut<Words>,
    mut store: ResMut<Store>,
    mut notices: ResMut<Notices>,
    mut next: NextStates,
) {
    for &action in actions.read() {
        let mut choices = settings.choices;
        match action {
            Action::ToggleMute => {
                settings.muted = !settings.muted;
                store.set_muted(settings.muted);
            }
            Action::Quieter => choices.volume = choices.volume.saturating_sub(1),
            Action::Louder => choices.volume = (choices.volume + 1).min(Settings::LOUDEST),
            Action::NextMotion => choices.motion = choices.motion.next(),
            Action::NextTheme => choices.theme = choices.theme.next(),
            Action::ToggleHints => choices.hints = !choices.hints,
            Action::ConfirmErase if *next.dialog_now.get() == Dialog::Erase => {
                store.erase();
                choices = Choices::default();
                settings.muted = false;
                notices.add(Phrase::new("data-erased"));
            }
            Action::ToggleFullscreen => platform::toggle_fullscreen(),
            Action::Speak(lang) => {
                if words.lang() != lang {
                    words.set(lang);
                }
                store.set_language(lang.code());
                next.dialog(Dialog::None);
            }
            _ => {}
        }
        if choices != settings.choices {
            settings.choices = choices;
            store.set_settings(&choices);
        }
    }
}

/// A container whose children stand side by side when the window lies.
#[derive(Component)]
struct RowWhenLying;

fn turn_rows(
    layout: Res<Layout>,
    mut rows: Query<&mut Node, With<RowWhenLying>>,
    added: Query<(), Added<RowWhenLying>>,
) {
    if !layout.is_changed() && added.is_empty() {
        return;
    }
    for mut node in &mut rows {
        node.flex_direction = if layout.lies() {
            FlexDirection::Row
        } else {
            FlexDirection::Column
        };
    }
}

/// A list whose entries may stand two by two; each of them has a [`HalfBelow`].
fn folding_list(gap: f32) -> Node {
    Node {
        width: percent(100),
        flex_wrap: FlexWrap::Wrap,
        justify_content: JustifyContent::SpaceBetween,
        row_gap: px(gap),
        ..default()
    }
}

/// An entry of a list that wraps: as wide as the list, or half of it where the body of
/// the screen is lower than this many pixels.
#[derive(Component)]
struct HalfBelow(f32);

fn fold_lists(
    layout: Res<Layout>,
    mut entries: Query<(&HalfBelow, &mut Node)>,
    added: Query<(), Added<HalfBelow>>,
) {
    if !layout.is_changed() && added.is_empty() {
        return;
    }
    let room = layout.rect(Area::Body).height();
    for (&HalfBelow(height), mut node) in &mut entries {
        node.width = percent(if room < height { 49.0 } else { 100.0 });
    }
}
