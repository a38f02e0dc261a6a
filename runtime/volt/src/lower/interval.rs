//! Interval analysis of integer expressions: the least and the greatest value, from types, operators and variables that
//! are never assigned. An index whose interval lies within an array needs no check.

use super::fact::{Fact, Interval};
use super::function::Function;
use crate::syntax::ast::BinOp;
use crate::types::tree::{Expr, Kind};
use crate::types::ty::Ty;

/// Operators of an expression that are looked into, one within the other.
const MAX_DEPTH: u32 = 8;

impl Function<'_> {
    /// The numbers that an integer or a truth can be.
    pub fn interval(&self, expr: &Expr) -> Interval {
        self.interval_to(expr, MAX_DEPTH)
    }

    fn interval_to(&self, expr: &Expr, depth: u32) -> Interval {
        let all = of_type(&expr.ty);
        if depth == 0 {
            return all;
        }
        let of = |expr: &Expr| self.interval_to(expr, depth - 1);
        let found = match &expr.kind {
            Kind::Const(bits) => {
                let number = number(*bits, &expr.ty);
                (number, number)
            }
            Kind::Zero => (0, 0),
            Kind::Local(local) => self.facts.get(local).map_or(all, |fact| fact.interval),
            Kind::Cast(inner) if inner.ty.is_int() || inner.ty == Ty::Bool => of(inner),
            Kind::Choose(_, first, second) => {
                let (a, b) = (of(first), of(second));
                (a.0.min(b.0), a.1.max(b.1))
            }
            Kind::Neg(inner) => {
                let (least, most) = of(inner);
                (-most, -least)
            }
            Kind::Binary(op, left, right) if left.ty.is_int() => operate(*op, of(left), of(right)).unwrap_or(all),
            _ => all,
        };
        // What leaves the type wraps.
        if all.0 <= found.0 && found.1 <= all.1 {
            found
        } else {
            all
        }
    }

    /// Whether an index is a variable that counts below the length of this slice.
    pub fn is_below(&self, index: &Expr, slice: &Expr) -> bool {
        let (Kind::Local(index), Kind::Local(slice)) = (&index.kind, &slice.kind) else {
            return false;
        };
        self.facts.get(index).is_some_and(|fact| fact.below == Some(*slice))
    }

    /// Notes that a variable that is never assigned has the value of an expression.
    pub fn learn(&mut self, local: u32, value: &Expr) {
        if value.ty.is_int() && !self.m.locals(self.function_number)[local as usize].mutable {
            let fact = Fact {
                interval: self.interval(value),
                below: None,
            };
            self.facts.insert(local, fact);
        }
    }

    /// Notes what a `for` says of its variable inside of the loop.
    pub fn learn_loop(&mut self, local: u32, [from, to]: [&Expr; 2]) {
        let (least, end) = (self.interval(from).0, self.interval(to).1);
        let below = match &to.kind {
            Kind::Length(slice) if least >= 0 => match slice.kind {
                Kind::Local(slice) if !self.m.locals(self.function_number)[slice as usize].mutable => Some(slice),
                _ => None,
            },
            _ => None,
        };
        let interval = (least, (end - 1).max(least));
        self.facts.insert(local, Fact { interval, below });
    }
}

/// All numbers of a type.
fn of_type(ty: &Ty) -> Interval {
    let bits = ty.bits().clamp(1, 64);
    match ty.is_signed() {
        true => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
        false => (0, (1 << bits) - 1),
    }
}

/// The number that bits of a type are.
fn number(bits: u64, ty: &Ty) -> i128 {
    match ty.is_signed() {
        true => crate::types::signed(bits, ty).into(),
        false => crate::types::cut_to(bits, ty).into(),
    }
}

/// The interval of an operator's result, before it wraps. Nothing where it is that of the type.
fn operate(op: BinOp, a: Interval, b: Interval) -> Option<Interval> {
    let corners = |f: fn(i128, i128) -> i128| {
        let all = [f(a.0, b.0), f(a.0, b.1), f(a.1, b.0), f(a.1, b.1)];
        (all.into_iter().min(), all.into_iter().max())
    };
    let natural = a.0 >= 0 && b.0 >= 0;
    match op {
        BinOp::Add => Some((a.0 + b.0, a.1 + b.1)),
        BinOp::Sub => Some((a.0 - b.1, a.1 - b.0)),
        BinOp::Mul => match corners(i128::saturating_mul) {
            (Some(least), Some(most)) => Some((least, most)),
            _ => None,
        },
        BinOp::Div if a.0 >= 0 && b.0 > 0 => Some((a.0 / b.1, a.1 / b.0)),
        BinOp::Rem if a.0 >= 0 && b.0 > 0 => Some((0, a.1.min(b.1 - 1))),
        BinOp::Rem if b.0 > 0 => Some((a.0.max(1 - b.1), a.1.max(0).min(b.1 - 1))),
        BinOp::And if natural => Some((0, a.1.min(b.1))),
        BinOp::And if a.0 >= 0 => Some((0, a.1)),
        BinOp::And if b.0 >= 0 => Some((0, b.1)),
        BinOp::Or | BinOp::Xor if natural => {
            let most = a.1.max(b.1);
            Some((0, (1 << (128 - most.leading_zeros())) - 1))
        }
        // The amount counts modulo the width: only one that is known is looked at.
        BinOp::Shr if a.0 >= 0 && b.0 == b.1 && (0..8).contains(&b.0) => Some((a.0 >> b.0, a.1 >> b.0)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Interval, operate};
    use crate::syntax::ast::BinOp;

    /// Every result of an operator on small numbers lies in the interval of its operands.
    #[test]
    fn results_lie_in_intervals() {
        let compute = |op, a: i128, b: i128| match op {
            BinOp::Add => a + b,
            BinOp::Sub => a - b,
            BinOp::Mul => a * b,
            BinOp::Div if b == 0 => -1,
            BinOp::Div => a / b,
            BinOp::Rem if b == 0 => a,
            BinOp::Rem => a % b,
            BinOp::And => a & b,
            BinOp::Or => a | b,
            BinOp::Xor => a ^ b,
            _ => a >> (b & 7),
        };
        let all: Vec<Interval> = (-5..6).flat_map(|a| (a..6).map(move |b| (a, b))).collect();
        for op in [
            BinOp::Add,
            BinOp::Sub,
            BinOp::Mul,
            BinOp::Div,
            BinOp::Rem,
            BinOp::And,
            BinOp::Or,
            BinOp::Xor,
            BinOp::Shr,
        ] {
            for (x, y) in all.iter().flat_map(|x| all.iter().map(move |y| (*x, *y))) {
                let Some((least, most)) = operate(op, x, y) else {
                    continue;
                };
                for (a, b) in (x.0..=x.1).flat_map(|a| (y.0..=y.1).map(move |b| (a, b))) {
                    let result = compute(op, a, b);
                    assert!((least..=most).contains(&result), "{op:?} of {x:?} and {y:?}: {a}, {b}");
                }
            }
        }
    }
}
