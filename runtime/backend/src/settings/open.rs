//! Backward data flow analysis: which settings are followed by an instruction under a mask that keeps what its result held.
//! Under all others it may stay open what becomes of elements that masks leave out: no instruction has such elements, or none
//! of them matters.

use super::flow::Site;
use super::setters::Setters;
use crate::code::{Arg, Function, Inst, What};
use crate::machine::Machine;

/// What settings may leave open.
#[derive(Debug, Default)]
pub struct Open {
    /// By site, whether it may.
    pub sites: Vec<bool>,
    /// Instructions that leave state and may, ascending.
    pub leaving: Vec<u32>,
}

/// Finds them for the settings of a function.
pub fn open(machine: &Machine, setters: &Setters, code: &Function, states: &[&'static str], sites: &[Site]) -> Open {
    let sets = |site: &Site| {
        let mut values = states.iter().zip(&site.values);
        values.any(|(state, value)| value.is_some() && setters.is_open(state))
    };
    let mut found = Open {
        sites: vec![false; sites.len()],
        leaving: Vec::new(),
    };
    if !states.iter().any(|state| setters.is_open(state)) {
        return found;
    }
    // Whether a block, or what follows it, depends on the setting that holds where it begins.
    let mut before = vec![false; code.blocks.len()];
    loop {
        let mut changed = false;
        found.leaving.clear();
        for (number, block) in code.blocks.iter().enumerate().rev() {
            let edges = code.edges_of(block).iter();
            let mut needed = edges.clone().any(|edge| before.get(edge.to as usize) == Some(&true));
            for at in block.insts.clone().rev() {
                let Some(inst) = code.insts.get(at as usize) else {
                    continue;
                };
                let leaves = code.on_state_of(inst).is_some_and(|on| !on.leaves.is_empty());
                if leaves {
                    found.leaving.extend((!needed).then_some(at));
                    needed = false;
                }
                needed |= keeps(machine, code, inst);
                let first = sites.partition_point(|site| site.before < at);
                let here = sites
                    .iter()
                    .enumerate()
                    .skip(first)
                    .take_while(|(_, site)| site.before == at);
                if here.clone().any(|(_, site)| sets(site)) {
                    for (index, _) in here {
                        if let Some(open) = found.sites.get_mut(index) {
                            *open = !needed;
                        }
                    }
                    needed = false;
                }
            }
            if let Some(known) = before.get_mut(number)
                && *known != needed
            {
                *known = needed;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    found.leaving.sort_unstable();
    found
}

/// Whether an instruction reads a mask and keeps what its result held: its operands and a register that it requires.
fn keeps(machine: &Machine, code: &Function, inst: &Inst) -> bool {
    let What::Op(op) = inst.what else { return false };
    let args = code.args_of(inst);
    args.len() > machine.operands(op).len() && args.iter().any(|arg| matches!(arg, Arg::Tied(..)))
}
