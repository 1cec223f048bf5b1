//! A search as a list of small pieces of work: one for each placement that can
//! follow each slide in question.

use std::sync::Arc;

use super::{Decision, Evaluation, Limits, Outlook, grid::Grid, tree::Tree};
use crate::engine::{Clocks, Dir, Position, Status};

pub struct Sliced<G> {
    tree: Tree<G>,
    roots: Vec<Root<G>>,
    /// Index into `roots` of the one being worked on, and into its `pieces`.
    next: (usize, usize),
}

/// A slide in question.
struct Root<G> {
    dir: Dir,
    pieces: Vec<Piece<G>>,
    value: Option<f64>,
}

/// A board after a placement, waiting for its value.
struct Piece<G> {
    board: G,
    clocks: Clocks,
    cell: usize,
    value: f64,
}

impl<G: Grid> Sliced<G> {
    pub fn new(board: G, position: &Position, limits: Limits, evaluation: Arc<Evaluation>) -> Self {
        let mut tree = Tree::new(position.rack().cooldowns(), limits, evaluation);
        let mut roots = Vec::new();
        if position.status() == Status::ToSlide {
            for dir in Dir::ALL {
                if let Some(slid) = board.slid(dir) {
                    roots.push(Root::new(dir, slid, position.rack().clocks(), &mut tree));
                }
            }
        }
        Self {
            tree,
            roots,
            next: (0, 0),
        }
    }

    pub fn step(&mut self, nodes: u64) -> Option<Decision> {
        let plies = self.tree.limits().plies;
        let stop = self.tree.nodes().saturating_add(nodes);
        while let Some(root) = self.roots.get_mut(self.next.0) {
            let Some(piece) = root.pieces.get_mut(self.next.1) else {
                root.settle(self.tree.limits().outlook);
                self.next = (self.next.0 + 1, 0);
                continue;
            };
            if self.tree.nodes() >= stop {
                return None;
            }
            piece.value = self
                .tree
                .after_placement(piece.board, piece.clocks, plies - 1);
            self.next.1 += 1;
        }
        let mut values = [None; 4];
        for root in &self.roots {
            values[root.dir.index()] = root.value;
        }
        Some(Decision::of(values, self.tree.nodes()))
    }
}

impl<G: Grid> Root<G> {
    fn new(dir: Dir, slid: G, clocks: Clocks, tree: &mut Tree<G>) -> Self {
        let mut root = Self {
            dir,
            pieces: Vec::new(),
            value: None,
        };
        if tree.limits().plies == 0 {
            root.value = Some(tree.after_slide(slid, clocks, 0));
        } else {
            tree.each_placement(slid, clocks, |_, cell, board, clocks| {
                root.pieces.push(Piece {
                    board,
                    clocks,
                    cell,
                    value: 0.0,
                });
            });
        }
        root
    }

    /// Brings the pieces' values together, once all are known.
    fn settle(&mut self, outlook: Outlook) {
        if self.value.is_none() {
            self.value =
                Some(outlook.weigh(self.pieces.iter().map(|piece| (piece.cell, piece.value))));
        }
    }
}
