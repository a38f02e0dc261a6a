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
/// Branches in each other.
const DEPTH: u32 = 16;

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
    /// The sides of the branch that dominates it, as nodes.
    pub sides: [u32; 2],
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
    /// The edge back.
    pub back: Gate,
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

/// How a loop counts: the branch at which it is left, the side that stays in it, the counter and its bound.
pub(crate) struct Count {
    pub branch: Gate,
    pub into: Gate,
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
        let into = if stays { yes } else { no };
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
            into,
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
        let states = view.states_of(head);
        let count = Count::of(view, head, &states).ok_or_else(|| view.at(Why::NotCounted, head))?;
        let place = view.early.place_of(head);
        let mut shape = Shape {
            head,
            branch: count.branch,
            stays: count.stays,
            back: c.state(head, 1),
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
        let inside = c
            .gates()
            .filter(|&g| view.early.place_of(g) != u32::MAX && shape.is_inside(view, g));
        if inside.take(MOST + 1).count() > MOST {
            return Err(view.at(Why::TooLarge, head));
        }
        for u in c.uses(head).filter(|u| u.index == 0) {
            match c.role(u.user) {
                Role::ValueSelector if u.user != shape.index => shape.carried.push(u.user),
                Role::DependSelector if shape.memory.is_some() => return Err(view.at(Why::Unstructured, head)),
                Role::DependSelector => shape.memory = Some(u.user),
                _ => {}
            }
        }
        shape.carried.sort_unstable();
        shape.walk(view, count.into)?;
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

    /// From the first state of the body to the edge back.
    fn walk(&mut self, view: &View<'_>, into: Gate) -> Result<(), Reason> {
        let c = view.circuit;
        let mut at = into;
        let mut spine = HashSet::new();
        while at != self.back {
            if !spine.insert(at) {
                return Err(view.at(Why::Unstructured, at));
            }
            match c.role(at) {
                Role::Branch => {
                    let [yes, no] = sides(c, at).ok_or_else(|| view.at(Why::Unstructured, at))?;
                    let inside = [yes, no].map(|side| self.states.contains(&side));
                    at = match inside {
                        [true, true] => self.merge_of(view, at).ok_or_else(|| view.at(Why::Unstructured, at))?,
                        [stays, _] => {
                            self.guards.push(Guard { branch: at, stays });
                            if stays { yes } else { no }
                        }
                    };
                }
                Role::Block | Role::True | Role::False | Role::Merge => {
                    at = c.successors(at).next().ok_or_else(|| view.at(Why::Unstructured, at))?;
                }
                _ => return Err(view.at(Why::Unstructured, at)),
            }
        }
        // Everything beside the way through the middle lies between a branch and its merge, and stays there.
        for &state in &self.states {
            let role = c.role(state);
            let known = matches!(
                role,
                Role::Branch | Role::Block | Role::True | Role::False | Role::Merge | Role::LoopBegin | Role::LoopBack
            );
            let leaves = c.successors(state).any(|next| !self.states.contains(&next));
            let may_leave = state == self.branch || self.guards.iter().any(|guard| guard.branch == state);
            if !known || c.def(state).class != Class::State {
                return Err(view.at(Why::Unstructured, state));
            }
            if leaves && !may_leave {
                return Err(view.at(Why::Exit, state));
            }
            if role == Role::Merge {
                let join = self
                    .join(view, state)
                    .ok_or_else(|| view.at(Why::Unstructured, state))?;
                self.joins.insert(state, join);
            }
        }
        Ok(())
    }

    /// The only merge in the loop that a branch dominates immediately.
    fn merge_of(&self, view: &View<'_>, branch: Gate) -> Option<Gate> {
        let node = view.control.node(branch)?;
        let children = view.control.tree.children(node);
        let states = children.map(|child| view.control.states[child as usize]);
        let mut merges = states.filter(|s| self.states.contains(s) && view.circuit.role(*s) == Role::Merge);
        let only = merges.next()?;
        merges.next().is_none().then_some(only)
    }

    fn join(&self, view: &View<'_>, merge: Gate) -> Option<Join> {
        let control = &view.control;
        let branch = control.tree.idom(control.node(merge)?)?;
        let inputs: Option<Vec<(usize, u32)>> = view
            .circuit
            .states(merge)
            .iter()
            .enumerate()
            .map(|(at, state)| Some((at, control.node(state)?)))
            .collect();
        let sides = sides(view.circuit, control.states[branch as usize])?;
        Some(Join {
            choice: choose(view, branch, &inputs?, DEPTH)?,
            sides: [control.node(sides[0])?, control.node(sides[1])?],
        })
    }

    /// The opcode's role for the side that stays is the one for 1.
    pub fn leaving(&self) -> u64 {
        u64::from(!self.stays)
    }
}

fn choose(view: &View<'_>, branch: u32, inputs: &[(usize, u32)], depth: u32) -> Option<Choice> {
    let control = &view.control;
    let gate = control.states[branch as usize];
    if depth == 0 || view.circuit.role(gate) != Role::Branch {
        return None;
    }
    let [yes, no] = sides(view.circuit, gate)?;
    let [yes, no] = [control.node(yes)?, control.node(no)?];
    let below = |side: u32| -> Vec<(usize, u32)> {
        let is_below = |input: &&(usize, u32)| control.tree.dominates(side, input.1);
        inputs.iter().filter(is_below).copied().collect()
    };
    let [ones, zeros] = [below(yes), below(no)];
    if ones.len() + zeros.len() != inputs.len() {
        return None;
    }
    let side = |list: &[(usize, u32)]| match list {
        [] => None,
        [(only, _)] => Some(Choice::Input(*only)),
        [(_, first), rest @ ..] => {
            let common = rest
                .iter()
                .try_fold(*first, |at, (_, node)| control.tree.common_dominator(at, *node))?;
            choose(view, common, list, depth - 1)
        }
    };
    let [ones, zeros] = [side(&ones)?, side(&zeros)?];
    Some(Choice::By(view.circuit.value(gate, 0), Box::new(ones), Box::new(zeros)))
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
