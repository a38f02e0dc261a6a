//! Where the meanings of gates come from: the generated folder, or another evaluator of the description.

use super::Memory;
use onespec_graph::GateSet;
use onespec_graph::set::FoldArgs;

/// What gates mean. A value fills the low bits of a number, the others are 0.
pub trait Meaning {
    /// The value of a pure gate; `None` where it has no meaning here.
    fn eval(&mut self, args: FoldArgs<'_>) -> Option<u64>;

    /// A gate that touches memory and is no plain load, store or call. `Some(None)` for one without a value.
    fn effect(&mut self, _args: FoldArgs<'_>, _memory: &mut Memory) -> Option<Option<u64>> {
        None
    }
}

/// Meanings by the folder of a gate set.
#[derive(Clone, Copy)]
pub struct Tables(pub &'static GateSet);

impl Meaning for Tables {
    fn eval(&mut self, args: FoldArgs<'_>) -> Option<u64> {
        (self.0.fold)(args)
    }
}
