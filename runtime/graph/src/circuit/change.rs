//! Changing gates: their inputs, with the use lists kept right, and what else they are.
//!
//! What is changed are gates of the circuit and inputs that they have; others are a panic. [`Gate::NONE`] and numbers of gates that
//! there are not may become inputs, which the verifier finds (E004).

use super::set::{Bitfield, Opcode, Type};
use super::word::GateWord;
use super::{Circuit, DEAD, END, Gate, ROOTED, Slot, WireClass};

impl Circuit {
    /// Inserts a state, a depend or a value at `index` of all inputs, which is in the list of its class or at its
    /// end; the other inputs keep their order. Takes time in proportion to the gate's inputs.
    pub fn insert_input(&mut self, gate: Gate, index: u32, class: WireClass, target: Gate) {
        let mut inputs: Vec<Gate> = self.inputs(gate).to_vec();
        inputs.insert(index as usize, target);
        self.renew(gate, &inputs);
        self.count_class(gate, class, 1);
    }

    /// Takes an input away. Takes time in proportion to the gate's inputs.
    pub fn remove_input(&mut self, gate: Gate, index: u32) {
        let class = self.class_of(gate, index);
        let mut inputs: Vec<Gate> = self.inputs(gate).to_vec();
        inputs.remove(index as usize);
        self.renew(gate, &inputs);
        self.count_class(gate, class, -1);
    }

    /// Takes all inputs away for whose index `keep` says no. Takes time in proportion to the gate's inputs.
    pub fn retain_inputs(&mut self, gate: Gate, mut keep: impl FnMut(u32) -> bool) {
        let all = self.inputs(gate).len() as u32;
        let kept: Vec<u32> = (0..all).filter(|&index| keep(index)).collect();
        let inputs: Vec<Gate> = kept.iter().map(|&index| self.input(gate, index)).collect();
        let mut lost = [0; 4];
        let mut left = kept.iter().peekable();
        for index in 0..all {
            if left.next_if_eq(&&index).is_none() {
                lost[self.class_of(gate, index) as usize] -= 1;
            }
        }
        self.renew(gate, &inputs);
        for class in [WireClass::State, WireClass::Depend, WireClass::Value, WireClass::Root] {
            if lost[class as usize] < 0 {
                self.count_class(gate, class, lost[class as usize]);
            }
        }
    }

    fn count_class(&mut self, gate: Gate, class: WireClass, by: i32) {
        let head = &mut self.heads[gate.index()];
        match class {
            WireClass::State => head.states = head.states.wrapping_add_signed(by),
            WireClass::Depend => head.depends = head.depends.wrapping_add_signed(by),
            WireClass::Root if by < 0 => head.flags &= !ROOTED,
            WireClass::Value | WireClass::Root => {}
        }
        if self.set.def(head.op).bitfield == Bitfield::Count {
            let head = *head;
            let values = self.values(gate).count();
            let bits = self
                .set
                .def(head.op)
                .repeated(head.states as usize, head.depends as usize, values);
            self.heads[gate.index()].bits = bits;
        }
    }

    /// New slots for a gate's inputs, in place where they fit.
    fn renew(&mut self, gate: Gate, inputs: &[Gate]) {
        let head = self.heads[gate.index()];
        for slot in head.first..head.first + head.inputs {
            self.unlink(slot);
        }
        if inputs.len() as u32 > head.inputs {
            self.heads[gate.index()].first = self.slots.len() as u32;
            self.slots.extend(inputs.iter().map(|_| Slot {
                target: Gate::NONE,
                user: gate,
                next: END,
                prev: END,
            }));
        }
        self.heads[gate.index()].inputs = inputs.len() as u32;
        let first = self.heads[gate.index()].first;
        for (i, &target) in inputs.iter().enumerate() {
            self.link(first + i as u32, target);
        }
    }

    /// A gate that there isn't becomes [`Gate::NONE`]: it would have no use list that the slot could be in, and might be
    /// made later.
    pub(super) fn link(&mut self, slot: u32, target: Gate) {
        let Some(head) = self.heads.get_mut(target.index()) else {
            self.slots[slot as usize].target = Gate::NONE;
            return;
        };
        let next = std::mem::replace(&mut head.uses, slot);
        (self.slots[slot as usize].target, self.slots[slot as usize].next) = (target, next);
        if next != END {
            self.slots[next as usize].prev = slot;
        }
    }

    pub(super) fn unlink(&mut self, slot: u32) {
        let Slot { target, next, prev, .. } = self.slots[slot as usize];
        if target != Gate::NONE {
            match prev {
                END => self.heads[target.index()].uses = next,
                prev => self.slots[prev as usize].next = next,
            }
            if next != END {
                self.slots[next as usize].prev = prev;
            }
        }
        let slot = &mut self.slots[slot as usize];
        (slot.target, slot.next, slot.prev) = (Gate::NONE, END, END);
    }

    /// Lets an input refer to another gate.
    pub fn set_input(&mut self, gate: Gate, index: u32, target: Gate) {
        let slot = self.heads[gate.index()].first + index;
        self.unlink(slot);
        self.link(slot, target);
    }

    /// Lets everything that refers to `old` refer to `new`.
    pub fn replace_uses(&mut self, old: Gate, new: Gate) {
        if old == new {
            return;
        }
        while let Some(head) = self.heads.get(old.index()).filter(|h| h.uses != END) {
            let slot = head.uses;
            self.unlink(slot);
            self.link(slot, new);
        }
    }

    /// Takes a gate out of the graph: it has no inputs any more. Its users, if any, keep referring to it.
    pub fn kill(&mut self, gate: Gate) {
        if self.is_dead(gate) {
            return;
        }
        self.renew(gate, &[]);
        let head = &mut self.heads[gate.index()];
        (head.states, head.depends) = (0, 0);
        head.flags = DEAD;
        self.dead += 1;
    }

    /// Replaces the bitfield. The inputs stay, also where the bitfield counts them.
    pub fn set_bits(&mut self, gate: Gate, bits: u64) {
        self.heads[gate.index()].bits = bits;
    }

    /// Replaces the type word.
    pub fn set_word(&mut self, gate: Gate, word: GateWord) {
        self.heads[gate.index()].word = word;
    }

    /// Sets the line of the text that the gate is from: from 1, or 0 for none.
    pub fn set_line(&mut self, gate: Gate, line: u32) {
        self.heads[gate.index()].line = line;
    }

    /// Gives a gate another opcode; its inputs stay.
    pub fn set_op(&mut self, gate: Gate, op: Opcode) {
        self.heads[gate.index()].op = op;
    }

    /// Replaces the primary type. The type word stays.
    pub fn set_ty(&mut self, gate: Gate, ty: Type) {
        self.heads[gate.index()].ty = ty;
    }
}
