//! What a pointer can meet, and finding it.

use bevy::{ecs::system::SystemParam, prelude::*, ui::ComputedStackIndex};

use crate::{
    app::action::Action,
    engine::{Cell, Slot},
};

/// What lies under a pointer.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    Action(Action),
    Slot(Slot),
    Cell(Cell),
    /// Keeps what lies below it from being met.
    Blocker,
}

/// Finds the topmost [`Hit`] at a place.
#[derive(SystemParam)]
pub struct Hits<'w, 's> {
    hits: Query<
        'w,
        's,
        (
            Entity,
            &'static Hit,
            &'static ComputedNode,
            &'static UiGlobalTransform,
            &'static ComputedStackIndex,
            &'static InheritedVisibility,
        ),
    >,
}

impl Hits<'_, '_> {
    /// The topmost entity at `place`, in physical pixels from the window's top left.
    pub fn at(&self, place: Vec2) -> Option<(Entity, Hit)> {
        self.hits
            .iter()
            .filter(|(_, _, node, transform, _, visible)| {
                visible.get() && node.contains_point(**transform, place)
            })
            .max_by_key(|(_, _, _, _, stack, _)| stack.0)
            .map(|(entity, &hit, ..)| (entity, hit))
    }

    /// Every visible hit with its rectangle in physical pixels.
    pub fn rects(&self) -> impl Iterator<Item = (Entity, Hit, Rect)> {
        self.hits.iter().filter(|(.., visible)| visible.get()).map(
            |(entity, &hit, node, transform, ..)| {
                let rect = Rect::from_center_size(transform.translation, node.size());
                (entity, hit, rect)
            },
        )
    }
}
