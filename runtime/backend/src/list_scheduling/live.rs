//! Register pressure for the list scheduler: the last use of each value, as linear scan sees it. A value that is
//! defined outside of a loop and used in it is live to the end of the loop.

use super::model::{read, written};
use crate::code::Function;
use crate::machine::latency::BANKS;

/// The live ranges of virtual registers, and the loops that extend them.
#[derive(Debug, Default)]
pub struct Live {
    /// By virtual register: the instruction behind which it is not needed any more, as an index.
    pub last: Vec<u32>,
    /// By virtual register: the block that defines it.
    home: Vec<u32>,
    /// By block: how many values of each bank are there where it begins, its parameters among them.
    pub at_begin: Vec<[i32; BANKS]>,
    /// By block: the innermost loop around it.
    loop_of: Vec<u32>,
    /// Head, last block, and the loop around.
    loops: Vec<(u32, u32, u32)>,
    /// By head of a loop: its last block.
    ends: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl Live {
    /// Looks at a function.
    pub fn find(&mut self, function: &Function) {
        self.find_loops(function);
        self.last.clear();
        self.last.resize(function.banks.len(), 0);
        self.home.clear();
        self.home.resize(function.banks.len(), 0);
        for (number, block) in function.blocks.iter().enumerate() {
            let number = number as u32;
            for v in function.params_of(block) {
                self.defined(v.0 as usize, number, block.insts.start);
            }
            for at in block.insts.clone() {
                let Some(inst) = function.insts.get(at as usize) else {
                    continue;
                };
                for arg in function.args_of(inst) {
                    if let Some(v) = read(arg) {
                        self.used(function, v, number, at);
                    }
                    if let Some(v) = written(arg) {
                        self.defined(v, number, at);
                    }
                }
            }
            for edge in function.edges_of(block) {
                for v in function.passed_at(edge) {
                    self.used(function, v.0 as usize, number, block.insts.end.saturating_sub(1));
                }
            }
        }
        self.count(function);
    }

    fn defined(&mut self, v: usize, block: u32, at: u32) {
        if let (Some(home), Some(last)) = (self.home.get_mut(v), self.last.get_mut(v)) {
            *home = block;
            *last = (*last).max(at);
        }
    }

    fn used(&mut self, function: &Function, v: usize, block: u32, at: u32) {
        let Some(home) = self.home.get(v).copied() else { return };
        let mut until = at;
        if home != block {
            // The outermost loop around that the value comes from outside of.
            let mut around = self.loop_of.get(block as usize).copied().unwrap_or(NONE);
            while let Some(&(head, end, outer)) = self.loops.get(around as usize)
                && head > home
            {
                let end = function
                    .blocks
                    .get(end as usize)
                    .map_or(0, |b| b.insts.end.saturating_sub(1));
                until = until.max(end);
                around = outer;
            }
        }
        if let Some(last) = self.last.get_mut(v) {
            *last = (*last).max(until);
        }
    }

    fn find_loops(&mut self, function: &Function) {
        let count = function.blocks.len();
        self.ends.clear();
        self.ends.resize(count, NONE);
        for (number, block) in function.blocks.iter().enumerate() {
            for edge in function.edges_of(block) {
                if edge.to as usize <= number
                    && let Some(end) = self.ends.get_mut(edge.to as usize)
                {
                    *end = number as u32;
                }
            }
        }
        self.loops.clear();
        self.loop_of.clear();
        let mut open = NONE;
        for number in 0..count as u32 {
            while let Some(&(_, end, outer)) = self.loops.get(open as usize)
                && end < number
            {
                open = outer;
            }
            if let Some(&end) = self.ends.get(number as usize)
                && end != NONE
            {
                self.loops.push((number, end, open));
                open = self.loops.len() as u32 - 1;
            }
            self.loop_of.push(open);
        }
    }

    /// Differences first, then their sums.
    fn count(&mut self, function: &Function) {
        self.at_begin.clear();
        self.at_begin.resize(function.blocks.len() + 1, [0; BANKS]);
        for (v, bank) in function.banks.iter().enumerate() {
            let bank = usize::from(*bank);
            if bank >= BANKS {
                continue;
            }
            let (home, last) = (self.home[v], self.last[v]);
            if function.blocks.get(home as usize).is_none_or(|b| last < b.insts.end) {
                continue;
            }
            // Behind the block in which it is read last; it is there at the begin of all between.
            let end = function.blocks.partition_point(|b| b.insts.start <= last) as u32;
            if end > home + 1 {
                self.at_begin[home as usize + 1][bank] += 1;
                if let Some(behind) = self.at_begin.get_mut(end as usize) {
                    behind[bank] -= 1;
                }
            }
        }
        let mut sum = [0; BANKS];
        for (number, counts) in self.at_begin.iter_mut().enumerate() {
            for (sum, count) in sum.iter_mut().zip(counts.iter_mut()) {
                *sum += *count;
                *count = *sum;
            }
            if let Some(block) = function.blocks.get(number) {
                for v in function.params_of(block) {
                    let bank = function.banks.get(v.0 as usize).copied().unwrap_or(0);
                    if let Some(count) = counts.get_mut(usize::from(bank)) {
                        *count += 1;
                    }
                }
            }
        }
    }
}
