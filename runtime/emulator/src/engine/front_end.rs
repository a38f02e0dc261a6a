//! Steps of a machine with a front end: it keeps words of the stream or passes them on, and instructions issue further words,
//! which come before the next word of the stream.

use super::StopReason;
use super::step::{fetch_word, illegal};
use crate::memory::Bus;
use onespec_core::exec::{Machine, Stop};
use onespec_core::isa::OpId;
use std::collections::VecDeque;

/// Words that one word of the stream may lead to. A recorded word that issues itself would go on for ever.
const MAX_ISSUED: usize = 1 << 16;

/// What a word of the stream led to.
#[derive(Debug, Clone, Default)]
pub struct Passed {
    /// The word of the stream.
    pub word: u64,
    /// Its bytes.
    pub len: u64,
    /// Words that were executed, in order, with their instructions: itself, unless the front end kept it, and those that were
    /// issued.
    pub executed: Vec<(u64, OpId)>,
}

/// Fetches a word, and executes it and what it issues, unless the front end keeps it.
///
/// # Errors
/// The word cannot be fetched, or an instruction raises a trap: the trap is in the state, and `pc` is unchanged.
pub fn step<M: Machine>(m: &mut M, bus: &mut Bus) -> Result<Passed, Stop> {
    let pc = m.pc();
    bus.position = 0;
    bus.front_end = true;
    let fetched = fetch_word(m, bus, pc)?;
    m.set_pc(pc.wrapping_add(fetched.len));
    let mut passed = Passed {
        word: fetched.word,
        len: fetched.len,
        executed: Vec::new(),
    };
    let mut next = VecDeque::new();
    if m.accept(bus, fetched.word.into()) {
        next.push_back(fetched.word);
    }
    bus.issued.clear();
    while let Some(word) = next.pop_front() {
        let slot = m.decode(word.into(), pc).filter(|_| passed.executed.len() < MAX_ISSUED);
        let done = match &slot {
            Some(slot) => m.execute(bus, slot).map(|()| M::slot_op(slot)),
            None => Err(illegal(m, word)),
        };
        match done {
            Ok(op) => passed.executed.push((word, op)),
            Err(stop) => {
                bus.issued.clear();
                m.set_pc(pc);
                return Err(stop);
            }
        }
        let issued: Vec<u64> = bus.issued.drain(..).map(|word| word as u64).collect();
        for word in issued.into_iter().rev() {
            next.push_front(word);
        }
    }
    bus.retired += passed.executed.len().max(1) as u64;
    Ok(passed)
}

/// Steps until `bus.retired` is `until`, or a trap is raised. Every step is looked at by the driver: it may be the last of the
/// program.
pub fn run<M: Machine>(m: &mut M, bus: &mut Bus, until: u64) -> StopReason {
    if bus.retired >= until {
        return StopReason::Limit;
    }
    match step(m, bus) {
        Ok(_) => StopReason::Event,
        Err(Stop) => StopReason::Trap,
    }
}
