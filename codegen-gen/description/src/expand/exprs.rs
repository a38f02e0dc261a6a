//! Expressions of the bits language: names become operands, lets, parameters or numbers.

use super::cx::Cx;
use crate::model::{BinOp, Expr, Func, Operand};
use crate::syntax::bits::{Expr as Ast, Member, Node};
use crate::syntax::yaml::Text;
use onespec_core::expr::{binary, function};
use onespec_diag::{Diag, did_you_mean};
use std::collections::BTreeMap;

/// What names mean in an expression or a template.
#[derive(Debug, Default, Clone, Copy)]
pub struct Env<'a> {
    pub operands: &'a [String],
    /// What is known of these operands, where something is.
    pub declared: &'a [Operand],
    pub lets: &'a [String],
    pub params: &'a [String],
    /// Fixed fields and numeric columns.
    pub consts: Option<&'a BTreeMap<String, i64>>,
}

impl Env<'_> {
    /// A name as an expression.
    pub fn get(&self, name: &str) -> Option<Expr> {
        let position = |list: &[String]| list.iter().position(|n| n == name).map(|i| i as u8);
        if let Some(i) = position(self.operands) {
            return Some(Expr::Operand(i));
        }
        if let Some(i) = position(self.lets) {
            return Some(Expr::Let(i));
        }
        if let Some(i) = position(self.params) {
            return Some(Expr::Param(i));
        }
        self.consts?.get(name).map(|n| Expr::Num(*n))
    }

    /// All names, for hints.
    pub fn names(&self) -> Vec<&str> {
        let lists = [self.operands, self.lets, self.params];
        let consts = self.consts.into_iter().flat_map(|c| c.keys());
        lists.into_iter().flatten().chain(consts).map(String::as_str).collect()
    }
}

const FUNCTIONS: [&str; 4] = ["ctz", "clz", "popcount", "sext"];

/// The function of a name, and of a number of bits, where it has one.
pub fn func(name: &str, width: Option<u32>) -> Option<Func> {
    match (name, width) {
        ("ctz", None) => Some(Func::Ctz),
        ("clz", None) => Some(Func::Clz),
        ("popcount", None) => Some(Func::Popcount),
        ("sext", Some(width @ 1..=64)) => Some(Func::Sext(width as u8)),
        _ => None,
    }
}

/// Reports that a name and a number of bits, which stand at `at` in `text`, are no function.
pub fn report_no_func(cx: &Cx<'_>, text: &Text, at: &Ast, name: &str, width: Option<u32>) {
    let message = match (FUNCTIONS.contains(&name), name, width) {
        (true, "sext", None) => "`sext` needs a number of bits: `sext(x, 12)`".into(),
        (true, "sext", Some(width)) => format!("`sext` is of 1 to 64 bits, not of {width}"),
        (true, _, _) => format!("`{name}` takes one number"),
        (false, ..) => format!("there is no function `{name}`"),
    };
    let diag = Diag::error("E0208", text.origin.at(at.at.0, at.at.1), message);
    let help = did_you_mean(name, FUNCTIONS).filter(|_| !FUNCTIONS.contains(&name));
    cx.report(match help {
        Some(help) => diag.help(help),
        None => diag,
    });
}

/// A whole text as an expression.
pub fn text(cx: &Cx<'_>, env: &Env<'_>, text: &Text) -> Option<Expr> {
    let ast = cx.expr(text)?;
    resolve(cx, env, text, &ast)
}

/// A parsed expression that stands in `text`.
pub fn resolve(cx: &Cx<'_>, env: &Env<'_>, text: &Text, ast: &Ast) -> Option<Expr> {
    let sub = |ast: &Ast| resolve(cx, env, text, ast);
    let boxed = |ast: &Ast| sub(ast).map(Box::new);
    let report = |code, message: String, help: Option<String>| {
        let diag = Diag::error(code, text.origin.at(ast.at.0, ast.at.1), message);
        cx.report(match help {
            Some(help) => diag.help(help),
            None => diag,
        });
    };
    let unknown = |name: &str| {
        let help = did_you_mean(name, env.names());
        report("E0207", format!("`{name}` is no operand, let or numeric column"), help);
    };
    Some(match &ast.node {
        Node::Number(n) => Expr::Num(*n),
        Node::Name(name) => match env.get(name) {
            Some(found) => found,
            None => {
                unknown(name);
                return None;
            }
        },
        Node::Slice(name, high, low) => match env.get(name) {
            Some(Expr::Operand(i)) => {
                let width = env.declared.get(usize::from(i)).map(|operand| u32::from(operand.width));
                if let Some(width) = width.filter(|width| *high >= *width) {
                    let message = format!("bit {high} of `{name}`, which has {width} bits");
                    report(
                        "E0216",
                        message,
                        Some(format!("its highest bit is {}", width.saturating_sub(1))),
                    );
                    return None;
                }
                Expr::Slice(i, *high as u8, *low as u8)
            }
            Some(whole) => {
                let mask = if high - low >= 63 {
                    -1
                } else {
                    (1i64 << (high - low + 1)) - 1
                };
                let shifted = Expr::Bin(BinOp::Shr, Box::new(whole), Box::new(Expr::Num(i64::from(*low))));
                fold(Expr::Bin(BinOp::BitAnd, Box::new(shifted), Box::new(Expr::Num(mask))))
            }
            None => {
                unknown(name);
                return None;
            }
        },
        Node::Call(name, arg, width) => {
            let Some(func) = func(name, *width) else {
                report_no_func(cx, text, ast, name, *width);
                return None;
            };
            fold(Expr::Call(func, boxed(arg)?))
        }
        Node::Un(op, inner) => fold(Expr::Un(*op, boxed(inner)?)),
        Node::Bin(op, a, b) => {
            let (a, b) = (boxed(a), boxed(b));
            fold(Expr::Bin(*op, a?, b?))
        }
        Node::Cond(cond, yes, no) => {
            let (cond, yes, no) = (boxed(cond), boxed(yes), boxed(no));
            fold(Expr::Cond(cond?, yes?, no?))
        }
        Node::In(item, set) => {
            let item = boxed(item)?;
            let Node::Set(members) = &set.node else {
                report(
                    "E0209",
                    "the right side of `in` is a set".into(),
                    Some("write `x in [0, 2..4]`".into()),
                );
                return None;
            };
            let mut ranges = Vec::new();
            for member in members {
                match member {
                    Member::Range(low, high) => ranges.push((*low, *high)),
                    Member::Name(name, _) => match env.get(name) {
                        Some(Expr::Num(n)) => ranges.push((n, n)),
                        _ => {
                            unknown(name);
                            return None;
                        }
                    },
                }
            }
            fold(Expr::In(item, ranges))
        }
        Node::Set(_) => {
            report(
                "E0209",
                "a set stands only right of `in`".into(),
                Some("write `x in [0, 2..4]`".into()),
            );
            return None;
        }
    })
}

/// An expression without names as a number.
pub fn constant(cx: &Cx<'_>, value: &Text) -> Option<i64> {
    match text(cx, &Env::default(), value)? {
        Expr::Num(n) => Some(n),
        _ => None,
    }
}

/// Constants are computed at once.
pub fn fold(expr: Expr) -> Expr {
    use onespec_core::isa::UnOp;
    match &expr {
        Expr::Un(op, inner) => match (op, &**inner) {
            (UnOp::Not, Expr::Num(n)) => Expr::Num(i64::from(*n == 0)),
            (UnOp::Neg, Expr::Num(n)) => Expr::Num(n.wrapping_neg()),
            (UnOp::Inv, Expr::Num(n)) => Expr::Num(!n),
            _ => expr,
        },
        Expr::Bin(op, a, b) => match (&**a, &**b) {
            (Expr::Num(a), Expr::Num(b)) => Expr::Num(binary(*op, *a, *b)),
            // One side decides, or does not matter.
            (Expr::Num(n), other) | (other, Expr::Num(n)) => match (op, *n != 0) {
                (BinOp::Or, true) => Expr::Num(1),
                (BinOp::And, false) => Expr::Num(0),
                (BinOp::Or, false) | (BinOp::And, true) if is_truth(other) => other.clone(),
                _ => expr,
            },
            _ => expr,
        },
        Expr::Call(func, item) => match &**item {
            Expr::Num(n) => Expr::Num(function(*func, *n)),
            _ => expr,
        },
        Expr::In(item, ranges) => match &**item {
            Expr::Num(n) => Expr::Num(i64::from(ranges.iter().any(|(low, high)| low <= n && n <= high))),
            _ => expr,
        },
        Expr::Cond(cond, yes, no) => match &**cond {
            Expr::Num(0) => (**no).clone(),
            Expr::Num(_) => (**yes).clone(),
            _ => expr,
        },
        _ => expr,
    }
}

/// Is the value 0 or 1?
fn is_truth(expr: &Expr) -> bool {
    use onespec_core::isa::UnOp;
    match expr {
        Expr::Bin(op, ..) => matches!(
            op,
            BinOp::Or | BinOp::And | BinOp::Eq | BinOp::Ne | BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge
        ),
        Expr::Un(UnOp::Not, _) | Expr::In(..) => true,
        _ => false,
    }
}
