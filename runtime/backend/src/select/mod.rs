//! Instruction selection: covers the gates of scheduled circuits with the patterns of a machine's selector, block by
//! block, at the least total cost.
//!
//! [`Binding`](crate::machine::Binding) binds the selector's names to a set of gates and has the patterns of the target.
//! [`prepare`] rewrites a circuit so that patterns can cover it, [`walk`] finds those that match a gate, [`tiles`] covers a block,
//! [`block`] emits its instructions, match by match ([`expand_match`]; each instruction of several results once, [`several`]), or one for several accesses ([`fields`], [`rows`]), [`function`] joins blocks with their arguments, calls
//! and returns. Gates that no pattern covers become calls ([`library`]). Values cross blocks in the representation that
//! the selector says.

mod active;
mod beside;
mod block;
mod branches;
mod computes;
mod constant_pool;
mod contract;
mod expand;
mod expand_match;
mod fields;
mod function;
mod gate_data;
mod held;
mod hoist;
mod instruction;
mod jump_tables;
mod kept;
mod kernel;
mod library;
mod masks;
mod min_max;
mod natural;
mod open;
mod options;
mod order;
mod places;
mod prepare;
mod reductions;
mod relax;
mod rows;
mod settle;
mod several;
mod shifts;
mod state;
pub(crate) mod text;
mod tiles;
mod uncovered;
mod unstored;
mod walk;

pub use computes::computed_from;
pub use constant_pool::{ConstantPool, form as form_constant_pool};
pub use function::{Argument, Fetch, Interface, Source, select};
pub use jump_tables::{JumpTable, JumpTables, form as form_jump_tables};
pub use kept::keep_rows;
pub use kernel::{Arrays, KernelPlace, KernelPlaces};
pub use library::{GateFunction, Library};
pub use open::open;
pub use options::PrepareOptions;
pub use prepare::{open_switches, prepare};
pub use settle::settle;
pub use unstored::spread;

/// In which order instructions of a block are selected, and how often constants are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// Where masks are in state, so that they change seldom; else in the order of the schedule.
    ByMasks,
    /// In the order of the schedule.
    Scheduled,
    /// Likewise. Constants are computed again for each use, so that they need no registers in between.
    Rematerialised,
    /// Likewise, and elements of arrays are loaded where they are needed first, results are stored where they are there.
    Late,
}

/// Scratch buffers for selection, used again for each function.
#[derive(Debug, Default)]
pub struct Context {
    tiles: tiles::Scratch,
    maker: block::Scratch,
    function: function::Scratch,
}
