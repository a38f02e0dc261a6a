//! The control-flow graph: reverse postorder, predecessors, and a loop forest.
//!
//! Loops are found from the innermost outwards by union-find over reverse postorder (Havlak 1997, without its treatment of
//! further entries of irreducible loops: what they add is left out, so depths are a lower bound there). Only the quality of
//! allocation depends on loops.

use super::input::Function;

/// No block.
pub const NONE: u32 = u32::MAX;

/// The flow graph of a function, without what the entry does not reach.
#[derive(Debug, Clone, Default)]
pub struct Graph {
    /// Reachable blocks in reverse postorder.
    pub order: Vec<u32>,
    /// By block: its place in `order`, or [`NONE`].
    pub number: Vec<u32>,
    /// By edge: the block from which it comes.
    pub from: Vec<u32>,
    /// The edges to each block, reachable ones alone, in compressed rows.
    edges_in: Vec<u32>,
    edges_in_start: Vec<u32>,
    /// By block: in how many loops it is.
    pub depth: Vec<u32>,
    /// By block: whether it is a header.
    pub is_header: Vec<bool>,
    /// By block: the header of the innermost loop around it, of a header around its own loop.
    around: Vec<u32>,
}

impl Graph {
    pub fn new(function: &Function) -> Graph {
        let count = function.blocks.len();
        let mut graph = Graph {
            number: vec![NONE; count],
            from: vec![NONE; function.edges.len()],
            depth: vec![0; count],
            is_header: vec![false; count],
            around: vec![NONE; count],
            ..Graph::default()
        };
        graph.order(function);
        graph.predecessors(function);
        graph.loops();
        graph
    }

    fn order(&mut self, function: &Function) {
        // Blocks that were entered, with the next edge to follow.
        let mut stack = vec![(0usize, function.edges_of(0).start)];
        self.number[0] = 0;
        while let Some((block, next)) = stack.last_mut() {
            if *next >= function.edges_of(*block).end {
                self.order.push(*block as u32);
                stack.pop();
                continue;
            }
            let to = function.edges[*next].to.index();
            *next += 1;
            if self.number[to] == NONE {
                self.number[to] = 0;
                stack.push((to, function.edges_of(to).start));
            }
        }
        self.order.reverse();
        for (number, block) in self.order.iter().enumerate() {
            self.number[*block as usize] = number as u32;
        }
    }

    fn predecessors(&mut self, function: &Function) {
        let mut start = vec![0u32; function.blocks.len() + 1];
        for block in &self.order {
            for edge in function.edges_of(*block as usize) {
                self.from[edge] = *block;
                start[function.edges[edge].to.index() + 1] += 1;
            }
        }
        for at in 1..start.len() {
            start[at] += start[at - 1];
        }
        let mut cursor = start.clone();
        let mut edges = vec![0; start.last().copied().unwrap_or(0) as usize];
        for (edge, from) in self.from.iter().enumerate() {
            if *from != NONE {
                let at = &mut cursor[function.edges[edge].to.index()];
                edges[*at as usize] = edge as u32;
                *at += 1;
            }
        }
        self.edges_in = edges;
        self.edges_in_start = start;
    }

    /// The edges to a block from reachable blocks.
    pub fn edges_to(&self, block: usize) -> &[u32] {
        &self.edges_in[self.edges_in_start[block] as usize..self.edges_in_start[block + 1] as usize]
    }

    fn loops(&mut self) {
        // By block: itself, or a header whose loop it was found in.
        let mut found: Vec<u32> = (0..self.number.len() as u32).collect();
        let root = |found: &mut Vec<u32>, mut block: u32| {
            while found[block as usize] != block {
                let above = found[found[block as usize] as usize];
                found[block as usize] = above;
                block = above;
            }
            block
        };
        let mut open = Vec::new();
        for at in (0..self.order.len()).rev() {
            let header = self.order[at];
            let after = |graph: &Graph, block: u32| graph.number[block as usize] >= at as u32;
            for edge in self.edges_to(header as usize) {
                let from = self.from[*edge as usize];
                if after(self, from) {
                    open.push(from);
                }
            }
            if open.is_empty() {
                continue;
            }
            self.is_header[header as usize] = true;
            while let Some(block) = open.pop() {
                let block = root(&mut found, block);
                if block == header {
                    continue;
                }
                found[block as usize] = header;
                self.around[block as usize] = header;
                for edge in self.edges_to(block as usize) {
                    let from = self.from[*edge as usize];
                    if after(self, from) {
                        open.push(from);
                    }
                }
            }
        }
        for block in &self.order {
            let block = *block as usize;
            let outer = match self.around[block] {
                NONE => 0,
                header => self.depth[header as usize],
            };
            self.depth[block] = outer + u32::from(self.is_header[block]);
        }
    }

    /// The header of the innermost loop that a block is in.
    pub fn innermost(&self, block: usize) -> u32 {
        if self.is_header[block] {
            block as u32
        } else {
            self.around[block]
        }
    }

    /// The header of the loop around that of a header.
    pub fn outer(&self, header: u32) -> u32 {
        self.around[header as usize]
    }

    /// Whether a block is in the loop of a header.
    fn is_in(&self, header: u32, block: usize) -> bool {
        let mut at = self.innermost(block);
        while at != NONE && at != header {
            at = self.outer(at);
        }
        at == header
    }

    /// How many loops an edge leaves.
    pub fn leaves(&self, from: usize, to: usize) -> u32 {
        let mut count = 0;
        let mut header = self.innermost(from);
        while header != NONE && !self.is_in(header, to) {
            count += 1;
            header = self.outer(header);
        }
        count
    }
}
