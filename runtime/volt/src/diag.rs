//! Diagnostics as data, and their printed form: `error[E2006]: message`, the file and line, the line with a caret,
//! help.

use crate::source::{Sources, Span};
use annotate_snippets::{AnnotationKind, Group, Level as Title, Renderer, Snippet};

/// How bad it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    Error,
    Warning,
}

/// Something to tell the author.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diag {
    pub code: &'static str,
    pub level: Level,
    /// What is wrong.
    pub message: String,
    pub span: Span,
    /// Text under the caret.
    pub label: String,
    /// Other places that matter.
    pub also: Vec<(Span, String)>,
    /// What to do.
    pub help: Option<String>,
}

impl Diag {
    pub fn error(code: &'static str, span: Span, message: impl Into<String>) -> Diag {
        Diag {
            code,
            level: Level::Error,
            message: message.into(),
            span,
            label: String::new(),
            also: Vec::new(),
            help: None,
        }
    }

    pub fn warning(code: &'static str, span: Span, message: impl Into<String>) -> Diag {
        Diag {
            level: Level::Warning,
            ..Diag::error(code, span, message)
        }
    }

    pub fn label(mut self, text: impl Into<String>) -> Diag {
        self.label = text.into();
        self
    }

    pub fn also(mut self, span: Span, text: impl Into<String>) -> Diag {
        self.also.push((span, text.into()));
        self
    }

    pub fn help(mut self, text: impl Into<String>) -> Diag {
        self.help = Some(text.into());
        self
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

    pub fn push(&mut self, diag: Diag) {
        if self.list.len() < Diags::LIMIT {
            self.list.push(diag);
        } else if diag.level == Level::Error {
            self.more += 1;
        }
    }

    pub fn has_errors(&self) -> bool {
        self.more > 0 || self.list.iter().any(|d| d.level == Level::Error)
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// In the order of the text.
    pub fn list(&self) -> Vec<&Diag> {
        let mut all: Vec<&Diag> = self.list.iter().collect();
        all.sort_by_key(|d| (d.span.file, d.span.start, d.level, d.code));
        all
    }

    /// All as text, with a closing line that counts them. Empty for none.
    pub fn render(&self, sources: &Sources, colour: bool) -> String {
        let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
        let mut out = String::new();
        for diag in self.list() {
            out.push_str(&renderer.render(&[group(sources, diag)]));
            out.push_str("\n\n");
        }
        let count = |level| self.list.iter().filter(|d| d.level == level).count();
        let errors = count(Level::Error) + self.more;
        let warnings = count(Level::Warning);
        let many = |n: usize, what: &str| format!("{n} {what}{}", if n == 1 { "" } else { "s" });
        let shown = match self.more {
            0 => String::new(),
            more => format!(" ({more} not shown)"),
        };
        out.push_str(&match (errors, warnings) {
            (0, 0) => String::new(),
            (_, 0) => format!("{}{shown}\n", many(errors, "error")),
            (0, _) => format!("{}\n", many(warnings, "warning")),
            _ => format!("{}{shown}, {}\n", many(errors, "error"), many(warnings, "warning")),
        });
        out
    }
}

fn group<'a>(sources: &'a Sources, diag: &'a Diag) -> Group<'a> {
    let level = match diag.level {
        Level::Error => Title::ERROR,
        Level::Warning => Title::WARNING,
    };
    let mut group = Group::with_title(level.primary_title(diag.message.as_str()).id(diag.code));
    group = snippet(sources, group, diag.span, AnnotationKind::Primary, &diag.label);
    for (span, text) in &diag.also {
        group = snippet(sources, group, *span, AnnotationKind::Context, text);
    }
    if let Some(help) = &diag.help {
        group = group.element(Title::HELP.message(help.as_str()));
    }
    group
}

fn snippet<'a>(sources: &'a Sources, group: Group<'a>, span: Span, kind: AnnotationKind, label: &'a str) -> Group<'a> {
    /// A line of a megabyte is not shown whole.
    const WIDE: usize = 400;
    let Some(file) = sources.file(span.file) else {
        return group;
    };
    if file.text.is_empty() {
        return group.element(annotate_snippets::Origin::path(file.path.as_str()));
    }
    let line = file.line(span.start);
    let (mut from, mut to) = file.line_range(line);
    let boundary = |mut at: usize| {
        while at > 0 && !file.text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let start = boundary((span.start as usize).min(file.text.len()));
    if to - from > WIDE {
        from = boundary(start.saturating_sub(WIDE / 2).max(from));
        to = boundary((start + WIDE / 2).min(to));
    }
    let text = &file.text[from..to];
    let shown = text.trim_end().len();
    let begin = start.saturating_sub(from).min(text.len());
    let end = boundary((span.end as usize).min(file.text.len())).saturating_sub(from);
    let end = end.min(shown).max(begin);
    let mut mark = kind.span(begin..end);
    if !label.is_empty() {
        mark = mark.label(label);
    }
    group.element(
        Snippet::source(text)
            .line_start(line as usize)
            .path(file.path.as_str())
            .annotation(mark),
    )
}

/// The name that was probably meant, as help.
pub(crate) fn did_you_mean<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let limit = (name.chars().count() / 3).max(1);
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        if candidate.len().abs_diff(name.len()) > limit || name.len() > 200 {
            continue;
        }
        let found = (strsim::osa_distance(name, candidate), candidate);
        if found.0 <= limit && found.0 > 0 && best.is_none_or(|b| found < b) {
            best = Some(found);
        }
    }
    best.map(|(_, name)| format!("did you mean `{name}`?"))
}
