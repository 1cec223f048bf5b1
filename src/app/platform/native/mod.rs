//! The desktop: a window and a file. There is no page round the game.

mod command_line;
mod disk;
mod speaker;
mod trace;

use std::{
    hash::{BuildHasher, RandomState},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use crate::app::platform::SystemWishes;

use bevy::{
    prelude::*,
    tasks::futures_lite::future::yield_now,
    window::{MonitorSelection, PrimaryWindow, WindowMode, WindowResizeConstraints},
};

pub use command_line::{REFUSES_BAD_WISHES, complain, guarded, refuse, wishes};
pub use disk::{Disk, set_disk_aside};
pub use speaker::{hush, play_sound};
pub use trace::{show_mirror, wants_mirror};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, grant_window_wishes)
        .add_systems(Last, trace::count_frame.run_if(wants_mirror));
}

/// Whether a window without the focus means that nobody plays.
pub const WINDOW_FOCUS_IS_APP_FOCUS: bool = true;

/// There is no page: the window shows the share card.
pub const PAGE_SHOWS_CARD: bool = false;

/// Where the game can be played: a program on a desktop has no address.
pub fn page_address() -> String {
    String::new()
}

/// In logical pixels: the board beside its rack, and it fits on a small laptop.
const WINDOW_SIZE: (u32, u32) = (960, 680);
/// The smallest window in which everything has a place, in logical pixels.
const SMALLEST: (f32, f32) = (320.0, 480.0);

/// What the window is to become in this frame.
static WISHED_TITLE: Mutex<Option<String>> = Mutex::new(None);
static FULLSCREEN_TOGGLED: AtomicBool = AtomicBool::new(false);

pub fn window() -> Window {
    Window {
        name: Some("stacked".to_owned()),
        resolution: WINDOW_SIZE.into(),
        resize_constraints: WindowResizeConstraints {
            min_width: SMALLEST.0,
            min_height: SMALLEST.1,
            ..default()
        },
        ..default()
    }
}

/// Room taken by the edges of the screen: top, right, bottom, left in logical pixels.
pub fn insets() -> [f32; 4] {
    [0.0; 4]
}

pub fn is_touch() -> bool {
    false
}

/// Desktops have no common way to be asked; of a dark theme the window tells.
pub fn system_wishes() -> SystemWishes {
    SystemWishes::default()
}

/// A number nobody can foretell.
pub fn fresh_seed() -> u64 {
    // The keys of a hash map come from the system.
    RandomState::new().hash_one(())
}

/// Language tags, the most wanted first.
pub fn preferred_languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

pub fn toggle_fullscreen() {
    FULLSCREEN_TOGGLED.fetch_xor(true, Ordering::Relaxed);
}

/// Names the window in the language just chosen.
pub fn speak(_code: &str, title: &str) {
    *WISHED_TITLE.lock().unwrap_or_else(PoisonError::into_inner) = Some(title.to_owned());
}

fn grant_window_wishes(mut window: Single<&mut Window, With<PrimaryWindow>>) {
    let title = WISHED_TITLE
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .take();
    if let Some(title) = title {
        window.title = title;
    }
    if FULLSCREEN_TOGGLED.swap(false, Ordering::Relaxed) {
        window.mode = match window.mode {
            WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
            _ => WindowMode::Windowed,
        };
    }
}

/// What was pressed in the page since the last call.
pub fn take_page_wishes() -> Vec<String> {
    Vec::new()
}

/// Whether the page was hidden or left since the last call.
pub fn take_page_left() -> bool {
    false
}

/// A window has nothing round the game.
pub fn color_page(_color: &str) {}

/// Ends a slice of a long task, so that the task can be cancelled.
pub async fn breathe() {
    yield_now().await;
}

/// Call before a slice of a long task; give the result to [`slice_ended`].
pub fn slice_started() -> f64 {
    0.0
}

/// Slices matter where they share a thread with the frames.
pub fn slice_ended(_started: f64) {}
