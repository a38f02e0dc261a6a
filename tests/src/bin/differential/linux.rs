//! Linux programs: compiled by gcc with glibc inside, run by QEMU and by the emulator; output and exit code must agree.

use crate::Findings;
use onespec_tests::programs::{self, Ended};
use std::io;
use std::process::Command;

/// What every program is given.
const ARGUMENTS: [&str; 2] = ["one", "two"];
const INPUT: &str = "input line\n";

/// Runs the suite.
pub fn run() -> io::Result<Findings> {
    let scratch = programs::scratch("linux")?;
    programs::build("user", &scratch)?;
    let mut findings = 0;
    let sources = programs::files("user", "c")?;
    for source in &sources {
        let name = source.file_stem().unwrap_or_default();
        let binary = scratch.join(name);
        let mut theirs = Command::new("qemu-riscv64");
        let theirs = programs::run(theirs.current_dir(&scratch).arg(&binary).args(ARGUMENTS), INPUT)?;
        let mut ours = Command::new(programs::onespec());
        ours.current_dir(&scratch)
            .args(["run", "--root", "/"])
            .arg(&binary)
            .args(ARGUMENTS);
        let ours = programs::run(&mut ours, INPUT)?;
        if ours != theirs {
            findings += 1;
            println!("{}: {}", source.display(), difference(&ours, &theirs));
        }
    }
    println!("{} programs", sources.len());
    Ok(findings)
}

/// The first thing in which two runs differ.
fn difference(ours: &Ended, theirs: &Ended) -> String {
    if ours.code != theirs.code {
        return format!(
            "exit code {:?}, qemu {:?}; {}",
            ours.code,
            theirs.code,
            ours.errors.trim()
        );
    }
    let mut pairs = ours.output.lines().zip(theirs.output.lines()).enumerate();
    match pairs.find(|(_, (a, b))| a != b) {
        Some((line, (a, b))) => format!("line {}: `{a}`, qemu `{b}`", line + 1),
        None => format!("{} bytes of output, qemu {}", ours.output.len(), theirs.output.len()),
    }
}
