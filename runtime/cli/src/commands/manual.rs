//! `onespec manual`: a reference page for every extension.

use crate::arguments::Machine;
use crate::outcome::{Failure, OK, Outcome};
use crate::session::Session;
use clap::{Args, ValueEnum};
use std::io::{self, Write};
use std::path::PathBuf;

/// Write the reference manual of a machine, a page an extension
#[derive(Debug, Args)]
#[command(after_help = "Example: onespec manual --isa riscv --format md --out manual")]
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
    let session = Session::open(&options.machine)?;
    let Format::Md = options.format;
    let pages = session.manual()?;
    match &options.out {
        None => {
            let mut out = io::stdout().lock();
            for (_, text) in &pages {
                writeln!(out, "{text}")?;
            }
        }
        Some(dir) => {
            super::write_files(dir, &pages).map_err(Failure::Usage)?;
            println!("{} pages in {}", pages.len(), dir.display());
        }
    }
    Ok(OK)
}
