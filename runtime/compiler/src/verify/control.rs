//! Stage 3: control flow. Every state is reachable; every cycle is a loop; every loop is entered at its head
//! (reducible).

use super::cycles::{cycles, path};
use super::states::States;
use super::{Checks, message};
use crate::flow::scc::components;
use onespec_graph::{Finding, Gate};

/// For how many findings a path or a cycle is looked for; each search takes linear time.
const PROOFS: usize = 8;

impl Checks<'_> {
    /// E040, E041, E042; and order and dominators of the states.
    pub(super) fn control(&mut self) {
        let mut states = std::mem::take(self.states);
        let forwards = self.runs_forwards(&mut states);
        if forwards || self.order(&mut states) {
            if !forwards {
                states.renumber();
            }
            states.dominate();
            self.loops(&states);
        } else {
            self.unreachable(&states);
            if self.found.is_empty() {
                self.state_cycles(&states);
            }
        }
        *self.states = states;
    }

    fn is_back(&self, gate: Gate) -> bool {
        self.plan.ops[usize::from(self.kinds[gate.index()].op())].is_back
    }

    /// Whether states were made in the order of control, as front ends do: each after a state that it follows, and if it
    /// follows a later one, over a loop's back edge. Then that is the order, there is no other cycle and all is reached.
    fn runs_forwards(&self, states: &mut States) -> bool {
        let cfg = states.cfg();
        let forwards = cfg.nodes().all(|state| {
            let mut follows = state == cfg.entry();
            cfg.predecessors(state).iter().all(|&from| {
                let back = self.is_back(states.gates[from as usize]);
                follows |= from < state && !back;
                from < state || back
            }) && follows
        });
        if forwards && cfg.entry() == 0 {
            let nodes = cfg.nodes();
            states.order.clear();
            states.order.extend(nodes);
            return true;
        }
        false
    }

    /// Puts the states in reverse postorder of the graph without back edges. False if a state is missing there or there
    /// is a cycle: then it is to be found out what exactly is wrong.
    fn order(&self, states: &mut States) -> bool {
        let mut order = std::mem::take(&mut states.order);
        order.clear();
        let cfg = states.cfg();
        const NEW: u8 = 0;
        const OPEN: u8 = 1;
        const DONE: u8 = 2;
        let mut colour = vec![NEW; cfg.len()];
        let mut stack: Vec<(u32, u32)> = Vec::new();
        let mut at = (cfg.entry(), 0);
        colour[cfg.entry() as usize] = OPEN;
        let mut acyclic = true;
        loop {
            let (state, edge) = at;
            let next = match self.is_back(states.gates[state as usize]) {
                true => &[],
                false => cfg.successors(state),
            };
            if let Some(&to) = next.get(edge as usize) {
                at.1 += 1;
                match colour[to as usize] {
                    NEW => {
                        colour[to as usize] = OPEN;
                        stack.push(at);
                        at = (to, 0);
                    }
                    OPEN => acyclic = false,
                    _ => {}
                }
            } else {
                colour[state as usize] = DONE;
                order.push(state);
                match stack.pop() {
                    Some(outer) => at = outer,
                    None => break,
                }
            }
        }
        order.reverse();
        let complete = order.len() == cfg.len();
        states.order = order;
        acyclic && complete
    }

    /// E040: one finding for each connected part that the entry does not reach.
    #[cold]
    fn unreachable(&mut self, states: &States) {
        let c = self.circuit;
        let cfg = states.cfg();
        let mut reached = vec![false; cfg.len()];
        let mut stack = vec![cfg.entry()];
        reached[cfg.entry() as usize] = true;
        while let Some(state) = stack.pop() {
            for &next in cfg.successors(state) {
                if !std::mem::replace(&mut reached[next as usize], true) {
                    stack.push(next);
                }
            }
        }
        let mut seen = reached.clone();
        for first in cfg.nodes() {
            if std::mem::replace(&mut seen[first as usize], true) {
                continue;
            }
            let (mut part, mut users) = (vec![first], Vec::new());
            let mut at = 0;
            while let Some(&state) = part.get(at) {
                at += 1;
                for &next in cfg.successors(state) {
                    if reached[next as usize] {
                        users.push(states.gates[next as usize]);
                    }
                }
                for &near in cfg.successors(state).iter().chain(cfg.predecessors(state)) {
                    if !std::mem::replace(&mut seen[near as usize], true) {
                        part.push(near);
                    }
                }
            }
            self.found.push(|| {
                part.sort_unstable();
                let others: Vec<Gate> = part[1..].iter().map(|&s| states.gates[s as usize]).collect();
                let entry = message::name(c, c.state_entry());
                let mut message = format!("no path leads from {entry} to it");
                if !others.is_empty() {
                    message += &format!(", nor to {}, which it is connected with", message::some(c, &others));
                }
                if !users.is_empty() {
                    users.sort_unstable();
                    message += &format!("; but {} is reached and follows it", message::some(c, &users));
                }
                Finding::at(c, states.gates[first as usize], "E040", message)
            });
        }
    }

    /// E041: one finding for each scc of cycles.
    #[cold]
    fn state_cycles(&mut self, states: &States) {
        let c = self.circuit;
        let cfg = states.cfg();
        let next = |state: u32, edge: usize| match self.is_back(states.gates[state as usize]) {
            true => None,
            false => cfg.successors(state).get(edge).copied(),
        };
        let all = cycles(cfg.len(), &components(cfg.len(), next), PROOFS, next);
        for cycle in all {
            let gates: Vec<Gate> = cycle.iter().map(|&s| states.gates[s as usize]).collect();
            self.found.push(|| {
                let shown = match gates.len() {
                    1 => String::new(),
                    _ => format!(": {}", message::path(c, &gates)),
                };
                let message = format!("a cycle of states without a loop's back edge{shown}");
                Finding::at(c, gates[0], "E041", message)
            });
        }
    }

    /// E042.
    fn loops(&mut self, states: &States) {
        let c = self.circuit;
        let cfg = states.cfg();
        let mut proofs = 0;
        for (state, &gate) in (0..).zip(&states.gates) {
            if !self.is_back(gate) {
                continue;
            }
            for &head in cfg.successors(state) {
                if states.dominates(states.place[head as usize], states.place[state as usize]) {
                    continue;
                }
                proofs += 1;
                self.found.push(|| {
                    let next = |s: u32, edge: usize| cfg.successors(s).get(edge).copied();
                    let around = (proofs <= PROOFS)
                        .then(|| path(cfg.len(), cfg.entry(), next, |s| s != head, |s| s == state))
                        .flatten();
                    let shown = around.map_or(String::new(), |around| {
                        let around: Vec<Gate> = around.iter().map(|&s| states.gates[s as usize]).collect();
                        format!(": {}", message::path(c, &around))
                    });
                    let head = message::full(c, states.gates[head as usize]);
                    let message = format!("it can be reached without passing {head}, the head of its loop{shown}");
                    Finding::at(c, gate, "E042", message)
                });
            }
        }
    }
}
