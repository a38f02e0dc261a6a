//! Every gate on vectors, on machines with vectors of three widths, beside what it does written in Rust: for each element the
//! host's arithmetic of the scalar gate of the same name. Elements from `vl` on must be poison.

use crate::lanes::{bits, count, def, mask, pack, poison, random, unpack};
use crate::reference;
use crate::support::gates;
use crate::support::native::fold;
use onespec_compiler::evaluate::Memory;
use onespec_gen::sem::eval::Gates;
use onespec_graph::semantics::{NoMemory, Semantics, WideArgs};
use onespec_graph::set::{Bitfield, FoldArgs};
use onespec_graph::{Opcode, Type};
use onespec_test_support::Rng;
use onespec_test_support::circuits::value;
use std::collections::BTreeMap;

/// A gate with its types, on operands.
struct Trial<'a> {
    name: &'a str,
    scale: u32,
    own: Type,
    types: &'a [Type],
    bits: u64,
    /// Elements of vectors; numbers are lists of one.
    values: Vec<Vec<u64>>,
}

/// The scalar gate that a gate on vectors does for each element: by the host's arithmetic, or, where that has none, by the
/// reference evaluator.
fn scalar(reference: &mut Gates, name: &str, own: Type, code: u64, types: &[Type], values: &[u64]) -> Option<u64> {
    let op = gates().by_name(name.strip_prefix("V_")?)?;
    let args = FoldArgs {
        op,
        ty: own,
        bits: code,
        types,
        values,
    };
    let known: Vec<u8> = types.iter().map(|ty| ty.0).collect();
    fold(args).or_else(|| reference.value(op, own.0, code, &known, values))
}

impl Trial<'_> {
    /// What it gives, by plain Rust: elements, or one number. Float sums are in order.
    fn expected(&self, reference: &mut Gates) -> Vec<u64> {
        let values = &self.values;
        let i64 = gates().type_by_name("i64").unwrap();
        let vector = self
            .types
            .iter()
            .copied()
            .find(|&ty| def(ty).lanes > 0)
            .unwrap_or(self.own);
        let (n, element) = (count(vector, self.scale), def(vector).element);
        let vl = values.last().map_or(0, |last| last[0]);
        let live = |i: usize| (i as u64) < vl;
        match self.name {
            "V_SETVL" => vec![values[0][0].min(self.bits * u64::from(self.scale))],
            "V_SPLAT" => vec![values[0][0]; n],
            "V_ACTIVE" => (0..n).map(|i| u64::from(live(i))).collect(),
            "V_SELECT" if self.types.len() == 4 => (0..n)
                .map(|i| match live(i) {
                    true => values[if values[0][i] == 1 { 1 } else { 2 }][i],
                    false => poison(self.own),
                })
                .collect(),
            "V_IOTA" => (0..n)
                .map(|i| match live(i) {
                    true => i as u64 & mask(bits(self.own)),
                    false => poison(self.own),
                })
                .collect(),
            name if name.starts_with("V_RED") || name.starts_with("V_FOLD") => {
                let width = bits(vector);
                // The same by the operation; one begins with element 0 of another vector, and leaves one.
                let (of, folds) = match name.strip_prefix("V_FOLD") {
                    Some(of) => (format!("V_RED{of}"), true),
                    None => (name.to_string(), false),
                };
                let signed = |x: u64| (x << (64 - width)) as i64 >> (64 - width);
                let least = |order: std::cmp::Ordering, a, b| if order.is_lt() { a } else { b };
                let (first, add): (u64, fn(u64, u64) -> u64) = match of.as_str() {
                    "V_REDSUM" => (0, u64::wrapping_add),
                    "V_REDMUL" => (1, u64::wrapping_mul),
                    "V_REDAND" => (u64::MAX, |a, b| a & b),
                    "V_REDOR" => (0, |a, b| a | b),
                    "V_REDXOR" => (0, |a, b| a ^ b),
                    "V_REDUMIN" => (u64::MAX, u64::min),
                    "V_REDUMAX" => (0, u64::max),
                    _ => (0, |a, _| a),
                };
                let elements = (0..n).filter(|&i| live(i)).map(|i| values[0][i]);
                let elements = folds.then(|| values[1][0]).into_iter().chain(elements);
                let made = match of.as_str() {
                    "V_REDSMIN" => elements.fold(mask(width) >> 1, |a, b| least(signed(a).cmp(&signed(b)), a, b)),
                    "V_REDSMAX" => elements.fold(1 << (width - 1), |a, b| least(signed(b).cmp(&signed(a)), a, b)),
                    _ => elements.fold(first & mask(width), add),
                };
                let rest = if folds { n } else { 1 };
                (0..rest)
                    .map(|i| if i == 0 { made & mask(width) } else { poison(self.own) })
                    .collect()
            }
            "V_FREDSUM" | "V_FFOLDSUM" => {
                let mut add = |sum, x| scalar(reference, "V_FADD", element, 0, &[element, element], &[sum, x]).unwrap();
                let first = values[1][0] & mask(bits(vector));
                let sum = (0..n).filter(|&i| live(i)).fold(first, |sum, i| add(sum, values[0][i]));
                let rest = if self.name == "V_FFOLDSUM" { n } else { 1 };
                (0..rest).map(|i| if i == 0 { sum } else { poison(self.own) }).collect()
            }
            "V_SLIDEUP" => (0..n)
                .map(|i| match (live(i), (i as u64).checked_sub(values[2][0])) {
                    (false, _) => poison(self.own),
                    (true, None) => values[1][i],
                    (true, Some(from)) => values[0][from as usize],
                })
                .collect(),
            "V_COMPRESS" => {
                let mut made: Vec<u64> = (0..n)
                    .filter(|&i| live(i) && values[1][i] == 1)
                    .map(|i| values[0][i])
                    .collect();
                made.resize(n, poison(self.own));
                made
            }
            "V_COUNT" => {
                let all = values[0].iter().enumerate();
                vec![all.filter(|(i, bit)| live(*i) && **bit == 1).count() as u64]
            }
            "V_EXTRACT" => {
                let at = usize::try_from(values[1][0]).unwrap_or(usize::MAX);
                vec![values[0].get(at).copied().unwrap_or(0)]
            }
            // Everything else is one element after the other; the last operand is how many count.
            name => {
                let own = def(self.own).element;
                let inputs = values.len() - 1;
                let types: Vec<Type> = self.types[..inputs].iter().map(|&ty| def(ty).element).collect();
                assert_eq!(*self.types.last().unwrap(), i64);
                (0..n)
                    .map(|i| {
                        let operands: Vec<u64> = values[..inputs].iter().map(|v| v[i]).collect();
                        match live(i) {
                            true => scalar(reference, name, own, self.bits, &types, &operands)
                                .unwrap_or_else(|| panic!("{name} has no scalar gate beside it")),
                            false => poison(self.own),
                        }
                    })
                    .collect()
            }
        }
    }

    /// What the reference evaluator gives.
    fn found(&self, op: Opcode, gates: &mut Gates) -> Vec<u64> {
        let words = self
            .types
            .iter()
            .zip(&self.values)
            .map(|(&ty, elements)| match def(ty).lanes {
                0 => elements.clone(),
                _ => pack(ty, elements),
            });
        let words: Vec<Vec<u64>> = words.collect();
        let values: Vec<&[u64]> = words.iter().map(Vec::as_slice).collect();
        let args = WideArgs {
            op,
            ty: self.own,
            bits: self.bits,
            types: self.types,
            values: &values,
        };
        let found = gates.run(args, &mut NoMemory);
        let found = found.unwrap_or_else(|| panic!("{} has no semantics for {:?}", self.name, self.types));
        match def(self.own).lanes {
            0 => found,
            _ => unpack(self.own, &found, count(self.own, self.scale)),
        }
    }
}

/// How many elements count: none, some, all, more than there are.
fn lengths(n: usize, rng: &mut Rng) -> u64 {
    let n = n as u64;
    [0, 1, n - 1, n, n, n + 3, u64::MAX, rng.next() % (n + 1)][rng.below(8)]
}

fn every_gate(scale: u32, rounds: usize) {
    let mut reference = reference(scale);
    let mut rng = Rng::new(0x5eed_0e00 + u64::from(scale));
    let mut compared: BTreeMap<&str, usize> = BTreeMap::new();
    for (op, gate) in gates().gates.iter().enumerate() {
        let all: Vec<(Type, Vec<Type>)> = reference
            .assignments(op as Opcode)
            .map(|(own, types)| (Type(own), types.iter().map(|&ty| Type(ty)).collect()))
            .collect();
        let wide = |(own, types): &&(Type, Vec<Type>)| {
            gate.effect == onespec_graph::set::Effect::None && types.iter().chain([own]).any(|&ty| def(ty).lanes > 0)
        };
        let own_width = gate.name == "V_SETVL";
        for (own, types) in all.iter().filter(|one| own_width || wide(one)) {
            if gate.class != onespec_graph::set::Class::Compute {
                continue;
            }
            for round in 0..rounds {
                let mut values: Vec<Vec<u64>> = types
                    .iter()
                    .map(|&ty| match def(ty).lanes {
                        0 => vec![value(gates(), ty, &mut rng)],
                        _ => random(ty, scale, &mut rng),
                    })
                    .collect();
                let vector = types.iter().chain([own]).copied().find(|&ty| def(ty).lanes > 0);
                let n = vector.map_or(8, |ty| count(ty, scale));
                // Numbers behind vectors are places and lengths.
                for (i, &ty) in types.iter().enumerate().skip(1) {
                    if def(ty).lanes == 0 {
                        values[i] = vec![lengths(n, &mut rng)];
                    }
                }
                let code = match gate.bitfield {
                    Bitfield::Condition(table) => {
                        let codes = gates().conditions[usize::from(table)].codes;
                        codes[rng.below(codes.len())].code.into()
                    }
                    Bitfield::None => 0,
                    _ => 1 + rng.next() % 64,
                };
                let trial = Trial {
                    name: gate.name,
                    scale,
                    own: *own,
                    types,
                    bits: code,
                    values,
                };
                let expected = trial.expected(&mut reference);
                let found = trial.found(op as Opcode, &mut reference);
                assert_eq!(
                    found, expected,
                    "{} {own:?} of {types:?}, scale {scale}, round {round}: {:x?}",
                    gate.name, trial.values
                );
                *compared.entry(gate.name).or_default() += 1;
            }
        }
    }
    println!("scale {scale}: {compared:?}");
    assert!(compared.len() >= 30, "{}", compared.len());
}

#[test]
fn every_gate_at_scale_1() {
    every_gate(1, 6);
}

#[test]
fn every_gate_at_scale_2() {
    every_gate(2, 3);
}

#[test]
fn every_gate_at_scale_8() {
    every_gate(8, 1);
}

/// Loads and stores of every vector type: what is beyond `vl` is neither read nor written.
#[test]
fn loads_and_stores() {
    let set = gates();
    let (load, store) = (set.by_name("V_LOAD").unwrap(), set.by_name("V_STORE").unwrap());
    let arch = set.arch[1];
    let i64 = set.type_by_name("i64").unwrap();
    let mut rng = Rng::new(0x5eed_10ad);
    for scale in [1, 4] {
        let mut reference = reference(scale);
        for ty in crate::lanes::vectors(set, set.def(load).types) {
            let (n, bytes) = (count(ty, scale), bits(ty) / 8);
            for _ in 0..4 {
                let mut memory = Memory::flat(64);
                let elements = random(ty, scale, &mut rng);
                let (address, vl) = (0x4000 + rng.next() % 97, lengths(n, &mut rng));
                let words = pack(ty, &elements);
                let operands: [&[u64]; 3] = [&words, &[address], &[vl]];
                let args = WideArgs {
                    op: store,
                    ty: Type::NONE,
                    bits: 0,
                    types: &[ty, arch, i64],
                    values: &operands,
                };
                assert_eq!(reference.run(args, &mut memory), Some(Vec::new()));
                let untouched = Memory::flat(64);
                let at = |i: usize| address + i as u64 * u64::from(bytes);
                for (i, &element) in elements.iter().enumerate() {
                    let expected = match (i as u64) < vl {
                        true => element,
                        false => untouched.read(at(i), bytes).unwrap(),
                    };
                    assert_eq!(memory.read(at(i), bytes), Ok(expected), "{ty:?} element {i} of {vl}");
                }
                assert_eq!(memory.read(at(n), 8), untouched.read(at(n), 8));
                let args = WideArgs {
                    op: load,
                    ty,
                    bits: 0,
                    types: &[arch, i64],
                    values: &operands[1..],
                };
                let found = reference.run(args, &mut memory).unwrap();
                let expected: Vec<u64> = (0..n)
                    .map(|i| match (i as u64) < vl {
                        true => memory.read(at(i), bytes).unwrap(),
                        false => poison(ty),
                    })
                    .collect();
                assert_eq!(unpack(ty, &found, n), expected, "{ty:?}");
            }
        }
    }
}

/// Loads and stores under masks, of every vector type: elements without a one in the mask are neither read nor written.
#[test]
fn accesses_under_masks() {
    let set = gates();
    let (load, store) = (set.by_name("V_MLOAD").unwrap(), set.by_name("V_MSTORE").unwrap());
    let (arch, i64, i1) = (
        set.arch[1],
        set.type_by_name("i64").unwrap(),
        set.type_by_name("i1").unwrap(),
    );
    let mut rng = Rng::new(0x5eed_3a5c);
    let mut compared = 0;
    for scale in [1, 4] {
        let mut reference = reference(scale);
        for ty in crate::lanes::vectors(set, set.def(load).types) {
            let is_mask = |mask: &Type| def(*mask).lanes == def(ty).lanes && def(*mask).element == i1;
            let Some(of_mask) = (0..set.types.len() as u8).map(Type).find(is_mask) else {
                continue;
            };
            let (n, bytes) = (count(ty, scale), bits(ty) / 8);
            for _ in 0..4 {
                let mut memory = Memory::flat(64);
                let (elements, mask) = (random(ty, scale, &mut rng), random(of_mask, scale, &mut rng));
                let (address, vl) = (0x4000 + rng.next() % 97, lengths(n, &mut rng));
                let is_done = |i: usize| (i as u64) < vl && mask[i] == 1;
                let (words, of) = (pack(ty, &elements), pack(of_mask, &mask));
                let operands: [&[u64]; 4] = [&words, &[address], &of, &[vl]];
                let args = WideArgs {
                    op: store,
                    ty: Type::NONE,
                    bits: 0,
                    types: &[ty, arch, of_mask, i64],
                    values: &operands,
                };
                assert_eq!(reference.run(args, &mut memory), Some(Vec::new()));
                let untouched = Memory::flat(64);
                let at = |i: usize| address + i as u64 * u64::from(bytes);
                for (i, &element) in elements.iter().enumerate() {
                    let expected = match is_done(i) {
                        true => element,
                        false => untouched.read(at(i), bytes).unwrap(),
                    };
                    assert_eq!(
                        memory.read(at(i), bytes),
                        Ok(expected),
                        "{ty:?} element {i} of {vl}, {mask:?}"
                    );
                }
                let args = WideArgs {
                    op: load,
                    ty,
                    bits: 0,
                    types: &[arch, of_mask, i64],
                    values: &operands[1..],
                };
                let found = reference.run(args, &mut memory).unwrap();
                let element = |i: usize| match is_done(i) {
                    true => memory.read(at(i), bytes).unwrap(),
                    false => poison(ty),
                };
                assert_eq!(
                    unpack(ty, &found, n),
                    (0..n).map(element).collect::<Vec<u64>>(),
                    "{ty:?}"
                );
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared}");
}
