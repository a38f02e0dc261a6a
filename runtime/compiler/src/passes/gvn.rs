//! Global value numbering: gates with the same value become one gate.
//!
//! Hashing in reverse postorder, repeated until nothing changes (Simpson's RPO algorithm): phis of loops start as equal
//! to their first input, so equal loop-carried variables are found. Only the gates between such a phi and its
//! loop-carried input can change in a further sweep. So each such part of the order is repeated by itself until it is
//! stable: small parts stay in the caches, and a part that takes many sweeps costs the others nothing. A sweep takes
//! linear time. The number of sweeps is bounded by the loop depth plus a few; in a part that needs more, the phis keep
//! their own numbers.
//!
//! A load has the value of another load from the same address that depends on the same memory state; loads make no
//! memory state. Memory barriers (relays) and memory phis are memory states of their own: a load behind one must not
//! move in front of it.

use super::order::Order;
use super::selectors::is_selector;
use super::{Context, Pass};
use hashbrown::HashTable;
use onespec_graph::circuit::WireClass;
use onespec_graph::set::{Bitfield, Class, Effect};
use onespec_graph::word::GateWord;
use onespec_graph::{Circuit, Gate, Opcode, Role, Type};
use std::ops::Range;

pub(super) struct ValueNumbering;

/// Sweeps before optimism ends.
const SWEEPS: usize = 40;

impl Pass for ValueNumbering {
    fn name(&self) -> &'static str {
        "gvn"
    }

    fn about(&self) -> &'static str {
        "lets gates that have the same value be one"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let order = Order::early_gates(circuit, &context.analyses.early(circuit));
        let mut numbers = Numbers::new(circuit);
        numbers.solve(&order);
        let Numbers { value, memory, .. } = numbers;
        let mut changed = false;
        for &gate in &order {
            changed |= replace(circuit, context, gate, value[gate.index()], memory[gate.index()]);
        }
        changed
    }
}

fn replace(circuit: &mut Circuit, context: &mut Context, gate: Gate, value: Gate, memory: Gate) -> bool {
    let of_memory = matches!(circuit.role(gate), Role::DependSelector | Role::Relay);
    let same = if of_memory { memory } else { value };
    if same == gate || same == Gate::NONE {
        return false;
    }
    if circuit.def(gate).class == Class::Effect {
        let before = circuit.depend(gate, 0);
        let depends: Vec<_> = circuit
            .uses(gate)
            .filter(|u| circuit.class_of(u.user, u.index) == WireClass::Depend)
            .collect();
        for u in depends {
            circuit.set_input(u.user, u.index, before);
        }
    }
    context.replace(circuit, gate, same);
    circuit.kill(gate);
    true
}

/// What makes two gates alike.
struct Key {
    op: Opcode,
    ty: Type,
    bits: u64,
    /// What a collector knows of the value.
    word: GateWord,
    /// The state of a selector, the version of a load.
    at: Gate,
    inputs: Vec<Gate>,
}

struct Numbers<'a> {
    circuit: &'a Circuit,
    /// By gate, the gate that has its value; NONE before anything is known.
    value: Vec<Gate>,
    /// By gate, the gate that has its version of memory.
    memory: Vec<Gate>,
    table: HashTable<u32>,
    /// Keys that were met, with the gate that had each first.
    keys: Vec<(Gate, u64, Header)>,
    inputs: Vec<Gate>,
    key: Key,
    /// Whether a sweep has met an input of which nothing was known.
    guessed: bool,
}

/// A key whose inputs lie in the pool.
#[derive(Clone, Copy)]
struct Header {
    op: Opcode,
    ty: Type,
    bits: u64,
    word: GateWord,
    at: Gate,
    start: u32,
    len: u32,
}

impl<'a> Numbers<'a> {
    fn new(circuit: &'a Circuit) -> Numbers<'a> {
        Numbers {
            circuit,
            value: vec![Gate::NONE; circuit.len()],
            memory: vec![Gate::NONE; circuit.len()],
            table: HashTable::with_capacity(circuit.live()),
            keys: Vec::with_capacity(circuit.live()),
            inputs: Vec::new(),
            key: Key {
                op: 0,
                ty: Type::NONE,
                bits: 0,
                word: GateWord::EMPTY,
                at: Gate::NONE,
                inputs: Vec::new(),
            },
            guessed: false,
        }
    }

    fn solve(&mut self, order: &[Gate]) {
        let entry = self.circuit.depend_entry();
        if let Some(memory) = self.memory.get_mut(entry.index()) {
            *memory = entry;
        }
        let mut from = 0;
        for part in self.rounds(order) {
            self.sweep(&order[from..part.start], true);
            self.repeat(&order[part.clone()]);
            from = part.end;
        }
        self.sweep(&order[from..], true);
    }

    /// The parts of the order in which something is used before it is computed, from the first use to the last such thing.
    /// Those that overlap are one.
    fn rounds(&self, order: &[Gate]) -> Vec<Range<usize>> {
        let mut position = vec![u32::MAX; self.circuit.len()];
        for (at, gate) in (0..).zip(order) {
            position[gate.index()] = at;
        }
        let mut parts: Vec<Range<usize>> = Vec::new();
        for (at, &gate) in order.iter().enumerate() {
            if !is_selector(self.circuit, gate) {
                continue;
            }
            let back = self.circuit.operands(gate).iter().filter_map(|input| {
                let position = *position.get(input.index())?;
                (position != u32::MAX && position as usize >= at).then_some(position as usize)
            });
            let Some(last) = back.max() else { continue };
            match parts.last_mut().filter(|part| at < part.end) {
                Some(part) => part.end = part.end.max(last + 1),
                None => parts.push(at..last + 1),
            }
        }
        parts
    }

    /// Sweeps through a part of the order until nothing changes, or until that takes too long.
    fn repeat(&mut self, order: &[Gate]) {
        let before = self.keys.len();
        self.guessed = false;
        self.sweep(order, true);
        // Without a guess there is nothing to confirm.
        if !self.guessed {
            return;
        }
        for _ in 0..SWEEPS {
            self.forget(before);
            if !self.sweep(order, true) {
                return;
            }
        }
        for &gate in order {
            (self.value[gate.index()], self.memory[gate.index()]) = (gate, gate);
        }
        self.forget(before);
        self.sweep(order, false);
    }

    /// Forgets the keys that were met from a number on.
    fn forget(&mut self, from: usize) {
        for (number, (_, hash, _)) in (from as u32..).zip(&self.keys[from..]) {
            if let Ok(entry) = self.table.find_entry(*hash, |&i| i == number) {
                entry.remove();
            }
        }
        if let Some((_, _, header)) = self.keys.get(from) {
            self.inputs.truncate(header.start as usize);
        }
        self.keys.truncate(from);
    }

    fn sweep(&mut self, order: &[Gate], selectors: bool) -> bool {
        let mut changed = false;
        for &gate in order {
            let new = match selectors || !is_selector(self.circuit, gate) {
                true => self.number(gate),
                false => (gate, gate),
            };
            let old = (self.value[gate.index()], self.memory[gate.index()]);
            if new != old {
                (self.value[gate.index()], self.memory[gate.index()]) = new;
                changed = true;
            }
        }
        changed
    }

    /// The gates that have a gate's value and version of memory.
    fn number(&mut self, gate: Gate) -> (Gate, Gate) {
        let circuit = self.circuit;
        let def = circuit.def(gate);
        let key = &mut self.key;
        (key.op, key.ty, key.bits, key.at) = (circuit.op(gate), circuit.ty(gate), circuit.bits(gate), Gate::NONE);
        key.word = circuit.word(gate);
        key.inputs.clear();
        let value = |g: Gate| self.value.get(g.index()).copied().unwrap_or(g);
        let memory = |g: Gate| self.memory.get(g.index()).copied().unwrap_or(g);
        match def.role {
            Role::Constant | Role::Symbol => (self.lookup(gate), gate),
            Role::ValueSelector => {
                key.at = circuit.state(gate, 0);
                key.inputs.extend(circuit.values(gate).iter().map(value));
                self.guessed |= key.inputs.contains(&Gate::NONE);
                (self.select(gate), gate)
            }
            Role::DependSelector => {
                key.at = circuit.state(gate, 0);
                key.inputs.extend(circuit.depends(gate).iter().map(memory));
                self.guessed |= key.inputs.contains(&Gate::NONE);
                (gate, self.lookup(gate))
            }
            Role::Relay => {
                key.at = circuit.state(gate, 0);
                key.inputs.extend(circuit.depends(gate).iter().map(memory));
                (gate, self.lookup(gate))
            }
            Role::Load => {
                key.at = memory(circuit.depend(gate, 0));
                let version = key.at;
                key.inputs.extend(circuit.values(gate).iter().map(value));
                (self.lookup(gate), version)
            }
            _ if def.class == Class::Compute && def.effect == Effect::None && !def.unique => {
                key.inputs.extend(circuit.values(gate).iter().map(value));
                self.normalise(gate);
                (self.lookup(gate), gate)
            }
            _ => (gate, gate),
        }
    }

    /// Operands that may be exchanged come in one order.
    fn normalise(&mut self, gate: Gate) {
        let (circuit, key) = (self.circuit, &mut self.key);
        let def = circuit.def(gate);
        let [a, b, ..] = key.inputs.as_mut_slice() else {
            return;
        };
        if *a <= *b {
            return;
        }
        match def.bitfield {
            _ if def.commutative => std::mem::swap(a, b),
            Bitfield::Condition(table) => {
                let table = circuit.set().conditions.get(usize::from(table));
                if let Some(code) = table.and_then(|t| t.by_code(key.bits)) {
                    std::mem::swap(a, b);
                    key.bits = u64::from(code.swapped);
                }
            }
            _ => {}
        }
    }

    /// A selector whose inputs are one value is that value.
    fn select(&mut self, gate: Gate) -> Gate {
        let mut known = self.key.inputs.iter().copied().filter(|&g| g != Gate::NONE);
        match known.next() {
            None => Gate::NONE,
            Some(first) if known.all(|g| g == first) => first,
            _ => self.lookup(gate),
        }
    }

    /// The first gate with the key.
    fn lookup(&mut self, gate: Gate) -> Gate {
        let Numbers {
            table,
            keys,
            inputs,
            key,
            ..
        } = self;
        let hash = hash(key);
        let same = |&i: &u32| {
            let (_, h, header) = &keys[i as usize];
            let (from, to) = (header.start as usize, (header.start + header.len) as usize);
            *h == hash
                && (header.op, header.ty, header.bits, header.at) == (key.op, key.ty, key.bits, key.at)
                && header.word == key.word
                && inputs[from..to] == key.inputs
        };
        if let Some(&i) = table.find(hash, same) {
            return keys[i as usize].0;
        }
        let header = Header {
            op: key.op,
            ty: key.ty,
            bits: key.bits,
            word: key.word,
            at: key.at,
            start: inputs.len() as u32,
            len: key.inputs.len() as u32,
        };
        inputs.extend_from_slice(&key.inputs);
        table.insert_unique(hash, keys.len() as u32, |&i| keys[i as usize].1);
        keys.push((gate, hash, header));
        gate
    }
}

fn hash(key: &Key) -> u64 {
    let mix = |h: u64, x: u64| (h ^ x).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(27);
    let head = u64::from(key.op) << 40 | u64::from(key.ty.0) << 32 | u64::from(key.at.0);
    let h = mix(mix(0x1234_5678, head), key.bits);
    let h = key.inputs.iter().fold(h, |h, g| mix(h, u64::from(g.0)));
    (h ^ h >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}
