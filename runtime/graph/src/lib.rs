//! Circuits: graphs of gates joined by state, depend, value and root wires, whatever gates there are.
//!
//! What a gate is stands in a description (`spec/circuit` for Circuit IR) and reaches this crate as a [`set::GateSet`],
//! which a generated crate holds. So nothing here names a gate; what passes must know of one is its [`set::Role`].
#![warn(missing_docs)]
#![warn(clippy::missing_errors_doc)]
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

pub mod binary;
pub mod circuit;
pub mod draw;
pub mod finding;
pub mod isomorphic;
pub mod lir;
pub mod module;
pub mod semantics;
pub mod text;

pub use onespec_core::bv;

pub use circuit::set::{GateDef, GateSet, Opcode, Role, Type, TypeSet};
pub use circuit::{Circuit, Gate, Use, set, word};
pub use finding::{Finding, Findings};
pub use isomorphic::isomorphic;
pub use module::Module;
