//! Integers of the language: ranges, indices, immediates. The checker knows the interval of each, which lies within an `i128`,
//! so a checked program never wraps.

use crate::{Binary, Compare, Unary, word};

/// The value of an operator of one integer.
#[inline]
pub const fn unary(op: Unary, a: i128) -> i128 {
    word::unary(op, a as u128, word::MAX_WIDTH) as i128
}

/// The value of an operator on integers: that of signed numbers of 128 bits.
#[inline]
pub const fn binary(op: Binary, a: i128, b: i128) -> i128 {
    let op = match op {
        Binary::DivU => Binary::DivS,
        Binary::RemU => Binary::RemS,
        Binary::ShrU => Binary::ShrS,
        other => other,
    };
    word::binary(op, a as u128, b as u128, word::MAX_WIDTH) as i128
}

/// The exact value; `None` where it lies outside of an `i128`.
pub const fn exact(op: Binary, a: i128, b: i128) -> Option<i128> {
    match op {
        Binary::Add => a.checked_add(b),
        Binary::Sub => a.checked_sub(b),
        Binary::Mul => a.checked_mul(b),
        Binary::Shl => {
            let shifted = binary(op, a, b);
            match b >= 0 && (b < 128 && shifted >> b == a || a == 0) {
                true => Some(shifted),
                false => None,
            }
        }
        Binary::DivU | Binary::DivS if a == i128::MIN && b == -1 => None,
        other => Some(binary(other, a, b)),
    }
}

/// Whether a comparison of integers holds.
#[inline]
pub const fn compare(op: Compare, a: i128, b: i128) -> bool {
    match op {
        Compare::Eq => a == b,
        Compare::Ne => a != b,
        Compare::LtU | Compare::LtS => a < b,
        Compare::LeU | Compare::LeS => a <= b,
    }
}
