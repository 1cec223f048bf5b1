//! What differs between a desktop and a web page, and nothing else: this folder has the
//! only conditions on the target. Both sides offer the same names.

use std::{fmt, sync::OnceLock};

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

#[cfg(not(target_family = "wasm"))]
mod native;
#[cfg(not(target_family = "wasm"))]
use native as here;

#[cfg(target_family = "wasm")]
mod web;
#[cfg(target_family = "wasm")]
use web as here;

pub use here::{
    Disk, PAGE_SHOWS_CARD, REFUSES_BAD_WISHES, WINDOW_FOCUS_IS_APP_FOCUS, breathe, color_page,
    complain, fresh_seed, guarded, hush, insets, is_touch, page_address, play_sound,
    preferred_languages, refuse, set_disk_aside, show_mirror, slice_ended, slice_started, speak,
    system_wishes, take_page_left, take_page_wishes, toggle_fullscreen, wants_mirror, window,
    wishes,
};

/// What the system is set to, for everything that runs on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemWishes {
    pub reduced_motion: bool,
    pub dark: bool,
    pub more_contrast: bool,
}

pub fn plugin(app: &mut App) {
    if let Some(proxy) = app.world().get_resource::<EventLoopProxyWrapper>() {
        let proxy = (**proxy).clone();
        WAKE.get_or_init(|| {
            Box::new(move || {
                // Only a loop that has ended refuses, and that one needs no waking.
                proxy.send_event(WinitUserEvent::WakeUp).ok();
            })
        });
    }
    app.add_plugins(here::plugin);
}

static WAKE: OnceLock<Box<dyn Fn() + Send + Sync>> = OnceLock::new();

/// Lets a sleeping window loop run once. From any thread; without a window nothing happens.
pub fn wake() {
    if let Some(wake) = WAKE.get() {
        wake();
    }
}

/// Why values could not be kept or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The place is blocked, full, read-only or in use; what it holds is not to blame.
    Unavailable(String),
    /// What the place holds cannot be understood.
    Damaged(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unavailable(why) => write!(f, "the store cannot be used: {why}"),
            Self::Damaged(why) => write!(f, "the store is damaged: {why}"),
        }
    }
}

impl std::error::Error for Fault {}
