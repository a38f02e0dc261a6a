//! `when:` of a family: an expression over the columns of a member, in which words that are no columns stand for themselves.

use super::columns::{Columns, number};
use super::cx::Cx;
use super::exprs;
use crate::syntax::bits::{self, Expr, Node};
use crate::syntax::yaml::Text;
use onespec_core::expr::function;
use onespec_core::isa::{BinOp, UnOp};

/// What an expression over columns yields.
#[derive(Debug, Clone, PartialEq)]
enum Value {
    Number(i64),
    Word(String),
}

impl Value {
    fn of(text: &str) -> Value {
        number(text).map_or_else(|| Value::Word(text.to_string()), Value::Number)
    }

    fn number(&self) -> i64 {
        match self {
            Value::Number(n) => *n,
            Value::Word(word) => i64::from(!word.is_empty()),
        }
    }
}

/// Does `when` keep the member? Without it, yes.
pub fn keeps(cx: &Cx<'_>, columns: &Columns, when: Option<&Text>) -> bool {
    let Some(when) = when else { return true };
    let filled = columns.fill(when);
    let Some(expr) = cx.expr(&filled) else { return true };
    functions(cx, &filled, &expr);
    evaluate(columns, &expr).number() != 0
}

/// Reports functions that there are not.
fn functions(cx: &Cx<'_>, text: &Text, expr: &Expr) {
    let mut parts: Vec<&Expr> = Vec::new();
    match &expr.node {
        Node::Number(_) | Node::Name(_) | Node::Slice(..) | Node::Set(_) => {}
        Node::Call(name, of, width) => {
            if exprs::func(name, *width).is_none() {
                exprs::report_no_func(cx, text, expr, name, *width);
            }
            parts.push(of);
        }
        Node::Un(_, a) => parts.push(a),
        Node::Bin(_, a, b) | Node::In(a, b) => parts.extend([&**a, &**b]),
        Node::Cond(a, b, c) => parts.extend([&**a, &**b, &**c]),
    }
    parts.into_iter().for_each(|part| functions(cx, text, part));
}

fn evaluate(columns: &Columns, expr: &Expr) -> Value {
    let eval = |e: &Expr| evaluate(columns, e);
    let truth = |b: bool| Value::Number(i64::from(b));
    match &expr.node {
        Node::Number(n) => Value::Number(*n),
        Node::Name(name) => match columns.get(name) {
            Some(column) => column
                .number
                .map_or_else(|| Value::Word(column.value.to_string()), Value::Number),
            None => Value::Word(name.clone()),
        },
        Node::Slice(name, high, low) => {
            let value = columns.get(name).and_then(|c| c.number).unwrap_or(0);
            Value::Number(value >> low & ((1i64 << (high - low).min(62)) * 2 - 1))
        }
        Node::Call(name, inner, width) => {
            let value = eval(inner).number();
            Value::Number(exprs::func(name, *width).map_or(value, |func| function(func, value)))
        }
        Node::Set(_) => Value::Number(0),
        Node::Un(op, inner) => Value::Number(match op {
            UnOp::Not => i64::from(eval(inner).number() == 0),
            UnOp::Neg => eval(inner).number().wrapping_neg(),
            UnOp::Inv => !eval(inner).number(),
        }),
        Node::Bin(BinOp::Eq, a, b) => truth(eval(a) == eval(b)),
        Node::Bin(BinOp::Ne, a, b) => truth(eval(a) != eval(b)),
        Node::Bin(op, a, b) => Value::Number(onespec_core::expr::binary(*op, eval(a).number(), eval(b).number())),
        Node::In(item, set) => {
            let item = eval(item);
            match &set.node {
                Node::Set(members) => truth(members.iter().any(|m| match m {
                    bits::Member::Range(low, high) => matches!(&item, Value::Number(n) if low <= n && n <= high),
                    bits::Member::Name(name, _) => matches!(&item, Value::Word(w) if w == name),
                })),
                _ => match eval(set) {
                    Value::Word(list) => truth(list.split_whitespace().any(|word| Value::of(word) == item)),
                    list => truth(list == item),
                },
            }
        }
        Node::Cond(cond, yes, no) => eval(if eval(cond).number() != 0 { yes } else { no }),
    }
}
