//! The game's own binary.

// An installed game on Windows opens no console beside its window.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use bevy::prelude::*;
use stacked::app::{AppPlugin, platform, start};

fn main() -> AppExit {
    match start::options() {
        Ok(options) => platform::guarded(|| App::new().add_plugins(AppPlugin(options)).run()),
        Err(code) => AppExit::from_code(code),
    }
}
