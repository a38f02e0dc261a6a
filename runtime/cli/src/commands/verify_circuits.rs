//! `onespec verify FILE.cir`: verifies circuits.

use crate::circuits::{self, Source};
use crate::escape;
use crate::machine::Machine;
use crate::outcome::{FINDINGS, OK, Outcome};
use clap::Args;
use onespec_compiler::open::Read;
use onespec_compiler::verify::{self, Discipline, Verifier};
use onespec_graph::circuit::WireClass;
use onespec_graph::{Circuit, Finding, Findings};
use serde_json::json;
use std::io::{self, Write};
use std::path::Path;

#[derive(Debug, Args)]
pub struct Circuits {
    /// The file is of circuits, whatever it is called
    #[arg(long)]
    circuits: bool,
    /// Circuits: effects on one memory state are one chain (what is asked without --relaxed)
    #[arg(long, conflicts_with = "relaxed")]
    strict: bool,
    /// Circuits: loads may stand beside the chain of effects
    #[arg(long)]
    relaxed: bool,
    /// Circuits: width of addresses where the file does not say, 32 or 64
    #[arg(long, value_name = "BITS", value_parser = circuits::width)]
    arch: Option<u32>,
}

impl Circuits {
    /// Whether something was asked that only circuits have.
    pub fn is_asked(&self) -> bool {
        self.circuits || self.strict || self.relaxed || self.arch.is_some()
    }
}

pub fn run(options: &Circuits, machine: &Machine, file: &Path, json: bool) -> Outcome {
    let mut shown = Shown {
        out: escape::stdout(),
        file: escape::path(file),
        json,
        errors: 0,
        warnings: 0,
    };
    let (mut count, mut gates) = (0, 0);
    match Source::new(file, options.arch.unwrap_or(64)).parse(machine)? {
        Err(found) => shown.all("", &found)?,
        Ok(read) => {
            let asked = verify::Options {
                discipline: match options.relaxed {
                    true => Discipline::Relaxed,
                    false => Discipline::Strict,
                },
                ..verify::Options::default()
            };
            let mut verifier = Verifier::new();
            let mut one = |circuit: &Circuit| {
                count += 1;
                gates += circuit.live() - usize::from(circuit.set().roots);
                shown.all(name(circuit), &verifier.verify(circuit, &asked).findings)
            };
            match &read {
                Read::Circuits(circuits) => circuits.iter().try_for_each(one)?,
                Read::Module(module) => {
                    module.functions.iter().try_for_each(|f| one(&f.circuit))?;
                    // What stands beside circuits is looked at once these are sound.
                    if shown.errors == 0
                        && let Err(found) = verify::verify_module(module, &asked)
                    {
                        shown.all("", &found)?;
                    }
                }
            }
        }
    }
    shown.end(count, gates)
}

fn name(circuit: &Circuit) -> &str {
    circuit.signature.as_ref().map_or("", |signature| &signature.name)
}

/// Findings on their way to the user.
struct Shown<W> {
    out: W,
    file: String,
    json: bool,
    errors: usize,
    warnings: usize,
}

impl<W: Write> Shown<W> {
    fn all(&mut self, circuit: &str, found: &Findings) -> io::Result<()> {
        for finding in found.list() {
            match finding.is_warning() {
                true => self.warnings += 1,
                false => self.errors += 1,
            }
            match self.json {
                true => writeln!(self.out, "{}", self.object(circuit, finding))?,
                false => writeln!(self.out, "{}", finding.in_file(&self.file))?,
            }
        }
        // What is beyond the limit is of the kind that the last one is.
        let is_warning = found.list().last().is_some_and(Finding::is_warning);
        *(if is_warning {
            &mut self.warnings
        } else {
            &mut self.errors
        }) += found.more();
        if found.more() > 0 && !self.json {
            writeln!(self.out, "and {} more", found.more())?;
        }
        Ok(())
    }

    fn object(&self, circuit: &str, finding: &Finding) -> serde_json::Value {
        let class = finding.input.map(|wire| match wire.class {
            WireClass::State => "state",
            WireClass::Depend => "depend",
            WireClass::Value => "value",
            WireClass::Root => "root",
        });
        json!({
            "file": self.file,
            "line": finding.line,
            "column": finding.column,
            "code": finding.code,
            "circuit": circuit,
            "gate": finding.name,
            "opcode": finding.opcode,
            "class": class,
            "index": finding.input.map(|wire| wire.index),
            "message": finding.message,
        })
    }

    fn end(mut self, circuits: usize, gates: usize) -> Outcome {
        if !self.json {
            let (errors, warnings) = (self.errors, self.warnings);
            writeln!(
                self.out,
                "{circuits} circuits, {gates} gates, {errors} errors, {warnings} warnings"
            )?;
        }
        self.out.flush()?;
        Ok(if self.errors > 0 { FINDINGS } else { OK })
    }
}
