//! The Bevy app: screens, input and views around one writer.
//!
//! Read `play` first: what a seat may wish, who grants it and what is said of it.
//! Everything else either writes wishes or reads what was played.

pub mod action;
pub mod board;
pub mod confetti;
pub mod fonts;
pub mod hand;
pub mod hud;
pub mod i18n;
pub mod input;
pub mod mirror;
pub mod narrator;
pub mod notices;
pub mod platform;
pub mod play;
pub mod rack;
pub mod redraw;
pub mod screen;
pub mod screens;
pub mod settings;
pub mod sound;
pub mod start;
pub mod storage;
pub mod tuning;
pub mod ui;

use std::time::Duration;

use bevy::{
    log::LogPlugin,
    prelude::*,
    render::RenderPlugin,
    winit::{UpdateMode, WinitSettings},
};
use bevy_tweening::{AnimationSystem, TweeningPlugin};

use i18n::Words;
pub use start::Options;
use storage::Store;

/// What is worth a player's terminal or console. The driver's own words are left out:
/// one line of ours says that there is none. So is what the text shaper misses for
/// Chinese and Japanese: our lines are short enough not to be broken.
const LOG_FILTER: &str =
    "warn,winit=error,wgpu_hal=off,wgpu_core=error,icu_provider=off,icu_segmenter=off";

/// The whole game in a window or a page.
pub struct AppPlugin(pub Options);

impl Plugin for AppPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin {
                    primary_window: Some(platform::window()),
                    ..default()
                })
                .set(LogPlugin {
                    filter: LOG_FILTER.to_owned(),
                    ..default()
                })
                .set(RenderPlugin {
                    synchronous_pipeline_compilation: true,
                    ..default()
                }),
        )
        .insert_resource(WinitSettings {
            focused_mode: UpdateMode::reactive_low_power(Duration::MAX),
            unfocused_mode: UpdateMode::reactive_low_power(Duration::MAX),
        })
        .add_systems(Startup, spawn_camera)
        .add_plugins((GamePlugin(self.0.clone()), platform::plugin, sound::speaker));
    }
}

/// Everything but the window: what headless tests run.
pub struct GamePlugin(pub Options);

impl Plugin for GamePlugin {
    fn build(&self, app: &mut App) {
        let options = &self.0;
        app.insert_resource(Store::open(options.data_dir.clone()))
            .insert_resource(options.tuning.clone())
            .add_plugins((
                (
                    screen::plugin,
                    action::plugin,
                    tuning::plugin,
                    settings::plugin,
                    notices::plugin,
                    storage::plugin,
                    i18n::plugin,
                    fonts::plugin,
                    ui::plugin,
                ),
                TweeningPlugin,
                (
                    play::plugin,
                    hand::plugin,
                    board::plugin,
                    rack::plugin,
                    hud::plugin,
                    narrator::plugin,
                    sound::plugin,
                    confetti::plugin,
                    input::plugin,
                    screens::plugin,
                    mirror::plugin,
                    redraw::plugin,
                ),
            ))
            // A tween begun in a frame takes its first step in the next one: the frame
            // that wakes a sleeping loop has a long delta behind it.
            .configure_sets(
                Update,
                AnimationSystem::AnimationUpdate.before(screen::FrameSystems::Input),
            );
        take_choices(app.world_mut(), options);
    }
}

/// A frame never advances the match by more than this, however long the loop slept.
const LONGEST_STEP: Duration = Duration::from_millis(100);

/// Puts stored choices and the options' wishes in place.
fn take_choices(world: &mut World, options: &Options) {
    world
        .resource_mut::<Time<Virtual>>()
        .set_max_delta(LONGEST_STEP);
    let store = world.resource::<Store>();
    let stored_lang = store.language();
    let (muted, last_tier) = (store.muted(), store.last_tier());
    let choices = store.settings();

    let lang = options
        .lang
        .unwrap_or_else(|| i18n::choose(stored_lang.as_deref(), &platform::preferred_languages()));
    world.resource_mut::<Words>().set(lang);
    let mut settings = world.resource_mut::<settings::Settings>();
    settings.muted = muted;
    settings.choices = choices;
    world.resource_mut::<screens::Seeds>().given = options.seed;
    world.resource_mut::<screens::ChosenTier>().0 = options.tier.or(last_tier).unwrap_or_default();
    let mut notices = world.resource_mut::<notices::Notices>();
    for notice in &options.notices {
        notices.add(notice.clone());
    }
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((Name::new("Camera"), Camera2d, Msaa::Off));
}
