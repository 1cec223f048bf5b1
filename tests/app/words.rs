//! Words and fonts are complete: the same keys and variables in every language,
//! all of them used, and a glyph for every character.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_bundle::FluentResource;
use stacked::app::{
    fonts::{SYMBOLS, Weight},
    i18n::{Lang, Phrase, Words},
};

use super::measure;

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

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn page(lang: Lang) -> String {
    let path = format!("assets/locales/{}/page.ftl", lang.code());
    fs::read_to_string(root().join(&path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn files_under(folder: &Path, extensions: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files_under(&path, extensions, found);
        } else if extensions
            .iter()
            .any(|e| path.extension().is_some_and(|x| x == *e))
        {
            found.push(path);
        }
    }
}

fn contents(folder: &str, extensions: &[&str]) -> Vec<(PathBuf, String)> {
    let mut paths = Vec::new();
    files_under(&root().join(folder), extensions, &mut paths);
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

/// A string literal and the code between it and the literal before.
struct Literal {
    before: String,
    text: String,
}

/// The string literals of a Rust file, up to its unit tests.
fn literals(source: &str) -> Vec<Literal> {
    let source = source
        .split("#[cfg(test)]\nmod ")
        .next()
        .unwrap_or_default();
    let mut found = Vec::new();
    let mut before = String::new();
    let mut rest = source;
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = rest.find('\n').map_or("", |end| &rest[end..]);
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\\"'") {
            rest = rest[2..].split_once('\'').map_or("", |(_, after)| after);
        } else if c == '"' {
            let hashes = before.len() - before.trim_end_matches('#').len();
            let raw = before.trim_end_matches('#').ends_with('r');
            let length = literal_length(&rest[1..], if raw { Some(hashes) } else { None });
            let text = rest[1..=length].to_owned();
            found.push(Literal {
                before: std::mem::take(&mut before),
                text,
            });
            rest = rest.get(length + 2..).unwrap_or_default();
        } else {
            before.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    found
}

/// Bytes up to the closing quote; raw literals close with their number of hashes.
fn literal_length(text: &str, raw: Option<usize>) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        match raw {
            Some(hashes) if c == '"' && text[at + 1..].starts_with(&"#".repeat(hashes)) => {
                return at;
            }
            None if c == '"' && !escaped => return at,
            _ => escaped = c == '\\' && !escaped,
        }
    }
    text.len()
}

/// Literals in places that take nothing but a key.
fn keys_asked_for(literals: &[Literal]) -> Vec<&str> {
    let mut asked = Vec::new();
    let mut names_argument = false;
    for Literal { before, text } in literals {
        let code = before.trim_end();
        let takes_key = ["Phrase::new(", "words.text(", "Arg::Key("]
            .iter()
            .any(|opening| code.ends_with(opening));
        if takes_key || (names_argument && code.trim() == ",") {
            asked.push(text.as_str());
        }
        names_argument = code.ends_with(".key(");
    }
    asked
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

#[test]
fn the_scanner_reads_rust() {
    let source = r##"
        // "no literal"
        words.text("a-b"); Phrase::new("c").number("n", 1).key("tier", "t-x");
        let quote = '"'; let raw = r#"say "hi""#; "esc\"aped"
    "##;
    let found = literals(source);
    let texts: Vec<&str> = found.iter().map(|literal| literal.text.as_str()).collect();
    assert_eq!(
        texts,
        ["a-b", "c", "n", "tier", "t-x", "say \"hi\"", "esc\\\"aped"]
    );
    assert_eq!(keys_asked_for(&found), ["a-b", "c", "t-x"]);
}
