//! Where state is such that registers can be copied: copies of some banks need that something set it.

use crate::code::{Function, What};
use crate::machine::Machine;

/// Of a function, in which blocks state was set on all ways that lead there, since the function began and since each call.
#[derive(Debug, Default)]
pub struct Ready {
    /// By block. Empty: no copy asks for it.
    at_begin: Vec<bool>,
}

impl Ready {
    /// The greatest solution: a forward analysis over blocks.
    pub fn of(machine: &Machine, function: &Function) -> Ready {
        if !machine.has_unready() {
            return Ready::default();
        }
        let mut at_begin = vec![true; function.blocks.len()];
        if let Some(first) = at_begin.first_mut() {
            *first = false;
        }
        let mut changed = true;
        while changed {
            changed = false;
            for (number, block) in function.blocks.iter().enumerate() {
                let begins = at_begin.get(number).copied().unwrap_or(false);
                let ends = block.insts.clone().fold(begins, |now, at| behind(function, at, now));
                for edge in function.edges_of(block) {
                    if let Some(known) = at_begin.get_mut(edge.to as usize).filter(|known| **known && !ends) {
                        *known = false;
                        changed = true;
                    }
                }
            }
        }
        Ready { at_begin }
    }

    /// Whether copies need nothing where a block begins.
    pub fn at_begin(&self, block: u32) -> bool {
        self.at_begin.get(block as usize).copied().unwrap_or(true)
    }
}

/// Whether copies need nothing behind an instruction, if so many did before it.
pub fn behind(function: &Function, at: u32, before: bool) -> bool {
    let calls = |what: What| matches!(what, What::Call | What::CallRegister);
    match function.insts.get(at as usize).is_some_and(|inst| calls(inst.what)) {
        true => false,
        false => before || function.sets.binary_search(&at).is_ok(),
    }
}
