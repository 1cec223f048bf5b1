//! The tiers' search a second time, written from the rules' text alone: a plain
//! recursion without packing, table, slices or anything of the crate's. It shares
//! no code with what it is there to check.

/// Values row by row, 0 for empty.
pub type Values = [u64; 16];

/// Up, down, left, right: the order of all answers.
pub const DIRECTIONS: usize = 4;

/// A position in which the Slider has no legal slide.
const CHOKED: f64 = -1_000_000.0;
/// The most empty cells a placement node looks at.
const SAMPLED_CELLS: usize = 4;

/// Turns until the 4 and the 8 can be used; the 2 always can.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clocks {
    pub four: u8,
    pub eight: u8,
}

#[derive(Clone, Copy, Debug)]
pub enum Measure {
    /// The number of empty cells.
    Count,
    Tuned {
        monotonicity: i64,
        smoothness: i64,
        free: i64,
        corner: i64,
    },
}

#[derive(Clone, Copy, Debug)]
pub struct Oracle {
    /// Turns the 4 and the 8 cool after use.
    pub cooldowns: Clocks,
    pub measure: Measure,
    /// The worst of all empty cells in place of the mean over the sampled ones.
    pub worst_cell: bool,
}

impl Oracle {
    /// The value of each legal slide; the clocks are those before the turn's tick.
    pub fn values(&self, board: &Values, clocks: Clocks, depth: u8) -> [Option<f64>; DIRECTIONS] {
        std::array::from_fn(|dir| {
            slide(board, dir).map(|slid| self.placement_node(&slid, clocks, depth))
        })
    }

    fn placement_node(&self, board: &Values, clocks: Clocks, depth: u8) -> f64 {
        if depth == 0 {
            return self.measure.of(board);
        }
        let ticked = Clocks {
            four: clocks.four.saturating_sub(1),
            eight: clocks.eight.saturating_sub(1),
        };
        let mut cells = empty_cells(board);
        if !self.worst_cell {
            cells = sampled(board, cells);
        }
        let worst_of_cells = cells
            .iter()
            .map(|&cell| self.worst_placement(board, cell, ticked, depth));
        if self.worst_cell {
            worst_of_cells.fold(f64::INFINITY, f64::min)
        } else {
            worst_of_cells.sum::<f64>() / cells.len() as f64
        }
    }

    fn worst_placement(&self, board: &Values, cell: usize, ticked: Clocks, depth: u8) -> f64 {
        let mut worst = f64::INFINITY;
        for value in [2, 4, 8] {
            let mut after = ticked;
            let (clock, cooldown) = match value {
                4 => (&mut after.four, self.cooldowns.four),
                8 => (&mut after.eight, self.cooldowns.eight),
                _ => (&mut 0, 0),
            };
            if *clock == 0 {
                *clock = cooldown;
                let mut placed = *board;
                placed[cell] = value;
                worst = worst.min(self.slide_node(&placed, after, depth - 1));
            }
        }
        worst
    }

    fn slide_node(&self, board: &Values, clocks: Clocks, depth: u8) -> f64 {
        let slides: Vec<Values> = (0..DIRECTIONS)
            .filter_map(|dir| slide(board, dir))
            .collect();
        if slides.is_empty() {
            return CHOKED;
        }
        if depth == 0 {
            return self.measure.of(board);
        }
        slides
            .iter()
            .map(|slid| self.placement_node(slid, clocks, depth - 1))
            .fold(f64::NEG_INFINITY, f64::max)
    }
}

impl Measure {
    fn of(&self, board: &Values) -> f64 {
        let free = empty_cells(board).len() as i64;
        let Self::Tuned {
            monotonicity,
            smoothness,
            free: free_weight,
            corner,
        } = *self
        else {
            return free as f64;
        };
        let mut points = free_weight * free;
        for line in 0..4 {
            for dir in [0, 2] {
                let (mut up, mut down) = (0, 0);
                let tiles: Vec<u64> = line_cells(dir, line)
                    .into_iter()
                    .map(|cell| board[cell])
                    .filter(|&value| value > 0)
                    .collect();
                for pair in tiles.windows(2) {
                    let step = exponent(pair[1]) - exponent(pair[0]);
                    if step > 0 {
                        up += step;
                    } else {
                        down -= step;
                    }
                }
                points -= monotonicity * up.min(down) + smoothness * (up + down);
            }
        }
        let highest = board.iter().copied().max().unwrap_or(0);
        if highest > 0 && [0, 3, 12, 15].iter().any(|&cell| board[cell] == highest) {
            points += corner * exponent(highest);
        }
        (points as f64).clamp(-100_000.0, 100_000.0)
    }
}

fn exponent(value: u64) -> i64 {
    i64::from(value.trailing_zeros())
}

fn empty_cells(board: &Values) -> Vec<usize> {
    (0..16).filter(|&cell| board[cell] == 0).collect()
}

/// The empty cells with the most occupied neighbours, then the most inner row and
/// column, then the lowest index.
fn sampled(board: &Values, mut cells: Vec<usize>) -> Vec<usize> {
    let neighbours = |cell: usize| {
        let (row, col) = (cell / 4, cell % 4);
        let mut occupied = 0;
        occupied += i32::from(row > 0 && board[cell - 4] > 0);
        occupied += i32::from(row < 3 && board[cell + 4] > 0);
        occupied += i32::from(col > 0 && board[cell - 1] > 0);
        occupied += i32::from(col < 3 && board[cell + 1] > 0);
        occupied
    };
    let inner = |side: usize| i32::from(side == 1 || side == 2);
    let centrality = |cell: usize| inner(cell / 4) + inner(cell % 4);
    cells.sort_by_key(|&cell| (-neighbours(cell), -centrality(cell), cell));
    cells.truncate(SAMPLED_CELLS);
    cells
}

/// The cells of a row or column, from the edge that a slide goes to.
fn line_cells(dir: usize, line: usize) -> [usize; 4] {
    [0, 1, 2, 3].map(|step| match dir {
        0 => 4 * step + line,
        1 => 4 * (3 - step) + line,
        2 => 4 * line + step,
        _ => 4 * line + 3 - step,
    })
}

/// The board after a slide, unless that changes nothing.
fn slide(board: &Values, dir: usize) -> Option<Values> {
    let mut slid = [0; 16];
    for line in 0..4 {
        let cells = line_cells(dir, line);
        let mut filled = 0;
        let mut waiting = 0;
        for value in cells.map(|cell| board[cell]) {
            if value == 0 {
                continue;
            }
            if waiting == value {
                slid[cells[filled]] = 2 * value;
                filled += 1;
                waiting = 0;
            } else {
                if waiting > 0 {
                    slid[cells[filled]] = waiting;
                    filled += 1;
                }
                waiting = value;
            }
        }
        if waiting > 0 {
            slid[cells[filled]] = waiting;
        }
    }
    (slid != *board).then_some(slid)
}
