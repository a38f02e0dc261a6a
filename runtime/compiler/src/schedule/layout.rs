//! From places to blocks: chains of states, and the gates in each.

use super::control::{Control, NONE};
use super::place::{Bounds, Placement};
use onespec_graph::set::Class;
use onespec_graph::{Gate, Role};
use std::ops::Range;

/// Which states and gates are in which block.
pub(crate) struct Layout {
    /// By node.
    pub block_of: Vec<u32>,
    /// By block its nodes, which follow each other.
    nodes: Vec<Range<u32>>,
    /// Offsets by block into `fixed`, `items`.
    fixed_at: Vec<u32>,
    /// What is there when a block begins: arguments and places on the stack in the entry, selectors in others.
    fixed: Vec<Gate>,
    items_at: Vec<u32>,
    /// What is computed in a block, and relays; not in the order in which it is computed until that is found.
    items: Vec<Gate>,
}

impl Layout {
    pub fn new(bounds: &Bounds<'_>, placement: &Placement) -> Layout {
        let mut layout = Layout::of_states(bounds);
        let blocks = layout.nodes.len();
        let circuit = bounds.circuit;
        let block_of = |gate: Gate| match placement.node[gate.index()] {
            NONE => None,
            node => Some(layout.block_of[node as usize]),
        };

        let mut fixed: Vec<(u32, Gate)> = Vec::new();
        let mut items: Vec<(u32, Gate)> = Vec::new();
        let constants = &bounds.constants;
        constants.for_blocks(bounds, placement, &layout.block_of, |block, gate| {
            items.push((block, gate))
        });
        items.extend(constants.placed().filter_map(|g| Some((block_of(g)?, g))));
        for gate in circuit.gates().filter(|&g| bounds.live[g.index()]) {
            match circuit.def(gate).class {
                Class::Prologue if circuit.role(gate) != Role::Constant || constants.is_entry() => {
                    fixed.push((0, gate))
                }
                // What a relay passes on may be computed in the relay's own block.
                Class::Fixed if circuit.role(gate) != Role::Relay => fixed.extend(block_of(gate).map(|b| (b, gate))),
                _ => {}
            }
        }
        for &gate in &bounds.order {
            items.extend(block_of(gate).map(|b| (b, gate)));
        }
        (layout.fixed_at, layout.fixed) = grouped(blocks, &fixed);
        (layout.items_at, layout.items) = grouped(blocks, &items);
        layout
    }

    /// Blocks in the order of their states, but the blocks of a loop together.
    fn of_states(bounds: &Bounds<'_>) -> Layout {
        let control = &bounds.control;
        let mut starts: Vec<u32> = Vec::new();
        for node in 0..control.states.len() as u32 {
            if begins(bounds.circuit, control, node) {
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
        let mut layout = Layout {
            block_of: vec![NONE; control.states.len()],
            nodes: Vec::with_capacity(starts.len()),
            fixed_at: Vec::new(),
            fixed: Vec::new(),
            items_at: Vec::new(),
            items: Vec::new(),
        };
        let mut open = vec![std::mem::take(&mut parts[control.root_loop() as usize]).into_iter()];
        while let Some(list) = open.last_mut() {
            match list.next() {
                Some(Part::Block(nodes)) => {
                    layout.block_of[nodes.start as usize..nodes.end as usize].fill(layout.nodes.len() as u32);
                    layout.nodes.push(nodes);
                }
                Some(Part::Loop(inner)) => open.push(std::mem::take(&mut parts[inner as usize]).into_iter()),
                None => drop(open.pop()),
            }
        }
        layout
    }

    /// The blocks before a block, one for each edge.
    pub fn predecessors<'a>(&'a self, control: &'a Control, block: u32) -> impl Iterator<Item = u32> + 'a {
        let before = control.cfg.predecessors(self.first(block));
        before.iter().map(|&node| self.block_of[node as usize])
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
    pub fn first(&self, block: u32) -> u32 {
        self.nodes[block as usize].start
    }

    pub fn fixed(&self, block: u32) -> &[Gate] {
        &self.fixed[self.fixed_at[block as usize] as usize..self.fixed_at[block as usize + 1] as usize]
    }

    pub fn items(&self, block: u32) -> &[Gate] {
        &self.items[self.items_range(block)]
    }

    pub fn items_mut(&mut self, block: u32) -> &mut [Gate] {
        let range = self.items_range(block);
        &mut self.items[range]
    }

    fn items_range(&self, block: u32) -> Range<usize> {
        self.items_at[block as usize] as usize..self.items_at[block as usize + 1] as usize
    }
}

/// A part of a loop.
#[derive(Clone)]
enum Part {
    /// Its nodes.
    Block(Range<u32>),
    Loop(u32),
}

/// Whether a state begins a block. Others follow the only successor of the state before them.
fn begins(circuit: &onespec_graph::Circuit, control: &Control, node: u32) -> bool {
    let head = matches!(
        circuit.role(control.states[node as usize]),
        Role::StateEntry
            | Role::Merge
            | Role::LoopBegin
            | Role::True
            | Role::False
            | Role::Case
            | Role::DefaultCase
            | Role::Success
            | Role::Exception
    );
    let follows = || match control.cfg.predecessors(node) {
        &[before] => before + 1 == node && control.cfg.successors(before).len() == 1,
        _ => false,
    };
    head || !follows()
}

/// The second halves of pairs by the first, as offsets and a list.
fn grouped(blocks: usize, pairs: &[(u32, Gate)]) -> (Vec<u32>, Vec<Gate>) {
    let mut at = vec![0u32; blocks + 2];
    for &(block, _) in pairs {
        at[block as usize + 2] += 1;
    }
    for i in 2..at.len() {
        at[i] += at[i - 1];
    }
    let mut list = vec![Gate::NONE; pairs.len()];
    for &(block, gate) in pairs {
        let place = &mut at[block as usize + 1];
        list[*place as usize] = gate;
        *place += 1;
    }
    at.pop();
    (at, list)
}
