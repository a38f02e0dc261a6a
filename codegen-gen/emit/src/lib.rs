//! Emitters: the products of a checked description, one file each. An emitter is a pure function of the model.
//!
//! All build on [`onespec_sem::isa_tables`]: the description as the plain data that `onespec_core` works with.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

pub mod describe;
pub mod files;
pub mod gates;
pub mod graph;
pub mod interp;
mod items;
#[cfg(feature = "manual")]
pub mod manual;
pub mod rust;
pub mod selectors;
pub mod sources;
pub mod standalone;
mod stored;
