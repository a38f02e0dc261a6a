//! Types, and literals of them.

use super::Maker;
use std::fmt::{self, Display};

/// A type of the language, without vectors.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ty {
    Bool,
    Int {
        bits: u32,
        signed: bool,
    },
    Float(u32),
    Pointer(Box<Ty>),
    Slice(Box<Ty>),
    /// The length is a power of two: any integer becomes an index by a mask.
    Array(Box<Ty>, u64),
    /// By its number.
    Struct(usize),
}

pub const I64: Ty = Ty::Int { bits: 64, signed: true };
pub const U64: Ty = Ty::Int {
    bits: 64,
    signed: false,
};
pub const U8: Ty = Ty::Int { bits: 8, signed: false };

impl Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ty::Bool => write!(f, "bool"),
            Ty::Int { bits, signed } => write!(f, "{}{bits}", if *signed { "i" } else { "u" }),
            Ty::Float(bits) => write!(f, "f{bits}"),
            Ty::Pointer(of) => write!(f, "*{of}"),
            Ty::Slice(of) => write!(f, "[{of}]"),
            Ty::Array(of, n) => write!(f, "[{of}; {n}]"),
            Ty::Struct(id) => write!(f, "S{id}"),
        }
    }
}

impl Ty {
    pub fn is_scalar(&self) -> bool {
        matches!(self, Ty::Bool | Ty::Int { .. } | Ty::Float(_))
    }

    /// What it is called in the tables of gates; nothing if it is no scalar.
    pub fn in_tables(&self) -> Option<String> {
        match self {
            Ty::Bool => Some("i1".into()),
            Ty::Int { bits, .. } => Some(format!("i{bits}")),
            Ty::Float(bits) => Some(format!("f{bits}")),
            _ => None,
        }
    }

    pub fn bits(&self) -> u32 {
        match self {
            Ty::Int { bits, .. } | Ty::Float(bits) => *bits,
            Ty::Bool => 1,
            _ => 0,
        }
    }
}

impl Maker {
    pub(super) fn int_ty(&mut self) -> Ty {
        // The usual ones more often.
        let bits = self.rng.pick(&[8, 16, 32, 32, 64, 64]).unwrap_or(64);
        let signed = !self.rng.one_in(3);
        Ty::Int { bits, signed }
    }

    pub(super) fn scalar_ty(&mut self) -> Ty {
        match self.rng.below(8) {
            0 => Ty::Bool,
            1 if self.shape.floats => Ty::Float(32),
            2 | 3 if self.shape.floats => Ty::Float(64),
            _ => self.int_ty(),
        }
    }

    /// Something that can be kept in memory, and copied.
    pub(super) fn stored_ty(&mut self, depth: u32) -> Ty {
        match self.rng.below(6) {
            0 if !self.structs.is_empty() => Ty::Struct(self.rng.below(self.structs.len())),
            1 | 2 if depth > 0 => {
                let of = self.stored_ty(depth - 1);
                Ty::Array(Box::new(of), 1 << self.rng.below(4))
            }
            _ => self.kept_ty(),
        }
    }

    /// A scalar that is kept in memory.
    pub(super) fn kept_ty(&mut self) -> Ty {
        match self.scalar_ty() {
            Ty::Bool if !self.shape.bools => self.int_ty(),
            ty => ty,
        }
    }

    /// A literal of a scalar.
    pub(super) fn literal(&mut self, ty: &Ty) -> String {
        match ty {
            Ty::Bool => ["true", "false"][self.rng.below(2)].into(),
            Ty::Float(bits) => self.float_literal(*bits),
            _ => {
                let bits = ty.bits().max(1);
                let edge = 1u64 << (bits - 1);
                let value = match self.rng.below(8) {
                    0..4 => self.rng.below(10) as u64,
                    4 => self.rng.next() >> self.rng.below(64),
                    5 => edge.wrapping_sub(self.rng.below(2) as u64),
                    6 => (self.rng.below(4) as u64).wrapping_neg(),
                    _ => 1 << self.rng.below(64),
                };
                let value = value & (u64::MAX >> (64 - bits));
                if value < edge {
                    format!("{value}{ty}")
                } else {
                    format!("{value:#x}{ty}")
                }
            }
        }
    }

    fn float_literal(&mut self, bits: u32) -> String {
        const SOME: [&str; 10] = [
            "0.0",
            "1.0",
            "0.5",
            "2.0",
            "3.25",
            "0.1",
            "1.0e9",
            "1.5e-7",
            "123456.789",
            "16777217.0",
        ];
        match self.rng.below(8) {
            0 => format!("({}.0f{bits} / 0.0f{bits})", self.rng.below(2)),
            1 => format!("(-{}.{}f{bits})", self.rng.below(1000), self.rng.below(1000)),
            2 => format!("{}.0f{bits}", self.rng.next() >> self.rng.below(64)),
            _ => format!("{}f{bits}", self.rng.pick(&SOME).unwrap_or("0.0")),
        }
    }
}
