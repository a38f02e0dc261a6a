//! States of a loop that are executed whenever the loop is entered, since its first iteration is known: its counters
//! start with constants, so conditions can be computed, and control takes one path.
//!
//! Gates of these states may be hoisted though the loop tests at its head: the body of `for (i = 0; i < 10; …)` runs.

use super::control::Control;
use onespec_graph::set::{Class, Effect, FoldArgs};
use onespec_graph::{Circuit, Gate, Role};
use std::collections::HashMap;

/// How many gates are computed for the conditions of one loop's first round.
const BUDGET: usize = 64;

/// By node: whether the first round of the innermost loop that it is in comes there. Linear.
pub(super) fn surely_run(circuit: &Circuit, control: &Control) -> Vec<bool> {
    let mut sure = vec![false; control.states.len()];
    for (index, one) in (0..).zip(control.loops.loops()) {
        let mut first = FirstRound {
            circuit,
            head: control.states[one.header as usize],
            known: HashMap::new(),
            budget: BUDGET,
        };
        let mut node = one.header;
        // Inner loops end the walk: how they go on is not known from their first round.
        while control.loop_of(node) == index && !std::mem::replace(&mut sure[node as usize], true) {
            let next = control.cfg.successors(node);
            node = match (next, first.way(control.states[node as usize])) {
                (&[only], _) => only,
                (many, Some(state)) => match many.iter().find(|&&n| control.states[n as usize] == state) {
                    Some(&taken) => taken,
                    None => break,
                },
                _ => break,
            };
        }
    }
    sure
}

/// Values in the first round of a loop.
struct FirstRound<'a> {
    circuit: &'a Circuit,
    head: Gate,
    /// What was found out so far; nothing for what can't be known.
    known: HashMap<Gate, Option<u64>>,
    budget: usize,
}

impl FirstRound<'_> {
    /// The state to which a fork goes, if its condition is known.
    fn way(&mut self, fork: Gate) -> Option<Gate> {
        let circuit = self.circuit;
        if !matches!(circuit.role(fork), Role::Branch | Role::Switch) {
            return None;
        }
        let value = self.value(circuit.value(fork, 0))?;
        let mut otherwise = None;
        for next in circuit.successors(fork) {
            match circuit.role(next) {
                Role::True if value == 1 => return Some(next),
                Role::False if value == 0 => return Some(next),
                Role::Case if circuit.bits(next) == value => return Some(next),
                Role::DefaultCase => otherwise = Some(next),
                _ => {}
            }
        }
        otherwise
    }

    /// The bits of a value, if they follow from constants.
    fn value(&mut self, gate: Gate) -> Option<u64> {
        let mut work = vec![gate];
        while let Some(&at) = work.last() {
            if self.known.contains_key(&at) {
                work.pop();
                continue;
            }
            if self.budget == 0 || at.index() >= self.circuit.len() {
                return None;
            }
            let inputs = self.inputs(at);
            // A gate is met a second time when its inputs are known; not if it waits for itself.
            let unknown: Vec<Gate> = inputs.iter().copied().filter(|g| !self.known.contains_key(g)).collect();
            if unknown.iter().any(|g| work.contains(g)) {
                return None;
            }
            if unknown.is_empty() {
                self.budget -= 1;
                let value = self.compute(at, &inputs);
                self.known.insert(at, value);
                work.pop();
            } else if work.len() > BUDGET {
                return None;
            } else {
                work.extend(unknown);
            }
        }
        self.known.get(&gate).copied().flatten()
    }

    /// What a value is computed from: in the first round, a variable of the loop is what it was before.
    fn inputs(&self, gate: Gate) -> Vec<Gate> {
        let circuit = self.circuit;
        let def = circuit.def(gate);
        match def.role {
            Role::ValueSelector if circuit.state(gate, 0) == self.head => vec![circuit.value(gate, 0)],
            _ if def.class == Class::Compute && def.effect == Effect::None => circuit.values(gate).to_vec(),
            _ => Vec::new(),
        }
    }

    fn compute(&self, gate: Gate, inputs: &[Gate]) -> Option<u64> {
        let circuit = self.circuit;
        let def = circuit.def(gate);
        let values: Option<Vec<u64>> = inputs.iter().map(|g| self.known.get(g).copied().flatten()).collect();
        match def.role {
            Role::Constant => Some(circuit.bits(gate)),
            Role::ValueSelector if circuit.state(gate, 0) == self.head => values?.first().copied(),
            _ if def.class == Class::Compute && def.effect == Effect::None => (circuit.set().fold)(FoldArgs {
                op: circuit.op(gate),
                ty: circuit.ty(gate),
                bits: circuit.bits(gate),
                types: &inputs.iter().map(|&g| circuit.ty(g)).collect::<Vec<_>>(),
                values: &values?,
            }),
            _ => None,
        }
    }
}
