//! What a machine computes in the place of gates, compared with the gates. The comparison is one sequence of random values for
//! all, so all are compared again where one of them changes, or a gate or fn that one of them is made of.

use super::key::{Parts, rule_key};
use super::{Holds, Known, Verdict};
use onespec_description::model::{Bank, Isa};
use onespec_diag::Diags;
use onespec_select::{GateSet, approximations};
use onespec_sem::ir::Program;

/// Reports what is wrong. Nothing is compared where the same was compared before.
pub(super) fn check(isa: &Isa, program: &Program, set: &GateSet, known: &mut Known, diags: &mut Diags) {
    let Some(select) = isa.select.as_ref().filter(|select| !select.approximations.is_empty()) else {
        return;
    };
    let mut hash = rule_key().with("approximations");
    let (machine, mut gates) = (Parts::of(program), Parts::of(&set.program));
    hash.add(&(machine.declared(), gates.declared()));
    let graph = &set.isa.graph;
    let types = graph
        .types
        .iter()
        .map(|ty| (&ty.name, ty.width, ty.bank == Bank::Float));
    hash.add(&types.collect::<Vec<_>>());
    for made in &select.approximations {
        hash.add(&(&made.gate, &made.condition, &made.ty, &made.inputs, made.out));
        for (op, gate) in graph
            .gates
            .iter()
            .enumerate()
            .filter(|(_, gate)| gate.name == made.gate)
        {
            hash.add(&(op, &gate.bitfield, gates.gate(op)));
        }
    }
    for condition in &graph.conditions {
        hash.add(&(&condition.name, &condition.codes));
    }
    for code in program.approximations.iter() {
        let funcs = code.iter().flat_map(|code| [Some(code.value), code.differs]).flatten();
        hash.add(&code.map(|code| code.differs.is_some()));
        machine.funcs(funcs, &mut hash);
    }
    let key = hash.number();
    if known.get(key).is_some() {
        return;
    }
    let before = diags.list.len();
    approximations::check(isa, program, set, diags);
    if diags.list.len() == before {
        known.put(key, &Verdict::Holds(Holds::default()));
    }
}
