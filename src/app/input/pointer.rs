//! Mouse and fingers: press, drag, release.
//!
//! Window events are read in their order and tested against the screen here, so a tap
//! that begins and ends within one slow frame still counts. One pointer is followed at
//! a time; a second finger waits until the first is up.

use bevy::{
    ecs::system::SystemParam,
    input::{ButtonState, touch::TouchPhase},
    prelude::*,
    window::{PrimaryWindow, WindowEvent},
};

use crate::{
    app::{
        action::Action,
        hand::{Drag, Hand},
        play::{CurrentGame, Intent, Turn},
        screen::{Dialog, FrameSystems, Pause, Screen},
        ui::{
            focus::Focus,
            hit::{Hit, Hits},
            widget::Held,
        },
    },
    engine::{Cell, Slot},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointer>().add_systems(
        Update,
        (
            let_go.run_if(
                state_changed::<Screen>
                    .or_else(state_changed::<Pause>)
                    .or_else(state_changed::<Dialog>),
            ),
            follow,
        )
            .chain()
            .in_set(FrameSystems::Input),
    );
}

/// A finger or mouse that moved less than this has not moved: logical pixels.
const DRAG_FROM: f32 = 8.0;

/// The one pointer that is down, and where the mouse rests.
#[derive(Resource, Default)]
struct Pointer {
    mouse: Vec2,
    press: Option<Press>,
}

#[derive(Clone, Copy)]
struct Press {
    by: By,
    from: Vec2,
    on: Option<(Entity, Hit)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Mouse,
    Finger(u64),
}

/// What a pointer did, at a place in logical pixels.
enum Deed {
    Down,
    Move,
    Up,
    Cancel,
}

/// What a pointer can cause.
#[derive(SystemParam)]
struct Causes<'w, 's> {
    hits: Hits<'w, 's>,
    hand: ResMut<'w, Hand>,
    held: ResMut<'w, Held>,
    focus: ResMut<'w, Focus>,
    actions: MessageWriter<'w, Action>,
    intents: MessageWriter<'w, Intent>,
    current: Res<'w, CurrentGame>,
    turn: Res<'w, State<Turn>>,
}

fn follow(
    mut events: MessageReader<WindowEvent>,
    mut pointer: ResMut<Pointer>,
    mut causes: Causes,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
) {
    let scale = window.map_or(1.0, |window| window.scale_factor());
    for event in events.read() {
        let (by, deed, at) = match event {
            WindowEvent::CursorMoved(moved) => {
                pointer.mouse = moved.position;
                (By::Mouse, Deed::Move, moved.position)
            }
            WindowEvent::MouseButtonInput(button) if button.button == MouseButton::Left => {
                let deed = match button.state {
                    ButtonState::Pressed => Deed::Down,
                    ButtonState::Released => Deed::Up,
                };
                (By::Mouse, deed, pointer.mouse)
            }
            WindowEvent::CursorLeft(_) => {
                causes.hover(None);
                continue;
            }
            WindowEvent::TouchInput(touch) => {
                let deed = match touch.phase {
                    TouchPhase::Started => Deed::Down,
                    TouchPhase::Moved => Deed::Move,
                    TouchPhase::Ended => Deed::Up,
                    TouchPhase::Canceled => Deed::Cancel,
                };
                (By::Finger(touch.id), deed, touch.position)
            }
            WindowEvent::WindowFocused(focus) if !focus.focused => {
                pointer.press = None;
                causes.release();
                continue;
            }
            _ => continue,
        };
        pointer.take(by, &deed, at, scale, &mut causes);
    }
}

/// What is under a pointer changes with the screen: a press from before means nothing.
fn let_go(mut pointer: ResMut<Pointer>, mut causes: Causes) {
    pointer.press = None;
    causes.release();
}

impl Pointer {
    fn take(&mut self, by: By, deed: &Deed, at: Vec2, scale: f32, causes: &mut Causes) {
        let hit = causes.hits.at(at * scale);
        match (deed, self.press) {
            (Deed::Down, None) => {
                self.press = Some(Press {
                    by,
                    from: at,
                    on: hit,
                });
                causes.press(hit);
            }
            (Deed::Move, Some(press)) if press.by == by => causes.drag(press, at, hit),
            (Deed::Up, Some(press)) if press.by == by => {
                self.press = None;
                causes.lift(press, hit);
                causes.release();
            }
            (Deed::Cancel, Some(press)) if press.by == by => {
                self.press = None;
                causes.release();
            }
            (Deed::Move, None) if by == By::Mouse => causes.hover(hit),
            _ => {}
        }
    }
}

impl Causes<'_, '_> {
    fn press(&mut self, hit: Option<(Entity, Hit)>) {
        self.focus.hide();
        if self.hand.cursor.is_some() {
            self.hand.cursor = None;
        }
        match hit {
            Some((_, Hit::Slot(slot))) => {
                self.actions.write(Action::SelectSlot(slot));
            }
            Some((entity, Hit::Action(_))) => self.held.0 = Some(entity),
            _ => {}
        }
    }

    /// A ready slot follows the pointer once it has moved.
    fn drag(&mut self, press: Press, at: Vec2, hit: Option<(Entity, Hit)>) {
        let Some((_, Hit::Slot(slot))) = press.on else {
            return;
        };
        let under_way = self.hand.drag.is_some() || at.distance(press.from) > DRAG_FROM;
        let ready = self.current.rack().is_some_and(|rack| rack.is_ready(slot));
        if under_way && ready {
            let over = cell_of(hit);
            self.hand.drag = Some(Drag { slot, at, over });
        }
    }

    fn lift(&mut self, press: Press, hit: Option<(Entity, Hit)>) {
        match (press.on, hit) {
            (Some((pressed, Hit::Action(action))), Some((entity, _))) if pressed == entity => {
                self.actions.write(action);
            }
            (Some((_, Hit::Cell(pressed))), Some((_, Hit::Cell(cell)))) if pressed == cell => {
                self.place(self.hand.slot, cell);
            }
            (Some((_, Hit::Slot(_))), Some((_, Hit::Cell(cell)))) => {
                if let Some(drag) = self.hand.drag {
                    self.place(drag.slot, cell);
                }
            }
            _ => {}
        }
    }

    fn place(&mut self, slot: Slot, cell: Cell) {
        if !matches!(self.turn.get(), Turn::Idle | Turn::Over) {
            self.intents.write(Intent::Place { slot, cell });
        }
    }

    fn release(&mut self) {
        if self.held.0.is_some() {
            self.held.0 = None;
        }
        if self.hand.drag.is_some() {
            self.hand.drag = None;
        }
    }

    fn hover(&mut self, hit: Option<(Entity, Hit)>) {
        let hovered = cell_of(hit);
        if self.hand.hovered != hovered {
            self.hand.hovered = hovered;
        }
    }
}

fn cell_of(hit: Option<(Entity, Hit)>) -> Option<Cell> {
    match hit {
        Some((_, Hit::Cell(cell))) => Some(cell),
        _ => None,
    }
}
