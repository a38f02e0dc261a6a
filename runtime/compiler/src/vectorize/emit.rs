//! Gates in front of a loop, and copies of its scalars for one of its iterations.

use super::gates::Gates;
use super::shape::{Shape, View, is_pure};
use hashbrown::{HashMap, HashSet};
use onespec_graph::{Circuit, Gate, Opcode, Type};

/// Gates in each other that are copied.
const DEPTH: u32 = 256;

/// An iteration of which a value is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Iteration {
    First,
    Last,
    /// The first of a strip.
    Strip,
}

/// Makes gates. What the loop was like before is known from `shape`, whose gates stay.
pub(crate) struct Emitter<'a> {
    pub circuit: &'a mut Circuit,
    pub gates: Gates,
    pub(super) shape: &'a Shape,
    /// Gates from before the loop, by number: their values are there everywhere in it.
    fixed: Vec<bool>,
    /// Variables that an iteration leaves as they are or makes one larger: in the last one they are taken to have grown in all.
    pub counters: Vec<Gate>,
    pub(super) copies: HashMap<(Iteration, Gate), Gate>,
    constants: HashMap<(Type, u64), Gate>,
    pub(super) line: u32,
}

impl<'a> Emitter<'a> {
    pub fn new(circuit: &'a mut Circuit, gates: Gates, shape: &'a Shape, fixed: Vec<bool>) -> Emitter<'a> {
        let line = circuit.line(shape.head);
        Emitter {
            circuit,
            gates,
            shape,
            fixed,
            counters: Vec::new(),
            copies: HashMap::new(),
            constants: HashMap::new(),
            line,
        }
    }

    pub(super) fn add(&mut self, op: Opcode, ty: Type, bits: u64, [states, depends, values]: [&[Gate]; 3]) -> Gate {
        let gate = self.circuit.add(op, ty, bits, states, depends, values);
        self.circuit.set_line(gate, self.line);
        gate
    }

    pub fn pure(&mut self, op: Opcode, ty: Type, values: &[Gate]) -> Gate {
        self.add(op, ty, 0, [&[], &[], values])
    }

    pub fn constant(&mut self, ty: Type, bits: u64) -> Gate {
        if let Some(&known) = self.constants.get(&(ty, bits)) {
            return known;
        }
        let gate = self.add(self.gates.constant, ty, bits, [&[], &[], &[]]);
        self.constants.insert((ty, bits), gate);
        gate
    }

    pub(super) fn compare(&mut self, name: &str, a: Gate, b: Gate) -> Gate {
        let code = self.gates.code(name).unwrap_or(0);
        self.add(self.gates.icmp, self.gates.bit, code, [&[], &[], &[a, b]])
    }

    pub(super) fn both(&mut self, a: Gate, b: Gate) -> Gate {
        self.pure(self.gates.and, self.gates.bit, &[a, b])
    }

    /// A number in 64 bits.
    pub(super) fn wide(&mut self, value: Gate, signed: bool) -> Gate {
        let ty = self.circuit.ty(value);
        if self.gates.width(ty) >= self.gates.width(self.gates.word) {
            return value;
        }
        let op = if signed { self.gates.sext } else { self.gates.zext };
        self.pure(op, self.gates.word, &[value])
    }

    /// A number of 64 bits in a type.
    pub(super) fn narrow(&mut self, value: Gate, ty: Type) -> Gate {
        match self.gates.width(ty) < self.gates.width(self.gates.word) {
            true => self.pure(self.gates.trunc, ty, &[value]),
            false => value,
        }
    }

    /// A scalar of the loop, as it is in an iteration.
    pub fn scalar(&mut self, gate: Gate, iteration: Iteration) -> Gate {
        self.copy(gate, iteration, DEPTH)
    }

    /// Whether a scalar of the loop can be computed before it, as it is in the first iteration.
    pub fn is_before(&self, gate: Gate) -> bool {
        let (mut work, mut seen) = (vec![gate], HashSet::new());
        while let Some(gate) = work.pop() {
            let is_there = gate == self.shape.index
                || self.fixed.get(gate.index()) == Some(&true)
                || self.copies.contains_key(&(Iteration::First, gate));
            if is_there || !seen.insert(gate) {
                continue;
            }
            if !is_pure(self.circuit, gate) || seen.len() > DEPTH as usize {
                return false;
            }
            work.extend(self.circuit.values(gate).iter());
        }
        true
    }

    /// Reads before the loop what is the same in all iterations.
    pub fn read(&mut self, load: Gate) {
        let (op, ty) = (self.circuit.op(load), self.circuit.ty(load));
        let address = self.scalar(self.circuit.value(load, 0), Iteration::First);
        let memory = self.circuit.depend_entry();
        let made = self.circuit.add(op, ty, 0, &[], &[memory], &[address]);
        self.circuit.set_line(made, self.circuit.line(load));
        for iteration in [Iteration::First, Iteration::Last] {
            self.copies.insert((iteration, load), made);
        }
    }

    fn copy(&mut self, gate: Gate, iteration: Iteration, depth: u32) -> Gate {
        if self.fixed.get(gate.index()) == Some(&true) || depth == 0 {
            return gate;
        }
        if let Some(&copy) = self.copies.get(&(iteration, gate)) {
            return copy;
        }
        if gate == self.shape.index {
            let (ty, first, bound) = (self.circuit.ty(gate), self.shape.first, self.shape.bound);
            let value = match iteration {
                Iteration::First | Iteration::Strip => first,
                Iteration::Last => {
                    let one = self.constant(ty, 1);
                    self.pure(self.gates.sub, ty, &[bound, one])
                }
            };
            self.copies.insert((iteration, gate), value);
            return value;
        }
        if self.counters.contains(&gate) {
            let first = self.circuit.value(gate, 0);
            let value = match iteration {
                Iteration::First | Iteration::Strip => first,
                Iteration::Last => {
                    let ty = self.circuit.ty(gate);
                    let count = self.distance();
                    let count = self.narrow(count, ty);
                    let one = self.constant(ty, 1);
                    let more = self.pure(self.gates.sub, ty, &[count, one]);
                    self.pure(self.gates.add, ty, &[first, more])
                }
            };
            self.copies.insert((iteration, gate), value);
            return value;
        }
        debug_assert!(is_pure(self.circuit, gate), "only what computes is copied");
        let inputs: Vec<Gate> = self.circuit.values(gate).to_vec();
        let inputs: Vec<Gate> = inputs
            .into_iter()
            .map(|input| self.copy(input, iteration, depth - 1))
            .collect();
        let (op, ty, bits) = (self.circuit.op(gate), self.circuit.ty(gate), self.circuit.bits(gate));
        let line = self.circuit.line(gate);
        let made = self.circuit.add(op, ty, bits, &[], &[], &inputs);
        self.circuit.set_line(made, line);
        self.copies.insert((iteration, gate), made);
        made
    }

    /// Whether the loop has an iteration at all.
    pub fn enters(&mut self) -> Gate {
        let Shape { first, bound, code, .. } = *self.shape;
        self.add(self.gates.icmp, self.gates.bit, code, [&[], &[], &[first, bound]])
    }

    /// How many iterations the loop has, where it has one.
    pub fn distance(&mut self) -> Gate {
        let (first, bound) = (self.shape.first, self.shape.bound);
        let ty = self.circuit.ty(self.shape.index);
        let count = self.pure(self.gates.sub, ty, &[bound, first]);
        self.wide(count, false)
    }
}

/// Which gates are there before a loop.
pub(crate) fn fixed(view: &View<'_>, shape: &Shape) -> Vec<bool> {
    (0..view.circuit.len() as u32)
        .map(|g| shape.is_fixed(view, Gate(g)))
        .collect()
}
