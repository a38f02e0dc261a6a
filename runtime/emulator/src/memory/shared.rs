//! Memory that many harts share, at its own addresses: regions with rights, pages that exist once they are touched, addresses
//! that lead elsewhere, and registers in memory.

use super::caches::{Caches, Commands};
use super::space::Space;
use std::fmt;

/// Where an address of a hart leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lead {
    /// Memory at this address. `whole`: the page of the address is the page there, for every hart.
    Memory {
        /// The address in memory.
        at: u64,
        /// Whether the rest of the page is there as well.
        whole: bool,
    },
    /// A register in memory.
    Register,
}

/// A change of the state of a hart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Number of the hart. Where it is none of those that run, nothing happens.
    pub hart: u64,
    /// The piece of state, as the description names it.
    pub state: String,
    /// What is written or, with `adds`, added.
    pub value: u64,
    /// Whether the value is added to what is there.
    pub adds: bool,
}

/// Addresses that are no plain memory.
pub trait Registers: fmt::Debug {
    /// Where an address leads for a hart. Called on the slow path only; what it says of whole pages is kept.
    fn lead(&self, hart: u64, addr: u64) -> Lead;
    /// Reads a register; `None` where the access faults. `state` reads state of the hart that asks.
    fn load(&mut self, hart: u64, addr: u64, bytes: u32, state: &dyn Fn(&str) -> Option<u64>) -> Option<u64>;
    /// The sets of a cache that a hart uses, in which state: the first and how many. `None`: all of them.
    fn sets(&self, _cache: usize, _hart: u64, _state: &dyn Fn(&str) -> Option<u64>) -> Option<(u64, u64)> {
        None
    }
    /// Writes a register; `None` where the access faults. Changes of harts take effect behind the instruction.
    fn store(&mut self, hart: u64, addr: u64, bytes: u32, value: u64) -> Option<Vec<Change>>;
}

/// There are no registers, and every address leads to itself.
#[derive(Debug, Clone, Copy, Default)]
pub struct Plain;

impl Registers for Plain {
    fn lead(&self, _: u64, at: u64) -> Lead {
        Lead::Memory { at, whole: true }
    }

    fn load(&mut self, _: u64, _: u64, _: u32, _: &dyn Fn(&str) -> Option<u64>) -> Option<u64> {
        None
    }

    fn store(&mut self, _: u64, _: u64, _: u32, _: u64) -> Option<Vec<Change>> {
        None
    }
}

/// Memory of many harts.
#[derive(Debug)]
pub struct Shared {
    /// Regions and pages.
    pub space: Space,
    /// Addresses that are no plain memory.
    pub registers: Box<dyn Registers>,
    /// The hart that runs.
    pub hart: u64,
    /// Changes that stores to registers have asked for.
    pub changes: Vec<Change>,
    /// What stands between harts and memory; without, each hart sees all writes at once.
    pub caches: Option<Box<Caches>>,
    /// Commands that instructions carry, where there are caches.
    pub commands: Option<Box<Commands>>,
}

impl Shared {
    /// Without any region. Addresses are below `end`.
    pub fn new(end: u64, registers: Box<dyn Registers>) -> Shared {
        Shared {
            space: Space::new(end, 0),
            registers,
            hart: 0,
            changes: Vec::new(),
            caches: None,
            commands: None,
        }
    }
}
