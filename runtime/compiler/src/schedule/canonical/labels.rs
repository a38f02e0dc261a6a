//! Labels: numbers that gates of the same structure have in all spellings, and others hardly ever.

use super::super::bounds::Bounds;
use super::super::control::NONE;
use super::{commutes, swapped};
use onespec_graph::circuit::WireClass;
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Use};
use std::collections::HashMap;

/// How often labels are passed on through selectors at most.
const ROUNDS: u32 = 8;

/// By gate, a label that gates of the same structure share.
pub(super) struct Labels {
    label: Vec<u64>,
    /// How many gates have a label, of labels that several have had.
    shared: HashMap<u64, u32>,
    /// By gate: in which call of [`Labels::tell_apart`] it was met last.
    met: Vec<u32>,
    calls: u32,
    /// How many gates these calls may look at together.
    budget: usize,
    changed: Vec<Gate>,
}

impl Labels {
    /// Passes labels from inputs to users and back, until that tells no more gates apart.
    pub fn new(bounds: &Bounds<'_>, node: &[u32]) -> Labels {
        let circuit = bounds.circuit;
        let order = inputs_first(circuit);
        let mut label = vec![0; circuit.len()];
        for gate in circuit.gates() {
            let def = circuit.def(gate);
            let place = match def.class {
                Class::Prologue => NONE,
                _ => node[gate.index()],
            };
            let bits = swapped(circuit, gate).map_or(circuit.bits(gate), |code| code.min(circuit.bits(gate)));
            label[gate.index()] = [
                u64::from(circuit.op(gate)),
                u64::from(circuit.ty(gate).0),
                u64::from(place),
                bits,
            ]
            .into_iter()
            .fold(u64::from(circuit.word(gate).0), mix);
        }
        let mut labels = Labels {
            met: vec![0; label.len()],
            budget: 64 * label.len(),
            label,
            shared: HashMap::new(),
            calls: 0,
            changed: Vec::new(),
        };
        let mut kinds = labels.kinds();
        for _ in 0..ROUNDS {
            labels.pass(circuit, &order);
            let now = labels.kinds();
            if now == kinds {
                break;
            }
            kinds = now;
        }
        let mut sorted: Vec<u64> = circuit.gates().map(|g| labels.get(g)).collect();
        sorted.sort_unstable();
        let shared = sorted.chunk_by(|a, b| a == b).filter(|same| same.len() > 1);
        labels.shared = shared.map(|same| (same[0], same.len() as u32)).collect();
        labels
    }

    /// Gives one of several gates with the same label another one, and with it those gates around it that share theirs
    /// with others: where two parts of a circuit are alike, one of them becomes the first.
    pub fn tell_apart(&mut self, circuit: &Circuit, gate: Gate) {
        if self.shared.get(&self.get(gate)).is_none_or(|&count| count < 2) {
            return;
        }
        self.calls += 1;
        self.met[gate.index()] = self.calls;
        let mut ring = vec![(gate, mix(self.get(gate), 1))];
        while !ring.is_empty() {
            // All of a ring at once, so that it does not matter in which order they stand.
            for &(gate, label) in &ring {
                if let Some(count) = self.shared.get_mut(&self.label[gate.index()]) {
                    *count -= 1;
                }
                self.label[gate.index()] = label;
                self.changed.push(gate);
            }
            for (_, label) in &ring {
                *self.shared.entry(*label).or_default() += 1;
            }
            let mut next: Vec<Gate> = Vec::new();
            for (gate, _) in ring.drain(..) {
                let around = circuit.inputs(gate).iter().chain(circuit.uses(gate).map(|u| u.user));
                for other in around.filter(|g| g.index() < circuit.len()) {
                    let shared = self.shared.get(&self.get(other)).is_some_and(|&count| count > 1);
                    if shared && self.met[other.index()] != self.calls {
                        self.met[other.index()] = self.calls;
                        next.push(other);
                    }
                }
            }
            match self.budget.checked_sub(next.len()) {
                Some(left) => self.budget = left,
                None => return,
            }
            ring = next.iter().map(|&g| (g, self.above_and_below(circuit, g))).collect();
        }
    }

    /// The gates that got another label since this was asked last.
    pub fn take_changed(&mut self) -> Vec<Gate> {
        std::mem::take(&mut self.changed)
    }

    fn above_and_below(&self, circuit: &Circuit, gate: Gate) -> u64 {
        mix(self.below(circuit, gate), self.above(circuit, gate))
    }

    pub fn get(&self, gate: Gate) -> u64 {
        self.label.get(gate.index()).copied().unwrap_or_default()
    }

    /// How many different labels there are.
    fn kinds(&self) -> usize {
        let mut sorted = self.label.clone();
        sorted.sort_unstable();
        sorted.dedup();
        sorted.len()
    }

    fn pass(&mut self, circuit: &Circuit, order: &Order) {
        // Among those that come first there are circles: each sees the others as they were.
        let down: Vec<u64> = order.first.iter().map(|&gate| self.below(circuit, gate)).collect();
        self.set(&order.first, &down);
        for &gate in &order.movable {
            self.label[gate.index()] = self.below(circuit, gate);
        }
        for &gate in order.movable.iter().rev() {
            self.label[gate.index()] = self.above(circuit, gate);
        }
        let up: Vec<u64> = order.first.iter().map(|&gate| self.above(circuit, gate)).collect();
        self.set(&order.first, &up);
    }

    fn set(&mut self, gates: &[Gate], labels: &[u64]) {
        for (gate, &label) in gates.iter().zip(labels) {
            self.label[gate.index()] = label;
        }
    }

    /// A gate's label with those of its inputs.
    fn below(&self, circuit: &Circuit, gate: Gate) -> u64 {
        let before = circuit.states(gate).len() + circuit.depends(gate).len();
        let label = circuit
            .inputs(gate)
            .iter()
            .take(before)
            .fold(self.get(gate), |label, g| mix(label, self.get(g)));
        let (a, b) = (self.get(circuit.value(gate, 0)), self.get(circuit.value(gate, 1)));
        if commutes(circuit, gate) {
            mix(mix(label, a.wrapping_add(b)), a ^ b)
        } else if let Some(exchanged) = swapped(circuit, gate) {
            // The same from both sides.
            let one = mix(mix(circuit.bits(gate), a), b);
            let other = mix(mix(exchanged, b), a);
            mix(label, one.wrapping_add(other))
        } else {
            circuit
                .values(gate)
                .iter()
                .fold(label, |label, value| mix(label, self.get(value)))
        }
    }

    /// A gate's label with those of its users.
    fn above(&self, circuit: &Circuit, gate: Gate) -> u64 {
        let users = circuit
            .uses(gate)
            .map(|used| mix(self.get(used.user), slot(circuit, used)));
        mix(self.get(gate), users.fold(0, u64::wrapping_add))
    }
}

/// Which input of its user a gate is, as far as it matters.
fn slot(circuit: &Circuit, used: Use) -> u64 {
    let Use { user, index } = used;
    if circuit.class_of(user, index) != WireClass::Value {
        return u64::from(index);
    }
    if commutes(circuit, user) {
        return 1 << 32;
    }
    let first = circuit.states(user).len() + circuit.depends(user).len();
    match swapped(circuit, user) {
        Some(_) if circuit.value(user, 0) == circuit.value(user, 1) => 1 << 32,
        // What it is compared by, seen from it.
        Some(_) if index as usize == first => 1 << 33 | circuit.bits(user),
        Some(exchanged) => 1 << 33 | exchanged,
        None => u64::from(index),
    }
}

/// All gates but roots.
struct Order {
    /// States, selectors, relays, and what is there from the beginning.
    first: Vec<Gate>,
    /// The others, inputs before users.
    movable: Vec<Gate>,
}

fn inputs_first(circuit: &Circuit) -> Order {
    let movable = |g: Gate| matches!(circuit.def(g).class, Class::Compute | Class::Effect);
    let lines = || circuit.gates().filter(|&g| circuit.def(g).class != Class::Root);
    let mut order: Vec<Gate> = Vec::new();
    let mut seen = vec![false; circuit.len()];
    let mut open: Vec<(Gate, u32)> = Vec::new();
    for start in lines().filter(|&g| movable(g)) {
        if std::mem::replace(&mut seen[start.index()], true) {
            continue;
        }
        open.push((start, 0));
        while let Some((gate, next)) = open.last_mut() {
            let input = circuit.inputs(*gate).get(*next as usize);
            *next += 1;
            match input {
                Some(input) if input.index() >= circuit.len() || !movable(input) => {}
                Some(input) => {
                    if !std::mem::replace(&mut seen[input.index()], true) {
                        open.push((input, 0));
                    }
                }
                None => {
                    order.push(*gate);
                    open.pop();
                }
            }
        }
    }
    Order {
        first: lines().filter(|&g| !movable(g)).collect(),
        movable: order,
    }
}

/// Mixes a number into another (the finalizer of MurmurHash3 on both).
pub(super) fn mix(a: u64, b: u64) -> u64 {
    let mut x = a.rotate_left(25).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ b.wrapping_add(0x632b_e59b_d9b4_e019);
    x = (x ^ (x >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
    x = (x ^ (x >> 33)).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    x ^ (x >> 33)
}
