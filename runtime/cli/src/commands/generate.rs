//! `onespec generate`: the crate of a machine as a folder to read, to review, or to publish.

use crate::machine::Machine;
use crate::outcome::{Failure, OK, Outcome};
use crate::{description, escape, input, output};
use clap::Args;
use onespec_gen::{Cache, Package, generate};
use std::io::Write;
use std::path::PathBuf;

/// Write the generated crate of a machine: formatted, one module an extension, with the descriptions that it was made from
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
    /// Documentation of the crate and its README, in Markdown, instead of a page made from the description
    #[arg(long, value_name = "FILE")]
    readme: Option<PathBuf>,
}

pub fn run(options: &Options) -> Outcome {
    let checked = description::read(&options.machine)?;
    let readme = options.readme.as_deref().map(input::text).transpose()?;
    let cache = Cache::of_user();
    let package = Package {
        cache: Some(&cache),
        core: options.core.as_deref(),
        readme: readme.as_deref(),
        select: true,
    };
    let files = description::with_files(&options.machine, |files| generate(checked, files, package))?;
    let files = files.map_err(Failure::Findings)?;
    output::folder(&options.out, &files)?;
    writeln!(
        escape::stdout(),
        "{} files in {}",
        files.len(),
        escape::path(&options.out)
    )?;
    Ok(OK)
}
