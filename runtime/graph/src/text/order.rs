//! The order of a circuit's lines, found without scheduling: what is there from the beginning, then states in reverse
//! postorder, each followed by its selectors and relays; a computation stands before the first line that needs it.

use crate::circuit::set::{Class, Role};
use crate::circuit::{Circuit, Gate};
use hashbrown::HashMap;
use std::ops::Range;

/// All gates that are not dead and no roots, in the order in which they are printed. Linear and without recursion, for
/// any graph. A text in this order that is read and ordered again has the same order, unless computations go in circles.
pub fn order(circuit: &Circuit) -> Vec<Gate> {
    let roots = usize::from(circuit.set().roots);
    let mut order = Order {
        circuit,
        placed: vec![false; circuit.len()],
        lines: Vec::with_capacity(circuit.live().saturating_sub(roots)),
        stack: Vec::new(),
        lists: HashMap::new(),
        selectors: Vec::new(),
        fixed: Vec::new(),
    };
    order.placed[..roots].fill(true);
    order.prologue();
    for state in states(circuit) {
        order.state(state);
    }
    order.rest();
    order.lines
}

/// States in reverse postorder from the entry, then those that can't be reached, entries first.
pub fn states(circuit: &Circuit) -> Vec<Gate> {
    let entry = circuit.state_entry();
    let mut found = vec![false; circuit.len()];
    let mut order = Vec::new();
    let mut from = |start: Gate, order: &mut Vec<Gate>| {
        let first = order.len();
        circuit.postorder(start, &mut found, order);
        order[first..].reverse();
    };
    if entry.index() < circuit.len() {
        from(entry, &mut order);
    }
    for gate in circuit.gates().skip(usize::from(circuit.set().roots)) {
        if circuit.is_state(gate) {
            from(gate, &mut order);
        }
    }
    order
}

struct Order<'c> {
    circuit: &'c Circuit,
    placed: Vec<bool>,
    lines: Vec<Gate>,
    /// Computations on the way, and which of their inputs is next.
    stack: Vec<(Gate, u32)>,
    /// By merge, its part of `selectors`.
    lists: HashMap<Gate, Range<usize>>,
    selectors: Vec<Gate>,
    /// Selectors and relays of one state.
    fixed: Vec<Gate>,
}

impl Order<'_> {
    fn prologue(&mut self) {
        let circuit = self.circuit;
        let all = circuit.gates().filter(|&g| circuit.def(g).class == Class::Prologue);
        let mut all: Vec<_> = all.filter(|g| !self.placed[g.index()]).collect();
        all.sort_by_key(|&g| match circuit.role(g) {
            Role::Arg => (0, circuit.bits(g)),
            Role::Constant => (1, 0),
            Role::Alloca => (2, 0),
            _ => (3, 0),
        });
        for gate in all {
            self.line(gate);
        }
    }

    fn line(&mut self, gate: Gate) {
        if !std::mem::replace(&mut self.placed[gate.index()], true) {
            self.lines.push(gate);
        }
    }

    /// A state, with what it needs before and what is attached to it behind.
    fn state(&mut self, state: Gate) {
        let circuit = self.circuit;
        let is_jump = circuit.role(state) == Role::LoopBack;
        if is_jump {
            self.feed_merges(state);
        }
        for input in circuit.inputs(state).iter() {
            self.computations(input);
        }
        self.feed_relays(state);
        self.line(state);
        let mut fixed = std::mem::take(&mut self.fixed);
        fixed.clear();
        let on_state = circuit
            .uses(state)
            .filter(|u| u.index < circuit.states(u.user).len() as u32);
        fixed.extend(
            on_state
                .map(|u| u.user)
                .filter(|&g| circuit.def(g).class == Class::Fixed),
        );
        fixed.sort_unstable();
        for &gate in &fixed {
            self.line(gate);
        }
        self.fixed = fixed;
        if !is_jump {
            self.feed_merges(state);
        }
    }

    /// What the relays of the next states take, if a state has more than one: it is computed before the fork.
    fn feed_relays(&mut self, state: Gate) {
        let circuit = self.circuit;
        for next in circuit.successors(state) {
            if circuit.states(next).len() != 1 {
                continue;
            }
            let relays = circuit
                .uses(next)
                .map(|u| u.user)
                .filter(|&g| circuit.role(g) == Role::Relay);
            for relay in relays {
                for input in circuit.depends(relay).iter() {
                    self.computations(input);
                }
            }
        }
    }

    /// What the selectors of the next state take from this side.
    fn feed_merges(&mut self, state: Gate) {
        let circuit = self.circuit;
        for used in circuit.uses(state) {
            let merge = used.user;
            if !matches!(circuit.role(merge), Role::Merge | Role::LoopBegin)
                || used.index >= circuit.states(merge).len() as u32
            {
                continue;
            }
            for at in self.selectors_of(merge) {
                let selector = self.selectors[at];
                let side = used.index + circuit.states(selector).len() as u32;
                self.computations(circuit.input(selector, side));
            }
        }
    }

    /// Selectors of a merge that have an input for each side; others would make this quadratic.
    fn selectors_of(&mut self, merge: Gate) -> Range<usize> {
        if let Some(list) = self.lists.get(&merge) {
            return list.clone();
        }
        let circuit = self.circuit;
        let sides = circuit.states(merge).len();
        let first = self.selectors.len();
        let fits = |g: &Gate| {
            let is_selector = matches!(circuit.role(*g), Role::ValueSelector | Role::DependSelector);
            is_selector && circuit.values(*g).len() + circuit.depends(*g).len() == sides
        };
        self.selectors.extend(circuit.uses(merge).map(|u| u.user).filter(fits));
        self.selectors[first..].sort_unstable();
        let list = first..self.selectors.len();
        self.lists.insert(merge, list.clone());
        list
    }

    /// A computation behind all computations that it needs.
    fn computations(&mut self, gate: Gate) {
        self.enter(gate);
        while let Some((gate, index)) = self.stack.last_mut() {
            let gate = *gate;
            let input = self.circuit.input(gate, *index);
            *index += 1;
            if *index > self.circuit.inputs(gate).len() as u32 {
                self.stack.pop();
                self.lines.push(gate);
            } else {
                self.enter(input);
            }
        }
    }

    fn enter(&mut self, gate: Gate) {
        let circuit = self.circuit;
        if gate.index() >= circuit.len() || circuit.is_dead(gate) || self.placed[gate.index()] {
            return;
        }
        if matches!(circuit.def(gate).class, Class::Compute | Class::Effect) {
            self.placed[gate.index()] = true;
            self.stack.push((gate, 0));
        }
    }

    /// What nothing needs.
    fn rest(&mut self) {
        for gate in self.circuit.gates() {
            self.computations(gate);
            self.line(gate);
        }
    }
}
