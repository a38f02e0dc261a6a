//! What an instruction with its operands touches and where it goes, from the tables alone.

use crate::isa::{AccessSize, Effects, FileId, Isa, Op, OpId, Touch, Which};
use crate::operand::Args;

/// A register that an instruction reads or writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RegisterUse {
    /// Index into [`Isa::files`].
    pub file: FileId,
    /// Number in the file. `None`: one or more registers whose numbers are computed (a group, a table).
    pub number: Option<u16>,
    /// How many of its low bits are read, or may be other than 0 after the write.
    pub bits: u32,
}

impl RegisterUse {
    /// The register's name as printed; that of the file where the number is computed.
    pub fn name(&self, isa: &Isa) -> &'static str {
        let Some(file) = isa.files.get(usize::from(self.file)) else {
            return "";
        };
        match self.number {
            Some(n) => file.spelling(n.into()).unwrap_or(file.name),
            None => file.name,
        }
    }
}

/// What an instruction does with memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MemoryAccess {
    /// It loads.
    pub reads: bool,
    /// It stores.
    pub writes: bool,
    /// Bytes of each access. `None`: accesses differ, or nothing is known of them.
    pub bytes: Option<u16>,
}

impl Isa {
    /// The registers that an instruction reads, given the values of its operands. A register that is always zero is
    /// none.
    pub fn reads(&self, op: OpId, args: Args) -> impl Iterator<Item = RegisterUse> + '_ {
        self.uses(op, args, |touch| touch.reads)
    }

    /// The registers that an instruction writes, given the values of its operands. Writes to a register that is always
    /// zero are none.
    pub fn writes(&self, op: OpId, args: Args) -> impl Iterator<Item = RegisterUse> + '_ {
        self.uses(op, args, |touch| touch.writes)
    }

    fn uses(&self, op: OpId, args: Args, bits: fn(&Touch) -> u32) -> impl Iterator<Item = RegisterUse> + '_ {
        let registers = self.ops.get(usize::from(op)).map_or(&[][..], |op| op.registers);
        registers.iter().filter_map(move |touch| {
            let bits = bits(touch);
            let number = match touch.which {
                Which::Operand(i) => args.get(usize::from(i)).and_then(|arg| u16::try_from(*arg).ok()),
                Which::Fixed(number) => Some(number),
                Which::Computed => None,
            };
            let zero = self.files.get(usize::from(touch.file)).and_then(|file| file.zero);
            let is_zero = number.is_some() && number == zero;
            (bits != 0 && !is_zero).then_some(RegisterUse {
                file: touch.file,
                number,
                bits,
            })
        })
    }

    /// What an instruction does with memory; `None` where it does nothing.
    pub fn memory(&self, op: OpId) -> Option<MemoryAccess> {
        let op = self.ops.get(usize::from(op))?;
        let access = MemoryAccess {
            reads: op.effects.any(Effects::READS_MEMORY),
            writes: op.effects.any(Effects::WRITES_MEMORY),
            bytes: match op.access {
                AccessSize::Bytes(bytes) => Some(bytes),
                AccessSize::None | AccessSize::Various => None,
            },
        };
        (access.reads || access.writes).then_some(access)
    }

    /// The address that a jump or branch at `pc` goes to when it is taken. `None`: it is no jump, or where it goes is
    /// not in its operands.
    pub fn branch_target(&self, op: OpId, args: &[i64], pc: u64) -> Option<u64> {
        let op = self.ops.get(usize::from(op))?;
        let index = op.branch_operand()?;
        let distance = op.operands.get(index)?.distance(*args.get(index)?);
        Some(pc.wrapping_add_signed(distance))
    }
}

impl Op {
    /// The operand that holds the distance that a jump or branch goes.
    pub fn branch_operand(&self) -> Option<usize> {
        let goes = self
            .effects
            .any(Effects::JUMPS.and(Effects::BRANCHES).and(Effects::UNKNOWN));
        let index = self.operands.iter().position(|operand| operand.pcrel)?;
        goes.then_some(index)
    }

    /// Bytes of the encoding.
    pub fn bytes(&self) -> usize {
        usize::from(self.length).div_ceil(8)
    }
}
