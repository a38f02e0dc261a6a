//! Replaying vectors: instructions with the state before and after, from files in several formats.
//!
//! A format turns text into [`Case`]s; what follows is the same for all. State is named as the description names it, and
//! its values are bytes, so that registers of any width are compared whole.

pub mod bind;
mod delays;
mod exchange;
mod gates;
pub mod programs;
mod reader;
pub mod records;
pub mod rows;
mod run;
mod targets;

pub use delays::{Delay, Delays};
pub use gates::replay_gates;
use onespec_core::isa::{Isa, Word};
pub use run::{hex, replay};
use std::borrow::Cow;
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
    /// The cases of a file for a machine.
    ///
    /// # Errors
    /// A line that cannot be read; the text names it.
    fn cases<'t>(&self, isa: &'static Isa, text: &'t str) -> Result<Vec<Case<'t>>, String>;
}

/// All formats of vectors of machines; those of gates are rows.
pub const FORMATS: [&dyn Format; 4] = [&rows::Rows, &programs::Programs, &records::Records, &Delays];

/// Instructions, what they start from, and what must come out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Case<'t> {
    /// Line in the file, from 1.
    pub line: usize,
    /// What is executed.
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
    /// The words must decode to the text; what the text is assembled to is not said.
    pub decodes_only: bool,
    /// What instructions of the machine put somewhere before, and take from there after.
    pub exchange: Option<Exchange>,
    /// Instead of all that: code that is not executed, and the slots that its timing lacks.
    pub delay: Option<Delay>,
}

/// Values that the machine's own instructions place before a case, and read after it, through a register.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Exchange {
    /// Name of the register's state.
    pub register: String,
    /// The register's value in little-endian bytes, and the instruction that places it.
    pub given: Vec<(Vec<u8>, Word)>,
    /// What the value is called, the instruction that reads it, and the register's value then.
    pub taken: Vec<(String, Word, Vec<u8>)>,
}

/// What a case executes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Code<'t> {
    /// An instruction by name. Its source registers, in the order of operands, hold these values; `names` are given to
    /// operands that are names (a rounding mode), and the destination must hold the result.
    Named {
        /// Name of the instruction or of the alias.
        mnemonic: &'t str,
        /// Values of the source registers, in the order of operands.
        sources: Vec<u64>,
        /// Names for operands that are names, in the order of operands.
        names: Vec<&'t str>,
        /// Value that the destination must hold; `None`: it is not compared.
        result: Option<u64>,
    },
    /// A gate by name, with the name of its condition behind a dot: its value inputs, all of one type, hold these values, and
    /// its value must be the result.
    Gate {
        /// Name of the gate, with `.` and its condition where it has one.
        name: &'t str,
        /// Name of the type of the value inputs.
        input_type: &'t str,
        /// Name of the type of the gate's value.
        value_type: &'t str,
        /// Values of the inputs, in order.
        sources: Vec<u64>,
        /// Value that the gate must have; a case without one fails.
        result: Option<u64>,
    },
    /// An instruction as it is written.
    Text(Cow<'t, str>),
    /// Words in the order in which they are executed.
    Words(Vec<Word>),
}

impl Default for Code<'_> {
    fn default() -> Self {
        Code::Words(Vec::new())
    }
}

impl Code<'_> {
    /// The instruction's name, where the case gives it.
    pub fn mnemonic(&self) -> Option<&str> {
        match self {
            Code::Named { mnemonic, .. } => Some(mnemonic),
            Code::Gate { name, .. } => Some(name),
            Code::Text(text) => text.split_whitespace().next(),
            Code::Words(_) => None,
        }
    }
}

/// What came of a file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Summary {
    /// Cases that passed.
    pub passed: usize,
    /// Cases that failed.
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
    /// Runs cases one after the other.
    fn of(cases: &[Case<'_>], mut run: impl FnMut(&Case<'_>) -> Result<(), String>) -> Summary {
        let mut summary = Summary::default();
        for case in cases {
            match run(case) {
                Ok(()) => summary.passed += 1,
                Err(why) => {
                    summary.failed += 1;
                    if summary.failures.len() < TOLD {
                        let name = case.code.mnemonic().map_or(String::new(), |name| format!("{name}: "));
                        summary.failures.push(format!("line {}: {name}{why}", case.line));
                    }
                }
            }
        }
        summary
    }

    /// Adds another file's.
    pub fn add(&mut self, other: Summary) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.failures.extend(other.failures);
        self.failures.truncate(TOLD);
    }
}

/// Reads a file's text in whichever of some formats it has.
///
/// # Errors
/// The text has none of the formats, holds no vectors, or has a line that cannot be read.
pub fn parse<'t>(formats: &[&dyn Format], isa: &'static Isa, text: &'t str) -> Result<Vec<Case<'t>>, String> {
    let first = text.lines().next().unwrap_or("");
    if let Some(format) = formats.iter().find(|format| format.recognises(isa, first)) {
        let cases = format.cases(isa, text)?;
        return match cases.is_empty() {
            true => Err("there are no vectors in it".to_owned()),
            false => Ok(cases),
        };
    }
    let names: Vec<_> = formats.iter().filter_map(|format| format.name(isa)).collect();
    Err(format!(
        "unknown format of vectors; the known ones are: {}",
        names.join(", ")
    ))
}
