//! Values of 0 to 128 bits in a `u128`. The bits above the width are zero in every operand and every result.

use crate::{Binary, Compare, Count, Unary};

/// Bits of the widest value.
pub const MAX_WIDTH: u32 = u128::BITS;

/// That many ones; all for widths above 128.
#[inline]
pub const fn mask(width: u32) -> u128 {
    match width {
        0 => 0,
        MAX_WIDTH.. => u128::MAX,
        _ => u128::MAX >> (MAX_WIDTH - width),
    }
}

/// `value` modulo 2^width.
#[inline]
pub const fn zext(value: u128, width: u32) -> u128 {
    value & mask(width)
}

/// The low bits of `value` as a two's complement number; 0 for a width of 0.
#[inline]
pub const fn sext(value: u128, width: u32) -> i128 {
    match width {
        0 => 0,
        MAX_WIDTH.. => value as i128,
        _ => ((value << (MAX_WIDTH - width)) as i128) >> (MAX_WIDTH - width),
    }
}

/// The value of an operator of one operand.
#[inline]
pub const fn unary(op: Unary, a: u128, width: u32) -> u128 {
    let value = match op {
        Unary::Neg => a.wrapping_neg(),
        Unary::Not => !a,
    };
    zext(value, width)
}

/// The value of an operator of two operands. The second operand of a shift is a number without sign of any width.
#[inline]
pub const fn binary(op: Binary, a: u128, b: u128, width: u32) -> u128 {
    let value = match op {
        Binary::Add => a.wrapping_add(b),
        Binary::Sub => a.wrapping_sub(b),
        Binary::Mul => a.wrapping_mul(b),
        Binary::DivU => match b {
            0 => u128::MAX,
            _ => a / b,
        },
        Binary::RemU => match b {
            0 => a,
            _ => a % b,
        },
        Binary::DivS => match b {
            0 => u128::MAX,
            _ => sext(a, width).wrapping_div(sext(b, width)) as u128,
        },
        Binary::RemS => match b {
            0 => a,
            _ => sext(a, width).wrapping_rem(sext(b, width)) as u128,
        },
        Binary::And => a & b,
        Binary::Or => a | b,
        Binary::Xor => a ^ b,
        Binary::Shl if b < width as u128 => a << b,
        Binary::ShrU if b < width as u128 => a >> b,
        Binary::Shl | Binary::ShrU => 0,
        Binary::ShrS if b < width as u128 => (sext(a, width) >> b) as u128,
        Binary::ShrS => (sext(a, width) >> (MAX_WIDTH - 1)) as u128,
    };
    zext(value, width)
}

/// Whether a comparison holds.
#[inline]
pub const fn compare(op: Compare, a: u128, b: u128, width: u32) -> bool {
    match op {
        Compare::Eq => a == b,
        Compare::Ne => a != b,
        Compare::LtU => a < b,
        Compare::LeU => a <= b,
        Compare::LtS => sext(a, width) < sext(b, width),
        Compare::LeS => sext(a, width) <= sext(b, width),
    }
}

/// A count of bits.
#[inline]
pub const fn count(op: Count, a: u128, width: u32) -> u32 {
    match op {
        Count::Clz => width.saturating_sub(MAX_WIDTH - a.leading_zeros()),
        Count::Ctz if a == 0 => width,
        Count::Ctz => a.trailing_zeros(),
        Count::Popcount => a.count_ones(),
    }
}

/// Rotation to the left by an amount modulo the width.
#[inline]
pub const fn rotl(a: u128, by: u128, width: u32) -> u128 {
    if width == 0 {
        return 0;
    }
    match (by % width as u128) as u32 {
        0 => a,
        by => zext(a << by | a >> (width - by), width),
    }
}
