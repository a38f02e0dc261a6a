//! Bounds of gates: the states at which a gate may be computed, whatever the policy.

use super::control::{Control, NONE};
use super::frame::Frame;
use super::memory::Versions;
use super::needed::{is_movable, needed};
use super::topological::topological;
use super::uses::UseLists;
use super::{constants::Constants, problem};
use onespec_graph::circuit::WireClass;
use onespec_graph::finding::Finding;
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role};

/// What of a circuit does not depend on a policy.
pub(crate) struct Bounds<'a> {
    pub circuit: &'a Circuit,
    pub control: Control,
    /// By gate, whether it is needed.
    pub live: Vec<bool>,
    /// By gate: the node that it can't be above. [`NONE`] for gates without a place.
    pub early: Vec<u32>,
    /// The gates to be placed, and relays, inputs before users.
    pub order: Vec<Gate>,
    pub(super) versions: Versions,
    pub(super) constants: Constants,
    pub(super) frame: Frame,
    pub(super) uses: UseLists,
}

impl<'a> Bounds<'a> {
    /// # Errors
    /// With the verifier's code, where a gate can't be placed: see [`schedule`](super::schedule).
    pub(super) fn new(circuit: &'a Circuit, constants: impl FnOnce(&[bool]) -> Constants) -> Result<Self, Finding> {
        let control = Control::new(circuit)?;
        let live = needed(circuit, &control)?;
        let versions = Versions::new(circuit, &live)?;
        let order = topological(circuit, &live, &versions)?;
        let mut early = vec![NONE; circuit.len()];
        for gate in circuit.gates().filter(|&g| live[g.index()]) {
            early[gate.index()] = match circuit.def(gate).class {
                Class::Root | Class::Prologue => 0,
                Class::Fixed => control.node(circuit.state(gate, 0)).unwrap_or(NONE),
                Class::State | Class::StateCompute => control.node(gate).unwrap_or(NONE),
                Class::Compute | Class::Effect => NONE,
            };
        }
        let constants = constants(&live);
        let frame = Frame::new(circuit, &control);
        let uses = UseLists::new(circuit, &control, &live, &constants);
        let mut bounds = Bounds {
            circuit,
            control,
            live,
            early,
            order,
            versions,
            constants,
            frame,
            uses,
        };
        for at in 0..bounds.order.len() {
            let gate = bounds.order[at];
            if is_movable(circuit, gate) {
                bounds.early[gate.index()] = bounds.earliest(gate)?;
            }
        }
        Ok(bounds)
    }

    /// The deepest place of the inputs of a gate, all of which have one.
    fn earliest(&self, gate: Gate) -> Result<u32, Finding> {
        let (circuit, control) = (self.circuit, &self.control);
        let mut deepest = (0, 0);
        for (i, input) in circuit.inputs(gate).iter().enumerate() {
            let class = circuit.class_of(gate, i as u32);
            if !matches!(class, WireClass::Depend | WireClass::Value) {
                continue;
            }
            let node = self.available(input, class);
            if control.tree.dominates(deepest.0, node) {
                deepest = (node, i);
            } else if !control.tree.dominates(node, deepest.0) {
                let other = circuit.input(gate, deepest.1 as u32);
                let message = format!(
                    "this input and {} are computed on different paths, so no place has both: let a selector join them",
                    onespec_graph::text::gate_name(circuit, other)
                );
                return Err(problem(circuit, gate, "E080", message).on_input(circuit, i as u32));
            }
        }
        Ok(deepest.0)
    }

    /// From where on a gate's value or memory is there.
    pub(super) fn available(&self, gate: Gate, class: WireClass) -> u32 {
        let node = self.early[gate.index()];
        if class == WireClass::Value && self.circuit.def(gate).class == Class::StateCompute {
            // A value that may not come is there on the side where it came.
            let mut after = self.control.cfg.successors(node).iter().copied();
            let success = |&n: &u32| self.circuit.role(self.control.states[n as usize]) == Role::Success;
            return after.find(success).unwrap_or(node);
        }
        node
    }
}
