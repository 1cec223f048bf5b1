//! The search's checksum, and its speed.
//!
//! The signature is a node total over fixed positions and fixed budgets. From each
//! position a few turns are played on, so that it moves when a value moves and not
//! only when the tree's shape does.

use std::{
    fmt::Write,
    sync::Arc,
    time::{Duration, Instant},
};

use serde::Serialize;
use stacked::{
    engine::{Clocks, Move, Position, Rack, Slot, Status, Tier},
    players::{
        Tuning,
        placers::Style,
        search::{Evaluation, Limits, Outlook, Search},
    },
};

use crate::{
    fault::Fault,
    runs::{MAX_TURNS, Pairing, match_seed},
};

/// Search fixed positions; print their node total, a checksum of the search
#[derive(clap::Args)]
#[command(after_help = "Examples:
  stacked-lab bench
  stacked-lab bench --timing --json

--timing plays 50 matches at Expert and times every decision of theirs on one core.")]
pub struct Args {
    /// Measure the speed as well
    #[arg(long)]
    timing: bool,
    /// Print JSON: signature, and with --timing what was measured
    #[arg(long)]
    json: bool,
}

/// Boards with the clocks of the 4 and the 8, from nearly empty to full, and some
/// with tiles too large to be packed.
const POSITIONS: [(&str, [u8; 2]); 10] = [
    ("2 . . .  . . . .  . . . 2  . . 2 .", [0, 0]),
    ("4 2 . .  2 . . .  8 . . .  . . . 2", [1, 3]),
    ("16 8 2 .  4 2 . .  2 . . 4  . . . .", [4, 12]),
    ("32 16 8 2  8 4 2 .  2 2 . .  . 4 . .", [2, 0]),
    ("64 32 16 8  2 4 8 2  . 2 4 .  . . 2 .", [0, 7]),
    ("128 8 4 2  16 64 2 4  8 2 16 .  2 4 . 2", [3, 11]),
    ("2 4 2 4  8 16 8 16  2 4 32 4  8 . 2 64", [0, 0]),
    ("2 4 2 4  4 8 16 2  2 32 4 8  4 4 64 2", [1, 5]),
    ("32768 32768 2 4  16 8 4 .  2 . . .  2 . . .", [0, 2]),
    ("131072 65536 8 2  4 2 16 4  2 8 4 2  . 2 . .", [2, 2]),
];

/// The rack of every position, whatever the tiers are tuned to.
const COOLDOWNS: Clocks = [0, 4, 12];

const BUDGETS: [Limits; 4] = [
    Limits {
        plies: 0,
        outlook: Outlook::Sampled,
    },
    Limits {
        plies: 3,
        outlook: Outlook::Sampled,
    },
    Limits {
        plies: 4,
        outlook: Outlook::Sampled,
    },
    Limits {
        plies: 2,
        outlook: Outlook::Worst,
    },
];

/// Turns played on from each position.
const TURNS: u32 = 8;
/// Matches that `--timing` takes its positions from.
const TIMED_MATCHES: u64 = 50;

#[derive(Serialize)]
struct Report {
    signature: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    timing: Option<Timing>,
}

#[derive(Serialize)]
struct Timing {
    decisions: usize,
    median_us: f64,
    p99_us: f64,
    max_us: f64,
    nodes_per_second: u64,
}

impl Args {
    pub fn run(&self, tuning: &Tuning) -> Result<String, Fault> {
        let evaluation = Arc::new(Evaluation::new(tuning.evaluation));
        let report = Report {
            signature: signature(&evaluation)?,
            timing: self.timing.then(|| Timing::of(tuning, &evaluation)),
        };
        if self.json {
            return Ok(serde_json::to_string(&report)?);
        }
        Ok(report.told())
    }
}

fn signature(evaluation: &Arc<Evaluation>) -> Result<u64, Fault> {
    let mut nodes = 0;
    for (board, [four, eight]) in POSITIONS {
        let rack = Rack::new(COOLDOWNS).with_clocks([0, four, eight]);
        let start = Position::for_slider(board.parse()?, rack);
        for limits in BUDGETS {
            nodes += nodes_from(start, limits, evaluation)?;
        }
    }
    Ok(nodes)
}

/// Nodes of a few turns: the best slide, then the highest ready tile on the first
/// empty cell.
fn nodes_from(
    mut position: Position,
    limits: Limits,
    evaluation: &Arc<Evaluation>,
) -> Result<u64, Fault> {
    let mut nodes = 0;
    for _ in 0..TURNS {
        let decision = Search::new(&position, limits, Arc::clone(evaluation)).run();
        nodes += decision.nodes;
        let Some(dir) = decision.best else { break };
        position.play(Move::Slide(dir))?;
        if position.status() == Status::ToPlace {
            let tile = position.rack().ready_slots().last().map(Slot::tile);
            let cell = position.board().empty_cells().next();
            if let (Some(tile), Some(cell)) = (tile, cell) {
                position.play(Move::Place { tile, cell })?;
            }
        }
    }
    Ok(nodes)
}

impl Timing {
    fn of(tuning: &Tuning, evaluation: &Arc<Evaluation>) -> Self {
        let pairing = Pairing::new(
            tuning,
            Tier::Expert,
            Style::Human,
            Outlook::Sampled,
            MAX_TURNS,
        );
        let mut positions = Vec::new();
        for index in 0..TIMED_MATCHES {
            pairing.play(match_seed(0, index), |game| {
                positions.push(*game.position());
            });
        }
        let limits = Limits {
            plies: tuning.tier(Tier::Expert).plies,
            outlook: Outlook::Sampled,
        };
        let mut nodes = 0;
        let mut times: Vec<Duration> = positions
            .iter()
            .map(|position| {
                #[expect(clippy::disallowed_methods, reason = "timing is what was asked for")]
                let start = Instant::now();
                let decision = Search::new(position, limits, Arc::clone(evaluation)).run();
                let time = start.elapsed();
                nodes += decision.nodes;
                time
            })
            .collect();
        times.sort_unstable();
        let total: Duration = times.iter().sum();
        let quantile = |share: f64| micros(times[((times.len() - 1) as f64 * share) as usize]);
        Self {
            decisions: times.len(),
            median_us: quantile(0.5),
            p99_us: quantile(0.99),
            max_us: quantile(1.0),
            nodes_per_second: (nodes as f64 / total.as_secs_f64()) as u64,
        }
    }
}

fn micros(time: Duration) -> f64 {
    time.as_nanos() as f64 / 1_000.0
}

impl Report {
    fn told(&self) -> String {
        let mut text = format!("Bench: {}", self.signature);
        if let Some(timing) = &self.timing {
            let _ = write!(
                text,
                "\n{} decisions at Expert: median {:.1} µs, p99 {:.1} µs, max {:.1} µs, {} nodes a second",
                timing.decisions,
                timing.median_us,
                timing.p99_us,
                timing.max_us,
                timing.nodes_per_second,
            );
        }
        text
    }
}
