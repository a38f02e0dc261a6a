//! The two-minute tour: a RISC-V program runs on an emulator in which no instruction was written by hand, then an
//! instruction that no machine has is added by one entry in one file, and assembles, disassembles and runs.
//!
//! ```text
//! cargo run --release --example tour
//! ```
// What it prints is all that it is for.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    // The description that is changed is a copy, so that the tour can be taken twice.
    let folder = std::env::temp_dir().join(format!("onespec-tour-{}", std::process::id()));
    let ended = tour(&folder);
    // A folder that cannot be removed is no reason to fail.
    let _ = fs::remove_dir_all(&folder);
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("the tour ended early: {error}");
            ExitCode::FAILURE
        }
    }
}

fn tour(folder: &Path) -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    for part in ["examples", "spec"] {
        copy(&root.join(part), &folder.join(part))?;
    }
    std::env::set_current_dir(folder)?;

    say("A Linux program for RISC-V, assembled and run:");
    onespec("run examples/primes.s", 0)?;

    say("What there is to know about one of its instructions, all of it from one entry in spec/:");
    onespec("explain remu", 0)?;

    say("Now an instruction that no machine has. This entry, put into spec/riscv/i.yaml (of a copy of spec/):");
    let entry = fs::read_to_string("examples/avg.yaml")?;
    print!("{entry}");
    let file = "spec/riscv/i.yaml";
    let before = fs::read_to_string(file)?;
    let after = before.replacen("\ninstructions:\n", &format!("\ninstructions:\n{entry}"), 1);
    fs::write(file, after)?;

    say("is all it takes to assemble a program that uses it,");
    onespec("asm --spec spec --format elf -o average examples/average.s", 0)?;
    say("to disassemble it,");
    onespec("disasm --spec spec average", 0)?;
    say("and to run it. The program's exit code is the average of 30 and 54:");
    onespec("run --spec spec average", 42)
}

fn say(text: &str) {
    println!("\n{text}");
}

/// Runs a command as the reader would type it, and holds it to its exit code.
fn onespec(arguments: &str, expected: u8) -> io::Result<()> {
    println!("\n$ onespec {arguments}");
    let code = onespec_cli::main_with(["onespec"].into_iter().chain(arguments.split(' ')));
    if expected != 0 {
        println!("(exit code {code})");
    }
    if code == expected {
        Ok(())
    } else {
        Err(io::Error::other(format!("exit code {code}, expected {expected}")))
    }
}

/// Copies a directory.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
