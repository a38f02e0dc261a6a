//! Register pressure for the list scheduler: the last use of each value, as linear scan sees it. A value that is
//! defined outside of a loop and used in it is live to the end of the loop.

use crate::code::Function;
use crate::code::loops::Loops;
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
    loops: Loops,
}

impl Live {
    /// Looks at a function.
    pub fn find(&mut self, function: &Function) {
        self.loops.find(function);
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
                    if let Some(v) = arg.read() {
                        self.used(function, v.0 as usize, number, at);
                    }
                    if let Some(v) = arg.written() {
                        self.defined(v.0 as usize, number, at);
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
            let around = self.loops.around(block).take_while(|found| found.head > home);
            for found in around {
                let end = function
                    .blocks
                    .get(found.last as usize)
                    .map_or(0, |b| b.insts.end.saturating_sub(1));
                until = until.max(end);
            }
        }
        if let Some(last) = self.last.get_mut(v) {
            *last = (*last).max(until);
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
