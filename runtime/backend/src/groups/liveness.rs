//! Liveness on SSA by paths upwards from each use (Brandner, Boissinot, Darte, Dupont de Dinechin, Rastello: "Computing
//! Liveness Sets for SSA-Form Programs", 2011), and next-use distances over blocks (Braun and Hack: "Register Spilling
//! and Live-Range Splitting for SSA-Form Programs", 2009).
//!
//! A distance counts instructions; an edge that leaves a loop adds [`LOOP_EXIT`], so that what is used after a loop is
//! further away than all that is used in it.

use super::graph::{Graph, NONE};
use super::input::{Function, Value};

/// No further use.
pub const DEAD: u32 = u32::MAX;
/// What leaving a loop adds to a distance.
pub const LOOP_EXIT: u32 = 1 << 20;
/// Sweeps over the graph to find distances. Each brings them through one more back edge; what is left after these is a
/// guess that is too large.
const SWEEPS: usize = 6;

/// Where values live and are used next.
#[derive(Debug, Clone, Default)]
pub struct Liveness {
    /// By block, in the order of values.
    pub live_in: Vec<Vec<u32>>,
    pub live_out: Vec<Vec<u32>>,
    /// Beside `live_in`: the distance from the beginning of the block to the next use.
    pub distance_in: Vec<Vec<u32>>,
    /// By parameter of the function's list: the same.
    pub distance_param: Vec<u32>,
    /// By operand: the distance, from the beginning of its block, of the value's next use after its instruction.
    pub next: Vec<u32>,
}

/// A use that no definition dominates.
#[derive(Debug, Clone, Copy)]
pub struct NotDominated(pub Value);

impl Liveness {
    /// Liveness alone, without distances.
    ///
    /// # Errors
    /// A use that is not dominated by its definition.
    pub fn new(function: &Function, graph: &Graph) -> Result<Liveness, NotDominated> {
        let uses = Uses::new(function, graph)?;
        let blocks = function.blocks.len();
        let mut live = Liveness {
            live_in: vec![Vec::new(); blocks],
            live_out: vec![Vec::new(); blocks],
            ..Liveness::default()
        };
        // The last value that was noted in each set.
        let mut last_in = vec![NONE; blocks];
        let mut last_out = vec![NONE; blocks];
        let mut open = Vec::new();
        for value in 0..function.values.len() {
            let id = value as u32;
            let own = uses.defined[value];
            for block in uses.of(value) {
                if *block != own {
                    open.push(*block);
                }
            }
            while let Some(block) = open.pop() {
                let at = block as usize;
                if last_in[at] == id {
                    continue;
                }
                if block == 0 {
                    return Err(NotDominated(Value(id)));
                }
                last_in[at] = id;
                live.live_in[at].push(id);
                for edge in graph.edges_to(at) {
                    let from = graph.from[*edge as usize];
                    if last_out[from as usize] != id {
                        last_out[from as usize] = id;
                        live.live_out[from as usize].push(id);
                    }
                    if from != own {
                        open.push(from);
                    }
                }
            }
        }
        Ok(live)
    }

    /// Finds distances.
    pub fn find_distances(&mut self, function: &Function, graph: &Graph) {
        let mut current = vec![DEAD; function.values.len()];
        // The first use in each block of values that live into it.
        let mut first: Vec<Vec<u32>> = Vec::with_capacity(self.live_in.len());
        for (block, live_in) in self.live_in.iter().enumerate() {
            if graph.number[block] == NONE {
                first.push(Vec::new());
                continue;
            }
            let insts = function.insts_of(block);
            let length = insts.len() as u32;
            let note = |value: Value, at: u32, current: &mut Vec<u32>| {
                let slot = &mut current[value.index()];
                *slot = (*slot).min(at);
            };
            for (at, inst) in insts.clone().enumerate() {
                for operand in function.operands_of(inst).iter().filter(|o| !o.role.is_def()) {
                    note(operand.value, at as u32, &mut current);
                }
            }
            for edge in function.edges_of(block) {
                for value in function.args_of(edge) {
                    note(*value, length, &mut current);
                }
            }
            first.push(live_in.iter().map(|v| current[*v as usize]).collect());
            for inst in insts {
                function
                    .operands_of(inst)
                    .iter()
                    .for_each(|o| current[o.value.index()] = DEAD);
            }
            for edge in function.edges_of(block) {
                function.args_of(edge).iter().for_each(|v| current[v.index()] = DEAD);
            }
        }
        self.distance_in = first.clone();
        for _ in 0..SWEEPS {
            let mut changed = false;
            for block in graph.order.iter().rev() {
                let block = *block as usize;
                self.flow_out(function, graph, block, &mut current);
                for (at, value) in self.live_in[block].iter().enumerate() {
                    if first[block][at] == DEAD {
                        let new = current[*value as usize];
                        changed |= self.distance_in[block][at] != new;
                        self.distance_in[block][at] = new;
                    }
                }
                self.reset(block, &mut current);
            }
            if !changed {
                break;
            }
        }
        self.next = vec![DEAD; function.operands.len()];
        self.distance_param = vec![DEAD; function.params.len()];
        for block in &graph.order {
            self.find_next(function, graph, *block as usize, &mut current);
        }
    }

    /// Puts the distances of what lives out of a block, from the block's beginning, into `current`.
    fn flow_out(&self, function: &Function, graph: &Graph, block: usize, current: &mut [u32]) {
        let length = function.insts_of(block).len() as u32;
        for edge in function.edges_of(block) {
            let to = function.edges[edge].to.index();
            let exit = graph.leaves(block, to).saturating_mul(LOOP_EXIT);
            for (value, distance) in self.live_in[to].iter().zip(&self.distance_in[to]) {
                // A use that is not found yet is beyond all that are.
                let through = distance.saturating_add(exit).saturating_add(length + 1).min(DEAD - 1);
                let slot = &mut current[*value as usize];
                *slot = (*slot).min(through);
            }
        }
    }

    fn reset(&self, block: usize, current: &mut [u32]) {
        self.live_out[block].iter().for_each(|v| current[*v as usize] = DEAD);
    }

    fn find_next(&mut self, function: &Function, graph: &Graph, block: usize, current: &mut [u32]) {
        self.flow_out(function, graph, block, current);
        let insts = function.insts_of(block);
        let length = insts.len() as u32;
        for edge in function.edges_of(block) {
            function.args_of(edge).iter().for_each(|v| current[v.index()] = length);
        }
        for (at, inst) in insts.clone().enumerate().rev() {
            let range = function.insts[inst].operands.clone();
            for number in range.clone() {
                let operand = &function.operands[number as usize];
                self.next[number as usize] = current[operand.value.index()];
            }
            for number in range {
                let operand = &function.operands[number as usize];
                let is_def = operand.role.is_def();
                current[operand.value.index()] = if is_def { DEAD } else { at as u32 };
            }
        }
        let params = function.blocks[block].params.clone();
        for number in params {
            let value = function.params[number as usize];
            self.distance_param[number as usize] = current[value.index()];
            current[value.index()] = DEAD;
        }
        self.reset(block, current);
        self.live_in[block].iter().for_each(|v| current[*v as usize] = DEAD);
        for edge in function.edges_of(block) {
            function.args_of(edge).iter().for_each(|v| current[v.index()] = DEAD);
        }
    }
}

/// The blocks that use each value, and that which defines it.
struct Uses {
    defined: Vec<u32>,
    start: Vec<u32>,
    blocks: Vec<u32>,
}

impl Uses {
    fn new(function: &Function, graph: &Graph) -> Result<Uses, NotDominated> {
        let mut defined = vec![NONE; function.values.len()];
        let mut pairs: Vec<(u32, u32)> = Vec::new();
        for block in &graph.order {
            let at = *block as usize;
            for value in function.params_of(at) {
                defined[value.index()] = *block;
            }
            for inst in function.insts_of(at) {
                for operand in function.operands_of(inst).iter().filter(|o| !o.role.is_def()) {
                    pairs.push((operand.value.0, *block));
                }
                for operand in function.operands_of(inst).iter().filter(|o| o.role.is_def()) {
                    // A use before it in the same block.
                    defined[operand.value.index()] = *block;
                }
            }
            for edge in function.edges_of(at) {
                pairs.extend(function.args_of(edge).iter().map(|v| (v.0, *block)));
            }
        }
        // A use before the definition in the same block reads nothing.
        let mut seen = vec![false; function.values.len()];
        for block in &graph.order {
            let at = *block as usize;
            function.params_of(at).iter().for_each(|v| seen[v.index()] = true);
            for inst in function.insts_of(at) {
                for operand in function.operands_of(inst).iter().filter(|o| !o.role.is_def()) {
                    if defined[operand.value.index()] == *block && !seen[operand.value.index()] {
                        return Err(NotDominated(operand.value));
                    }
                }
                for operand in function.operands_of(inst).iter().filter(|o| o.role.is_def()) {
                    seen[operand.value.index()] = true;
                }
            }
        }
        let mut start = vec![0u32; function.values.len() + 1];
        for (value, _) in &pairs {
            start[*value as usize + 1] += 1;
        }
        for at in 1..start.len() {
            start[at] += start[at - 1];
        }
        let mut cursor = start.clone();
        let mut blocks = vec![0; pairs.len()];
        for (value, block) in pairs {
            let at = &mut cursor[value as usize];
            blocks[*at as usize] = block;
            *at += 1;
        }
        Ok(Uses { defined, start, blocks })
    }

    fn of(&self, value: usize) -> &[u32] {
        &self.blocks[self.start[value] as usize..self.start[value + 1] as usize]
    }
}
