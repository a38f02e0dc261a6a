//! Exit codes: 0 success, 1 the command found something wrong, 2 usage error.

use crate::escape;
use std::io;

/// Exit code of a command that did its work (`run` hands the guest's code through), or why it failed.
pub type Outcome = Result<u8, Failure>;

/// A command found nothing to complain about.
pub const OK: u8 = 0;
/// A command found something wrong with what it was given, and has said what.
pub const FINDINGS: u8 = 1;

/// Why a command stopped.
#[derive(Debug)]
pub enum Failure {
    /// It cannot be asked like this: unknown machine, unreadable file, contradicting options.
    Usage(String),
    /// What it was given is wrong: one message, without its severity.
    Findings(String),
    /// What it was given is wrong: diagnostics as they are to be shown, each with its severity, warnings among them.
    Diagnostics(String),
    /// The reader of the output went away; nobody is left to tell.
    Closed,
}

impl Failure {
    /// Tells the user, and gives the exit code.
    pub fn report(self) -> u8 {
        let (prefix, message, code) = match self {
            Failure::Usage(message) => ("error: ", message, 2),
            Failure::Findings(message) => ("error: ", message, FINDINGS),
            Failure::Diagnostics(message) => ("", message, FINDINGS),
            Failure::Closed => return OK,
        };
        escape::tell(&format!("{prefix}{}", message.trim_end()));
        code
    }
}

/// Standard output that can no longer be written to is no error of the user's; anything else is.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Usage(format!("cannot write the output: {error}")),
        }
    }
}
