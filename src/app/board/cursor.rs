//! What the hand shows on the board: the keyboard's cursor, a ghost of the tile that a
//! press would place, the tile being dragged, and the placement that waits.

use bevy::prelude::*;

use super::{EffectLayer, InMatch, node_on, tiles::face_size};
use crate::{
    app::{
        fonts::Weight,
        hand::{Drag, Hand, ShowHandSystems},
        play::{CurrentGame, Intent, Queue, Turn},
        screen::FrameSystems,
        ui::{
            layout::Layout,
            palette::{Edge, Ink, Paint, Palette, Role},
            widget::layer,
        },
    },
    engine::{Cell, Slot},
};

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, ShowHandSystems.in_set(FrameSystems::Show))
        .add_systems(
            Update,
            (show_cursor, show_ghost, show_dragged)
                .run_if(in_state(InMatch))
                .in_set(ShowHandSystems),
        );
}

/// How solid a tile is that is not there yet.
const GHOST_ALPHA: f32 = 0.45;
const WAITING_ALPHA: f32 = 0.7;

#[derive(Component)]
struct CursorMark;

/// A see-through tile on a cell.
#[derive(Component, PartialEq, Eq)]
struct Ghost {
    slot: Slot,
    cell: Cell,
    waits: bool,
}

#[derive(Component)]
struct Dragged(Slot);

fn show_cursor(
    mut commands: Commands,
    hand: Res<Hand>,
    layer: Single<Entity, With<EffectLayer>>,
    mark: Option<Single<(Entity, &mut Node), With<CursorMark>>>,
) {
    match (hand.cursor, mark) {
        (Some(cell), None) => {
            commands.spawn((
                Name::new("Cursor"),
                CursorMark,
                ChildOf(*layer),
                cursor_node(cell),
                Edge(Role::Focus),
            ));
        }
        (Some(cell), Some(mark)) => {
            let (_, mut node) = mark.into_inner();
            node.set_if_neq(cursor_node(cell));
        }
        (None, Some(mark)) => commands.entity(mark.0).despawn(),
        (None, None) => {}
    }
}

fn cursor_node(cell: Cell) -> Node {
    Node {
        border: UiRect::all(px(4)),
        ..node_on(cell)
    }
}

/// What would be placed where, or waits to be.
fn wanted_ghost(hand: &Hand, queue: &Queue, current: &CurrentGame, turn: Turn) -> Option<Ghost> {
    if let Some(Intent::Place { slot, cell }) = queue.get() {
        let waits = true;
        return Some(Ghost { slot, cell, waits });
    }
    let (slot, cell) = match hand.drag {
        Some(Drag { slot, over, .. }) => (slot, over?),
        None => (hand.slot, hand.hovered.or(hand.cursor)?),
    };
    let board = current.get()?.position().board();
    let waits = false;
    (turn != Turn::Over && board.get(cell).is_none()).then_some(Ghost { slot, cell, waits })
}

fn show_ghost(
    mut commands: Commands,
    hand: Res<Hand>,
    queue: Res<Queue>,
    current: Res<CurrentGame>,
    turn: Res<State<Turn>>,
    palette: Res<Palette>,
    layer: Single<Entity, With<EffectLayer>>,
    shown: Option<Single<(Entity, &Ghost)>>,
) {
    let wanted = wanted_ghost(&hand, &queue, &current, *turn.get());
    if let Some(shown) = shown {
        if wanted.as_ref() == Some(shown.1) {
            return;
        }
        commands.entity(shown.0).despawn();
    }
    if let Some(ghost) = wanted {
        let tile = ghost.slot.tile();
        let alpha = if ghost.waits {
            WAITING_ALPHA
        } else {
            GHOST_ALPHA
        };
        commands.spawn((
            Name::new("Ghost"),
            ChildOf(*layer),
            node_on(ghost.cell),
            BackgroundColor(palette.tile(tile).with_alpha(alpha)),
            children![(
                Text::new(tile.to_string()),
                Weight::Bold,
                face_size(tile),
                TextColor(palette.tile_ink(tile).with_alpha(alpha)),
            )],
            ghost,
        ));
    }
}

fn show_dragged(
    mut commands: Commands,
    hand: Res<Hand>,
    layout: Res<Layout>,
    dragged: Option<Single<(Entity, &mut Node, &Dragged)>>,
) {
    let side = layout.board_side() * Layout::cell();
    match (hand.drag, dragged) {
        (Some(drag), Some(dragged)) if dragged.2.0 == drag.slot => {
            let (_, mut node, _) = dragged.into_inner();
            node.left = px(drag.at.x - side / 2.0);
            node.top = px(drag.at.y - side / 2.0);
        }
        (Some(drag), other) => {
            if let Some(other) = other {
                commands.entity(other.0).despawn();
            }
            let tile = drag.slot.tile();
            commands.spawn((
                Name::new("Dragged tile"),
                Dragged(drag.slot),
                DespawnOnExit(InMatch),
                layer::DRAGGED,
                Node {
                    left: px(drag.at.x - side / 2.0),
                    top: px(drag.at.y - side / 2.0),
                    width: px(side),
                    height: px(side),
                    ..node_on(Cell::new(0, 0))
                },
                Paint(Role::Tile(tile)),
                children![(
                    Text::new(tile.to_string()),
                    Weight::Bold,
                    face_size(tile),
                    Ink(Role::TileInk(tile)),
                )],
            ));
        }
        (None, Some(dragged)) => commands.entity(dragged.0).despawn(),
        (None, None) => {}
    }
}
