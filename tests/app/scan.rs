//! Reads the project's own files for tests: what they contain, and the string literals of Rust.

use std::{
    fs,
    path::{Path, PathBuf},
};

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_under(folder: &Path, extensions: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is part of the project") {
        let path = entry.expect("the folder can be read").path();
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

pub fn contents(folder: &str, extensions: &[&str]) -> Vec<(PathBuf, String)> {
    let mut paths = Vec::new();
    files_under(&root().join(folder), extensions, &mut paths);
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("the file is text");
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

/// A string literal and the code between it and the literal before.
pub struct Literal {
    pub before: String,
    pub text: String,
}

/// The string literals of a Rust file, up to its unit tests.
pub fn literals(source: &str) -> Vec<Literal> {
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
pub fn keys_asked_for(literals: &[Literal]) -> Vec<&str> {
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
