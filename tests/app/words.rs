//! Words and fonts are complete: the same keys and variables in every language,
//! all of them used, and a glyph for every character.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use fluent_bundle::FluentResource;
use stacked::app::{
    fonts::{SYMBOLS, Weight},
    i18n::{Lang, Phrase, Words},
};

use super::{
    measure,
    scan::{Literal, contents, keys_asked_for, literals, root},
};

type Messages<'a> = BTreeMap<&'a str, String>;

/// The messages of a Fluent file as written, placeables and all.
fn messages(source: &str) -> Messages<'_> {
    let mut messages = Messages::new();
    let mut last = "";
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once('=') {
            Some((key, value)) if line.starts_with(|c: char| c.is_ascii_alphabetic()) => {
                last = key.trim();
                let twice = messages.insert(last, value.trim().to_owned());
                assert_eq!(twice, None, "{last} stands twice");
            }
            _ => messages.entry(last).or_default().push_str(line),
        }
    }
    messages.remove("");
    messages
}

fn variables(body: &str) -> BTreeSet<&str> {
    body.split('$').skip(1).map(name_at_start).collect()
}

fn name_at_start(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
    &text[..end.unwrap_or(text.len())]
}

fn page(lang: Lang) -> String {
    let path = format!("assets/locales/{}/page.ftl", lang.code());
    fs::read_to_string(root().join(&path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn there_is_a_folder_for_each_language_and_no_other() {
    let folders = fs::read_dir(root().join("assets/locales")).unwrap();
    let folders: BTreeSet<String> = folders
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(folders, Lang::ALL.map(|lang| lang.code().to_owned()).into());
}

#[test]
fn every_file_is_sound_fluent() {
    for lang in Lang::ALL {
        for source in [lang.source().to_owned(), page(lang)] {
            if let Err((_, errors)) = FluentResource::try_new(source) {
                panic!("{lang:?}: {errors:?}");
            }
        }
    }
}

#[test]
fn all_languages_have_the_same_keys_and_variables() {
    let shape = |source: &str| -> BTreeMap<String, BTreeSet<String>> {
        let owned = |body: &String| variables(body).into_iter().map(str::to_owned).collect();
        let messages = messages(source);
        messages
            .iter()
            .map(|(key, body)| (key.to_string(), owned(body)))
            .collect()
    };
    for lang in Lang::ALL {
        assert_eq!(shape(lang.source()), shape(Lang::En.source()), "{lang:?}");
        assert_eq!(shape(&page(lang)), shape(&page(Lang::En)), "{lang:?} page");
    }
}

#[test]
fn every_key_the_code_asks_for_exists() {
    let known = messages(Lang::En.source());
    for (path, source) in contents("src", &["rs"]) {
        for key in keys_asked_for(&literals(&source)) {
            assert!(
                known.contains_key(key),
                "{}: no words for {key:?}",
                path.display()
            );
        }
    }
}

#[test]
fn every_key_is_used() {
    let sources = contents("src", &["rs"]);
    let found: Vec<Literal> = sources
        .iter()
        .flat_map(|(_, source)| literals(source))
        .collect();
    let literals: BTreeSet<&str> = found.iter().map(|literal| literal.text.as_str()).collect();
    let messages = messages(Lang::En.source());
    let referred = |key: &str| {
        let reference = format!("{{ {key} }}");
        messages.values().any(|body| body.contains(&reference))
    };
    let unused: Vec<&str> = messages
        .keys()
        .copied()
        .filter(|key| !literals.contains(key) && !referred(key))
        .collect();
    assert_eq!(unused, [""; 0]);
}

/// The shell builds the keys of its failures from the kind: `page-<kind>-title` and `-text`.
#[test]
fn the_page_and_its_words_agree() {
    let shell: String = contents("web", &["html", "js"])
        .into_iter()
        .map(|(_, text)| text)
        .collect();
    let source = page(Lang::En);
    let known = messages(&source);
    for key in known.keys() {
        let by_kind = key.ends_with("-title") || key.ends_with("-text");
        assert!(key.starts_with("page-"), "{key} is not a word of the page");
        assert!(
            by_kind || shell.contains(key),
            "the page does not use {key}"
        );
    }
    for rest in shell.split("\"page-").skip(1) {
        let key = format!("page-{}", name_at_start(rest));
        assert!(
            known.contains_key(key.as_str()),
            "the page has no words for {key}"
        );
    }
}

#[test]
fn every_message_can_be_said() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let source: &'static str = lang.source();
        let said: Vec<&'static str> = source
            .lines()
            .filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()))
            .map(name_at_start)
            .collect();
        let all_variables = variables(source);
        for key in said {
            for number in [0, 1, 2, 5, 21, 131_072] {
                let phrase = all_variables
                    .iter()
                    .fold(Phrase::new(key), |phrase, name| phrase.number(name, number));
                let text = words.text_with(&phrase);
                assert!(
                    !text.contains(['{', '}', '$', '\u{2068}']) && !text.is_empty() && text != key,
                    "{lang:?} {key}: {text:?}"
                );
            }
        }
    }
}

#[test]
fn every_character_has_a_glyph() {
    let ascii: String = (' '..='~').collect();
    for lang in Lang::ALL {
        let words = messages(lang.source()).into_values().collect::<String>();
        for weight in Weight::ALL {
            let face = measure::face(lang, weight);
            let lacking: BTreeSet<char> = [&words, &ascii, SYMBOLS, lang.name()]
                .iter()
                .flat_map(|text| text.chars())
                .filter(|&c| face.glyph_index(c).is_none())
                .collect();
            assert!(
                lacking.is_empty(),
                "run tools/fonts.py: {lang:?} {weight:?} lacks {lacking:?}"
            );
        }
    }
}

/// Words in code would stay in one language, and their glyphs be missing.
#[test]
fn code_draws_only_symbols_the_fonts_have() {
    for (path, source) in contents("src/app", &["rs"]) {
        for Literal { text, .. } in literals(&source) {
            let odd: String = text
                .chars()
                .filter(|c| !c.is_ascii() && !SYMBOLS.contains(*c))
                .collect();
            assert!(odd.is_empty(), "{}: {odd:?} in {text:?}", path.display());
        }
    }
}
