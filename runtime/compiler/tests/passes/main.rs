//! Passes keep the meaning of circuits.

#[path = "../support/mod.rs"]
mod support;

mod meaning;
mod strength;
mod types;
