//! `stacked-lab`: the engine and the players without a window, for measuring, for
//! tests and for curious people. It writes to standard output only what was asked
//! for; a fault is one line on standard error and exit code 2.

mod balance;
mod bench;
mod card;
mod decide;
mod fault;
mod input;
mod replay;
mod runs;
mod slide;
mod spike;
mod statistics;

use std::{
    io::{self, ErrorKind, Write},
    path::PathBuf,
    process::ExitCode,
};

use clap::{CommandFactory, Parser, Subcommand};
use fault::Fault;
use stacked::players::Tuning;

/// Stacked without a window: measure, search, replay.
#[derive(Parser)]
#[command(
    name = "stacked-lab",
    version,
    arg_required_else_help = false,
    after_help = "Every command has its own --help with examples. A fault in what was given is one line, exit code 2."
)]
struct Lab {
    /// Try another players.ron; one that cannot be read is named and ignored
    #[arg(long, global = true, value_name = "FILE")]
    tuning: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Slide(slide::Args),
    Decide(decide::Args),
    Replay(replay::Args),
    Card(card::Args),
    Bench(bench::Args),
    Spike(spike::Args),
}

/// Something went wrong that was not in what was given.
const FAILED: u8 = 1;
/// What was given is at fault.
const MISUSED: u8 = 2;

fn main() -> ExitCode {
    let lab = match Lab::try_parse() {
        Ok(lab) => lab,
        Err(wish) if !wish.use_stderr() => return written(wish.print()),
        Err(error) => {
            let lab = Lab::command();
            let commands = lab.get_subcommands().map(clap::Command::get_name);
            return refused(&Fault::of_command_line(&error, commands));
        }
    };
    let tuning = input::tuning(lab.tuning.as_deref()).unwrap_or_else(|fault| {
        complain(&fault);
        Tuning::embedded()
    });
    let answer = match lab.command {
        Command::Slide(args) => args.run(),
        Command::Decide(args) => args.run(&tuning),
        Command::Replay(args) => args.run(),
        Command::Card(args) => args.run(),
        Command::Bench(args) => args.run(&tuning),
        Command::Spike(args) => args.run(&tuning),
    };
    match answer {
        Ok(text) => written(writeln!(io::stdout(), "{}", text.trim_end())),
        Err(fault) => refused(&fault),
    }
}

/// A reader that has seen enough and closed the pipe is no fault.
fn written(result: io::Result<()>) -> ExitCode {
    match result.and_then(|()| io::stdout().flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            complain(&Fault::new(format!("cannot write: {error}")));
            ExitCode::from(FAILED)
        }
        _ => ExitCode::SUCCESS,
    }
}

fn refused(fault: &Fault) -> ExitCode {
    complain(fault);
    ExitCode::from(MISUSED)
}

fn complain(fault: &Fault) {
    // Nobody is left to tell when standard error is closed as well.
    let _ = writeln!(io::stderr(), "stacked-lab: {fault}");
}
