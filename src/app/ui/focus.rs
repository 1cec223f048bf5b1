//! Keyboard focus on menus: which button Enter means, and the mark that shows it.

use bevy::prelude::*;

use super::{
    hit::Hit,
    palette::{Edge, Role},
};
use crate::app::{action::Action, screen::FrameSystems};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Focus>()
        .add_systems(Update, keep_focus.in_set(FrameSystems::Act))
        .add_systems(Update, show_focus.in_set(FrameSystems::Show));
}

/// A button the keyboard can reach.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Focusable {
    /// Buttons of the highest layer present take part, the others wait below them.
    pub layer: u8,
    /// The way arrows go through a layer.
    pub order: u8,
    /// Where the focus is when a layer appears.
    pub first: bool,
}

impl Focusable {
    /// A layer for what stays reachable from every other one.
    pub const EVERYWHERE: u8 = u8::MAX;
}

/// The button that Enter means.
#[derive(Resource, Default)]
pub struct Focus {
    entity: Option<Entity>,
    /// The mark is shown once a key was used, and hidden again by a pointer.
    visible: bool,
}

impl Focus {
    pub const fn entity(&self) -> Option<Entity> {
        self.entity
    }

    pub const fn is_visible(&self) -> bool {
        self.visible
    }

    pub fn show(&mut self) {
        self.visible = true;
    }

    pub fn hide(&mut self) {
        self.visible = false;
    }

    pub fn set(&mut self, entity: Entity) {
        self.entity = Some(entity);
    }

    /// Goes `steps` on in the order of the layer, round the end.
    pub fn step(&mut self, chain: &[(Entity, Action)], steps: isize) {
        let Ok(length) = isize::try_from(chain.len()) else {
            return;
        };
        if length == 0 {
            return;
        }
        let here = chain
            .iter()
            .position(|&(entity, _)| Some(entity) == self.entity);
        let next = here.map_or(0, |here| {
            (here as isize + steps).rem_euclid(length) as usize
        });
        self.entity = Some(chain[next].0);
        self.visible = true;
    }
}

/// The buttons of the highest layer, in order. None while there is no menu: what stays
/// reachable from everywhere waits for one.
pub fn chain(buttons: &Query<(Entity, &Focusable, &Hit)>) -> Vec<(Entity, Action)> {
    let layer = buttons
        .iter()
        .map(|(_, focusable, _)| focusable.layer)
        .filter(|&layer| layer != Focusable::EVERYWHERE)
        .max();
    if layer.is_none() {
        return Vec::new();
    }
    let mut chain: Vec<_> = buttons
        .iter()
        .filter(|(_, focusable, _)| {
            Some(focusable.layer) == layer || focusable.layer == Focusable::EVERYWHERE
        })
        .filter_map(|(entity, focusable, hit)| match hit {
            Hit::Action(action) => Some((focusable, entity, *action)),
            _ => None,
        })
        .collect();
    chain.sort_by_key(|(focusable, entity, _)| (focusable.layer, focusable.order, *entity));
    chain
        .into_iter()
        .map(|(_, entity, action)| (entity, action))
        .collect()
}

/// The focus is always on a button of the highest layer, if there is one.
fn keep_focus(
    mut focus: ResMut<Focus>,
    buttons: Query<(Entity, &Focusable, &Hit)>,
    added: Query<(), Added<Focusable>>,
) {
    let chain = chain(&buttons);
    let held = focus
        .entity
        .is_some_and(|held| chain.iter().any(|&(entity, _)| entity == held));
    if held && added.is_empty() {
        return;
    }
    let first = chain
        .iter()
        .find(|&&(entity, _)| buttons.get(entity).is_ok_and(|(_, f, _)| f.first))
        .or(chain.first());
    let wanted = if held && first.is_none() {
        focus.entity
    } else {
        first.map(|&(entity, _)| entity)
    };
    if focus.entity != wanted {
        focus.entity = wanted;
    }
}

fn show_focus(focus: Res<Focus>, mut buttons: Query<(Entity, &mut Edge), With<Focusable>>) {
    for (entity, mut edge) in &mut buttons {
        let role = if focus.visible && focus.entity == Some(entity) {
            Role::Focus
        } else {
            Role::None
        };
        edge.set_if_neq(Edge(role));
    }
}
