//! The page's shell on one side, the game on the other. What the shell offers is listed
//! in its own file; nothing it does can break a frame.

use std::{
    cell::Cell,
    panic,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bevy::log::warn_once;
use js_sys::Promise;
use wasm_bindgen::{JsCast, prelude::*};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{EventTarget, MediaQueryList};

use super::browser_window;
use crate::app::platform::{SystemWishes, wake};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = stackedShell, js_name = mirror)]
    fn shell_mirror(json: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_namespace = stackedShell, js_name = started)]
    fn shell_started() -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_namespace = stackedShell, js_name = failed)]
    fn shell_failed(kind: &str, detail: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_namespace = stackedShell, js_name = language)]
    fn shell_language(code: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_namespace = stackedShell, js_name = title)]
    fn shell_title(text: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_namespace = stackedShell, js_name = color)]
    fn shell_color(color: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_namespace = stackedShell, js_name = insets)]
    fn shell_insets() -> Result<String, JsValue>;
    #[wasm_bindgen(catch, js_namespace = stackedShell, js_name = play)]
    fn shell_play(samples: &[f32], rate: u32, loudness: f32, after: f32) -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_namespace = stackedShell, js_name = hush)]
    fn shell_hush() -> Result<(), JsValue>;

    /// With the promises that `web_sys` drops: a refused one must not end as an error of
    /// the page.
    type Fullscreen;
    #[wasm_bindgen(method, catch, js_name = requestFullscreen)]
    fn request(this: &Fullscreen) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch, js_name = exitFullscreen)]
    fn exit(this: &Fullscreen) -> Result<JsValue, JsValue>;
}

static WISHES: Mutex<Vec<String>> = Mutex::new(Vec::new());
static LEFT: AtomicBool = AtomicBool::new(false);
static SYSTEM_MAY_DIFFER: AtomicBool = AtomicBool::new(true);
static INSETS_MAY_DIFFER: AtomicBool = AtomicBool::new(true);

thread_local! {
    static SYSTEM: Cell<SystemWishes> = const {
        Cell::new(SystemWishes { reduced_motion: false, dark: false, more_contrast: false })
    };
    static INSETS: Cell<[f32; 4]> = const { Cell::new([0.0; 4]) };
}

/// Takes a wish of the page's own buttons; the game grants it in its next frame.
#[wasm_bindgen]
pub fn wish(json: String) {
    WISHES
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .push(json);
    wake();
}

/// What was pressed in the page since the last call.
pub fn take_page_wishes() -> Vec<String> {
    std::mem::take(&mut *WISHES.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Whether the page was hidden or left since the last call. A page that is back again
/// before anyone asked was left all the same.
pub fn take_page_left() -> bool {
    LEFT.swap(false, Ordering::Relaxed)
}

pub fn show_mirror(json: &str) {
    note(shell_mirror(json));
}

pub fn started() {
    note(shell_started());
}

/// Names the page and marks its language.
pub fn speak(code: &str, title: &str) {
    note(shell_language(code));
    note(shell_title(title));
}

/// Colours what the browser shows round the game, as `#rrggbb`.
pub fn color_page(color: &str) {
    note(shell_color(color));
}

/// Plays one channel of samples, `rate` a second, after a moment.
#[expect(clippy::needless_pass_by_value, reason = "the desktop keeps them")]
pub fn play_sound(samples: Vec<f32>, rate: u32, loudness: f32, after: Duration) {
    note(shell_play(&samples, rate, loudness, after.as_secs_f32()));
}

/// Ends everything that sounds or waits to.
pub fn hush() {
    note(shell_hush());
}

/// Asks the browser, which may refuse: it wants a key or a tap just before, and phones
/// may know no such thing.
pub fn toggle_fullscreen() {
    let Some(document) = browser_window().document() else {
        return;
    };
    let asked = match (document.fullscreen_element(), document.document_element()) {
        (None, Some(page)) => page.unchecked_ref::<Fullscreen>().request(),
        _ => document.unchecked_ref::<Fullscreen>().exit(),
    };
    match asked {
        Ok(promise) => spawn_local(async move {
            note(JsFuture::from(Promise::resolve(&promise)).await.map(drop));
        }),
        Err(error) => note(Err(error)),
    }
}

/// Room taken by the edges of the screen: top, right, bottom, left in CSS pixels.
pub fn insets() -> [f32; 4] {
    if INSETS_MAY_DIFFER.swap(false, Ordering::Relaxed) {
        match shell_insets() {
            Ok(json) => INSETS.set(serde_json::from_str(&json).unwrap_or_default()),
            Err(error) => note(Err(error)),
        }
    }
    INSETS.get()
}

const REDUCED_MOTION: &str = "(prefers-reduced-motion: reduce)";
const DARK: &str = "(prefers-color-scheme: dark)";
const MORE_CONTRAST: &str = "(prefers-contrast: more)";

/// What the browser says of its system.
pub fn system_wishes() -> SystemWishes {
    if SYSTEM_MAY_DIFFER.swap(false, Ordering::Relaxed) {
        let wished = |query| media(query).is_some_and(|media| media.matches());
        SYSTEM.set(SystemWishes {
            reduced_motion: wished(REDUCED_MOTION),
            dark: wished(DARK),
            more_contrast: wished(MORE_CONTRAST),
        });
    }
    SYSTEM.get()
}

fn media(query: &str) -> Option<MediaQueryList> {
    browser_window().match_media(query).ok().flatten()
}

/// A page without its shell can still be played.
fn note(result: Result<(), JsValue>) {
    if let Err(error) = result {
        warn_once!("the page did not listen: {error:?}");
    }
}

/// The page covers itself with a message and a button when the game breaks.
pub fn report_panics() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        before(info);
        // Nobody is left to hear of an error here.
        shell_failed("panic", &info.to_string()).ok();
    }));
}

pub fn listen() {
    let window = browser_window();
    let document = window.document().expect("a page has a document");
    on(&window, "blur", leave);
    on(&window, "pagehide", leave);
    on(&window, "resize", || {
        INSETS_MAY_DIFFER.store(true, Ordering::Relaxed);
    });
    for query in [REDUCED_MOTION, DARK, MORE_CONTRAST] {
        // The listener keeps the query, and the query its listener.
        if let Some(media) = media(query) {
            on(&media, "change", || {
                SYSTEM_MAY_DIFFER.store(true, Ordering::Relaxed);
                wake();
            });
            std::mem::forget(media);
        }
    }
    let seen = document.clone();
    on(&document, "visibilitychange", move || {
        if seen.hidden() {
            leave();
        }
    });
}

fn leave() {
    LEFT.store(true, Ordering::Relaxed);
    wake();
}

/// Listens for as long as the page lives.
fn on(target: &EventTarget, event: &str, heard: impl FnMut() + 'static) {
    let heard = Closure::<dyn FnMut()>::new(heard);
    target
        .add_event_listener_with_callback(event, heard.as_ref().unchecked_ref())
        .expect("every event may be listened to");
    heard.forget();
}
