//! Steps of a machine with a front end: it keeps words of the stream or passes them on, and issues words of its own beside them;
//! instructions issue further words, which come before the next word of the stream.

use super::StopReason;
use super::step::{fetch_word, illegal};
use crate::memory::Bus;
use onespec_core::exec::{Machine, Stop};
use onespec_core::isa::OpId;
use std::collections::VecDeque;

/// Words that one word of the stream may lead to. A recorded word that issues itself would go on for ever.
const MAX_ISSUED: usize = 1 << 16;

/// A word that was executed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Executed {
    /// The word.
    pub word: u64,
    /// Its instruction.
    pub op: OpId,
    /// The front end issued it beside the word that came next: it took no slot of its own.
    pub beside: bool,
}

/// What a word of the stream led to.
#[derive(Debug, Clone, Default)]
pub struct Passed {
    /// The word of the stream.
    pub word: u64,
    /// Its bytes.
    pub len: u64,
    /// Words that were executed, in order: itself, unless the front end kept it, and those that were issued.
    pub executed: Vec<Executed>,
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
    Ok(Passed {
        word: fetched.word,
        len: fetched.len,
        executed: pass(m, bus, pc, fetched.word)?,
    })
}

/// Gives a word to the front end, and executes what comes of it.
///
/// # Errors
/// An instruction raises a trap: the trap is in the state, and `pc` is as given.
pub fn pass<M: Machine>(m: &mut M, bus: &mut Bus, pc: u64, word: u64) -> Result<Vec<Executed>, Stop> {
    bus.position = 0;
    bus.front_end = true;
    bus.issued.clear();
    let mut executed = Vec::new();
    // Words with whether they run beside another one.
    let mut next = VecDeque::from([(word, false)]);
    let mut asked = 0;
    while let Some((word, beside)) = next.pop_front() {
        asked += 1;
        let passes = m.accept(bus, word.into());
        let issued: Vec<u64> = bus.issued.drain(..).map(|word| word as u64).collect();
        if !issued.is_empty() && asked < MAX_ISSUED {
            come_first(
                &mut next,
                issued.into_iter().map(|word| (word, true)),
                passes.then_some((word, beside)),
            );
            continue;
        }
        if !passes {
            continue;
        }
        let slot = m.decode(word.into(), pc).filter(|_| asked < MAX_ISSUED);
        let done = match &slot {
            Some(slot) => m.execute(bus, slot).map(|()| M::slot_op(slot)),
            None => Err(illegal(m, word)),
        };
        match done {
            Ok(op) => executed.push(Executed { word, op, beside }),
            Err(stop) => {
                bus.issued.clear();
                m.set_pc(pc);
                return Err(stop);
            }
        }
        let issued: Vec<u64> = bus.issued.drain(..).map(|word| word as u64).collect();
        come_first(&mut next, issued.into_iter().map(|word| (word, beside)), None);
    }
    bus.retired += executed.len().max(1) as u64;
    Ok(executed)
}

/// Puts words before those that wait, and another one behind them.
pub fn come_first<T>(next: &mut VecDeque<T>, words: impl DoubleEndedIterator<Item = T>, behind: Option<T>) {
    for word in behind.into_iter().chain(words.rev()) {
        next.push_front(word);
    }
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
