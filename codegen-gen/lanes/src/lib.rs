//! Data flow of instructions, for every machine: what each reads and writes as values, by variants of its operands.
//!
//! `term` and its constructors (`normal`, `arith`, `logic`, `operators`, `matching`) are bit-vector terms in normal form;
//! `location` names parts of register files and state; `sources` are the locations that terms depend on; `evaluate` is
//! the symbolic evaluation of semantics with lanes; `split` runs it over sets of operand values; `shape` recognises
//! lane maps, masks, groups and reductions in what a run left, and merges runs of one shape into a variant; `show`
//! prints variants, `expression` evaluates constraints, `cases` puts the sets of operand values of a variant into few rows, `lower` makes the runtime's
//! tables.

mod arith;
mod cases;
pub mod effects;
mod evaluate;
pub mod expression;
mod location;
mod logic;
mod lower;
mod matching;
mod normal;
pub mod number;
mod operators;
mod shape;
pub mod show;
pub mod sources;
pub mod split;
pub mod term;
mod value;
pub mod variables;
pub mod world;

pub use evaluate::{Choice, Fold, Why};
pub use location::{Base, Location, Number, Part, Place};
pub use lower::lower;
pub use matching::Binds;
pub use operators::INT;
pub use shape::{Flow, Kind, Output, Variant, flows, substitute};
