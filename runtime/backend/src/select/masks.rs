//! Masks as conjunctions of comparisons, for machines that hold masks in state: a comparison under a mask is the conjunction of
//! both, so that one instruction more makes a mask narrower. Disjunctions are complements of conjunctions (De Morgan).
//!
//! [`join`] makes one selection of nested ones, before gates are expanded; [`narrow`] then writes masks as comparisons under each
//! other. Only one part of a conjunction can be a complement: that of which all others are made narrower. Other such parts become
//! numbers, which are compared with zero.

use super::library::{Inputs, is_covered};
use crate::machine::{Binding, Machine};
use onespec_compiler::vectorize::Twins;
use onespec_graph::set::{Bank, Bitfield, Class};
use onespec_graph::{Circuit, Gate, Opcode, Role, Type};

/// How deep masks are looked into.
const DEPTH: usize = 32;

/// How many gates are looked at to find what takes long.
const NEAR: usize = 6;

/// Conditions of comparisons, and those that hold where they do not.
const COMPLEMENTS: [(&str, &str); 5] = [
    ("EQ", "NE"),
    ("SLT", "SGE"),
    ("SLE", "SGT"),
    ("ULT", "UGE"),
    ("ULE", "UGT"),
];

/// The gates on masks.
#[derive(Clone, Copy)]
pub(super) struct Masks<'a> {
    binding: &'a Binding,
    twins: Twins,
    and: Opcode,
    or: Opcode,
    xor: Opcode,
    pub(super) select: Opcode,
    pub(super) compare: Opcode,
    constant: Opcode,
}

/// A part of a conjunction: a mask, or its complement.
type Part = (Gate, bool);

impl<'a> Masks<'a> {
    /// `None` for machines that hold no masks in state.
    pub(super) fn of(circuit: &Circuit, binding: &'a Binding) -> Option<Masks<'a>> {
        let twins = binding.twins.filter(|_| binding.has_vectors())?;
        let set = circuit.set();
        let twin = |name: &str| twins.twin(set.by_name(name)?);
        let is_state = |ty: Type| {
            let repr = binding.border(ty);
            let repr = repr.and_then(|repr| binding.selector.reprs.get(usize::from(repr)));
            repr.is_some_and(|repr| !repr.state.is_empty())
        };
        let mut types = (0..set.types.len()).map(|at| Type(at as u8));
        types.find(|ty| set.type_def(*ty).lanes > 0 && is_state(*ty))?;
        Some(Masks {
            binding,
            twins,
            and: twins.and()?,
            or: twins.or()?,
            xor: twin("XOR")?,
            select: twins.select()?,
            compare: twin("ICMP")?,
            constant: set.by_role(Role::Constant)?,
        })
    }

    /// Whether a value is a mask that state holds.
    fn is_mask(&self, circuit: &Circuit, value: Gate) -> bool {
        let set = circuit.set();
        let ty = circuit.ty(value);
        if ty == Type::NONE || set.type_def(ty).lanes == 0 || set.type_def(set.type_def(ty).element).width != 1 {
            return false;
        }
        let repr = self.binding.border(ty);
        let repr = repr.and_then(|repr| self.binding.selector.reprs.get(usize::from(repr)));
        repr.is_some_and(|repr| !repr.state.is_empty())
    }

    /// The mask whose complement a gate is.
    fn complemented(&self, circuit: &Circuit, gate: Gate) -> Option<Gate> {
        let ones = circuit.values(gate).get(1).filter(|_| circuit.op(gate) == self.xor)?;
        let is_one = self.bit(circuit, ones) == Some(true);
        circuit.values(gate).get(0).filter(|_| is_one)
    }

    /// The bit that is the same in all elements.
    fn bit(&self, circuit: &Circuit, mask: Gate) -> Option<bool> {
        let of = circuit
            .values(mask)
            .get(0)
            .filter(|_| circuit.op(mask) == self.twins.splat())?;
        (circuit.role(of) == Role::Constant).then(|| circuit.bits(of) & 1 == 1)
    }

    /// Whether a gate only says how masks go together.
    fn is_joining(&self, circuit: &Circuit, gate: Gate) -> bool {
        let op = circuit.op(gate);
        self.is_mask(circuit, gate) && (op == self.and || op == self.or || self.complemented(circuit, gate).is_some())
    }

    fn complement(&self, circuit: &mut Circuit, mask: Gate) -> Gate {
        let (ty, line) = (circuit.ty(mask), circuit.line(mask));
        let one = circuit.add(self.constant, self.twins.bit(), 1, &[], &[], &[]);
        let ones = circuit.add(self.twins.splat(), ty, 0, &[], &[], &[one]);
        let all = self.all(circuit);
        let made = circuit.add(self.xor, ty, 0, &[], &[], &[mask, ones, all]);
        circuit.set_line(made, line);
        made
    }

    fn all(&self, circuit: &mut Circuit) -> Gate {
        circuit.add(self.constant, self.twins.length(), Twins::ALL, &[], &[], &[])
    }

    /// The comparison that holds where this one does not.
    pub(super) fn unless(&self, circuit: &mut Circuit, machine: &Machine, mask: Gate) -> Option<Gate> {
        let Bitfield::Condition(table) = circuit.def(mask).bitfield else {
            return None;
        };
        let table = circuit.set().conditions.get(usize::from(table))?;
        let name = table.by_code(circuit.bits(mask))?.name;
        let other = COMPLEMENTS.iter().find_map(|(a, b)| match name {
            name if name == *a => Some(*b),
            name if name == *b => Some(*a),
            _ => None,
        })?;
        let code = table.by_name(other)?.code;
        let values = circuit.values(mask).to_vec();
        let (op, ty, line) = (circuit.op(mask), circuit.ty(mask), circuit.line(mask));
        let is_same = |user: &Gate| {
            circuit.op(*user) == op
                && circuit.bits(*user) == u64::from(code)
                && circuit.values(*user).to_vec() == values
        };
        let known = circuit.uses(*values.first()?).map(|of| of.user).find(is_same);
        if known.is_some() {
            return known;
        }
        let made = circuit.add(op, ty, code.into(), &[], &[], &values);
        circuit.set_line(made, line);
        is_covered(machine, self.binding, circuit, made, Inputs::Constants).then_some(made)
    }

    /// The parts of the conjunction that a mask is, or its complement.
    fn parts(&self, circuit: &Circuit, (mask, negated): Part, depth: usize, to: &mut Vec<Part>) {
        let op = circuit.op(mask);
        let Some(depth) = depth.checked_sub(1).filter(|_| self.is_joining(circuit, mask)) else {
            to.push((mask, negated));
            return;
        };
        if let Some(of) = self.complemented(circuit, mask) {
            self.parts(circuit, (of, !negated), depth, to);
        } else if negated == (op == self.or) {
            let (one, other) = (circuit.value(mask, 0), circuit.value(mask, 1));
            self.parts(circuit, (one, negated), depth, to);
            self.parts(circuit, (other, negated), depth, to);
        } else {
            to.push((mask, negated));
        }
    }

    /// A mask, or its complement, as comparisons under each other.
    fn written(&self, circuit: &mut Circuit, machine: &Machine, mask: Part, depth: usize) -> Option<Gate> {
        let depth = depth.checked_sub(1)?;
        let mut parts = Vec::new();
        self.parts(circuit, mask, DEPTH, &mut parts);
        if let [(alone, negated)] = parts[..] {
            if self.is_joining(circuit, alone) {
                let made = self.written(circuit, machine, (alone, !negated), depth)?;
                return Some(self.complement(circuit, made));
            }
            return Some(match negated {
                false => alone,
                true => match self.comparison(circuit, machine, (alone, true)) {
                    Some(made) => made,
                    None => self.complement(circuit, alone),
                },
            });
        }
        // What is no comparison comes first, if it is the only one.
        let mut comparisons = Vec::with_capacity(parts.len());
        let mut first = None;
        for part in parts {
            match self.comparison(circuit, machine, part) {
                Some(comparison) => comparisons.push(comparison),
                None => {
                    let made = self.written(circuit, machine, part, depth)?;
                    match first {
                        None => first = Some(made),
                        Some(_) => comparisons.push(self.numbered(circuit, made)?),
                    }
                }
            }
        }
        // What takes long to compute is asked last.
        comparisons.sort_by_key(|comparison| length(circuit, *comparison, NEAR));
        let mut made = first;
        for comparison in comparisons {
            made = Some(match made {
                None => comparison,
                Some(mask) => self.both(circuit, mask, comparison),
            });
        }
        made
    }

    /// A comparison under a mask: the same gate wherever both are the same, so that state that holds it is known to.
    fn both(&self, circuit: &mut Circuit, mask: Gate, comparison: Gate) -> Gate {
        let is_same = |user: &Gate| {
            let values = circuit.values(*user);
            circuit.op(*user) == self.and && [values.get(0), values.get(1)] == [Some(mask), Some(comparison)]
        };
        let known = circuit.uses(mask).map(|of| of.user).find(is_same);
        known.unwrap_or_else(|| {
            let all = self.all(circuit);
            let (ty, line) = (circuit.ty(mask), circuit.line(comparison));
            let both = circuit.add(self.and, ty, 0, &[], &[], &[mask, comparison, all]);
            circuit.set_line(both, line);
            both
        })
    }

    /// The comparison that a part of a conjunction is.
    fn comparison(&self, circuit: &mut Circuit, machine: &Machine, (mask, negated): Part) -> Option<Gate> {
        match (circuit.op(mask) == self.compare, negated) {
            (true, false) => Some(mask),
            (true, true) => self.unless(circuit, machine, mask),
            (false, _) => None,
        }
    }

    /// A mask as a comparison of numbers, which are 1 where it has ones.
    fn numbered(&self, circuit: &mut Circuit, mask: Gate) -> Option<Gate> {
        let set = circuit.set();
        let (ty, line) = (circuit.ty(mask), circuit.line(mask));
        let lanes = set.type_def(ty).lanes;
        let is_number = |at: &Type| {
            let scalar = set.type_def(*at);
            let vector = self
                .twins
                .vector(lanes, *at)
                .filter(|ty| self.binding.bank(*ty).is_some());
            scalar.lanes == 0 && scalar.width > 1 && scalar.bank == Bank::Int && vector.is_some()
        };
        let element = (0..set.types.len()).map(|at| Type(at as u8)).find(is_number)?;
        let vector = self.twins.vector(lanes, element)?;
        let Bitfield::Condition(table) = set.def(self.compare).bitfield else {
            return None;
        };
        let unequal = set.conditions.get(usize::from(table))?.by_name("NE")?.code;
        let all = self.all(circuit);
        let [one, zero] = [1, 0].map(|number| {
            let number = circuit.add(self.constant, element, number, &[], &[], &[]);
            circuit.add(self.twins.splat(), vector, 0, &[], &[], &[number])
        });
        let number = circuit.add(self.select, vector, 0, &[], &[], &[mask, one, zero, all]);
        let made = circuit.add(self.compare, ty, unequal.into(), &[], &[], &[number, zero, all]);
        for gate in [number, made] {
            circuit.set_line(gate, line);
        }
        Some(made)
    }
}

/// How many gates a value is computed by, one behind the other, as far as it is looked at.
fn length(circuit: &Circuit, value: Gate, most: usize) -> usize {
    let Some(most) = most
        .checked_sub(1)
        .filter(|_| circuit.def(value).class == Class::Compute)
    else {
        return 0;
    };
    let values = circuit.values(value).to_vec();
    let of = values.iter().map(|value| length(circuit, *value, most));
    1 + of.max().unwrap_or(0)
}

/// Makes one selection of two, one inside the other, that choose between the same values: of `a ? (b ? x : y) : y`, which is x
/// where both hold, and of `a ? x : (b ? x : y)`, where either does.
pub(super) fn join(circuit: &mut Circuit, binding: &Binding) {
    let Some(masks) = Masks::of(circuit, binding) else {
        return;
    };
    let found: Vec<Gate> = circuit
        .gates()
        .filter(|gate| circuit.op(*gate) == masks.select)
        .collect();
    // Inner ones are older.
    for gate in found {
        masks.choose_bit(circuit, gate);
        while masks.join(circuit, gate).is_some() {}
    }
}

impl Masks<'_> {
    /// Writes a choice between a mask and a bit that is the same in all elements as a conjunction or a disjunction.
    fn choose_bit(&self, circuit: &mut Circuit, gate: Gate) -> Option<()> {
        if circuit.is_dead(gate) || !self.is_mask(circuit, gate) || !self.is_mask(circuit, circuit.value(gate, 0)) {
            return None;
        }
        let values = circuit.values(gate).to_vec();
        let [mask, yes, no, length] = values[..] else {
            return None;
        };
        // Whether the mask is complemented, and what it is joined with by which gate.
        let (negated, joined) = match (self.bit(circuit, yes), self.bit(circuit, no)) {
            (Some(one), Some(other)) if one != other => (other, None),
            (Some(true), _) => (false, Some((self.or, no))),
            (Some(false), _) => (true, Some((self.and, no))),
            (None, Some(true)) => (true, Some((self.or, yes))),
            (None, Some(false)) => (false, Some((self.and, yes))),
            (None, None) => return None,
        };
        let (ty, line) = (circuit.ty(gate), circuit.line(gate));
        let mask = if negated { self.complement(circuit, mask) } else { mask };
        let made = match joined {
            Some((op, other)) => circuit.add(op, ty, 0, &[], &[], &[mask, other, length]),
            None => mask,
        };
        circuit.set_line(made, line);
        circuit.replace_uses(gate, made);
        circuit.kill(gate);
        Some(())
    }

    fn join(&self, circuit: &mut Circuit, gate: Gate) -> Option<()> {
        if circuit.is_dead(gate) || !self.is_mask(circuit, circuit.value(gate, 0)) {
            return None;
        }
        let values = circuit.values(gate).to_vec();
        let [outer, yes, no, length] = values[..] else {
            return None;
        };
        let inner = |circuit: &Circuit, value: Gate| {
            let is_inner = circuit.op(value) == self.select && circuit.uses(value).count() == 1;
            let values = circuit.values(value).to_vec();
            match values[..] {
                [mask, x, y, _] if is_inner => Some((mask, x, y)),
                _ => None,
            }
        };
        let (op, mask, negated, chosen) = match (inner(circuit, yes), inner(circuit, no)) {
            (Some((mask, x, y)), _) if y == no => (self.and, mask, false, [x, no]),
            (Some((mask, x, y)), _) if x == no => (self.and, mask, true, [y, no]),
            (_, Some((mask, x, y))) if x == yes => (self.or, mask, false, [yes, y]),
            (_, Some((mask, x, y))) if y == yes => (self.or, mask, true, [yes, x]),
            _ => return None,
        };
        let (ty, line) = (circuit.ty(outer), circuit.line(gate));
        let mask = if negated { self.complement(circuit, mask) } else { mask };
        let all = self.all(circuit);
        let both = circuit.add(op, ty, 0, &[], &[], &[outer, mask, all]);
        let [x, y] = chosen;
        circuit.set_line(both, line);
        for (index, value) in (0..).zip([both, x, y, length]) {
            circuit.set_input(gate, index, value);
        }
        for inner in [yes, no] {
            if circuit.op(inner) == self.select && circuit.is_unused(inner) {
                circuit.kill(inner);
            }
        }
        Some(())
    }
}

/// Makes numbers of joined masks that several gates need.
pub(super) fn number(circuit: &mut Circuit, binding: &Binding) {
    let Some(masks) = Masks::of(circuit, binding) else {
        return;
    };
    for gate in circuit.gates().collect::<Vec<Gate>>() {
        masks.choose_bit(circuit, gate);
    }
    for gate in circuit.gates().collect::<Vec<Gate>>() {
        // The complement of a number is a comparison as well.
        let is_joined = masks.is_joining(circuit, gate) && masks.complemented(circuit, gate).is_none();
        if circuit.is_dead(gate) || !is_joined || circuit.uses(gate).count() < 2 {
            continue;
        }
        let users: Vec<_> = circuit.uses(gate).collect();
        if let Some(made) = masks.numbered(circuit, gate) {
            for of in users {
                circuit.set_input(of.user, of.index, made);
            }
        }
    }
}

/// Whether the machine holds masks in state.
pub(super) fn are_joined(circuit: &Circuit, binding: &Binding) -> bool {
    Masks::of(circuit, binding).is_some()
}

/// Whether a gate only says how masks go together that state holds: [`narrow`] writes it with comparisons.
pub(super) fn is_joining(circuit: &Circuit, binding: &Binding, gate: Gate) -> bool {
    Masks::of(circuit, binding).is_some_and(|masks| masks.is_joining(circuit, gate))
}

/// Writes masks as comparisons under each other.
pub(super) fn narrow(circuit: &mut Circuit, machine: &Machine, binding: &Binding) {
    let Some(masks) = Masks::of(circuit, binding) else {
        return;
    };
    let is_root = |circuit: &Circuit, gate: Gate| {
        masks.is_joining(circuit, gate) && circuit.uses(gate).any(|of| !masks.is_joining(circuit, of.user))
    };
    let roots: Vec<Gate> = circuit.gates().filter(|gate| is_root(circuit, *gate)).collect();
    for root in roots {
        let Some(made) = masks.written(circuit, machine, (root, false), DEPTH) else {
            continue;
        };
        if made == root {
            continue;
        }
        circuit.replace_uses(root, made);
        masks.sweep(circuit, root);
    }
    masks.exchange(circuit);
}

impl Masks<'_> {
    /// Takes out what nothing uses of a mask.
    pub(super) fn sweep(&self, circuit: &mut Circuit, mask: Gate) {
        let mut open = vec![mask];
        while let Some(gate) = open.pop() {
            let is_own = self.is_joining(circuit, gate) || circuit.op(gate) == self.compare;
            if is_own && !circuit.is_dead(gate) && circuit.is_unused(gate) {
                let values = circuit.values(gate).to_vec();
                circuit.kill(gate);
                open.extend(values);
            }
        }
    }

    /// Selections by complements choose by the mask, with their values exchanged. What a row may keep stays where it is.
    fn exchange(&self, circuit: &mut Circuit) {
        let found: Vec<Gate> = circuit
            .gates()
            .filter(|gate| circuit.op(*gate) == self.select)
            .collect();
        for gate in found {
            let (mask, yes, no) = (circuit.value(gate, 0), circuit.value(gate, 1), circuit.value(gate, 2));
            if !self.is_mask(circuit, mask) || circuit.role(no) == Role::Arg {
                continue;
            }
            if let Some(of) = self.complemented(circuit, mask) {
                for (index, value) in (0..).zip([of, no, yes]) {
                    circuit.set_input(gate, index, value);
                }
                self.sweep(circuit, mask);
            }
        }
    }
}

/// Whether a gate is a comparison under a mask. That instructions compute it shows with the comparison.
pub(super) fn is_narrowed(circuit: &Circuit, binding: &Binding, gate: Gate) -> bool {
    let Some(masks) = Masks::of(circuit, binding) else {
        return false;
    };
    let by = circuit.values(gate).get(1);
    masks.is_mask(circuit, gate)
        && circuit.op(gate) == masks.and
        && by.is_some_and(|by| circuit.op(by) == masks.compare)
}
