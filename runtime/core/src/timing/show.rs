//! Expressions of timing as text, for messages and for the manual.

use crate::expr::precedence;
use crate::isa::UnOp;
use crate::isa::timing::{Core, Expr, Fun, Member, Side};
use alloc::string::String;
use core::fmt::Write;

/// An expression as an author would write it.
pub fn show(core: &Core, e: &Expr) -> String {
    let mut out = String::new();
    write(&mut out, core, e, 0);
    out
}

fn prefix(side: Side) -> &'static str {
    match side {
        Side::Own => "",
        Side::From => "from.",
        Side::To => "to.",
    }
}

// Writing to a String cannot fail.
fn write(out: &mut String, core: &Core, e: &Expr, outer: u8) {
    match e {
        Expr::Num(n) => _ = write!(out, "{n}"),
        Expr::Word(word) => out.push_str(word),
        Expr::Name(side, name) => _ = write!(out, "{}{name}", prefix(*side)),
        Expr::Alternative(side, name) => _ = write!(out, "alt({}{name})", prefix(*side)),
        Expr::Uses(side, unit) => {
            let name = core.units.get(usize::from(*unit)).map_or("?", |unit| unit.0);
            _ = write!(out, "{}uses({name})", prefix(*side));
        }
        Expr::Un(op, a) => {
            out.push(match op {
                UnOp::Not => '!',
                UnOp::Neg => '-',
                UnOp::Inv => '~',
            });
            write(out, core, a, 10);
        }
        Expr::Bin(op, a, b) => {
            let (strength, text) = precedence(*op);
            let closed = strength < outer;
            out.push_str(if closed { "(" } else { "" });
            write(out, core, a, strength);
            _ = write!(out, " {text} ");
            write(out, core, b, strength + 1);
            out.push_str(if closed { ")" } else { "" });
        }
        Expr::Cond(c, a, b) => {
            let closed = outer > 0;
            out.push_str(if closed { "(" } else { "" });
            write(out, core, c, 1);
            out.push_str(" ? ");
            write(out, core, a, 0);
            out.push_str(" : ");
            write(out, core, b, 0);
            out.push_str(if closed { ")" } else { "" });
        }
        Expr::In(a, members) => {
            let closed = outer > 3;
            out.push_str(if closed { "(" } else { "" });
            write(out, core, a, 4);
            out.push_str(" in [");
            for (n, member) in members.iter().enumerate() {
                out.push_str(if n == 0 { "" } else { ", " });
                match member {
                    Member::Range(lo, hi) if lo == hi => _ = write!(out, "{lo}"),
                    Member::Range(lo, hi) => _ = write!(out, "{lo}..{hi}"),
                    Member::Word(word) => out.push_str(word),
                }
            }
            out.push_str(if closed { "])" } else { "]" });
        }
        Expr::Bits(a, hi, lo) => {
            write(out, core, a, 11);
            _ = match hi == lo {
                true => write!(out, "[{hi}]"),
                false => write!(out, "[{hi}:{lo}]"),
            };
        }
        Expr::Call(fun, args) => {
            out.push_str(match fun {
                Fun::Min => "min(",
                Fun::Max => "max(",
                Fun::Log2 => "log2(",
                Fun::Popcount => "popcount(",
                Fun::Pick => "pick(",
            });
            for (n, arg) in args.iter().enumerate() {
                out.push_str(if n == 0 { "" } else { ", " });
                write(out, core, arg, 0);
            }
            out.push(')');
        }
    }
}
