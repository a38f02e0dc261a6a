//! List scheduling within a block, bottom-up.
//!
//! A gate is ready when all its users in the block are placed below it. Of the ready gates, the one is taken that adds
//! the fewest live values above it: a definition whose inputs are live anyway frees a register. Of equals, the latest
//! in a depth-first walk of the inputs is taken, so expression trees are computed one after the other.

use super::bounds::Bounds;
use super::control::NONE;
use super::layout::Layout;
use super::uses::How;
use onespec_graph::circuit::WireClass;
use onespec_graph::{Circuit, Gate, Use};
use std::collections::BinaryHeap;

/// By gate: twice the last block in which it is used, and one more if it is used at its end.
pub(super) fn last_uses(bounds: &Bounds<'_>, node: &[u32]) -> Vec<u32> {
    let gates = (0..bounds.circuit.len() as u32).map(Gate);
    gates.map(|gate| last_use(bounds, node, gate)).collect()
}

/// The same for one gate.
pub(super) fn last_use(bounds: &Bounds<'_>, node: &[u32], gate: Gate) -> u32 {
    let uses = bounds.uses.of(gate).iter();
    let places = uses.filter_map(|used| Some(at_end(used.how)? + 2 * bounds.frame.block_at(used.node(node)?)?));
    places.max().unwrap_or(0)
}

/// Whether a value is alive behind a block for another reason than uses at its end: because it is used later, or in the next
/// round of a loop that it is not computed in.
pub(super) fn is_used_behind(bounds: &Bounds<'_>, block: u32, node: u32, last: u32) -> bool {
    let control = &bounds.control;
    let here = || control.loop_of(bounds.frame.first(block));
    last > 2 * block || node != NONE && !control.encloses(here(), control.loop_of(node))
}

/// 1 for uses at the end of a block; nothing for those that are none of a value.
fn at_end(how: How) -> Option<u32> {
    match how {
        How::Other | How::OtherAtEnd => None,
        How::Value | How::Folded => Some(0),
        How::ValueOfState | How::ValueAtEnd => Some(1),
    }
}

/// Orders the gates of blocks, one block after the other, and keeps its memory for the next.
pub(super) struct Lister<'a> {
    bounds: &'a Bounds<'a>,
    /// By gate: its place in `slots`, if this block has to do with it.
    slot: Vec<u32>,
    slots: Vec<Slot>,
    items: Vec<Item>,
    wires: Vec<Wire>,
    /// Ready items: how many values fewer, then the place in the walk.
    queue: BinaryHeap<(i32, u32)>,
    ordered: Vec<Gate>,
}

/// The block that is ordered, with places and last uses of gates.
#[derive(Clone, Copy)]
struct At<'a> {
    node: &'a [u32],
    last: &'a [u32],
    block: u32,
}

/// A gate that is an item of the block or used by one.
struct Slot {
    gate: Gate,
    /// Which item it is.
    item: u32,
    /// The first wire to a user in the block.
    users: u32,
    /// Whether its value is alive above what was taken.
    alive: bool,
}

struct Item {
    slot: u32,
    /// The first wire to it.
    inputs: u32,
    /// Users in the block that are still to be taken.
    waits: u32,
    /// Values that would be alive in addition.
    needs: i32,
    taken: bool,
}

/// From a slot to an item. With it the lists go on in which it is: of the slot's users and of the item's inputs.
#[derive(Clone, Copy)]
struct Wire {
    slot: u32,
    item: u32,
    next_user: u32,
    next_input: u32,
    value: bool,
}

impl<'a> Lister<'a> {
    pub fn new(bounds: &'a Bounds<'a>) -> Lister<'a> {
        Lister {
            bounds,
            slot: vec![NONE; bounds.circuit.len()],
            slots: Vec::new(),
            items: Vec::new(),
            wires: Vec::new(),
            queue: BinaryHeap::new(),
            ordered: Vec::new(),
        }
    }

    /// Orders the gates of a block by where gates are and what [`last_uses`] are. O(n log n) in gates and wires.
    pub fn order(&mut self, node: &[u32], last: &[u32], layout: &mut Layout, block: u32) {
        if layout.items(block).len() <= 1 {
            return;
        }
        let mut ordered = std::mem::take(&mut self.ordered);
        ordered.clear();
        self.run(At { node, last, block }, layout.items(block), &mut ordered);
        // All were taken, since wires among them make no circle; otherwise they stay as they are.
        if ordered.len() == layout.items(block).len() {
            layout.set_items(block, &ordered);
        }
        self.ordered = ordered;
    }

    fn run(&mut self, at: At<'_>, gates: &[Gate], ordered: &mut Vec<Gate>) {
        let circuit = self.bounds.circuit;
        for &gate in gates {
            let item = self.items.len() as u32;
            let slot = self.slot_of(at, gate);
            self.slots[slot as usize].item = item;
            self.items.push(Item {
                slot,
                inputs: NONE,
                waits: 0,
                needs: 0,
                taken: false,
            });
        }
        for (item, &gate) in gates.iter().enumerate() {
            for (index, input) in circuit.inputs(gate).iter().enumerate() {
                let index = index as u32;
                let class = circuit.class_of(gate, index);
                let folded = || self.bounds.constants.is_folded(circuit, Use { user: gate, index });
                if matches!(class, WireClass::Depend | WireClass::Value) && !folded() {
                    let value = class == WireClass::Value && self.bounds.uses.weight(input).is_some();
                    let slot = self.slot_of(at, input);
                    self.wire(slot, item as u32, value);
                }
            }
        }
        self.order_memory(circuit);
        for item in 0..self.items.len() as u32 {
            self.offer(item);
        }
        while let Some((freed, item)) = self.queue.pop() {
            if self.items[item as usize].taken || freed != self.freed(item) {
                continue;
            }
            self.take(item);
            ordered.push(self.slots[self.items[item as usize].slot as usize].gate);
        }
        ordered.reverse();
        for slot in self.slots.drain(..) {
            self.slot[slot.gate.index()] = NONE;
        }
        self.items.clear();
        self.wires.clear();
    }

    fn slot_of(&mut self, at: At<'_>, gate: Gate) -> u32 {
        let slot = &mut self.slot[gate.index()];
        if *slot == NONE {
            *slot = self.slots.len() as u32;
            let alive = self.bounds.uses.weight(gate).is_some()
                && is_used_behind(self.bounds, at.block, at.node[gate.index()], at.last[gate.index()]);
            self.slots.push(Slot {
                gate,
                item: NONE,
                users: NONE,
                alive,
            });
        }
        self.slot[gate.index()]
    }

    /// An item uses a slot, or has to come after it.
    fn wire(&mut self, slot: u32, item: u32, value: bool) {
        let wire = self.wires.len() as u32;
        let next_user = std::mem::replace(&mut self.slots[slot as usize].users, wire);
        let next_input = std::mem::replace(&mut self.items[item as usize].inputs, wire);
        self.wires.push(Wire {
            slot,
            item,
            next_user,
            next_input,
            value,
        });
        let Slot { item: from, alive, .. } = self.slots[slot as usize];
        if from != NONE {
            self.items[from as usize].waits += 1;
        }
        if value && !alive {
            self.items[item as usize].needs += 1;
        }
    }

    /// What overwrites a memory comes after those that read it.
    fn order_memory(&mut self, circuit: &Circuit) {
        let versions = &self.bounds.versions;
        if versions.is_empty() {
            return;
        }
        let gate = |lister: &Self, item: usize| lister.slots[lister.items[item].slot as usize].gate;
        let mut ends: Vec<(Gate, u32)> = (0..self.items.len())
            .filter_map(|i| Some((versions.overwritten_by(circuit, gate(self, i))?, i as u32)))
            .collect();
        ends.sort_unstable();
        for item in 0..self.items.len() {
            let Some(memory) = versions.read_by(circuit, gate(self, item)) else {
                continue;
            };
            let at = ends.partition_point(|&(m, _)| m < memory);
            if let Some(&(_, end)) = ends.get(at).filter(|&&(m, _)| m == memory) {
                self.wire(self.items[item].slot, end, false);
            }
        }
    }

    /// How many values fewer are alive above an item than below it.
    fn freed(&self, item: u32) -> i32 {
        let Item { slot, needs, .. } = self.items[item as usize];
        i32::from(self.slots[slot as usize].alive) - needs
    }

    fn offer(&mut self, item: u32) {
        let Item { waits, taken, .. } = self.items[item as usize];
        if waits == 0 && !taken {
            self.queue.push((self.freed(item), item));
        }
    }

    fn take(&mut self, item: u32) {
        self.items[item as usize].taken = true;
        let mut at = self.items[item as usize].inputs;
        while let Some(&Wire {
            slot,
            next_input,
            value,
            ..
        }) = self.wires.get(at as usize)
        {
            at = next_input;
            if value && !self.slots[slot as usize].alive {
                self.revive(slot);
            }
            let from = self.slots[slot as usize].item;
            if from != NONE {
                self.items[from as usize].waits -= 1;
                self.offer(from);
            }
        }
    }

    /// From here upwards a value is alive: those that use it need one less.
    fn revive(&mut self, slot: u32) {
        self.slots[slot as usize].alive = true;
        let mut at = self.slots[slot as usize].users;
        while let Some(&Wire {
            item, next_user, value, ..
        }) = self.wires.get(at as usize)
        {
            at = next_user;
            if value {
                self.items[item as usize].needs -= 1;
                self.offer(item);
            }
        }
    }
}
