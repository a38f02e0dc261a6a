//! The states of a circuit as a control-flow graph: numbers, edges, reverse postorder, dominators.

use super::flat_inputs::{FlatInputs, list_kinds};
use super::plan::Kind;
use crate::flow::jumps::Jumps;
use crate::flow::{Cfg, DomTree};
use onespec_graph::{Circuit, Gate};

/// No state.
pub(super) const NONE: u32 = u32::MAX;

/// How many steps up the dominator tree may be taken for each state before another way is tried; see
/// [`States::dominate_forwards`]. Most graphs take less than one.
const PATIENCE: usize = 4;

/// States by number, in the order of the gates, or, from stage 3 on, in one in which control reaches them; the entry is among
/// them.
#[derive(Default)]
pub(super) struct States {
    /// By state.
    pub gates: Vec<Gate>,
    /// By gate: its state number, or [`NONE`].
    pub number: Vec<u32>,
    /// Predecessors of a state are in the order of its inputs. `None` only before stage 2.
    pub cfg: Option<Cfg>,
    /// States in an order in which all but back edges go forwards.
    pub order: Vec<u32>,
    /// By state: its place in the preorder of the dominator tree, and, by place, where its subtree ends there.
    pub place: Vec<u32>,
    pub ends: Vec<u32>,
    /// By place: the state.
    pub by_place: Vec<u32>,
    /// By place: in how many loops it is; empty until [`States::find_loops`].
    pub loops: Vec<u32>,
    edges: Vec<(u32, u32)>,
    /// By state: its index in `order`.
    rank: Vec<u32>,
    /// By rank: the immediate dominator's rank.
    idom: Vec<u32>,
    /// By rank: the size of its subtree; where its next child begins in the preorder.
    size: Vec<u32>,
    next: Vec<u32>,
}

/// Ways up the dominator tree, on places.
pub(super) struct Tree {
    /// By place: that of the immediate dominator; the entry's is its own.
    pub above: Vec<u32>,
    jumps: Jumps,
}

impl Tree {
    /// The lowest place that dominates two.
    pub fn common(&self, states: &States, one: u32, other: u32) -> u32 {
        self.jumps
            .climb(&self.above, one, |place| states.dominates(place, other))
    }
}

impl States {
    /// Numbers the states and takes their edges. Inputs of states must be states: stage 1 sees to that.
    pub fn collect(&mut self, circuit: &Circuit, kinds: &[Kind], dense: &FlatInputs) {
        list_kinds(kinds, &mut self.gates, |kind| kind.is_state() & !kind.is_dead());
        self.number.clear();
        self.number.resize(kinds.len(), NONE);
        for (number, gate) in (0..).zip(&self.gates) {
            self.number[gate.index()] = number;
        }
        self.edges.clear();
        for (state, &gate) in (0..).zip(&self.gates) {
            for input in dense.states(gate) {
                let from = self.number[input.index()];
                // A dead state has no number; that something follows it is a finding of stage 2.
                if from != NONE {
                    self.edges.push((from, state));
                }
            }
        }
        let entry = self.number[circuit.state_entry().index()];
        self.cfg = Cfg::from_edges(self.gates.len(), entry, &self.edges).ok();
    }

    /// The graph; without states only the entry, which never is.
    pub fn cfg(&self) -> &Cfg {
        self.cfg.as_ref().expect("stage 2 made it")
    }

    /// Numbers states by the dominator tree, so that dominance is a comparison of numbers. `order` must be there.
    pub fn dominate(&mut self) {
        self.loops.clear();
        let order = std::mem::take(&mut self.order);
        self.rank(&order);
        let done = self.dominate_forwards(&order) && {
            self.number_places(&order);
            self.edges.iter().all(|&(from, to)| {
                let [from, to] = [from, to].map(|state| self.place[state as usize]);
                self.dominates(to, from)
            })
        };
        self.order = order;
        if !done {
            let tree = DomTree::of(self.cfg());
            self.rank(tree.preorder());
            let dominator = |&state: &u32| self.rank[tree.idom(state).unwrap_or(state) as usize];
            self.idom = tree.preorder().iter().map(dominator).collect();
            self.number_places(tree.preorder());
        }
    }

    /// Numbers states in the order in which control reaches them, which `order` must be: then what walks in that order goes
    /// along the arrays, in whatever order gates were made.
    pub fn renumber(&mut self) {
        let order = std::mem::take(&mut self.order);
        self.rank(&order);
        self.gates = order.iter().map(|&state| self.gates[state as usize]).collect();
        for (number, gate) in (0..).zip(&self.gates) {
            self.number[gate.index()] = number;
        }
        for (from, to) in &mut self.edges {
            (*from, *to) = (self.rank[*from as usize], self.rank[*to as usize]);
        }
        // Of each state, what is before it stays in the order of its inputs.
        self.cfg = Cfg::from_edges(self.gates.len(), 0, &self.edges).ok();
        self.order = (0..self.gates.len() as u32).collect();
    }

    fn rank(&mut self, order: &[u32]) {
        self.rank.clear();
        self.rank.resize(self.gates.len(), NONE);
        for (rank, &state) in (0..).zip(order) {
            self.rank[state as usize] = rank;
        }
    }

    /// Immediate dominators in the graph of the edges that go forwards in `order`: each state's is what those of its
    /// predecessors have in common, and one sweep finds it (Cooper, Harvey and Kennedy 2001, who repeat it for the other
    /// edges). Leaves those in `edges`. If they all go to a state that dominates where they come from, they change
    /// nothing, so these are the dominators of the whole graph; and so it is in all that is well-formed. False if that
    /// takes too many steps: looking for what is in common may be quadratic, as in a deep nest with one way out of all.
    fn dominate_forwards(&mut self, order: &[u32]) -> bool {
        let States {
            cfg, edges, rank, idom, ..
        } = self;
        let Some(cfg) = cfg else { return false };
        edges.clear();
        idom.clear();
        idom.reserve(order.len());
        let mut patience = PATIENCE * order.len();
        for (here, &state) in (0..).zip(order) {
            let mut common = NONE;
            for &from in cfg.predecessors(state) {
                let mut other = rank[from as usize];
                if other >= here {
                    edges.push((from, state));
                } else if common == NONE {
                    common = other;
                } else {
                    while common != other {
                        let lower = if common > other { &mut common } else { &mut other };
                        *lower = idom[*lower as usize];
                        let Some(less) = patience.checked_sub(1) else {
                            return false;
                        };
                        patience = less;
                    }
                }
            }
            match common {
                NONE if here > 0 => return false,
                NONE => idom.push(0),
                common => idom.push(common),
            }
        }
        true
    }

    /// Places from dominators. `order` is that of the ranks: dominators come first.
    fn number_places(&mut self, order: &[u32]) {
        let States {
            idom,
            size,
            next,
            place,
            ends,
            by_place,
            ..
        } = self;
        let count = order.len();
        for (list, value) in [(&mut *size, 1), (next, 0), (place, NONE), (ends, 0), (by_place, NONE)] {
            list.clear();
            list.resize(count, value);
        }
        for rank in (1..count).rev() {
            size[idom[rank] as usize] += size[rank];
        }
        for (rank, &state) in order.iter().enumerate() {
            let mut at = 0;
            if rank > 0 {
                let child = &mut next[idom[rank] as usize];
                at = *child;
                *child += size[rank];
            }
            next[rank] = at + 1;
            place[state as usize] = at;
            ends[at as usize] = at + size[rank];
            by_place[at as usize] = state;
        }
    }

    /// The dominator tree, for questions that places alone don't answer.
    pub fn tree(&self) -> Tree {
        let places = 0..self.by_place.len() as u32;
        let mut above = Vec::with_capacity(places.len());
        let mut open: Vec<u32> = Vec::new();
        for place in places.clone() {
            while open.pop_if(|&mut last| self.ends[last as usize] <= place).is_some() {}
            above.push(open.last().copied().unwrap_or(place));
            open.push(place);
        }
        let order: Vec<u32> = places.collect();
        let jumps = Jumps::new(&above, &order);
        Tree { above, jumps }
    }

    /// Whether the state at one place of the dominator tree's preorder dominates that at another.
    #[inline]
    pub fn dominates(&self, above: u32, below: u32) -> bool {
        above <= below && below < self.ends[above as usize]
    }

    /// The gate of the state at a place.
    pub fn at(&self, place: u32) -> Gate {
        self.gates[self.by_place[place as usize] as usize]
    }

    /// The place of a state gate.
    #[inline]
    pub fn place_of(&self, gate: Gate) -> u32 {
        self.place[self.number[gate.index()] as usize]
    }
}
