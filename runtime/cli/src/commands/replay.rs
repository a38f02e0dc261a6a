//! `onespec replay`: runs recorded vectors: single instructions with the state before and after, gates with their values, and shaders with
//! their inputs and outputs.

use super::run::EngineName;
use crate::machine::{Machine, Settings};
use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use crate::{description, escape, gates, input, shader_vectors};
use clap::Args;
use onespec_circuit::GATES;
use onespec_emulator::api;
use onespec_emulator::engine::Engine;
use onespec_emulator::error::RunError;
use onespec_emulator::options;
use onespec_emulator::replay::Summary;
use serde_json::json;
use std::io::Write;
use std::path::PathBuf;

/// Replay recorded vectors: state before, instruction, state after; or a gate, its inputs and its value; or shaders in TGSI, which their evaluator runs
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  onespec replay --isa riscv tests/data/riscv/vectors/scalar.csv
  onespec replay --isa circuit tests/data/circuit/vectors/semantics.csv")]
pub struct Options {
    #[command(flatten)]
    machine: Machine,
    #[command(flatten)]
    settings: Settings,
    /// How instructions are executed, and gates evaluated; by the reference evaluator where --spec is not the description of this program
    #[arg(long, value_enum, default_value_t = EngineName::Interp)]
    engine: EngineName,
    /// Assemble and execute combinations of operands that the architecture reserves, as their semantics say
    #[arg(long)]
    allow_reserved: bool,
    /// The counts as one JSON object: `passed`, `failed`, `failures`
    #[arg(long)]
    json: bool,
    /// Files of vectors
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// Files with other ends than vectors (a broken line, an unknown format) stop the run; failing vectors do not.
pub fn run(options: &Options) -> Outcome {
    let engine = options.engine.engine(&options.machine)?;
    let total = match gates::are_meant(&options.machine)? {
        true => of_gates(options, engine)?,
        false => of_machine(options, engine)?,
    };
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

fn of_machine(options: &Options, engine: Engine) -> Result<Summary, Failure> {
    let description = description::for_running(&options.machine, engine)?;
    let how = options::Options {
        target: options.machine.target.clone().unwrap_or_default(),
        settings: options.settings.all(),
        engine,
        reserved: options.allow_reserved,
        ..options::Options::default()
    };
    // What is wrong with the question is said before any file is read.
    let asked = description.isa.target(&how.target);
    let mut asked = asked.map_err(|error| Failure::Usage(error.to_string()))?;
    api::apply(description.isa, &mut asked, &how.settings).map_err(|error| Failure::Usage(error.to_string()))?;
    all(options, |text| api::replay_text(&description, &how, text))
}

fn of_gates(options: &Options, engine: Engine) -> Result<Summary, Failure> {
    if options.machine.target.is_some() || !options.settings.all().is_empty() || options.allow_reserved {
        let why =
            "gates have no target, no settings and no reserved combinations of operands: leave these options away";
        return Err(Failure::Usage(why.into()));
    }
    let (isa, mut semantics) = gates::evaluator(options.machine.spec.as_deref(), engine)?;
    all(options, |text| api::replay_gates(isa, &GATES, &mut *semantics, text))
}

/// Replays all files.
fn all(options: &Options, mut replay: impl FnMut(&str) -> Result<Summary, RunError>) -> Result<Summary, Failure> {
    let mut total = Summary::default();
    for path in &options.files {
        let text = input::text(path)?;
        let told = |why: &dyn std::fmt::Display| Failure::Findings(format!("{}: {why}", escape::path(path)));
        total.add(match shader_vectors::replay(&text) {
            Some(summary) => summary.map_err(|why| told(&why))?,
            None => replay(&text).map_err(|error| told(&error))?,
        });
    }
    Ok(total)
}
