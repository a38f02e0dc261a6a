//! Gates on vectors and the gates on scalars that they do to each element, for those who rewrite one as the other.

use super::gates::{Gates, TWIN};
use onespec_graph::{GateSet, Opcode, Type};

/// Which gate on vectors does what a gate on scalars does.
#[derive(Clone, Copy)]
pub struct Twins(Gates);

impl Twins {
    /// `None` for a set without gates on vectors.
    pub fn of(set: &'static GateSet) -> Option<Twins> {
        Gates::of(set).map(Twins)
    }

    /// The gate that does to each element what this one does; its last input is how many elements count.
    pub fn twin(&self, scalar: Opcode) -> Option<Opcode> {
        self.0.twin(scalar)
    }

    /// The gate whose twin this is.
    pub fn scalar(&self, twin: Opcode) -> Option<Opcode> {
        let name = self.0.set.def(twin).name.strip_prefix(TWIN)?;
        let scalar = self.0.set.by_name(name)?;
        (self.0.twin(scalar) == Some(twin)).then_some(scalar)
    }

    /// The gate that puts a scalar into every element.
    pub fn splat(&self) -> Opcode {
        self.0.splat
    }

    /// Bits that are ones in both, in each element.
    pub fn and(&self) -> Option<Opcode> {
        self.0.twin(self.0.and)
    }

    /// Bits that are ones in either, in each element.
    pub fn or(&self) -> Option<Opcode> {
        self.0.twin(self.0.or)
    }

    /// The type of the number of elements that count.
    pub fn length(&self) -> Type {
        self.0.word
    }

    /// The vector type of so many lanes of a type.
    pub fn vector(&self, lanes: u16, element: Type) -> Option<Type> {
        self.0.vector(lanes, element)
    }
}
