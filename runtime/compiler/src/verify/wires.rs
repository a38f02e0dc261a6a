//! Stage 5: values and memory states do not depend on themselves.
//!
//! A phi of a loop may take what is computed from itself: that is the next iteration. In every other cycle a gate waits
//! for itself. Barriers are looked through: they take no time.

use super::cycles::cycles;
use super::{Checks, message};
use crate::flow::scc::components;
use onespec_graph::{Finding, Gate};

/// For how many findings a shortest cycle is looked for.
const PROOFS: usize = 8;

impl Checks<'_> {
    /// E060: one finding for each scc of cycles.
    pub(super) fn wires(&mut self) {
        if !self.places.cyclic {
            return;
        }
        let c = self.circuit;
        let next = |gate: u32, edge: usize| self.computed_input(Gate(gate), edge);
        let all = cycles(c.len(), &components(c.len(), next), PROOFS, next);
        for cycle in all {
            let gates: Vec<Gate> = cycle.into_iter().rev().map(Gate).collect();
            self.found.push(|| {
                let shown = match gates.len() {
                    1 => String::new(),
                    _ => format!(": {}", message::path(c, &gates)),
                };
                Finding::at(c, gates[0], "E060", format!("it depends on itself{shown}"))
            });
        }
    }
}
