//! Stage 0: the arrays make sense, so that everything after may follow wires without looking where they lead.

use super::plan::Kind;
use super::{Checks, say};
use onespec_graph::{Finding, Gate};

impl Checks<'_> {
    /// E002, E004, E005; and the kinds of all gates.
    pub(super) fn integrity(&mut self) {
        let c = self.circuit;
        let mut broken = false;
        self.kinds.clear();
        self.kinds.reserve(c.len());
        self.dense.clear(c.len());
        for gate in (0..c.len() as u32).map(Gate) {
            let Some(kind) = self.plan.kinds.get(usize::from(c.op(gate))) else {
                self.unknown_opcode(gate);
                self.kinds.push(Kind::default());
                broken = true;
                continue;
            };
            self.kinds.push(kind.with(c.ty(gate), c.is_dead(gate)));
            broken |= !self.dense.push(c, gate);
        }
        self.dense.end();
        if broken {
            self.missing_inputs();
        } else if self.links
            && let Some((gate, message)) = c.broken_links()
        {
            self.found.push(|| Finding::at(c, gate, "E005", message));
        }
    }

    #[cold]
    fn unknown_opcode(&mut self, gate: Gate) {
        let c = self.circuit;
        self.found.push(|| {
            let known = c.set().gates.len();
            let message = format!(
                "opcode {} does not exist: {} has {known}, counted from 0",
                c.op(gate),
                c.set().name
            );
            Finding::at(c, gate, "E002", message)
        });
    }

    #[cold]
    fn missing_inputs(&mut self) {
        let c = self.circuit;
        for gate in (0..c.len() as u32).map(Gate) {
            for (i, input) in c.inputs(gate).iter().enumerate() {
                if input.index() >= c.len() {
                    self.found.push(|| {
                        let message = match input.some() {
                            None => "nothing is connected here".to_string(),
                            Some(gate) => format!("there is no gate {}: the circuit has {}", gate.0, c.len()),
                        };
                        let (class, index) = say::wire(c, gate, i as u32);
                        Finding::at(c, gate, "E004", message).on(class, index)
                    });
                }
            }
        }
    }
}
