//! What an expression is worth while code is translated: known now, or a value of the code that is being made.

use cranelift_codegen::ir;
use cranelift_codegen::ir::types::{I8, I16, I32, I64, I128};
use onespec_bv::Bits;
use onespec_sem::eval::value::Value;
use onespec_sem::ir::Ty;

/// A value of the semantics.
#[derive(Debug, Clone, PartialEq)]
pub enum Val {
    /// Data or an integer that is known.
    Known(Value),
    /// Data of so many bits, in the smallest type that holds them, whose other bits are zero.
    Bits(u32, ir::Value),
    /// An integer, in 64 bits.
    Int(ir::Value),
    /// Several values.
    Tuple(Vec<Val>),
}

/// The smallest type that holds data of so many bits.
pub fn type_of(width: u32) -> Option<ir::Type> {
    Some(match width {
        1..=8 => I8,
        9..=16 => I16,
        17..=32 => I32,
        33..=64 => I64,
        65..=128 => I128,
        _ => return None,
    })
}

impl Val {
    /// No value.
    pub const UNIT: Val = Val::Known(Value::Unit);

    /// Data that is known.
    pub fn bits(width: u32, value: u128) -> Val {
        Val::Known(Value::Bits(Bits::new(width, value)))
    }

    /// The number that it is, if it is known.
    pub fn amount(&self) -> Option<u64> {
        match self {
            Val::Known(value) => Some(value.clone().into_amount()),
            _ => None,
        }
    }
}

/// Bits in which values of a type are kept; integers in 64.
pub fn width_of(ty: &Ty) -> Option<u32> {
    match ty {
        Ty::Bits(width) => Some(*width),
        Ty::Int(lo, hi) if *lo >= i128::from(i64::MIN) && *hi <= i128::from(i64::MAX) => Some(64),
        _ => None,
    }
}
