//! Opens circuits: reads and verifies them. Every command and the compiler's driver begin here, so that all accept the
//! same circuits.
//!
//! The first bytes distinguish text from binary form. What the reader accepts goes through
//! [`verify`](mod@crate::verify); a module also through [`verify_module`], which checks its symbols, data and externs.
//! Warnings do not keep a circuit from being used.

use crate::verify::{Discipline, Options as Rules, Verifier, verify_module};
use onespec_graph::module::{self, Module};
use onespec_graph::set::GateSet;
use onespec_graph::{Circuit, Finding, Findings, binary, text};

/// How circuits are opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// Width of addresses where a text has no `arch` line: 32 or 64.
    pub arch_bits: u32,
    /// How effects must be ordered.
    pub discipline: Discipline,
    /// How many findings are kept; the others are counted.
    pub limit: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            arch_bits: 64,
            discipline: Discipline::Strict,
            limit: Findings::LIMIT,
        }
    }
}

impl Options {
    fn text(&self) -> text::Options {
        text::Options {
            arch_bits: self.arch_bits,
            limit: self.limit,
        }
    }

    fn rules(&self) -> Rules {
        Rules {
            discipline: self.discipline,
            limit: self.limit,
            ..Rules::default()
        }
    }
}

/// What a file holds.
pub enum Read {
    /// Circuits alone.
    Circuits(Vec<Circuit>),
    /// The text of a module: it has lines that only modules have.
    Module(Box<Module>),
}

impl Read {
    /// The circuits, of a module those of its functions.
    pub fn into_circuits(self) -> Vec<Circuit> {
        match self {
            Read::Circuits(circuits) => circuits,
            Read::Module(module) => module.functions.into_iter().map(|f| f.circuit).collect(),
        }
    }
}

/// The circuits of a file, verified. Of a module's text, those of its functions.
///
/// # Errors
/// What keeps the bytes from being read (E001 to E005), or every error of the circuits.
pub fn circuits(set: &'static GateSet, bytes: &[u8], options: &Options) -> Result<Vec<Circuit>, Findings> {
    let read = read(set, bytes, options)?;
    match &read {
        Read::Circuits(circuits) => errors(circuits, options)?,
        Read::Module(module) => verify_module(module, &options.rules())?,
    }
    Ok(read.into_circuits())
}

/// The module of a file, verified. A file of circuits alone is a module that has nothing else.
///
/// # Errors
/// As [`circuits`], and what is wrong with its symbols, data and externs.
pub fn module(set: &'static GateSet, bytes: &[u8], options: &Options) -> Result<Module, Findings> {
    let module = match binary::is_binary(bytes) {
        true => {
            let read = binary::read(set, bytes)?;
            errors(&read, options)?;
            // Bytes hold circuits alone: their text is a module's that has nothing else.
            module::parse(set, &text::print_all(&read), &options.text())?
        }
        false => module::parse(set, utf8(bytes)?, &options.text())?,
    };
    verify_module(&module, &options.rules())?;
    Ok(module)
}

/// What a file holds, as it is read and not verified: for the verifier itself.
///
/// # Errors
/// What keeps the bytes from being read.
pub fn read(set: &'static GateSet, bytes: &[u8], options: &Options) -> Result<Read, Findings> {
    if binary::is_binary(bytes) {
        return binary::read(set, bytes).map(Read::Circuits);
    }
    let text = utf8(bytes)?;
    match module::is_module(text) {
        true => module::parse(set, text, &options.text()).map(|module| Read::Module(Box::new(module))),
        false => text::parse(set, text, &options.text()).map(Read::Circuits),
    }
}

fn utf8(bytes: &[u8]) -> Result<&str, Findings> {
    std::str::from_utf8(bytes).map_err(|error| {
        let good = error.valid_up_to();
        let line = bytes[..good].iter().filter(|byte| **byte == b'\n').count() + 1;
        let mut found = Findings::default();
        found.push(|| Finding::in_text(line as u32, 0, "E001", format!("byte {good} is not UTF-8 text")));
        found
    })
}

/// All errors of circuits; warnings are left out.
fn errors(circuits: &[Circuit], options: &Options) -> Result<(), Findings> {
    let mut verifier = Verifier::new();
    let mut all = Findings::new(options.limit);
    for circuit in circuits {
        let report = verifier.verify(circuit, &options.rules());
        if !report.is_ok() {
            all.append(report.findings);
        }
    }
    if all.is_empty() { Ok(()) } else { Err(all) }
}
