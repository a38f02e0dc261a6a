//! The relaxed discipline: loads stand beside the chain of writers, and a scheduler puts each load before the writer
//! that overwrites what it reads.

use super::{Checks, message};
use crate::flow::scc::components;
use onespec_graph::{Finding, Gate};

impl Checks<'_> {
    /// Everything that is computed, so that inputs come first, and loads before what overwrites what they read. E075,
    /// and nothing, where that is impossible.
    pub(super) fn loads_first(&mut self) -> Option<Vec<Gate>> {
        let c = self.circuit;
        // Loads by the memory they read, as lists one behind the other.
        let mut start = vec![0u32; c.len() + 2];
        let reads: Vec<(Gate, Gate)> = self
            .places
            .chain
            .iter()
            .filter(|g| self.kinds[g.index()].reads() && self.is_needed(**g))
            .map(|&g| (self.memory_of(g), g))
            .collect();
        for (memory, _) in &reads {
            start[memory.index() + 2] += 1;
        }
        for i in 2..start.len() {
            start[i] += start[i - 1];
        }
        let mut loads = vec![0; reads.len()];
        for (memory, gate) in &reads {
            let at = &mut start[memory.index() + 1];
            loads[*at as usize] = gate.0;
            *at += 1;
        }
        let before = |gate: Gate, edge: usize| {
            let kind = self.kinds[gate.index()];
            let inputs = c.depends(gate).len() + c.values(gate).len();
            if edge < inputs || !kind.writes() || !self.is_needed(gate) {
                return self.computed_input(gate, edge);
            }
            let memory = self.memory_of(c.depends(gate).get(0)?);
            let list = start[memory.index()] as usize..start[memory.index() + 1] as usize;
            loads.get(list)?.get(edge - inputs).copied()
        };
        let sccs = components(c.len(), |gate, edge| before(Gate(gate), edge));
        let stuck: Vec<Gate> = sccs
            .iter()
            .filter(|scc| scc.len() > 1)
            .filter_map(|scc| {
                scc.iter()
                    .map(|&g| Gate(g))
                    .filter(|g| self.kinds[g.index()].reads())
                    .min()
            })
            .collect();
        for &load in &stuck {
            let memory = self.memory_of(load);
            self.found.push(|| {
                let message = format!(
                    "it reads the memory of {}, but waits for what overwrites that: it can't run before",
                    message::name(c, memory)
                );
                Finding::at(c, load, "E075", message)
            });
        }
        stuck.is_empty().then(|| sccs.into_iter().flatten().map(Gate).collect())
    }
}
