//! The store's file. `bevy_pkv` panics where it cannot go on; here every panic ends as
//! an error, and a file that cannot be read is set aside, never deleted.

use std::{
    any::Any,
    cell::Cell,
    collections::HashMap,
    env, fmt,
    fs::{self, File, TryLockError},
    mem,
    panic::{self, AssertUnwindSafe},
    path::{Path, PathBuf},
    sync::Once,
};

use bevy_pkv::{GetError, PkvStore};
use serde_json::Value;

use crate::app::platform::Fault;

/// The name `bevy_pkv` gives its file.
const FILE: &str = "bevy_pkv.redb";

/// Values by key, in one file of its own folder. Every write is on the disk when it
/// returns.
pub struct Disk {
    /// Gone once a panic came out of it.
    store: Option<PkvStore>,
}

impl Disk {
    /// Opens the store in `folder`, else in the system's folder for a program's data, and
    /// reads what it holds of `keys`.
    ///
    /// # Errors
    /// When the folder or the file cannot be used.
    pub fn open(
        folder: Option<&Path>,
        keys: &[String],
    ) -> Result<(Self, HashMap<String, Value>), Fault> {
        let folder = place(folder)?;
        let opened = quietly(|| PkvStore::new_in_dir(&folder));
        let mut disk = Self {
            store: Some(opened.map_err(|message| {
                if is_ours_alone(&folder.join(FILE)) {
                    fault(message)
                } else {
                    Fault::Unavailable(message)
                }
            })?),
        };
        let mut values = HashMap::new();
        for key in keys {
            match disk.read(key) {
                Ok(value) => values.extend(value.map(|value| (key.clone(), value))),
                Err(fault) => {
                    disk.give_up();
                    return Err(fault);
                }
            }
        }
        Ok((disk, values))
    }

    /// The value of `key`; `None` also when it is no value at all.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn read(&self, key: &str) -> Result<Option<Value>, Fault> {
        let store = self.store.as_ref().ok_or_else(given_up)?;
        match quietly(|| store.get(key)) {
            Ok(Ok(value)) => Ok(Some(value)),
            Ok(Err(GetError::NotFound | GetError::MessagePack(_))) => Ok(None),
            Ok(Err(error)) => Err(fault(format!("{error:?}"))),
            Err(message) => Err(fault(message)),
        }
    }

    /// # Errors
    /// When the file did not take the value; it still has the one before.
    pub fn write(&mut self, key: &str, value: &Value) -> Result<(), Fault> {
        self.change(|store| store.set(key, value))
    }

    /// # Errors
    /// When the file still has the value.
    pub fn remove(&mut self, key: &str) -> Result<(), Fault> {
        self.change(|store| store.remove(key))
    }

    fn change<E: fmt::Debug>(
        &mut self,
        change: impl FnOnce(&mut PkvStore) -> Result<(), E>,
    ) -> Result<(), Fault> {
        let store = self.store.as_mut().ok_or_else(given_up)?;
        match quietly(|| change(store)) {
            Ok(result) => result.map_err(|error| fault(format!("{error:?}"))),
            Err(message) => {
                self.give_up();
                Err(fault(message))
            }
        }
    }

    /// Closing writes to the file once more. One that made its reader panic stays as it is.
    fn give_up(&mut self) {
        mem::forget(self.store.take());
    }
}

/// Renames a damaged file; no earlier one is overwritten.
///
/// # Errors
/// When it could not be renamed.
pub fn set_disk_aside(folder: Option<&Path>) -> Result<PathBuf, Fault> {
    let folder = place(folder)?;
    let aside = (1_u32..)
        .map(|n| folder.join(format!("{FILE}.damaged-{n}")))
        .find(|name| fs::symlink_metadata(name).is_err())
        .expect("no folder holds so many files");
    fs::rename(folder.join(FILE), &aside)
        .map(|()| aside)
        .map_err(|error| Fault::Unavailable(error.to_string()))
}

fn given_up() -> Fault {
    Fault::Unavailable("it was given up before".to_owned())
}

/// Where the file lies. `bevy_pkv` would take the current folder where there is no home.
fn place(folder: Option<&Path>) -> Result<PathBuf, Fault> {
    folder
        .map(Path::to_owned)
        .or_else(usual_folder)
        .ok_or_else(|| Fault::Unavailable("there is no home folder".to_owned()))
}

/// The folder `bevy_pkv` uses for a program of this name.
fn usual_folder() -> Option<PathBuf> {
    let absolute = |name| {
        env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let home = || env::home_dir().filter(|path| path.is_absolute());
    if cfg!(windows) {
        Some(absolute("APPDATA")?.join("stacked").join("data"))
    } else if cfg!(target_os = "macos") {
        Some(home()?.join("Library/Application Support/stacked"))
    } else {
        let data = absolute("XDG_DATA_HOME").or_else(|| Some(home()?.join(".local/share")))?;
        Some(data.join("stacked"))
    }
}

/// Whether the file is there to read and write, and no other copy of the game has it.
fn is_ours_alone(file: &Path) -> bool {
    let Ok(file) = File::options().read(true).write(true).open(file) else {
        return false;
    };
    !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}

/// What the system refuses says nothing against the file.
fn fault(message: String) -> Fault {
    if message.contains("Os { code") || message.contains("PreviousIo") {
        Fault::Unavailable(message)
    } else {
        Fault::Damaged(message)
    }
}

thread_local! {
    /// Whether a panic of this thread is expected and will be handled.
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Runs `action`; a panic becomes its message and is not printed. Other threads keep
/// theirs.
fn quietly<T>(action: impl FnOnce() -> T) -> Result<T, String> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let loud = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !QUIET.get() {
                loud(info);
            }
        }));
    });
    QUIET.set(true);
    let result = panic::catch_unwind(AssertUnwindSafe(action));
    QUIET.set(false);
    result.map_err(|payload| message(payload.as_ref()))
}

fn message(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| payload.downcast_ref::<&str>().copied())
        .unwrap_or("it stopped without a word")
        .to_owned()
}
