//! `onespec run --target all`: a source on every target that the descriptions name, side by side.
//!
//! What the evaluator of circuits prints is what each target is compared with. A target that can't run the program has a line that says
//! why, at the place in the source where there is one.

use super::run::{ALL, Options, compiled, emulator, is_source, kernels};
use super::{compile, eval_program};
use crate::machine::{Machine, is_gates};
use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use crate::session::Session;
use crate::{accelerator, circuits, description, escape, programs};
use onespec_compiler::evaluate::Limits;
use onespec_core::timing::Model;
use onespec_driver::Driver;
use onespec_emulator::api;
use onespec_emulator::options::End;
use onespec_emulator::user::files::Streams;
use onespec_machines::ALL as MACHINES;
use onespec_volt::{Services, Vectors};
use std::io::{self, Write};
use std::sync::mpsc::{Sender, channel};

/// A run on a target.
struct Done {
    output: String,
    code: u8,
    /// Of kernels alone, where the rest of the program is the evaluator's.
    instructions: u64,
    /// Likewise, where the description has timing.
    cycles: Option<u64>,
    is_of_kernels: bool,
}

/// Runs the program on every target and prints a table. The exit code is 0 if all that ran print the same.
pub fn run(options: &Options) -> Outcome {
    if !is_source(&options.program) {
        let why = format!(
            "--target {ALL} compiles a source: {} is none (.vt, .cir, .cc)",
            escape::path(&options.program)
        );
        return Err(Failure::Usage(why));
    }
    let (wanted, code) = evaluated(options)?;
    let mut out = escape::stdout();
    out.write_all(wanted.as_bytes())?;
    let mut rows = vec![
        ["target", "result", "instructions", "cycles"]
            .map(str::to_owned)
            .to_vec(),
    ];
    let (mut same, mut kernels) = (true, false);
    for machine in machines(options)? {
        let row = match on(options, &machine) {
            Ok(done) => {
                let difference = match done.code == code {
                    true => difference(&done.output, &wanted, options.tolerance),
                    false => Some(format!("ends with {} instead of {code}", done.code)),
                };
                same &= difference.is_none();
                kernels |= done.is_of_kernels;
                let mark = if done.is_of_kernels { " *" } else { "" };
                let cycles = done.cycles.map_or("-".into(), |cycles| cycles.to_string());
                vec![
                    difference.unwrap_or("same".into()),
                    format!("{}{mark}", done.instructions),
                    cycles,
                ]
            }
            Err(Failure::Closed) => return Err(Failure::Closed),
            Err(Failure::Usage(why) | Failure::Findings(why) | Failure::Diagnostics(why)) => {
                let first = why.lines().next().unwrap_or("");
                vec![format!("does not run: {}", first.trim_start_matches("error: "))]
            }
        };
        let name = machine.target.clone().unwrap_or_default();
        rows.push(std::iter::once(name).chain(row).collect());
    }
    writeln!(out, "\n{}", table(&rows))?;
    if kernels {
        writeln!(out, "* of kernels alone: the rest of the program is the evaluator's")?;
    }
    Ok(if same { OK } else { FINDINGS })
}

/// What the evaluator of circuits prints, and the code that it ends with.
fn evaluated(options: &Options) -> Result<(String, u8), Failure> {
    let bounds = !options.no_bounds_checks;
    let machine = Machine {
        target: None,
        ..options.machine.clone()
    };
    let module = circuits::with_gates(&options.program, &machine, |gates| {
        programs::module(&options.program, accelerator::HOST_BITS, Vectors::Lanes, bounds, gates)
    })?;
    let mut services = Services::default();
    let ran = eval_program::evaluated(&module, Limits::default().steps, &mut services);
    io::stderr().lock().write_all(&services.errors)?;
    Ok((String::from_utf8_lossy(&services.output).into_owned(), ran?))
}

/// Each target of each machine that a compiler can make code for, or of the one that is asked for.
fn machines(options: &Options) -> Result<Vec<Machine>, Failure> {
    let asked = &options.machine;
    let names = match (&asked.isa, &asked.spec) {
        (Some(name), _) => vec![name.clone()],
        (None, Some(dir)) => description::folder(dir)?.names,
        (None, None) => MACHINES.iter().map(|machine| machine.isa.name.to_owned()).collect(),
    };
    let mut found = Vec::new();
    for name in names.into_iter().filter(|name| !is_gates(name)) {
        let machine = Machine {
            isa: Some(name),
            target: None,
            spec: asked.spec.clone(),
        };
        let session = Session::open(&machine)?;
        // A machine that mirrors another one is there to be read: nothing executes it.
        if session.isa.mirror.is_some() {
            continue;
        }
        let targets = session.isa.targets.iter().map(|target| Machine {
            target: Some(target.name.to_owned()),
            ..machine.clone()
        });
        found.extend(targets.filter(|target| compile::driver(target, options.level).is_ok()));
    }
    match found.is_empty() {
        true => Err(Failure::Findings(
            "there is no target that a compiler makes code for".into(),
        )),
        false => Ok(found),
    }
}

/// What comes of the program on a target.
fn on(options: &Options, machine: &Machine) -> Result<Done, Failure> {
    let driver = compile::driver(machine, options.level)?;
    match accelerator::is_one(&driver) {
        true => of_kernels(options, machine, &driver),
        false => of_program(options, machine, &driver),
    }
}

fn of_kernels(options: &Options, machine: &Machine, driver: &Driver) -> Result<Done, Failure> {
    let mut services = Services::default();
    let ran = kernels(options, machine, driver, has_timing(driver), &mut services)?;
    Ok(Done {
        output: String::from_utf8_lossy(&services.output).into_owned(),
        code: ran.code,
        instructions: ran.instructions,
        cycles: ran.cycles,
        is_of_kernels: true,
    })
}

fn of_program(options: &Options, machine: &Machine, driver: &Driver) -> Result<Done, Failure> {
    let data = compiled(options, machine, driver)?;
    let engine = options.engine.engine(machine)?;
    let how = onespec_emulator::options::Options {
        target: driver.machine.target.name.clone(),
        timing: has_timing(driver),
        ..emulator(options, engine)
    };
    let (sender, printed) = channel();
    let streams = Streams {
        input: Box::new(io::empty()),
        output: Box::new(Printed(sender)),
        error: Box::new(io::stderr()),
        terminal: false,
    };
    let ran = api::run(&description::for_running(machine, engine)?, &data, &how, streams);
    let ran = ran.map_err(|error| Failure::Findings(error.to_string()))?;
    if let End::Signal { report, .. } | End::Hazard { report, .. } = &ran.end {
        return Err(Failure::Findings(report.clone()));
    }
    let output: Vec<u8> = printed.try_iter().flatten().collect();
    Ok(Done {
        output: String::from_utf8_lossy(&output).into_owned(),
        code: ran.code,
        instructions: ran.retired,
        cycles: ran.cycles.map(|cycles| cycles.cycles),
        is_of_kernels: false,
    })
}

/// Whether the description says how long instructions of a target take.
fn has_timing(driver: &Driver) -> bool {
    Model::of(driver.machine.isa, &driver.machine.target).is_some()
}

/// Takes what a program prints.
struct Printed(Sender<Vec<u8>>);

impl Write for Printed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Whoever reads is gone only when the run is over.
        drop(self.0.send(bytes.to_vec()));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The first line in which two texts differ by more than a part of the size of its number.
fn difference(found: &str, wanted: &str, tolerance: f64) -> Option<String> {
    let (mut found, mut wanted) = (found.lines(), wanted.lines());
    for number in 1.. {
        let (found, wanted) = match (found.next(), wanted.next()) {
            (None, None) => return None,
            (found, wanted) => (found.unwrap_or("nothing"), wanted.unwrap_or("nothing")),
        };
        if found != wanted && !is_near(found, wanted, tolerance) {
            return Some(format!("line {number}: {found} instead of {wanted}"));
        }
    }
    None
}

/// Whether two texts are floats, the first as near to the second as is asked for.
fn is_near(found: &str, wanted: &str, tolerance: f64) -> bool {
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|_| text.contains(['.', 'e']));
    let (Some(found), Some(wanted)) = (number(found), number(wanted)) else {
        return false;
    };
    (found - wanted).abs() <= tolerance * wanted.abs()
}

/// Rows with their columns below each other; the last ones are numbers.
fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    // What says why a target does not run is as long as it is.
    let full = || rows.iter().filter(|row| row.len() == columns);
    let width = |column: usize| {
        full()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.chars().count())
            .max()
    };
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let names = rows
        .iter()
        .filter_map(|row| row.first())
        .map(|name| name.chars().count())
        .max();
    let mut lines = Vec::with_capacity(rows.len());
    for row in rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let width = if column == 0 { names.unwrap_or(0) } else { *width };
            line += &match column {
                0 => format!("{cell:<width$}"),
                1 => format!("  {cell:<width$}"),
                _ => format!("  {cell:>width$}"),
            };
        }
        lines.push(line.trim_end().to_owned());
    }
    lines.join("\n")
}
