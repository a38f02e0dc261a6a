//! Loop information for passes: the loop of each state, and the latest place at which a gate would be computed.

use super::analyses::Analyses;
use crate::flow::NONE;
use crate::schedule::Early;
use crate::schedule::control::Control;
use crate::schedule::{Options, Policy, Schedule, schedule};
use onespec_graph::{Circuit, Gate, Role};
use std::sync::Arc;

/// The places of values in a circuit, as it was when this was made. The schedule is found when it is first asked for: few
/// circuits have anything to count.
pub(super) struct LoopInfo {
    pub early: Arc<Early>,
    late: Option<Option<(Schedule, Arc<Control>)>>,
}

impl LoopInfo {
    /// Nothing for a circuit without loops.
    pub fn of(circuit: &Circuit, analyses: &mut Analyses) -> Option<LoopInfo> {
        let has_loop = circuit.gates().any(|g| circuit.role(g) == Role::LoopBegin);
        has_loop.then(|| LoopInfo {
            early: analyses.early(circuit),
            late: None,
        })
    }

    fn late(&mut self, circuit: &Circuit, analyses: &mut Analyses) -> Option<&(Schedule, Arc<Control>)> {
        let find = || {
            let options = Options {
                check: cfg!(debug_assertions),
                ..Options::with(Policy::Late)
            };
            Some((schedule(circuit, &options).ok()?, analyses.control(circuit)?))
        };
        self.late.get_or_insert_with(find).as_ref()
    }

    /// The loops, as numbers, of a head and of the state where a gate is computed at the latest; whether the first is around
    /// the second, or the same. The first call must come before the circuit changes.
    pub fn loops(&mut self, circuit: &Circuit, analyses: &mut Analyses, head: Gate, gate: Gate) -> Option<Around> {
        let (late, control) = self.late(circuit, analyses)?;
        let back = control.node(circuit.states(head).get(1)?)?;
        let node = control.node(late.place(gate)?)?;
        let each = control.tree.dominates(node, back);
        let head = control.loop_of(control.node(head)?);
        let place = control.loop_of(node);
        Some(Around {
            same: head == place && head != NONE,
            around: control.encloses(head, place),
            each,
        })
    }
}

/// How the loop of a gate lies to another one.
#[derive(Debug, Clone, Copy)]
pub(super) struct Around {
    pub same: bool,
    pub around: bool,
    /// The gate is computed in each iteration that is followed by another.
    pub each: bool,
}
