//! LIR, the lowest level: machine instructions as gates beside those of a description.
//!
//! Nothing about them is written by hand. The generator finds in the semantics what an instruction touches
//! ([`onespec_core::isa::Op::effects`], [`onespec_core::isa::Op::registers`]), and that defines its gate: registers
//! that are read become value inputs, the written one the value; numbers in the word become [`Field`](crate::circuit::set::Field)s of the bitfield;
//! an access to memory or state gets a depend wire; a conditional branch becomes a [`Role::Fork`](crate::Role::Fork)
//! with the sides of a branch. So gates of the source language, of the middle level and of a machine stand in one
//! circuit, and one verifier, printer and scheduler serve all of them.
//!
//! Where an instruction touches more than a scalar register for each operand, its variants
//! ([`onespec_core::isa::variants`]) say what goes in and comes out: lanes, rows and groups of registers, halves, masks,
//! flags. Variants of different shape are gates of their own; one more gate is all that they leave.
//!
//! A register that no primary type fits, or whose number is computed, stays a number in the bitfield, and state that
//! depend wires keep in order.

mod files;
mod gates;
mod numbers;
mod shape;
mod values;

pub use crate::circuit::set::machine::{Instruction, Machine, Opaque, Reason, Register, Shape};
pub use gates::with_machine;
