//! Errors of gates that can't be selected: the gate to blame, and why no pattern covers it.

use super::block::Maker;
use crate::problem::Problem;
use onespec_core::select::Approximation;
use onespec_graph::set::Bitfield;
use onespec_graph::{Gate, Role};

impl Maker<'_> {
    /// A problem with a gate.
    pub fn problem(&self, gate: Gate, message: String) -> Problem {
        let circuit = self.tiles.circuit;
        Problem {
            gate: Some(format!(
                "{} {}",
                onespec_graph::text::gate_name(circuit, gate),
                circuit.def(gate).name
            )),
            line: circuit.line(gate),
            message,
            ..Problem::default()
        }
    }

    /// What the machine computes in the place of a gate, where that is not allowed.
    fn approximation(&self, gate: Gate) -> Option<&'static Approximation> {
        let (binding, circuit) = (self.tiles.binding, self.tiles.circuit);
        let (set, selector) = (circuit.set(), binding.selector);
        let scalar = binding.twins.and_then(|twins| twins.scalar(circuit.op(gate)));
        let def = set.def(scalar.unwrap_or(circuit.op(gate)));
        let first = set.type_def(circuit.ty(circuit.values(gate).get(0)?));
        let element = set.type_def(first.element).name;
        let is_condition = |name: &str| match def.bitfield {
            Bitfield::Condition(table) => {
                let code = set.conditions.get(usize::from(table)).and_then(|t| t.by_name(name));
                code.is_some_and(|code| u64::from(code.code) == circuit.bits(gate))
            }
            _ => name.is_empty(),
        };
        let fits = |made: &&Approximation| made.gate == def.name && made.ty == element && is_condition(made.cond);
        let found = selector.approximations.iter().find(fits);
        found.filter(|_| !binding.approximate)
    }

    /// No pattern covers a gate: it, or one of those before it, is to blame.
    pub fn uncovered(&self, gate: Gate) -> Problem {
        let circuit = self.tiles.circuit;
        let mut at = gate;
        // A constant may be part of what covers the gate that uses it.
        let is_open = |v: &Gate| {
            let number = self.tiles.number(*v);
            circuit.role(*v) != Role::Constant && number.is_some() && !self.tiles.is_covered(*v)
        };
        for _ in 0..circuit.len() {
            let before = circuit.values(at).iter().find(is_open);
            match before {
                Some(value) => at = value,
                None => break,
            }
        }
        let types: Vec<&str> = circuit
            .values(at)
            .iter()
            .map(|v| circuit.set().type_def(circuit.ty(v)).name)
            .collect();
        let own = circuit.set().type_def(circuit.ty(at)).name;
        let target = &self.tiles.machine.target.name;
        let message = match self.approximation(at) {
            Some(approximation) => format!(
                "{target} only approximates it: {}. Calling convention {} asks for IEEE 754; take one with `approximate: yes`, or \
                 leave this to code that runs elsewhere",
                approximation.bound, self.tiles.machine.convention.name
            ),
            None => format!(
                "no instruction of {target} computes it ({}) -> {own}; write it by other operations, or take a target that has it",
                types.join(", ")
            ),
        };
        self.problem(at, message)
    }
}
