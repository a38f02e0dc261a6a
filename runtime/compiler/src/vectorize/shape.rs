//! Counted loops: a loop without loops in it, whose body is straight-line code and structured branches.

use super::gates::Gates;
use super::reason::{Reason, Why};
use crate::schedule::Early;
use crate::schedule::control::Control;
use hashbrown::{HashMap, HashSet};
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Opcode, Role};

/// Gates of a loop that are looked at.
const MOST: usize = 1024;
/// Branches on a path to a merge, and on all of them.
const DEPTH: u32 = 32;
const PATHS: usize = 64;

/// A circuit with what is known of its control flow.
pub(crate) struct View<'c> {
    pub circuit: &'c Circuit,
    pub gates: Gates,
    pub control: Control,
    pub early: Early,
}

/// Which input of a merge control comes through, by the branches before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Choice {
    /// This one.
    Input(usize),
    /// By a condition: for 1, for 0.
    By(Gate, Box<Choice>, Box<Choice>),
}

/// A merge in a loop.
#[derive(Debug)]
pub(crate) struct Join {
    pub choice: Choice,
    /// The node of the branch that dominates it immediately.
    pub branch: u32,
}

/// A branch that leaves the loop unless a condition holds.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Guard {
    pub branch: Gate,
    /// The value of its condition with which the loop goes on.
    pub stays: bool,
}

/// A loop that counts.
#[derive(Debug)]
pub(crate) struct Shape {
    pub head: Gate,
    /// Where it is left when the count is done.
    pub branch: Gate,
    /// The condition's value with which the loop goes on.
    pub stays: bool,
    /// The counter, what it begins with, and the bound that it stays below.
    pub index: Gate,
    pub first: Gate,
    pub bound: Gate,
    /// The comparison of counter and bound, and whether it is one of signed numbers.
    pub code: u64,
    pub signed: bool,
    /// The memory phi.
    pub memory: Option<Gate>,
    /// Other phis.
    pub carried: Vec<Gate>,
    pub guards: Vec<Guard>,
    /// By merge.
    pub joins: HashMap<Gate, Join>,
    /// The node of the head.
    place: u32,
    /// States of the loop.
    pub states: HashSet<Gate>,
}

impl<'c> View<'c> {
    /// `None` for a circuit whose control flow is not well formed.
    pub fn of(circuit: &'c Circuit) -> Option<View<'c>> {
        Some(View {
            circuit,
            gates: Gates::of(circuit.set())?,
            control: Control::new(circuit).ok()?,
            early: Early::new(circuit),
        })
    }

    /// Heads of loops, outer ones first.
    pub fn heads(&self) -> Vec<Gate> {
        let loops = 0..self.control.root_loop();
        let head = |number| self.control.states.get(self.control.head(number)? as usize).copied();
        loops.filter_map(head).collect()
    }

    /// The states of the loop with a head.
    pub fn states_of(&self, head: Gate) -> HashSet<Gate> {
        let number = self.control.node(head).map(|node| self.control.loop_of(node));
        let nodes = number
            .filter(|n| *n != self.control.root_loop())
            .map(|n| self.control.loops.body(n));
        let nodes = nodes.unwrap_or_default();
        nodes.iter().map(|&node| self.control.states[node as usize]).collect()
    }

    /// Whether vectors are worked on in a loop: then it is a loop over strips, by whomever.
    pub fn has_vectors(&self, head: Gate) -> bool {
        let states = self.states_of(head);
        let c = self.circuit;
        let is_vector = |g: Gate| {
            let ty = match c.role(g) {
                Role::Return | Role::Branch => return false,
                _ if c.ty(g) == onespec_graph::Type::NONE => c.values(g).get(0).map(|value| c.ty(value)),
                _ => Some(c.ty(g)),
            };
            ty.is_some_and(|ty| c.set().type_def(ty).lanes > 0)
        };
        c.gates().filter(|&g| is_vector(g)).any(|g| {
            let place = self.early.states().get(self.early.place_of(g) as usize);
            place.is_some_and(|state| states.contains(state))
        })
    }

    /// Whether a loop has others in it.
    pub fn is_outer(&self, head: Gate) -> bool {
        let number = self.control.node(head).map(|node| self.control.loop_of(node));
        number.is_some_and(|number| self.control.loop_parent[..self.control.root_loop() as usize].contains(&number))
    }

    fn at(&self, why: Why, gate: Gate) -> Reason {
        why.at(self.circuit.line(gate))
    }
}

/// A branch whose sides are `[1, 0]`.
pub(crate) fn sides(circuit: &Circuit, branch: Gate) -> Option<[Gate; 2]> {
    let side = |role: Role| circuit.successors(branch).find(|&s| circuit.role(s) == role);
    Some([side(Role::True)?, side(Role::False)?])
}

/// How a loop counts: the branch at which it is left, the counter and its bound.
pub(crate) struct Count {
    pub branch: Gate,
    pub stays: bool,
    pub index: Gate,
    pub first: Gate,
    pub bound: Gate,
    pub code: u64,
    pub signed: bool,
}

impl Count {
    /// Of a loop that begins with a comparison of a counter, which grows by one, with a bound.
    pub fn of(view: &View<'_>, head: Gate, states: &HashSet<Gate>) -> Option<Count> {
        let c = view.circuit;
        let mut branch = c.successors(head).next()?;
        while c.role(branch) == Role::Block {
            branch = c.successors(branch).next()?;
        }
        if c.role(branch) != Role::Branch {
            return None;
        }
        let [yes, no] = sides(c, branch)?;
        let stays = states.contains(&yes);
        if states.contains(&no) == stays {
            return None;
        }
        let condition = c.value(branch, 0);
        if c.op(condition) != view.gates.icmp {
            return None;
        }
        let place = view.early.place_of(head);
        let [a, b] = [c.value(condition, 0), c.value(condition, 1)];
        let counts = |g: Gate| g.index() < c.len() && c.role(g) == Role::ValueSelector && c.state(g, 0) == head;
        let fixed = |g: Gate| view.early.place_of(g) < place;
        let (index, bound, swapped) = match (counts(a) && fixed(b), counts(b) && fixed(a)) {
            (true, _) => (a, b, false),
            (_, true) => (b, a, true),
            _ => return None,
        };
        let name = view.gates.code_name(c.bits(condition), swapped, !stays)?;
        let signed = match name {
            "SLT" => true,
            "ULT" => false,
            _ => return None,
        };
        let next = c.value(index, 1);
        let one = |g: Gate| c.role(g) == Role::Constant && c.bits(g) == 1;
        let steps = c.op(next) == view.gates.add
            && (c.value(next, 0) == index && one(c.value(next, 1))
                || c.value(next, 1) == index && one(c.value(next, 0)));
        steps.then_some(())?;
        Some(Count {
            branch,
            stays,
            index,
            first: c.value(index, 0),
            bound,
            code: view.gates.code(name)?,
            signed,
        })
    }
}

impl Shape {
    /// The loop with a head.
    ///
    /// # Errors
    /// Why it is not of this form.
    pub fn of(view: &View<'_>, head: Gate) -> Result<Shape, Reason> {
        let c = view.circuit;
        if view.is_outer(head) {
            return Err(view.at(Why::Outer, head));
        }
        let mut shape = Shape::counted(view, head, view.states_of(head))?;
        let inside = c
            .gates()
            .filter(|&g| view.early.place_of(g) != u32::MAX && shape.is_inside(view, g));
        if inside.take(MOST + 1).count() > MOST {
            return Err(view.at(Why::TooLarge, head));
        }
        shape.walk(view)?;
        Ok(shape)
    }

    /// What is known of the head.
    fn counted(view: &View<'_>, head: Gate, states: HashSet<Gate>) -> Result<Shape, Reason> {
        let c = view.circuit;
        let count = Count::of(view, head, &states).ok_or_else(|| view.at(Why::NotCounted, head))?;
        let place = view.early.place_of(head);
        let mut shape = Shape {
            head,
            branch: count.branch,
            stays: count.stays,
            index: count.index,
            first: count.first,
            bound: count.bound,
            code: count.code,
            signed: count.signed,
            memory: None,
            carried: Vec::new(),
            guards: Vec::new(),
            joins: HashMap::new(),
            place,
            states,
        };
        for u in c.uses(head).filter(|u| u.index == 0) {
            match c.role(u.user) {
                Role::ValueSelector if u.user != shape.index => shape.carried.push(u.user),
                Role::DependSelector if shape.memory.is_some() => return Err(view.at(Why::Unstructured, head)),
                Role::DependSelector => shape.memory = Some(u.user),
                _ => {}
            }
        }
        shape.carried.sort_unstable();
        Ok(shape)
    }

    /// The same of a loop that may have others in it, whose body may be of any form: merges and memory in it are not looked at.
    ///
    /// # Errors
    /// It does not count, or is left where nothing can be asked of before.
    pub fn nest(view: &View<'_>, head: Gate) -> Result<Shape, Reason> {
        let c = view.circuit;
        let states = view.states_of(head);
        let mut shape = Shape::counted(view, head, states)?;
        let mut states: Vec<Gate> = shape.states.iter().copied().collect();
        states.sort_unstable_by_key(|state| view.control.node(*state));
        for state in states.into_iter().filter(|s| *s != shape.branch) {
            let leaves = c.successors(state).any(|next| !shape.states.contains(&next));
            if !leaves {
                continue;
            }
            let sides = (c.role(state) == Role::Branch).then(|| sides(c, state)).flatten();
            let [yes, _] = sides.ok_or_else(|| view.at(Why::Exit, state))?;
            let stays = shape.states.contains(&yes);
            shape.guards.push(Guard { branch: state, stays });
        }
        Ok(shape)
    }

    /// Whether a gate's place is in the loop. What is needed behind the loop alone may be, too.
    fn is_inside(&self, view: &View<'_>, gate: Gate) -> bool {
        let place = view.early.states().get(view.early.place_of(gate) as usize);
        place.is_some_and(|state| self.states.contains(state))
    }

    /// Whether a value is there before the loop begins.
    pub fn is_fixed(&self, view: &View<'_>, gate: Gate) -> bool {
        view.early.place_of(gate) < self.place
    }

    /// Looks at all states of the body.
    fn walk(&mut self, view: &View<'_>) -> Result<(), Reason> {
        let c = view.circuit;
        let mut states: Vec<Gate> = self.states.iter().copied().collect();
        states.sort_unstable_by_key(|state| view.control.node(*state));
        for &state in &states {
            let role = c.role(state);
            let known = matches!(
                role,
                Role::Branch | Role::Block | Role::True | Role::False | Role::Merge | Role::LoopBegin | Role::LoopBack
            );
            if !known || c.def(state).class != Class::State {
                return Err(view.at(Why::Unstructured, state));
            }
            if role == Role::Branch && state != self.branch {
                let [yes, no] = sides(c, state).ok_or_else(|| view.at(Why::Unstructured, state))?;
                match [yes, no].map(|side| self.states.contains(&side)) {
                    [true, true] => {}
                    [stays, _] => self.guards.push(Guard { branch: state, stays }),
                }
            } else if state != self.branch && c.successors(state).any(|next| !self.states.contains(&next)) {
                return Err(view.at(Why::Exit, state));
            }
        }
        for &merge in states.iter().filter(|s| c.role(**s) == Role::Merge) {
            let join = self
                .join(view, merge)
                .ok_or_else(|| view.at(Why::Unstructured, merge))?;
            self.joins.insert(merge, join);
        }
        Ok(())
    }

    fn join(&self, view: &View<'_>, merge: Gate) -> Option<Join> {
        let control = &view.control;
        let branch = control.tree.idom(control.node(merge)?)?;
        let gate = control.states[branch as usize];
        if view.circuit.role(gate) != Role::Branch {
            return None;
        }
        let mut paths = Paths {
            view,
            shape: self,
            merge,
            top: branch,
            left: PATHS,
        };
        Some(Join {
            choice: paths.from(gate, DEPTH)??,
            branch,
        })
    }

    /// The opcode's role for the side that stays is the one for 1.
    pub fn leaving(&self) -> u64 {
        u64::from(!self.stays)
    }
}

/// Paths from a branch to a merge that it dominates immediately.
struct Paths<'p, 'c> {
    view: &'p View<'c>,
    shape: &'p Shape,
    merge: Gate,
    /// The node of the branch.
    top: u32,
    /// How many more branches are looked at: those that several paths come through are looked at for each.
    left: usize,
}

impl Paths<'_, '_> {
    /// Through which input control comes from a branch to the merge. `Some(None)`: it does not come there. `None`: it takes too
    /// long to tell.
    fn from(&mut self, branch: Gate, depth: u32) -> Option<Option<Choice>> {
        let c = self.view.circuit;
        self.left = self.left.checked_sub(1)?;
        let [yes, no] = sides(c, branch)?;
        if depth == 0 {
            return None;
        }
        // A side on which the loop is left is not taken: that is asked of before the loop begins.
        let guard = self.shape.guards.iter().find(|guard| guard.branch == branch);
        if let Some(guard) = guard {
            return self.side(if guard.stays { yes } else { no }, depth - 1);
        }
        let [one, zero] = [self.side(yes, depth - 1)?, self.side(no, depth - 1)?];
        Some(match (one, zero) {
            (Some(one), Some(zero)) if one == zero => Some(one),
            (Some(one), Some(zero)) => Some(Choice::By(c.value(branch, 0), Box::new(one), Box::new(zero))),
            (one, zero) => one.or(zero),
        })
    }

    fn side(&mut self, side: Gate, depth: u32) -> Option<Option<Choice>> {
        let c = self.view.circuit;
        let tree = &self.view.control.tree;
        let mut at = side;
        loop {
            let node = self.view.control.node(at)?;
            if !tree.dominates(self.top, node) || c.role(at) == Role::LoopBack {
                return Some(None);
            }
            if c.role(at) == Role::Branch {
                return self.from(at, depth);
            }
            let next = c.successors(at).next()?;
            if next == self.merge {
                let input = c.states(next).iter().position(|state| state == at)?;
                return Some(Some(Choice::Input(input)));
            }
            at = next;
        }
    }
}

/// Whether a gate only computes.
pub(crate) fn is_pure(circuit: &Circuit, gate: Gate) -> bool {
    let def = circuit.def(gate);
    def.class == Class::Compute && def.effect == onespec_graph::set::Effect::None
}

/// The opcode of the side that is taken for a value.
pub(crate) fn side_op(gates: &Gates, value: bool) -> Opcode {
    if value { gates.yes } else { gates.no }
}
