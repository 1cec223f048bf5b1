//! What crosses the line between the game and its page, in both directions. Field names
//! are what the page's scripts read and write.

use serde::{Deserialize, Serialize};

use crate::engine::Clocks;

/// Everything the page is told.
#[derive(Serialize, Clone, Debug, PartialEq)]
pub struct Snapshot {
    pub screen: &'static str,
    pub phase: &'static str,
    pub paused: bool,
    pub dialog: Option<&'static str>,
    pub tier: Option<&'static str>,
    pub turn: u32,
    pub best: Option<u32>,
    pub highest: u64,
    /// Values row by row, 0 for empty; no values when there is no match.
    pub board: Vec<u64>,
    pub clocks: Clocks,
    pub selected: u64,
    pub cursor: Option<usize>,
    pub focus: Option<String>,
    pub queued: Option<usize>,
    pub status: String,
    pub event: String,
    pub storage: &'static str,
    pub touch: bool,
    pub muted: bool,
    pub lang: &'static str,
    pub words: MirrorWords,
    pub slots: Vec<SlotSnapshot>,
    pub actions: Vec<ActionSnapshot>,
    /// There while the card is shown.
    pub share: Option<ShareSnapshot>,
    /// `[left, top, width, height]` in CSS pixels of everything that can be pressed.
    pub rects: Vec<(String, [f32; 4])>,
}

/// The labels of the mirror's own parts.
#[derive(Serialize, Clone, Debug, PartialEq)]
pub struct MirrorWords {
    pub board: String,
    pub rack: String,
    pub row: String,
    pub column: String,
    pub empty: String,
    pub place: String,
    pub actions: String,
}

#[derive(Serialize, Clone, Debug, PartialEq)]
pub struct SlotSnapshot {
    pub value: u64,
    pub clock: u8,
    pub label: String,
}

#[derive(Serialize, Clone, Debug, PartialEq)]
pub struct ActionSnapshot {
    pub id: String,
    pub label: String,
}

/// The share card, and the words round it.
#[derive(Serialize, Clone, Debug, PartialEq)]
pub struct ShareSnapshot {
    pub card: String,
    pub title: String,
    pub copy: String,
    pub copied: String,
    pub not_copied: String,
    pub send: String,
    pub close: String,
}

/// A button of the mirror was pressed.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum PageWish {
    Place { slot: u64, cell: usize },
    Action { id: String },
}
