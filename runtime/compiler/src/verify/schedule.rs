//! Places of effects for the memory walk, given by a scheduler; and whether the scheduler's answer is a schedule.

use super::memory::Placed;
use super::states::NONE;
use super::{Checks, Discipline, Places, message};
use onespec_graph::circuit::WireClass;
use onespec_graph::set::Class;
use onespec_graph::{Finding, Gate};

impl Checks<'_> {
    /// Effects by state. Nothing if that was found to be impossible.
    pub(super) fn placed(&mut self) -> Option<Placed> {
        if let Some(Places { at, order }) = self.given {
            self.legal(at);
            if !self.found.is_empty() {
                return None;
            }
            if let Some(order) = order {
                let at = |state: Gate| {
                    self.state_number(state)
                        .map_or(NONE, |number| self.states.place[number])
                };
                let own = |gate: Gate| self.kinds[gate.index()].is_state();
                let order = order.iter().filter(|&&(_, gate)| gate.index() < self.circuit.len());
                return Some(self.grouped(order.map(|&(head, gate)| match own(gate) {
                    true => (self.places.home(gate), gate),
                    false => (at(head), gate),
                })));
            }
        }
        let order = match self.discipline {
            // Effects on one memory state are a chain: their order is that of the wires.
            Discipline::Strict => self.places.sequence.clone(),
            Discipline::Relaxed => self.loads_first()?,
        };
        let at = match self.given {
            Some(Places { at, .. }) => (0..self.circuit.len())
                .map(|g| self.scheduled(at, Gate(g as u32)).unwrap_or(NONE))
                .collect(),
            None => self.floating(&order, self.discipline == Discipline::Relaxed),
        };
        let place_of = |gate: Gate| match self.kinds[gate.index()].is_state() {
            true => self.places.home(gate),
            false => at[gate.index()],
        };
        Some(self.grouped(order.iter().map(|&gate| (place_of(gate), gate))))
    }

    /// Effects by state, each at its earliest place.
    pub(super) fn placed_early(&self) -> Placed {
        let all = self.places.chain.iter();
        self.grouped(all.map(|&gate| (self.places.home(gate), gate)))
    }

    /// Effects that are needed and have a place, by state.
    fn grouped(&self, order: impl Iterator<Item = (u32, Gate)>) -> Placed {
        let effects: Vec<(u32, Gate)> = order
            .filter(|&(place, gate)| {
                let kind = self.kinds[gate.index()];
                (kind.reads() || kind.writes()) && self.is_needed(gate) && place != NONE
            })
            .map(|(place, gate)| (self.states.by_place[place as usize], gate))
            .collect();
        Placed::new(self.states.gates.len(), &effects)
    }

    /// E081 for gates of a schedule: each is at a state, where its inputs are, and above what uses it.
    fn legal(&mut self, place: &[Gate]) {
        let c = self.circuit;
        for gate in c.gates() {
            let kind = self.kinds[gate.index()];
            let fixed = kind.is(Class::Fixed);
            if !self.is_needed(gate) || kind.is(Class::Prologue) || kind.is(Class::Root) {
                continue;
            }
            let computed = kind.is(Class::Compute) || kind.is(Class::Effect);
            if computed && self.scheduled(place, gate).is_none() {
                self.found
                    .push(|| Finding::at(c, gate, "E081", "it is needed, but has no place"));
                continue;
            }
            let relay = self.is_relay(kind);
            for (class, inputs) in [(WireClass::Depend, c.depends(gate)), (WireClass::Value, c.values(gate))] {
                for (i, input) in inputs.iter().enumerate() {
                    let here = match () {
                        () if computed => self.scheduled(place, gate),
                        () if fixed && !relay => c.states(c.state(gate, 0)).get(i).map(|s| self.states.place_of(s)),
                        () => Some(self.places.home(gate)),
                    };
                    let from = self.kinds[input.index()];
                    let there = match from.is(Class::Compute) || from.is(Class::Effect) {
                        true => self.scheduled(place, input),
                        false => Some(self.places.of(c, self.states, input, class)),
                    };
                    // What has no place has its own finding.
                    let (Some(here), Some(there)) = (here, there) else {
                        continue;
                    };
                    // A gate that raises ends its block: what takes its memory is on one of its sides.
                    let between = computed && from.is(Class::StateCompute) && here == self.places.home(input);
                    if !self.states.dominates(there, here) || between {
                        self.misplaced(gate, class, i, input, here, there);
                    }
                }
            }
        }
    }

    #[cold]
    fn misplaced(&mut self, gate: Gate, class: WireClass, index: usize, input: Gate, here: u32, there: u32) {
        let (c, states) = (self.circuit, &*self.states);
        self.found.push(|| {
            let (here, there) = (message::name(c, states.at(here)), message::name(c, states.at(there)));
            let message = format!(
                "it is placed at {here}, but {} exists only after {there}",
                message::name(c, input)
            );
            Finding::at(c, gate, "E081", message).on(class, index)
        });
    }

    /// The place that a schedule gives to a gate.
    fn scheduled(&self, place: &[Gate], gate: Gate) -> Option<u32> {
        let number = self.state_number(*place.get(gate.index())?)?;
        Some(self.states.place[number])
    }

    fn state_number(&self, state: Gate) -> Option<usize> {
        let number = *self.states.number.get(state.index())?;
        (number != NONE).then_some(number as usize)
    }
}
