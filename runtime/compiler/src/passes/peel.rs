//! Loop peeling: clones the first iteration ahead of the loop. Live-out values get a phi where the two exits merge.
//!
//! Peeling keeps the semantics of any loop; whether it pays is the caller's question.

use super::memory_segments::only_user;
use crate::schedule::Early;
use crate::schedule::control::Control;
use hashbrown::{HashMap, HashSet};
use onespec_graph::circuit::{WireClass, Wires};
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role, Type, Use};

/// A loop without loops in it that is left over one edge.
pub(super) struct Loop {
    pub head: Gate,
    back: Gate,
    /// The first state behind the loop.
    exit: Gate,
    /// Everything that each iteration does, the head and its selectors, and what is bound to the first state behind.
    pub gates: Vec<Gate>,
    inside: HashSet<Gate>,
}

impl Loop {
    /// Loops without loops in them that are left over one edge.
    pub fn all(circuit: &Circuit) -> Vec<Loop> {
        let Ok(control) = Control::new(circuit) else {
            return Vec::new();
        };
        let early = Early::new(circuit);
        let count = control.loop_parent.len();
        let mut innermost = vec![true; count];
        for &parent in &control.loop_parent {
            innermost[parent as usize] = false;
        }
        let mut members = members(circuit, &control, &early, &innermost);
        let heads = (0..count as u32 - 1).filter(|&n| innermost[n as usize]);
        let heads: Vec<(Gate, u32)> = heads
            .filter_map(|n| Some((*control.states.get(control.head(n)? as usize)?, n)))
            .collect();
        heads
            .into_iter()
            .filter_map(|(head, number)| Loop::of(circuit, head, std::mem::take(&mut members[number as usize])))
            .collect()
    }

    fn of(circuit: &Circuit, head: Gate, mut gates: Vec<Gate>) -> Option<Loop> {
        let mut inside: HashSet<Gate> = gates.iter().copied().collect();
        let mut exit = Gate::NONE;
        for &state in gates.iter().filter(|&&g| circuit.is_state(g)) {
            if circuit.def(state).class == Class::StateCompute {
                return None;
            }
            for next in circuit.successors(state).filter(|next| !inside.contains(next)) {
                if exit != Gate::NONE {
                    return None;
                }
                exit = next;
            }
        }
        // The way out is a side of a branch of its own.
        if exit == Gate::NONE || circuit.states(exit).len() != 1 || !leads_on(circuit, exit) {
            return None;
        }
        let bound = circuit
            .uses(exit)
            .filter(|u| u.index == 0 && circuit.def(u.user).class == Class::Fixed);
        let bound: Vec<Gate> = bound.map(|u| u.user).collect();
        for &gate in bound.iter().chain([&exit]) {
            inside.insert(gate);
            gates.push(gate);
        }
        Some(Loop {
            head,
            back: circuit.state(head, 1),
            exit,
            gates,
            inside,
        })
    }

    /// The branch at which the loop is left.
    pub fn branch(&self, circuit: &Circuit) -> Gate {
        circuit.state(self.exit, 0)
    }

    /// Whether the loop is left where its branch finds this.
    pub fn leaves(&self, circuit: &Circuit, condition: u64) -> bool {
        (circuit.role(self.exit) == Role::True) == (condition != 0)
    }

    fn holds(&self, gate: Gate) -> bool {
        self.inside.contains(&gate)
    }

    /// Makes one iteration ahead of the loop. False, and nothing changed, where that is not possible.
    pub fn peel(&self, circuit: &mut Circuit) -> bool {
        let roles = [
            Role::Merge,
            Role::ValueSelector,
            Role::DependSelector,
            Role::Block,
            Role::Relay,
        ];
        let [Some(merge), Some(values), Some(memories), Some(block), Some(relay)] =
            roles.map(|role| circuit.set().by_role(role))
        else {
            return false;
        };
        let outside = self.used_outside(circuit);
        let memory: Vec<Gate> = outside
            .iter()
            .filter(|(_, _, depends)| !depends.is_empty())
            .map(|o| o.0)
            .collect();
        if memory.len() > 1 {
            return false;
        }
        let of_head = |c: &Circuit, role: Role| -> Vec<Gate> {
            let bound = c.uses(self.head).filter(|u| u.index == 0 && c.role(u.user) == role);
            bound.map(|u| u.user).collect()
        };
        let of_memory = of_head(circuit, Role::DependSelector);
        let selectors = [of_head(circuit, Role::ValueSelector), of_memory.clone()].concat();

        // Memory before the loop may be needed elsewhere too.
        for selector in of_memory {
            let before = circuit.depend(selector, 0);
            if only_user(circuit, before) != Some(selector) {
                let state = circuit.add(block, Type::NONE, 0, &[circuit.state(self.head, 0)], &[], &[]);
                circuit.set_input(self.head, 0, state);
                let memory = circuit.add(relay, Type::NONE, 0, &[state], &[before], &[]);
                circuit.set_input(selector, 1, memory);
                for gate in [state, memory] {
                    circuit.set_line(gate, circuit.line(self.head));
                }
            }
        }

        let mut copies: HashMap<Gate, Gate> = HashMap::new();
        copies.insert(self.head, circuit.state(self.head, 0));
        for &selector in &selectors {
            copies.insert(selector, circuit.input(selector, 1));
        }
        let copied: Vec<Gate> = self
            .gates
            .iter()
            .copied()
            .filter(|g| !copies.contains_key(g) && *g != self.back)
            .collect();
        for &gate in &copied {
            copies.insert(gate, twin(circuit, gate));
        }
        let copy = |gate: Gate| copies.get(&gate).copied().unwrap_or(gate);
        for &gate in &copied {
            let inputs: Vec<Gate> = circuit.inputs(gate).to_vec();
            for (index, input) in (0..).zip(inputs) {
                if circuit.class_of(gate, index) != WireClass::Root {
                    circuit.set_input(copy(gate), index, copy(input));
                }
            }
        }
        // The loop begins where the iteration has ended.
        let end = copy(circuit.state(self.back, 0));
        let next: Vec<Gate> = selectors.iter().map(|&s| copy(circuit.input(s, 2))).collect();
        circuit.set_input(self.head, 0, end);
        for (&selector, next) in selectors.iter().zip(next) {
            circuit.set_input(selector, 1, next);
        }

        // Behind the loop.
        let behind: Vec<Use> = circuit
            .uses(self.exit)
            .filter(|u| circuit.class_of(u.user, u.index) == WireClass::State && circuit.is_state(u.user))
            .collect();
        let join = circuit.add(merge, Type::NONE, 0, &[copy(self.exit), self.exit], &[], &[]);
        circuit.set_line(join, circuit.line(self.exit));
        for u in behind {
            circuit.set_input(u.user, u.index, join);
        }
        for (gate, by_value, by_depend) in outside {
            let both = [copy(gate), gate];
            if !by_value.is_empty() {
                let selector = circuit.add(values, circuit.ty(gate), 0, &[join], &[], &both);
                circuit.set_word(selector, circuit.word(gate));
                circuit.set_line(selector, circuit.line(gate));
                by_value
                    .iter()
                    .for_each(|u| circuit.set_input(u.user, u.index, selector));
            }
            if !by_depend.is_empty() {
                let selector = circuit.add(memories, Type::NONE, 0, &[join], &both, &[]);
                circuit.set_line(selector, circuit.line(gate));
                by_depend
                    .iter()
                    .for_each(|u| circuit.set_input(u.user, u.index, selector));
            }
        }
        true
    }

    /// What is used behind the loop: as a value, and as memory.
    fn used_outside(&self, circuit: &Circuit) -> Vec<(Gate, Vec<Use>, Vec<Use>)> {
        let mut all = Vec::new();
        for &gate in self.gates.iter().filter(|&&g| !circuit.is_state(g)) {
            let uses = |class| {
                let outside = |u: &Use| !self.holds(u.user) && circuit.class_of(u.user, u.index) == class;
                circuit.uses(gate).filter(outside).collect::<Vec<_>>()
            };
            let (values, depends) = (uses(WireClass::Value), uses(WireClass::Depend));
            if !values.is_empty() || !depends.is_empty() {
                all.push((gate, values, depends));
            }
        }
        all
    }
}

/// By loop without loops in it, the states in it, then what is done at them. An effect is done in a loop only where its memory is
/// made in each iteration, though it may use what the loop has computed; so is what its value is used for.
fn members(circuit: &Circuit, control: &Control, early: &Early, innermost: &[bool]) -> Vec<Vec<Gate>> {
    const NONE: u32 = u32::MAX;
    let mut members: Vec<Vec<Gate>> = vec![Vec::new(); innermost.len()];
    let of = |state: Gate| {
        let number = control.loop_of(control.node(state)?);
        innermost[number as usize].then_some(number)
    };
    // By gate the loop that it is in, and the one that it seems to be in and is not.
    let mut loops = vec![NONE; circuit.len()];
    let mut behind = vec![NONE; circuit.len()];
    for gate in circuit.gates() {
        let place = match circuit.def(gate).class {
            Class::State | Class::StateCompute => Some(gate),
            Class::Fixed => Some(circuit.state(gate, 0)),
            _ => None,
        };
        if let Some(number) = place.and_then(of) {
            loops[gate.index()] = number;
            members[number as usize].push(gate);
        }
    }
    for &gate in early.order() {
        let place = early.states().get(early.place_of(gate) as usize).copied();
        let Some(number) = place.and_then(of) else { continue };
        let is = |of: &[u32], g: Gate| of.get(g.index()) == Some(&number);
        let is_effect = circuit.def(gate).class == Class::Effect;
        let in_turn = !is_effect || circuit.depends(gate).iter().all(|memory| is(&loops, memory));
        if in_turn && !circuit.operands(gate).iter().any(|input| is(&behind, input)) {
            loops[gate.index()] = number;
            members[number as usize].push(gate);
        } else {
            behind[gate.index()] = number;
        }
    }
    members
}

/// Whether control goes on from a state to another one.
fn leads_on(circuit: &Circuit, state: Gate) -> bool {
    matches!(circuit.role(state), Role::True | Role::False) && circuit.successors(state).count() == 1
}

/// A gate as another one, its inputs yet to be set.
fn twin(circuit: &mut Circuit, gate: Gate) -> Gate {
    let none = |count: usize| vec![Gate::NONE; count];
    let [states, depends, values] =
        [circuit.states(gate), circuit.depends(gate), circuit.values(gate)].map(|inputs| none(inputs.len()));
    let wires = Wires {
        states: &states,
        depends: &depends,
        values: &values,
        root: circuit.root(gate),
    };
    let twin = circuit.push(circuit.op(gate), circuit.ty(gate), circuit.bits(gate), wires);
    circuit.set_word(twin, circuit.word(gate));
    circuit.set_line(twin, circuit.line(gate));
    twin
}
