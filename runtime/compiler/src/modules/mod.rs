//! Execution of whole modules, circuit by circuit: the reference for compiled programs.
//!
//! Each function is scheduled once and then runs block by block. Frames lie in one array, so recursion is bounded by a
//! number and never by the host's stack. The semantics of gates come from the folder of the set's tables, or, for
//! vectors and other accesses to memory, from a [`Wide`] evaluator; the outside of the module is a [`Surroundings`].

mod machine;
mod memory;
mod plan;

pub use machine::{Limits, Program, Trap};
pub use memory::Memory;

use onespec_graph::{Opcode, Type};

/// Functions that the module does not define.
pub trait Surroundings {
    /// Calls one by its name; bits of its result.
    ///
    /// # Errors
    /// How the program ends.
    fn call(&mut self, name: &str, arguments: &[u64], memory: &mut Memory) -> Result<u64, Trap>;
}

/// A value of any width: words, the lowest first.
pub type Words = Vec<u64>;

/// A gate that is more than a function of scalars.
#[derive(Debug, Clone, Copy)]
pub struct Operation<'a> {
    pub op: Opcode,
    pub ty: Type,
    pub bits: u64,
    pub types: &'a [Type],
    pub values: &'a [&'a [u64]],
}

/// Semantics of gates on vectors, and of those that touch memory in another way than a load or a store.
pub trait Wide {
    /// The value of a gate, empty where it has none. `None`: it has no semantics here.
    fn evaluate(&mut self, operation: Operation<'_>, memory: &mut Memory) -> Option<Words>;
}

/// No such semantics.
#[derive(Debug, Clone, Copy, Default)]
pub struct Scalars;

impl Wide for Scalars {
    fn evaluate(&mut self, _: Operation<'_>, _: &mut Memory) -> Option<Words> {
        None
    }
}
