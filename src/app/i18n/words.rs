//! Keys and arguments in, sentences out.
//!
//! Keys are `&'static str`, so each stands as one literal in the source, where
//! a test compares them with the files. A key that is missing all the same is
//! shown as it is: a wrong word is no reason to stop a match.

use bevy::prelude::*;
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};

use super::Lang;

/// The words of every language, and the language in use.
///
/// Write to it only to switch: any `ResMut` access that touches it rewrites all text.
#[derive(Resource)]
pub struct Words {
    lang: Lang,
    /// In the order of [`Lang::ALL`].
    bundles: Vec<FluentBundle<FluentResource>>,
}

impl Words {
    pub fn new(lang: Lang) -> Self {
        Self {
            lang,
            bundles: Lang::ALL.map(Lang::bundle).into(),
        }
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    pub fn set(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// A sentence without arguments.
    pub fn text(&self, key: &'static str) -> String {
        self.text_with(&Phrase::new(key))
    }

    /// A sentence with its arguments put in.
    pub fn text_with(&self, phrase: &Phrase) -> String {
        self.format(self.lang, phrase)
            .or_else(|| self.format(Lang::default(), phrase))
            .unwrap_or_else(|| phrase.key.to_owned())
    }

    fn format(&self, lang: Lang, phrase: &Phrase) -> Option<String> {
        let bundle = &self.bundles[lang as usize];
        let pattern = bundle.get_message(phrase.key)?.value()?;
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            match arg {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Text(text) => args.set(*name, text.as_str()),
                Arg::Key(key) => args.set(*name, self.text(key)),
            }
        }
        // An argument that is missing shows as its name in braces; the tests find it.
        let mut errors = Vec::new();
        Some(
            bundle
                .format_pattern(pattern, Some(&args), &mut errors)
                .into_owned(),
        )
    }
}

impl Default for Words {
    fn default() -> Self {
        Self::new(Lang::default())
    }
}

/// What an entity's [`Text`] says, in whatever language is in use.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
#[require(Text)]
pub struct Phrase {
    key: &'static str,
    args: Vec<(&'static str, Arg)>,
}

/// A value put into a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Shown without grouping; chooses the plural form.
    Number(i64),
    /// Shown as it is.
    Text(String),
    /// Another sentence, in the same language.
    Key(&'static str),
}

impl Phrase {
    pub fn new(key: &'static str) -> Self {
        Self {
            key,
            args: Vec::new(),
        }
    }

    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(number.into()))
    }

    #[must_use]
    pub fn string(self, name: &'static str, text: impl Into<String>) -> Self {
        self.with(name, Arg::Text(text.into()))
    }

    #[must_use]
    pub fn key(self, name: &'static str, key: &'static str) -> Self {
        self.with(name, Arg::Key(key))
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_choose_the_plural_and_stay_ungrouped() {
        let words = Words::new(Lang::En);
        let turns = |n: i64| words.text_with(&Phrase::new("summary-turns").number("turns", n));
        assert_eq!(turns(1), "Choked in 1 turn");
        assert_eq!(turns(1_234_567), "Choked in 1234567 turns");
    }

    #[test]
    fn a_key_as_argument_is_translated_too() {
        let mut words = Words::default();
        let phrase = Phrase::new("event-started").key("tier", "tier-expert");
        assert_eq!(words.text_with(&phrase), "New match: Expert.");
        words.set(Lang::Ja);
        assert_eq!(words.text_with(&phrase), "新しい対局：上級。");
    }

    #[test]
    fn text_goes_in_without_invisible_marks() {
        let words = Words::default();
        let phrase = Phrase::new("notice-link-unknown").string("what", "seed=x{1}");
        assert_eq!(
            words.text_with(&phrase),
            "Link parameter not understood: seed=x{1}"
        );
    }

    #[test]
    fn the_title_is_made_from_the_name() {
        assert_eq!(
            Words::default().text("document-title"),
            "Stacked — 2048 turned round"
        );
    }

    #[test]
    fn a_missing_key_shows_itself() {
        assert_eq!(Words::new(Lang::Ja).text("no-such-key"), "no-such-key");
    }
}
