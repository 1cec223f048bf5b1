//! One entity for each tile. They say at once what the model says; how they get there
//! is `motion`'s matter.

use bevy::prelude::*;

use super::{InMatch, TileLayer, motion::Animate, node_on, spawn_board};
use crate::{
    app::{
        fonts::Weight,
        play::{CurrentGame, Played, Reset},
        screen::FrameSystems,
        ui::{
            palette::{Ink, Paint, Role},
            text::TextSize,
        },
    },
    engine::{Cell, Event, Shift, Tile},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(InMatch), resync.after(spawn_board))
        .add_systems(
            Update,
            (resync.run_if(on_message::<Reset>), follow_events)
                .chain()
                .in_set(BoardSystems)
                .in_set(FrameSystems::Show),
        );
}

/// Tiles follow the model here; what moves them comes after.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardSystems;

/// A tile on the board, as the model has it.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileView {
    pub cell: Cell,
    pub tile: Tile,
}

/// A tile that merged into another one: seen until it gets there, counted no more.
#[derive(Component)]
pub struct Merged;

/// The number of a tile. Its parent is the [`TileView`].
#[derive(Component)]
pub struct Face;

/// Makes all tiles anew from the position.
fn resync(
    mut commands: Commands,
    current: Res<CurrentGame>,
    layer: Option<Single<Entity, With<TileLayer>>>,
    mut animate: Animate,
) {
    let Some(layer) = layer else {
        return;
    };
    animate.stop();
    commands.entity(*layer).despawn_related::<Children>();
    if let Some(game) = current.get() {
        for (cell, tile) in game.position().board().tiles() {
            spawn_tile(&mut commands, *layer, cell, tile);
        }
    }
}

fn spawn_tile(commands: &mut Commands, layer: Entity, cell: Cell, tile: Tile) -> Entity {
    commands
        .spawn((
            Name::new(format!("Tile {tile} {cell}")),
            TileView { cell, tile },
            node_on(cell),
            UiTransform::default(),
            ChildOf(layer),
            Paint(Role::Tile(tile)),
            children![(
                Face,
                Text::new(tile.to_string()),
                Weight::Bold,
                face_size(tile),
                Ink(Role::TileInk(tile)),
                TextLayout::new(Justify::Center, LineBreak::NoWrap),
            )],
        ))
        .id()
}

/// The size at which a tile's number fits its cell.
pub fn face_size(tile: Tile) -> TextSize {
    let digits = tile.value().ilog10() + 1;
    TextSize::Tile(u8::try_from(digits).expect("a u64 has at most 20 digits"))
}

/// Turns what was played into what the tiles are now.
fn follow_events(
    mut commands: Commands,
    mut played: MessageReader<Played>,
    layer: Option<Single<Entity, With<TileLayer>>>,
    mut views: Query<(Entity, &mut TileView), Without<Merged>>,
    mut animate: Animate,
) {
    let Some(layer) = layer else {
        played.clear();
        return;
    };
    let mut events = played.read().flat_map(|played| &played.events).peekable();
    // Once: the queries do not see what the commands of this frame do.
    if events.peek().is_some() {
        animate.snap(&mut commands);
    }
    for event in events {
        match event {
            Event::Placed { tile, cell } => {
                let entity = spawn_tile(&mut commands, *layer, *cell, *tile);
                animate.appear(&mut commands, entity);
            }
            Event::Slid { shifts, .. } => {
                slide(&mut commands, shifts, &mut views, &mut animate);
            }
            Event::Choked => {}
        }
    }
}

fn slide(
    commands: &mut Commands,
    shifts: &[Shift],
    views: &mut Query<(Entity, &mut TileView), Without<Merged>>,
    animate: &mut Animate,
) {
    // Found before any moves: a tile may come to lie where another one was.
    let movers: Vec<(Shift, Entity)> = shifts
        .iter()
        .filter_map(|shift| {
            let (entity, _) = views.iter().find(|(_, view)| view.cell == shift.from)?;
            Some((*shift, entity))
        })
        .collect();
    for &(
        Shift {
            from, to, merged, ..
        },
        entity,
    ) in &movers
    {
        let Ok((_, mut view)) = views.get_mut(entity) else {
            continue;
        };
        view.cell = to;
        commands.entity(entity).insert(node_on(to));
        if merged {
            commands.entity(entity).insert(Merged);
        }
        animate.travel(commands, entity, from, to);
    }
    for merge in shifts.iter().filter(|shift| shift.merged) {
        let survivor = movers
            .iter()
            .find(|(shift, _)| shift.to == merge.to && !shift.merged);
        if let Some(&(_, entity)) = survivor
            && let Ok((_, mut view)) = views.get_mut(entity)
            && let Some(doubled) = Tile::from_exponent(merge.tile.exponent() + 1)
        {
            view.tile = doubled;
            animate.merge(commands, entity, merge.to, doubled);
        }
    }
}
