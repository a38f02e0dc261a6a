//! The early schedule: for every value the first state at which all of its inputs are there (Click, PLDI 1995,
//! "schedule early"), without asking whether the circuit is well formed.
//!
//! The place of a value is the latest state to which one of its inputs is bound: inputs lie on one path of the
//! dominator tree, and the deepest comes last in reverse postorder. A use of the value is dominated by its place, so a
//! value must be computed again exactly when its place has been entered again.

use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role};

/// No place.
const NO_NODE: u32 = u32::MAX;

/// The order of states, the phis at each of them, and the place of every value of one circuit. It is valid as long as
/// the circuit does not change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Early {
    /// States in reverse postorder.
    states: Vec<Gate>,
    /// By gate: its place, as an index into `states`.
    place: Vec<u32>,
    /// By place: where its selectors are in `selectors`.
    ranges: Vec<[u32; 2]>,
    selectors: Vec<Gate>,
    /// Gates that are bound to no state, inputs first.
    order: Vec<Gate>,
}

impl Early {
    /// Takes time in proportion to the gates and wires.
    pub fn new(circuit: &Circuit) -> Early {
        let states = circuit.reverse_postorder();
        let mut early = Early {
            place: vec![NO_NODE; circuit.len()],
            ranges: Vec::with_capacity(states.len()),
            selectors: Vec::new(),
            order: Vec::new(),
            states,
        };
        for (i, &state) in early.states.iter().enumerate() {
            early.place[state.index()] = i as u32;
        }
        early.bind(circuit);
        early.pure(circuit);
        early
    }

    /// Places of what is bound to a state.
    fn bind(&mut self, circuit: &Circuit) {
        for from in 0..self.states.len() {
            let start = self.selectors.len() as u32;
            for user in circuit.uses(self.states[from]) {
                let gate = user.user;
                if user.index != 0 || circuit.states(gate).is_empty() || circuit.is_state(gate) {
                    continue;
                }
                self.place[gate.index()] = from as u32;
                if matches!(circuit.role(gate), Role::ValueSelector | Role::DependSelector) {
                    self.selectors.push(gate);
                }
            }
            self.ranges.push([start, self.selectors.len() as u32]);
        }
        for gate in circuit.gates() {
            if matches!(circuit.def(gate).class, Class::Prologue | Class::Root) {
                self.place[gate.index()] = 0;
            }
        }
    }

    /// Places of everything else, inputs first.
    fn pure(&mut self, circuit: &Circuit) {
        const OPEN: u8 = 1;
        const DONE: u8 = 2;
        let mut seen = vec![0u8; circuit.len()];
        let mut stack = Vec::new();
        for root in circuit.gates() {
            stack.push(root);
            while let Some(&gate) = stack.last() {
                let free = matches!(circuit.def(gate).class, Class::Compute | Class::Effect);
                if !free || seen[gate.index()] == DONE {
                    stack.pop();
                    continue;
                }
                let inputs = || circuit.depends(gate).iter().chain(circuit.values(gate).iter());
                if seen[gate.index()] == OPEN {
                    // An input without a place is in a dead part, or in a cycle: then this has none either.
                    let latest = inputs().map(|g| self.place_of(g)).max().unwrap_or(0);
                    self.place[gate.index()] = latest;
                    seen[gate.index()] = DONE;
                    self.order.push(gate);
                    stack.pop();
                } else {
                    seen[gate.index()] = OPEN;
                    stack.extend(inputs().filter(|g| g.index() < seen.len() && seen[g.index()] == 0));
                }
            }
        }
    }

    /// The index of the latest state that a gate's value is bound to; `u32::MAX` if control cannot get there.
    pub fn place_of(&self, gate: Gate) -> u32 {
        self.place.get(gate.index()).copied().unwrap_or(NO_NODE)
    }

    /// States that control can reach, in reverse postorder.
    pub fn states(&self) -> &[Gate] {
        &self.states
    }

    /// Gates that are bound to no state, inputs first.
    pub fn order(&self) -> &[Gate] {
        &self.order
    }

    /// The phis of the state at a place: of values and of memory.
    pub(crate) fn selectors(&self, place: u32) -> &[Gate] {
        let [from, to] = self.ranges[place as usize];
        &self.selectors[from as usize..to as usize]
    }
}
