//! Runs programs on the emulator of the command `onespec`.

use std::path::PathBuf;
use std::process::Command;

/// How a program ended.
pub struct Ended {
    /// Instructions that retired.
    pub retired: u64,
    /// What it printed, and its exit code.
    pub gives: String,
}

/// Runs a program, with arguments of `onespec run` besides.
///
/// # Errors
/// The command does not run it.
pub fn run(program: &[u8], arguments: &[&str]) -> Result<Ended, String> {
    let file = std::env::temp_dir().join(format!("onespec-peers-{}", std::process::id()));
    std::fs::write(&file, program).map_err(|e| e.to_string())?;
    let ran = Command::new(command())
        .args(["run", "--stats"])
        .args(arguments)
        .arg(&file)
        .output();
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
    let printed = String::from_utf8_lossy(&ran.stdout);
    let gives = format!("{}exit code {code}", printed.replace('\n', " "));
    Ok(Ended { retired, gives })
}

/// The command with the emulator.
fn command() -> PathBuf {
    let beside = || Some(std::env::current_exe().ok()?.parent()?.join("onespec")).filter(|path| path.exists());
    let named = std::env::var_os("ONESPEC").map(PathBuf::from);
    named.or_else(beside).unwrap_or_else(|| "onespec".into())
}
