//! The Slider's turn: think away from the frame, then answer like any player.
//!
//! The Slider has no private way to change the match. It searches a copy and writes an
//! [`Intent`]; the writer checks and applies it exactly as it does the player's.
//! Leaving [`Turn::Thinking`] despawns the search and so cancels it.

use std::{sync::Arc, time::Duration};

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};

use super::{CurrentGame, Intent, Occasion, Turn};
use crate::{
    app::{
        platform,
        screen::{FrameSystems, match_runs},
        tuning::Tuning,
    },
    engine::Dir,
    players::{search::Outlook, sliders::TierSearch},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Turn::Thinking), start_thinking)
        .add_systems(
            Update,
            answer
                .in_set(FrameSystems::Decide)
                .run_if(in_state(Turn::Thinking).and_then(match_runs)),
        );
}

/// Boards looked at between two breaths. A task can be cancelled only while it
/// breathes, and a web page can draw only then. The answer does not depend on it.
const NODES_PER_SLICE: u64 = 2_000;

/// A search in flight.
#[derive(Component)]
struct Thinking {
    task: Task<Option<Dir>>,
    /// Keeps an instant answer from reading as a glitch; the search runs meanwhile.
    least_pause: Timer,
}

fn start_thinking(
    mut commands: Commands,
    current: Res<CurrentGame>,
    occasion: Res<Occasion>,
    tuning: Res<Tuning>,
) {
    let Some(game) = current.get() else {
        return;
    };
    let tier = occasion.slider(&tuning, game.rules().tier);
    let has_choice = game.position().board().legal_slides().nth(1).is_some();
    // In a lesson the pause is for reading, choice or not.
    let least_pause = if has_choice || *occasion == Occasion::Lesson {
        Duration::from_millis(u64::from(tier.thinking_ms))
    } else {
        Duration::ZERO
    };
    let mut search = TierSearch::new(
        game,
        &tier,
        Outlook::Sampled,
        Arc::clone(&tuning.evaluation),
    );
    let task = AsyncComputeTaskPool::get().spawn(async move {
        loop {
            let slice = platform::slice_started();
            let answer = search.step(NODES_PER_SLICE);
            platform::slice_ended(slice);
            if let Some(answer) = answer {
                platform::wake();
                return answer.dir;
            }
            platform::breathe().await;
        }
    });
    commands.spawn((
        Name::new("Slider search"),
        DespawnOnExit(Turn::Thinking),
        Thinking {
            task,
            least_pause: Timer::new(least_pause, TimerMode::Once),
        },
    ));
}

fn answer(
    mut commands: Commands,
    mut intents: MessageWriter<Intent>,
    search: Option<Single<(Entity, &mut Thinking)>>,
    time: Res<Time>,
) {
    let Some(search) = search else {
        return;
    };
    let (entity, mut thinking) = search.into_inner();
    if !thinking.least_pause.tick(time.delta()).is_finished() {
        return;
    }
    if let Some(dir) = check_ready(&mut thinking.task) {
        if let Some(dir) = dir {
            intents.write(Intent::Slide(dir));
        }
        // A finished task panics when polled again.
        commands.entity(entity).despawn();
    }
}
