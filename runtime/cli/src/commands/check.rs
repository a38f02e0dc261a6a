//! `onespec check`: is a directory of descriptions sound?

use crate::arguments::Machine;
use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use crate::paint::Paint;
use crate::{description, escape};

use clap::Args;
use onespec_gen::Report;
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Check descriptions: counts for each machine, or what is wrong and where
#[derive(Debug, Args)]
#[command(after_help = "Example: onespec check spec")]
pub struct Options {
    /// The directory of descriptions; `spec` when neither it nor `--spec` is given
    dir: Option<PathBuf>,
    #[command(flatten)]
    machine: Machine,
    /// One JSON object a line: a diagnostic, or the counts of a machine
    #[arg(long)]
    json: bool,
}

pub fn run(options: &Options) -> Outcome {
    let dir = options
        .dir
        .as_deref()
        .or(options.machine.spec.as_deref())
        .unwrap_or(Path::new("spec"));
    if !dir.is_dir() {
        return Err(Failure::Usage(format!(
            "{} is no directory; name the one that holds descriptions",
            escape::path(dir)
        )));
    }
    let dir = match &options.machine.isa {
        Some(_) => {
            let place = description::place(dir, &options.machine)?;
            place.root.join(place.name)
        }
        None => dir.to_path_buf(),
    };
    let report = onespec_gen::check_dir(&dir, !options.json && Paint::for_stdout().is_on());
    if report.machines.is_empty() {
        let what = "holds no descriptions: a machine is a directory in it with .yaml files";
        return Err(Failure::Findings(format!("{} {what}", escape::path(&dir))));
    }
    let mut out = escape::stdout();
    if options.json {
        write!(out, "{}{}", report.json, counts(&report))?;
    } else {
        write!(out, "{}{}", report.diagnostics, table(&report))?;
    }
    out.flush()?;
    Ok(if report.errors > 0 { FINDINGS } else { OK })
}

/// A line a machine, for people.
fn table(report: &Report) -> String {
    let line = |m: &onespec_gen::Summary| {
        format!(
            "{}: {} files, {} extensions, {} targets, {} instructions ({} with meaning), {} aliases, {} macros, {} CSRs, \
             {} examples\n",
            m.name,
            m.files,
            m.extensions,
            m.targets,
            m.instructions,
            m.with_meaning,
            m.aliases,
            m.macros,
            m.csrs,
            m.examples
        )
    };
    report.machines.iter().map(line).collect()
}

/// An object a machine, for programs.
fn counts(report: &Report) -> String {
    let line = |m: &onespec_gen::Summary| {
        let object = json!({
            "isa": m.name,
            "files": m.files,
            "extensions": m.extensions,
            "targets": m.targets,
            "instructions": m.instructions,
            "with_meaning": m.with_meaning,
            "aliases": m.aliases,
            "macros": m.macros,
            "csrs": m.csrs,
            "examples": m.examples,
        });
        format!("{object}\n")
    };
    report.machines.iter().map(line).collect()
}
