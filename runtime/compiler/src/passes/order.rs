//! Linear order of all gates: states in reverse postorder; for each state first the gates bound to it, then the others
//! in topological order.

use crate::schedule::Early;
use crate::schedule::Schedule;
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate};

pub(super) struct Order {
    states: Vec<Gate>,
    gates: Vec<Gate>,
    /// By gate: the index of its state, and its own in `gates`.
    place: Vec<u32>,
    position: Vec<u32>,
}

impl Order {
    /// Every gate as early as its inputs allow. Gates that control cannot get to have no place and are left out.
    pub fn early(circuit: &Circuit, early: &Early) -> Order {
        let place = (0..circuit.len() as u32).map(|g| early.place_of(Gate(g))).collect();
        Order::new(circuit, early, place)
    }

    /// Every gate where a schedule has it.
    pub fn of_schedule(circuit: &Circuit, schedule: &Schedule) -> Order {
        let early = Early::new(circuit);
        let gates = (0..circuit.len() as u32).map(Gate);
        let place = gates.map(|g| early.place_of(schedule.place(g).unwrap_or(g))).collect();
        Order::new(circuit, &early, place)
    }

    /// The gates of [`Order::early`].
    pub fn early_gates(circuit: &Circuit, early: &Early) -> Vec<Gate> {
        in_order(circuit, early, &|gate| early.place_of(gate))
    }

    fn new(circuit: &Circuit, early: &Early, place: Vec<u32>) -> Order {
        let gates = in_order(circuit, early, &|gate| place[gate.index()]);
        let mut position = vec![u32::MAX; circuit.len()];
        for (at, gate) in (0..).zip(&gates) {
            position[gate.index()] = at;
        }
        Order {
            states: early.states().to_vec(),
            gates,
            place,
            position,
        }
    }

    pub fn gates(&self) -> &[Gate] {
        &self.gates
    }

    pub fn places(&self) -> usize {
        self.states.len()
    }

    pub fn state(&self, place: u32) -> Gate {
        self.states[place as usize]
    }

    /// The index of a gate's state; `u32::MAX` without one.
    pub fn place(&self, gate: Gate) -> u32 {
        self.place.get(gate.index()).copied().unwrap_or(u32::MAX)
    }

    /// States come after everything that is placed at them: what they need is needed last.
    pub fn position(&self, gate: Gate) -> u32 {
        self.position.get(gate.index()).copied().unwrap_or(u32::MAX)
    }
}

/// Gates by the places of their states; at each place those that are bound to it, then the others, inputs first.
fn in_order(circuit: &Circuit, early: &Early, place: &dyn Fn(Gate) -> u32) -> Vec<Gate> {
    let count = early.states().len();
    let bound = |g: &Gate| {
        let class = circuit.def(*g).class;
        matches!(class, Class::Fixed | Class::StateCompute | Class::Prologue)
    };
    let all: Vec<Gate> = circuit
        .gates()
        .filter(bound)
        .chain(early.order().iter().copied())
        .collect();
    let mut starts = vec![0usize; count + 1];
    for gate in &all {
        if let Some(start) = starts.get_mut((place(*gate) as usize).saturating_add(1)) {
            *start += 1;
        }
    }
    for i in 0..count {
        starts[i + 1] += starts[i];
    }
    let mut gates = vec![Gate::NONE; starts[count]];
    for gate in all {
        if let Some(start) = starts[..count].get_mut(place(gate) as usize) {
            gates[*start] = gate;
            *start += 1;
        }
    }
    gates
}
