//! Against independent witnesses: APFloat's own binary16 for values and flags, the host for binary32 and binary64
//! values, and hand-computed corners of tininess.

use super::unit::exception::{DIVIDE_BY_ZERO as DZ, INEXACT as NX, INVALID as NV, OVERFLOW as OF, UNDERFLOW as UF};
use super::*;
use rustc_apfloat::StatusAnd;
use rustc_apfloat::ieee::Half;

const UNIT: Unit = Unit::DEFAULT;
const NEAREST: Rounding = Rounding::NearestEven;

/// xorshift64*, so that a failure names a seed that repeats it.
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }
}

const MODES: [Round; 5] = [
    Round::NearestTiesToEven,
    Round::TowardZero,
    Round::TowardNegative,
    Round::TowardPositive,
    Round::NearestTiesToAway,
];

/// APFloat's status as flags, without underflow (it does not see tininess after rounding) and overflow (it reports
/// none when the mode rounds back to the largest number).
fn witness(r: StatusAnd<Half>) -> (u64, u32) {
    let s = r.status;
    let mut flags = 0;
    for (bit, flag) in [
        (Status::INVALID_OP, NV),
        (Status::DIV_BY_ZERO, DZ),
        (Status::INEXACT, NX),
    ] {
        if s.contains(bit) {
            flags |= flag;
        }
    }
    let bits = if r.value.is_nan() {
        UNIT.default_nan(16)
    } else {
        r.value.to_bits() as u64
    };
    (bits, flags)
}

#[test]
fn half_agrees_with_apfloat() {
    let mut rng = Rng(0x5eed_0001);
    for round in 0..60_000u32 {
        let (a, b, c) = (rng.next() & 0xffff, rng.next() & 0xffff, rng.next() & 0xffff);
        let (x, y, z) = (
            Half::from_bits(a.into()),
            Half::from_bits(b.into()),
            Half::from_bits(c.into()),
        );
        for (rm, mode) in MODES.into_iter().enumerate() {
            let rm = rm as u32;
            let keep = |(v, f): Fp| (v, f & !(UF | OF));
            let at = format!("seed 0x5eed0001 round {round} a={a:#x} b={b:#x} c={c:#x} rm={rm}");
            assert_eq!(keep(UNIT.f_add(16, a, b, rm)), witness(x.add_r(y, mode)), "add {at}");
            assert_eq!(keep(UNIT.f_mul(16, a, b, rm)), witness(x.mul_r(y, mode)), "mul {at}");
            assert_eq!(keep(UNIT.f_div(16, a, b, rm)), witness(x.div_r(y, mode)), "div {at}");
            let inf_zero = x.is_infinite() && y.is_zero() || x.is_zero() && y.is_infinite();
            if !inf_zero {
                assert_eq!(
                    keep(UNIT.f_fma(16, a, b, c, rm)),
                    witness(x.mul_add_r(y, z, mode)),
                    "fma {at}"
                );
            }
        }
    }
}

/// Random operands of a width, of all sorts: any bits, exponents near each other with short fractions now and then (so that
/// exact and cancelling cases occur), numbers near integers, and those at the ends of the format.
fn operand(rng: &mut Rng, w: u32) -> u64 {
    let r = rng.next();
    let fraction = pack::fraction_bits(w);
    let bias = (1 << (pack::exponent_bits(w) - 1)) - 1;
    let sign = r >> 63 << (w - 1);
    let short = |r: u64| r & ((1 << fraction) - 1) & !((1u64 << ((r >> 52 & 63) % u64::from(fraction + 1))) - 1);
    match r >> 56 & 15 {
        0 => r & (u64::MAX >> (64 - w)),
        1 => sign | [0, 1, pack::infinity(w, false) - 1, pack::infinity(w, false)][(r >> 50 & 3) as usize],
        2 => sign | [1 << fraction, (1 << fraction) - 1, pack::infinity(w, false) + 1][(r >> 50) as usize % 3],
        3..=5 => sign | (bias + (r >> 48 & 63).min(bias)) << fraction | short(r),
        _ => sign | (bias - 8 + (r >> 48 & 15)) << fraction | short(r),
    }
}

/// The operations on the host, and the way without it.
#[test]
fn host_path_agrees_with_slow_path() {
    const ROUNDS: u32 = 1_000_000;
    let mut rng = Rng(0x5eed_0002);
    let mut fast = std::collections::BTreeMap::new();
    for round in 0..ROUNDS {
        for w in [32, 64] {
            let [a, b, c] = [(); 3].map(|()| operand(&mut rng, w));
            let n = if rng.next() & 1 == 0 { 32 } else { 64 };
            let mode = if round % 4 == 0 {
                UNIT.modes[(rng.next() & 7) as usize]
            } else {
                NEAREST
            };
            let at = format!("seed 0x5eed0002 round {round} w={w} n={n} a={a:#x} b={b:#x} c={c:#x} {mode:?}");
            let mut same = |name: &'static str, quick: Option<host::Rounded>, slow: Fp| {
                if let Some((value, inexact)) = quick {
                    *fast.entry((name, w)).or_insert(0) += 1;
                    assert_eq!((value, if inexact { NX } else { 0 }), slow, "{name} {at}");
                }
            };
            same("add", host::add(w, a, b, mode), UNIT.add(w, a, b, mode));
            same("mul", host::mul(w, a, b, mode), UNIT.mul(w, a, b, mode));
            same("div", host::div(w, a, b, mode), UNIT.div(w, a, b, mode));
            same("sqrt", host::sqrt(w, a, mode), UNIT.sqrt(w, a, mode));
            same("fma", host::fma(w, a, b, c, mode), UNIT.fma(w, a, b, c, mode));
            same("rint", host::rint(w, a, mode), UNIT.rint(w, a, mode));
            same("cvt", host::cvt(w, n, a, mode), UNIT.cvt(w, n, a, mode));
            same("to_s", host::signed_of(w, n, a, mode), UNIT.signed_of(w, n, a, mode));
            same(
                "to_u",
                host::unsigned_of(w, n, a, mode),
                UNIT.unsigned_of(w, n, a, mode),
            );
            let whole = rng.next() >> (rng.next() & 63);
            let at_width = whole & (u64::MAX >> (64 - w));
            same(
                "from_s",
                host::of_signed(w, n, at_width, mode),
                UNIT.of_signed(w, n, at_width, mode),
            );
            same(
                "from_u",
                host::of_unsigned(w, n, at_width, mode),
                UNIT.of_unsigned(w, n, at_width, mode),
            );
            // With the flag up, the same values, and the same flags when they are joined.
            let joined = |name: &str, quick: Fp, slow: Fp| {
                assert_eq!((quick.0, quick.1 | NX), (slow.0, slow.1 | NX), "{name} after NX {at}");
            };
            let (up, rm) = (UNIT.after(NX), round % 4 / 3);
            let rounding = UNIT.mode(rm);
            joined("add", up.f_add(w, a, b, rm), UNIT.add(w, a, b, rounding));
            joined("mul", up.f_mul(w, a, b, rm), UNIT.mul(w, a, b, rounding));
            joined("div", up.f_div(w, a, b, rm), UNIT.div(w, a, b, rounding));
            joined("sqrt", up.f_sqrt(w, a, rm), UNIT.sqrt(w, a, rounding));
            joined("fma", up.f_fma(w, a, b, c, rm), UNIT.fma(w, a, b, c, rounding));
            // Attempts give value and flags, joined to those that are up, or nothing.
            let mut attempted = |name: &'static str, flags: u32, (value, sure): (u64, bool), slow: Fp| {
                if sure {
                    *fast.entry((name, w)).or_insert(0) += 1;
                    assert_eq!((value, flags), (slow.0, slow.1 | flags), "{name} after {flags} {at}");
                }
            };
            let slow = UNIT.add(w, a, b, rounding);
            attempted("try add", NX, UNIT.attempt_add::<true>(w, a, b, rm), slow);
            attempted("try add", 0, UNIT.attempt_add::<false>(w, a, b, rm), slow);
            let slow = UNIT.mul(w, a, b, rounding);
            attempted("try mul", NX, UNIT.attempt_mul::<true>(w, a, b, rm), slow);
            attempted("try mul", 0, UNIT.attempt_mul::<false>(w, a, b, rm), slow);
            let slow = UNIT.div(w, a, b, rounding);
            attempted("try div", NX, UNIT.attempt_div::<true>(w, a, b, rm), slow);
            attempted("try div", 0, UNIT.attempt_div::<false>(w, a, b, rm), slow);
            let slow = UNIT.sqrt(w, a, rounding);
            attempted("try sqrt", NX, UNIT.attempt_sqrt::<true>(w, a, rm), slow);
            attempted("try sqrt", 0, UNIT.attempt_sqrt::<false>(w, a, rm), slow);
            let slow = UNIT.fma(w, a, b, c, rounding);
            attempted("try fma", NX, UNIT.attempt_fma::<true>(w, a, b, c, rm), slow);
            attempted("try fma", 0, UNIT.attempt_fma::<false>(w, a, b, c, rm), slow);
            // What is exact and normal is found to be.
            for (name, (value, sure), slow) in [
                (
                    "exact add",
                    UNIT.attempt_add::<false>(w, a, b, rm),
                    UNIT.add(w, a, b, rounding),
                ),
                (
                    "exact mul",
                    UNIT.attempt_mul::<false>(w, a, b, rm),
                    UNIT.mul(w, a, b, rounding),
                ),
                (
                    "exact fma",
                    UNIT.attempt_fma::<false>(w, a, b, c, rm),
                    UNIT.fma(w, a, b, c, rounding),
                ),
            ] {
                let normal = w == 32 && (slow.0 >> 23 & 0xff).wrapping_sub(2) < 251;
                if rounding == NEAREST && slow.1 == 0 && normal {
                    assert!(sure && value == slow.0, "{name} {at}");
                }
            }
        }
    }
    for ((name, w), times) in fast {
        let enough = if name == "cvt" { ROUNDS / 4 } else { ROUNDS * 3 / 10 };
        assert!(
            times > enough,
            "the host answered {name} of {w} bits only {times} times"
        );
    }
}

#[test]
fn square_roots() {
    let mut rng = Rng(0x5eed_0003);
    for _ in 0..100_000 {
        let a = rng.next() >> 1;
        let x = f64::from_bits(a);
        if x.is_nan() {
            continue;
        }
        assert_eq!(UNIT.f_sqrt(64, a, 0).0, x.sqrt().to_bits(), "a={a:#x}");
        if x.is_finite() {
            let (down, up) = (UNIT.f_sqrt(64, a, 2), UNIT.f_sqrt(64, a, 3));
            assert!(up.0 - down.0 == u64::from(up.1 == NX), "a={a:#x} {down:x?} {up:x?}");
        }
    }
    assert_eq!(UNIT.f_sqrt(64, 0x8000_0000_0000_0000, 0), (0x8000_0000_0000_0000, 0));
    assert_eq!(UNIT.f_sqrt(64, 0xbff0_0000_0000_0000, 0), (0x7ff8_0000_0000_0000, NV));
}

#[test]
fn tininess_is_seen_after_rounding() {
    // (1 + 2^-23) * 2^-126 times (1 - 2^-24): above the smallest normal number, rounds down to it.
    assert_eq!(UNIT.f_mul(32, 0x0080_0001, 0x3f7f_ffff, 0), (0x0080_0000, NX));
    // 2^-126 * (1 - 2^-24) is representable at full precision below the smallest normal number: tiny, rounds up to it.
    assert_eq!(UNIT.f_mul(32, 0x0080_0000, 0x3f7f_ffff, 0), (0x0080_0000, NX | UF));
    // Rounding up, 2^-126 * (1 - 2^-25) is already normal at full precision: not tiny.
    assert_eq!(UNIT.f_cvt(64, 32, 0x380f_ffff_f000_0000, 3), (0x0080_0000, NX));
}

#[test]
fn integers() {
    assert_eq!(UNIT.f_to_s(64, 32, (-1.5f64).to_bits(), 1), (0xffff_ffff, NX));
    assert_eq!(UNIT.f_to_s(64, 32, f64::NAN.to_bits(), 0), (0x7fff_ffff, NV));
    assert_eq!(UNIT.f_to_u(64, 64, 1e30f64.to_bits(), 0), (u64::MAX, NV));
    assert_eq!(UNIT.f_to_u(64, 32, (-0.9f64).to_bits(), 1), (0, NX));
    assert_eq!(UNIT.f_to_u(64, 32, (-1.0f64).to_bits(), 1), (0, NV));
    // A value of few bits reaches far: every power of two below 2^64 is in range, from every format.
    assert_eq!(UNIT.f_to_s(32, 64, 0xdf00_0000, 0), (1 << 63, 0));
    assert_eq!(UNIT.f_to_u(32, 64, 0x5f00_0000, 0), (1 << 63, 0));
    assert_eq!(UNIT.f_to_u(32, 64, 0x5f80_0000, 0), (u64::MAX, NV));
    assert_eq!(UNIT.f_from_s(64, 32, u64::MAX, 0), (0xbf80_0000, 0));
    assert_eq!(UNIT.f_from_u(64, 64, u64::MAX, 0), (0x43f0_0000_0000_0000, NX));
    assert_eq!(UNIT.f_rint(32, 0x3f00_0000, 0), (0, NX));
    assert_eq!(UNIT.f_rint(32, 0xbf00_0000, 4), (0xbf80_0000, NX));
    assert_eq!(UNIT.f_rem(64, 5f64.to_bits(), 3f64.to_bits()), ((-1f64).to_bits(), 0));
}

/// What a unit states decides about NaNs, underflow, codes and bits; the numbers are those of the default unit.
#[test]
fn units_differ_in_what_the_standard_leaves_open() {
    let other = Unit {
        nan_result: NanResult::FirstOperand,
        negative_nan: true,
        nan_integer: NanInteger::Smallest,
        tininess: Tininess::BeforeRounding,
        modes: [Rounding::TowardZero; 8],
        flags: Flags {
            invalid: 1,
            divide_by_zero: 2,
            overflow: 4,
            underflow: 8,
            inexact: 16,
        },
    };
    // The first NaN, made quiet; that of an operation without NaNs is the default one, with the sign set.
    assert_eq!(other.f_add(32, 0x3f80_0000, 0xff81_2345, 0), (0xffc1_2345, 1));
    assert_eq!(
        other.f_fma(32, 0x7fc0_0001, 0x7fc0_0002, 0x7fc0_0003, 0),
        (0x7fc0_0001, 0)
    );
    assert_eq!(other.f_mul(32, 0x7f80_0000, 0, 0), (0xffc0_0000, 1));
    assert_eq!(UNIT.f_add(32, 0x3f80_0000, 0xff81_2345, 0), (0x7fc0_0000, 16));
    // Payloads keep their upper bits between formats.
    assert_eq!(other.f_cvt(32, 64, 0xff81_2345, 0), (0xfff8_2468_a000_0000, 1));
    assert_eq!(other.f_cvt(64, 32, 0x7ff8_2468_a000_0000, 0), (0x7fc1_2345, 0));
    assert_eq!(other.f_mod(32, 0x7fc0_0001, 0x3f80_0000), (0x7fc0_0001, 0));
    assert_eq!(other.f_pow(64, (-2f64).to_bits(), 0.5f64.to_bits()), (0xfff8 << 48, 1));
    assert_eq!(other.f_to_s(32, 32, 0x7fc0_0000, 0), (0x8000_0000, 1));
    assert_eq!(other.f_to_u(32, 32, 0x7fc0_0000, 0), (0, 1));
    // It lies below the smallest normal number and is rounded up to it.
    let below = 0x380f_ffff_f000_0000;
    assert_eq!(UNIT.f_cvt(64, 32, below, 3), (0x0080_0000, NX));
    let before = Unit {
        modes: UNIT.modes,
        ..other
    };
    assert_eq!(before.f_cvt(64, 32, below, 3), (0x0080_0000, 8 | 16));
    // Code 0 is another mode, division by zero another bit.
    assert_eq!(UNIT.f_div(32, 0x3f80_0000, 0x4040_0000, 0), (0x3eaa_aaab, NX));
    assert_eq!(other.f_div(32, 0x3f80_0000, 0x4040_0000, 0), (0x3eaa_aaaa, 16));
    assert_eq!(other.f_div(32, 0x3f80_0000, 0, 0), (0x7f80_0000, 2));
}
