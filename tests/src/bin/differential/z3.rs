//! Questions to z3, each to a process of its own: one that answers many does not keep to its limit.

use std::io::{self, Write};
use std::process::{Command, Stdio};

/// Seconds after which a process ends whatever it does. Answers do not depend on it: steps end long before.
const SECONDS: u32 = 600;

/// What z3 prints for a text of SMT-LIB 2 within `steps` of its own (`rlimit`; it makes about seven million a second). Unlike
/// seconds, they are the same on every machine, whatever else it does. Without a decision the first line is `unknown`.
///
/// # Errors
/// It can't be run.
pub fn said(text: &str, steps: u32) -> io::Result<String> {
    let mut z3 = Command::new("z3")
        .args(["-in", &format!("-T:{SECONDS}")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| io::Error::other(format!("z3 does not start ({error}): install the package `z3`")))?;
    if let Some(mut stdin) = z3.stdin.take() {
        // One that ended before it had read all says so by what it printed.
        let _ = write!(stdin, "(set-option :rlimit {steps})\n{text}");
    }
    Ok(String::from_utf8_lossy(&z3.wait_with_output()?.stdout).into_owned())
}
