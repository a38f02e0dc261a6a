//! Families: one entry and a table make many members.
//!
//! A table is a product of axes; each gives columns. A column's value replaces `{column}` in every text of the entry, and
//! the replaced places are remembered, so that a diagnostic points at the text that was written and at the cell. A column
//! `doc`, `needs`, `format`, `legal` or `sem` says what the entry has under that key.

pub use super::columns::{Column, Columns};
use super::columns::{MAX_MEMBERS, extended, number};
use super::cx::Cx;
use super::join::Joins;
use super::when::keeps;
use crate::syntax::cells::{split, unquoted};
use crate::syntax::yaml::{Axis, Map, Text, Values};
use onespec_diag::{Diag, Origin, Place, did_you_mean};
use std::cmp::Ordering;
use std::sync::Arc;

/// Axes may name axes; this deep.
const MAX_AXES: u32 = 8;

/// The members of a family: the product of the axes, with `with` as further columns, filtered by `when`.
/// Without axes, one member. `name` is the entry's key: a member is called what the key becomes.
pub fn members(
    cx: &Cx<'_>,
    unit: usize,
    axis: Option<&Axis>,
    with: &[(Text, Text)],
    when: Option<&Text>,
    name: &Text,
) -> Vec<Columns> {
    let mut list = vec![Vec::new()];
    if let Some(axis) = axis {
        list = product(cx, unit, axis, list, 0);
        if list.len() > MAX_MEMBERS {
            let diag = Diag::error(
                "E0307",
                &name.origin,
                format!("`{}` has more than {MAX_MEMBERS} members", name.text),
            );
            cx.report(diag.help("an operand may be meant where an axis is written"));
            list.clear();
        }
    }
    let mut out = Vec::with_capacity(list.len());
    for columns in list {
        let mut columns = settled(columns);
        for (key, value) in with {
            let value = columns.fill(value);
            columns.list.push(Column {
                name: key.text.clone(),
                number: number(&value.text),
                cell: Arc::new(Place::from(&value.origin)),
                value: value.text,
            });
        }
        if axis.is_some() {
            columns.row = Arc::from(&*columns.fill(name).text);
        }
        if keeps(cx, &columns, when) {
            out.push(columns);
        }
    }
    if let (true, Some(when), Some(_)) = (out.is_empty(), when, axis) {
        let diag = Diag::error("E0305", &when.origin, "this keeps no member of the family");
        cx.report(diag.help("it is tested for every member; columns are named without braces"));
    }
    out
}

/// A member whose rows are all there: cells that name columns of a later axis, or of their own row, get them now.
fn settled(list: Vec<Column>) -> Columns {
    let mut columns = Columns { list, row: "".into() };
    for at in 0..columns.list.len() {
        if let Some(column) = columns.list.get(at).filter(|column| column.value.contains('{')) {
            let origin = Origin::default();
            let text = column.value.clone();
            let value = columns.fill(&Text { text, origin }).text;
            columns.list[at].value = value;
        }
    }
    columns
}

/// Each member so far with each row of the axis. Rows may use `{columns}` of the members so far.
fn product(cx: &Cx<'_>, unit: usize, axis: &Axis, so_far: Vec<Vec<Column>>, depth: u32) -> Vec<Vec<Column>> {
    let mut out = Vec::new();
    match axis {
        Axis::Product(axes) => {
            return axes
                .iter()
                .fold(so_far, |so_far, axis| product(cx, unit, axis, so_far, depth));
        }
        Axis::Text(text) if text.text.trim_start().starts_with('$') => {
            let name = text.text.trim().trim_start_matches('$');
            let place = Place::from(&text.origin);
            return match named(cx, unit, name, place, depth) {
                Some((at, axis)) => product(cx, at, axis, so_far, depth + 1),
                None => out,
            };
        }
        Axis::Text(text) => {
            let rows = table(cx, text);
            let mut joins = Joins::new(cx, unit, depth, rows_of);
            for member in so_far {
                let filled = Columns {
                    list: member,
                    row: "".into(),
                };
                let members = rows.iter().map(|row| extended(&filled, row));
                out.extend(members.flat_map(|member| joins.members(member)));
                if out.len() > MAX_MEMBERS {
                    break;
                }
            }
        }
        Axis::Columns(map) => {
            let mut joins = Joins::new(cx, unit, depth, rows_of);
            for member in so_far {
                let filled = Columns {
                    list: member,
                    row: "".into(),
                };
                let rows = parallel(cx, map, &filled);
                let members = rows.iter().map(|row| filled.list.iter().chain(row).cloned().collect());
                out.extend(members.flat_map(|member| joins.members(member)));
                if out.len() > MAX_MEMBERS {
                    break;
                }
            }
        }
    }
    out
}

/// The rows of an axis that a column names.
fn rows_of(cx: &Cx<'_>, unit: usize, name: &str, at: Place, depth: u32) -> Option<Vec<Vec<Column>>> {
    let (at, axis) = named(cx, unit, name, at, depth)?;
    Some(product(cx, at, axis, vec![Vec::new()], depth + 1))
}

/// The axis of that name, and the file that declares it; reports one that does not exist, or holds itself.
fn named<'a>(cx: &Cx<'a>, unit: usize, name: &str, at: Place, depth: u32) -> Option<(usize, &'a Axis)> {
    if depth > MAX_AXES {
        let diag = Diag::error("E0306", at, format!("axis `{name}` contains itself"));
        cx.report(diag.help("an axis may be made of others, not of itself"));
        return None;
    }
    let found = cx.axis(unit, name);
    if found.is_none() {
        let known = cx.scope(unit).iter().filter_map(|u| cx.units.get(*u));
        let known: Vec<&str> = known.flat_map(|u| u.yaml.axes.iter().map(|(k, _)| &*k.text)).collect();
        let help = did_you_mean(name, known).unwrap_or_else(|| "declare it under `axes`".into());
        cx.report(Diag::error("E0306", at, format!("unknown axis `{name}`")).help(help));
    }
    found
}

/// Map of parallel columns.
fn parallel(cx: &Cx<'_>, map: &Map<Values>, member: &Columns) -> Vec<Vec<Column>> {
    let mut rows: Vec<Vec<Column>> = Vec::new();
    let mut first: Option<(&Text, usize)> = None;
    for (name, values) in map.iter() {
        let Some(cells) = cells(cx, values, member) else {
            return Vec::new();
        };
        match first {
            None => {
                rows = vec![Vec::new(); cells.len()];
                first = Some((name, cells.len()));
            }
            Some((other, len)) if len != cells.len() => {
                let message = format!(
                    "column `{}` has {} cells, `{}` has {len}",
                    name.text,
                    cells.len(),
                    other.text
                );
                let diag = Diag::error("E0302", &name.origin, message).also(&other.origin, "the first column");
                cx.report(diag.help("parallel columns have one cell for each member; an empty cell is `-`"));
                continue;
            }
            Some(_) => {}
        }
        let numbers = numbers(&cells.iter().map(|c| &*c.text).collect::<Vec<_>>());
        for ((row, cell), number) in rows.iter_mut().zip(cells).zip(numbers) {
            let place = Arc::new(Place::from(&cell.origin));
            row.push(Column {
                name: name.text.clone(),
                value: cell.text,
                number,
                cell: place,
            });
        }
    }
    rows
}

/// `None` after a range that was reported.
fn cells(cx: &Cx<'_>, values: &Values, member: &Columns) -> Option<Vec<Text>> {
    let mut out = Vec::new();
    for cell in &values.cells {
        let cell = member.fill(cell);
        if &*cell.text == "-" {
            out.push(Text {
                text: "".into(),
                origin: cell.origin,
            });
            continue;
        }
        let range = (!values.listed).then(|| range(&cell.text)).flatten();
        match range {
            Some((low, high)) if low <= high && high - low < MAX_MEMBERS as u64 => {
                out.extend((low..=high).map(|i| Text {
                    text: i.to_string().into(),
                    origin: cell.origin.clone(),
                }));
            }
            Some((low, high)) => {
                let message = match low.cmp(&high) {
                    Ordering::Greater => format!("the range `{}` is empty", cell.text),
                    _ => format!("the range `{}` has more than {MAX_MEMBERS} cells", cell.text),
                };
                let help = "both ends belong to a range, the lower one first; a cell of a list stands for itself";
                cx.report(Diag::error("E0165", &cell.origin, message).help(help));
                return None;
            }
            None => out.push(cell),
        }
    }
    Some(out)
}

/// The ends of `3..31`.
fn range(cell: &str) -> Option<(u64, u64)> {
    let end = |text: &str| {
        let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        // An end with more digits than a number has is too large, whatever it is.
        digits.then(|| text.parse().unwrap_or(u64::MAX))
    };
    let (low, high) = cell.split_once("..")?;
    Some((end(low)?, end(high)?))
}

/// The rows of a table that stands by itself.
pub fn rows(cx: &Cx<'_>, text: &Text) -> Vec<Vec<Column>> {
    table(cx, text)
}

/// Block text: a header, then one member a line; cells are separated by two or more blanks. A row that lacks cells goes on in
/// lines that are indented deeper than the header.
fn table(cx: &Cx<'_>, text: &Text) -> Vec<Vec<Column>> {
    let base = text.text.as_ptr() as usize;
    let at = |part: &str| {
        (
            part.as_ptr() as usize - base,
            part.as_ptr() as usize - base + part.len(),
        )
    };
    let place = |part: &str| text.origin.at(at(part).0, at(part).1);
    let mut lines = text
        .text
        .lines()
        .filter(|l| !l.trim().is_empty() && !l.trim_start().starts_with('#'));
    let first = lines.next().unwrap_or_default();
    let indent = first.len() - first.trim_start().len();
    let header: Vec<&str> = first.split_whitespace().collect();
    let mut rows: Vec<Vec<&str>> = Vec::new();
    for (line, row) in joined(lines, indent, header.len()) {
        if row.len() != header.len() {
            let message = format!("this row has {} cells, the header {}", row.len(), header.len());
            let diag = Diag::error("E0301", place(line.trim()), message);
            cx.report(diag.help("cells are separated by two or more blanks; `-` is an empty cell"));
            continue;
        }
        rows.push(row);
    }
    let columns: Vec<Vec<Option<i64>>> = (0..header.len())
        .map(|c| numbers(&rows.iter().map(|r| r[c]).collect::<Vec<_>>()))
        .collect();
    let make = |(r, row): (usize, &Vec<&str>)| {
        let cells = row.iter().zip(&header).zip(&columns);
        let column = |((cell, name), numbers): ((&&str, &&str), &Vec<Option<i64>>)| Column {
            name: (*name).into(),
            value: unquoted(cell).into(),
            number: numbers.get(r).copied().flatten(),
            cell: Arc::new(place(cell)),
        };
        cells.map(column).collect()
    };
    rows.iter().enumerate().map(make).collect()
}

/// Rows of cells, each with the line that it starts on.
fn joined<'t>(lines: impl Iterator<Item = &'t str>, indent: usize, count: usize) -> Vec<(&'t str, Vec<&'t str>)> {
    let mut rows: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in lines {
        let deeper = line.len() - line.trim_start().len() > indent;
        match rows.last_mut().filter(|(_, row)| deeper && row.len() < count) {
            Some((_, row)) => row.extend(split(line.trim_end(), count - row.len())),
            None => rows.push((line, split(line.trim_end(), count))),
        }
    }
    rows
}

/// A whole column as numbers: all decimal, or all binary of one width; else none of them.
fn numbers(cells: &[&str]) -> Vec<Option<i64>> {
    let full: Vec<&str> = cells.iter().copied().filter(|c| !c.is_empty() && *c != "-").collect();
    if full.iter().all(|c| number(c).is_some()) {
        return cells.iter().map(|c| number(c)).collect();
    }
    let binary = |c: &&str| c.len() <= 63 && c.len() == full[0].len() && c.bytes().all(|b| matches!(b, b'0' | b'1'));
    if full.iter().all(binary) {
        return cells.iter().map(|c| i64::from_str_radix(c, 2).ok()).collect();
    }
    vec![None; cells.len()]
}

#[cfg(test)]
mod tests {
    use super::joined;

    #[test]
    fn rows_that_lack_cells_go_on_in_deeper_lines() {
        let lines = "a  1  x\nb  2\n  y  z\n   c  3  w\nd  4\ne  5  v";
        let rows: Vec<Vec<&str>> = joined(lines.lines(), 0, 3).into_iter().map(|(_, row)| row).collect();
        // A whole row may be indented; a row that lacks cells ends where the next line is not.
        let wanted: [&[&str]; 5] = [
            &["a", "1", "x"],
            &["b", "2", "y  z"],
            &["c", "3", "w"],
            &["d", "4"],
            &["e", "5", "v"],
        ];
        assert_eq!(rows, wanted);
    }
}
