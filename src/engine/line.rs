//! The one rule of sliding, on one line.

use super::Tile;

/// Slides `line` (exponents, 0 is empty) towards its first element: tiles move as
/// far as they go, the pair nearest the leading edge merges first, and a tile made
/// by a merge does not merge again. `on_tile(from, to, merged)` is told of every
/// tile in order from the leading edge.
///
/// Returns the score: the sum of the values made by merges, or `u64::MAX` when it is
/// larger.
pub fn slide_line(line: &mut [u8], mut on_tile: impl FnMut(usize, usize, bool)) -> u64 {
    let mut score = 0;
    let mut free = 0;
    let mut last_can_merge = false;
    for from in 0..line.len() {
        let exponent = line[from];
        if exponent == 0 {
            continue;
        }
        line[from] = 0;
        if last_can_merge && line[free - 1] == exponent && exponent < Tile::MAX_EXPONENT {
            line[free - 1] += 1;
            score = u64::saturating_add(score, 1 << (exponent + 1));
            last_can_merge = false;
            on_tile(from, free - 1, true);
        } else {
            line[free] = exponent;
            last_can_merge = true;
            on_tile(from, free, false);
            free += 1;
        }
    }
    score
}
