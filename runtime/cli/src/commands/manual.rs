//! `onespec manual`: a reference page for every extension, and pages for what instructions refer to.

use crate::machine::Machine;
use crate::outcome::{Failure, OK, Outcome};
use crate::{description, escape, output};
use clap::{Args, ValueEnum};
use std::io::Write;
use std::path::PathBuf;

/// Write the reference manual of a machine, a page an extension; of gates, a page a level
///
/// Other pages define what these refer to: registers and other state, control and status registers with their fields, kinds of
/// operands, pseudo-instructions, the functions of the semantics; types, sets and conditions of gates.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  onespec manual --isa riscv --format md --out manual
  onespec manual --isa circuit")]
pub struct Options {
    #[command(flatten)]
    machine: Machine,
    /// How the pages are written
    #[arg(long, value_enum, default_value_t = Format::Md)]
    format: Format,
    /// Directory for the pages; without it all pages go to standard output
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    /// Markdown
    Md,
}

pub fn run(options: &Options) -> Outcome {
    let checked = description::read(&options.machine)?;
    let pages = match options.format {
        Format::Md => onespec_gen::emit::manual::markdown(checked),
    };
    let pages = pages.map_err(|error| Failure::Findings(format!("cannot write the manual: {error}")))?;
    let mut out = escape::stdout();
    match &options.out {
        None => {
            for (_, text) in &pages {
                writeln!(out, "{text}")?;
            }
        }
        Some(dir) => {
            output::folder(dir, &pages)?;
            writeln!(out, "{} pages in {}", pages.len(), escape::path(dir))?;
        }
    }
    out.flush()?;
    Ok(OK)
}
