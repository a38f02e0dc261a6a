//! Rules, as the crate applies them, keep the value of every expression, and come to an end.

mod support;

use onespec_circuit::{Builder, GATES, Opcode, types};
use onespec_graph::set::{Bitfield, Class, Role};
use onespec_graph::{Circuit, Gate, Type};
use std::collections::HashMap;
use support::{Rng, fold, instances};

/// The value of an expression; arguments by their order.
fn value(c: &Circuit, gate: Gate, args: &[u64], known: &mut HashMap<Gate, u64>) -> u64 {
    if let Some(value) = known.get(&gate) {
        return *value;
    }
    let inputs = c.values(gate).to_vec();
    let value = match c.role(gate) {
        Role::Arg => args[c.bits(gate) as usize] & (u64::MAX >> (64 - GATES.type_def(c.ty(gate)).width)),
        Role::Constant => c.bits(gate),
        _ => {
            let values: Vec<u64> = inputs.iter().map(|g| self::value(c, *g, args, known)).collect();
            let types: Vec<Type> = inputs.iter().map(|g| c.ty(*g)).collect();
            fold(c.op(gate), c.ty(gate), c.bits(gate), &types, &values).expect("a pure gate")
        }
    };
    known.insert(gate, value);
    value
}

/// Rewrites a gate and all below it until no rule fits. Also the number of rules that were applied.
fn simplified(c: &mut Circuit, gate: Gate, done: &mut HashMap<Gate, Gate>, steps: &mut usize) -> Gate {
    if let Some(done) = done.get(&gate) {
        return *done;
    }
    let first = c.inputs(gate).len() - c.values(gate).len() - usize::from(c.root(gate).is_some());
    for i in 0..c.values(gate).len() {
        let input = c.value(gate, i as u32);
        let better = simplified(c, input, done, steps);
        c.set_input(gate, (first + i) as u32, better);
    }
    let mut at = gate;
    if let Some(better) = (GATES.simplify)(c, gate) {
        assert_eq!(c.ty(better), c.ty(gate), "{}", c.def(gate).name);
        *steps += 1;
        assert!(*steps < 10_000, "rules go round in a circle");
        at = simplified(c, better, done, steps);
    }
    done.insert(gate, at);
    at
}

/// An expression of a type over three arguments and constants, out of scalar gates.
struct Maker<'a> {
    c: &'a mut Circuit,
    rng: Rng,
    /// Opcode and types of inputs, by type of the result.
    choices: &'a HashMap<Type, Vec<(u16, Vec<Type>)>>,
    /// What was made, by type: expressions share parts, as rules look for.
    made: HashMap<Type, Vec<Gate>>,
}

impl Maker<'_> {
    fn make(&mut self, ty: Type, depth: u32) -> Gate {
        let reuse = self.made.get(&ty).cloned().unwrap_or_default();
        if self.rng.below(4) == 0 && !reuse.is_empty() {
            return reuse[self.rng.below(reuse.len())];
        }
        let gate = if depth == 0 || self.rng.below(8) == 0 {
            if self.rng.below(2) == 0 {
                let value = self.rng.value(ty);
                Builder::new(self.c).constant(ty, value)
            } else {
                let order = self.rng.below(3) as u64;
                Builder::new(self.c).arg(ty, order)
            }
        } else {
            let list = &self.choices[&ty];
            let (op, inputs) = list[self.rng.below(list.len())].clone();
            let inputs: Vec<Gate> = inputs.iter().map(|ty| self.make(*ty, depth - 1)).collect();
            let bits = match GATES.def(op).bitfield {
                Bitfield::Condition(table) => {
                    let codes = GATES.conditions[usize::from(table)].codes;
                    codes[self.rng.below(codes.len())].code.into()
                }
                _ => 0,
            };
            self.c.add(op, ty, bits, &[], &[], &inputs)
        };
        self.made.entry(ty).or_default().push(gate);
        gate
    }
}

fn choices() -> HashMap<Type, Vec<(u16, Vec<Type>)>> {
    let mut all: HashMap<Type, Vec<(u16, Vec<Type>)>> = HashMap::new();
    for (op, def) in GATES.gates.iter().enumerate() {
        let plain = matches!(def.bitfield, Bitfield::None | Bitfield::Condition(_));
        if def.class == Class::Compute && plain {
            for (own, inputs) in instances(def) {
                all.entry(own).or_default().push((op as u16, inputs));
            }
        }
    }
    all
}

#[test]
fn rules_keep_the_value_and_end() {
    let rounds = std::env::var("ONESPEC_ROUNDS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(3000);
    let choices = choices();
    let all = [
        types::I1,
        types::I8,
        types::I16,
        types::I32,
        types::I64,
        types::F32,
        types::F64,
    ];
    let (mut applied, mut longest) = (0, 0);
    for seed in 1..=rounds {
        let mut c = Circuit::new(&GATES, 64);
        let ty = all[seed as usize % all.len()];
        let mut maker = Maker {
            c: &mut c,
            rng: Rng::new(seed),
            choices: &choices,
            made: HashMap::new(),
        };
        let root = maker.make(ty, 5);
        let mut rng = Rng::new(seed + 0x5eed);
        let args: Vec<[u64; 3]> = (0..6)
            .map(|_| [rng.value(types::I64), rng.value(types::I64), rng.value(types::I64)])
            .collect();
        let before: Vec<u64> = args
            .iter()
            .map(|args| value(&c, root, args, &mut HashMap::new()))
            .collect();
        let mut steps = 0;
        let better = simplified(&mut c, root, &mut HashMap::new(), &mut steps);
        let after: Vec<u64> = args
            .iter()
            .map(|args| value(&c, better, args, &mut HashMap::new()))
            .collect();
        assert_eq!(before, after, "seed {seed}, {} rules applied", steps);
        applied += steps;
        longest = longest.max(steps);
    }
    println!("{rounds} expressions, {applied} rules applied, at most {longest} in one");
    assert!(applied > rounds as usize / 4);
}

#[test]
fn what_is_expected_is_made() {
    let mut c = Circuit::new(&GATES, 64);
    let mut b = Builder::new(&mut c);
    let (x, y) = (b.arg(types::I32, 0), b.arg(types::I32, 1));
    let (zero, eight) = (b.constant(types::I32, 0), b.constant(types::I32, 8));
    let same = b.add(x, zero);
    let times = b.mul(x, eight);
    let inverted = b.xor(x, y);
    let again = b.xor(y, inverted);
    let plain = b.add(x, y);
    assert_eq!((GATES.simplify)(&mut c, same), Some(x));
    assert_eq!((GATES.simplify)(&mut c, plain), None);
    // Operands of gates that commute may stand in any order.
    assert_eq!((GATES.simplify)(&mut c, again), Some(x));
    let shift = (GATES.simplify)(&mut c, times).unwrap();
    assert_eq!(c.op(shift), Opcode::Shl as u16);
    assert_eq!(
        (c.value(shift, 0), c.bits(c.value(shift, 1)), c.ty(shift)),
        (x, 3, types::I32)
    );
    // A gate whose input is missing fits no rule.
    let broken = c.push(Opcode::Mul as u16, types::I32, 0, Default::default());
    assert_eq!((GATES.simplify)(&mut c, broken), None);
}
