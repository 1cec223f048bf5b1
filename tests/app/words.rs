//! Words and fonts are complete: the same keys and variables in every language,
//! all of them used, and a glyph for every character.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use fluent_bundle::FluentResource;
use stacked::{
    app::{
        action::Action,
        fonts::{SYMBOLS, Weight},
        i18n::{Lang, Phrase, Words},
        play::Turn,
        screen::Screen,
    },
    engine::{Dir, Slot, Tier},
};

use super::{
    harness::Player,
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

/// The forms a language has for numbers, besides the one for all the rest.
const fn plural_forms(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::Zh | Lang::Ja | Lang::Ko => &[],
        Lang::En | Lang::Es | Lang::De | Lang::Fr => &["[one]"],
        Lang::Ru => &["[one]", "[few]"],
    }
}

#[test]
fn what_counts_has_all_plural_forms_of_its_language() {
    let english = messages(Lang::En.source());
    for lang in Lang::ALL {
        let messages = messages(lang.source());
        for (key, _) in english.iter().filter(|(_, body)| body.contains("[one]")) {
            for form in ["[one]", "[few]"] {
                let is_there = messages[key].contains(form);
                let belongs = plural_forms(lang).contains(&form);
                assert_eq!(is_there, belongs, "{lang:?} {key} {form}");
            }
        }
    }
}

#[test]
fn numbers_choose_the_form_that_people_use() {
    let said = |lang, turns| {
        Words::new(lang).text_with(&Phrase::new("summary-turns").number("turns", turns))
    };
    for (turns, form) in [
        (1, "ход"),
        (2, "хода"),
        (4, "хода"),
        (5, "ходов"),
        (11, "ходов"),
        (12, "ходов"),
        (21, "ход"),
        (22, "хода"),
        (111, "ходов"),
        (225, "ходов"),
        (231, "ход"),
    ] {
        assert_eq!(said(Lang::Ru, turns), format!("Тупик за {turns} {form}"));
    }
    for (lang, one, more) in [
        (Lang::En, "Choked in 1 turn", "Choked in 21 turns"),
        (Lang::Es, "Bloqueado en 1 turno", "Bloqueado en 21 turnos"),
        (Lang::De, "In 1 Zug blockiert", "In 21 Zügen blockiert"),
        (Lang::Fr, "Bloqué en 1 tour", "Bloqué en 21 tours"),
        (Lang::Zh, "1回合堵死", "21回合堵死"),
        (Lang::Ja, "1ターンで詰み", "21ターンで詰み"),
        (Lang::Ko, "1턴 만에 막기 성공", "21턴 만에 막기 성공"),
    ] {
        assert_eq!(said(lang, 1), one);
        assert_eq!(said(lang, 21), more);
    }
    assert_eq!(said(Lang::Fr, 0), "Bloqué en 0 tour");
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

/// A switch in a match shows at once and changes nothing but the words.
#[test]
fn the_language_changes_in_a_match_and_nothing_else() {
    let mut player = Player::in_window((390, 844), None);
    player.begin(Tier::Beginner);
    player.act(Action::SelectSlot(Slot::Eight));
    player.act(Action::MoveCursor(Dir::Down));
    let state = |player: &Player| (player.game().to_string(), player.hand().clone());
    let before = state(&player);
    assert_eq!(before.1.slot, Slot::Eight);
    let mut seen = BTreeSet::new();
    for lang in Lang::ALL.into_iter().cycle().skip(1).take(Lang::ALL.len()) {
        player.act(Action::ToggleLanguages);
        player.act(Action::Speak(lang));
        assert_eq!(state(&player), before, "{lang:?}");
        assert_eq!(
            (player.screen(), player.turn()),
            (Screen::Play, Turn::Placing)
        );
        assert_eq!(player.store().language().as_deref(), Some(lang.code()));
        let title = Words::new(lang).text("rack-title");
        assert!(
            player.shows(&title),
            "{lang:?}: {title:?} is not on the screen"
        );
        seen.insert(title);
    }
    assert_eq!(seen.len(), Lang::ALL.len());
}

/// Words in code would stay in one language, and their glyphs be missing. The signs of the
/// share card leave as text; on screen they are drawn.
#[test]
fn code_draws_only_symbols_the_fonts_have() {
    let sources = contents("src/app", &["rs"]).into_iter();
    for (path, source) in sources.filter(|(path, _)| !path.ends_with("screens/card.rs")) {
        for Literal { text, .. } in literals(&source) {
            let odd: String = text
                .chars()
                .filter(|c| !c.is_ascii() && !SYMBOLS.contains(*c))
                .collect();
            assert!(odd.is_empty(), "{}: {odd:?} in {text:?}", path.display());
        }
    }
}
