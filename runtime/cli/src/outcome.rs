//! How a command ends: 0 all is well, 1 it did its work and found something wrong, 2 it could not be asked like this.

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
    /// What it was given is wrong.
    Findings(String),
    /// The reader of the output went away; nobody is left to tell.
    Closed,
}

impl Failure {
    /// Tells the user, and gives the exit code.
    pub fn report(self) -> u8 {
        let (message, code) = match self {
            Failure::Usage(message) => (message, 2),
            Failure::Findings(message) => (message, 1),
            Failure::Closed => return OK,
        };
        let message = message.trim_end();
        let prefix = if message.starts_with("error") { "" } else { "error: " };
        escape::tell(&format!("{prefix}{message}"));
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
