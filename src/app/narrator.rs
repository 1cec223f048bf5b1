//! The last thing that happened, as a sentence.

use bevy::prelude::*;

use super::{
    hand::SlotNotReady,
    i18n::Phrase,
    play::{CurrentGame, Intent, Occasion, Played, Queue, Reason, Refused, Reset},
    screen::{FrameSystems, Pause},
};
use crate::{
    card::tier_name,
    engine::{Cell, Dir, Event, Game, Illegal, Slot},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastEvent>().add_systems(
        Update,
        (
            tell_reset,
            tell_played,
            tell_queued.run_if(resource_changed::<Queue>),
            tell_refused,
            tell_not_ready,
            tell_pause.run_if(state_changed::<Pause>),
        )
            .chain()
            .in_set(FrameSystems::Show),
    );
}

/// What a screen reader is told.
#[derive(Resource)]
pub struct LastEvent(Phrase);

impl LastEvent {
    pub const fn phrase(&self) -> &Phrase {
        &self.0
    }
}

impl Default for LastEvent {
    fn default() -> Self {
        Self(Phrase::new("document-title"))
    }
}

/// Adds `row` and `column`, counted from 1.
fn at(phrase: Phrase, cell: Cell) -> Phrase {
    phrase
        .number("row", cell.row + 1)
        .number("column", cell.col + 1)
}

const fn direction(dir: Dir) -> &'static str {
    match dir {
        Dir::Up => "direction-up",
        Dir::Down => "direction-down",
        Dir::Left => "direction-left",
        Dir::Right => "direction-right",
    }
}

fn tell_reset(
    mut resets: MessageReader<Reset>,
    mut last: ResMut<LastEvent>,
    current: Res<CurrentGame>,
    occasion: Res<Occasion>,
) {
    if resets.read().count() == 0 {
        return;
    }
    if *occasion == Occasion::Lesson {
        last.0 = Phrase::new("howto-title");
        return;
    }
    if let Some(game) = current.get() {
        let tier = tier_name(game.rules().tier);
        last.0 = if game.moves().is_empty() {
            Phrase::new("event-started").key("tier", tier)
        } else {
            Phrase::new("event-continued")
                .key("tier", tier)
                .number("turn", game.position().turn())
        };
    }
}

fn tell_played(
    mut played: MessageReader<Played>,
    mut last: ResMut<LastEvent>,
    current: Res<CurrentGame>,
) {
    let Some(game) = current.get() else {
        return;
    };
    for event in played.read().flat_map(|played| &played.events) {
        last.0 = sentence(event, game);
    }
}

fn sentence(event: &Event, game: &Game) -> Phrase {
    match event {
        Event::Placed { tile, cell } => at(
            Phrase::new("event-placed").string("value", tile.to_string()),
            *cell,
        ),
        Event::Slid { dir, shifts } => {
            let merges = shifts.iter().filter(|shift| shift.merged).count();
            Phrase::new("event-slid")
                .key("direction", direction(*dir))
                .number("merges", merges as i64)
        }
        Event::Choked => Phrase::new("event-choke").number("turns", game.position().turn()),
    }
}

fn tell_queued(queue: Res<Queue>, mut last: ResMut<LastEvent>) {
    if let Some(Intent::Place { slot, cell }) = queue.get() {
        last.0 = at(
            Phrase::new("event-queued").string("value", slot.to_string()),
            cell,
        );
    }
}

fn tell_refused(mut refused: MessageReader<Refused>, mut last: ResMut<LastEvent>) {
    for refused in refused.read() {
        let Intent::Place { slot, cell } = refused.intent else {
            continue;
        };
        match refused.reason {
            Reason::Overtaken(_) | Reason::QueueFull => last.0 = Phrase::new("event-dropped"),
            Reason::Illegal(Illegal::CellTaken) => last.0 = at(Phrase::new("event-taken"), cell),
            Reason::Illegal(Illegal::SlotCooling { turns }) => last.0 = cooling(slot, turns),
            Reason::NotTheLesson { slot, cell } => {
                last.0 = at(
                    Phrase::new("howto-elsewhere").string("value", slot.to_string()),
                    cell,
                );
            }
            Reason::Illegal(_) => {}
        }
    }
}

fn tell_not_ready(
    mut not_ready: MessageReader<SlotNotReady>,
    mut last: ResMut<LastEvent>,
    current: Res<CurrentGame>,
) {
    for &SlotNotReady(slot) in not_ready.read() {
        if let Some(rack) = current.rack() {
            last.0 = cooling(slot, rack.clock(slot));
        }
    }
}

fn cooling(slot: Slot, turns: u8) -> Phrase {
    Phrase::new("event-cooling")
        .string("value", slot.to_string())
        .number("turns", turns)
}

fn tell_pause(pause: Res<State<Pause>>, mut last: ResMut<LastEvent>, current: Res<CurrentGame>) {
    if current.get().is_some() {
        last.0 = Phrase::new(match pause.get() {
            Pause::Paused => "event-paused",
            Pause::Running => "event-resumed",
        });
    }
}
