//! Switch lowering by bit tests (Hansen, Warren): cases of a switch that go to one place become a branch on whether the value is
//! in a set of constants.
//!
//! Such a branch asks for a range, or for a bit of a mask. It pays where there are few places to go to: of many, a search
//! among the cases finds the right one sooner.

use super::constants::Constants;
use super::intervals::NumberSet;
use super::membership::{Membership, Plan};
use super::{Context, Pass};
use onespec_graph::{Circuit, Gate, Opcode, Role, Type};

pub(super) struct SwitchTests;

/// By number of places to which cases go, from one on, how many cases there must be.
const LEAST_CASES: [usize; 3] = [3, 5, 6];
/// Instructions that a case costs by itself: its constant and the branch.
const OF_CASE: u32 = 2;

impl Pass for SwitchTests {
    fn name(&self) -> &'static str {
        "switch-tests"
    }

    fn about(&self) -> &'static str {
        "makes one branch of cases of a switch that go to one place"
    }

    fn run(&self, circuit: &mut Circuit, _: &mut Context) -> bool {
        let switches: Vec<Gate> = circuit.gates().filter(|&g| circuit.role(g) == Role::Switch).collect();
        if switches.is_empty() {
            return false;
        }
        let by = |role: Role| circuit.set().by_role(role);
        let (Some(tests), Some(branch), Some(yes), Some(no)) = (
            Membership::of(circuit),
            by(Role::Branch),
            by(Role::True),
            by(Role::False),
        ) else {
            return false;
        };
        let ops = Ops { tests, branch, yes, no };
        let mut all = Constants::of(circuit);
        let mut changed = false;
        for switch in switches {
            for (group, plan) in ops.groups(circuit, switch) {
                changed |= ops.branch_to(circuit, &mut all, switch, &group, &plan).is_some();
            }
            ops.end(circuit, switch);
        }
        changed
    }
}

/// Cases that go to one place with the same values.
struct Group {
    merge: Option<Gate>,
    cases: Vec<Gate>,
}

struct Ops {
    tests: Membership,
    branch: Opcode,
    yes: Opcode,
    no: Opcode,
}

impl Ops {
    /// The groups of cases that become branches, where that pays.
    fn groups(&self, circuit: &Circuit, switch: Gate) -> Vec<(Group, Plan)> {
        let ty = circuit.ty(circuit.value(switch, 0));
        let Some(width) = self.tests.width(ty) else {
            return Vec::new();
        };
        let mut groups: Vec<Group> = Vec::new();
        let cases = circuit
            .successors(switch)
            .filter(|&side| circuit.role(side) == Role::Case);
        for case in cases {
            let merge = merge_behind(circuit, case);
            let is_same = |group: &Group| {
                let first = group.cases.first().copied();
                match (merge, first) {
                    (Some(merge), Some(first)) => group.merge == Some(merge) && is_alike(circuit, merge, first, case),
                    _ => false,
                }
            };
            match groups.iter().position(is_same) {
                Some(at) => groups
                    .iter_mut()
                    .skip(at)
                    .take(1)
                    .for_each(|group| group.cases.push(case)),
                None if groups.len() == LEAST_CASES.len() => return Vec::new(),
                None => groups.push(Group {
                    merge,
                    cases: vec![case],
                }),
            }
        }
        let count: usize = groups.iter().map(|group| group.cases.len()).sum();
        let least = groups.len().checked_sub(1).and_then(|at| LEAST_CASES.get(at));
        if least.is_none_or(|least| count < *least) {
            return Vec::new();
        }
        let planned = groups
            .into_iter()
            .filter(|group| group.cases.len() > 1)
            .filter_map(|group| {
                let mut numbers = NumberSet::none(width)?;
                for case in &group.cases {
                    let bits = circuit.bits(*case);
                    numbers = numbers.union(&NumberSet::interval(width, bits, bits)?);
                }
                let plan = self.tests.plan(ty, &numbers)?;
                let gains = plan.is_comparison() || plan.cost() <= OF_CASE * group.cases.len() as u32;
                gains.then_some((group, plan))
            });
        planned.collect()
    }

    /// Asks whether the value is one of a group ahead of the switch.
    fn branch_to(
        &self,
        circuit: &mut Circuit,
        all: &mut Constants,
        switch: Gate,
        group: &Group,
        plan: &Plan,
    ) -> Option<()> {
        let (merge, (first, others)) = (group.merge?, group.cases.split_first()?);
        let (value, before, line) = (circuit.value(switch, 0), circuit.state(switch, 0), circuit.line(switch));
        let test = self.tests.make(circuit, all, value, plan, line)?;
        let branch = circuit.add(self.branch, Type::NONE, 0, &[before], &[], &[test]);
        circuit.set_line(branch, line);
        let [yes, no] = [self.yes, self.no].map(|op| circuit.add(op, Type::NONE, 0, &[branch], &[], &[]));
        circuit.replace_uses(*first, yes);
        // Predecessors that are cases no more, with what phis take from them.
        let gone: Vec<u32> = (0u32..)
            .zip(circuit.states(merge).iter())
            .filter(|(_, state)| others.contains(state))
            .map(|(at, _)| at)
            .collect();
        for phi in phis(circuit, merge) {
            circuit.retain_inputs(phi, |index| !index.checked_sub(1).is_some_and(|at| gone.contains(&at)));
        }
        circuit.retain_inputs(merge, |index| !gone.contains(&index));
        let is_relay = |g: &Gate| circuit.role(*g) == Role::Relay;
        let barriers = others.iter().flat_map(|case| circuit.uses(*case).map(|u| u.user));
        let barriers: Vec<Gate> = barriers.filter(is_relay).collect();
        for gate in barriers.iter().chain(&group.cases) {
            circuit.kill(*gate);
        }
        circuit.set_input(switch, 0, no);
        Some(())
    }

    /// A switch without cases is none.
    fn end(&self, circuit: &mut Circuit, switch: Gate) {
        let sides: Vec<Gate> = circuit.successors(switch).collect();
        let before = circuit.state(switch, 0);
        if let ([default], true) = (sides.as_slice(), circuit.op(before) == self.no) {
            circuit.replace_uses(*default, before);
            circuit.kill(*default);
            circuit.kill(switch);
        }
    }
}

/// The merge to which a case goes at once, with nothing on its way but memory barriers for the merge.
fn merge_behind(circuit: &Circuit, case: Gate) -> Option<Gate> {
    let mut merges = circuit.successors(case);
    let merge = merges.next()?;
    if merges.next().is_some() || circuit.role(merge) != Role::Merge {
        return None;
    }
    let for_merge = |user: Gate| circuit.role(user) == Role::DependSelector && circuit.state(user, 0) == merge;
    let fits = |user: Gate| {
        user == merge || circuit.role(user) == Role::Relay && circuit.uses(user).all(|u| for_merge(u.user))
    };
    // Once: a merge may have it twice.
    let once = circuit.states(merge).iter().filter(|state| *state == case).count() == 1;
    (once && circuit.uses(case).all(|u| fits(u.user))).then_some(merge)
}

/// What takes a value or a memory state by predecessor of a merge.
fn phis(circuit: &Circuit, merge: Gate) -> Vec<Gate> {
    let bound = circuit.uses(merge).filter(|u| u.index == 0).map(|u| u.user);
    let is_phi = |gate: &Gate| matches!(circuit.role(*gate), Role::ValueSelector | Role::DependSelector);
    bound.filter(is_phi).collect()
}

/// Whether all phis of a merge take the same from both predecessors.
fn is_alike(circuit: &Circuit, merge: Gate, a: Gate, b: Gate) -> bool {
    let at = |side: Gate| circuit.states(merge).iter().position(|state| state == side);
    let (Some(a), Some(b)) = (at(a), at(b)) else {
        return false;
    };
    // Behind the barriers of both cases.
    let taken = |phi: Gate, at: usize| {
        let input = circuit.input(phi, at as u32 + 1);
        let is_barrier = input.index() < circuit.len()
            && circuit.role(input) == Role::Relay
            && circuit.states(merge).get(at) == Some(circuit.state(input, 0));
        if is_barrier { circuit.depend(input, 0) } else { input }
    };
    phis(circuit, merge)
        .into_iter()
        .all(|phi| taken(phi, a) == taken(phi, b))
}
