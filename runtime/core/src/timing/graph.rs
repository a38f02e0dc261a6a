//! Code as a flow graph of basic blocks, and the fixed point of the hazard analysis over it.

use super::Model;
use super::flow::{Found, State};
use super::instance::Instance;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;

/// A basic block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    /// Its instructions, by index.
    pub code: Range<usize>,
    /// Blocks that may come next.
    pub successors: Vec<usize>,
}

/// A flow graph. Nothing is pending where a block begins that no other leads to, and in the first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Graph {
    /// Basic blocks; code is entered at the first.
    pub blocks: Vec<Block>,
}

impl Graph {
    /// Straight code.
    pub fn straight(count: usize) -> Graph {
        Graph {
            blocks: vec![Block {
                code: 0..count,
                successors: Vec::new(),
            }],
        }
    }

    /// Everything that is wrong: for each instruction and each kind of hazard the one with the most slots that are missing.
    pub fn hazards(&self, model: &Model, code: &[Instance]) -> Vec<Found> {
        let states = self.states(model, code);
        let mut found: Vec<Found> = Vec::new();
        for (block, state) in self.blocks.iter().zip(states.0) {
            let Some(mut state) = state else { continue };
            for i in block.code.clone() {
                match i + 1 == block.code.end {
                    true => state.test(model, code, i, &mut found),
                    false => state.step(model, code, i, &mut found),
                }
            }
        }
        worst(found)
    }

    /// What is known where each block begins, whichever way led there.
    pub fn states(&self, model: &Model, code: &[Instance]) -> States {
        let mut at: Vec<Option<State>> = vec![None; self.blocks.len()];
        let mut led = vec![false; self.blocks.len()];
        for next in self.blocks.iter().flat_map(|block| &block.successors) {
            if let Some(led) = led.get_mut(*next) {
                *led = true;
            }
        }
        let entries = (0..self.blocks.len()).filter(|b| *b == 0 || !led.get(*b).copied().unwrap_or(false));
        let mut work: Vec<usize> = Vec::new();
        let enter = |b: usize, at: &mut Vec<Option<State>>, work: &mut Vec<usize>| {
            if let Some(state) = at.get_mut(b) {
                *state = Some(State::empty(model));
                work.push(b);
            }
        };
        entries.for_each(|b| enter(b, &mut at, &mut work));
        let mut ignored = Vec::new();
        let mut state = State::empty(model);
        // A circle that nothing leads to is entered at its first block.
        let mut unseen = 0;
        loop {
            while let Some(b) = work.pop() {
                let (Some(block), Some(Some(begin))) = (self.blocks.get(b), at.get(b)) else {
                    continue;
                };
                if block.successors.is_empty() {
                    continue;
                }
                state.clone_from(begin);
                for i in block.code.clone() {
                    state.step(model, code, i, &mut ignored);
                    ignored.clear();
                }
                for next in &block.successors {
                    let grew = match at.get_mut(*next) {
                        Some(Some(known)) => known.join(&state),
                        Some(unknown) => {
                            *unknown = Some(state.clone());
                            true
                        }
                        None => false,
                    };
                    if grew && !work.contains(next) {
                        work.push(*next);
                    }
                }
            }
            match at.iter().skip(unseen).position(Option::is_none) {
                None => break,
                Some(more) => {
                    unseen += more;
                    enter(unseen, &mut at, &mut work);
                }
            }
        }
        States(at)
    }
}

/// What is known where each block of a graph begins: the fixed point of the analysis.
#[derive(Debug, Clone)]
pub struct States(Vec<Option<State>>);

/// What is known behind a block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Behind(State);

impl States {
    /// What is known behind a block if it is entered as these states say. `None`: something in it is wrong.
    pub fn behind(&self, graph: &Graph, model: &Model, code: &[Instance], block: usize) -> Option<Behind> {
        let mut state = self.0.get(block)?.clone()?;
        let mut found = Vec::new();
        for i in graph.blocks.get(block)?.code.clone() {
            state.step(model, code, i, &mut found);
            if !found.is_empty() {
                return None;
            }
        }
        Some(Behind(state))
    }
}

/// Of several hazards of one kind of an instruction the one with the most slots; of equal ones the first.
fn worst(mut found: Vec<Found>) -> Vec<Found> {
    found.sort_by_key(|f| (f.at, f.hazard, core::cmp::Reverse(f.missing)));
    found.dedup_by_key(|f| (f.at, f.hazard));
    found
}
