//! What the test suites share: facts about encodings, random words, and the drivers of other people's tools.
//!
//! The suites themselves are in `tests/` (run by `cargo test`, nothing to install beforehand) and in
//! `src/bin/differential` (run by `.ci/run`, against installed tools).

pub mod facts;
pub mod known;
pub mod llvm;
pub mod machines;
pub mod module_graph;
pub mod ours;
pub mod programs;
pub mod random;
pub mod rvv;
pub mod vectors;
