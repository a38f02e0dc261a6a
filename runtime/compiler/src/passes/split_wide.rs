//! Type legalisation by expansion and softening: values of types that no register of a machine holds become values of
//! integer types that registers hold, their *parts*, the lowest first.
//!
//! Integers are split into halves until registers hold them; floats are first read as integers of the same bits. Phis,
//! selections, constants, loads and stores are repeated for each part. An operation becomes the formula that a library
//! has for it, in terms of halves; without a formula it stays, as a call of a library's function. Values of such types
//! are left only where functions meet: as arguments and results, read by the gates for halves (`parts: low`,
//! `parts: high`) and for other types of the same bits (`same_bits: yes`), and made by the gate `parts: join`.

use super::parts::{PartOps, RegisterTypes};
use hashbrown::HashMap;
use onespec_graph::circuit::WireClass;
use onespec_graph::set::{Bank, Class};
use onespec_graph::{Circuit, Gate, Opcode, Role, Type, Use};

/// Bodies of operations: nothing, or a circuit whose arguments are the gate's inputs and whose only value is the
/// operation's. Numbers narrower than 32 bits may come and go in 32.
pub type Formulas<'a> = &'a dyn Fn(&Circuit, Gate) -> Option<&'a Circuit>;

/// Whether a circuit is a formula: values computed of its arguments, and one of them returned.
pub fn is_formula(circuit: &Circuit) -> bool {
    let (state, depend) = (circuit.state_entry(), circuit.depend_entry());
    let roots = usize::from(circuit.set().roots);
    circuit
        .gates()
        .filter(|g| g.index() >= roots)
        .all(|gate| match circuit.role(gate) {
            Role::Arg | Role::Constant | Role::Select => true,
            Role::Return => {
                circuit.state(gate, 0) == state && circuit.depend(gate, 0) == depend && circuit.values(gate).len() == 1
            }
            Role::Compute => circuit.def(gate).class == Class::Compute,
            _ => false,
        })
}

/// Operations that a circuit computes.
pub fn operations(circuit: &Circuit) -> usize {
    circuit
        .gates()
        .filter(|g| circuit.def(*g).class == Class::Compute)
        .count()
}

/// Splits all values of a circuit that no register holds. Whether anything changed.
pub fn split_wide(circuit: &mut Circuit, types: &RegisterTypes, formulas: Formulas<'_>) -> bool {
    let Some(ops) = PartOps::of(circuit.set()) else {
        return false;
    };
    let is_wide = |g: Gate| !types.is_held(circuit.ty(g));
    if !circuit.gates().any(is_wide) {
        return false;
    }
    let mut split = Split {
        circuit,
        types,
        ops,
        parts: Vec::new(),
        joined: Vec::new(),
        gone: Vec::new(),
        stands: HashMap::new(),
    };
    split.expand(formulas);
    split.run();
    true
}

struct Split<'a> {
    circuit: &'a mut Circuit,
    types: &'a RegisterTypes,
    ops: PartOps,
    /// By gate that no register holds, its parts.
    parts: Vec<Option<Vec<Gate>>>,
    /// By gate that no register holds, the value as calls take it.
    joined: Vec<Option<Gate>>,
    /// Gates that others stand for.
    gone: Vec<bool>,
    /// By a view of a wide value that went, the part that it saw.
    stands: HashMap<Gate, Gate>,
}

impl Split<'_> {
    fn is_wide(&self, gate: Gate) -> bool {
        !self.types.is_held(self.circuit.ty(gate))
    }

    fn width(&self, gate: Gate) -> u32 {
        self.types.width(self.circuit.ty(gate))
    }

    fn add(&mut self, op: Opcode, ty: Type, bits: u64, values: &[Gate], like: Gate) -> Gate {
        let gate = self.circuit.add(op, ty, bits, &[], &[], values);
        let line = self.circuit.line(like);
        self.circuit.set_line(gate, line);
        gate
    }

    // ---- operations become formulas

    fn expand(&mut self, formulas: Formulas<'_>) {
        let mut open: Vec<Gate> = self.circuit.gates().collect();
        while let Some(gate) = open.pop() {
            let from = self.circuit.len();
            if !self.circuit.is_dead(gate) && self.is_operation(gate) {
                self.expand_one(gate, formulas);
                open.extend((from as u32..self.circuit.len() as u32).map(Gate));
            }
        }
    }

    /// Whether a gate computes something of wide values, or a wide value, that is more than choosing bits.
    fn is_operation(&self, gate: Gate) -> bool {
        let (circuit, ops) = (&*self.circuit, &self.ops);
        let op = circuit.op(gate);
        let plain = [ops.join, ops.low, ops.high, ops.cast, ops.cut, ops.zeros].contains(&op);
        let wide = |g: Gate| self.is_wide(g);
        circuit.role(gate) == Role::Compute
            && circuit.def(gate).class == Class::Compute
            && !plain
            && (wide(gate) || circuit.values(gate).iter().any(wide))
    }

    fn expand_one(&mut self, gate: Gate, formulas: Formulas<'_>) {
        if self.circuit.op(gate) == self.ops.sign {
            self.extend_to_part(gate);
        }
        let Some(body) = formulas(self.circuit, gate).filter(|body| is_formula(body)) else {
            return;
        };
        let inputs = self.circuit.values(gate).to_vec();
        let mut copies = vec![Gate::NONE; body.len()];
        let roots = usize::from(body.set().roots);
        let all = || body.gates().filter(|g| g.index() >= roots);
        let mut result = None;
        for of in all() {
            match body.role(of) {
                Role::Return => result = body.values(of).get(0),
                Role::Arg => {
                    let input = usize::try_from(body.bits(of)).ok().and_then(|at| inputs.get(at));
                    let Some(&input) = input else { return };
                    copies[of.index()] = self.resized(input, body.ty(of));
                }
                _ => {
                    let none = vec![Gate::NONE; body.values(of).len()];
                    copies[of.index()] = self.add(body.op(of), body.ty(of), body.bits(of), &none, gate);
                }
            }
        }
        for of in all().filter(|g| !matches!(body.role(*g), Role::Return | Role::Arg)) {
            let copy = copies[of.index()];
            for (index, value) in (0..).zip(body.values(of).iter()) {
                let value = copies.get(value.index()).copied().unwrap_or(Gate::NONE);
                self.circuit.set_input(copy, index, value);
            }
        }
        let Some(result) = result.and_then(|r| copies.get(r.index()).copied()) else {
            return;
        };
        let result = self.resized(result, self.circuit.ty(gate));
        self.circuit.replace_uses(gate, result);
        self.circuit.kill(gate);
    }

    /// Extends the input of a gate that copies its sign to the width of a part, so that formulas are for that width alone.
    fn extend_to_part(&mut self, gate: Gate) {
        let input = self.circuit.value(gate, 0);
        let Some((part, _)) = self.types.parts(self.circuit.ty(gate)) else {
            return;
        };
        if self.width(input) < self.types.width(part) {
            let extended = self.add(self.ops.sign, part, 0, &[input], gate);
            self.circuit.set_input(gate, 0, extended);
        }
    }

    /// An integer in another width, as functions pass it.
    fn resized(&mut self, value: Gate, ty: Type) -> Gate {
        let (have, want) = (self.width(value), self.types.width(ty));
        match have.cmp(&want) {
            std::cmp::Ordering::Equal => value,
            std::cmp::Ordering::Less => self.add(self.ops.zeros, ty, 0, &[value], value),
            std::cmp::Ordering::Greater => self.add(self.ops.cut, ty, 0, &[value], value),
        }
    }

    // ---- values become their parts

    fn run(&mut self) {
        let before: Vec<Gate> = self.circuit.gates().collect();
        self.parts.resize(self.circuit.len(), None);
        self.joined.resize(self.circuit.len(), None);
        self.gone.resize(self.circuit.len(), false);
        let wide: Vec<Gate> = before.iter().copied().filter(|g| self.is_wide(*g)).collect();
        for &gate in &wide {
            self.make(gate);
        }
        for &gate in &wide {
            self.resolve(gate);
        }
        for &gate in &before {
            self.rewrite_view(gate);
        }
        for &gate in &wide {
            self.fill(gate);
        }
        for gate in before {
            if !self.circuit.is_dead(gate) {
                self.rewrite_user(gate);
            }
        }
        for gate in wide {
            if self.gone[gate.index()] {
                self.circuit.kill(gate);
            }
        }
    }

    /// Parts stand for a gate.
    fn leave_out(&mut self, gate: Gate) {
        self.gone[gate.index()] = true;
    }

    /// Parts that need no others: of constants, of what functions are given and give; and places of those that are filled
    /// when all are there.
    fn make(&mut self, gate: Gate) {
        let ty = self.circuit.ty(gate);
        let Some((part, count)) = self.types.parts(ty) else {
            return;
        };
        let (op, bits) = (self.circuit.op(gate), self.circuit.bits(gate));
        let width = self.types.width(part);
        let parts = match self.circuit.role(gate) {
            Role::Constant => {
                let mask = u64::MAX >> (64 - width.clamp(1, 64));
                (0..count)
                    .map(|i| self.add(op, part, bits.checked_shr(i * width).unwrap_or(0) & mask, &[], gate))
                    .collect()
            }
            Role::ValueSelector => {
                let state = self.circuit.state(gate, 0);
                let none = vec![Gate::NONE; self.circuit.values(gate).len()];
                let line = self.circuit.line(gate);
                (0..count)
                    .map(|_| {
                        let part = self.circuit.add(op, part, 0, &[state], &[], &none);
                        self.circuit.set_line(part, line);
                        part
                    })
                    .collect()
            }
            Role::Select => (0..count)
                .map(|_| self.add(op, part, 0, &[Gate::NONE; 3], gate))
                .collect(),
            Role::Load => self.load(gate, part, count),
            Role::Compute if self.forwards(gate) => return,
            _ => self.taken(gate),
        };
        self.parts[gate.index()] = Some(parts);
    }

    /// Whether the parts of a gate are those of its inputs.
    fn forwards(&self, gate: Gate) -> bool {
        let op = self.circuit.op(gate);
        let ops = &self.ops;
        if op == ops.cast {
            let of = self.circuit.value(gate, 0);
            // Out of registers of another kind its bits have to be moved.
            return self.is_wide(of) || self.types.set.type_def(self.circuit.ty(of)).bank == Bank::Int;
        }
        [ops.join, ops.low, ops.high, ops.cut, ops.zeros].contains(&op)
    }

    /// The parts of a value that is there as a whole.
    fn taken(&mut self, gate: Gate) -> Vec<Gate> {
        let mut open = vec![gate];
        let mut parts = Vec::new();
        while let Some(whole) = open.pop() {
            let ty = self.circuit.ty(whole);
            if self.types.is_held(ty) {
                parts.push(whole);
                continue;
            }
            let def = self.types.set.type_def(ty);
            let next = match def.bank {
                Bank::Int => self.types.integer(def.width / 2),
                _ => self.types.integer(def.width),
            };
            let Some(next) = next else { continue };
            if def.bank == Bank::Int {
                let high = self.add(self.ops.high, next, 0, &[whole], gate);
                let low = self.add(self.ops.low, next, 0, &[whole], gate);
                open.extend([high, low]);
            } else {
                open.push(self.add(self.ops.cast, next, 0, &[whole], gate));
            }
        }
        parts
    }

    /// Finds the parts of gates that hand on those of their inputs.
    fn resolve(&mut self, gate: Gate) {
        let mut open = vec![gate];
        while let Some(&top) = open.last() {
            if self.parts.get(top.index()).is_none_or(Option::is_some) {
                open.pop();
                continue;
            }
            let waiting = self.circuit.values(top).iter().find(|v| {
                self.is_wide(*v) && self.parts.get(v.index()).is_some_and(Option::is_none) && !open.contains(v)
            });
            if let Some(waiting) = waiting {
                open.push(waiting);
                continue;
            }
            open.pop();
            let parts = self.handed_on(top);
            self.parts[top.index()] = Some(parts);
        }
    }

    /// The parts of a value, or the value itself where a register holds it.
    fn parts_of(&self, value: Gate) -> Vec<Gate> {
        let parts = match self.parts.get(value.index()) {
            Some(Some(parts)) => parts.clone(),
            _ => vec![value],
        };
        parts.into_iter().map(|part| self.standing(part)).collect()
    }

    /// What stands for a part that was seen through a wider value.
    fn standing(&self, mut part: Gate) -> Gate {
        while let Some(next) = self.stands.get(&part) {
            part = *next;
        }
        part
    }

    fn stands_for(&mut self, gate: Gate, value: Gate) {
        self.circuit.replace_uses(gate, value);
        self.circuit.kill(gate);
        self.stands.insert(gate, value);
    }

    /// What is seen of a wide value in a register is a part of it.
    fn rewrite_view(&mut self, gate: Gate) {
        let (op, ops) = (self.circuit.op(gate), self.ops);
        let Some(input) = self.circuit.values(gate).get(0) else {
            return;
        };
        if self.is_wide(gate) || !self.is_wide(input) || ![ops.low, ops.high, ops.cut, ops.cast].contains(&op) {
            return;
        }
        let parts = self.parts_of(input);
        let is_int = self.types.set.type_def(self.circuit.ty(gate)).bank == Bank::Int;
        let part = match &parts[..] {
            [.., high] if op == ops.high => *high,
            [part] if op == ops.cast && is_int => *part,
            [low, ..] if op != ops.cast => *low,
            _ => return,
        };
        let value = self.resized(part, self.circuit.ty(gate));
        self.stands_for(gate, value);
    }

    fn handed_on(&mut self, gate: Gate) -> Vec<Gate> {
        let (op, ops) = (self.circuit.op(gate), self.ops);
        let inputs = self.circuit.values(gate).to_vec();
        let mut parts: Vec<Gate> = inputs.iter().flat_map(|v| self.parts_of(*v)).collect();
        let Some((part, count)) = self.types.parts(self.circuit.ty(gate)) else {
            return parts;
        };
        let count = count as usize;
        if op == ops.high {
            parts.drain(..parts.len().saturating_sub(count));
        } else if op == ops.low || op == ops.cut {
            parts.truncate(count);
        } else if op == ops.zeros {
            if let Some(low) = parts.first_mut() {
                *low = match self.width(*low) < self.types.width(part) {
                    true => self.add(ops.zeros, part, 0, &[*low], gate),
                    false => *low,
                };
            }
            while parts.len() < count {
                parts.push(self.add(ops.constant, part, 0, &[], gate));
            }
        }
        parts
    }

    /// An address some bytes further.
    fn further(&mut self, address: Gate, bytes: u64) -> Gate {
        if bytes == 0 {
            return address;
        }
        let arch = self.circuit.ty(address);
        let by = self.add(self.ops.constant, arch, bytes, &[], address);
        self.add(self.ops.add, arch, 0, &[address, by], address)
    }

    /// Lets what follows a gate in the chain of memory follow another one.
    fn follow(&mut self, old: Gate, new: Gate) {
        let of_memory = |u: &Use| self.circuit.class_of(u.user, u.index) == WireClass::Depend;
        let users: Vec<Use> = self.circuit.uses(old).filter(of_memory).collect();
        for u in users {
            self.circuit.set_input(u.user, u.index, new);
        }
    }

    fn load(&mut self, gate: Gate, part: Type, count: u32) -> Vec<Gate> {
        let (op, address) = (self.circuit.op(gate), self.circuit.value(gate, 0));
        let (mut memory, line) = (self.circuit.depend(gate, 0), self.circuit.line(gate));
        let bytes = u64::from(self.types.width(part) / 8);
        let mut parts = Vec::new();
        for i in 0..u64::from(count) {
            let at = self.further(address, i * bytes);
            memory = self.circuit.add(op, part, 0, &[], &[memory], &[at]);
            self.circuit.set_line(memory, line);
            parts.push(memory);
        }
        // The first of them is behind what the load was behind: only what comes behind the load moves.
        self.follow(gate, memory);
        self.leave_out(gate);
        parts
    }

    /// The inputs of parts that were made without.
    fn fill(&mut self, gate: Gate) {
        let role = self.circuit.role(gate);
        if !matches!(role, Role::ValueSelector | Role::Select) {
            if role == Role::Constant || role == Role::Compute && self.forwards(gate) {
                self.leave_out(gate);
            }
            return;
        }
        let parts = self.parts_of(gate);
        let inputs = self.circuit.values(gate).to_vec();
        for (index, input) in (0..).zip(inputs) {
            // The condition of a selection is for all parts.
            let of_input = match role == Role::Select && index == 0 {
                true => vec![input; parts.len()],
                false => self.parts_of(input),
            };
            // Values stand behind the state of a phi.
            let states = self.circuit.states(gate).len() as u32;
            for (part, of) in parts.iter().zip(of_input) {
                self.circuit.set_input(*part, states + index, of);
            }
        }
        self.leave_out(gate);
    }

    /// What takes wide values takes parts, or values that are joined of them.
    fn rewrite_user(&mut self, gate: Gate) {
        let inputs = self.circuit.values(gate).to_vec();
        if self.gone.get(gate.index()).is_some_and(|gone| *gone) || !inputs.iter().any(|v| self.is_wide(*v)) {
            return;
        }
        if self.circuit.role(gate) == Role::Store {
            return self.store(gate);
        }
        let first = (self.circuit.states(gate).len() + self.circuit.depends(gate).len()) as u32;
        for (index, input) in (0..).zip(inputs) {
            if self.is_wide(input) {
                let whole = self.whole(input);
                self.circuit.set_input(gate, first + index, whole);
            }
        }
    }

    /// A value joined of its parts.
    fn whole(&mut self, value: Gate) -> Gate {
        if let Some(Some(known)) = self.joined.get(value.index()) {
            return *known;
        }
        let ty = self.circuit.ty(value);
        let mut level = self.parts_of(value);
        while level.len() > 1 {
            let width = 2 * self.width(level[0]);
            let Some(double) = self.types.integer(width) else { break };
            let pairs: Vec<Vec<Gate>> = level.chunks(2).map(<[Gate]>::to_vec).collect();
            level = pairs
                .iter()
                .map(|pair| self.add(self.ops.join, double, 0, pair, value))
                .collect();
        }
        let Some(&whole) = level.first() else { return value };
        let whole = match self.circuit.ty(whole) == ty {
            true => whole,
            false => self.add(self.ops.cast, ty, 0, &[whole], value),
        };
        if let Some(slot) = self.joined.get_mut(value.index()) {
            *slot = Some(whole);
        }
        whole
    }

    fn store(&mut self, gate: Gate) {
        let (op, line) = (self.circuit.op(gate), self.circuit.line(gate));
        let (value, address) = (self.circuit.value(gate, 0), self.circuit.value(gate, 1));
        let mut memory = self.circuit.depend(gate, 0);
        let mut distance = 0;
        for part in self.parts_of(value) {
            let at = self.further(address, distance);
            distance += u64::from(self.width(part) / 8);
            memory = self.circuit.add(op, Type::NONE, 0, &[], &[memory], &[part, at]);
            self.circuit.set_line(memory, line);
        }
        self.circuit.replace_uses(gate, memory);
        self.circuit.kill(gate);
    }
}
