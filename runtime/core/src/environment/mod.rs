//! The schema of `environment:`: which keys there are, and how the text of each is written.
//!
//! This is the one list. The generator holds every description against it ([`Shape::read`] finds what is wrong, and
//! what has to be looked up: state, causes, instructions), and whoever runs a machine reads its tables through
//! [`Environment`], which reads numbers and lists in the same way.

pub mod exchange;
mod float;
pub mod memory_model;
mod names;
mod options;
pub mod rows;
mod shape;

#[cfg(test)]
mod tests;

pub use names::{Fault, Name, Wanted};
pub use options::SourceOption;
pub use shape::Shape;

use crate::fp::Unit;
use crate::isa::Isa;
use alloc::vec::Vec;

/// A key of `environment:`.
#[derive(Debug, Clone, Copy)]
pub struct Key {
    /// The key as descriptions write it.
    pub name: &'static str,
    /// How its text is written.
    pub shape: Shape,
    /// What it states, for the reference.
    pub doc: &'static str,
}

/// What begins with this is a format of rows, with its name behind it.
pub const ROWS: &str = "rows_";

/// All keys but those of rows.
pub const KEYS: [Key; 31] = [
    key("sp", Shape::State, "the stack pointer"),
    key(
        "syscall_cause",
        Shape::Cause,
        "the trap by which a program calls its kernel (generic Linux numbers)",
    ),
    key("syscall_number", Shape::State, "which call it is"),
    key("syscall_args", Shape::States, "its arguments, in order"),
    key("syscall_result", Shape::State, "what it gives"),
    key(
        "syscall_length",
        Shape::Size(16),
        "the program goes on that many bytes behind the call",
    ),
    key("user_state", Shape::StateNumbers, "set before a user program starts"),
    key(
        "signals",
        Shape::CauseNumbers(64),
        "Linux signal of a cause; any other cause is 11",
    ),
    key("hwcap", Shape::Number(u64::MAX), "AT_HWCAP"),
    key(
        "uname",
        Shape::Word,
        "the machine of uname, and AT_PLATFORM, are this and the word width",
    ),
    key(
        "assembler_options",
        Shape::Options,
        "words of the directive `.option` beside `push`, `pop` and `arch`",
    ),
    key(
        "float",
        Shape::Float,
        "what IEEE 754 leaves to the machine: NaNs, tininess, bits of exceptions, codes of rounding modes",
    ),
    key(
        "memory_model",
        Shape::MemoryModel,
        "which executions of several threads are possible",
    ),
    key(
        "vary",
        Shape::StateRanges,
        "state that tests of agreement choose at random, so that instructions do something",
    ),
    key(
        "word_traps",
        Shape::Causes,
        "causes whose value is the instruction's word where the semantics give none",
    ),
    key(
        "vector_lanes",
        Shape::Lanes,
        "vectors write this state lane by lane, the lowest first, each so many bits",
    ),
    key(
        "vector_stacks",
        Shape::Stacks,
        "a stack of vectors: state with the number of its entries, files with their parts",
    ),
    key(
        "vector_word",
        Shape::Word,
        "under which name vectors give the word of a text",
    ),
    key(
        "vector_target",
        Shape::Targets,
        "which field of vectors names the target, and targets for its values (else `arch`)",
    ),
    key(
        "vector_delays",
        Shape::Targets,
        "which field of vectors has straight-line code, and targets for the fields with the slots before its last line",
    ),
    key(
        "vector_exchange",
        Shape::Exchange,
        "how programs whose inputs and outputs only instructions reach get and give them",
    ),
    key("vector_hidden", Shape::States, "state that vectors do not know"),
    key(
        "front_end",
        Shape::Instructions,
        "instructions that the front end executes itself, and does not pass on",
    ),
    key(
        "settled",
        Shape::States,
        "state that compilers take as set up and that orders nothing",
    ),
    key(
        "modes",
        Shape::States,
        "state that selects what instructions do, set by instructions of its own",
    ),
    key(
        "pad",
        Shape::Assembly,
        "what the assembler fills gaps in code with, in the shortest form that fits",
    ),
    key(
        "records",
        Shape::Records,
        "what records call state: `f=F` lets `f12` be `F[12]`",
    ),
    key(
        "record_state",
        Shape::StateNumbers,
        "set before every record that does not say otherwise",
    ),
    key(
        "record_counts",
        Shape::Counts,
        "the number of registers that a record lists goes into this state",
    ),
    key(
        "record_command",
        Shape::Command,
        "the instruction that writes the command of a record; `{csr}` is where to",
    ),
    key(
        "record_command_from",
        Shape::State,
        "the state that it takes the command from",
    ),
];

/// Keys that say something only together. The stack pointer is of use by itself, too.
pub const TOGETHER: [&[&str]; 2] = [
    &[
        "syscall_cause",
        "syscall_number",
        "syscall_args",
        "syscall_result",
        "syscall_length",
        "sp",
    ],
    &["record_command", "record_command_from"],
];

const fn key(name: &'static str, shape: Shape, doc: &'static str) -> Key {
    Key { name, shape, doc }
}

/// What a key means.
pub fn shape(name: &str) -> Option<Shape> {
    let known = KEYS.iter().find(|key| key.name == name).map(|key| key.shape);
    known.or_else(|| (name.len() > ROWS.len() && name.starts_with(ROWS)).then_some(Shape::Rows))
}

/// `environment:` of a machine, read key by key. Absent keys are `None` or empty.
#[derive(Debug, Clone, Copy)]
pub struct Environment(&'static [(&'static str, &'static str)]);

impl Environment {
    /// The environment of a described machine.
    pub fn of(isa: &Isa) -> Environment {
        Environment(isa.environment)
    }

    /// The text of a key.
    pub fn text(self, name: &str) -> Option<&'static str> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
    }

    /// A [`Shape::Number`].
    pub fn number(self, name: &str) -> Option<u64> {
        number(self.text(name)?)
    }

    /// A list of names.
    pub fn words(self, name: &str) -> impl Iterator<Item = &'static str> {
        self.text(name).unwrap_or("").split_whitespace()
    }

    /// A list of `name=text`.
    pub fn pairs(self, name: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.words(name).filter_map(|item| item.split_once('='))
    }

    /// A list of `name=number`.
    pub fn numbers(self, name: &str) -> impl Iterator<Item = (&'static str, u64)> {
        self.pairs(name).filter_map(|(name, text)| Some((name, number(text)?)))
    }

    /// A list of `name=first..last`, or `name=number`.
    pub fn ranges(self, name: &str) -> impl Iterator<Item = (&'static str, u64, u64)> {
        self.pairs(name).filter_map(|(name, text)| {
            let (low, high) = range(text)?;
            Some((name, low, high))
        })
    }

    /// Options of assembler sources.
    pub fn source_options(self) -> Vec<(&'static str, SourceOption<'static>)> {
        let pairs = self.pairs("assembler_options");
        pairs
            .filter_map(|(word, text)| Some((word, options::effects(text).ok()?.0)))
            .collect()
    }

    /// The float unit; [`Unit::DEFAULT`] where the description has none.
    pub fn float(self) -> Unit {
        self.text("float").map_or(Unit::DEFAULT, float_unit)
    }

    /// The memory model, where the machine has one.
    pub fn memory_model(self) -> Option<memory_model::MemoryModel> {
        self.text("memory_model").map(|text| memory_model::read(text).0)
    }

    /// The formats of rows.
    pub fn rows(self) -> impl Iterator<Item = &'static str> {
        self.0
            .iter()
            .filter(|(key, _)| key.starts_with(ROWS))
            .map(|(_, text)| *text)
    }
}

/// The unit that the text of `float` states.
pub fn float_unit(text: &str) -> Unit {
    float::read(text).0
}

/// `12` or `0xc`.
pub fn number(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some(hex) if hex.bytes().all(|b| b.is_ascii_hexdigit()) => u64::from_str_radix(hex, 16).ok(),
        None if text.bytes().all(|b| b.is_ascii_digit()) => text.parse().ok(),
        _ => None,
    }
}

/// `0..40`, or a number, which is both ends.
pub fn range(text: &str) -> Option<(u64, u64)> {
    let (low, high) = text.split_once("..").unwrap_or((text, text));
    let (low, high) = (number(low)?, number(high)?);
    (low <= high).then_some((low, high))
}
