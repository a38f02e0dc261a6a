//! Gates on scalars that say `opens: yes` are never calls: where no instruction computes them, they are what `expand` rules make of
//! them, before anything asks which functions a module calls. Kernels, which call nothing, expand all gates later.

use super::expand::is_computed;
use super::gate_data::says;
use crate::machine::{Binding, Machine};
use onespec_graph::{Circuit, Gate};

/// What says that a gate is opened.
const OPENS: &str = "opens";
/// How often what a rule has made is opened again.
const DEPTH: usize = 8;

/// Opens such gates of a circuit, on machines that run more than kernels.
pub fn open(circuit: &mut Circuit, machine: &Machine, binding: &Binding) {
    if machine.convention.stack.is_none() {
        return;
    }
    let set = circuit.set();
    let is_scalar = |circuit: &Circuit, gate: Gate| {
        let lanes = |gate: Gate| set.type_def(circuit.ty(gate)).lanes;
        lanes(gate) == 0 && circuit.values(gate).iter().all(|value| lanes(value) == 0)
    };
    let mut first = 0;
    for _ in 0..DEPTH {
        let end = circuit.len() as u32;
        for gate in (first..end).map(Gate) {
            let is_such = !circuit.is_dead(gate) && says(set, circuit.op(gate), OPENS) && is_scalar(circuit, gate);
            if !is_such || is_computed(circuit, machine, binding, gate) {
                continue;
            }
            let (line, made) = (circuit.line(gate), circuit.len() as u32);
            if let Some(new) = (set.expand)(circuit, gate) {
                (made..circuit.len() as u32).for_each(|made| circuit.set_line(Gate(made), line));
                circuit.replace_uses(gate, new);
                circuit.kill(gate);
            }
        }
        first = end;
        if circuit.len() as u32 == end {
            break;
        }
    }
}
