//! Stage 7, first part: the users of one memory state.
//!
//! No gate joins two orders of effects, so only a chain says "both loads before this store". Under the strict
//! discipline all effects on a memory state form one chain; under the relaxed one, loads may stand beside it.

use super::plan::Repeat;
use super::{Checks, Discipline, message};
use onespec_graph::set::Class;
use onespec_graph::{Finding, Gate};

/// What uses a memory state, as bits; the bit above one that reads or writes says that there is a second.
const READ: u8 = 1;
const WRITTEN: u8 = 4;
const OTHER: u8 = 16;

impl Checks<'_> {
    /// E071 to E074, then E075.
    pub(super) fn effects(&mut self) {
        self.mark_live();
        self.resolve();
        self.forks();
        if self.found.is_empty() {
            self.memory();
        }
    }

    /// Gates that take memory: (gate, what it does to the state it takes).
    fn takers(&self) -> impl Iterator<Item = (Gate, u8)> + '_ {
        let ends = self
            .places
            .users
            .iter()
            .filter(|&&g| !self.kinds[g.index()].is(Class::StateCompute));
        self.places
            .chain
            .iter()
            .chain(&self.places.joins)
            .chain(ends)
            .map(|&gate| {
                let kind = self.kinds[gate.index()];
                let what = match () {
                    () if kind.writes() => WRITTEN,
                    () if kind.reads() => READ,
                    () => OTHER,
                };
                (gate, what)
            })
    }

    /// By gate, under the relaxed discipline, the memory state that a load gives on: there, loads are no members of the
    /// chain, and what depends on one depends on what it read. Empty under the strict one.
    fn beyond_loads(&self) -> Vec<Gate> {
        if self.discipline == Discipline::Strict {
            return Vec::new();
        }
        let mut beyond: Vec<Gate> = (0..self.circuit.len() as u32).map(Gate).collect();
        for &gate in self.places.chain.iter().filter(|g| self.kinds[g.index()].reads()) {
            if let Some(from) = self.memory_inputs(gate).first() {
                beyond[gate.index()] = beyond[from.index()];
            }
        }
        beyond
    }

    /// The memory states that a gate takes.
    #[inline]
    pub(super) fn memory_inputs(&self, gate: Gate) -> &[Gate] {
        let plan = &self.plan.ops[usize::from(self.kinds[gate.index()].op())];
        let operands = self.dense.operands(gate);
        match plan.repeat {
            Repeat::Depends => operands,
            _ => &operands[..(plan.depends as usize).min(operands.len())],
        }
    }

    fn forks(&mut self) {
        let strict = self.discipline == Discipline::Strict;
        let beyond = self.beyond_loads();
        let mut used = vec![0u8; self.kinds.len()];
        let mut forked = false;
        for (gate, what) in self.takers() {
            if !self.is_needed(gate) || (!strict && what == READ) {
                continue;
            }
            for &input in self.memory_inputs(gate) {
                let memory = beyond.get(input.index()).copied().unwrap_or(input);
                let uses = &mut used[memory.index()];
                let twice = *uses & what & (READ | WRITTEN);
                *uses |= what | twice << 1;
                forked |= *uses & (*uses - 1) != 0;
            }
        }
        if forked {
            self.explain_forks(&used, &beyond);
        }
    }

    #[cold]
    fn explain_forks(&mut self, used: &[u8], beyond: &[Gate]) {
        let c = self.circuit;
        let mut users: Vec<(Gate, u8, Gate)> = Vec::new();
        let strict = self.discipline == Discipline::Strict;
        for (gate, what) in self.takers() {
            if !self.is_needed(gate) || (!strict && what == READ) {
                continue;
            }
            for &input in self.memory_inputs(gate) {
                let memory = beyond.get(input.index()).copied().unwrap_or(input);
                if used[memory.index()] & (READ | WRITTEN) != 0 {
                    users.push((memory, what, gate));
                }
            }
        }
        users.sort_unstable();
        for group in users.chunk_by(|a, b| a.0 == b.0) {
            let memory = group[0].0;
            let of = |what: u8| -> Vec<Gate> { group.iter().filter(|u| u.1 == what).map(|u| u.2).collect() };
            let (reads, writes, others) = (of(READ), of(WRITTEN), of(OTHER));
            let list = |gates: &[Gate]| message::some(c, gates);
            let mut report = |code: &'static str, message: String| {
                self.found.push(|| Finding::at(c, memory, code, message));
            };
            let first: Vec<Gate> = reads.iter().chain(&writes).copied().collect();
            let (reads_, writes_, first_, others_) = (list(&reads), list(&writes), list(&first), list(&others));
            if !reads.is_empty() && !writes.is_empty() {
                report(
                    "E071",
                    format!(
                        "read by {reads_} and overwritten by {writes_} side by side: hang what writes on what reads"
                    ),
                );
            }
            if writes.len() > 1 {
                let message = "hang one on the other, or each on a relay of its own";
                report("E072", format!("overwritten by {writes_} side by side: {message}"));
            }
            if reads.len() > 1 {
                report("E073", format!("read by {reads_} side by side: hang one on the other"));
            }
            if !others.is_empty() && !first.is_empty() {
                report(
                    "E074",
                    format!("used by {others_} beside {first_}: hang {others_} on what comes last there"),
                );
            }
        }
    }
}
