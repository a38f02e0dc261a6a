//! Diagnostics as text: sorted, folded, and drawn by annotate-snippets.

use super::{Diag, Level, Located, Place, SourceFile, Sources};
use annotate_snippets::{AnnotationKind, Group, Level as Title, Origin as Path, Renderer, Snippet};
use std::collections::BTreeMap;

/// Diagnostics that are drawn at most; the closing line counts all.
const MAX_DRAWN: usize = 1000;

/// A diagnostic with its place found, and the other family rows in which it occurred.
#[derive(Debug)]
pub struct Shown<'a> {
    /// The first of the diagnostics that were folded into this one.
    pub diag: &'a Diag,
    /// The position of [`Diag::place`]; `None` where its file is none of the sources.
    pub at: Option<Located>,
    /// Rows other than `diag`'s own that differ in nothing else.
    pub rows: Vec<&'a str>,
}

/// Sorted by place and folded: what differs only in the family row is one entry.
pub fn shown<'a>(sources: &Sources, diags: &'a [Diag]) -> Vec<Shown<'a>> {
    let mut list: Vec<Shown<'a>> = diags
        .iter()
        .map(|diag| Shown {
            diag,
            at: sources.locate(&diag.place),
            rows: Vec::new(),
        })
        .collect();
    list.sort_by(|a, b| {
        let key = |s: &Shown<'a>| (s.at, s.diag.level, s.diag.code);
        key(a).cmp(&key(b)).then_with(|| a.diag.message.cmp(&b.diag.message))
    });
    let mut folded: Vec<Shown<'a>> = Vec::new();
    let mut seen = BTreeMap::new();
    for entry in list {
        let row = &*entry.diag.place.origin.row;
        let key = (entry.at, entry.diag.code, common(entry.diag));
        if let Some(first) = seen.get(&key).and_then(|i: &usize| folded.get_mut(*i)) {
            let mut known = first.rows.iter().copied().chain([&*first.diag.place.origin.row]);
            if !row.is_empty() && !known.any(|r| r == row) {
                first.rows.push(row);
            }
            continue;
        }
        seen.insert(key, folded.len());
        folded.push(entry);
    }
    folded
}

/// What a diagnostic says apart from the row that it was met in.
fn common(diag: &Diag) -> String {
    match &*diag.place.origin.row {
        "" => diag.message.clone(),
        row => diag.message.replace(&format!("`{row}`"), ""),
    }
}

/// How diagnostics are drawn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Drawing {
    /// With the colours of a terminal.
    pub colour: bool,
    /// Of a place that goes over several lines only the first is drawn.
    pub first_line_only: bool,
    /// Errors that were counted and not kept.
    pub more_errors: usize,
}

/// All diagnostics, with a closing line that counts them. Empty text for none.
pub fn render(sources: &Sources, diags: &[Diag], colour: bool) -> String {
    let drawing = Drawing {
        colour,
        ..Drawing::default()
    };
    draw(sources, diags, drawing)
}

/// The same, drawn otherwise.
pub fn draw(sources: &Sources, diags: &[Diag], drawing: Drawing) -> String {
    let list = shown(sources, diags);
    let renderer = if drawing.colour {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    let mut out = String::new();
    for entry in list.iter().take(MAX_DRAWN) {
        out.push_str(&renderer.render(&[group(sources, entry, drawing)]));
        out.push_str("\n\n");
    }
    if list.len() > MAX_DRAWN {
        let more = list.len() - MAX_DRAWN;
        out.push_str(&format!("{more} more are not shown: mend these first\n\n"));
    }
    let count = |level| list.iter().filter(|s| s.diag.level == level).count();
    let not_shown = match drawing.more_errors {
        0 => String::new(),
        more => format!(" ({more} not shown)"),
    };
    out.push_str(
        &match (count(Level::Error) + drawing.more_errors, count(Level::Warning)) {
            (0, 0) => String::new(),
            (errors, 0) => format!("{}{not_shown}\n", many(errors, "error")),
            (0, warnings) => format!("{}\n", many(warnings, "warning")),
            (errors, warnings) => format!("{}{not_shown}, {}\n", many(errors, "error"), many(warnings, "warning")),
        },
    );
    out
}

fn many(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn group<'a>(sources: &'a Sources, entry: &'a Shown<'a>, drawing: Drawing) -> Group<'a> {
    let diag = entry.diag;
    let level = match diag.level {
        Level::Error => Title::ERROR,
        Level::Warning => Title::WARNING,
    };
    let mut group = Group::with_title(level.primary_title(diag.message.as_str()).id(diag.code));
    let snippet =
        |group, at, kind, label| -> Group<'a> { snippet(sources, group, at, kind, label, drawing.first_line_only) };
    group = snippet(group, entry.at, AnnotationKind::Primary, diag.label.as_str());
    for (place, text) in &diag.also {
        group = snippet(group, sources.locate(place), AnnotationKind::Context, text.as_str());
    }
    if let Some(cell) = cell(sources, &diag.place) {
        group = snippet(group, Some(cell), AnnotationKind::Context, "filled in from here");
    }
    if !entry.rows.is_empty() {
        let first: Vec<&str> = entry.rows.iter().take(3).copied().collect();
        let more = if entry.rows.len() > first.len() { ", …" } else { "" };
        let note = format!(
            "and in {}: {}{more}",
            many(entry.rows.len(), "other row"),
            first.join("; ")
        );
        group = group.element(Title::NOTE.message(note));
    }
    for note in &diag.notes {
        group = group.element(Title::NOTE.message(note.as_str()));
    }
    if let Some(help) = &diag.help {
        group = group.element(Title::HELP.message(help.as_str()));
    }
    group
}

/// The cell of the family's table behind the placeholder that a place lies in.
fn cell(sources: &Sources, place: &Place) -> Option<Located> {
    let (start, end) = place.within?;
    let inside = |h: &&super::Hole| h.new.0 <= start && end <= h.new.1;
    let hole = place.origin.holes.as_ref()?.iter().find(inside)?;
    sources.locate(hole.cell.as_deref()?)
}

fn snippet<'a>(
    sources: &'a Sources,
    group: Group<'a>,
    at: Option<Located>,
    kind: AnnotationKind,
    label: &'a str,
    first_line_only: bool,
) -> Group<'a> {
    let Some((at, file)) = at.and_then(|at| Some((at, sources.file(at.file)?))) else {
        return group;
    };
    if file.text.is_empty() {
        return group.element(Path::path(file.path.as_str()));
    }
    let (from, text) = window(file, at, first_line_only);
    let (start, end) = (
        at.start.saturating_sub(from) as usize,
        at.end.saturating_sub(from) as usize,
    );
    let end = end.min(text.trim_end().len()).max(start);
    let mut mark = kind.span(start..end);
    if !label.is_empty() {
        mark = mark.label(label);
    }
    group.element(
        Snippet::source(text)
            .line_start(at.line as usize)
            .path(file.path.as_str())
            .annotation(mark),
    )
}

/// The lines that a place touches, at most a few: their start in the file and their text. Of a line that is very long, what
/// lies around the place.
fn window(file: &SourceFile, at: Located, first_line_only: bool) -> (u32, &str) {
    const MAX_LINES: u32 = 6;
    const MAX_BYTES: u32 = 400;
    let (from, first_end) = file.line_range(at.line);
    let (last, _) = file.line_column(at.end.max(at.start + 1) - 1);
    let to = match first_line_only || last > at.line + MAX_LINES {
        true => first_end,
        false => file.line_range(last.max(at.line)).1,
    };
    let (mut from, mut to) = (from, to);
    if to - from > MAX_BYTES && to == first_end {
        from = file.boundary(at.start.saturating_sub(MAX_BYTES / 2).max(from));
        to = file.boundary((at.start + MAX_BYTES / 2).min(to));
    }
    (from, file.text.get(from as usize..to as usize).unwrap_or(""))
}
