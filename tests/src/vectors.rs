//! Recorded vectors of every machine, as `tests/data/vectors.txt` lists them.

use crate::programs;
use std::path::PathBuf;

const LIST: &str = include_str!("../data/vectors.txt");

/// A line of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Vectors {
    pub machine: &'static str,
    pub target: &'static str,
    /// The file that is kept here.
    pub part: PathBuf,
    /// The whole: a file, or a folder of them. Not everybody has it.
    pub whole: PathBuf,
}

/// All of them.
pub fn all() -> Vec<Vectors> {
    let rows = LIST.lines().filter(|row| !row.is_empty() && !row.starts_with('#'));
    rows.map(|row| {
        let cells: Vec<&'static str> = row.split_whitespace().collect();
        let [machine, target, part, whole] = cells[..] else {
            panic!("four cells are needed: {row}");
        };
        Vectors {
            machine,
            target,
            part: programs::here().join("data").join(part),
            whole: programs::here().join("..").join(whole),
        }
    })
    .collect()
}
