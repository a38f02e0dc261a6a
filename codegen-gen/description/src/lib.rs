//! Descriptions: what an author wrote (`syntax`), the resolved model (`model`), and the way from one to the other (`expand`).
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

pub mod expand;
pub mod model;
pub mod syntax;

pub use expand::{Loaded, load, machines};
