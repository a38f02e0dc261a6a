//! The diagnostics of a text: those of [`onespec_diag`], collected up to a limit.

pub use onespec_diag::{Diag, Level};
use onespec_diag::{Drawing, Origin, Place, Sources, draw};

/// Bytes `start..end` of the text.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// The byte behind the last one.
    pub end: u32,
}

/// What was found in a file, up to a limit: a text of a million errors is answered in bounded memory.
#[derive(Debug, Clone, Default)]
pub struct Diags {
    file: u32,
    list: Vec<Diag>,
    more: usize,
}

impl Diags {
    /// How many are kept.
    pub const LIMIT: usize = 100;

    /// An empty list about a file of the sources.
    pub fn new(file: u32) -> Diags {
        Diags {
            file,
            ..Diags::default()
        }
    }

    /// Adds an error with what to do about it; beyond the limit it is only counted.
    pub fn error(&mut self, code: &'static str, span: Span, message: impl Into<String>, help: impl Into<String>) {
        self.push(Diag::error(code, self.place(span), message).help(help));
    }

    /// The same with one more place and what is there.
    pub fn error_also(&mut self, code: &'static str, span: Span, message: String, help: &str, also: (Span, &str)) {
        let diag = Diag::error(code, self.place(span), message).help(help);
        self.push(diag.also(self.place(also.0), also.1));
    }

    /// Adds a warning with what to do about it, unless the list is full.
    pub fn warning(&mut self, code: &'static str, span: Span, message: impl Into<String>, help: impl Into<String>) {
        if self.list.len() < Diags::LIMIT {
            self.list
                .push(Diag::warning(code, self.place(span), message).help(help));
        }
    }

    fn push(&mut self, diag: Diag) {
        match self.list.len() < Diags::LIMIT {
            true => self.list.push(diag),
            false => self.more += 1,
        }
    }

    fn place(&self, span: Span) -> Place {
        Place::from(Origin {
            file: self.file,
            start: span.start,
            end: span.end,
            ..Origin::default()
        })
    }

    /// Whether there is an error among them.
    pub fn has_errors(&self) -> bool {
        self.more > 0 || self.list.iter().any(|diag| diag.level == Level::Error)
    }

    /// Those that are kept, in the order in which they were found.
    pub fn list(&self) -> &[Diag] {
        &self.list
    }

    /// All as text, with a closing line that counts them. Empty for none.
    pub fn render(&self, sources: &Sources, colour: bool) -> String {
        let drawing = Drawing {
            colour,
            first_line_only: true,
            more_errors: self.more,
        };
        draw(sources, &self.list, drawing)
    }
}
