//! Opens descriptions: the list of stages (`pipeline`), and those that judge a whole description: `check`, `examples`, `rules`.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

pub mod check;
pub mod examples;
pub mod pipeline;
pub mod rules;

pub use pipeline::{Checked, Opening, Report, Summary, Tally, check_dir, check_from, check_machine};
