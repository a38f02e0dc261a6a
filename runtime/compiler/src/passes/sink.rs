//! Partially dead code elimination (Knoop, Rüthing, Steffen 1994) for what costs little: a value that only some sides of
//! a branch need is computed by each of these, not ahead of the branch.
//!
//! A value is computed once at the place that dominates all of its users, which may be ahead of a switch of which most
//! cases do without. Cases exclude each other, so a copy for each that needs the value is computed at most once.

use super::fold::is_pure;
use super::{Context, Pass};
use crate::schedule::control::Control;
use onespec_graph::{Circuit, Gate, Role};
use std::sync::Arc;

pub(super) struct Sink;

/// What costs more is not copied.
const CHEAP: u8 = 1;
/// Copies that one value may become.
const COPIES: usize = 16;
/// No place.
const NOWHERE: u32 = u32::MAX;

impl Pass for Sink {
    fn name(&self) -> &'static str {
        "sink"
    }

    fn about(&self) -> &'static str {
        "computes cheap values on those sides of branches that need them"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        if !circuit.gates().any(|g| circuit.role(g) == Role::Switch) {
            return false;
        }
        let Some(control) = context.analyses.control(circuit) else {
            return false;
        };
        let early = context.analyses.early(circuit);
        let mut places = Places {
            late: vec![NOWHERE; circuit.len()],
            control,
        };
        let mut changed = false;
        // Users come before what they use.
        for &gate in early.order().iter().rev() {
            if circuit.is_dead(gate) {
                continue;
            }
            let Some((late, groups)) = places.find(circuit, gate) else {
                continue;
            };
            let node = early
                .states()
                .get(early.place_of(gate) as usize)
                .and_then(|s| places.control.node(*s));
            let varies = node.is_some_and(|node| places.control.loop_of(node) == places.control.loop_of(late));
            let cheap = is_pure(circuit, gate) && circuit.def(gate).cost <= CHEAP && circuit.def(gate).cost > 0;
            if !(cheap && varies && groups.len() <= COPIES && gains(&places.control, late, &groups)) {
                continue;
            }
            for group in groups {
                let copy = copy_of(circuit, gate);
                places.late.resize(circuit.len(), NOWHERE);
                places.late[copy.index()] = group.late;
                for (user, index) in group.users {
                    circuit.set_input(user, index, copy);
                }
            }
            circuit.kill(gate);
            changed = true;
        }
        changed
    }
}

/// Users below one side of a branch.
struct Group {
    side: u32,
    /// What dominates them all.
    late: u32,
    users: Vec<(Gate, u32)>,
}

struct Places {
    /// By gate: the last node that dominates its users.
    late: Vec<u32>,
    control: Arc<Control>,
}

impl Places {
    /// Where a value is computed at the latest; and its users by the side of the branch behind that place, if all are below
    /// such sides.
    fn find(&mut self, circuit: &Circuit, gate: Gate) -> Option<(u32, Vec<Group>)> {
        let mut users = Vec::new();
        let mut late = NOWHERE;
        for used in circuit.uses(gate) {
            let at = self.user(circuit, used.user, used.index)?;
            late = if late == NOWHERE {
                at
            } else {
                self.control.tree.common_dominator(late, at)?
            };
            users.push((at, used.user, used.index));
        }
        if late == NOWHERE {
            return None;
        }
        self.late[gate.index()] = late;
        let tree = &self.control.tree;
        let mut groups: Vec<Group> = Vec::new();
        for (at, user, index) in users {
            let side = *self
                .control
                .cfg
                .successors(late)
                .iter()
                .find(|&&side| tree.dominates(side, at))?;
            match groups.iter_mut().find(|group| group.side == side) {
                Some(group) => {
                    group.late = tree.common_dominator(group.late, at)?;
                    group.users.push((user, index));
                }
                None => groups.push(Group {
                    side,
                    late: at,
                    users: vec![(user, index)],
                }),
            }
        }
        Some((late, groups))
    }

    /// Where a user wants it.
    fn user(&self, circuit: &Circuit, user: Gate, index: u32) -> Option<u32> {
        let at = match circuit.role(user) {
            Role::ValueSelector | Role::DependSelector => {
                let join = circuit.state(user, 0);
                circuit.states(join).get((index as usize).checked_sub(1)?)?
            }
            _ if circuit.is_state(user) => user,
            _ if !circuit.states(user).is_empty() => circuit.state(user, 0),
            _ => match self.late.get(user.index()) {
                Some(&node) if node != NOWHERE => return Some(node),
                _ => return None,
            },
        };
        self.control.node(at)
    }
}

/// Whether some way from a branch does without the value.
fn gains(control: &Control, branch: u32, groups: &[Group]) -> bool {
    let sides = control.cfg.successors(branch);
    let only = |side: u32| control.cfg.predecessors(side).len() == 1;
    let exclusive = groups.iter().all(|group| only(group.side));
    exclusive && groups.len() > 1 && groups.len() < sides.len()
}

/// The same gate again.
fn copy_of(circuit: &mut Circuit, gate: Gate) -> Gate {
    let values = circuit.values(gate).to_vec();
    let copy = circuit.add(
        circuit.op(gate),
        circuit.ty(gate),
        circuit.bits(gate),
        &[],
        &[],
        &values,
    );
    circuit.set_word(copy, circuit.word(gate));
    circuit.set_line(copy, circuit.line(gate));
    copy
}
