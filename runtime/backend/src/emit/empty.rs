//! Jump threading: blocks that only jump are removed, and branches to them go to their targets.
//!
//! Blocks that only jump to each other are an endless loop that computes nothing. One of them stays.

use crate::allocate::Allocated;
use crate::code::{Function, What};

/// By block, where control goes on: its own number, unless the block is left out.
pub struct Empty {
    target: Vec<u32>,
}

impl Empty {
    /// Takes time in proportion to the blocks.
    pub fn of(function: &Function, allocated: &Allocated) -> Empty {
        const UNKNOWN: u32 = u32::MAX;
        /// On the path that is being walked.
        const OPEN: u32 = u32::MAX - 1;
        let mut target = vec![UNKNOWN; function.blocks.len()];
        let mut path = Vec::new();
        for start in 0..function.blocks.len() as u32 {
            let mut at = start;
            let end = loop {
                match target.get(at as usize).copied() {
                    None => break at,
                    // The path comes back to this block, which stays.
                    Some(OPEN) => break at,
                    Some(UNKNOWN) => {}
                    Some(known) => break known,
                }
                let Some(next) = next(function, allocated, at) else {
                    break at;
                };
                target[at as usize] = OPEN;
                path.push(at);
                at = next;
            };
            if let Some(target) = target.get_mut(at as usize) {
                *target = end;
            }
            for block in path.drain(..) {
                target[block as usize] = end;
            }
        }
        Empty { target }
    }

    /// Whether a block is left out.
    pub fn is_left_out(&self, block: u32) -> bool {
        self.resolve(block) != block
    }

    /// The block to which an edge to a block leads in the end.
    pub fn resolve(&self, block: u32) -> u32 {
        self.target.get(block as usize).copied().unwrap_or(block)
    }
}

/// The block behind one that does nothing but go on. The first block of a function does more.
fn next(function: &Function, allocated: &Allocated, number: u32) -> Option<u32> {
    let block = function.blocks.get(number as usize).filter(|_| number > 0)?;
    let jump = function.insts.get(block.insts.start as usize)?;
    let only = block.insts.len() == 1 && jump.what == What::Jump;
    let moves = &allocated.moves;
    let is_plain = only && moves.binary_search_by_key(&block.insts.start, |m| m.before).is_err();
    is_plain.then(|| function.edges_of(block).first().map(|edge| edge.to))?
}
