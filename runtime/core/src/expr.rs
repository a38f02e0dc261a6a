//! Evaluation of the expressions in constraints, lets, arguments of kinds, templates and macros.
//!
//! Evaluation is total: operators are those of 64-bit numbers ([`onespec_bv`]), and an index beyond a table gives 0. So
//! no description and no program can make it fail.

use crate::bits::{number, ones};
use crate::isa::{BinOp, Expr, Func, Isa, Let, Operand, UnOp};
use alloc::string::String;
use core::fmt::Write;
use onespec_bv::{Binary, Count, int, word};

/// What an expression sees: operands with their values, lets over them, arguments of the kind around it.
#[derive(Debug, Clone, Copy)]
pub struct Env<'a> {
    /// Tables of the machine.
    pub isa: &'a Isa,
    /// What [`Expr::Operand`] counts.
    pub operands: &'a [Operand],
    /// What [`Expr::Let`] counts.
    pub lets: &'a [Let],
    /// Values of the operands, in operand order.
    pub values: &'a [i64],
    /// Arguments of the kind, which [`Expr::Param`] counts.
    pub params: &'a [i64],
    /// Values of the first lets, where they were computed before.
    pub known: &'a [i64],
}

/// Lets may use lets; a description with a cycle of lets gets 0 instead of an endless loop.
const MAX_LETS: u8 = 16;

impl<'a> Env<'a> {
    /// An environment with operand values only.
    pub fn of(isa: &'a Isa, operands: &'a [Operand], lets: &'a [Let], values: &'a [i64]) -> Env<'a> {
        Env {
            isa,
            operands,
            lets,
            values,
            params: &[],
            known: &[],
        }
    }

    /// The value of an expression.
    #[inline]
    pub fn eval(&self, e: &Expr) -> i64 {
        self.quick(e, 0)
    }

    /// Whether a constraint holds.
    #[inline]
    pub fn holds(&self, e: &Expr) -> bool {
        self.quick(e, 0) != 0
    }

    /// The value of an expression; what expressions mostly end in takes no call.
    #[inline(always)]
    fn quick(&self, e: &Expr, depth: u8) -> i64 {
        match e {
            Expr::Num(n) => *n,
            Expr::Operand(i) => self.value(*i),
            Expr::Param(i) => self.params.get(*i as usize).copied().unwrap_or(0),
            Expr::Let(i) if usize::from(*i) < self.known.len() => self.known[usize::from(*i)],
            e => self.at(e, depth),
        }
    }

    fn at(&self, e: &Expr, depth: u8) -> i64 {
        match e {
            Expr::Num(n) => *n,
            Expr::Operand(i) => self.value(*i),
            Expr::Let(i) => match self.lets.get(*i as usize) {
                Some(l) if depth < MAX_LETS => self.quick(&l.value, depth + 1),
                _ => 0,
            },
            Expr::Param(i) => self.params.get(*i as usize).copied().unwrap_or(0),
            Expr::Slice(i, hi, lo) => {
                let number = match self.operands.get(*i as usize) {
                    Some(o) => number(self.isa, o, self.value(*i)),
                    None => 0,
                };
                let width = hi.saturating_sub(*lo).saturating_add(1);
                (shr(number, *lo) & ones(width)) as i64
            }
            Expr::Un(op, a) => {
                let a = self.quick(a, depth);
                match op {
                    UnOp::Not => i64::from(a == 0),
                    UnOp::Neg => a.wrapping_neg(),
                    UnOp::Inv => !a,
                }
            }
            Expr::Bin(BinOp::And, a, b) => i64::from(self.quick(a, depth) != 0 && self.quick(b, depth) != 0),
            Expr::Bin(BinOp::Or, a, b) => i64::from(self.quick(a, depth) != 0 || self.quick(b, depth) != 0),
            Expr::Bin(op, a, b) => binary(*op, self.quick(a, depth), self.quick(b, depth)),
            Expr::Cond(c, a, b) => {
                if self.quick(c, depth) != 0 {
                    self.quick(a, depth)
                } else {
                    self.quick(b, depth)
                }
            }
            Expr::In(a, ranges) => {
                let a = self.quick(a, depth);
                i64::from(ranges.iter().any(|&(lo, hi)| lo <= a && a <= hi))
            }
            Expr::Call(f, a) => function(*f, self.quick(a, depth)),
        }
    }

    #[inline]
    fn value(&self, i: u8) -> i64 {
        self.values.get(i as usize).copied().unwrap_or(0)
    }
}

fn shr(x: u64, by: u8) -> u64 {
    x.checked_shr(u32::from(by)).unwrap_or(0)
}

/// A binary operator on two values; comparisons give 0 or 1. Shifts are those of numbers with a sign.
pub fn binary(op: BinOp, a: i64, b: i64) -> i64 {
    let number = |op| int::binary(op, a.into(), b.into()) as i64;
    match op {
        BinOp::Or => i64::from(a != 0 || b != 0),
        BinOp::And => i64::from(a != 0 && b != 0),
        BinOp::Eq => i64::from(a == b),
        BinOp::Ne => i64::from(a != b),
        BinOp::Lt => i64::from(a < b),
        BinOp::Le => i64::from(a <= b),
        BinOp::Gt => i64::from(a > b),
        BinOp::Ge => i64::from(a >= b),
        BinOp::BitOr => number(Binary::Or),
        BinOp::BitXor => number(Binary::Xor),
        BinOp::BitAnd => number(Binary::And),
        BinOp::Shl => number(Binary::Shl),
        BinOp::Shr => number(Binary::ShrS),
        BinOp::Add => number(Binary::Add),
        BinOp::Sub => number(Binary::Sub),
        BinOp::Mul => number(Binary::Mul),
        BinOp::Div => number(Binary::DivS),
        BinOp::Rem => number(Binary::RemS),
    }
}

/// The value of a function.
pub fn function(f: Func, x: i64) -> i64 {
    let count = |op| i64::from(word::count(op, (x as u64).into(), 64));
    match f {
        Func::Ctz => count(Count::Ctz),
        Func::Clz => count(Count::Clz),
        Func::Popcount => count(Count::Popcount),
        Func::Sext(width) => word::sext((x as u64).into(), width.into()) as i64,
    }
}

/// An expression as text, operands and lets by name: what an error message quotes.
pub fn show(e: &Expr, operands: &[Operand], lets: &[Let]) -> String {
    let mut out = String::new();
    write_expr(&mut out, e, operands, lets, 0);
    out
}

/// Binding strength of an operator, stronger is higher, and its text.
pub(crate) fn precedence(op: BinOp) -> (u8, &'static str) {
    match op {
        BinOp::Or => (1, "||"),
        BinOp::And => (2, "&&"),
        BinOp::Eq => (3, "=="),
        BinOp::Ne => (3, "!="),
        BinOp::Lt => (3, "<"),
        BinOp::Le => (3, "<="),
        BinOp::Gt => (3, ">"),
        BinOp::Ge => (3, ">="),
        BinOp::BitOr => (4, "|"),
        BinOp::BitXor => (5, "^"),
        BinOp::BitAnd => (6, "&"),
        BinOp::Shl => (7, "<<"),
        BinOp::Shr => (7, ">>"),
        BinOp::Add => (8, "+"),
        BinOp::Sub => (8, "-"),
        BinOp::Mul => (9, "*"),
        BinOp::Div => (9, "/"),
        BinOp::Rem => (9, "%"),
    }
}

fn write_expr(out: &mut String, e: &Expr, operands: &[Operand], lets: &[Let], outer: u8) {
    // Writing to a String cannot fail.
    let name = |i: u8| operands.get(i as usize).map_or("?", |o| o.name);
    match e {
        Expr::Num(n) => _ = write!(out, "{n}"),
        Expr::Operand(i) => out.push_str(name(*i)),
        Expr::Let(i) => out.push_str(lets.get(*i as usize).map_or("?", |l| l.name)),
        Expr::Param(_) => out.push('x'),
        Expr::Slice(i, hi, lo) if hi == lo => _ = write!(out, "{}[{hi}]", name(*i)),
        Expr::Slice(i, hi, lo) => _ = write!(out, "{}[{hi}:{lo}]", name(*i)),
        Expr::Un(op, a) => {
            out.push(match op {
                UnOp::Not => '!',
                UnOp::Neg => '-',
                UnOp::Inv => '~',
            });
            write_expr(out, a, operands, lets, 10);
        }
        Expr::Bin(op, a, b) => {
            let (strength, text) = precedence(*op);
            if strength < outer {
                out.push('(');
            }
            write_expr(out, a, operands, lets, strength);
            _ = write!(out, " {text} ");
            write_expr(out, b, operands, lets, strength + 1);
            if strength < outer {
                out.push(')');
            }
        }
        Expr::Cond(c, a, b) => {
            out.push('(');
            write_expr(out, c, operands, lets, 1);
            out.push_str(" ? ");
            write_expr(out, a, operands, lets, 0);
            out.push_str(" : ");
            write_expr(out, b, operands, lets, 0);
            out.push(')');
        }
        Expr::In(a, ranges) => {
            write_expr(out, a, operands, lets, 4);
            out.push_str(" in [");
            for (n, (lo, hi)) in ranges.iter().enumerate() {
                out.push_str(if n == 0 { "" } else { ", " });
                _ = if lo == hi {
                    write!(out, "{lo}")
                } else {
                    write!(out, "{lo}..{hi}")
                };
            }
            out.push(']');
        }
        Expr::Call(f, a) => {
            out.push_str(match f {
                Func::Ctz => "ctz(",
                Func::Clz => "clz(",
                Func::Popcount => "popcount(",
                Func::Sext(_) => "sext(",
            });
            write_expr(out, a, operands, lets, 0);
            if let Func::Sext(width) = f {
                _ = write!(out, ", {width}");
            }
            out.push(')');
        }
    }
}
