//! Instructions to words and bytes.
use super::*;
extern crate alloc;
use alloc::vec::Vec;
pub use onespec_core::code_buffer::{CodeError, Label};
pub use onespec_core::encode::{EncodeError, EncodeProblem};
impl Inst {
    /// The encoding, right-aligned in the word.
    ///
    /// # Errors
    /// A number out of range or not aligned, a register that the instruction cannot name, a reserved
    /// combination of operands. The error's text names the operand and says what it may be.
    pub fn encode(&self) -> Result<Word, EncodeError> {
        let word = ISA.encode(self.op.id(), &self.values())?;
        Ok(word as Word)
    }
    /// The same instruction, known to have an encoding, so that a wrong number is told where it comes from.
    ///
    /// # Errors
    /// See [`Inst::encode`].
    pub fn checked(self) -> Result<Inst, EncodeError> {
        self.encode().map(|_| self)
    }
    /// Appends the encoding, little endian, as many bytes as the instruction has; gives their number.
    ///
    /// # Errors
    /// See [`Inst::encode`].
    pub fn write_to(&self, out: &mut Vec<u8>) -> Result<usize, EncodeError> {
        let (bytes, length) = (self.encode()?.to_le_bytes(), self.length());
        out.extend(bytes.iter().take(length));
        Ok(length)
    }
}
/// Machine code that grows, with labels: a branch may stand before its label is bound.
#[derive(Debug, Clone)]
pub struct CodeBuffer(onespec_core::code_buffer::CodeBuffer);
impl Default for CodeBuffer {
    fn default() -> CodeBuffer {
        CodeBuffer::new()
    }
}
impl CodeBuffer {
    /// An empty buffer.
    pub fn new() -> CodeBuffer {
        CodeBuffer(onespec_core::code_buffer::CodeBuffer::new(&ISA))
    }
    /// Where the next instruction will stand, in bytes.
    pub fn offset(&self) -> usize {
        self.0.offset()
    }
    /// A new label; its name is for messages.
    pub fn label(&mut self, name: &str) -> Label {
        self.0.label(name)
    }
    /// Binds a label to the place of the next instruction.
    ///
    /// # Errors
    /// The label is bound already, or of another buffer.
    pub fn bind(&mut self, label: Label) -> Result<(), CodeError> {
        self.0.bind(label)
    }
    /// Appends an instruction.
    ///
    /// # Errors
    /// The instruction has no encoding.
    pub fn push(&mut self, inst: Inst) -> Result<(), CodeError> {
        self.0.push(inst.op.id(), &inst.values())
    }
    /// Appends a jump or branch to a label; the distance in the instruction does not count.
    ///
    /// # Errors
    /// The instruction has no operand for a distance, or another operand of it has no encoding.
    pub fn branch(&mut self, inst: Inst, label: Label) -> Result<(), CodeError> {
        self.0.branch(inst.op.id(), &inst.values(), label)
    }
    /// The code, with all distances filled in.
    ///
    /// # Errors
    /// A label that is used but not bound, or that a branch does not reach.
    pub fn finish(self) -> Result<Vec<u8>, CodeError> {
        self.0.finish()
    }
}
