//! What outlives a match: best turn counts, choices, the match in progress, records.
//!
//! A stored value can be missing, broken or written by another version. What cannot be
//! understood reads as absent and stays as it is until a new value takes its place.
//! Where nothing can be stored the game plays on and says so in one word, its
//! [`StoreKind`].

mod medium;
mod statistics;

use std::path::PathBuf;

use bevy::prelude::*;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::engine::Tier;
use medium::Medium;
pub use statistics::{Bin, TierStatistics};

/// An app that was given no store keeps things for its own time.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Store>();
}

/// The page reads this one too.
const LANGUAGE: &str = "lang";
const MUTED: &str = "muted";
const LAST_TIER: &str = "tier";
const SETTINGS: &str = "settings";
const MATCH: &str = "match";
const MATCHES_ASIDE: &str = "match-aside";
const RECORDS: &str = "records";

/// Records of finished matches kept; the oldest go.
const MOST_RECORDS: usize = 50;

fn best_key(tier: Tier) -> String {
    format!("best.{tier}")
}

fn statistics_key(tier: Tier) -> String {
    format!("statistics.{tier}")
}

fn keys() -> Vec<String> {
    [
        LANGUAGE,
        MUTED,
        LAST_TIER,
        SETTINGS,
        MATCH,
        MATCHES_ASIDE,
        RECORDS,
    ]
    .map(str::to_owned)
    .into_iter()
    .chain(Tier::ALL.map(best_key))
    .chain(Tier::ALL.map(statistics_key))
    .collect()
}

/// Where values go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreKind {
    /// They are there next time.
    Disk,
    /// Some or all last only as long as the app runs.
    Session,
}

/// How a turn count stands against the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Best {
    New,
    /// It was not better than this.
    Kept(u32),
}

/// What is kept between matches and between visits.
#[derive(Resource, Default)]
pub struct Store(Medium);

impl Store {
    /// Opens the store in `folder`, else in the usual place. Always succeeds: where
    /// nothing can be kept, values last for the session.
    pub fn open(folder: Option<PathBuf>) -> Self {
        Self(Medium::open(folder.as_deref(), &keys()))
    }

    pub fn kind(&self) -> StoreKind {
        if self.0.is_lasting() {
            StoreKind::Disk
        } else {
            StoreKind::Session
        }
    }

    /// The fewest turns in which the tier was cleared.
    pub fn best(&self, tier: Tier) -> Option<u32> {
        let key = best_key(tier);
        let candidates = [self.0.get(&key), self.0.stored(&key)];
        candidates
            .iter()
            .filter_map(|value| u32::try_from(value.as_ref()?.as_u64()?).ok())
            .filter(|&turns| turns > 0)
            .min()
    }

    /// Keeps `turns` if they are fewer than what is stored now: another tab may have
    /// been better in the meantime.
    pub fn offer_best(&mut self, tier: Tier, turns: u32) -> Best {
        match self.best(tier) {
            Some(best) if best <= turns => Best::Kept(best),
            _ => {
                self.0.set(&best_key(tier), turns);
                Best::New
            }
        }
    }

    /// What came of the tier's matches. Read again each time: another tab may have
    /// finished one.
    pub fn statistics(&self, tier: Tier) -> TierStatistics {
        let stored = self.0.stored(&statistics_key(tier));
        let value = self.0.get(&statistics_key(tier)).or(stored);
        value.map_or_else(TierStatistics::default, TierStatistics::read)
    }

    /// A match of the tier has ended: choked in so many turns, or given up.
    pub fn add_result(&mut self, tier: Tier, turns: Option<u32>) {
        let statistics = self.statistics(tier).with(turns);
        self.0.set(&statistics_key(tier), fields(&statistics));
    }

    /// Forgets everything, for good.
    pub fn erase(&mut self) {
        for key in keys() {
            self.0.remove(&key);
        }
    }

    pub fn muted(&self) -> bool {
        self.0.get(MUTED).and_then(|value| value.as_bool()) == Some(true)
    }

    pub fn set_muted(&mut self, muted: bool) {
        self.0.set(MUTED, muted);
    }

    pub fn last_tier(&self) -> Option<Tier> {
        self.text(LAST_TIER)?.parse().ok()
    }

    pub fn set_last_tier(&mut self, tier: Tier) {
        self.0.set(LAST_TIER, tier.name());
    }

    /// The code of the language the player chose.
    pub fn language(&self) -> Option<String> {
        self.text(LANGUAGE)
    }

    pub fn set_language(&mut self, code: &str) {
        self.0.set(LANGUAGE, code);
    }

    /// The stored settings. A field that is missing or broken is as in the default.
    pub fn settings<T: Serialize + DeserializeOwned + Default>(&self) -> T {
        let mut understood = fields(&T::default());
        for (name, value) in self.stored_settings() {
            let mut tried = understood.clone();
            tried.insert(name, value);
            if read::<T>(&tried).is_some() {
                understood = tried;
            }
        }
        read(&understood).unwrap_or_default()
    }

    /// Stores the fields that were changed; the others stay, also those of which this
    /// version knows nothing.
    pub fn set_settings<T: Serialize + DeserializeOwned + Default>(&mut self, settings: &T) {
        let before = fields(&self.settings::<T>());
        let mut stored = self.stored_settings();
        stored.extend(
            fields(settings)
                .into_iter()
                .filter(|(name, value)| before.get(name) != Some(value)),
        );
        self.0.set(SETTINGS, stored);
    }

    fn stored_settings(&self) -> Map<String, Value> {
        match self.0.get(SETTINGS) {
            Some(Value::Object(fields)) => fields,
            _ => Map::new(),
        }
    }

    /// The record of the match in progress; any text at all when something else stands
    /// there.
    pub fn load_match(&self) -> Option<String> {
        match self.0.get(MATCH)? {
            Value::String(record) => Some(record),
            other => Some(other.to_string()),
        }
    }

    pub fn save_match(&mut self, record: &str) {
        self.0.set(MATCH, record);
    }

    pub fn clear_match(&mut self) {
        self.0.remove(MATCH);
    }

    /// Makes room for a new match; the old one, which nobody could read, is kept.
    pub fn set_match_aside(&mut self) {
        if let Some(unreadable) = self.0.get(MATCH) {
            self.append(MATCHES_ASIDE, unreadable);
            self.0.remove(MATCH);
        }
    }

    /// Records of finished matches, the newest last.
    pub fn records(&self) -> Vec<String> {
        self.list(RECORDS)
            .iter()
            .filter_map(|record| Some(record.as_str()?.to_owned()))
            .collect()
    }

    pub fn add_record(&mut self, record: &str) {
        self.append(RECORDS, record.into());
    }

    fn append(&mut self, key: &str, value: Value) {
        let mut list = self.list(key);
        list.push(value);
        list.drain(..list.len().saturating_sub(MOST_RECORDS));
        self.0.set(key, list);
    }

    fn list(&self, key: &str) -> Vec<Value> {
        match self.0.get(key) {
            Some(Value::Array(values)) => values,
            _ => Vec::new(),
        }
    }

    fn text(&self, key: &str) -> Option<String> {
        self.0.get(key)?.as_str().map(str::to_owned)
    }
}

fn fields(settings: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(settings) {
        Ok(Value::Object(fields)) => fields,
        _ => Map::new(),
    }
}

fn read<T: DeserializeOwned>(fields: &Map<String, Value>) -> Option<T> {
    serde_json::from_value(Value::Object(fields.clone())).ok()
}
