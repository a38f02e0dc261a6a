//! Gates on vectors and the gates on scalars that they do to each element, for those who rewrite one as the other.

use super::fields::{self, Fields, Inputs};
use super::gates::{Gates, Neutral, TWIN};
use onespec_graph::{Circuit, Gate, GateSet, Opcode, Type};

/// Which gate on vectors does what a gate on scalars does.
#[derive(Clone, Copy)]
pub struct Twins(Gates);

/// How elements of a vector are combined to a scalar.
#[derive(Clone, Copy)]
pub struct Reduction {
    /// The gate that does so in a vector, beginning with element 0 of another one.
    pub fold: Option<Opcode>,
    /// Whether the gate itself takes the number that it begins with, behind the vector.
    pub begins: bool,
    neutral: Neutral,
}

impl Reduction {
    /// The bits of the number that changes nothing, in a type of this width.
    pub fn neutral(&self, width: u32) -> u64 {
        self.neutral.bits(width)
    }
}

impl Twins {
    /// As a number of elements that count: all that there are.
    pub const ALL: u64 = u32::MAX as u64;

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

    /// The gates that read a vector from memory or write one there, of all elements that count.
    pub fn accesses(&self) -> impl Iterator<Item = Opcode> {
        self.0.accesses().filter_map(|[all, _]| all)
    }

    /// Of the gate that reads a vector from memory, or writes one there, the one that does so under a mask. `None` for other
    /// gates, and where the set has none under masks.
    pub fn under_mask(&self, access: Opcode) -> Option<Opcode> {
        let mut accesses = self.0.accesses();
        accesses
            .find(|[all, _]| *all == Some(access))
            .and_then(|[_, masked]| masked)
    }

    /// The fields of structures that the gates of a block access, given in their order: of a type at most so many together, and
    /// those alone that are accepted.
    ///
    /// Reads go to the place of the first, writes to that of the last; none passes what may touch the same bytes, where one of the
    /// two writes. Writes are joined where the distance is known to be as large as all fields: then no byte is written twice.
    pub fn fields(
        &self,
        circuit: &Circuit,
        block: &[Gate],
        most: &dyn Fn(Type) -> usize,
        accept: &mut dyn FnMut(&Fields) -> bool,
    ) -> Vec<Fields> {
        fields::fields(circuit, &self.0, block, most, accept)
    }

    /// Where an access at a distance has its address and the distance. `None` for other gates.
    pub fn strided(&self, circuit: &Circuit, gate: Gate) -> Option<Inputs> {
        fields::inputs(circuit, &self.0, gate)
    }

    /// Of a gate that combines the elements of a vector to a scalar: what it does so by.
    pub fn reduction(&self, reduction: Opcode) -> Option<Reduction> {
        let all = 0..self.0.set.gates.len() as Opcode;
        let found = all.filter_map(|op| self.0.reduction(op));
        let found = found.into_iter().find(|found| found.gate == Some(reduction))?;
        Some(Reduction {
            fold: self.0.fold(found.op),
            neutral: found.neutral,
            begins: found.begins,
        })
    }

    /// The gate whose elements are their own numbers.
    pub fn numbers(&self) -> Option<Opcode> {
        self.0.iota
    }

    /// The gate that gives an element of a vector as a scalar.
    pub fn extract(&self) -> Option<Opcode> {
        self.0.extract
    }

    /// Of two values the one that a bit says, in each element.
    pub fn select(&self) -> Option<Opcode> {
        self.0.twin(self.0.select)
    }

    /// Whether a gate reads a vector from memory under a mask, or writes one there.
    pub fn is_masked(&self, op: Opcode) -> bool {
        self.0.accesses().any(|[_, masked]| masked == Some(op))
    }

    /// The gate that counts the elements of a mask.
    pub fn mask_count(&self) -> Option<Opcode> {
        self.0.mask_count
    }

    /// The gate that makes the mask of the elements below a number.
    pub fn active(&self) -> Option<Opcode> {
        self.0.active
    }

    /// The gate that says how many elements count, when so many are wanted, and the one that gives the lesser of two numbers.
    pub fn count(&self) -> (Opcode, Option<Opcode>) {
        (self.0.setvl, self.0.umin)
    }

    /// The type of a bit.
    pub fn bit(&self) -> Type {
        self.0.bit
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
