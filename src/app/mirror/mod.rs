//! The game in words and numbers, for a screen reader and for the page's tests: what is
//! on screen, where the match stands and what can be done now.
//!
//! It reads everything and changes nothing. The page shows it as a hidden part of its
//! document; what is pressed there comes back as the same actions and wishes that
//! devices write.

mod snapshot;

use bevy::{
    camera::visibility::VisibilitySystems, ecs::system::SystemParam, prelude::*, ui::UiSystems,
};

use snapshot::PageWish;
pub use snapshot::{ActionSnapshot, MirrorWords, ShareSnapshot, SlotSnapshot, Snapshot};

use super::{
    action::Action,
    hand::Hand,
    hud,
    i18n::{Phrase, Words},
    narrator::LastEvent,
    platform,
    play::{CurrentGame, Intent, Queue, Turn},
    screen::{Dialog, FrameSystems, Pause, Screen},
    screens::{self, Coach},
    settings::Settings,
    storage::{Store, StoreKind},
    ui::{
        focus::{Focus, Focusable},
        hit::{Hit, Hits},
        widget::Called,
    },
};
use crate::engine::{Board, Game, Rack, Size, Slot, Tier, Tile};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, hear_page.in_set(FrameSystems::Input));
    if platform::wants_mirror() {
        app.add_systems(
            PostUpdate,
            // What a screen has just spawned has its place by then.
            show_page
                .after(UiSystems::PostLayout)
                .after(UiSystems::Stack)
                .after(VisibilitySystems::VisibilityPropagate),
        );
    }
}

/// Reads what the snapshot is made of.
#[derive(SystemParam)]
pub struct Mirror<'w, 's> {
    screen: Res<'w, State<Screen>>,
    turn: Res<'w, State<Turn>>,
    next_turn: Res<'w, NextState<Turn>>,
    pause: Res<'w, State<Pause>>,
    dialog: Res<'w, State<Dialog>>,
    current: Res<'w, CurrentGame>,
    queue: Res<'w, Queue>,
    hand: Res<'w, Hand>,
    focus: Res<'w, Focus>,
    store: Res<'w, Store>,
    settings: Res<'w, Settings>,
    words: Res<'w, Words>,
    event: Res<'w, LastEvent>,
    coach: Res<'w, Coach>,
    hits: Hits<'w, 's>,
    hit_of: Query<'w, 's, &'static Hit>,
    children: Query<'w, 's, &'static Children>,
    called: Query<'w, 's, &'static Called>,
    /// Buttons. What else can be pressed is room around them.
    buttons: Query<'w, 's, (), Or<(With<Focusable>, With<Called>)>>,
    phrases: Query<'w, 's, &'static Phrase>,
    texts: Query<'w, 's, &'static Text>,
    windows: Query<'w, 's, &'static Window>,
}

impl Mirror<'_, '_> {
    pub fn snapshot(&self) -> Snapshot {
        let screen = *self.screen.get();
        // A match that was quit stays in memory, but it is not on screen.
        let game = self
            .current
            .get()
            .filter(|_| screen.is_match() || screen == Screen::Summary);
        let board = game.map(|game| game.position().board());
        let rack = game.map(|game| game.position().rack());
        let tier = game.map(|game| game.rules().tier);
        Snapshot {
            screen: screen.name(),
            phase: self.phase().name(),
            paused: *self.pause.get() == Pause::Paused,
            dialog: self.dialog.get().name(),
            tier: tier.map(Tier::name),
            turn: game.map_or(0, |game| game.position().turn()),
            best: tier.and_then(|tier| self.store.best(tier)),
            highest: board.and_then(Board::highest).map_or(0, Tile::value),
            board: board.map_or_else(Vec::new, |board| board.values().collect()),
            clocks: rack.map_or([0; Slot::ALL.len()], Rack::clocks),
            selected: self.hand.slot.tile().value(),
            cursor: self.hand.cursor.map(|cell| Size::CLASSIC.index(cell)),
            focus: self.focused(),
            queued: self.queue.get().and_then(|intent| match intent {
                Intent::Place { cell, .. } => Some(Size::CLASSIC.index(cell)),
                Intent::Slide(_) => None,
            }),
            status: self.status(screen),
            event: self.words.text_with(self.event.phrase()),
            storage: match self.store.kind() {
                StoreKind::Disk => "disk",
                StoreKind::Session => "session",
            },
            touch: self.settings.touch,
            muted: self.settings.muted,
            lang: self.words.lang().code(),
            words: self.labels(),
            slots: self.slots(game),
            actions: self.actions(),
            share: self.share(),
            rects: self.rects(),
        }
    }

    /// The phase that belongs to the position: the state follows it in the next frame.
    fn phase(&self) -> Turn {
        match *self.next_turn {
            NextState::Pending(turn) | NextState::PendingIfNeq(turn) => turn,
            NextState::Unchanged => *self.turn.get(),
        }
    }

    fn status(&self, screen: Screen) -> String {
        if screen == Screen::HowTo {
            self.words.text_with(self.coach.phrase())
        } else if screen.is_match() {
            let status = hud::status(screen, self.phase(), &self.queue);
            self.words.text_with(&status)
        } else {
            String::new()
        }
    }

    fn focused(&self) -> Option<String> {
        if !self.focus.is_visible() {
            return None;
        }
        match self.hit_of.get(self.focus.entity()?) {
            Ok(Hit::Action(action)) => Some(action.to_string()),
            _ => None,
        }
    }

    fn labels(&self) -> MirrorWords {
        MirrorWords {
            board: self.words.text("mirror-board"),
            rack: self.words.text("mirror-rack"),
            row: self.words.text("mirror-row"),
            column: self.words.text("mirror-column"),
            empty: self.words.text("mirror-empty"),
            place: self.words.text("mirror-place"),
            actions: self.words.text("mirror-actions"),
        }
    }

    fn share(&self) -> Option<ShareSnapshot> {
        let game = self.current.get()?;
        (*self.dialog.get() == Dialog::Share).then(|| ShareSnapshot {
            card: screens::card(game, self.words.lang()).to_string(),
            title: self.words.text("share-title"),
            copy: self.words.text("share-copy"),
            copied: self.words.text("share-copied"),
            not_copied: self.words.text("share-not-copied"),
            send: self.words.text("share-send"),
            close: self.words.text("share-close"),
        })
    }

    fn slots(&self, game: Option<&Game>) -> Vec<SlotSnapshot> {
        let Some(rack) = game.map(|game| game.position().rack()) else {
            return Vec::new();
        };
        Slot::ALL
            .into_iter()
            .map(|slot| {
                let clock = rack.clock(slot);
                let key = if clock == 0 {
                    "mirror-slot-ready"
                } else {
                    "mirror-slot-cooling"
                };
                let label = Phrase::new(key)
                    .string("value", slot.to_string())
                    .number("turns", clock);
                SlotSnapshot {
                    value: slot.tile().value(),
                    clock,
                    label: self.words.text_with(&label),
                }
            })
            .collect()
    }

    /// What can be pressed now, in reading order, with the text that stands on it.
    fn actions(&self) -> Vec<ActionSnapshot> {
        let mut pressable: Vec<(Rect, Entity, Action)> = self
            .hits
            .rects()
            .filter_map(|(entity, hit, rect)| match hit {
                Hit::Action(action) => Some((rect, entity, action)),
                _ => None,
            })
            .filter(|(_, entity, _)| self.buttons.contains(*entity))
            .filter(|(rect, entity, _)| {
                // Not what another layer covers.
                let top = self.hits.at(rect.center());
                top.is_some_and(|(top, _)| top == *entity)
            })
            .collect();
        pressable.sort_by(|(a, ..), (b, ..)| {
            (a.min.y, a.min.x)
                .partial_cmp(&(b.min.y, b.min.x))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        pressable
            .into_iter()
            .map(|(_, entity, action)| ActionSnapshot {
                id: action.to_string(),
                label: self.label_of(entity),
            })
            .collect()
    }

    fn label_of(&self, entity: Entity) -> String {
        if let Ok(Called(name)) = self.called.get(entity) {
            return self.words.text_with(name);
        }
        let lines: Vec<String> = self
            .children
            .iter_descendants(entity)
            .filter_map(|child| match self.phrases.get(child) {
                Ok(phrase) => Some(self.words.text_with(phrase)),
                Err(_) => self.texts.get(child).ok().map(|text| text.0.clone()),
            })
            .collect();
        lines.join(", ")
    }

    fn rects(&self) -> Vec<(String, [f32; 4])> {
        let scale = self.windows.iter().next().map_or(1.0, Window::scale_factor);
        self.hits
            .rects()
            .filter_map(|(_, hit, rect)| {
                let name = match hit {
                    Hit::Action(action) => format!("action-{action}"),
                    Hit::Slot(slot) => format!("slot{slot}"),
                    Hit::Cell(cell) => format!("cell{}", Size::CLASSIC.index(cell)),
                    Hit::Blocker => return None,
                };
                let (min, size) = (rect.min / scale, rect.size() / scale);
                Some((name, [min.x, min.y, size.x, size.y]))
            })
            .collect()
    }
}

fn show_page(mirror: Mirror, mut shown: Local<String>) {
    let Ok(json) = serde_json::to_string(&mirror.snapshot()) else {
        return;
    };
    if *shown != json {
        platform::show_mirror(&json);
        *shown = json;
    }
}

fn hear_page(
    mut actions: MessageWriter<Action>,
    mut intents: MessageWriter<Intent>,
    turn: Res<State<Turn>>,
) {
    for wish in platform::take_page_wishes() {
        match serde_json::from_str(&wish) {
            Ok(PageWish::Place { slot, cell }) if *turn.get() != Turn::Over => {
                let slot = Tile::from_value(slot).and_then(Slot::of);
                if let (Some(slot), Some(cell)) = (slot, Size::CLASSIC.cell(cell)) {
                    intents.write(Intent::Place { slot, cell });
                }
            }
            Ok(PageWish::Action { id }) => {
                if let Ok(action) = id.parse() {
                    actions.write(action);
                }
            }
            _ => warn!("the page wished something unknown"),
        }
    }
}
