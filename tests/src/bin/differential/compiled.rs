//! Programs that `onespec compile` makes, under qemu and on the engines: what they print and how they end, at every level for
//! several targets. And the assembly that it prints, by an assembler that is not ours.

use crate::Findings;
use onespec_tests::programs::{self, here, onespec, scratch};
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Targets, what llvm-mc calls the same, and their qemu.
const TARGETS: [(&str, &str, [&str; 2]); 6] = [
    ("rv64gc", "+m,+a,+f,+d,+c", RV64),
    ("rv64gc_zba_zbb_zbs", "+m,+a,+f,+d,+c,+zba,+zbb,+zbs", RV64),
    (
        "rv64gc_zba_zbb_zbs_zicond",
        "+m,+a,+f,+d,+c,+zba,+zbb,+zbs,+zicond",
        RV64,
    ),
    ("rv64imac", "+m,+a,+c", RV64),
    ("rv32gc", "+m,+a,+f,+d,+c", RV32),
    ("rv32imac", "+m,+a,+c", RV32),
];
const RV64: [&str; 2] = ["-triple=riscv64", "qemu-riscv64"];
const RV32: [&str; 2] = ["-triple=riscv32", "qemu-riscv32"];

/// Of each width the target with most instructions: there the reference evaluator runs the programs, too. It takes most of the time.
const BY_REFERENCE: [&str; 2] = ["rv64gc_zba_zbb_zbs_zicond", "rv32gc"];

pub fn run() -> io::Result<Findings> {
    let folder = here().join("../examples/volt");
    let out = scratch("compiled")?;
    let mut sources: Vec<PathBuf> = std::fs::read_dir(&folder)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "vt"))
        .collect();
    sources.sort();
    let mut found = 0;
    let mut runs = 0;
    for source in &sources {
        let wanted = std::fs::read_to_string(source.with_extension("expected"))?;
        for (target, features, [triple, qemu]) in TARGETS {
            for level in ["-O0", "-O1", "-O2"] {
                runs += 1;
                if let Err(why) = program(source, target, qemu, level, &out, &wanted) {
                    println!("{} {target} {level}: {why}", source.display());
                    found += 1;
                }
            }
            let reference = BY_REFERENCE.contains(&target).then_some("reference");
            for engine in ["interp", "jit"].into_iter().chain(reference) {
                runs += 1;
                if let Err(why) = ours(source, target, engine, &wanted) {
                    println!("{} {target} {engine}: {why}", source.display());
                    found += 1;
                }
            }
            if let Err(why) = assembly(source, target, [triple, features], &out) {
                println!("{} {target}, assembly: {why}", source.display());
                found += 1;
            }
        }
    }
    println!("{runs} runs of {} programs, {found} wrong", sources.len());
    Ok(found)
}

fn compile(source: &Path, target: &str, options: &[&str], to: &Path) -> Result<(), String> {
    let mut command = Command::new(onespec());
    command.arg("compile").args(["--target", target]).args(options);
    let ended = programs::run(command.arg("-o").arg(to).arg(source), "").map_err(|e| e.to_string())?;
    match ended.code {
        Some(0) => Ok(()),
        _ => Err(format!("is not compiled: {}", ended.errors)),
    }
}

/// `onespec run` of the source.
fn ours(source: &Path, target: &str, engine: &str, wanted: &str) -> Result<(), String> {
    let mut command = Command::new(onespec());
    command
        .args(["run", "--target", target, "--engine", engine, "--hot", "0"])
        .arg(source);
    let ended = programs::run(&mut command, "").map_err(|e| e.to_string())?;
    compare(ended, wanted)
}

fn program(source: &Path, target: &str, qemu: &str, level: &str, out: &Path, wanted: &str) -> Result<(), String> {
    let file = out.join("program");
    compile(source, target, &[level], &file)?;
    let ended = programs::run(Command::new(qemu).args(["-cpu", "max"]).arg(&file), "").map_err(|e| e.to_string())?;
    compare(ended, wanted)
}

fn compare(ended: programs::Ended, wanted: &str) -> Result<(), String> {
    let mut found = ended.output;
    match ended.code {
        Some(0) => {}
        Some(code) => found.push_str(&format!("exit {code}\n")),
        None => found.push_str("killed\n"),
    }
    if found == wanted {
        Ok(())
    } else {
        Err(format!("prints\n{found}{}", ended.errors))
    }
}

fn assembly(source: &Path, target: &str, [triple, features]: [&str; 2], out: &Path) -> Result<(), String> {
    let file = out.join("program.s");
    compile(source, target, &["--emit", "asm"], &file)?;
    let mut command = Command::new("llvm-mc-19");
    command.args([triple, "-filetype=obj", "-mattr", features, "-o"]);
    let ended = programs::run(command.arg(out.join("program.o")).arg(&file), "").map_err(|e| e.to_string())?;
    match ended.code {
        Some(0) => Ok(()),
        _ => Err(ended.errors.lines().take(4).collect::<Vec<_>>().join("\n")),
    }
}
