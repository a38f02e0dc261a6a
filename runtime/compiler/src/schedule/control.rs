//! The control-flow graph of a circuit with numbered states; its dominator tree and natural loops.

use super::problem;
use crate::flow::jumps::Jumps;
use crate::flow::{Cfg, DomTree, LoopNest};
use onespec_graph::circuit::WireClass;
use onespec_graph::finding::Finding;
use onespec_graph::{Circuit, Gate, Role};

/// No node, no block.
pub(super) use crate::flow::NONE;

/// The states that the entry reaches, numbered in reverse postorder: every state comes after its predecessors, except
/// for edges back to the head of a loop. The numbers follow from the structure alone, not from the order of gates.
#[derive(Debug)]
pub(crate) struct Control {
    /// By node.
    pub states: Vec<Gate>,
    /// By gate: its node, or [`NONE`].
    node: Vec<u32>,
    pub cfg: Cfg,
    pub tree: DomTree,
    pub loops: LoopNest,
    /// The tree of loops, below a root that stands for being in none and has the last number.
    pub loop_parent: Vec<u32>,
    loop_jumps: Jumps,
}

impl Control {
    /// # Errors
    /// With the verifier's codes, where a reachable state follows an unreachable one or none (E004, E040), or a cycle of
    /// states is no loop with one head (E041, E042).
    pub fn new(circuit: &Circuit) -> Result<Control, Finding> {
        let states = circuit.reverse_postorder();
        let mut node = vec![NONE; circuit.len()];
        for (n, state) in states.iter().enumerate() {
            node[state.index()] = n as u32;
        }
        let mut edges = Vec::with_capacity(states.len() + states.len() / 4);
        for (n, &state) in states.iter().enumerate() {
            for (k, from) in circuit.states(state).iter().enumerate() {
                match node.get(from.index()).copied() {
                    Some(from) if from != NONE => edges.push((from, n as u32)),
                    Some(_) => {
                        let message = "the state before it is not reachable from the entry: take the input away";
                        return Err(problem(circuit, state, "E040", message).on(WireClass::State, k));
                    }
                    None => return Err(problem(circuit, state, "E004", "missing").on(WireClass::State, k)),
                }
            }
        }
        // Only a circuit of 2^32 wires could fail here.
        let cfg =
            Cfg::from_edges(states.len(), 0, &edges).map_err(|e| problem(circuit, Gate(0), "E040", e.to_string()))?;
        let tree = DomTree::of(&cfg);
        let loops = LoopNest::new(&cfg, &tree);
        for one in loops.loops() {
            let head = states[one.header as usize];
            if !one.reducible {
                let message = "a loop with a second entry, past its head, has no place for what does not change in it: \
                               split nodes, or enter it through a variable that says where to go";
                return Err(problem(circuit, head, "E042", message));
            }
            if circuit.role(head) != Role::LoopBegin {
                let message = "a cycle of states goes through this gate, but only the head of a loop may close one";
                return Err(problem(circuit, head, "E041", message));
            }
        }
        let root = loops.loops().len() as u32;
        let mut loop_parent: Vec<u32> = loops.loops().iter().map(|l| l.parent.unwrap_or(root)).collect();
        loop_parent.push(root);
        let order: Vec<u32> = std::iter::once(root).chain(0..root).collect();
        let loop_jumps = Jumps::new(&loop_parent, &order);
        Ok(Control {
            states,
            node,
            cfg,
            tree,
            loops,
            loop_parent,
            loop_jumps,
        })
    }

    /// The node of a state that is reachable.
    pub fn node(&self, state: Gate) -> Option<u32> {
        self.node.get(state.index()).copied().filter(|&n| n != NONE)
    }

    /// How many loops a node is in.
    pub fn loop_depth(&self, node: u32) -> u32 {
        self.loops.depth(node)
    }

    /// The innermost loop of a node; the root of the tree of loops if it is in none.
    pub fn loop_of(&self, node: u32) -> u32 {
        self.loops.innermost(node).unwrap_or(self.root_loop())
    }

    /// What stands for being in no loop.
    pub fn root_loop(&self) -> u32 {
        self.loop_parent.len() as u32 - 1
    }

    /// The first of a loop and those around it for which `done` holds; it must hold for all around such a one.
    pub fn climb_loops(&self, from: u32, done: impl Fn(u32) -> bool) -> u32 {
        self.loop_jumps.climb(&self.loop_parent, from, done)
    }

    /// The innermost loop around both.
    pub fn common_loop(&self, one: u32, other: u32) -> u32 {
        let depth = |l: u32| self.loop_jumps.depth[l as usize];
        self.climb_loops(one, |l| {
            l == self.root_loop() || depth(l) <= depth(other) && self.encloses(l, other)
        })
    }

    /// Whether a loop is, or is around, another one.
    pub fn encloses(&self, outer: u32, inner: u32) -> bool {
        let Some(inner) = self.loops.loops().get(inner as usize) else {
            return outer == self.root_loop();
        };
        outer == self.root_loop() || self.loops.contains(outer, inner.header)
    }

    /// The head of a loop; nothing for the root.
    pub fn head(&self, index: u32) -> Option<u32> {
        self.loops.loops().get(index as usize).map(|l| l.header)
    }

    /// The state before a loop.
    pub fn before(&self, index: u32) -> Option<u32> {
        self.tree.idom(self.head(index)?)
    }
}
