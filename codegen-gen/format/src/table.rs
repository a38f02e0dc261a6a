//! Tables of families: a header, then a member a line; cells are separated by two or more blanks, the last takes the rest. A
//! row that lacks cells goes on in lines that are indented deeper than the header.

use crate::lines::width;
use crate::{COMFORTABLE, WIDEST};
use onespec_description::syntax::cells::{split, unquoted};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Row {
    Blank,
    Comment(String),
    /// As written: with quotes, `-` where empty.
    Cells(Vec<String>),
}

/// Further indentation of lines that continue a row.
const CONTINUED: usize = 2;

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
        let mut indent = 0;
        for line in text.lines() {
            let deeper = line.len() - line.trim_start().len() > indent;
            let line = line.trim();
            let open = rows
                .iter_mut()
                .rev()
                .find_map(|row| if let Row::Cells(cells) = row { Some(cells) } else { None });
            if line.contains('\t') {
                return None;
            }
            if let (Some(count), Some(cells)) = (count, open.filter(|cells| deeper && Some(cells.len()) < count))
                && !line.is_empty()
                && !line.starts_with('#')
            {
                let more = split(line, count - cells.len());
                cells.extend(more.into_iter().map(str::to_string));
            } else if line.is_empty() {
                rows.push(Row::Blank);
            } else if line.starts_with('#') {
                rows.push(Row::Comment(line.to_string()));
            } else if let Some(count) = count {
                rows.push(Row::Cells(split(line, count).into_iter().map(str::to_string).collect()));
            } else {
                indent = text
                    .lines()
                    .find(|line| !line.trim().is_empty() && !line.trim_start().starts_with('#'))
                    .map_or(0, |line| line.len() - line.trim_start().len());
                let header: Vec<String> = line.split_whitespace().map(str::to_string).collect();
                count = Some(header.len());
                rows.push(Row::Cells(header));
            }
        }
        let whole = |row: &Row| !matches!(row, Row::Cells(cells) if Some(cells.len()) != count);
        let lines = rows.iter().filter(|row| matches!(row, Row::Cells(_))).count();
        (lines > 1 && rows.iter().all(whole)).then_some(Table { rows })
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

    /// The lines, aligned. Where a row would be too long, cells that are much wider than others stand out of their columns, or
    /// the row goes on in further lines.
    pub fn lines(&self, indent: usize) -> Vec<String> {
        let cells = self.rows.iter().filter_map(|row| match row {
            Row::Cells(cells) => Some(cells),
            _ => None,
        });
        let wide = Columns {
            rows: cells.collect(),
            indent,
        }
        .widths();
        let mut out: Vec<String> = Vec::new();
        for row in &self.rows {
            match row {
                Row::Blank if out.last().is_none_or(String::is_empty) => {}
                Row::Blank => out.push(String::new()),
                Row::Comment(text) => out.push(text.clone()),
                Row::Cells(cells) => out.extend(row_lines(cells, &wide, indent)),
            }
        }
        while out.last().is_some_and(String::is_empty) {
            out.pop();
        }
        out
    }
}

/// The columns of a table that are to be aligned.
struct Columns<'a> {
    rows: Vec<&'a Vec<String>>,
    indent: usize,
}

impl Columns<'_> {
    /// Room that columns leave to the last one where rows go on in further lines.
    const LAST: usize = 40;

    /// The width of each column.
    fn widths(&self) -> Vec<usize> {
        let count = self.rows.first().map_or(0, |header| header.len());
        let all: Vec<usize> = (0..count).map(|column| self.cells(column).max().unwrap_or(0)).collect();
        let fitting = self.narrowed(all.clone(), |widths| self.rows.iter().all(|row| self.fits(row, widths)));
        let out = |row: &&Vec<String>| {
            row.iter()
                .zip(&fitting)
                .rev()
                .skip(1)
                .any(|(cell, cap)| width(cell) > *cap)
        };
        let outliers = self.rows.iter().filter(|row| out(row)).count();
        let few = outliers <= (self.rows.len() / 5).max(1);
        if few && self.rows.iter().all(|row| self.fits(row, &fitting)) {
            return fitting;
        }
        // Every column but the last is as wide as it needs, as long as the last one has room.
        self.narrowed(all, |widths| {
            let front: usize = widths.iter().rev().skip(1).map(|width| width + 2).sum();
            self.indent + front + Self::LAST <= WIDEST
        })
    }

    fn cells(&self, column: usize) -> impl Iterator<Item = usize> {
        self.rows
            .iter()
            .filter_map(move |row| row.get(column))
            .map(|cell| width(cell))
    }

    fn fits(&self, row: &[String], widths: &[usize]) -> bool {
        self.indent + width(&line(row, widths)) <= WIDEST
    }

    /// Narrows columns until they are good, at first where leaving out the widest cells gains most.
    fn narrowed(&self, mut widths: Vec<usize>, good: impl Fn(&[usize]) -> bool) -> Vec<usize> {
        while !good(&widths) {
            let lower = |(column, now): (usize, &usize)| {
                let below = self.cells(column).filter(|w| w < now).max()?;
                let out = self.cells(column).filter(|w| w >= now).count();
                // Columns saved for each cell that stands out.
                Some(((now - below) * 100 / out.max(1), column, below))
            };
            let last = widths.len().saturating_sub(1);
            let Some((_, column, below)) = widths.iter().take(last).enumerate().filter_map(lower).max() else {
                break;
            };
            widths.iter_mut().skip(column).take(1).for_each(|width| *width = below);
        }
        widths
    }
}

/// A row; what does not fit goes on in further lines.
fn row_lines(cells: &[String], wide: &[usize], indent: usize) -> Vec<String> {
    let whole = line(cells, wide);
    if indent + width(&whole) <= WIDEST {
        return vec![whole];
    }
    let mut out = Vec::new();
    let mut from = 0;
    for (at, cell) in cells.iter().enumerate() {
        let widths = if out.is_empty() { wide } else { &[] };
        let next = cells
            .get(from..=at)
            .map(|cells| line(cells, widths))
            .unwrap_or_default();
        let margin = if out.is_empty() { 0 } else { CONTINUED };
        // A line that starts with `#` would be a comment.
        if at > from && indent + margin + width(&next) > COMFORTABLE && !cell.starts_with('#') {
            let full = cells.get(from..at).map(|cells| line(cells, widths)).unwrap_or_default();
            out.push(format!("{}{full}", " ".repeat(margin)));
            from = at;
        }
    }
    let margin = if out.is_empty() { 0 } else { CONTINUED };
    let widths = if out.is_empty() { wide } else { &[] };
    let rest = cells.get(from..).map(|cells| line(cells, widths)).unwrap_or_default();
    out.push(format!("{}{rest}", " ".repeat(margin)));
    out
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
