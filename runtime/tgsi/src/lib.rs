//! TGSI, the shader language of Gallium drivers ([reference](../../../docs/reference/tgsi.md)): reader, printer,
//! checker, direct evaluator and lowering to circuits.
//!
//! [`parse()`] accepts the texts that the public text reader accepts, [`dump()`] prints the canonical form, [`check()`]
//! tells of all that makes a text no shader, [`eval`] runs a quad of four lanes: it is the definition that compiled
//! code is compared with. [`lower`] makes a function of Circuit IR of it.
//!
//! ```
//! use onespec_tgsi::{Diags, check, dump, parse};
//!
//! let text = "VERT\nDCL IN[0]\nDCL OUT[0], POSITION\nMOV OUT[0], IN[0].wzyx\nEND\n";
//! let mut diags = Diags::new(0);
//! let shader = parse(text, &mut diags).unwrap();
//! check(&shader, &mut diags);
//! assert!(!diags.has_errors());
//! assert!(dump(&shader).contains("  0: MOV OUT[0], IN[0].wzyx\n"));
//! ```
#![warn(missing_docs)]
#![warn(clippy::missing_errors_doc)]
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

mod check;
pub mod diag;
mod dump;
pub mod eval;
pub mod flow;
pub mod lower;
pub mod names;
pub mod opcodes;
pub mod syntax;
pub mod vectors;

pub use check::check;
pub use diag::Diags;
pub use dump::{dump, dump_exact};
pub use opcodes::Opcode;
pub use syntax::{ast, parse};
