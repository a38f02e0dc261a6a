//! Sparse conditional constant propagation (Wegman, Zadeck, TOPLAS 1991): finds values that are constant on the
//! executable paths, and the executable paths that follow from these constants.
//!
//! Every gate is lowered in the lattice at most twice, from unknown over a constant to overdefined, and each of its
//! uses is visited once per lowering: linear in the number of wires.

use super::fold::is_pure;
use super::selectors::is_selector;
use super::{Context, Pass, constants, dead_branches};
use onespec_graph::{Circuit, Gate, Role, Type};

pub(super) struct ConditionalConstants;

impl Pass for ConditionalConstants {
    fn name(&self) -> &'static str {
        "sccp"
    }

    fn about(&self) -> &'static str {
        "finds values that are constant on the paths that control can take"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let known = Solver::solve(circuit);
        let mut pool = constants::Constants::of(circuit);
        let mut changed = false;
        let gates: Vec<Gate> = circuit.gates().collect();
        for gate in gates {
            let replaceable = is_pure(circuit, gate) || circuit.role(gate) == Role::ValueSelector;
            let (Known::One(bits), true) = (known[gate.index()], replaceable) else {
                continue;
            };
            let ty = circuit.ty(gate);
            if let Some(constant) = pool.get(circuit, ty, bits) {
                context.replace(circuit, gate, constant);
                circuit.kill(gate);
                changed = true;
            }
        }
        dead_branches::DeadBranches.run(circuit, context) || changed
    }
}

/// What is known of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Known {
    Nothing,
    One(u64),
    Many,
}

impl Known {
    fn meet(self, other: Known) -> Known {
        match (self, other) {
            (Known::Nothing, x) | (x, Known::Nothing) => x,
            (Known::One(a), Known::One(b)) if a == b => self,
            _ => Known::Many,
        }
    }
}

struct Solver<'a> {
    circuit: &'a Circuit,
    known: Vec<Known>,
    taken: Vec<bool>,
    states: Vec<Gate>,
    values: Vec<Gate>,
    buffers: (Vec<Type>, Vec<u64>),
}

impl Solver<'_> {
    fn solve(circuit: &Circuit) -> Vec<Known> {
        let mut solver = Solver {
            circuit,
            known: vec![Known::Nothing; circuit.len()],
            taken: vec![false; circuit.len()],
            states: Vec::new(),
            values: Vec::new(),
            buffers: Default::default(),
        };
        for gate in circuit.gates() {
            let known = match circuit.role(gate) {
                Role::Constant => Known::One(circuit.bits(gate)),
                _ if is_pure(circuit, gate) || is_selector(circuit, gate) => continue,
                _ => Known::Many,
            };
            solver.known[gate.index()] = known;
        }
        for gate in circuit.gates().filter(|&g| is_pure(circuit, g)) {
            solver.compute(gate);
        }
        solver.take(circuit.state_entry());
        // Values first: a branch whose condition is not known yet waits.
        loop {
            if let Some(gate) = solver.values.pop() {
                solver.tell_users(gate);
            } else if let Some(state) = solver.states.pop() {
                solver.follow(state);
            } else {
                return solver.known;
            }
        }
    }

    fn lower(&mut self, gate: Gate, to: Known) {
        let known = &mut self.known[gate.index()];
        if *known != to {
            *known = to;
            self.values.push(gate);
        }
    }

    fn compute(&mut self, gate: Gate) {
        let (circuit, known) = (self.circuit, &self.known);
        if known[gate.index()] == Known::Many {
            return;
        }
        let mut worst = Known::One(0);
        for input in circuit.values(gate).iter() {
            match known.get(input.index()) {
                Some(Known::Many) | None => worst = Known::Many,
                Some(Known::Nothing) if worst != Known::Many => worst = Known::Nothing,
                _ => {}
            }
        }
        if let Known::One(_) = worst {
            let one = |g: Gate| match known[g.index()] {
                Known::One(bits) => Some(bits),
                _ => None,
            };
            let folded = constants::fold(circuit, gate, &mut self.buffers, one);
            worst = folded.map_or(Known::Many, Known::One);
        }
        if worst != Known::Nothing {
            self.lower(gate, worst);
        }
    }

    fn tell_users(&mut self, gate: Gate) {
        let circuit = self.circuit;
        for u in circuit.uses(gate) {
            if is_pure(circuit, u.user) {
                self.compute(u.user);
            } else if is_selector(circuit, u.user) {
                if u.index > 0 {
                    self.select(u.user, u.index - 1);
                }
            } else if circuit.is_state(u.user) && self.taken[u.user.index()] {
                self.follow(u.user);
            }
        }
    }

    /// A selector meets its input for one way into its state, if control can come that way.
    fn select(&mut self, selector: Gate, way: u32) {
        let circuit = self.circuit;
        let join = circuit.state(selector, 0);
        let from = circuit.input(join, way);
        if circuit.role(selector) != Role::ValueSelector || self.taken.get(from.index()) != Some(&true) {
            return;
        }
        let input = circuit.input(selector, way + 1);
        let (old, new) = (self.known[selector.index()], self.known.get(input.index()));
        self.lower(selector, old.meet(*new.unwrap_or(&Known::Many)));
    }

    fn take(&mut self, state: Gate) {
        if !std::mem::replace(&mut self.taken[state.index()], true) {
            self.states.push(state);
        }
    }

    /// Control is at a state: where can it go?
    fn follow(&mut self, state: Gate) {
        let circuit = self.circuit;
        let known = match circuit.role(state) {
            Role::Branch | Role::Switch => self.known.get(circuit.value(state, 0).index()).copied(),
            _ => Some(Known::Many),
        };
        let bits = match known.unwrap_or(Known::Many) {
            Known::Nothing => return,
            Known::One(bits) => bits,
            Known::Many => {
                for u in circuit.uses(state) {
                    if u.index < circuit.states(u.user).len() as u32 && circuit.is_state(u.user) {
                        self.arrive(u.user, u.index);
                    }
                }
                return;
            }
        };
        let hit = |&side: &Gate| match circuit.role(side) {
            Role::True => bits == 1,
            Role::False => bits == 0,
            Role::Case => circuit.bits(side) == bits,
            _ => false,
        };
        let default = || {
            circuit
                .successors(state)
                .find(|&s| circuit.role(s) == Role::DefaultCase)
        };
        if let Some(side) = circuit.successors(state).find(hit).or_else(default) {
            self.arrive(side, 0);
        }
    }

    fn arrive(&mut self, state: Gate, way: u32) {
        let circuit = self.circuit;
        self.take(state);
        if matches!(circuit.role(state), Role::Merge | Role::LoopBegin) {
            let bound = circuit
                .uses(state)
                .filter(|u| u.index == 0 && is_selector(circuit, u.user));
            for u in bound {
                self.select(u.user, way);
            }
        }
    }
}
