//! Rules that infer secondary types: expressions over what is known of the inputs, made into tables.
//!
//! A rule is written with the expressions of the semantics language, over types of one lattice: names of types and of
//! value inputs, `join(a, b)`, `meet(a, b)`, `a <= T` (what is known says at least T), `==`, `&&`, `||`, `!`, `?:`.
//! `join(inputs)` is the join of all inputs in whatever lattice they are. Of inputs that repeat, `a[k]` is one. Where a
//! constant says which operation a gate is, `match constant(a[0]) { 3 => …, _ => … }` has a rule for each.

use super::ast::{Arm, BinOp, Expr, ExprKind as A, UnOp};
use super::gates::source;
use super::ir::Infer;
use super::lower::{Body, Lower};
use super::scope::Scope;
use onespec_description::model::{Gate, Graph, Lattice, SourceText};
use onespec_diag::{Diag, did_you_mean};

/// What stands for all inputs in a join.
const INPUTS: &str = "inputs";
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
    gate: &'a Gate,
    /// What is known of each value input that is named.
    known: Vec<(u8, u8)>,
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
        let rule = match &parsed.value {
            Some(e) => match &e.kind {
                A::Match(value, arms) => self.cases(graph, gate, text, value, arms),
                _ => rule(graph, gate, e),
            },
            None => Err(Wrong(parsed.span, "this has no value".into(), None)),
        };
        rule.unwrap_or_else(|wrong| self.wrong(text, wrong))
    }

    /// `match constant(a) { … }`: a rule for each number that a constant input is.
    fn cases(
        &mut self,
        graph: &Graph,
        gate: &Gate,
        text: &SourceText,
        value: &Expr,
        arms: &[Arm],
    ) -> Result<Infer, Wrong> {
        let input = match &value.kind {
            A::Call(callee, args) if matches!(&callee.kind, A::Name(name) if &**name == "constant") => {
                args.first().and_then(|arg| input(gate, arg))
            }
            _ => None,
        };
        let Some(input) = input else {
            let help = "write match constant(a) { 1 => .., _ => .. }, of an input `a`";
            let message = "only the number that a constant input is can be matched".into();
            return Err(Wrong(value.span, message, Some(help.into())));
        };
        let mut cases = Vec::new();
        let mut otherwise = None;
        for arm in arms {
            let Some(e) = arm.body.value.as_ref().filter(|_| arm.body.stmts.is_empty()) else {
                return Err(Wrong(arm.span, "this has no value".into(), None));
            };
            let rule = rule(graph, gate, e)?;
            if arm.pats.is_empty() {
                otherwise = Some(rule);
                break;
            }
            let frame = self.enter(Some(Body::default()), Scope::default(), source(text), None);
            let ranges = self.patterns(arm, (0, u64::MAX.into()));
            self.leave(frame);
            // What is wrong with a pattern was said.
            let Ok(ranges) = ranges else { return Ok(Infer::None) };
            for (lo, hi) in ranges {
                let (Ok(lo), Ok(hi)) = (u64::try_from(lo), u64::try_from(hi)) else {
                    let message = "constants are numbers of 64 bits without sign".into();
                    return Err(Wrong(arm.span, message, None));
                };
                cases.push((lo, hi, rule.clone()));
            }
        }
        let Some(otherwise) = otherwise else {
            let help = "add `_ => ..`: it also holds where the input is no constant";
            return Err(Wrong(
                value.span,
                "other numbers are possible".into(),
                Some(help.into()),
            ));
        };
        Ok(Infer::Cases {
            input,
            cases,
            otherwise: Box::new(otherwise),
        })
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

/// Which value input an expression names: `a`, or `a[k]` of those that repeat.
fn input(gate: &Gate, e: &Expr) -> Option<u8> {
    match &e.kind {
        A::Name(name) => gate.values.iter().position(|v| v.name == **name).map(|i| i as u8),
        A::Index(of, index) => match (&of.kind, &index.kind, &gate.values_rep) {
            (A::Name(name), A::Int(k), Some(rep)) if rep.name == **name => {
                let at = i128::try_from(gate.values.len()).ok()?.checked_add(*k)?;
                u8::try_from(at).ok().filter(|_| *k >= 0)
            }
            _ => None,
        },
        _ => None,
    }
}

/// All inputs that an expression names, in ascending order.
fn inputs(gate: &Gate, e: &Expr, found: &mut Vec<u8>) {
    if let Some(at) = input(gate, e) {
        if let Err(place) = found.binary_search(&at) {
            found.insert(place, at);
        }
        return;
    }
    match &e.kind {
        A::Unary(_, a) => inputs(gate, a, found),
        A::Binary(_, a, b) => [a, b].into_iter().for_each(|e| inputs(gate, e, found)),
        A::Cond(c, a, b) => [c, a, b].into_iter().for_each(|e| inputs(gate, e, found)),
        A::Call(_, args) => args.iter().for_each(|e| inputs(gate, e, found)),
        _ => {}
    }
}

/// An expression as a table over what is known of the inputs that it names.
fn rule(graph: &Graph, gate: &Gate, e: &Expr) -> Result<Infer, Wrong> {
    let mut named = Vec::new();
    inputs(gate, e, &mut named);
    let Some(lattice) = gate.lattice.and_then(|l| graph.lattices.get(usize::from(l))) else {
        return match join_only(e) {
            true => known_inputs(gate, e).map(|()| Infer::Join { inputs: named }),
            false => {
                let help =
                    "`lattice:` names the lattice whose types the rule is about; without it a rule is a join of inputs";
                Err(Wrong(e.span, "this rule is about no lattice".into(), Some(help.into())))
            }
        };
    };
    if named.len() > MOST {
        let help = format!("a rule looks at {MOST} inputs at most");
        let message = format!("this looks at {} inputs", named.len());
        return Err(Wrong(e.span, message, Some(help)));
    }
    let n = lattice.types.len();
    let mut table = Vec::new();
    for row in 0..n.pow(named.len() as u32) {
        let known = |at: usize| (row / n.pow((named.len() - 1 - at) as u32) % n) as u8;
        let env = Env {
            lattice,
            gate,
            known: named.iter().enumerate().map(|(at, i)| (*i, known(at))).collect(),
        };
        match evaluate(&env, e)? {
            Value::Type(ty) => table.push(ty),
            Value::Bool(_) => {
                let help = "write c ? T : U".into();
                let message = "this is an answer, a type is needed".into();
                return Err(Wrong(e.span, message, Some(help)));
            }
        }
    }
    Ok(Infer::Table {
        lattice: gate.lattice.unwrap_or(0),
        inputs: named,
        table,
    })
}

/// Every name in a join of inputs is an input; `join(inputs)` is that of all.
fn known_inputs(gate: &Gate, e: &Expr) -> Result<(), Wrong> {
    let A::Call(_, args) = &e.kind else { return Ok(()) };
    for arg in args {
        if let A::Name(name) = &arg.kind
            && input(gate, arg).is_none()
            && (&**name != INPUTS || args.len() > 1)
        {
            let known = gate.values.iter().map(|input| input.name.as_str()).chain([INPUTS]);
            return Err(Wrong(
                arg.span,
                format!("unknown input `{name}`"),
                did_you_mean(name, known),
            ));
        }
    }
    Ok(())
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
    if let Some(at) = input(env.gate, e) {
        let known = env.known.iter().find(|(input, _)| *input == at);
        return Ok(Value::Type(known.map_or(0, |(_, ty)| *ty)));
    }
    Ok(match &e.kind {
        A::Name(name) => match env.lattice.types.iter().position(|ty| ty.name == **name) {
            Some(i) => Value::Type(i as u8),
            None => {
                let known = env.lattice.types.iter().map(|ty| ty.name.as_str());
                let known = known.chain(env.gate.values.iter().map(|input| input.name.as_str()));
                return Err(Wrong(
                    e.span,
                    format!("unknown type or input `{name}`"),
                    did_you_mean(name, known),
                ));
            }
        },
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
