//! IEEE floating point, bit-exact with flags: the pure externs of the semantics language.
//!
//! Every function takes and returns raw bits, right-aligned in a `u64`; `w` and `n` are widths in bits (16, 32, 64).
//! `rm`: 0 nearest even, 1 toward zero, 2 down, 3 up, 4 nearest away, 5 to odd. Flags: NV 16, DZ 8, OF 4, UF 2, NX 1.
//! NaN results are canonical; tininess is detected after rounding (RISC-V unprivileged ISA, chapter "F").
//!
//! How: operands are widened to binary128, where rustc_apfloat computes toward zero; what was lost is kept in the last
//! bit (rounding to odd). 113 bits are more than twice 53 plus two, so one last rounding to the format gives the
//! correctly rounded result in every mode (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums: proved
//! algorithms using rounding to odd", 2008). That last step is [`pack::round`]. It also sees tininess after rounding,
//! which APFloat does not report. [`host`] answers first where the host's own arithmetic provably gives the same.

mod elementary;
#[cfg(feature = "std")]
mod host;
mod pack;

pub use elementary::{f_mod, f_pow};
use pack::{Num, round, unpack};
use rustc_apfloat::ieee::Quad;
use rustc_apfloat::{Float, Round, Status};

/// Result bits and flags.
pub type Fp = (u64, u32);

/// Flags as RISC-V's `fflags` has them.
pub const NV: u32 = 16;
/// Division by zero.
pub const DZ: u32 = 8;
/// Overflow.
pub const OF: u32 = 4;
/// Underflow.
pub const UF: u32 = 2;
/// Inexact.
pub const NX: u32 = 1;

fn canonical_nan(w: u32) -> u64 {
    pack::infinity(w, false) | 1 << (pack::fraction_bits(w) - 1)
}

/// The NaN that stands for these operands, if one of them is a NaN.
fn nan_of(w: u32, operands: &[Num]) -> Option<Fp> {
    let signaling = operands.iter().any(|n| matches!(n, Num::Nan { signaling: true }));
    operands
        .iter()
        .any(|n| matches!(n, Num::Nan { .. }))
        .then(|| (canonical_nan(w), if signaling { NV } else { 0 }))
}

fn invalid(w: u32) -> Fp {
    (canonical_nan(w), NV)
}

/// A binary128 with everything that was lost folded into its last bit.
fn to_odd(result: rustc_apfloat::StatusAnd<Quad>) -> Quad {
    let lost = result.status.contains(Status::INEXACT);
    Quad::from_bits(result.value.to_bits() | u128::from(lost))
}

/// Sum of two numbers of any exponents, one of which may be exact in 113 bits only.
fn sum(w: u32, a: Quad, b: Quad, rm: u32) -> Fp {
    let total = to_odd(a.add_r(b, Round::TowardZero));
    if total.is_zero() {
        // Rounding to odd never makes a zero, so the sum is exactly zero.
        let negative = if a.is_negative() == b.is_negative() {
            a.is_negative()
        } else {
            rm == 2
        };
        return (pack::zero(w, negative), 0);
    }
    pack::round_quad(w, total, rm)
}

/// `a + b`.
pub fn f_add(w: u32, a: u64, b: u64, rm: u32) -> Fp {
    #[cfg(feature = "std")]
    if let Some(done) = host::add(w, a, b, rm) {
        return done;
    }
    let (x, y) = (unpack(w, a), unpack(w, b));
    if let Some(nan) = nan_of(w, &[x, y]) {
        return nan;
    }
    match (x, y) {
        (Num::Inf { negative: p }, Num::Inf { negative: q }) if p != q => invalid(w),
        (Num::Inf { negative }, _) | (_, Num::Inf { negative }) => (pack::infinity(w, negative), 0),
        _ => sum(w, x.quad(), y.quad(), rm),
    }
}

/// `a * b`.
pub fn f_mul(w: u32, a: u64, b: u64, rm: u32) -> Fp {
    #[cfg(feature = "std")]
    if let Some(done) = host::mul(w, a, b, rm) {
        return done;
    }
    let (x, y) = (unpack(w, a), unpack(w, b));
    if let Some(nan) = nan_of(w, &[x, y]) {
        return nan;
    }
    let negative = x.negative() != y.negative();
    match (x, y) {
        (Num::Inf { .. }, Num::Zero { .. }) | (Num::Zero { .. }, Num::Inf { .. }) => invalid(w),
        (Num::Inf { .. }, _) | (_, Num::Inf { .. }) => (pack::infinity(w, negative), 0),
        (Num::Zero { .. }, _) | (_, Num::Zero { .. }) => (pack::zero(w, negative), 0),
        _ => pack::round_quad(w, to_odd(x.quad().mul_r(y.quad(), Round::TowardZero)), rm),
    }
}

/// `a / b`.
pub fn f_div(w: u32, a: u64, b: u64, rm: u32) -> Fp {
    #[cfg(feature = "std")]
    if let Some(done) = host::div(w, a, b, rm) {
        return done;
    }
    let (x, y) = (unpack(w, a), unpack(w, b));
    if let Some(nan) = nan_of(w, &[x, y]) {
        return nan;
    }
    let negative = x.negative() != y.negative();
    match (x, y) {
        (Num::Inf { .. }, Num::Inf { .. }) | (Num::Zero { .. }, Num::Zero { .. }) => invalid(w),
        (Num::Inf { .. }, _) => (pack::infinity(w, negative), 0),
        (_, Num::Inf { .. }) | (Num::Zero { .. }, _) => (pack::zero(w, negative), 0),
        (_, Num::Zero { .. }) => (pack::infinity(w, negative), DZ),
        _ => pack::round_quad(w, to_odd(x.quad().div_r(y.quad(), Round::TowardZero)), rm),
    }
}

/// Square root.
pub fn f_sqrt(w: u32, a: u64, rm: u32) -> Fp {
    #[cfg(feature = "std")]
    if let Some(done) = host::sqrt(w, a, rm) {
        return done;
    }
    let x = unpack(w, a);
    if let Some(nan) = nan_of(w, &[x]) {
        return nan;
    }
    match x {
        Num::Zero { .. } => (a, 0),
        _ if x.negative() => invalid(w),
        Num::Finite { exp, sig, .. } => {
            // An even exponent and 110 bits or more under the root give 55 bits or more of it: 53 and two to round with.
            let shift = sig.leading_zeros() + 46;
            let shift = shift + (exp - shift as i32).rem_euclid(2) as u32;
            let radicand = u128::from(sig) << shift;
            let root = radicand.isqrt();
            let lost = u128::from(root * root != radicand);
            round(w, false, (exp - shift as i32) / 2 - 1, root << 1 | lost, rm)
        }
        _ => (a, 0),
    }
}

/// `a * b + c`, rounded once.
pub fn f_fma(w: u32, a: u64, b: u64, c: u64, rm: u32) -> Fp {
    #[cfg(feature = "std")]
    if let Some(done) = host::fma(w, a, b, c, rm) {
        return done;
    }
    let (x, y, z) = (unpack(w, a), unpack(w, b), unpack(w, c));
    let negative = x.negative() != y.negative();
    let product_invalid = matches!(
        (x, y),
        (Num::Inf { .. }, Num::Zero { .. }) | (Num::Zero { .. }, Num::Inf { .. })
    );
    // Infinity times zero is invalid even when the addend is a quiet NaN.
    if product_invalid {
        return invalid(w);
    }
    if let Some(nan) = nan_of(w, &[x, y, z]) {
        return nan;
    }
    let product_infinite = matches!(x, Num::Inf { .. }) || matches!(y, Num::Inf { .. });
    match z {
        Num::Inf { negative: n } if product_infinite && n != negative => invalid(w),
        Num::Inf { negative: n } => (pack::infinity(w, n), 0),
        _ if product_infinite => (pack::infinity(w, negative), 0),
        // The product has at most 106 bits: exact.
        _ => sum(w, x.quad().mul_r(y.quad(), Round::TowardZero).value, z.quad(), rm),
    }
}

/// Rounds to an integer in the same format; NX when that changes the value.
pub fn f_rint(w: u32, a: u64, rm: u32) -> Fp {
    let x = unpack(w, a);
    if let Some(nan) = nan_of(w, &[x]) {
        return nan;
    }
    let Num::Finite { negative, exp, sig } = x else {
        return (a, 0);
    };
    if exp >= 0 {
        return (a, 0);
    }
    let (whole, inexact) = pack::to_integer(negative, exp, sig, rm);
    let flags = if inexact { NX } else { 0 };
    if whole == 0 {
        return (pack::zero(w, negative), flags);
    }
    (round(w, negative, 0, whole, 0).0, flags)
}

/// Between formats: from width `w` to width `n`.
pub fn f_cvt(w: u32, n: u32, a: u64, rm: u32) -> Fp {
    match unpack(w, a) {
        Num::Nan { signaling } => (canonical_nan(n), if signaling { NV } else { 0 }),
        Num::Inf { negative } => (pack::infinity(n, negative), 0),
        Num::Zero { negative } => (pack::zero(n, negative), 0),
        Num::Finite { negative, exp, sig } => round(n, negative, exp, u128::from(sig), rm),
    }
}

/// Magnitude as an integer with its sign, or none when it is a NaN, infinite or beyond any integer type.
fn integer(w: u32, a: u64, rm: u32) -> (bool, Option<(u128, bool)>) {
    match unpack(w, a) {
        Num::Nan { .. } => (false, None),
        Num::Inf { negative } => (negative, None),
        Num::Zero { negative } => (negative, Some((0, false))),
        Num::Finite { negative, exp, .. } if exp > 63 => (negative, None),
        Num::Finite { negative, exp, sig } => (negative, Some(pack::to_integer(negative, exp, sig, rm))),
    }
}

/// To a signed integer of `n` bits, saturating (NaN: the largest); the result is zero-extended from `n`.
pub fn f_to_s(w: u32, n: u32, a: u64, rm: u32) -> Fp {
    let half = 1u128 << (n - 1);
    let mask = (half << 1) - 1;
    match integer(w, a, rm) {
        (negative, Some((whole, inexact))) if whole < half || negative && whole == half => {
            let value = if negative { whole.wrapping_neg() } else { whole };
            ((value & mask) as u64, if inexact { NX } else { 0 })
        }
        (negative, _) => ((if negative { half } else { half - 1 }) as u64, NV),
    }
}

/// To an unsigned integer of `n` bits, saturating (NaN: the largest).
pub fn f_to_u(w: u32, n: u32, a: u64, rm: u32) -> Fp {
    let mask = (1u128 << n) - 1;
    match integer(w, a, rm) {
        (negative, Some((whole, inexact))) if whole == 0 || !negative && whole <= mask => {
            (whole as u64, if inexact { NX } else { 0 })
        }
        (negative, _) => ((if negative { 0 } else { mask }) as u64, NV),
    }
}

/// From a signed integer of `w` bits to a float of `n` bits.
pub fn f_from_s(w: u32, n: u32, a: u64, rm: u32) -> Fp {
    let shift = 64 - w;
    let value = ((a << shift) as i64) >> shift;
    if value == 0 {
        return (0, 0);
    }
    round(n, value < 0, 0, u128::from(value.unsigned_abs()), rm)
}

/// From an unsigned integer of `w` bits to a float of `n` bits.
pub fn f_from_u(w: u32, n: u32, a: u64, rm: u32) -> Fp {
    let value = if w >= 64 { a } else { a & ((1 << w) - 1) };
    if value == 0 {
        return (0, 0);
    }
    round(n, false, 0, u128::from(value), rm)
}

/// IEEE remainder (quotient rounded to nearest even), exact.
pub fn f_rem(w: u32, a: u64, b: u64) -> Fp {
    let (x, y) = (unpack(w, a), unpack(w, b));
    if let Some(nan) = nan_of(w, &[x, y]) {
        return nan;
    }
    match (x, y) {
        (Num::Inf { .. }, _) | (_, Num::Zero { .. }) => invalid(w),
        (Num::Zero { .. }, _) | (_, Num::Inf { .. }) => (a, 0),
        _ => {
            let rest = x.quad().ieee_rem(y.quad()).value;
            if rest.is_zero() {
                return (pack::zero(w, x.negative()), 0);
            }
            pack::round_quad(w, rest, 0)
        }
    }
}

#[cfg(test)]
mod tests;
