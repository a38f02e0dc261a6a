//! Instructions as data.
use crate::*;
/// An argument: a register's number, an integer's value (alignment applied), a code.
pub type Arg = i32;
/// An encoded instruction, right-aligned.
pub type Word = u32;
/// An instruction as data: what it is, and the values of its operands in the order of its text. Arguments that
/// the instruction does not have are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Inst {
    /// What it is.
    pub op: Opcode,
    /// The values of its operands, 0 beyond them.
    pub args: [Arg; 6],
}
impl Inst {
    /// The arguments that this instruction has.
    pub fn args(&self) -> &[Arg] {
        self.args.get(..self.op.info().operands.len()).unwrap_or(&self.args)
    }
    /// The argument for the operand with this name in the description.
    pub fn arg(&self, name: &str) -> Option<Arg> {
        let index = self.op.info().operands.iter().position(|o| o.name == name)?;
        self.args.get(index).copied()
    }
    /// Reads the operands of a word that is known to be this instruction.
    #[cfg(feature = "asm")]
    pub(crate) fn from_word(id: u16, word: onespec_core::isa::Word) -> Option<Inst> {
        let values = ISA.extract(id, word);
        let mut args = [0; 6];
        for (arg, value) in args.iter_mut().zip(values) {
            *arg = value as Arg;
        }
        Opcode::from_id(id).map(|op| Inst { op, args })
    }
}
pub use onespec_core::instruction::{MemoryAccess, RegisterUse};
impl Inst {
    /// The arguments as the tables take them.
    #[allow(clippy::useless_conversion)]
    pub(crate) fn values(&self) -> onespec_core::operand::Args {
        let mut values = [0; onespec_core::operand::MAX_OPERANDS];
        for (to, from) in values.iter_mut().zip(self.args) {
            *to = i64::from(from);
        }
        values
    }
    /// Bytes of the encoding.
    pub fn length(&self) -> usize {
        self.op.info().bytes()
    }
    /// The registers that it reads. A use is compared with a register: `inst.reads().any(|r| r == register)`.
    /// A register that is always zero is none.
    pub fn reads(&self) -> impl Iterator<Item = RegisterUse> + use<> {
        ISA.reads(self.op.id(), self.values())
    }
    /// The registers that it writes, as [`Inst::reads`] gives them.
    pub fn writes(&self) -> impl Iterator<Item = RegisterUse> + use<> {
        ISA.writes(self.op.id(), self.values())
    }
    /// What it does with memory: whether it loads, stores, and how many bytes. `None`: nothing.
    pub fn memory(&self) -> Option<MemoryAccess> {
        ISA.memory(self.op.id())
    }
    /// The address that a jump or branch at `pc` goes to when it is taken. `None`: it is no jump, or where it goes
    /// is not in its operands.
    pub fn branch_target(&self, pc: u64) -> Option<u64> {
        ISA.branch_target(self.op.id(), &self.values(), pc)
    }
}
