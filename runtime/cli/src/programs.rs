//! Whole programs as modules: from Volt sources, or from circuits with data.

use crate::escape;
use crate::input;
use crate::outcome::Failure;
use onespec_compiler::open;
use onespec_graph::{Findings, GateSet, Module, module};
use onespec_volt::source::Disk;
use onespec_volt::{FrontEnd, Options, Vectors, compile};
use std::io::IsTerminal;
use std::path::Path;

/// What reads sources that are no Volt.
const FRONT_ENDS: &[FrontEnd] = &[onespec_sfpi::FRONT_END];

/// Whether a file's name says that it is a source that Volt's compiler takes: Volt, or kernels in the subset of C++.
pub fn is_volt(file: &Path) -> bool {
    let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or("");
    let others = || FRONT_ENDS.iter().flat_map(|front_end| front_end.endings);
    ending == "vt" || others().any(|other| *other == ending)
}

/// Whether a file of circuits has lines that only modules have.
pub fn is_module(file: &Path) -> Result<bool, Failure> {
    // Standard input is read once, by whoever reads circuits.
    if file.extension().is_none_or(|ending| ending != "cir") {
        return Ok(false);
    }
    Ok(module::is_module(&input::text(file)?))
}

/// What becomes of warnings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Warnings {
    /// They go to standard error.
    Told,
    Dropped,
}

/// The module of a file: a Volt source (.vt), or circuits as text (.cir) or bytes (.cirb), verified, with the gates of `set`.
/// Warnings go to standard error.
///
/// `bounds`: a Volt source gets checks that indices lie within arrays and slices.
pub fn module(
    file: &Path,
    arch: u32,
    vectors: Vectors,
    bounds: bool,
    set: &'static GateSet,
) -> Result<Module, Failure> {
    module_with((file, Warnings::Told), arch, vectors, bounds, set)
}

/// The same, its warnings told or not.
pub fn module_with(
    (file, warnings): (&Path, Warnings),
    arch: u32,
    vectors: Vectors,
    bounds: bool,
    set: &'static GateSet,
) -> Result<Module, Failure> {
    if is_volt(file) {
        let options = Options {
            vectors,
            pointer_bits: arch,
            bounds,
            set,
            front_ends: FRONT_ENDS,
            ..Options::default()
        };
        let done = compile(file, &mut Disk, &options);
        let shown = done.rendered(std::io::stderr().is_terminal());
        return match done.module {
            Some(module) => {
                if !shown.is_empty() && warnings == Warnings::Told {
                    escape::tell(&shown);
                }
                Ok(module)
            }
            None => Err(Failure::Diagnostics(shown)),
        };
    }
    let data = input::bytes(file)?;
    let options = open::Options {
        arch_bits: arch,
        ..open::Options::default()
    };
    open::module(set, &data, &options).map_err(|found| findings(file, &found))
}

/// What is wrong with a file, a line each.
pub fn findings(file: &Path, found: &Findings) -> Failure {
    let name = escape::path(file);
    let mut lines: Vec<String> = found.list().iter().map(|f| f.in_file(&name)).collect();
    if found.more() > 0 {
        lines.push(format!("and {} more", found.more()));
    }
    Failure::Findings(lines.join("\n"))
}
