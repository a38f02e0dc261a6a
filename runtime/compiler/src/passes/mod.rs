//! Passes: each takes a circuit and leaves one with the same meaning.
//!
//! A pass is known by its name; a [`Pipeline`] is a list of names. No pass knows a gate's name: roles, classes and the
//! tables of the set say what a gate is.

mod address;
mod algebra;
mod constants;
mod dead_branches;
mod dead_gates;
mod fold;
mod gvn;
mod if_conversion;
mod infer;
mod lower;
mod order;
mod pieces;
mod pipeline;
mod promote;
mod quiet;
mod reachable;
mod sccp;
mod segments;
mod selectors;
mod simplify;
mod stack_maps;
mod strength;

pub use infer::check_types;
pub use lower::{Helper, helper};
pub use pipeline::{Failure, Pipeline, UnknownPass};
pub use stack_maps::StackMaps;

use onespec_graph::{Circuit, Gate};

/// See the module.
pub trait Pass: Sync {
    /// As pipelines write it.
    fn name(&self) -> &'static str;

    /// What it does, in one sentence without a full stop.
    fn about(&self) -> &'static str;

    /// Changes the circuit; whether anything changed. The circuit is well formed before and after.
    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool;
}

/// Every pass, by name.
pub fn all() -> &'static [&'static dyn Pass] {
    &[
        &dead_branches::DeadBranches,
        &dead_gates::DeadGates,
        &fold::Fold,
        &gvn::ValueNumbering,
        &if_conversion::IfConversion,
        &infer::InferTypes,
        &lower::Lower,
        &promote::Promote,
        &quiet::Quiet,
        &sccp::ConditionalConstants,
        &selectors::Selectors,
        &simplify::Simplify,
        &stack_maps::FindStackMaps,
        &strength::Strength,
    ]
}

/// What passes leave for those after them.
#[derive(Debug, Default)]
pub struct Context {
    /// The references that live across calls, once they have been asked for.
    pub maps: Option<StackMaps>,
}

impl Context {
    /// Lets everything that refers to `old` refer to `new`.
    pub fn replace(&mut self, circuit: &mut Circuit, old: Gate, new: Gate) {
        circuit.replace_uses(old, new);
    }
}
