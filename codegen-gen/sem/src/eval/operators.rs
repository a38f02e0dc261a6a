//! The operators on values of one kind: data or integers.

use super::value::Value;
use crate::ir::{BinOp, CmpOp, UnOp};
use onespec_bv::int;

/// `op a`.
pub fn unary(op: UnOp, a: Value) -> Value {
    match a {
        Value::Int(a) => Value::Int(int::unary(op, a)),
        Value::Bits(a) => Value::Bits(a.unary(op)),
        Value::Tuple(_) | Value::Unit => a,
    }
}

/// `a op b`; for shifts `b` is an amount of any kind.
pub fn binary(op: BinOp, a: Value, b: Value) -> Value {
    match a {
        Value::Int(a) => Value::Int(int::binary(op, a, b.into_int())),
        Value::Bits(a) if op.is_shift() => Value::Bits(a.shift(op, b.into_amount())),
        Value::Bits(a) => {
            let b = b.into_bits(a.width());
            Value::Bits(a.binary(op, &b))
        }
        Value::Tuple(_) | Value::Unit => Value::Unit,
    }
}

/// `a op b`.
pub fn compare(op: CmpOp, a: &Value, b: Value) -> bool {
    match a {
        Value::Bits(a) => a.compare(op, &b.into_bits(a.width())),
        Value::Int(a) => int::compare(op, *a, b.into_int()),
        Value::Tuple(_) | Value::Unit => matches!(op, CmpOp::Eq | CmpOp::LeU | CmpOp::LeS),
    }
}
