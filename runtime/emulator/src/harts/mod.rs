//! Harts that execute programs beside each other over one memory.
//!
//! They take turns, each for a fixed number of instructions, in the order of their numbers (round-robin scheduling). What a
//! run does depends on nothing else, so it repeats exactly. A hart that waits gives up its turn; where all of them wait and
//! nothing can wake them, the run is a deadlock.

mod exchange;
mod pool;

pub use exchange::Exchange;
pub use pool::{Pool, rights};

use crate::memory::caches::{Finding, Geometry};
use crate::memory::shared::Registers;
use onespec_core::target::Resolved;

/// What is the same for all runs of harts.
#[derive(Debug)]
pub struct Setup {
    /// State that harts share whose numbers are equal above some bits: its name, and how many bits.
    pub shared: Vec<(String, u32)>,
    /// Registers that harts copy to each other.
    pub exchanges: Vec<Exchange>,
    /// Addresses that are no plain memory.
    pub registers: Box<dyn Registers>,
    /// All addresses are below.
    pub end: u64,
    /// Bytes of memory that may be touched.
    pub memory: u64,
    /// Caches between harts and memory. Without, each hart sees all writes at once.
    pub caches: Option<CacheSetup>,
}

/// Caches of harts that nothing keeps coherent.
#[derive(Debug)]
pub struct CacheSetup {
    /// What they are.
    pub geometry: Geometry,
    /// Whether it is noted who reads what is out of date, whose writes are lost, and which commands come too early.
    pub checked: bool,
    /// Commands that instructions carry, if there are any.
    pub commands: Option<Resolved>,
}

/// A trap of a hart that nothing has handled yet. The hart stands at the instruction that raised it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HartTrap {
    /// Number of the hart.
    pub hart: u64,
    /// The description's name of the cause, if it has one.
    pub name: Option<&'static str>,
    /// The number of the cause.
    pub cause: u64,
    /// The value that goes with it.
    pub value: u64,
    /// Address of the instruction.
    pub pc: u64,
}

/// Why a run comes back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A hart has trapped. The run goes on with it where the caller puts it.
    Trap(HartTrap),
    /// No hart is left.
    Ended,
    /// As many instructions as allowed have retired.
    Limit,
    /// These harts wait for each other, or for nothing.
    Deadlock(Vec<u64>),
    /// The limit of memory is reached.
    OutOfMemory,
}

/// Harts over one memory.
pub trait Harts {
    /// Makes zeroed memory of whole pages with rights ([`crate::memory::space::prot`]). False where the addresses are none.
    fn map(&mut self, base: u64, bytes: u64, rights: u8) -> bool;
    /// Whether all of a range is memory.
    fn is_memory(&self, addr: u64, bytes: u64) -> bool;
    /// Reads memory, whatever its rights. False where part of it is none.
    fn read(&mut self, addr: u64, to: &mut [u8]) -> bool;
    /// Writes memory, whatever its rights. False where part of it is none, and then nothing is written.
    fn write(&mut self, addr: u64, from: &[u8]) -> bool;
    /// Adds a hart in the state of a reset, with this state set besides.
    ///
    /// # Errors
    /// The machine has no state of a name, which is given.
    fn start(&mut self, hart: u64, state: &[(String, u64)]) -> Result<(), String>;
    /// Runs for at most so many instructions of all harts together.
    fn run(&mut self, instructions: u64) -> Event;
    /// A piece of state of a hart that runs.
    fn get(&self, hart: u64, state: &str) -> Option<u64>;
    /// Sets a piece of state of a hart that runs. False where there is none.
    fn set(&mut self, hart: u64, state: &str, value: u64) -> bool;
    /// Ends a hart.
    fn end(&mut self, hart: u64);
    /// Numbers of the harts that run, in their order.
    fn running(&self) -> Vec<u64>;
    /// Instructions of all harts so far.
    fn retired(&self) -> u64;
    /// Writes a cache of a hart back, as far as another one by its number, and empties it.
    fn evict(&mut self, hart: u64, cache: usize, to: usize);
    /// Writes all caches back, and empties them.
    fn empty_caches(&mut self);
    /// What was found of caches and commands so far.
    fn findings(&self) -> Vec<Finding>;
}
