//! Sums, products, quotients, roots.

use super::super::Rounding;
use super::{BIAS, Rounded, exponent, narrowed, normal, normal32, single};

/// Rounding error of `a + b = s` (Knuth's TwoSum).
#[inline(always)]
fn sum_error(a: f64, b: f64, s: f64) -> f64 {
    let bb = s - a;
    (a - (s - bb)) + (b - bb)
}

/// `x` with its last bit set where it is less than the exact value by something, or more: rounding to odd of `x + error`,
/// where `x` is the nearest to it.
#[inline(always)]
fn to_odd(x: f64, error: f64) -> f64 {
    let bits = x.to_bits();
    if error == 0.0 || bits & 1 == 1 {
        return x;
    }
    let away = (error > 0.0) == (x > 0.0);
    f64::from_bits(if away { bits + 1 } else { bits.wrapping_sub(1) })
}

#[inline]
pub fn add(w: u32, a: u64, b: u64, mode: Rounding) -> Option<Rounded> {
    match (w, mode) {
        (64, Rounding::NearestEven) => {
            let (x, y) = (f64::from_bits(a), f64::from_bits(b));
            // Sums do not underflow inexactly, and below half of the greatest number they do not overflow.
            if exponent(x).max(exponent(y)) >= 2046 {
                return None;
            }
            let s = x + y;
            Some((s.to_bits(), sum_error(x, y, s) != 0.0))
        }
        (32, Rounding::NearestEven) => {
            let (x, y) = (single(a), single(b));
            let s = x + y;
            narrowed(s, sum_error(x, y, s) == 0.0)
        }
        _ => None,
    }
}

/// The product of two finite numbers of which one is zero; of others none.
#[inline(always)]
fn zero_product(x: f64, y: f64) -> Option<f64> {
    ((x == 0.0 || y == 0.0) && exponent(x).max(exponent(y)) < 2047).then_some(x * y)
}

/// Whether the product of two numbers is far enough from both ends for its error to be a number, too: the error is a multiple
/// of the product of both last places.
#[inline(always)]
fn product_in_range(x: f64, y: f64) -> bool {
    let (e, f) = (exponent(x), exponent(y));
    (e.wrapping_sub(1) < 2046) && (f.wrapping_sub(1) < 2046) && (2 * BIAS - 960..2 * BIAS + 1020).contains(&(e + f))
}

#[inline]
pub fn mul(w: u32, a: u64, b: u64, mode: Rounding) -> Option<Rounded> {
    match (w, mode) {
        (64, Rounding::NearestEven) => {
            let (x, y) = (f64::from_bits(a), f64::from_bits(b));
            if !product_in_range(x, y) {
                return zero_product(x, y).map(|zero| (zero.to_bits(), false));
            }
            let p = x * y;
            Some((p.to_bits(), x.mul_add(y, -p) != 0.0))
        }
        // 48 bits are exact.
        (32, Rounding::NearestEven) => narrowed(single(a) * single(b), true),
        _ => None,
    }
}

#[inline]
pub fn div(w: u32, a: u64, b: u64, mode: Rounding) -> Option<Rounded> {
    match (w, mode) {
        (64, Rounding::NearestEven) => {
            let (x, y) = (f64::from_bits(a), f64::from_bits(b));
            // The remainder is a multiple of a last place of the quotient times one of the divisor.
            if exponent(x).wrapping_sub(BIAS - 960) >= 2 * 960 || normal(y).is_none() {
                return None;
            }
            let q = normal(x / y)?;
            // The remainder of a correctly rounded quotient is a binary64 number.
            Some((q.to_bits(), (-q).mul_add(y, x) != 0.0))
        }
        (32, Rounding::NearestEven) => {
            let (x, y) = (single(a), single(b));
            let q = normal32((x / y) as f32)?;
            // Exact in binary32 is decided on the rounded quotient: 24 by 24 bits fit.
            Some((q.to_bits().into(), f64::from(q) * y != x))
        }
        _ => None,
    }
}

#[inline]
pub fn sqrt(w: u32, a: u64, mode: Rounding) -> Option<Rounded> {
    match (w, mode) {
        (64, Rounding::NearestEven) => {
            let x = f64::from_bits(a);
            if exponent(x).wrapping_sub(BIAS - 960) >= 2 * 960 || x < 0.0 {
                return None;
            }
            let s = x.sqrt();
            Some((s.to_bits(), (-s).mul_add(s, x) != 0.0))
        }
        (32, Rounding::NearestEven) => {
            let x = single(a);
            let s = normal32(x.sqrt() as f32)?;
            let root = f64::from(s);
            Some((s.to_bits().into(), root * root != x))
        }
        _ => None,
    }
}

#[inline]
pub fn fma(w: u32, a: u64, b: u64, c: u64, mode: Rounding) -> Option<Rounded> {
    match (w, mode) {
        (64, Rounding::NearestEven) => {
            let (x, y, z) = (f64::from_bits(a), f64::from_bits(b), f64::from_bits(c));
            fma64(x, y, z)
        }
        (32, Rounding::NearestEven) => {
            // The product is exact, and so is the sum with its error; rounded to odd, it can be rounded once more.
            let (p, z) = (single(a) * single(b), single(c));
            let s = p + z;
            let error = sum_error(p, z, s);
            if s == 0.0 && error == 0.0 {
                return Some(((s as f32).to_bits().into(), false));
            }
            let odd = to_odd(s, error);
            let r = normal32(odd as f32)?;
            Some((r.to_bits().into(), error != 0.0 || f64::from(r) != s))
        }
        _ => None,
    }
}

fn fma64(x: f64, y: f64, z: f64) -> Option<Rounded> {
    if let Some(zero) = zero_product(x, y) {
        let sum = zero + z;
        return (exponent(z) < 2047).then(|| (sum.to_bits(), false));
    }
    // Room on both sides for the product, the addend and all errors.
    let near = |x: f64| exponent(x).wrapping_sub(BIAS - 850) < 2 * 850;
    if !product_in_range(x, y) || !near(x * y) || !(near(z) || z == 0.0) {
        return None;
    }
    let r = x.mul_add(y, z);
    if !near(r) {
        return None;
    }
    let p = x * y;
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
    Some((r.to_bits(), v != 0.0 || u != d))
}
