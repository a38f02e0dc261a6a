//! `onespec manual`: a reference page for every extension.

use crate::arguments::Machine;
use crate::description;
use crate::outcome::{Failure, OK, Outcome};
use clap::{Args, ValueEnum};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Write the reference manual of a machine, a page an extension
#[derive(Debug, Args)]
#[command(after_help = "Example: onespec manual --isa riscv --format md --out target/manual")]
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
        Format::Md => onespec_gen::emit::manual::markdown(&checked),
    };
    let pages = pages.map_err(|error| Failure::Findings(format!("cannot write the manual: {error}")))?;
    match &options.out {
        None => {
            let mut out = io::stdout().lock();
            for (_, text) in &pages {
                writeln!(out, "{text}")?;
            }
        }
        Some(dir) => {
            write(dir, &pages)?;
            println!("{} pages in {}", pages.len(), dir.display());
        }
    }
    Ok(OK)
}

/// Writes files below a directory, which is made.
fn write(dir: &Path, files: &[(String, String)]) -> Result<(), Failure> {
    let told = |path: &Path, error: io::Error| Failure::Usage(format!("cannot write {}: {error}", path.display()));
    std::fs::create_dir_all(dir).map_err(|error| told(dir, error))?;
    for (name, text) in files {
        let path = dir.join(name);
        std::fs::write(&path, text).map_err(|error| told(&path, error))?;
    }
    Ok(())
}
