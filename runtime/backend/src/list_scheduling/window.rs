//! A window of instructions as a dependence graph in bit sets, and a better order for it: list scheduling by critical
//! paths.

use crate::machine::latency::BANKS;

/// Instructions that are looked at together.
pub const WINDOW: usize = 64;

/// An instruction of a window.
#[derive(Debug, Clone, Copy, Default)]
pub struct Node {
    /// Nodes whose results it reads.
    pub reads: u64,
    /// All nodes that it comes behind, those among them.
    pub behind: u64,
    /// When what it reads from outside of the window is there.
    pub ready: u32,
    /// Until its results may be read.
    pub cycles: u32,
    /// Instructions that it becomes.
    pub slots: u32,
    /// Registers that it begins to hold, by bank.
    pub holds: [i8; BANKS],
    /// Its values that are read for the last time in this window: a piece of [`Window::ends`].
    pub ends: (u16, u16),
}

/// A run of instructions of a block, with the instructions on which each depends as bits of words.
#[derive(Debug, Default)]
pub struct Window {
    pub nodes: Vec<Node>,
    /// A value's bank, and the nodes that read it.
    pub ends: Vec<(u8, u64)>,
    /// The nodes in their new order.
    pub order: Vec<u8>,
    heights: Vec<u32>,
}

/// What an order costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cost {
    pub waits: u32,
    /// The most registers that hold something at once, by bank.
    pub most: [i32; BANKS],
    /// Those at the end.
    pub live: [i32; BANKS],
}

/// A window on its way through an order.
struct Run<'a> {
    window: &'a Window,
    now: u32,
    left: u64,
    cost: Cost,
    done: [u32; WINDOW],
    /// Nodes that come behind nothing that is left, and when what they read is there.
    ready: u64,
    begins: [u32; WINDOW],
}

impl Window {
    pub fn clear(&mut self) {
        self.nodes.clear();
        self.ends.clear();
    }

    /// Finds a new order, from a cycle on, with so many registers that hold something. Registers beyond the limits are
    /// avoided, not forbidden.
    pub fn schedule(&mut self, now: u32, live: [i32; BANKS], limits: [i32; BANKS]) -> Cost {
        self.find_heights();
        let mut order = std::mem::take(&mut self.order);
        order.clear();
        let mut run = self.start(now, live);
        while run.left != 0 {
            let Some(best) = run.choose(&limits) else { break };
            run.take(best);
            order.push(best as u8);
        }
        let cost = run.cost;
        self.order = order;
        cost
    }

    /// What the order costs in which the nodes are.
    pub fn cost(&self, now: u32, live: [i32; BANKS]) -> Cost {
        let mut run = self.start(now, live);
        (0..self.nodes.len()).for_each(|at| run.take(at));
        run.cost
    }

    fn start(&self, now: u32, live: [i32; BANKS]) -> Run<'_> {
        Run {
            window: self,
            now,
            left: all(self.nodes.len()),
            cost: Cost {
                waits: 0,
                most: live,
                live,
            },
            done: [0; WINDOW],
            ready: 0,
            begins: [0; WINDOW],
        }
    }

    /// Cycles from each node to the end of the window.
    fn find_heights(&mut self) {
        self.heights.clear();
        self.heights.extend(self.nodes.iter().map(|n| n.cycles));
        for (at, node) in self.nodes.iter().enumerate().rev() {
            let height = self.heights[at];
            for before in bits(node.behind) {
                let takes = match node.reads >> before & 1 {
                    1 => self.nodes[before].cycles,
                    _ => 1,
                };
                self.heights[before] = self.heights[before].max(takes + height);
            }
        }
    }
}

impl Run<'_> {
    /// The next node: of those that wait least the one with the longest way behind it, of equals the first.
    fn choose(&mut self, limits: &[i32; BANKS]) -> Option<usize> {
        let full = (0..BANKS).any(|b| self.cost.live[b] >= limits[b]);
        let mut best: Option<(usize, (i32, u32, u32))> = None;
        for at in bits(self.left) {
            let node = &self.window.nodes[at];
            if self.ready >> at & 1 == 0 {
                if node.behind & self.left != 0 {
                    continue;
                }
                self.ready |= 1 << at;
                self.begins[at] = self.begins(node);
            }
            let over = if full { self.over(node, at, limits) } else { 0 };
            let waits = self.begins[at].saturating_sub(self.now);
            let key = (over, waits, u32::MAX - self.window.heights[at]);
            if best.is_none_or(|(_, known)| key < known) {
                best = Some((at, key));
            }
        }
        best.map(|(at, _)| at)
    }

    /// When a node can begin.
    fn begins(&self, node: &Node) -> u32 {
        bits(node.reads).fold(node.ready.max(self.now), |latest, at| latest.max(self.done[at]))
    }

    /// By how many registers a node goes beyond the limits.
    fn over(&self, node: &Node, at: usize, limits: &[i32; BANKS]) -> i32 {
        let change = self.change(node, at);
        let over = |b: usize| (self.cost.live[b] + change[b] - limits[b]).max(0).min(change[b].max(0));
        (0..BANKS).map(over).sum()
    }

    /// Registers that hold more behind a node.
    fn change(&self, node: &Node, at: usize) -> [i32; BANKS] {
        let mut change = node.holds.map(i32::from);
        let ends = usize::from(node.ends.0)..usize::from(node.ends.1);
        for (bank, readers) in self.window.ends.get(ends).unwrap_or(&[]) {
            if readers & self.left == 1 << at {
                change[usize::from(*bank)] -= 1;
            }
        }
        change
    }

    fn take(&mut self, at: usize) {
        let node = &self.window.nodes[at];
        let change = self.change(node, at);
        for (bank, by) in change.iter().enumerate() {
            self.cost.live[bank] += by;
            self.cost.most[bank] = self.cost.most[bank].max(self.cost.live[bank]);
        }
        let begins = self.begins(node);
        self.cost.waits += begins - self.now;
        self.now = begins.saturating_add(node.slots);
        self.done[at] = self.now.saturating_add(node.cycles.saturating_sub(1));
        self.left &= !(1 << at);
    }
}

/// The lowest bits of a word.
pub fn all(count: usize) -> u64 {
    match count {
        0 => 0,
        count => u64::MAX >> (64 - count.min(64)),
    }
}

/// The numbers of the bits that are set.
pub fn bits(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = (word != 0).then(|| word.trailing_zeros() as usize);
        word &= word.wrapping_sub(1);
        at
    })
}
