//! Why a function gets no registers.

use super::input::{Block, FileId, Inst, Value};
use std::fmt;

/// Where in a function.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum At {
    /// The beginning of a block.
    Block(Block),
    Inst(Inst),
    /// An edge, by its number in the function's list.
    Edge(u32),
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            At::Block(block) => write!(f, "the beginning of block {}", block.0),
            At::Inst(inst) => write!(f, "instruction {}", inst.0),
            At::Edge(edge) => write!(f, "edge {edge}"),
        }
    }
}

/// Why a function gets no registers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Error {
    /// The input breaks a rule of its form.
    Invalid(String),
    /// More units are live at a point than there are, and nothing more can be spilled.
    Pressure {
        at: At,
        file: FileId,
        file_name: String,
        /// Units that are wanted at once, and those that there are for the classes concerned.
        need: u32,
        have: u32,
        /// The values that want them: those that are live, then those of the instruction.
        live: Vec<Value>,
    },
    /// All units fit, but no arrangement was found, and nothing more can be spilled.
    Arrangement { at: At, live: Vec<Value> },
    /// A parallel copy needs a free unit, an exchange or memory, and has none.
    Copies { at: At, live: Vec<Value> },
    /// The memory for spilled values is too small.
    Memory {
        file: FileId,
        file_name: String,
        need: u32,
        have: u32,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Invalid(what) => f.write_str(what),
            Error::Pressure {
                at,
                file_name,
                need,
                have,
                live,
                ..
            } => write!(
                f,
                "{at} needs {need} units of {file_name} at once, which has {have} for them; {} values are live: use them \
                 earlier, or compute them again",
                live.len()
            ),
            Error::Arrangement { at, live } => write!(
                f,
                "at {at} no arrangement of the {} values that are live was found, and none can be spilled",
                live.len()
            ),
            Error::Copies { at, live } => write!(
                f,
                "at {at} values have to change places, but no unit is free: {} values are live",
                live.len()
            ),
            Error::Memory {
                file_name, need, have, ..
            } => {
                write!(
                    f,
                    "spilled values of {file_name} need {need} units of memory, and there are {have}"
                )
            }
        }
    }
}

impl std::error::Error for Error {}
