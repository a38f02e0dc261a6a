//! The commands, one file each.

pub mod check;
pub mod disasm;
pub mod explain;
pub mod list;

use crate::arguments::Command;
use crate::outcome::Outcome;
use std::path::Path;

/// Runs a command.
pub fn run(command: Command) -> Outcome {
    match command {
        Command::Check(options) => check::run(&options),
        Command::List(options) => list::run(&options),
        Command::Disasm(options) => disasm::run(&options),
        Command::Explain(options) => explain::run(&options),
    }
}

/// A number on the command line: decimal, or hexadecimal after `0x`.
pub fn number(text: &str) -> Result<u64, String> {
    let parsed = match text.strip_prefix("0x").or(text.strip_prefix("0X")) {
        Some(digits) => u64::from_str_radix(digits, 16),
        None => text.parse(),
    };
    parsed.map_err(|_| "write a number up to 64 bits, such as 4096 or 0x1000".into())
}

/// Writes files below a directory, which is made.
pub fn write_files(dir: &Path, files: &[(String, String)]) -> Result<(), String> {
    for (name, text) in files {
        let path = dir.join(name);
        let folder = path.parent().unwrap_or(dir);
        std::fs::create_dir_all(folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
        std::fs::write(&path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    }
    Ok(())
}
