//! Execution of whole modules, circuit by circuit: the reference for compiled programs.
//!
//! Each function is scheduled once and then runs block by block. Frames lie in one array, so recursion is bounded by a
//! number and never by the host's stack. The semantics of gates come from the folder of the set's tables, and, where that
//! has none (vectors, other accesses to memory), from a [`Semantics`]; the outside of the module is a [`Surroundings`].

mod machine;
mod memory;
mod plan;
mod trap;

pub use machine::{Limits, Program};
pub use memory::Memory;
pub use onespec_graph::semantics::{Semantics, Tables};
pub use trap::Trap;

/// Functions that the module does not define.
pub trait Surroundings {
    /// Calls one by its name; bits of its result.
    ///
    /// # Errors
    /// How the program ends.
    fn call(&mut self, name: &str, arguments: &[u64], memory: &mut Memory) -> Result<u64, Trap>;
}
