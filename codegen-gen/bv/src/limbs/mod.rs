//! Data of any width in little-endian slices of 64-bit limbs.
//!
//! Vector registers and their groups are the customers. The reference evaluator calls these on vectors, generated code on arrays
//! ([`mod@array`]). Nearly all wide values are only copied, cut and joined, so everything here is written to be evidently right rather
//! than fast. A value of `width` bits has `limbs(width)` limbs and zeros above `width`; every function keeps it so. No function
//! panics: bits outside a slice read as zero and are dropped when written.

pub mod array;

use alloc::vec::Vec;
use core::cmp::Ordering;

/// Number of limbs of a value.
pub const fn limbs(width: u32) -> usize {
    width.div_ceil(64) as usize
}

/// Clears the bits from `width` on.
#[inline]
pub fn trim(x: &mut [u64], width: u32) {
    let full = (width / 64) as usize;
    for (i, limb) in x.iter_mut().enumerate().skip(full) {
        *limb &= if i == full { (1u64 << (width % 64)) - 1 } else { 0 };
    }
}

/// The bit at `pos`.
pub fn bit(x: &[u64], pos: u64) -> bool {
    usize::try_from(pos / 64)
        .ok()
        .and_then(|i| x.get(i))
        .is_some_and(|limb| limb >> (pos % 64) & 1 == 1)
}

/// Limb number `i`; 0 beyond the last one.
#[inline]
pub fn limb(x: &[u64], i: usize) -> u64 {
    x.get(i).copied().unwrap_or(0)
}

/// The 64 bits from `pos` on.
#[inline]
fn window(x: &[u64], pos: u64) -> u64 {
    let Ok(i) = usize::try_from(pos / 64) else { return 0 };
    let low = limb(x, i) >> (pos % 64);
    match pos % 64 {
        0 => low,
        s => low | limb(x, i + 1) << (64 - s),
    }
}

/// `out = x[lo +: width]`.
#[inline]
pub fn extract(out: &mut [u64], x: &[u64], lo: u64, width: u32) {
    for (i, to) in out.iter_mut().enumerate() {
        *to = window(x, lo.saturating_add(64 * i as u64));
    }
    trim(out, width);
}

/// `x[lo +: width] = v`.
pub fn insert(x: &mut [u64], lo: u64, width: u32, v: &[u64]) {
    for from in (0..width).step_by(64) {
        let n = (width - from).min(64);
        set_bits(x, lo.saturating_add(from.into()), n, window(v, from.into()));
    }
}

/// The low `n` bits, up to 64.
#[inline]
fn low_ones(n: u32) -> u64 {
    if n >= 64 { u64::MAX } else { (1 << n) - 1 }
}

/// `x[lo +: width]` of at most 64 bits.
#[inline]
pub fn bits(x: &[u64], lo: u64, width: u32) -> u64 {
    window(x, lo) & low_ones(width)
}

/// The same where `width` divides 64 and `lo` is a multiple of it.
#[inline]
pub fn aligned(x: &[u64], lo: u64, width: u32) -> u64 {
    let limb = usize::try_from(lo / 64).map_or(0, |i| limb(x, i));
    limb >> (lo % 64) & low_ones(width)
}

/// `x[lo +: width] = v` of at most 64 bits. What lies beyond the end is lost.
#[inline]
pub fn set_bits(x: &mut [u64], lo: u64, width: u32, v: u64) {
    let (mask, shift) = (low_ones(width), lo % 64);
    let Ok(i) = usize::try_from(lo / 64) else { return };
    if let Some(limb) = x.get_mut(i) {
        *limb = *limb & !(mask << shift) | (v & mask) << shift;
    }
    if shift + u64::from(width) > 64
        && let Some(limb) = x.get_mut(i + 1)
    {
        *limb = *limb & !(mask >> (64 - shift)) | (v & mask) >> (64 - shift);
    }
}

/// As an amount of a shift: saturates.
pub fn amount(x: &[u64]) -> u64 {
    if x.iter().skip(1).any(|limb| *limb != 0) {
        u64::MAX
    } else {
        limb(x, 0)
    }
}

/// The low 128 bits.
pub fn low(x: &[u64]) -> u128 {
    u128::from(limb(x, 0)) | u128::from(limb(x, 1)) << 64
}

/// Sets a value from its low 128 bits; the bits above repeat bit 127 when `repeat`, else are zero.
#[inline]
pub fn set_low(x: &mut [u64], v: u128, repeat: bool, width: u32) {
    let fill = if repeat && v >> 127 == 1 { u64::MAX } else { 0 };
    for (i, limb) in x.iter_mut().enumerate() {
        *limb = match i {
            0 => v as u64,
            1 => (v >> 64) as u64,
            _ => fill,
        };
    }
    trim(x, width);
}

/// `a += b`.
pub fn add(a: &mut [u64], b: &[u64], width: u32) {
    let mut carry = false;
    for (i, x) in a.iter_mut().enumerate() {
        let (sum, c1) = x.overflowing_add(limb(b, i));
        let (sum, c2) = sum.overflowing_add(u64::from(carry));
        *x = sum;
        carry = c1 | c2;
    }
    trim(a, width);
}

/// `a = ~a`.
pub fn not(a: &mut [u64], width: u32) {
    a.iter_mut().for_each(|x| *x = !*x);
    trim(a, width);
}

/// `a = -a`.
pub fn neg(a: &mut [u64], width: u32) {
    not(a, width);
    add(a, &[1], width);
}

/// `a -= b`.
pub fn sub(a: &mut [u64], b: &[u64], width: u32) {
    let mut borrow = false;
    for (i, x) in a.iter_mut().enumerate() {
        let (diff, b1) = x.overflowing_sub(limb(b, i));
        let (diff, b2) = diff.overflowing_sub(u64::from(borrow));
        *x = diff;
        borrow = b1 | b2;
    }
    trim(a, width);
}

/// `a &= b`.
pub fn and(a: &mut [u64], b: &[u64], _width: u32) {
    a.iter_mut().enumerate().for_each(|(i, x)| *x &= limb(b, i));
}

/// `a |= b`.
pub fn or(a: &mut [u64], b: &[u64], width: u32) {
    a.iter_mut().enumerate().for_each(|(i, x)| *x |= limb(b, i));
    trim(a, width);
}

/// `a ^= b`.
pub fn xor(a: &mut [u64], b: &[u64], width: u32) {
    a.iter_mut().enumerate().for_each(|(i, x)| *x ^= limb(b, i));
    trim(a, width);
}

/// `a <<= n`.
pub fn shl(a: &mut [u64], n: u64, width: u32) {
    let skip = usize::try_from(n / 64).unwrap_or(usize::MAX);
    for i in (0..a.len()).rev() {
        let high = i.checked_sub(skip).map_or(0, |j| limb(a, j));
        let below = i
            .checked_sub(skip)
            .and_then(|j| j.checked_sub(1))
            .map_or(0, |j| limb(a, j));
        let moved = if n.is_multiple_of(64) {
            high
        } else {
            high << (n % 64) | below >> (64 - n % 64)
        };
        if let Some(x) = a.get_mut(i) {
            *x = moved;
        }
    }
    trim(a, width);
}

/// `a >>= n`, filled with zeros.
pub fn shr_u(a: &mut [u64], n: u64, _width: u32) {
    for i in 0..a.len() {
        let moved = window(a, n.saturating_add(64 * i as u64));
        if let Some(x) = a.get_mut(i) {
            *x = moved;
        }
    }
}

/// `a >>= n`, filled with the sign.
pub fn shr_s(a: &mut [u64], n: u64, width: u32) {
    let negative = is_negative(a, width);
    if negative {
        not(a, width);
    }
    shr_u(a, n, width);
    if negative {
        not(a, width);
    }
}

/// The top bit.
pub fn is_negative(a: &[u64], width: u32) -> bool {
    width > 0 && bit(a, u64::from(width) - 1)
}

/// Sign-extends from `from` to `width` bits.
pub fn sext(a: &mut [u64], from: u32, width: u32) {
    trim(a, from);
    if is_negative(a, from) {
        for (i, x) in a.iter_mut().enumerate() {
            let base = 64 * i as u32;
            *x |= match from.saturating_sub(base) {
                0 => u64::MAX,
                n if n >= 64 => 0,
                n => u64::MAX << n,
            };
        }
    }
    trim(a, width);
}

/// Unsigned order.
pub fn cmp_u(a: &[u64], b: &[u64]) -> Ordering {
    let n = a.len().max(b.len());
    (0..n)
        .rev()
        .map(|i| limb(a, i).cmp(&limb(b, i)))
        .find(|o| o.is_ne())
        .unwrap_or(Ordering::Equal)
}

/// Signed order of two values of one width.
pub fn cmp_s(a: &[u64], b: &[u64], width: u32) -> Ordering {
    is_negative(b, width)
        .cmp(&is_negative(a, width))
        .then_with(|| cmp_u(a, b))
}

/// Number of one bits.
pub fn popcount(a: &[u64]) -> u32 {
    a.iter().map(|x| x.count_ones()).sum()
}

/// Zeros below the lowest one bit; `width` for zero.
pub fn ctz(a: &[u64], width: u32) -> u32 {
    match a.iter().position(|x| *x != 0) {
        Some(i) => 64 * i as u32 + limb(a, i).trailing_zeros(),
        None => width,
    }
}

/// Zeros above the highest one bit; `width` for zero.
pub fn clz(a: &[u64], width: u32) -> u32 {
    match a.iter().rposition(|x| *x != 0) {
        Some(i) => width.saturating_sub(64 * i as u32 + 64 - limb(a, i).leading_zeros()),
        None => width,
    }
}

/// `a *= b`: shift and add, one bit of `a` at a time from the top.
pub fn mul(a: &mut [u64], b: &[u64], width: u32) {
    for pos in (0..u64::from(width)).rev() {
        // The bits of `a` above `pos` are consumed: what stands there is the product so far, shifted by `pos + 1`.
        let take = bit(a, pos);
        if take {
            clear(a, pos);
            add_shifted(a, b, pos);
        }
    }
    trim(a, width);
}

fn clear(a: &mut [u64], pos: u64) {
    if let Some(x) = usize::try_from(pos / 64).ok().and_then(|i| a.get_mut(i)) {
        *x &= !(1 << (pos % 64));
    }
}

/// `a += b << n`, leaving the bits of `a` below `n` alone.
fn add_shifted(a: &mut [u64], b: &[u64], n: u64) {
    let skip = (n / 64) as usize;
    let s = n % 64;
    let mut carry = false;
    for i in skip..a.len() {
        let j = i - skip;
        let part = match (s, j) {
            (0, _) => limb(b, j),
            (_, 0) => limb(b, 0) << s,
            _ => limb(b, j) << s | limb(b, j - 1) >> (64 - s),
        };
        if let Some(x) = a.get_mut(i) {
            let (sum, c1) = x.overflowing_add(part);
            let (sum, c2) = sum.overflowing_add(u64::from(carry));
            *x = sum;
            carry = c1 | c2;
        }
    }
}

/// `q = a / b`, `a = a % b`, one bit at a time; `b` is not zero. `q` starts as zeros and has the limbs of `a`.
fn divide(q: &mut [u64], a: &mut [u64], b: &[u64], width: u32) {
    let top = width - clz(b, width).min(width);
    for n in (0..=u64::from(width - top)).rev() {
        if ge_shifted(a, b, n) {
            sub_shifted(a, b, n);
            if let Some(x) = q.get_mut((n / 64) as usize) {
                *x |= 1 << (n % 64);
            }
        }
    }
}

fn shifted_limb(b: &[u64], i: usize, n: u64) -> u64 {
    let at = (64 * i as u64).checked_sub(n);
    match at {
        Some(pos) => window(b, pos),
        None if n - 64 * i as u64 >= 64 => 0,
        None => limb(b, 0) << (n - 64 * i as u64),
    }
}

fn ge_shifted(a: &[u64], b: &[u64], n: u64) -> bool {
    (0..a.len())
        .rev()
        .map(|i| limb(a, i).cmp(&shifted_limb(b, i, n)))
        .find(|o| o.is_ne())
        != Some(Ordering::Less)
}

fn sub_shifted(a: &mut [u64], b: &[u64], n: u64) {
    let mut borrow = false;
    for (i, x) in a.iter_mut().enumerate() {
        let (diff, b1) = x.overflowing_sub(shifted_limb(b, i, n));
        let (diff, b2) = diff.overflowing_sub(u64::from(borrow));
        *x = diff;
        borrow = b1 | b2;
    }
}

/// `a /= b`, unsigned; all ones for a zero divisor. `scratch` has the limbs of `a`.
pub fn div_u(a: &mut [u64], b: &[u64], width: u32, scratch: &mut [u64]) {
    scratch.fill(0);
    if popcount(b) == 0 {
        a.fill(u64::MAX);
        trim(a, width);
    } else {
        divide(scratch, a, b, width);
        a.copy_from_slice(scratch);
    }
}

/// `a %= b`, unsigned; `a` for a zero divisor.
pub fn rem_u(a: &mut [u64], b: &[u64], width: u32, scratch: &mut [u64]) {
    if popcount(b) != 0 {
        scratch.fill(0);
        divide(scratch, a, b, width);
    }
}

/// The number in little-endian bytes; missing ones are zero, those beyond the width are dropped.
pub fn set_bytes(x: &mut [u64], bytes: &[u8], width: u32) {
    for (i, limb) in x.iter_mut().enumerate() {
        let mut eight = [0; 8];
        let rest = bytes.get(8 * i..).unwrap_or(&[]);
        eight.iter_mut().zip(rest).for_each(|(to, from)| *to = *from);
        *limb = u64::from_le_bytes(eight);
    }
    trim(x, width);
}

/// A number of that width as little-endian bytes.
pub fn to_bytes(x: &[u64], width: u32) -> Vec<u8> {
    let bytes = x.iter().flat_map(|limb| limb.to_le_bytes());
    bytes.take(width.div_ceil(8) as usize).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small generator of odd bit patterns, so that the tests need no dependency.
    fn next(seed: &mut u64) -> u64 {
        *seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let x = *seed ^ *seed >> 29;
        match x % 5 {
            0 => 0,
            1 => u64::MAX,
            2 => 1 << (x >> 8 & 63),
            _ => x.wrapping_mul(0x9e3779b97f4a7c15),
        }
    }

    /// Every operation at widths up to 128 agrees with u128.
    #[test]
    fn agrees_with_u128() {
        let mut seed = 1;
        for round in 0..4000u32 {
            let width = 1 + round % 128;
            let mask = u128::MAX >> (128 - width);
            let a = (u128::from(next(&mut seed)) << 64 | u128::from(next(&mut seed))) & mask;
            let b = (u128::from(next(&mut seed)) << 64 | u128::from(next(&mut seed))) & mask;
            let n = next(&mut seed) % 140;
            let split = |v: u128| [v as u64, (v >> 64) as u64];
            let check = |what: &str, run: &dyn Fn(&mut [u64]), want: u128| {
                let mut x = split(a);
                run(&mut x);
                assert_eq!(low(&x), want & mask, "{what} {a:#x} {b:#x} {n} width {width}");
            };
            let big = split(b);
            let signed = |v: u128| (v << (128 - width)) as i128 >> (128 - width);
            check("add", &|x| add(x, &big, width), a.wrapping_add(b));
            check("sub", &|x| sub(x, &big, width), a.wrapping_sub(b));
            check("mul", &|x| mul(x, &big, width), a.wrapping_mul(b));
            check("neg", &|x| neg(x, width), a.wrapping_neg());
            check(
                "div_u",
                &|x| div_u(x, &big, width, &mut [0; 2]),
                a.checked_div(b).unwrap_or(u128::MAX),
            );
            check(
                "rem_u",
                &|x| rem_u(x, &big, width, &mut [0; 2]),
                a.checked_rem(b).unwrap_or(a),
            );
            check("shl", &|x| shl(x, n, width), a.checked_shl(n as u32).unwrap_or(0));
            check("shr_u", &|x| shr_u(x, n, width), a.checked_shr(n as u32).unwrap_or(0));
            check("shr_s", &|x| shr_s(x, n, width), (signed(a) >> n.min(127)) as u128);
            let from = 1 + (n as u32) % width;
            let narrow = (a << (128 - from)) as i128 >> (128 - from);
            check("sext", &|x| sext(x, from, width), narrow as u128);
            let lo = n.min(127);
            if lo + 9 <= u64::from(width) {
                check(
                    "insert",
                    &|x| insert(x, lo, 9, &big),
                    a & !(0x1ff << lo) | (b & 0x1ff) << lo,
                );
            }
            assert_eq!(cmp_u(&split(a), &big), a.cmp(&b));
            assert_eq!(cmp_s(&split(a), &big, width), signed(a).cmp(&signed(b)));
            assert_eq!(clz(&split(a), width), a.leading_zeros() - (128 - width));
            assert_eq!(ctz(&split(a), width), a.trailing_zeros().min(width));
        }
    }

    #[test]
    fn carries_across_many_limbs() {
        let mut a = [u64::MAX; 64];
        add(&mut a, &[1], 4096);
        assert_eq!(a, [0; 64]);
        sub(&mut a, &[1], 4096);
        assert_eq!(a, [u64::MAX; 64]);
        let mut product = a;
        mul(&mut product, &a, 4096);
        assert_eq!(low(&product), 1, "(-1) * (-1)");
        assert_eq!(popcount(&product), 1);
        let mut quotient = a;
        div_u(&mut quotient, &[3], 4096, &mut [0; 64]);
        assert_eq!(quotient, [0x5555555555555555; 64]);
    }
}
