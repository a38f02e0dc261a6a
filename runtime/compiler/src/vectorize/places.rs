//! Where the elements of a strip are in memory.

use super::emit::{Emitter, Iteration};
use super::recipe::{Node, Recipe, Way};
use onespec_graph::{Gate, Type};

/// How many iterations come before a strip.
#[derive(Debug, Clone, Copy)]
pub(super) enum Progress {
    /// These, and a number more.
    Done(Gate, u64),
    /// So many are left of so many.
    Left(Gate, Gate),
}

/// The scalars that say where the elements of an access are, so many bytes each.
pub(super) fn place(
    e: &mut Emitter<'_>,
    recipe: &Recipe,
    way: &Way,
    address: Gate,
    bytes: u32,
    progress: Progress,
) -> Vec<Gate> {
    let ty = e.circuit.ty(address);
    match way {
        Way::Near => vec![reached(e, address, bytes.into(), progress)],
        Way::Strided(step) => {
            let first = reached(e, address, *step, progress);
            let bits = u64::MAX >> (64 - e.gates.width(ty).clamp(1, 64));
            vec![first, e.constant(ty, *step as u64 & bits)]
        }
        Way::Apart { by, times } => {
            let first = e.scalar(address, Iteration::Strip);
            vec![first, product(e, ty, (*by, *times))]
        }
        Way::Indexed { bases, offsets, signed } => {
            // Offsets that are numbers times a step: the address is that of the first element, as above.
            let numbers = recipe.values.get(*offsets).and_then(|value| match value.node {
                Node::Numbers(step) => Some((step, 64 - e.gates.width(value.element).clamp(1, 64))),
                _ => None,
            });
            if let (Some((step, above)), [(base, 1)]) = (numbers, &bases[..]) {
                let step = if *signed {
                    (step << above) as i64 >> above
                } else {
                    step as i64
                };
                return vec![reached(e, *base, step, progress)];
            }
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
fn reached(e: &mut Emitter<'_>, address: Gate, step: i64, progress: Progress) -> Gate {
    if !e.is_before(address) {
        return e.scalar(address, Iteration::Strip);
    }
    let ty = e.circuit.ty(address);
    let first = e.scalar(address, Iteration::First);
    let bits = u64::MAX >> (64 - e.gates.width(ty).clamp(1, 64));
    let size = step as u64;
    let step = e.constant(ty, size & bits);
    let times = |e: &mut Emitter<'_>, number: Gate| {
        let number = e.narrow(number, ty);
        e.pure(e.gates.mul, ty, &[number, step])
    };
    match progress {
        Progress::Done(done, ahead) => {
            let more = times(e, done);
            let reached = e.pure(e.gates.add, ty, &[first, more]);
            match size.wrapping_mul(ahead) & bits {
                0 => reached,
                more => {
                    let more = e.constant(ty, more);
                    e.pure(e.gates.add, ty, &[reached, more])
                }
            }
        }
        // What is behind the last element is known before the loop.
        Progress::Left(left, all) => {
            let all = times(e, all);
            let end = e.pure(e.gates.add, ty, &[first, all]);
            let left = times(e, left);
            e.pure(e.gates.sub, ty, &[end, left])
        }
    }
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
