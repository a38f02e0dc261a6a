//! A circuit under construction: the current state, the current memory state, and the current value of each variable.
//!
//! SSA construction during the walk: a variable is a slot that holds the gate of its value. At a join, slots that
//! differ get a phi; at the head of a loop, each slot that the loop assigns gets a phi whose second input is set at the
//! loop's end. Changes on a path are logged, so a fork costs what its sides change.

use super::Module;
use super::fact::Fact;
use super::paths::{Array, Inlined, Stage};
pub(super) use super::paths::{Exit, Mark};
use crate::source::Span;
use crate::types::tree::LoopInfo;
use hashbrown::HashMap;
use onespec_circuit::Opcode;
use onespec_graph::{Circuit, Gate, Type};

pub(super) struct Function<'m> {
    pub m: &'m Module<'m>,
    /// Index into the program's functions.
    pub function_number: usize,
    pub circuit: Circuit,
    /// Nothing where control never gets.
    pub state: Option<Gate>,
    pub depend: Gate,
    /// Whether an effect may depend on `depend` here without a relay.
    bound: bool,
    /// How many paths have been left: a memory state that one of them keeps needs relays elsewhere.
    leaves: u32,
    values: Vec<Gate>,
    /// Slots that were set, and what they held before.
    log: Vec<(u32, Gate)>,
    /// By slot, the last look at changes that met it.
    seen: Vec<u32>,
    look: u32,
    constants: HashMap<(Type, u64), Gate>,
    symbols: HashMap<u32, Gate>,
    pub line: u32,
    /// The statement that is lowered.
    pub span: Span,
    /// By local.
    pub storage: Vec<Storage>,
    pub loops: Vec<Frame>,
    pub tries: Vec<Frame>,
    /// Where a result that fits no register goes.
    pub result_at: Option<Gate>,
    pub independent: Vec<Gate>,
    /// Phis of sums whose order does not matter.
    pub unordered: Vec<Gate>,
    /// By local.
    pub facts: HashMap<u32, Fact>,
    /// What was read and set, for the comparison with another construction; empty without it.
    pub trace: Option<Vec<Event>>,
    /// Of the function of a shader's stage.
    pub stage: Option<Stage>,
    /// Functions whose bodies stand here in the place of their calls.
    pub inlined: Vec<Inlined>,
    /// Arrays of a shader whose elements are named by computed numbers.
    pub arrays: Vec<Array>,
}

/// An access to a variable, at a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event {
    pub state: Gate,
    pub slot: u32,
    pub value: Gate,
    pub sets: bool,
}

/// Where a local lives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Storage {
    /// Not declared yet.
    None,
    /// The first of its slots.
    Slots(u32),
    Memory(Gate),
    /// The first register of an array of constants of a shader.
    Table(u32),
    /// An array of a shader, by its number in [`Function::arrays`].
    Array(u32),
}

/// Ways out of a loop, to its next iteration, or to a handler.
pub(super) struct Frame {
    pub mark: Mark,
    pub breaks: Vec<Exit>,
    pub continues: Vec<Exit>,
}

/// The head of a loop whose end is not known yet.
pub(super) struct Head {
    pub gate: Gate,
    selectors: Vec<(Gate, u32)>,
    memory: Option<Gate>,
    before: Mark,
}

impl Head {
    /// The phi of a slot that the loop assigns.
    pub fn phi_of(&self, slot: u32) -> Option<Gate> {
        let found = self.selectors.iter().find(|(_, of)| *of == slot);
        found.map(|(phi, _)| *phi)
    }
}

impl<'m> Function<'m> {
    pub fn new(m: &'m Module<'m>, number: usize, locals: usize) -> Function<'m> {
        let circuit = Circuit::new(m.set, m.options.pointer_bits);
        let (state, depend) = (circuit.state_entry(), circuit.depend_entry());
        Function {
            m,
            function_number: number,
            circuit,
            state: Some(state),
            depend,
            bound: true,
            leaves: 0,
            values: Vec::new(),
            log: Vec::new(),
            seen: Vec::new(),
            look: 0,
            constants: HashMap::new(),
            symbols: HashMap::new(),
            line: 0,
            span: Span::default(),
            storage: vec![Storage::None; locals],
            loops: Vec::new(),
            tries: Vec::new(),
            result_at: None,
            independent: Vec::new(),
            unordered: Vec::new(),
            facts: HashMap::new(),
            trace: m.options.trace.then(Vec::new),
            stage: None,
            inlined: Vec::new(),
            arrays: Vec::new(),
        }
    }

    // ---- gates

    pub fn add(&mut self, op: Opcode, ty: Type, bits: u64, wires: [&[Gate]; 3]) -> Gate {
        self.add_number(op as u16, ty, bits, wires)
    }

    /// The same with an opcode that the table of gates may have beyond those that are known by name.
    pub fn add_number(&mut self, op: onespec_graph::Opcode, ty: Type, bits: u64, wires: [&[Gate]; 3]) -> Gate {
        let gate = self.circuit.add(op, ty, bits, wires[0], wires[1], wires[2]);
        self.circuit.set_line(gate, self.line);
        gate
    }

    pub fn pure(&mut self, op: Opcode, ty: Type, values: &[Gate]) -> Gate {
        self.add(op, ty, 0, [&[], &[], values])
    }

    pub fn constant(&mut self, ty: Type, bits: u64) -> Gate {
        // An address may be written with more bits than it has.
        let bits = match self.m.set.type_def(ty).width {
            width @ 1..64 => bits & (u64::MAX >> (64 - width)),
            _ => bits,
        };
        if let Some(&gate) = self.constants.get(&(ty, bits)) {
            return gate;
        }
        let gate = self.add(Opcode::Constant, ty, bits, [&[], &[], &[]]);
        self.constants.insert((ty, bits), gate);
        gate
    }

    /// The address of a symbol.
    pub fn symbol(&mut self, number: u32) -> Gate {
        if let Some(&gate) = self.symbols.get(&number) {
            return gate;
        }
        let arch = self.circuit.arch();
        let gate = self.add(Opcode::Symbol, arch, u64::from(number), [&[], &[], &[]]);
        self.symbols.insert(number, gate);
        gate
    }

    pub fn at(&mut self, span: Span) {
        self.span = span;
        self.line = self.m.line(span);
    }

    /// A gate that follows the current state and is the current state from now on.
    fn step(&mut self, op: Opcode, bits: u64, values: &[Gate]) -> Gate {
        let state = self.state.unwrap_or(self.circuit.state_entry());
        let gate = self.add(op, Type::NONE, bits, [&[state], &[], values]);
        self.state = Some(gate);
        gate
    }

    // ---- memory

    /// Sees that an effect may depend on the current memory state.
    fn bind(&mut self) {
        if self.bound {
            return;
        }
        let relay = Opcode::DependRelay as u16;
        let here = self.state.unwrap_or(self.circuit.state_entry());
        if !self.circuit.def(here).fixed_out.contains(&relay) {
            self.step(Opcode::OrdinaryBlock, 0, &[]);
        }
        let (state, depend) = (self.state.unwrap_or(here), self.depend);
        self.depend = self.add(Opcode::DependRelay, Type::NONE, 0, [&[state], &[depend], &[]]);
        self.bound = true;
    }

    /// A gate that touches memory; all of them are one chain.
    pub fn effect(&mut self, op: onespec_graph::Opcode, ty: Type, values: &[Gate]) -> Gate {
        self.bind();
        let depend = self.depend;
        self.depend = self.add_number(op, ty, 0, [&[], &[depend], values]);
        self.depend
    }

    // ---- variables

    /// New slots.
    pub fn slots(&mut self, count: usize) -> u32 {
        let first = self.values.len() as u32;
        self.values.resize(self.values.len() + count, Gate::NONE);
        self.seen.resize(self.values.len(), 0);
        first
    }

    pub fn get(&mut self, slot: u32) -> Gate {
        let value = self.values[slot as usize];
        self.note(slot, value, false);
        value
    }

    pub fn set(&mut self, slot: u32, value: Gate) {
        self.put(slot, value);
        self.note(slot, value, true);
    }

    fn put(&mut self, slot: u32, value: Gate) {
        let old = std::mem::replace(&mut self.values[slot as usize], value);
        self.log.push((slot, old));
    }

    fn note(&mut self, slot: u32, value: Gate, sets: bool) {
        if let (Some(trace), Some(state)) = (&mut self.trace, self.state) {
            trace.push(Event {
                state,
                slot,
                value,
                sets,
            });
        }
    }

    // ---- paths

    pub fn mark(&self) -> Mark {
        Mark {
            log: self.log.len(),
            slots: self.values.len() as u32,
            depend: self.depend,
            bound: self.bound,
            leaves: self.leaves,
        }
    }

    /// What control is at now, to go on from elsewhere; nothing is here any more.
    pub fn exit(&mut self, mark: &Mark) -> Option<Exit> {
        let state = self.state.take()?;
        self.look += 1;
        let mut changes = Vec::new();
        for &(slot, _) in &self.log[mark.log..] {
            if slot < mark.slots && std::mem::replace(&mut self.seen[slot as usize], self.look) != self.look {
                changes.push((slot, self.values[slot as usize]));
            }
        }
        Some(Exit {
            state,
            depend: self.depend,
            bound: self.bound,
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
        (self.depend, self.bound) = (mark.depend, mark.bound);
        self.state = None;
    }

    /// A path is left here for good, or goes far away.
    pub fn leaves(&mut self) {
        self.leaves += 1;
        self.state = None;
    }

    /// A path that goes to the end of a loop, or to a handler.
    pub fn jump(&mut self, mark: &Mark) -> Option<Exit> {
        let exit = self.exit(mark);
        self.leaves += 1;
        exit
    }

    /// The two sides of a branch.
    pub fn fork(&mut self, condition: Gate) -> [Exit; 2] {
        let branch = self.step(Opcode::IfBranch, 0, &[condition]);
        [Opcode::IfTrue, Opcode::IfFalse].map(|op| self.side(op, 0, branch))
    }

    /// A side of a fork, where nothing has changed yet.
    pub fn side(&mut self, op: Opcode, bits: u64, fork: Gate) -> Exit {
        let state = self.add(op, Type::NONE, bits, [&[fork], &[], &[]]);
        self.state = None;
        Exit {
            state,
            depend: self.depend,
            bound: false,
            changes: Vec::new(),
        }
    }

    /// A branch with many sides, of which the last is for all other values.
    pub fn switch(&mut self, value: Gate, cases: &[u64]) -> (Vec<Exit>, Exit) {
        let fork = self.step(Opcode::SwitchBranch, 0, &[value]);
        let sides = cases
            .iter()
            .map(|&bits| self.side(Opcode::SwitchCase, bits, fork))
            .collect();
        (sides, self.side(Opcode::DefaultCase, 0, fork))
    }

    /// Goes on where all paths from a mark meet that do not leave; variables are now as they were at the mark.
    pub fn join(&mut self, mark: &Mark, exits: Vec<Exit>) {
        let several = exits.len() > 1;
        self.join_some(exits);
        if several && self.depend == mark.depend {
            self.bound = mark.bound && self.leaves == mark.leaves;
        }
    }

    /// The same for some of the paths: the others may need the memory state too.
    pub fn join_some(&mut self, mut exits: Vec<Exit>) {
        if exits.len() <= 1 {
            match exits.pop() {
                None => self.state = None,
                Some(exit) => {
                    self.state = Some(exit.state);
                    (self.depend, self.bound) = (exit.depend, exit.bound);
                    for (slot, value) in exit.changes {
                        self.put(slot, value);
                    }
                }
            }
            return;
        }
        let states: Vec<Gate> = exits.iter().map(|e| e.state).collect();
        let at = self.add(Opcode::Merge, Type::NONE, 0, [&states, &[], &[]]);
        self.state = Some(at);
        // Inputs of the selectors: what was before, but for what each path changed.
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
            let differ = inputs.iter().any(|g| *g != inputs[0]);
            let value = match differ {
                true => {
                    let ty = self.circuit.ty(inputs[0]);
                    self.add(Opcode::ValueSelector, ty, 0, [&[at], &[], &inputs])
                }
                false => inputs[0],
            };
            self.put(slot, value);
        }
        let depends: Vec<Gate> = exits.iter().map(|e| e.depend).collect();
        if depends.iter().any(|d| *d != depends[0]) {
            self.depend = self.add(Opcode::DependSelector, Type::NONE, 0, [&[at], &depends, &[]]);
            self.bound = true;
        } else {
            (self.depend, self.bound) = (depends[0], false);
        }
    }

    // ---- loops

    /// Begins a loop that assigns these slots.
    pub fn begin_loop(&mut self, slots: &[u32], effects: bool) -> Head {
        let before = self.mark();
        let state = self.state.unwrap_or(self.circuit.state_entry());
        let head = self.add(Opcode::LoopBegin, Type::NONE, 0, [&[state, Gate::NONE], &[], &[]]);
        self.state = Some(head);
        let mut selectors = Vec::with_capacity(slots.len());
        for &slot in slots {
            let value = self.values[slot as usize];
            let ty = self.circuit.ty(value);
            let selector = self.add(Opcode::ValueSelector, ty, 0, [&[head], &[], &[value, Gate::NONE]]);
            self.put(slot, selector);
            selectors.push((selector, slot));
        }
        let memory = effects.then(|| {
            let depend = self.depend;
            self.add(
                Opcode::DependSelector,
                Type::NONE,
                0,
                [&[head], &[depend, Gate::NONE], &[]],
            )
        });
        if let Some(memory) = memory {
            (self.depend, self.bound) = (memory, true);
        }
        Head {
            gate: head,
            selectors,
            memory,
            before,
        }
    }

    /// Slots of variables that a loop assigns, and whether it touches memory.
    pub fn loop_facts(&self, info: &LoopInfo, count: impl Fn(u32) -> usize) -> (Vec<u32>, bool) {
        let mut slots = Vec::new();
        for &local in &info.assigned {
            if let Storage::Slots(first) = self.storage[local as usize] {
                slots.extend((first..).take(count(local)));
            }
        }
        let memory = |local: &u32| matches!(self.storage[*local as usize], Storage::Memory(_));
        (slots, info.effects || info.touched.iter().any(memory))
    }

    /// Ends a loop's turn here: control goes back to the head, where it gets there at all.
    pub fn end_loop(&mut self, head: &Head) {
        if self.state.is_none() {
            // No way back: what seemed a loop is a place that is entered once.
            self.circuit.set_op(head.gate, Opcode::Merge as u16);
            self.circuit.remove_input(head.gate, 1);
            let all = head.selectors.iter().map(|s| s.0).chain(head.memory);
            for selector in all {
                self.circuit.remove_input(selector, 2);
            }
            return;
        }
        let back = self.step(Opcode::LoopBack, 0, &[]);
        self.circuit.set_input(head.gate, 1, back);
        for &(selector, slot) in &head.selectors {
            let value = self.values[slot as usize];
            self.circuit.set_input(selector, 2, value);
        }
        if let Some(memory) = head.memory {
            let depend = self.depend;
            self.circuit.set_input(memory, 2, depend);
        }
        self.state = None;
    }

    /// Whether effects behind a loop may depend on the memory state before it, if that is what control brings out.
    pub fn behind(&mut self, head: &Head, exit: &mut Exit) {
        exit.bound = head.memory.is_none() && head.before.bound && self.leaves == head.before.leaves;
    }
}
