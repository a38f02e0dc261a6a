//! Stage 7, second part: the memory walk. At every place there is one current memory state, and an effect that names
//! another would read or overwrite the wrong one.
//!
//! States are walked in the order of control with the current memory state: where states join it is that of the
//! selector hanging there, or what all ways in agree on; a writer makes a new one; loads and relays give on what they
//! took. It is linear, asks nothing of addresses, and is the check to run after every scheduling: it sees a lost relay as
//! well as an effect in the wrong place.

use super::states::{NONE, States};
use super::{Checks, say};
use onespec_graph::circuit::WireClass;
use onespec_graph::{Finding, Gate, Role};

/// The memory state at some point of control.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Current {
    Known(Gate),
    /// The ways into this state disagree, and no selector hangs on it.
    Unknown(u32),
}

/// What the walk found out.
pub(super) struct Walked {
    /// By state: at its beginning and at its end.
    begin: Vec<Current>,
    end: Vec<Current>,
}

impl Checks<'_> {
    /// What each gate gives on: itself, or, of a load or relay, what it took. Stored for gates that give on another's.
    pub(super) fn resolve(&mut self) {
        let mut memory = std::mem::take(&mut self.places.memory);
        memory.clear();
        memory.resize(self.circuit.len(), NONE);
        for &gate in &self.places.chain {
            let kind = self.kinds[gate.index()];
            if !kind.writes()
                && let Some(from) = self.memory_inputs(gate).first()
            {
                memory[gate.index()] = match memory[from.index()] {
                    NONE => from.0,
                    other => other,
                };
            }
        }
        self.places.memory = memory;
        self.unify();
    }

    /// The memory state that a gate gives on, by the gate that made it.
    pub(super) fn memory_of(&self, gate: Gate) -> Gate {
        match self.places.memory[gate.index()] {
            NONE => gate,
            made => Gate(made),
        }
    }

    /// E075, and, with a schedule, whether it is one.
    pub(super) fn memory(&mut self) {
        let Some(placed) = self.placed() else { return };
        let states = std::mem::take(self.states);
        let selectors = self.selectors(&states);
        let walked = self.walk_memory(&states, &selectors, &placed);
        self.joins_agree(&states, &selectors, &walked);
        *self.states = states;
    }

    /// By state: the memory selector that hangs on it.
    fn selectors(&mut self, states: &States) -> Vec<u32> {
        let c = self.circuit;
        let mut selectors = vec![NONE; states.gates.len()];
        for &gate in self.places.joins.iter().filter(|g| self.live.needed[g.index()]) {
            let of = &mut selectors[states.number[c.state(gate, 0).index()] as usize];
            if *of == NONE {
                *of = gate.0;
                continue;
            }
            let other = Gate(*of);
            self.found.push(|| {
                let state = say::full(c, c.state(gate, 0));
                let message = format!("{} hangs on {state} already: there is one memory", say::name(c, other));
                Finding::at(c, gate, "E075", message)
            });
            // Both stand for the memory there, so that nothing else is said of it.
            self.places.memory[gate.index()] = self.memory_of(other).0;
        }
        selectors
    }

    fn walk_memory(&mut self, states: &States, selectors: &[u32], placed: &Placed) -> Walked {
        let c = self.circuit;
        let cfg = states.cfg();
        let nothing = Current::Known(c.depend_entry());
        let mut walked = Walked {
            begin: vec![nothing; cfg.len()],
            end: vec![nothing; cfg.len()],
        };
        for &state in &states.order {
            let at = state as usize;
            let mut current = match selectors[at] {
                NONE => enter(
                    cfg.predecessors(state),
                    &walked.end,
                    state,
                    self.is_loop(states.gates[at]),
                ),
                selector => Current::Known(self.memory_of(Gate(selector))),
            };
            walked.begin[at] = current;
            let own = states.gates[at];
            let mut own_done = false;
            for &gate in placed.at(state) {
                own_done |= gate == own;
                self.meets(gate, own, current, states, &walked.end);
                if self.kinds[gate.index()].writes() {
                    current = Current::Known(gate);
                }
            }
            if !own_done {
                self.meets(own, own, current, states, &walked.end);
            }
            walked.end[at] = current;
        }
        walked
    }

    pub(super) fn is_loop(&self, gate: Gate) -> bool {
        self.plan.ops[usize::from(self.kinds[gate.index()].op())].def.role == Role::LoopBegin
    }

    /// Whether all memory states that a gate takes are the current one.
    #[inline]
    fn meets(&mut self, gate: Gate, at: Gate, current: Current, states: &States, ends: &[Current]) {
        for i in 0..self.memory_inputs(gate).len() {
            let input = self.memory_inputs(gate)[i];
            if Current::Known(self.memory_of(input)) != current {
                self.explain(
                    gate,
                    i,
                    input,
                    current,
                    &format!("at {}", say::name(self.circuit, at)),
                    states,
                    ends,
                );
            }
        }
    }

    /// Selectors take the memory with which the ways in end; a loop without a selector ends as it began.
    fn joins_agree(&mut self, states: &States, selectors: &[u32], walked: &Walked) {
        let c = self.circuit;
        let cfg = states.cfg();
        for (state, &gate) in (0..).zip(&states.gates) {
            let ways = cfg.predecessors(state);
            if let Some(selector) = Gate(selectors[state as usize]).some() {
                for (i, (input, &way)) in c.depends(selector).iter().zip(ways).enumerate() {
                    let current = walked.end[way as usize];
                    if Current::Known(self.memory_of(input)) != current {
                        let place = format!("at the end of {}", say::name(c, states.gates[way as usize]));
                        self.explain(selector, i, input, current, &place, states, &walked.end);
                    }
                }
            } else if self.is_loop(gate)
                && let Some(&back) = ways.get(1)
                && walked.end[back as usize] != walked.begin[state as usize]
            {
                let end = self.describe(walked.end[back as usize], states, &walked.end);
                let begin = self.describe(walked.begin[state as usize], states, &walked.end);
                self.found.push(|| {
                    let back = say::name(c, states.gates[back as usize]);
                    let message = format!(
                        "it begins with {begin} and comes back over {back} with {end}: no selector for memory hangs on it"
                    );
                    Finding::at(c, gate, "E075", message)
                });
            }
        }
    }

    #[cold]
    #[allow(clippy::too_many_arguments)] // all of it is said
    fn explain(
        &mut self,
        gate: Gate,
        index: usize,
        input: Gate,
        current: Current,
        place: &str,
        states: &States,
        ends: &[Current],
    ) {
        let c = self.circuit;
        let made = self.memory_of(input);
        let current = self.describe(current, states, ends);
        self.found.push(|| {
            let named = say::name(c, input);
            let taken = match made == input {
                true => format!("it takes the memory of {named}"),
                false => format!("it takes the memory of {} (through {named})", say::name(c, made)),
            };
            Finding::at(c, gate, "E075", format!("{taken}, but {place} there is {current}"))
                .on(WireClass::Depend, index)
        });
    }

    fn describe(&self, current: Current, states: &States, ends: &[Current]) -> String {
        let c = self.circuit;
        match current {
            Current::Known(gate) => format!("the memory of {}", say::name(c, gate)),
            Current::Unknown(state) => {
                let known = |s: &u32| match ends[*s as usize] {
                    Current::Known(gate) => {
                        format!("the memory of {} from {}", say::name(c, gate), name(c, states, *s))
                    }
                    Current::Unknown(_) => format!("none from {}", name(c, states, *s)),
                };
                let ways = say::both(states.cfg().predecessors(state).iter().take(4).map(known));
                format!(
                    "none that is known: {} joins {ways} without a selector",
                    name(c, states, state)
                )
            }
        }
    }
}

fn name(circuit: &onespec_graph::Circuit, states: &States, state: u32) -> String {
    say::name(circuit, states.gates[state as usize])
}

/// The memory with which a state begins that has no selector. Of a loop, that from before it: that it comes back with
/// the same is looked at when all is walked.
fn enter(ways: &[u32], ends: &[Current], state: u32, is_loop: bool) -> Current {
    let ways = if is_loop { ways.get(..1).unwrap_or(ways) } else { ways };
    let mut ways = ways.iter().map(|&way| ends[way as usize]);
    match ways.next() {
        None => ends[state as usize],
        Some(first) if ways.all(|other| other == first) => first,
        Some(_) => Current::Unknown(state),
    }
}

/// Effects by the state in which they happen, in their order.
pub(super) struct Placed {
    /// By state: where its effects begin; one more for the end.
    start: Vec<u32>,
    gates: Vec<Gate>,
}

impl Placed {
    /// Groups `effects`, each with a state, keeping their order.
    pub fn new(states: usize, effects: &[(u32, Gate)]) -> Placed {
        let mut start = vec![0u32; states + 2];
        for &(state, _) in effects {
            start[state as usize + 2] += 1;
        }
        for state in 2..start.len() {
            start[state] += start[state - 1];
        }
        let mut gates = vec![Gate::NONE; effects.len()];
        for &(state, gate) in effects {
            let at = &mut start[state as usize + 1];
            gates[*at as usize] = gate;
            *at += 1;
        }
        start.pop();
        Placed { start, gates }
    }

    fn at(&self, state: u32) -> &[Gate] {
        &self.gates[self.start[state as usize] as usize..self.start[state as usize + 1] as usize]
    }
}
