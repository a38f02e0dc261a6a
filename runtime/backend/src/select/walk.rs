//! Pattern matching at a gate: a walk down the discrimination trees, which looks at each gate's key once per branch
//! instead of trying one pattern after the other.

use crate::machine::automaton::{Accept, Automaton, NO_KEY, NO_NODE};
use onespec_core::select::KeyId;
use onespec_graph::Gate;

/// Wires of a pattern, at most: gates and leaves.
pub const MOST: usize = 24;
/// Sources and values of a pattern, at most.
pub const SLOTS: usize = 8;

/// The wires of a pattern, by number, in the order in which they are walked.
pub type Wires = [Gate; MOST];

/// A graph as patterns see it, and what is done with those that fit.
pub trait View {
    /// The key of a gate where a pattern may cover it, else [`NO_KEY`].
    fn key(&self, gate: Gate) -> KeyId;

    fn is_constant(&self, gate: Gate) -> bool;

    /// The key of the same comparison with its inputs exchanged, where a pattern may cover it so, else [`NO_KEY`].
    fn exchanged(&self, gate: Gate) -> KeyId;

    /// Value input number `i` of a gate.
    fn input(&self, gate: Gate, i: usize) -> Gate;

    /// All gates of a pattern fit; its leaves are still to be looked at.
    fn fits(&mut self, accept: &Accept, wires: &Wires);
}

/// Walks from a root that is a gate through all patterns whose gates fit.
pub fn walk(automaton: &Automaton, view: &mut impl View, root: Gate) {
    let mut walk = Walk {
        automaton,
        view,
        wires: [Gate::NONE; MOST],
        pending: [Gate::NONE; MOST],
    };
    for (key, order) in walk.keys(root) {
        if key != NO_KEY {
            let node = automaton.root(key);
            if node != NO_NODE {
                walk.gate((root, order), key, node, 0, 0);
            }
        }
    }
}

struct Walk<'a, V> {
    automaton: &'a Automaton,
    view: &'a mut V,
    wires: Wires,
    /// Wires that are still to be walked; the last one is the next.
    pending: [Gate; MOST],
}

/// In which order the inputs of a gate are looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Order {
    AsIs,
    /// The first two in each other's place.
    Exchanged,
}

impl<V: View> Walk<'_, V> {
    /// The keys of a gate: a comparison is the exchanged one of exchanged inputs, too.
    fn keys(&self, wire: Gate) -> [(KeyId, Order); 2] {
        [
            (self.view.key(wire), Order::AsIs),
            (self.view.exchanged(wire), Order::Exchanged),
        ]
    }

    /// The wire is taken as a gate: its inputs come next.
    fn gate(&mut self, (wire, order): (Gate, Order), key: KeyId, node: u32, number: usize, waiting: usize) {
        let inputs = self.automaton.arity(key);
        let Some(slots) = self.pending.get_mut(waiting..waiting + inputs) else {
            return;
        };
        for (i, slot) in slots.iter_mut().rev().enumerate() {
            let of = match (order, i) {
                (Order::Exchanged, 0 | 1) => 1 - i,
                _ => i,
            };
            *slot = self.view.input(wire, of);
        }
        self.at(wire, node, number, waiting + inputs);
    }

    /// The wire has its place; what is behind it? What waits is the same afterwards.
    fn at(&mut self, wire: Gate, node: u32, number: usize, waiting: usize) {
        let Some(slot) = self.wires.get_mut(number) else { return };
        *slot = wire;
        let automaton = self.automaton;
        let Some(node) = automaton.node(node) else { return };
        for accept in automaton.accepts(node) {
            self.view.fits(accept, &self.wires);
        }
        let Some(next) = waiting.checked_sub(1) else { return };
        let Some(&wire) = self.pending.get(next) else { return };
        if automaton.has_edges(node) {
            for (key, order) in self.keys(wire) {
                if key != NO_KEY
                    && let Some(to) = automaton.edge(node, key)
                {
                    self.gate((wire, order), key, to, number + 1, next);
                    // Its inputs were put over its own place.
                    self.pending[next] = wire;
                }
            }
        }
        if node.constant != NO_NODE && self.view.is_constant(wire) {
            self.at(wire, node.constant, number + 1, next);
            self.pending[next] = wire;
        }
        if node.any != NO_NODE {
            self.at(wire, node.any, number + 1, next);
            self.pending[next] = wire;
        }
    }
}
