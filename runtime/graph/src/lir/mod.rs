//! LIR, the lowest level: machine instructions as gates beside those of a description.
//!
//! Nothing about them is written by hand. The generator finds in the semantics what an instruction touches
//! ([`onespec_core::isa::Op::effects`], [`onespec_core::isa::Op::registers`]), and that defines its gate: registers
//! that are read become value inputs, the written one the value; numbers in the word become [`Field`]s of the bitfield;
//! an access to memory or state gets a depend wire; a conditional branch becomes a [`Role::Fork`](crate::Role::Fork)
//! with the sides of a branch. So gates of the source language, of the middle level and of a machine stand in one
//! circuit, and one verifier, printer and scheduler serve all of them.
//!
//! A register that no primary type fits (vectors, groups whose numbers are computed) stays a number in the bitfield,
//! and state that depend wires keep in order.

mod gates;
mod numbers;
mod shape;

pub use gates::with_machine;
pub use shape::{Reason, Register, Shape};

use crate::set::{Field, GateSet, Opcode, Type};
use onespec_core::isa::{Above, FeatureSet, FileId, Isa, OpId};

/// The machine whose instructions are gates of a set.
#[derive(Debug)]
pub struct Machine {
    pub isa: &'static Isa,
    /// What it was made for: `rv64gc`.
    pub target: &'static str,
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
    pub op: OpId,
    pub shape: Shape,
    /// The registers of its value inputs, in their order. A call's further inputs are its arguments.
    pub inputs: &'static [Register],
    /// The register of its value.
    pub result: Option<Register>,
    /// By field of the bitfield, the operand that it is.
    pub numbers: &'static [u8],
    /// The operand that says where control goes; the circuit says that instead.
    pub target: Option<u8>,
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
