//! The three themes, and the share card's colours, which are the same in all.

use bevy::prelude::*;

use super::palette::{Palette, TileInk};

const fn hex(rgb: u32) -> Color {
    Color::srgb_u8((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

/// The tiles, board and page of the original 2048; the words a little darker than there,
/// so that they can be read. The numbers on the tiles stay as they were.
pub const LIGHT: Palette = Palette {
    page: hex(0xfaf8ef),
    grid: hex(0xbbada0),
    empty_cell: hex(0xcdc1b4),
    ink: hex(0x675d54),
    ink_soft: hex(0x6e6355),
    on_accent: hex(0xf9f6f2),
    accent: hex(0x7d6956),
    quiet: hex(0xeee4da),
    focus: hex(0x3c3a32),
    refused: hex(0xc93a29),
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
    tile_ink: TileInk::Original,
    shapes: false,
};

/// For the evening: the same hues, deeper.
pub const DARK: Palette = Palette {
    page: hex(0x1d1a17),
    grid: hex(0x3b342d),
    empty_cell: hex(0x4a423a),
    ink: hex(0xf2ece2),
    ink_soft: hex(0xcfc4b5),
    on_accent: hex(0x1d1a17),
    accent: hex(0xc3a888),
    quiet: hex(0x352f29),
    focus: hex(0xffd766),
    refused: hex(0xff7a66),
    veil: Color::srgba(0.114, 0.102, 0.09, 0.94),
    tiles: [
        hex(0x6a5f54),
        hex(0x74643f),
        hex(0x8a5222),
        hex(0x97461c),
        hex(0xa33a24),
        hex(0xb02a14),
        hex(0xd9b955),
        hex(0xdfbc45),
        hex(0xe6c035),
        hex(0xecc425),
        hex(0xf3c910),
    ],
    beyond: [
        hex(0xe9e2d6),
        hex(0x7b4d85),
        hex(0x2b7187),
        hex(0x8f3f3f),
        hex(0x3f753f),
        hex(0x5656b0),
    ],
    tile_ink_dark: hex(0x1d1a17),
    tile_ink_light: hex(0xfbf8f3),
    tile_ink: TileInk::Readable,
    shapes: false,
};

/// Black, white and pure hues; what a tile is worth shows in its shape as well.
pub const CONTRAST: Palette = Palette {
    page: hex(0x000000),
    grid: hex(0x7a7a7a),
    empty_cell: hex(0x000000),
    ink: hex(0xffffff),
    ink_soft: hex(0xf0f0f0),
    on_accent: hex(0x000000),
    accent: hex(0xffe600),
    quiet: hex(0x262626),
    focus: hex(0x00e5ff),
    refused: hex(0xff6b5e),
    veil: Color::srgba(0.0, 0.0, 0.0, 0.95),
    tiles: [
        hex(0xffffff),
        hex(0xffe600),
        hex(0x00e5ff),
        hex(0xff9d00),
        hex(0x7dff6a),
        hex(0xff8adf),
        hex(0xb9a6ff),
        hex(0xffd0a0),
        hex(0x9fe8ff),
        hex(0xd6ff7a),
        hex(0xffb3b3),
    ],
    beyond: [
        hex(0xe0e0e0),
        hex(0xffc400),
        hex(0x40ffd9),
        hex(0xffa07a),
        hex(0xc0ff3e),
        hex(0xe6b3ff),
    ],
    tile_ink_dark: hex(0x000000),
    tile_ink_light: hex(0xffffff),
    tile_ink: TileInk::Readable,
    shapes: true,
};

/// The screen that a share card is shown on, and what is written there: as on an old tube.
pub const CARD_SCREEN: Color = hex(0x14281f);
pub const CARD_INK: Color = hex(0xc4f5cf);
/// The signs of a share card for the tiles 2, 4, 8 and so on, and for all beyond.
pub const SIGNS: [Color; 12] = [
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
