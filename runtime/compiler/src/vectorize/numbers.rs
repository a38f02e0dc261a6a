//! Vectors of numbers that grow from element to element.

use super::emit::Emitter;
use super::twins::Twins;
use onespec_graph::{Gate, Type};

/// The numbers of elements times a constant: the same in all strips.
pub(super) fn numbers(e: &mut Emitter<'_>, ty: Type, step: u64) -> Gate {
    let gates = e.gates;
    let all = e.constant(gates.word, Twins::ALL);
    let numbers = e.pure(gates.iota.unwrap_or(gates.splat), ty, &[all]);
    if step == 1 {
        return numbers;
    }
    let step = e.constant(gates.set.type_def(ty).element, step);
    let step = e.pure(gates.splat, ty, &[step]);
    e.pure(gates.twin(gates.mul).unwrap_or(gates.mul), ty, &[numbers, step, all])
}

/// Numbers that grow by a constant from one element to the next, from a scalar on.
pub(super) fn growing(e: &mut Emitter<'_>, ty: Type, first: Gate, step: u64, vl: Gate) -> Gate {
    let first = e.pure(e.gates.splat, ty, &[first]);
    let numbers = numbers(e, ty, step);
    e.pure(
        e.gates.twin(e.gates.add).unwrap_or(e.gates.add),
        ty,
        &[first, numbers, vl],
    )
}
