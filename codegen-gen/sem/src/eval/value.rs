//! What an expression is worth while semantics is walked.

use crate::ir::Ty;
use onespec_bv::Bits;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    Bits(Bits),
    Int(i128),
    Tuple(Vec<Value>),
    Unit,
}

impl Value {
    pub fn from_bool(b: bool) -> Value {
        Value::Bits(Bits::from_bool(b))
    }

    pub fn is_true(&self) -> bool {
        match self {
            Value::Bits(b) => !b.is_zero(),
            Value::Int(i) => *i != 0,
            Value::Tuple(_) | Value::Unit => false,
        }
    }

    /// As data of a width. Data passes as it is; the checker has seen to its width.
    pub fn into_bits(self, width: u32) -> Bits {
        match self {
            Value::Bits(b) => b,
            Value::Int(i) => Bits::from_int(width, i),
            Value::Tuple(_) | Value::Unit => Bits::new(width, 0),
        }
    }

    pub fn into_int(self) -> i128 {
        match self {
            Value::Bits(b) => b.uint(),
            Value::Int(i) => i,
            Value::Tuple(_) | Value::Unit => 0,
        }
    }

    /// An amount or index: negative numbers (which the checker excludes) are out of every range.
    pub fn into_amount(self) -> u64 {
        match self {
            Value::Bits(b) => b.amount(),
            Value::Int(i) => u64::try_from(i).unwrap_or(u64::MAX),
            Value::Tuple(_) | Value::Unit => 0,
        }
    }

    /// Low 64 bits, as they travel to a host and in traps.
    pub fn low64(&self) -> u64 {
        match self {
            Value::Bits(b) => b.low64(),
            Value::Int(i) => *i as u64,
            Value::Tuple(_) | Value::Unit => 0,
        }
    }

    /// The value of this type that is made from these bits.
    pub fn from_low64(ty: &Ty, v: u64) -> Value {
        match ty {
            Ty::Bits(n) => Value::Bits(Bits::new(*n, u128::from(v))),
            Ty::Int(lo, hi) if *lo < 0 => Value::Int(i128::from(v as i64).clamp(*lo, *hi)),
            Ty::Int(lo, hi) => Value::Int(i128::from(v).clamp(*lo, (*hi).max(*lo))),
            Ty::Tuple(parts) => Value::Tuple(parts.iter().map(|t| Value::from_low64(t, v)).collect()),
            Ty::Unit => Value::Unit,
        }
    }
}
