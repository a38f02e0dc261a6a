//! From places to blocks: the gates in each block.

use super::bounds::Bounds;
use super::control::NONE;
use super::liveness::grouped;
use super::place::Placement;
use onespec_graph::set::Class;
use onespec_graph::{Gate, Role};
use std::ops::Range;

/// Which gates are in which block.
#[derive(Clone)]
pub(crate) struct Layout {
    /// By block, in `fixed`.
    fixed_of: Vec<Range<u32>>,
    /// What is there when a block begins: arguments and places on the stack in the entry, selectors in others.
    fixed: Vec<Gate>,
    /// By block, in `items`.
    items_of: Vec<Range<u32>>,
    /// What is computed in a block, and relays; not in the order in which it is computed until that is found.
    items: Vec<Gate>,
}

impl Layout {
    pub fn new(bounds: &Bounds<'_>, placement: &Placement) -> Layout {
        let (circuit, frame) = (bounds.circuit, &bounds.frame);
        let blocks = frame.len();
        let block_of = |gate: Gate| frame.block_at(placement.node[gate.index()]);

        let mut fixed: Vec<(u32, Gate)> = Vec::new();
        let mut items: Vec<(u32, Gate)> = Vec::with_capacity(bounds.order.len());
        let constants = &bounds.constants;
        items.extend(rematerialised(bounds, placement));
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
        let (fixed_of, fixed) = grouped(blocks, &fixed);
        let (items_of, items) = grouped(blocks, &items);
        Layout {
            fixed_of,
            fixed,
            items_of,
            items,
        }
    }

    pub fn fixed(&self, block: u32) -> &[Gate] {
        &self.fixed[as_usize(&self.fixed_of[block as usize])]
    }

    pub fn items(&self, block: u32) -> &[Gate] {
        &self.items[as_usize(&self.items_of[block as usize])]
    }

    /// Gives a block other items, or the same in another order.
    pub fn set_items(&mut self, block: u32, gates: &[Gate]) {
        let range = &mut self.items_of[block as usize];
        if gates.len() > range.len() {
            range.start = self.items.len() as u32;
            self.items.extend_from_slice(gates);
        }
        range.end = range.start + gates.len() as u32;
        let range = as_usize(range);
        self.items[range].copy_from_slice(gates);
    }
}

fn as_usize(range: &Range<u32>) -> Range<usize> {
    range.start as usize..range.end as usize
}

/// Each block in which a constant without a place is used, with the constant, which is made there.
fn rematerialised(bounds: &Bounds<'_>, placement: &Placement) -> Vec<(u32, Gate)> {
    let mut found = Vec::new();
    let mut made = vec![Gate::NONE; bounds.control.states.len()];
    for gate in bounds.constants.unplaced() {
        for used in bounds.uses.of(gate).iter().filter(|used| used.is_value()) {
            let Some(node) = used.node(&placement.node) else {
                continue;
            };
            let block = bounds.frame.block_of[node as usize];
            if block != NONE && std::mem::replace(&mut made[block as usize], gate) != gate {
                found.push((block, gate));
            }
        }
    }
    found
}
