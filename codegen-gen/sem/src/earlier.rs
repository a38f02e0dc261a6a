//! Semantics of instructions that an earlier run has lowered: after an edit, only instructions are lowered whose text, or what it
//! stands on, has changed (memoisation by content, as in incremental compilers).
//!
//! An instruction is known by a key, which whoever opens descriptions computes from all that its semantics depends on. The fns
//! that instructions call are kept with them, as they were before unused ones were dropped, so that instructions that are new
//! share them.

use crate::ir::{Func, Inst};
use crate::lookup::Code;
use crate::lower::{Instance, Key, Lower};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// Instructions that are lowered again each time, at most, before all that is known is written anew: to write it takes longer.
const FEW: usize = 64;

/// What earlier runs have lowered, and what this one lowers besides.
#[derive(Debug, Default)]
pub struct Earlier {
    /// By instruction of the model.
    keys: Vec<u128>,
    known: Vec<Lowered>,
    /// Where it is worth being kept.
    now: Vec<Lowered>,
    count: usize,
}

/// All instructions, for one assignment of the parameters.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
struct Lowered {
    params: Vec<(String, i64)>,
    insts: Vec<(u128, Option<Inst>)>,
    funcs: Vec<Func>,
    instances: Vec<(Key, Option<Instance>)>,
    /// By CSR of the model, the fns that read and write it.
    csrs: Vec<(usize, Code)>,
}

impl Earlier {
    /// Nothing is known of instructions with these keys.
    pub fn new(keys: Vec<u128>) -> Earlier {
        Earlier {
            keys,
            ..Earlier::default()
        }
    }

    /// What [`Earlier::bytes`] gave. Of other bytes nothing is taken.
    #[must_use]
    pub fn with(self, bytes: &[u8]) -> Earlier {
        let known = postcard::from_bytes(bytes).unwrap_or_default();
        Earlier { known, ..self }
    }

    /// Instructions that were lowered, each assignment of the parameters counted.
    pub fn lowered(&self) -> usize {
        self.count
    }

    /// All that is known now. `None`: it is little more than what was known before.
    pub fn bytes(&self) -> Option<Vec<u8>> {
        (!self.now.is_empty())
            .then(|| postcard::to_allocvec(&self.now).ok())
            .flatten()
    }

    /// Lowers the instructions that are not known.
    pub(crate) fn instructions(&mut self, lower: &mut Lower<'_>) {
        let is_same = |known: &Lowered| known.params == lower.program.params;
        let at = self.known.iter().position(is_same);
        let known = at.map_or_else(Lowered::default, |at| self.known.swap_remove(at));
        lower.program.funcs = known.funcs;
        lower.instances = known.instances.into_iter().collect();
        lower.lookup.csr_code = known.csrs.into_iter().collect();
        let mut insts: HashMap<u128, Option<Inst>> = known.insts.into_iter().collect();
        let before = self.count;
        for id in 0..lower.isa.ops.len() {
            let key = self.keys.get(id);
            let inst = match key.and_then(|key| insts.remove(key)) {
                Some(inst) => inst,
                None => {
                    self.count += 1;
                    lower.numbered(id)
                }
            };
            lower.program.insts.push(inst);
        }
        if self.count - before <= FEW && at.is_some() {
            return;
        }
        self.now.push(Lowered {
            params: lower.program.params.clone(),
            insts: self
                .keys
                .iter()
                .copied()
                .zip(lower.program.insts.iter().cloned())
                .collect(),
            funcs: lower.program.funcs.clone(),
            instances: lower
                .instances
                .iter()
                .map(|(key, made)| (key.clone(), made.clone()))
                .collect(),
            csrs: lower.lookup.csr_code.iter().map(|(csr, code)| (*csr, *code)).collect(),
        });
    }
}
