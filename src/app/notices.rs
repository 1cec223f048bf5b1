//! What a person should know of, said once and calmly on the title.

use bevy::prelude::*;

use super::i18n::Phrase;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notices>();
}

/// What is to be said, oldest first.
#[derive(Resource, Default)]
pub struct Notices(Vec<Phrase>);

impl Notices {
    pub fn add(&mut self, phrase: Phrase) {
        if !self.0.contains(&phrase) {
            self.0.push(phrase);
        }
    }

    /// They were said.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn iter(&self) -> impl Iterator<Item = &Phrase> {
        self.0.iter()
    }
}
