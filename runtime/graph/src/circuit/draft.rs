//! Bulk construction of gates whose inputs are not all known yet, as readers need it: inputs are numbers until
//! everything is read, then one sweep turns them into gates and makes the use lists.

use super::set::{Opcode, Type};
use super::word::GateWord;
use super::{Circuit, DEAD, END, Gate, Head, ROOTED, Slot};

/// A gate behind its inputs, which were given to [`Circuit::draft_input`].
pub(crate) struct Draft {
    pub op: Opcode,
    pub ty: Type,
    pub word: GateWord,
    pub bits: u64,
    pub line: u32,
    pub states: u32,
    pub depends: u32,
    /// Whether the last input is a root.
    pub rooted: bool,
}

impl Circuit {
    /// Number of input slots: where the inputs of the next gate begin.
    pub(crate) fn slots(&self) -> usize {
        self.slots.len()
    }

    /// An input of the gate that is made next, by a number that [`Circuit::link_drafts`] turns into a gate.
    pub(crate) fn draft_input(&mut self, number: u32) {
        self.slots.push(Slot {
            target: Gate(number),
            user: Gate(self.heads.len() as u32),
            next: END,
            prev: END,
        });
    }

    /// The last input so far, taken back.
    pub(crate) fn forget_inputs(&mut self, first: usize) {
        self.slots.truncate(first);
    }

    /// The gate whose inputs are the slots from `first` on.
    pub(crate) fn draft_gate(&mut self, first: usize, draft: Draft) -> Gate {
        let gate = Gate(self.heads.len() as u32);
        self.heads.push(Head {
            bits: draft.bits,
            op: draft.op,
            ty: draft.ty,
            flags: if draft.rooted { ROOTED } else { 0 },
            word: draft.word,
            first: first as u32,
            inputs: (self.slots.len() - first) as u32,
            states: draft.states,
            depends: draft.depends,
            uses: END,
            line: draft.line,
        });
        gate
    }

    /// A gate that was made is a dead one.
    pub(crate) fn draft_dead(&mut self, gate: Gate) {
        self.heads[gate.index()].flags |= DEAD;
        self.dead += 1;
    }

    /// Turns the numbers of the slots from `first` on into gates, of which use lists are made. `resolve` gets the slot's
    /// user, its index among the inputs and the number.
    pub(crate) fn link_drafts(&mut self, first: usize, mut resolve: impl FnMut(Gate, u32, u32) -> Gate) {
        for slot in first..self.slots.len() {
            let Slot { target, user, .. } = self.slots[slot];
            let index = slot as u32 - self.heads[user.index()].first;
            let target = resolve(user, index, target.0);
            self.link(slot as u32, target);
        }
    }
}
