//! Diagnostics as data: a place, a stable code, a message and a way out. How they look is the business of `render`.

use std::collections::BTreeSet;
use std::sync::Arc;

/// Where a node was written: file, byte range there, and the family row it was expanded from.
///
/// Cheap to clone. For text of the small languages inside a YAML string, `start..end` is the whole scalar in the file;
/// an offset inside the decoded text is mapped to a file offset when a diagnostic is shown.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Origin {
    /// Index into the sources.
    pub file: u32,
    /// First byte in the file.
    pub start: u32,
    /// The byte behind the last one.
    pub end: u32,
    /// Which row of which family: `add{w} (w = -)`. Empty for a loner.
    pub row: Arc<str>,
    /// Where `{placeholders}` of the family stood in the text, when this text had any.
    pub holes: Option<Arc<[Hole]>>,
}

/// A placeholder that was replaced: byte ranges in the text after and before, and the cell that it came from.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Hole {
    /// Byte range in the text after replacement.
    pub new: (u32, u32),
    /// Byte range in the text as it was written.
    pub old: (u32, u32),
    /// The cell of the family's table whose text was filled in, where it is known.
    pub cell: Option<Arc<Place>>,
}

/// A place to point at: a node, and where it helps a byte range inside the decoded text of that scalar.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Place {
    /// The node.
    pub origin: Origin,
    /// Byte range (start, end) in the decoded text; `None` for the whole node.
    pub within: Option<(u32, u32)>,
}

/// How bad it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// What was read cannot be used.
    Error,
    /// What was read can be used all the same.
    Warning,
}

/// Something to tell the author. Shown as `error[E0123]: message`, the file, line and column, the line with a caret, help.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Diag {
    /// Such as `E0123`; [`explanation`](crate::explanation) tells more about it.
    pub code: &'static str,
    /// Error or warning.
    pub level: Level,
    /// What is wrong.
    pub message: String,
    /// Where the caret stands.
    pub place: Place,
    /// Text under the caret at `place`.
    pub label: String,
    /// Other places that matter.
    pub also: Vec<(Place, String)>,
    /// Facts that belong to no place, each shown on a line of its own.
    pub notes: Vec<String>,
    /// What to do.
    pub help: Option<String>,
}

impl Diag {
    /// An error at a place.
    pub fn error(code: &'static str, place: impl Into<Place>, message: impl Into<String>) -> Self {
        Diag {
            code,
            level: Level::Error,
            message: message.into(),
            place: place.into(),
            label: String::new(),
            also: Vec::new(),
            notes: Vec::new(),
            help: None,
        }
    }

    /// A warning at a place.
    pub fn warning(code: &'static str, place: impl Into<Place>, message: impl Into<String>) -> Self {
        Diag {
            level: Level::Warning,
            ..Diag::error(code, place, message)
        }
    }

    /// The same with this text under the caret.
    pub fn label(mut self, text: impl Into<String>) -> Self {
        self.label = text.into();
        self
    }

    /// The same with one more place and the text under its caret.
    pub fn also(mut self, place: impl Into<Place>, text: impl Into<String>) -> Self {
        self.also.push((place.into(), text.into()));
        self
    }

    /// The same with one more note.
    pub fn note(mut self, text: impl Into<String>) -> Self {
        self.notes.push(text.into());
        self
    }

    /// The same with this advice, which replaces earlier advice.
    pub fn help(mut self, text: impl Into<String>) -> Self {
        self.help = Some(text.into());
        self
    }
}

impl From<&Origin> for Place {
    fn from(origin: &Origin) -> Place {
        Place {
            origin: origin.clone(),
            within: None,
        }
    }
}

impl From<Origin> for Place {
    fn from(origin: Origin) -> Place {
        Place { origin, within: None }
    }
}

impl Origin {
    /// The whole of a file; what cannot be read has no better place.
    pub fn file(file: u32) -> Origin {
        Origin {
            file,
            ..Origin::default()
        }
    }

    /// A byte range inside the decoded text of this scalar.
    pub fn at(&self, start: usize, end: usize) -> Place {
        Place {
            origin: self.clone(),
            within: Some((start as u32, end as u32)),
        }
    }
}

/// The code of a node of another sort than its key wants.
const SHAPE: &str = "E0715";

/// What a run collected. Rooms push; the caller decides when to stop.
#[derive(Debug, Default)]
pub struct Diags {
    /// In the order in which they were reported.
    pub list: Vec<Diag>,
}

impl Diags {
    /// Appends a diagnostic.
    pub fn push(&mut self, diag: Diag) {
        self.list.push(diag);
    }

    /// Removes what is said of texts that are none: a list or a map stands there, which is an error of its own (E0715).
    pub fn without_consequences(&mut self) {
        let node = |diag: &Diag| (diag.place.origin.file, diag.place.origin.start);
        let shapes = self.list.iter().filter(|diag| diag.code == SHAPE).map(node);
        let shapes: BTreeSet<(u32, u32)> = shapes.collect();
        let mut told = BTreeSet::new();
        let mut is_first = |diag: &Diag| diag.code == SHAPE && told.insert(node(diag));
        self.list.retain(|diag| !shapes.contains(&node(diag)) || is_first(diag));
    }

    /// Whether a diagnostic is an error, not a warning.
    pub fn has_errors(&self) -> bool {
        self.list.iter().any(|d| d.level == Level::Error)
    }
}
