//! Elimination of redundant phis: phis that have one value whichever predecessor control came from.
//!
//! Optimistic: every phi is a copy of nothing until an input shows what it copies, and has a value of its own only when
//! inputs differ. So phis of loops that feed each other and take one value from outside all become that value. A phi is
//! lowered at most twice: linear in the number of wires.
//!
//! The memory phi at the head of a loop that [may not end](super::ends) stays: it is the user of the effects before the
//! loop.

use super::ends::Ends;
use super::memory::is_of_loop;
use super::{Context, Pass};
use onespec_graph::circuit::WireClass;
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role};

pub(super) struct Selectors;

impl Pass for Selectors {
    fn name(&self) -> &'static str {
        "redundant-phis"
    }

    fn former_name(&self) -> Option<&'static str> {
        Some("selectors")
    }

    fn about(&self) -> &'static str {
        "removes selectors that have one value whichever way control came"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        remove_copies(circuit, context)
    }
}

pub(super) fn is_selector(circuit: &Circuit, gate: Gate) -> bool {
    matches!(circuit.role(gate), Role::ValueSelector | Role::DependSelector)
}

/// Replaces every phi that has one value by that value. Whether anything changed.
pub(super) fn remove_copies(circuit: &mut Circuit, context: &mut Context) -> bool {
    let selectors: Vec<Gate> = circuit.gates().filter(|&g| is_selector(circuit, g)).collect();
    let mut copy = copies(circuit, &selectors, &[]);
    let endless = endless(circuit, &selectors, &copy);
    if !endless.is_empty() {
        copy = copies(circuit, &selectors, &endless);
    }
    let kept = kept_memory(circuit, &selectors, &copy);
    let mut changed = false;
    for &gate in &selectors {
        let of = copy[gate.index()];
        if of != gate && of != Gate::NONE && !kept[of.index()] {
            context.replace(circuit, gate, of);
            circuit.kill(gate);
            changed = true;
        }
    }
    changed
}

/// By gate, what it is a copy of: itself, unless it is one of the selectors and none of those that stay.
fn copies(circuit: &Circuit, selectors: &[Gate], stay: &[Gate]) -> Vec<Gate> {
    // NONE where nothing is known yet. Only of selectors anything else than themselves.
    let mut copy: Vec<Gate> = (0..circuit.len() as u32).map(Gate).collect();
    for gate in selectors {
        copy[gate.index()] = Gate::NONE;
    }
    for gate in stay {
        copy[gate.index()] = *gate;
    }
    let mut queued = vec![false; circuit.len()];
    let mut queue: std::collections::VecDeque<Gate> = selectors.iter().copied().collect();
    selectors.iter().for_each(|g| queued[g.index()] = true);
    while let Some(gate) = queue.pop_front() {
        queued[gate.index()] = false;
        let old = copy[gate.index()];
        if old == gate {
            continue;
        }
        let new = meet(circuit, gate, &copy);
        if new == old {
            continue;
        }
        copy[gate.index()] = new;
        for user in circuit.uses(gate).map(|u| u.user) {
            if is_selector(circuit, user) && !queued[user.index()] {
                queued[user.index()] = true;
                queue.push_back(user);
            }
        }
    }
    copy
}

/// Of the selectors that are copies, those of memory at the heads of loops that may not end.
fn endless(circuit: &Circuit, selectors: &[Gate], copy: &[Gate]) -> Vec<Gate> {
    let is_copy = |g: Gate| copy[g.index()] != g && copy[g.index()] != Gate::NONE;
    let mut all: Vec<Gate> = selectors
        .iter()
        .copied()
        .filter(|&g| is_copy(g) && is_of_loop(circuit, g))
        .collect();
    if !all.is_empty() {
        let ends = Ends::of(circuit);
        all.retain(|&g| !ends.is_left(circuit, circuit.state(g, 0)));
    }
    all
}

fn meet(circuit: &Circuit, gate: Gate, copy: &[Gate]) -> Gate {
    let mut only = Gate::NONE;
    for input in circuit.inputs(gate).iter().skip(1) {
        let of = copy.get(input.index()).copied().unwrap_or(gate);
        if of == Gate::NONE || of == only {
            continue;
        }
        if only != Gate::NONE {
            return gate;
        }
        only = of;
    }
    only
}

/// Versions of memory whose copies stay: an effect depends on a copy, and something else that is no copy needs the version too.
/// Hanging both on the version itself would leave their order open.
fn kept_memory(circuit: &Circuit, selectors: &[Gate], copy: &[Gate]) -> Vec<bool> {
    let mut kept = vec![false; circuit.len()];
    // Users of a version and of its copies that are not copies themselves; the first, and whether one is an effect.
    let mut users = vec![(Gate::NONE, false); circuit.len()];
    let copies = selectors.iter().filter(|&&g| circuit.role(g) == Role::DependSelector);
    let mut seen = vec![false; circuit.len()];
    for &gate in copies {
        let of = copy[gate.index()];
        if of == gate || of == Gate::NONE {
            continue;
        }
        let first = !std::mem::replace(&mut seen[of.index()], true);
        for of_or_copy in [gate].into_iter().chain(first.then_some(of)) {
            for u in circuit.uses(of_or_copy) {
                // The state of a loop that stays uses itself where nothing in the loop has effects, and is no copy.
                let is_copy = u.user != of && copy.get(u.user.index()) == Some(&of);
                if is_copy || circuit.class_of(u.user, u.index) != WireClass::Depend {
                    continue;
                }
                let effect = matches!(circuit.def(u.user).class, Class::Effect | Class::StateCompute);
                let (user, effects) = &mut users[of.index()];
                kept[of.index()] |= *user != Gate::NONE && *user != u.user && (effect || *effects);
                (*user, *effects) = (u.user, *effects || effect);
            }
        }
    }
    kept
}
