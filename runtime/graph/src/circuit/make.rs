//! Making gates.

use super::set::{Bitfield, GateDef, Opcode, Type};
use super::word::GateWord;
use super::{Circuit, END, Gate, Head, ROOTED, Slot, Wires};

impl Circuit {
    /// A new gate with these inputs. Nothing is checked; inputs that are not made yet are none ([`Gate::NONE`]), to be set
    /// later.
    pub fn push(&mut self, op: Opcode, ty: Type, bits: u64, wires: Wires<'_>) -> Gate {
        let gate = Gate(self.heads.len() as u32);
        let first = self.slots.len() as u32;
        let lists = [wires.states, wires.depends, wires.values, wires.root.as_slice()];
        let word = GateWord::usual(ty);
        self.heads.push(Head {
            bits,
            op,
            ty,
            flags: if wires.root.is_some() { ROOTED } else { 0 },
            word,
            first,
            inputs: lists.iter().map(|list| list.len() as u32).sum(),
            states: wires.states.len() as u32,
            depends: wires.depends.len() as u32,
            uses: END,
            line: 0,
        });
        for &target in lists.into_iter().flatten() {
            let slot = self.slots.len() as u32;
            self.slots.push(Slot {
                target: Gate::NONE,
                user: gate,
                next: END,
                prev: END,
            });
            self.link(slot, target);
        }
        gate
    }

    /// A new gate, attached to the list that its entry names, with its bitfield counted where the bitfield is a count.
    pub fn add(&mut self, op: Opcode, ty: Type, bits: u64, states: &[Gate], depends: &[Gate], values: &[Gate]) -> Gate {
        let def = self.set.def(op);
        let bits = match def.bitfield {
            Bitfield::Count => def.repeated(states.len(), depends.len(), values.len()),
            _ => bits,
        };
        let root = def.root.map(|list| self.root_gate(list));
        self.push(
            op,
            ty,
            bits,
            Wires {
                states,
                depends,
                values,
                root,
            },
        )
    }
}

impl GateDef {
    /// How often the repeated list of a gate with so many inputs repeats.
    pub fn repeated(&self, states: usize, depends: usize, values: usize) -> u64 {
        let more = |n: usize, fixed: usize| n.saturating_sub(fixed) as u64;
        if self.states_rep.is_some() {
            more(states, self.states.len())
        } else if self.depends == super::set::Count::Bitfield {
            depends as u64
        } else if self.values_rep.is_some() {
            more(values, self.values.len())
        } else {
            0
        }
    }
}
