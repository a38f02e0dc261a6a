//! Where the elements of a strip are in memory.

use super::emit::{Emitter, Iteration};
use super::recipe::Way;
use onespec_graph::{Gate, Type};

/// The scalars that say where the elements of an access are, so many bytes each; `done` iterations come before the strip.
pub(super) fn place(e: &mut Emitter<'_>, way: &Way, address: Gate, bytes: u32, done: Gate) -> Vec<Gate> {
    let ty = e.circuit.ty(address);
    match way {
        Way::Near => vec![reached(e, address, bytes.into(), done)],
        Way::Strided(step) => {
            let first = reached(e, address, *step, done);
            let bits = u64::MAX >> (64 - e.gates.width(ty).clamp(1, 64));
            vec![first, e.constant(ty, *step as u64 & bits)]
        }
        Way::Apart { by, times } => {
            let first = e.scalar(address, Iteration::Strip);
            vec![first, product(e, ty, (*by, *times))]
        }
        Way::Indexed { bases, .. } => {
            let mut sum: Option<Gate> = None;
            for &summand in bases {
                let base = product(e, ty, summand);
                sum = Some(match sum {
                    None => base,
                    Some(sum) => e.pure(e.gates.add, ty, &[sum, base]),
                });
            }
            vec![sum.unwrap_or_else(|| e.constant(ty, 0))]
        }
    }
}

/// The address of the first element of a strip, of an access that goes on by this step: so many steps behind that of the first
/// iteration, whatever the loop counts it by.
fn reached(e: &mut Emitter<'_>, address: Gate, step: i64, done: Gate) -> Gate {
    if !e.is_before(address) {
        return e.scalar(address, Iteration::Strip);
    }
    let ty = e.circuit.ty(address);
    let first = e.scalar(address, Iteration::First);
    let bits = u64::MAX >> (64 - e.gates.width(ty).clamp(1, 64));
    let done = e.narrow(done, ty);
    let step = e.constant(ty, step as u64 & bits);
    let more = e.pure(e.gates.mul, ty, &[done, step]);
    e.pure(e.gates.add, ty, &[first, more])
}

/// Bytes that an element takes in memory.
pub(super) fn bytes(e: &Emitter<'_>, element: Type) -> u32 {
    (e.gates.width(element) / 8).max(1)
}

/// A scalar of the loop times a constant.
fn product(e: &mut Emitter<'_>, ty: Type, (scalar, times): (Gate, u64)) -> Gate {
    let scalar = e.scalar(scalar, Iteration::Strip);
    if times == 1 {
        return scalar;
    }
    let times = e.constant(ty, times & (u64::MAX >> (64 - e.gates.width(ty).clamp(1, 64))));
    e.pure(e.gates.mul, ty, &[scalar, times])
}
