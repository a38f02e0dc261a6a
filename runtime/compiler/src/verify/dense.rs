//! Inputs of all gates, close together. The circuit keeps what a pass needs to change it: sixteen bytes an input, forty a
//! gate. The stages only read, and read everything several times: four bytes an input and eight a gate stay in the caches
//! ten times as long.

use onespec_graph::{Circuit, Gate};

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

    /// Adds the next gate. False if some input is no gate of the circuit.
    #[inline]
    pub fn push(&mut self, circuit: &Circuit, gate: Gate) -> bool {
        let inputs = circuit.inputs(gate);
        let rooted = usize::from(circuit.is_rooted(gate));
        self.states.push(self.targets.len() as u32);
        self.operands
            .push((self.targets.len() + circuit.states(gate).len()) as u32);
        let mut largest = 0;
        for (i, input) in inputs.iter().enumerate() {
            largest = largest.max(input.0);
            if i + rooted < inputs.len() {
                self.targets.push(input);
            }
        }
        (largest as usize) < circuit.len()
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
