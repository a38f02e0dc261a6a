//! The semantics of gates, behind one trait for whoever runs circuits. The generated folder answers for scalars; the
//! reference evaluator of a description for everything, vectors and memory too. So the two can be compared.

use crate::GateSet;
use crate::circuit::set::{Field, FoldArgs, TypeDef};
use crate::lir::Instruction;

/// Memory as gates see it, little endian; `bytes` is 1, 2, 4 or 8.
pub trait GateMemory {
    /// `None` where there is no memory.
    fn load(&mut self, addr: u64, bytes: u32) -> Option<u64>;
    /// False where there is no memory.
    fn store(&mut self, addr: u64, bytes: u32, value: u64) -> bool;
}

/// No memory anywhere.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoMemory;

impl GateMemory for NoMemory {
    fn load(&mut self, _: u64, _: u32) -> Option<u64> {
        None
    }

    fn store(&mut self, _: u64, _: u32, _: u64) -> bool {
        false
    }
}

/// A gate with values of any width.
#[derive(Debug, Clone, Copy)]
pub struct WideArgs<'a> {
    /// The gate's opcode.
    pub op: crate::Opcode,
    /// The gate's own type.
    pub ty: crate::Type,
    /// The gate's bitfield.
    pub bits: u64,
    /// The type of each value input.
    pub types: &'a [crate::Type],
    /// Words of each value input, lowest first; bits above the width of the type are 0.
    pub values: &'a [&'a [u64]],
}

/// What gates mean. A value fills the low bits of a number, the others are 0.
pub trait Semantics {
    /// How many times as wide as their types say vectors are.
    fn scale(&self) -> u32 {
        1
    }

    /// The value of a pure gate on scalars; `None` where it has no semantics here.
    fn eval(&mut self, args: FoldArgs<'_>) -> Option<u64>;

    /// A gate on values of any width, or one that touches memory: words of its value, none where it has no value. `None`
    /// where it has no semantics here, or there was no memory.
    fn run(&mut self, _args: WideArgs<'_>, _memory: &mut dyn GateMemory) -> Option<Vec<u64>> {
        None
    }

    /// Whether [`Semantics::run`] knows plain loads and stores of scalars, too. Else whoever runs circuits does them.
    fn knows_memory(&self) -> bool {
        false
    }

    /// An instruction of the machine that is among the gates. What it stores goes to the list, too.
    ///
    /// # Errors
    /// Why it cannot be run: there is no machine, or it traps.
    fn instruction(
        &mut self,
        _asked: Asked<'_>,
        _memory: &mut dyn GateMemory,
        _stores: &mut Vec<Stored>,
    ) -> Result<Done, String> {
        Err("it is an instruction, and there is no machine to run it on".into())
    }
}

/// An instruction that is to be run.
#[derive(Debug, Clone, Copy)]
pub struct Asked<'a> {
    /// The entry in the tables of the machine.
    pub instruction: &'static Instruction,
    /// What is in its bitfield.
    pub fields: &'static [Field],
    /// The gate's bitfield, read by `fields`.
    pub bits: u64,
    /// The low 64 bits of the registers that its value inputs stand for.
    pub registers: &'a [u64],
}

/// What an instruction did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Done {
    /// The low 64 bits of the result's register, all of them: also those above a narrower value.
    pub result: Option<u64>,
    /// It did not go on behind itself.
    pub taken: bool,
    /// Where a call goes whose target is in a register.
    pub target: Option<u64>,
}

/// A write to memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stored {
    /// Address of the first byte.
    pub address: u64,
    /// Number of bytes that were written.
    pub bytes: u32,
    /// The number that was written, little endian; bits above its bytes are 0.
    pub value: u64,
}

/// Semantics by the folder of a gate set: scalars.
#[derive(Clone, Copy)]
pub struct Tables(pub &'static GateSet);

impl Semantics for Tables {
    #[inline]
    fn eval(&mut self, args: FoldArgs<'_>) -> Option<u64> {
        (self.0.fold)(args)
    }
}

/// Bits of a type's values where vectors are `scale` times as wide as their types say.
pub fn width(ty: &TypeDef, scale: u32) -> u32 {
    match ty.lanes {
        0 => ty.width,
        _ => ty.width.saturating_mul(scale),
    }
}
