//! What pieces of state hold at a point of a block, as far as that is known.

use onespec_graph::Gate;

/// What a piece of state holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holds {
    Number(i64),
    Value(Gate),
}

/// By name, what pieces of state hold at a point of a block.
#[derive(Debug, Default)]
pub struct States {
    known: Vec<(&'static str, Holds)>,
}

impl States {
    /// Nothing is known any more.
    pub fn forget(&mut self) {
        self.known.clear();
    }

    pub fn is(&self, state: &str, holds: Holds) -> bool {
        self.known.iter().any(|(name, known)| *name == state && *known == holds)
    }

    pub fn set(&mut self, state: &'static str, holds: Holds) {
        self.known.retain(|(name, _)| *name != state);
        self.known.push((state, holds));
    }
}
