//! What belongs to a loop, with the loops in it: states, what is bound to them, effects, and what those need. Values from
//! before the loop are captured.

use super::exchanges::is_exchange;
use crate::vectorize::Reason;
use crate::vectorize::Why;
use crate::vectorize::shape::{Shape, View, is_pure};
use hashbrown::HashSet;
use onespec_graph::circuit::WireClass;
use onespec_graph::set::Class;
use onespec_graph::{Gate, Role};

pub(super) struct Region {
    /// Everything of the loop, in the order of the circuit: its copy is the kernel.
    pub gates: Vec<Gate>,
    pub inside: HashSet<Gate>,
    /// Values from before, in the order of the circuit. Constants are not among them.
    pub captured: Vec<Gate>,
    /// Loads, stores and exchanges.
    pub accesses: Vec<Gate>,
    /// Phis of the head, but for the counter and memory, that are used behind the loop.
    pub results: Vec<Gate>,
    /// The side behind the loop.
    pub exit: Gate,
    pub memory: Gate,
}

impl Region {
    /// # Errors
    /// The loop does what a kernel cannot do.
    pub fn of(view: &View<'_>, shape: &Shape) -> Result<Region, Reason> {
        let c = view.circuit;
        let at = |why: Why, gate: Gate| why.at(c.line(gate));
        let memory = shape.memory.ok_or_else(|| at(Why::Empty, shape.head))?;
        let exits: Vec<Gate> = c
            .successors(shape.branch)
            .filter(|s| !shape.states.contains(s))
            .collect();
        let [exit] = exits[..] else {
            return Err(at(Why::Exit, shape.branch));
        };
        let guards: HashSet<Gate> = shape.guards.iter().map(|guard| guard.branch).collect();
        let mut work: Vec<Gate> = shape.states.iter().copied().collect();
        for &state in &shape.states {
            if c.def(state).class != Class::State {
                return Err(at(Why::Effect(c.def(state).name), state));
            }
            let bound = c
                .uses(state)
                .filter(|u| u.index == 0 && c.def(u.user).class == Class::Fixed);
            work.extend(bound.map(|u| u.user));
        }
        let mut inside: HashSet<Gate> = HashSet::new();
        let mut captured = HashSet::new();
        while let Some(gate) = work.pop() {
            if !inside.insert(gate) {
                continue;
            }
            let role = c.role(gate);
            let is_access = matches!(role, Role::Load | Role::Store) || is_exchange(c, gate);
            if c.def(gate).class == Class::Effect && !is_access {
                return Err(at(Why::Effect(c.def(gate).name), gate));
            }
            for (index, input) in (0..).zip(c.inputs(gate).iter()) {
                let is_wire = c.class_of(gate, index) != WireClass::Root;
                // A guard's condition is asked of before.
                let is_guard = guards.contains(&gate) && c.class_of(gate, index) == WireClass::Value;
                if !is_wire || is_guard || input.index() >= c.len() {
                    continue;
                }
                let is_value = c.class_of(gate, index) == WireClass::Value;
                match shape.is_fixed(view, input) {
                    false => work.push(input),
                    true if is_value && c.role(input) != Role::Constant => {
                        captured.insert(input);
                    }
                    true => {}
                }
            }
        }
        let known =
            |g: &Gate| c.is_state(*g) || is_pure(c, *g) || c.def(*g).class == Class::Fixed || !c.depends(*g).is_empty();
        if let Some(&other) = inside.iter().find(|g| !known(g)) {
            return Err(at(Why::Effect(c.def(other).name), other));
        }
        let sorted = |set: &HashSet<Gate>| {
            let mut list: Vec<Gate> = set.iter().copied().collect();
            list.sort_unstable();
            list
        };
        let results = shape.carried.iter().copied().filter(|phi| {
            let behind = |u: onespec_graph::Use| !inside.contains(&u.user);
            c.uses(*phi).any(behind)
        });
        let gates = sorted(&inside);
        // Bounds come first among parameters, once, whatever else they are.
        captured.remove(&shape.first);
        captured.remove(&shape.bound);
        Ok(Region {
            accesses: gates
                .iter()
                .copied()
                .filter(|&g| matches!(c.role(g), Role::Load | Role::Store) || is_exchange(c, g))
                .collect(),
            captured: sorted(&captured),
            results: results.collect(),
            gates,
            inside,
            exit,
            memory,
        })
    }
}
