//! Basic blocks: chains of states that follow each other. They do not depend on where gates are placed, so they are
//! found once.
//!
//! Backward walks over blocks are frequent, one for each value: the predecessors of a block are stored next to each
//! other.

use super::control::{Control, NONE};
use onespec_graph::{Circuit, Role};
use std::ops::Range;

/// The basic blocks of a circuit: the states of each, its predecessors and its successors.
pub(crate) struct Frame {
    /// By node.
    pub block_of: Vec<u32>,
    /// By block its nodes, which follow each other.
    nodes: Vec<Range<u32>>,
    /// Offsets by block into `before`.
    before_at: Vec<u32>,
    before: Vec<u32>,
}

impl Frame {
    /// Blocks in the order of their states, but the blocks of a loop together.
    pub fn new(circuit: &Circuit, control: &Control) -> Frame {
        let mut starts: Vec<u32> = Vec::new();
        for node in 0..control.states.len() as u32 {
            if begins(circuit, control, node) {
                starts.push(node);
            }
        }
        // By loop: its blocks, and at the places of their heads the loops in it.
        let mut parts: Vec<Vec<Part>> = vec![Vec::new(); control.loop_parent.len()];
        let ends = starts.iter().skip(1).copied().chain([control.states.len() as u32]);
        for (&start, end) in starts.iter().zip(ends) {
            let inner = control.loop_of(start);
            if control.head(inner) == Some(start) {
                parts[control.loop_parent[inner as usize] as usize].push(Part::Loop(inner));
            }
            parts[inner as usize].push(Part::Block(start..end));
        }
        let mut frame = Frame {
            block_of: vec![NONE; control.states.len()],
            nodes: Vec::with_capacity(starts.len()),
            before_at: Vec::with_capacity(starts.len() + 1),
            before: Vec::with_capacity(starts.len() + starts.len() / 2),
        };
        let mut open = vec![std::mem::take(&mut parts[control.root_loop() as usize]).into_iter()];
        while let Some(list) = open.last_mut() {
            match list.next() {
                Some(Part::Block(nodes)) => {
                    frame.block_of[nodes.start as usize..nodes.end as usize].fill(frame.nodes.len() as u32);
                    frame.nodes.push(nodes);
                }
                Some(Part::Loop(inner)) => open.push(std::mem::take(&mut parts[inner as usize]).into_iter()),
                None => drop(open.pop()),
            }
        }
        for nodes in &frame.nodes {
            frame.before_at.push(frame.before.len() as u32);
            let before = control.cfg.predecessors(nodes.start);
            frame
                .before
                .extend(before.iter().map(|&node| frame.block_of[node as usize]));
        }
        frame.before_at.push(frame.before.len() as u32);
        frame
    }

    /// The blocks before a block, one for each edge.
    #[inline]
    pub fn predecessors(&self, block: u32) -> &[u32] {
        &self.before[self.before_at[block as usize] as usize..self.before_at[block as usize + 1] as usize]
    }

    /// The blocks after a block, one for each edge.
    pub fn successors<'a>(&'a self, control: &'a Control, block: u32) -> impl Iterator<Item = u32> + 'a {
        let after = control.cfg.successors(self.nodes[block as usize].end - 1);
        after.iter().map(|&node| self.block_of[node as usize])
    }

    /// How many blocks there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The nodes of a block.
    pub fn nodes(&self, block: u32) -> Range<u32> {
        self.nodes[block as usize].clone()
    }

    /// The first node of a block.
    #[inline]
    pub fn first(&self, block: u32) -> u32 {
        self.nodes[block as usize].start
    }

    /// The block of a place; nothing without one.
    #[inline]
    pub fn block_at(&self, node: u32) -> Option<u32> {
        self.block_of.get(node as usize).copied()
    }
}

/// A part of a loop.
#[derive(Clone)]
enum Part {
    /// Its nodes.
    Block(Range<u32>),
    Loop(u32),
}

/// Whether a state of this role begins a block, whatever is before it.
pub(super) fn is_head(role: Role) -> bool {
    matches!(
        role,
        Role::StateEntry
            | Role::Merge
            | Role::LoopBegin
            | Role::True
            | Role::False
            | Role::Case
            | Role::DefaultCase
            | Role::Success
            | Role::Exception
    )
}

/// Whether a state begins a block. Others follow the only successor of the state before them.
fn begins(circuit: &Circuit, control: &Control, node: u32) -> bool {
    let follows = || match control.cfg.predecessors(node) {
        &[before] => before + 1 == node && control.cfg.successors(before).len() == 1,
        _ => false,
    };
    is_head(circuit.role(control.states[node as usize])) || !follows()
}
