//! Rounding to integers, and between formats.

use super::super::Rounding;
use super::{Rounded, exponent, narrowed, single};

/// A number of 32 or 64 bits as binary64, which is exact; none for NaNs, infinities and other widths.
#[inline(always)]
fn finite(w: u32, a: u64) -> Option<f64> {
    let x = match w {
        64 => f64::from_bits(a),
        32 => single(a),
        _ => return None,
    };
    (exponent(x) < 2047).then_some(x)
}

/// The integer next to `x` in a direction. It has the sign of `x`, zero included.
#[inline(always)]
fn whole(x: f64, mode: Rounding) -> Option<f64> {
    // What the host's integers hold goes by them: faster than calls of a library.
    let cut = if x.abs() < 9.0e18 { (x as i64) as f64 } else { x };
    let cut = cut.copysign(x);
    if cut == x {
        return Some(cut);
    }
    // |x - cut| < 1, exact, and |cut| < 2^52: one more or less is exact.
    let rest = (x - cut).abs();
    let up = match mode {
        Rounding::TowardZero => false,
        Rounding::Down => x < 0.0,
        Rounding::Up => x > 0.0,
        Rounding::NearestAway => rest >= 0.5,
        Rounding::NearestEven => rest > 0.5 || rest == 0.5 && (cut as i64) & 1 == 1,
        Rounding::Odd => return None,
    };
    let one = 1.0f64.copysign(x);
    Some(if up { cut + one } else { cut })
}

#[inline]
pub fn rint(w: u32, a: u64, mode: Rounding) -> Option<Rounded> {
    let x = finite(w, a)?;
    let r = whole(x, mode)?;
    // An integer near a binary32 number is one, too: it has no more bits.
    let bits = match w {
        64 => r.to_bits(),
        _ => u64::from((r as f32).to_bits()),
    };
    Some((bits, r != x))
}

#[inline]
pub fn signed_of(w: u32, n: u32, a: u64, mode: Rounding) -> Option<Rounded> {
    let x = finite(w, a)?;
    let r = whole(x, mode)?;
    // -2^(n-1) and 2^(n-1).
    let end = f64::from_bits((1023 + u64::from(n) - 1) << 52);
    if r < -end || r >= end {
        return None;
    }
    let value = r as i64 as u64;
    Some((value & (u64::MAX >> (64 - n)), r != x))
}

#[inline]
pub fn unsigned_of(w: u32, n: u32, a: u64, mode: Rounding) -> Option<Rounded> {
    let x = finite(w, a)?;
    let r = whole(x, mode)?;
    let end = f64::from_bits((1023 + u64::from(n)) << 52);
    if !(0.0..end).contains(&r) {
        return None;
    }
    Some((r as u64, r != x))
}

#[inline]
pub fn of_signed(w: u32, n: u32, a: u64, mode: Rounding) -> Option<Rounded> {
    let shift = 64 - w;
    let value = ((a << shift) as i64) >> shift;
    of_integer(n, value.into(), mode)
}

#[inline]
pub fn of_unsigned(w: u32, n: u32, a: u64, mode: Rounding) -> Option<Rounded> {
    of_integer(n, (a & (u64::MAX >> (64 - w))).into(), mode)
}

#[inline(always)]
fn of_integer(n: u32, value: i128, mode: Rounding) -> Option<Rounded> {
    // Conversions of the host round to nearest even; its instructions take 64 bits with a sign.
    let (near, bits) = match (n, i64::try_from(value)) {
        (64, Ok(v)) => (v as f64, (v as f64).to_bits()),
        (64, Err(_)) => (value as u64 as f64, (value as u64 as f64).to_bits()),
        (32, Ok(v)) => (f64::from(v as f32), (v as f32).to_bits().into()),
        (32, Err(_)) => (f64::from(value as u64 as f32), (value as u64 as f32).to_bits().into()),
        _ => return None,
    };
    let inexact = match value.unsigned_abs() >> 53 {
        0 => near != (value as i64) as f64,
        _ => near as i128 != value,
    };
    (!inexact || mode == Rounding::NearestEven).then_some((bits, inexact))
}

#[inline]
pub fn cvt(w: u32, n: u32, a: u64, mode: Rounding) -> Option<Rounded> {
    match (w, n) {
        (32, 64) => Some((finite(w, a)?.to_bits(), false)),
        (64, 32) if mode == Rounding::NearestEven => narrowed(finite(w, a)?, true),
        _ => None,
    }
}
