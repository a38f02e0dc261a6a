//! The gates of Circuit IR, generated from `spec/circuit`: tables, opcodes, a builder, the folder of constants, and the
//! rules that simplify.
//!
//! ```
//! use onespec_circuit::{Builder, GATES, Icmp, Opcode, types};
//! use onespec_graph::Circuit;
//!
//! let mut circuit = Circuit::new(&GATES, 64);
//! let (state, memory) = (circuit.state_entry(), circuit.depend_entry());
//! let mut b = Builder::new(&mut circuit);
//! let (x, y) = (b.arg(types::I32, 0), b.arg(types::I32, 1));
//! let less = b.icmp(Icmp::Slt, x, y);
//! let least = b.select(less, x, y);
//! b.return_(state, memory, least);
//! assert_eq!(circuit.def(less).name, "ICMP");
//! assert_eq!(Opcode::Add.def().cost, 1);
//! ```
// Generated text: style is not its concern.
#![allow(clippy::all)]

include!(concat!(env!("OUT_DIR"), "/generated.rs"));
