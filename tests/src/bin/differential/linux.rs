//! Linux programs: compiled by gcc with glibc, linked statically and dynamically, run by QEMU and by the emulator; output
//! and exit code must agree.

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
    let root = scratch.join("root");
    let mut findings = 0;
    let sources = programs::files("user", "c")?;
    for source in &sources {
        let name = source.file_stem().unwrap_or_default();
        for (linked, binary) in [
            ("static", scratch.join(name)),
            ("dynamic", scratch.join("dynamic").join(name)),
        ] {
            let mut theirs = Command::new("qemu-riscv64");
            theirs
                .current_dir(&root)
                .arg("-L")
                .arg(&root)
                .arg(&binary)
                .args(ARGUMENTS);
            let theirs = programs::run(&mut theirs, INPUT)?;
            for engine in ["interp", "jit"] {
                let mut ours = Command::new(programs::onespec());
                ours.args(["run", "--engine", engine, "--hot", "0", "--root"])
                    .arg(&root)
                    .arg(&binary)
                    .args(ARGUMENTS);
                let ours = programs::run(&mut ours, INPUT)?;
                if ours != theirs {
                    findings += 1;
                    println!(
                        "{}, {linked}, {engine}: {}",
                        source.display(),
                        difference(&ours, &theirs)
                    );
                }
            }
        }
    }
    println!("{} programs, each linked statically and dynamically", sources.len());
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
