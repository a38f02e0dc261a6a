//! Integers of the language (ranges, indices, immediates) and the operators on two values of one kind.

use super::bits::Bits;
use super::value::Value;
use crate::sem::ir::{BinOp, CmpOp};
use std::cmp::Ordering;

/// `a op b` on data; for shifts `b` is an amount of any kind.
pub fn binary(op: BinOp, a: Value, b: Value) -> Value {
    match a {
        Value::Int(a) => Value::Int(int_binary(op, a, b.into_int())),
        Value::Bits(a) => Value::Bits(bits_binary(op, &a, b)),
        Value::Tuple(_) | Value::Unit => Value::Unit,
    }
}

fn bits_binary(op: BinOp, a: &Bits, b: Value) -> Bits {
    match op {
        BinOp::Shl => return a.shl(b.into_amount()),
        BinOp::ShrU => return a.shr_u(b.into_amount()),
        BinOp::ShrS => return a.shr_s(b.into_amount()),
        _ => {}
    }
    let b = b.into_bits(a.width());
    match op {
        BinOp::Add => a.add(&b),
        BinOp::Sub => a.sub(&b),
        BinOp::Mul => a.mul(&b),
        BinOp::DivU | BinOp::IntDiv => a.div_u(&b),
        BinOp::RemU | BinOp::IntRem => a.rem_u(&b),
        BinOp::DivS => a.div_s(&b),
        BinOp::RemS => a.rem_s(&b),
        BinOp::And => a.and(&b),
        BinOp::Or => a.or(&b),
        BinOp::Xor | BinOp::Shl | BinOp::ShrU | BinOp::ShrS => a.xor(&b),
    }
}

/// Exact; the intervals of the checker keep everything in range, so wrapping never happens for a checked program.
fn int_binary(op: BinOp, a: i128, b: i128) -> i128 {
    let amount = u32::try_from(b).unwrap_or(u32::MAX);
    match op {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::DivU | BinOp::DivS | BinOp::IntDiv => a.checked_div(b).unwrap_or(0),
        BinOp::RemU | BinOp::RemS | BinOp::IntRem => a.checked_rem(b).unwrap_or(0),
        BinOp::And => a & b,
        BinOp::Or => a | b,
        BinOp::Xor => a ^ b,
        BinOp::Shl => a.checked_shl(amount).unwrap_or(0),
        BinOp::ShrU | BinOp::ShrS => a >> amount.min(127),
    }
}

/// `a op b`.
pub fn compare(op: CmpOp, a: &Value, b: Value) -> bool {
    let (unsigned, signed) = match a {
        Value::Bits(a) => {
            let b = b.into_bits(a.width());
            (a.cmp_u(&b), a.cmp_s(&b))
        }
        Value::Int(a) => {
            let order = a.cmp(&b.into_int());
            (order, order)
        }
        Value::Tuple(_) | Value::Unit => (Ordering::Equal, Ordering::Equal),
    };
    match op {
        CmpOp::Eq => unsigned.is_eq(),
        CmpOp::Ne => unsigned.is_ne(),
        CmpOp::LtU => unsigned.is_lt(),
        CmpOp::LeU => unsigned.is_le(),
        CmpOp::LtS | CmpOp::Lt => signed.is_lt(),
        CmpOp::LeS | CmpOp::Le => signed.is_le(),
    }
}
