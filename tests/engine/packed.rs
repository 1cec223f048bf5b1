//! Slides: the packed board on every row there is, and the wide one on dice.

use proptest::prelude::*;
use stacked::engine::{Board, Dir, Packed, Size, Tables, Tile};

use crate::naive::Naive;

const CELLS: usize = 16;

fn exponents(row: u16) -> [u8; 4] {
    [0, 4, 8, 12].map(|shift| (row >> shift & 0xf) as u8)
}

fn value(exponent: u8) -> u64 {
    if exponent == 0 { 0 } else { 1 << exponent }
}

/// A packed board with `row` as its row `place` (or column), other rows beside it.
fn packed_around(row: u16, place: usize, as_column: bool) -> (Packed, Naive) {
    let mut rows = [1, 2, 3, 4].map(|seed: u16| {
        let other = row.wrapping_mul(0x9e37 ^ seed).rotate_left(u32::from(seed));
        // One 32768 a row at most is all that four bits can slide.
        if fits(other) { other } else { 0x0110 }
    });
    rows[place] = row;
    let mut values = vec![0; CELLS];
    let mut packed = Packed(0);
    for (line, row) in rows.into_iter().enumerate() {
        for (step, exponent) in exponents(row).into_iter().enumerate() {
            let cell = if as_column {
                4 * step + line
            } else {
                4 * line + step
            };
            values[cell] = value(exponent);
            packed = packed.with(cell, exponent);
        }
    }
    (packed, naive(4, 4, values))
}

/// True for the rows that a packed board can hold: two 32768s make 65536 or more.
fn fits(row: u16) -> bool {
    exponents(row)
        .iter()
        .filter(|&&exponent| exponent == 15)
        .count()
        < 2
}

fn naive(rows: usize, cols: usize, values: Vec<u64>) -> Naive {
    Naive { rows, cols, values }
}

fn values(packed: Packed) -> Vec<u64> {
    (0..CELLS)
        .map(|cell| value(packed.exponent(cell)))
        .collect()
}

#[test]
fn every_row_slides_like_the_naive_one_in_every_place_and_direction() {
    let tables = Tables::get();
    for row in (0..=u16::MAX).filter(|&row| fits(row)) {
        for place in 0..4 {
            for as_column in [false, true] {
                let (packed, naive) = packed_around(row, place, as_column);
                for dir in Dir::ALL {
                    let lines = if dir.is_horizontal() {
                        packed
                    } else {
                        packed.transposed()
                    };
                    if (0..4).all(|line| fits(lines.row(line))) {
                        let slid = values(packed.slide(tables, dir));
                        assert_eq!(slid, naive.slid(dir.index()).0.values, "{row:04x} {dir}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_row_slides_alone_like_the_naive_one() {
    let tables = Tables::get();
    for row in (0..=u16::MAX).filter(|&row| fits(row)) {
        let (flat, upright) = (Packed(row.into()), Packed(row.into()).transposed());
        for (packed, dirs) in [
            (flat, [Dir::Left, Dir::Right]),
            (upright, [Dir::Up, Dir::Down]),
        ] {
            let naive = naive(4, 4, values(packed));
            for dir in dirs {
                let slid = values(packed.slide(tables, dir));
                assert_eq!(slid, naive.slid(dir.index()).0.values, "{row:04x} {dir}");
            }
        }
    }
}

#[test]
fn every_row_is_read_and_transposed_cell_by_cell() {
    for row in 0..=u16::MAX {
        for place in 0..4 {
            let (packed, _) = packed_around(row, place, false);
            assert_eq!(packed.row(place), row);
            let transposed = packed.transposed();
            assert_eq!(transposed.transposed(), packed);
            for cell in 0..CELLS {
                let mirrored = 4 * (cell % 4) + cell / 4;
                assert_eq!(packed.exponent(cell), transposed.exponent(mirrored));
                let is_occupied = packed.occupied() >> cell & 1 == 1;
                assert_eq!(is_occupied, packed.exponent(cell) > 0);
            }
        }
    }
}

#[test]
fn packing_refuses_every_row_with_two_tiles_of_32768() {
    for row in 0..=u16::MAX {
        let mut board = Board::empty(Size::CLASSIC);
        for (cell, exponent) in Size::CLASSIC.cells().zip(exponents(row)) {
            board.set(cell, Tile::from_exponent(exponent));
        }
        let has_room = board.sum() < 1 << 16;
        assert!(fits(row) || !has_room);
        assert_eq!(Packed::new(&board, 0).is_some(), has_room, "{row:04x}");
    }
}

#[test]
fn packing_asks_for_the_size_and_for_room() {
    let almost: Board = "32768 16384 8192 4096  2048 1024 512 256  128 64 32 16  8 4 . ."
        .parse()
        .unwrap();
    assert_eq!(almost.sum(), 65_532);
    for (room, packs) in [
        (0, true),
        (3, true),
        (4, false),
        (8, false),
        (u64::MAX, false),
    ] {
        assert_eq!(Packed::new(&almost, room).is_some(), packs, "room {room}");
    }
    let far_over = Board::parse(&"4611686018427387904 ".repeat(16), Size::CLASSIC).unwrap();
    assert_eq!(Packed::new(&far_over, 0), None);
    assert_eq!(
        Packed::new(&Board::empty(Size::new(4, 5).unwrap()), 0),
        None
    );
    assert_eq!(
        Packed::new(&Board::empty(Size::new(2, 8).unwrap()), 0),
        None
    );
}

fn thrown_board(highest: u8) -> impl Strategy<Value = Board> {
    let exponent = prop_oneof![2 => Just(0), 3 => 1..=highest, 1 => highest - 2..=highest];
    (
        2..=8u8,
        2..=8u8,
        prop::collection::vec(exponent, Size::MAX_CELLS),
    )
        .prop_map(|(rows, cols, exponents)| {
            let size = Size::new(rows, cols).unwrap();
            let mut board = Board::empty(size);
            for (cell, exponent) in size.cells().zip(exponents) {
                board.set(cell, Tile::from_exponent(exponent));
            }
            board
        })
}

fn as_naive(board: &Board) -> Naive {
    naive(
        board.size().rows().into(),
        board.size().cols().into(),
        board.values().collect(),
    )
}

fn assert_slides_like_the_naive_board(board: Board) {
    for dir in Dir::ALL {
        let slide = board.slide(dir);
        let (slid, score) = as_naive(&board).slid(dir.index());
        assert_eq!(as_naive(&slide.board), slid, "{dir}");
        assert_eq!(slide.moved, slide.board != board);
        assert_eq!(slide.score, u64::try_from(score).unwrap_or(u64::MAX));
        assert_eq!(slide.board.sum(), board.sum());

        // The shifts alone rebuild the slid board, each tile having its own.
        let mut rebuilt = Board::empty(board.size());
        for shift in board.shifts(dir) {
            assert_eq!(board.get(shift.from), Some(shift.tile));
            assert_eq!(rebuilt.get(shift.to), shift.merged.then_some(shift.tile));
            let grown = shift.tile.exponent() + u8::from(shift.merged);
            rebuilt.set(shift.to, Tile::from_exponent(grown));
        }
        assert_eq!(rebuilt, slide.board);
        assert_eq!(board.shifts(dir).len(), board.tiles().count());
    }
    assert_eq!(board.is_choked(), as_naive(&board).is_choked());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 2_000, ..ProptestConfig::default() })]

    #[test]
    fn boards_of_every_size_slide_like_the_naive_one(
        small in thrown_board(3), large in thrown_board(Tile::MAX_EXPONENT),
    ) {
        assert_slides_like_the_naive_board(small);
        assert_slides_like_the_naive_board(large);
    }

    #[test]
    fn a_packed_board_is_its_board(board in thrown_board(12)) {
        if let Some(packed) = Packed::new(&board, 0) {
            prop_assert_eq!(values(packed), board.values().collect::<Vec<_>>());
            for dir in Dir::ALL {
                let slid = packed.slide(Tables::get(), dir);
                prop_assert_eq!(Packed::new(&board.slide(dir).board, 0), Some(slid));
            }
        }
    }

    #[test]
    fn a_board_is_read_back_from_its_picture(board in thrown_board(Tile::MAX_EXPONENT)) {
        prop_assert_eq!(Board::parse(&board.to_string(), board.size()), Ok(board));
    }
}
