//! Expressions over the operands of a base instruction: what they forbid, and the same over a pseudo-instruction's operands.

use crate::expand::exprs;
use crate::model::{BinOp, Expr, Op};
use onespec_core::expr::binary;

/// Does the constraint say that two operands are different registers?
pub fn forbids(expr: &Expr, a: Option<u8>, b: Option<u8>) -> bool {
    let (Some(a), Some(b)) = (a, b) else { return false };
    match expr {
        Expr::Bin(BinOp::And, x, y) => forbids(x, Some(a), Some(b)) || forbids(y, Some(a), Some(b)),
        Expr::Bin(BinOp::Ne, x, y) => match (&**x, &**y) {
            (Expr::Operand(x), Expr::Operand(y)) => (*x, *y) == (a, b) || (*x, *y) == (b, a),
            _ => false,
        },
        _ => false,
    }
}

/// An expression over the base instruction's operands as one over the pseudo-instruction's.
pub fn substitute(expr: &Expr, args: &[Expr], base: &Op) -> Expr {
    let sub = |e: &Expr| Box::new(substitute(e, args, base));
    exprs::fold(match expr {
        Expr::Operand(i) => args.get(usize::from(*i)).cloned().unwrap_or(Expr::Num(0)),
        Expr::Let(i) => base
            .lets
            .get(usize::from(*i))
            .map_or(Expr::Num(0), |l| substitute(&l.value, args, base)),
        Expr::Slice(i, high, low) => match args.get(usize::from(*i)) {
            Some(Expr::Operand(own)) => Expr::Slice(*own, *high, *low),
            Some(Expr::Num(n)) => {
                let mask = if high - low >= 63 {
                    -1
                } else {
                    (1i64 << (high - low + 1)) - 1
                };
                Expr::Num(binary(BinOp::Shr, *n, i64::from(*low)) & mask)
            }
            _ => expr.clone(),
        },
        Expr::Num(_) | Expr::Param(_) => expr.clone(),
        Expr::Un(op, a) => Expr::Un(*op, sub(a)),
        Expr::Bin(op, a, b) => Expr::Bin(*op, sub(a), sub(b)),
        Expr::Cond(a, b, c) => Expr::Cond(sub(a), sub(b), sub(c)),
        Expr::In(a, ranges) => Expr::In(sub(a), ranges.clone()),
        Expr::Call(f, a) => Expr::Call(*f, sub(a)),
    })
}
