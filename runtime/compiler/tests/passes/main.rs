//! Passes keep the meaning of circuits.

#[path = "../support/mod.rs"]
mod support;

mod endless;
mod meaning;
mod memory;
mod modules;
mod ordered;
mod strength;
mod types;
