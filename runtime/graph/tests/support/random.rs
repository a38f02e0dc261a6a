//! Random graphs, mostly nonsense: what holds for them holds for circuits.

#![allow(dead_code)]

use onespec_circuit::GATES;
use onespec_graph::circuit::{Circuit, Gate, Wires};
use onespec_graph::set::{Bitfield, Opcode, Type};
use onespec_graph::word::{GateWord, GcClass};

/// SplitMix64.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `end`, which is not 0.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    /// True once in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

/// A graph of about `size` gates with any opcodes, types and inputs, cyclic too; some of its gates are dead, but none that
/// another one refers to. With `whole`, every input is a gate.
pub fn graph(random: &mut Random, size: usize, whole: bool) -> Circuit {
    let mut circuit = Circuit::new(&GATES, if random.once_in(4) { 32 } else { 64 });
    let last = GATES.roots as usize + size;
    for _ in 0..size {
        let op = GATES.roots + random.below(GATES.gates.len() - GATES.roots as usize) as Opcode;
        let ty = Type(random.below(GATES.types.len()) as u8);
        let list = |random: &mut Random| -> Vec<Gate> {
            let length = [0, 1, 1, 2, 2, 3, 5][random.below(7)];
            (0..length).map(|_| input(random, last, whole)).collect()
        };
        let (states, depends, values) = (list(random), list(random), list(random));
        let def = GATES.def(op);
        let root = match def.root {
            _ if random.once_in(8) => Some(input(random, last, whole)),
            _ if random.once_in(8) => None,
            root => root.map(|op| Gate(u32::from(op))),
        };
        let bits = match def.bitfield {
            Bitfield::None => 0,
            _ => [random.next(), random.next() & 0xff, random.next() >> 32, 0][random.below(4)],
        };
        let gate = circuit.push(
            op,
            ty,
            bits,
            Wires {
                states: &states,
                depends: &depends,
                values: &values,
                root,
            },
        );
        if random.once_in(6) {
            let classes = [GcClass::Tagged, GcClass::Pointer, GcClass::NoPointer, GcClass::Plain];
            let words = [GateWord::mir(*random.pick(&classes)), GateWord(random.next() as u32)];
            circuit.set_word(gate, *random.pick(&words));
        }
    }
    // Inputs that were not made yet are none so far.
    for _ in 0..size * 3 {
        let gate = Gate((GATES.roots as usize + random.below(size)) as u32);
        let inputs = circuit.inputs(gate).len();
        if inputs > 0 {
            let target = input(random, last, whole);
            circuit.set_input(gate, random.below(inputs) as u32, target);
        }
    }
    for gate in (GATES.roots.into()..circuit.len() as u32).map(Gate) {
        for index in 0..circuit.inputs(gate).len() as u32 {
            if whole && circuit.input(gate, index) == Gate::NONE {
                let target = input(random, last, whole);
                circuit.set_input(gate, index, target);
            }
        }
    }
    for gate in (GATES.roots.into()..circuit.len() as u32).map(Gate) {
        if random.once_in(10) && circuit.is_unused(gate) {
            circuit.kill(gate);
        }
    }
    circuit
}

fn input(random: &mut Random, end: usize, whole: bool) -> Gate {
    match random.below(12) {
        0 => Gate(random.below(GATES.roots as usize) as u32),
        1 if !whole => Gate::NONE,
        _ => Gate(random.below(end) as u32),
    }
}
