//! Inputs of all gates, close together. The circuit keeps what a pass needs to change it: sixteen bytes an input, forty a
//! gate. The stages only read, and read everything several times: four bytes an input and eight a gate stay in the caches
//! ten times as long.

use onespec_graph::Gate;
use onespec_graph::circuit::Look;

/// See the module. Roots as inputs are left out.
#[derive(Default)]
pub(super) struct Dense {
    targets: Vec<Gate>,
    /// By gate: where its states begin, and where its depends and values. One more for the end.
    states: Vec<u32>,
    operands: Vec<u32>,
}

impl Dense {
    /// Forgets all gates.
    pub fn clear(&mut self, gates: usize) {
        self.targets.clear();
        self.states.clear();
        self.operands.clear();
        self.states.reserve(gates + 1);
        self.operands.reserve(gates + 1);
    }

    /// Adds the next gate; its largest input, and the list that it hangs on.
    #[inline]
    pub fn push(&mut self, look: &Look<'_>) -> (u32, Gate) {
        let start = self.targets.len() as u32;
        self.states.push(start);
        self.operands.push(start + look.states);
        self.targets.extend(look.inputs.iter());
        let largest = self.targets[start as usize..].iter().fold(0, |most, g| most.max(g.0));
        let root = if look.rooted { self.targets.pop() } else { None };
        (largest, root.unwrap_or(Gate::NONE))
    }

    /// After the last gate.
    pub fn end(&mut self) {
        self.states.push(self.targets.len() as u32);
    }

    /// Its state inputs.
    #[inline]
    pub fn states(&self, gate: Gate) -> &[Gate] {
        &self.targets[self.states[gate.index()] as usize..self.operands[gate.index()] as usize]
    }

    /// Its depends, then its values.
    #[inline]
    pub fn operands(&self, gate: Gate) -> &[Gate] {
        &self.targets[self.operands[gate.index()] as usize..self.states[gate.index() + 1] as usize]
    }
}
