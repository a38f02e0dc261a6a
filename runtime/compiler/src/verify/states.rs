//! The states of a circuit as a flow graph: numbers, edges, the order in which control reaches them, dominators.

use super::dense::Dense;
use super::plan::Kind;
use crate::flow::{Cfg, DomTree};
use onespec_graph::{Circuit, Gate};

/// No state.
pub(super) const NONE: u32 = u32::MAX;

/// States by number, in the order of the gates; the entry is among them.
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
    /// By state: its place in the preorder of the dominator tree, and where its subtree ends there.
    pub place: Vec<u32>,
    pub ends: Vec<u32>,
    /// By place: the state.
    pub by_place: Vec<u32>,
    pub tree: DomTree,
    edges: Vec<(u32, u32)>,
}

impl States {
    /// Numbers the states and takes their edges. Inputs of states must be states: stage 1 sees to that.
    pub fn collect(&mut self, circuit: &Circuit, kinds: &[Kind], dense: &Dense) {
        self.gates.clear();
        self.number.clear();
        self.number.reserve(kinds.len());
        for (gate, kind) in (0..).map(Gate).zip(kinds) {
            if kind.is_state() && !kind.is_dead() {
                self.number.push(self.gates.len() as u32);
                self.gates.push(gate);
            } else {
                self.number.push(NONE);
            }
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

    /// Numbers states by the dominator tree, so that dominance is a comparison of numbers.
    pub fn dominate(&mut self) {
        self.tree = DomTree::of(self.cfg());
        let n = self.gates.len();
        self.place.clear();
        self.place.resize(n, NONE);
        self.ends.clear();
        self.ends.resize(n, 0);
        self.by_place.clear();
        self.by_place.extend_from_slice(self.tree.preorder());
        for (place, &state) in (0..).zip(&self.by_place) {
            self.place[state as usize] = place;
            self.ends[place as usize] = place + self.tree.subtree(state).len() as u32;
        }
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
