//! Type legalisation by promotion: numbers that are narrower than the elements of a target's registers lie in the low bits of
//! wider ones, and what is above them is anything. What an operation on narrow numbers is on wide ones is said by the `expand`
//! rules of the description, over cuts of wide numbers: so a value is extended only where a rule says so.

use crate::vectorize::gates::Gates;
use crate::vectorize::{Reason, Why};
use onespec_graph::circuit::Signature;
use onespec_graph::set::Bank;
use onespec_graph::{Circuit, Gate, Role, Type};
use std::collections::HashMap;

/// How often what rules have made is expanded again.
const DEPTH: usize = 8;

/// A function of elements without types of which registers hold none: `held` are the widths of the integers that they hold.
/// Arguments and results of narrow types have wide ones.
///
/// # Errors
/// A gate on narrow numbers that no rule expands, with its line.
pub fn widen(elements: &Circuit, held: &[u32]) -> Result<Circuit, Reason> {
    let set = elements.set();
    let (Some(gates), Some(widest)) = (Gates::of(set), held.iter().max()) else {
        return Ok(elements.clone());
    };
    let is_integer = |width: u32| {
        move |ty: &Type| {
            let def = set.type_def(*ty);
            def.lanes == 0 && def.bank == Bank::Int && def.width == width
        }
    };
    let wide = (0..set.types.len()).map(|at| Type(at as u8)).find(is_integer(*widest));
    let Some(wide) = wide else {
        return Ok(elements.clone());
    };
    let widen = Widen {
        gates,
        wide,
        held,
        widest: *widest,
    };
    if !elements.gates().any(|gate| widen.is_narrow(elements.ty(gate))) {
        return Ok(elements.clone());
    }
    widen.all(elements)
}

struct Widen<'a> {
    gates: Gates,
    wide: Type,
    held: &'a [u32],
    widest: u32,
}

impl Widen<'_> {
    fn is_narrow(&self, ty: Type) -> bool {
        let def = self.gates.set.type_def(ty);
        let is_number = def.lanes == 0 && def.bank == Bank::Int && def.width > 1;
        is_number && def.width < self.widest && !self.held.contains(&def.width)
    }

    fn type_of(&self, ty: Type) -> Type {
        if self.is_narrow(ty) { self.wide } else { ty }
    }

    /// The circuit with wide numbers in place of narrow ones.
    fn all(&self, elements: &Circuit) -> Result<Circuit, Reason> {
        let mut made = Circuit::new(self.gates.set, self.gates.width(elements.arch()));
        let mut copies: Vec<Gate> = vec![Gate::NONE; elements.len()];
        let copy = |copies: &[Gate], gate: Gate| copies.get(gate.index()).copied().unwrap_or(Gate::NONE);
        let mut ends = None;
        // Inputs of a gate have lower numbers.
        for gate in elements.gates() {
            let (op, ty, bits) = (elements.op(gate), elements.ty(gate), elements.bits(gate));
            let inputs = elements.values(gate).to_vec();
            let role = elements.role(gate);
            if role == Role::Return {
                ends = Some(gate);
                continue;
            }
            let is_pure = crate::vectorize::shape::is_pure(elements, gate);
            if !(matches!(role, Role::Arg | Role::Constant) || is_pure) {
                continue;
            }
            let values: Vec<Gate> = inputs.iter().map(|input| copy(&copies, *input)).collect();
            let involves = self.is_narrow(ty) || inputs.iter().any(|input| self.is_narrow(elements.ty(*input)));
            let new = match role {
                Role::Arg | Role::Constant => made.add(op, self.type_of(ty), bits, &[], &[], &[]),
                _ if involves => self.one(elements, gate, &mut made, &values)?,
                _ => made.add(op, ty, bits, &[], &[], &values),
            };
            made.set_line(new, elements.line(gate));
            if let Some(slot) = copies.get_mut(gate.index()) {
                *slot = new;
            }
        }
        let ends = ends.ok_or(Why::Unstructured.at(0))?;
        let results: Vec<Gate> = elements.values(ends).iter().map(|value| copy(&copies, value)).collect();
        let (state, depend) = (made.state_entry(), made.depend_entry());
        let (op, bits) = (elements.op(ends), elements.bits(ends));
        let gate = made.add(op, Type::NONE, bits, &[state], &[depend], &results);
        made.set_line(gate, elements.line(ends));
        made.signature = elements.signature.as_ref().map(|signature| Signature {
            params: signature.params.iter().map(|ty| self.type_of(*ty)).collect(),
            ..signature.clone()
        });
        Ok(made)
    }

    /// A gate on narrow numbers, expanded by itself until it is one on wide ones. `values` are its inputs in `made`.
    fn one(&self, elements: &Circuit, gate: Gate, made: &mut Circuit, values: &[Gate]) -> Result<Gate, Reason> {
        let set = self.gates.set;
        let missing = || {
            let name = format!(
                "{} at {}",
                elements.def(gate).name,
                set.type_def(elements.ty(gate)).name
            );
            Why::NoGate(name).at(elements.line(gate))
        };
        let arg = set.by_role(Role::Arg).ok_or_else(missing)?;
        let mut alone = Circuit::new(set, self.gates.width(elements.arch()));
        let mut known: HashMap<Gate, Gate> = HashMap::new();
        let mut inputs = Vec::with_capacity(values.len());
        for ((at, input), value) in elements.values(gate).iter().enumerate().zip(values) {
            let ty = elements.ty(input);
            let leaf = alone.add(arg, self.type_of(ty), at as u64, &[], &[], &[]);
            known.insert(leaf, *value);
            inputs.push(self.cut(&mut alone, ty, leaf));
        }
        let (op, ty, bits) = (elements.op(gate), elements.ty(gate), elements.bits(gate));
        let mut root = alone.add(op, ty, bits, &[], &[], &inputs);
        for _ in 0..DEPTH {
            let open: Vec<Gate> = alone.gates().filter(|gate| self.is_open(&alone, *gate)).collect();
            for gate in open {
                let new = match alone.role(gate) {
                    Role::Constant => {
                        let bits = alone.bits(gate);
                        let number = alone.add(self.gates.constant, self.wide, bits, &[], &[], &[]);
                        let ty = alone.ty(gate);
                        Some(self.cut(&mut alone, ty, number))
                    }
                    _ => (set.expand)(&mut alone, gate),
                };
                if let Some(new) = new {
                    alone.replace_uses(gate, new);
                    alone.kill(gate);
                    root = if root == gate { new } else { root };
                }
            }
        }
        // The low bits of a wide number are the value.
        if self.is_narrow(alone.ty(root)) {
            root = self.uncut(&alone, root).ok_or_else(missing)?;
        }
        self.put(&alone, made, &mut known, root, elements.line(gate))
            .ok_or_else(missing)
    }

    /// The low bits of a wide number, where a narrow one is wanted.
    fn cut(&self, alone: &mut Circuit, ty: Type, value: Gate) -> Gate {
        match self.is_narrow(ty) {
            true => alone.add(self.gates.trunc, ty, 0, &[], &[], &[value]),
            false => value,
        }
    }

    /// The wide number of which a narrow one is the low bits.
    fn uncut(&self, alone: &Circuit, gate: Gate) -> Option<Gate> {
        let of = alone.values(gate).get(0)?;
        (alone.op(gate) == self.gates.trunc && alone.ty(of) == self.wide).then_some(of)
    }

    /// Whether a gate has to become another one.
    fn is_open(&self, alone: &Circuit, gate: Gate) -> bool {
        let reads = alone.values(gate).iter().any(|value| self.is_narrow(alone.ty(value)));
        (reads || self.is_narrow(alone.ty(gate))) && self.uncut(alone, gate).is_none()
    }

    /// The copy of a gate and of those before it; `None` if one of them is on narrow numbers. Trees are no deeper than rules are
    /// written.
    fn put(
        &self,
        alone: &Circuit,
        made: &mut Circuit,
        known: &mut HashMap<Gate, Gate>,
        gate: Gate,
        line: u32,
    ) -> Option<Gate> {
        if let Some(known) = known.get(&gate) {
            return Some(*known);
        }
        if self.is_narrow(alone.ty(gate)) {
            return None;
        }
        let inputs = alone.values(gate).to_vec();
        let mut values = Vec::with_capacity(inputs.len());
        for input in inputs {
            values.push(self.put(alone, made, known, input, line)?);
        }
        let new = made.add(alone.op(gate), alone.ty(gate), alone.bits(gate), &[], &[], &values);
        made.set_line(new, line);
        known.insert(gate, new);
        Some(new)
    }
}
