//! The log of a match: how it opens, what it tells, what undo takes back.

use stacked::engine::{Dir, Game, Move, Position, Rack, Size, Status, Tier, Tile};

use crate::rules::{match_on, place, rules};

#[test]
fn undo_takes_back_turn_by_turn_and_counts() {
    let mut game = match_on("2 . . .  . . . .  . . . .  . . . 2", Tier::Intermediate);
    let opening = game.clone();
    game.play(place(Tile::EIGHT, "b2")).unwrap();
    game.play(Move::Slide(Dir::Left)).unwrap();
    let first_turn = *game.position();
    game.play(place(Tile::FOUR, "c3")).unwrap();

    assert!(game.undo());
    assert_eq!((*game.position(), game.undone()), (first_turn, 1));
    game.play(place(Tile::TWO, "c3")).unwrap();
    game.play(Move::Slide(Dir::Up)).unwrap();
    assert!(game.undo() && game.undo());
    assert_eq!((*game.position(), game.undone()), (*opening.position(), 3));
    assert!(game.moves().is_empty());
    assert!(!game.undo());
    assert_eq!(game.undone(), 3);
}

#[test]
fn undo_opens_a_choked_board_again() {
    let mut game = match_on("2 4 2 4  4 2 4 2  2 4 2 4  4 2 4 .", Tier::Expert);
    let before = *game.position();
    game.play(place(Tile::TWO, "d4")).unwrap();
    assert_eq!(game.position().status(), Status::Choked);
    assert!(game.undo());
    assert_eq!(*game.position(), before);
}

#[test]
fn positions_tell_the_whole_match() {
    let mut game = match_on("2 . . .  . . . .  . . . .  . . . 2", Tier::Beginner);
    let mut seen = vec![*game.position()];
    for played in [
        place(Tile::EIGHT, "b2"),
        Move::Slide(Dir::Down),
        place(Tile::FOUR, "a1"),
    ] {
        game.play(played).unwrap();
        seen.push(*game.position());
    }
    assert_eq!(game.positions().collect::<Vec<Position>>(), seen);
}

#[test]
fn a_match_opens_with_two_tiles_on_random_cells() {
    const MATCHES: u64 = 24_000;
    let mut pairs = vec![0; 16 * 16];
    let mut fours = 0;
    for seed in 0..MATCHES {
        let game = Game::new(rules(Tier::Beginner), seed);
        assert_eq!(game, Game::new(rules(Tier::Beginner), seed));
        assert_eq!(
            game.position().rack(),
            &Rack::new(rules(Tier::Beginner).cooldowns)
        );
        let cells: Vec<usize> = game
            .position()
            .board()
            .tiles()
            .map(|(cell, tile)| {
                assert!(tile == Tile::TWO || tile == Tile::FOUR);
                fours += i32::from(tile == Tile::FOUR);
                Size::CLASSIC.index(cell)
            })
            .collect();
        pairs[16 * cells[0] + cells[1]] += 1;
    }
    // Four standard deviations of 48,000 tiles, and five for each of the 120 pairs.
    assert!((fours - 4_800).abs() < 4 * 66, "{fours} fours");
    for (first, second) in (0..16).flat_map(|first| (0..16).map(move |second| (first, second))) {
        let times: i32 = pairs[16 * first + second];
        let expected = if first < second { 200 } else { 0 };
        assert!(
            (times - expected).abs() <= 5 * 14,
            "cells {first} and {second}: {times}"
        );
    }
}
