//! Bodies of gates beside the semantics of the gates. Which functions there are says the library, which gate a function is its name,
//! what the gate gives its table: a function without a gate is an error.

use crate::linux::Linux;
use crate::{Runs, options, rounds};
use onespec_circuit::{GATES, Opcode as Opcodes};
use onespec_graph::set::{Bank, Bitfield, FoldArgs};
use onespec_graph::{Circuit, Module, Opcode, Type};
use onespec_test_support::Rng;
use onespec_volt::library;
use std::collections::HashMap;

const ROUNDS: usize = 150;

/// A gate whose body a function is.
#[derive(Clone, Copy)]
struct Known {
    op: Opcode,
    ty: Type,
    bits: u64,
    /// The type of the inputs.
    from: Type,
}

/// Every gate by the names that a body of it and a formula may have.
fn gates() -> HashMap<String, Known> {
    let mut known = HashMap::new();
    let mut circuit = Circuit::new(&GATES, 64);
    let types = || {
        (1..GATES.types.len() as u8)
            .map(Type)
            .filter(|ty| GATES.type_def(*ty).lanes == 0)
    };
    let inputs: Vec<_> = types()
        .map(|ty| circuit.add(Opcodes::Arg as u16, ty, 0, &[], &[], &[]))
        .collect();
    for op in GATES.roots..GATES.gates.len() as Opcode {
        let codes = match GATES.def(op).bitfield {
            Bitfield::Condition(table) => GATES.conditions[usize::from(table)]
                .codes
                .iter()
                .map(|c| c.code.into())
                .collect(),
            _ => vec![0],
        };
        for (ty, bits) in types().flat_map(|ty| codes.iter().map(move |bits| (ty, *bits))) {
            for input in &inputs {
                let gate = circuit.add(op, ty, bits, &[], &[], &[*input]);
                let from = circuit.ty(*input);
                for name in [library::gate_function(&circuit, gate), library::formula(&circuit, gate)] {
                    known.insert(name, Known { op, ty, bits, from });
                }
            }
        }
    }
    known
}

/// Bits of a value: anything, something small, or an edge.
fn value(rng: &mut Rng, width: u32) -> u64 {
    let any = match rng.below(6) {
        0 => rng.next() >> rng.below(64),
        1 => (rng.below(9) as u64).wrapping_sub(4),
        2 => 1 << rng.below(64),
        3 => u64::MAX << rng.below(64),
        4 => (1u64 << (width - 1)).wrapping_sub(rng.below(2) as u64),
        _ => rng.next(),
    };
    any & u64::MAX >> (64 - width)
}

/// The same for floats: special ones, whole ones, halves, ones near to 1, anything.
fn float(rng: &mut Rng, width: u32) -> u64 {
    const SPECIAL: [f64; 9] = [
        0.0,
        1.0,
        2.0,
        0.5,
        f64::INFINITY,
        f64::NAN,
        f64::MIN_POSITIVE,
        1e-310,
        f64::MAX,
    ];
    let sign = if rng.one_in(2) { -1.0 } else { 1.0 };
    let small = (rng.next() >> (32 + rng.below(32))) as f64;
    let some = match rng.below(7) {
        0 => rng.pick(&SPECIAL).unwrap_or(0.0),
        1 => small,
        2 => small / 2.0,
        3 => small / 1024.0,
        4 => 1.0 + small / 1e13,
        _ if width == 64 => f64::from_bits(rng.next()),
        _ => return rng.next() >> 32,
    };
    match width {
        64 => (sign * some).to_bits(),
        _ => u64::from(((sign * some) as f32).to_bits()),
    }
}

/// How many floats two are apart: none for two that are NaN.
fn apart(a: u64, b: u64, width: u32) -> u64 {
    let sign = 1u64 << (width - 1);
    let place = |x: u64| if x & sign != 0 { -((x & !sign) as i64) } else { x as i64 };
    place(a).abs_diff(place(b))
}

#[test]
fn bodies_are_what_their_gates_mean() {
    check(&library::gates(&options()).unwrap(), "volt_gate_", 180);
}

#[test]
fn formulas_are_what_their_gates_mean() {
    check(&library::wide(&options()).unwrap(), "volt_wide_", 30);
}

/// Holds functions whose names begin so, at least so many, against the gates.
fn check(module: &Module, prefix: &str, least: usize) {
    let runs = Runs::new(module);
    let seed = 0x6a7e;
    println!("seed {seed:#x}");
    let mut rng = Rng::new(seed);
    let known = gates();
    let bodies = module.functions.iter().filter(|f| f.name.starts_with(prefix));
    let mut count = 0;
    for body in bodies {
        count += 1;
        let Some(&Known { op, ty, bits, from }) = known.get(&body.name) else {
            panic!("`{}` is no gate", body.name)
        };
        let (def, width) = (GATES.type_def(from), GATES.type_def(ty).width);
        let types = vec![from; body.signature.params.len()];
        // A power is right within a unit in the last place: it may be one beside another that is.
        let near = u64::from(body.name.starts_with("volt_gate_fexp"));
        for _ in 0..rounds(ROUNDS) {
            let one = |rng: &mut Rng| match def.bank {
                Bank::Float => float(rng, def.width),
                _ => value(rng, def.width),
            };
            let mut values: Vec<u64> = types.iter().map(|_| one(&mut rng)).collect();
            if let [first, .., last] = &mut values[..]
                && rng.one_in(4)
            {
                // Near to each other: sums that cancel, comparisons of equals.
                *last = *first ^ (rng.next() & rng.next() & 3) ^ u64::from(rng.one_in(2)) << (def.width - 1);
            }
            let args = FoldArgs {
                op,
                ty,
                bits,
                types: &types,
                values: &values,
            };
            let wanted = (GATES.fold)(args).expect("semantics");
            let got = runs.call(&body.name, &values, &mut Linux::default()).unwrap().unwrap();
            let got = got & u64::MAX >> (64 - width);
            let fits = got == wanted || near > 0 && apart(got, wanted, width) <= near;
            assert!(fits, "{} of {values:x?}: {got:#x}, not {wanted:#x}", body.name);
        }
    }
    assert!(count >= least, "{count}");
}

/// The remainder beside the host's, which is another algorithm than that of the semantics.
#[test]
fn remainders_are_those_of_the_host() {
    let module = library::gates(&options()).unwrap();
    let runs = Runs::new(&module);
    let seed = 0xf30d;
    println!("seed {seed:#x}");
    let mut rng = Rng::new(seed);
    for _ in 0..rounds(5000) {
        let [a, b] = [(); 2].map(|()| f64::from_bits(float(&mut rng, 64)));
        let got = runs.call("volt_gate_fmod_f64", &[a.to_bits(), b.to_bits()], &mut Linux::default());
        let (got, wanted) = (f64::from_bits(got.unwrap().unwrap()), a % b);
        assert!(
            got.to_bits() == wanted.to_bits() || got.is_nan() && wanted.is_nan(),
            "{a:e} % {b:e}: {got:e}, not {wanted:e}"
        );
        let (a, b) = (a as f32, b as f32);
        let got = runs.call(
            "volt_gate_fmod_f32",
            &[a.to_bits().into(), b.to_bits().into()],
            &mut Linux::default(),
        );
        let (got, wanted) = (f32::from_bits(got.unwrap().unwrap() as u32), a % b);
        assert!(
            got.to_bits() == wanted.to_bits() || got.is_nan() && wanted.is_nan(),
            "{a:e} % {b:e}: {got:e}, not {wanted:e}"
        );
    }
}
