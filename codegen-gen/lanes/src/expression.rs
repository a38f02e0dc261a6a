//! Expressions of constraints over numbers: what [`onespec_core::expr`] does over the runtime's tables.

use onespec_core::expr::{binary, function};
use onespec_core::isa::{BinOp, UnOp};
use onespec_description::model::{Expr, Let};

/// Most lets in lets.
const MAX_DEPTH: u8 = 16;

/// The value of an expression over the values of operands and the arguments of a kind with parameters.
pub fn evaluate(lets: &[Let], e: &Expr, values: &[i64], params: &[i64]) -> i64 {
    of(lets, e, values, params, 0)
}

fn of(lets: &[Let], e: &Expr, values: &[i64], params: &[i64], depth: u8) -> i64 {
    let sub = |e: &Expr| of(lets, e, values, params, depth);
    match e {
        Expr::Num(n) => *n,
        Expr::Operand(i) => values.get(usize::from(*i)).copied().unwrap_or(0),
        Expr::Let(i) => match lets.get(usize::from(*i)) {
            Some(l) if depth < MAX_DEPTH => of(lets, &l.value, values, params, depth + 1),
            _ => 0,
        },
        Expr::Param(i) => params.get(usize::from(*i)).copied().unwrap_or(0),
        Expr::Slice(i, hi, lo) => {
            let number = values.get(usize::from(*i)).copied().unwrap_or(0) as u64;
            let width = u32::from(hi.saturating_sub(*lo)) + 1;
            (number >> u32::from(*lo).min(63) & (u64::MAX >> (64 - width.min(64)))) as i64
        }
        Expr::Un(UnOp::Not, a) => i64::from(sub(a) == 0),
        Expr::Un(UnOp::Neg, a) => sub(a).wrapping_neg(),
        Expr::Un(UnOp::Inv, a) => !sub(a),
        Expr::Bin(BinOp::And, a, b) => i64::from(sub(a) != 0 && sub(b) != 0),
        Expr::Bin(BinOp::Or, a, b) => i64::from(sub(a) != 0 || sub(b) != 0),
        Expr::Bin(o, a, b) => binary(*o, sub(a), sub(b)),
        Expr::Cond(c, a, b) => {
            if sub(c) != 0 {
                sub(a)
            } else {
                sub(b)
            }
        }
        Expr::In(a, ranges) => {
            let a = sub(a);
            i64::from(ranges.iter().any(|&(lo, hi)| lo <= a && a <= hi))
        }
        Expr::Call(f, a) => function(*f, sub(a)),
    }
}

/// The operands that an expression mentions, itself or by lets.
pub fn mentioned(lets: &[Let], e: &Expr, out: &mut Vec<u8>) {
    names(lets, e, out, 0);
}

fn names(lets: &[Let], e: &Expr, out: &mut Vec<u8>, depth: u8) {
    if depth > MAX_DEPTH {
        return;
    }
    match e {
        Expr::Operand(i) | Expr::Slice(i, ..) => {
            if !out.contains(i) {
                out.push(*i);
            }
        }
        Expr::Let(i) => {
            if let Some(l) = lets.get(usize::from(*i)) {
                names(lets, &l.value, out, depth + 1);
            }
        }
        Expr::Num(_) | Expr::Param(_) => {}
        Expr::Un(_, a) | Expr::In(a, _) | Expr::Call(_, a) => names(lets, a, out, depth),
        Expr::Bin(_, a, b) => [a, b].into_iter().for_each(|e| names(lets, e, out, depth)),
        Expr::Cond(a, b, c) => [a, b, c].into_iter().for_each(|e| names(lets, e, out, depth)),
    }
}
