//! Bounded reading of input files: a command never holds more of a file than it can use.

use crate::escape;
use crate::outcome::Failure;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Largest file that any command takes: 256 MiB.
const LIMIT: u64 = 256 << 20;

/// All bytes of a file, or of standard input for `-`.
pub fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    bytes_up_to(path, LIMIT)
}

/// The same of a file that may have up to `limit` bytes.
pub fn bytes_up_to(path: &Path, limit: u64) -> Result<Vec<u8>, Failure> {
    let named = |error: io::Error| unreadable(path, &error);
    let mut data = Vec::new();
    if path.as_os_str() == "-" {
        io::stdin()
            .lock()
            .take(limit + 1)
            .read_to_end(&mut data)
            .map_err(named)?;
    } else {
        let file = File::open(path).map_err(named)?;
        // One allocation for all of it, where its length is known.
        let known = file.metadata().map_or(0, |found| found.len().min(limit));
        data.try_reserve(usize::try_from(known).unwrap_or(0))
            .map_err(|error| named(error.into()))?;
        file.take(limit + 1).read_to_end(&mut data).map_err(named)?;
    }
    if data.len() as u64 > limit {
        return Err(Failure::Usage(format!(
            "{} is larger than {} MiB",
            escape::path(path),
            limit >> 20
        )));
    }
    Ok(data)
}

/// Why a file cannot be read.
fn unreadable(path: &Path, error: &io::Error) -> Failure {
    let shown = escape::path(path);
    Failure::Usage(match error.kind() {
        io::ErrorKind::NotFound => format!("there is no file {shown}"),
        io::ErrorKind::IsADirectory => format!("{shown} is a directory; name a file"),
        io::ErrorKind::NotADirectory => format!("there is no file {shown}: a part of its path is no directory"),
        io::ErrorKind::PermissionDenied => format!("you may not read {shown}: permission denied"),
        _ => format!("cannot read {shown}: {error}"),
    })
}

/// A directory that the user names, which is there.
pub fn directory(path: &Path) -> Result<(), Failure> {
    let shown = escape::path(path);
    match std::fs::metadata(path) {
        Ok(found) if found.is_dir() => match std::fs::read_dir(path) {
            Ok(_) => Ok(()),
            Err(error) => Err(Failure::Usage(format!(
                "you may not read the directory {shown}: {error}"
            ))),
        },
        Ok(_) => Err(Failure::Usage(format!("{shown} is no directory"))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(Failure::Usage(format!("there is no directory {shown}")))
        }
        Err(error) => Err(Failure::Usage(format!("cannot read the directory {shown}: {error}"))),
    }
}

/// All text of a file, or of standard input for `-`; bytes that are no UTF-8 are an error with their place.
pub fn text(path: &Path) -> Result<String, Failure> {
    utf8(path, bytes(path)?)
}

/// What was read from a file as text.
pub fn utf8(path: &Path, data: Vec<u8>) -> Result<String, Failure> {
    String::from_utf8(data).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..good].iter().filter(|b| **b == b'\n').count() + 1;
        Failure::Findings(format!("{}:{line}: byte {good} is not UTF-8 text", escape::path(path)))
    })
}
