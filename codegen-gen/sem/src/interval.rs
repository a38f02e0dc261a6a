//! Ranges of integers: what an `int` can be, worked out from the ranges of its parts.
//!
//! Everything is exact in `i128`; `None` means that the range leaves what integers of the language can hold, or that the
//! operation is not defined for all of it. The caller knows which, and reports it.

/// Lowest and highest value.
pub type Range = (i128, i128);

/// Integers of the language stay within this many bits, so that sums of a few of them cannot overflow `i128`.
const LIMIT: i128 = 1 << 125;

fn bounded(lo: i128, hi: i128) -> Option<Range> {
    (lo >= -LIMIT && hi <= LIMIT).then_some((lo, hi))
}

/// The range of values of `bits` unsigned bits.
pub fn unsigned(bits: u32) -> Option<Range> {
    (bits <= 125).then(|| (0, (1 << bits) - 1))
}

/// The range of values of `bits` signed bits.
pub fn signed(bits: u32) -> Option<Range> {
    (1..=126)
        .contains(&bits)
        .then(|| (-(1 << (bits - 1)), (1 << (bits - 1)) - 1))
}

pub fn union(a: Range, b: Range) -> Range {
    (a.0.min(b.0), a.1.max(b.1))
}

pub fn add(a: Range, b: Range) -> Option<Range> {
    bounded(a.0 + b.0, a.1 + b.1)
}

pub fn sub(a: Range, b: Range) -> Option<Range> {
    bounded(a.0 - b.1, a.1 - b.0)
}

pub fn neg(a: Range) -> Option<Range> {
    bounded(-a.1, -a.0)
}

pub fn inv(a: Range) -> Option<Range> {
    bounded(-a.1 - 1, -a.0 - 1)
}

pub fn mul(a: Range, b: Range) -> Option<Range> {
    let products = [
        a.0.checked_mul(b.0)?,
        a.0.checked_mul(b.1)?,
        a.1.checked_mul(b.0)?,
        a.1.checked_mul(b.1)?,
    ];
    bounded(products.iter().copied().min()?, products.iter().copied().max()?)
}

/// Truncating division by a positive divisor.
pub fn div(a: Range, b: Range) -> Option<Range> {
    if b.0 <= 0 {
        return None;
    }
    let all = [a.0 / b.0, a.0 / b.1, a.1 / b.0, a.1 / b.1];
    Some((all.iter().copied().min()?, all.iter().copied().max()?))
}

/// Remainder of a truncating division by a positive divisor: the sign of the left side.
pub fn rem(a: Range, b: Range) -> Option<Range> {
    if b.0 <= 0 {
        return None;
    }
    if a.0 == a.1 && b.0 == b.1 {
        return Some((a.0 % b.0, a.0 % b.0));
    }
    if rem_keeps(a, b) {
        return Some(a);
    }
    let most = b.1 - 1;
    Some((
        if a.0 < 0 { a.0.max(-most) } else { 0 },
        if a.1 > 0 { a.1.min(most) } else { 0 },
    ))
}

/// Is every dividend its own remainder: closer to 0 than the least divisor?
pub fn rem_keeps(a: Range, b: Range) -> bool {
    -b.0 < a.0 && a.1 < b.0
}

/// Shift to the left by an amount that is not negative.
pub fn shl(a: Range, n: Range) -> Option<Range> {
    if n.0 < 0 {
        return None;
    }
    if a == (0, 0) {
        return Some((0, 0));
    }
    let power = |n: i128| (n < 126).then(|| 1i128 << n);
    mul(a, (power(n.0)?, power(n.1)?))
}

/// Shift to the right, rounding down, by an amount that is not negative.
pub fn shr(a: Range, n: Range) -> Option<Range> {
    if n.0 < 0 {
        return None;
    }
    let by = |a: i128, n: i128| a >> n.min(127);
    let all = [by(a.0, n.0), by(a.0, n.1), by(a.1, n.0), by(a.1, n.1)];
    Some((all.iter().copied().min()?, all.iter().copied().max()?))
}

/// The smallest 2^k - 1 that is not less.
fn mask(a: i128) -> i128 {
    (1i128 << (128 - a.max(0).leading_zeros())) - 1
}

/// Bitwise and; one side must not be negative.
pub fn and(a: Range, b: Range) -> Option<Range> {
    match (a.0 == a.1 && b.0 == b.1, a.0 >= 0, b.0 >= 0) {
        (true, ..) => Some((a.0 & b.0, a.0 & b.0)),
        (_, true, true) => Some((0, a.1.min(b.1))),
        (_, true, false) => Some((0, a.1)),
        (_, false, true) => Some((0, b.1)),
        _ => None,
    }
}

/// Bitwise or, exclusive or; both sides must not be negative unless both are known.
pub fn or(a: Range, b: Range, exclusive: bool) -> Option<Range> {
    if a.0 == a.1 && b.0 == b.1 {
        let value = if exclusive { a.0 ^ b.0 } else { a.0 | b.0 };
        return Some((value, value));
    }
    if a.0 < 0 || b.0 < 0 {
        return None;
    }
    let low = if exclusive { 0 } else { a.0.max(b.0) };
    Some((low, mask(a.1.max(b.1))))
}

pub fn min(a: Range, b: Range) -> Range {
    (a.0.min(b.0), a.1.min(b.1))
}

pub fn max(a: Range, b: Range) -> Range {
    (a.0.max(b.0), a.1.max(b.1))
}

/// Does every value fit `bits` bits, read as signed or as unsigned?
pub fn fits(a: Range, bits: u32) -> bool {
    if bits >= 127 {
        return true;
    }
    bits > 0 && a.0 >= -(1i128 << (bits - 1)) && a.1 < 1i128 << bits
}

/// Bits that hold every number of the range, in two's complement when some are negative.
pub fn bits_for((lo, hi): Range) -> Option<u32> {
    let magnitude = |n: i128| 128 - n.max(0).leading_zeros();
    let width = match lo < 0 {
        false => magnitude(hi).max(1),
        true => magnitude(!lo).max(magnitude(hi)) + 1,
    };
    (width < 128).then_some(width)
}

/// As shown in messages.
pub fn show(a: Range) -> String {
    if a.0 == a.1 {
        a.0.to_string()
    } else {
        format!("{}..={}", a.0, a.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every range over a small domain contains every result, and its ends are reached where the operation is monotone.
    #[test]
    fn ranges_contain_all_results() {
        let small = -5i128..=5;
        for (al, ah, bl, bh) in small.clone().flat_map(|al| {
            let small = small.clone();
            (al..=5).flat_map(move |ah| {
                let small = small.clone();
                small.flat_map(move |bl| (bl..=5).map(move |bh| (al, ah, bl, bh)))
            })
        }) {
            let (a, b) = ((al, ah), (bl, bh));
            for x in al..=ah {
                for y in bl..=bh {
                    let check = |range: Option<Range>, value: i128| {
                        if let Some((lo, hi)) = range {
                            assert!(lo <= value && value <= hi, "{a:?} {b:?}: {value} is not in {lo}..={hi}");
                        }
                    };
                    check(add(a, b), x + y);
                    check(sub(a, b), x - y);
                    check(mul(a, b), x * y);
                    check(and(a, b), x & y);
                    check(or(a, b, false), x | y);
                    check(or(a, b, true), x ^ y);
                    check(Some(min(a, b)), x.min(y));
                    check(Some(max(a, b)), x.max(y));
                    check(neg(a), -x);
                    check(inv(a), !x);
                    if bl > 0 {
                        check(div(a, b), x / y);
                        check(rem(a, b), x % y);
                        assert!(!rem_keeps(a, b) || x % y == x, "{a:?} {b:?}: {x} % {y}");
                    }
                    if bl >= 0 {
                        check(shl(a, b), x << y);
                        check(shr(a, b), x >> y);
                    }
                }
            }
        }
    }

    #[test]
    fn what_leaves_the_integers_is_refused() {
        assert_eq!(shl((0, 1), (0, 200)), None);
        assert_eq!(mul((0, 1 << 100), (0, 1 << 100)), None);
        assert_eq!(unsigned(126), None);
        assert!(fits((-8, 15), 4));
        assert!(!fits((-9, 0), 4));
        assert!(!fits((0, 16), 4));
    }
}
