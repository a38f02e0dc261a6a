//! Bodies of gates beside the semantics of the gates. Which functions there are says the library, which gate a function is its name,
//! what the gate gives its table: a function without a gate is an error.

use crate::linux::Linux;
use crate::{Runs, options, rounds};
use onespec_circuit::GATES;
use onespec_graph::set::{Bank, FoldArgs};
use onespec_graph::{Circuit, Opcode, Type};
use onespec_test_support::Rng;
use onespec_volt::library;

const ROUNDS: usize = 150;

/// The gate whose body a function is.
fn gate(function: &str) -> Option<(Opcode, Type)> {
    let mut circuit = Circuit::new(&GATES, 64);
    let mut is_named = |op: Opcode, ty: Type| {
        let gate = circuit.add(op, ty, 0, &[], &[], &[]);
        library::gate_function(&circuit, gate) == function
    };
    let ops = GATES.roots..GATES.gates.len() as Opcode;
    let all = (0..GATES.types.len() as u8).flat_map(|ty| ops.clone().map(move |op| (op, Type(ty))));
    all.into_iter().find(|(op, ty)| is_named(*op, *ty))
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
    let module = library::gates(&options()).unwrap();
    let runs = Runs::new(&module);
    let seed = 0x6a7e;
    println!("seed {seed:#x}");
    let mut rng = Rng::new(seed);
    let bodies = module.functions.iter().filter(|f| f.name.starts_with("volt_gate_"));
    let mut count = 0;
    for body in bodies {
        count += 1;
        let (op, ty) = gate(&body.name).unwrap_or_else(|| panic!("`{}` is no gate", body.name));
        let def = GATES.type_def(ty);
        let types = vec![ty; body.signature.params.len()];
        // A power is right within a unit in the last place: it may be one beside another that is.
        let near = u64::from(body.name.starts_with("volt_gate_fexp"));
        for _ in 0..rounds(ROUNDS) {
            let one = |rng: &mut Rng| match def.bank {
                Bank::Float => float(rng, def.width),
                _ => value(rng, def.width),
            };
            let values: Vec<u64> = types.iter().map(|_| one(&mut rng)).collect();
            let args = FoldArgs {
                op,
                ty,
                bits: 0,
                types: &types,
                values: &values,
            };
            let wanted = (GATES.fold)(args).expect("semantics");
            let got = runs.call(&body.name, &values, &mut Linux::default()).unwrap().unwrap();
            let got = got & u64::MAX >> (64 - def.width);
            let fits = got == wanted || near > 0 && apart(got, wanted, def.width) <= near;
            assert!(fits, "{} of {values:x?}: {got:#x}, not {wanted:#x}", body.name);
        }
    }
    assert!(count > 80, "{count}");
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
