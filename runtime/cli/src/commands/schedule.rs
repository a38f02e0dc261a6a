//! `onespec schedule`: a circuit as basic blocks of ordered gates.

use crate::circuits::{Effects, Source};
use crate::machine::Machine;
use crate::outcome::{Failure, OK, Outcome};
use clap::{Args, ValueEnum};
use onespec_compiler::schedule::canonical::Canonical;
use onespec_compiler::schedule::{self, ConstantPlaces, Policy, schedule};
use onespec_graph::set::MAX_CLASSES;
use onespec_graph::{Circuit, Finding, draw};
use std::io::{self, Write};

/// Schedule circuits: where each gate is computed, in which order, and how many registers that takes
#[derive(Debug, Args)]
#[command(after_help = "Example: onespec schedule --policy click --emit svg examples/sum.cir > sum.svg")]
pub struct Options {
    /// What is printed
    #[arg(long, value_enum, default_value = "text")]
    emit: Emit,
    /// Where gates are computed
    #[arg(long, value_enum, default_value = "pressure")]
    policy: PolicyName,
    /// Where constants are made
    #[arg(long, value_enum, default_value = "uses")]
    constants: Constants,
    /// Registers of each bank that values may take; without it, those that are left on a usual machine
    #[arg(long, value_name = "N")]
    registers: Option<u32>,
    /// The circuit, where the file has several
    #[arg(long, value_name = "NAME")]
    circuit: Option<String>,
    #[command(flatten)]
    effects: Effects,
    #[command(flatten)]
    machine: Machine,
    #[command(flatten)]
    source: Source,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Emit {
    /// The lines of gates, with what is known of blocks as comments
    Text,
    /// A picture in GraphViz's language
    Dot,
    /// A picture for browsers
    Svg,
    /// No blocks: the text that all spellings of the circuit have in common
    Canonical,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum PolicyName {
    /// As low as possible: nothing leaves a loop
    Late,
    /// In as few loops as possible, though it may not be needed there
    Click,
    /// As click, as long as registers suffice and nothing of high cost is computed in vain
    Pressure,
    /// Out of loops where the gate is computed in any case
    Ark,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Constants {
    /// In the first block
    Entry,
    /// In each block that uses them
    Uses,
}

pub fn run(options: &Options) -> Outcome {
    let circuit = options
        .source
        .read_one(&options.machine, options.effects, options.circuit.as_deref())?;
    let text = emit(options, &circuit).map_err(|finding| Failure::Findings(finding.in_file(&options.source.name())))?;
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(OK)
}

fn emit(options: &Options, circuit: &Circuit) -> Result<String, Finding> {
    if let Emit::Canonical = options.emit {
        return Canonical::new(circuit).map(|form| form.text());
    }
    let mut how = schedule::Options::with(match options.policy {
        PolicyName::Late => Policy::Late,
        PolicyName::Click => Policy::Click,
        PolicyName::Pressure => Policy::Pressure,
        PolicyName::Ark => Policy::Ark,
    });
    how.constants = match options.constants {
        Constants::Entry => ConstantPlaces::Entry,
        Constants::Uses => ConstantPlaces::Uses,
    };
    if let Some(registers) = options.registers {
        how.target.registers = [registers; MAX_CLASSES];
        how.target.reserve = [0; MAX_CLASSES];
    }
    let schedule = schedule(circuit, &how)?;
    Ok(match options.emit {
        Emit::Dot => draw::dot(circuit, Some(&schedule.drawing())),
        Emit::Svg => draw::svg(circuit, Some(&schedule.drawing())),
        Emit::Text | Emit::Canonical => schedule.text(circuit),
    })
}
