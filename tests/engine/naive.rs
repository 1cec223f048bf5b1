//! Sliding as a child would do it: every tile walks one cell at a time. Nothing of
//! the crate's.

/// Tiles of this value are the largest the engine has: two of them stay apart.
const LARGEST: u64 = 1 << 62;

/// A board of any size, values row by row, 0 for empty.
#[derive(Clone, Debug, PartialEq)]
pub struct Naive {
    pub rows: usize,
    pub cols: usize,
    pub values: Vec<u64>,
}

/// Up, down, left, right as steps down and across.
pub const STEPS: [(isize, isize); 4] = [(-1, 0), (1, 0), (0, -1), (0, 1)];

impl Naive {
    /// The board after a slide, and its score.
    pub fn slid(&self, dir: usize) -> (Self, u128) {
        let mut board = self.clone();
        let mut made_by_merge = vec![false; self.values.len()];
        let mut score = 0;
        let mut cells: Vec<usize> = (0..self.values.len()).collect();
        // Tiles nearer the edge that the slide goes to walk first.
        if dir == 1 || dir == 3 {
            cells.reverse();
        }
        for start in cells {
            let mut cell = start;
            while let Some(next) = self.neighbour(cell, dir) {
                let value = board.values[cell];
                if value == 0 {
                    break;
                }
                if board.values[next] == 0 {
                    board.values[next] = value;
                    board.values[cell] = 0;
                    cell = next;
                } else if board.values[next] == value
                    && value < LARGEST
                    && !made_by_merge[next]
                    && !made_by_merge[cell]
                {
                    board.values[next] = 2 * value;
                    board.values[cell] = 0;
                    made_by_merge[next] = true;
                    score += 2 * u128::from(value);
                    break;
                } else {
                    break;
                }
            }
        }
        (board, score)
    }

    fn neighbour(&self, cell: usize, dir: usize) -> Option<usize> {
        let (down, across) = STEPS[dir];
        let row = (cell / self.cols).checked_add_signed(down)?;
        let col = (cell % self.cols).checked_add_signed(across)?;
        (row < self.rows && col < self.cols).then_some(row * self.cols + col)
    }

    /// Full, and no two neighbours equal.
    pub fn is_choked(&self) -> bool {
        (0..self.values.len()).all(|cell| {
            let value = self.values[cell];
            let differs = |next: usize| self.values[next] != value || value == LARGEST;
            value > 0 && (0..4).all(|dir| self.neighbour(cell, dir).is_none_or(differs))
        })
    }
}
