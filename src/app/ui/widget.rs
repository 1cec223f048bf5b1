//! Functions that spawn the common parts of screens.

use bevy::prelude::*;

use super::{
    focus::Focusable,
    hit::Hit,
    layout::Layout,
    palette::{Edge, Ink, Paint, Role},
    text::TextSize,
};
use crate::app::{action::Action, fonts::Weight, i18n::Phrase, screen::FrameSystems};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Held>()
        .add_systems(Update, show_held.in_set(FrameSystems::Show));
}

/// The button a pointer is down on.
#[derive(Resource, Default)]
pub struct Held(pub Option<Entity>);

/// The name of a button that has no words on it.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Called(pub Phrase);

/// Layers over the screens, higher ones over lower ones.
pub mod layer {
    use bevy::prelude::GlobalZIndex;

    pub const OVER_RACK: GlobalZIndex = GlobalZIndex(1);
    pub const DRAGGED: GlobalZIndex = GlobalZIndex(5);
    pub const CONFETTI: GlobalZIndex = GlobalZIndex(6);
    pub const PAUSE: GlobalZIndex = GlobalZIndex(10);
    pub const DIALOG: GlobalZIndex = GlobalZIndex(20);
    pub const LANGUAGE: GlobalZIndex = GlobalZIndex(30);
}

/// One line of text.
pub fn label(phrase: Phrase, size: TextSize, weight: Weight, role: Role) -> impl Bundle {
    (
        phrase,
        size,
        weight,
        Ink(role),
        TextLayout::new(Justify::Center, LineBreak::NoWrap),
    )
}

/// Text that may take several lines.
pub fn paragraph(phrase: Phrase, size: TextSize, role: Role) -> impl Bundle {
    (
        phrase,
        size,
        Weight::Regular,
        Ink(role),
        TextLayout::new(Justify::Center, LineBreak::WordBoundary),
    )
}

/// A button that asks for `action`, as wide as its parent, large enough for a thumb.
pub fn button(action: Action, phrase: Phrase, focusable: Focusable) -> impl Bundle {
    (
        button_frame(action, focusable, Role::Accent),
        children![button_label(phrase)],
    )
}

/// What stands on a button: one line where there is room for it, else two.
pub fn button_label(phrase: Phrase) -> impl Bundle {
    (
        phrase,
        TextSize::Body,
        Weight::Bold,
        Ink(Role::OnAccent),
        TextLayout::new(Justify::Center, LineBreak::WordBoundary),
    )
}

/// A button without its text.
pub fn button_frame(action: Action, focusable: Focusable, role: Role) -> impl Bundle {
    (
        Name::new(format!("Button {action}")),
        Node {
            min_height: px(Layout::TOUCH),
            width: percent(100),
            // Two lines fit the least height.
            padding: UiRect::axes(px(10), px(3)),
            border: UiRect::all(px(3)),
            border_radius: BorderRadius::all(px(6)),
            justify_content: JustifyContent::Center,
            align_items: AlignItems::Center,
            flex_direction: FlexDirection::Column,
            ..default()
        },
        Paint(role),
        Edge(Role::None),
        Hit::Action(action),
        focusable,
    )
}

/// A column of things, centred in its parent.
pub fn column(gap: f32) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        row_gap: px(gap),
        ..default()
    }
}

/// A pressed button gives way a little.
fn show_held(held: Res<Held>, mut buttons: Query<(Entity, &mut UiTransform), With<Focusable>>) {
    if !held.is_changed() {
        return;
    }
    for (entity, mut transform) in &mut buttons {
        let scale = if held.0 == Some(entity) { 0.97 } else { 1.0 };
        transform.set_if_neq(UiTransform::from_scale(Vec2::splat(scale)));
    }
}
