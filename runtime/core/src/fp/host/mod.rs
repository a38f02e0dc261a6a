//! The host's own arithmetic where value and flags are provably those of the slow path.
//!
//! Values are correctly rounded because the host is IEEE. Exactness is decided by error-free transformations, which hold
//! where no step over- or underflows; each function looks at the exponents for that and declines what is outside. Results
//! say whether they are inexact: no other exception occurs.

mod arithmetic;
mod convert;
pub(super) mod exact;
pub(super) mod near;

pub(super) use arithmetic::{add, div, fma, mul, sqrt};
pub(super) use convert::{cvt, of_signed, of_unsigned, rint, signed_of, unsigned_of};

/// Bits of a result, and whether it was rounded.
pub(super) type Rounded = (u64, bool);

const BIAS: u64 = 1023;

/// The field of a binary64 number's exponent: 0 for zero and subnormal numbers, 2047 for infinities and NaNs.
#[inline(always)]
fn exponent(x: f64) -> u64 {
    x.to_bits() >> 52 & 0x7ff
}

/// A binary64 number with neither the least nor the two greatest exponents, or none.
#[inline(always)]
fn normal(x: f64) -> Option<f64> {
    (exponent(x).wrapping_sub(2) < 2043).then_some(x)
}

/// The same of a binary32 number.
#[inline(always)]
fn normal32(x: f32) -> Option<f32> {
    ((x.to_bits() >> 23 & 0xff).wrapping_sub(2) < 251).then_some(x)
}

#[inline(always)]
fn single(a: u64) -> f64 {
    f64::from(f32::from_bits(a as u32))
}

/// A binary32 result from a binary64 one that is exact, or was rounded to nearest by one operation on binary32 numbers,
/// or to odd: then a second rounding is harmless, because 53 >= 2 * 24 + 2 (Figueroa, "When is double rounding
/// innocuous?", 1995).
#[inline(always)]
fn narrowed(r: f64, exact: bool) -> Option<Rounded> {
    let s = r as f32;
    if s == 0.0 && exact && r == 0.0 {
        return Some((s.to_bits().into(), false));
    }
    normal32(s).map(|s| (s.to_bits().into(), !exact || f64::from(s) != r))
}
