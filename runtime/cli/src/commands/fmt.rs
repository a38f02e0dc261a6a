//! `onespec fmt`: formats sources and descriptions.

use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use crate::{escape, input, output};
use clap::Args;
use onespec_volt::format;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// Format sources in place, distinguished by their ending: Volt (.vt), circuits (.cir), descriptions (.yaml) and rewrite rules
/// (.rules). Of a folder all descriptions and rules below it are formatted
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  onespec fmt --check examples/volt/01_fib.vt
  onespec fmt --check spec")]
pub struct Options {
    /// Change nothing; name the files that would change, exit code 1 if there are any
    #[arg(long)]
    check: bool,
    /// Change nothing; print the result
    #[arg(long, conflicts_with = "check")]
    stdout: bool,
    /// The files and folders
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub fn run(options: &Options) -> Outcome {
    let mut wrong = Vec::new();
    let mut out = io::stdout().lock();
    let mut differ = false;
    for file in &files(&options.files)? {
        let text = input::text(file)?;
        let formatted = match formatted(file, &text) {
            Ok(formatted) => formatted,
            Err(Failure::Diagnostics(why)) => {
                wrong.push(why);
                continue;
            }
            Err(other) => return Err(other),
        };
        if options.stdout {
            out.write_all(formatted.as_bytes())?;
        } else if formatted != text {
            differ = true;
            if options.check {
                writeln!(out, "{}", escape::path(file))?;
            } else {
                output::replace(file, formatted.as_bytes(), output::Kind::Data)?;
            }
        }
    }
    if !wrong.is_empty() {
        return Err(Failure::Diagnostics(wrong.join("\n")));
    }
    Ok(if options.check && differ { FINDINGS } else { OK })
}

fn ending(file: &Path) -> Option<&str> {
    file.extension().and_then(|ending| ending.to_str())
}

/// The files that are named, and those of descriptions below the folders that are.
fn files(named: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in named {
        if path.is_dir() {
            input::directory(path)?;
            let before = files.len();
            below(path, &mut files)?;
            if files.len() == before {
                let shown = escape::path(path);
                let message = format!("no file below {shown} is a description (.yaml) or rewrite rules (.rules)");
                return Err(Failure::Usage(message));
            }
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

/// Descriptions and rules below a folder, in the order of their names. Links to folders are not followed, so the way down ends.
fn below(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let unreadable = |error: io::Error| Failure::Usage(format!("cannot read {}: {error}", escape::path(folder)));
    let mut entries = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        entries.push((entry.path(), entry.file_type().map_err(unreadable)?));
    }
    entries.sort_by(|(a, _), (b, _)| a.cmp(b));
    for (path, kind) in entries {
        if kind.is_dir() {
            below(&path, files)?;
        } else if matches!(ending(&path), Some("yaml" | "rules")) && path.is_file() {
            files.push(path);
        }
    }
    Ok(())
}

fn formatted(file: &Path, text: &str) -> Result<String, Failure> {
    let name = escape::path(file);
    let told = |error: onespec_format::Error| Failure::Diagnostics(diagnostic(&name, &error));
    match ending(file) {
        Some("vt") => format::program(&name, text, io::stderr().is_terminal()).map_err(Failure::Diagnostics),
        Some("cir") => Ok(format::circuit_text(text)),
        Some("yaml") => onespec_format::description(text).map_err(told),
        Some("rules") => onespec_format::rules(text).map_err(told),
        _ => Err(Failure::Usage(format!(
            "{name} is neither a Volt source (.vt), circuits (.cir), a description (.yaml) nor rewrite rules (.rules)"
        ))),
    }
}

/// Why a description or rules cannot be formatted, as other diagnostics look.
fn diagnostic(name: &str, error: &onespec_format::Error) -> String {
    let place = match error.line {
        0 => name.to_string(),
        line => format!("{name}:{line}:{}", error.column),
    };
    format!("error: {}\n  --> {place}\n   = help: {}", error.message, error.help)
}
