//! What is on every screen: the brand and the language switcher.

use bevy::prelude::*;

use crate::app::{
    action::Action,
    fonts::Weight,
    i18n::{Phrase, Words},
    platform,
    screen::{FrameSystems, Screen},
    ui::{
        focus::Focusable,
        hit::Hit,
        layout::{Area, Layout},
        palette::{Edge, Ink, Paint, Palette, Role},
        text::TextSize,
        widget::{label, layer},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ClearColor>()
        .add_systems(Startup, (spawn_brand, spawn_switcher))
        .add_systems(
            Update,
            (
                name_document.run_if(resource_changed::<Words>),
                hide_brand_on_title.run_if(state_changed::<Screen>),
                paint_page.run_if(resource_changed::<Palette>),
            )
                .in_set(FrameSystems::Show),
        );
}

#[derive(Component)]
struct Brand;

fn spawn_brand(mut commands: Commands) {
    commands.spawn((
        Name::new("Brand"),
        Brand,
        Area::Brand,
        Node {
            align_items: AlignItems::Center,
            column_gap: px(6),
            ..default()
        },
        Visibility::Hidden,
        children![
            label(
                Phrase::new("title_brand"),
                TextSize::Heading,
                Weight::Bold,
                Role::Ink
            ),
            (
                Text::new("▲"),
                TextSize::Body,
                Weight::Bold,
                Ink(Role::Refused),
            ),
        ],
    ));
}

fn spawn_switcher(mut commands: Commands) {
    commands.spawn((
        Name::new("Language switcher"),
        Area::Language,
        layer::LANGUAGE,
        Node {
            justify_content: JustifyContent::End,
            align_items: AlignItems::Center,
            ..default()
        },
        children![(
            Name::new("Language button"),
            Node {
                min_width: px(Layout::TOUCH),
                height: px(Layout::TOUCH),
                padding: UiRect::horizontal(px(10)),
                border: UiRect::all(px(2)),
                border_radius: BorderRadius::all(px(6)),
                justify_content: JustifyContent::Center,
                align_items: AlignItems::Center,
                ..default()
            },
            Paint(Role::Quiet),
            Edge(Role::None),
            Hit::Action(Action::ToggleLanguages),
            Focusable {
                layer: Focusable::EVERYWHERE,
                order: 0,
                first: false,
            },
            children![label(
                Phrase::new("language-name"),
                TextSize::Small,
                Weight::Bold,
                Role::Ink
            )],
        )],
    ));
}

fn name_document(words: Res<Words>) {
    platform::speak(words.lang().code(), &words.text("document-title"));
}

/// The title shows its own, larger wordmark.
fn hide_brand_on_title(
    screen: Res<State<Screen>>,
    mut brand: Single<&mut Visibility, With<Brand>>,
) {
    brand.set_if_neq(if *screen.get() == Screen::Title {
        Visibility::Hidden
    } else {
        Visibility::Inherited
    });
}

fn paint_page(palette: Res<Palette>, mut clear: ResMut<ClearColor>) {
    let page = palette.color(Role::Page);
    clear.0 = page;
    platform::color_page(&page.to_srgba().to_hex());
}
