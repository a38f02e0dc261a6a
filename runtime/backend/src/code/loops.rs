//! Loops of selected code: blocks lie in an order in which a loop's blocks are one run, from its head to the last block
//! with an edge back to it.

use super::Function;

/// A loop, by numbers of blocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Loop {
    pub head: u32,
    /// The last block from which an edge goes back to the head.
    pub last: u32,
    /// The loop around it, or [`NONE`].
    outer: u32,
}

/// The loops of a function, each after those around it.
#[derive(Debug, Default)]
pub struct Loops {
    /// By block: the innermost loop around it, or [`NONE`].
    innermost: Vec<u32>,
    loops: Vec<Loop>,
    /// By head of a loop: its last block.
    lasts: Vec<u32>,
}

/// No loop, no block.
const NONE: u32 = u32::MAX;

impl Loops {
    /// Finds the loops of a function in place of those of an earlier one. Linear in blocks and edges.
    pub fn find(&mut self, function: &Function) {
        let count = function.blocks.len();
        self.lasts.clear();
        self.lasts.resize(count, NONE);
        for (number, block) in function.blocks.iter().enumerate() {
            for edge in function.edges_of(block) {
                if edge.to as usize <= number
                    && let Some(last) = self.lasts.get_mut(edge.to as usize)
                {
                    *last = number as u32;
                }
            }
        }
        self.loops.clear();
        self.innermost.clear();
        let mut open = NONE;
        for (number, &last) in (0..).zip(&self.lasts) {
            while let Some(around) = self.loops.get(open as usize)
                && around.last < number
            {
                open = around.outer;
            }
            if last != NONE {
                self.loops.push(Loop {
                    head: number,
                    last,
                    outer: open,
                });
                open = self.loops.len() as u32 - 1;
            }
            self.innermost.push(open);
        }
    }

    /// The loops around a block, the innermost first.
    pub fn around(&self, block: u32) -> impl Iterator<Item = Loop> + '_ {
        let known = |number: u32| self.loops.get(number as usize).copied();
        let innermost = self.innermost.get(block as usize).copied().and_then(known);
        std::iter::successors(innermost, move |inner| known(inner.outer))
    }
}
