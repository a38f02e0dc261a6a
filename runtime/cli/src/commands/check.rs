//! `onespec check`: is a directory of descriptions sound?

use crate::arguments::Machine;
use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use crate::paint::Paint;
use crate::session::load;
use clap::Args;
use serde_json::json;
use std::io::{self, Write};
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
    let dir = options.dir.as_deref().or(options.machine.spec.as_deref()).unwrap_or(Path::new("spec"));
    if !dir.is_dir() {
        return Err(Failure::Usage(format!("{} is no directory; name the one that holds descriptions", dir.display())));
    }
    let names = match &options.machine.isa {
        Some(name) => vec![name.clone()],
        None => onespec_gen::machines(dir),
    };
    if names.is_empty() {
        return Err(Failure::Findings(format!(
            "{} holds no descriptions: a machine is a directory in it with .yaml files",
            dir.display()
        )));
    }
    let mut code = OK;
    for name in names {
        if !check(dir, &name, options.json)? {
            code = FINDINGS;
        }
    }
    Ok(code)
}

/// Checks one machine and tells; whether it is free of errors.
fn check(dir: &Path, name: &str, json: bool) -> Result<bool, Failure> {
    let loaded = load(dir, name);
    let mut out = io::stdout().lock();
    let sound = !loaded.diags.has_errors();
    if json {
        write!(out, "{}", onespec_gen::source::to_json(&loaded.sources, &loaded.diags.list))?;
    } else {
        let paint = Paint::for_stdout();
        write!(out, "{}", onespec_gen::source::render(&loaded.sources, &loaded.diags.list, paint.is_on()))?;
    }
    let Some(isa) = loaded.isa.filter(|_| sound) else { return Ok(false) };
    let meanings = isa.ops.iter().filter(|op| op.sem.is_some() || op.is.is_some()).count();
    let examples: usize = isa.ops.iter().map(|op| op.examples.len()).sum();
    let features = isa.features.len() - isa.params.iter().map(|param| param.values.len()).sum::<usize>();
    if json {
        let counts = json!({
            "isa": isa.name,
            "files": loaded.sources.files().len(),
            "extensions": features,
            "targets": isa.targets.len(),
            "instructions": isa.ops.len(),
            "with_meaning": meanings,
            "aliases": isa.aliases.len(),
            "macros": isa.macros.len(),
            "csrs": isa.csrs.len(),
            "examples": examples,
        });
        writeln!(out, "{counts}")?;
    } else {
        writeln!(
            out,
            "{}: {} files, {features} extensions, {} targets, {} instructions ({meanings} with meaning), {} aliases, \
             {} macros, {} CSRs, {examples} examples",
            isa.name,
            loaded.sources.files().len(),
            isa.targets.len(),
            isa.ops.len(),
            isa.aliases.len(),
            isa.macros.len(),
            isa.csrs.len(),
        )?;
    }
    Ok(true)
}
