//! The store never fails its callers: whatever is wrong with the disk or with what is
//! on it, values are there for the session, and nothing that was stored is destroyed.

use std::{
    env, fs,
    path::PathBuf,
    process,
    sync::atomic::{AtomicU32, Ordering},
};

use bevy_pkv::PkvStore;
use serde::{Deserialize, Serialize};
use stacked::{
    app::storage::{Best, Store, StoreKind},
    engine::Tier,
};

const FILE: &str = "bevy_pkv.redb";

/// A folder of its own for one test, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!(
            "stacked-store-{}-{}",
            process::id(),
            COUNT.fetch_add(1, Ordering::Relaxed)
        );
        let folder = env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("the system has room for a folder");
        Self(folder)
    }

    fn open(&self) -> Store {
        Store::open(Some(self.0.clone()))
    }

    fn file(&self) -> PathBuf {
        self.0.join(FILE)
    }

    fn files(&self) -> Vec<String> {
        let mut names: Vec<_> = fs::read_dir(&self.0)
            .expect("the folder can be read")
            .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
            .collect();
        names.sort();
        names
    }

    /// A store that was used and closed.
    fn used(self) -> Self {
        fill(&mut self.open());
        self
    }

    /// Puts a value that the game would not write.
    fn put(&self, key: &str, value: &impl Serialize) {
        PkvStore::new_in_dir(&self.0)
            .set(key, value)
            .expect("a fresh store takes values");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

fn fill(store: &mut Store) {
    assert_eq!(store.offer_best(Tier::Expert, 41), Best::New);
    store.set_muted(true);
    store.set_last_tier(Tier::Intermediate);
    store.set_language("ja");
    store.save_match("a match");
    store.add_record("a record");
}

fn assert_filled(store: &Store) {
    assert_eq!(store.best(Tier::Expert), Some(41));
    assert_eq!(store.best(Tier::Beginner), None);
    assert!(store.muted());
    assert_eq!(store.last_tier(), Some(Tier::Intermediate));
    assert_eq!(store.language().as_deref(), Some("ja"));
    assert_eq!(store.load_match().as_deref(), Some("a match"));
    assert_eq!(store.records(), ["a record"]);
}

fn assert_empty(store: &Store) {
    assert!(Tier::ALL.iter().all(|&tier| store.best(tier).is_none()));
    assert!(!store.muted());
    assert_eq!(store.last_tier(), None);
    assert_eq!(store.language(), None);
    assert_eq!(store.load_match(), None);
    assert_eq!(store.records(), [""; 0]);
}

/// It can be played with, but nothing lasts.
fn assert_is_for_the_session(mut store: Store) {
    assert_eq!(store.kind(), StoreKind::Session);
    assert_empty(&store);
    fill(&mut store);
    assert_filled(&store);
    assert_eq!(store.kind(), StoreKind::Session);
}

#[test]
fn a_fresh_store_is_empty_and_keeps_what_it_gets() {
    let folder = Folder::new();
    let mut store = folder.open();
    assert_eq!(store.kind(), StoreKind::Disk);
    assert_empty(&store);
    fill(&mut store);
    assert_filled(&store);
    drop(store);

    let store = folder.open();
    assert_eq!(store.kind(), StoreKind::Disk);
    assert_filled(&store);
}

#[test]
fn the_folder_is_made_when_it_is_missing() {
    let folder = Folder::new();
    let deep = folder.0.join("new/deeper");
    assert_eq!(Store::open(Some(deep.clone())).kind(), StoreKind::Disk);
    assert!(deep.join(FILE).exists());
}

#[test]
fn a_best_is_replaced_only_by_fewer_turns() {
    let mut store = Store::default();
    assert_eq!(store.offer_best(Tier::Beginner, 60), Best::New);
    assert_eq!(store.offer_best(Tier::Beginner, 60), Best::Kept(60));
    assert_eq!(store.offer_best(Tier::Beginner, 61), Best::Kept(60));
    assert_eq!(store.offer_best(Tier::Beginner, 59), Best::New);
    assert_eq!(store.best(Tier::Beginner), Some(59));
    assert_eq!(store.best(Tier::Expert), None);
}

#[test]
fn a_match_can_be_replaced_and_cleared() {
    let folder = Folder::new();
    let mut store = folder.open();
    store.save_match("one");
    store.save_match("two");
    assert_eq!(store.load_match().as_deref(), Some("two"));
    store.clear_match();
    store.clear_match();
    drop(store);
    assert_eq!(folder.open().load_match(), None);
}

#[test]
fn an_unreadable_match_is_kept_beside() {
    let folder = Folder::new();
    let mut store = folder.open();
    store.save_match("not a record");
    store.set_match_aside();
    assert_eq!(store.load_match(), None);
    store.save_match("not one either");
    store.set_match_aside();
    drop(store);

    let kept: Vec<String> = PkvStore::new_in_dir(&folder.0).get("match-aside").unwrap();
    assert_eq!(kept, ["not a record", "not one either"]);
}

#[test]
fn the_last_fifty_records_are_kept() {
    let mut store = Store::default();
    for n in 0..53 {
        store.add_record(&n.to_string());
    }
    let records = store.records();
    assert_eq!(records.len(), 50);
    assert_eq!(records.first().unwrap(), "3");
    assert_eq!(records.last().unwrap(), "52");
}

#[test]
fn a_second_copy_leaves_the_first_alone() {
    let folder = Folder::new();
    let mut first = folder.open();
    fill(&mut first);
    assert_is_for_the_session(folder.open());
    first.save_match("still mine");
    drop(first);
    assert_eq!(folder.files(), [FILE]);
    assert_eq!(folder.open().load_match().as_deref(), Some("still mine"));
}

#[test]
fn a_folder_that_cannot_be_written_gives_a_session() {
    let folder = Folder::new();
    fs::write(folder.0.join("no-folder"), "").unwrap();
    assert_is_for_the_session(Store::open(Some(folder.0.join("no-folder"))));
    assert_is_for_the_session(Store::open(Some(folder.0.join("no-folder/below"))));
    // Where even its owner may make nothing.
    #[cfg(target_os = "linux")]
    assert_is_for_the_session(Store::open(Some("/proc/stacked".into())));
}

#[test]
fn something_else_under_the_files_name_gives_a_session() {
    let folder = Folder::new();
    fs::create_dir(folder.file()).unwrap();
    assert_is_for_the_session(folder.open());
    assert!(folder.file().is_dir());
}

/// Damages a used store, opens it, and holds what became of the file.
fn assert_set_aside(folder: &Folder, damage: impl FnOnce(&mut Vec<u8>)) {
    let mut bytes = fs::read(folder.file()).expect("the store has its file");
    damage(&mut bytes);
    fs::write(folder.file(), &bytes).expect("the file is closed");
    let before = folder.files().len();

    let mut store = folder.open();
    assert_eq!(store.kind(), StoreKind::Disk);
    assert_empty(&store);
    fill(&mut store);
    drop(store);
    assert_filled(&folder.open());

    let names = folder.files();
    assert_eq!(names.len(), before + 1, "{names:?}");
    let aside = folder.0.join(format!("{FILE}.damaged-{before}"));
    let kept = fs::read(aside).expect("the damaged file was renamed");
    assert_eq!(kept.len(), bytes.len());
}

#[test]
fn damaged_files_are_set_aside_one_after_another() {
    let folder = Folder::new().used();
    assert_set_aside(&folder, |bytes| *bytes = b"this is no store".repeat(100));
    assert_set_aside(&folder, |bytes| bytes[..64].fill(0xff));
    assert_set_aside(&folder, |bytes| bytes.truncate(bytes.len() / 2));
    assert_set_aside(&folder, |bytes| bytes.truncate(100));
    assert_set_aside(&folder, |bytes| bytes[4096..].fill(0xa5));
    assert_eq!(
        fs::read(folder.0.join(format!("{FILE}.damaged-1"))).unwrap(),
        b"this is no store".repeat(100)
    );
}

#[test]
fn an_empty_file_is_a_fresh_store() {
    let folder = Folder::new();
    fs::write(folder.file(), "").unwrap();
    assert_eq!(folder.open().kind(), StoreKind::Disk);
    assert_eq!(folder.files(), [FILE]);
}

/// Whichever bytes are damaged: no panic, a store that works, and no file lost.
#[test]
fn damage_anywhere_is_survived() {
    let sound = fs::read(Folder::new().used().file()).unwrap();
    let used = sound.len() - sound.iter().rev().take_while(|&&byte| byte == 0).count();
    for start in (0..used).step_by(used / 60) {
        let folder = Folder::new();
        let mut bytes = sound.clone();
        let end = (start + 200).min(bytes.len());
        bytes[start..end].fill(0x5a);
        fs::write(folder.file(), &bytes).unwrap();
        let mut store = folder.open();
        store.set_language("en");
        store.save_match("again");
        assert_eq!(store.language().as_deref(), Some("en"), "byte {start}");
        assert_eq!(store.load_match().as_deref(), Some("again"), "byte {start}");
        drop(store);
        assert!(folder.files().contains(&FILE.to_owned()), "byte {start}");
    }
}

#[test]
fn values_of_the_wrong_type_are_ignored_and_kept_until_replaced() {
    let folder = Folder::new();
    folder.put("best.beginner", &"forty");
    folder.put("best.expert", &-3);
    folder.put("best.intermediate", &0);
    folder.put("muted", &"yes");
    folder.put("tier", &"grandmaster");
    folder.put("lang", &7);
    folder.put("records", &12);
    assert_empty(&folder.open());

    let read = |key| PkvStore::new_in_dir(&folder.0).get::<serde_json::Value>(key);
    assert_eq!(read("best.beginner").unwrap(), "forty");
    assert_eq!(read("best.expert").unwrap(), -3);
    assert_eq!(read("muted").unwrap(), "yes");
    assert_eq!(read("lang").unwrap(), 7);

    fill(&mut folder.open());
    let mut store = folder.open();
    assert_eq!(store.best(Tier::Expert), Some(41));
    assert_eq!(store.offer_best(Tier::Beginner, 90), Best::New);
    assert_eq!(store.records(), ["a record"]);
}

#[test]
fn a_match_of_the_wrong_type_is_given_out_to_be_set_aside() {
    let folder = Folder::new();
    folder.put("match", &[1, 2]);
    let mut store = folder.open();
    assert_eq!(store.load_match().as_deref(), Some("[1,2]"));
    store.set_match_aside();
    assert_eq!(store.load_match(), None);
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
enum Theme {
    Light,
    Dark,
}

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
struct Settings {
    theme: Theme,
    reduced_motion: Option<bool>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::Light,
            reduced_motion: None,
        }
    }
}

/// The settings of a later version.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
struct MoreSettings {
    theme: Theme,
    reduced_motion: Option<bool>,
    volume: u8,
}

impl Default for MoreSettings {
    fn default() -> Self {
        Self {
            theme: Theme::Light,
            reduced_motion: None,
            volume: 80,
        }
    }
}

#[test]
fn settings_outlive_versions_that_know_fewer_fields() {
    let folder = Folder::new();
    let mut store = folder.open();
    assert_eq!(store.settings::<Settings>(), Settings::default());
    let dark = Settings {
        theme: Theme::Dark,
        reduced_motion: Some(true),
    };
    store.set_settings(&dark);
    assert_eq!(store.settings::<Settings>(), dark);

    let mut more = store.settings::<MoreSettings>();
    assert_eq!((more.theme.clone(), more.volume), (Theme::Dark, 80));
    more.volume = 20;
    store.set_settings(&more);

    store.set_settings(&Settings {
        theme: Theme::Light,
        reduced_motion: Some(true),
    });
    drop(store);
    let more = folder.open().settings::<MoreSettings>();
    assert_eq!((more.theme, more.volume), (Theme::Light, 20));
}

#[test]
fn a_broken_setting_spoils_no_other_and_stays_until_changed() {
    let folder = Folder::new();
    let broken = serde_json::json!({ "theme": "Purple", "reduced_motion": true, "odd": [] });
    folder.put("settings", &broken);
    let mut store = folder.open();
    let mut settings = store.settings::<Settings>();
    assert_eq!(settings.theme, Theme::Light);
    assert_eq!(settings.reduced_motion, Some(true));

    settings.reduced_motion = Some(false);
    store.set_settings(&settings);
    drop(store);
    let stored: serde_json::Value = PkvStore::new_in_dir(&folder.0).get("settings").unwrap();
    assert_eq!(
        stored,
        serde_json::json!({ "theme": "Purple", "reduced_motion": false, "odd": [] })
    );
    settings.theme = Theme::Dark;
    folder.open().set_settings(&settings);
    assert_eq!(folder.open().settings::<Settings>(), settings);
}

/// Two tabs share one storage; here, two copies that take turns with one file.
#[test]
fn a_best_made_elsewhere_meanwhile_is_not_overwritten() {
    let folder = Folder::new();
    assert_eq!(folder.open().offer_best(Tier::Expert, 50), Best::New);
    assert_eq!(folder.open().offer_best(Tier::Expert, 30), Best::New);
    assert_eq!(folder.open().offer_best(Tier::Expert, 40), Best::Kept(30));
    assert_eq!(folder.open().best(Tier::Expert), Some(30));
}
