//! ROM tables of semantics: listed in the spec file, or a column of a CSV file beside it.
//!
//! A table of hundreds of numbers is data, so it stands in a file of its own, which tools can write and people can
//! compare with its source. One file may hold several tables: `where` picks rows, `index` names the column that numbers
//! them, `column` the one that has the values.

use super::cx::Cx;
use super::family::Columns;
use super::units::DataFile;
use crate::model::RomTable;
use crate::syntax::bits::number;
use crate::syntax::yaml::{self, Text};
use onespec_diag::{Diag, Origin, Sources, did_you_mean};

/// Widest element.
const MAX_WIDTH: u32 = 64;

/// A member of a family of tables.
pub fn member(table: &yaml::Table, columns: &Columns) -> yaml::Table {
    let fill = |text: &Option<Text>| text.as_ref().map(|text| columns.fill(text));
    let mut member = table.clone();
    (member.index, member.column) = (fill(&table.index), fill(&table.column));
    for (_, value) in &mut member.where_.0 {
        *value = columns.fill(value);
    }
    member
}

/// Reads one table of unit `unit`.
pub fn table(cx: &Cx<'_>, unit: usize, sources: &Sources, name: &Text, table: &yaml::Table) -> RomTable {
    let width = width(cx, table);
    let data = match &table.csv {
        None if table.data.0.is_empty() => {
            let diag = Diag::error("E0719", &name.origin, format!("table `{}` has no values", name.text));
            cx.report(diag.help("list them under `data:`, or name a file of them with `csv:` and its `column:`"));
            Vec::new()
        }
        None => table
            .data
            .0
            .iter()
            // What is wrong counts all the same: indices are checked against the length.
            .map(|cell| value(cx, &cell.text, &cell.origin, width).unwrap_or(0))
            .collect(),
        Some(csv) => from_csv(cx, unit, sources, name, table, csv, width).unwrap_or_default(),
    };
    RomTable {
        name: name.text.to_string(),
        width,
        data,
    }
}

fn width(cx: &Cx<'_>, table: &yaml::Table) -> u32 {
    let Some(text) = &table.width else { return MAX_WIDTH };
    match text.text.parse() {
        Ok(width @ 1..=MAX_WIDTH) => width,
        _ => {
            let diag = Diag::error("E0718", &text.origin, format!("`{}` is no width of a table", text.text));
            cx.report(diag.help("1 to 64 bits"));
            MAX_WIDTH
        }
    }
}

fn value(cx: &Cx<'_>, text: &str, origin: &Origin, width: u32) -> Option<u64> {
    let Some(value) = number(text).and_then(|n| u64::try_from(n).ok()) else {
        let diag = Diag::error("E0718", origin, format!("`{text}` is no number of at most 64 bits"));
        cx.report(diag.help("decimal or `0x…`"));
        return None;
    };
    if width < MAX_WIDTH && value >> width != 0 {
        let diag = Diag::error("E0104", origin, format!("`{text}` does not fit {width} bits"));
        cx.report(diag.help("give the table a larger `width`"));
        return None;
    }
    Some(value)
}

fn from_csv(
    cx: &Cx<'_>,
    unit: usize,
    sources: &Sources,
    name: &Text,
    table: &yaml::Table,
    csv: &Text,
    width: u32,
) -> Option<Vec<u64>> {
    let DataFile(file) = cx.units.get(unit)?.data.get(&csv.text)?;
    let file = *file;
    let mut rows = rows(&sources.file(file)?.text, file);
    let header = rows.next().unwrap_or_default();
    let names: Vec<&str> = header.iter().map(|cell| cell.text.as_str()).collect();
    let column = |wanted: &Text| {
        let found = names.iter().position(|name| *name == &*wanted.text);
        if found.is_none() {
            let message = format!("`{}` has no column `{}`", csv.text, wanted.text);
            let help = did_you_mean(&wanted.text, names.iter().copied());
            let help = help.unwrap_or_else(|| format!("its first line names: {}", names.join(", ")));
            cx.report(Diag::error("E0127", &wanted.origin, message).help(help));
        }
        found
    };
    let Some(value_column) = &table.column else {
        let diag = Diag::error("E0719", &name.origin, format!("table `{}` has no `column`", name.text));
        cx.report(diag.help("the column of the file that has the values"));
        return None;
    };
    let value_at = column(value_column)?;
    let index_at = match &table.index {
        Some(index) => Some(column(index)?),
        None => None,
    };
    let mut picked = Vec::new();
    for (name, wanted) in table.where_.iter() {
        picked.push((column(name)?, wanted));
    }
    let mut data: Vec<u64> = Vec::new();
    for row in rows {
        let cell = |at: usize| row.get(at).map_or("", |cell| cell.text.as_str());
        if picked.iter().any(|(at, wanted)| cell(*at) != &*wanted.text) {
            continue;
        }
        let origin = |at: usize| {
            row.get(at)
                .or(row.last())
                .map(|cell| cell.origin.clone())
                .unwrap_or_default()
        };
        if let Some(at) = index_at
            && number(cell(at)) != Some(data.len() as u128)
        {
            let message = format!("row {} of `{}` has the index `{}`", data.len(), name.text, cell(at));
            let diag = Diag::error("E0127", origin(at), message);
            cx.report(diag.help("the rows of a table are in order, from 0, without gaps"));
            return None;
        }
        data.push(value(cx, cell(value_at), &origin(value_at), width)?);
    }
    if data.is_empty() {
        let diag = Diag::error(
            "E0127",
            &csv.origin,
            format!("no row of `{}` is in this table", csv.text),
        );
        cx.report(diag.help("compare `where` with the file"));
        return None;
    }
    Some(data)
}

/// A cell, its quotes removed.
struct Cell {
    text: String,
    origin: Origin,
}

/// The rows of a file that are not empty: cells between commas, a cell in quotes may hold commas and doubled quotes.
fn rows(text: &str, file: u32) -> impl Iterator<Item = Vec<Cell>> {
    // Spreadsheets write a mark of the byte order, which is none of the first cell.
    let mark = if text.starts_with('\u{feff}') {
        '\u{feff}'.len_utf8()
    } else {
        0
    };
    let mut start = mark;
    text.get(mark..)
        .unwrap_or("")
        .split_inclusive('\n')
        .map(move |line| {
            let at = start;
            start += line.len();
            (at, line.trim_end_matches(['\n', '\r']))
        })
        .filter(|(_, line)| !line.trim().is_empty())
        .map(move |(at, line)| cells(line, at, file))
}

fn cells(line: &str, start: usize, file: u32) -> Vec<Cell> {
    let mut out = Vec::new();
    let (mut from, mut quoted) = (0, false);
    for (at, c) in line.char_indices().chain([(line.len(), ',')]) {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted || at == line.len() => {
                let raw = line.get(from..at).unwrap_or("");
                let cell = raw.trim();
                let inner = cell.strip_prefix('"').and_then(|cell| cell.strip_suffix('"'));
                let lead = from + raw.len() - raw.trim_start().len();
                out.push(Cell {
                    text: inner.map_or_else(|| cell.to_string(), |inner| inner.replace("\"\"", "\"")),
                    origin: Origin {
                        start: (start + lead) as u32,
                        end: (start + lead + cell.len()) as u32,
                        ..Origin::file(file)
                    },
                });
                from = at + 1;
            }
            _ => {}
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::rows;

    #[test]
    fn a_mark_of_the_byte_order_is_no_cell() {
        let text = "\u{feff}a,b\n1,2\n";
        let rows: Vec<Vec<_>> = rows(text, 0).collect();
        let at = &rows[0][0].origin;
        assert_eq!((rows[0][0].text.as_str(), at.start, at.end), ("a", 3, 4));
        assert_eq!(&text[rows[1][1].origin.start as usize..], "2\n");
    }

    #[test]
    fn cells_are_split_at_commas_outside_quotes_and_know_their_places() {
        let text = "a,b\r\n\n1, \"x, \"\"y\"\"\"\n,\n";
        let rows: Vec<Vec<_>> = rows(text, 3).collect();
        let texts = |i: usize| rows[i].iter().map(|c| c.text.as_str()).collect::<Vec<_>>();
        assert_eq!(texts(0), ["a", "b"]);
        assert_eq!(texts(1), ["1", "x, \"y\""]);
        assert_eq!(texts(2), ["", ""]);
        let at = &rows[1][1].origin;
        assert_eq!(
            (at.file, &text[at.start as usize..at.end as usize]),
            (3, "\"x, \"\"y\"\"\"")
        );
    }
}
