//! The command line, and the one line that says why the game could not start.

use std::{
    io::{self, Write},
    panic::{self, AssertUnwindSafe, PanicHookInfo},
    path::PathBuf,
};

use bevy::prelude::AppExit;
use clap::Parser;

use super::trace;
use crate::wording::in_one_line;

/// 2048 turned round: you place the tiles, the Slider slides, and you win when the board
/// chokes.
#[derive(Parser)]
#[command(name = "stacked", version, after_help = KEYS)]
struct CommandLine {
    /// Begin the first match with this seed
    #[arg(long, value_name = "NUMBER", allow_hyphen_values = true)]
    seed: Option<String>,
    /// Select a tier: beginner, intermediate or expert
    #[arg(long)]
    tier: Option<String>,
    /// Language, by its two letters
    #[arg(long)]
    lang: Option<String>,
    /// Keep scores and the saved match in this folder
    #[arg(long, value_name = "DIR")]
    data_dir: Option<PathBuf>,
    /// Try another tuning file for tiers and evaluation
    #[arg(long, value_name = "FILE")]
    tuning: Option<PathBuf>,
    /// Try another tuning file for the motion on screen
    #[arg(long, value_name = "FILE")]
    motion: Option<PathBuf>,
    /// Print what is on screen as lines of JSON, and each frame drawn: for tests
    #[arg(long)]
    trace: bool,
}

const KEYS: &str = "Keys: arrows and Space place, 1 2 3 pick a tile, Esc pauses, R restarts, \
                    M mutes, F fills the screen, Q quits to the tiers.";

/// A wrong command line is refused with one line; nothing starts half understood.
pub const REFUSES_BAD_WISHES: bool = true;
const BAD_COMMAND_LINE: u8 = 2;
const COULD_NOT_RUN: u8 = 1;

/// What the command line wishes, as names and values.
///
/// # Errors
/// The exit code when the game is not to start.
pub fn wishes() -> Result<Vec<(String, String)>, u8> {
    let line = CommandLine::try_parse().map_err(|error| {
        if error.use_stderr() {
            refuse(&in_one_line(&error.render().to_string()))
        } else {
            // Help and version go to a pipe that may be closed.
            error.print().ok();
            0
        }
    })?;
    if line.trace {
        trace::begin();
    }
    let path = |path: Option<PathBuf>| path.map(|path| path.to_string_lossy().into_owned());
    let wishes = [
        ("seed", line.seed),
        ("tier", line.tier),
        ("lang", line.lang),
        ("data-dir", path(line.data_dir)),
        ("tuning", path(line.tuning)),
        ("motion", path(line.motion)),
    ];
    Ok(wishes
        .into_iter()
        .filter_map(|(name, value)| Some((name.to_owned(), value?)))
        .collect())
}

/// Says one line and gives the exit code for a wrong command line.
pub fn refuse(fault: &str) -> u8 {
    complain(fault);
    BAD_COMMAND_LINE
}

/// Says one line on the error stream.
pub fn complain(fault: &str) {
    // With the stream closed there is nobody to tell.
    writeln!(io::stderr(), "stacked: {fault}").ok();
}

/// Runs the game; where it cannot run, for want of a display or of a graphics driver,
/// one line says so and the exit code is not 0.
pub fn guarded(run: impl FnOnce() -> AppExit) -> AppExit {
    panic::set_hook(Box::new(say_in_one_line));
    panic::catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| AppExit::from_code(COULD_NOT_RUN))
}

/// How the window's and the graphics' libraries begin their reports, and what a player
/// can make of it.
const MEANINGS: [(&str, &str); 3] = [
    (
        "Failed to build event loop",
        "there is no display to open a window on",
    ),
    (
        "Unable to find a GPU",
        "there is no graphics driver to draw with: Vulkan or OpenGL is needed",
    ),
    (
        "Failed to create wgpu surface",
        "the graphics driver cannot draw in a window",
    ),
];

fn say_in_one_line(info: &PanicHookInfo<'_>) {
    let payload = info.payload();
    let message = payload
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| payload.downcast_ref::<&str>().copied())
        .unwrap_or("it stopped without a word");
    let meaning = MEANINGS
        .into_iter()
        .find(|(beginning, _)| message.starts_with(beginning));
    complain(&meaning.map_or_else(|| in_one_line(message), |(_, meaning)| meaning.to_owned()));
}
