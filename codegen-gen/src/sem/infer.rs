//! Rules that infer secondary types: expressions over what is known of the inputs, made into tables.
//!
//! A rule is written with the expressions of the semantics language, over types of one lattice: names of types and of
//! value inputs, `join(a, b)`, `meet(a, b)`, `a <= T` (what is known says at least T), `==`, `&&`, `||`, `!`, `?:`.
//! `join(inputs)` is the join of all inputs in whatever lattice they are.

use super::ast::{BinOp, Expr, ExprKind as A, UnOp};
use super::ir::Infer;
use super::lower::Lower;
use super::mentions;
use crate::model::{Gate, Graph, Lattice, SourceText};
use crate::source::{Diag, did_you_mean};

/// Inputs that a table may depend on.
const MOST: usize = 2;

/// A value of an expression: a type, or an answer.
#[derive(Clone, Copy, PartialEq)]
enum Value {
    Type(u8),
    Bool(bool),
}

/// Names of one evaluation.
struct Env<'a> {
    lattice: &'a Lattice,
    inputs: Vec<(&'a str, u8)>,
}

/// What is wrong with an expression: its bytes, and what to say.
struct Wrong(super::ast::Span, String, Option<String>);

impl Lower<'_> {
    /// The rule of a gate.
    pub(super) fn infer(&mut self, graph: &Graph, gate: &Gate) -> Infer {
        let Some(text) = &gate.infer else { return Infer::None };
        let Ok(parsed) = self.parse_body(text) else {
            return Infer::None;
        };
        let Some(e) = &parsed.value else {
            return self.wrong(text, Wrong(parsed.span, "this has no value".into(), None));
        };
        let names = mentions::of_block(&parsed);
        let mentioned = |name: &str| names.contains(name);
        let inputs: Vec<usize> = (0..gate.values.len())
            .filter(|i| gate.values.get(*i).is_some_and(|v| mentioned(&v.name)))
            .collect();
        let Some(lattice) = gate.lattice.and_then(|l| graph.lattices.get(usize::from(l))) else {
            return match join_only(e) {
                true => Infer::Join {
                    inputs: inputs.iter().map(|i| *i as u8).collect(),
                },
                false => {
                    let help = "`lattice:` names the lattice whose types the rule is about; without it a rule is a join of inputs";
                    self.wrong(
                        text,
                        Wrong(e.span, "this rule is about no lattice".into(), Some(help.into())),
                    )
                }
            };
        };
        if inputs.len() > MOST {
            let help = format!("a rule looks at {MOST} inputs at most");
            return self.wrong(
                text,
                Wrong(e.span, format!("this looks at {} inputs", inputs.len()), Some(help)),
            );
        }
        let n = lattice.types.len();
        let mut table = Vec::new();
        for row in 0..n.pow(inputs.len() as u32) {
            let of = |(at, i): (usize, &usize)| {
                let known = row / n.pow((inputs.len() - 1 - at) as u32) % n;
                (gate.values.get(*i).map_or("", |v| v.name.as_str()), known as u8)
            };
            let env = Env {
                lattice,
                inputs: inputs.iter().enumerate().map(of).collect(),
            };
            match evaluate(&env, e) {
                Ok(Value::Type(ty)) => table.push(ty),
                Ok(Value::Bool(_)) => {
                    return self.wrong(
                        text,
                        Wrong(
                            e.span,
                            "this is an answer, a type is needed".into(),
                            Some("write c ? T : U".into()),
                        ),
                    );
                }
                Err(wrong) => return self.wrong(text, wrong),
            }
        }
        Infer::Table {
            lattice: gate.lattice.unwrap_or(0),
            inputs: inputs.iter().map(|i| *i as u8).collect(),
            table,
        }
    }

    fn wrong(&mut self, text: &SourceText, Wrong(span, message, help): Wrong) -> Infer {
        let place = text.origin.at(span.start as usize, span.end as usize);
        let diag = Diag::error("E0507", place, message);
        let help = help
            .unwrap_or_else(|| "types, inputs, join, meet, <=, ==, &&, ||, ! and ?: are what rules are made of".into());
        let diag = diag.help(help);
        if !self.diags.list.contains(&diag) {
            self.diags.push(diag);
        }
        Infer::None
    }
}

fn join_only(e: &Expr) -> bool {
    matches!(&e.kind, A::Call(callee, args) if matches!(&callee.kind, A::Name(name) if &**name == "join")
        && args.iter().all(|arg| matches!(arg.kind, A::Name(_))))
}

fn evaluate(env: &Env<'_>, e: &Expr) -> Result<Value, Wrong> {
    let n = env.lattice.types.len();
    let wrong = |message: &str| Err(Wrong(e.span, message.to_string(), None));
    let ty = |e: &Expr| match evaluate(env, e)? {
        Value::Type(ty) => Ok(ty),
        Value::Bool(_) => Err(Wrong(e.span, "this is an answer, a type is needed".into(), None)),
    };
    let answer = |e: &Expr| match evaluate(env, e)? {
        Value::Bool(b) => Ok(b),
        Value::Type(_) => Err(Wrong(e.span, "this is a type, an answer is needed".into(), None)),
    };
    Ok(match &e.kind {
        A::Name(name) => {
            if let Some((_, ty)) = env.inputs.iter().find(|(input, _)| *input == &**name) {
                return Ok(Value::Type(*ty));
            }
            match env.lattice.types.iter().position(|ty| ty.name == **name) {
                Some(i) => Value::Type(i as u8),
                None => {
                    let known = env.lattice.types.iter().map(|ty| ty.name.as_str());
                    let known = known.chain(env.inputs.iter().map(|(input, _)| *input));
                    return Err(Wrong(
                        e.span,
                        format!("unknown type or input `{name}`"),
                        did_you_mean(name, known),
                    ));
                }
            }
        }
        A::Call(callee, args) => match (&callee.kind, args.as_slice()) {
            (A::Name(name), [a, b]) if matches!(&**name, "join" | "meet") => {
                let (a, b) = (usize::from(ty(a)?), usize::from(ty(b)?));
                let table = if &**name == "join" {
                    &env.lattice.join
                } else {
                    &env.lattice.meet
                };
                Value::Type(table.get(a * n + b).copied().unwrap_or(0))
            }
            _ => return wrong("this is neither join(a, b) nor meet(a, b)"),
        },
        A::Binary(op, a, b) => match op {
            BinOp::AndAlso => Value::Bool(answer(a)? & answer(b)?),
            BinOp::OrElse => Value::Bool(answer(a)? | answer(b)?),
            BinOp::Eq => Value::Bool(ty(a)? == ty(b)?),
            BinOp::Ne => Value::Bool(ty(a)? != ty(b)?),
            BinOp::Le => {
                let (a, b) = (ty(a)?, ty(b)?);
                Value::Bool(
                    env.lattice
                        .types
                        .get(usize::from(b))
                        .is_some_and(|t| t.below >> a & 1 == 1),
                )
            }
            _ => return wrong("this operator is not for types"),
        },
        A::Unary(UnOp::Not, a) => Value::Bool(!answer(a)?),
        A::Cond(c, a, b) => {
            let (c, a, b) = (answer(c)?, evaluate(env, a)?, evaluate(env, b)?);
            if c { a } else { b }
        }
        _ => return wrong("this is no rule about types"),
    })
}
