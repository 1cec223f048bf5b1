//! What the app is started with: the wishes of the command line or of the page's
//! address, read and checked.

use std::{fmt, fs, path::PathBuf};

use bevy::log::warn;

use super::{
    i18n::{Lang, Phrase},
    platform,
    tuning::{Motion, Tuning},
};
use crate::{engine::Tier, players::Tuning as Players};

#[derive(Clone, Default)]
pub struct Options {
    /// Of the first match; later ones follow from it.
    pub seed: Option<u64>,
    /// Selected when the tiers are shown.
    pub tier: Option<Tier>,
    pub lang: Option<Lang>,
    /// Where scores are kept instead of the usual place.
    pub data_dir: Option<PathBuf>,
    pub tuning: Tuning,
    /// What was not understood, to be said on the title.
    pub notices: Vec<Phrase>,
}

/// Why a wish was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WishError(String);

impl fmt::Display for WishError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WishError {}

/// The options that were wished, or the exit code when the app is not to start: help was
/// asked for, or something is wrong with the command line and one line has said what.
///
/// # Errors
/// The exit code.
pub fn options() -> Result<Options, u8> {
    let mut options = Options::default();
    for (name, value) in platform::wishes()? {
        match options.take(&name, &value) {
            Ok(()) => {}
            Err(fault) if platform::REFUSES_BAD_WISHES => {
                return Err(platform::refuse(&fault.to_string()));
            }
            // A link is not the player's own doing: the game starts without that part.
            Err(fault) => {
                warn!("{fault}");
                options
                    .notices
                    .push(Phrase::new("notice-link-unknown").string("what", name));
            }
        }
    }
    Ok(options)
}

impl Options {
    /// Takes one wish.
    ///
    /// # Errors
    /// When there is no such option or the value is none of its values.
    pub fn take(&mut self, name: &str, value: &str) -> Result<(), WishError> {
        match name {
            "seed" => {
                let seed = value.parse().map_err(|_| {
                    WishError(format!("'{value}' is no seed: a whole number from 0"))
                })?;
                self.seed = Some(seed);
            }
            "tier" => {
                let tier = value.parse::<Tier>();
                self.tier = Some(tier.map_err(|fault| WishError(fault.to_string()))?);
            }
            "lang" => {
                let lang = Lang::from_tag(value).ok_or_else(|| {
                    let codes: Vec<_> = Lang::ALL.into_iter().map(Lang::code).collect();
                    WishError(format!("'{value}' is no language: {}", codes.join(", ")))
                })?;
                self.lang = Some(lang);
            }
            "data-dir" => self.data_dir = Some(value.into()),
            "tuning" => self.try_tuning(value),
            "motion" => self.try_motion(value),
            _ => return Err(WishError(format!("there is no option '{name}'"))),
        }
        Ok(())
    }

    fn try_tuning(&mut self, path: &str) {
        let read = fs::read_to_string(path).map_err(|fault| fault.to_string());
        match read.and_then(|text| Players::parse(&text).map_err(|fault| fault.to_string())) {
            Ok(players) => self.tuning = Tuning::new(players, self.tuning.motion),
            Err(fault) => self.ignore(path, &fault),
        }
    }

    fn try_motion(&mut self, path: &str) {
        let read = fs::read_to_string(path).map_err(|fault| fault.to_string());
        match read.and_then(|text| Motion::parse(&text).map_err(|fault| fault.to_string())) {
            Ok(motion) => self.tuning.motion = motion,
            Err(fault) => self.ignore(path, &fault),
        }
    }

    fn ignore(&mut self, path: &str, fault: &str) {
        platform::complain(&format!("{path} is ignored: {fault}"));
        self.notices
            .push(Phrase::new("notice-tuning-ignored").string("what", path));
    }
}
