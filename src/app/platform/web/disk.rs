//! The browser's storage, shared by all tabs. `bevy_pkv` ends the game where it is
//! blocked, so that is asked first, every time: a player can block it at any moment.

use std::{
    collections::HashMap,
    fmt,
    path::{Path, PathBuf},
};

use bevy_pkv::{GetError, PkvStore};
use serde_json::Value;
use web_sys::Storage;

use super::browser_window;
use crate::app::platform::Fault;

/// Every key of ours begins with this and a dot.
const PREFIX: &str = "rg";

/// Values by key, as JSON.
pub struct Disk(PkvStore);

impl Disk {
    /// Opens the browser's storage and reads what it holds of `keys`.
    ///
    /// # Errors
    /// When it is blocked. A full one opens: it can be read.
    pub fn open(
        _folder: Option<&Path>,
        keys: &[String],
    ) -> Result<(Self, HashMap<String, Value>), Fault> {
        let disk = Self(PkvStore::new(PREFIX, ""));
        let mut values = HashMap::new();
        for key in keys {
            values.extend(disk.read(key)?.map(|value| (key.clone(), value)));
        }
        Ok((disk, values))
    }

    /// The value of `key`. What is no JSON is taken as plain text, as people write it.
    ///
    /// # Errors
    /// When the storage is blocked.
    pub fn read(&self, key: &str) -> Result<Option<Value>, Fault> {
        let storage = storage()?;
        match self.0.get(key) {
            Ok(value) => Ok(Some(value)),
            Err(GetError::NotFound) => Ok(None),
            Err(GetError::Json(_)) => {
                let text = storage.get_item(&format!("{PREFIX}.{key}"));
                text.map(|text| text.map(Value::String)).map_err(fault)
            }
            Err(error) => Err(fault(error)),
        }
    }

    /// # Errors
    /// When the storage is blocked or full; it still has the value before.
    pub fn write(&mut self, key: &str, value: &Value) -> Result<(), Fault> {
        storage()?;
        self.0.set(key, value).map_err(fault)
    }

    /// # Errors
    /// When the storage is blocked.
    pub fn remove(&mut self, key: &str) -> Result<(), Fault> {
        storage()?;
        self.0.remove(key).map_err(fault)
    }
}

/// There is no file to rename: a value that cannot be read stays where it is.
///
/// # Errors
/// Always.
pub fn set_disk_aside(_folder: Option<&Path>) -> Result<PathBuf, Fault> {
    Err(Fault::Unavailable("a page has no files".to_owned()))
}

fn storage() -> Result<Storage, Fault> {
    let storage = browser_window().local_storage().map_err(fault)?;
    storage.ok_or_else(|| Fault::Unavailable("the page has no storage".to_owned()))
}

fn fault(error: impl fmt::Debug) -> Fault {
    Fault::Unavailable(format!("{error:?}"))
}
