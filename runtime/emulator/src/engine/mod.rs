//! Ways to execute: one instruction at a time, or pre-decoded basic blocks. Both work on any [`Machine`].

pub mod blocks;
pub mod front_end;
pub mod interp;
pub mod step;
#[cfg(test)]
mod tests;

use crate::memory::Bus;
use interp::Interp;
use onespec_core::exec::Machine;
use std::fmt;
use std::str::FromStr;

/// Which engine runs a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Engine {
    /// The evaluator that walks the semantics as written, step by step.
    Reference,
    /// Generated code over pre-decoded blocks.
    #[default]
    Interp,
}

impl FromStr for Engine {
    type Err = String;
    fn from_str(text: &str) -> Result<Engine, String> {
        match text {
            "reference" => Ok(Engine::Reference),
            "interp" => Ok(Engine::Interp),
            _ => Err(format!(
                "unknown engine `{text}`: the engines are `reference` and `interp`"
            )),
        }
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Engine::Reference => "reference",
            Engine::Interp => "interp",
        })
    }
}

/// Why an engine came back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StopReason {
    /// The trap is in the state, and `pc` is the address of the instruction that raised it.
    Trap,
    /// As many instructions as allowed have retired.
    Limit,
    /// Interrupts, devices or translation may have changed.
    Event,
}

/// Steps, or runs blocks: the same loop around both.
pub enum Runner<M: Machine> {
    /// One instruction at a time.
    Steps,
    /// The same for machines with a front end.
    FrontEnd,
    /// Pre-decoded basic blocks.
    Blocks(Box<Interp<M>>),
}

impl<M: Machine> Runner<M> {
    /// Blocks unless `steps`.
    pub fn new(steps: bool) -> Runner<M> {
        if steps {
            Runner::Steps
        } else {
            Runner::Blocks(Box::default())
        }
    }

    /// Runs until something happens or `bus.retired` is `until`.
    pub fn run(&mut self, m: &mut M, bus: &mut Bus, until: u64) -> StopReason {
        match self {
            Runner::Steps => step::run(m, bus, until),
            Runner::FrontEnd => front_end::run(m, bus, until),
            Runner::Blocks(interp) => interp.run(m, bus, until),
        }
    }
}
