//! Writes the binary form.

use super::bytes::{fold, push, push_str};
use super::{BITS, DEAD, MAGIC, ROOTED, VERSION, WORD};
use crate::circuit::set::{GateSet, Opcode, Type};
use crate::circuit::word::GateWord;
use crate::circuit::{Circuit, Gate};

/// Which of a set's names a file needs, and their numbers in it.
struct Numbers {
    opcodes: Vec<Opcode>,
    types: Vec<Type>,
    number_of_opcode: Vec<u64>,
    number_of_type: Vec<u64>,
}

pub(super) fn write<'c>(set: &'static GateSet, circuits: impl IntoIterator<Item = &'c Circuit>) -> Vec<u8> {
    let circuits: Vec<&Circuit> = circuits.into_iter().collect();
    let numbers = Numbers::new(set, &circuits);
    let gates: usize = circuits.iter().map(|c| c.len()).sum();
    let mut out = Vec::with_capacity(gates * 16 + 1024);
    out.extend_from_slice(&MAGIC);
    push(&mut out, VERSION);
    push_str(&mut out, set.name);
    let is_narrow = circuits.first().is_some_and(|c| c.arch() == set.arch[0]);
    push(&mut out, if is_narrow { 32 } else { 64 });
    push(&mut out, u64::from(set.roots));
    push(&mut out, numbers.opcodes.len() as u64);
    for &op in &numbers.opcodes {
        push_str(&mut out, set.def(op).name);
    }
    push(&mut out, numbers.types.len() as u64);
    for &ty in &numbers.types {
        push_str(&mut out, set.type_def(ty).name);
    }
    push(&mut out, circuits.len() as u64);
    for circuit in circuits {
        numbers.circuit(&mut out, circuit);
    }
    out
}

impl Numbers {
    fn new(set: &GateSet, circuits: &[&Circuit]) -> Numbers {
        let mut has_opcode = vec![false; set.gates.len()];
        let mut has_type = vec![false; set.types.len()];
        has_opcode[..usize::from(set.roots)].fill(true);
        has_type[0] = true;
        for circuit in circuits {
            for gate in (0..circuit.len() as u32).map(Gate) {
                has_opcode[usize::from(circuit.op(gate))] = true;
                has_type[usize::from(circuit.ty(gate).0)] = true;
            }
            for ty in circuit
                .signature
                .iter()
                .flat_map(|s| s.params.iter().chain([&s.result]))
            {
                has_type[usize::from(ty.0)] = true;
            }
        }
        let numbered = |has: &[bool]| -> (Vec<usize>, Vec<u64>) {
            let used: Vec<usize> = (0..has.len()).filter(|&i| has[i]).collect();
            let mut numbers = vec![0; has.len()];
            for (number, &index) in (0..).zip(&used) {
                numbers[index] = number;
            }
            (used, numbers)
        };
        let (opcodes, number_of_opcode) = numbered(&has_opcode);
        let (types, number_of_type) = numbered(&has_type);
        Numbers {
            opcodes: opcodes.into_iter().map(|i| i as Opcode).collect(),
            types: types.into_iter().map(|i| Type(i as u8)).collect(),
            number_of_opcode,
            number_of_type,
        }
    }

    fn ty(&self, ty: Type) -> u64 {
        self.number_of_type[usize::from(ty.0)]
    }

    fn circuit(&self, out: &mut Vec<u8>, circuit: &Circuit) {
        match &circuit.signature {
            None => push(out, 0),
            Some(signature) => {
                push(out, 1);
                push_str(out, &signature.name);
                push(out, signature.params.len() as u64);
                for &ty in &signature.params {
                    push(out, self.ty(ty));
                }
                push(out, self.ty(signature.result));
            }
        }
        let all = || (0..circuit.len() as u32).map(Gate);
        push(out, circuit.len() as u64);
        for gate in all() {
            self.gate(out, circuit, gate);
        }
        let named = match circuit.names.is_empty() {
            true => 0,
            false => circuit.names.len().min(circuit.len()),
        };
        push(out, named as u64);
        for gate in all().take(named) {
            push_str(out, circuit.names.get(gate).unwrap_or_default());
        }
        for gate in all() {
            push(out, circuit.uses(gate).count() as u64);
            for used in circuit.uses(gate) {
                push(out, fold(i64::from(used.user.0) - i64::from(gate.0)));
                push(out, u64::from(used.index));
            }
        }
    }

    fn gate(&self, out: &mut Vec<u8>, circuit: &Circuit, gate: Gate) {
        let (ty, bits, word) = (circuit.ty(gate), circuit.bits(gate), circuit.word(gate));
        let is_odd = word != GateWord::usual(ty);
        let flags = [
            (circuit.is_dead(gate), DEAD),
            (circuit.root(gate).is_some(), ROOTED),
            (bits != 0, BITS),
            (is_odd, WORD),
        ];
        let flags = flags.iter().filter(|(is_set, _)| *is_set).map(|(_, flag)| flag);
        let opcode = self.number_of_opcode[usize::from(circuit.op(gate))];
        push(out, opcode << 4 | flags.sum::<u64>());
        push(out, self.ty(ty));
        if bits != 0 {
            push(out, bits);
        }
        if is_odd {
            push(out, u64::from(word.0));
        }
        push(out, circuit.states(gate).len() as u64);
        push(out, circuit.depends(gate).len() as u64);
        push(out, circuit.values(gate).len() as u64);
        for input in circuit.inputs(gate).iter() {
            match input.some() {
                None => push(out, 0),
                Some(input) => push(out, 1 + fold(i64::from(gate.0) - i64::from(input.0))),
            }
        }
    }
}
