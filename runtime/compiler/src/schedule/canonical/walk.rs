//! The walk that numbers gates: from states in their order through inputs, inputs before users.

use super::super::bounds::Bounds;
use super::super::control::NONE;
use super::labels::Labels;
use super::{commutes, swapped};
use onespec_graph::circuit::WireClass;
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

/// By gate, its number. States have that of their node; what is not needed comes after what is.
pub(super) fn visits(bounds: &Bounds<'_>, labels: &mut Labels) -> Vec<u32> {
    let circuit = bounds.circuit;
    let mut walk = Walk {
        circuit,
        labels,
        visit: vec![NONE; circuit.len()],
        entered: vec![false; circuit.len()],
        next: 0,
        later: VecDeque::new(),
        open: Vec::new(),
    };
    for &state in &bounds.control.states {
        walk.number(state);
        walk.inputs(state);
        walk.run();
    }
    walk.rest();
    // What no state needs: endless loops keep their memory by selectors, and the rest is not needed at all.
    walk.labels.take_changed();
    let key = |walk: &Walk<'_>, g: Gate| {
        Reverse((
            !bounds.live[g.index()],
            circuit.uses(g).next().is_some(),
            walk.labels.get(g),
            g,
        ))
    };
    let mut left: BinaryHeap<_> = circuit
        .gates()
        .filter(|g| !walk.entered[g.index()])
        .map(|g| key(&walk, g))
        .collect();
    while let Some(next) = left.pop() {
        let gate = next.0.3;
        if walk.entered[gate.index()] {
            continue;
        }
        // Its label may have become another one; then it stands here once more.
        if key(&walk, gate) != next {
            continue;
        }
        walk.labels.tell_apart(circuit, gate);
        walk.enter(gate);
        walk.run();
        walk.rest();
        for changed in walk.labels.take_changed() {
            left.push(key(&walk, changed));
        }
    }
    walk.visit
}

struct Walk<'a> {
    circuit: &'a Circuit,
    labels: &'a mut Labels,
    visit: Vec<u32>,
    entered: Vec<bool>,
    next: u32,
    /// Selectors and relays, whose inputs are walked when what needs them is done.
    later: VecDeque<Gate>,
    /// Gates that wait for their inputs, and inputs that are still to be entered, the next one last.
    open: Vec<Step>,
}

enum Step {
    Enter(Gate),
    Leave(Gate),
}

impl Walk<'_> {
    fn number(&mut self, gate: Gate) {
        self.entered[gate.index()] = true;
        self.visit[gate.index()] = self.next;
        self.next += 1;
    }

    fn enter(&mut self, gate: Gate) {
        if gate.index() >= self.circuit.len() || std::mem::replace(&mut self.entered[gate.index()], true) {
            return;
        }
        match self.circuit.def(gate).class {
            Class::Compute | Class::Effect => {
                self.open.push(Step::Leave(gate));
                self.inputs(gate);
            }
            Class::Fixed => {
                self.number(gate);
                self.later.push_back(gate);
            }
            _ => self.number(gate),
        }
    }

    /// Has the depends and values of a gate entered next, in their order.
    fn inputs(&mut self, gate: Gate) {
        let circuit = self.circuit;
        let mut inputs: Vec<Gate> = (circuit.inputs(gate).iter().enumerate())
            .filter(|&(i, _)| matches!(circuit.class_of(gate, i as u32), WireClass::Depend | WireClass::Value))
            .map(|(_, input)| input)
            .collect();
        if commutes(circuit, gate) || swapped(circuit, gate).is_some() {
            let from = inputs.len() - 2;
            let (a, b) = (inputs[from], inputs[from + 1]);
            let new = |g: Gate| self.entered.get(g.index()) == Some(&false);
            if a != b && new(a) && new(b) && self.labels.get(a) == self.labels.get(b) {
                self.labels.tell_apart(circuit, a);
            }
            let visit = |g: Gate| self.visit.get(g.index()).copied().unwrap_or(NONE);
            inputs[from..].sort_by_key(|&g| (visit(g), self.labels.get(g)));
        }
        self.open.extend(inputs.into_iter().rev().map(Step::Enter));
    }

    fn run(&mut self) {
        while let Some(step) = self.open.pop() {
            match step {
                Step::Enter(gate) => self.enter(gate),
                Step::Leave(gate) => self.number(gate),
            }
        }
    }

    fn rest(&mut self) {
        while let Some(gate) = self.later.pop_front() {
            self.inputs(gate);
            self.run();
        }
    }
}
