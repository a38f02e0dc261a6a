//! Cells of `for:` tables: how a line of a table is cut, and the value that a cell stands for. The expansion of families and the
//! formatter of descriptions both read tables by it.

/// Up to `count` cells of a line: they are separated by two or more blanks, and the last takes the rest of the line.
pub fn split(line: &str, count: usize) -> Vec<&str> {
    let mut cells = Vec::new();
    let mut rest = line.trim();
    while !rest.is_empty() {
        let end = if cells.len() + 1 >= count {
            None
        } else {
            rest.find("  ")
        };
        let (cell, tail) = rest.split_at(end.unwrap_or(rest.len()));
        cells.push(cell);
        rest = tail.trim_start();
    }
    cells
}

/// The value of a cell: `-` is empty, quotes keep blanks at the ends.
pub fn unquoted(cell: &str) -> &str {
    if cell == "-" {
        return "";
    }
    cell.strip_prefix('"').and_then(|c| c.strip_suffix('"')).unwrap_or(cell)
}
