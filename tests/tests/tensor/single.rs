//! Binary32 sums and products of the minion, by exact integers and one rounding: subnormals are flushed on the way in and on the
//! way out, and there is one NaN.

/// Flags of `fcsr`.
pub const NX: u32 = 1;
pub const UF: u32 = 2;
pub const OF: u32 = 4;
pub const NV: u32 = 16;
/// A subnormal operand was flushed.
pub const DN: u32 = 1 << 31;

pub const NAN: u32 = 0x7fc0_0000;
const INFINITY: u32 = 0x7f80_0000;
/// Bits of the fraction.
const FRACTION: u32 = 0x7f_ffff;
/// Bits below the exact product, so that what is shifted out of a sum is far below its last bit.
const GUARD: u32 = 70;

/// An operand, its subnormals flushed.
pub fn flushed(bits: u32, flags: &mut u32) -> u32 {
    let subnormal = bits & INFINITY == 0 && bits & FRACTION != 0;
    *flags |= if subnormal { DN } else { 0 };
    if subnormal { bits & 1 << 31 } else { bits }
}

pub fn is_nan(bits: u32) -> bool {
    bits << 1 > INFINITY << 1
}

fn is_signalling(bits: u32) -> bool {
    is_nan(bits) && bits & 1 << 22 == 0
}

fn is_infinite(bits: u32) -> bool {
    bits << 1 == INFINITY << 1
}

fn is_zero(bits: u32) -> bool {
    bits << 1 == 0
}

/// The significand with its hidden bit, and the exponent of its last bit.
fn parts(bits: u32) -> (u128, i32) {
    (u128::from(bits & FRACTION | 1 << 23), (bits >> 23 & 0xff) as i32 - 150)
}

/// `x / 2^by`, its last bit set where bits were lost.
fn jammed(x: u128, by: u32) -> u128 {
    let kept = x.checked_shr(by).unwrap_or(0);
    let back = kept.checked_shl(by).unwrap_or(0);
    kept | u128::from(back != x)
}

/// `a * b + c`, or `a * b` without `c`; `rm` as in `frm`, 0 to 4.
pub fn fused(a: u32, b: u32, c: Option<u32>, rm: u32, flags: &mut u32) -> u32 {
    let (a, b) = (flushed(a, flags), flushed(b, flags));
    let c = c.map(|c| flushed(c, flags));
    let product_sign = (a ^ b) >> 31;
    let invalid = is_infinite(a) && is_zero(b) || is_zero(a) && is_infinite(b);
    let product_infinite = is_infinite(a) || is_infinite(b);
    let nan = is_nan(a) || is_nan(b) || c.is_some_and(is_nan);
    let opposite = c.is_some_and(|c| is_infinite(c) && c >> 31 != product_sign);
    if invalid || [Some(a), Some(b), c].into_iter().flatten().any(is_signalling) || !nan && product_infinite && opposite
    {
        *flags |= NV;
        return NAN;
    }
    if nan {
        return NAN;
    }
    if product_infinite {
        return product_sign << 31 | INFINITY;
    }
    if let Some(c) = c.filter(|c| is_infinite(*c)) {
        return c;
    }
    let (mut product, mut low) = (0, i32::MIN);
    if !is_zero(a) && !is_zero(b) {
        let ((m, e), (n, f)) = (parts(a), parts(b));
        (product, low) = ((m * n) << GUARD, e + f - GUARD as i32);
    }
    let (mut addend, mut addend_low) = (0, i32::MIN);
    if let Some(c) = c.filter(|c| !is_zero(*c)) {
        let (m, e) = parts(c);
        // As many bits as the product has.
        (addend, addend_low) = (m << (24 + GUARD), e - 24 - GUARD as i32);
    }
    if product == 0 && addend == 0 {
        let sign = match c {
            Some(c) if c >> 31 != product_sign => u32::from(rm == 2),
            _ => product_sign,
        };
        return sign << 31;
    }
    let top = low.max(addend_low);
    let aligned = |x: u128, at: i32| if x == 0 { 0 } else { jammed(x, top.abs_diff(at)) };
    let (product, addend) = (aligned(product, low), aligned(addend, addend_low));
    let signed = |x: u128, negative: bool| if negative { -(x as i128) } else { x as i128 };
    let sum = signed(product, product_sign == 1) + signed(addend, c.is_some_and(|c| c >> 31 == 1));
    if sum == 0 {
        return u32::from(rm == 2) << 31;
    }
    rounded(sum < 0, sum.unsigned_abs(), top, rm, flags)
}

/// `m * 2^low` as a number of 24 bits, flushed if it is tiny after rounding.
fn rounded(negative: bool, m: u128, low: i32, rm: u32, flags: &mut u32) -> u32 {
    let sign = u32::from(negative) << 31;
    let drop = 128 - m.leading_zeros() as i32 - 24;
    let (mut kept, rest, half) = match drop > 0 {
        true => (m >> drop, m & ((1 << drop) - 1), 1u128 << (drop - 1)),
        false => (m << -drop, 0, 1),
    };
    let mut exponent = low + drop;
    let away = !negative && rm == 3 || negative && rm == 2;
    let up = match rm {
        0 => rest > half || rest == half && kept & 1 == 1,
        4 => rest >= half,
        1 => false,
        _ => away && rest != 0,
    };
    kept += u128::from(up);
    if kept == 1 << 24 {
        kept >>= 1;
        exponent += 1;
    }
    let field = exponent + 150;
    if field <= 0 {
        *flags |= UF | NX;
        return sign;
    }
    *flags |= if rest != 0 { NX } else { 0 };
    if field >= 255 {
        *flags |= OF | NX;
        let infinite = rm == 0 || rm == 4 || away;
        return sign | if infinite { INFINITY } else { INFINITY - 1 };
    }
    sign | (field as u32) << 23 | kept as u32 & FRACTION
}
