//! Which part of the house may use which: the paths that the sources name, held
//! against a table. Rust has no lint for it.

use std::{collections::BTreeSet, fs, path::Path};

/// Every part, and the parts it may use; it may use what those may use as well. A
/// part is a folder or file right in `src/` or in `src/app/`.
const MAY_USE: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("players", &["engine"]),
    ("wording", &[]),
    ("lang", &[]),
    ("card", &["lang", "engine"]),
    ("lab", &["players", "card", "wording"]),
    // Services, each alone or on those named.
    ("platform", &["wording"]),
    ("screen", &[]),
    ("tuning", &["players"]),
    ("i18n", &["lang", "platform"]),
    ("fonts", &["i18n"]),
    ("settings", &["platform"]),
    ("storage", &["settings", "i18n", "engine"]),
    ("action", &["i18n", "engine"]),
    ("notices", &["i18n"]),
    ("start", &["tuning", "i18n"]),
    // The match, and what the person holds.
    ("play", &["tuning", "storage", "screen"]),
    ("hand", &["play", "action"]),
    // No game words here: colours, layout, widgets, focus.
    ("ui", &["action", "fonts", "screen", "settings"]),
    // What shows the match. The rack and the figures lie beside the board and follow it.
    ("board", &["hand", "ui"]),
    ("rack", &["board"]),
    ("hud", &["board"]),
    ("input", &["board", "rack", "hud"]),
    ("screens", &["input", "notices", "card"]),
    // What reads everything: the last event in words, the mirror, when to draw.
    ("narrator", &["screens"]),
    ("sound", &["screens"]),
    ("confetti", &["screens"]),
    ("mirror", &["narrator"]),
    ("redraw", &["screens"]),
    // The plugin list.
    ("app", &["mirror", "redraw", "sound", "confetti", "start"]),
    ("main", &["app"]),
];

fn named(part: &str) -> Option<&'static [&'static str]> {
    let (_, uses) = MAY_USE.iter().find(|(name, _)| *name == part)?;
    Some(uses)
}

/// `part` itself and everything right of it.
fn reach(part: &str) -> BTreeSet<&str> {
    let uses = named(part).unwrap_or_else(|| panic!("{part} has no row in MAY_USE yet"));
    let below = uses.iter().flat_map(|used| reach(used));
    below.chain([part]).collect()
}

/// The part that a path of modules from the crate's root lies in.
fn part_of(path: &[String]) -> &str {
    match path {
        [app, part, ..] if app == "app" && named(part).is_some() => part,
        [part, ..] => part,
        [] => "",
    }
}

/// The modules that a source file is.
fn modules_of(file: &Path) -> Vec<String> {
    let names = file.with_extension("");
    let names = names.iter().map(|name| name.to_str().unwrap().to_owned());
    let modules: Vec<String> = names.filter(|name| name != "mod").collect();
    match &modules[..] {
        [bin, lab, ..] if bin == "bin" => vec![lab.clone()],
        [lib] if lib == "lib" => vec![],
        _ => modules,
    }
}

/// The source without comments and without its unit tests.
fn code_of(text: &str) -> String {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    code.lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join("\n")
}

/// Every path that starts with `root::` in the code, groups in braces written out.
fn paths_from(code: &str, root: &str) -> Vec<Vec<String>> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(&format!("{root}::"))
        .filter(|&(at, _)| !code[..at].ends_with(is_word))
        .filter(|&(at, _)| !code[..at].ends_with("super::") && !code[..at].ends_with("(in "))
        .flat_map(|(at, found)| written_out(&code[at + found.len()..]))
        .collect()
}

/// The paths of a use tree such as `app::{play, ui::{self, palette}}`.
fn written_out(tree: &str) -> Vec<Vec<String>> {
    let tree = tree.trim_start();
    if let Some(group) = tree.strip_prefix('{') {
        return branches(group).into_iter().flat_map(written_out).collect();
    }
    let end = tree.find(|c: char| !(c.is_alphanumeric() || c == '_'));
    let (name, rest) = tree.split_at(end.unwrap_or(tree.len()));
    let mut paths = match rest.strip_prefix("::") {
        Some(rest) => written_out(rest),
        None => vec![vec![]],
    };
    for path in &mut paths {
        path.insert(0, name.to_owned());
    }
    paths
}

/// The parts of a group up to its closing brace, split at its own commas.
fn branches(group: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            '}' | ',' if depth == 0 => {
                parts.push(&group[start..at]);
                start = at + 1;
            }
            _ => {}
        }
        if c == '}' && start == at + 1 {
            break;
        }
    }
    parts.retain(|part| !part.trim().is_empty());
    parts
}

/// The paths from the crate's root that a file names.
fn used_paths(modules: &[String], code: &str) -> Vec<Vec<String>> {
    let is_bin = matches!(modules, [first, ..] if first == "main" || first == "lab");
    let mut paths = paths_from(code, "stacked");
    if !is_bin {
        paths.extend(paths_from(code, "crate"));
    }
    for mut path in paths_from(code, "super") {
        let mut above = modules.to_vec();
        above.pop();
        while path.first().is_some_and(|name| name == "super") {
            path.remove(0);
            above.pop();
        }
        if !is_bin {
            paths.push([above, path].concat());
        }
    }
    paths
}

fn source_files(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                source_files(&path)
            } else {
                vec![path]
            }
        })
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect()
}

#[test]
fn the_table_itself_runs_one_way() {
    for (row, (part, uses)) in MAY_USE.iter().enumerate() {
        for used in *uses {
            let above = MAY_USE[..row].iter().any(|(name, _)| name == used);
            assert!(above, "{part} uses {used}, which has no row above it");
        }
    }
}

#[test]
fn paths_are_read_out_of_the_code() {
    let code = code_of(
        "use crate::{app::{self, ui::{palette, widget::*}}, engine::Dir as D};
         // use crate::app::hidden;
         pub(in crate::app) fn f() -> super::super::screens::S { super::g(mycrate::x) }
         #[cfg(test)] mod tests { use crate::app::screens; }",
    );
    let modules = ["app", "play", "turn"].map(str::to_owned);
    let used = used_paths(&modules, &code);
    let parts: Vec<&str> = used.iter().map(|path| part_of(path)).collect();
    assert_eq!(parts, ["app", "ui", "ui", "engine", "screens", "play"]);
}

#[test]
fn nobody_looks_back() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut faults = Vec::new();
    for file in source_files(&src) {
        let modules = modules_of(file.strip_prefix(&src).unwrap());
        if modules.is_empty() {
            continue;
        }
        let part = part_of(&modules);
        let reach = reach(part);
        let code = code_of(&fs::read_to_string(&file).unwrap());
        for path in used_paths(&modules, &code) {
            if !reach.contains(part_of(&path)) {
                let used = path.join("::");
                faults.push(format!("{}: {part} may not use {used}", file.display()));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}
