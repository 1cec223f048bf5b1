//! Slides as pictures: what goes where, what is legal, what is a choke.

use stacked::engine::{Board, Cell, Dir, Size};

use crate::rules::board;

/// The line as each row of a board, or each column, with its first value at the edge
/// that `dir` slides to.
fn filled_with(line: &str, dir: Dir) -> Board {
    let line = Board::parse(&line.repeat(2), Size::new(2, 4).unwrap()).unwrap();
    let mut filled = Board::empty(Size::CLASSIC);
    for cell in Size::CLASSIC.cells() {
        let step = match dir {
            Dir::Left => cell.col,
            Dir::Right => 3 - cell.col,
            Dir::Up => cell.row,
            Dir::Down => 3 - cell.row,
        };
        filled.set(cell, line.get(Cell::new(0, step)));
    }
    filled
}

#[test]
fn lines_slide_as_the_rules_picture_them() {
    for (before, after, score) in [
        ("2 2 2 2 ", "4 4 . . ", 8),
        ("2 2 4 . ", "4 4 . . ", 4),
        ("4 . 4 8 ", "8 8 . . ", 8),
        ("2 . 2 2 ", "4 2 . . ", 4),
        ("4 4 4 4 ", "8 8 . . ", 16),
        ("2 2 2 . ", "4 2 . . ", 4),
        (". . . 2 ", "2 . . . ", 0),
        (". 2 . 4 ", "2 4 . . ", 0),
        ("2 . . 2 ", "4 . . . ", 4),
        ("8 4 2 2 ", "8 4 4 . ", 4),
        ("4 2 2 4 ", "4 4 4 . ", 4),
        ("2 4 2 4 ", "2 4 2 4 ", 0),
        ("2 4 . . ", "2 4 . . ", 0),
        (". . . . ", ". . . . ", 0),
        ("1024 1024 . 2 ", "2048 2 . . ", 2048),
    ] {
        for dir in Dir::ALL {
            let slide = filled_with(before, dir).slide(dir);
            assert_eq!(slide.board, filled_with(after, dir), "{before}{dir}");
            assert_eq!(slide.moved, before != after, "{before}{dir}");
            assert_eq!(slide.score, 4 * score, "{before}{dir}");
        }
    }
}

#[test]
fn a_whole_board_slides_line_by_line() {
    let before = board("2 . 2 4   2 . . 4   . 8 8 .   4 . 2 .");
    for (dir, after) in [
        (Dir::Left, "4 4 . .   2 4 . .   16 . . .   4 2 . ."),
        (Dir::Right, ". . 4 4   . . 2 4   . . . 16   . . 4 2"),
        (Dir::Up, "4 8 2 8   4 . 8 .   . . 2 .   . . . ."),
        (Dir::Down, ". . . .   . . 2 .   4 . 8 .   4 8 2 8"),
    ] {
        assert_eq!(before.slide(dir).board, board(after), "{dir}");
    }
}

#[test]
fn only_slides_that_change_something_are_legal() {
    for (picture, legal) in [
        ("2 . . .  4 . . .  2 . . .  4 . . .", vec![Dir::Right]),
        (
            "2 4 . .  4 2 . .  . . . .  . . . .",
            vec![Dir::Down, Dir::Right],
        ),
        (
            "2 2 4 8  4 8 2 4  2 4 8 2  8 2 4 8",
            vec![Dir::Left, Dir::Right],
        ),
        (
            "2 4 2 4  2 8 4 8  4 2 8 2  8 4 2 4",
            vec![Dir::Up, Dir::Down],
        ),
        ("2 4 2 4  4 2 4 2  2 4 2 4  4 2 4 2", vec![]),
        (". . . .  . . . .  . . . .  . . . .", vec![]),
    ] {
        assert_eq!(board(picture).legal_slides().collect::<Vec<_>>(), legal);
    }
}

#[test]
fn a_choke_is_a_full_board_without_equal_neighbours() {
    for (picture, choked) in [
        ("2 4 2 4  4 2 4 2  2 4 2 4  4 2 4 2", true),
        ("2 4 2 4  4 2 4 2  2 4 2 4  4 2 4 4", false),
        ("2 4 2 4  4 2 4 2  2 4 2 4  4 2 4 .", false),
        (
            "2 4 8 16  32 64 128 256  512 1024 2048 4096  8192 16384 32768 65536",
            true,
        ),
    ] {
        assert_eq!(board(picture).is_choked(), choked, "{picture}");
    }
}

#[test]
fn large_tiles_are_exact() {
    for (before, after, score) in [
        ("32768 32768 . .", "65536 . . .", 65_536),
        ("65536 . 65536 2", "131072 2 . .", 131_072),
        ("65536 65536 131072 .", "131072 131072 . .", 131_072),
        ("32768 32768 65536 65536", "65536 131072 . .", 196_608),
    ] {
        let rest = "  . . . .  . . . .  . . . .";
        let slide = board(&(before.to_owned() + rest)).slide(Dir::Left);
        assert_eq!(slide.board, board(&(after.to_owned() + rest)));
        assert_eq!(slide.score, score);
        let back = slide.board.slide(Dir::Right).board.slide(Dir::Left).board;
        assert_eq!(back.sum(), slide.board.sum());
    }
}
