//! Which types registers of a machine hold, and the gates between a value of another type and the parts that it is made of.

use super::algebra::says;
use onespec_graph::set::Bank;
use onespec_graph::{Circuit, Gate, GateSet, Opcode, Role, Type};

/// Which types of values single registers of a machine hold.
#[derive(Clone)]
pub struct RegisterTypes {
    pub(super) set: &'static GateSet,
    held: Vec<bool>,
    /// Whether registers hold values of all types: asked of each gate.
    all: bool,
}

impl std::fmt::Debug for RegisterTypes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let held = self.set.types.iter().zip(&self.held).filter(|(_, held)| **held);
        f.debug_list().entries(held.map(|(ty, _)| ty.name)).finish()
    }
}

impl RegisterTypes {
    /// `held` says it of scalar types. All others are left alone.
    pub fn new(set: &'static GateSet, mut held: impl FnMut(Type) -> bool) -> RegisterTypes {
        let is_held = |(number, def): (usize, &onespec_graph::set::TypeDef)| {
            let ty = Type(number as u8);
            ty == Type::NONE || def.lanes > 0 || def.width == 0 || held(ty)
        };
        let held: Vec<bool> = set.types.iter().enumerate().map(is_held).collect();
        let all = held.iter().all(|held| *held);
        RegisterTypes { set, held, all }
    }

    /// Whether one register holds values of a type.
    pub fn is_held(&self, ty: Type) -> bool {
        self.held.get(usize::from(ty.0)).copied().unwrap_or(true)
    }

    /// Whether registers hold values of all types.
    pub fn hold_all(&self) -> bool {
        self.all
    }

    /// The integer type with so many bits.
    pub(super) fn integer(&self, width: u32) -> Option<Type> {
        let is = |t: &onespec_graph::set::TypeDef| t.bank == Bank::Int && t.width == width && t.lanes == 0;
        self.set.types.iter().position(is).map(|at| Type(at as u8))
    }

    pub(super) fn width(&self, ty: Type) -> u32 {
        self.set.type_def(ty).width
    }

    /// What a value of a type that no register holds is made of: the type of its parts, and how many there are.
    pub fn parts(&self, ty: Type) -> Option<(Type, u32)> {
        let (mut width, mut count) = (self.width(ty), 1);
        loop {
            let part = self.integer(width)?;
            if self.is_held(part) {
                return Some((part, count));
            }
            (width, count) = (width / 2, count * 2);
        }
    }
}

/// The gates that are between a value and its parts.
#[derive(Debug, Clone, Copy)]
pub struct PartOps {
    /// Two halves become an integer.
    pub(super) join: Opcode,
    pub(super) low: Opcode,
    pub(super) high: Opcode,
    /// The same bits as another type.
    pub(super) cast: Opcode,
    /// Low bits, zeros above, copies of the sign above.
    pub(super) cut: Opcode,
    pub(super) zeros: Opcode,
    pub(super) sign: Opcode,
    pub(super) add: Opcode,
    pub(super) constant: Opcode,
}

impl PartOps {
    /// The gates of a set; nothing where it lacks one.
    pub fn of(set: &GateSet) -> Option<PartOps> {
        Some(PartOps {
            join: says(set, "parts", "join")?,
            low: says(set, "parts", "low")?,
            high: says(set, "parts", "high")?,
            cast: says(set, "same_bits", "yes")?,
            cut: says(set, "resizes", "low")?,
            zeros: says(set, "resizes", "zeros")?,
            sign: says(set, "resizes", "sign")?,
            add: says(set, "algebra", "add")?,
            constant: set.by_role(Role::Constant)?,
        })
    }

    /// A number that no register holds, joined of its parts.
    pub fn joined_number(&self, circuit: &mut Circuit, types: &RegisterTypes, ty: Type, bits: u64) -> Gate {
        let width = types.width(ty);
        match types.integer(width / 2) {
            Some(half) if !types.is_held(ty) => {
                let low = self.joined_number(circuit, types, half, bits & (u64::MAX >> (64 - width / 2)));
                let high = self.joined_number(circuit, types, half, bits >> (width / 2));
                circuit.add(self.join, ty, 0, &[], &[], &[low, high])
            }
            _ => circuit.add(self.constant, ty, bits, &[], &[], &[]),
        }
    }

    /// Whether a gate is between values that no register holds and their parts, or the same bits.
    pub fn is_between(&self, circuit: &Circuit, types: &RegisterTypes, gate: Gate) -> bool {
        let is_wide = |g: Gate| !types.is_held(circuit.ty(g));
        [self.join, self.low, self.high, self.cast].contains(&circuit.op(gate))
            && (is_wide(gate) || circuit.values(gate).iter().any(is_wide))
    }

    /// Whether a gate gives the bits of its input another type.
    pub fn is_cast(&self, circuit: &Circuit, gate: Gate) -> bool {
        circuit.op(gate) == self.cast
    }

    /// Whether a gate makes a value of parts: its inputs are the parts, or values of the same parts.
    pub fn is_joined(&self, circuit: &Circuit, types: &RegisterTypes, gate: Gate) -> bool {
        let op = circuit.op(gate);
        let of_parts = || {
            circuit
                .values(gate)
                .iter()
                .all(|v| is_from_parts(circuit, types, v, self))
        };
        !types.is_held(circuit.ty(gate)) && (op == self.join || op == self.cast && of_parts())
    }

    /// The value of which a gate is a part, or the same bits: one that no register holds.
    pub fn viewed(&self, circuit: &Circuit, types: &RegisterTypes, gate: Gate) -> Option<Gate> {
        let op = circuit.op(gate);
        if op != self.low && op != self.high && op != self.cast {
            return None;
        }
        let of = circuit.values(gate).get(0)?;
        (!types.is_held(circuit.ty(of)) && !self.is_joined(circuit, types, of)).then_some(of)
    }

    /// The number of the part that a view is of the value that it is seen in at last, and that value.
    pub fn part(&self, circuit: &Circuit, types: &RegisterTypes, gate: Gate) -> Option<(Gate, u32)> {
        let (mut at, mut number) = (gate, 0);
        // A chain of views is no longer than the circuit.
        for _ in 0..circuit.len() {
            let Some(of) = self.viewed(circuit, types, at) else {
                return (at != gate).then_some((at, number));
            };
            let op = circuit.op(at);
            if op != self.cast {
                let width = u64::from(types.width(circuit.ty(at)));
                let own = u64::from(types.width(circuit.ty(gate)).max(1));
                if op == self.high {
                    number += (width / own) as u32;
                }
            }
            at = of;
        }
        None
    }
}

/// Whether a value is one register's, or joined.
fn is_from_parts(circuit: &Circuit, types: &RegisterTypes, mut gate: Gate, ops: &PartOps) -> bool {
    for _ in 0..circuit.len() {
        let op = circuit.op(gate);
        let ty = circuit.ty(gate);
        if types.is_held(ty) {
            // Registers of another kind hold it: it has no parts.
            return types.set.type_def(ty).bank == Bank::Int;
        }
        match op {
            _ if op == ops.join => return true,
            _ if op == ops.cast => gate = circuit.value(gate, 0),
            _ => return false,
        }
    }
    false
}
