//! Ways to execute: one instruction at a time, or pre-decoded basic blocks. Both work on any [`Machine`].

pub mod blocks;
pub mod front_end;
pub mod interp;
pub mod step;
#[cfg(test)]
mod tests;
#[cfg(feature = "jit")]
mod translated;
#[cfg(not(feature = "jit"))]
#[path = "untranslated.rs"]
mod translated;

use crate::memory::Bus;
use front_end::FrontEnd;
use interp::Interp;
use onespec_core::exec::Machine;
use std::fmt;
use std::str::FromStr;
use translated::Translated;

pub use translated::{Way, ways};

/// Which engine runs a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Engine {
    /// The evaluator that walks the semantics as written, step by step.
    Reference,
    /// Generated code over pre-decoded blocks.
    #[default]
    Interp,
    /// The same, and what runs often is translated to the host's code. Without the feature `jit` it is the same.
    Jit,
}

/// When [`Engine::Jit`] translates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tiers {
    /// Instructions that a program executes before anything is translated: short ones end in that time.
    pub warm: u64,
    /// Instructions that are executed on the way to an address before it is translated.
    pub hot: u64,
}

impl Tiers {
    /// Everything is translated before it is executed: for tests of translations.
    pub const AT_ONCE: Tiers = Tiers { warm: 0, hot: 0 };

    /// With so many instructions on the way to an address; 0: everything is translated before it is executed.
    pub fn of_hot(hot: u64) -> Tiers {
        match hot {
            0 => Tiers::AT_ONCE,
            // Who asks for less than usual does not want to wait for it.
            _ if hot < Tiers::default().hot => Tiers { warm: hot * 5, hot },
            _ => Tiers {
                hot,
                ..Tiers::default()
            },
        }
    }
}

impl Default for Tiers {
    fn default() -> Tiers {
        Tiers {
            // The interpreter executes them in the time that the translator takes to get ready.
            warm: 4_000_000,
            hot: 20_000,
        }
    }
}

impl FromStr for Engine {
    type Err = String;
    fn from_str(text: &str) -> Result<Engine, String> {
        match text {
            "reference" => Ok(Engine::Reference),
            "interp" => Ok(Engine::Interp),
            "jit" => Ok(Engine::Jit),
            _ => Err(format!(
                "unknown engine `{text}`: the engines are `reference`, `interp` and `jit`"
            )),
        }
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Engine::Reference => "reference",
            Engine::Interp => "interp",
            Engine::Jit => "jit",
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
    FrontEnd(Box<FrontEnd<M>>),
    /// Pre-decoded basic blocks.
    Blocks(Box<Interp<M>>),
}

impl<M: Machine> Runner<M> {
    /// Of an engine.
    pub fn new(engine: Engine, tiers: Tiers) -> Runner<M> {
        match engine {
            Engine::Reference => Runner::Steps,
            Engine::Interp => Runner::Blocks(Box::new(Interp::new(None))),
            Engine::Jit => Runner::Blocks(Box::new(Interp::new(Some(tiers)))),
        }
    }

    /// Runs until something happens or `bus.retired` is `until`.
    pub fn run(&mut self, m: &mut M, bus: &mut Bus, until: u64) -> StopReason {
        match self {
            Runner::Steps => step::run(m, bus, until),
            Runner::FrontEnd(front_end) => front_end.run(m, bus, until),
            Runner::Blocks(interp) => interp.run(m, bus, until),
        }
    }
}
