//! Passes keep the semantics of circuits.

#[path = "../support/mod.rs"]
mod support;

mod bit_tests;
mod endless;
mod linear;
mod memory;
mod modules;
mod names;
mod ordered;
mod semantics;
mod strength;
mod types;
