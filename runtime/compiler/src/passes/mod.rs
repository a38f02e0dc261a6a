//! Passes: each takes a circuit and leaves one with the same meaning.
//!
//! A pass is known by its name; a [`Pipeline`] is a list of names. No pass knows a gate's name: roles, classes and the
//! tables of the set say what a gate is.

mod address;
mod addresses;
mod algebra;
mod constants;
mod dead_branches;
mod dead_gates;
mod dead_stores;
mod ends;
mod fold;
mod forward;
mod gvn;
mod hoist;
mod if_conversion;
mod infer;
mod lower;
mod memory;
mod order;
mod peel;
mod pieces;
mod pipeline;
mod promote;
mod quiet;
mod reachable;
mod sccp;
mod segments;
mod selectors;
mod simplify;
mod split;
mod stack_maps;
mod strength;
mod turns;
mod unroll;

pub(crate) use address::has_known_areas;
pub use infer::check_types;
pub use lower::{Helper, helper};
pub use pipeline::{Failure, Pipeline, UnknownPass};
pub use stack_maps::StackMaps;

use onespec_graph::{Circuit, Gate};
use std::sync::Arc;

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
        &addresses::Addresses,
        &dead_branches::DeadBranches,
        &dead_gates::DeadGates,
        &dead_stores::DeadStores,
        &fold::Fold,
        &forward::Forward,
        &gvn::ValueNumbering,
        &hoist::Hoist,
        &if_conversion::IfConversion,
        &infer::InferTypes,
        &lower::Lower,
        &promote::Promote,
        &quiet::Quiet,
        &sccp::ConditionalConstants,
        &selectors::Selectors,
        &simplify::Simplify,
        &split::Split,
        &stack_maps::FindStackMaps,
        &strength::Strength,
        &unroll::Unroll,
    ]
}

/// What passes leave for those after them, and what is known of the circuit's surroundings.
#[derive(Debug, Default)]
pub struct Context {
    /// By symbol, what is known of a datum; nothing of functions and of what is defined elsewhere.
    pub data: Arc<[Option<Datum>]>,
    /// Whether branches on what was loaded stay, since other threads, programs or devices may see in which order stores come
    /// behind loads. In functions with atomic accesses or fences they stay in any case.
    pub ordered: bool,
    /// The references that live across calls, once they have been asked for.
    pub maps: Option<StackMaps>,
}

/// What is known of the bytes that a symbol stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Datum {
    pub bytes: u64,
    /// Whether anything is ever written to it.
    pub writable: bool,
}

/// Whether a circuit has atomic accesses or fences (`atomic: yes` in their entries): others look at the order of its accesses.
pub(crate) fn has_order(circuit: &Circuit) -> bool {
    let is_atomic = |gate: Gate| circuit.def(gate).data.contains(&("atomic", "yes"));
    circuit.gates().any(is_atomic)
}

impl Context {
    /// Lets everything that refers to `old` refer to `new`.
    pub fn replace(&mut self, circuit: &mut Circuit, old: Gate, new: Gate) {
        circuit.replace_uses(old, new);
    }
}
