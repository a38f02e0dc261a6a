//! Diagnostics as text: sorted, folded, and drawn by annotate-snippets.

use super::{Diag, Level, Located, Place, SourceFile, Sources};
use annotate_snippets::{AnnotationKind, Group, Level as Title, Origin as Path, Renderer, Snippet};
use std::collections::BTreeMap;

/// Diagnostics that are drawn at most; the closing line counts all.
const MAX_DRAWN: usize = 1000;

/// A diagnostic with its place found, and the other family rows in which it occurred.
#[derive(Debug)]
pub struct Shown<'a> {
    pub diag: &'a Diag,
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

/// All diagnostics, with a closing line that counts them. Empty text for none.
pub fn render(sources: &Sources, diags: &[Diag], colour: bool) -> String {
    let list = shown(sources, diags);
    let renderer = if colour { Renderer::styled() } else { Renderer::plain() };
    let mut out = String::new();
    for entry in list.iter().take(MAX_DRAWN) {
        out.push_str(&renderer.render(&[group(sources, entry)]));
        out.push_str("\n\n");
    }
    if list.len() > MAX_DRAWN {
        let more = list.len() - MAX_DRAWN;
        out.push_str(&format!("{more} more are not shown: mend these first\n\n"));
    }
    let count = |level| list.iter().filter(|s| s.diag.level == level).count();
    out.push_str(&match (count(Level::Error), count(Level::Warning)) {
        (0, 0) => String::new(),
        (errors, 0) => format!("{}\n", many(errors, "error")),
        (0, warnings) => format!("{}\n", many(warnings, "warning")),
        (errors, warnings) => format!("{}, {}\n", many(errors, "error"), many(warnings, "warning")),
    });
    out
}

fn many(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

fn group<'a>(sources: &'a Sources, entry: &'a Shown<'a>) -> Group<'a> {
    let diag = entry.diag;
    let level = match diag.level {
        Level::Error => Title::ERROR,
        Level::Warning => Title::WARNING,
    };
    let mut group = Group::with_title(level.primary_title(diag.message.as_str()).id(diag.code));
    group = snippet(sources, group, entry.at, AnnotationKind::Primary, &diag.label);
    for (place, text) in &diag.also {
        group = snippet(sources, group, sources.locate(place), AnnotationKind::Context, text);
    }
    if let Some(cell) = cell(sources, &diag.place) {
        group = snippet(
            sources,
            group,
            Some(cell),
            AnnotationKind::Context,
            "filled in from here",
        );
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
) -> Group<'a> {
    let Some((at, file)) = at.and_then(|at| Some((at, sources.file(at.file)?))) else {
        return group;
    };
    if file.text.is_empty() {
        return group.element(Path::path(file.path.as_str()));
    }
    let (from, text) = window(file, at);
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

/// The lines that a place touches, at most a few: their start in the file and their text.
fn window(file: &SourceFile, at: Located) -> (u32, &str) {
    const MOST: u32 = 6;
    let (from, first_end) = file.line_range(at.line);
    let (last, _) = file.line_column(at.end.max(at.start + 1) - 1);
    let to = if last > at.line + MOST {
        first_end
    } else {
        file.line_range(last.max(at.line)).1
    };
    (from, file.text.get(from as usize..to as usize).unwrap_or(""))
}
