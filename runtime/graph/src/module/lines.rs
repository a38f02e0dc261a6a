//! Lines of several files as one row of numbers, so that a gate's line says its file too and inlining loses neither.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// Files after each other: each takes as many numbers as it has lines. In a module of one file a number is its line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Lines {
    /// Path, and the number before that of its first line.
    files: Vec<(String, u32)>,
    end: u32,
    /// By number of a line, the variable that it declares; empty where it declares several.
    variables: BTreeMap<u32, String>,
}

impl Lines {
    /// Adds a file with so many lines; what is added to a line of it to get its number.
    pub fn add(&mut self, path: impl Into<String>, lines: u32) -> u32 {
        let base = self.end;
        self.files.push((path.into(), base));
        self.end = base.saturating_add(lines);
        base
    }

    /// The file and the line, from 1, of a number. `None` for 0 and for numbers behind the last file.
    pub fn place(&self, number: u32) -> Option<(&str, u32)> {
        if number == 0 || number > self.end {
            return None;
        }
        let at = self.files.partition_point(|(_, base)| *base < number);
        let (path, base) = self.files.get(at.checked_sub(1)?)?;
        Some((path, number - base))
    }

    /// Says that a line declares a variable.
    pub fn declare(&mut self, number: u32, variable: &str) {
        match self.variables.entry(number) {
            Entry::Vacant(free) => {
                free.insert(variable.to_owned());
            }
            Entry::Occupied(mut known) if known.get() != variable => known.get_mut().clear(),
            Entry::Occupied(_) => {}
        }
    }

    /// The variable that a line declares, if it is one alone: what is computed there is for it.
    pub fn variable(&self, number: u32) -> Option<&str> {
        let found = self.variables.get(&number).map(String::as_str);
        found.filter(|name| !name.is_empty())
    }

    /// Paths of all files, in order.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|(path, _)| path.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::Lines;

    #[test]
    fn numbers_say_file_and_line() {
        let mut lines = Lines::default();
        assert_eq!((lines.add("a.vt", 3), lines.add("b.vt", 2)), (0, 3));
        let places: Vec<_> = (0..7).map(|n| lines.place(n)).collect();
        assert_eq!(places[0], None);
        assert_eq!(places[3], Some(("a.vt", 3)));
        assert_eq!(places[4], Some(("b.vt", 1)));
        assert_eq!(places[5], Some(("b.vt", 2)));
        assert_eq!(places[6], None);
    }

    #[test]
    fn a_line_says_the_one_variable_that_it_declares() {
        let mut lines = Lines::default();
        lines.add("a.vt", 3);
        for (line, name) in [(1, "x"), (2, "y"), (2, "z"), (3, "w"), (3, "w")] {
            lines.declare(line, name);
        }
        let names: Vec<_> = (0..4).map(|n| lines.variable(n)).collect();
        assert_eq!(names, [None, Some("x"), None, Some("w")]);
    }
}
