//! The writer: the only system set that changes the match. It grants or refuses
//! wishes and says what happened.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{Intent, Occasion, Played, Reason, Refused, Reset, Turn};
use crate::{
    app::{
        screen::{AtBoard, FrameSystems, match_runs},
        tuning::Tuning,
    },
    engine::{Event, Game, Illegal, Move, Rack, Status, Tier},
    players::lesson,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentGame>()
        .init_resource::<Occasion>()
        .init_resource::<Queue>()
        .init_resource::<Showing>()
        .add_systems(
            Update,
            (
                begin,
                finish_showing.run_if(in_state(Turn::Sliding).and_then(match_runs)),
                grant_wishes.run_if(in_state(AtBoard).and_then(match_runs)),
                forget_wishes,
            )
                .chain()
                .in_set(FrameSystems::Play),
        )
        .add_systems(OnEnter(AtBoard), take_up)
        .add_systems(OnExit(AtBoard), lay_down);
}

/// The match on the board, if there is one.
#[derive(Resource, Default)]
pub struct CurrentGame(Option<Game>);

impl CurrentGame {
    pub const fn get(&self) -> Option<&Game> {
        self.0.as_ref()
    }

    pub fn status(&self) -> Option<Status> {
        self.get().map(|game| game.position().status())
    }

    pub fn rack(&self) -> Option<&Rack> {
        self.get().map(|game| game.position().rack())
    }
}

/// Which match to put on the board.
#[derive(Message, Clone, Debug)]
pub enum Begin {
    New {
        tier: Tier,
        seed: u64,
    },
    /// A saved match.
    Saved(Box<Game>),
    /// The guided match. The only one that can begin anew while it is on the board.
    Lesson,
}

/// A placement made while the Slider thinks; never more than one.
#[derive(Resource, Default, Debug)]
pub struct Queue(Option<Intent>);

impl Queue {
    pub const fn get(&self) -> Option<Intent> {
        self.0
    }
}

/// How much of the Slider's answer is still to be shown.
#[derive(Resource, Default)]
struct Showing(Timer);

/// What granting a wish touches.
#[derive(SystemParam)]
pub struct Granting<'w> {
    current: ResMut<'w, CurrentGame>,
    occasion: Res<'w, Occasion>,
    queue: ResMut<'w, Queue>,
    showing: ResMut<'w, Showing>,
    next_turn: ResMut<'w, NextState<Turn>>,
    tuning: Res<'w, Tuning>,
    played: MessageWriter<'w, Played>,
    refused: MessageWriter<'w, Refused>,
}

fn begin(
    mut begins: MessageReader<Begin>,
    mut current: ResMut<CurrentGame>,
    mut occasion: ResMut<Occasion>,
    mut queue: ResMut<Queue>,
    mut next_turn: ResMut<NextState<Turn>>,
    at_board: Option<Res<State<AtBoard>>>,
    mut reset: MessageWriter<Reset>,
    mut intents: ResMut<Messages<Intent>>,
    tuning: Res<Tuning>,
) {
    let Some(begin) = begins.read().last() else {
        return;
    };
    // Wishes of this frame were meant for the match that was.
    intents.clear();
    let game = match begin {
        Begin::New { tier, seed } => Game::new(tuning.players.rules(*tier), *seed),
        Begin::Saved(game) => (**game).clone(),
        Begin::Lesson => lesson::opening(tuning.players.rules(Tier::Beginner)),
    };
    *occasion = match begin {
        Begin::New { .. } | Begin::Saved(_) => Occasion::Match,
        Begin::Lesson => Occasion::Lesson,
    };
    if at_board.is_some() && *occasion == Occasion::Lesson {
        next_turn.set(turn_of(game.position().status()));
    }
    current.0 = Some(game);
    queue.0 = None;
    reset.write(Reset);
}

/// Where a match stands when its screen is entered.
fn take_up(current: Res<CurrentGame>, mut next_turn: ResMut<NextState<Turn>>) {
    if let Some(status) = current.status() {
        next_turn.set(turn_of(status));
    }
}

fn lay_down(mut queue: ResMut<Queue>, mut next_turn: ResMut<NextState<Turn>>) {
    queue.0 = None;
    next_turn.set(Turn::Idle);
}

const fn turn_of(status: Status) -> Turn {
    match status {
        Status::ToPlace => Turn::Placing,
        Status::ToSlide => Turn::Thinking,
        Status::Choked => Turn::Over,
    }
}

/// The answer has been shown: what waited for it is wished now.
fn finish_showing(mut granting: Granting, time: Res<Time>) {
    if !granting.showing.0.tick(time.delta()).is_finished()
        || granting.current.status() != Some(Status::ToPlace)
    {
        return;
    }
    granting.next_turn.set(Turn::Placing);
    if let Some(intent) = granting.queue.0.take()
        && let Err(reason) = granting.play(intent)
    {
        let reason = match reason {
            Reason::Illegal(illegal) => Reason::Overtaken(illegal),
            other => other,
        };
        granting.refuse(intent, reason);
    }
}

fn grant_wishes(mut intents: ResMut<Messages<Intent>>, mut granting: Granting) {
    for intent in intents.drain() {
        granting.grant(intent);
    }
}

/// Wishes made where no match runs are nobody's.
fn forget_wishes(mut intents: ResMut<Messages<Intent>>) {
    intents.clear();
}

impl Granting<'_> {
    fn grant(&mut self, intent: Intent) {
        let waits = self.current.status() == Some(Status::ToSlide)
            && matches!(intent, Intent::Place { .. });
        let refused = if waits {
            self.wait(intent)
        } else if self.queue.0.is_some() && matches!(intent, Intent::Place { .. }) {
            // The one that waits is placed when the slide has been shown.
            Err(Reason::QueueFull)
        } else {
            self.play(intent)
        };
        if let Err(reason) = refused {
            self.refuse(intent, reason);
        }
    }

    fn wait(&mut self, intent: Intent) -> Result<(), Reason> {
        if self.queue.0.is_some() {
            return Err(Reason::QueueFull);
        }
        self.queue.0 = Some(intent);
        Ok(())
    }

    /// Plays the wish, says so and moves the turn on.
    fn play(&mut self, intent: Intent) -> Result<(), Reason> {
        let over = Reason::Illegal(Illegal::Over);
        let game = self.current.0.as_mut().ok_or(over)?;
        if let Intent::Place { slot, cell } = intent
            && let Some(advised) = self.occasion.advice(&self.tuning, game)
            && advised != (slot, cell)
        {
            let (slot, cell) = advised;
            return Err(Reason::NotTheLesson { slot, cell });
        }
        let played = game.play(match intent {
            Intent::Place { slot, cell } => Move::Place {
                tile: slot.tile(),
                cell,
            },
            Intent::Slide(dir) => Move::Slide(dir),
        });
        let events = played.map_err(Reason::Illegal)?;
        let status = game.position().status();
        let slid = events
            .iter()
            .any(|event| matches!(event, Event::Slid { .. }));
        self.next_turn.set(if slid && status == Status::ToPlace {
            let motion = self.tuning.motion;
            self.showing.0 = Timer::new(motion.slide() + motion.bounce(), TimerMode::Once);
            Turn::Sliding
        } else {
            turn_of(status)
        });
        self.played.write(Played { events, status });
        Ok(())
    }

    fn refuse(&mut self, intent: Intent, reason: Reason) {
        self.refused.write(Refused { intent, reason });
    }
}
