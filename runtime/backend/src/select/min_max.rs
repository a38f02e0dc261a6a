//! Minimum and maximum without an instruction: gates that give one of their inputs by a comparison (`picks: SLT` in the
//! description: the first if it is less) become a comparison and a selection, which is shorter than patterns of several
//! instructions.

use crate::machine::binding::{Binding, bit};
use onespec_graph::set::Bitfield;
use onespec_graph::{Circuit, Gate, Opcode, Role};

/// Writes such gates as a comparison and a selection.
pub fn open(circuit: &mut Circuit, binding: &Binding) {
    let set = circuit.set();
    let key = |gate: &Gate| circuit.def(*gate).data.iter().find(|(key, _)| *key == "picks");
    let found: Vec<(Gate, &str)> = circuit
        .gates()
        .filter_map(|gate| key(&gate).map(|(_, name)| (gate, *name)))
        .filter(|(gate, _)| !binding.is_alone(binding.key(circuit, *gate)))
        .collect();
    if found.is_empty() {
        return;
    }
    let comparison = set.gates.iter().enumerate().find_map(|(op, gate)| {
        let Bitfield::Condition(table) = gate.bitfield else {
            return None;
        };
        let is_one = gate.data.iter().any(|(key, _)| *key == "cases");
        is_one.then_some((op as Opcode, set.conditions.get(usize::from(table))?))
    });
    let (Some((compare, table)), Some(select), Some(bit)) = (comparison, set.by_role(Role::Select), bit(set)) else {
        return;
    };
    for (gate, name) in found {
        let Some(code) = table.by_name(name) else { continue };
        let (one, other) = (circuit.value(gate, 0), circuit.value(gate, 1));
        let asked = circuit.add(compare, bit, u64::from(code.code), &[], &[], &[one, other]);
        let chosen = circuit.add(select, circuit.ty(gate), 0, &[], &[], &[asked, one, other]);
        let line = circuit.line(gate);
        circuit.set_line(asked, line);
        circuit.set_line(chosen, line);
        circuit.replace_uses(gate, chosen);
        circuit.kill(gate);
    }
}
