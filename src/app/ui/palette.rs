//! Every colour of the game, by what it is for.

use bevy::prelude::*;

use crate::engine::Tile;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Palette>().add_systems(
        PostUpdate,
        (paint_backgrounds, paint_borders, paint_ink).before(bevy::ui::UiSystems::Prepare),
    );
}

/// The colours of one theme.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    page: Color,
    grid: Color,
    empty_cell: Color,
    ink: Color,
    ink_soft: Color,
    on_accent: Color,
    accent: Color,
    quiet: Color,
    focus: Color,
    refused: Color,
    veil: Color,
    tiles: [Color; 11],
    /// Tiles past 2048, in turn.
    beyond: [Color; 6],
    tile_ink_dark: Color,
    tile_ink_light: Color,
}

/// The screen that a share card is shown on, and what is written there: the same in
/// every theme, as an old tube is.
const CARD_SCREEN: Color = hex(0x14281f);
const CARD_INK: Color = hex(0xc4f5cf);
/// The signs of a share card for the tiles 2, 4, 8 and so on, and for all beyond.
const SIGNS: [Color; 12] = [
    hex(0xe6e7e8),
    hex(0xfdcb58),
    hex(0xf4900c),
    hex(0xdd2e44),
    hex(0xaa8ed6),
    hex(0x55acee),
    hex(0x78b159),
    hex(0xc1694f),
    hex(0x4a545e),
    hex(0xffac33),
    hex(0xffe14d),
    hex(0x8ad4f4),
];

const fn hex(rgb: u32) -> Color {
    Color::srgb_u8((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

impl Palette {
    /// The colours of the original 2048.
    pub const LIGHT: Self = Self {
        page: hex(0xfaf8ef),
        grid: hex(0xbbada0),
        empty_cell: hex(0xcdc1b4),
        ink: hex(0x776e65),
        ink_soft: hex(0x7b6f61),
        on_accent: hex(0xf9f6f2),
        accent: hex(0x8f7a66),
        quiet: hex(0xeee4da),
        focus: hex(0x3c3a32),
        refused: hex(0xd8412f),
        veil: Color::srgba(0.98, 0.973, 0.937, 0.92),
        tiles: [
            hex(0xeee4da),
            hex(0xede0c8),
            hex(0xf2b179),
            hex(0xf59563),
            hex(0xf67c5f),
            hex(0xf65e3b),
            hex(0xedcf72),
            hex(0xedcc61),
            hex(0xedc850),
            hex(0xedc53f),
            hex(0xedc22e),
        ],
        beyond: [
            hex(0x3c3a32),
            hex(0x4a2f4f),
            hex(0x1f4e5f),
            hex(0x5c2a2a),
            hex(0x2d4f2d),
            hex(0x3b3b7a),
        ],
        tile_ink_dark: hex(0x776e65),
        tile_ink_light: hex(0xf9f6f2),
    };

    pub fn tile(&self, tile: Tile) -> Color {
        let step = usize::from(tile.exponent()) - 1;
        self.tiles
            .get(step)
            .copied()
            .unwrap_or_else(|| self.beyond[(step - self.tiles.len()) % self.beyond.len()])
    }

    /// Dark on 2 and 4, light on the rest.
    pub const fn tile_ink(&self, tile: Tile) -> Color {
        if tile.exponent() <= Tile::FOUR.exponent() {
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
        Self::LIGHT
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
