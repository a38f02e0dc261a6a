//! Atomic read-modify-write accesses of a loop, and whether its iterations may do them in any order.
//!
//! Two of them commute if both combine what is in memory with a number by the same operation, one that may be done in any
//! order (a sum, a least one), and nobody looks at what was there before. An exchange or a compare-and-swap leaves what came
//! last, so iterations that do one keep their order.

use super::{Array, Extent};
use crate::vectorize::Why;
use crate::vectorize::gates::Gates;
use crate::vectorize::shape::View;
use onespec_graph::circuit::WireClass;
use onespec_graph::set::{Class, Effect};
use onespec_graph::{Circuit, Gate, Opcode, Type};

/// Before the name of a gate on numbers: the name of the gate that does the same to what is in memory.
const ATOMIC: &str = "ATOMIC_";

/// Whether a gate reads memory at its last input and writes there, as one access.
pub(super) fn is_exchange(circuit: &Circuit, gate: Gate) -> bool {
    let def = circuit.def(gate);
    let is_atomic = def.data.contains(&("atomic", "yes")) && def.class == Class::Effect;
    is_atomic && def.effect == Effect::ReadWrite && circuit.ty(gate) != Type::NONE && circuit.values(gate).len() > 1
}

/// The address of such a gate.
pub(super) fn address(circuit: &Circuit, gate: Gate) -> Gate {
    circuit.value(gate, circuit.values(gate).len() as u32 - 1)
}

/// The gate on numbers by which such a gate combines, where that may be done in any order.
fn combines(gates: &Gates, op: Opcode) -> Option<Opcode> {
    let by = gates.set.by_name(gates.set.def(op).name.strip_prefix(ATOMIC)?)?;
    gates.reduction(by).filter(|found| !found.neutral.is_float())?;
    Some(by)
}

/// Why iterations have to do the exchanges of a loop in their order; `None` where they need not. Each exchange comes with the
/// parameter that is the address of its array.
pub(super) fn ordered(view: &View<'_>, exchanges: &[(u32, Gate)], arrays: &[Array]) -> Option<Why> {
    let c = view.circuit;
    for (at, (parameter, gate)) in exchanges.iter().enumerate() {
        let is_used =
            |user: onespec_graph::Use| !c.is_dead(user.user) && c.class_of(user.user, user.index) == WireClass::Value;
        let by = combines(&view.gates, c.op(*gate));
        if by.is_none() || c.uses(*gate).any(is_used) {
            return Some(Why::Exchanged);
        }
        let others = exchanges[..at].iter().filter(|(of, _)| of == parameter);
        let differs =
            |(_, other): &(u32, Gate)| combines(&view.gates, c.op(*other)) != by || c.ty(*other) != c.ty(*gate);
        if others.into_iter().any(differs) {
            return Some(Why::Exchanged);
        }
    }
    let is_mixed = |array: &Array| {
        array.exchanges != Extent::Nothing && (array.reads != Extent::Nothing || array.writes != Extent::Nothing)
    };
    arrays.iter().any(is_mixed).then_some(Why::Dependence)
}
