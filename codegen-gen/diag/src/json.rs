//! Diagnostics for programs: one JSON object a line.

use super::{Diag, Level, Place, Sources, shown};
use serde::Serialize;

#[derive(Serialize)]
struct Spot<'a> {
    file: &'a str,
    line: u32,
    column: u32,
    end_line: u32,
    end_column: u32,
    #[serde(skip_serializing_if = "str::is_empty")]
    label: &'a str,
}

#[derive(Serialize)]
struct Entry<'a> {
    code: &'a str,
    level: &'a str,
    message: &'a str,
    place: Option<Spot<'a>>,
    also: Vec<Spot<'a>>,
    notes: &'a [String],
    help: Option<&'a str>,
    /// Family rows in which it occurred.
    rows: Vec<&'a str>,
}

/// Each diagnostic as an object with `code`, `level`, `message`, `place` (`file`, `line`, `column`, `end_line`,
/// `end_column`, counted from 1), `also`, `notes`, `help` and `rows`; sorted and folded as in the text.
pub fn to_json(sources: &Sources, diags: &[Diag]) -> String {
    let mut out = String::new();
    for entry in shown(sources, diags) {
        let diag = entry.diag;
        let own = Some(&*diag.place.origin.row).filter(|r| !r.is_empty());
        let object = Entry {
            code: diag.code,
            level: match diag.level {
                Level::Error => "error",
                Level::Warning => "warning",
            },
            message: &diag.message,
            place: spot(sources, &diag.place, &diag.label),
            also: diag
                .also
                .iter()
                .filter_map(|(place, text)| spot(sources, place, text))
                .collect(),
            notes: &diag.notes,
            help: diag.help.as_deref(),
            rows: own.into_iter().chain(entry.rows).collect(),
        };
        // Strings and numbers only: writing them as JSON cannot fail.
        out.push_str(&serde_json::to_string(&object).unwrap_or_default());
        out.push('\n');
    }
    out
}

fn spot<'a>(sources: &'a Sources, place: &Place, label: &'a str) -> Option<Spot<'a>> {
    let at = sources.locate(place)?;
    let file = sources.file(at.file)?;
    let (end_line, end_column) = file.line_column(at.end);
    Some(Spot {
        file: &file.path,
        line: at.line,
        column: at.column,
        end_line,
        end_column,
        label,
    })
}
