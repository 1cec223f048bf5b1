//! The languages the game speaks, and which one a player gets.
//!
//! A new language is a variant here with its file, and its fonts in
//! `app::fonts` and `tools/fonts.py`; the compiler and the tests ask for the rest.

use fluent_bundle::{FluentResource, concurrent::FluentBundle};

/// The key under which a file holds its language's own name.
const NAME: &str = "language-name";

/// The files of one language. Its page.ftl is the page's own.
macro_rules! words {
    ($code:literal) => {
        words!($code: "stacked", "howto", "settings", "share")
    };
    ($code:literal: $($file:literal),+) => {
        concat!($(
            include_str!(concat!("../assets/locales/", $code, "/", $file, ".ftl")), "\n"
        ),+)
    };
}

/// A language with a complete set of words and fonts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    #[default]
    En,
    Zh,
    Es,
    De,
    Fr,
    Ru,
    Ja,
    Ko,
}

impl Lang {
    /// The words of the language, ready to be said.
    pub fn bundle(self) -> FluentBundle<FluentResource> {
        let id = self.code().parse().expect("every code is a language tag");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The marks that isolate arguments have no glyph in the embedded fonts, and would
        // travel with a card.
        bundle.set_use_isolating(false);
        let resource =
            FluentResource::try_new(self.source().to_owned()).unwrap_or_else(|(usable, _)| usable);
        bundle
            .add_resource(resource)
            .expect("one language has every key once, which a test checks");
        bundle
    }

    /// In the order in which the switcher lists them.
    pub const ALL: [Self; 8] = [
        Self::En,
        Self::Zh,
        Self::Es,
        Self::De,
        Self::Fr,
        Self::Ru,
        Self::Ja,
        Self::Ko,
    ];

    /// The two letters that name the language in files, storage and `<html lang>`.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Zh => "zh",
            Self::Es => "es",
            Self::De => "de",
            Self::Fr => "fr",
            Self::Ru => "ru",
            Self::Ja => "ja",
            Self::Ko => "ko",
        }
    }

    /// The language whose code begins `tag`: `ja`, `ja-JP` and `ja_JP.UTF-8` are all Japanese.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let prefix = tag.split(['-', '_', '.']).next()?;
        Self::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(prefix))
    }

    /// What the language calls itself.
    pub fn name(self) -> &'static str {
        self.source()
            .lines()
            .find_map(|line| line.strip_prefix(NAME)?.strip_prefix(" = "))
            .expect("a test finds the key in every file")
    }

    /// The Fluent text of the game's words, all files of the language in one.
    pub fn source(self) -> &'static str {
        match self {
            Self::En => words!("en"),
            Self::Zh => words!("zh"),
            Self::Es => words!("es"),
            Self::De => words!("de"),
            Self::Fr => words!("fr"),
            Self::Ru => words!("ru"),
            Self::Ja => words!("ja"),
            Self::Ko => words!("ko"),
        }
    }

    /// The language after this one in the switcher.
    pub fn next(self) -> Self {
        let mut after = Self::ALL.into_iter().skip_while(|&lang| lang != self);
        after.nth(1).unwrap_or(Self::ALL[0])
    }
}

/// The stored language if there is one we speak, else the first of `preferred`
/// (the system's or browser's list, best first) that we speak, else English.
pub fn choose(stored: Option<&str>, preferred: &[String]) -> Lang {
    stored
        .into_iter()
        .chain(preferred.iter().map(String::as_str))
        .find_map(Lang::from_tag)
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(stored: Option<&str>, preferred: &[&str]) -> Lang {
        let preferred: Vec<String> = preferred.iter().map(ToString::to_string).collect();
        choose(stored, &preferred)
    }

    #[test]
    fn a_stored_choice_always_wins() {
        assert_eq!(chosen(Some("en"), &["ja-JP", "ja"]), Lang::En);
        assert_eq!(chosen(Some("ja"), &["en-GB"]), Lang::Ja);
        assert_eq!(chosen(Some("ja"), &[]), Lang::Ja);
    }

    #[test]
    fn a_stored_value_we_do_not_speak_is_passed_over() {
        assert_eq!(chosen(Some("xx"), &["ja"]), Lang::Ja);
        assert_eq!(chosen(Some(""), &[]), Lang::En);
    }

    #[test]
    fn the_first_preferred_language_we_speak_is_taken() {
        assert_eq!(chosen(None, &["ja-JP"]), Lang::Ja);
        assert_eq!(chosen(None, &["ja_JP.UTF-8"]), Lang::Ja);
        assert_eq!(chosen(None, &["xx", "JA", "en"]), Lang::Ja);
        assert_eq!(chosen(None, &["en-US", "ja"]), Lang::En);
    }

    #[test]
    fn odd_lists_give_a_language_all_the_same() {
        for list in [&[][..], &["xx"], &["C"], &["C.UTF-8"], &["", "-", "jav"]] {
            assert_eq!(chosen(None, list), Lang::En, "{list:?}");
        }
    }

    #[test]
    fn regions_and_scripts_do_not_matter() {
        let tags = [
            ("zh-CN", Lang::Zh),
            ("zh-TW", Lang::Zh),
            ("zh-Hant-HK", Lang::Zh),
            ("zh_CN.UTF-8", Lang::Zh),
            ("es-MX", Lang::Es),
            ("de-AT", Lang::De),
            ("fr-CA", Lang::Fr),
            ("ru-RU", Lang::Ru),
            ("ko-KR", Lang::Ko),
            ("pt-BR", Lang::En),
        ];
        for (tag, lang) in tags {
            assert_eq!(chosen(None, &[tag]), lang, "{tag}");
        }
    }

    #[test]
    fn the_switcher_goes_round_all_languages() {
        let mut lang = Lang::En;
        for expected in Lang::ALL.into_iter().skip(1).chain([Lang::En]) {
            lang = lang.next();
            assert_eq!(lang, expected);
        }
    }

    #[test]
    fn names_are_the_languages_own() {
        let names = [
            "English",
            "简体中文",
            "Español",
            "Deutsch",
            "Français",
            "Русский",
            "日本語",
            "한국어",
        ];
        assert_eq!(Lang::ALL.map(Lang::name), names);
    }
}
