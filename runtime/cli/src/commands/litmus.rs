//! `onespec litmus`: whether the final states of litmus tests are allowed by the memory model.

use crate::machine::Machine;
use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use crate::{description, escape, input};
use clap::Args;
use onespec_emulator::api;
use onespec_emulator::engine::Engine;
use onespec_emulator::litmus::{Verdict, parse};
use std::io::Write;
use std::path::PathBuf;

/// Check litmus tests: which ends of a few threads the memory model allows
#[derive(Debug, Args)]
#[command(after_help = "Example: onespec litmus tests/data/litmus/LB+ctrls.litmus")]
pub struct Options {
    #[command(flatten)]
    machine: Machine,
    /// Files of tests
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// A line for each test. Verdicts that are not what the files expect are findings.
pub fn run(options: &Options) -> Outcome {
    let description = description::for_running(&options.machine, Engine::Interp)?;
    let mut surprises = 0;
    let mut out = escape::stdout();
    for path in &options.files {
        let told = |error: String| Failure::Findings(format!("{}: {error}", escape::path(path)));
        let test = parse(&input::text(path)?).map_err(|problem| told(problem.to_string()))?;
        let target = match &options.machine.target {
            Some(asked) => description
                .isa
                .target(asked)
                .map_err(|error| Failure::Usage(error.to_string()))?,
            None => description
                .isa
                .target(&test.target)
                .map_err(|error| told(error.to_string()))?,
        };
        let finding = api::litmus(&description, &target, &test).map_err(|problem| told(problem.to_string()))?;
        let expected = match finding.verdict == test.expected {
            true => "",
            false if test.expected == Verdict::Allowed => ", not allowed as expected",
            false => ", not forbidden as expected",
        };
        surprises += usize::from(!expected.is_empty());
        writeln!(out, "{}: {}{expected}", test.name, finding.verdict)?;
    }
    out.flush()?;
    Ok(if surprises > 0 { FINDINGS } else { OK })
}
