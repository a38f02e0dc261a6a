//! Whether one pattern covers a gate, whatever it costs.

use super::{Block, Leaves, Match, NEVER, Tiles};
use crate::machine::automaton::Accept;
use crate::select::walk::{SLOTS, View, Wires, walk};
use onespec_core::select::{KeyId, PatternId};
use onespec_graph::Gate;

/// The block as one pattern sees it.
struct One<'t, 'a> {
    block: Block<'t, 'a>,
    wanted: PatternId,
    found: Option<Match>,
}

impl Tiles<'_> {
    /// The match of a pattern whose root is a gate of the block, if it has one.
    pub fn match_by(&mut self, gate: Gate, wanted: PatternId) -> Option<Match> {
        let at = self.number(gate)?;
        let binding = self.binding;
        let mut one = One {
            block: Block {
                tiles: self,
                root: gate,
                condition: None,
                at,
                kept: None,
            },
            wanted,
            found: None,
        };
        walk(&binding.automaton, &mut one, gate);
        one.found
    }
}

impl View for One<'_, '_> {
    fn key(&self, gate: Gate) -> KeyId {
        self.block.key(gate)
    }

    fn exchanged(&self, gate: Gate) -> KeyId {
        self.block.exchanged(gate)
    }

    fn is_constant(&self, gate: Gate) -> bool {
        self.block.is_constant(gate)
    }

    fn input(&self, gate: Gate, i: usize) -> Gate {
        self.block.input(gate, i)
    }

    fn fits(&mut self, accept: &Accept, wires: &Wires) {
        if accept.pattern != self.wanted || self.found.is_some() {
            return;
        }
        let pattern_cost = self.block.tiles.binding.automaton.pattern_cost(accept.pattern);
        let mut leaves = Leaves {
            sources: [Gate::NONE; SLOTS],
            values: [0; SLOTS],
            count: [0; 2],
        };
        let fits = self
            .block
            .leaves(accept, pattern_cost, wires, NEVER, &mut leaves)
            .is_some();
        let values = leaves.values.get(..leaves.count[1]).unwrap_or(&[]);
        if !fits || !self.block.tiles.holds(pattern_cost, values) {
            return;
        }
        let sources = leaves.sources.get(..leaves.count[0]).unwrap_or(&[]);
        let index = self.block.tiles.keep(accept.pattern, sources, values);
        self.found = Some(self.block.tiles.matched(index));
    }
}
