//! Which platform a program runs on, and how programs on it end and print besides the devices of its board.

use crate::error::RunError;
use crate::messages::cause_name;
use onespec_core::exec::{Machine, Trap};
use onespec_core::isa::Isa;
use onespec_core::isa::platform::{Code, End, EndCause, Platform, Watch};
use onespec_core::target::Resolved;

/// The platform of a target: the one that is named, else the first whose needs hold. `Ok(None)`: the target has none.
///
/// # Errors
/// No platform of the target has this name.
pub fn choose(isa: &Isa, target: &Resolved, name: Option<&str>) -> Result<Option<&'static Platform>, RunError> {
    let mut known = isa.platforms_of(target.features);
    let Some(name) = name else { return Ok(known.next()) };
    let found = isa.platforms_of(target.features).find(|platform| platform.name == name);
    match found {
        Some(platform) => Ok(Some(platform)),
        None => Err(RunError::UnknownPlatform {
            name: name.to_owned(),
            target: target.name.to_string(),
            known: known.map(|platform| platform.name).collect(),
        }),
    }
}

/// Sets the state in which a program begins.
///
/// # Errors
/// A piece of state that the machine does not have, by its name.
pub fn reset<M: Machine>(m: &mut M, platform: &Platform, entry: u64) -> Result<(), &'static str> {
    m.set_pc(entry);
    let missing = platform.state.iter().find(|(name, value)| !m.set(name, *value));
    missing.map_or(Ok(()), |(name, _)| Err(*name))
}

/// The exit code, if a trap ends the program.
pub fn ended_by_trap<M: Machine>(m: &M, isa: &Isa, platform: &Platform, trap: Trap) -> Option<u8> {
    let name = cause_name(isa, trap)?;
    let is = |end: &&End| matches!(end.cause, EndCause::Trap(cause) if cause == name) && holds(m, end);
    platform.ends.iter().find(is).map(|end| code(m, end))
}

/// The exit code, if state ends the program, or its end is reached: `past` says whether the program counter is behind its last
/// instruction.
pub fn ended<M: Machine>(m: &M, platform: &Platform, past: bool) -> Option<u8> {
    let is = |end: &&End| {
        let by_this = match &end.cause {
            EndCause::Trap(_) => false,
            EndCause::State(watch) => sees(m, watch).is_some(),
            EndCause::Past => past,
        };
        by_this && holds(m, end)
    };
    platform.ends.iter().find(is).map(|end| code(m, end))
}

/// The character that state has for the console. It is taken: the state is cleared.
pub fn printed<M: Machine>(m: &mut M, platform: &Platform) -> Option<u8> {
    let found = platform.prints.iter().find_map(|print| {
        let value = sees(m, &print.when)?;
        Some((print.when.state, value as u8))
    });
    let (state, character) = found?;
    m.set(state, 0);
    Some(character)
}

/// Whether state has to be looked at between instructions.
pub fn watches(platform: &Platform) -> bool {
    let by_state = |end: &End| matches!(end.cause, EndCause::State(_));
    !platform.prints.is_empty() || platform.ends.iter().any(by_state)
}

fn sees<M: Machine>(m: &M, watch: &Watch) -> Option<u64> {
    m.get(watch.state).filter(|value| value & watch.mask == watch.is)
}

fn holds<M: Machine>(m: &M, end: &End) -> bool {
    end.when.iter().all(|(name, value)| m.get(name) == Some(*value))
}

fn code<M: Machine>(m: &M, end: &End) -> u8 {
    match end.code {
        Code::Is(code) => code,
        Code::State(name) => u8::try_from(m.get(name).unwrap_or(0)).unwrap_or(u8::MAX),
    }
}
