//! The same operations as functions from arrays to arrays, which is how generated code holds wide values.

/// `v`, zero-extended, or with bit 127 repeated.
pub fn from_low<const L: usize>(v: u128, repeat: bool, width: u32) -> [u64; L] {
    let mut out = [0; L];
    super::set_low(&mut out, v, repeat, width);
    out
}

/// The number in little-endian bytes; missing ones are zero, those beyond the width are dropped.
pub fn from_bytes<const L: usize>(bytes: &[u8], width: u32) -> [u64; L] {
    let mut out = [0; L];
    super::set_bytes(&mut out, bytes, width);
    out
}

/// `x[lo +: width]`.
pub fn slice<const A: usize, const B: usize>(x: [u64; A], lo: u64, width: u32) -> [u64; B] {
    let mut out = [0; B];
    super::extract(&mut out, &x, lo, width);
    out
}

/// `x` with `part` at `lo`.
pub fn insert<const A: usize, const B: usize>(mut x: [u64; A], lo: u64, width: u32, part: [u64; B]) -> [u64; A] {
    super::insert(&mut x, lo, width, &part);
    x
}

/// An operation of one value and a width.
pub fn unary<const L: usize>(mut a: [u64; L], width: u32, op: fn(&mut [u64], u32)) -> [u64; L] {
    op(&mut a, width);
    a
}

/// An operation of two values of one width.
pub fn binary<const L: usize>(mut a: [u64; L], b: [u64; L], width: u32, op: fn(&mut [u64], &[u64], u32)) -> [u64; L] {
    op(&mut a, &b, width);
    a
}

/// A shift.
pub fn shift<const L: usize>(mut a: [u64; L], by: u64, width: u32, op: fn(&mut [u64], u64, u32)) -> [u64; L] {
    op(&mut a, by, width);
    a
}

/// Sign extension.
pub fn sext<const A: usize, const B: usize>(x: [u64; A], from: u32, width: u32) -> [u64; B] {
    let mut out = slice(x, 0, from);
    super::sext(&mut out, from, width);
    out
}

/// `x` over and over.
pub fn repeat<const A: usize, const B: usize>(x: [u64; A], from: u32, width: u32) -> [u64; B] {
    let mut out = [0; B];
    for lo in (0..width).step_by(from.max(1) as usize) {
        super::insert(&mut out, lo.into(), from, &x);
    }
    super::trim(&mut out, width);
    out
}

/// Unsigned quotient; all ones for a zero divisor.
pub fn div_u<const L: usize>(mut a: [u64; L], b: [u64; L], width: u32) -> [u64; L] {
    super::div_u(&mut a, &b, width, &mut [0; L]);
    a
}

/// Unsigned remainder; `a` for a zero divisor.
pub fn rem_u<const L: usize>(mut a: [u64; L], b: [u64; L], width: u32) -> [u64; L] {
    super::rem_u(&mut a, &b, width, &mut [0; L]);
    a
}

fn magnitude<const L: usize>(a: [u64; L], width: u32) -> [u64; L] {
    if super::is_negative(&a, width) {
        unary(a, width, super::neg)
    } else {
        a
    }
}

/// Signed quotient; all ones for a zero divisor.
pub fn div_s<const L: usize>(a: [u64; L], b: [u64; L], width: u32) -> [u64; L] {
    let quotient = div_u(magnitude(a, width), magnitude(b, width), width);
    // The quotient by zero is all ones whatever the signs.
    let same = super::is_negative(&a, width) == super::is_negative(&b, width);
    if same || super::popcount(&b) == 0 {
        quotient
    } else {
        unary(quotient, width, super::neg)
    }
}

/// Signed remainder, with the sign of `a`; `a` for a zero divisor.
pub fn rem_s<const L: usize>(a: [u64; L], b: [u64; L], width: u32) -> [u64; L] {
    let remainder = rem_u(magnitude(a, width), magnitude(b, width), width);
    if super::is_negative(&a, width) {
        unary(remainder, width, super::neg)
    } else {
        remainder
    }
}
