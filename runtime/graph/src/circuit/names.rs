//! Names of a circuit and its gates.

use super::Gate;
use super::set::Type;

/// The header of a circuit.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Signature {
    /// The name of the function; an empty one is printed as `_`.
    pub name: String,
    /// Types of the parameters, in their order.
    pub params: Vec<Type>,
    /// [`Type::NONE`] where nothing is returned.
    pub result: Type,
}

impl Default for Type {
    fn default() -> Self {
        Type::NONE
    }
}

/// Names of the first gates, in one string.
#[derive(Debug, Clone, Default)]
pub struct Names {
    text: String,
    ends: Vec<u32>,
    /// A name came from somewhere else than a reader, which has looked that no two are the same.
    unchecked: bool,
}

impl Names {
    /// Gives the next gate a name; an empty one is none.
    pub fn push(&mut self, name: &str) {
        self.unchecked |= !name.is_empty();
        self.push_unique(name);
    }

    /// The same with a name that no other gate has, and that a text may contain.
    pub(crate) fn push_unique(&mut self, name: &str) {
        self.text.push_str(name);
        self.ends.push(self.text.len() as u32);
    }

    /// The name of a gate, if it has one.
    pub fn get(&self, gate: Gate) -> Option<&str> {
        let end = *self.ends.get(gate.index())? as usize;
        let start = match gate.index() {
            0 => 0,
            i => self.ends[i - 1] as usize,
        };
        self.text.get(start..end).filter(|name| !name.is_empty())
    }

    /// Whether a name may be another gate's too, or one that a text can't have.
    pub(crate) fn is_unchecked(&self) -> bool {
        self.unchecked
    }

    pub(super) fn shrink(&mut self) {
        self.text.shrink_to_fit();
        self.ends.shrink_to_fit();
    }

    pub(super) fn memory(&self) -> usize {
        self.text.capacity() + self.ends.capacity() * size_of::<u32>()
    }

    /// How many gates were named, unnamed ones among them.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether no gate has a name.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }
}
