//! The result of scheduling.

use super::bounds::Bounds;
use super::control::NONE;
use super::draft::Draft;
use onespec_graph::set::MAX_CLASSES;
use onespec_graph::{Circuit, Gate, Role};
use std::ops::Range;

/// A circuit as blocks of gates in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Schedule {
    /// By gate: the state at which it is computed, [`Gate::NONE`] without one.
    pub(super) place: Vec<Gate>,
    /// By gate: its block.
    pub(super) block_of: Vec<u32>,
    /// By gate whose place was chosen: the first and the last that were possible, as places in `states`.
    pub(super) bounds: Vec<(u32, u32)>,
    pub(super) blocks: Vec<Parts>,
    pub(super) states: Vec<Gate>,
    pub(super) fixed: Vec<Gate>,
    pub(super) gates: Vec<Gate>,
    pub(super) successors: Vec<u32>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Parts {
    pub states: Range<u32>,
    pub fixed: Range<u32>,
    pub gates: Range<u32>,
    pub successors: Range<u32>,
    pub loop_depth: u32,
    pub pressure: [u32; MAX_CLASSES],
}

/// A block: states that follow each other, and what is computed between the first and the last of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Block<'a> {
    /// The first begins the block, the last ends it.
    pub states: &'a [Gate],
    /// What is there from the beginning: arguments and places on the stack (and, if so wanted, constants) in the first
    /// block; selectors in others.
    pub fixed: &'a [Gate],
    /// What is computed, and relays, in order. A constant may stand in several blocks.
    pub gates: &'a [Gate],
    /// The blocks that may come next, in the order of their numbers; one as often as there are ways to it.
    pub successors: &'a [u32],
    /// In how many loops it is.
    pub loop_depth: u32,
    /// The most registers that hold values at one point, by class. Where values live very long the number may
    /// be too large, never too small.
    pub pressure: [u32; MAX_CLASSES],
}

impl Block<'_> {
    /// Everything in its order: the first state, what is there from the beginning, what is computed, the other states.
    pub fn ordered(&self) -> impl Iterator<Item = Gate> + '_ {
        let (head, rest) = self.states.split_at(self.states.len().min(1));
        let parts = [head, self.fixed, self.gates, rest];
        parts.into_iter().flatten().copied()
    }
}

impl Schedule {
    pub(super) fn new(bounds: &Bounds<'_>, draft: Draft) -> Schedule {
        let Draft {
            placement,
            layout,
            pressure,
            ..
        } = draft;
        let control = &bounds.control;
        let state = |&node: &u32| control.states.get(node as usize).copied().unwrap_or(Gate::NONE);
        let mut schedule = Schedule {
            place: placement.node.iter().map(state).collect(),
            block_of: placement
                .node
                .iter()
                .map(|&n| bounds.frame.block_at(n).unwrap_or(NONE))
                .collect(),
            bounds: bounds.early.iter().copied().zip(placement.late).collect(),
            blocks: Vec::with_capacity(bounds.frame.len()),
            states: control.states.clone(),
            fixed: Vec::new(),
            gates: Vec::new(),
            successors: Vec::new(),
        };
        for (block, &pressure) in pressure.iter().enumerate() {
            let block = block as u32;
            let nodes = bounds.frame.nodes(block);
            let mut next: Vec<u32> = bounds.frame.successors(control, block).collect();
            next.sort_unstable();
            schedule.blocks.push(Parts {
                loop_depth: control.loop_depth(nodes.start),
                states: nodes,
                fixed: append(&mut schedule.fixed, layout.fixed(block)),
                gates: append(&mut schedule.gates, layout.items(block)),
                successors: append(&mut schedule.successors, &next),
                pressure,
            });
        }
        schedule
    }

    /// The state at which a gate is computed. Nothing for gates that are not needed, and for constants that are made
    /// where they are used.
    pub fn place(&self, gate: Gate) -> Option<Gate> {
        self.place.get(gate.index()).copied().and_then(Gate::some)
    }

    /// By gate, its place or [`Gate::NONE`]: what the verifier takes.
    pub fn places(&self) -> &[Gate] {
        &self.place
    }

    /// Of a gate whose place was chosen: the state above which it can't be because of its inputs, and that below which it
    /// can't be because of its users, where these are placed.
    pub fn bounds(&self, gate: Gate) -> Option<(Gate, Gate)> {
        let &(early, late) = self.bounds.get(gate.index())?;
        Some((*self.states.get(early as usize)?, *self.states.get(late as usize)?))
    }

    /// The block in which a gate is computed.
    pub fn block_of(&self, gate: Gate) -> Option<u32> {
        self.block_of.get(gate.index()).copied().filter(|&b| b != NONE)
    }

    /// How many blocks there are: at least that of the entry, which is number 0. Each comes after its predecessors,
    /// except for those that go back to the head of a loop; the blocks of a loop stand together.
    #[allow(clippy::len_without_is_empty)] // the entry is one
    pub fn len(&self) -> usize {
        self.blocks.len()
    }

    /// # Panics
    /// If there is no such block.
    pub fn block(&self, index: u32) -> Block<'_> {
        let parts = &self.blocks[index as usize];
        let range = |r: &Range<u32>| r.start as usize..r.end as usize;
        Block {
            states: &self.states[range(&parts.states)],
            fixed: &self.fixed[range(&parts.fixed)],
            gates: &self.gates[range(&parts.gates)],
            successors: &self.successors[range(&parts.successors)],
            loop_depth: parts.loop_depth,
            pressure: parts.pressure,
        }
    }

    /// All blocks.
    pub fn blocks(&self) -> impl Iterator<Item = Block<'_>> {
        (0..self.blocks.len() as u32).map(|b| self.block(b))
    }

    /// What the selectors behind a block take from it, as (selector, value). All are to be copied at once: one may be
    /// the source of another.
    pub fn copies<'a>(&'a self, circuit: &'a Circuit, index: u32) -> impl Iterator<Item = (Gate, Gate)> + 'a {
        let block = self.block(index);
        let last = block.states.last().copied().unwrap_or(Gate::NONE);
        block.successors.iter().flat_map(move |&next| {
            let next = self.block(next);
            let head = next.states[0];
            let input = circuit.states(head).iter().position(|s| s == last);
            let selectors = next
                .fixed
                .iter()
                .copied()
                .filter(|&g| circuit.role(g) == Role::ValueSelector);
            selectors.filter_map(move |selector| Some((selector, circuit.values(selector).get(input?)?)))
        })
    }

    /// The most registers that any block needs, by class.
    pub fn pressure(&self) -> [u32; MAX_CLASSES] {
        self.blocks.iter().fold([0; MAX_CLASSES], |most, b| {
            std::array::from_fn(|bank| most[bank].max(b.pressure[bank]))
        })
    }
}

#[cfg(test)]
impl Schedule {
    /// Exchanges two gates of a block, so that there is something to find.
    pub(super) fn exchange(&mut self, block: u32, one: usize, other: usize) {
        let start = self.blocks[block as usize].gates.start as usize;
        self.gates.swap(start + one, start + other);
    }

    /// Puts a gate at another state.
    pub(super) fn misplace(&mut self, gate: Gate, state: Gate) {
        self.place[gate.index()] = state;
    }
}

fn append<T: Copy>(list: &mut Vec<T>, more: &[T]) -> Range<u32> {
    let start = list.len() as u32;
    list.extend_from_slice(more);
    start..list.len() as u32
}
