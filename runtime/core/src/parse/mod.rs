//! Text to instructions: the inverse of the printer.
//!
//! A text denotes the encoding that prints as this text. The mnemonic finds the candidates (instructions, then aliases,
//! then macros) in a hash table built once a target; each candidate's templates are matched against the text with
//! backtracking over choices and optional parts ([`templates`]); fields that are not in the text are found by trying
//! their values ([`solve`]). What fails is reported where matching got furthest.

mod accept;
mod candidates;
pub mod error;
pub mod expr;
mod frames;
mod matcher;
mod read;
mod search;
mod solve;
mod templates;

pub use candidates::Parser;
pub use error::ParseError;
pub use matcher::{Matcher, Outcome, Symbolic};
pub use read::reloc_value;
