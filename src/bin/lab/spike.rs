//! Many matches of one pairing, counted.

use std::{
    collections::BTreeMap,
    fmt::Write,
    io::{self, IsTerminal},
};

use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;
use stacked::{
    engine::{Size, Slot, Tier},
    players::{Tuning, placers::Style},
};

use crate::{
    balance::{BandReport, Checks},
    fault::Fault,
    input::{Outlook, seed, whole},
    runs::{MAX_TURNS, Pairing},
    statistics::{Lengths, Rate, Tally},
};

/// Play many matches of a placer against a tier and count
#[derive(clap::Args)]
#[command(after_help = "Examples:
  stacked-lab spike --tier expert --placer human --runs 200
  stacked-lab spike --tier beginner --placer greedy --runs 2000 --seed 7 --json
  stacked-lab --tuning my.ron spike --tier intermediate --placer human
  stacked-lab spike --tier expert --placer human --slider minimax --runs 20

The same seed gives the same bytes with any number of threads.")]
pub struct Args {
    /// beginner, intermediate or expert
    #[arg(long)]
    tier: Tier,
    /// greedy (always the best placement) or human (one of its best three)
    #[arg(long, default_value_t = Style::Human)]
    placer: Style,
    /// How the Slider weighs placements
    #[arg(long, value_enum, default_value_t = Outlook::Tier)]
    slider: Outlook,
    /// How many matches
    #[arg(long, default_value = "200", value_parser = whole::<1, 10_000_000>, allow_hyphen_values = true)]
    runs: u64,
    /// What all matches are drawn from
    #[arg(long, default_value = "1", value_parser = seed, allow_hyphen_values = true)]
    seed: u64,
    /// Threads, 0 for one a core
    #[arg(long, default_value = "0", value_parser = whole::<0, 1024>, allow_hyphen_values = true)]
    threads: u64,
    /// A run without a choke ends here
    #[arg(long, default_value_t = u64::from(MAX_TURNS), value_parser = whole::<1, 1_000_000>, allow_hyphen_values = true)]
    max_turns: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    runs: u64,
    wins: u64,
    rate: f64,
    low: f64,
    high: f64,
    turns: Lengths,
    turns_of_wins: Option<Lengths>,
    highest: BTreeMap<u64, u64>,
    placements: Placements,
    checks: Checks,
    band: Option<BandReport>,
    tier: &'static str,
    placer: &'static str,
    slider: &'static str,
    seed: u64,
    max_turns: u64,
}

#[derive(Serialize)]
struct Placements {
    by_value: BTreeMap<u64, u64>,
    by_cell: [u64; Size::CLASSIC.area()],
}

impl Args {
    pub fn run(&self, tuning: &Tuning) -> Result<String, Fault> {
        let report = self.report(&self.tally(tuning)?, tuning);
        if self.json {
            return Ok(serde_json::to_string(&report)?);
        }
        Ok(report.told())
    }

    fn tally(&self, tuning: &Tuning) -> Result<Tally, Fault> {
        let max_turns = u32::try_from(self.max_turns)?;
        let outlook = self.slider.into();
        let pairing = Pairing::new(tuning, self.tier, self.placer, outlook, max_turns);
        let bar = progress_bar(self.runs)?;
        let threads = rayon::ThreadPoolBuilder::new()
            .num_threads(usize::try_from(self.threads)?)
            .build()?;
        let tally = threads.install(|| {
            (0..self.runs)
                .into_par_iter()
                .map(|index| {
                    let tally = pairing.tally(self.seed, index);
                    bar.inc(1);
                    tally
                })
                .reduce(Tally::default, |sum, tally| sum.and(&tally))
        });
        bar.finish_and_clear();
        Ok(tally)
    }

    fn report(&self, tally: &Tally, tuning: &Tuning) -> Report {
        let rate = Rate::of(tally.wins(), tally.runs());
        let is_balance = self.placer == Style::Human
            && self.slider == Outlook::Tier
            && self.max_turns == u64::from(MAX_TURNS);
        Report {
            runs: tally.runs(),
            wins: tally.wins(),
            rate: rate.rate,
            low: rate.low,
            high: rate.high,
            turns: tally.turns().expect("there is at least one run"),
            turns_of_wins: tally.turns_of_wins(),
            highest: tally.highest.clone(),
            placements: Placements {
                by_value: Slot::ALL
                    .into_iter()
                    .map(|slot| (slot.tile().value(), tally.by_slot[slot.index()]))
                    .collect(),
                by_cell: tally.by_cell,
            },
            checks: Checks::of(tally, tuning.tier(self.tier).rack()),
            band: is_balance.then(|| BandReport::of(self.tier, rate, tally.turns_of_wins())),
            tier: self.tier.name(),
            placer: self.placer.name(),
            slider: self.slider.name(),
            seed: self.seed,
            max_turns: self.max_turns,
        }
    }
}

/// A bar on a terminal, nothing elsewhere.
fn progress_bar(runs: u64) -> Result<ProgressBar, Fault> {
    if !io::stderr().is_terminal() {
        return Ok(ProgressBar::hidden());
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} matches, {eta} to go")?;
    Ok(ProgressBar::new(runs).with_style(style))
}

impl Report {
    fn told(&self) -> String {
        let mut text = format!(
            "{} placer against {} ({} slider), {} runs of at most {} turns, seed {}\n",
            self.placer, self.tier, self.slider, self.runs, self.max_turns, self.seed
        );
        let (rate, low, high) = (100.0 * self.rate, 100.0 * self.low, 100.0 * self.high);
        let mut line = |name: &str, words: String| {
            let _ = writeln!(text, "{name:12} {words}");
        };
        line(
            "wins",
            format!(
                "{} = {rate:.1} %, 95 % interval (Wilson) {low:.1} to {high:.1} %",
                self.wins
            ),
        );
        if let Some(band) = &self.band {
            line("band", band.told());
        }
        line("turns", told_lengths(Some(self.turns)));
        line("  of wins", told_lengths(self.turns_of_wins));
        line("highest", told_counts(&self.highest));
        line("placed", told_counts(&self.placements.by_value));
        line("top value", self.checks.value.told());
        line("top cell", self.checks.cell.told());
        for row in self.placements.by_cell.chunks(Size::CLASSIC.cols().into()) {
            let counts: Vec<String> = row.iter().map(|count| format!("{count:>8}")).collect();
            line("", counts.concat());
        }
        text
    }
}

fn told_lengths(lengths: Option<Lengths>) -> String {
    lengths.map_or_else(
        || "-".to_owned(),
        |Lengths {
             mean,
             median,
             min,
             max,
         }| format!("mean {mean:.1}, median {median}, {min} to {max}"),
    )
}

fn told_counts(counts: &BTreeMap<u64, u64>) -> String {
    let words: Vec<String> = counts
        .iter()
        .map(|(value, count)| format!("{value}: {count}"))
        .collect();
    words.join(", ")
}
