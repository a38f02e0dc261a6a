//! What a machine computes on vectors instead of the floats of gates.

use super::super::{GateSet, Selection};
use onespec_description::model::{Approximation, Isa};
use onespec_sem::ir::{FuncId, Program};
use std::collections::HashMap;

/// The piece of state that is the file of a representation; none for a register file.
pub(in super::super) fn state_of(isa: &Isa, program: &Program, file: u16) -> Option<u16> {
    let at = usize::from(file).checked_sub(isa.files.len())?;
    let name = &isa.state.get(at)?.name;
    let found = program.state.iter().position(|s| s.name == *name)?;
    u16::try_from(found).ok()
}

/// Approximations that differ nowhere.
pub(in super::super) fn exact(isa: &Isa) -> Vec<u16> {
    let all = isa.select.iter().flat_map(|s| &s.approximations);
    let never = |made: &Approximation| made.differs.as_ref().is_some_and(|text| text.text.trim() == "0");
    (0u16..)
        .zip(all)
        .filter(|(_, made)| never(made))
        .map(|(at, _)| at)
        .collect()
}

/// The approximations of gates on vectors.
pub(in super::super) fn approximations(
    isa: &Isa,
    program: &Program,
    set: &GateSet,
    selection: &Selection,
) -> HashMap<u16, FuncId> {
    let code = |of: u16| program.approximations.get(usize::from(of)).copied().flatten();
    let all = of_gates(isa, set, selection).into_iter();
    all.filter_map(|(at, of)| Some((at, code(of)?.value))).collect()
}

/// The numbers of the approximations of gates on vectors.
pub(in super::super) fn of_gates(isa: &Isa, set: &GateSet, selection: &Selection) -> HashMap<u16, u16> {
    let graph = &set.isa.graph;
    let all: Vec<&Approximation> = isa.select.iter().flat_map(|s| &s.approximations).collect();
    let mut found = HashMap::new();
    for (at, name) in (0u16..).zip(&selection.gates) {
        let lifted = graph
            .gates
            .get(usize::from(name.op))
            .and_then(|g| graph.gates.get(usize::from(g.lifts?)));
        let first = name.inputs.first().and_then(|ty| graph.types.get(usize::from(*ty)));
        let element = first.and_then(|ty| graph.types.get(usize::from(ty.element)));
        let (Some(scalar), Some(element)) = (lifted, element) else {
            continue;
        };
        let fits = |made: &Approximation| {
            made.gate == scalar.name && made.condition == name.cond && made.ty == element.name.to_lowercase()
        };
        if let Some((of, _)) = (0u16..).zip(&all).find(|(_, made)| fits(made)) {
            found.insert(at, of);
        }
    }
    found
}
