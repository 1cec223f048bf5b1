//! The board on screen: its cells, the tiles on them and how they move.
//!
//! The model comes first. What a placement or slide did is told by the engine and
//! turned one to one into entities and tweens; nothing here decides anything.

mod cursor;
mod effects;
mod motion;
pub mod tiles;

use bevy::prelude::*;

pub use effects::{Fading, MilestoneReached};

use super::{
    screen::Screen,
    ui::{
        hit::Hit,
        layout::{Area, Layout},
        palette::{Paint, Role},
    },
};
use crate::engine::{Cell, Size};

pub(super) fn plugin(app: &mut App) {
    app.add_computed_state::<InMatch>()
        .add_systems(OnEnter(InMatch), spawn_board)
        .add_plugins((
            tiles::plugin,
            motion::plugin,
            effects::plugin,
            cursor::plugin,
        ));
}

/// Exists while a match is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InMatch;

impl ComputedStates for InMatch {
    type SourceStates = Screen;
    /// The board stays when READY gives way to PLAY.
    const ALLOW_SAME_STATE_TRANSITIONS: bool = false;

    fn compute(screen: Screen) -> Option<Self> {
        screen.is_match().then_some(Self)
    }
}

/// The board itself.
#[derive(Component)]
pub struct BoardView;

/// An empty cell, behind the tiles.
#[derive(Component)]
pub struct CellView(pub Cell);

/// What tiles are children of.
#[derive(Component)]
pub struct TileLayer;

/// What effects are children of: over the tiles.
#[derive(Component)]
pub struct EffectLayer;

fn spawn_board(mut commands: Commands) {
    let whole = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        ..default()
    };
    commands.spawn((
        Name::new("Board"),
        BoardView,
        DespawnOnExit(InMatch),
        Area::Board,
        Node {
            border_radius: BorderRadius::all(px(6)),
            ..default()
        },
        Paint(Role::Grid),
        Children::spawn((
            SpawnIter(Size::CLASSIC.cells().map(cell)),
            Spawn((Name::new("Tiles"), TileLayer, whole.clone())),
            Spawn((Name::new("Effects"), EffectLayer, whole, ZIndex(1))),
        )),
    ));
}

fn cell(cell: Cell) -> impl Bundle {
    (
        Name::new(format!("Cell {cell}")),
        CellView(cell),
        Hit::Cell(cell),
        node_on(cell),
        Paint(Role::EmptyCell),
    )
}

/// A node that covers `cell`, in parts of the board, so that it needs no care when the
/// window changes.
pub fn node_on(cell: Cell) -> Node {
    let [left, top] = corner(cell);
    Node {
        position_type: PositionType::Absolute,
        left: percent(left * 100.0),
        top: percent(top * 100.0),
        width: percent(Layout::cell() * 100.0),
        height: percent(Layout::cell() * 100.0),
        border_radius: BorderRadius::all(px(4)),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..default()
    }
}

/// The top left of a cell in parts of the board's side: across, then down.
fn corner(cell: Cell) -> [f32; 2] {
    [cell.col, cell.row]
        .map(|steps| Layout::gap() + f32::from(steps) * (Layout::cell() + Layout::gap()))
}
