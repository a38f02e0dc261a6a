//! The files of a description: read with limits, addressed by id, lines and columns found on demand.

use super::{Diag, Diags, Origin, Place, scalar};
use std::io::Read;
use std::path::Path;

/// Largest file that is read. A description of a thousand instructions has 200 KB.
pub const MAX_FILE_BYTES: u64 = 8 << 20;

/// One file.
#[derive(Debug, Default, Clone)]
pub struct SourceFile {
    /// As shown: `spec/riscv/zbb.yaml`.
    pub path: String,
    /// Empty when it could not be read.
    pub text: String,
    /// Offset of the start of each line.
    lines: Vec<u32>,
    /// Its path is shown as the user wrote it, no longer as below the root.
    renamed: bool,
}

/// All files of a run, by id.
#[derive(Debug, Default, Clone)]
pub struct Sources {
    files: Vec<SourceFile>,
}

/// A place as people count: from 1, columns in characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Located {
    /// Id of the file in [`Sources`].
    pub file: u32,
    /// Byte range in the file.
    pub start: u32,
    /// The byte behind the last one.
    pub end: u32,
    /// Line of `start`, from 1.
    pub line: u32,
    /// Column of `start` in characters, from 1.
    pub column: u32,
}

impl Sources {
    /// A list without files.
    pub fn new() -> Sources {
        Sources::default()
    }

    /// Adds text that is already in memory.
    pub fn add(&mut self, path: impl Into<String>, text: impl Into<String>) -> u32 {
        let text = text.into();
        let breaks = text
            .bytes()
            .enumerate()
            .filter(|(_, b)| *b == b'\n')
            .map(|(i, _)| i as u32 + 1);
        let lines = std::iter::once(0).chain(breaks).collect();
        self.files.push(SourceFile {
            path: path.into(),
            text,
            lines,
            renamed: false,
        });
        self.files.len() as u32 - 1
    }

    /// Reads a file, shows it as `shown`, and gives its id.
    ///
    /// # Errors
    /// A file that cannot be read or is no regular file (E0713), has more than [`MAX_FILE_BYTES`] (E0702), or is not
    /// UTF-8 (E0703). The diagnostic is added to `diags`, and `Err` holds the id of the file, whose text is empty.
    pub fn read(&mut self, path: &Path, shown: String, diags: &mut Diags) -> Result<u32, u32> {
        match read_limited(path) {
            Ok(text) => Ok(self.add(shown, text)),
            Err(problem) => {
                let file = self.add(shown, "");
                let diag = Diag::error(problem.code, Origin::file(file), problem.message).help(problem.help);
                diags.push(diag);
                Err(file)
            }
        }
    }

    /// The file with this id.
    pub fn file(&self, id: u32) -> Option<&SourceFile> {
        self.files.get(id as usize)
    }

    /// Shows files whose paths begin with `from` under `to` instead.
    pub fn show_below(&mut self, from: &str, to: &str) {
        for file in &mut self.files {
            if let (false, Some(rest)) = (file.renamed, file.path.strip_prefix(from)) {
                file.path = format!("{to}{rest}");
                file.renamed = true;
            }
        }
    }

    /// All files in the order of their ids.
    pub fn files(&self) -> &[SourceFile] {
        &self.files
    }

    /// Byte range of a place in its file, line and column. `None` for a file that does not exist.
    pub fn locate(&self, place: &Place) -> Option<Located> {
        let file = self.file(place.origin.file)?;
        let size = file.text.len() as u32;
        let (mut start, mut end) = (place.origin.start.min(size), place.origin.end.min(size));
        if let (Some(within), Some(raw)) = (place.within, file.text.get(start as usize..end as usize)) {
            let within = through_holes(&place.origin, within);
            // The parser says where the lines of a block scalar begin; what they are cut by stands in the line before.
            let header = block_header(&file.text, start as usize);
            let (start_of_raw, raw) = match header.and_then(|at| Some((at as u32, file.text.get(at..end as usize)?))) {
                Some(found) => found,
                None => (start, raw),
            };
            start = start_of_raw;
            let map = scalar::decoded_offsets(raw, self.indent_at(place.origin.file, start));
            let at = |i: u32| map.get(i as usize).or(map.last()).copied().unwrap_or(0);
            let (a, b) = (at(within.0), at(within.1.max(within.0)));
            (start, end) = (start + a, start + b.max(a));
        }
        let (start, end) = (file.boundary(start), file.boundary(end.max(start)));
        let (line, column) = file.line_column(start);
        Some(Located {
            file: place.origin.file,
            start,
            end,
            line,
            column,
        })
    }

    /// The line, from 1, in which a place begins; 0 where there is none.
    pub fn line(&self, place: &Place) -> u32 {
        self.locate(place).map_or(0, |at| at.line)
    }

    /// `spec/riscv/zbb.yaml:41`.
    pub fn line_of(&self, origin: &Origin) -> String {
        match (self.file(origin.file), self.locate(&Place::from(origin))) {
            (Some(file), Some(at)) => format!("{}:{}", file.path, at.line),
            _ => String::new(),
        }
    }

    /// Blanks at the start of the line that holds an offset.
    fn indent_at(&self, file: u32, offset: u32) -> usize {
        let Some(file) = self.file(file) else { return 0 };
        let (line, _) = file.line_column(offset);
        file.line(line).bytes().take_while(|b| *b == b' ').count()
    }
}

/// Where the `|` or `>` stands whose block scalar begins at an offset.
fn block_header(text: &str, start: usize) -> Option<usize> {
    if matches!(text.as_bytes().get(start), Some(b'|' | b'>')) {
        return None;
    }
    let before = text.get(..start)?.trim_end_matches(' ').strip_suffix('\n')?;
    let line = before.rsplit('\n').next()?;
    let line = line.split_once(" #").map_or(line, |(code, _)| code).trim_end();
    let marks = line.trim_end_matches(|c: char| c.is_ascii_digit() || matches!(c, '+' | '-'));
    let known = marks.ends_with(['|', '>']) && marks[..marks.len() - 1].ends_with(' ');
    known.then(|| before.len() - before.rsplit('\n').next().map_or(0, str::len) + marks.len() - 1)
}

impl SourceFile {
    /// Line and column of an offset, both from 1.
    pub fn line_column(&self, offset: u32) -> (u32, u32) {
        let line = self.lines.partition_point(|start| *start <= offset).max(1);
        let start = self.lines.get(line - 1).copied().unwrap_or(0);
        let column = self
            .text
            .get(start as usize..offset as usize)
            .map_or(0, |s| s.chars().count());
        (line as u32, column as u32 + 1)
    }

    /// How many lines there are.
    pub fn lines(&self) -> u32 {
        u32::try_from(self.lines.len()).unwrap_or(u32::MAX)
    }

    /// Text of a line (from 1) without its end.
    pub fn line(&self, line: u32) -> &str {
        let (start, end) = self.line_range(line);
        self.text
            .get(start as usize..end as usize)
            .unwrap_or("")
            .trim_end_matches(['\n', '\r'])
    }

    /// Byte range of a line (from 1), its end included.
    pub fn line_range(&self, line: u32) -> (u32, u32) {
        let size = self.text.len() as u32;
        let start = self.lines.get(line.saturating_sub(1) as usize).copied().unwrap_or(size);
        let end = self.lines.get(line as usize).copied().unwrap_or(size);
        (start, end)
    }

    /// The offset, moved back to the start of a character.
    pub(crate) fn boundary(&self, offset: u32) -> u32 {
        let mut offset = (offset as usize).min(self.text.len());
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        offset as u32
    }
}

/// A range in expanded text as a range in the text that was written: what lies in a placeholder becomes all of it.
fn through_holes(origin: &Origin, (start, end): (u32, u32)) -> (u32, u32) {
    let Some(holes) = &origin.holes else {
        return (start, end);
    };
    let map = |offset: u32, is_end: bool| {
        let mut shift = 0i64;
        for hole in holes.iter() {
            if offset < hole.new.0 || offset == hole.new.0 && is_end {
                break;
            }
            if offset < hole.new.1 || offset == hole.new.1 && is_end {
                return if is_end { hole.old.1 } else { hole.old.0 };
            }
            shift = i64::from(hole.old.1) - i64::from(hole.new.1);
        }
        (i64::from(offset) + shift).max(0) as u32
    };
    (map(start, false), map(end, true))
}

struct Problem {
    code: &'static str,
    message: String,
    help: String,
}

fn read_limited(path: &Path) -> Result<String, Problem> {
    let failed = |error: std::io::Error| Problem {
        code: "E0713",
        message: format!("cannot read this file: {error}"),
        help: "check that it exists and may be read".into(),
    };
    // Opening a pipe waits for a writer, reading a device may never end: asked before it is opened.
    if !std::fs::metadata(path).map_err(failed)?.is_file() {
        return Err(Problem {
            code: "E0713",
            message: "cannot read this: it is no regular file".into(),
            help: "a description is made of plain files; remove it, or give it another ending".into(),
        });
    }
    let file = std::fs::File::open(path).map_err(failed)?;
    let meta = file.metadata().map_err(failed)?;
    let too_large = |size: String| Problem {
        code: "E0702",
        message: format!("this file has {size}; a spec file may have {} MB", MAX_FILE_BYTES >> 20),
        help: "split it: one extension a file; large data belong into a table of their own".into(),
    };
    if meta.len() > MAX_FILE_BYTES {
        return Err(too_large(format!("{} MB", meta.len() >> 20)));
    }
    let mut bytes = Vec::new();
    file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > MAX_FILE_BYTES {
        return Err(too_large("more".into()));
    }
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let bytes = error.as_bytes();
        let line = bytes[..at].iter().filter(|b| **b == b'\n').count() + 1;
        Problem {
            code: "E0703",
            message: format!(
                "line {line} is not UTF-8: byte 0x{:02x} at offset {at}",
                bytes.get(at).unwrap_or(&0)
            ),
            help: "save the file as UTF-8".into(),
        }
    })
}
