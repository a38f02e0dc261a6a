//! `fuzz TARGET…`: runs fuzz targets, or a single input.

use clap::Parser;
use onespec_fuzz::supervise::Campaign;
use onespec_fuzz::work::{self, GOAL, Limits};
use onespec_fuzz::{place, targets};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// Fuzz readers and what follows them
#[derive(Debug, Parser)]
#[command(after_help = "Example: fuzz --seconds 600 --seed 1 volt circuits")]
struct Arguments {
    /// Processor time of each target
    #[arg(long, value_name = "N", default_value_t = 60)]
    seconds: u64,
    /// End a target after so many inputs, if its processor time is not used up before
    #[arg(long, value_name = "N")]
    inputs: Option<u64>,
    /// Where random numbers begin
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Seconds of processor time from which on an input is a find
    #[arg(long, value_name = "N", default_value_t = 10)]
    slow: u64,
    /// Mebibytes of address space of a target's process
    #[arg(long, value_name = "N", default_value_t = 4096)]
    memory: u64,
    /// Where finds and the pool are kept
    #[arg(long, value_name = "DIR", default_value = "target/fuzz")]
    folder: PathBuf,
    /// Run this input alone, and say what came of it
    #[arg(long, value_name = "FILE", conflicts_with = "work")]
    once: Option<PathBuf>,
    /// Write what came of the single input to this file
    #[arg(long, value_name = "FILE", requires = "once")]
    answer: Option<PathBuf>,
    /// Be the process of a target
    #[arg(long, hide = true)]
    work: bool,
    /// Names of targets; without any, all of them
    targets: Vec<String>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            let _ = writeln!(io::stderr(), "error: {error}");
            ExitCode::from(2)
        }
    }
}

/// Whether there were no finds.
fn run(arguments: &Arguments) -> io::Result<bool> {
    let mut names: Vec<&str> = arguments.targets.iter().map(String::as_str).collect();
    if names.is_empty() {
        names = targets::ALL.iter().map(|(name, _)| *name).collect();
    }
    let open = |name: &str| {
        targets::open(name).ok_or_else(|| {
            let known: Vec<&str> = targets::ALL.iter().map(|(name, _)| *name).collect();
            io::Error::other(format!("there is no target `{name}`; there are {}", known.join(", ")))
        })
    };
    for name in &names {
        open(name)?;
    }
    let mut out = io::stdout().lock();
    if let Some(path) = &arguments.once {
        let input = std::fs::read(path)?;
        let target = open(names[0])?;
        let before = onespec_fuzz::process::processor_time("self");
        let ran = place::caught(|| target.run(&input));
        let took = onespec_fuzz::process::processor_time("self") - before;
        let answer = match &ran {
            Ok(trail) => format!("accepted: {}\n{}", trail.accepted, trail.answer),
            Err(panic) => format!("panic at {panic}\n"),
        };
        // Commands print to where this would go.
        match &arguments.answer {
            Some(file) => std::fs::write(file, answer)?,
            None => write!(out, "{took:.1?}\n{answer}")?,
        }
        return Ok(ran.is_ok());
    }
    if arguments.work {
        let limits = Limits {
            time: Some(Duration::from_secs(arguments.seconds)),
            inputs: arguments.inputs,
            slow: Duration::from_secs(arguments.slow),
        };
        work::run(&*open(names[0])?, arguments.seed, &limits, Some(&arguments.folder));
        return Ok(true);
    }
    let campaign = Campaign {
        time: Duration::from_secs(arguments.seconds),
        inputs: arguments.inputs,
        seed: arguments.seed,
        slow: Duration::from_secs(arguments.slow),
        memory: arguments.memory << 20,
        folder: std::path::absolute(&arguments.folder)?,
    };
    let mut is_clean = true;
    for name in names {
        let summary = campaign.run(name)?;
        let counts = summary.counts;
        let finds = summary.finds.len();
        writeln!(
            out,
            "{name}: {} inputs in {:.1} min of processor time, {} % accepted (goal {GOAL}), {} features, {finds} finds",
            counts.inputs,
            counts.milliseconds as f64 / 60_000.0,
            counts.share(),
            counts.features,
        )?;
        for (what, file) in &summary.finds {
            writeln!(out, "  {what}: {}", file.display())?;
        }
        out.flush()?;
        is_clean &= finds == 0;
    }
    Ok(is_clean)
}
