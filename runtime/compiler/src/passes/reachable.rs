//! Removes what control cannot reach, and states with one predecessor; moves what was bound to such a state.

use super::Context;
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role};

/// Removes states that control cannot reach with what is bound to them, the inputs through which control cannot come, and
/// merges and loops that have one way in. Whether anything changed.
pub(super) fn clean(circuit: &mut Circuit, context: &mut Context) -> bool {
    let mut reached = vec![false; circuit.len()];
    for state in circuit.reverse_postorder() {
        reached[state.index()] = true;
    }
    let mut changed = false;
    let joins: Vec<Gate> = circuit
        .gates()
        .filter(|&g| reached[g.index()] && matches!(circuit.role(g), Role::Merge | Role::LoopBegin))
        .collect();
    for &join in &joins {
        changed |= shrink(circuit, context, join, &reached);
    }
    let gone = |circuit: &Circuit, g: Gate| match circuit.def(g).class {
        Class::State | Class::StateCompute => !reached[g.index()],
        Class::Fixed => circuit.states(g).get(0).is_none_or(|s| !reached[s.index()]),
        _ => false,
    };
    let mut dead: Vec<Gate> = circuit.gates().filter(|&g| gone(circuit, g)).collect();
    changed |= !dead.is_empty();
    while let Some(gate) = dead.pop() {
        // What computes with a value from there can only be used there.
        let users = circuit.uses(gate).map(|u| u.user);
        dead.extend(users.filter(|&u| !circuit.is_state(u) && !circuit.is_dead(u)));
        circuit.kill(gate);
    }
    changed
}

/// Takes the inputs of a merge or loop away through which control cannot come, and itself if one is left.
fn shrink(circuit: &mut Circuit, context: &mut Context, join: Gate, reached: &[bool]) -> bool {
    let open: Vec<bool> = circuit
        .states(join)
        .iter()
        .map(|s| reached.get(s.index()) == Some(&true))
        .collect();
    let left = open.iter().filter(|&&open| open).count();
    let single = left == 1;
    if left == open.len() && !(single && circuit.role(join) == Role::Merge) {
        return false;
    }
    let fixed: Vec<Gate> = circuit
        .uses(join)
        .filter(|u| u.index == 0 && circuit.def(u.user).class == Class::Fixed)
        .map(|u| u.user)
        .collect();
    let is_open = |index: u32| open.get(index as usize) == Some(&true);
    let ops = [Role::Block, Role::Relay].map(|role| circuit.set().by_role(role));
    let mut bound = false;
    for selector in fixed {
        match ops {
            [Some(_), Some(relay)] if single && circuit.role(selector) == Role::DependSelector => {
                // It may keep an effect behind a fork: whether it does is seen when blocks are removed.
                circuit.retain_inputs(selector, |index| index == 0 || is_open(index - 1));
                circuit.set_op(selector, relay);
                circuit.set_bits(selector, 0);
                bound = true;
            }
            _ if single => {
                let at = open.iter().position(|&open| open).unwrap_or(0);
                let only = circuit.input(selector, 1 + at as u32);
                context.replace(circuit, selector, only);
                circuit.kill(selector);
            }
            _ => circuit.retain_inputs(selector, |index| index == 0 || is_open(index - 1)),
        }
    }
    if let ([Some(block), _], true) = (ops, bound) {
        circuit.retain_inputs(join, is_open);
        circuit.set_op(join, block);
        circuit.set_bits(join, 0);
        return true;
    }
    if single {
        let at = open.iter().position(|&open| open).unwrap_or(0);
        let before = circuit.state(join, at as u32);
        circuit.replace_uses(join, before);
        circuit.kill(join);
    } else {
        circuit.retain_inputs(join, is_open);
    }
    true
}
