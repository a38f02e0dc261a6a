//! Passes: each takes a circuit and gives one with the same semantics.
//!
//! A pass has a name; a [`Pipeline`] is a list of names. No pass knows a gate's name: roles, classes and the tables of
//! the gate set say what a gate is.

mod address_strength;
mod address_sums;
mod algebra;
pub(crate) mod alias;
mod analyses;
mod bit_tests;
mod constants;
mod counter_test;
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
mod intervals;
mod linear_test;
mod loop_info;
mod lower;
mod membership;
mod memory;
mod memory_barriers;
mod memory_segments;
mod order;
mod parts;
mod peel;
mod pipeline;
mod promote;
mod reachable;
mod sccp;
mod selectors;
mod simplify;
mod sink;
mod slices;
mod split;
mod split_conditions;
mod split_wide;
mod stack_maps;
mod strength;
mod switch_formation;
mod switch_tests;
mod unroll;
mod widen;

pub use algebra::by_results;
pub(crate) use alias::has_known_areas;
pub use analyses::Analyses;
pub use infer::check_types;
pub use lower::{Helper, helper};
pub use parts::{PartOps, RegisterTypes};
pub use pipeline::{Failure, Pipeline, UnknownPass};
pub use split_wide::{Formulas, is_formula, operations, split_wide};
pub use stack_maps::StackMaps;

use onespec_graph::{Circuit, Gate};
use std::sync::Arc;

/// A transformation of circuits that keeps their semantics.
pub trait Pass: Sync {
    /// As pipelines write it.
    fn name(&self) -> &'static str;

    /// The name that it had in the last release, which pipelines may still write.
    fn former_name(&self) -> Option<&'static str> {
        None
    }

    /// What it does, in one sentence without a full stop.
    fn about(&self) -> &'static str;

    /// Changes the circuit; whether anything changed. The circuit is well formed before and after.
    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool;
}

/// Every pass, by name.
pub fn all() -> &'static [&'static dyn Pass] {
    &[
        &address_strength::Addresses,
        &address_sums::AddressSums,
        &bit_tests::BitTests,
        &dead_branches::DeadBranches,
        &dead_gates::DeadGates,
        &dead_stores::DeadStores,
        &fold::Fold,
        &forward::Forward,
        &gvn::ValueNumbering,
        &hoist::Hoist,
        &if_conversion::IfConversion,
        &infer::InferTypes,
        &linear_test::LinearTest,
        &lower::Lower,
        &promote::Promote,
        &memory_barriers::MemoryBarriers,
        &sccp::ConditionalConstants,
        &selectors::Selectors,
        &simplify::Simplify,
        &sink::Sink,
        &split::Split,
        &split_conditions::SplitConditions,
        &stack_maps::FindStackMaps,
        &strength::Strength,
        &switch_formation::SwitchFormation,
        &switch_tests::SwitchTests,
        &unroll::Unroll,
        &widen::Widen,
    ]
}

/// What passes leave for those after them, and what is known of the circuit's surroundings.
#[derive(Debug)]
pub struct Context {
    /// By symbol, what is known of a datum; nothing of functions and of what is defined elsewhere.
    pub data: Arc<[Option<Datum>]>,
    /// Whether branches on what was loaded stay, since other threads, programs or devices may see in which order stores come
    /// behind loads. In functions with atomic accesses or fences they stay in any case.
    pub ordered: bool,
    /// The references that live across calls, once they have been asked for.
    pub maps: Option<StackMaps>,
    /// Analyses that hold as long as the circuit stays as it is; a pipeline begins without any.
    pub analyses: Analyses,
    /// Cycles that may be spent in vain where a branch becomes selections.
    pub vain: u32,
}

impl Default for Context {
    /// Nothing is known; branches cost what they cost processors.
    fn default() -> Context {
        Context {
            data: Arc::default(),
            ordered: false,
            maps: None,
            analyses: Analyses::default(),
            vain: 8,
        }
    }
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
