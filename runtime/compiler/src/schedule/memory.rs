//! Readers beside the chain of memory states: a reader must come before a writer that overwrites the memory state that
//! it reads, though no wire says so.
//!
//! A memory state is what the entry, a writer or a memory phi gives. Loads and barriers pass it on. Where every memory
//! state is used in one chain, the wires say everything, and this module adds no cost.

use super::control::{Control, NONE};
use super::needed::is_movable;
use super::problem;
use onespec_graph::finding::Finding;
use onespec_graph::set::Effect;
use onespec_graph::{Circuit, Gate, Role};

/// Who reads and who overwrites which memory. Empty if all stand in chains.
pub(super) struct Versions {
    /// By gate that takes a depend wire: which memory that brings. Empty as a whole where there is nothing to see to.
    memory: Vec<Gate>,
    /// Offsets into `readers` by memory.
    start: Vec<u32>,
    readers: Vec<Gate>,
}

impl Versions {
    /// # Errors
    /// Where memory passes in a circle (E060).
    pub fn new(circuit: &Circuit, live: &[bool]) -> Result<Versions, Finding> {
        let mut versions = Versions {
            memory: Vec::new(),
            start: Vec::new(),
            readers: Vec::new(),
        };
        if !is_branched(circuit, live) {
            return Ok(versions);
        }
        versions.memory = memories(circuit, live)?;
        let memory = &versions.memory;
        let readers = || {
            let reads = |&g: &Gate| live[g.index()] && is_movable(circuit, g) && is_reader(circuit, g);
            circuit
                .gates()
                .filter(reads)
                .filter(|g| memory[g.index()] != Gate::NONE)
        };
        versions.start = vec![0; circuit.len() + 2];
        for reader in readers() {
            versions.start[memory[reader.index()].index() + 2] += 1;
        }
        for i in 2..versions.start.len() {
            versions.start[i] += versions.start[i - 1];
        }
        versions.readers = vec![Gate::NONE; versions.start[circuit.len() + 1] as usize];
        for reader in readers() {
            let at = &mut versions.start[memory[reader.index()].index() + 1];
            versions.readers[*at as usize] = reader;
            *at += 1;
        }
        Ok(versions)
    }

    /// Whether the wires say all.
    pub fn is_empty(&self) -> bool {
        self.memory.is_empty()
    }

    /// The movable gates that read a memory and leave it.
    pub fn readers(&self, memory: Gate) -> &[Gate] {
        match self.start.get(memory.index()..memory.index() + 2) {
            Some(&[from, to]) => &self.readers[from as usize..to as usize],
            _ => &[],
        }
    }

    /// The memory that a gate reads and leaves.
    pub fn read_by(&self, circuit: &Circuit, gate: Gate) -> Option<Gate> {
        let memory = self.memory.get(gate.index())?.some()?;
        is_reader(circuit, gate).then_some(memory)
    }

    /// The memory that a gate ends.
    pub fn overwritten_by(&self, circuit: &Circuit, gate: Gate) -> Option<Gate> {
        let memory = self.memory.get(gate.index())?.some()?;
        circuit.def(gate).effect.writes().then_some(memory)
    }

    /// Where memories end, as far as that does not depend on the placement: at joins and at states.
    pub fn fixed_ends(&self, circuit: &Circuit, control: &Control, live: &[bool]) -> Ends {
        let mut ends = Ends::default();
        if self.is_empty() {
            return ends;
        }
        ends.last = vec![NONE; circuit.len()];
        ends.sorted = vec![(NONE, 0); circuit.len()];
        for gate in circuit.gates().filter(|&g| live[g.index()]) {
            if circuit.role(gate) == Role::DependSelector {
                // From the join on memory is another one, so readers of the old ones are above it.
                let join = control.node(circuit.state(gate, 0)).and_then(|n| control.tree.idom(n));
                for input in circuit.depends(gate).iter() {
                    let memory = match passes_on(circuit, input) {
                        true => self.memory[input.index()],
                        false => input,
                    };
                    if let Some(node) = join {
                        ends.push(control, memory, node);
                    }
                }
            } else if let (Some(node), Some(memory)) = (control.node(gate), self.overwritten_by(circuit, gate)) {
                ends.push(control, memory, node);
            }
        }
        ends
    }
}

/// By memory, the states at which it ends.
#[derive(Default)]
pub(super) struct Ends {
    /// By memory: the last one of its list; empty if there are no lists.
    last: Vec<u32>,
    /// A place in the dominator tree's preorder, and the one before it in the list.
    list: Vec<(u32, u32)>,
    /// By memory: where in `numbers` its places stand in ascending order, and how many.
    sorted: Vec<(u32, u32)>,
    numbers: Vec<u32>,
}

impl Ends {
    /// Adds a state at which a memory ends. Not after [`Ends::bound`] was asked of the memory.
    pub fn push(&mut self, control: &Control, memory: Gate, node: u32) {
        if let (Some(last), Some(number)) = (self.last.get_mut(memory.index()), control.tree.preorder_number(node)) {
            self.list
                .push((number, std::mem::replace(last, self.list.len() as u32)));
        }
    }

    /// What dominates all ends of a memory that `early` dominates: no reader may be further down.
    pub fn bound(&mut self, control: &Control, memory: Gate, early: u32) -> Option<u32> {
        let &(first, count) = self.sorted.get(memory.index())?;
        let (first, count) = match first {
            NONE => self.sort(memory),
            _ => (first, count),
        };
        let numbers = &self.numbers[first as usize..][..count as usize];
        let subtree = control.tree.subtree(early).len() as u32;
        let from = control.tree.preorder_number(early)?;
        let inside = &numbers[numbers.partition_point(|&n| n < from)..numbers.partition_point(|&n| n < from + subtree)];
        // In preorder the first and the last have the common dominator that all have.
        let order = control.tree.preorder();
        let (&one, &other) = (inside.first()?, inside.last()?);
        control
            .tree
            .common_dominator(order[one as usize], order[other as usize])
    }

    fn sort(&mut self, memory: Gate) -> (u32, u32) {
        let first = self.numbers.len();
        let mut at = self.last[memory.index()];
        while let Some(&(number, before)) = self.list.get(at as usize) {
            self.numbers.push(number);
            at = before;
        }
        self.numbers[first..].sort_unstable();
        let range = (first as u32, (self.numbers.len() - first) as u32);
        self.sorted[memory.index()] = range;
        range
    }
}

fn is_reader(circuit: &Circuit, gate: Gate) -> bool {
    circuit.def(gate).effect == Effect::Read
}

/// Whether the memory behind a gate is the one before it.
fn passes_on(circuit: &Circuit, gate: Gate) -> bool {
    is_reader(circuit, gate) || circuit.role(gate) == Role::Relay
}

/// Whether some memory has a reader or a writer and besides it something else.
fn is_branched(circuit: &Circuit, live: &[bool]) -> bool {
    const SEQUENTIAL: u8 = 1;
    const OTHER: u8 = 2;
    let mut seen = vec![0u8; circuit.len()];
    for gate in circuit.gates().filter(|&g| live[g.index()]) {
        let sequential = circuit.def(gate).effect != Effect::None;
        for depend in circuit.depends(gate).iter() {
            let seen = &mut seen[depend.index()];
            match (sequential, *seen) {
                (true, 0) => *seen = SEQUENTIAL,
                (false, 0 | OTHER) => *seen = OTHER,
                _ => return true,
            }
        }
    }
    false
}

/// By gate with one depend wire: the memory that it brings.
fn memories(circuit: &Circuit, live: &[bool]) -> Result<Vec<Gate>, Finding> {
    let mut memory = vec![Gate::NONE; circuit.len()];
    let mut path = Vec::new();
    for start in circuit.gates().filter(|&g| live[g.index()]) {
        let mut gate = start;
        let found = loop {
            let Some(depend) = circuit
                .depends(gate)
                .get(0)
                .filter(|_| circuit.depends(gate).len() == 1)
            else {
                break gate;
            };
            if let Some(known) = memory[gate.index()].some() {
                break known;
            }
            path.push(gate);
            if path.len() > circuit.len() {
                return Err(problem(
                    circuit,
                    gate,
                    "E060",
                    "memory passes through loads and relays in a circle",
                ));
            }
            if !passes_on(circuit, depend) {
                break depend;
            }
            gate = depend;
        };
        for gate in path.drain(..) {
            memory[gate.index()] = found;
        }
    }
    Ok(memory)
}
