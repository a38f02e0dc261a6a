//! Access to gates: inputs are adjacent in memory, uses are a linked list through it.
//!
//! Arguments must be gates of the circuit with opcodes of its set; others panic. A circuit that verifies names no
//! others (E002, E004), so verify untrusted circuits first.

use super::set::{Class, GateDef, Opcode, Role, Type};
use super::word::GateWord;
use super::{Circuit, DEAD, END, Gate, Head, ROOTED, Slot, Use};

impl Circuit {
    /// The entry of a gate's opcode.
    #[inline]
    pub fn def(&self, gate: Gate) -> &'static GateDef {
        self.set.def(self.op(gate))
    }

    /// The opcode of a gate.
    #[inline]
    pub fn op(&self, gate: Gate) -> Opcode {
        self.heads[gate.index()].op
    }

    /// The role of a gate's opcode.
    #[inline]
    pub fn role(&self, gate: Gate) -> Role {
        self.def(gate).role
    }

    /// The primary type; [`Type::NONE`] without a value.
    #[inline]
    pub fn ty(&self, gate: Gate) -> Type {
        self.heads[gate.index()].ty
    }

    /// The bitfield; the entry's [`Bitfield`](super::set::Bitfield) says how to read it.
    #[inline]
    pub fn bits(&self, gate: Gate) -> u64 {
        self.heads[gate.index()].bits
    }

    /// The type word.
    #[inline]
    pub fn word(&self, gate: Gate) -> GateWord {
        self.heads[gate.index()].word
    }

    /// Line of the text that the gate is from, from 1; 0 where there is none.
    #[inline]
    pub fn line(&self, gate: Gate) -> u32 {
        self.heads[gate.index()].line
    }

    /// Whether a gate was taken out of the graph by [`Circuit::kill`].
    #[inline]
    pub fn is_dead(&self, gate: Gate) -> bool {
        self.heads[gate.index()].flags & DEAD != 0
    }

    /// Whether a gate is a state: it has a place in the control flow of its own.
    #[inline]
    pub fn is_state(&self, gate: Gate) -> bool {
        let def = self.def(gate);
        matches!(def.class, Class::State | Class::StateCompute) || def.role == Role::StateEntry
    }

    /// Everything about a gate that checks look at, found with one access.
    #[inline]
    pub fn look(&self, gate: Gate) -> Look<'_> {
        let head = &self.heads[gate.index()];
        let rooted = head.flags & ROOTED != 0;
        let inputs = self.range(head, 0, head.inputs);
        let first = head.first as usize;
        let near = match self.slots.get(first..first + NEAR) {
            Some(slots) => std::array::from_fn(|i| slots[i].target),
            None => std::array::from_fn(|i| self.slots.get(first + i).map_or(Gate::NONE, |slot| slot.target)),
        };
        let others = head.states + head.depends + u32::from(rooted);
        Look {
            op: head.op,
            ty: head.ty,
            bits: head.bits,
            is_dead: head.flags & DEAD != 0,
            states: head.states,
            depends: head.depends,
            values: head.inputs.saturating_sub(others),
            rooted,
            inputs,
            near,
        }
    }

    /// All inputs, in the order states, depends, values, root.
    #[inline]
    pub fn inputs(&self, gate: Gate) -> Inputs<'_> {
        let head = &self.heads[gate.index()];
        self.range(head, 0, head.inputs)
    }

    /// The state inputs.
    #[inline]
    pub fn states(&self, gate: Gate) -> Inputs<'_> {
        let head = &self.heads[gate.index()];
        self.range(head, 0, head.states)
    }

    /// The depend inputs.
    #[inline]
    pub fn depends(&self, gate: Gate) -> Inputs<'_> {
        let head = &self.heads[gate.index()];
        self.range(head, head.states, head.states + head.depends)
    }

    /// The value inputs.
    #[inline]
    pub fn values(&self, gate: Gate) -> Inputs<'_> {
        let head = &self.heads[gate.index()];
        self.range(head, head.states + head.depends, self.values_end(head))
    }

    /// Depends, then values: what a gate that computes works with.
    #[inline]
    pub fn operands(&self, gate: Gate) -> Inputs<'_> {
        let head = &self.heads[gate.index()];
        self.range(head, head.states, self.values_end(head))
    }

    /// The list that the gate is attached to.
    #[inline]
    pub fn root(&self, gate: Gate) -> Option<Gate> {
        let head = &self.heads[gate.index()];
        self.range(head, self.values_end(head), head.inputs).get(0)
    }

    /// Whether the gate is attached to a list.
    #[inline]
    pub fn is_rooted(&self, gate: Gate) -> bool {
        self.heads[gate.index()].flags & ROOTED != 0
    }

    #[inline]
    fn range(&self, head: &Head, from: u32, to: u32) -> Inputs<'_> {
        let start = head.first as usize;
        Inputs {
            slots: &self.slots[start + from as usize..start + to.max(from) as usize],
        }
    }

    #[inline]
    fn values_end(&self, head: &Head) -> u32 {
        head.inputs - u32::from(head.flags & ROOTED != 0)
    }

    /// Input `index` of all inputs, or [`Gate::NONE`].
    #[inline]
    pub fn input(&self, gate: Gate, index: u32) -> Gate {
        self.inputs(gate).get(index as usize).unwrap_or(Gate::NONE)
    }

    /// Value input `index`, or [`Gate::NONE`].
    #[inline]
    pub fn value(&self, gate: Gate, index: u32) -> Gate {
        self.values(gate).get(index as usize).unwrap_or(Gate::NONE)
    }

    /// Depend input `index`, or [`Gate::NONE`].
    #[inline]
    pub fn depend(&self, gate: Gate, index: u32) -> Gate {
        self.depends(gate).get(index as usize).unwrap_or(Gate::NONE)
    }

    /// State input `index`, or [`Gate::NONE`].
    #[inline]
    pub fn state(&self, gate: Gate, index: u32) -> Gate {
        self.states(gate).get(index as usize).unwrap_or(Gate::NONE)
    }

    /// What an input of a gate is.
    #[inline]
    pub fn class_of(&self, gate: Gate, index: u32) -> WireClass {
        let head = &self.heads[gate.index()];
        if index < head.states {
            WireClass::State
        } else if index < head.states + head.depends {
            WireClass::Depend
        } else if index < self.values_end(head) {
            WireClass::Value
        } else {
            WireClass::Root
        }
    }

    /// The inputs that refer to a gate, latest first.
    #[inline]
    pub fn uses(&self, gate: Gate) -> Uses<'_> {
        Uses {
            circuit: self,
            slot: self.heads[gate.index()].uses,
        }
    }

    /// Whether nothing refers to a gate.
    #[inline]
    pub fn is_unused(&self, gate: Gate) -> bool {
        self.heads[gate.index()].uses == END
    }

    /// States that follow a state: users through one of their state inputs that are states themselves.
    pub fn successors(&self, state: Gate) -> impl Iterator<Item = Gate> + '_ {
        let by_state = move |u: &Use| u.index < self.heads[u.user.index()].states && self.is_state(u.user);
        self.uses(state).filter(by_state).map(|u| u.user)
    }
}

/// Classes of inputs, in the order that they have in a gate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum WireClass {
    /// Control flow.
    State,
    /// A memory state.
    Depend,
    /// Data.
    Value,
    /// The root list that the gate is attached to.
    Root,
}

/// A copy of what checks look at in a gate; [`Circuit::look`] makes it.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    /// As [`Circuit::op`].
    pub op: Opcode,
    /// As [`Circuit::ty`].
    pub ty: Type,
    /// As [`Circuit::bits`].
    pub bits: u64,
    /// As [`Circuit::is_dead`].
    pub is_dead: bool,
    /// Number of state inputs; they come first.
    pub states: u32,
    /// Number of depend inputs; they follow the states.
    pub depends: u32,
    /// Number of value inputs; they follow the depends.
    pub values: u32,
    /// Whether the last input is the list that the gate is attached to.
    pub rooted: bool,
    /// All of them.
    pub inputs: Inputs<'a>,
    /// The first of them; if there are fewer, then anything behind. To read always as many saves asking how many there are,
    /// which processors guess wrong.
    pub near: [Gate; NEAR],
}

/// How many inputs are at hand in [`Look::near`]. Few gates have more.
pub const NEAR: usize = 4;

/// Inputs of a gate, neighbours in memory.
#[derive(Clone, Copy)]
pub struct Inputs<'a> {
    slots: &'a [Slot],
}

impl<'a> Inputs<'a> {
    /// Number of inputs, missing ones ([`Gate::NONE`]) among them.
    #[inline]
    pub fn len(self) -> usize {
        self.slots.len()
    }

    /// Whether there are no inputs.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.slots.is_empty()
    }

    /// The input at an index of this list; `None` beyond its end.
    #[inline]
    pub fn get(self, index: usize) -> Option<Gate> {
        self.slots.get(index).map(|slot| slot.target)
    }

    /// The inputs in their order.
    #[inline]
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Gate> + ExactSizeIterator + 'a {
        self.slots.iter().map(|slot| slot.target)
    }

    /// A copy, for changing the circuit while walking over it.
    pub fn to_vec(self) -> Vec<Gate> {
        self.iter().collect()
    }

    /// The same as [`Inputs::len`].
    pub fn count(self) -> usize {
        self.slots.len()
    }
}

/// The inputs that refer to one gate, latest first; [`Circuit::uses`] makes it.
#[derive(Clone)]
pub struct Uses<'a> {
    circuit: &'a Circuit,
    slot: u32,
}

impl Iterator for Uses<'_> {
    type Item = Use;

    #[inline]
    fn next(&mut self) -> Option<Use> {
        let slot = self.circuit.slots.get(self.slot as usize)?;
        let index = self.slot - self.circuit.heads[slot.user.index()].first;
        self.slot = slot.next;
        Some(Use { user: slot.user, index })
    }
}
