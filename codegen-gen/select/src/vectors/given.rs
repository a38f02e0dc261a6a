//! Terms in which state and features that selected code may rely on have their values.

use super::super::machine::Machine;
use hashbrown::{HashMap, HashSet};
use onespec_lanes::sources::Sources;
use onespec_lanes::term::{Id, Op, Terms, Var};
use onespec_lanes::{Number, Part, Place, substitute};

/// The variables of a term, each once.
pub fn variables(terms: &Terms, t: Id) -> Vec<(Id, Var)> {
    let (mut found, mut seen, mut open) = (Vec::new(), HashSet::new(), vec![t]);
    while let Some(t) = open.pop() {
        if !seen.insert(t) {
            continue;
        }
        match terms.op(t) {
            Op::Var(var) => found.push((t, *var)),
            _ => open.extend(terms.args(t)),
        }
    }
    found.sort_unstable();
    found
}

/// The term with the values of what is given.
pub fn put(machine: &Machine<'_>, terms: &mut Terms, sources: &Sources, t: Id) -> Id {
    let mut map = HashMap::new();
    for (id, var) in variables(terms, t) {
        let width = terms.width(id);
        let value = match var {
            Var::State(s) => of_state(machine, s, Part::Whole),
            Var::Other(n) => match sources.location(n).map(|at| (at.place, at.part)) {
                Some((Place::State(s), part)) => of_state(machine, s, part),
                Some((Place::Register { file, number }, Part::Lane(_))) if number == Number::fixed(number.offset) => {
                    let mut all = machine.constants.iter();
                    let known = all.find(|(f, n, _)| *f == file && i64::from(*n) == number.offset);
                    known.map(|(_, _, value)| u128::from(*value))
                }
                _ => None,
            },
            Var::Feature(f) => machine.features.contains(&f).then_some(1),
            _ => None,
        };
        if let Some(value) = value {
            let value = value & (u128::MAX >> (128 - width.clamp(1, 128)));
            map.insert(id, terms.constant(width, value));
        }
    }
    match map.is_empty() {
        true => t,
        false => substitute(terms, t, &mut map),
    }
}

/// The value of a part of a piece of state: of a lane where all lanes have one.
fn of_state(machine: &Machine<'_>, state: u16, part: Part) -> Option<u128> {
    let (_, value) = machine.given.iter().find(|(s, _)| *s == state)?;
    let bits = machine.program.state.get(usize::from(state)).and_then(|s| s.ty.bits());
    let ones = u64::MAX
        .checked_shr(64 - bits.unwrap_or(64).clamp(1, 64))
        .unwrap_or(u64::MAX);
    match (part, *value) {
        (Part::Whole, value) => Some(value.into()),
        (_, 0) => Some(0),
        (_, value) if value == ones => Some(u128::MAX),
        (Part::Element(bits, k), value) if bits < 64 && bits * k < 64 => Some(u128::from(value >> (bits * k))),
        _ => None,
    }
}
