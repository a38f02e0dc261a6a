//! A machine whose instructions are gates of a set: which opcode each instruction has, and which operands are wires and
//! which are numbers of the bitfield. [`lir`](crate::lir) makes these tables.

use super::{Field, GateSet, Opcode, Type};
use onespec_core::isa::variants::{At, Variant};
use onespec_core::isa::{Above, FeatureSet, FileId, Isa, OpId, Which};
use std::fmt;

/// The kind of gate that an instruction is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Computes a value from values.
    Compute,
    /// Touches memory or state, or may trap.
    Effect,
    /// Goes on at one of two sides.
    Fork,
    /// Goes on elsewhere; in a circuit that is where its state wire says.
    Jump,
    /// Goes away and comes back.
    Call,
}

/// Why an instruction is no gate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reason {
    /// The description does not say what it does.
    NoSemantics,
    /// It has more than one result, and a gate has one.
    Results,
    /// Where it goes is in registers or memory: no wire leads there.
    Goes,
    /// It goes somewhere and does something besides.
    Besides,
    /// Its numbers have more than 64 bits.
    Bits,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::NoSemantics => "the description does not say what it does",
            Reason::Results => "it has more than one result",
            Reason::Goes => "where it goes depends on registers or memory",
            Reason::Besides => "it goes somewhere and does something besides",
            Reason::Bits => "its numbers have more than 64 bits",
        })
    }
}

/// Why an instruction is an effect and does not compute a value from values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Opaque {
    /// It accesses memory.
    Memory,
    /// It may trap because of its data.
    Traps,
    /// The number of a register depends on data, or is computed.
    Registers,
    /// It has more results than a gate has.
    Results,
    /// No type has the values of a register that it touches.
    Types,
    /// It reads or writes state that holds no values.
    State,
    /// It changes nothing that is described.
    Order,
}

impl fmt::Display for Opaque {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Opaque::Memory => "memory",
            Opaque::Traps => "may trap",
            Opaque::Registers => "registers by computed numbers",
            Opaque::Results => "more than one result",
            Opaque::Types => "values without a type",
            Opaque::State => "state",
            Opaque::Order => "order alone",
        })
    }
}

/// A register, a row of registers, a part of one, or state, that a wire stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Register {
    /// Where it lies when it is more than a register of `file`.
    pub at: Option<At>,
    /// How many registers follow each other; 0: as many as the state says.
    pub count: u16,
    /// Its lanes have a bit each.
    pub mask: bool,
    /// The register file; [`FileId::MAX`] for state, which `at` names.
    pub file: FileId,
    /// The operand that names it, or the one that it always is.
    pub which: Which,
    /// How many of its low bits are read, or may be other than 0.
    pub bits: u32,
}

/// The machine whose instructions are gates of a set.
#[derive(Debug)]
pub struct Machine {
    /// The description of the machine.
    pub isa: &'static Isa,
    /// What it was made for: `rv64gc`.
    pub target: &'static str,
    /// Features that the target has.
    pub features: FeatureSet,
    /// The opcode of the first instruction; the others follow it.
    pub first: Opcode,
    /// By opcode, counted from the first.
    pub instructions: &'static [Instruction],
    /// Instructions of the target that are no gates, and why.
    pub others: &'static [(OpId, Reason)],
}

/// An instruction as a gate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Instruction {
    /// Index into the instructions of [`Machine::isa`].
    pub op: OpId,
    /// The kind of gate that it is.
    pub shape: Shape,
    /// The registers of its value inputs, in their order. A call's further inputs are its arguments.
    pub inputs: &'static [Register],
    /// The register of its value.
    pub result: Option<Register>,
    /// By field of the bitfield, the operand that it is.
    pub numbers: &'static [u8],
    /// The operand that says where control goes; the circuit says that instead.
    pub target: Option<u8>,
    /// Why it is an effect; `None` for other shapes.
    pub opaque: Option<Opaque>,
    /// The variant of the instruction that this gate is; `None`: all of it.
    pub variant: Option<&'static Variant>,
}

impl Machine {
    /// The instruction of an opcode, if it is one.
    pub fn instruction(&self, op: Opcode) -> Option<&'static Instruction> {
        self.instructions.get(usize::from(op.checked_sub(self.first)?))
    }

    /// The opcode of an instruction.
    pub fn opcode(&self, op: OpId) -> Option<Opcode> {
        let at = self.instructions.iter().position(|i| i.op == op)?;
        Some(self.first + at as Opcode)
    }

    /// What stands above a value of a type in a register of a file, where the machine's instructions did not put it there.
    pub fn above(&self, set: &GateSet, file: FileId, ty: Type) -> Above {
        let holds = self.isa.files.get(usize::from(file)).map_or(&[][..], |f| f.holds);
        let name = set.types.get(usize::from(ty.0)).map_or("", |def| def.name);
        holds
            .iter()
            .find(|hold| hold.ty == name)
            .map_or(Above::Any, |hold| hold.above)
    }
}

impl Instruction {
    /// The operand's number in a bitfield with these fields, as it is encoded; `None` where it is none.
    pub fn number(&self, fields: &[Field], operand: u8, bits: u64) -> Option<u64> {
        let at = self.numbers.iter().position(|&o| o == operand)?;
        fields.get(at).map(|field| field.of(bits))
    }
}
