//! Operators of the semantics IR on terms. Ints are terms of 128 bits.

use super::term::{Id, Op, Terms};
use onespec_sem::ir::{BinOp, CmpOp, Count, Expr, ExprKind, Ty, UnOp};

/// Width of ints.
pub const INT: u32 = 128;

impl Terms {
    /// `x[lo +: width]`
    pub fn bits(&mut self, x: Id, lo: Id, width: u32) -> Id {
        match self.as_const(lo) {
            Some(lo) if lo >= u128::from(self.width(x)) => self.constant(width, 0),
            Some(lo) => self.slice(x, lo as u32, width),
            None => {
                let shifted = self.shr(x, lo);
                self.slice(shifted, 0, width)
            }
        }
    }

    /// The value with other bits `lo +: width`; `None` where they are not all there.
    pub fn with_bits(&mut self, old: Id, lo: i128, width: u32, part: Id) -> Option<Id> {
        let whole = self.width(old);
        let fits = |lo: &u32| lo.checked_add(width).is_some_and(|end| end <= whole);
        let lo = u32::try_from(lo).ok().filter(fits)?;
        let mut pieces = Vec::new();
        if lo > 0 {
            pieces.push(self.slice(old, 0, lo));
        }
        pieces.push(self.slice(part, 0, width));
        if lo + width < whole {
            pieces.push(self.slice(old, lo + width, whole - lo - width));
        }
        Some(self.concat(pieces))
    }

    /// A binary operator; `ty` is the type of the result.
    pub fn operator(&mut self, op: BinOp, a: Id, b: Id, ty: &Ty) -> Id {
        let int = matches!(ty, Ty::Int(..));
        let width = self.width(a);
        match op {
            BinOp::Add => self.add(a, b),
            BinOp::Sub => self.sub(a, b),
            BinOp::Mul => self.mul(a, b),
            BinOp::And => self.bitwise(&Op::And, vec![a, b], width),
            BinOp::Or => self.bitwise(&Op::Or, vec![a, b], width),
            BinOp::Xor => self.bitwise(&Op::Xor, vec![a, b], width),
            BinOp::Shl => self.shl(a, b),
            BinOp::ShrU if int => self.sar(a, b),
            BinOp::ShrU => self.shr(a, b),
            BinOp::ShrS => self.sar(a, b),
            BinOp::DivU => self.divide(Op::Udiv, a, b),
            BinOp::RemU => self.divide(Op::Urem, a, b),
            BinOp::DivS => self.divide(Op::Sdiv, a, b),
            BinOp::RemS => self.divide(Op::Srem, a, b),
        }
    }

    /// A comparison.
    pub fn compare(&mut self, op: CmpOp, a: Id, b: Id) -> Id {
        match op {
            CmpOp::Eq => self.eq(a, b),
            CmpOp::Ne => {
                let same = self.eq(a, b);
                self.not(same)
            }
            CmpOp::LtU => self.ult(a, b),
            CmpOp::LeU => {
                let more = self.ult(b, a);
                self.not(more)
            }
            CmpOp::LtS => self.slt(a, b),
            CmpOp::LeS => {
                let more = self.slt(b, a);
                self.not(more)
            }
        }
    }

    /// An expression with one operand; `None` for other expressions.
    pub fn unary(&mut self, e: &Expr, x: Id) -> Option<Id> {
        let width = e.ty.bits().unwrap_or(INT);
        Some(match &e.kind {
            ExprKind::Un(UnOp::Not, _) => self.not(x),
            ExprKind::Un(UnOp::Neg, _) => self.lin(width, 0, vec![(u128::MAX, x)]),
            ExprKind::Zext(_) | ExprKind::Trunc(_) | ExprKind::ToUint(_) => self.zext(x, width),
            ExprKind::Sext(_) | ExprKind::ToBits(_) | ExprKind::ToSint(_) => self.sext(x, width),
            ExprKind::Rep(_, n) => match self.width(x) {
                1 => self.sext(x, width),
                _ => self.concat(vec![x; *n as usize]),
            },
            ExprKind::Count(count, _) => {
                let op = match count {
                    Count::Clz => Op::Clz,
                    Count::Ctz => Op::Ctz,
                    Count::Popcount => Op::Pop,
                };
                let count = self.count(op, x);
                self.zext(count, INT)
            }
            _ => return None,
        })
    }

    /// An expression with two operands; `None` for other expressions.
    pub fn binary(&mut self, e: &Expr, a: Id, b: Id) -> Option<Id> {
        let width = e.ty.bits().unwrap_or(INT);
        Some(match &e.kind {
            ExprKind::Bin(op, ..) => self.operator(*op, a, b, &e.ty),
            ExprKind::Cmp(op, ..) => self.compare(*op, a, b),
            ExprKind::Slice(..) => self.bits(a, b, width),
            ExprKind::Concat(..) => self.concat(vec![b, a]),
            ExprKind::IMin(..) => {
                let less = self.slt(a, b);
                self.ite(less, a, b)
            }
            ExprKind::IMax(..) => {
                let less = self.slt(a, b);
                self.ite(less, b, a)
            }
            _ => return None,
        })
    }
}
