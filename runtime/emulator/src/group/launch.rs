//! What a group is given, and what it leaves behind.

use super::Lanes;
use crate::options::{End, code};
use crate::pipeline::Cycles;

/// State of each lane before the first instruction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Initial {
    /// Its name: `r0.x`, `hr3.y`, `c4.x`, `R[3]`, `local`.
    pub name: String,
    /// A value for each lane; one value is that of all. Lanes behind the last value keep the state of the reset.
    pub values: Vec<u64>,
}

/// How a group begins.
#[derive(Debug, Clone, Default)]
pub struct Launch {
    /// Lanes; 0: as many as a group of the target has.
    pub lanes: u32,
    /// Lanes that are helpers from the start: neighbours that are not covered.
    pub helpers: Lanes,
    /// State, beyond that of the platform's reset.
    pub registers: Vec<Initial>,
    /// State that is told at the end, by name: one piece each, or a register file.
    pub shown: Vec<String>,
    /// Bytes that are written to memory before the first instruction, by address.
    pub memory: Vec<(u64, Vec<u8>)>,
    /// Memory that is told at the end: addresses and numbers of bytes.
    pub read: Vec<(u64, u32)>,
}

/// Why a group stopped before its lanes ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The lane.
    pub lane: usize,
    /// Address of the instruction.
    pub pc: u64,
    /// What happened, for people.
    pub report: String,
}

/// What came of a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupOutcome {
    /// Why it ended: all lanes have ended (`Exit`), a trap (`Signal`), an instruction too early (`Hazard`), a budget.
    pub end: End,
    /// The lane and the address of a trap.
    pub fault: Option<Fault>,
    /// State that was asked for, by lane: pieces in the order of [`Launch::shown`], of a register file those registers that
    /// are not 0 in all lanes.
    pub values: Vec<(String, Vec<u64>)>,
    /// Memory that was asked for, in the order of [`Launch::read`].
    pub memory: Vec<Vec<u8>>,
    /// Lanes that were discarded.
    pub discarded: Lanes,
    /// Instructions that the group has executed.
    pub instructions: u64,
    /// Of all active lanes together.
    pub lane_instructions: u64,
    /// Addresses at which lanes were parked at once, at most.
    pub depth: usize,
    /// Cycles, if they were counted.
    pub cycles: Option<Cycles>,
    /// Groups that a core holds at once, as far as the description says.
    pub occupancy: Option<u32>,
}

impl GroupOutcome {
    /// The exit code that a shell would see.
    pub fn code(&self) -> u8 {
        code(&self.end)
    }

    /// The values of a piece of state, by lane.
    pub fn of(&self, name: &str) -> Option<&[u64]> {
        let found = self.values.iter().find(|(known, _)| known == name);
        found.map(|(_, values)| values.as_slice())
    }
}
