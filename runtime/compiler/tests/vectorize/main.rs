//! Loops that become vector code: programs do the same as before, on the evaluator of circuits, for vectors of several
//! widths; and what became of each loop is what stands beside the program.

mod elements;
mod outlined;
mod programs;
mod random;
#[path = "../support/mod.rs"]
mod support;
mod target;
