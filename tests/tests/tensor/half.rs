//! Sums of products of halves as the tensor unit makes them: truncated, with sticky bits of its own, no IEEE operation.

use crate::single::{DN, NAN, NV, NX, OF, UF, flushed, is_nan};

/// A product or an addend on its way: `value * 2^(field - 147)`.
#[derive(Clone, Copy, PartialEq)]
enum Term {
    Nan,
    Infinite(bool),
    Finite { negative: bool, field: i32, value: u64 },
}

impl Term {
    fn field(self) -> i32 {
        match self {
            Term::Finite { field, .. } => field,
            _ => 255,
        }
    }

    fn value(self) -> u64 {
        match self {
            Term::Finite { value, .. } => value,
            _ => 0,
        }
    }

    fn is_negative(self) -> bool {
        match self {
            Term::Nan => false,
            Term::Infinite(negative) | Term::Finite { negative, .. } => negative,
        }
    }

    fn scaled(self, by: u32) -> Term {
        match self {
            Term::Finite { negative, field, value } => Term::Finite {
                negative,
                field,
                value: value << by,
            },
            other => other,
        }
    }
}

fn half(bits: u16, flags: &mut u32) -> u16 {
    let subnormal = bits & 0x7c00 == 0 && bits & 0x3ff != 0;
    *flags |= if subnormal { DN } else { 0 };
    if subnormal { bits & 0x8000 } else { bits }
}

fn product(a: u16, b: u16, flags: &mut u32) -> Term {
    let (a, b) = (half(a, flags), half(b, flags));
    let negative = (a ^ b) >> 15 == 1;
    let nan = |x: u16| x & 0x7fff > 0x7c00;
    let infinite = |x: u16| x & 0x7fff == 0x7c00;
    let zero = |x: u16| x & 0x7fff == 0;
    let invalid = infinite(a) && zero(b) || zero(a) && infinite(b);
    if invalid || [a, b].into_iter().any(|x| nan(x) && x & 0x200 == 0) {
        *flags |= NV;
    }
    if invalid || nan(a) || nan(b) {
        return Term::Nan;
    }
    if infinite(a) || infinite(b) {
        return Term::Infinite(negative);
    }
    let (field, value) = match zero(a) || zero(b) {
        true => (0, 0),
        false => {
            let significand = |x: u16| u64::from(x & 0x3ff | 0x400);
            let exponent = |x: u16| i32::from(x >> 10 & 0x1f);
            (exponent(a) + exponent(b) + 97, significand(a) * significand(b))
        }
    };
    Term::Finite { negative, field, value }
}

/// The sum, if a term is no number.
fn special(terms: &[Term], flags: &mut u32) -> Option<u32> {
    let has = |term: Term| terms.contains(&term);
    let (plus, minus) = (has(Term::Infinite(false)), has(Term::Infinite(true)));
    if has(Term::Nan) {
        return Some(NAN);
    }
    if plus && minus {
        *flags |= NV;
        return Some(NAN);
    }
    (plus || minus).then_some(u32::from(minus) << 31 | 0x7f80_0000)
}

fn jam(x: u64, by: i32) -> u64 {
    match by {
        31.. => u64::from(x != 0),
        _ => x >> by | u64::from(x & ((1 << by) - 1) != 0),
    }
}

/// One place to the right; what leaves stays visible in the last bit.
fn step(s: u64) -> u64 {
    s >> 1 & !2 | s >> 2 & 1 | s & 1
}

/// `s` with its leading one in bit 30 as binary32, truncated.
fn pack(negative: bool, exponent: i32, s: u64, flags: &mut u32) -> u32 {
    let sign = u32::from(negative) << 31;
    match exponent + 1 {
        255.. => {
            *flags |= OF | NX;
            sign | 0x7f7f_ffff
        }
        ..=0 => {
            *flags |= UF | NX;
            sign
        }
        field => {
            *flags |= if s & 0x7f != 0 { NX } else { 0 };
            sign | (field as u32) << 23 | (s >> 7) as u32 & 0x7f_ffff
        }
    }
}

/// Products of two pairs of halves, each pair in a word.
fn products(a: u32, b: u32, flags: &mut u32) -> [Term; 2] {
    [
        product(a as u16, b as u16, flags),
        product((a >> 16) as u16, (b >> 16) as u16, flags),
    ]
}

/// The sum of two products.
pub fn add2(a: u32, b: u32, flags: &mut u32) -> u32 {
    let terms = products(a, b, flags);
    if let Some(sum) = special(&terms, flags) {
        return sum;
    }
    let [p, q] = terms.map(|term| term.scaled(7));
    let (x, y) = match (q.field(), q.value()) > (p.field(), p.value()) {
        true => (q, p),
        false => (p, q),
    };
    let mut other = y.value();
    if x.field() != y.field() {
        other = jam(other, x.field() - y.field());
        other = (other | other >> 1 & 1) & !2;
    }
    let opposite = x.is_negative() != y.is_negative();
    let (mut negative, mut exponent) = (x.is_negative(), x.field());
    let sum = match opposite {
        true => x.value().wrapping_sub(other),
        false => x.value() + other,
    };
    let mut s = u64::from(sum as u32);
    if s >= 1 << 31 {
        negative = !negative;
        s = u64::from((sum as u32).wrapping_neg()) & !2;
    }
    for _ in 0..2 {
        if s >= 1 << 28 {
            exponent += 1;
            s = step(s);
        }
    }
    if s == 0 {
        return u32::from(negative && !opposite) << 31;
    }
    s = (s & !1) << 2 | s & 1;
    if s < 1 << 30 {
        exponent -= 1;
        s = (s & !1) << 1 | s & 1;
    }
    let n = (s as u32).leading_zeros() as i32 - 1;
    exponent -= n;
    s = (s & !1) << n | s & 1;
    pack(negative, exponent, s, flags)
}

/// The sum of two products and `c`.
pub fn add3(a: u32, b: u32, c: u32, flags: &mut u32) -> u32 {
    let [first, second] = products(a, b, flags);
    if is_nan(c) && c & 1 << 22 == 0 {
        *flags |= NV;
    }
    let c = flushed(c, flags);
    let addend = match c >> 23 & 0xff {
        _ if is_nan(c) => Term::Nan,
        255 => Term::Infinite(c >> 31 == 1),
        field => Term::Finite {
            negative: c >> 31 == 1,
            field: field as i32,
            value: u64::from(c & 0x7f_ffff | u32::from(field != 0) << 23),
        },
    };
    if let Some(sum) = special(&[first, second, addend], flags) {
        return sum;
    }
    let (first, second) = (first.scaled(3), second.scaled(3));
    let most = first.field().max(second.field()).max(addend.field());
    let [x, y, z] = match most {
        _ if addend.field() == most => [addend, second, first],
        _ if first.field() == most => [first, second, addend],
        _ => [second, first, addend],
    };
    let aligned = |term: Term| {
        let value = term.value() << 5;
        match x.field() - term.field() {
            0 => value,
            by => {
                let kept = jam(value, by);
                kept & !7 | u64::from(kept & 7 != 0)
            }
        }
    };
    let [opposite_y, opposite_z] = [y, z].map(|term| term.is_negative() != x.is_negative());
    let (mut of_y, mut of_z) = (aligned(y), aligned(z));
    if opposite_y {
        let low = of_y & 3;
        of_y = (!of_y & !7)
            .wrapping_add(low)
            .wrapping_add(if low == 0 { 8 } else { 0 });
    }
    if opposite_z {
        of_z = of_z.wrapping_neg() & !2;
    }
    let mut s = (x.value() << 5).wrapping_add(of_y).wrapping_add(of_z);
    s = (s | s >> 1 & 1) & !2;
    let (mut negative, mut exponent) = (x.is_negative(), x.field());
    if s & !3 == 0 || s | 3 == u64::MAX {
        *flags |= if s & 3 != 0 { NX } else { 0 };
        return u32::from(negative && !opposite_y && !opposite_z) << 31;
    }
    if s >= 1 << 32 {
        negative = !negative;
        s = s.wrapping_neg() & !2;
    }
    while s >= 1 << 29 {
        exponent += 1;
        s = step(s);
    }
    exponent -= 1;
    s = (s & !1) << 2 | s & 1;
    match (s as u32).leading_zeros() as i32 - 1 {
        26.. => {
            exponent -= 25;
            s = 1 << 30 | s & 1;
        }
        n => {
            exponent -= n;
            s = (s & !31) << n | s & 31;
        }
    }
    pack(negative, exponent, s, flags)
}
