//! Operators of the semantics as instructions of Cranelift. What is known is computed now, by the evaluator's operators.

use crate::Refused;
use crate::held::Topped;
use crate::value::{Val, type_of, width_of};
use cranelift_codegen::ir::condcodes::{CondCode, IntCC};
use cranelift_codegen::ir::types::{I8, I64};
use cranelift_codegen::ir::{self, InstBuilder, InstructionData};
use cranelift_frontend::FunctionBuilder;
use onespec_bv::Bits;
use onespec_sem::eval::operate;
use onespec_sem::eval::value::Value;
use onespec_sem::ir::{BinOp, CmpOp, Count, Expr, ExprKind, Ty, UnOp};
use std::collections::HashMap;

type Res<T> = Result<T, Refused>;

/// Makes instructions for operators.
pub struct Operators<'a, 'f> {
    pub builder: &'a mut FunctionBuilder<'f>,
    /// Values with known bits at the top.
    pub topped: &'a mut HashMap<ir::Value, Topped>,
}

fn typed(width: u32) -> Res<ir::Type> {
    type_of(width).ok_or(Refused("data of more than 128 bits"))
}

/// Whether data is known to be zero.
fn is_zero(value: &Val) -> bool {
    matches!(value, Val::Known(Value::Bits(bits)) if bits.is_zero())
}

impl Operators<'_, '_> {
    /// The value as data of a width.
    pub fn bits(&mut self, value: &Val, width: u32) -> Res<ir::Value> {
        Ok(match value {
            Val::Bits(_, v) => *v,
            Val::Int(v) => self.resized(*v, 64, width, true)?,
            Val::Known(known) => {
                let bits = known.clone().into_bits(width);
                self.constant(typed(width)?, bits.low())
            }
            Val::Tuple(_) => return Err(Refused("several values as one")),
        })
    }

    /// The value as an integer of 64 bits.
    pub fn int(&mut self, value: &Val) -> Res<ir::Value> {
        Ok(match value {
            Val::Int(v) => *v,
            Val::Bits(width, v) if *width <= 64 => self.resized(*v, *width, 64, false)?,
            Val::Known(known) => {
                let number =
                    i64::try_from(known.clone().into_int()).map_err(|_| Refused("an integer of more than 64 bits"))?;
                self.builder.ins().iconst(I64, number)
            }
            _ => return Err(Refused("an integer of more than 64 bits")),
        })
    }

    pub fn constant(&mut self, ty: ir::Type, value: u128) -> ir::Value {
        match ty.bits() {
            128 => {
                let low = self.builder.ins().iconst(I64, value as u64 as i64);
                let high = self.builder.ins().iconst(I64, (value >> 64) as u64 as i64);
                self.builder.ins().iconcat(low, high)
            }
            64 => self.builder.ins().iconst(ty, value as u64 as i64),
            n => self.builder.ins().iconst(ty, (value as u64 & ((1 << n) - 1)) as i64),
        }
    }

    /// Without the bits above a width.
    fn clean(&mut self, v: ir::Value, width: u32) -> ir::Value {
        let ty = self.builder.func.dfg.value_type(v);
        if ty.bits() == width {
            return v;
        }
        let mask = self.constant(ty, onespec_bv::word::mask(width));
        self.builder.ins().band(v, mask)
    }

    /// The sign of data in all bits of its type.
    fn signed(&mut self, v: ir::Value, width: u32) -> ir::Value {
        let ty = self.builder.func.dfg.value_type(v);
        let by = i64::from(ty.bits().saturating_sub(width));
        if by == 0 {
            return v;
        }
        let high = self.builder.ins().ishl_imm(v, by);
        self.builder.ins().sshr_imm(high, by)
    }

    /// From one width to another.
    fn resized(&mut self, v: ir::Value, from: u32, to: u32, sign: bool) -> Res<ir::Value> {
        let ty = typed(to)?;
        let have = self.builder.func.dfg.value_type(v);
        let v = if sign && to > from { self.signed(v, from) } else { v };
        let v = match ty.bits().cmp(&have.bits()) {
            std::cmp::Ordering::Less => self.builder.ins().ireduce(ty, v),
            std::cmp::Ordering::Equal => v,
            std::cmp::Ordering::Greater if sign => self.builder.ins().sextend(ty, v),
            std::cmp::Ordering::Greater => self.builder.ins().uextend(ty, v),
        };
        Ok(if to < from || sign { self.clean(v, to) } else { v })
    }

    pub fn unary(&mut self, expr: &Expr, operand: Val) -> Res<Val> {
        if let Val::Known(value) = operand {
            return Ok(Val::Known(operate::unary(expr, value)));
        }
        let of = |x: &Expr| width_of(&x.ty).ok_or(Refused("an integer of more than 64 bits"));
        let width = width_of(&expr.ty).ok_or(Refused("an integer of more than 64 bits"))?;
        let is_int = matches!(expr.ty, Ty::Int(..));
        let made = match &expr.kind {
            ExprKind::Un(op, x) => {
                let n = of(x)?;
                let v = if is_int {
                    self.int(&operand)?
                } else {
                    self.bits(&operand, n)?
                };
                let v = match op {
                    UnOp::Not if n == 1 && !is_int => self.otherwise(v),
                    UnOp::Neg => self.builder.ins().ineg(v),
                    UnOp::Not => self.builder.ins().bnot(v),
                };
                if is_int { v } else { self.clean(v, n) }
            }
            ExprKind::Zext(x) | ExprKind::Trunc(x) => {
                let n = of(x)?;
                let v = self.bits(&operand, n)?;
                self.resized(v, n, width, false)?
            }
            ExprKind::Sext(x) => {
                let n = of(x)?;
                let v = self.bits(&operand, n)?;
                self.resized(v, n, width, true)?
            }
            ExprKind::ToBits(_) => {
                let v = self.int(&operand)?;
                self.resized(v, 64, width, true)?
            }
            ExprKind::ToUint(x) => {
                let n = of(x)?;
                let v = self.bits(&operand, n)?;
                self.resized(v, n, 64, false)?
            }
            ExprKind::ToSint(x) => {
                let n = of(x)?;
                let v = self.bits(&operand, n)?;
                self.resized(v, n, 64, true)?
            }
            ExprKind::Rep(x, _) if of(x)? == 1 => {
                let v = self.bits(&operand, 1)?;
                self.resized(v, 1, width, true)?
            }
            ExprKind::Count(count, x) => {
                let n = of(x)?;
                let v = self.bits(&operand, n)?;
                self.count(*count, v, n)?
            }
            _ => return Err(Refused("an operator of one operand")),
        };
        Ok(if is_int { Val::Int(made) } else { Val::Bits(width, made) })
    }

    /// Whether a condition does not hold, in one bit.
    fn otherwise(&mut self, v: ir::Value) -> ir::Value {
        let dfg = &self.builder.func.dfg;
        let made_by = dfg.value_def(v).inst().map(|inst| dfg.insts[inst]);
        match made_by {
            Some(InstructionData::IntCompare { cond, args: [a, b], .. }) => {
                self.builder.ins().icmp(cond.complement(), a, b)
            }
            _ => self.builder.ins().icmp_imm(IntCC::Equal, v, 0),
        }
    }

    fn count(&mut self, count: Count, v: ir::Value, width: u32) -> Res<ir::Value> {
        let (v, width_in) = match width {
            0..=32 => (self.resized(v, width, 32, false)?, 32),
            33..=64 => (v, 64),
            _ => return Err(Refused("bits of wide data counted")),
        };
        let ty = self.builder.func.dfg.value_type(v);
        let counted = match count {
            Count::Popcount => self.builder.ins().popcnt(v),
            Count::Clz => {
                let all = self.builder.ins().clz(v);
                self.builder.ins().iadd_imm(all, i64::from(width) - width_in)
            }
            Count::Ctz => {
                let all = self.builder.ins().ctz(v);
                let most = self.builder.ins().iconst(ty, i64::from(width));
                self.builder.ins().umin(all, most)
            }
        };
        Ok(if ty == I64 {
            counted
        } else {
            self.builder.ins().uextend(I64, counted)
        })
    }

    pub fn binary(&mut self, expr: &Expr, a: Val, b: Val) -> Res<Val> {
        if let (Val::Known(a), Val::Known(b)) = (&a, &b) {
            return Ok(Val::Known(operate::binary(expr, a.clone(), b.clone())));
        }
        let width = width_of(&expr.ty).ok_or(Refused("an integer of more than 64 bits"))?;
        let is_int = matches!(expr.ty, Ty::Int(..));
        let of = |x: &Expr| width_of(&x.ty).ok_or(Refused("an integer of more than 64 bits"));
        let made = match &expr.kind {
            ExprKind::Bin(op, _, y) if op.is_shift() => {
                let v = if is_int { self.int(&a)? } else { self.bits(&a, width)? };
                self.shift(*op, v, width, &b, &y.ty)?
            }
            ExprKind::Bin(op, ..) if is_int => {
                let (a, b) = (self.int(&a)?, self.int(&b)?);
                self.of_integers(op.of_integers(), a, b)?
            }
            ExprKind::Bin(BinOp::Or, ..) if is_zero(&a) => self.bits(&b, width)?,
            ExprKind::Bin(BinOp::Or, ..) if is_zero(&b) => self.bits(&a, width)?,
            ExprKind::Bin(op, ..) => {
                let (a, b) = (self.bits(&a, width)?, self.bits(&b, width)?);
                self.of_data(*op, a, b, width)?
            }
            ExprKind::Cmp(op, x, _) => {
                let n = of(x)?;
                let (op, a, b) = match x.ty {
                    Ty::Int(..) => (op.of_integers(), self.int(&a)?, self.int(&b)?),
                    _ => (*op, self.bits(&a, n)?, self.bits(&b, n)?),
                };
                let is_signed = matches!(op, CmpOp::LtS | CmpOp::LeS);
                let (a, b) = match is_signed {
                    true => (self.signed(a, n), self.signed(b, n)),
                    false => (a, b),
                };
                self.builder.ins().icmp(condition(op), a, b)
            }
            ExprKind::Slice(x, _) => {
                let n = of(x)?;
                let whole = self.bits(&a, n)?;
                return self.slice(whole, n, &b, width);
            }
            ExprKind::Concat(high, low) => {
                let (m, n) = (of(high)?, of(low)?);
                let (top, data) = (self.bits(&a, m)?, self.bits(&b, n)?);
                let (above, low) = (
                    self.resized(top, m, width, false)?,
                    self.resized(data, n, width, false)?,
                );
                let above = self.builder.ins().ishl_imm(above, i64::from(n));
                let whole = self.builder.ins().bor(above, low);
                if let (Val::Known(high), Val::Bits(..)) = (a, b) {
                    let high = high.into_bits(m);
                    self.topped.insert(
                        whole,
                        Topped {
                            low: data,
                            width: n,
                            high,
                        },
                    );
                }
                whole
            }
            ExprKind::IMin(..) => {
                let (a, b) = (self.int(&a)?, self.int(&b)?);
                self.builder.ins().smin(a, b)
            }
            ExprKind::IMax(..) => {
                let (a, b) = (self.int(&a)?, self.int(&b)?);
                self.builder.ins().smax(a, b)
            }
            _ => return Err(Refused("an operator of two operands")),
        };
        Ok(if is_int { Val::Int(made) } else { Val::Bits(width, made) })
    }

    fn of_integers(&mut self, op: BinOp, a: ir::Value, b: ir::Value) -> Res<ir::Value> {
        let ins = self.builder.ins();
        Ok(match op {
            BinOp::Add => ins.iadd(a, b),
            BinOp::Sub => ins.isub(a, b),
            BinOp::Mul => ins.imul(a, b),
            BinOp::And => ins.band(a, b),
            BinOp::Or => ins.bor(a, b),
            BinOp::Xor => ins.bxor(a, b),
            _ => return Err(Refused("a quotient of integers")),
        })
    }

    fn of_data(&mut self, op: BinOp, a: ir::Value, b: ir::Value, width: u32) -> Res<ir::Value> {
        let v = match op {
            BinOp::Add => self.builder.ins().iadd(a, b),
            BinOp::Sub => self.builder.ins().isub(a, b),
            BinOp::Mul => self.builder.ins().imul(a, b),
            BinOp::And => return Ok(self.builder.ins().band(a, b)),
            BinOp::Or => return Ok(self.builder.ins().bor(a, b)),
            BinOp::Xor => return Ok(self.builder.ins().bxor(a, b)),
            _ => return self.quotient(op, a, b, width),
        };
        Ok(self.clean(v, width))
    }

    /// Quotients and remainders never trap: the divisor is replaced where the host's instruction would.
    fn quotient(&mut self, op: BinOp, a: ir::Value, b: ir::Value, width: u32) -> Res<ir::Value> {
        if width != 32 && width != 64 {
            return Err(Refused("a quotient of data of an odd width"));
        }
        let ty = typed(width)?;
        let zero = self.builder.ins().icmp_imm(IntCC::Equal, b, 0);
        let one = self.builder.ins().iconst(ty, 1);
        let is_signed = matches!(op, BinOp::DivS | BinOp::RemS);
        let bad = match is_signed {
            false => zero,
            true => {
                let least = self.constant(ty, 1 << (width - 1));
                let least = self.builder.ins().icmp(IntCC::Equal, a, least);
                let minus = self.builder.ins().icmp_imm(IntCC::Equal, b, -1);
                let overflow = self.builder.ins().band(least, minus);
                self.builder.ins().bor(zero, overflow)
            }
        };
        let divisor = self.builder.ins().select(bad, one, b);
        let (v, otherwise) = match op {
            BinOp::DivU => (self.builder.ins().udiv(a, divisor), self.constant(ty, u128::MAX)),
            BinOp::DivS => (self.builder.ins().sdiv(a, divisor), self.constant(ty, u128::MAX)),
            BinOp::RemU => (self.builder.ins().urem(a, divisor), a),
            BinOp::RemS => (self.builder.ins().srem(a, divisor), a),
            _ => return Err(Refused("an operator of data")),
        };
        Ok(self.builder.ins().select(zero, otherwise, v))
    }

    fn shift(&mut self, op: BinOp, v: ir::Value, width: u32, by: &Val, by_ty: &Ty) -> Res<ir::Value> {
        let ty = self.builder.func.dfg.value_type(v);
        let v = if op == BinOp::ShrS { self.signed(v, width) } else { v };
        if let Some(by) = by.amount() {
            let by = match op {
                BinOp::ShrS => by.min(u64::from(width) - 1),
                _ if by >= u64::from(width) => return Ok(self.constant(ty, 0)),
                _ => by,
            };
            let by = by as i64;
            let v = match op {
                BinOp::Shl => self.builder.ins().ishl_imm(v, by),
                BinOp::ShrU => return Ok(self.builder.ins().ushr_imm(v, by)),
                _ => self.builder.ins().sshr_imm(v, by),
            };
            return Ok(self.clean(v, width));
        }
        let (amount, most) = match (by, by_ty) {
            (Val::Bits(n, amount), _) if *n <= 64 => (*amount, onespec_bv::word::mask(*n)),
            (Val::Int(amount), Ty::Int(lo, hi)) if *lo >= 0 => (*amount, *hi as u128),
            _ => return Err(Refused("an amount without a bound")),
        };
        let in_range = most < u128::from(width);
        let v = match op {
            BinOp::Shl => self.builder.ins().ishl(v, amount),
            BinOp::ShrU => self.builder.ins().ushr(v, amount),
            _ if in_range => self.builder.ins().sshr(v, amount),
            _ => {
                let amount_ty = self.builder.func.dfg.value_type(amount);
                let last = self.builder.ins().iconst(amount_ty, i64::from(width) - 1);
                let amount = self.builder.ins().umin(amount, last);
                self.builder.ins().sshr(v, amount)
            }
        };
        let v = match in_range || op == BinOp::ShrS {
            true => v,
            false => {
                let zero = self.constant(ty, 0);
                let fits = self
                    .builder
                    .ins()
                    .icmp_imm(IntCC::UnsignedLessThan, amount, i64::from(width));
                self.builder.ins().select(fits, v, zero)
            }
        };
        Ok(self.clean(v, width))
    }

    /// Bits `lo +: width` of data of `n` bits.
    pub fn slice(&mut self, whole: ir::Value, n: u32, lo: &Val, width: u32) -> Res<Val> {
        let lo = lo.amount().ok_or(Refused("bits at a place that is not known"))?;
        if lo >= u64::from(n) {
            return Ok(Val::bits(width, 0));
        }
        if let Some(topped) = self.topped.get(&whole).cloned() {
            let data = u64::from(topped.width);
            if lo >= data {
                return Ok(Val::Known(Value::Bits(topped.high.slice(lo - data, width))));
            }
            if lo + u64::from(width) <= data {
                return self.slice(topped.low, topped.width, &Val::Known(Value::Int(lo.into())), width);
            }
        }
        let moved = if lo == 0 {
            whole
        } else {
            self.builder.ins().ushr_imm(whole, lo as i64)
        };
        let made = self.resized(moved, n, width, false)?;
        Ok(Val::Bits(width, made))
    }

    /// Data with other bits `lo +: width`.
    pub fn with_slice(&mut self, whole: &Val, n: u32, lo: &Val, width: u32, part: &Val) -> Res<Val> {
        if let (Val::Known(whole), Val::Known(part), Some(lo)) = (whole, part, lo.amount()) {
            let whole = whole.clone().into_bits(n);
            return Ok(Val::Known(Value::Bits(
                whole.with_slice(lo, &part.clone().into_bits(width)),
            )));
        }
        let lo = lo.amount().ok_or(Refused("bits at a place that is not known"))?;
        let ty = typed(n)?;
        let mask = Bits::new(n, 0).with_slice(lo, &Bits::new(width, u128::MAX));
        let keep = self.constant(ty, mask.not().low());
        let (whole, part) = (self.bits(whole, n)?, self.bits(part, width)?);
        let part = self.resized(part, width, n.max(width), false)?;
        let part = self.resized(part, n.max(width), n, false)?;
        let part = self.builder.ins().ishl_imm(part, lo as i64);
        let part = self.clean(part, n);
        let kept = self.builder.ins().band(whole, keep);
        Ok(Val::Bits(n, self.builder.ins().bor(kept, part)))
    }

    /// Whether a condition holds, as something that is not zero.
    pub fn truth(&mut self, value: &Val) -> Res<ir::Value> {
        match value {
            Val::Bits(_, v) | Val::Int(v) => Ok(*v),
            Val::Known(known) => Ok(self.builder.ins().iconst(I8, i64::from(known.is_true()))),
            Val::Tuple(_) => Err(Refused("several values as a condition")),
        }
    }
}

fn condition(op: CmpOp) -> IntCC {
    match op {
        CmpOp::Eq => IntCC::Equal,
        CmpOp::Ne => IntCC::NotEqual,
        CmpOp::LtU => IntCC::UnsignedLessThan,
        CmpOp::LeU => IntCC::UnsignedLessThanOrEqual,
        CmpOp::LtS => IntCC::SignedLessThan,
        CmpOp::LeS => IntCC::SignedLessThanOrEqual,
    }
}
