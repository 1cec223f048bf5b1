//! How fast a decision and a slide are: `cargo bench --no-default-features`.
//!
//! A plain main, no harness: what counts is the spread over the positions of played
//! matches and the ratio to the tests' plain recursion on the same positions in the
//! same run, which a harness that times one closure over and over does not tell. It
//! fails when the ratio is under [`LEAST_RATIO`].

#![expect(clippy::print_stdout, reason = "the figures are what it is for")]
#![expect(clippy::disallowed_methods, reason = "a bench reads the clock")]

#[path = "../tests/engine/oracle.rs"]
#[expect(dead_code, reason = "the tests ask it for more")]
mod oracle;
#[path = "../tests/engine/positions.rs"]
#[expect(dead_code, reason = "the tests ask it for more")]
mod positions;

use std::{
    hint::black_box,
    process::ExitCode,
    sync::Arc,
    time::{Duration, Instant},
};

use oracle::{Clocks, Measure, Oracle, Values};
use stacked::{
    engine::{Board, Dir, Packed, Position, Tables, Tier},
    players::{
        Tuning,
        search::{Evaluation, Limits, Outlook, Search},
    },
};

const MATCHES: u64 = 50;
/// The oracle takes its time: it is asked about one position in so many.
const ORACLE_EVERY: usize = 8;
const LEAST_RATIO: f64 = 30.0;
const SLIDING: Duration = Duration::from_secs(1);

fn main() -> ExitCode {
    let positions: Vec<Position> = (1..=MATCHES)
        .flat_map(|seed| positions::played(Tier::Expert, seed))
        .collect();
    println!("{} positions of {MATCHES} Expert matches", positions.len());

    let mut searched = Timings::default();
    let mut searched_with_oracle = Timings::default();
    let mut asked = Timings::default();
    let (tuning, limits) = (Tuning::embedded(), limits());
    let evaluation = Arc::new(Evaluation::new(tuning.evaluation));
    let oracle = oracle(&tuning);
    for (index, position) in positions.iter().enumerate() {
        let search = || Search::new(position, limits, Arc::clone(&evaluation)).run();
        let (found, time) = timed(search);
        searched.0.push(time);
        if index % ORACLE_EVERY == 0 {
            let (board, clocks) = for_oracle(position);
            let (values, oracle_time) = timed(|| oracle.values(&board, clocks, limits.plies));
            assert_eq!(found.values, values, "they agree");
            searched_with_oracle.0.push(time);
            asked.0.push(oracle_time);
        }
    }
    searched.report("search, every position");
    searched_with_oracle.report("search, those the oracle saw");
    asked.report("plain recursion, the same");
    let ratio = asked.median().as_secs_f64() / searched_with_oracle.median().as_secs_f64();
    println!("ratio of the medians: {ratio:.1} (at least {LEAST_RATIO})");

    report_slides(&positions);
    if ratio < LEAST_RATIO {
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn limits() -> Limits {
    Limits {
        plies: Tuning::embedded().tier(Tier::Expert).plies,
        outlook: Outlook::Sampled,
    }
}

fn oracle(tuning: &Tuning) -> Oracle {
    let (four, eight) = tuning.tier(Tier::Expert).cooldowns;
    let weights = tuning.evaluation;
    Oracle {
        cooldowns: Clocks { four, eight },
        measure: Measure::Tuned {
            monotonicity: weights.monotonicity.into(),
            smoothness: weights.smoothness.into(),
            free: weights.free.into(),
            corner: weights.corner.into(),
        },
        worst_cell: false,
    }
}

fn for_oracle(position: &Position) -> (Values, Clocks) {
    let values: Vec<u64> = position.board().values().collect();
    let [_, four, eight] = position.rack().clocks();
    let board = values.try_into().expect("a match is played on 4x4");
    (board, Clocks { four, eight })
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let made = black_box(work());
    (made, start.elapsed())
}

#[derive(Default)]
struct Timings(Vec<Duration>);

impl Timings {
    fn median(&self) -> Duration {
        self.quantile(0.5)
    }

    fn quantile(&self, share: f64) -> Duration {
        let mut sorted = self.0.clone();
        sorted.sort();
        sorted[((sorted.len() - 1) as f64 * share) as usize]
    }

    fn report(&self, what: &str) {
        println!(
            "{what:30} median {:>9.1?}  p99 {:>9.1?}  ({} decisions)",
            self.median(),
            self.quantile(0.99),
            self.0.len(),
        );
    }
}

fn report_slides(positions: &[Position]) {
    let boards: Vec<Board> = positions.iter().map(|position| *position.board()).collect();
    let packed: Vec<Packed> = boards
        .iter()
        .filter_map(|board| Packed::new(board, 0))
        .collect();
    let tables = Tables::get();
    report_rate("packed", &packed, |board, dir| {
        black_box(board.slide(tables, dir));
    });
    report_rate("board", &boards, |board, dir| {
        black_box(board.slide(dir));
    });
}

fn report_rate<T: Copy>(what: &str, boards: &[T], slide: impl Fn(T, Dir)) {
    let start = Instant::now();
    let mut slides = 0;
    while start.elapsed() < SLIDING {
        for &board in boards {
            for dir in Dir::ALL {
                slide(black_box(board), dir);
            }
        }
        slides += boards.len() * Dir::ALL.len();
    }
    let rate = slides as f64 / start.elapsed().as_secs_f64();
    println!("{what:6} {:.1} million slides a second", rate / 1e6);
}
