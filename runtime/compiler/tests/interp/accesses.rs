//! Accesses to memory at a distance and at offsets, of every type, beside what they do written in Rust: elements that do not
//! count, or have no one in the mask, are neither read nor written.

use crate::lanes::{bits, count, def, mask, pack, poison, random, unpack, vectors};
use crate::reference;
use crate::support::gates;
use onespec_compiler::evaluate::Memory;
use onespec_gen::sem::eval::Gates;
use onespec_graph::Type;
use onespec_graph::semantics::{Semantics, WideArgs};
use onespec_test_support::Rng;

/// How elements lie.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Way {
    Strided,
    Unsigned,
    Signed,
}

const WAYS: [(Way, &str); 3] = [
    (Way::Strided, "STRIDED"),
    (Way::Unsigned, "INDEXED"),
    (Way::Signed, "SIGNED"),
];

/// An operand: its type, words and elements.
struct Operand(Type, Vec<u64>);

/// A load behind a store of one way on vectors of one type.
struct Trial {
    names: [String; 2],
    ty: Type,
    scale: u32,
    elements: Vec<u64>,
    /// By element: its address, and whether it is accessed.
    places: Vec<(u64, bool)>,
    /// Behind the vector that is stored.
    operands: Vec<Operand>,
}

impl Trial {
    fn run(&self, reference: &mut Gates) {
        let set = gates();
        let [load, store] = [0, 1].map(|at| set.by_name(&self.names[at]).expect("the gate"));
        let (bytes, n) = (bits(self.ty) / 8, self.elements.len());
        let mut memory = Memory::flat(64);
        let stored = Operand(self.ty, pack(self.ty, &self.elements));
        let mut run = |op, ty, operands: &[&Operand], memory: &mut Memory| {
            let types: Vec<Type> = operands.iter().map(|operand| operand.0).collect();
            let values: Vec<&[u64]> = operands.iter().map(|operand| operand.1.as_slice()).collect();
            let args = WideArgs {
                op,
                ty,
                bits: 0,
                types: &types,
                values: &values,
            };
            let found = reference.run(args, memory);
            found.unwrap_or_else(|| panic!("{:?} has no semantics for {types:?}", self.names))
        };
        let behind: Vec<&Operand> = self.operands.iter().collect();
        let all: Vec<&Operand> = [&stored].into_iter().chain(behind.iter().copied()).collect();
        assert_eq!(run(store, Type::NONE, &all, &mut memory), Vec::<u64>::new());
        // One after the other.
        let mut expected = Memory::flat(64);
        for (&(at, is_done), &element) in self.places.iter().zip(&self.elements) {
            if is_done {
                expected
                    .set_bytes(at, &element.to_le_bytes()[..bytes as usize])
                    .unwrap();
            }
        }
        for &(at, _) in &self.places {
            let around = at.wrapping_sub(8);
            assert_eq!(
                memory.bytes(around, 24).unwrap(),
                expected.bytes(around, 24).unwrap(),
                "{:?} {:?} at {at:#x}",
                self.names,
                self.ty
            );
        }
        let found = run(load, self.ty, &behind, &mut memory);
        let element = |&(at, is_done): &(u64, bool)| match is_done {
            true => expected.read(at, bytes).unwrap(),
            false => poison(self.ty),
        };
        let wanted: Vec<u64> = self.places.iter().map(element).collect();
        assert_eq!(unpack(self.ty, &found, n), wanted, "{:?} {:?}", self.names, self.ty);
        assert_eq!(n, count(self.ty, self.scale));
    }
}

#[test]
fn accesses_at_a_distance_and_at_offsets() {
    let set = gates();
    let (i64, bit) = (set.type_by_name("i64").unwrap(), set.type_by_name("i1").unwrap());
    let mut rng = Rng::new(0x5eed_57de);
    let mut compared = 0;
    for scale in [1, 4] {
        let mut reference = reference(scale);
        for (way, name) in WAYS {
            for ty in vectors(set, set.def(set.by_name("V_LOAD").unwrap()).types) {
                let alike = |of: Type| def(of).lanes == def(ty).lanes && def(of).lanes > 0;
                let all = (0..set.types.len() as u8).map(Type).filter(|of| alike(*of));
                let is_offset = |of: &Type| {
                    let element = set.type_def(def(*of).element);
                    element.bank == onespec_graph::set::Bank::Int && element.width >= 8
                };
                let offsets: Vec<Type> = match way {
                    Way::Strided => vec![i64],
                    Way::Unsigned | Way::Signed => all.clone().filter(is_offset).collect(),
                };
                let of_mask = all.clone().find(|of| def(*of).element == bit);
                for (of, masked) in offsets.iter().flat_map(|of| [(*of, None), (*of, of_mask)]) {
                    let n = count(ty, scale);
                    let address = 0x4_0000_0000 + rng.next() % 97;
                    let live = rng.next() % (n as u64 + 2);
                    let ones = masked.map(|of| random(of, scale, &mut rng));
                    let (given, apart): (Vec<u64>, Vec<u64>) = match way {
                        Way::Strided => {
                            let step = (rng.next() % 41).wrapping_sub(20);
                            let apart = (0..n as u64).map(|i| step.wrapping_mul(i));
                            (vec![step], apart.collect())
                        }
                        Way::Unsigned | Way::Signed => {
                            let own = bits(of);
                            let drawn: Vec<u64> = (0..n).map(|_| rng.next() & mask(own)).collect();
                            let above = 64 - own;
                            let extend = |&x: &u64| match way {
                                Way::Signed => ((x << above) as i64 >> above) as u64,
                                _ => x,
                            };
                            let apart = drawn.iter().map(extend).collect();
                            (pack(of, &drawn), apart)
                        }
                    };
                    let is_done = |i: usize| (i as u64) < live && ones.as_ref().is_none_or(|ones| ones[i] == 1);
                    let place = |i: usize| (address.wrapping_add(apart[i]), is_done(i));
                    let mut operands = vec![Operand(set.arch[1], vec![address])];
                    operands.push(Operand(if way == Way::Strided { set.arch[1] } else { of }, given));
                    operands.extend(masked.zip(ones.as_ref()).map(|(of, ones)| Operand(of, pack(of, ones))));
                    operands.push(Operand(i64, vec![live]));
                    let mask = if masked.is_some() { "M" } else { "" };
                    let trial = Trial {
                        names: ["LOAD", "STORE"].map(|what| format!("V_{mask}{what}_{name}")),
                        ty,
                        scale,
                        elements: random(ty, scale, &mut rng),
                        places: (0..n).map(place).collect(),
                        operands,
                    };
                    trial.run(&mut reference);
                    compared += 1;
                }
            }
        }
    }
    println!("{compared} stores and loads");
    assert!(compared > 500, "{compared}");
}
