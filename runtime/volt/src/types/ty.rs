//! Types, their sizes and their names.

use crate::syntax::ast::Name;
use std::rc::Rc;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Ty {
    /// Of what is wrong already: fits everything, so that nothing is told twice.
    Error,
    /// Of what gives nothing.
    Void,
    Bool,
    Int {
        bits: u8,
        signed: bool,
    },
    Float(u8),
    Pointer(Rc<Ty>),
    /// A pointer and a number of elements.
    Slice(Rc<Ty>),
    Array(Rc<Ty>, u64),
    /// Index into [`Structs`].
    Struct(u32),
    /// So many lanes for each unit of the vectors' scale.
    Vector(u16, Rc<Ty>),
    /// So many lanes, each a value of its own.
    Short(u8, Rc<Ty>),
}

/// How many lanes there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lanes {
    /// For each unit of the vectors' scale.
    Scaled(u16),
    Fixed(u8),
}

/// Lanes of a short vector at most, whose letters are those of [`letter`].
pub const SHORT: u64 = 4;

/// The lane that a letter names: `xyzw`, or `rgba`.
pub fn letter(letter: u8) -> Option<(u8, bool)> {
    let of = |letters: &[u8]| letters.iter().position(|known| *known == letter);
    let place = of(b"xyzw")
        .map(|at| (at, false))
        .or_else(|| of(b"rgba").map(|at| (at, true)));
    place.map(|(at, is_colour)| (at as u8, is_colour))
}

/// Bytes of a pointer in a slice, and of its length.
pub const WORD: u64 = 8;
/// Largest object.
pub const MAX_SIZE: u64 = 1 << 30;

impl Ty {
    pub const I64: Ty = Ty::Int { bits: 64, signed: true };
    pub const I32: Ty = Ty::Int { bits: 32, signed: true };
    pub const U8: Ty = Ty::Int { bits: 8, signed: false };
    pub const F64: Ty = Ty::Float(64);

    /// The primitive type with a name.
    pub fn primitive(name: &str) -> Option<Ty> {
        Some(match name {
            "bool" | "i1" => Ty::Bool,
            "f32" => Ty::Float(32),
            "f64" => Ty::Float(64),
            _ => {
                let signed = name.starts_with('i');
                let digits = name.strip_prefix(['i', 'u'])?;
                match digits {
                    "8" | "16" | "32" | "64" => Ty::Int {
                        bits: digits.parse().ok()?,
                        signed,
                    },
                    _ => return None,
                }
            }
        })
    }

    /// Names of all primitive types.
    pub const PRIMITIVES: [&'static str; 11] = [
        "bool", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f32", "f64",
    ];

    pub fn is_int(&self) -> bool {
        matches!(self, Ty::Int { .. })
    }

    pub fn is_float(&self) -> bool {
        matches!(self, Ty::Float(_))
    }

    pub fn is_number(&self) -> bool {
        self.is_int() || self.is_float()
    }

    pub fn is_signed(&self) -> bool {
        matches!(self, Ty::Int { signed: true, .. })
    }

    pub fn is_error(&self) -> bool {
        *self == Ty::Error
    }

    /// A value that fits one register: number, truth, pointer.
    pub fn is_scalar(&self) -> bool {
        matches!(self, Ty::Bool | Ty::Int { .. } | Ty::Float(_) | Ty::Pointer(_))
    }

    /// What lives in memory, always.
    pub fn is_aggregate(&self) -> bool {
        matches!(self, Ty::Array(..) | Ty::Struct(_))
    }

    /// Bits of a scalar.
    pub fn bits(&self) -> u32 {
        match self {
            Ty::Bool => 1,
            Ty::Int { bits, .. } | Ty::Float(bits) => u32::from(*bits),
            Ty::Pointer(_) => 64,
            _ => 0,
        }
    }

    /// The element of an array, slice, pointer or vector.
    pub fn element(&self) -> Option<&Rc<Ty>> {
        match self {
            Ty::Pointer(of) | Ty::Slice(of) | Ty::Array(of, _) | Ty::Vector(_, of) | Ty::Short(_, of) => Some(of),
            _ => None,
        }
    }

    /// The element of a vector, else the type itself.
    pub fn lane(&self) -> &Ty {
        match self {
            Ty::Vector(_, of) | Ty::Short(_, of) => of,
            ty => ty,
        }
    }

    /// How many lanes a vector has.
    pub fn lanes(&self) -> Option<Lanes> {
        match self {
            Ty::Vector(lanes, _) => Some(Lanes::Scaled(*lanes)),
            Ty::Short(lanes, _) => Some(Lanes::Fixed(*lanes)),
            _ => None,
        }
    }

    /// A vector of so many lanes.
    pub fn vector(lanes: Lanes, of: Ty) -> Ty {
        match lanes {
            Lanes::Scaled(lanes) => Ty::Vector(lanes, Rc::new(of)),
            Lanes::Fixed(lanes) => Ty::Short(lanes, Rc::new(of)),
        }
    }
}

/// A struct type.
#[derive(Debug, Clone)]
pub struct StructDef {
    pub name: Name,
    pub fields: Vec<Field>,
    pub size: u64,
    pub align: u64,
}

#[derive(Debug, Clone)]
pub struct Field {
    pub name: Name,
    pub ty: Ty,
    pub offset: u64,
}

/// All struct types.
#[derive(Debug, Clone)]
pub struct Structs {
    pub list: Vec<StructDef>,
    /// Bytes of a pointer.
    pub pointer: u64,
}

impl Structs {
    pub fn get(&self, id: u32) -> &StructDef {
        &self.list[id as usize]
    }

    /// Bytes of a value in memory.
    pub fn size(&self, ty: &Ty) -> u64 {
        match ty {
            Ty::Error | Ty::Void | Ty::Vector(..) => 0,
            Ty::Bool => 1,
            Ty::Int { bits, .. } | Ty::Float(bits) => u64::from(*bits) / 8,
            Ty::Pointer(_) => self.pointer,
            Ty::Slice(_) => 2 * WORD,
            Ty::Array(of, n) => self.size(of).saturating_mul(*n),
            Ty::Short(n, of) => self.size(of) * u64::from(*n),
            Ty::Struct(id) => self.get(*id).size,
        }
    }

    pub fn align(&self, ty: &Ty) -> u64 {
        match ty {
            Ty::Slice(_) => WORD,
            Ty::Array(of, _) | Ty::Short(_, of) => self.align(of),
            Ty::Struct(id) => self.get(*id).align,
            ty => self.size(ty).max(1),
        }
    }

    /// As the author writes it.
    pub fn show(&self, ty: &Ty) -> String {
        match ty {
            Ty::Error => "?".into(),
            Ty::Void => "nothing".into(),
            Ty::Bool => "bool".into(),
            Ty::Int { bits, signed } => format!("{}{bits}", if *signed { 'i' } else { 'u' }),
            Ty::Float(bits) => format!("f{bits}"),
            Ty::Pointer(of) => format!("*{}", self.show(of)),
            Ty::Slice(of) => format!("[{}]", self.show(of)),
            Ty::Array(of, n) => format!("[{}; {n}]", self.show(of)),
            Ty::Struct(id) => self.get(*id).name.text.to_string(),
            Ty::Vector(lanes, of) => format!("<v x {lanes} x {}>", self.show(of)),
            Ty::Short(lanes, of) => format!("<{lanes} x {}>", self.show(of)),
        }
    }
}

/// The number that bits of a type are, with its sign where it has one.
pub fn signed(bits: u64, ty: &Ty) -> i64 {
    match ty.bits() {
        0 | 64 => bits as i64,
        width if ty.is_signed() => {
            let above = 64 - width;
            (bits << above) as i64 >> above
        }
        _ => bits as i64,
    }
}

/// Bits cut to a type.
pub fn cut(bits: u64, ty: &Ty) -> u64 {
    match ty.bits() {
        0 => 0,
        width => bits & (u64::MAX >> (64 - width)),
    }
}
