//! Whole programs beside the same in C: how many instructions retire until they end. The C programs have no library, so
//! nothing but the program is counted.

use crate::subject::{TARGETS, checked, driver, folder, module, told};
use onespec_driver::Level;
use std::path::PathBuf;
use std::process::Command;

/// The programs, of which there is one in Volt and one in C.
const NAMES: [&str; 5] = ["matmul", "sort", "sieve", "crc32", "nqueens"];

/// A program and how many instructions it took.
pub struct Row {
    pub name: &'static str,
    pub ours: u64,
    /// The same with checks that indices lie within arrays and slices.
    pub checked: u64,
    pub clang: u64,
}

/// All programs.
///
/// # Errors
/// A compiler fails, or the two programs don't give the same.
pub fn rows() -> Result<Vec<Row>, String> {
    NAMES
        .into_iter()
        .map(|name| {
            let driver = driver(TARGETS[0].name, Level::O2)?;
            let source = format!("programs/{name}.vt");
            let program = driver.program(module(&source)?).map_err(told)?;
            let (ours, gives) = run(&program)?;
            let program = driver.program(checked(&source)?).map_err(told)?;
            let (checked, same) = run(&program)?;
            if gives != same {
                return Err(format!("{name} gives {gives}, with checks {same}"));
            }
            let (clang, wanted) = run(&in_c(name)?)?;
            if gives != wanted {
                return Err(format!("{name} gives {gives}, in C {wanted}"));
            }
            Ok(Row {
                name,
                ours,
                checked,
                clang,
            })
        })
        .collect()
}

/// Products and sums of floats stay apart, as the language has them.
fn in_c(name: &str) -> Result<Vec<u8>, String> {
    let folder = folder().join("programs");
    let out = std::env::temp_dir().join(format!("onespec-peers-{name}-{}", std::process::id()));
    let command = Command::new("clang-19")
        .args(["-O2", "--target=riscv64-linux-gnu", "-march=rv64gc", "-mabi=lp64d"])
        .args(["-ffp-contract=off", "-ffreestanding", "-nostdlib", "-static", "-o"])
        .arg(&out)
        .arg(folder.join(format!("{name}.c")))
        .arg(folder.join("start.c"))
        .output()
        .map_err(|e| format!("clang-19: {e}"))?;
    if !command.status.success() {
        return Err(String::from_utf8_lossy(&command.stderr).into_owned());
    }
    let program = std::fs::read(&out).map_err(|e| e.to_string());
    std::fs::remove_file(&out).ok();
    program
}

/// Instructions that retire, and the exit code.
fn run(program: &[u8]) -> Result<(u64, i32), String> {
    let file = std::env::temp_dir().join(format!("onespec-peers-{}", std::process::id()));
    std::fs::write(&file, program).map_err(|e| e.to_string())?;
    let ran = Command::new(command()).args(["run", "--stats"]).arg(&file).output();
    std::fs::remove_file(&file).ok();
    let ran = ran.map_err(|e| format!("{}: {e}", command().display()))?;
    let text = String::from_utf8_lossy(&ran.stderr);
    let retired = text
        .lines()
        .rev()
        .find_map(|line| line.split_once(" instructions in ")?.0.parse().ok());
    let (Some(retired), Some(code)) = (retired, ran.status.code()) else {
        return Err(format!("`onespec run --stats` says\n{text}"));
    };
    Ok((retired, code))
}

/// The command with the emulator.
fn command() -> PathBuf {
    let beside = || Some(std::env::current_exe().ok()?.parent()?.join("onespec")).filter(|path| path.exists());
    let named = std::env::var_os("ONESPEC").map(PathBuf::from);
    named.or_else(beside).unwrap_or_else(|| "onespec".into())
}
