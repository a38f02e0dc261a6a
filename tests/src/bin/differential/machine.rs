//! Programs for the bare machine: they check themselves (traps, interrupts, paging, PMP, a C library) and print what they
//! find. What they must print is recorded from another emulator, beside them.

use crate::Findings;
use onespec_tests::programs;
use std::io;
use std::process::Command;

/// Engines and the programs that are short enough for them.
const ENGINES: &[&str] = &["interp", "jit", "reference"];

/// Runs the suite.
pub fn run() -> io::Result<Findings> {
    let scratch = programs::scratch("machine")?;
    programs::build("machine", &scratch)?;
    let (mut findings, mut count) = (0, 0);
    for expected in programs::files("machine", "expected")? {
        let Some(name) = expected.file_stem().and_then(|name| name.to_str()) else {
            continue;
        };
        let target = if name.ends_with("rv32") { "rv32gc" } else { "rv64gc" };
        let wanted = std::fs::read_to_string(&expected)?;
        for engine in ENGINES {
            let mut command = Command::new(programs::onespec());
            command.args([
                "run", "--mode", "machine", "--target", target, "--engine", engine, "--hot", "1",
            ]);
            command
                .args(["--max-insns", "2000000000"])
                .arg(scratch.join(format!("{name}.elf")));
            let ended = programs::run(&mut command, "")?;
            count += 1;
            if ended.code != Some(0) || ended.output != wanted {
                findings += 1;
                println!("{name} ({engine}): exit code {:?}; {}", ended.code, ended.errors.trim());
                let lines = ended.output.lines().zip(wanted.lines());
                if let Some((ours, theirs)) = lines.into_iter().find(|(ours, theirs)| ours != theirs) {
                    println!("    `{ours}`, expected `{theirs}`");
                }
            }
        }
    }
    println!("{count} runs");
    Ok(findings)
}
