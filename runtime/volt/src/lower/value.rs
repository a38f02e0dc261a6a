//! Values as gates: most types are one gate, slices and vectors several; structs and arrays are in memory.

use super::{Module, Vectors};
use crate::types::gates;
use crate::types::ty::Ty;
use onespec_circuit::types;
use onespec_graph::{Gate, Type};

/// What an expression gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Val {
    None,
    One(Gate),
    /// Pointer and length; or the lanes of a vector, or a vector and how many of its lanes count.
    Many(Vec<Gate>),
    /// The address of a struct or an array.
    Memory(Gate),
}

impl Val {
    /// The gate of a scalar, or the address of what lies in memory.
    pub fn one(&self) -> Gate {
        match self {
            Val::One(gate) | Val::Memory(gate) => *gate,
            Val::Many(gates) => gates.first().copied().unwrap_or(Gate::NONE),
            Val::None => Gate::NONE,
        }
    }

    /// All gates.
    pub fn gates(self) -> Vec<Gate> {
        match self {
            Val::None => Vec::new(),
            Val::One(gate) | Val::Memory(gate) => vec![gate],
            Val::Many(gates) => gates,
        }
    }

    /// The lanes of a short vector; a scalar is in all of them.
    pub fn lanes(self, count: usize) -> Vec<Gate> {
        match self {
            Val::Many(gates) => gates,
            one => vec![one.one(); count],
        }
    }

    pub fn of(mut gates: Vec<Gate>) -> Val {
        match gates.len() {
            0 => Val::None,
            1 => Val::One(gates.remove(0)),
            _ => Val::Many(gates),
        }
    }
}

impl Module<'_> {
    /// The primary types of a value's gates; none of what lies in memory.
    pub fn parts(&self, ty: &Ty) -> Vec<Type> {
        match ty {
            Ty::Slice(_) => vec![self.arch(), types::I64],
            Ty::Vector(lanes, of) => match self.options.vectors {
                Vectors::Gates | Vectors::Of(_) => vec![gates::primary(self.set, ty), types::I64],
                Vectors::Lanes => vec![self.scalar(of); usize::from(*lanes)],
            },
            Ty::Short(lanes, of) => vec![self.scalar(of); usize::from(*lanes)],
            ty if ty.is_scalar() => vec![self.scalar(ty)],
            _ => Vec::new(),
        }
    }
}
