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

/// One file.
#[derive(Debug, Clone)]
pub struct File {
    /// As shown.
    pub path: String,
    pub text: String,
    /// Offset of the start of each line.
    lines: Vec<u32>,
}

/// All files of a run, by id.
#[derive(Debug, Clone, Default)]
pub struct Sources {
    files: Vec<File>,
}

impl Sources {
    /// Adds a text; its id.
    pub fn add(&mut self, path: impl Into<String>, text: impl Into<String>) -> u32 {
        let text = text.into();
        let breaks = text.bytes().enumerate().filter(|(_, b)| *b == b'\n');
        let lines = std::iter::once(0).chain(breaks.map(|(at, _)| at as u32 + 1)).collect();
        self.files.push(File {
            path: path.into(),
            text,
            lines,
        });
        self.files.len() as u32 - 1
    }

    pub fn file(&self, id: u32) -> Option<&File> {
        self.files.get(id as usize)
    }

    pub fn files(&self) -> &[File] {
        &self.files
    }

    /// The line, from 1, in which a place begins.
    pub fn line(&self, span: Span) -> u32 {
        self.file(span.file).map_or(0, |file| file.line(span.start))
    }
}

impl File {
    /// The line, from 1, of an offset.
    pub fn line(&self, offset: u32) -> u32 {
        self.lines.partition_point(|start| *start <= offset).max(1) as u32
    }

    /// How many lines there are.
    pub fn lines(&self) -> u32 {
        self.lines.len() as u32
    }

    /// The bytes of the line of an offset, its end included, and where it begins.
    pub(crate) fn line_range(&self, line: u32) -> (usize, usize) {
        let start = self.lines.get(line.saturating_sub(1) as usize).copied();
        let end = self.lines.get(line as usize).copied();
        let size = self.text.len();
        (start.map_or(size, |s| s as usize), end.map_or(size, |e| e as usize))
    }
}

/// Where imported files come from.
pub trait Loader {
    /// The text of a file, or why it cannot be had.
    ///
    /// # Errors
    /// A sentence.
    fn load(&mut self, path: &Path) -> Result<String, String>;
}

/// Files of the host.
#[derive(Debug, Clone, Copy, Default)]
pub struct Disk;

impl Loader for Disk {
    fn load(&mut self, path: &Path) -> Result<String, String> {
        use std::io::Read;
        if path.extension().is_none_or(|ending| ending != "vt") {
            return Err("sources end with .vt".into());
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
