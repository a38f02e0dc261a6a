//! `onespec generate`: the crate of a machine as a folder to read, to review, or to publish.

use crate::machine::Machine;
use crate::outcome::{Failure, OK, Outcome};
use crate::{description, escape, output};
use clap::Args;
use std::io::Write;
use std::path::PathBuf;

/// Write the generated crate of a machine: one module an extension, formatted, with provenance
#[derive(Debug, Args)]
#[command(after_help = "Example: onespec generate --isa sfpu --out onespec-sfpu")]
pub struct Options {
    #[command(flatten)]
    machine: Machine,
    /// Directory for the crate; it is made when it is not there
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The crate depends on onespec-core in this directory (and on its neighbours) instead of the published one
    #[arg(long, value_name = "DIR")]
    core: Option<PathBuf>,
}

pub fn run(options: &Options) -> Outcome {
    let checked = description::read(&options.machine)?;
    let files = onespec_gen::generate(&checked, options.core.as_deref()).map_err(Failure::Findings)?;
    output::folder(&options.out, &files)?;
    writeln!(
        escape::stdout(),
        "{} files in {}",
        files.len(),
        escape::path(&options.out)
    )?;
    Ok(OK)
}
