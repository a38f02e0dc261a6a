//! Replaying vectors: instructions with the state before and after, from files in several formats.
//!
//! A format turns text into [`Case`]s; what follows is the same for all. State is named as the description names it, and
//! its values are bytes, so that registers of any width are compared whole.

pub mod bind;
pub mod programs;
pub mod records;
pub mod rows;
mod run;
mod targets;

use onespec_core::isa::{Isa, Word};
pub use run::{hex, replay};
use std::fmt;
pub use targets::{target_for, widest};

/// Address of the first instruction.
const PC: u64 = 0x1_0000;
/// Failures that are described; the rest are counted.
const TOLD: usize = 20;

/// A file format of vectors.
pub trait Format {
    /// What users call it; `None` where a machine's description says nothing that it needs.
    fn name(&self, isa: &Isa) -> Option<String>;
    /// Whether a file that starts with this line is one.
    fn recognises(&self, isa: &Isa, first_line: &str) -> bool;
    /// The cases of a file for a machine; an error names the line.
    fn cases<'t>(&self, isa: &'static Isa, text: &'t str) -> Result<Vec<Case<'t>>, String>;
}

/// All formats.
pub const FORMATS: [&dyn Format; 3] = [&rows::Rows, &programs::Programs, &records::Records];

/// Instructions, what they start from, and what must come out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Case<'t> {
    /// Line in the file, from 1.
    pub line: usize,
    pub code: Code<'t>,
    /// The target that this case is for, when the file says so; else the one that was asked for.
    pub target: Option<&'t str>,
    /// The case needs more of the machine than its instruction says: it runs on all that goes together with the target.
    pub widest: bool,
    /// State set before: its name, and its value in little-endian bytes.
    pub before: Vec<(String, Vec<u8>)>,
    /// State compared after.
    pub after: Vec<(String, Vec<u8>)>,
    /// Memory before, by address. Where a case has no bytes there is no memory, and an access faults.
    pub memory: Vec<(u64, Vec<u8>)>,
    /// Memory compared after.
    pub memory_after: Vec<(u64, Vec<u8>)>,
    /// The trap that must be taken, and its value where it is known. What changed before it is compared all the same.
    pub trap: Option<(u64, Option<u64>)>,
    /// All state starts from its reset values, and what `after` does not name must stay as it was (the program counter
    /// aside). Otherwise other state is left over from case to case and not looked at.
    pub whole: bool,
    /// All state starts from its reset values, as with `whole`, and what `after` does not name may be anything.
    pub fresh: bool,
    /// What the machine's front end must pass on of the words, which are not executed.
    pub issued: Option<Vec<Word>>,
    /// What the text must stand for, in the machine's own bit order and in others: left rotation, word.
    pub encodes: Vec<(u16, Word)>,
}

/// What a case executes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Code<'t> {
    /// An instruction by name. Its source registers, in the order of operands, hold these values; `names` are given to
    /// operands that are names (a rounding mode), and the destination must hold the result.
    Named {
        mnemonic: &'t str,
        sources: Vec<u64>,
        names: Vec<&'t str>,
        result: Option<u64>,
    },
    /// An instruction as it is written.
    Text(&'t str),
    /// Words in the order in which they are executed.
    Words(Vec<Word>),
}

impl Default for Code<'_> {
    fn default() -> Self {
        Code::Words(Vec::new())
    }
}

impl<'t> Code<'t> {
    /// The instruction's name, where the case gives it.
    pub fn mnemonic(&self) -> Option<&'t str> {
        match self {
            Code::Named { mnemonic, .. } => Some(mnemonic),
            Code::Text(text) => text.split_whitespace().next(),
            Code::Words(_) => None,
        }
    }
}

/// What came of a file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Summary {
    pub passed: usize,
    pub failed: usize,
    /// The first failures, a line each.
    pub failures: Vec<String>,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for failure in &self.failures {
            writeln!(f, "{failure}")?;
        }
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

impl Summary {
    /// Adds another file's.
    pub fn add(&mut self, other: Summary) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.failures.extend(other.failures);
        self.failures.truncate(TOLD);
    }
}

/// Reads a file's text in whichever format it has.
pub fn parse<'t>(isa: &'static Isa, text: &'t str) -> Result<Vec<Case<'t>>, String> {
    let first = text.lines().next().unwrap_or("");
    match FORMATS.iter().find(|format| format.recognises(isa, first)) {
        Some(format) => format.cases(isa, text),
        None => {
            let names: Vec<_> = FORMATS.iter().filter_map(|format| format.name(isa)).collect();
            Err(format!(
                "unknown format of vectors; the known ones are: {}",
                names.join(", ")
            ))
        }
    }
}
