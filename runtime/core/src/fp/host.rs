//! The host's own arithmetic where value and flags are provably those of the slow path: nearest even, binary64 and
//! binary32, operands and result finite and far from the ends of the exponent range.
//!
//! The value is correctly rounded because the host is IEEE. Exactness is decided by error-free transformations, which
//! hold as no step over- or underflows: the range below leaves room for every product and residual.

use super::unit::exception::INEXACT;
use super::{Fp, Rounding};

/// 2^-400 and 2^400: squares, and residuals 106 bits lower, stay normal.
const LOW: f64 = f64::from_bits((1023 - 400) << 52);
const HIGH: f64 = f64::from_bits((1023 + 400) << 52);

fn in_range(x: f64) -> bool {
    let m = x.abs();
    (LOW..HIGH).contains(&m)
}

fn wide(a: u64) -> Option<f64> {
    let x = f64::from_bits(a);
    in_range(x).then_some(x)
}

/// A normal binary32 number away from the ends; every such number and its products are normal in binary64.
fn narrow(a: u64) -> Option<f64> {
    let x = f32::from_bits(a as u32);
    narrow_range(x).then_some(f64::from(x))
}

fn narrow_range(x: f32) -> bool {
    const LOW: f32 = f32::from_bits(2 << 23);
    const HIGH: f32 = f32::from_bits(253 << 23);
    (LOW..HIGH).contains(&x.abs())
}

fn flags(exact: bool) -> u32 {
    if exact { 0 } else { INEXACT }
}

/// Rounding error of `a + b = s` (Knuth's TwoSum).
fn sum_error(a: f64, b: f64, s: f64) -> f64 {
    let bb = s - a;
    (a - (s - bb)) + (b - bb)
}

/// A binary64 result with its exactness.
fn done(r: f64, exact: bool) -> Option<Fp> {
    in_range(r).then(|| (r.to_bits(), flags(exact)))
}

/// A binary32 result from a binary64 one. Double rounding is harmless for one operation: 53 >= 2 * 24 + 2 (Figueroa,
/// "When is double rounding innocuous?", 1995).
fn done_narrow(r: f64, exact: bool) -> Option<Fp> {
    let s = r as f32;
    narrow_range(s).then(|| (u64::from(s.to_bits()), flags(exact && f64::from(s) == r)))
}

pub(super) fn add(w: u32, a: u64, b: u64, mode: Rounding) -> Option<Fp> {
    match (w, mode) {
        (64, Rounding::NearestEven) => {
            let (x, y) = (wide(a)?, wide(b)?);
            let s = x + y;
            done(s, sum_error(x, y, s) == 0.0)
        }
        (32, Rounding::NearestEven) => {
            let (x, y) = (narrow(a)?, narrow(b)?);
            let s = x + y;
            done_narrow(s, sum_error(x, y, s) == 0.0)
        }
        _ => None,
    }
}

pub(super) fn mul(w: u32, a: u64, b: u64, mode: Rounding) -> Option<Fp> {
    match (w, mode) {
        (64, Rounding::NearestEven) => {
            let (x, y) = (wide(a)?, wide(b)?);
            let p = x * y;
            done(p, x.mul_add(y, -p) == 0.0)
        }
        (32, Rounding::NearestEven) => done_narrow(narrow(a)? * narrow(b)?, true),
        _ => None,
    }
}

pub(super) fn div(w: u32, a: u64, b: u64, mode: Rounding) -> Option<Fp> {
    match (w, mode) {
        (64, Rounding::NearestEven) => {
            let (x, y) = (wide(a)?, wide(b)?);
            let q = x / y;
            // The remainder of a correctly rounded quotient is a binary64 number.
            done(q, (-q).mul_add(y, x) == 0.0)
        }
        (32, Rounding::NearestEven) => {
            let (x, y) = (narrow(a)?, narrow(b)?);
            let q = x / y;
            // Exact in binary32 is decided on the rounded quotient: 24 by 24 bits fit.
            let s = f64::from(q as f32);
            done_narrow(q, true).map(|(bits, _)| (bits, flags(s * y == x)))
        }
        _ => None,
    }
}

pub(super) fn sqrt(w: u32, a: u64, mode: Rounding) -> Option<Fp> {
    match (w, mode) {
        (64, Rounding::NearestEven) => {
            let x = wide(a).filter(|x| *x > 0.0)?;
            let s = x.sqrt();
            done(s, (-s).mul_add(s, x) == 0.0)
        }
        (32, Rounding::NearestEven) => {
            let x = narrow(a).filter(|x| *x > 0.0)?;
            let q = x.sqrt();
            let s = f64::from(q as f32);
            done_narrow(q, true).map(|(bits, _)| (bits, flags(s * s == x)))
        }
        _ => None,
    }
}

pub(super) fn fma(w: u32, a: u64, b: u64, c: u64, mode: Rounding) -> Option<Fp> {
    if (w, mode) != (64, Rounding::NearestEven) {
        return None;
    }
    let (x, y, z) = (wide(a)?, wide(b)?, wide(c)?);
    let r = x.mul_add(y, z);
    let p = x * y;
    if !in_range(p) || !in_range(r) {
        return None;
    }
    // x * y + z = s + t + e exactly; t + e = u + v exactly; r - s = d when d is exact.
    let e = x.mul_add(y, -p);
    let s = p + z;
    let t = sum_error(p, z, s);
    let u = t + e;
    let v = sum_error(t, e, u);
    let d = r - s;
    if sum_error(r, -s, d) != 0.0 {
        return None;
    }
    Some((r.to_bits(), flags(v == 0.0 && u == d)))
}
