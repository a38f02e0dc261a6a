//! What each gate of a printed circuit is called: its name, if a text can have it and no other gate has it, else a number.

use super::cursor::is_word;
use super::symbols::number;
use crate::circuit::{Circuit, Gate};
use hashbrown::{HashMap, HashSet};

pub(super) struct Labels<'c> {
    circuit: &'c Circuit,
    /// Gates whose names are not used.
    nameless: HashSet<Gate>,
    /// Gates without a name that are not called by their own number, since another gate has it as its name.
    other: HashMap<Gate, u32>,
    /// By gate, its number; names are not used. Empty where they are.
    renumbered: Vec<u32>,
}

/// How a gate is called.
pub(super) enum Label<'c> {
    Name(&'c str),
    Number(u32),
}

impl<'c> Labels<'c> {
    /// Names where there are any.
    pub fn named(circuit: &'c Circuit) -> Labels<'c> {
        let mut labels = Labels {
            circuit,
            nameless: HashSet::new(),
            other: HashMap::new(),
            renumbered: Vec::new(),
        };
        if circuit.names.is_empty() {
            return labels;
        }
        let roots = usize::from(circuit.set().roots);
        let names = || {
            let gates = circuit.gates().skip(roots);
            gates.filter_map(|g| Some((g, circuit.names.get(g)?)))
        };
        if circuit.names.is_unchecked() {
            let mut seen = HashSet::new();
            let bad = names().filter(|(_, name)| !name.bytes().all(is_word) || !seen.insert(*name));
            labels.nameless = bad.map(|(gate, _)| gate).collect();
        }
        let numbers = names().filter(|(gate, _)| !labels.nameless.contains(gate));
        let taken: HashSet<usize> = numbers.filter_map(|(_, name)| number(name)).collect();
        let mut conflicts: Vec<usize> = taken.iter().copied().filter(|&n| n < circuit.len()).collect();
        conflicts.sort_unstable();
        let mut free = circuit.len();
        for index in conflicts {
            let gate = Gate(index as u32);
            if labels.name(gate).is_none() {
                while taken.contains(&free) {
                    free += 1;
                }
                labels.other.insert(gate, free as u32);
                free += 1;
            }
        }
        labels
    }

    /// Numbers by place in an order, behind the roots.
    pub fn numbered(circuit: &'c Circuit, order: &[Gate]) -> Labels<'c> {
        let mut renumbered = vec![u32::MAX; circuit.len()];
        for (place, gate) in (u32::from(circuit.set().roots)..).zip(order) {
            renumbered[gate.index()] = place;
        }
        Labels {
            circuit,
            nameless: HashSet::new(),
            other: HashMap::new(),
            renumbered,
        }
    }

    fn name(&self, gate: Gate) -> Option<&'c str> {
        self.circuit.names.get(gate).filter(|_| !self.nameless.contains(&gate))
    }

    pub fn get(&self, gate: Gate) -> Label<'c> {
        if !self.renumbered.is_empty() {
            return Label::Number(self.renumbered[gate.index()]);
        }
        match self.name(gate) {
            Some(name) => Label::Name(name),
            None => Label::Number(self.other.get(&gate).copied().unwrap_or(gate.0)),
        }
    }
}
