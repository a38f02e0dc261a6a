//! The live range of one value: the blocks in which it is live.

use super::bounds::Bounds;
use super::uses::How;
use onespec_graph::Gate;
use std::ops::Range;

/// Finds lives, and keeps its memory for the next.
pub(super) struct LiveRanges {
    /// By block: in which search it was last found alive behind it, used in it, noted.
    alive: Vec<u32>,
    seen: Vec<u32>,
    noted: Vec<u32>,
    search: u32,
    work: Vec<u32>,
    /// By loop, the last of its blocks; empty until it is asked for.
    last_of_loop: Vec<u32>,
    /// The uses of the value that was looked for last: the block, and whether behind its last gate.
    pub used: Vec<(u32, bool)>,
    /// The blocks behind which it is alive, and those in which it is computed or used and not alive behind.
    pub reached: Vec<u32>,
    pub ended: Vec<u32>,
}

impl LiveRanges {
    pub fn new(bounds: &Bounds<'_>) -> LiveRanges {
        let blocks = bounds.frame.len();
        LiveRanges {
            alive: vec![0; blocks],
            seen: vec![0; blocks],
            noted: vec![0; blocks],
            search: 0,
            work: Vec::new(),
            last_of_loop: Vec::new(),
            used: Vec::new(),
            reached: Vec::new(),
            ended: Vec::new(),
        }
    }

    /// Finds the blocks of a value, by places of gates. Of a life that is longer than `most` blocks only those near the uses;
    /// whether that is so.
    pub fn find(&mut self, bounds: &Bounds<'_>, node: &[u32], gate: Gate, most: usize) -> bool {
        self.begin(bounds, node, gate);
        let Some(home) = bounds.frame.block_at(node[gate.index()]) else {
            self.constant();
            return false;
        };
        let whole = self.spread(bounds, home, most);
        for at in 0..=self.used.len() {
            let block = self.used.get(at).map_or(home, |&(block, _)| block);
            if self.alive[block as usize] != self.search && self.note(block) {
                self.ended.push(block);
            }
        }
        !whole
    }

    /// The same for a value that is taken to live without a break from its beginning to the last of its uses and of the
    /// loops that they are in: the blocks behind which it is alive, which are not listed.
    pub fn find_interval(&mut self, bounds: &Bounds<'_>, node: &[u32], gate: Gate) -> Range<u32> {
        self.begin(bounds, node, gate);
        let Some(home) = bounds.frame.block_at(node[gate.index()]) else {
            return 0..0;
        };
        let end = self.interval_end(bounds, node[gate.index()]).max(home);
        for at in 0..=self.used.len() {
            let block = self.used.get(at).map_or(home, |&(block, _)| block);
            if block >= end && self.note(block) {
                self.ended.push(block);
            }
        }
        home..end
    }

    fn begin(&mut self, bounds: &Bounds<'_>, node: &[u32], gate: Gate) {
        if self.search == u32::MAX {
            for list in [&mut self.alive, &mut self.seen, &mut self.noted] {
                list.fill(0);
            }
            self.search = 0;
        }
        self.search += 1;
        self.reached.clear();
        self.ended.clear();
        self.used.clear();
        let uses = bounds.uses.of(gate).iter().filter(|used| used.is_value());
        self.used.extend(uses.filter_map(|used| {
            let block = bounds.frame.block_at(used.node(node)?)?;
            Some((block, used.how == How::ValueAtEnd))
        }));
    }

    fn note(&mut self, block: u32) -> bool {
        std::mem::replace(&mut self.noted[block as usize], self.search) != self.search
    }

    /// Backwards from the uses. Whether that was within bounds.
    fn spread(&mut self, bounds: &Bounds<'_>, home: u32, most: usize) -> bool {
        let search = self.search;
        for at in 0..self.used.len() {
            let (block, at_end) = self.used[at];
            if at_end {
                self.work.push(block);
            } else if block != home && std::mem::replace(&mut self.seen[block as usize], search) != search {
                self.work.extend(bounds.frame.predecessors(block));
            }
            while let Some(block) = self.work.pop() {
                if std::mem::replace(&mut self.alive[block as usize], search) == search {
                    continue;
                }
                if self.reached.len() >= most {
                    self.work.clear();
                    return false;
                }
                self.reached.push(block);
                if block != home {
                    self.work.extend(bounds.frame.predecessors(block));
                }
            }
        }
        true
    }

    /// Constants without a place live in the blocks where they are made, to the end of those whose successors select them.
    fn constant(&mut self) {
        let search = self.search;
        for &(block, at_end) in &self.used {
            if at_end && std::mem::replace(&mut self.alive[block as usize], search) != search {
                self.reached.push(block);
            }
        }
        for at in 0..self.used.len() {
            let (block, _) = self.used[at];
            if self.alive[block as usize] != search && self.note(block) {
                self.ended.push(block);
            }
        }
    }

    /// The first block behind which a value is not alive any more.
    fn interval_end(&mut self, bounds: &Bounds<'_>, home: u32) -> u32 {
        if self.last_of_loop.is_empty() {
            self.last_of_loop = last_of_loops(bounds);
        }
        let control = &bounds.control;
        let depth = control.tree.depth(home);
        let around = |l: u32| control.head(l).is_none_or(|head| control.tree.depth(head) <= depth);
        let mut end = 0;
        for &(block, at_end) in &self.used {
            let inner = control.loop_of(bounds.frame.first(block));
            end = end.max(block + u32::from(at_end));
            if !around(inner) {
                let left = control.climb_loops(inner, |l| around(control.loop_parent[l as usize]));
                end = end.max(self.last_of_loop[left as usize] + 1);
            }
        }
        // Through a loop back to the selector that takes it, it is alive to the end of the loop, which that is in.
        end
    }
}

fn last_of_loops(bounds: &Bounds<'_>) -> Vec<u32> {
    let control = &bounds.control;
    let mut last_of_loop = vec![0; control.root_loop() as usize];
    for node in 0..control.states.len() as u32 {
        if let Some(inner) = control.loops.innermost(node) {
            last_of_loop[inner as usize] = bounds.frame.block_of[node as usize];
        }
    }
    for inner in (0..last_of_loop.len()).rev() {
        let last = last_of_loop[inner];
        if let Some(outer) = last_of_loop.get_mut(control.loop_parent[inner] as usize) {
            *outer = last.max(*outer);
        }
    }
    last_of_loop
}
