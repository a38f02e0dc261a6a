//! `onespec replay`: single instructions with the state before and after, from recorded files.

use super::run::EngineName;
use crate::arguments::{Machine, Settings};
use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use crate::{description, escape, input};
use clap::Args;
use onespec_emulator::api;
use onespec_emulator::replay::Summary;
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;

/// Replay recorded vectors: state before, instruction, state after
#[derive(Debug, Args)]
#[command(after_help = "Example: onespec replay --isa riscv tests/data/riscv/vectors/scalar.csv")]
pub struct Options {
    #[command(flatten)]
    machine: Machine,
    #[command(flatten)]
    settings: Settings,
    /// How instructions are executed; with --spec always by the reference evaluator
    #[arg(long, value_enum, default_value_t = EngineName::Interp)]
    engine: EngineName,
    /// The counts as one JSON object: `passed`, `failed`, `failures`
    #[arg(long)]
    json: bool,
    /// Files of vectors
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Files with other ends than vectors (a broken line, an unknown format) stop the run; failing vectors do not.
pub fn run(options: &Options) -> Outcome {
    let engine = options.engine.engine(&options.machine);
    let description = description::for_running(&options.machine, engine)?;
    let target = options.machine.target.as_deref().unwrap_or("");
    let settings = options.settings.all();
    // What is wrong with the question is said before any file is read.
    let asked = description.isa.target(target);
    let mut asked = asked.map_err(|error| Failure::Usage(error.to_string()))?;
    api::apply(description.isa, &mut asked, &settings).map_err(|error| Failure::Usage(error.to_string()))?;
    let mut total = Summary::default();
    for path in &options.files {
        let text = input::text(path)?;
        let told = |error: String| Failure::Findings(format!("{}: {error}", escape::path(path)));
        total.add(
            api::replay_text(&description, engine, target, &settings, &text)
                .map_err(|error| told(error.to_string()))?,
        );
    }
    let mut out = escape::stdout();
    if options.json {
        let object = json!({"passed": total.passed, "failed": total.failed, "failures": total.failures});
        writeln!(out, "{object}")?;
    } else {
        writeln!(out, "{total}")?;
    }
    out.flush()?;
    Ok(if total.failed > 0 { FINDINGS } else { OK })
}
