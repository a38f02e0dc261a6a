//! The compiler: verification, passes, scheduling and execution of circuits, one pass a file. No gate is named here:
//! passes know gates by their [roles](onespec_graph::Role) and their descriptions.
#![cfg_attr(not(test), warn(clippy::print_stdout, clippy::print_stderr))]

pub mod elements;
pub mod evaluate;
pub mod flow;
pub mod open;
pub mod opt;
pub mod outline;
pub mod passes;
pub mod schedule;
pub mod vectorize;
pub mod verify;
