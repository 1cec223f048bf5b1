//! How wide a text is in the game's own fonts, without a window.
//!
//! Widths are sums of advances. Kerning only ever brings the Latin letters of
//! our fonts closer, so nothing is drawn wider than it is measured here.

use stacked::app::{
    fonts::{Family, Weight, bytes},
    i18n::{Lang, Words},
};
use ttf_parser::Face;

pub fn face(lang: Lang, weight: Weight) -> Face<'static> {
    Face::parse(bytes(Family::of(lang), weight), 0).expect("the embedded fonts are sound")
}

/// The width of one line, in pixels.
pub fn width(text: &str, lang: Lang, weight: Weight, font_size: f32) -> f32 {
    let face = face(lang, weight);
    let advance = |c| {
        let glyph = face
            .glyph_index(c)
            .unwrap_or_else(|| panic!("{lang:?} {weight:?} has no glyph for {c:?}"));
        f32::from(face.glyph_hor_advance(glyph).unwrap_or_default())
    };
    text.chars().map(advance).sum::<f32>() * font_size / f32::from(face.units_per_em())
}

/// How many lines a text takes in a box, in pixels; `None` if one word is wider than the box.
pub fn lines(
    text: &str,
    lang: Lang,
    weight: Weight,
    font_size: f32,
    box_width: f32,
) -> Option<usize> {
    let measure = |part: &str| width(part, lang, weight, font_size);
    let mut lines = 1;
    let mut used = 0.0;
    for part in breakable(text) {
        if measure(part.trim_end()) > box_width {
            return None;
        }
        if used + measure(part.trim_end()) > box_width {
            lines += 1;
            used = 0.0;
        }
        used += measure(part);
    }
    Some(lines)
}

/// The pieces between which a line may break: words, and characters of a CJK script
/// together with the punctuation that must not begin a line.
fn breakable(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    let mut before: Option<char> = None;
    for (at, c) in text.char_indices() {
        let after_cjk = before.is_some_and(is_cjk);
        let may_break = before.is_some_and(|b| b == ' ' && c != ' ')
            || (after_cjk || (is_cjk(c) && before.is_some()))
                && !"、。，：；！？）」ーっッゃャゅュょョ…%.,!?:;) ".contains(c);
        if may_break {
            parts.push(&text[start..at]);
            start = at;
        }
        before = Some(c);
    }
    parts.push(&text[start..]);
    parts
}

fn is_cjk(c: char) -> bool {
    let blocks = [
        '\u{2E80}'..='\u{9FFF}',
        '\u{AC00}'..='\u{D7A3}',
        '\u{FF00}'..='\u{FFEF}',
    ];
    blocks.iter().any(|block| block.contains(&c))
}

#[test]
fn a_line_of_digits_is_as_wide_as_its_digits() {
    let one = width("0", Lang::En, Weight::Bold, 20.0);
    assert!(one > 5.0 && one < 20.0);
    assert!((width("2048", Lang::En, Weight::Bold, 20.0) - 4.0 * one).abs() < 0.01);
}

#[test]
fn text_breaks_between_words_and_between_cjk_characters() {
    assert_eq!(breakable("a bc  d"), ["a ", "bc  ", "d"]);
    assert_eq!(
        breakable("8は空き。Enter"),
        ["8", "は", "空", "き。", "Enter"]
    );
    let line = width("aa", Lang::En, Weight::Regular, 16.0);
    assert_eq!(
        lines("aa aa", Lang::En, Weight::Regular, 16.0, line + 1.0),
        Some(2)
    );
    assert_eq!(lines("aaa", Lang::En, Weight::Regular, 16.0, line), None);
}

#[test]
fn hud_labels_and_tiers_fit_their_boxes() {
    /// The inner width of a HUD box and its font size on a screen 320 wide, in pixels.
    const BOX: (f32, f32) = (56.0, 11.0);
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let keys = [
            "hud-turn",
            "hud-best",
            "hud-tier",
            "hud-highest",
            "hud-fill",
            "tier-beginner-short",
            "tier-intermediate-short",
            "tier-expert-short",
        ];
        for key in keys {
            let text = words.text(key);
            let wide = width(&text, lang, Weight::Bold, BOX.1);
            assert!(
                wide <= BOX.0,
                "{lang:?} {key} {text:?} is {wide:.1} px wide"
            );
        }
    }
}

/// The line beside the pause button holds two lines of text, the line below the rack one.
#[test]
fn status_and_hints_fit_beside_the_smallest_board() {
    const STATUS: (f32, f32) = (144.0, 15.0);
    const HINT: (f32, f32) = (192.0, 11.0);
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for key in [
            "ready",
            "status-your-turn",
            "status-thinking",
            "status-sliding",
            "status-queued",
            "summary-choke",
        ] {
            let text = words.text(key);
            let taken = lines(&text, lang, Weight::Bold, STATUS.1, STATUS.0);
            assert!(
                taken.is_some_and(|taken| taken <= 2),
                "{lang:?} {key} {text:?} takes {taken:?} lines"
            );
        }
        for key in ["hint-keys", "hint-touch"] {
            let text = words.text(key);
            let wide = width(&text, lang, Weight::Regular, HINT.1);
            assert!(
                wide <= HINT.0,
                "{lang:?} {key} {text:?} is {wide:.1} px wide"
            );
        }
    }
}
