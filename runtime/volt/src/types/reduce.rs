//! `reduce`: variables of a `foreach` that are sums of what its iterations give, or products, bits of all or of any, the
//! least or the greatest. In the body such a variable is only updated, by one operator: so iterations need not know of
//! each other, and what an iteration gives may be combined in any order. Sums of floats keep theirs, unless the clause
//! says `unordered`.

use super::body::{Context, Sum};
use super::tree::{Expr, Kind, Stmt, StmtKind};
use super::ty::Ty;
use crate::diag::{Diag, did_you_mean};
use crate::source::Span;
use crate::syntax::ast::{BinOp, Name};

/// How what iterations give is combined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Combines {
    Sum,
    Product,
    And,
    Or,
    Xor,
    Least,
    Greatest,
}

impl Combines {
    fn of(op: BinOp) -> Option<Combines> {
        Some(match op {
            BinOp::Add | BinOp::Sub => Combines::Sum,
            BinOp::Mul => Combines::Product,
            BinOp::And => Combines::And,
            BinOp::Or => Combines::Or,
            BinOp::Xor => Combines::Xor,
            _ => return None,
        })
    }
}

impl Context<'_, '_> {
    /// The variables of a clause.
    pub(super) fn reduce(&mut self, clause: &[(Name, bool)], independent: bool) -> Vec<Sum> {
        let mut sums: Vec<Sum> = Vec::new();
        for (name, unordered) in clause {
            let span = name.span;
            if !independent {
                let diag = Diag::error(
                    "E2019",
                    span,
                    "`reduce` in a `for`, whose iterations may need each other",
                );
                self.error(diag.help("`for` assigns what it likes: leave `reduce` out, or use `foreach`"));
                continue;
            }
            let Some(local) = self.local(&name.text) else {
                let near = did_you_mean(&name.text, self.locals());
                let diag = Diag::error(
                    "E2019",
                    span,
                    format!("there is no variable `{}` to reduce to", name.text),
                );
                self.error(diag.help(near.unwrap_or_else(|| "declare it before the loop: `var s: i64 = 0;`".into())));
                continue;
            };
            let found = self.body.locals[local as usize].clone();
            let is_number = found.ty.is_int() || found.ty.is_float() || found.ty == Ty::Bool;
            if !is_number && !found.ty.is_error() {
                let shown = self.show(&found.ty);
                let diag = Diag::error(
                    "E2019",
                    span,
                    format!("`{}` is {shown}, and only numbers are reduced to", name.text),
                );
                self.error(diag.also(found.span, "declared here").help("use `for`"));
                continue;
            }
            if let Some(before) = sums.iter().find(|sum| sum.local == local) {
                let diag = Diag::error("E2019", span, format!("`{}` is in this `reduce` twice", name.text));
                self.error(diag.also(before.span, "here first").help("name it once"));
                continue;
            }
            sums.push(Sum {
                local,
                unordered: *unordered && found.ty.is_float(),
                span,
            });
        }
        sums
    }

    /// Whether a body only updates the variables of its clause, each by one operator.
    pub(super) fn check_sums(&mut self, sums: &[Sum], body: &[Stmt], span: Span) {
        if sums.is_empty() {
            return;
        }
        let mut updates = Updates {
            sums,
            found: vec![None; sums.len()],
            wrong: Vec::new(),
        };
        updates.stmts(body);
        for (local, at, wrong) in updates.wrong {
            let name = self.body.locals[local as usize].name.clone();
            let (what, help) = match wrong {
                Wrong::Read => (
                    format!("`{name}` is a sum of all iterations: in the `foreach` it is only updated"),
                    format!(
                        "write `{name} += …` (or `-= *= &= |= ^=`), or `if x < {name} {{ {name} = x; }}` for the least; \
                         it is read behind the loop"
                    ),
                ),
                Wrong::Other(before) => {
                    let what = format!("`{name}` is updated in two ways");
                    self.error(
                        Diag::error("E2019", at, what)
                            .also(before, "here in another one")
                            .help("a variable of `reduce` has one operator (`+=` and `-=` are one)"),
                    );
                    continue;
                }
            };
            self.error(
                Diag::error("E2019", at, what)
                    .also(span, "its iterations are independent")
                    .help(help),
            );
        }
    }
}

enum Wrong {
    Read,
    Other(Span),
}

/// What a body does with the variables of a clause.
struct Updates<'s> {
    sums: &'s [Sum],
    found: Vec<Option<(Combines, Span)>>,
    wrong: Vec<(u32, Span, Wrong)>,
}

impl Updates<'_> {
    fn stmts(&mut self, stmts: &[Stmt]) {
        stmts.iter().for_each(|stmt| self.stmt(stmt));
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Let(_, init) => init.iter().for_each(|e| self.reads(e)),
            StmtKind::If(arms, rest) => {
                if let Some((sum, combines, value)) = self.extreme(arms, rest) {
                    self.update(sum, combines, stmt.span);
                    return self.reads(value);
                }
                for (condition, body) in arms {
                    self.reads(condition);
                    self.stmts(body);
                }
                self.stmts(rest);
            }
            StmtKind::While(condition, body, _) | StmtKind::Do(body, condition, _) => {
                self.reads(condition);
                self.stmts(body);
            }
            StmtKind::Loop(body, _) | StmtKind::Block(body) => self.stmts(body),
            StmtKind::For { from, to, body, .. } => {
                self.reads(from);
                self.reads(to);
                self.stmts(body);
            }
            StmtKind::Switch { value, cases, default } => {
                self.reads(value);
                cases.iter().for_each(|(_, body)| self.stmts(body));
                self.stmts(default);
            }
            StmtKind::Try { body, handler, .. } => {
                self.stmts(body);
                self.stmts(handler);
            }
            StmtKind::Update(place, operator, value) => {
                match (self.sum(place), Combines::of(operator.op)) {
                    (Some(sum), Some(combines)) => self.update(sum, combines, stmt.span),
                    _ => self.reads(place),
                }
                self.reads(value);
            }
            StmtKind::Assign(place, value) => {
                let Some(sum) = self.sum(place) else {
                    self.reads(place);
                    return self.reads(value);
                };
                match &value.kind {
                    // s = s + x
                    Kind::Binary(op, left, right) if self.sum(left) == Some(sum) && Combines::of(*op).is_some() => {
                        if let Some(combines) = Combines::of(*op) {
                            self.update(sum, combines, stmt.span);
                        }
                        self.reads(right);
                    }
                    // s = x < s ? x : s
                    Kind::Choose(condition, one, other) => {
                        let (value, negated) = if self.sum(other) == Some(sum) {
                            (one, false)
                        } else {
                            (other, true)
                        };
                        let kept = if negated { one } else { other };
                        match self.smaller(condition, sum, value, negated) {
                            Some(combines) if self.sum(kept) == Some(sum) => {
                                self.update(sum, combines, stmt.span);
                                self.reads(value);
                            }
                            _ => self.wrong.push((self.sums[sum].local, stmt.span, Wrong::Read)),
                        }
                    }
                    _ => self.wrong.push((self.sums[sum].local, stmt.span, Wrong::Read)),
                }
            }
            StmtKind::Return(value) => value.iter().for_each(|e| self.reads(e)),
            StmtKind::Throw(value) | StmtKind::Expr(value) => self.reads(value),
            StmtKind::Break | StmtKind::Continue => {}
        }
    }

    /// Which variable of the clause an expression is.
    fn sum(&self, expr: &Expr) -> Option<usize> {
        let Kind::Local(local) = expr.kind else { return None };
        self.sums.iter().position(|sum| sum.local == local)
    }

    fn update(&mut self, sum: usize, combines: Combines, span: Span) {
        match self.found[sum] {
            Some((before, at)) if before != combines => {
                self.wrong.push((self.sums[sum].local, span, Wrong::Other(at)));
            }
            Some(_) => {}
            None => self.found[sum] = Some((combines, span)),
        }
    }

    fn reads(&mut self, expr: &Expr) {
        let mut stack = vec![expr];
        while let Some(expr) = stack.pop() {
            if let Some(sum) = self.sum(expr) {
                self.wrong.push((self.sums[sum].local, expr.span, Wrong::Read));
            }
            children(expr, &mut stack);
        }
    }

    /// `if x < s { s = x; }`
    fn extreme<'e>(&self, arms: &'e [(Expr, Vec<Stmt>)], rest: &[Stmt]) -> Option<(usize, Combines, &'e Expr)> {
        let ([(condition, body)], []) = (arms, rest) else {
            return None;
        };
        let [
            Stmt {
                kind: StmtKind::Assign(place, value),
                ..
            },
        ] = &body[..]
        else {
            return None;
        };
        let sum = self.sum(place)?;
        let combines = self.smaller(condition, sum, value, false)?;
        Some((sum, combines, value))
    }

    /// Whether a condition says that a value is less than the variable, or more.
    fn smaller(&self, condition: &Expr, sum: usize, value: &Expr, negated: bool) -> Option<Combines> {
        let Kind::Binary(op, left, right) = &condition.kind else {
            return None;
        };
        let less = match op {
            BinOp::Lt | BinOp::Le => true,
            BinOp::Gt | BinOp::Ge => false,
            _ => return None,
        };
        let swapped = match (self.sum(left) == Some(sum), self.sum(right) == Some(sum)) {
            (false, true) if is_same(left, value) => false,
            (true, false) if is_same(right, value) => true,
            _ => return None,
        };
        // With the value on the left, and where the condition holds.
        Some(match less ^ swapped ^ negated {
            true => Combines::Least,
            false => Combines::Greatest,
        })
    }
}

/// Whether two expressions are written alike, and neither calls.
fn is_same(a: &Expr, b: &Expr) -> bool {
    let all = |pairs: &[(&Expr, &Expr)]| pairs.iter().all(|(a, b)| is_same(a, b));
    a.ty == b.ty
        && match (&a.kind, &b.kind) {
            (Kind::Const(a), Kind::Const(b)) => a == b,
            (Kind::Local(a), Kind::Local(b)) | (Kind::Global(a), Kind::Global(b)) => a == b,
            (Kind::Zero, Kind::Zero) => true,
            (Kind::Field(a, m), Kind::Field(b, n)) => m == n && all(&[(a, b)]),
            (Kind::Deref(a), Kind::Deref(b))
            | (Kind::Neg(a), Kind::Neg(b))
            | (Kind::Not(a), Kind::Not(b))
            | (Kind::Cast(a), Kind::Cast(b))
            | (Kind::Whole(a), Kind::Whole(b))
            | (Kind::Length(a), Kind::Length(b))
            | (Kind::Start(a), Kind::Start(b)) => all(&[(a, b)]),
            (Kind::Index(a, i), Kind::Index(b, j)) => all(&[(a, b), (i, j)]),
            (Kind::Binary(o, a, i), Kind::Binary(p, b, j)) => o == p && all(&[(a, b), (i, j)]),
            _ => false,
        }
}

/// The expressions in an expression.
pub(super) fn children<'e>(expr: &'e Expr, into: &mut Vec<&'e Expr>) {
    match &expr.kind {
        Kind::Deref(a)
        | Kind::Field(a, _)
        | Kind::Swizzle(a, _)
        | Kind::Splat(a)
        | Kind::Neg(a)
        | Kind::Not(a)
        | Kind::Cast(a)
        | Kind::Bitcast(a)
        | Kind::Address(a)
        | Kind::Whole(a)
        | Kind::Length(a)
        | Kind::Start(a) => into.push(a),
        Kind::Index(a, b) | Kind::Binary(_, a, b) => into.extend([&**a, &**b]),
        Kind::Choose(a, b, c) | Kind::Range(a, b, c) => into.extend([&**a, &**b, &**c]),
        Kind::Aggregate(list)
        | Kind::Join(list)
        | Kind::Call(_, list)
        | Kind::Builtin(_, list)
        | Kind::Gate(_, list) => into.extend(list),
        _ => {}
    }
}
