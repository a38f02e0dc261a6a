//! The golden vectors of scalar instructions, recorded on QEMU, on every engine: the whole file where it is at hand, else
//! the part of it that is kept in `tests/data`.

use crate::Findings;
use onespec_tests::programs;
use std::io;
use std::path::PathBuf;
use std::process::Command;

/// Runs the suite.
pub fn run() -> io::Result<Findings> {
    let file = vectors();
    println!("{}", file.display());
    let mut findings = 0;
    for engine in ["interp", "reference"] {
        let mut command = Command::new(programs::onespec());
        command
            .args(["replay", "--isa", "riscv", "--engine", engine])
            .arg(&file);
        let ended = programs::run(&mut command, "")?;
        let last = ended.output.lines().last().unwrap_or("no output").to_string();
        println!("{engine}: {last}");
        if ended.code != Some(0) {
            println!("{}", ended.output.lines().take(10).collect::<Vec<_>>().join("\n"));
            println!("{}", ended.errors.trim());
            findings += 1;
        }
    }
    Ok(findings)
}

fn vectors() -> PathBuf {
    let whole = programs::here().join("../../shared/facts/riscv/golden_scalar.csv");
    if whole.is_file() {
        whole
    } else {
        programs::here().join("data/golden_scalar/part.csv")
    }
}
