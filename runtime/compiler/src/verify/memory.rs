//! Stage 7, second part: the memory walk. At every place there is one current memory state; an effect that takes
//! another one would read or overwrite the wrong memory.
//!
//! States are walked in the order of control together with the current memory state: at a join it is the memory phi
//! there, or the state on which all predecessors agree; a writer makes a new one; loads and barriers pass it on. The
//! walk is linear, does not look at addresses, and is the check after every scheduling: it finds a lost barrier as well
//! as an effect in the wrong place.

use super::states::{NONE, States};
use super::{Checks, Discipline, message};
use onespec_graph::circuit::WireClass;
use onespec_graph::set::Class;
use onespec_graph::{Finding, Gate, Role};

/// The memory state at some point of control.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Current {
    Known(Gate),
    /// The ways into this state disagree, and no selector is attached to it.
    Unknown(u32),
}

/// A memory state that is not what it should be.
enum Wrong {
    /// Input `index` of a gate is not the current one in a state, or, of a selector, at the end of one.
    Input {
        gate: Gate,
        index: usize,
        current: Current,
        state: u32,
    },
    /// A loop without a selector ends with another than it begins with.
    Turn { head: u32, back: u32 },
}

/// What the walk found out.
struct Walked {
    /// By state: at its beginning and at its end.
    begin: Vec<Current>,
    end: Vec<Current>,
    wrong: Vec<Wrong>,
    /// Whether more than the first is asked for.
    all: bool,
}

impl Walked {
    fn is_done(&self) -> bool {
        !self.all && !self.wrong.is_empty()
    }
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
        if self.given.is_none() && self.discipline == Discipline::Strict {
            self.states.find_loops();
            if self.fits_early() {
                return;
            }
        }
        let Some(placed) = self.placed() else { return };
        let states = std::mem::take(self.states);
        let (selectors, twice) = self.selectors(&states);
        for (gate, other) in twice {
            self.joined_twice(gate, other);
        }
        let walked = self.walk_memory(&states, &selectors, &placed, true);
        for (said, wrong) in walked.wrong.iter().enumerate() {
            if self.found.room() == 0 {
                self.found.leave_out(walked.wrong.len() - said);
                break;
            }
            self.explain(wrong, &states, &walked);
        }
        *self.states = states;
    }

    /// Whether the walk finds nothing if every effect happens as early as what it takes allows.
    fn fits_early(&self) -> bool {
        if self.is_done_too_often() {
            return false;
        }
        let (selectors, twice) = self.selectors(self.states);
        twice.is_empty() && {
            let placed = self.placed_early();
            let walked = self.walk_memory(self.states, &selectors, &placed, false);
            walked.wrong.is_empty()
        }
    }

    /// Whether something would write in a loop in which the memory that it takes is not made: the usual reason why effects
    /// can't be where they are earliest.
    fn is_done_too_often(&self) -> bool {
        let places = &*self.places;
        let mut writers = places.chain.iter().filter(|&&gate| {
            let kind = self.kinds[gate.index()];
            kind.writes() && !kind.is_state() && self.is_needed(gate)
        });
        let depths = &self.states.loops;
        writers.any(|&gate| {
            let taken = self.memory_inputs(gate).first();
            let made = taken.map_or(0, |&input| places.home(self.memory_of(input)));
            depths[places.home(gate) as usize] > depths[made as usize]
        })
    }

    /// By state, the memory phi that is attached to it; and selectors where there is another one.
    fn selectors(&self, states: &States) -> (Vec<u32>, Vec<(Gate, Gate)>) {
        let mut selectors = vec![NONE; states.gates.len()];
        let mut twice = Vec::new();
        for &gate in self.places.joins.iter().filter(|g| self.live.needed[g.index()]) {
            let Some(state) = self.dense.states(gate).first() else {
                continue;
            };
            let of = &mut selectors[states.number[state.index()] as usize];
            match *of {
                NONE => *of = gate.0,
                other => twice.push((gate, Gate(other))),
            }
        }
        (selectors, twice)
    }

    #[cold]
    fn joined_twice(&mut self, gate: Gate, other: Gate) {
        let c = self.circuit;
        self.found.push(|| {
            let state = message::full(c, c.state(gate, 0));
            let message = format!(
                "{} is attached to {state} already: there is one memory",
                message::name(c, other)
            );
            Finding::at(c, gate, "E075", message)
        });
        // Both stand for the memory there, so that nothing else is said of it.
        self.places.memory[gate.index()] = self.memory_of(other).0;
    }

    fn walk_memory(&self, states: &States, selectors: &[u32], placed: &Placed, all: bool) -> Walked {
        let cfg = states.cfg();
        let nothing = Current::Known(self.circuit.depend_entry());
        let mut walked = Walked {
            begin: vec![nothing; cfg.len()],
            end: vec![nothing; cfg.len()],
            wrong: Vec::new(),
            all,
        };
        for &state in &states.order {
            let at = state as usize;
            let own = states.gates[at];
            let mut current = match selectors[at] {
                NONE => enter(cfg.predecessors(state), &walked.end, state, self.is_loop(own)),
                selector => Current::Known(self.memory_of(Gate(selector))),
            };
            walked.begin[at] = current;
            let mut own_done = false;
            for &gate in placed.at(state) {
                own_done |= gate == own;
                self.meets(gate, state, current, &mut walked);
                if self.kinds[gate.index()].writes() {
                    current = Current::Known(gate);
                }
            }
            if !own_done {
                self.meets(own, state, current, &mut walked);
            }
            walked.end[at] = current;
            if walked.is_done() {
                return walked;
            }
        }
        self.joins_agree(states, selectors, &mut walked);
        walked
    }

    pub(super) fn is_loop(&self, gate: Gate) -> bool {
        self.plan.ops[usize::from(self.kinds[gate.index()].op())].def.role == Role::LoopBegin
    }

    /// Whether all memory states that a gate takes are the current one.
    #[inline]
    fn meets(&self, gate: Gate, state: u32, current: Current, walked: &mut Walked) {
        for (index, &input) in self.memory_inputs(gate).iter().enumerate() {
            if Current::Known(self.memory_of(input)) != current {
                walked.wrong.push(Wrong::Input {
                    gate,
                    index,
                    current,
                    state,
                });
            }
        }
    }

    /// Selectors take the memory with which the ways in end; a loop without a selector ends as it began.
    fn joins_agree(&self, states: &States, selectors: &[u32], walked: &mut Walked) {
        let cfg = states.cfg();
        for (head, &gate) in (0..).zip(&states.gates) {
            let ways = cfg.predecessors(head);
            if let Some(selector) = Gate(selectors[head as usize]).some() {
                for (index, (&input, &state)) in self.dense.operands(selector).iter().zip(ways).enumerate() {
                    let current = walked.end[state as usize];
                    if Current::Known(self.memory_of(input)) != current {
                        let gate = selector;
                        walked.wrong.push(Wrong::Input {
                            gate,
                            index,
                            current,
                            state,
                        });
                    }
                }
            } else if let Some(&back) = ways.get(1)
                && self.is_loop(gate)
                && walked.end[back as usize] != walked.begin[head as usize]
            {
                walked.wrong.push(Wrong::Turn { head, back });
            }
            if walked.is_done() {
                return;
            }
        }
    }

    #[cold]
    fn explain(&mut self, wrong: &Wrong, states: &States, walked: &Walked) {
        let c = self.circuit;
        let finding = match *wrong {
            Wrong::Input {
                gate,
                index,
                current,
                state,
            } => {
                let input = c.depend(gate, index as u32);
                let made = self.memory_of(input);
                let current = self.describe(current, states, &walked.end);
                let named = message::name(c, input);
                let taken = match made == input {
                    true => format!("it takes the memory of {named}"),
                    false => format!("it takes the memory of {} (through {named})", message::name(c, made)),
                };
                let there = match self.kinds[gate.index()].is(Class::Fixed) {
                    true => format!("at the end of {}", name(c, states, state)),
                    false => format!("at {}", name(c, states, state)),
                };
                Finding::at(c, gate, "E075", format!("{taken}, but {there} there is {current}"))
                    .on(WireClass::Depend, index)
            }
            Wrong::Turn { head, back } => {
                let end = self.describe(walked.end[back as usize], states, &walked.end);
                let begin = self.describe(walked.begin[head as usize], states, &walked.end);
                let back = name(c, states, back);
                let message =
                    format!("it begins with {begin} and comes back over {back} with {end}: it has no memory phi");
                Finding::at(c, states.gates[head as usize], "E075", message)
            }
        };
        self.found.push(|| finding);
    }

    fn describe(&self, current: Current, states: &States, ends: &[Current]) -> String {
        let c = self.circuit;
        match current {
            Current::Known(gate) => format!("the memory of {}", message::name(c, gate)),
            Current::Unknown(state) => {
                let known = |s: &u32| match ends[*s as usize] {
                    Current::Known(gate) => {
                        format!("the memory of {} from {}", message::name(c, gate), name(c, states, *s))
                    }
                    Current::Unknown(_) => format!("none from {}", name(c, states, *s)),
                };
                let ways = message::both(states.cfg().predecessors(state).iter().take(4).map(known));
                format!(
                    "none that is known: {} joins {ways} without a selector",
                    name(c, states, state)
                )
            }
        }
    }
}

fn name(circuit: &onespec_graph::Circuit, states: &States, state: u32) -> String {
    message::name(circuit, states.gates[state as usize])
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
