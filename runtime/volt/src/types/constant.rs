//! Constant evaluation at compile time. Operators have the semantics of the gates that they become: the folder of the
//! tables computes both.

use super::gates::{self, Conversion};
use super::tree::{Expr, Kind, Target};
use super::ty::{Ty, cut, signed};
use super::{Checker, body};
use crate::syntax::ast::{self, BinOp};
use onespec_circuit::Opcode;
use onespec_graph::set::FoldArgs;
use onespec_graph::{GateSet, Type};

/// A scalar that is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value {
    Bits(u64),
    Address(Target, i64),
}

impl Checker<'_> {
    /// The bits and the type of a constant expression. `None` was told.
    pub(super) fn constant(&mut self, unit: usize, expr: &ast::Expr, want: Option<&Ty>) -> Option<(u64, Ty)> {
        let checked = body::lone(self, unit, expr, want);
        match self.evaluate(&checked)? {
            Value::Bits(bits) => Some((bits, checked.ty)),
            Value::Address(..) => {
                self.not_constant(&checked);
                None
            }
        }
    }

    /// The value of a scalar. `None` was told.
    pub(super) fn evaluate(&mut self, expr: &Expr) -> Option<Value> {
        let bits = |value| Some(Value::Bits(value));
        match &expr.kind {
            Kind::Error => None,
            Kind::Const(value) => bits(*value),
            Kind::Zero if expr.ty.is_scalar() => bits(0),
            Kind::Text(id) if matches!(expr.ty, Ty::Pointer(_)) => Some(Value::Address(Target::Text(*id), 0)),
            Kind::Global(id) if self.globals[*id as usize].ast.constant => self.global_value(*id),
            Kind::Address(place) => self.address(place),
            Kind::Neg(of) => {
                let value = self.known(of)?;
                let op = if of.ty.is_float() { Opcode::Fneg } else { Opcode::Sub };
                let ty = gates::scalar(&of.ty);
                bits(match op {
                    Opcode::Fneg => fold(self.set, op, ty, 0, &[ty], &[value])?,
                    _ => fold(self.set, op, ty, 0, &[ty, ty], &[0, value])?,
                })
            }
            Kind::Not(of) => {
                let value = self.known(of)?;
                bits(cut(!value, &of.ty))
            }
            Kind::Binary(op, left, right) => self.binary(expr, *op, left, right),
            Kind::Cast(of) => {
                if let (Some(Value::Address(target, addend)), Ty::Pointer(_)) = (self.peek_address(of), &expr.ty) {
                    return Some(Value::Address(target, addend));
                }
                let value = self.known(of)?;
                bits(match gates::cast(&of.ty, &expr.ty)? {
                    Conversion::None => value,
                    Conversion::Gate(op) => {
                        let (from, to) = (gates::scalar(&of.ty), gates::scalar(&expr.ty));
                        fold(self.set, op, to, 0, &[from], &[value])?
                    }
                })
            }
            Kind::Bitcast(of) => {
                let value = self.known(of)?;
                bits(value)
            }
            Kind::Choose(condition, first, second) => match self.known(condition)? {
                0 => self.evaluate(second),
                _ => self.evaluate(first),
            },
            Kind::Gate(op, operands) => {
                let mut values = Vec::new();
                for operand in operands {
                    values.push(self.known(operand)?);
                }
                let types: Vec<Type> = operands.iter().map(|o| gates::scalar(&o.ty)).collect();
                let ty = gates::scalar(&expr.ty);
                let args = FoldArgs {
                    op: *op,
                    ty,
                    bits: 0,
                    types: &types,
                    values: &values,
                };
                match (self.set.fold)(args) {
                    Some(value) => bits(value),
                    None => {
                        self.not_constant(expr);
                        None
                    }
                }
            }
            _ => {
                self.not_constant(expr);
                None
            }
        }
    }

    fn known(&mut self, expr: &Expr) -> Option<u64> {
        match self.evaluate(expr)? {
            Value::Bits(bits) => Some(bits),
            Value::Address(..) => {
                self.not_constant(expr);
                None
            }
        }
    }

    /// An address that a cast gives on.
    fn peek_address(&mut self, expr: &Expr) -> Option<Value> {
        match (&expr.kind, &expr.ty) {
            (Kind::Address(_) | Kind::Text(_), Ty::Pointer(_)) => self.evaluate(expr),
            _ => None,
        }
    }

    fn binary(&mut self, expr: &Expr, op: BinOp, left: &Expr, right: &Expr) -> Option<Value> {
        let (a, b) = match op {
            BinOp::AndAlso | BinOp::OrElse => {
                let a = self.known(left)?;
                if (a == 0) == (op == BinOp::AndAlso) {
                    return Some(Value::Bits(a));
                }
                return Some(Value::Bits(self.known(right)?));
            }
            _ => (self.known(left)?, self.known(right)?),
        };
        let Some((gate, code)) = gates::binary(op, &left.ty) else {
            self.not_constant(expr);
            return None;
        };
        let ty = gates::scalar(&left.ty);
        let own = gates::scalar(&expr.ty);
        // The amount of a shift counts modulo the width, whatever its type is.
        let b = if gates::scalar(&right.ty) == ty {
            b
        } else {
            cut(b, &left.ty)
        };
        Some(Value::Bits(fold(self.set, gate, own, code, &[ty, ty], &[a, b])?))
    }

    /// The address of a place in a global.
    fn address(&mut self, place: &Expr) -> Option<Value> {
        let found = match &place.kind {
            Kind::Global(id) => Some((Target::Global(*id), 0)),
            Kind::Field(of, offset) => match self.address(of)? {
                Value::Address(target, addend) => Some((target, addend + *offset as i64)),
                Value::Bits(_) => None,
            },
            Kind::Index(of, index) if matches!(of.ty, Ty::Array(..)) => {
                let at = self.known(index)?;
                let step = self.structs.size(&place.ty) as i64;
                let index = signed(at, &index.ty);
                match self.address(of)? {
                    Value::Address(target, addend) => Some((target, addend.wrapping_add(index.wrapping_mul(step)))),
                    Value::Bits(_) => None,
                }
            }
            _ => None,
        };
        if found.is_none() {
            self.not_constant(place);
        }
        found.map(|(target, addend)| Value::Address(target, addend))
    }
}

fn fold(set: &GateSet, op: Opcode, ty: Type, bits: u64, types: &[Type], values: &[u64]) -> Option<u64> {
    (set.fold)(FoldArgs {
        op: op as u16,
        ty,
        bits,
        types,
        values,
    })
}
