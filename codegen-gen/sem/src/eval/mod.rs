//! The reference evaluator: a processor that walks the typed semantics as they were loaded.
//!
//! It is the answer that generated code is compared with, and what runs an edited description without a compiler
//! (`--spec DIR`). So it is written to be obviously right: the walk of [`super::walk`] in the domain of concrete values of any
//! width ([`concrete`]), state by name ([`state`]). Work and depth are bounded; no program makes it panic.

pub mod concrete;
pub mod fp;
pub mod gates;
pub mod operate;
mod operators;
mod places;
mod reference;
mod state;
mod steps;
#[cfg(test)]
mod tests;
pub mod value;

pub use gates::Gates;
pub use reference::{Reference, Slot};
pub use state::EvalState;
pub use steps::Steps;

pub use places::chunks;
