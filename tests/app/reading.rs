//! What a test can see of the game it plays.

use std::mem;

use bevy::{ecs::system::RunSystemOnce, prelude::*, state::state::FreelyMutableState};
use stacked::{
    app::{
        board::tiles::{Merged, TileView},
        hand::Hand,
        mirror::{Mirror, Snapshot},
        play::{CurrentGame, Intent, Queue, Turn},
        screen::{Dialog, Pause, Screen},
        settings::Settings,
        storage::Store,
    },
    engine::{Cell, Game, Position, Size, Tile},
};

use super::harness::{Heard, Player};

impl Player {
    pub fn state<S: FreelyMutableState + Copy>(&self) -> S {
        *self.app.world().resource::<State<S>>().get()
    }

    pub fn screen(&self) -> Screen {
        self.state()
    }

    pub fn turn(&self) -> Turn {
        self.state()
    }

    pub fn is_paused(&self) -> bool {
        self.state::<Pause>() == Pause::Paused
    }

    pub fn dialog(&self) -> Dialog {
        self.state()
    }

    pub fn game(&self) -> &Game {
        self.app.world().resource::<CurrentGame>().get().unwrap()
    }

    pub fn position(&self) -> &Position {
        self.game().position()
    }

    pub fn tile(&self, cell: &str) -> Option<Tile> {
        self.position().board().get(cell.parse().unwrap())
    }

    pub fn queued(&self) -> Option<Intent> {
        self.app.world().resource::<Queue>().get()
    }

    pub fn hand(&self) -> &Hand {
        self.app.world().resource::<Hand>()
    }

    pub fn store(&mut self) -> Mut<'_, Store> {
        self.app.world_mut().resource_mut::<Store>()
    }

    pub fn heard(&self) -> &Heard {
        self.app.world().resource::<Heard>()
    }

    pub fn take_heard(&mut self) -> Heard {
        mem::take(&mut *self.app.world_mut().resource_mut::<Heard>())
    }

    pub fn forget(&mut self) {
        self.take_heard();
    }

    pub fn set_touch(&mut self, touch: bool) {
        self.app.world_mut().resource_mut::<Settings>().touch = touch;
    }

    pub fn snapshot(&mut self) -> Snapshot {
        let read = |mirror: Mirror| mirror.snapshot();
        self.app.world_mut().run_system_once(read).unwrap()
    }

    /// Whether these very words stand somewhere.
    pub fn shows(&mut self, words: &str) -> bool {
        let world = self.app.world_mut();
        let mut texts = world.query::<&Text>();
        texts.iter(world).any(|text| text.0 == words)
    }

    /// The tiles on screen, row by row.
    pub fn shown(&mut self) -> Vec<(Cell, Tile)> {
        let world = self.app.world_mut();
        let mut tiles: Vec<_> = world
            .query_filtered::<&TileView, Without<Merged>>()
            .iter(world)
            .map(|view| (view.cell, view.tile))
            .collect();
        tiles.sort_by_key(|(cell, _)| Size::CLASSIC.index(*cell));
        tiles
    }
}
