//! The game's own binary.

use bevy::prelude::*;
use stacked::app::{AppPlugin, platform, start};

fn main() -> AppExit {
    match start::options() {
        Ok(options) => platform::guarded(|| App::new().add_plugins(AppPlugin(options)).run()),
        Err(code) => AppExit::from_code(code),
    }
}
