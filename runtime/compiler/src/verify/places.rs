//! The earliest place of each gate: the deepest state, in the dominator tree, from which on its inputs exist.
//!
//! A place is a number in the preorder of the dominator tree ([`States::place`]). One depth-first walk over the
//! computed gates gives places, a topological order, and whether there is a cycle. Gates are mostly made after their
//! inputs, so the walk mostly runs along the arrays.

use super::Checks;
use super::flat_inputs::list_kinds;
use super::plan::Kind;
use super::plan::LANES;
use super::states::{NONE, States};
use crate::flow::scc::components;
use onespec_graph::circuit::WireClass;
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role};

const UNSEEN: u32 = u32::MAX;
const OPEN: u32 = u32::MAX - 1;
/// Marks the place of a gate that may raise. Its memory state exists from itself on, its value on one side only. There
/// can't be 2^31 states: their heads alone would take 80 GB.
const RAISES: u32 = 1 << 31;

/// The earliest place of each gate, and lists of gates by what later stages ask of them.
#[derive(Default)]
pub(super) struct Places {
    /// By gate; see [`RAISES`].
    raw: Vec<u32>,
    /// Selectors and relays.
    pub fixed: Vec<Gate>,
    /// Memory phis among them.
    pub joins: Vec<Gate>,
    /// States that use something.
    pub users: Vec<Gate>,
    /// What takes and gives memory, without selectors: effects, relays, states that compute. Inputs come first.
    pub chain: Vec<Gate>,
    /// Gates with inputs that cannot exist on one path.
    pub torn: Vec<Gate>,
    /// By gate: what a load or relay gives on; see [`Checks::memory_of`].
    pub memory: Vec<u32>,
    /// Everything that is computed, inputs first; only kept where asked for.
    pub sequence: Vec<Gate>,
    pub cyclic: bool,
}

/// Whether a gate is a place of its own, or at one, whatever its inputs are.
fn is_walked(kind: Kind, relay: bool) -> bool {
    relay || kind.is(Class::Compute) || kind.is(Class::Effect) || kind.is(Class::StateCompute)
}

impl Places {
    /// The earliest place of what a gate gives: for a value wire, or for others.
    #[inline]
    pub fn of(&self, circuit: &Circuit, states: &States, gate: Gate, class: WireClass) -> u32 {
        match self.raw[gate.index()] {
            place if place < RAISES => place,
            place => raised(circuit, states, gate, place, class),
        }
    }

    /// The earliest place of operand `index` of a gate.
    #[inline]
    pub fn of_operand(&self, circuit: &Circuit, states: &States, operand: Gate, user: Gate, index: usize) -> u32 {
        match self.raw[operand.index()] {
            place if place < RAISES => place,
            place => raised(circuit, states, operand, place, operand_class(circuit, user, index)),
        }
    }

    /// Where a state, a selector or a relay is.
    pub fn home(&self, gate: Gate) -> u32 {
        self.raw[gate.index()] & !RAISES
    }
}

/// The place of what a gate that may raise gives.
#[cold]
fn raised(circuit: &Circuit, states: &States, gate: Gate, place: u32, class: WireClass) -> u32 {
    let own = place & !RAISES;
    if place >= OPEN || class != WireClass::Value {
        return if place >= OPEN { 0 } else { own };
    }
    let next = states.cfg().successors(states.number[gate.index()]);
    let success = next
        .iter()
        .find(|&&s| circuit.role(states.gates[s as usize]) == Role::Success);
    success.map_or(own, |&s| states.place[s as usize])
}

/// A gate whose operands are being looked at: those up to `next` are done, and the deepest of them is at `deepest`.
#[derive(Clone, Copy)]
struct Frame {
    gate: Gate,
    next: u32,
    deepest: u32,
    torn: bool,
}

impl Frame {
    fn new(gate: Gate) -> Frame {
        Frame {
            gate,
            next: 0,
            deepest: 0,
            torn: false,
        }
    }

    /// One more operand is at a place.
    #[inline]
    fn deepen(&mut self, states: &States, place: u32) {
        if place != self.deepest {
            let (above, below) = (self.deepest.min(place), self.deepest.max(place));
            self.torn |= !states.dominates(above, below);
            self.deepest = below;
        }
    }
}

impl Checks<'_> {
    /// Places of all gates, assuming that stages 0 to 3 found nothing.
    pub(super) fn place_all(&mut self, keep_sequence: bool) {
        let mut places = std::mem::take(self.places);
        self.start(&mut places);
        let mut stack = Vec::new();
        for number in 0..self.circuit.len() as u32 {
            if places.raw[number as usize] == UNSEEN && !self.place_at_once(&mut places, Gate(number), keep_sequence) {
                self.walk(&mut places, Gate(number), &mut stack, keep_sequence);
            }
        }
        if places.cyclic {
            self.place_sccs(&mut places);
        }
        *self.places = places;
    }

    /// What needs no walk.
    fn start(&self, places: &mut Places) {
        places.raw.clear();
        places.fixed.clear();
        places.joins.clear();
        places.users.clear();
        places.chain.clear();
        places.torn.clear();
        places.sequence.clear();
        places.cyclic = false;
        let walked = |kind: Kind| {
            (kind.is(Class::Compute) | kind.is(Class::Effect) | kind.is(Class::StateCompute)) & !kind.is_dead()
        };
        let all = self.kinds.iter();
        places
            .raw
            .extend(all.map(|&kind| if walked(kind) { UNSEEN } else { 0 }));
        for &gate in &self.states.gates {
            let kind = self.kinds[gate.index()];
            let raises = kind.is(Class::StateCompute);
            if !raises {
                places.raw[gate.index()] = self.states.place_of(gate);
            }
            if raises || self.plan.ops[usize::from(kind.op())].uses {
                places.users.push(gate);
            }
        }
        list_kinds(self.kinds, &mut places.fixed, |kind| {
            kind.is(Class::Fixed) & !kind.is_dead()
        });
        for &gate in &places.fixed {
            let kind = self.kinds[gate.index()];
            let place = match self.plan.ops[usize::from(kind.op())].def.role {
                Role::Relay => UNSEEN,
                role => {
                    if role == Role::DependSelector {
                        places.joins.push(gate);
                    }
                    self.state_place(gate)
                }
            };
            places.raw[gate.index()] = place;
        }
    }

    pub(super) fn is_relay(&self, kind: Kind) -> bool {
        self.plan.ops[usize::from(kind.op())].def.role == Role::Relay
    }

    /// The place of the state that a selector or relay is attached to.
    fn state_place(&self, gate: Gate) -> u32 {
        let Some(state) = self.dense.states(gate).first() else {
            return 0;
        };
        match self.states.number.get(state.index()) {
            Some(&number) if number != NONE => self.states.place[number as usize],
            _ => 0,
        }
    }

    /// The place of a gate whose operands have theirs, as they have where gates are made after what they use. False if some
    /// has none yet, or is one that may raise.
    #[inline]
    fn place_at_once(&self, places: &mut Places, gate: Gate, keep_sequence: bool) -> bool {
        let mut at = Frame::new(gate);
        let Some((count, lanes)) = self.dense.lanes(gate) else {
            return false;
        };
        let mut of = [0; LANES];
        for i in 0..LANES {
            of[i] = if i < count { places.raw[lanes[i].index()] } else { 0 };
            at.deepest = at.deepest.max(of[i]);
        }
        if at.deepest >= RAISES {
            return false;
        }
        for place in of {
            at.torn |= !self.states.dominates(place, at.deepest);
        }
        self.leave(places, &at, keep_sequence);
        true
    }

    fn walk(&self, places: &mut Places, start: Gate, stack: &mut Vec<Frame>, keep_sequence: bool) {
        let (c, states) = (self.circuit, &*self.states);
        let mut at = Frame::new(start);
        places.raw[start.index()] = OPEN;
        loop {
            let inputs = self.dense.operands(at.gate);
            let mut inner = None;
            while let Some(&input) = inputs.get(at.next as usize) {
                let mut place = places.raw[input.index()];
                if place >= RAISES {
                    match place {
                        UNSEEN => {
                            inner = Some(input);
                            break;
                        }
                        OPEN => {
                            places.cyclic = true;
                            place = at.deepest;
                        }
                        _ => place = raised(c, states, input, place, operand_class(c, at.gate, at.next as usize)),
                    }
                }
                at.deepen(states, place);
                at.next += 1;
            }
            if let Some(inner) = inner {
                places.raw[inner.index()] = OPEN;
                stack.push(std::mem::replace(&mut at, Frame::new(inner)));
                continue;
            }
            self.leave(places, &at, keep_sequence);
            match stack.pop() {
                Some(outer) => at = outer,
                None => return,
            }
        }
    }

    #[inline]
    fn leave(&self, places: &mut Places, at: &Frame, keep_sequence: bool) {
        let kind = self.kinds[at.gate.index()];
        let mut place = at.deepest;
        if !kind.is(Class::Compute) {
            if kind.is(Class::StateCompute) {
                place = self.states.place_of(at.gate) | RAISES;
            } else if kind.is(Class::Fixed) {
                place = self.state_place(at.gate);
            }
            places.chain.push(at.gate);
        }
        places.raw[at.gate.index()] = place;
        if at.torn {
            places.torn.push(at.gate);
        }
        if keep_sequence {
            places.sequence.push(at.gate);
        }
    }

    /// With cycles, places depend on where the walk began. So that findings do not, a scc of gates is at the deepest
    /// place of what comes into it.
    #[cold]
    fn place_sccs(&self, places: &mut Places) {
        let (c, states) = (self.circuit, &*self.states);
        places.torn.clear();
        for scc in components(c.len(), |gate, edge| self.computed_input(Gate(gate), edge)) {
            let inside: std::collections::HashSet<u32> = if scc.len() > 1 {
                scc.iter().copied().collect()
            } else {
                Default::default()
            };
            let mut deepest = 0;
            for &gate in &scc {
                for (index, &input) in self.dense.operands(Gate(gate)).iter().enumerate() {
                    if input.0 == gate || inside.contains(&input.0) {
                        continue;
                    }
                    deepest = deepest.max(places.of(c, states, input, operand_class(c, Gate(gate), index)));
                }
            }
            for &gate in &scc {
                let kind = self.kinds[gate as usize];
                if !kind.is_dead() && (kind.is(Class::Compute) || kind.is(Class::Effect)) {
                    places.raw[gate as usize] = deepest;
                }
            }
        }
    }

    /// The input of a computed gate among its depends and values, counted together: nothing beyond the last, and the
    /// gate itself has none if it is not computed.
    pub(super) fn computed_input(&self, gate: Gate, edge: usize) -> Option<u32> {
        let kind = self.kinds[gate.index()];
        if kind.is_dead() || !is_walked(kind, kind.is(Class::Fixed) && self.is_relay(kind)) {
            return None;
        }
        self.dense.operands(gate).get(edge).map(|input| input.0)
    }
}

/// Whether an operand is a memory state or a value.
pub(super) fn operand_class(circuit: &Circuit, gate: Gate, index: usize) -> WireClass {
    if index < circuit.depends(gate).len() {
        WireClass::Depend
    } else {
        WireClass::Value
    }
}
