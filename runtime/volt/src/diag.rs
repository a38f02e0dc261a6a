//! The diagnostics of a compilation: those of [`onespec_diag`], collected up to a limit.

use crate::source::{Sources, Span};
pub use onespec_diag::{Diag, Level};
use onespec_diag::{Drawing, Origin, Place, draw, nearest};

impl From<Span> for Place {
    fn from(span: Span) -> Place {
        Place::from(Origin {
            file: span.file,
            start: span.start,
            end: span.end,
            ..Origin::default()
        })
    }
}

/// What was found, up to a limit: a file of a million errors is answered in bounded memory.
#[derive(Debug, Clone, Default)]
pub struct Diags {
    list: Vec<Diag>,
    more: usize,
}

impl Diags {
    /// How many are kept.
    pub const LIMIT: usize = 100;

    /// Adds one; beyond the limit errors are only counted.
    pub fn push(&mut self, diag: Diag) {
        if self.list.len() < Diags::LIMIT {
            self.list.push(diag);
        } else if diag.level == Level::Error {
            self.more += 1;
        }
    }

    /// Whether there is an error among them.
    pub fn has_errors(&self) -> bool {
        self.more > 0 || self.list.iter().any(|d| d.level == Level::Error)
    }

    /// Whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// In the order of the text.
    pub fn list(&self) -> Vec<&Diag> {
        let mut all: Vec<&Diag> = self.list.iter().collect();
        all.sort_by_key(|d| (d.place.origin.file, d.place.origin.start, d.level, d.code));
        all
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

/// The name that was probably meant, as help.
pub(crate) fn did_you_mean<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let others = candidates.into_iter().filter(|known| *known != name);
    nearest(name, others).map(|known| format!("did you mean `{known}`?"))
}
