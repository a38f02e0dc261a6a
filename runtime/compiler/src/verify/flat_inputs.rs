//! The inputs of all gates in flat arrays. The circuit stores what a pass needs to change it: sixteen bytes an input,
//! forty a gate. The stages only read, several times each: four bytes an input and eight a gate stay in the caches ten
//! times as long.
//!
//! The number of inputs of the next gate is mispredicted in every stage, and a mispredicted branch costs as much as the
//! rest of the work on a gate. So the stages look at [`LANES`] inputs of every gate that has no more, and ignore what
//! they read beyond the last.

use super::plan::{Kind, LANES};
use onespec_graph::Gate;
use onespec_graph::circuit::Look;

/// The inputs of all gates in one array, with the ranges that belong to each gate.
#[derive(Default)]
pub(super) struct FlatInputs {
    /// Inputs, behind them [`LANES`] times the first gate, and then what is left of earlier circuits.
    targets: Vec<Gate>,
    count: usize,
    /// How many inputs were made after the gates that they are of.
    later: usize,
    /// By gate: where its states begin, and where its depends and values. One more for the end.
    states: Vec<u32>,
    operands: Vec<u32>,
}

impl FlatInputs {
    /// Forgets all gates.
    pub fn clear(&mut self, gates: usize) {
        self.count = 0;
        self.later = 0;
        self.states.clear();
        self.operands.clear();
        self.states.reserve(gates + 1);
        self.operands.reserve(gates + 1);
    }

    /// Adds the next gate; its largest input, and the list that it is attached to.
    #[inline]
    pub fn push(&mut self, look: &Look<'_>) -> (u32, Gate) {
        let start = self.count;
        let inputs = look.inputs.len();
        self.states.push(start as u32);
        self.operands.push(start as u32 + look.states);
        if self.targets.len() < start + inputs + LANES {
            let more = (start + inputs + LANES) * 2;
            self.targets.resize(more, Gate(0));
        }
        let number = self.states.len() as u32 - 1;
        let mut largest = 0;
        self.targets[start..start + LANES].copy_from_slice(&look.near);
        for (i, near) in look.near.iter().enumerate() {
            let near = if i < inputs { near.0 } else { 0 };
            largest = largest.max(near);
            self.later += usize::from(near > number);
        }
        if inputs > LANES {
            for (slot, input) in self.targets[start..start + inputs].iter_mut().zip(look.inputs.iter()) {
                *slot = input;
                largest = largest.max(input.0);
            }
        }
        // A root comes last, and is not kept.
        let rooted = usize::from(look.rooted).min(inputs);
        self.count = start + inputs - rooted;
        let root = if rooted > 0 {
            self.targets[self.count]
        } else {
            Gate::NONE
        };
        (largest, root)
    }

    /// After the last gate of all.
    pub fn end(&mut self) {
        self.states.push(self.count as u32);
        let behind = self.count + LANES;
        self.targets.resize(behind.max(self.targets.len()), Gate(0));
        self.targets[self.count..behind].fill(Gate(0));
    }

    /// Whether gates stand in an order that has nothing to do with what uses what. Else inputs mostly come first.
    pub fn is_scattered(&self) -> bool {
        self.later > self.states.len() / 4
    }

    /// Its state inputs.
    #[inline]
    pub fn states(&self, gate: Gate) -> &[Gate] {
        &self.targets[self.states[gate.index()] as usize..self.operands[gate.index()] as usize]
    }

    /// Its depends, then its values.
    #[inline]
    pub fn operands(&self, gate: Gate) -> &[Gate] {
        &self.targets[self.operands[gate.index()] as usize..self.states[gate.index() + 1] as usize]
    }

    /// The same for a gate with few: how many there are, and these with what stands behind, which is some gate.
    #[inline]
    pub fn lanes(&self, gate: Gate) -> Option<(usize, [Gate; LANES])> {
        let start = self.operands[gate.index()] as usize;
        let count = self.states[gate.index() + 1] as usize - start;
        let lanes = self.targets.get(start..start + LANES)?;
        let lanes = std::array::from_fn(|i| lanes[i]);
        (count <= LANES).then_some((count, lanes))
    }
}

/// Fills `list` with the gates of some kinds, in their order. Each is written down, and only kept if it is one: whether the
/// next gate is one is guessed wrong too.
#[inline]
pub(super) fn list_kinds(kinds: &[Kind], list: &mut Vec<Gate>, is: impl Fn(Kind) -> bool) {
    list.clear();
    let mut buffer = [Gate(0); 65];
    let mut from = 0;
    for chunk in kinds.chunks(64) {
        let mut count = 0;
        for (number, &kind) in (from..).zip(chunk) {
            buffer[count] = Gate(number);
            count += usize::from(is(kind));
        }
        list.extend_from_slice(&buffer[..count]);
        from += chunk.len() as u32;
    }
}
