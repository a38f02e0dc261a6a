//! Splits the chain of memory states into segments between memory phis and barriers; lists the memory operations of
//! each segment and the segment that it depends on.

use onespec_graph::circuit::WireClass;
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role};

/// The number of no segment.
pub(super) const NO_SEGMENT: u32 = u32::MAX;

pub(super) struct Segments {
    /// The first version of each.
    pub heads: Vec<Gate>,
    /// By gate that gives memory, its piece.
    of: Vec<u32>,
    /// Where the effects of each piece are.
    start: Vec<u32>,
    effects: Vec<Gate>,
}

impl Segments {
    /// Takes time in proportion to gates and wires.
    pub fn of(circuit: &Circuit) -> Segments {
        let mut segments = Segments {
            heads: Vec::new(),
            of: vec![NO_SEGMENT; circuit.len()],
            start: vec![0],
            effects: Vec::new(),
        };
        let entry = circuit.depend_entry();
        for gate in circuit.gates() {
            let begins = match circuit.def(gate).class {
                Class::Fixed => matches!(circuit.role(gate), Role::Relay | Role::DependSelector),
                Class::StateCompute => !circuit.depends(gate).is_empty(),
                Class::Effect => !follows(circuit, gate),
                _ => gate == entry,
            };
            if begins {
                segments.walk(circuit, gate);
            }
        }
        segments
    }

    fn walk(&mut self, circuit: &Circuit, head: Gate) {
        let number = self.heads.len() as u32;
        self.heads.push(head);
        let mut at = head;
        if circuit.def(head).class == Class::Effect {
            self.effects.push(head);
        }
        self.of[head.index()] = number;
        while let Some(next) = only_user(circuit, at).filter(|&u| circuit.def(u).class == Class::Effect) {
            if self.of[next.index()] != NO_SEGMENT {
                break;
            }
            self.of[next.index()] = number;
            self.effects.push(next);
            at = next;
        }
        self.start.push(self.effects.len() as u32);
    }

    /// The piece of a gate that gives memory.
    pub fn piece(&self, gate: Gate) -> u32 {
        self.of.get(gate.index()).copied().unwrap_or(NO_SEGMENT)
    }

    /// The effects of a piece in their order.
    pub fn effects(&self, piece: u32) -> &[Gate] {
        let range = |at: usize| self.start[at] as usize;
        &self.effects[range(piece as usize)..range(piece as usize + 1)]
    }
}

/// Whether an effect depends on a version of memory that nothing else takes.
fn follows(circuit: &Circuit, effect: Gate) -> bool {
    let before = circuit.depend(effect, 0);
    before.index() < circuit.len() && circuit.depends(effect).len() == 1 && only_user(circuit, before) == Some(effect)
}

/// The gate that takes a version of memory, if it is the only one.
pub(super) fn only_user(circuit: &Circuit, version: Gate) -> Option<Gate> {
    let mut users = circuit
        .uses(version)
        .filter(|u| circuit.class_of(u.user, u.index) == WireClass::Depend)
        .map(|u| u.user);
    let first = users.next()?;
    users.next().is_none().then_some(first)
}
