//! Operations of floating point as the host does them.
//!
//! Where the inexact flag is up already, and flags are only ever collected, the host's operation rounded to the nearest is the
//! result unless it may be something else than inexact. The result tells which: a sum or
//! difference that is finite, another result that is neither zero, subnormal nor the smallest normal number (which may have been
//! tiny before it was rounded) nor infinite nor no number. Conversions that are exact raise nothing, however they are rounded.

use crate::held::Held;
use crate::host::has_rounding;
use crate::lower::{End, Lower};
use crate::value::Val;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::types::{F32, F64, I32, I64};
use cranelift_codegen::ir::{self, InstBuilder, MemFlags};
use onespec_core::fp::Rounding;

/// An operation as the host does it.
pub struct Quick {
    /// The conditions under which the value is the result and raises nothing that is not up already.
    pub conditions: Vec<ir::Value>,
    /// A float of the host, or an integer.
    pub value: ir::Value,
    /// The inexact flag, if it is up, of an operation that may be inexact.
    pub collected: Option<ir::Value>,
}

/// The host's type of a float, that of its bits, bits of its fraction, and its largest exponent.
const fn format(width: u32) -> Option<(ir::Type, ir::Type, i64, i64)> {
    match width {
        32 => Some((F32, I32, 23, 0xff)),
        64 => Some((F64, I64, 52, 0x7ff)),
        _ => None,
    }
}

impl Lower<'_, '_> {
    /// What the host computes of a function from numbers of `w` bits to one of `n`. `None`: it does not.
    pub(crate) fn quick(
        &mut self,
        name: &str,
        (w, n): (u32, u32),
        numbers: &[ir::Value],
        data: &[(u32, &Val)],
    ) -> Result<Option<Quick>, End> {
        if let Some(quick) = self.convert(name, (w, n), numbers) {
            return Ok(Some(quick));
        }
        let (Some(collector), Some((float, ..))) = (self.around.collector, format(w)) else {
            return Ok(None);
        };
        let unit = self.around.program.float;
        let (Some((_, mode)), Some((rm, operands))) = (data.last(), numbers.split_last()) else {
            return Ok(None);
        };
        // A mode that is known only when code runs is the nearest, or else it is none of the host's concern.
        let rounding = mode.amount().map(|mode| unit.modes.get(mode as usize % 8));
        let rounding = match rounding {
            Some(known) => known.copied(),
            None => Some(Rounding::NearestEven),
        };
        let mut conditions = Vec::new();
        if mode.amount().is_none() {
            let nearest = unit.modes.iter().position(|mode| *mode == Rounding::NearestEven);
            let Some(nearest) = nearest else { return Ok(None) };
            conditions.push(self.builder.ins().icmp_imm(IntCC::Equal, *rm, nearest as i64));
        }
        let flags = self.held(Held::State(collector))?;
        let flags = self.ops().int(&flags)?;
        let inexact = self.builder.ins().band_imm(flags, i64::from(unit.flags.inexact));
        conditions.push(self.builder.ins().icmp_imm(IntCC::NotEqual, inexact, 0));
        let floats: Vec<ir::Value> = operands.iter().map(|operand| self.as_float(*operand, float)).collect();
        if let ("f_to_s", [float], Some(rounding)) = (name, floats.as_slice(), rounding) {
            let to = self.signed(*float, rounding, n);
            return Ok(to.map(|(value, fits)| {
                conditions.push(fits);
                Quick {
                    conditions,
                    value,
                    collected: Some(inexact),
                }
            }));
        }
        if rounding != Some(Rounding::NearestEven) {
            return Ok(None);
        }
        let ins = self.builder.ins();
        let result = match (name, floats.as_slice()) {
            ("f_cvt", [a]) if (w, n) == (64, 32) => ins.fdemote(F32, *a),
            ("f_add", [a, b]) => ins.fadd(*a, *b),
            ("f_mul", [a, b]) => ins.fmul(*a, *b),
            ("f_div", [a, b]) => ins.fdiv(*a, *b),
            ("f_sqrt", [a]) => ins.sqrt(*a),
            ("f_fma", [a, b, c]) if self.around.has_fma => ins.fma(*a, *b, *c),
            _ => return Ok(None),
        };
        let Some((_, int, fraction, most)) = format(n) else {
            return Ok(None);
        };
        let value = self.builder.ins().bitcast(int, MemFlags::new(), result);
        let moved = self.builder.ins().ishl_imm(value, 1);
        let exponent = self.builder.ins().ushr_imm(moved, fraction + 1);
        let fits = if name == "f_add" {
            self.builder.ins().icmp_imm(IntCC::NotEqual, exponent, most)
        } else {
            let above = self.builder.ins().iadd_imm(exponent, -2);
            self.builder.ins().icmp_imm(IntCC::UnsignedLessThan, above, most - 2)
        };
        conditions.push(fits);
        Ok(Some(Quick {
            conditions,
            value: result,
            collected: Some(inexact),
        }))
    }

    /// A conversion that is exact.
    fn convert(&mut self, name: &str, (w, n): (u32, u32), numbers: &[ir::Value]) -> Option<Quick> {
        let number = *numbers.first()?;
        let (to, _, fraction, _) = format(n)?;
        let (from, bits, of_from, most) = format(w)?;
        let mut conditions = Vec::new();
        let value = match name {
            // Infinities, and what is no number, have the largest exponent.
            "f_cvt" if w < n => {
                let float = self.as_float(number, from);
                let moved = self.builder.ins().ishl_imm(number, 1);
                let exponent = self.builder.ins().ushr_imm(moved, of_from + 1);
                conditions.push(self.builder.ins().icmp_imm(IntCC::NotEqual, exponent, most));
                self.builder.ins().fpromote(to, float)
            }
            // All integers up to two to the bits of the significand, of either sign where they have one.
            "f_from_s" | "f_from_u" => {
                let limit = 1i64 << (fraction + 1);
                let (least, most) = match name {
                    "f_from_s" => (limit, 2 * limit),
                    _ => (0, limit),
                };
                if i64::from(w) > fraction + 1 {
                    let above = self.builder.ins().iadd_imm(number, least);
                    let is_exact = self.builder.ins().icmp_imm(IntCC::UnsignedLessThanOrEqual, above, most);
                    conditions.push(is_exact);
                }
                let wide = match name == "f_from_s" || bits == I64 {
                    true => number,
                    false => self.builder.ins().uextend(I64, number),
                };
                self.builder.ins().fcvt_from_sint(to, wide)
            }
            _ => return None,
        };
        Some(Quick {
            conditions,
            value,
            collected: None,
        })
    }

    /// A float as a signed integer of `n` bits, and the condition under which it is one.
    fn signed(&mut self, float: ir::Value, rounding: Rounding, n: u32) -> Option<(ir::Value, ir::Value)> {
        let ins = self.builder.ins();
        let whole = match rounding {
            Rounding::TowardZero => float,
            Rounding::NearestEven if has_rounding() => ins.nearest(float),
            Rounding::Down if has_rounding() => ins.floor(float),
            Rounding::Up if has_rounding() => ins.ceil(float),
            _ => return None,
        };
        // What is too large for 64 bits becomes the largest number or the least, and what is no number 0.
        let int = self.builder.ins().fcvt_to_sint_sat(I64, whole);
        let ordered = self.builder.ins().fcmp(FloatCC::Ordered, float, float);
        let limit = 1i64 << (n.min(63) - 1);
        let above = self.builder.ins().iadd_imm(int, limit);
        let is_small = self
            .builder
            .ins()
            .icmp_imm(IntCC::UnsignedLessThan, above, limit.wrapping_mul(2));
        let fits = self.builder.ins().band(ordered, is_small);
        let value = match n {
            64 => int,
            32 => self.builder.ins().ireduce(I32, int),
            _ => return None,
        };
        Some((value, fits))
    }

    /// Bits as a float of the host.
    fn as_float(&mut self, bits: ir::Value, ty: ir::Type) -> ir::Value {
        match self.values.floats.get(&bits) {
            Some(known) => *known,
            None => self.builder.ins().bitcast(ty, MemFlags::new(), bits),
        }
    }
}
