//! Fetch, decode, execute: the plain way, for the reference engine, traces, lockstep and the end of a budget.

use super::StopReason;
use crate::memory::Bus;
use onespec_core::exec::ram::PAGE;
use onespec_core::exec::{Machine, Stop, Trap};
use onespec_core::isa::OpId;

/// An instruction in memory.
#[derive(Debug, Clone, Copy)]
pub struct Fetched<S> {
    /// The decoded instruction.
    pub slot: S,
    /// Its bits.
    pub word: u64,
    /// Its bytes.
    pub len: u64,
    /// Offset in RAM of its first byte.
    pub at: u64,
    /// Offset in RAM of the part on the next page, if it has one.
    pub second: Option<u64>,
}

/// Fetches and decodes the instruction at `pc`.
///
/// # Errors
/// The bytes cannot be fetched, or are no instruction of the target; the trap is in the state.
pub fn fetch<M: Machine>(m: &mut M, bus: &mut Bus, pc: u64) -> Result<Fetched<M::Slot>, Stop> {
    let bytes = fetch_word(m, bus, pc)?;
    match m.decode(bytes.word.into(), pc) {
        Some(slot) => Ok(Fetched {
            slot,
            word: bytes.word,
            len: u64::from(M::slot_len(&slot)),
            at: bytes.at,
            second: bytes.second,
        }),
        None => Err(illegal(m, bytes.word)),
    }
}

/// Fetches the bytes of the instruction at `pc`.
///
/// # Errors
/// The bytes cannot be fetched, or no length of an instruction fits them; the trap is in the state.
pub fn fetch_word<M: Machine>(m: &mut M, bus: &mut Bus, pc: u64) -> Result<Fetched<()>, Stop> {
    let at = bus.fetch_offset(m, pc)?;
    if let Some(fetched) = aligned(m, bus, at) {
        return Ok(fetched);
    }
    let on_page = PAGE - pc % PAGE;
    let mut second = None;
    let mut word = half(bus, at);
    let Some(len) = m.length(word as u32).filter(|len| *len <= 8) else {
        return Err(illegal(m, word));
    };
    // The page behind the last instruction of a page may not be touched, so the rest comes by half words.
    for have in (2..u64::from(len)).step_by(2) {
        let from = match have.checked_sub(on_page) {
            None => at + have,
            Some(0) => *second.insert(bus.fetch_offset(m, pc.wrapping_add(have))?),
            Some(more) => second.unwrap_or(at) + more,
        };
        word |= half(bus, from) << (8 * have);
    }
    Ok(Fetched {
        slot: (),
        word,
        len: len.into(),
        at,
        second,
    })
}

/// The instruction at an offset in RAM, if four bytes at a multiple of four hold it: most do.
#[inline]
fn aligned<M: Machine>(m: &M, bus: &Bus, at: u64) -> Option<Fetched<()>> {
    if !at.is_multiple_of(4) {
        return None;
    }
    let whole = bus.window.ram.read_aligned((at / PAGE) as usize, at as usize, 4)?;
    let len = m.length(whole as u16 as u32).filter(|len| *len <= 4)?;
    Some(Fetched {
        slot: (),
        word: whole & (u64::MAX >> (64 - 8 * u32::from(len).clamp(1, 4))),
        len: len.into(),
        at,
        second: None,
    })
}

/// The 32 bits at an address, if they can be fetched, whatever they are. The trap in the state stays.
pub fn word_at<M: Machine>(m: &mut M, bus: &mut Bus, pc: u64) -> Option<u32> {
    let trap = m.trap();
    let halves = [pc, pc.wrapping_add(2)].map(|at| bus.fetch_offset(m, at).map(|at| half(bus, at) as u32));
    m.set_trap(trap);
    match halves {
        [Ok(low), Ok(high)] => Some(high << 16 | low),
        _ => None,
    }
}

/// Two bytes of RAM; what is behind its end reads 0.
fn half(bus: &Bus, at: u64) -> u64 {
    bus.window.ram.read(at as usize, 2).unwrap_or(0)
}

/// Puts the trap of a word that is no instruction into the state.
pub fn illegal<M: Machine>(m: &mut M, word: u64) -> Stop {
    let cause = m.illegal_cause();
    m.set_trap(Trap { cause, tval: word });
    Stop
}

/// Fetches, decodes and executes the instruction at `pc`.
///
/// # Errors
/// The instruction cannot be fetched or decoded, or raises a trap: the trap is in the state, and `pc` is unchanged.
pub fn step<M: Machine>(m: &mut M, bus: &mut Bus) -> Result<Fetched<M::Slot>, Stop> {
    step_seen(m, bus, |_, _, _| {})
}

/// The same. `see` is told the address and the instruction before it is executed.
fn step_seen<M: Machine>(
    m: &mut M,
    bus: &mut Bus,
    see: impl FnOnce(&mut Bus, u64, OpId),
) -> Result<Fetched<M::Slot>, Stop> {
    let pc = m.pc();
    bus.position = 0;
    let fetched = fetch(m, bus, pc)?;
    see(bus, pc, M::slot_op(&fetched.slot));
    m.set_pc(pc.wrapping_add(fetched.len));
    if let Err(stop) = m.execute(bus, &fetched.slot) {
        m.set_pc(pc);
        return Err(stop);
    }
    bus.retired += 1;
    Ok(fetched)
}

/// Steps until something happens or `bus.retired` is `until`.
pub fn run<M: Machine>(m: &mut M, bus: &mut Bus, until: u64) -> StopReason {
    run_seen(m, bus, until, |_, _, _| {})
}

/// The same. `see` is told the address and the instruction before each is executed.
pub fn run_seen<M: Machine>(m: &mut M, bus: &mut Bus, until: u64, see: impl Fn(&mut Bus, u64, OpId)) -> StopReason {
    while bus.retired < until {
        let Ok(fetched) = step_seen(m, bus, &see) else {
            return StopReason::Trap;
        };
        if std::mem::take(&mut bus.attention) || M::system(&fetched.slot) {
            return StopReason::Event;
        }
    }
    StopReason::Limit
}
