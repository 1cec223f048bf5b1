//! What the person holds: the selected slot, the board cursor, a tile being dragged.
//! It is not part of the match and no rule is checked here.

use bevy::prelude::*;

use super::{
    action::Action,
    play::{CurrentGame, Intent, Played, Reset, Turn},
    screen::{Dialog, FrameSystems, Pause, Screen, match_runs},
};
use crate::engine::{Cell, Dir, Rack, Size, Slot};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hand>()
        .add_message::<SlotNotReady>()
        .add_systems(
            Update,
            (
                act.in_set(FrameSystems::Act),
                let_go.in_set(FrameSystems::Show).before(ShowHandSystems),
            ),
        );
}

/// Whatever shows the hand runs here, after it is up to date.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShowHandSystems;

#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Hand {
    /// Ready, unless the match has ended.
    pub slot: Slot,
    /// Shown once the arrows were used, hidden again by a pointer.
    pub cursor: Option<Cell>,
    /// The cell under a resting mouse.
    pub hovered: Option<Cell>,
    pub drag: Option<Drag>,
}

impl Default for Hand {
    fn default() -> Self {
        Self {
            slot: Slot::Two,
            cursor: None,
            hovered: None,
            drag: None,
        }
    }
}

/// A tile on its way from the rack to the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    pub slot: Slot,
    /// In logical pixels from the window's top left.
    pub at: Vec2,
    pub over: Option<Cell>,
}

/// A slot was picked that is still cooling.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlotNotReady(pub Slot);

/// Where the cursor is first seen.
const FIRST_CURSOR: Cell = Cell::new(1, 1);

fn act(
    mut actions: MessageReader<Action>,
    mut hand: ResMut<Hand>,
    mut intents: MessageWriter<Intent>,
    mut not_ready: MessageWriter<SlotNotReady>,
    current: Res<CurrentGame>,
    (screen, turn): (Res<State<Screen>>, Res<State<Turn>>),
    (pause, dialog): (Res<State<Pause>>, Res<State<Dialog>>),
) {
    let plays = screen.get().takes_moves() && match_runs(pause, dialog);
    let Some(rack) = current.rack().filter(|_| plays) else {
        // What is asked beside the action that resumes is not for later.
        actions.clear();
        return;
    };
    for &action in actions.read() {
        match action {
            Action::SelectSlot(slot) if rack.is_ready(slot) => hand.slot = slot,
            Action::SelectSlot(slot) => {
                not_ready.write(SlotNotReady(slot));
            }
            Action::MoveCursor(dir) => {
                hand.cursor = Some(hand.cursor.map_or(FIRST_CURSOR, |cell| stepped(cell, dir)));
            }
            Action::PlaceAtCursor if *turn.get() != Turn::Over => match hand.cursor {
                Some(cell) => {
                    intents.write(Intent::Place {
                        slot: hand.slot,
                        cell,
                    });
                }
                None => hand.cursor = Some(FIRST_CURSOR),
            },
            _ => {}
        }
    }
}

/// One cell on, staying on the board.
fn stepped(cell: Cell, dir: Dir) -> Cell {
    let Cell { row, col } = cell;
    let to = match dir {
        Dir::Up => Cell::new(row.wrapping_sub(1), col),
        Dir::Down => Cell::new(row + 1, col),
        Dir::Left => Cell::new(row, col.wrapping_sub(1)),
        Dir::Right => Cell::new(row, col + 1),
    };
    if Size::CLASSIC.contains(to) { to } else { cell }
}

/// A slot that has begun to cool is let go for a ready one; a new match begins with
/// empty hands.
fn let_go(
    mut hand: ResMut<Hand>,
    mut resets: MessageReader<Reset>,
    mut played: MessageReader<Played>,
    current: Res<CurrentGame>,
) {
    if resets.read().count() > 0 {
        *hand = Hand::default();
    }
    if played.read().count() > 0
        && let Some(rack) = current.rack()
        && !rack.is_ready(hand.slot)
    {
        hand.slot = nearest_ready(rack, hand.slot);
    }
}

/// The largest ready slot below `slot`: the 2 always is one.
fn nearest_ready(rack: &Rack, slot: Slot) -> Slot {
    Slot::ALL[..slot.index()]
        .iter()
        .copied()
        .rfind(|&lower| rack.is_ready(lower))
        .unwrap_or(Slot::Two)
}
