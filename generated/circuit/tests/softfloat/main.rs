//! Gates on floats, by the folder and by the reference evaluator, beside a softfloat that neither is made of in this form: `rustc_apfloat`
//! called with the operands themselves (the runtime computes in a wider format, or on the host). Square roots are
//! checked by integers. Powers, which no softfloat has: see `power`.
//!
//! Operands are all pairs of special values, and random ones near the places where results change. `ONESPEC_ROUNDS` says how
//! many random ones there are for each gate and format.

mod floats;
mod power;
#[path = "../support/mod.rs"]
mod support;

use floats::{Format, pairs, specials, triples};
use onespec_circuit::{GATES, types};
use onespec_gen::sem::eval::Gates;
use onespec_graph::Type;
use rustc_apfloat::ieee::{Double, Single};
use rustc_apfloat::{Float, FloatConvert, Round};
use std::cmp::Ordering;
use support::{Rng, fold, gate, reference};

/// Random operands for each gate and format.
pub fn rounds() -> usize {
    let given = std::env::var("ONESPEC_ROUNDS").ok().and_then(|n| n.parse().ok());
    given.unwrap_or(25_000)
}

/// The folder and the reference evaluator, which must both give what is expected.
pub struct Both {
    reference: Gates,
    pub compared: usize,
}

impl Default for Both {
    fn default() -> Both {
        Both {
            reference: reference(),
            compared: 0,
        }
    }
}

impl Both {
    /// What both give.
    pub fn value(&mut self, name: &str, own: Type, types: &[Type], values: &[u64]) -> u64 {
        let (op, bits) = gate(name);
        let numbers: Vec<u8> = types.iter().map(|ty| ty.0).collect();
        let folded = fold(op, own, bits, types, values);
        let walked = self.reference.value(op, own.0, bits, &numbers, values);
        assert_eq!(
            folded, walked,
            "folder and reference: {name} {own:?} of {types:?} {values:x?}"
        );
        self.compared += 1;
        folded.unwrap_or_else(|| panic!("{name} has no semantics for {own:?} {types:?}"))
    }

    fn expect(&mut self, name: &str, own: Type, types: &[Type], values: &[u64], expected: u64) {
        let found = self.value(name, own, types, values);
        assert!(
            found == expected,
            "{name} {own:?} of {types:?} {values:x?} is {found:#x}, by the softfloat {expected:#x}"
        );
    }
}

/// Bits of a result: NaNs are canonical.
fn bits<F: Float>(x: F, format: Format) -> u64 {
    if x.is_nan() { format.nan() } else { x.to_bits() as u64 }
}

fn of<F: Float>(bits: u64) -> F {
    F::from_bits(bits.into())
}

const EVEN: Round = Round::NearestTiesToEven;

fn arithmetic<F: Float>(format: Format) {
    let mut both = Both::default();
    let ty = format.ty;
    let mut rng = Rng::new(0x5eed_f10a);
    for (a, b) in pairs(format, &mut rng, rounds()) {
        let (x, y) = (of::<F>(a), of::<F>(b));
        let mut expect = |name: &str, value: F| {
            both.expect(name, ty, &[ty, ty], &[a, b], bits(value, format));
        };
        expect("FADD", x.add_r(y, EVEN).value);
        expect("FSUB", x.sub_r(y, EVEN).value);
        expect("FMUL", x.mul_r(y, EVEN).value);
        expect("FDIV", x.div_r(y, EVEN).value);
        expect("FMOD", x.c_fmod(y).value);
        // minimumNumber: a number before what is none; -0.0 before 0.0.
        let less = match x.partial_cmp(&y) {
            Some(Ordering::Less) => true,
            Some(Ordering::Equal) => x.is_negative(),
            Some(Ordering::Greater) => false,
            None => y.is_nan(),
        };
        let greater = match x.partial_cmp(&y) {
            Some(Ordering::Equal) => !x.is_negative(),
            Some(Ordering::Greater) => true,
            Some(Ordering::Less) => false,
            None => y.is_nan(),
        };
        expect("FMIN", if less { x } else { y });
        expect("FMAX", if greater { x } else { y });
        let copied = x.copy_sign(y).to_bits() as u64;
        both.expect("FCOPYSIGN", ty, &[ty, ty], &[a, b], copied);
    }
    println!("{}: {} results", format.name, both.compared);
}

#[test]
fn arithmetic_of_f32() {
    arithmetic::<Single>(Format::SINGLE);
}

#[test]
fn arithmetic_of_f64() {
    arithmetic::<Double>(Format::DOUBLE);
}

fn comparisons<F: Float>(format: Format) {
    let mut both = Both::default();
    let ty = format.ty;
    let table = GATES.conditions.iter().find(|table| table.name == "fcmp").unwrap();
    // Less, equal, greater, unordered: where each name holds. Written out, not taken from the codes.
    let holds = |name: &str, is: Option<Ordering>| {
        let (unordered, relation) = match name {
            "TRUE" => return true,
            "FALSE" => return false,
            "ORD" => return is.is_some(),
            "UNO" => return is.is_none(),
            _ => (name.starts_with('U'), &name[1..]),
        };
        match is {
            None => unordered,
            Some(is) => match relation {
                "EQ" => is.is_eq(),
                "NE" => is.is_ne(),
                "LT" => is.is_lt(),
                "LE" => is.is_le(),
                "GT" => is.is_gt(),
                "GE" => is.is_ge(),
                _ => panic!("an unknown condition {name}"),
            },
        }
    };
    assert_eq!(table.codes.len(), 16);
    let mut rng = Rng::new(0x5eed_c03a);
    let names: Vec<String> = table.codes.iter().map(|code| format!("FCMP.{}", code.name)).collect();
    for (a, b) in pairs(format, &mut rng, rounds() / 8) {
        let is = of::<F>(a).partial_cmp(&of::<F>(b));
        for (code, name) in table.codes.iter().zip(&names) {
            let expected = u64::from(holds(code.name, is));
            both.expect(name, types::I1, &[ty, ty], &[a, b], expected);
        }
    }
    println!("{}: {} comparisons", format.name, both.compared);
}

#[test]
fn comparisons_of_f32() {
    comparisons::<Single>(Format::SINGLE);
}

#[test]
fn comparisons_of_f64() {
    comparisons::<Double>(Format::DOUBLE);
}

const INTEGERS: [(Type, u32); 5] = [
    (types::I1, 1),
    (types::I8, 8),
    (types::I16, 16),
    (types::I32, 32),
    (types::I64, 64),
];

fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

fn one_operand<F: Float>(format: Format) {
    let mut both = Both::default();
    let ty = format.ty;
    let mut rng = Rng::new(0x5eed_0001);
    let random = floats::singles(format, &mut rng, rounds() / 5);
    for a in specials(format).into_iter().chain(random) {
        let x = of::<F>(a);
        let mut expect = |name: &str, value: u64| both.expect(name, ty, &[ty], &[a], value);
        expect("FNEG", (-x).to_bits() as u64);
        expect(
            "FABS",
            if x.is_negative() { (-x).to_bits() } else { x.to_bits() } as u64,
        );
        expect("FFLOOR", bits(x.round_to_integral(Round::TowardNegative).value, format));
        expect("FCEIL", bits(x.round_to_integral(Round::TowardPositive).value, format));
        expect("FCUT", bits(x.round_to_integral(Round::TowardZero).value, format));
        expect("FROUND", bits(x.round_to_integral(EVEN).value, format));
        expect("FSQRT", floats::square_root(format, a));
        for (to, width) in INTEGERS {
            let cut = |signed: bool| {
                let mut exact = false;
                match (x.is_nan(), signed) {
                    (true, _) => 0,
                    (_, true) => {
                        let whole = x.to_i128_r(128, Round::TowardZero, &mut exact).value;
                        let most = (1i128 << (width - 1)) - 1;
                        whole.clamp(-most - 1, most) as u64
                    }
                    (_, false) => {
                        let whole = x.to_u128_r(128, Round::TowardZero, &mut exact).value;
                        whole.min(mask(width).into()) as u64
                    }
                }
            };
            both.expect("FPTOSI", to, &[ty], &[a], cut(true) & mask(width));
            both.expect("FPTOUI", to, &[ty], &[a], cut(false));
        }
    }
    println!("{}: {} results", format.name, both.compared);
}

#[test]
fn one_operand_of_f32() {
    one_operand::<Single>(Format::SINGLE);
}

#[test]
fn one_operand_of_f64() {
    one_operand::<Double>(Format::DOUBLE);
}

#[test]
fn floats_of_integers() {
    let mut both = Both::default();
    let mut rng = Rng::new(0x5eed_0002);
    for (from, width) in INTEGERS {
        let corners = (0..u64::from(width)).flat_map(|k| {
            let near = |n: u64| [n.wrapping_sub(1), n, n.wrapping_add(1)];
            // Around powers of two, and around halves of the last place.
            [near(1 << k), near((1 << k) | 1 << (k / 2))].concat()
        });
        let random = (0..rounds() / 5).map(|_| rng.next() >> (rng.next() % 64));
        for n in corners.chain(random).map(|n| n & mask(width)).collect::<Vec<u64>>() {
            let signed = (n << (64 - width)) as i64 >> (64 - width);
            let single = |x: Single| bits(x, Format::SINGLE);
            let double = |x: Double| bits(x, Format::DOUBLE);
            both.expect(
                "SITOFP",
                types::F32,
                &[from],
                &[n],
                single(Single::from_i128_r(signed.into(), EVEN).value),
            );
            both.expect(
                "SITOFP",
                types::F64,
                &[from],
                &[n],
                double(Double::from_i128_r(signed.into(), EVEN).value),
            );
            both.expect(
                "UITOFP",
                types::F32,
                &[from],
                &[n],
                single(Single::from_u128_r(n.into(), EVEN).value),
            );
            both.expect(
                "UITOFP",
                types::F64,
                &[from],
                &[n],
                double(Double::from_u128_r(n.into(), EVEN).value),
            );
        }
    }
    println!("{} results", both.compared);
}

#[test]
fn between_formats() {
    let mut both = Both::default();
    let mut rng = Rng::new(0x5eed_0003);
    let mut lost = false;
    for a in specials(Format::SINGLE)
        .into_iter()
        .chain(floats::singles(Format::SINGLE, &mut rng, rounds()))
    {
        let wide: Double = of::<Single>(a).convert_r(EVEN, &mut lost).value;
        both.expect("FEXT", types::F64, &[types::F32], &[a], bits(wide, Format::DOUBLE));
    }
    // Also such that are near what a float of 32 bits can be, and halves between those.
    let near = |rng: &mut Rng| {
        let single = f32::from_bits(rng.next() as u32);
        let next = f32::from_bits(single.to_bits().wrapping_add(1));
        let half = (f64::from(single) + f64::from(next)) / 2.0;
        half.to_bits().wrapping_add(rng.next() % 3).wrapping_sub(1)
    };
    let halves: Vec<u64> = (0..rounds()).map(|_| near(&mut rng)).collect();
    for a in specials(Format::DOUBLE)
        .into_iter()
        .chain(floats::singles(Format::DOUBLE, &mut rng, rounds()))
        .chain(halves)
    {
        let narrow: Single = of::<Double>(a).convert_r(EVEN, &mut lost).value;
        both.expect("FTRUNC", types::F32, &[types::F64], &[a], bits(narrow, Format::SINGLE));
    }
    println!("{} results", both.compared);
}

fn fused<F: Float>(format: Format) {
    let mut both = Both::default();
    let ty = format.ty;
    let mut rng = Rng::new(0x5eed_0f3a);
    for (a, b, c) in triples(format, &mut rng, rounds()) {
        let (x, y, z) = (of::<F>(a), of::<F>(b), of::<F>(c));
        let expected = bits(x.mul_add_r(y, z, EVEN).value, format);
        both.expect("FMA", ty, &[ty, ty, ty], &[a, b, c], expected);
    }
    println!("{}: {} results", format.name, both.compared);
}

#[test]
fn fused_of_f32() {
    fused::<Single>(Format::SINGLE);
}

#[test]
fn fused_of_f64() {
    fused::<Double>(Format::DOUBLE);
}
