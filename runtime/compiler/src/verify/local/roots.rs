//! E090: the roots, and the gates attached to them.

use super::super::{Checks, message};
use super::Subject;
use onespec_graph::circuit::WireClass;
use onespec_graph::{Finding, Gate};

impl Checks<'_> {
    /// The first gates are the roots, alive, and attached to the first of them; nothing else is a root.
    pub(super) fn roots(&mut self) {
        let c = self.circuit;
        let set = c.set();
        for gate in (0..u32::from(set.roots)).map(Gate) {
            let message = if gate.index() >= c.len() {
                format!("{} is missing", set.gates[gate.index()].name)
            } else if u32::from(c.op(gate)) != gate.0 {
                format!("gate {} must be {}", gate.0, set.gates[gate.index()].name)
            } else if c.is_dead(gate) {
                "a root is dead".to_string()
            } else if c.ty(gate) != onespec_graph::Type::NONE || c.bits(gate) != 0 {
                "a root has neither type nor bitfield".to_string()
            } else {
                let root = (gate.0 > 0).then_some(Gate(0));
                if c.root(gate) == root && c.inputs(gate).len() == usize::from(root.is_some()) {
                    continue;
                }
                let expected = match root {
                    None => "nothing".to_string(),
                    Some(root) => message::name(c, root),
                };
                format!("a root is attached to {expected} and has no other inputs")
            };
            self.found.push(|| Finding::at(c, gate, "E090", message));
        }
    }

    #[cold]
    pub(super) fn explain_root(&mut self, subject: &Subject<'_>) {
        let (c, gate) = (self.circuit, subject.gate);
        let expected = subject.plan.root;
        self.found.push(|| {
            let message = match (c.root(gate), expected.some()) {
                (None, Some(list)) => format!("it must be attached to {}", message::name(c, list)),
                (Some(root), Some(list)) => {
                    format!(
                        "it is attached to {}, expected {}",
                        message::name(c, root),
                        message::name(c, list)
                    )
                }
                (Some(root), None) => format!("it is attached to {}, expected no root", message::name(c, root)),
                (None, None) => String::new(),
            };
            Finding::at(c, gate, "E090", message).on(WireClass::Root, 0)
        });
    }

    /// A gate of a root's opcode that is not the root.
    #[cold]
    pub(super) fn second_root(&mut self, gate: Gate) {
        let c = self.circuit;
        let message = "a circuit has each root once, as its first gates";
        self.found.push(|| Finding::at(c, gate, "E090", message));
    }
}
