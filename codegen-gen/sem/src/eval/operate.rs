//! Values of expressions from the values of their operands.

use super::operators;
use super::value::Value;
use crate::ir::{Expr, ExprKind};
use onespec_bv::Bits;

/// Width of data; an int that stands for data takes 64 bits.
fn data(expr: &Expr, value: Value) -> Bits {
    value.into_bits(expr.ty.bits().unwrap_or(64))
}

/// An expression of two operands.
pub fn binary(expr: &Expr, a: Value, b: Value) -> Value {
    match &expr.kind {
        ExprKind::Bin(op, ..) => operators::binary(*op, a, b),
        ExprKind::Cmp(op, ..) => Value::from_bool(operators::compare(*op, &a, b)),
        ExprKind::Slice(x, _) => Value::Bits(data(x, a).slice(b.into_amount(), expr.ty.bits().unwrap_or(0))),
        ExprKind::Concat(high, low) => Value::Bits(data(high, a).concat(&data(low, b))),
        ExprKind::IMin(..) => Value::Int(a.into_int().min(b.into_int())),
        ExprKind::IMax(..) => Value::Int(a.into_int().max(b.into_int())),
        _ => Value::Unit,
    }
}

/// An expression of one operand.
pub fn unary(expr: &Expr, value: Value) -> Value {
    let width = expr.ty.bits().unwrap_or(0);
    match &expr.kind {
        ExprKind::Un(op, _) => operators::unary(*op, value),
        ExprKind::Zext(x) | ExprKind::Trunc(x) => Value::Bits(data(x, value).zext(width)),
        ExprKind::Sext(x) => Value::Bits(data(x, value).sext(width)),
        ExprKind::ToBits(_) => Value::Bits(Bits::from_int(width, value.into_int())),
        ExprKind::ToUint(x) => Value::Int(data(x, value).uint()),
        ExprKind::ToSint(x) => Value::Int(data(x, value).sint()),
        ExprKind::Rep(x, _) => Value::Bits(data(x, value).repeat(width)),
        ExprKind::Count(count, x) => Value::Int(data(x, value).count(*count).into()),
        _ => Value::Unit,
    }
}
