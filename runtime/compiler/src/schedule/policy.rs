//! Policies: which of its possible places a gate gets.

use super::bounds::Bounds;
use super::control::{Control, NONE};
use super::loop_exits::Exits;
use super::runs::surely_run;
use super::{Options, Policy};
use crate::flow::jumps::Jumps;
use onespec_graph::circuit::WireClass;
use onespec_graph::set::{Bitfield, Class, Term};
use onespec_graph::{Circuit, Gate, Role};

/// Chooses places by a policy.
pub(super) struct Chooser<'a> {
    options: &'a Options,
    /// Ways out of loops that speculate nothing; there where the policy wants them.
    safe: Option<Ways>,
    /// By gate: a loop that it is not to leave; empty for none.
    pub floor: Vec<u32>,
}

impl<'a> Chooser<'a> {
    pub fn new(bounds: &Bounds<'_>, options: &'a Options) -> Chooser<'a> {
        let wanted =
            matches!(options.policy, Policy::Ark | Policy::Pressure) && !bounds.control.loops.loops().is_empty();
        Chooser {
            options,
            safe: wanted.then(|| {
                let runs = match options.policy {
                    Policy::Pressure => surely_run(bounds.circuit, &bounds.control),
                    _ => Vec::new(),
                };
                Ways::new(&bounds.control, &runs)
            }),
            floor: Vec::new(),
        }
    }

    /// A place between `early` and `late`, which it dominates.
    pub fn choose(&self, bounds: &Bounds<'_>, gate: Gate, early: u32, late: u32) -> u32 {
        let (circuit, control) = (bounds.circuit, &bounds.control);
        if control.loop_depth(late) == 0 {
            return late;
        }
        // What writes is done as often as its wires say, though what reads behind it may stand in a loop further inside.
        if circuit.def(gate).effect.writes() {
            return outermost(control, early, late);
        }
        let early = self.raised(control, gate, early, late);
        let safe = || {
            self.safe
                .as_ref()
                .map_or(late, |ways| ways.follow(control, early, late))
        };
        match self.options.policy {
            Policy::Late => late,
            Policy::Click => outermost(control, early, late),
            Policy::Ark => safe(),
            Policy::Pressure if stays(bounds, self.options, gate) => late,
            Policy::Pressure if circuit.def(gate).cost >= self.options.expensive => safe(),
            Policy::Pressure => outermost(control, early, late),
        }
    }

    /// `early`, or the head of the loop that the gate is not to leave.
    fn raised(&self, control: &Control, gate: Gate, early: u32, late: u32) -> u32 {
        let floor = self.floor.get(gate.index()).copied().unwrap_or(NONE);
        match control.head(floor) {
            Some(head) if control.tree.dominates(early, head) && control.tree.dominates(head, late) => head,
            _ => early,
        }
    }
}

/// The lowest place in as few loops as possible that is not above `early`.
fn outermost(control: &Control, early: u32, late: u32) -> u32 {
    let depth = control.tree.depth(early);
    // Loops around `late` whose heads are strictly below `early` don't contain it.
    let leaves = |l: u32| control.head(l).is_some_and(|head| control.tree.depth(head) > depth);
    let from = control.loop_of(late);
    if !leaves(from) {
        return late;
    }
    let last = control.climb_loops(from, |l| !leaves(control.loop_parent[l as usize]));
    control.before(last).unwrap_or(late)
}

/// Whether taking a gate out of a loop would cost a register for nothing: it is part of its user's instruction.
fn stays(bounds: &Bounds<'_>, options: &Options, gate: Gate) -> bool {
    let circuit = bounds.circuit;
    let def = circuit.def(gate);
    if def.cost > options.cheap || def.class != Class::Compute {
        return false;
    }
    let uses = || circuit.uses(gate).filter(|u| bounds.live[u.user.index()]);
    // What costs nothing saves nothing.
    if def.cost == 0 || uses().next().is_none() {
        return true;
    }
    // A comparison belongs to its branch,
    if matches!(def.bitfield, Bitfield::Condition(_)) && uses().all(|u| circuit.role(u.user) == Role::Branch) {
        return true;
    }
    // and what adds a small constant to an address to the access.
    let small = circuit.values(gate).iter().any(|v| bounds.constants.is_immediate(v));
    small && uses().all(|u| is_address(circuit, u.user, u.index))
}

/// Whether an input of a load or a store is its address.
pub(crate) fn is_address(circuit: &Circuit, user: Gate, index: u32) -> bool {
    if !matches!(circuit.role(user), Role::Load | Role::Store) || circuit.class_of(user, index) != WireClass::Value {
        return false;
    }
    let before = circuit.states(user).len() + circuit.depends(user).len();
    circuit.def(user).values.get(index as usize - before) == Some(&Term::Arch)
}

/// From each node the next place further out that is sure to be executed only if the node is: above the head of a loop, and
/// out of a loop that is not left without going through the node, or whose first round is known to come there.
struct Ways {
    /// By node, the next; a root beyond all nodes ends each way.
    next: Vec<u32>,
    jumps: Jumps,
}

impl Ways {
    /// `runs` are nodes that are known to run when their loop does; it may be empty.
    fn new(control: &Control, runs: &[bool]) -> Ways {
        let exits = Exits::new(control);
        let count = control.states.len() as u32;
        let mut next = vec![count; count as usize + 1];
        for node in 0..count {
            let Some(inner) = control.loops.innermost(node) else {
                continue;
            };
            let runs = runs.get(node as usize) == Some(&true);
            if runs || control.head(inner) == Some(node) || exits.all_behind(control, inner, node) {
                next[node as usize] = control.before(inner).unwrap_or(count);
            }
        }
        // Each way goes up the dominator tree, and nodes are numbered downwards.
        let order: Vec<u32> = std::iter::once(count).chain(0..count).collect();
        let jumps = Jumps::new(&next, &order);
        Ways { next, jumps }
    }

    /// The last place on the way from `late` that is not above `early`.
    fn follow(&self, control: &Control, early: u32, late: u32) -> u32 {
        let depth = control.tree.depth(early);
        let root = control.states.len() as u32;
        let above = |n: u32| n == root || control.tree.depth(n) < depth;
        self.jumps
            .climb(&self.next, late, |n| n == root || above(self.next[n as usize]))
    }
}
