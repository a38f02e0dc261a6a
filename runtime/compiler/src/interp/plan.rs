//! What is computed once for a circuit before it runs: successors, the phis of each state, and the place of every
//! value.
//!
//! The place of a value is the latest state to which one of its inputs is bound: inputs lie on one path of the
//! dominator tree, and the deepest comes last in reverse postorder. A use of the value is dominated by its place, so a
//! value must be computed again exactly when its place has been entered again.

use hashbrown::HashMap;
use onespec_graph::set::{Bitfield, Class};
use onespec_graph::{Circuit, Gate, Role};

/// No place.
pub(super) const NO_NODE: u32 = u32::MAX;

/// The order of states, the phis at each of them, and the place of every value of one circuit. A plan is valid as
/// long as the circuit does not change.
#[derive(Debug, Clone)]
pub struct Plan {
    /// States in reverse postorder.
    states: Vec<Gate>,
    /// By gate: its place, as an index into `states`.
    place: Vec<u32>,
    /// By place: what follows, and through which of its state inputs. The second is the side for 0, or the default.
    next: Vec<[Edge; 2]>,
    /// By place: where its selectors are in `selectors`.
    ranges: Vec<[u32; 2]>,
    selectors: Vec<Gate>,
    /// Gates that are bound to no state, inputs first.
    order: Vec<Gate>,
    cases: HashMap<(u32, u64), Edge>,
    areas: HashMap<u32, u64>,
    stack: u64,
}

/// An edge between states.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Edge {
    pub to: u32,
    /// Which state input.
    pub input: u32,
}

const NO_EDGE: Edge = Edge { to: NO_NODE, input: 0 };

impl Plan {
    /// Takes time in proportion to the gates and wires.
    pub fn new(circuit: &Circuit) -> Plan {
        let states = circuit.reverse_postorder();
        let (areas, stack) = areas(circuit);
        let mut plan = Plan {
            place: vec![NO_NODE; circuit.len()],
            next: vec![[NO_EDGE; 2]; states.len()],
            ranges: Vec::with_capacity(states.len()),
            selectors: Vec::new(),
            order: Vec::new(),
            cases: HashMap::new(),
            areas,
            stack,
            states,
        };
        for (i, &state) in plan.states.iter().enumerate() {
            plan.place[state.index()] = i as u32;
        }
        plan.bind(circuit);
        plan.pure(circuit);
        plan
    }

    /// Edges, and places of what is bound to a state.
    fn bind(&mut self, circuit: &Circuit) {
        for from in 0..self.states.len() {
            let start = self.selectors.len() as u32;
            for user in circuit.uses(self.states[from]) {
                let Some(input) = circuit.states(user.user).get(user.index as usize).map(|_| user.index) else {
                    continue;
                };
                let gate = user.user;
                if circuit.is_state(gate) {
                    let edge = Edge {
                        to: self.place[gate.index()],
                        input,
                    };
                    match circuit.role(gate) {
                        Role::Case => {
                            self.cases.insert((from as u32, circuit.bits(gate)), edge);
                        }
                        Role::False | Role::DefaultCase | Role::Exception => self.next[from][1] = edge,
                        _ => self.next[from][0] = edge,
                    }
                } else if input == 0 {
                    self.place[gate.index()] = from as u32;
                    if matches!(circuit.role(gate), Role::ValueSelector | Role::DependSelector) {
                        self.selectors.push(gate);
                    }
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

    pub(super) fn next(&self, place: u32) -> [Edge; 2] {
        self.next[place as usize]
    }

    pub(super) fn case(&self, place: u32, value: u64) -> Option<Edge> {
        self.cases.get(&(place, value)).copied()
    }

    pub(super) fn selectors(&self, place: u32) -> &[Gate] {
        let [from, to] = self.ranges[place as usize];
        &self.selectors[from as usize..to as usize]
    }

    /// The address of a stack slot, where nothing else is on it.
    pub fn area(&self, gate: Gate) -> Option<u64> {
        self.areas.get(&gate.0).copied()
    }

    /// How much of the stack the areas take.
    pub(super) fn stack(&self) -> u64 {
        self.stack
    }
}

/// Areas lie side by side below the top of the address space, far from where programs are likely to point. Dead ones keep
/// their room, so that a pass that removes one does not move the others.
fn areas(circuit: &Circuit) -> (HashMap<u32, u64>, u64) {
    let wide = circuit.set().type_def(circuit.arch()).width > 32;
    let first: u64 = if wide { 0x7fff_f7a5_c000 } else { 0x7fa5_c000 };
    let mut top = first;
    let areas = (0..circuit.len() as u32).map(Gate).filter(|&g| {
        let def = circuit.def(g);
        def.role == Role::Alloca && matches!(def.bitfield, Bitfield::Number(_))
    });
    let mut all = HashMap::new();
    for gate in areas {
        top = top.wrapping_sub(circuit.bits(gate).max(1)) & !15;
        all.insert(gate.0, top);
    }
    (all, first.wrapping_sub(top))
}
