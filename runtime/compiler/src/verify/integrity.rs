//! Stage 0: integrity of the arrays, so that all later stages can follow wires unchecked.

use super::plan::Kind;
use super::{Checks, message};
use onespec_graph::{Finding, Gate, Role};

impl Checks<'_> {
    /// E002, E004, E005; and the kinds of all gates, and which of them the next stage has to look at closely.
    pub(super) fn integrity(&mut self) {
        let (c, plan) = (self.circuit, self.plan);
        let mut broken = false;
        self.kinds.clear();
        self.kinds.reserve(c.len());
        self.dense.clear(c.len());
        self.odd.clear();
        self.listed.clear();
        for gate in (0..c.len() as u32).map(Gate) {
            let look = c.look(gate);
            let (largest, root) = self.dense.push(&look);
            broken |= largest as usize >= c.len();
            let Some(op) = plan.ops.get(usize::from(look.op)) else {
                self.unknown_opcode(gate);
                self.kinds.push(Kind::default());
                broken = true;
                continue;
            };
            self.kinds.push(op.kind.with(look.ty, look.is_dead));
            // What a gate says of itself is checked as long as it is at hand; why it is wrong, in the next stage.
            // Arguments and returns are those of the lists that collect them.
            if op.in_header
                && c.set()
                    .gates
                    .get(root.index())
                    .is_some_and(|list| list.role == Role::List)
            {
                self.listed.push(gate);
            }
            if !plan.is_usual(op, &look, root) {
                self.odd.push(gate);
            }
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
                        let (class, index) = message::wire(c, gate, i as u32);
                        Finding::at(c, gate, "E004", message).on(class, index)
                    });
                }
            }
        }
    }
}
