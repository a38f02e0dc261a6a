//! The nearest value alone, for those who need not know whether it is exact: where the result is a normal number, nothing
//! but rounding can have happened.

use super::super::Rounding;
use super::{normal, normal32};

#[inline(always)]
fn by(w: u32, mode: Rounding, wide: impl FnOnce() -> f64, narrow: impl FnOnce() -> f32) -> Option<u64> {
    match (w, mode) {
        (64, Rounding::NearestEven) => normal(wide()).map(f64::to_bits),
        (32, Rounding::NearestEven) => normal32(narrow()).map(|x| x.to_bits().into()),
        _ => None,
    }
}

fn double(a: u64) -> f64 {
    f64::from_bits(a)
}

fn single(a: u64) -> f32 {
    f32::from_bits(a as u32)
}

#[inline(always)]
pub fn add(w: u32, a: u64, b: u64, mode: Rounding) -> Option<u64> {
    by(w, mode, || double(a) + double(b), || single(a) + single(b))
}

#[inline(always)]
pub fn mul(w: u32, a: u64, b: u64, mode: Rounding) -> Option<u64> {
    by(w, mode, || double(a) * double(b), || single(a) * single(b))
}

#[inline(always)]
pub fn div(w: u32, a: u64, b: u64, mode: Rounding) -> Option<u64> {
    by(w, mode, || double(a) / double(b), || single(a) / single(b))
}

#[inline(always)]
pub fn sqrt(w: u32, a: u64, mode: Rounding) -> Option<u64> {
    by(w, mode, || double(a).sqrt(), || single(a).sqrt())
}

/// In binary32 the sum with its error is faster than the host's function where that is a call.
#[inline(always)]
pub fn fma(w: u32, a: u64, b: u64, c: u64, mode: Rounding) -> Option<u64> {
    match w {
        32 => super::fma(w, a, b, c, mode).map(|(value, _)| value),
        _ => by(w, mode, || double(a).mul_add(double(b), double(c)), || 0.0),
    }
}
