//! The guided match: a nearly full board that three placements choke, a Slider that
//! answers in the open, and the advice to follow.

use std::sync::Arc;

use super::{
    Placer, TierTuning,
    placers::{RackPlacer, Style},
    search::{Evaluation, Outlook},
    sliders::TierSlider,
};
use crate::engine::{Cell, Game, Move, Rules, Slot, Status, Tile};

/// Row by row from the top. A 4 between the two free cells gives the Slider a merge to
/// show; what it leaves is choked by two more tiles.
const BOARD: [[u64; 4]; 4] = [
    [16, 4, 2, 4],
    [2, 0, 16, 64],
    [16, 0, 4, 32],
    [4, 32, 16, 8],
];

/// The placement that the merge answers.
const FIRST: (Slot, Cell) = (Slot::Four, Cell::new(2, 1));

/// Time enough to read what the Slider is about to do, in milliseconds.
const THINKING_MS: u32 = 2_000;

/// The match as it opens, under `rules` for the classic board.
pub fn opening(rules: Rules) -> Game {
    let tiles = rules
        .size
        .cells()
        .zip(BOARD.as_flattened())
        .filter_map(|(cell, &value)| Some((cell, Tile::from_value(value)?)));
    Game::with_opening(rules, 0, tiles.collect())
}

/// The Slider of the guided match: it looks one placement ahead, never blunders, and
/// takes its time.
pub const fn slider(beginner: TierTuning) -> TierTuning {
    TierTuning {
        plies: 1,
        blunder: 0.0,
        thinking_ms: THINKING_MS,
        ..beginner
    }
}

/// The placement to recommend; `None` when it is not the Placer's turn.
///
/// It is the one that chokes the board soonest if that takes two placements at most,
/// else the greedy placer's. Larger tiles come first: their slots have a clock to show.
pub fn advice(
    game: &Game,
    slider: &TierTuning,
    evaluation: &Arc<Evaluation>,
) -> Option<(Slot, Cell)> {
    if game.moves().is_empty() && after(game, FIRST).is_some() {
        return Some(FIRST);
    }
    let slider = TierSlider::new(*slider, Outlook::Sampled, Arc::clone(evaluation));
    let chokes_next = |&placement: &(Slot, Cell)| {
        let mut next = after(game, placement)?;
        let answer = slider.answer(&next).dir?;
        next.play(Move::Slide(answer)).ok()?;
        placements(&next)
            .into_iter()
            .find(|&last| chokes(&next, last))
    };
    let choices = placements(game);
    let now = choices.iter().find(|&&placement| chokes(game, placement));
    now.or_else(|| choices.iter().find(|&choice| chokes_next(choice).is_some()))
        .copied()
        .or_else(|| RackPlacer::new(Style::Greedy, Arc::clone(evaluation), 0).place(game))
}

/// Whether the placement chokes the board before the Slider can answer.
pub fn chokes(game: &Game, placement: (Slot, Cell)) -> bool {
    after(game, placement).is_some_and(|next| next.position().status() == Status::Choked)
}

/// The match after a placement, if it is legal.
fn after(game: &Game, (slot, cell): (Slot, Cell)) -> Option<Game> {
    let mut next = game.clone();
    let tile = slot.tile();
    next.play(Move::Place { tile, cell }).ok()?;
    Some(next)
}

/// Every legal placement, largest tiles first.
fn placements(game: &Game) -> Vec<(Slot, Cell)> {
    let position = game.position();
    if position.status() != Status::ToPlace {
        return Vec::new();
    }
    let slots = Slot::ALL.into_iter().rev();
    slots
        .filter(|&slot| position.rack().is_ready(slot))
        .flat_map(|slot| position.board().empty_cells().map(move |cell| (slot, cell)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{Event, Tier},
        players::{Slider, Tuning},
    };

    #[test]
    fn following_the_advice_shows_a_merge_and_a_clock_and_chokes_in_three_turns() {
        let tuning = Tuning::embedded();
        let evaluation = Arc::new(Evaluation::new(tuning.evaluation));
        let tier = slider(*tuning.tier(Tier::Beginner));
        let mut game = opening(tuning.rules(Tier::Beginner));
        let (mut merged, mut cooled) = (false, false);
        while let Some((slot, cell)) = advice(&game, &tier, &evaluation) {
            let tile = slot.tile();
            game.play(Move::Place { tile, cell }).expect("legal advice");
            cooled |= game.position().rack().clock(slot) > 0;
            let mut seat = TierSlider::new(tier, Outlook::Sampled, Arc::clone(&evaluation));
            let Some(dir) = seat.slide(&game) else {
                break;
            };
            let events = game.play(Move::Slide(dir)).expect("a legal slide");
            merged |= events.iter().any(|event| {
                matches!(event, Event::Slid { shifts, .. } if shifts.iter().any(|shift| shift.merged))
            });
        }
        assert_eq!(game.position().status(), Status::Choked);
        assert_eq!(game.position().turn(), 3);
        assert!(
            merged && cooled,
            "merge shown {merged}, clock shown {cooled}"
        );
    }
}
