//! The source files of a program, and positions in them.

use std::path::{Path, PathBuf};

/// Largest file that is read.
pub const MAX_FILE_BYTES: u64 = 64 << 20;

/// Bytes `start..end` of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Span {
    /// Index into the sources.
    pub file: u32,
    pub start: u32,
    pub end: u32,
}

impl Span {
    /// From the start of this to the end of another one in the same file.
    pub fn to(self, end: Span) -> Span {
        Span {
            end: end.end.max(self.end),
            ..self
        }
    }
}

pub use onespec_diag::{SourceFile as File, Sources};

/// Where imported files come from.
pub trait Loader {
    /// The text of a file, or why it cannot be had.
    ///
    /// # Errors
    /// A sentence.
    fn load(&mut self, path: &Path) -> Result<String, String>;
}

/// How names of sources end.
const ENDINGS: [&str; 3] = ["vt", "cc", "cpp"];

/// Files of the host.
#[derive(Debug, Clone, Copy, Default)]
pub struct Disk;

impl Loader for Disk {
    fn load(&mut self, path: &Path) -> Result<String, String> {
        use std::io::Read;
        let is_source = |ending: &std::ffi::OsStr| ENDINGS.iter().any(|known| ending == *known);
        if !path.extension().is_some_and(is_source) {
            return Err("sources end with .vt, kernels of C++ with .cc or .cpp".into());
        }
        // A pipe would be waited for.
        let found = std::fs::metadata(path).map_err(|error| error.to_string())?;
        if !found.is_file() {
            return Err("it is no regular file".into());
        }
        let file = std::fs::File::open(path).map_err(|error| error.to_string())?;
        let mut bytes = Vec::new();
        file.take(MAX_FILE_BYTES + 1)
            .read_to_end(&mut bytes)
            .map_err(|error| error.to_string())?;
        if bytes.len() as u64 > MAX_FILE_BYTES {
            return Err(format!("it is larger than {} MiB", MAX_FILE_BYTES >> 20));
        }
        String::from_utf8(bytes).map_err(|error| {
            let good = error.utf8_error().valid_up_to();
            format!("byte {good} is not UTF-8 text")
        })
    }
}

/// A path without `.` and `name/..`, so that one file has one name.
pub(crate) fn normal(path: &Path) -> PathBuf {
    use std::path::Component;
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir if matches!(out.components().next_back(), Some(Component::Normal(_))) => {
                out.pop();
            }
            part => out.push(part),
        }
    }
    out
}
