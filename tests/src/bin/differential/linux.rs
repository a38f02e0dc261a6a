//! Linux programs: compiled by gcc with glibc inside, run by QEMU and by the emulator; output and exit code must agree.

use crate::Findings;
use onespec_tests::programs::{self, Ended};
use std::io;
use std::path::Path;
use std::process::Command;

/// Runs the suite.
pub fn run() -> io::Result<Findings> {
    let scratch = programs::scratch("linux")?;
    let mut findings = 0;
    let sources = programs::sources("linux", "c")?;
    for source in &sources {
        let binary = scratch.join(source.file_stem().unwrap_or_default());
        compile(source, &binary)?;
        let arguments = programs::arguments(source)?;
        let theirs = programs::run(Command::new("qemu-riscv64").arg(&binary).args(&arguments), source)?;
        for engine in ["interp"] {
            let mut command = Command::new(programs::onespec());
            command.args(["run", "--engine", engine]).arg(&binary).args(&arguments);
            let ours = programs::run(&mut command, source)?;
            if ours != theirs {
                findings += 1;
                println!("{} ({engine}): {}", source.display(), difference(&ours, &theirs));
            }
        }
    }
    println!("{} programs", sources.len());
    Ok(findings)
}

fn compile(source: &Path, binary: &Path) -> io::Result<()> {
    let mut gcc = Command::new("riscv64-linux-gnu-gcc");
    gcc.args(["-O2", "-static", "-march=rv64gc", "-o"]).arg(binary).arg(source).arg("-lm");
    match gcc.status()?.success() {
        true => Ok(()),
        false => Err(io::Error::other(format!("{} does not compile", source.display()))),
    }
}

/// The first thing in which two runs differ.
fn difference(ours: &Ended, theirs: &Ended) -> String {
    if ours.code != theirs.code {
        return format!("exit code {:?}, qemu {:?}; {}", ours.code, theirs.code, ours.errors.trim());
    }
    let pairs = ours.output.lines().zip(theirs.output.lines()).enumerate();
    match pairs.into_iter().find(|(_, (a, b))| a != b) {
        Some((line, (a, b))) => format!("line {}: `{a}`, qemu `{b}`", line + 1),
        None => format!("{} bytes of output, qemu {}", ours.output.len(), theirs.output.len()),
    }
}
