//! Reductions: a loop over lanes that combines what it carries with each lane and writes it to lane 0 of a register.

use super::super::machine::Machine;
use super::super::symbolic::NoPattern;
use super::cells::{Form, Meaning, Register, cell, counts, is_state, lane, lanes_of};
use super::setting::Setting;
use super::{Source, given};
use onespec_lanes::effects::Written;
use onespec_lanes::sources::Sources;
use onespec_lanes::split::Run;
use onespec_lanes::term::{Id, Op as Term, Terms, Var};
use onespec_lanes::{Fold, INT, Location, Part, Place};

/// What a loop carries that is written to one lane of a register.
pub(super) fn found(run: &Run, written: &Written) -> Option<Fold> {
    match (run.folds.as_slice(), written.at.part) {
        ([fold], Part::Element(..)) if run.loops == 1 && written.inner == fold.result => Some(*fold),
        _ => None,
    }
}

/// A reduction of the lanes that count: what it begins with is lane 0 of one source.
pub(super) fn read(
    machine: &Machine<'_>,
    terms: &mut Terms,
    sources: &mut Sources,
    (run, setting): (&Run, Option<&Setting>),
    (written, fold): (&Written, Fold),
    trap: Option<Id>,
) -> Result<Meaning, NoPattern> {
    const OTHER: NoPattern = "it combines lanes with something else";
    let location = |terms: &Terms, t: Id| match terms.op(t) {
        Term::Var(Var::Other(n)) => sources.location(*n),
        _ => None,
    };
    let (result, 0) = lane(machine, written.at).ok_or(OTHER)? else {
        return Err("it works on one lane of a register");
    };
    let start = location(terms, fold.before).and_then(|at| lane(machine, at));
    let (start, 0) = start.ok_or(OTHER)? else {
        return Err(OTHER);
    };
    let registers = [result.register, start.register];
    if start.lane != result.lane || registers.iter().any(|r| !matches!(r, Register::Operand(_))) {
        return Err(OTHER);
    }
    let function = given::put(machine, terms, sources, fold.after);
    let mut element = None;
    for (variable, var) in given::variables(terms, function) {
        if variable == fold.carried {
            continue;
        }
        let Var::Other(n) = var else {
            return Err("it depends on state");
        };
        let at = sources.location(n).ok_or(OTHER)?;
        let cell = cell(machine, at)?.ok_or("it depends on state")?;
        if element.replace(Source { cell, variable }).is_some() {
            return Err("it combines lanes under a mask");
        }
    }
    let element = element.filter(|s| s.cell.lane == result.lane).ok_or(OTHER)?;
    let count = counts(machine, terms, sources, run, setting, lanes_of(machine, result))?;
    // Only where no lane counts it leaves what was there: the pattern has what it begins with there.
    for guard in &written.guard {
        let guard = given::put(machine, terms, sources, *guard);
        let never = count.map(|state| is_none(terms, sources, state));
        if terms.as_const(guard) != Some(1) && never != Some(guard) {
            return Err(OTHER);
        }
    }
    let start = Source {
        cell: start,
        variable: fold.carried,
    };
    Ok(Meaning {
        result,
        function,
        mask: None,
        sources: vec![start, element],
        trap,
        count,
        form: Form::Fold,
    })
}

/// That a piece of state is not 0.
fn is_none(terms: &mut Terms, sources: &mut Sources, state: u16) -> Id {
    let count = sources.variable(terms, Location::whole(Place::State(state)), INT);
    debug_assert!(is_state(terms, sources, count, state), "it is the state's variable");
    let zero = terms.constant(INT, 0);
    let none = terms.eq(count, zero);
    terms.not(none)
}
