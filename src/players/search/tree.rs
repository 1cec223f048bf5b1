//! The recursion: best slide, weighed placements.

use std::sync::Arc;

use super::{CHOKED, Evaluation, Limits, Outlook, grid::Grid, table::Table};
use crate::engine::{Clocks, Dir, Slot};

pub struct Tree<G> {
    cooldowns: Clocks,
    limits: Limits,
    evaluation: Arc<Evaluation>,
    table: Table<G>,
    nodes: u64,
}

impl<G: Grid> Tree<G> {
    pub fn new(cooldowns: Clocks, limits: Limits, evaluation: Arc<Evaluation>) -> Self {
        Self {
            cooldowns,
            limits,
            evaluation,
            table: Table::new(),
            nodes: 0,
        }
    }

    pub const fn limits(&self) -> Limits {
        self.limits
    }

    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The value of a board on which a placement comes next.
    pub fn after_slide(&mut self, board: G, clocks: Clocks, plies: u8) -> f64 {
        if plies == 0 {
            self.nodes += 1;
            return f64::from(board.evaluated(&self.evaluation));
        }
        if let Some(value) = self.table.get(board, clocks, plies) {
            return value;
        }
        self.nodes += 1;
        let outlook = self.limits.outlook;
        let mut mean = Weighing::new(outlook);
        self.each_placement(board, clocks, |tree, cell, board, clocks| {
            let value = tree.after_placement(board, clocks, plies - 1);
            mean.add(cell, value);
        });
        let value = mean.result();
        self.table.put(board, clocks, plies, value);
        value
    }

    /// The value of a board on which a slide comes next.
    pub fn after_placement(&mut self, board: G, clocks: Clocks, plies: u8) -> f64 {
        match plies {
            0 => self.unless_choked(board),
            // So near the end few boards come twice: the table would cost more.
            1 => self.best_worth(board),
            _ => self.best_slide(board, clocks, plies),
        }
    }

    fn unless_choked(&mut self, board: G) -> f64 {
        self.nodes += 1;
        if Dir::ALL.into_iter().any(|dir| board.slid(dir).is_some()) {
            f64::from(board.evaluated(&self.evaluation))
        } else {
            CHOKED
        }
    }

    fn best_worth(&mut self, board: G) -> f64 {
        let (legal, best) = board.best_slide(&self.evaluation);
        self.nodes += 1 + u64::from(legal);
        if legal > 0 { f64::from(best) } else { CHOKED }
    }

    fn best_slide(&mut self, board: G, clocks: Clocks, plies: u8) -> f64 {
        if let Some(value) = self.table.get(board, clocks, plies) {
            return value;
        }
        self.nodes += 1;
        let mut best = CHOKED;
        for dir in Dir::ALL {
            if let Some(slid) = board.slid(dir) {
                best = best.max(self.after_slide(slid, clocks, plies - 1));
            }
        }
        self.table.put(board, clocks, plies, best);
        best
    }

    /// Calls `visit(tree, cell, board, clocks)` for every placement that is looked at
    /// after a slide, cell by cell: first the clocks tick, then each ready slot.
    pub fn each_placement(
        &mut self,
        board: G,
        clocks: Clocks,
        mut visit: impl FnMut(&mut Self, usize, G, Clocks),
    ) {
        let outlook = self.limits.outlook;
        let clocks = clocks.map(|clock| clock.saturating_sub(1));
        let mut place_on = |cell| {
            for slot in Slot::ALL {
                if clocks[slot.index()] == 0 {
                    let mut after = clocks;
                    after[slot.index()] = self.cooldowns[slot.index()];
                    visit(self, cell, board.placed(cell, slot.tile()), after);
                }
            }
        };
        match outlook {
            Outlook::Sampled => board.sampled_cells().into_iter().for_each(&mut place_on),
            Outlook::Worst => board.empty_cells().for_each(&mut place_on),
        }
    }
}

impl Outlook {
    /// The value of a placement node from `(cell, value)` of its placements, those of
    /// one cell side by side.
    pub fn weigh(self, placements: impl Iterator<Item = (usize, f64)>) -> f64 {
        let mut weighing = Weighing::new(self);
        placements.for_each(|(cell, value)| weighing.add(cell, value));
        weighing.result()
    }
}

/// Brings the placements of one node together as they come, cell by cell.
struct Weighing {
    outlook: Outlook,
    cell: usize,
    worst_of_cell: f64,
    sum: f64,
    cells: u32,
    worst: f64,
}

impl Weighing {
    const fn new(outlook: Outlook) -> Self {
        Self {
            outlook,
            cell: usize::MAX,
            worst_of_cell: 0.0,
            sum: 0.0,
            cells: 0,
            worst: f64::INFINITY,
        }
    }

    fn add(&mut self, cell: usize, value: f64) {
        self.worst = self.worst.min(value);
        if cell == self.cell {
            self.worst_of_cell = self.worst_of_cell.min(value);
        } else {
            self.sum += self.worst_of_cell;
            self.cell = cell;
            self.worst_of_cell = value;
            self.cells += 1;
        }
    }

    fn result(self) -> f64 {
        match self.outlook {
            Outlook::Sampled => (self.sum + self.worst_of_cell) / f64::from(self.cells),
            Outlook::Worst => self.worst,
        }
    }
}
