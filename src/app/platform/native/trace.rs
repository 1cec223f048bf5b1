//! What is on screen, on the standard output: how tests read a window.

use std::{
    io::{self, Write},
    sync::atomic::{AtomicBool, Ordering},
};

use bevy::prelude::Local;

static WANTED: AtomicBool = AtomicBool::new(false);

pub fn begin() {
    WANTED.store(true, Ordering::Relaxed);
}

/// Whether somebody reads the mirror.
pub fn wants_mirror() -> bool {
    WANTED.load(Ordering::Relaxed)
}

/// Prints a snapshot of the game.
pub fn show_mirror(json: &str) {
    say(json);
}

pub fn count_frame(mut frames: Local<u64>) {
    *frames += 1;
    say(&format!("{{\"frames\":{}}}", *frames));
}

fn say(line: &str) {
    // Who stops reading needs no more lines.
    writeln!(io::stdout(), "{line}").ok();
}
