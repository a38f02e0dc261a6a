//! Whether a result that [`near`](super::near) gives is exact, without branches on operands. Each function is asked about a
//! result that is sure: a normal number, or zero without rounding. It may say no where it cannot tell: numbers of 64 bits, whose
//! products and quotients need a fused operation, which is a call on some hosts.

/// The widest numbers of which these functions tell.
pub const WIDEST: u32 = 32;

#[inline(always)]
fn single(a: u64) -> f32 {
    f32::from_bits(a as u32)
}

#[inline(always)]
fn wide(a: u64) -> f64 {
    f64::from(single(a))
}

/// Knuth's TwoSum: the error of a sum is a binary32 number. Where a step overflows, the error is no zero.
#[inline(always)]
pub fn add(w: u32, a: u64, b: u64, sum: u64) -> bool {
    let (x, y, s) = (single(a), single(b), single(sum));
    let other = s - x;
    (w == 32) & ((x - (s - other)) + (y - other) == 0.0)
}

/// 48 bits fit binary64.
#[inline(always)]
pub fn mul(w: u32, a: u64, b: u64, product: u64) -> bool {
    (w == 32) & (wide(a) * wide(b) == wide(product))
}

/// The product of quotient and divisor has 48 bits.
#[inline(always)]
pub fn div(w: u32, a: u64, b: u64, quotient: u64) -> bool {
    (w == 32) & (wide(quotient) * wide(b) == wide(a))
}

#[inline(always)]
pub fn sqrt(w: u32, a: u64, root: u64) -> bool {
    (w == 32) & (wide(root) * wide(root) == wide(a))
}

/// The product is exact in binary64; its sum with the addend is, when TwoSum has no error, and equals the result.
#[inline(always)]
pub fn fma(w: u32, a: u64, b: u64, c: u64, result: u64) -> bool {
    let (p, z) = (wide(a) * wide(b), wide(c));
    let s = p + z;
    let other = s - p;
    let error = (p - (s - other)) + (z - other);
    (w == 32) & (error == 0.0) & (s == wide(result))
}
