//! If-conversion: a branch that only chooses between values becomes gates that select.
//!
//! Both sides go straight to one merge with two inputs, nothing is bound to them, and memory is the same on both. Code
//! of one side is executed always afterwards, so it must have a low cost. Inner branches come first.
//!
//! A branch orders the loads of its condition before all later stores (a control dependency). A selection only orders
//! those stores that depend on its value. So a branch stays if its condition comes from memory, in functions with
//! atomic accesses or fences, and in all functions under [`Context::ordered`].

use super::fold::is_pure;
use super::{Context, Pass, has_order};
use hashbrown::HashSet;
use onespec_graph::set::{Class, Effect};
use onespec_graph::{Circuit, Gate, Role};

pub(super) struct IfConversion;

/// Cycles that may be spent in vain for a selection that one branch may become.
const VAIN_FOR_ONE: u32 = 2;

impl Pass for IfConversion {
    fn name(&self) -> &'static str {
        "if-conversion"
    }

    fn former_name(&self) -> Option<&'static str> {
        Some("ifconv")
    }

    fn about(&self) -> &'static str {
        "makes selections of branches that only choose values of low cost"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let ordered = context.ordered || has_order(circuit);
        let order = circuit.reverse_postorder();
        let mut changed = false;
        for &state in order.iter().rev() {
            if circuit.role(state) == Role::Branch
                && let Some(diamond) = Diamond::at(circuit, state, context.vain)
                && !(ordered && comes_from_memory(circuit, circuit.value(state, 0)))
            {
                changed |= diamond.convert(circuit, context);
            }
        }
        changed
    }
}

/// Gates of a condition that are looked at: what is made of more is taken to come from memory.
const SLICE: usize = 256;

/// Whether a branch on this value keeps later stores behind an access to memory.
fn comes_from_memory(circuit: &Circuit, condition: Gate) -> bool {
    let mut seen = HashSet::new();
    let mut work = vec![condition];
    while let Some(gate) = work.pop() {
        if gate.index() >= circuit.len() || !seen.insert(gate) {
            continue;
        }
        if circuit.def(gate).effect != Effect::None || seen.len() > SLICE {
            return true;
        }
        // What is read is ordered by what it is read from, too: the address of a load is part of its slice.
        work.extend(circuit.values(gate).iter());
    }
    false
}

struct Diamond {
    branch: Gate,
    /// For 1, for 0.
    sides: [Gate; 2],
    merge: Gate,
    /// Which state inputs of the merge they are.
    ways: [u32; 2],
    values: Vec<Gate>,
    memories: Vec<Gate>,
}

impl Diamond {
    fn at(circuit: &Circuit, branch: Gate, vain: u32) -> Option<Diamond> {
        let side = |role: Role| circuit.successors(branch).find(|&s| circuit.role(s) == role);
        let sides = [side(Role::True)?, side(Role::False)?];
        let next = |side: Gate| {
            // A relay keeps an effect on its side.
            let mut uses = circuit.uses(side);
            let only = uses.next()?;
            (uses.next().is_none() && circuit.role(only.user) == Role::Merge).then_some(only)
        };
        let [yes, no] = [next(sides[0])?, next(sides[1])?];
        let merge = yes.user;
        if no.user != merge || circuit.states(merge).len() != 2 {
            return None;
        }
        let mut diamond = Diamond {
            branch,
            sides,
            merge,
            ways: [yes.index, no.index],
            values: Vec::new(),
            memories: Vec::new(),
        };
        for user in circuit.uses(merge).filter(|u| u.index == 0).map(|u| u.user) {
            match circuit.role(user) {
                Role::ValueSelector => diamond.values.push(user),
                Role::DependSelector => diamond.memories.push(user),
                _ if circuit.def(user).class == Class::Fixed => return None,
                _ => {}
            }
        }
        diamond.values.sort_unstable();
        let fits = diamond.memories.iter().all(|&m| diamond.same_memory(circuit, m));
        (fits && diamond.is_cheap(circuit, vain)).then_some(diamond)
    }

    fn input(&self, circuit: &Circuit, selector: Gate, side: usize) -> Gate {
        circuit.input(selector, 1 + self.ways[side])
    }

    /// Whether memory is one version on both sides, and attaching its users to that version keeps it one chain.
    fn same_memory(&self, circuit: &Circuit, selector: Gate) -> bool {
        let [a, b] = [0, 1].map(|side| self.input(circuit, selector, side));
        let effect = |g: Gate| matches!(circuit.def(g).class, Class::Effect | Class::StateCompute);
        let alone = || circuit.uses(a).all(|u| u.user == selector);
        a == b && (circuit.uses(selector).all(|u| !effect(u.user)) || alone())
    }

    fn is_cheap(&self, circuit: &Circuit, most: u32) -> bool {
        let Some(select) = circuit.set().by_role(Role::Select) else {
            return false;
        };
        let selects = |&g: &Gate| circuit.set().def(select).types.has(circuit.ty(g));
        if self.values.len() > (most / VAIN_FOR_ONE) as usize || !self.values.iter().all(selects) {
            return false;
        }
        let mut vain = 0;
        for &selector in &self.values {
            for side in 0..2 {
                vain += in_vain(circuit, self.input(circuit, selector, side), most);
            }
        }
        vain <= most
    }

    fn convert(self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let Some(select) = circuit.set().by_role(Role::Select) else {
            return false;
        };
        let condition = circuit.value(self.branch, 0);
        let before = circuit.state(self.branch, 0);
        for &selector in &self.values {
            let [a, b] = [0, 1].map(|side| self.input(circuit, selector, side));
            let value = match a == b {
                true => a,
                false => {
                    let ty = circuit.ty(selector);
                    let gate = circuit.add(select, ty, 0, &[], &[], &[condition, a, b]);
                    circuit.set_word(gate, circuit.word(selector));
                    gate
                }
            };
            context.replace(circuit, selector, value);
            circuit.kill(selector);
        }
        for &selector in &self.memories {
            let memory = self.input(circuit, selector, 0);
            context.replace(circuit, selector, memory);
            circuit.kill(selector);
        }
        circuit.replace_uses(self.merge, before);
        for state in [self.merge, self.sides[0], self.sides[1], self.branch] {
            circuit.kill(state);
        }
        true
    }
}

/// Cycles of what only this input of a selector needs, about: gates with one user each.
fn in_vain(circuit: &Circuit, input: Gate, most: u32) -> u32 {
    let mut cost = 0;
    let mut stack = vec![input];
    while let Some(gate) = stack.pop() {
        if cost > most || !is_pure(circuit, gate) || circuit.uses(gate).nth(1).is_some() {
            continue;
        }
        cost += u32::from(circuit.def(gate).cost);
        stack.extend(circuit.values(gate).iter());
    }
    cost
}
