//! The game's own binary.

use bevy::prelude::*;
use stacked::app::{AppPlugin, Options};

fn main() -> AppExit {
    App::new().add_plugins(AppPlugin(Options::default())).run()
}
