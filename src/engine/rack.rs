//! The Placer's supply in a match of Stack: three slots with cooldown clocks.

use std::{fmt, str::FromStr};

use super::Tile;

/// A place of the rack, named for the tile it gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    Two,
    Four,
    Eight,
}

impl Slot {
    pub const ALL: [Self; 3] = [Self::Two, Self::Four, Self::Eight];

    /// The place of this slot in [`Slot::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn tile(self) -> Tile {
        match self {
            Self::Two => Tile::TWO,
            Self::Four => Tile::FOUR,
            Self::Eight => Tile::EIGHT,
        }
    }

    /// The slot that gives `tile`, if the rack has one.
    pub fn of(tile: Tile) -> Option<Self> {
        Self::ALL.into_iter().find(|slot| slot.tile() == tile)
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tile().fmt(f)
    }
}

/// The text is no slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlotError(String);

impl fmt::Display for SlotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is no slot: 2, 4 or 8", self.0)
    }
}

impl std::error::Error for SlotError {}

impl FromStr for Slot {
    type Err = SlotError;

    fn from_str(text: &str) -> Result<Self, SlotError> {
        text.parse()
            .ok()
            .and_then(Self::of)
            .ok_or_else(|| SlotError(text.to_owned()))
    }
}

/// Turns for each slot, in the order of [`Slot::ALL`].
pub type Clocks = [u8; Slot::ALL.len()];

/// The three slots: what each costs and how long each still cools.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rack {
    cooldowns: Clocks,
    clocks: Clocks,
}

impl Rack {
    /// A rack with every slot ready.
    pub const fn new(cooldowns: Clocks) -> Self {
        Self {
            cooldowns,
            clocks: [0; Slot::ALL.len()],
        }
    }

    /// The same rack with the clocks as given.
    #[must_use]
    pub const fn with_clocks(self, clocks: Clocks) -> Self {
        Self { clocks, ..self }
    }

    /// Turns a slot cools after a placement from it.
    pub const fn cooldowns(&self) -> Clocks {
        self.cooldowns
    }

    /// Turns until each slot can be used.
    pub const fn clocks(&self) -> Clocks {
        self.clocks
    }

    pub const fn clock(&self, slot: Slot) -> u8 {
        self.clocks[slot.index()]
    }

    pub const fn is_ready(&self, slot: Slot) -> bool {
        self.clock(slot) == 0
    }

    /// The slots that can be used now.
    pub fn ready_slots(&self) -> impl Iterator<Item = Slot> {
        Slot::ALL.into_iter().filter(|&slot| self.is_ready(slot))
    }

    /// The rack after a placement from `slot`.
    #[must_use]
    pub const fn after_use(mut self, slot: Slot) -> Self {
        self.clocks[slot.index()] = self.cooldowns[slot.index()];
        self
    }

    /// The rack after a completed turn: every clock above 0 drops by one.
    #[must_use]
    pub fn after_turn(mut self) -> Self {
        for clock in &mut self.clocks {
            *clock = clock.saturating_sub(1);
        }
        self
    }
}
