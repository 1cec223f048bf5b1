//! The rules of a match: turns, clocks, the choke, and what is refused.

use stacked::{
    engine::{Board, Cell, Dir, Event, Game, Illegal, Move, Rules, Slot, Status, Tier, Tile},
    players::Tuning,
};

pub fn board(picture: &str) -> Board {
    picture.parse().unwrap()
}

pub fn place(tile: Tile, cell: &str) -> Move {
    Move::Place {
        tile,
        cell: cell.parse().unwrap(),
    }
}

pub fn rules(tier: Tier) -> Rules {
    Tuning::embedded().rules(tier)
}

/// A match against `tier` that opens with `picture`.
pub fn match_on(picture: &str, tier: Tier) -> Game {
    Game::with_opening(rules(tier), 0, board(picture).tiles().collect())
}

#[test]
fn the_turn_counter_goes_up_with_the_placement() {
    let mut game = match_on("2 . . .  . . . .  . . . .  . . . 2", Tier::Beginner);
    assert_eq!(
        (game.position().turn(), game.position().status()),
        (0, Status::ToPlace)
    );
    game.play(place(Tile::TWO, "b2")).unwrap();
    assert_eq!(
        (game.position().turn(), game.position().status()),
        (1, Status::ToSlide)
    );
    let events = game.play(Move::Slide(Dir::Left)).unwrap();
    assert!(matches!(&events[..], [Event::Slid { dir: Dir::Left, shifts }] if shifts.len() == 3));
    assert_eq!(
        (game.position().turn(), game.position().status()),
        (1, Status::ToPlace)
    );
    assert_eq!(
        *game.position().board(),
        board("2 . . .  2 . . .  . . . .  2 . . .")
    );
}

/// Plays `timeline`: the slot used, the clocks then, and the clocks after the slide.
fn assert_timeline(tier: Tier, timeline: &[(Slot, [u8; 3], [u8; 3])]) {
    let mut game = match_on("2 . . .  . . . .  . . . .  . . . 2", tier);
    for (turn, &(slot, placed, slid)) in (1..).zip(timeline) {
        let cell = game.position().board().empty_cells().next().unwrap();
        let tile = slot.tile();
        game.play(Move::Place { tile, cell }).unwrap();
        assert_eq!(
            game.position().rack().clocks(),
            placed,
            "{tier} turn {turn}"
        );
        let dir = game.position().board().legal_slides().next().unwrap();
        game.play(Move::Slide(dir)).unwrap();
        assert_eq!(game.position().rack().clocks(), slid, "{tier} turn {turn}");
        for slot in Slot::ALL {
            let cell = game.position().board().empty_cells().next().unwrap();
            let tile = slot.tile();
            let refused = game.clone().play(Move::Place { tile, cell }).err();
            let turns = slid[slot.index()];
            let expected = (turns > 0).then_some(Illegal::SlotCooling { turns });
            assert_eq!(refused, expected, "{tier} turn {turn}");
        }
    }
}

#[test]
fn clocks_run_by_the_tier() {
    use Slot::{Eight, Four, Two};
    assert_timeline(
        Tier::Beginner,
        &[
            (Eight, [0, 0, 4], [0, 0, 3]),
            (Four, [0, 2, 3], [0, 1, 2]),
            (Two, [0, 1, 2], [0, 0, 1]),
            (Four, [0, 2, 1], [0, 1, 0]),
            (Eight, [0, 1, 4], [0, 0, 3]),
            (Two, [0, 0, 3], [0, 0, 2]),
        ],
    );
    assert_timeline(
        Tier::Intermediate,
        &[
            (Four, [0, 2, 0], [0, 1, 0]),
            (Eight, [0, 1, 10], [0, 0, 9]),
            (Four, [0, 2, 9], [0, 1, 8]),
            (Two, [0, 1, 8], [0, 0, 7]),
            (Four, [0, 2, 7], [0, 1, 6]),
            (Two, [0, 1, 6], [0, 0, 5]),
            (Two, [0, 0, 5], [0, 0, 4]),
            (Two, [0, 0, 4], [0, 0, 3]),
            (Two, [0, 0, 3], [0, 0, 2]),
            (Two, [0, 0, 2], [0, 0, 1]),
            (Two, [0, 0, 1], [0, 0, 0]),
            (Eight, [0, 0, 10], [0, 0, 9]),
        ],
    );
    assert_timeline(
        Tier::Expert,
        &[
            (Eight, [0, 0, 12], [0, 0, 11]),
            (Four, [0, 4, 11], [0, 3, 10]),
            (Two, [0, 3, 10], [0, 2, 9]),
            (Two, [0, 2, 9], [0, 1, 8]),
            (Two, [0, 1, 8], [0, 0, 7]),
            (Four, [0, 4, 7], [0, 3, 6]),
            (Two, [0, 3, 6], [0, 2, 5]),
            (Two, [0, 2, 5], [0, 1, 4]),
            (Two, [0, 1, 4], [0, 0, 3]),
            (Two, [0, 0, 3], [0, 0, 2]),
            (Two, [0, 0, 2], [0, 0, 1]),
            (Two, [0, 0, 1], [0, 0, 0]),
            (Eight, [0, 0, 12], [0, 0, 11]),
        ],
    );
}

#[test]
fn a_choking_placement_wins_counts_and_stops_the_clocks() {
    let mut game = match_on("2 4 2 4  4 2 4 2  2 4 2 4  4 2 4 .", Tier::Expert);
    let events = game.play(place(Tile::EIGHT, "d4")).unwrap();
    assert!(matches!(events[..], [Event::Placed { .. }, Event::Choked]));
    let position = game.position();
    assert_eq!((position.turn(), position.status()), (1, Status::Choked));
    assert_eq!(position.rack().clocks(), [0, 0, 12]);
}

#[test]
fn a_full_board_with_a_pair_goes_on() {
    let mut game = match_on("2 4 2 4  4 2 4 2  2 4 2 4  4 2 4 .", Tier::Expert);
    game.play(place(Tile::FOUR, "d4")).unwrap();
    assert_eq!(game.position().status(), Status::ToSlide);
    game.play(Move::Slide(Dir::Left)).unwrap();
    assert_eq!(
        *game.position().board(),
        board("2 4 2 4  4 2 4 2  2 4 2 4  4 2 8 .")
    );
    assert_eq!(game.position().status(), Status::ToPlace);
    assert_eq!(game.position().rack().clocks(), [0, 3, 0]);
}

#[test]
fn a_board_that_opens_choked_is_over() {
    let game = match_on("2 4 2 4  4 2 4 2  2 4 2 4  4 2 4 2", Tier::Beginner);
    assert_eq!(
        (game.position().status(), game.position().turn()),
        (Status::Choked, 0)
    );
}

#[test]
fn what_is_not_legal_is_refused_and_changes_nothing() {
    let refused = |game: &Game, played: Move, why: Illegal| {
        let mut after = game.clone();
        assert_eq!(after.play(played), Err(why));
        assert_eq!(&after, game);
    };
    let mut game = match_on("2 . . .  4 . . .  2 . . .  . . . .", Tier::Beginner);
    refused(&game, Move::Slide(Dir::Right), Illegal::NotYourTurn);
    refused(&game, place(Tile::TWO, "e1"), Illegal::OffBoard);
    refused(&game, place(Tile::TWO, "a5"), Illegal::OffBoard);
    refused(&game, place(Tile::TWO, "a2"), Illegal::CellTaken);
    let sixteen = Tile::from_value(16).unwrap();
    refused(&game, place(sixteen, "b2"), Illegal::NoSuchSlot);

    game.play(place(Tile::FOUR, "a4")).unwrap();
    refused(&game, place(Tile::TWO, "b1"), Illegal::NotYourTurn);
    refused(&game, Move::Slide(Dir::Left), Illegal::NothingMoves);
    refused(&game, Move::Slide(Dir::Up), Illegal::NothingMoves);
    refused(&game, Move::Slide(Dir::Down), Illegal::NothingMoves);

    game.play(Move::Slide(Dir::Right)).unwrap();
    refused(
        &game,
        place(Tile::FOUR, "a1"),
        Illegal::SlotCooling { turns: 1 },
    );

    let over = match_on("2 4 2 4  4 2 4 2  2 4 2 4  4 2 4 2", Tier::Beginner);
    refused(&over, place(Tile::TWO, "a1"), Illegal::Over);
    refused(&over, Move::Slide(Dir::Left), Illegal::Over);
}

#[test]
fn a_match_goes_on_beyond_every_milestone() {
    let mut game = match_on(
        "32768 32768 . 65536  . . . .  . . . .  . . . .",
        Tier::Expert,
    );
    for (tile, dir) in [(Tile::TWO, Dir::Left), (Tile::TWO, Dir::Left)] {
        game.play(place(tile, "d4")).unwrap();
        game.play(Move::Slide(dir)).unwrap();
    }
    assert_eq!(
        *game.position().board(),
        board("131072 . . .  . . . .  . . . .  4 . . .")
    );
    assert_eq!(game.position().board().highest().unwrap().value(), 131_072);
    assert_eq!(game.to_string().parse(), Ok(game));
}

#[test]
fn a_slide_always_leaves_room_and_a_2_can_always_be_placed() {
    for seed in 0..300 {
        let mut game = Game::new(rules(Tier::ALL[seed as usize % 3]), seed);
        while game.position().status() != Status::Choked && game.position().turn() < 400 {
            let turn = u64::from(game.position().turn());
            let dice = stacked::engine::rng::scrambled(seed << 32 | turn) as usize;
            let cells: Vec<Cell> = game.position().board().empty_cells().collect();
            let cell = cells[dice % cells.len()];
            let two = place(Tile::TWO, &cell.to_string());
            assert!(game.clone().play(two).is_ok());
            let ready: Vec<Slot> = game.position().rack().ready_slots().collect();
            let tile = ready[(dice >> 8) % ready.len()].tile();
            game.play(Move::Place { tile, cell }).unwrap();
            let legal: Vec<Dir> = game.position().board().legal_slides().collect();
            assert_eq!(legal.is_empty(), game.position().status() == Status::Choked);
            if !legal.is_empty() {
                game.play(Move::Slide(legal[(dice >> 16) % legal.len()]))
                    .unwrap();
            }
        }
    }
}
