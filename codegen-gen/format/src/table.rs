//! Tables of families: a header, then a member a line; cells are separated by two or more blanks, the last takes the rest.

use crate::lines::width;
use crate::{COMFORTABLE, WIDEST};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Row {
    Blank,
    Comment(String),
    /// As written: with quotes, `-` where empty.
    Cells(Vec<String>),
}

/// A table; the first row of cells is the header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    pub rows: Vec<Row>,
}

impl Table {
    /// Reads the text of a table. `None` when a row has not as many cells as the header.
    pub fn read(text: &str) -> Option<Table> {
        if text.trim_start().starts_with('$') {
            // The name of an axis.
            return None;
        }
        let mut rows = Vec::new();
        let mut count = None;
        for line in text.lines() {
            let line = line.trim();
            if line.is_empty() {
                rows.push(Row::Blank);
            } else if line.starts_with('#') {
                rows.push(Row::Comment(line.to_string()));
            } else if let Some(count) = count {
                let cells = split(line, count);
                if cells.len() != count || line.contains('\t') {
                    return None;
                }
                rows.push(Row::Cells(cells));
            } else {
                let header: Vec<String> = line.split_whitespace().map(str::to_string).collect();
                count = Some(header.len());
                rows.push(Row::Cells(header));
            }
        }
        let lines = rows.iter().filter(|row| matches!(row, Row::Cells(_))).count();
        (lines > 1).then_some(Table { rows })
    }

    /// The table that says the same as parallel columns. `None` where cells cannot be written in one.
    pub fn of_columns(columns: &[(String, Vec<String>)]) -> Option<Table> {
        let members = columns.first()?.1.len();
        let uneven = columns.iter().any(|(_, cells)| cells.len() != members);
        let odd = |name: &str| name.is_empty() || name.contains(char::is_whitespace) || name.starts_with('#');
        // A text that starts with `$` is the name of an axis.
        if columns.first()?.0.starts_with('$')
            || columns.len() < 2
            || members < 2
            || uneven
            || columns.iter().any(|(name, _)| odd(name))
        {
            return None;
        }
        let mut rows = vec![Row::Cells(columns.iter().map(|(name, _)| name.clone()).collect())];
        for member in 0..members {
            let mut cells = Vec::new();
            for (at, (_, column)) in columns.iter().enumerate() {
                cells.push(written(column.get(member)?, at + 1 == columns.len())?);
            }
            rows.push(Row::Cells(cells));
        }
        Some(Table { rows })
    }

    /// The columns: their names, and what the cells stand for.
    pub fn columns(&self) -> Vec<(String, Vec<String>)> {
        let mut cells = self.rows.iter().filter_map(|row| match row {
            Row::Cells(cells) => Some(cells),
            _ => None,
        });
        let header = cells.next().cloned().unwrap_or_default();
        let mut columns: Vec<(String, Vec<String>)> = header.into_iter().map(|name| (name, Vec::new())).collect();
        for row in cells {
            for (column, cell) in columns.iter_mut().zip(row) {
                column.1.push(unquoted(cell).to_string());
            }
        }
        columns
    }

    pub fn comments(&self) -> impl Iterator<Item = &str> {
        self.rows.iter().filter_map(|row| match row {
            Row::Comment(text) => Some(text.as_str()),
            _ => None,
        })
    }

    /// Does every line fit the comfortable width at this indentation?
    pub fn fits(&self, indent: usize) -> bool {
        self.lines(indent)
            .iter()
            .all(|line| indent + width(line) <= COMFORTABLE)
    }

    /// The lines, aligned. Where a row would be too long, cells that are much wider than others stand out of their columns.
    pub fn lines(&self, indent: usize) -> Vec<String> {
        let cells: Vec<&Vec<String>> = self
            .rows
            .iter()
            .filter_map(|row| if let Row::Cells(cells) = row { Some(cells) } else { None })
            .collect();
        let count = cells.first().map_or(0, |header| header.len());
        // Rows that are too long however they are written do not push others apart.
        let narrow = |row: &&&Vec<String>| indent + row.iter().map(|cell| width(cell) + 2).sum::<usize>() <= WIDEST + 2;
        let regular: Vec<&Vec<String>> = cells.iter().filter(narrow).copied().collect();
        let regular = if regular.len() > 1 { regular } else { cells };
        let widths = |column: usize| {
            regular
                .iter()
                .filter_map(move |row| row.get(column))
                .map(|cell| width(cell))
        };
        let mut wide: Vec<usize> = (0..count).map(|column| widths(column).max().unwrap_or(0)).collect();
        while regular
            .iter()
            .any(|row| narrow(&row) && indent + width(&line(row, &wide)) > WIDEST)
        {
            // The column that gains most by one step down.
            let lower = |column: usize| {
                let now = wide.get(column).copied().unwrap_or(0);
                widths(column)
                    .filter(|w| *w < now)
                    .max()
                    .map(|below| (now - below, column, below))
            };
            let Some((_, column, below)) = (0..count.saturating_sub(1)).filter_map(lower).max() else {
                break;
            };
            if let Some(cap) = wide.get_mut(column) {
                *cap = below;
            }
        }
        let mut out: Vec<String> = Vec::new();
        for row in &self.rows {
            match row {
                Row::Blank if out.last().is_none_or(String::is_empty) => {}
                Row::Blank => out.push(String::new()),
                Row::Comment(text) => out.push(text.clone()),
                Row::Cells(cells) => out.push(line(cells, &wide)),
            }
        }
        while out.last().is_some_and(String::is_empty) {
            out.pop();
        }
        out
    }
}

/// A row with its columns at their places, or behind cells that reach beyond theirs.
fn line(cells: &[String], wide: &[usize]) -> String {
    let mut out = String::new();
    let mut start = 0;
    let mut end = 0;
    for (at, cell) in cells.iter().enumerate() {
        if at > 0 {
            let gap = start.max(end + 2) - end;
            out.push_str(&" ".repeat(gap));
            end += gap;
        }
        out.push_str(cell);
        end += width(cell);
        start += wide.get(at).copied().unwrap_or(0) + 2;
    }
    out.trim_end().to_string()
}

/// Up to `count` cells; the last takes the rest of the line.
fn split(line: &str, count: usize) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut rest = line.trim();
    while !rest.is_empty() {
        let end = if out.len() + 1 >= count { None } else { rest.find("  ") };
        let (cell, tail) = rest.split_at(end.unwrap_or(rest.len()));
        out.push(cell.to_string());
        rest = tail.trim_start();
    }
    out
}

fn unquoted(cell: &str) -> &str {
    if cell == "-" {
        return "";
    }
    cell.strip_prefix('"').and_then(|c| c.strip_suffix('"')).unwrap_or(cell)
}

/// How a value is written in a cell.
fn written(value: &str, last: bool) -> Option<String> {
    if value.is_empty() || value == "-" {
        return Some("-".into());
    }
    let spread = value.contains("  ") && !last;
    if value.contains(['\n', '\t', '\r']) || spread {
        return None;
    }
    let quoted = value.starts_with('"') && value.ends_with('"');
    let edges = value.trim() != value || value.starts_with('#');
    Some(if quoted || edges {
        format!("\"{value}\"")
    } else {
        value.to_string()
    })
}

#[cfg(test)]
mod tests {
    use super::Table;

    #[test]
    fn columns_become_rows_and_say_the_same() {
        let column = |name: &str, cells: &[&str]| (name.to_string(), cells.iter().map(|c| c.to_string()).collect());
        let columns = [
            column("op", &["add", "mul"]),
            column("k", &["-", " x"]),
            column("what", &["A sum", "\"q\""]),
        ];
        let table = Table::of_columns(&columns).expect("a table");
        assert_eq!(
            table.lines(0),
            ["op   k     what", "add  -     A sum", "mul  \" x\"  \"\"q\"\""]
        );
        let said = [
            column("op", &["add", "mul"]),
            column("k", &["", " x"]),
            column("what", &["A sum", "\"q\""]),
        ];
        assert_eq!(table.columns(), said);
        assert_eq!(Table::read(&table.lines(0).join("\n")), Some(table));
    }

    #[test]
    fn a_wide_cell_stands_out_where_its_column_has_no_room() {
        let text = format!(
            "a  b  c\n{}  1  {}\nx  2  {}\n",
            "a".repeat(50),
            "b".repeat(20),
            "c".repeat(90)
        );
        let lines = Table::read(&text).expect("a table").lines(4);
        assert_eq!(lines.get(2).map(|line| line.len()), Some(96));
    }
}
