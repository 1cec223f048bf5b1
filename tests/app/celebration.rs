//! What is heard, and confetti.

use bevy::prelude::*;
use stacked::{
    app::{
        action::Action,
        confetti::Piece,
        play::Turn,
        screen::Screen,
        settings::{MotionChoice, Settings},
        sound::{Cue, Sounded},
    },
    engine::{Slot, Tile},
};

use super::{
    harness::{Player, match_on, place},
    turn::{OPEN, in_match},
};

/// A 2 on d4 chokes it.
const NEARLY_CHOKED: &str = "2 4 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 4 .";
/// After a 2 on a4 the Slider's only slides merge the pair of 16s.
const MERGES: &str = "16 16 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 4 .";
/// Whatever the Slider does after a 2 on a4, it makes a 2048.
const MILESTONE: &str = "1024 1024 2 4 / 4 2 4 2 / 2 4 2 4 / 4 2 4 .";

#[derive(Resource, Default)]
struct Ears(Vec<Cue>);

fn listen(mut sounds: MessageReader<Sounded>, mut ears: ResMut<Ears>) {
    ears.0.extend(sounds.read().map(|sounded| sounded.cue));
}

fn listener(picture: &str) -> Player {
    let mut player = in_match(picture);
    player.app.init_resource::<Ears>();
    player.app.add_systems(Last, listen);
    player
}

fn heard(player: &mut Player) -> Vec<Cue> {
    std::mem::take(&mut player.app.world_mut().resource_mut::<Ears>().0)
}

fn settings(player: &mut Player) -> Mut<'_, Settings> {
    player.app.world_mut().resource_mut::<Settings>()
}

fn pieces(player: &mut Player) -> usize {
    let world = player.app.world_mut();
    world.query::<&Piece>().iter(world).count()
}

#[test]
fn a_turn_is_heard_in_its_order() {
    let mut player = listener(MERGES);
    player.wish(place(Slot::Two, "d4"));
    player.steps(2);
    assert_eq!(heard(&mut player), [Cue::Place]);
    player.until("the slide", |player| player.heard().slides() == 1);
    player.step();
    let tile = Tile::from_value(32).unwrap();
    assert_eq!(heard(&mut player), [Cue::Slide, Cue::Merge(tile)]);
}

#[test]
fn a_clock_that_runs_out_is_heard_once() {
    let mut player = listener(OPEN);
    player.wish(place(Slot::Four, "c3"));
    let mut cues = Vec::new();
    player.until("the first answer", |player| player.turn() == Turn::Sliding);
    player.until_turn(Turn::Placing);
    cues.extend(heard(&mut player));
    assert!(!cues.contains(&Cue::ClockReady), "{cues:?}");
    let cell = player.position().board().empty_cells().next().unwrap();
    player.wish(place(Slot::Two, &cell.to_string()));
    player.steps(2);
    player.until_turn(Turn::Placing);
    let cues = heard(&mut player);
    let ready = cues.iter().filter(|&&cue| cue == Cue::ClockReady).count();
    assert_eq!(ready, 1, "{cues:?}");
}

#[test]
fn refusals_are_heard() {
    let mut player = listener(OPEN);
    player.wish(place(Slot::Two, "a1"));
    player.steps(2);
    assert_eq!(heard(&mut player), [Cue::Refused]);
    for cell in ["c3", "b2", "b3"] {
        player.wish(place(Slot::Two, cell));
    }
    player.steps(2);
    // One was placed, one waits, one is refused.
    let mut cues = heard(&mut player);
    cues.sort_by_key(|cue| *cue == Cue::Refused);
    assert_eq!(cues, [Cue::Place, Cue::Refused]);
}

#[test]
fn nothing_is_heard_while_muted_silent_or_paused_and_nothing_comes_later() {
    let quieten: [fn(&mut Player); 2] = [
        |player| settings(player).muted = true,
        |player| settings(player).choices.volume = 0,
    ];
    for quiet in quieten {
        let mut player = listener(OPEN);
        quiet(&mut player);
        player.wish(place(Slot::Two, "c3"));
        player.until("the answer", |player| player.heard().slides() == 1);
        settings(&mut player).muted = false;
        settings(&mut player).choices.volume = 5;
        player.wait(500);
        assert_eq!(heard(&mut player), []);
    }
    let mut player = listener(OPEN);
    player.act(Action::Pause);
    heard(&mut player);
    player.act(Action::ToggleLanguages);
    player.act(Action::ToggleLanguages);
    assert_eq!(heard(&mut player), []);
}

#[test]
fn a_choke_is_celebrated_and_the_confetti_goes() {
    let mut player = listener(NEARLY_CHOKED);
    player.wish(place(Slot::Two, "d4"));
    player.steps(2);
    assert_eq!(player.turn(), Turn::Over);
    assert!(heard(&mut player).contains(&Cue::Choke));
    assert_eq!(pieces(&mut player), 60);
    player.until_screen(Screen::Summary);
    player.steps(2);
    assert!(heard(&mut player).contains(&Cue::NewBest));
    player.wait(4_000);
    assert_eq!(pieces(&mut player), 0);
}

#[test]
fn a_milestone_throws_confetti_unless_motion_is_reduced() {
    for (reduced, expected) in [(false, 60), (true, 0)] {
        let mut player = Player::with_saved(&match_on(MILESTONE));
        settings(&mut player).choices.motion = if reduced {
            MotionChoice::Reduced
        } else {
            MotionChoice::Full
        };
        player.go_on();
        player.wish(place(Slot::Two, "d4"));
        player.until("the slide", |player| player.heard().slides() == 1);
        player.step();
        assert_eq!(pieces(&mut player), expected, "reduced: {reduced}");
    }
}
