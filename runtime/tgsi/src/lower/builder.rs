//! A circuit under construction: SSA form during a walk over structured control flow.
//!
//! A variable is a slot that holds the gate of its value. Where paths join, slots that differ get a phi; at the head of
//! a loop each slot that the loop assigns gets one, whose second input is set at the loop's end. What changes on a path
//! is logged, so a fork costs what its sides change. All effects are one chain of depend wires.

use hashbrown::HashMap;
use onespec_circuit::{GATES, Opcode, types};
use onespec_graph::{Circuit, Gate, Type};

/// What the walk may do: gates that it makes, and logged changes that it looks at. Texts can ask for their square.
const MAX_WORK: usize = 4_000_000;

/// The circuit, and where the walk is.
pub(super) struct Builder {
    pub circuit: Circuit,
    /// Nothing where control never gets.
    state: Option<Gate>,
    depend: Gate,
    /// Whether an effect may depend on `depend` here without a relay.
    is_bound: bool,
    values: Vec<Gate>,
    /// Slots that were set, and what they held before.
    log: Vec<(u32, Gate)>,
    /// By slot, the last look at changes that met it.
    seen: Vec<u32>,
    look: u32,
    constants: HashMap<(Type, u64), Gate>,
    work: usize,
    pub line: u32,
}

/// A point to come back to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mark {
    log: usize,
    depend: Gate,
    is_bound: bool,
}

/// A point from which control goes elsewhere, with what was changed since a mark.
#[derive(Debug)]
pub(super) struct Exit {
    state: Gate,
    depend: Gate,
    is_bound: bool,
    changes: Vec<(u32, Gate)>,
}

/// The head of a loop whose end is not known yet.
#[derive(Debug)]
pub(super) struct Head {
    gate: Gate,
    phis: Vec<(Gate, u32)>,
    memory: Gate,
}

impl Builder {
    /// An empty circuit with addresses of 32 bits.
    pub fn new() -> Builder {
        let circuit = Circuit::new(&GATES, 32);
        Builder {
            state: Some(circuit.state_entry()),
            depend: circuit.depend_entry(),
            circuit,
            is_bound: true,
            values: Vec::new(),
            log: Vec::new(),
            seen: Vec::new(),
            look: 0,
            constants: HashMap::new(),
            work: 0,
            line: 0,
        }
    }

    /// Whether control gets here.
    pub fn is_live(&self) -> bool {
        self.state.is_some()
    }

    /// Whether the walk has done more than it may.
    pub fn is_exhausted(&self) -> bool {
        self.work > MAX_WORK
    }

    /// Counts a look at so many instructions.
    pub fn spend(&mut self, work: usize) {
        self.work += work;
    }

    fn add(&mut self, op: Opcode, ty: Type, bits: u64, wires: [&[Gate]; 3]) -> Gate {
        self.work += 1;
        let gate = self.circuit.add(op as u16, ty, bits, wires[0], wires[1], wires[2]);
        self.circuit.set_line(gate, self.line);
        gate
    }

    /// A gate that computes from values.
    pub fn pure(&mut self, op: Opcode, ty: Type, bits: u64, values: &[Gate]) -> Gate {
        self.add(op, ty, bits, [&[], &[], values])
    }

    pub fn constant(&mut self, ty: Type, bits: u64) -> Gate {
        if let Some(&gate) = self.constants.get(&(ty, bits)) {
            return gate;
        }
        let gate = self.pure(Opcode::Constant, ty, bits, &[]);
        self.constants.insert((ty, bits), gate);
        gate
    }

    /// A gate that follows the current state and is the current state from now on.
    fn step(&mut self, op: Opcode, values: &[Gate]) -> Gate {
        let state = self.state.unwrap_or(self.circuit.state_entry());
        let gate = self.add(op, Type::NONE, 0, [&[state], &[], values]);
        self.state = Some(gate);
        gate
    }

    /// A gate that touches memory or calls; all of them are one chain.
    pub fn effect(&mut self, op: Opcode, ty: Type, values: &[Gate]) -> Gate {
        if !self.is_bound {
            let here = self.state.unwrap_or(self.circuit.state_entry());
            if !self.circuit.def(here).fixed_out.contains(&(Opcode::DependRelay as u16)) {
                self.step(Opcode::OrdinaryBlock, &[]);
            }
            let (state, depend) = (self.state.unwrap_or(here), self.depend);
            self.depend = self.add(Opcode::DependRelay, Type::NONE, 0, [&[state], &[depend], &[]]);
            self.is_bound = true;
        }
        let depend = self.depend;
        self.depend = self.add(op, ty, 0, [&[], &[depend], values]);
        self.depend
    }

    // ---- variables

    /// New slots that hold a value; the first of them.
    pub fn slots(&mut self, count: usize, value: Gate) -> u32 {
        let first = self.values.len() as u32;
        self.values.resize(self.values.len() + count, value);
        self.seen.resize(self.values.len(), 0);
        first
    }

    pub fn get(&self, slot: u32) -> Gate {
        self.values[slot as usize]
    }

    pub fn set(&mut self, slot: u32, value: Gate) {
        let old = std::mem::replace(&mut self.values[slot as usize], value);
        self.log.push((slot, old));
    }

    // ---- paths

    pub fn mark(&self) -> Mark {
        Mark {
            log: self.log.len(),
            depend: self.depend,
            is_bound: self.is_bound,
        }
    }

    /// What control is at now, to go on from elsewhere; nothing is here any more.
    pub fn exit(&mut self, mark: &Mark) -> Option<Exit> {
        let state = self.state.take()?;
        self.look += 1;
        self.work += self.log.len() - mark.log;
        let mut changes = Vec::new();
        for &(slot, _) in &self.log[mark.log..] {
            if std::mem::replace(&mut self.seen[slot as usize], self.look) != self.look {
                changes.push((slot, self.values[slot as usize]));
            }
        }
        Some(Exit {
            state,
            depend: self.depend,
            is_bound: self.is_bound,
            changes,
        })
    }

    /// Makes variables what they were at a mark.
    pub fn rollback(&mut self, mark: &Mark) {
        while self.log.len() > mark.log {
            if let Some((slot, old)) = self.log.pop() {
                self.values[slot as usize] = old;
            }
        }
        (self.depend, self.is_bound) = (mark.depend, mark.is_bound);
        self.state = None;
    }

    /// The two sides of a branch: where the condition is 1, where it is 0.
    pub fn fork(&mut self, condition: Gate) -> [Exit; 2] {
        let branch = self.step(Opcode::IfBranch, &[condition]);
        let sides = [Opcode::IfTrue, Opcode::IfFalse].map(|op| Exit {
            state: self.add(op, Type::NONE, 0, [&[branch], &[], &[]]),
            depend: self.depend,
            is_bound: false,
            changes: Vec::new(),
        });
        self.state = None;
        sides
    }

    /// Goes on where all these paths from a mark meet; variables are now as they were at the mark.
    pub fn join(&mut self, exits: impl IntoIterator<Item = Exit>) {
        let exits: Vec<Exit> = exits.into_iter().collect();
        let [first, others @ ..] = &exits[..] else {
            self.state = None;
            return;
        };
        if others.is_empty() {
            self.state = Some(first.state);
            (self.depend, self.is_bound) = (first.depend, first.is_bound);
            for (slot, value) in first.changes.clone() {
                self.set(slot, value);
            }
            return;
        }
        let states: Vec<Gate> = exits.iter().map(|exit| exit.state).collect();
        let at = self.add(Opcode::Merge, Type::NONE, 0, [&states, &[], &[]]);
        self.state = Some(at);
        // Inputs of phis: what was before, but for what each path changed.
        let mut rows: Vec<(u32, Vec<Gate>)> = Vec::new();
        let mut row_of: HashMap<u32, usize> = HashMap::new();
        for (path, exit) in exits.iter().enumerate() {
            for &(slot, value) in &exit.changes {
                let row = *row_of.entry(slot).or_insert_with(|| {
                    rows.push((slot, vec![self.values[slot as usize]; exits.len()]));
                    rows.len() - 1
                });
                rows[row].1[path] = value;
            }
        }
        for (slot, inputs) in rows {
            self.work += inputs.len();
            let value = match inputs.iter().any(|gate| *gate != inputs[0]) {
                true => self.add(Opcode::ValueSelector, types::I32, 0, [&[at], &[], &inputs]),
                false => inputs[0],
            };
            self.set(slot, value);
        }
        let depends: Vec<Gate> = exits.iter().map(|exit| exit.depend).collect();
        (self.depend, self.is_bound) = match depends.iter().any(|depend| *depend != depends[0]) {
            true => (
                self.add(Opcode::DependSelector, Type::NONE, 0, [&[at], &depends, &[]]),
                true,
            ),
            false => (depends[0], false),
        };
    }

    // ---- loops

    /// Begins a loop that assigns these slots.
    pub fn begin_loop(&mut self, slots: &[u32]) -> Head {
        let state = self.state.unwrap_or(self.circuit.state_entry());
        let gate = self.add(Opcode::LoopBegin, Type::NONE, 0, [&[state, Gate::NONE], &[], &[]]);
        self.state = Some(gate);
        let mut phis = Vec::with_capacity(slots.len());
        for &slot in slots {
            let value = self.get(slot);
            let phi = self.add(
                Opcode::ValueSelector,
                types::I32,
                0,
                [&[gate], &[], &[value, Gate::NONE]],
            );
            self.set(slot, phi);
            phis.push((phi, slot));
        }
        let depend = self.depend;
        let memory = self.add(
            Opcode::DependSelector,
            Type::NONE,
            0,
            [&[gate], &[depend, Gate::NONE], &[]],
        );
        (self.depend, self.is_bound) = (memory, true);
        Head { gate, phis, memory }
    }

    /// Control goes back to the head, where it gets here at all.
    pub fn end_loop(&mut self, head: &Head) {
        if self.state.is_none() {
            // No way back: what seemed a loop is a place that is entered once.
            self.circuit.set_op(head.gate, Opcode::Merge as u16);
            self.circuit.remove_input(head.gate, 1);
            for selector in head.phis.iter().map(|phi| phi.0).chain([head.memory]) {
                self.circuit.remove_input(selector, 2);
            }
            return;
        }
        let back = self.step(Opcode::LoopBack, &[]);
        self.circuit.set_input(head.gate, 1, back);
        for &(phi, slot) in &head.phis {
            let value = self.get(slot);
            self.circuit.set_input(phi, 2, value);
        }
        let depend = self.depend;
        self.circuit.set_input(head.memory, 2, depend);
        self.state = None;
    }

    /// Leaves a kernel with these values.
    pub fn leave_with(&mut self, values: &[Gate]) {
        if let Some(state) = self.state.take() {
            let (depend, count) = (self.depend, values.len() as u64);
            self.add(Opcode::ReturnValues, Type::NONE, count, [&[state], &[depend], values]);
        }
    }

    /// Leaves the function.
    pub fn leave(&mut self) {
        if let Some(state) = self.state.take() {
            let depend = self.depend;
            self.add(Opcode::ReturnVoid, Type::NONE, 0, [&[state], &[depend], &[]]);
        }
    }
}
