//! How large text is, from the layout of the window.

use bevy::prelude::*;

use super::layout::Layout;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, size_texts.before(bevy::ui::UiSystems::Prepare));
}

/// Sizes of text, in steps: every size in use costs a glyph atlas.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(TextFont)]
pub enum TextSize {
    Small,
    Body,
    Heading,
    Wordmark,
    /// A tile's number with this many digits.
    Tile(u8),
    /// A value across the board.
    Banner,
}

impl TextSize {
    /// Boards wider than this leave room for larger words.
    const ROOMY_BOARD: f32 = 400.0;

    /// The size in pixels.
    pub fn pixels(self, layout: &Layout) -> f32 {
        let by_room = |narrow, roomy| {
            if layout.board_side() > Self::ROOMY_BOARD {
                roomy
            } else {
                narrow
            }
        };
        match self {
            Self::Small => by_room(11.0, 14.0),
            Self::Body => by_room(15.0, 18.0),
            Self::Heading => by_room(22.0, 30.0),
            Self::Wordmark => by_room(44.0, 64.0),
            Self::Tile(digits) => {
                let part = match digits {
                    0..=2 => 0.5,
                    3 => 0.4,
                    4 => 0.32,
                    5 => 0.26,
                    _ => 0.21,
                };
                stepped(layout.board_side() * Layout::cell() * part)
            }
            Self::Banner => stepped(layout.board_side() * 0.25),
        }
    }
}

/// Rounded so that a window being resized does not fill the memory with glyphs.
fn stepped(pixels: f32) -> f32 {
    (pixels / 4.0).round().max(2.0) * 4.0
}

fn size_texts(layout: Res<Layout>, mut texts: Query<(Ref<TextSize>, &mut TextFont)>) {
    for (size, mut font) in &mut texts {
        if layout.is_changed() || size.is_changed() {
            let pixels = FontSize::Px(size.pixels(&layout));
            if font.font_size != pixels {
                font.font_size = pixels;
            }
        }
    }
}
