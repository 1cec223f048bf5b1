//! The web page: what the game asks of its page and of the browser, and what the page
//! may ask of the game.

mod breath;
mod disk;
mod page;

use std::{
    cell::Cell,
    sync::atomic::{AtomicU32, Ordering},
};

use bevy::{
    prelude::*,
    window::{RequestRedraw, WindowResizeConstraints},
};
use wasm_bindgen::prelude::*;

pub use breath::breathe;
pub use disk::{Disk, set_disk_aside};
pub use page::{
    color_page, hush, insets, play_sound, show_mirror, speak, system_wishes, take_page_left,
    take_page_wishes, toggle_fullscreen,
};

pub(super) fn plugin(app: &mut App) {
    page::listen();
    app.add_systems(First, tell_started)
        .add_systems(Last, count_frame);
}

/// Whether somebody reads the mirror: the page round the game always does.
pub fn wants_mirror() -> bool {
    true
}

/// The canvas loses its focus to the page's own buttons too; see [`take_page_left`].
pub const WINDOW_FOCUS_IS_APP_FOCUS: bool = false;

/// The title is laid out and its letters are drawn after so many frames.
const FRAMES_TO_FIRST_PICTURE: u32 = 4;

static FRAMES: AtomicU32 = AtomicU32::new(0);

thread_local! {
    /// In milliseconds. Frames and tasks share the page's one thread.
    static LONGEST_SLICE: Cell<f64> = const { Cell::new(0.0) };
}

/// What the browser offers without a `window` of its own.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;

    #[wasm_bindgen(catch, js_namespace = crypto, js_name = getRandomValues)]
    fn fill_randomly(bytes: &mut [u8]) -> Result<(), JsValue>;

    type URLSearchParams;
    #[wasm_bindgen(constructor)]
    fn new(query: &str) -> URLSearchParams;
}

/// Frames drawn so far.
#[wasm_bindgen]
pub fn frames() -> u32 {
    FRAMES.load(Ordering::Relaxed)
}

/// The longest time a task has kept the page from its frames, in milliseconds.
#[wasm_bindgen]
pub fn longest_slice() -> f64 {
    LONGEST_SLICE.get()
}

pub fn window() -> Window {
    Window {
        canvas: Some("#game".to_owned()),
        fit_canvas_to_parent: true,
        // The page takes the few keys it would scroll by; the others stay the browser's.
        prevent_default_event_handling: false,
        // The page's size is the browser's business, also when zoomed in.
        resize_constraints: WindowResizeConstraints {
            min_width: 1.0,
            min_height: 1.0,
            ..default()
        },
        ..default()
    }
}

fn browser_window() -> web_sys::Window {
    web_sys::window().expect("the game runs in a page, never in a worker")
}

/// Wording and targets for fingers.
pub fn is_touch() -> bool {
    let window = browser_window();
    let has_touch_events = js_sys::Reflect::has(&window, &"ontouchstart".into());
    window.navigator().max_touch_points() > 0 || has_touch_events.unwrap_or(false)
}

/// The share card has buttons of the page: copying and sharing want a press on them.
pub const PAGE_SHOWS_CARD: bool = true;

/// Where the game can be played, without what this visit's link asked for.
pub fn page_address() -> String {
    let location = browser_window().location();
    let (origin, path) = (location.origin(), location.pathname());
    origin.unwrap_or_default() + &path.unwrap_or_default()
}

/// A number nobody can foretell.
pub fn fresh_seed() -> u64 {
    let mut bytes = [0; 8];
    if fill_randomly(&mut bytes).is_err() {
        bytes = js_sys::Math::random().to_bits().to_le_bytes();
    }
    u64::from_le_bytes(bytes)
}

/// Language tags, the most wanted first.
pub fn preferred_languages() -> Vec<String> {
    let languages = browser_window().navigator().languages();
    languages.iter().filter_map(|tag| tag.as_string()).collect()
}

/// A page is opened by a link: what it wishes wrongly is passed over.
pub const REFUSES_BAD_WISHES: bool = false;

/// The parameters of the page's address that a link may carry.
const PARAMETERS: [&str; 3] = ["seed", "tier", "lang"];

/// What the page's address wishes, as names and values. Other parameters are other
/// people's.
///
/// # Errors
/// Never; the desktop has a command line that can be wrong.
pub fn wishes() -> Result<Vec<(String, String)>, u8> {
    let query = browser_window().location().search().unwrap_or_default();
    Ok(js_sys::Array::from(&URLSearchParams::new(&query))
        .iter()
        .filter_map(|pair| {
            let pair = js_sys::Array::from(&pair);
            Some((pair.get(0).as_string()?, pair.get(1).as_string()?))
        })
        .filter(|(name, _)| PARAMETERS.contains(&name.as_str()))
        .collect())
}

/// There is no command line to refuse.
pub fn refuse(fault: &str) -> u8 {
    complain(fault);
    1
}

pub fn complain(fault: &str) {
    warn!("{fault}");
}

/// Runs the game; the page shows what a panic says.
pub fn guarded(run: impl FnOnce() -> AppExit) -> AppExit {
    page::report_panics();
    run()
}

/// Call before a slice of a long task; give the result to [`slice_ended`].
pub fn slice_started() -> f64 {
    milliseconds()
}

pub fn slice_ended(started: f64) {
    LONGEST_SLICE.set(LONGEST_SLICE.get().max(milliseconds() - started));
}

fn count_frame() {
    FRAMES.fetch_add(1, Ordering::Relaxed);
}

/// The loader goes when there is something behind it.
fn tell_started(mut told: Local<bool>, mut redraw: MessageWriter<RequestRedraw>) {
    if *told {
        return;
    }
    if frames() < FRAMES_TO_FIRST_PICTURE {
        redraw.write(RequestRedraw);
    } else {
        page::started();
        *told = true;
    }
}
