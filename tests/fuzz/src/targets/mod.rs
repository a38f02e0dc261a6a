//! The targets: a reader each, and what follows it.

mod arguments;
mod assembler;
mod circuits;
mod compiled;
mod elf;
mod guests;
mod litmus;
mod spec;
mod vectors;
mod volt;

use crate::mutate::{self, Pool};
use crate::trail::Trail;
use fastrand::Rng;

/// A reader, and the stages behind it.
pub trait Target {
    /// Inputs to begin with.
    fn corpus(&self) -> Vec<Vec<u8>>;

    /// An input like the one that is given; see [`mutate`].
    fn mutate(&self, input: &[u8], pool: &Pool<'_>, rng: &mut Rng, wild: bool) -> Vec<u8> {
        mutate::text(input, pool, rng, wild)
    }

    /// Runs an input as far as it goes.
    fn run(&self, input: &[u8]) -> Trail;
}

/// Makes a target.
pub type Open = fn() -> Box<dyn Target>;

/// All of them by name.
pub const ALL: [(&str, Open); 12] = [
    ("spec", spec::spec),
    ("rules", spec::rules),
    ("semantics", spec::semantics),
    ("assembler", assembler::open),
    ("elf", elf::open),
    ("guests", guests::open),
    ("vectors", vectors::open),
    ("circuit-text", circuits::text),
    ("circuit-bytes", circuits::bytes),
    ("volt", volt::open),
    ("litmus", litmus::open),
    ("arguments", arguments::open),
];

/// The target with a name.
pub fn open(name: &str) -> Option<Box<dyn Target>> {
    let (_, open) = ALL.iter().find(|(known, _)| *known == name)?;
    Some(open())
}
