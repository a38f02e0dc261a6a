//! Calls of the pure host functions of the semantics language: floating point, by name.

use super::value::Value;
use crate::ir::Ty;
use onespec_bv::Bits;
use onespec_core::fp::{Fp, Unit};

/// The value of a pure extern. `None` when the host has no such function.
///
/// Data arguments come in the order of the declaration; an `int` argument only fixes the width of the result.
pub fn call(unit: &Unit, name: &str, args: &[Value], result: &Ty) -> Option<Value> {
    let data: Vec<u64> = args
        .iter()
        .filter(|a| matches!(a, Value::Bits(_)))
        .map(Value::low64)
        .collect();
    let w = args
        .iter()
        .find_map(|a| if let Value::Bits(b) = a { Some(b.width()) } else { None })?;
    let n = result_width(result)?;
    let (value, flags) = compute(unit, name, (w, n), &data)?;
    let value = Value::Bits(Bits::new(n, u128::from(value)));
    Some(match result {
        Ty::Tuple(parts) => {
            let width = parts.get(1).and_then(Ty::bits).unwrap_or(5);
            Value::Tuple(vec![value, Value::Bits(Bits::new(width, u128::from(flags)))])
        }
        _ => value,
    })
}

/// Bits of the result and flags, from those of the data arguments, of which the first has `w` bits; the result has `n`. `None` when
/// the host has no such function.
pub fn compute(unit: &Unit, name: &str, (w, n): (u32, u32), data: &[u64]) -> Option<Fp> {
    let rm = |at: usize| data.get(at).map(|v| *v as u32);
    let a = *data.first()?;
    let b = || data.get(1).copied();
    Some(match name {
        "f_add" => unit.f_add(w, a, b()?, rm(2)?),
        "f_mul" => unit.f_mul(w, a, b()?, rm(2)?),
        "f_div" => unit.f_div(w, a, b()?, rm(2)?),
        "f_fma" => unit.f_fma(w, a, b()?, *data.get(2)?, rm(3)?),
        "f_sqrt" => unit.f_sqrt(w, a, rm(1)?),
        "f_rint" => unit.f_rint(w, a, rm(1)?),
        "f_cvt" => unit.f_cvt(w, n, a, rm(1)?),
        "f_to_s" => unit.f_to_s(w, n, a, rm(1)?),
        "f_to_u" => unit.f_to_u(w, n, a, rm(1)?),
        "f_from_s" => unit.f_from_s(w, n, a, rm(1)?),
        "f_from_u" => unit.f_from_u(w, n, a, rm(1)?),
        "f_rem" => unit.f_rem(w, a, b()?),
        "f_mod" => unit.f_mod(w, a, b()?),
        "f_pow" => unit.f_pow(w, a, b()?),
        _ => return None,
    })
}

/// Width of the number in a result that is a number, or a number and flags.
pub fn result_width(result: &Ty) -> Option<u32> {
    match result {
        Ty::Tuple(parts) => parts.first().and_then(Ty::bits),
        other => other.bits(),
    }
}
