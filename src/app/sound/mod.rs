//! What is heard. This part decides what sounds and when; `synth` makes the samples and
//! the platform lets them out.
//!
//! Nothing is kept for later: what cannot sound now never does.

mod synth;

use std::time::Duration;

use bevy::prelude::*;

use super::{
    action::Action,
    hand::SlotNotReady,
    platform,
    play::{CurrentGame, LastResult, Played, Refused, Reset, Turn},
    screen::{FrameSystems, Screen, match_runs},
    settings::Settings,
    tuning::Tuning,
};
use crate::engine::{Clocks, Event, Rack, Slot, Status, Tile};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Sounded>().add_systems(
        Update,
        (
            (hear_match, hear_actions, hear_new_best),
            drop_unheard.run_if(not(audible.and_then(match_runs))),
        )
            .chain()
            .in_set(FrameSystems::Show),
    );
}

/// Lets what sounds out of the machine. Not for headless runs.
pub(super) fn speaker(app: &mut App) {
    app.add_systems(
        Last,
        (
            hush.run_if(condition_changed_to(false, audible.and_then(match_runs))),
            let_out.run_if(on_message::<Sounded>),
        )
            .chain(),
    );
}

/// What there is to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    Click,
    Place,
    /// A wish was not granted.
    Refused,
    Slide,
    /// Two tiles have become this one.
    Merge(Tile),
    /// A slot can be used again.
    ClockReady,
    Choke,
    NewBest,
}

/// A sound begins, or will after a moment.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Sounded {
    pub cue: Cue,
    pub after: Duration,
}

impl Sounded {
    const fn now(cue: Cue) -> Self {
        Self {
            cue,
            after: Duration::ZERO,
        }
    }
}

/// A run condition: the player wants to hear something.
fn audible(settings: Res<Settings>) -> bool {
    !settings.muted && settings.choices.volume > 0
}

fn hear_match(
    mut played: MessageReader<Played>,
    mut refused: MessageReader<Refused>,
    mut not_ready: MessageReader<SlotNotReady>,
    mut resets: MessageReader<Reset>,
    mut clocks: Local<Clocks>,
    mut sounds: MessageWriter<Sounded>,
    current: Res<CurrentGame>,
    tuning: Res<Tuning>,
) {
    let slide = tuning.motion.slide();
    for played in played.read() {
        for event in &played.events {
            match event {
                Event::Placed { .. } => {
                    sounds.write(Sounded::now(Cue::Place));
                }
                Event::Slid { shifts, .. } => {
                    sounds.write(Sounded::now(Cue::Slide));
                    // One for all merges of a slide: the largest.
                    let merged = shifts.iter().filter(|shift| shift.merged);
                    if let Some(tile) = merged.filter_map(|shift| made(shift.tile)).max() {
                        sounds.write(Sounded {
                            cue: Cue::Merge(tile),
                            after: slide,
                        });
                    }
                }
                Event::Choked => {
                    sounds.write(Sounded {
                        cue: Cue::Choke,
                        after: slide,
                    });
                }
            }
        }
        let now = current.rack().map(Rack::clocks).unwrap_or_default();
        let cooled = Slot::ALL
            .iter()
            .any(|slot| clocks[slot.index()] > 0 && now[slot.index()] == 0);
        if cooled && played.status == Status::ToPlace {
            sounds.write(Sounded {
                cue: Cue::ClockReady,
                after: slide,
            });
        }
        *clocks = now;
    }
    if resets.read().count() > 0 {
        *clocks = current.rack().map(Rack::clocks).unwrap_or_default();
    }
    if refused.read().count() + not_ready.read().count() > 0 {
        sounds.write(Sounded::now(Cue::Refused));
    }
}

/// What two of `tile` merge to.
fn made(tile: Tile) -> Option<Tile> {
    Tile::from_exponent(tile.exponent() + 1)
}

/// Buttons click. In a match the tiles themselves are heard.
fn hear_actions(
    mut actions: MessageReader<Action>,
    mut sounds: MessageWriter<Sounded>,
    screen: Res<State<Screen>>,
    turn: Res<State<Turn>>,
) {
    let at_play = screen.get().takes_moves() && *turn.get() != Turn::Over;
    let pressed = actions
        .read()
        .any(|action| !matches!(action, Action::MoveCursor(_) | Action::PlaceAtCursor));
    if pressed && !at_play {
        sounds.write(Sounded::now(Cue::Click));
    }
}

fn hear_new_best(
    result: Res<LastResult>,
    screen: Res<State<Screen>>,
    mut sounds: MessageWriter<Sounded>,
) {
    if screen.is_changed() && *screen.get() == Screen::Summary && result.new_best {
        sounds.write(Sounded::now(Cue::NewBest));
    }
}

/// What cannot be heard now is not for later.
fn drop_unheard(mut sounds: ResMut<Messages<Sounded>>) {
    sounds.clear();
}

fn hush() {
    platform::hush();
}

fn let_out(mut sounds: MessageReader<Sounded>, settings: Res<Settings>) {
    let mut heard: Vec<Cue> = Vec::new();
    for sound in sounds.read() {
        // The same sound twice at once is only louder.
        if !heard.contains(&sound.cue) {
            heard.push(sound.cue);
            platform::play_sound(
                synth::render(sound.cue),
                synth::RATE,
                settings.loudness(),
                sound.after,
            );
        }
    }
}
