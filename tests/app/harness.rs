//! The game in a test's hands: stepped by hand, on a clock of the test's own, with a
//! window that nobody sees or none at all.

use std::{
    env, fs,
    path::PathBuf,
    process,
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::Duration,
};

use bevy::{
    app::{PanicHandlerPlugin, PluginGroupBuilder, TerminalCtrlCHandlerPlugin},
    input::InputPlugin,
    log::LogPlugin,
    prelude::*,
    render::{RenderPlugin, pipelined_rendering::PipelinedRenderingPlugin, settings::WgpuSettings},
    state::app::StatesPlugin,
    time::TimeUpdateStrategy,
    winit::WinitPlugin,
};
use stacked::{
    app::{
        GamePlugin, Options,
        action::Action,
        hand::SlotNotReady,
        i18n::Lang,
        play::{Intent, Played, Refused, Turn},
        screen::{FrameSystems, Screen},
        storage::Store,
        tuning::Tuning,
    },
    engine::{Board, Event, Game, Move, Size, Slot, Tier},
};

/// One frame of the test's clock, unless it says otherwise.
pub const FRAME: Duration = Duration::from_millis(20);
/// How often a test looks before it gives up.
const PATIENCE: usize = 20_000;

/// What was wished and what came of it, since it was last taken.
#[derive(Resource, Default)]
pub struct Heard {
    /// Wishes of the person: before the Slider could add any.
    pub by_input: Vec<Intent>,
    pub played: Vec<Event>,
    pub refused: Vec<Refused>,
    pub not_ready: Vec<SlotNotReady>,
}

impl Heard {
    pub fn placed(&self) -> Vec<Event> {
        let is_placed = |event: &&Event| matches!(event, Event::Placed { .. });
        self.played.iter().filter(is_placed).cloned().collect()
    }

    pub fn slides(&self) -> usize {
        let is_slide = |event: &&Event| matches!(event, Event::Slid { .. });
        self.played.iter().filter(is_slide).count()
    }
}

/// A folder of its own for one test, gone afterwards.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("stacked-app-{}-{count}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    /// Options that keep everything here, with a fixed seed and language.
    pub fn options(&self) -> Options {
        Options {
            data_dir: Some(self.0.clone()),
            ..options()
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

fn options() -> Options {
    Options {
        seed: Some(7),
        lang: Some(Lang::En),
        ..default()
    }
}

/// A match of the Beginner that begins with this board.
pub fn match_on(picture: &str) -> Game {
    let board = Board::parse(picture, Size::CLASSIC).unwrap();
    let rules = Tuning::default().players.rules(Tier::Beginner);
    Game::with_opening(rules, 7, board.tiles().collect())
}

pub fn place(slot: Slot, cell: &str) -> Intent {
    let cell = cell.parse().unwrap();
    Intent::Place { slot, cell }
}

pub fn placed(slot: Slot, cell: &str) -> Move {
    let (tile, cell) = (slot.tile(), cell.parse().unwrap());
    Move::Place { tile, cell }
}

pub struct Player {
    pub app: App,
}

impl Player {
    /// Without a window: nothing is laid out. Values last for the session.
    pub fn new() -> Self {
        Self::with(options())
    }

    pub fn with(options: Options) -> Self {
        let mut player = Self::unstarted(options, None);
        player.start();
        player
    }

    /// A match is saved that stands like this.
    pub fn with_saved(game: &Game) -> Self {
        let mut player = Self::unstarted(options(), None);
        player.store().save_match(&game.to_string());
        player.start();
        player
    }

    /// In a window of this size in logical pixels, with everything laid out.
    pub fn in_window(size: (u32, u32), saved: Option<&Game>) -> Self {
        let mut player = Self::unstarted(options(), Some(size));
        if let Some(game) = saved {
            player.store().save_match(&game.to_string());
        }
        player.start();
        player
    }

    pub fn with_window(options: Options, size: (u32, u32)) -> Self {
        let mut player = Self::unstarted(options, Some(size));
        player.start();
        player
    }

    fn unstarted(options: Options, window: Option<(u32, u32)>) -> Self {
        let mut app = App::new();
        match window {
            None => {
                app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin));
            }
            Some(size) => {
                app.add_plugins(drawn_nowhere(size));
                app.world_mut().spawn((Camera2d, Msaa::Off));
            }
        }
        let mut player = Self { app };
        player.add_game(options);
        player
    }

    fn add_game(&mut self, options: Options) {
        let keeps = options.data_dir.is_some();
        if keeps {
            self.app.add_plugins(GamePlugin(options));
        } else {
            // Not the usual place: that is the player's own.
            let folder = Folder::new();
            self.app.add_plugins(GamePlugin(Options {
                data_dir: Some(folder.0.clone()),
                ..options
            }));
            self.app.insert_resource(Store::default());
        }
        self.app
            .init_resource::<Heard>()
            .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
            .add_systems(
                Update,
                (
                    hear_input
                        .after(FrameSystems::Act)
                        .before(FrameSystems::Decide),
                    hear_answers.after(FrameSystems::Play),
                ),
            );
    }

    fn start(&mut self) {
        self.app.finish();
        self.app.cleanup();
        for _ in 0..3 {
            self.step();
        }
    }

    /// One frame. A search gets a chance to go on.
    pub fn step(&mut self) {
        self.app.update();
        thread::yield_now();
    }

    pub fn steps(&mut self, frames: usize) {
        for _ in 0..frames {
            self.step();
        }
    }

    pub fn wait(&mut self, millis: u64) {
        self.steps((millis / FRAME.as_millis() as u64) as usize);
    }

    pub fn until(&mut self, what: &str, mut is_so: impl FnMut(&mut Self) -> bool) {
        for _ in 0..PATIENCE {
            if is_so(self) {
                return;
            }
            self.step();
        }
        panic!("{what} did not come: {:?} {:?}", self.screen(), self.turn());
    }

    pub fn until_turn(&mut self, turn: Turn) {
        self.until(turn.name(), |player| player.turn() == turn);
    }

    pub fn until_screen(&mut self, screen: Screen) {
        self.until(screen.name(), |player| player.screen() == screen);
    }

    /// Asks and waits until it has shown.
    pub fn act(&mut self, action: Action) {
        self.ask(action);
        self.steps(3);
    }

    pub fn ask(&mut self, action: Action) {
        self.app.world_mut().write_message(action);
    }

    pub fn wish(&mut self, intent: Intent) {
        self.app.world_mut().write_message(intent);
    }

    /// From the title to the first placement of a new match.
    pub fn begin(&mut self, tier: Tier) {
        self.act(Action::Play);
        self.act(Action::StartTier(tier));
        self.until_turn(Turn::Placing);
        self.forget();
    }

    /// From the title back into the saved match.
    pub fn go_on(&mut self) {
        self.act(Action::Continue);
        self.forget();
    }

    /// Opens the game anew, as a reload of the page would.
    pub fn reopened(self, folder: &Folder) -> Self {
        drop(self);
        Self::with(folder.options())
    }

    pub fn set_frame(&mut self, frame: Duration) {
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(frame));
        let mut time = self.app.world_mut().resource_mut::<Time<Virtual>>();
        time.set_max_delta(frame.max(FRAME));
    }
}

fn hear_input(mut intents: MessageReader<Intent>, mut heard: ResMut<Heard>) {
    heard.by_input.extend(intents.read().copied());
}

fn hear_answers(
    mut played: MessageReader<Played>,
    mut refused: MessageReader<Refused>,
    mut not_ready: MessageReader<SlotNotReady>,
    mut heard: ResMut<Heard>,
) {
    heard
        .played
        .extend(played.read().flat_map(|played| played.events.clone()));
    heard.refused.extend(refused.read().copied());
    heard.not_ready.extend(not_ready.read().copied());
}

/// Bevy with a window entity but no window, and a renderer without a device.
fn drawn_nowhere((width, height): (u32, u32)) -> PluginGroupBuilder {
    DefaultPlugins
        .build()
        .disable::<WinitPlugin>()
        .disable::<LogPlugin>()
        .disable::<PanicHandlerPlugin>()
        .disable::<TerminalCtrlCHandlerPlugin>()
        .disable::<PipelinedRenderingPlugin>()
        .set(RenderPlugin {
            render_creation: WgpuSettings {
                backends: None,
                ..default()
            }
            .into(),
            ..default()
        })
        .set(WindowPlugin {
            primary_window: Some(Window {
                resolution: (width, height).into(),
                ..default()
            }),
            ..default()
        })
}
