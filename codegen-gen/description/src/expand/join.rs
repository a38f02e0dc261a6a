//! Joins: a column `$axis` of a table lists rows of that axis by their first column, so that a row of the table and what
//! the axis says about each row that it lists make a member.

use super::columns::{Column, Columns, MAX_MEMBERS, extended};
use super::cx::Cx;
use onespec_diag::{Diag, Place, did_you_mean};
use std::collections::HashMap;
use std::rc::Rc;

/// How the rows of an axis are found: by the file, its name, where that stands, and how deep axes name axes.
pub type RowsOf = fn(&Cx<'_>, usize, &str, Place, u32) -> Option<Vec<Vec<Column>>>;

/// The axes that a table is joined with, each expanded once.
pub struct Joins<'x, 'a> {
    cx: &'x Cx<'a>,
    unit: usize,
    depth: u32,
    rows_of: RowsOf,
    axes: HashMap<Rc<str>, Option<Rows>>,
}

/// An axis, and where its rows stand by their first column.
struct Rows {
    list: Vec<Vec<Column>>,
    by_key: HashMap<Rc<str>, Vec<usize>>,
}

impl<'x, 'a> Joins<'x, 'a> {
    pub fn new(cx: &'x Cx<'a>, unit: usize, depth: u32, rows_of: RowsOf) -> Joins<'x, 'a> {
        let axes = HashMap::new();
        Joins {
            cx,
            unit,
            depth,
            rows_of,
            axes,
        }
    }

    /// A member with the rows of the axes that its `$axis` columns list: instead of these columns those of the axes,
    /// behind its own (so cells of axes may use them), once for each combination of rows.
    pub fn members(&mut self, member: Vec<Column>) -> Vec<Vec<Column>> {
        if !member.iter().any(|column| column.name.starts_with('$')) {
            return vec![member];
        }
        let (joins, own): (Vec<Column>, Vec<Column>) = member.into_iter().partition(|c| c.name.starts_with('$'));
        let mut members = vec![own];
        for column in joins {
            let rows = self.listed(&column);
            let mut next = Vec::with_capacity(members.len() * rows.len());
            for list in members {
                let row = "".into();
                let member = Columns { list, row };
                next.extend(rows.iter().map(|row| extended(&member, row)));
                if next.len() > MAX_MEMBERS {
                    break;
                }
            }
            members = next;
        }
        members
    }

    /// The rows that the cell lists, in its order.
    fn listed(&mut self, column: &Column) -> Vec<&[Column]> {
        let (cx, unit, depth, rows_of) = (self.cx, self.unit, self.depth, self.rows_of);
        let axis = column.name.trim_start_matches('$');
        let expand = || rows_of(cx, unit, axis, (*column.cell).clone(), depth).map(Rows::new);
        let Some(rows) = self.axes.entry(column.name.clone()).or_insert_with(expand) else {
            return Vec::new();
        };
        if rows.list.is_empty() {
            // What is wrong with the axis has been said.
            return Vec::new();
        }
        let mut out = Vec::new();
        for word in column.value.split_whitespace() {
            match rows.by_key.get(word) {
                Some(found) => out.extend(found.iter().filter_map(|at| rows.list.get(*at)).map(Vec::as_slice)),
                None => {
                    let start = word.as_ptr() as usize - column.value.as_ptr() as usize;
                    let message = format!("axis `{axis}` has no row `{word}`");
                    let mut keys: Vec<&str> = rows.by_key.keys().map(|key| &**key).collect();
                    keys.sort_unstable();
                    let help = did_you_mean(word, keys);
                    let help = help.unwrap_or_else(|| "rows are named by the first column of the axis".into());
                    cx.report(Diag::error("E0308", part(column, start, start + word.len()), message).help(help));
                }
            }
        }
        if column.value.trim().is_empty() {
            let message = format!("this lists no row of axis `{axis}`");
            let help = "the cell lists rows by the first column of the axis, separated by one blank";
            cx.report(Diag::error("E0308", (*column.cell).clone(), message).help(help));
        }
        out
    }
}

impl Rows {
    fn new(list: Vec<Vec<Column>>) -> Rows {
        let mut by_key: HashMap<Rc<str>, Vec<usize>> = HashMap::new();
        for (at, row) in list.iter().enumerate() {
            if let Some(key) = row.first() {
                by_key.entry(key.value.clone()).or_default().push(at);
            }
        }
        Rows { list, by_key }
    }
}

/// A part of the cell.
fn part(column: &Column, start: usize, end: usize) -> Place {
    let cell = (*column.cell).clone();
    match cell.within {
        Some((at, _)) => Place {
            within: Some((at + start as u32, at + end as u32)),
            ..cell
        },
        None => cell,
    }
}
