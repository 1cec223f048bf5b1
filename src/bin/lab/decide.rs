//! One decision of the Slider's.

use std::{fmt::Write, sync::Arc};

use serde::Serialize;
use stacked::{
    engine::{Board, Dir, Position, Rack, Tier},
    players::{
        Tuning,
        search::{Decision, Limits, Search},
        sliders::blundered,
    },
};

use crate::{
    fault::Fault,
    input::{Cooling, Measure, Outlook, seed},
};

/// Ask the Slider for its answer to a board
#[derive(clap::Args)]
#[command(after_help = "Examples:
  stacked-lab decide --tier expert --board \"2 4 8 .  . . 2 .  . . . .  . . . .\" --clocks 0,3
  stacked-lab decide --tier intermediate --board \"2 2 4 8 4 2 4 8 2 4 8 16 4 8 16 0\" --clocks 2,9 --eval count --json
  stacked-lab decide --tier beginner --board \"2 4 8 . . . 2 . . . . . . . . .\" --clocks 0,0 --blunder --seed 7")]
pub struct Args {
    /// beginner, intermediate or expert
    #[arg(long)]
    tier: Tier,
    /// 16 values row by row, 0 or . for empty
    #[arg(long, allow_hyphen_values = true)]
    board: Board,
    /// Clocks of the 4 and the 8 as they stand when the Slider is to move, before the turn's tick
    #[arg(long, allow_hyphen_values = true, value_name = "4S,8S")]
    clocks: Cooling,
    /// How a board is judged
    #[arg(long, value_enum, default_value_t = Measure::Tuned)]
    eval: Measure,
    /// How placements are weighed
    #[arg(long, value_enum, default_value_t = Outlook::Tier)]
    slider: Outlook,
    /// Let the tier blunder, as often as it does in a match
    #[arg(long, requires = "seed")]
    blunder: bool,
    /// What the blunders are drawn from
    #[arg(long, value_parser = seed, allow_hyphen_values = true)]
    seed: Option<u64>,
    /// Print JSON: direction, values of the legal slides, nodes
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Decided {
    direction: Option<&'static str>,
    values: Values,
    nodes: u64,
}

#[derive(Serialize)]
struct Values {
    #[serde(skip_serializing_if = "Option::is_none")]
    up: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    down: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    left: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    right: Option<f64>,
}

impl Args {
    pub fn run(&self, tuning: &Tuning) -> Result<String, Fault> {
        let tier = tuning.tier(self.tier);
        let rack = Rack::new(tier.rack()).with_clocks(self.clocks.clocks());
        let position = Position::for_slider(self.board, rack);
        let limits = Limits {
            plies: tier.plies,
            outlook: self.slider.into(),
        };
        let evaluation = Arc::new(self.eval.evaluation(tuning));
        let decision = Search::new(&position, limits, evaluation).run();
        let dir = match self.seed {
            Some(seed) if self.blunder => blundered(&decision, tier.blunder, seed, position.turn()),
            _ => decision.best,
        };
        if self.json {
            return Ok(serde_json::to_string(&Decided::new(dir, &decision))?);
        }
        Ok(told(dir, &decision))
    }
}

impl Decided {
    fn new(dir: Option<Dir>, decision: &Decision) -> Self {
        let value = |dir: Dir| decision.values[dir.index()];
        Self {
            direction: dir.map(Dir::name),
            values: Values {
                up: value(Dir::Up),
                down: value(Dir::Down),
                left: value(Dir::Left),
                right: value(Dir::Right),
            },
            nodes: decision.nodes,
        }
    }
}

fn told(dir: Option<Dir>, decision: &Decision) -> String {
    let mut text = match dir {
        Some(dir) => format!("direction {dir}\n"),
        None => "no legal slide\n".to_owned(),
    };
    for dir in Dir::ALL {
        if let Some(value) = decision.values[dir.index()] {
            let _ = writeln!(text, "  {:5} {value:>14.3}", dir.name());
        }
    }
    let _ = write!(text, "nodes {}", decision.nodes);
    text
}
