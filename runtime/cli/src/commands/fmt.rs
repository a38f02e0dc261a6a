//! `onespec fmt`: sources as they should look.

use crate::outcome::{FINDINGS, Failure, OK, Outcome};
use crate::{escape, input, output};
use clap::Args;
use onespec_volt::format;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// Format sources in place: Volt (.vt) and circuits (.cir), distinguished by their ending
#[derive(Debug, Args)]
#[command(after_help = "Example: onespec fmt --check examples/volt/01_fib.vt")]
pub struct Options {
    /// Change nothing; name the files that would change, exit code 1 if there are any
    #[arg(long)]
    check: bool,
    /// Change nothing; print the result
    #[arg(long, conflicts_with = "check")]
    stdout: bool,
    /// The files
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

pub fn run(options: &Options) -> Outcome {
    let mut wrong = Vec::new();
    let mut out = io::stdout().lock();
    let mut differ = false;
    for file in &options.files {
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

fn formatted(file: &Path, text: &str) -> Result<String, Failure> {
    let name = escape::path(file);
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("vt") => format::program(&name, text, io::stderr().is_terminal()).map_err(Failure::Diagnostics),
        Some("cir") => Ok(format::circuit_text(text)),
        _ => Err(Failure::Usage(format!(
            "{name} is neither a Volt source (.vt) nor circuits (.cir)"
        ))),
    }
}
