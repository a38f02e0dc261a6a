//! Atomic gates beside plain Rust: what was there before, and what is there afterwards.

use crate::reference;
use crate::support::gates;
use onespec_compiler::evaluate::Memory;
use onespec_graph::Type;
use onespec_graph::semantics::{Semantics, WideArgs};
use onespec_test_support::Rng;
use onespec_test_support::circuits::value;

/// The new value for the old one and the operands, by the gate's name.
fn written(name: &str, width: u32, old: u64, operands: &[u64]) -> u64 {
    let signed = |x: u64| (x << (64 - width)) as i64 >> (64 - width);
    let a = operands[0];
    let value = match name.strip_prefix("ATOMIC_").unwrap() {
        "LOAD" => old,
        "STORE" | "SWAP" => a,
        "ADD" => old.wrapping_add(a),
        "AND" => old & a,
        "OR" => old | a,
        "XOR" => old ^ a,
        "SMIN" => {
            if signed(old) < signed(a) {
                old
            } else {
                a
            }
        }
        "SMAX" => {
            if signed(old) > signed(a) {
                old
            } else {
                a
            }
        }
        "UMIN" => old.min(a),
        "UMAX" => old.max(a),
        "CAS" => {
            if old == a {
                operands[1]
            } else {
                old
            }
        }
        other => panic!("an atomic gate without a definition here: {other}"),
    };
    value & (u64::MAX >> (64 - width))
}

#[test]
fn every_gate() {
    let mut reference = reference(1);
    let mut rng = Rng::new(0x5eed_a703);
    let mut tried = Vec::new();
    for (op, gate) in gates()
        .gates
        .iter()
        .enumerate()
        .filter(|(_, g)| g.name.starts_with("ATOMIC_"))
    {
        let all: Vec<(Type, Vec<Type>)> = reference
            .assignments(op as u16)
            .map(|(own, types)| (Type(own), types.iter().map(|&ty| Type(ty)).collect()))
            .collect();
        assert!(!all.is_empty(), "{}", gate.name);
        for (own, types) in &all {
            let (_, operands) = types.split_last().unwrap();
            let ty = operands.first().copied().unwrap_or(*own);
            let width = gates().type_def(ty).width;
            let bytes = width / 8;
            for _ in 0..200 {
                let mut memory = Memory::flat(64);
                let at = (rng.next() % 0x1_0000) * 8;
                let old = value(gates(), ty, &mut rng);
                memory.write(at, bytes, old).unwrap();
                // Operands, then the address.
                let mut given: Vec<u64> = operands.iter().map(|&ty| value(gates(), ty, &mut rng)).collect();
                if gate.name == "ATOMIC_CAS" && rng.below(2) == 0 {
                    given[0] = old;
                }
                given.push(at);
                let words: Vec<&[u64]> = given.iter().map(std::slice::from_ref).collect();
                let args = WideArgs {
                    op: op as u16,
                    ty: *own,
                    bits: 0,
                    types,
                    values: &words,
                };
                let place = || format!("{} {types:?} {given:x?} on {old:x}", gate.name);
                let result = reference.run(args, &mut memory);
                let expected = if *own == Type::NONE { Vec::new() } else { vec![old] };
                assert_eq!(result, Some(expected), "{}", place());
                let now = memory.read(at, bytes).unwrap();
                assert_eq!(now, written(gate.name, width, old, &given), "{}", place());
                let behind = at + u64::from(bytes);
                assert_eq!(memory.read(behind, 1), Memory::flat(64).read(behind, 1), "{}", place());
            }
        }
        tried.push(gate.name);
    }
    println!("{tried:?}");
    assert_eq!(tried.len(), 12, "{tried:?}");
}
