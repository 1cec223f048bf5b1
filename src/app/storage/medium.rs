//! Values by key, on the disk while that works and for the session when it does not.
//! Nothing here can fail for its callers; what fails is said once, in the log.

use std::{collections::HashMap, path::Path};

use bevy::log::warn;
use serde_json::Value;

use crate::app::platform::{Disk, Fault, set_disk_aside};

/// Keeps values; without a disk, only for the session.
#[derive(Default)]
pub struct Medium {
    disk: Option<Disk>,
    /// What the disk held when it was last asked: it may stop answering.
    known: HashMap<String, Value>,
    /// Newer than what the disk holds, because it did not take it. `None` is a removal.
    unsaved: HashMap<String, Option<Value>>,
    has_complained: bool,
}

impl Medium {
    /// Opens the disk, if need be after its damaged file was set aside. All `keys` are
    /// read: damage shows now, not in the middle of a match.
    pub fn open(folder: Option<&Path>, keys: &[String]) -> Self {
        let opened = Disk::open(folder, keys).or_else(|fault| match fault {
            Fault::Damaged(_) => {
                let aside = set_disk_aside(folder)?;
                warn!("{fault}; it is kept as {}", aside.display());
                Disk::open(folder, keys)
            }
            Fault::Unavailable(_) => Err(fault),
        });
        let mut medium = Self::default();
        match opened {
            Ok((disk, known)) => {
                medium.disk = Some(disk);
                medium.known = known;
            }
            Err(fault) => medium.complain(&fault),
        }
        medium
    }

    /// Whether everything set so far will be there next time.
    pub fn is_lasting(&self) -> bool {
        self.disk.is_some() && self.unsaved.is_empty()
    }

    pub fn get(&self, key: &str) -> Option<Value> {
        match self.unsaved.get(key) {
            Some(value) => value.clone(),
            None => self.stored(key),
        }
    }

    /// What every copy of the game can see now, whatever this one has not got rid of.
    pub fn stored(&self, key: &str) -> Option<Value> {
        match self.disk.as_ref().map(|disk| disk.read(key)) {
            Some(Ok(value)) => value,
            Some(Err(_)) | None => self.known.get(key).cloned(),
        }
    }

    pub fn set(&mut self, key: &str, value: impl Into<Value>) {
        self.put(key, Some(value.into()));
    }

    pub fn remove(&mut self, key: &str) {
        self.put(key, None);
    }

    fn put(&mut self, key: &str, value: Option<Value>) {
        // A write waits for the disk; one that changes nothing is not worth it.
        if self.get(key) == value {
            return;
        }
        let written = self.disk.as_mut().map(|disk| match &value {
            Some(value) => disk.write(key, value),
            None => disk.remove(key),
        });
        if let Some(Ok(())) = written {
            self.unsaved.remove(key);
            self.known.remove(key);
            self.known
                .extend(value.map(|value| (key.to_owned(), value)));
            return;
        }
        if let Some(Err(fault)) = written {
            self.complain(&fault);
        }
        self.unsaved.insert(key.to_owned(), value);
    }

    fn complain(&mut self, fault: &Fault) {
        if !self.has_complained {
            warn!("{fault}; what it does not take lasts for this session");
            self.has_complained = true;
        }
    }
}
