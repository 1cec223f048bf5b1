//! Where everything lies, from the window's size and the parts of it that a notch or a
//! home bar covers. Pure arithmetic: entities carry an [`Area`] and follow it.

use bevy::{prelude::*, window::PrimaryWindow};

use crate::app::platform;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Layout>()
        .add_systems(First, measure)
        .add_systems(PostUpdate, place_areas.before(bevy::ui::UiSystems::Prepare));
}

/// A part of the window that the layout gives a place. Sizes and places are logical
/// pixels from the window's top left.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[require(Node)]
pub enum Area {
    /// Everything that no notch covers.
    Safe,
    Brand,
    Language,
    /// What a menu may fill: below brand and language.
    Body,
    Hud,
    Status,
    /// Where the guided match speaks: in place of figures and status.
    Coach,
    PauseButton,
    Board,
    RackTitle,
    /// The slot at this place of the rack.
    Slot(u8),
    Hint,
    /// The rack as a whole, with its title and the hint.
    Rack,
}

impl Area {
    pub const ALL: [Self; 15] = [
        Self::Safe,
        Self::Brand,
        Self::Language,
        Self::Body,
        Self::Hud,
        Self::Status,
        Self::Coach,
        Self::PauseButton,
        Self::Board,
        Self::RackTitle,
        Self::Slot(0),
        Self::Slot(1),
        Self::Slot(2),
        Self::Hint,
        Self::Rack,
    ];
}

/// The places of all areas, for one size of the window.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    window: Vec2,
    /// Top, right, bottom, left.
    insets: [f32; 4],
}

impl Default for Layout {
    fn default() -> Self {
        Self::new(Vec2::new(1280.0, 800.0), [0.0; 4])
    }
}

impl Layout {
    /// Smallest side of anything to be touched.
    pub const TOUCH: f32 = 48.0;
    const MARGIN: f32 = 8.0;
    const TOP_BAR: f32 = 48.0;
    const HUD: f32 = 44.0;
    const RACK_TITLE: f32 = 18.0;
    const HINT: f32 = 20.0;
    /// What stands above and below board and slots when the window stands.
    const ROUND_BOARD: f32 =
        Self::HUD + Self::TOUCH + Self::RACK_TITLE + Self::HINT + 2.5 * Self::MARGIN;
    const LARGEST_BOARD: f32 = 560.0;
    /// Width of the column beside the board when the window lies.
    const SIDE: f32 = 320.0;
    const NARROWEST_SIDE: f32 = 188.0;
    /// Cells of the board across, with the gaps counted as parts of one.
    const BOARD_IN_CELLS: f32 = 4.0 + 5.0 * Self::GAP_IN_CELLS;
    const GAP_IN_CELLS: f32 = 0.14;

    pub fn new(window: Vec2, insets: [f32; 4]) -> Self {
        Self {
            window: window.max(Vec2::ONE),
            insets,
        }
    }

    /// The gap between cells as a part of the board's side.
    pub const fn gap() -> f32 {
        Self::GAP_IN_CELLS / Self::BOARD_IN_CELLS
    }

    /// A cell as a part of the board's side.
    pub const fn cell() -> f32 {
        1.0 / Self::BOARD_IN_CELLS
    }

    /// Board beside rack instead of above it.
    pub fn lies(&self) -> bool {
        let safe = self.safe();
        safe.width() > safe.height() * 1.1
    }

    fn safe(&self) -> Rect {
        let [top, right, bottom, left] = self.insets;
        let max = (self.window - Vec2::new(right, bottom)).max(Vec2::ONE);
        Rect::from_corners(Vec2::new(left, top).min(max - Vec2::ONE), max)
    }

    /// The widest the game grows.
    fn stage(&self) -> Rect {
        let safe = self.safe();
        let width = if self.lies() {
            Self::LARGEST_BOARD + Self::SIDE + 3.0 * Self::MARGIN
        } else {
            Self::LARGEST_BOARD + 2.0 * Self::MARGIN
        };
        let half = safe.width().min(width) / 2.0;
        let middle = safe.center().x;
        Rect::new(middle - half, safe.min.y, middle + half, safe.max.y).inflate_sides(-Self::MARGIN)
    }

    fn body(&self) -> Rect {
        let stage = self.stage();
        Rect::new(
            stage.min.x,
            stage.min.y + Self::TOP_BAR,
            stage.max.x,
            stage.max.y - Self::MARGIN,
        )
    }

    /// The board's side.
    pub fn board_side(&self) -> f32 {
        let body = self.body();
        let side = if self.lies() {
            body.height()
                .min(body.width() - Self::MARGIN - Self::NARROWEST_SIDE)
        } else {
            ((body.height() - Self::ROUND_BOARD) / (1.0 + Self::cell())).min(body.width())
        };
        side.clamp(1.0, Self::LARGEST_BOARD)
    }

    fn board(&self) -> Rect {
        let (body, side) = (self.body(), self.board_side());
        let corner = if self.lies() {
            let side_column = self.side_width(side);
            let unused = body.width() - side - Self::MARGIN - side_column;
            Vec2::new(
                body.min.x + unused / 2.0,
                body.min.y + (body.height() - side) / 2.0,
            )
        } else {
            // Half of the room left over lies above: it brings the rack to the thumbs.
            let spare = body.height() - Self::ROUND_BOARD - side * (1.0 + Self::cell());
            Vec2::new(
                body.center().x - side / 2.0,
                body.min.y + Self::HUD + Self::TOUCH + Self::MARGIN + spare.max(0.0) / 2.0,
            )
        };
        Rect::from_corners(corner, corner + side)
    }

    fn side_width(&self, board: f32) -> f32 {
        (self.body().width() - board - Self::MARGIN).clamp(Self::NARROWEST_SIDE, Self::SIDE)
    }

    /// Side of a rack slot: as large as a cell, never too small for a thumb.
    fn slot_side(&self, column: f32) -> f32 {
        let widest = (column - 2.0 * Self::MARGIN) / 3.0;
        (self.board_side() * Self::cell())
            .min(widest)
            .max(Self::TOUCH)
    }

    pub fn rect(&self, area: Area) -> Rect {
        let (safe, stage, board) = (self.safe(), self.stage(), self.board());
        let strip = |min: Vec2, size: Vec2| Rect::from_corners(min, min + size);
        // The column that holds everything that is not the board.
        let column = if self.lies() {
            let left = board.max.x + Self::MARGIN;
            let width = self.side_width(board.width());
            Rect::new(left, board.min.y, left + width, board.max.y)
        } else {
            let body = self.body();
            let top = board.min.y - Self::MARGIN - Self::TOUCH - Self::HUD;
            Rect::new(body.min.x, top, body.max.x, body.max.y)
        };
        let hud_rows = if self.lies() { 2.0 } else { 1.0 };
        let hud = strip(column.min, Vec2::new(column.width(), Self::HUD * hud_rows));
        let status_top = if self.lies() {
            hud.max.y + Self::MARGIN / 2.0
        } else {
            board.min.y - Self::TOUCH
        };
        let rack_top = if self.lies() {
            status_top + Self::TOUCH + Self::MARGIN / 2.0
        } else {
            board.max.y + Self::MARGIN
        };
        // By the board's corner, or at the end of the column beside it.
        let pause_left = if self.lies() {
            column.max.x
        } else {
            board.max.x
        } - Self::TOUCH;
        let slots_top = rack_top + Self::RACK_TITLE;
        match area {
            Area::Safe => safe,
            Area::Brand => strip(stage.min, Vec2::new(stage.width() / 2.0, Self::TOP_BAR)),
            Area::Language => strip(
                Vec2::new(safe.max.x - Self::MARGIN - 132.0, stage.min.y),
                Vec2::new(132.0, Self::TOP_BAR),
            ),
            Area::Body => self.body(),
            Area::Hud => hud,
            Area::Status => strip(
                Vec2::new(column.min.x, status_top),
                Vec2::new(pause_left - column.min.x, Self::TOUCH),
            ),
            Area::Coach => Rect::new(
                column.min.x,
                column.min.y,
                pause_left,
                status_top + Self::TOUCH,
            ),
            Area::PauseButton => strip(Vec2::new(pause_left, status_top), Vec2::splat(Self::TOUCH)),
            Area::Board => board,
            Area::Rack => Rect::new(column.min.x, rack_top, column.max.x, column.max.y),
            Area::RackTitle => strip(
                Vec2::new(column.min.x, rack_top),
                Vec2::new(column.width(), Self::RACK_TITLE),
            ),
            Area::Slot(place) => {
                let side = self.slot_side(column.width());
                let gap =
                    ((column.width() - 3.0 * side) / 2.0).clamp(Self::MARGIN, 2.0 * Self::MARGIN);
                let left = column.center().x - 1.5 * side - gap;
                let step = f32::from(place) * (side + gap);
                strip(Vec2::new(left + step, slots_top), Vec2::splat(side))
            }
            Area::Hint => strip(
                Vec2::new(
                    column.min.x,
                    slots_top + self.slot_side(column.width()) + Self::MARGIN / 2.0,
                ),
                Vec2::new(column.width(), Self::HINT),
            ),
        }
    }
}

trait InflateSides {
    fn inflate_sides(self, by: f32) -> Self;
}

impl InflateSides for Rect {
    /// Moves the left and right edges outwards.
    fn inflate_sides(self, by: f32) -> Self {
        Self::new(self.min.x - by, self.min.y, self.max.x + by, self.max.y)
    }
}

fn measure(mut layout: ResMut<Layout>, window: Option<Single<&Window, With<PrimaryWindow>>>) {
    if let Some(window) = window {
        let measured = Layout::new(window.size(), platform::insets());
        layout.set_if_neq(measured);
    }
}

fn place_areas(layout: Res<Layout>, mut areas: Query<(Ref<Area>, &mut Node)>) {
    for (area, mut node) in &mut areas {
        if layout.is_changed() || area.is_added() {
            let rect = layout.rect(*area);
            node.position_type = PositionType::Absolute;
            node.left = px(rect.min.x);
            node.top = px(rect.min.y);
            node.width = px(rect.width());
            node.height = px(rect.height());
        }
    }
}
