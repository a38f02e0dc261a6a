//! Recorded vectors of every machine, as `tests/data/vectors.txt` lists them.

use crate::known::Known;
use crate::programs;
use std::path::PathBuf;

const LIST: &str = include_str!("../data/vectors.txt");

/// A line of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Vectors {
    pub machine: &'static str,
    /// `-` for gates.
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

impl Vectors {
    /// They are of gates, which are no machine.
    pub fn of_gates(&self) -> bool {
        self.target == "-"
    }

    /// How the command is told what they are of.
    pub fn arguments(&self) -> Vec<&'static str> {
        let mut arguments = vec!["--isa", self.machine];
        if !self.of_gates() {
            arguments.extend(["--target", self.target]);
        }
        arguments
    }
}

const KNOWN: &str = include_str!("../differential/known_vectors.txt");

/// A file of vectors without those lines that are known to differ, and these lines, which must all fail. Only files of one
/// JSON object a line have any.
pub fn split(target: &str, text: &str) -> (String, String) {
    let mut known = Known::parse(KNOWN);
    let mut expected = |line: &str| name(target, line).is_some_and(|name| known.expects(&name));
    let (differ, agree): (Vec<&str>, Vec<&str>) = text.split_inclusive('\n').partition(|line| expected(line));
    (agree.concat(), differ.concat())
}

/// Targets and mnemonics of lines that are known to differ.
pub fn known() -> Vec<&'static str> {
    let rows = KNOWN.lines().filter(|row| !row.is_empty() && !row.starts_with('#'));
    rows.filter_map(|row| row.split_whitespace().next()).collect()
}

/// What a line is called in the list: the target, and the mnemonic that the line says it is about.
pub fn name(target: &str, line: &str) -> Option<String> {
    let (_, rest) = line.split_once("\"i\":\"")?;
    rest.split_once('"').map(|(mnemonic, _)| format!("{target}:{mnemonic}"))
}
