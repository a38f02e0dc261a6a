//! Decoding by a list: the instructions of a target, one after the other.
//!
//! To make a decision tree takes much longer than to look through all instructions once. Where many targets have a few words
//! each, as examples do, no tree pays.

use super::build::decode_order;
use super::diagnose::fault;
use crate::isa::{FeatureSet, Isa, OpId, Word};
use alloc::vec::Vec;

/// Decodes as a [`Decoder`](super::Decoder) of the same features does.
#[derive(Debug, Clone)]
pub struct List {
    isa: &'static Isa,
    /// The target's instructions, specialised ones before those that they specialise.
    ops: Vec<OpId>,
}

impl List {
    /// The list of the instructions that these features have.
    pub fn new(isa: &'static Isa, features: &FeatureSet) -> List {
        let order = decode_order(isa, features);
        List {
            isa,
            ops: order.into_iter().filter_map(|op| OpId::try_from(op).ok()).collect(),
        }
    }

    /// The instruction of a word; bits above the instruction's length may be anything. `None` when it is none.
    pub fn decode(&self, word: Word) -> Option<OpId> {
        let is_it = |op: &OpId| {
            let op = self.isa.ops.get(usize::from(*op));
            op.is_some_and(|op| fault(self.isa, op, word).is_none())
        };
        self.ops.iter().copied().find(is_it)
    }
}
