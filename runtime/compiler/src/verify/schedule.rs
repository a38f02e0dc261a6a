//! Where effects happen, for the memory walk, and whether what a scheduler says is a schedule.

use super::memory::Placed;
use super::states::NONE;
use super::{Checks, Discipline, say};
use onespec_graph::circuit::WireClass;
use onespec_graph::set::Class;
use onespec_graph::{Finding, Gate};

impl Checks<'_> {
    /// Effects by state. Nothing if that was found to be impossible.
    pub(super) fn placed(&mut self) -> Option<Placed> {
        let order = match self.discipline {
            // Effects on one memory state are a chain: their order is that of the wires.
            Discipline::Strict => self.places.sequence.clone(),
            Discipline::Relaxed => self.loads_first()?,
        };
        let at = match self.place {
            Some(place) => {
                self.legal(place);
                if !self.found.is_empty() {
                    return None;
                }
                (0..self.circuit.len())
                    .map(|g| self.scheduled(place, Gate(g as u32)).unwrap_or(NONE))
                    .collect()
            }
            None => self.floating(&order, self.discipline == Discipline::Relaxed),
        };
        let place_of = |gate: Gate| match self.kinds[gate.index()].is_state() {
            true => self.places.home(gate),
            false => at[gate.index()],
        };
        Some(self.grouped(&order, place_of))
    }

    /// Effects by state, each at its earliest place.
    pub(super) fn placed_early(&self) -> Placed {
        self.grouped(&self.places.chain, |gate| self.places.home(gate))
    }

    /// The effects of `order` that are needed and have a place, by state.
    fn grouped(&self, order: &[Gate], place_of: impl Fn(Gate) -> u32) -> Placed {
        let is_effect = |gate: &Gate| {
            let kind = self.kinds[gate.index()];
            (kind.reads() || kind.writes()) && self.is_needed(*gate)
        };
        let effects: Vec<(u32, Gate)> = order
            .iter()
            .copied()
            .filter(is_effect)
            .map(|gate| (place_of(gate), gate))
            .filter(|&(place, _)| place != NONE)
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
            let (here, there) = (say::name(c, states.at(here)), say::name(c, states.at(there)));
            let message = format!(
                "it is placed at {here}, but {} exists only after {there}",
                say::name(c, input)
            );
            Finding::at(c, gate, "E081", message).on(class, index)
        });
    }

    /// The place that a schedule gives to a gate.
    fn scheduled(&self, place: &[Gate], gate: Gate) -> Option<u32> {
        let state = place.get(gate.index())?;
        let number = *self.states.number.get(state.index())?;
        (number != NONE).then(|| self.states.place[number as usize])
    }
}
