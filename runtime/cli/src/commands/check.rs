//! `onespec check`: checks a directory of descriptions.

use crate::machine::Machine;
use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use crate::paint::Paint;
use crate::{description, escape, targets};

use clap::Args;
use onespec_gen::{Cache, Opening, Report, Summary};
use serde_json::{Value, json};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Check descriptions: counts for each machine, or what is wrong and where
///
/// Every stage is run: files, encodings, semantics, examples. What was found sound is kept by its content in the user's cache
/// directory (ONESPEC_CACHE names another one; `off`: none).
#[derive(Debug, Args)]
#[command(after_help = "Example: onespec check spec")]
pub struct Options {
    /// The directory of descriptions; `spec` when neither it nor `--spec` is given
    dir: Option<PathBuf>,
    #[command(flatten)]
    machine: Machine,
    /// Leave out what takes longest, which is running examples and proving rules
    #[arg(long)]
    fast: bool,
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
    let opening = Opening {
        cache: Cache::of_user(),
        fast: options.fast,
        proofs: true,
        tables: options.machine.target.is_some(),
        ..Opening::default()
    };
    let report = onespec_gen::check_dir(&dir, !options.json && Paint::for_stdout().is_on(), &opening);
    if report.machines.is_empty() {
        let what = "holds no descriptions: a machine is a directory in it with .yaml files";
        return Err(Failure::Findings(format!("{} {what}", escape::path(&dir))));
    }
    if let Some(target) = &options.machine.target {
        targets::machine_of(target, &report.isas).map_err(Failure::Usage)?;
    }
    let mut out = escape::stdout();
    if options.json {
        write!(out, "{}{}", report.json, counts(&report))?;
    } else {
        write!(
            out,
            "{}{}{}",
            report.diagnostics,
            table(&report),
            left_out(&report, options.fast)
        )?;
    }
    out.flush()?;
    Ok(if report.errors > 0 { FINDINGS } else { OK })
}

/// A line a machine, for people.
fn table(report: &Report) -> String {
    report.machines.iter().map(line).collect()
}

fn line(m: &Summary) -> String {
    let mut parts = vec![
        many(m.files, "file", "files"),
        many(m.extensions, "extension", "extensions"),
    ];
    // What the instructions of an intermediate representation are.
    if m.gates > 0 {
        parts.push(many(m.gates, "gate", "gates"));
    }
    if m.gates == 0 || m.instructions > 0 {
        parts.extend([
            many(m.targets, "target", "targets"),
            instructions(m),
            many(m.aliases, "alias", "aliases"),
            many(m.macros, "macro", "macros"),
            many(m.csrs, "CSR", "CSRs"),
            examples(m),
        ]);
    }
    // What stages have counted besides, such as rules.
    let others = m.tallies.iter().filter(|(name, _)| name != EXAMPLES);
    parts.extend(others.map(|(name, count)| format!("{count} {}", name.replace('_', " "))));
    format!("{}: {}\n", m.name, parts.join(", "))
}

/// The number that stands for itself in the list.
const EXAMPLES: &str = "examples_run";

fn instructions(m: &Summary) -> String {
    let semantics = match m.only_trap {
        0 => format!("{} with semantics", m.with_semantics),
        1 => format!("{} with semantics, 1 of which only traps", m.with_semantics),
        only => format!("{} with semantics, {only} of which only trap", m.with_semantics),
    };
    format!("{} ({semantics})", many(m.instructions, "instruction", "instructions"))
}

fn examples(m: &Summary) -> String {
    let examples = many(m.examples, "example", "examples");
    match (m.entries, m.without_example) {
        (0, _) => examples,
        (entries, 0) => format!("{examples} (all of {} have one)", many(entries, "entry", "entries")),
        (entries, 1) => format!("{examples} (1 of {} has none)", many(entries, "entry", "entries")),
        (entries, none) => format!("{examples} ({none} of {} have none)", many(entries, "entry", "entries")),
    }
}

/// Says what was not done, and why.
fn left_out(report: &Report, fast: bool) -> String {
    let mut stages: Vec<&str> = report
        .machines
        .iter()
        .flat_map(|m| m.skipped.iter().map(String::as_str))
        .collect();
    stages.sort_unstable();
    stages.dedup();
    match (stages.is_empty(), fast) {
        (true, _) => String::new(),
        (false, true) => format!("left out, as --fast asks: {}\n", stages.join(", ")),
        (false, false) => format!("left out where there are errors: {}\n", stages.join(", ")),
    }
}

/// `1 extension`, `2 extensions`
fn many(count: usize, one: &str, more: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { more })
}

/// An object a machine, for programs.
fn counts(report: &Report) -> String {
    let line = |m: &Summary| {
        let mut object = json!({
            "isa": m.name,
            "files": m.files,
            "extensions": m.extensions,
            "targets": m.targets,
            "instructions": m.instructions,
            "with_semantics": m.with_semantics, "with_meaning": m.with_semantics,
            "only_trap": m.only_trap,
            "aliases": m.aliases,
            "macros": m.macros,
            "csrs": m.csrs,
            "gates": m.gates,
            "examples": m.examples,
            "entries": m.entries,
            "without_example": m.without_example,
            "errors": m.errors,
            "warnings": m.warnings,
            "left_out": m.skipped,
        });
        if let Value::Object(object) = &mut object {
            let tallies = m.tallies.iter().map(|(name, count)| (name.clone(), json!(count)));
            object.extend(tallies);
        }
        format!("{object}\n")
    };
    report.machines.iter().map(line).collect()
}
