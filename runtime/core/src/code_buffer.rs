//! A buffer of machine code with labels: forward branches are filled in when their label is bound.

use crate::encode::EncodeError;
use crate::isa::{Isa, OpId};
use crate::operand::MAX_OPERANDS;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// A place in the code of a [`CodeBuffer`], which may be bound later than it is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Label(usize);

/// Why code cannot be made. Names of labels are those that they were made with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CodeError {
    /// An instruction has no encoding.
    Encode {
        /// Offset of the instruction in bytes.
        offset: usize,
        /// Why it has none.
        error: EncodeError,
    },
    /// An instruction that goes to a label has no operand for a distance.
    NoDistance {
        /// Offset of the instruction in bytes.
        offset: usize,
        /// The instruction's mnemonic; empty where there is no such instruction.
        mnemonic: &'static str,
    },
    /// A label stands for two places.
    BoundTwice {
        /// Name of the label.
        label: String,
    },
    /// A branch goes to a label that was never bound.
    Unbound {
        /// Name of the label.
        label: String,
        /// Offset of the branch in bytes.
        offset: usize,
    },
    /// A label of another buffer.
    Foreign,
    /// A branch does not reach its label. `message` tells what the distance may be.
    OutOfRange {
        /// Name of the label.
        label: String,
        /// Offset of the branch in bytes.
        offset: usize,
        /// Bytes from the branch to the label.
        distance: i64,
        /// For people: which distances the branch can go.
        message: String,
    },
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::Encode { offset, error } => write!(f, "at offset {offset:#x}: {error}"),
            CodeError::NoDistance { offset, mnemonic } => write!(
                f,
                "at offset {offset:#x}: `{mnemonic}` goes to no label: it has no operand for a distance"
            ),
            CodeError::BoundTwice { label } => {
                write!(f, "the label `{label}` is bound twice: make a label for each place")
            }
            CodeError::Unbound { label, offset } => write!(
                f,
                "the label `{label}`, used at offset {offset:#x}, is not bound: bind it where it stands for"
            ),
            CodeError::Foreign => f.write_str("the label was made by another buffer"),
            CodeError::OutOfRange {
                label,
                offset,
                distance,
                message,
            } => write!(
                f,
                "at offset {offset:#x}: the label `{label}` is {distance} bytes away: {message}"
            ),
        }
    }
}

impl core::error::Error for CodeError {}

/// Machine code that grows, little endian, with labels.
#[derive(Debug, Clone)]
pub struct CodeBuffer {
    isa: &'static Isa,
    bytes: Vec<u8>,
    /// Name of each label, and the offset where it is bound.
    labels: Vec<(String, Option<usize>)>,
    branches: Vec<Branch>,
}

/// An instruction that goes to a label.
#[derive(Debug, Clone)]
struct Branch {
    offset: usize,
    op: OpId,
    args: [i64; MAX_OPERANDS],
    label: Label,
}

impl CodeBuffer {
    /// An empty buffer for instructions of a machine.
    pub fn new(isa: &'static Isa) -> CodeBuffer {
        CodeBuffer {
            isa,
            bytes: Vec::new(),
            labels: Vec::new(),
            branches: Vec::new(),
        }
    }

    /// Where the next instruction will stand, in bytes.
    pub fn offset(&self) -> usize {
        self.bytes.len()
    }

    /// A new label; its name is for messages.
    pub fn label(&mut self, name: &str) -> Label {
        self.labels.push((name.to_string(), None));
        Label(self.labels.len() - 1)
    }

    /// Binds a label to the place of the next instruction.
    ///
    /// # Errors
    /// The label is bound already, or of another buffer.
    pub fn bind(&mut self, label: Label) -> Result<(), CodeError> {
        let offset = self.bytes.len();
        let (name, place) = self.labels.get_mut(label.0).ok_or(CodeError::Foreign)?;
        match place {
            Some(_) => Err(CodeError::BoundTwice { label: name.clone() }),
            None => {
                *place = Some(offset);
                Ok(())
            }
        }
    }

    /// Appends an instruction with the values of its operands.
    ///
    /// # Errors
    /// The instruction has no encoding.
    pub fn push(&mut self, op: OpId, args: &[i64]) -> Result<(), CodeError> {
        let encode = |error| CodeError::Encode {
            offset: self.bytes.len(),
            error,
        };
        let word = self.isa.encode(op, args).map_err(encode)?;
        let length = self.isa.ops.get(usize::from(op)).map_or(0, |op| op.bytes());
        self.bytes.extend(word.to_le_bytes().iter().take(length));
        Ok(())
    }

    /// Appends a jump or branch to a label; what `args` has for the distance does not count.
    ///
    /// # Errors
    /// The instruction has no operand for a distance, or another operand of it has no encoding.
    pub fn branch(&mut self, op: OpId, args: &[i64], label: Label) -> Result<(), CodeError> {
        if label.0 >= self.labels.len() {
            return Err(CodeError::Foreign);
        }
        let offset = self.bytes.len();
        let entry = self.isa.ops.get(usize::from(op));
        let Some(operand) = entry.and_then(|op| op.branch_operand()) else {
            return Err(CodeError::NoDistance {
                offset,
                mnemonic: entry.map_or("", |op| op.name),
            });
        };
        let mut values = [0; MAX_OPERANDS];
        for (value, arg) in values.iter_mut().zip(args) {
            *value = *arg;
        }
        // What is wrong with the other operands is told here, where it was asked for.
        values[operand] = 0;
        let given = args.len().min(MAX_OPERANDS);
        self.push(op, &values[..given])?;
        self.branches.push(Branch {
            offset,
            op,
            args: values,
            label,
        });
        Ok(())
    }

    /// The code, with all distances filled in.
    ///
    /// # Errors
    /// A label that is used but not bound, or that a branch does not reach.
    pub fn finish(mut self) -> Result<Vec<u8>, CodeError> {
        for branch in &self.branches {
            let (name, place) = self.labels.get(branch.label.0).ok_or(CodeError::Foreign)?;
            let offset = branch.offset;
            let unbound = || CodeError::Unbound {
                label: name.clone(),
                offset,
            };
            let distance = place.ok_or_else(unbound)? as i64 - offset as i64;
            let Some(op) = self.isa.ops.get(usize::from(branch.op)) else {
                continue;
            };
            let Some((index, operand)) = op.branch_operand().and_then(|i| Some((i, op.operands.get(i)?))) else {
                continue;
            };
            let out_of_range = |message: String| CodeError::OutOfRange {
                label: name.clone(),
                offset,
                distance,
                message,
            };
            let steps = operand.steps(distance);
            let steps = steps.ok_or_else(|| out_of_range(alloc::format!("no multiple of {}", operand.scale)))?;
            let mut args = branch.args;
            args[index] = steps;
            let given = op.operands.len().min(MAX_OPERANDS);
            let word = self.isa.encode(branch.op, &args[..given]);
            let word = word.map_err(|error| out_of_range(error.message))?;
            let bytes = word.to_le_bytes();
            if let Some(place) = self.bytes.get_mut(offset..offset + op.bytes()) {
                place.copy_from_slice(&bytes[..op.bytes()]);
            }
        }
        Ok(self.bytes)
    }
}
