//! Scheduling in one walk, for code that must be compiled fast: no dominator tree, no loops, no register pressure.
//!
//! A gate can be no higher than its inputs. Their places lie on one path of the dominator tree, so the deepest is the
//! one with the highest number in reverse postorder, and no tree is needed. The gate is placed there, unless all of its
//! users are in one block: then it moves to them. Inputs are walked before users, states in their order, so the walk
//! gives the order of gates in each block.
//!
//! An effect happens once for each time that its memory state is made: it may not be in a loop in which that is not. A
//! loop around the gate but not around its memory state has its head between the two; only then are the states of the
//! loop looked up.

use super::Schedule;
use super::check::check as is_schedule;
use super::control::NONE;
use super::result::Parts;
use onespec_graph::finding::Finding;
use onespec_graph::set::{Class, Effect, MAX_CLASSES};
use onespec_graph::{Circuit, Gate, Role};

/// A schedule of a circuit that verifies: blocks in reverse postorder, loops and registers not counted (a block's
/// `loop_depth` is 0, its `pressure` the largest there is), all constants in the entry. `None` for circuits in which more has
/// to be asked: whose loads stand beside the chain of memory, or that have gates which may throw. O(n) in gates and wires,
/// without recursion.
///
/// # Errors
/// With `check`, as of [`Options::check`](super::Options::check): what comes out is no schedule.
pub fn quick(circuit: &Circuit, check: bool) -> Result<Option<Schedule>, Finding> {
    let walked = Walk::new(circuit).and_then(|mut walk| {
        walk.run()?;
        Some(walk)
    });
    let Some(mut walk) = walked else { return Ok(None) };
    if walk.sink().is_none() {
        return Ok(None);
    }
    let schedule = walk.finish();
    if check {
        is_schedule(circuit, &schedule)?;
    }
    Ok(Some(schedule))
}

/// A gate whose inputs are being walked.
const OPEN: u32 = NONE - 1;

struct Walk<'a> {
    circuit: &'a Circuit,
    states: Vec<Gate>,
    /// By state, its block.
    block: Vec<u32>,
    /// By block, its first state.
    starts: Vec<u32>,
    /// By gate: its place, as the number of a state.
    place: Vec<u32>,
    /// By gate that leaves memory: what has taken it.
    taken: Vec<u8>,
    /// Heads of loops, as numbers of states, in their order.
    heads: Vec<u32>,
    /// Loops that were asked for: the head, and by state whether it is in the loop.
    loops: Vec<(u32, Vec<bool>)>,
    /// Gates to be computed, inputs before users.
    items: Vec<Gate>,
    fixed: Vec<Gate>,
    /// Selectors whose inputs are still to be walked.
    selectors: Vec<Gate>,
    /// Gates on the way, and which of their operands is the next.
    way: Vec<(Gate, u32)>,
}

/// So many loops between a gate and its memory are looked at.
const LOOPS: usize = 8;
/// Memory is taken by one gate with an effect, or by others.
const EFFECT: u8 = 1;
const OTHER: u8 = 2;

impl<'a> Walk<'a> {
    fn new(circuit: &'a Circuit) -> Option<Walk<'a>> {
        let states = circuit.reverse_postorder();
        let mut place = vec![NONE; circuit.len()];
        for (number, state) in states.iter().enumerate() {
            place[state.index()] = number as u32;
        }
        let mut ways = vec![0u32; states.len()];
        for &state in &states {
            for before in circuit.states(state).iter() {
                *ways.get_mut(*place.get(before.index())? as usize)? += 1;
            }
        }
        let mut walk = Walk {
            circuit,
            block: Vec::with_capacity(states.len()),
            starts: Vec::with_capacity(states.len()),
            place,
            taken: vec![0; circuit.len()],
            heads: Vec::new(),
            loops: Vec::new(),
            items: Vec::with_capacity(circuit.len()),
            fixed: Vec::new(),
            selectors: Vec::new(),
            way: Vec::new(),
            states,
        };
        for number in 0..walk.states.len() {
            if walk.begins(number, &ways) {
                walk.starts.push(number as u32);
            }
            walk.block.push(walk.starts.len() as u32 - 1);
            if circuit.role(walk.states[number]) == Role::LoopBegin {
                walk.heads.push(number as u32);
            }
        }
        Some(walk)
    }

    /// Whether a state begins a block.
    fn begins(&self, number: usize, ways: &[u32]) -> bool {
        let (circuit, state) = (self.circuit, self.states[number]);
        if super::frame::is_head(circuit.role(state)) {
            return true;
        }
        let mut before = circuit.states(state).iter().map(|s| self.place[s.index()] as usize);
        let follows = |before: usize| before + 1 == number && ways[before] == 1;
        !(before.next().is_some_and(follows) && before.next().is_none())
    }

    fn run(&mut self) -> Option<()> {
        let circuit = self.circuit;
        for at in 0..self.states.len() {
            let state = self.states[at];
            if circuit.def(state).class == Class::StateCompute {
                return None;
            }
            for input in circuit.operands(state).iter() {
                self.visit(input)?;
            }
            for depend in circuit.depends(state).iter() {
                self.take(depend, false)?;
            }
            if circuit.role(state) == Role::LoopBegin {
                // What an endless loop stores has no other user.
                let selectors = circuit.uses(state).map(|u| u.user);
                for selector in selectors.filter(|&s| circuit.role(s) == Role::DependSelector) {
                    self.visit(selector)?;
                }
            }
            while let Some(selector) = self.selectors.pop() {
                for input in circuit.operands(selector).iter() {
                    self.visit(input)?;
                }
                for depend in circuit.depends(selector).iter() {
                    self.take(depend, false)?;
                }
            }
        }
        Some(())
    }

    /// Memory goes on to a gate. `None` where two gates take it of which one reads or writes: then wires alone don't say in
    /// which order they come.
    fn take(&mut self, memory: Gate, effect: bool) -> Option<()> {
        let taken = self.taken.get_mut(memory.index())?;
        *taken = match (effect, *taken) {
            (true, 0) => EFFECT,
            (false, 0 | OTHER) => OTHER,
            _ => return None,
        };
        Some(())
    }

    /// Places a gate and all that it needs.
    fn visit(&mut self, start: Gate) -> Option<()> {
        let circuit = self.circuit;
        self.enter(start)?;
        while let Some((gate, next)) = self.way.last_mut() {
            let gate = *gate;
            if let Some(input) = circuit.operands(gate).get(*next as usize) {
                *next += 1;
                self.enter(input)?;
                continue;
            }
            self.way.pop();
            let place = match circuit.role(gate) {
                Role::Relay => self.bound(gate)?,
                _ => {
                    let places = circuit.operands(gate).iter().map(|i| self.place[i.index()]);
                    places.max().unwrap_or(0)
                }
            };
            self.place[gate.index()] = place;
            self.items.push(gate);
            let effect = circuit.def(gate).effect != Effect::None;
            for depend in circuit.depends(gate).iter() {
                self.take(depend, effect)?;
            }
        }
        Some(())
    }

    /// The state that a selector or a relay is bound to.
    fn bound(&self, gate: Gate) -> Option<u32> {
        let state = self.circuit.state(gate, 0);
        self.place.get(state.index()).copied().filter(|&place| place < OPEN)
    }

    /// Comes to a gate: it has its place, or gets it now, or its inputs come first.
    fn enter(&mut self, gate: Gate) -> Option<()> {
        match *self.place.get(gate.index())? {
            NONE => {}
            OPEN => return None,
            _ => return Some(()),
        }
        let circuit = self.circuit;
        match circuit.def(gate).class {
            Class::Root => self.place[gate.index()] = 0,
            Class::Prologue => {
                self.place[gate.index()] = 0;
                self.fixed.push(gate);
            }
            Class::Fixed if circuit.role(gate) != Role::Relay => {
                self.place[gate.index()] = self.bound(gate)?;
                self.fixed.push(gate);
                self.selectors.push(gate);
            }
            Class::Fixed | Class::Compute | Class::Effect => {
                self.place[gate.index()] = OPEN;
                self.way.push((gate, 0));
            }
            // A state that nothing reaches, or one that may throw.
            Class::State | Class::StateCompute => return None,
        }
        Some(())
    }

    /// Moves what is used in one block only there: it may not be needed elsewhere, and holds no register on the way. `None`
    /// where something with an effect would be done too often.
    fn sink(&mut self) -> Option<()> {
        let circuit = self.circuit;
        for at in (0..self.items.len()).rev() {
            let gate = self.items[at];
            let def = circuit.def(gate);
            let lower = match def.class {
                Class::Compute | Class::Effect => self.users(gate),
                _ => continue,
            };
            let early = self.place[gate.index()];
            if def.effect == Effect::None {
                self.place[gate.index()] = lower.unwrap_or(early);
                continue;
            }
            let memories = circuit.depends(gate).iter().map(|m| self.place[m.index()]);
            let memory = memories.max().unwrap_or(0);
            let place = match lower {
                Some(lower) if self.is_once(memory, lower)? => lower,
                _ if self.is_once(memory, early)? => early,
                _ => return None,
            };
            self.place[gate.index()] = place;
        }
        Some(())
    }

    /// The first place at which a gate is used, if all are in one block.
    fn users(&self, gate: Gate) -> Option<u32> {
        let block = |place: u32| self.block.get(place as usize);
        let mut first: Option<u32> = None;
        for used in self.circuit.uses(gate) {
            let Some(place) = self.used_at(used) else { continue };
            match first {
                Some(other) if block(other) != block(place) => return None,
                _ => first = Some(first.map_or(place, |other| other.min(place))),
            }
        }
        first
    }

    /// Whether control comes to a place once for each time that it comes to the place of a memory above it. `None`: too
    /// many loops lie between.
    fn is_once(&mut self, memory: u32, place: u32) -> Option<bool> {
        let first = self.heads.partition_point(|&head| head <= memory);
        let behind = self.heads.partition_point(|&head| head <= place);
        if behind > first + LOOPS {
            return None;
        }
        for at in first..behind {
            if self.is_in_loop(self.heads[at], place) {
                return Some(false);
            }
        }
        Some(true)
    }

    fn is_in_loop(&mut self, head: u32, place: u32) -> bool {
        let known = self.loops.iter().position(|(known, _)| *known == head);
        let at = known.unwrap_or_else(|| {
            let states = self.states_of_loop(head);
            self.loops.push((head, states));
            self.loops.len() - 1
        });
        self.loops[at].1.get(place as usize).copied().unwrap_or(false)
    }

    /// By state, whether it is in the loop with a head: it gets back there without passing the head.
    fn states_of_loop(&self, head: u32) -> Vec<bool> {
        let circuit = self.circuit;
        let mut inside = vec![false; self.states.len()];
        inside[head as usize] = true;
        let number = |state: Gate| self.place.get(state.index()).copied().filter(|&n| n < OPEN);
        let before = |at: u32| circuit.states(self.states[at as usize]).iter().filter_map(number);
        // Control comes back from states that have higher numbers.
        let mut work: Vec<u32> = before(head).filter(|&from| from >= head).collect();
        while let Some(at) = work.pop() {
            if !std::mem::replace(&mut inside[at as usize], true) {
                work.extend(before(at));
            }
        }
        inside
    }

    /// Where an input is used; nothing if its user is not needed.
    fn used_at(&self, used: onespec_graph::Use) -> Option<u32> {
        let circuit = self.circuit;
        let place = self.place[used.user.index()];
        if place >= OPEN {
            return None;
        }
        match circuit.role(used.user) {
            Role::ValueSelector | Role::DependSelector => {
                let states = circuit.states(used.user).len() as u32;
                let from = circuit.state(circuit.state(used.user, 0), used.index.checked_sub(states)?);
                self.place.get(from.index()).copied().filter(|&place| place < OPEN)
            }
            _ => Some(place),
        }
    }

    fn finish(self) -> Schedule {
        let (circuit, blocks) = (self.circuit, self.starts.len());
        let block_of = |gate: Gate| {
            let place = self.place[gate.index()];
            self.block.get(place as usize).copied().unwrap_or(NONE)
        };
        let (fixed_of, fixed) = by_block(blocks, &self.fixed, block_of);
        let (gates_of, gates) = by_block(blocks, &self.items, block_of);
        let mut schedule = Schedule {
            place: Vec::with_capacity(circuit.len()),
            block_of: Vec::with_capacity(circuit.len()),
            bounds: Vec::new(),
            blocks: Vec::with_capacity(blocks),
            states: Vec::new(),
            fixed,
            gates,
            successors: Vec::with_capacity(2 * blocks),
        };
        for &place in &self.place {
            schedule
                .place
                .push(self.states.get(place as usize).copied().unwrap_or(Gate::NONE));
            schedule
                .block_of
                .push(self.block.get(place as usize).copied().unwrap_or(NONE));
        }
        for (number, &start) in self.starts.iter().enumerate() {
            let end = self
                .starts
                .get(number + 1)
                .map_or(self.states.len(), |&next| next as usize);
            let first = schedule.successors.len();
            let after = circuit.successors(self.states[end - 1]).map(block_of);
            schedule.successors.extend(after.filter(|&b| b != NONE));
            schedule.successors[first..].sort_unstable();
            schedule.blocks.push(Parts {
                states: start..end as u32,
                fixed: fixed_of[number]..fixed_of[number + 1],
                gates: gates_of[number]..gates_of[number + 1],
                successors: first as u32..schedule.successors.len() as u32,
                loop_depth: 0,
                pressure: [u32::MAX; MAX_CLASSES],
            });
        }
        schedule.states = self.states;
        schedule
    }
}

/// Gates grouped by block, in each in the order in which they come; and where each block's begin.
fn by_block(blocks: usize, gates: &[Gate], block_of: impl Fn(Gate) -> u32) -> (Vec<u32>, Vec<Gate>) {
    let mut starts = vec![0u32; blocks + 1];
    for &gate in gates {
        if let Some(count) = starts.get_mut(block_of(gate) as usize + 1) {
            *count += 1;
        }
    }
    for block in 0..blocks {
        starts[block + 1] += starts[block];
    }
    let mut next = starts.clone();
    let mut grouped = vec![Gate::NONE; starts[blocks] as usize];
    for &gate in gates {
        if let Some(at) = next.get_mut(block_of(gate) as usize) {
            grouped[*at as usize] = gate;
            *at += 1;
        }
    }
    (starts, grouped)
}
