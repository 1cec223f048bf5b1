//! Every colour of the game, by what it is for.

use bevy::prelude::*;

use super::theme::{CARD_INK, CARD_SCREEN, CONTRAST, DARK, LIGHT, SIGNS};
use crate::{
    app::{
        screen::FrameSystems,
        settings::{Settings, Theme},
    },
    engine::Tile,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Palette>()
        .add_systems(
            Update,
            choose
                .run_if(resource_changed::<Settings>)
                .in_set(FrameSystems::Act),
        )
        .add_systems(
            PostUpdate,
            (paint_backgrounds, paint_borders, paint_ink, shape_tiles)
                .before(bevy::ui::UiSystems::Prepare),
        );
}

/// The colours of one theme.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    pub(super) page: Color,
    pub(super) grid: Color,
    pub(super) empty_cell: Color,
    pub(super) ink: Color,
    pub(super) ink_soft: Color,
    pub(super) on_accent: Color,
    pub(super) accent: Color,
    pub(super) quiet: Color,
    pub(super) focus: Color,
    pub(super) refused: Color,
    pub(super) veil: Color,
    pub(super) tiles: [Color; 11],
    /// Tiles past 2048, in turn.
    pub(super) beyond: [Color; 6],
    pub(super) tile_ink_dark: Color,
    pub(super) tile_ink_light: Color,
    pub(super) tile_ink: TileInk,
    /// Tiles are framed, and rounder the more they are worth.
    pub(super) shapes: bool,
}

/// Which of its two inks a theme writes on a tile with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TileInk {
    /// Dark on 2 and 4, light on the rest, as the original does.
    Original,
    /// The one that is easier to read.
    Readable,
}

/// How much two colours differ in brightness, from 1 to 21: the contrast ratio of WCAG
/// 2.2, <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>.
pub fn contrast(a: Color, b: Color) -> f32 {
    let [a, b] = [a, b].map(|color| color.to_linear().luminance() + 0.05);
    a.max(b) / a.min(b)
}

impl Palette {
    pub const fn of(theme: Theme) -> Self {
        match theme {
            Theme::Light => LIGHT,
            Theme::Dark => DARK,
            Theme::Contrast => CONTRAST,
        }
    }

    pub fn tile(&self, tile: Tile) -> Color {
        let step = usize::from(tile.exponent()) - 1;
        self.tiles
            .get(step)
            .copied()
            .unwrap_or_else(|| self.beyond[(step - self.tiles.len()) % self.beyond.len()])
    }

    pub fn tile_ink(&self, tile: Tile) -> Color {
        let dark = match self.tile_ink {
            TileInk::Original => tile.exponent() <= Tile::FOUR.exponent(),
            TileInk::Readable => {
                let on = |ink| contrast(self.tile(tile), ink);
                on(self.tile_ink_dark) >= on(self.tile_ink_light)
            }
        };
        if dark {
            self.tile_ink_dark
        } else {
            self.tile_ink_light
        }
    }

    pub fn color(&self, role: Role) -> Color {
        match role {
            Role::Page => self.page,
            Role::Grid => self.grid,
            Role::EmptyCell => self.empty_cell,
            Role::Ink => self.ink,
            Role::InkSoft => self.ink_soft,
            Role::OnAccent => self.on_accent,
            Role::Accent => self.accent,
            Role::Quiet => self.quiet,
            Role::Focus => self.focus,
            Role::Refused => self.refused,
            Role::Veil => self.veil,
            Role::None => Color::NONE,
            Role::Tile(tile) => self.tile(tile),
            Role::TileInk(tile) => self.tile_ink(tile),
            Role::CardScreen => CARD_SCREEN,
            Role::CardInk => CARD_INK,
            Role::Sign(tile) => SIGNS[(usize::from(tile.exponent()) - 1).min(SIGNS.len() - 1)],
        }
    }
}

impl Default for Palette {
    fn default() -> Self {
        LIGHT
    }
}

/// What a colour is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Page,
    Grid,
    EmptyCell,
    Ink,
    InkSoft,
    OnAccent,
    Accent,
    Quiet,
    Focus,
    Refused,
    /// Lies over a paused match.
    Veil,
    None,
    Tile(Tile),
    TileInk(Tile),
    CardScreen,
    CardInk,
    /// What stands for a tile on a share card.
    Sign(Tile),
}

/// The background's colour, kept with the theme.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(BackgroundColor)]
pub struct Paint(pub Role);

/// The border's colour, kept with the theme.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(BorderColor)]
pub struct Edge(pub Role);

/// The text's colour, kept with the theme.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(TextColor)]
pub struct Ink(pub Role);

fn choose(settings: Res<Settings>, mut palette: ResMut<Palette>) {
    palette.set_if_neq(Palette::of(settings.theme()));
}

fn paint_backgrounds(
    palette: Res<Palette>,
    mut painted: Query<(Ref<Paint>, &mut BackgroundColor)>,
) {
    for (paint, mut background) in &mut painted {
        if palette.is_changed() || paint.is_changed() {
            background.0 = palette.color(paint.0);
        }
    }
}

fn paint_borders(palette: Res<Palette>, mut painted: Query<(Ref<Edge>, &mut BorderColor)>) {
    for (edge, mut border) in &mut painted {
        if palette.is_changed() || edge.is_changed() {
            border.set_all(palette.color(edge.0));
        }
    }
}

fn paint_ink(palette: Res<Palette>, mut painted: Query<(Ref<Ink>, &mut TextColor)>) {
    for (ink, mut color) in &mut painted {
        if palette.is_changed() || ink.is_changed() {
            color.0 = palette.color(ink.0);
        }
    }
}

/// Corners of tiles in themes without shapes.
const CORNER: Val = Val::Px(4.0);

/// How round a tile is where its shape tells its value: square for a 2, a circle from
/// 2048 on.
fn corner(tile: Tile) -> Val {
    Val::Percent((f32::from(tile.exponent() - 1) * 5.0).min(50.0))
}

fn shape_tiles(
    mut commands: Commands,
    palette: Res<Palette>,
    mut tiles: Query<(Entity, Ref<Paint>, &mut Node, Has<Outline>)>,
) {
    for (entity, paint, mut node, framed) in &mut tiles {
        let Role::Tile(tile) = paint.0 else {
            continue;
        };
        if !(palette.is_changed() || paint.is_changed()) || palette.shapes == framed && !framed {
            continue;
        }
        let mut entity = commands.entity(entity);
        if palette.shapes {
            node.border_radius = BorderRadius::all(corner(tile));
            entity.insert(Outline::new(px(2), px(-4), palette.tile_ink(tile)));
        } else {
            node.border_radius = BorderRadius::all(CORNER);
            entity.remove::<Outline>();
        }
    }
}
