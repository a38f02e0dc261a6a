//! Places of gates. A place is a state, a node of the dominator tree. A gate is at the earliest below all its inputs
//! (*early*) and at the latest at the common dominator of its users (*late*); the candidates are the path of the tree
//! between the two, and a policy chooses from it.

use super::bounds::Bounds;
use super::control::NONE;
use super::needed::is_movable;
use super::policy::Chooser;
use super::problem;
use onespec_graph::circuit::WireClass;
use onespec_graph::finding::Finding;
use onespec_graph::set::Class;
use onespec_graph::{Gate, Role};

/// A place for each gate.
#[derive(Clone)]
pub(crate) struct Placement {
    /// By gate: its state's node, [`NONE`] if it has none.
    pub node: Vec<u32>,
    /// By gate whose place was chosen: the lowest node that it could have.
    pub late: Vec<u32>,
}

impl Bounds<'_> {
    /// Places all gates by a policy.
    ///
    /// # Errors
    /// Where a gate's inputs are not there for all its users (E081).
    pub(super) fn place(&self, chooser: &Chooser<'_>) -> Result<Placement, Finding> {
        let (circuit, control) = (self.circuit, &self.control);
        let mut placement = Placement {
            node: self.early.clone(),
            late: vec![NONE; circuit.len()],
        };
        let Placement { node, late } = &mut placement;
        let movable = || self.order.iter().copied().filter(|&g| is_movable(circuit, g));
        let free = self.constants.placed().chain(self.constants.unplaced());
        for gate in movable().chain(free) {
            node[gate.index()] = NONE;
        }
        let mut ends = self.versions.fixed_ends(circuit, control, &self.live);
        for gate in self.constants.placed().chain(movable()).rev() {
            let bound = |early| {
                let memory = self.versions.read_by(circuit, gate)?;
                ends.bound(control, memory, early)
            };
            let Some((last, place)) = self.place_one(chooser, gate, node, bound)? else {
                continue;
            };
            late[gate.index()] = last;
            node[gate.index()] = place;
            if let Some(memory) = self.versions.overwritten_by(circuit, gate) {
                ends.push(control, memory, place);
            }
        }
        self.check_states(node)?;
        Ok(placement)
    }

    /// The lowest place of a gate whose users have theirs, and the one that is chosen. `bound` says from its earliest place
    /// what else it must be above.
    ///
    /// # Errors
    /// As [`Bounds::place`].
    pub(super) fn place_one(
        &self,
        chooser: &Chooser<'_>,
        gate: Gate,
        node: &[u32],
        bound: impl FnOnce(u32) -> Option<u32>,
    ) -> Result<Option<(u32, u32)>, Finding> {
        let (circuit, control) = (self.circuit, &self.control);
        let early = self.early[gate.index()];
        let Some(mut last) = self.latest(gate, node) else {
            return Ok(None);
        };
        if let Some(bound) = bound(early) {
            last = control.tree.common_dominator(last, bound).unwrap_or(last);
        }
        if !control.tree.dominates(early, last) {
            let message = "needed where its inputs are not there: on a path that does not go through the places of \
                           all of them";
            return Err(problem(circuit, gate, "E081", message));
        }
        let place = chooser.choose(self, gate, early, last);
        if circuit.def(control.states[place as usize]).class == Class::StateCompute
            && circuit.inputs(gate).iter().any(|i| i == control.states[place as usize])
        {
            let message = "needs what a gate that may throw leaves, on both of its sides at once: let it stand on each";
            return Err(problem(circuit, gate, "E081", message));
        }
        Ok(Some((last, place)))
    }

    /// What dominates all places where a gate is used; `None` if it is not used, as a call for its effect alone is not
    /// when memory is lost behind it.
    fn latest(&self, gate: Gate, node: &[u32]) -> Option<u32> {
        let mut last = None;
        for at in self.uses.of(gate).iter().filter_map(|used| used.node(node)) {
            last = match last {
                None => Some(at),
                Some(last) if last == at => Some(last),
                Some(last) => self.control.tree.common_dominator(last, at),
            };
        }
        last
    }

    /// Where an input is used; the value of a selector at the end of the state that it comes from.
    pub(super) fn use_node(&self, used: onespec_graph::Use, node: &[u32]) -> Option<u32> {
        let circuit = self.circuit;
        let at = match circuit.role(used.user) {
            Role::ValueSelector | Role::DependSelector => {
                let states = circuit.states(used.user).len() as u32;
                let from = circuit.state(circuit.state(used.user, 0), used.index.checked_sub(states)?);
                return self.control.node(from);
            }
            _ => node[used.user.index()],
        };
        (at != NONE).then_some(at)
    }

    /// Inputs of states, selectors and relays must be there as well.
    fn check_states(&self, node: &[u32]) -> Result<(), Finding> {
        let (circuit, tree) = (self.circuit, &self.control.tree);
        for gate in circuit
            .gates()
            .filter(|&g| self.live[g.index()] && !is_movable(circuit, g))
        {
            for (i, input) in circuit.inputs(gate).iter().enumerate() {
                let class = circuit.class_of(gate, i as u32);
                if !matches!(class, WireClass::Depend | WireClass::Value) {
                    continue;
                }
                let (user, index) = (gate, i as u32);
                let Some(at) = self.use_node(onespec_graph::Use { user, index }, node) else {
                    let message = "a selector has as many inputs as its join has states";
                    return Err(problem(circuit, gate, "E051", message).on_input(circuit, i as u32));
                };
                let from = match node[input.index()] {
                    from if is_movable(circuit, input) => from,
                    _ => self.available(input, class),
                };
                if !tree.dominates(from, at) {
                    let (code, message) = match circuit.def(gate).class {
                        Class::Fixed => (
                            "E082",
                            "the input is not there at the end of the state that it comes from",
                        ),
                        _ => ("E081", "the input is not there on all paths to this state"),
                    };
                    return Err(problem(circuit, gate, code, message).on_input(circuit, i as u32));
                }
            }
        }
        Ok(())
    }
}
