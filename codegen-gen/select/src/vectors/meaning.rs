//! What one run of the lane evaluator computes: one result, the function of its lane, and what that depends on.

use super::super::machine::Machine;
use super::super::symbolic::NoPattern;
use super::cells::{Cell, Form, Meaning, Register, cell, counts, lanes_of};
use super::setting::Setting;
use super::{Source, given, read_element, read_fold};
use hashbrown::HashMap;
use onespec_lanes::effects::Written;
use onespec_lanes::sources::Sources;
use onespec_lanes::split::Run;
use onespec_lanes::term::{Id, MAX_WIDTH, Op, Terms, Var};
use onespec_lanes::{Place, substitute};

/// What a run computes that does not access memory. An error says why no tree of gates can.
pub fn read(
    machine: &Machine<'_>,
    terms: &mut Terms,
    sources: &mut Sources,
    run: &Run,
    setting: Option<&Setting>,
) -> Result<Meaning, NoPattern> {
    let done = &run.effects;
    if !done.jumps.is_empty() || done.system {
        return Err("it does more than compute");
    }
    let trap = done.trap.map(|trap| given::put(machine, terms, sources, trap));
    let results = results(machine, terms, sources, run, setting);
    let written = match results.as_slice() {
        [] => return Err("it writes nothing that a wire is"),
        [written] => written,
        several => beside(machine, several)?.ok_or("it has more than one result")?,
    };
    if let Some(fold) = read_fold::found(run, written) {
        return read_fold::read(machine, terms, sources, (run, setting), (written, fold), trap);
    }
    let result = cell(machine, written.at)?.ok_or("it writes what is no register")?;
    if matches!(result.register, Register::Number(_)) {
        return Err("it writes a register that is no operand");
    }
    let mask = mask(machine, terms, sources, &written.guard)?;
    let inner = match (&mask, written.guard.is_empty()) {
        (None, false) => written.value,
        _ => written.inner,
    };
    let function = given::put(machine, terms, sources, inner);
    match result.lane {
        Some(bits) => {
            let counts = counts(machine, terms, sources, run, setting, lanes_of(machine, result))?;
            let (sources, form) = match is_number(terms, sources, function, bits) {
                true => (Vec::new(), Form::Number),
                false => (read_by(machine, terms, sources, function)?, Form::Lanes),
            };
            Ok(Meaning {
                result,
                function,
                mask,
                sources,
                trap,
                count: counts,
                form,
            })
        }
        None if mask.is_some() => Err("it writes a register under a condition"),
        None if read_element::is_read(machine, terms, sources, function) => Ok(Meaning {
            trap,
            ..read_element::read(machine, terms, sources, result, function)?
        }),
        None => Ok(Meaning {
            trap,
            ..bitwise(machine, terms, sources, result, function)?
        }),
    }
}

/// The mask among two results of which the other one is a register that an operand names: that register may be anything.
fn beside<'r>(machine: &Machine<'_>, results: &[&'r Written]) -> Result<Option<&'r Written>, NoPattern> {
    let [one, other] = results else { return Ok(None) };
    let mut found = None;
    for (mask, beside) in [(one, other), (other, one)] {
        let [mask_cell, cell] = [cell(machine, mask.at)?, cell(machine, beside.at)?];
        let is_mask = mask_cell.is_some_and(|c| c.lane == Some(1) && matches!(c.register, Register::State(_)));
        if is_mask && cell.is_some_and(|c| matches!(c.register, Register::Operand(_))) {
            found = Some(*mask);
        }
    }
    Ok(found)
}

/// What a run writes that is looked at and is not what was there.
pub(super) fn results<'r>(
    machine: &Machine<'_>,
    terms: &mut Terms,
    sources: &mut Sources,
    run: &'r Run,
    setting: Option<&Setting>,
) -> Vec<&'r Written> {
    let mut results = Vec::new();
    for w in &run.effects.written {
        let state = match w.at.place {
            Place::State(s) if machine.unobserved.contains(&s) => continue,
            Place::State(s) => Some(s),
            _ => None,
        };
        let width = terms.width(w.value);
        let known = state.zip(setting).and_then(|(s, setting)| setting.value(s));
        let old = match known {
            Some(value) => terms.constant(width, value),
            None => sources.variable(terms, w.at, width),
        };
        let [now, old] = [w.value, old].map(|value| given::put(machine, terms, sources, value));
        if now != old {
            results.push(w);
        }
    }
    results
}

/// The mask that conditions are; none where they always hold.
pub(super) fn mask(
    machine: &Machine<'_>,
    terms: &mut Terms,
    sources: &Sources,
    guards: &[Id],
) -> Result<Option<Cell>, NoPattern> {
    let mut masks: Vec<Cell> = Vec::new();
    for guard in guards {
        let guard = given::put(machine, terms, sources, *guard);
        if terms.as_const(guard) == Some(1) {
            continue;
        }
        let at = match terms.op(guard) {
            Op::Var(Var::Other(n)) => sources.location(*n),
            _ => None,
        };
        let found = at.map(|at| cell(machine, at)).transpose()?.flatten();
        let found = found.filter(|c| c.lane == Some(1) && !matches!(c.register, Register::Operand(_)));
        let found = found.ok_or("it works on lanes under a condition that is no mask")?;
        if !masks.contains(&found) {
            masks.push(found);
        }
    }
    match masks.as_slice() {
        [] => Ok(None),
        [one] => Ok(Some(*one)),
        _ => Err("it works on lanes under two masks"),
    }
}

/// Whether a lane of so many bits is its own number.
fn is_number(terms: &mut Terms, sources: &Sources, function: Id, bits: u32) -> bool {
    let variables = given::variables(terms, function);
    let [(counter, Var::Other(n))] = variables.as_slice() else {
        return false;
    };
    let is_counter = sources
        .location(*n)
        .is_some_and(|at| matches!(at.place, Place::Loop(_)));
    is_counter && terms.slice(*counter, 0, bits) == function
}

/// The registers that a term depends on.
fn read_by(
    machine: &Machine<'_>,
    terms: &mut Terms,
    sources: &Sources,
    function: Id,
) -> Result<Vec<Source>, NoPattern> {
    let mut found: Vec<Source> = Vec::new();
    for (variable, var) in given::variables(terms, function) {
        // Whether it depends on state is known when its operands are; no gate does.
        if let Var::Other(n) = var {
            let at = sources.location(n).ok_or("it depends on something unknown")?;
            let cell = cell(machine, at)?.ok_or("it depends on state")?;
            found.push(Source { cell, variable });
        }
    }
    match found.len() {
        0..=4 => Ok(found),
        _ => Err("it has many sources"),
    }
}

/// A result that is a whole register of lanes, where each lane is the same function of that lane of its sources.
fn bitwise(
    machine: &Machine<'_>,
    terms: &mut Terms,
    sources: &Sources,
    result: Cell,
    function: Id,
) -> Result<Meaning, NoPattern> {
    const NONE: NoPattern = "its result is no vector";
    let whole = read_by(machine, terms, sources, function)?;
    let width = terms.width(function);
    let repr = machine
        .reprs
        .iter()
        .find(|r| r.file == result.file && r.lanes.is_some());
    let lanes = repr.and_then(|r| r.lanes).map(|(lanes, _)| lanes);
    let Some(lanes) = lanes.filter(|n| *n > 0 && width.is_multiple_of(*n) && width <= MAX_WIDTH) else {
        return Err(NONE);
    };
    let bits = width / lanes;
    let mut first: Option<(Id, Vec<Source>)> = None;
    for lane in 0..lanes {
        let mut map = HashMap::new();
        let mut made = Vec::new();
        for (i, source) in (0u8..).zip(&whole) {
            if source.cell.lane.is_some() || terms.width(source.variable) != width {
                return Err(NONE);
            }
            let lane_of = terms.var(Var::Wire(i), bits);
            let mut pieces = Vec::new();
            if lane > 0 {
                pieces.push(terms.var(Var::Free(i, 0), lane * bits));
            }
            pieces.push(lane_of);
            if lane + 1 < lanes {
                pieces.push(terms.var(Var::Free(i, 1), width - (lane + 1) * bits));
            }
            let all = terms.concat(pieces);
            map.insert(source.variable, all);
            made.push(Source {
                variable: lane_of,
                cell: Cell {
                    lane: Some(bits),
                    ..source.cell
                },
            });
        }
        let value = substitute(terms, function, &mut map);
        let value = terms.slice(value, lane * bits, bits);
        let bound = given::variables(terms, value);
        let free = bound.iter().any(|(_, var)| !matches!(var, Var::Wire(_)));
        match &first {
            _ if free => return Err(NONE),
            Some((known, _)) if *known != value => return Err(NONE),
            Some(_) => {}
            None => first = Some((value, made)),
        }
    }
    let (function, sources) = first.ok_or(NONE)?;
    Ok(Meaning {
        result: Cell {
            lane: Some(bits),
            ..result
        },
        function,
        mask: None,
        sources,
        trap: None,
        count: None,
        form: Form::Lanes,
    })
}
