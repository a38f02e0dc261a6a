//! Store-to-load forwarding and redundant load elimination: a load takes the value of an earlier store to the same
//! bytes, or of an earlier load, if nothing between them may write there. Where control flow joins and every
//! predecessor knows the value, a phi is made; so a loop need not load in each iteration what it keeps in memory.

use super::algebra::same_bits;
use super::alias::{Access, unhook};
use super::memory::{Memory, is_of_loop};
use super::{Context, Pass};
use hashbrown::HashMap;
use onespec_graph::set::Class;
use onespec_graph::word::GateWord;
use onespec_graph::{Circuit, Gate, Role, Type};

pub(super) struct Forward;

/// Versions of memory that are looked at for each load, and selectors in each other.
const LOOKS: u32 = 128;
const DEPTH: u32 = 6;

impl Pass for Forward {
    fn name(&self) -> &'static str {
        "load-forwarding"
    }

    fn former_name(&self) -> Option<&'static str> {
        Some("forward")
    }

    fn about(&self) -> &'static str {
        "takes values of loads from stores and loads before them"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let loads: Vec<Gate> = circuit.gates().filter(|&g| circuit.role(g) == Role::Load).collect();
        if loads.is_empty() {
            return false;
        }
        let mut search = Search {
            memory: Memory::of(circuit, context),
            known: HashMap::new(),
            made: Vec::new(),
            replaced: HashMap::new(),
            looks: 0,
        };
        let mut changed = false;
        for load in loads {
            let Some(access) = search.memory.addresses.access(circuit, load) else {
                continue;
            };
            let wanted = Wanted {
                access,
                ty: circuit.ty(load),
                word: circuit.word(load),
            };
            search.looks = LOOKS;
            let before = circuit.depend(load, 0);
            let Some(value) = search.value(circuit, &wanted, before, 0) else {
                continue;
            };
            let value = search.resolve(value);
            unhook(circuit, load);
            context.replace(circuit, load, value);
            circuit.kill(load);
            search.replaced.insert(load, value);
            changed = true;
        }
        changed
    }
}

/// What is looked for.
struct Wanted {
    access: Access,
    ty: Type,
    word: GateWord,
}

/// An address, a type and a memory phi.
type Key = (Gate, Type, Gate);

struct Search {
    memory: Memory,
    /// What is behind memory phis, as far as it was looked for.
    known: HashMap<Key, Option<Gate>>,
    /// Selectors of values, in the order of their making; no gate where a value was found that may be one of them.
    made: Vec<(Key, Gate)>,
    replaced: HashMap<Gate, Gate>,
    looks: u32,
}

impl Search {
    /// What a load would give in a version of memory.
    fn value(&mut self, circuit: &mut Circuit, wanted: &Wanted, version: Gate, depth: u32) -> Option<Gate> {
        let mut at = version;
        loop {
            if self.looks == 0 || at.index() >= circuit.len() {
                return None;
            }
            self.looks -= 1;
            match (circuit.def(at).class, circuit.role(at)) {
                (_, Role::DependSelector) => {
                    let fixed = !is_of_loop(circuit, at) || self.memory.is_fixed(at, &wanted.access);
                    if !fixed {
                        return None;
                    }
                    if !is_of_loop(circuit, at) || self.memory.loop_may_change(circuit, at, &wanted.access) {
                        return self.select(circuit, wanted, at, depth);
                    }
                }
                (_, Role::Relay) => {}
                (Class::Effect | Class::StateCompute, _) => {
                    if let Some(found) = self.memory.addresses.access(circuit, at)
                        && self.memory.addresses.is_same(&found, &wanted.access)
                    {
                        return gives(circuit, at, wanted);
                    }
                    if self.memory.may_change(circuit, at, &wanted.access) {
                        return None;
                    }
                }
                _ => return None,
            }
            at = circuit.depend(at, 0);
        }
    }

    /// The value behind a memory phi.
    fn select(&mut self, circuit: &mut Circuit, wanted: &Wanted, memories: Gate, depth: u32) -> Option<Gate> {
        let key = (wanted.access.at, wanted.ty, memories);
        if let Some(&known) = self.known.get(&key) {
            return known.map(|gate| self.resolve(gate));
        }
        let op = circuit.set().by_role(Role::ValueSelector)?;
        if depth == DEPTH || !circuit.set().def(op).types.has(wanted.ty) {
            return None;
        }
        let first = self.made.len();
        let mut selector = Gate::NONE;
        if is_of_loop(circuit, memories) {
            selector = self.make(circuit, wanted, memories, key, op);
        }
        let count = circuit.depends(memories).len() as u32;
        let mut values = Vec::with_capacity(count as usize);
        for index in 0..count {
            let version = circuit.depend(memories, index);
            let Some(value) = self.value(circuit, wanted, version, depth + 1) else {
                // What was made of it on the way means nothing.
                for (key, gate) in self.made.drain(first..) {
                    self.known.insert(key, None);
                    if gate != Gate::NONE {
                        circuit.kill(gate);
                    }
                }
                self.known.insert(key, None);
                return None;
            };
            values.push(value);
        }
        let is_one = values.iter().all(|&value| value == values[0] || value == selector);
        if is_one && selector == Gate::NONE {
            self.known.insert(key, Some(values[0]));
            self.made.push((key, Gate::NONE));
            return Some(values[0]);
        }
        if selector == Gate::NONE {
            selector = self.make(circuit, wanted, memories, key, op);
        }
        for (index, value) in (1..).zip(values) {
            circuit.set_input(selector, index, value);
        }
        Some(selector)
    }

    fn make(&mut self, circuit: &mut Circuit, wanted: &Wanted, memories: Gate, key: Key, op: u16) -> Gate {
        let state = circuit.state(memories, 0);
        let inputs = vec![Gate::NONE; circuit.depends(memories).len()];
        let gate = circuit.add(op, wanted.ty, 0, &[state], &[], &inputs);
        circuit.set_word(gate, wanted.word);
        circuit.set_line(gate, circuit.line(state));
        self.known.insert(key, Some(gate));
        self.made.push((key, gate));
        gate
    }

    /// What a load has become.
    fn resolve(&self, mut gate: Gate) -> Gate {
        while let Some(&value) = self.replaced.get(&gate) {
            gate = value;
        }
        gate
    }
}

/// The value of a load, or of a store, of the bytes that are wanted.
fn gives(circuit: &mut Circuit, effect: Gate, wanted: &Wanted) -> Option<Gate> {
    let value = match circuit.role(effect) {
        Role::Load => effect,
        _ => circuit.value(effect, 0),
    };
    if circuit.word(value) != wanted.word {
        return None;
    }
    if circuit.ty(value) == wanted.ty {
        return Some(value);
    }
    let op = same_bits(circuit)?;
    let (types, set) = (circuit.set().def(op).types, circuit.set());
    let width = |ty| set.type_def(ty).width;
    let fits = width(circuit.ty(value)) == width(wanted.ty) && types.has(circuit.ty(value)) && types.has(wanted.ty);
    fits.then(|| {
        let gate = circuit.add(op, wanted.ty, 0, &[], &[], &[value]);
        circuit.set_line(gate, circuit.line(effect));
        gate
    })
}
