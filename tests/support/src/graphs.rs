//! Random graphs, mostly nonsense: what holds for them holds for circuits.

use crate::Rng;
use onespec_circuit::GATES;
use onespec_graph::circuit::{Circuit, Gate, Wires};
use onespec_graph::set::{Bitfield, Opcode, Type};
use onespec_graph::word::{GateWord, GcClass};

/// A graph of about `size` gates with any opcodes, types and inputs, cyclic too; some of its gates are dead, but none that
/// another one refers to. With `whole`, every input is a gate.
pub fn graph(random: &mut Rng, size: usize, whole: bool) -> Circuit {
    let mut circuit = Circuit::new(&GATES, if random.one_in(4) { 32 } else { 64 });
    let last = GATES.roots as usize + size;
    for _ in 0..size {
        let op = GATES.roots + random.below(GATES.gates.len() - GATES.roots as usize) as Opcode;
        let ty = Type(random.below(GATES.types.len()) as u8);
        let list = |random: &mut Rng| -> Vec<Gate> {
            let length = [0, 1, 1, 2, 2, 3, 5][random.below(7)];
            (0..length).map(|_| input(random, last, whole)).collect()
        };
        let (states, depends, values) = (list(random), list(random), list(random));
        let def = GATES.def(op);
        let root = match def.root {
            _ if random.one_in(8) => Some(input(random, last, whole)),
            _ if random.one_in(8) => None,
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
        if random.one_in(6) {
            let classes = [GcClass::Tagged, GcClass::Pointer, GcClass::NoPointer, GcClass::Plain];
            let words = [GateWord::mir(*random.choose(&classes)), GateWord(random.next() as u32)];
            circuit.set_word(gate, *random.choose(&words));
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
        if random.one_in(10) && circuit.is_unused(gate) {
            circuit.kill(gate);
        }
    }
    circuit
}

fn input(random: &mut Rng, end: usize, whole: bool) -> Gate {
    match random.below(12) {
        0 => Gate(random.below(GATES.roots as usize) as u32),
        1 if !whole => Gate::NONE,
        _ => Gate(random.below(end) as u32),
    }
}
