//! Expressions: literals, choices, and everything that is not an operator (`lower_ops`), a place (`lower_place`) or a
//! call (`lower_call`).

use super::ast::{self, ExprKind as A, Span};
use super::fold;
use super::interval;
use super::ir::{Block, CmpOp, Expr, ExprKind, Stmt, Ty};
use super::lower::{Fail, Lower, Res, show};
use super::scope::{Binding, SumValue};
use std::rc::Rc;

/// A body with the names that its pattern gives it.
pub(super) struct Bound<'t> {
    pub body: &'t ast::Block,
    pub names: Vec<(Rc<str>, Binding)>,
}

/// One side of a choice.
#[derive(Clone, Copy)]
pub(super) enum Branch<'t> {
    Expr(&'t ast::Expr),
    Block(&'t ast::Block),
    /// A block that sees the names of a pattern.
    Bound(&'t Bound<'t>),
    /// `else` that is not there.
    Nothing(Span),
}

impl Branch<'_> {
    fn span(&self) -> Span {
        match self {
            Branch::Expr(e) => e.span,
            Branch::Bound(bound) => Branch::Block(bound.body).span(),
            Branch::Block(block) => block.value.as_ref().map_or(block.span, |value| value.span),
            Branch::Nothing(span) => *span,
        }
    }
}

/// A side after lowering.
struct Side {
    block: Block,
    dead: bool,
    span: Span,
}

impl Lower<'_> {
    /// Lowers an expression. `want` is what the context would like: it gives widths to what has none, and is not enforced.
    pub(super) fn expr(&mut self, e: &ast::Expr, want: Option<&Ty>) -> Res<Expr> {
        self.deeper(e.span, |this| this.expr_inner(e, want))
    }

    /// Lowers an expression to exactly this type.
    pub(super) fn expr_as(&mut self, e: &ast::Expr, want: &Ty) -> Res<Expr> {
        let value = self.expr(e, Some(want));
        let value = self.settle(value)?;
        self.coerce(value, want, e.span)
    }

    fn expr_inner(&mut self, e: &ast::Expr, want: Option<&Ty>) -> Res<Expr> {
        match &e.kind {
            A::Int(value) if value.unsigned_abs() > 1 << 125 => self.fail("E1228", e.span, "this number is too large"),
            A::Int(value) => Ok(fold::int(*value)),
            A::Sized(_, 0) => self.fail("E1206", e.span, "a width must be positive"),
            A::Sized(value, width) => Ok(fold::constant(*width, *value)),
            A::Unary(op, a) => self.unary(*op, a, want),
            A::Binary(op, a, b) => self.binary(*op, a, b, want, e.span),
            A::Cond(c, a, b) => self.choice(c, Branch::Expr(a), Branch::Expr(b), want),
            A::If(c, yes, no) => {
                let no = no.as_ref().map_or(Branch::Nothing(e.span), Branch::Block);
                self.choice(c, Branch::Block(yes), no, want)
            }
            A::Match(value, arms) => self.match_(value, arms, want, e.span),
            A::Tuple(parts) => self.tuple(parts, want),
            A::Call(callee, args) => self.call(callee, args, want, e.span),
            A::Closure(_) => self.fail_help(
                "E1213",
                e.span,
                "a closure may only be an argument",
                "pass it to a fn with a parameter f: fn(..) -> ..",
            ),
            A::Name(_) | A::Index(..) | A::Slice(..) | A::Part(..) | A::Cell(..) | A::Lane(..) | A::Field(..) => {
                let target = self.target(e)?;
                self.read(target, e.span)
            }
        }
    }

    fn tuple(&mut self, parts: &[ast::Expr], want: Option<&Ty>) -> Res<Expr> {
        let wants = match want {
            Some(Ty::Tuple(wants)) if wants.len() == parts.len() => Some(wants),
            _ => None,
        };
        let mut values = Vec::new();
        for (i, part) in parts.iter().enumerate() {
            values.push(self.expr(part, wants.and_then(|wants| wants.get(i)))?);
        }
        let ty = Ty::Tuple(values.iter().map(|value| value.ty.clone()).collect());
        Ok(fold::expr(ExprKind::Tuple(values), ty))
    }

    fn choice(&mut self, cond: &ast::Expr, yes: Branch<'_>, no: Branch<'_>, want: Option<&Ty>) -> Res<Expr> {
        let c = self.expr(cond, Some(&Ty::BOOL))?;
        let c = self.condition(c, cond.span)?;
        match fold::as_bool(&c) {
            Some(true) => self.only(yes, want),
            Some(false) => self.only(no, want),
            None => self.select(vec![c], &[yes, no], want),
        }
    }

    fn bound_block(&mut self, bound: &Bound<'_>, want: Option<&Ty>, out: &mut Vec<Stmt>) -> Res<Option<Expr>> {
        for (name, binding) in &bound.names {
            let binding = match binding {
                Binding::Value(e) => Binding::Value(self.stabilise(name, e.clone(), out)),
                Binding::Sum(sum) => {
                    let raw = self.stabilise(name, sum.raw.clone(), out);
                    Binding::Sum(Rc::new(SumValue { raw, ..(**sum).clone() }))
                }
                other => other.clone(),
            };
            self.scope.bind(name, binding);
        }
        self.block(bound.body, want, out)
    }

    /// The side that a static condition chose; the other is not checked.
    pub(super) fn only(&mut self, branch: Branch<'_>, want: Option<&Ty>) -> Res<Expr> {
        let scope = self.scope.clone();
        let mut stmts = Vec::new();
        let value = match branch {
            Branch::Expr(e) => self.expr(e, want).map(Some),
            Branch::Block(block) => self.block(block, want, &mut stmts),
            Branch::Bound(bound) => self.bound_block(bound, want, &mut stmts),
            Branch::Nothing(_) => Ok(None),
        };
        self.scope = scope;
        Ok(fold::block(Block {
            stmts,
            value: value?.map(Box::new),
        }))
    }

    /// A choice between sides, each but the last under its condition.
    pub(super) fn select(&mut self, conds: Vec<Expr>, branches: &[Branch<'_>], want: Option<&Ty>) -> Res<Expr> {
        let (mut blocks, ty) = self.unify(branches, want)?;
        let Some(mut rest) = blocks.pop() else {
            return Ok(fold::zero(&Ty::Unit));
        };
        for (cond, block) in conds.into_iter().zip(blocks).rev() {
            rest = if ty == Ty::Unit {
                if block.stmts.is_empty() && rest.stmts.is_empty() && fold::is_pure(&cond) {
                    continue;
                }
                Block {
                    stmts: vec![Stmt::If(cond, block, rest)],
                    value: None,
                }
            } else {
                Block {
                    stmts: Vec::new(),
                    value: Some(Box::new(two_way(cond, block, rest, &ty))),
                }
            };
        }
        Ok(fold::block(rest))
    }

    fn side(&mut self, branch: Branch<'_>, want: Option<&Ty>) -> Res<Side> {
        let scope = self.scope.clone();
        let dead = std::mem::replace(&mut self.dead, false);
        let locals = self.body.locals.len();
        let mut stmts = Vec::new();
        let value = match branch {
            Branch::Expr(e) => self.expr(e, want).map(|value| match value.ty {
                Ty::Unit => {
                    super::statements::push_do(value, &mut stmts);
                    None
                }
                _ => Some(value),
            }),
            Branch::Block(block) => self.block(block, want, &mut stmts),
            Branch::Bound(bound) => self.bound_block(bound, want, &mut stmts),
            Branch::Nothing(_) => Ok(None),
        };
        self.scope = scope;
        let dead = std::mem::replace(&mut self.dead, dead);
        if value.is_err() {
            self.body.locals.truncate(locals);
        }
        Ok(Side {
            block: Block {
                stmts,
                value: value?.map(Box::new),
            },
            dead,
            span: branch.span(),
        })
    }

    /// Lowers all sides and brings their values to one type. Sides that end in a trap take any type.
    fn unify(&mut self, branches: &[Branch<'_>], want: Option<&Ty>) -> Res<(Vec<Block>, Ty)> {
        let mut sides: Vec<Res<Side>> = branches.iter().map(|branch| self.side(*branch, want)).collect();
        // A width that one side has serves the sides that have none.
        let hint = sides
            .iter()
            .flatten()
            .filter(|side| !side.dead)
            .find_map(|side| side.block.value.as_ref()?.ty.bits());
        for (side, branch) in sides.iter_mut().zip(branches) {
            if let (Err(Fail::NoWidth(_)), Some(width)) = (&side, hint) {
                *side = self.side(*branch, Some(&Ty::Bits(width)));
            }
        }
        if let Some(Err(fail)) = sides.iter().find(|side| matches!(side, Err(Fail::Reported))) {
            return Err(*fail);
        }
        let mut sides: Vec<Side> = sides.into_iter().collect::<Res<_>>()?;
        let mut ty: Option<Ty> = None;
        for side in sides.iter().filter(|side| !side.dead) {
            let have = side.block.value.as_ref().map_or(Ty::Unit, |value| value.ty.clone());
            ty = Some(match ty {
                None => have,
                Some(ty) => match join(&ty, &have) {
                    Some(ty) => ty,
                    None => return self.differ(&ty, &have, side.span, want),
                },
            });
        }
        self.dead |= ty.is_none();
        let ty = ty.unwrap_or(Ty::Unit);
        if ty != Ty::Unit && want == Some(&Ty::Unit) {
            let span = sides.first().map_or_else(Span::default, |side| side.span);
            return self.fail_help(
                "E1202",
                span,
                format!("found {}, unit is needed", show(&ty)),
                "write `;` behind it, or assign it",
            );
        }
        for side in &mut sides {
            side.block.value = match side.block.value.take() {
                _ if ty == Ty::Unit => None,
                Some(value) if !side.dead || value.ty == ty => Some(Box::new(self.coerce(*value, &ty, side.span)?)),
                _ => Some(Box::new(fold::zero(&ty))),
            };
        }
        Ok((sides.into_iter().map(|side| side.block).collect(), ty))
    }

    fn differ<T>(&mut self, ty: &Ty, have: &Ty, span: Span, want: Option<&Ty>) -> Res<T> {
        match (ty, have) {
            (Ty::Bits(a), Ty::Bits(b)) => self.fail_help(
                "E1201",
                span,
                format!("width is {b}, {a} is needed"),
                "all sides of a choice have one width",
            ),
            (_, Ty::Unit) if want != Some(&Ty::Unit) => self.fail_help(
                "E1226",
                span,
                "this side has no value, the other has one",
                "end it with an expression without `;`",
            ),
            _ => self.fail("E1202", span, format!("found {}, {} is needed", show(have), show(ty))),
        }
    }

    fn match_(&mut self, value: &ast::Expr, arms: &[ast::Arm], want: Option<&Ty>, span: Span) -> Res<Expr> {
        const ARMS: usize = 300;
        if arms.len() > ARMS {
            return self.fail_help(
                "E1001",
                span,
                format!("a match has at most {ARMS} arms"),
                "use a table, `tables:`",
            );
        }
        if let Some(sum) = self.named_sum(value) {
            return self.match_sum(&sum, arms, want, span);
        }
        if let Some(name) = arms.iter().flat_map(|arm| &arm.pats).find_map(|pat| pat.names.first()) {
            let help = "only operands that are sums have alternatives";
            return self.fail_help("E1219", name.span, "this pattern has parts", help);
        }
        let x = self.expr(value, None);
        let x = self.settle(x)?;
        let domain = match x.ty {
            Ty::Int(lo, hi) => (lo, hi),
            Ty::Bits(width) => match interval::unsigned(width) {
                Some(domain) => domain,
                None => return self.fail("E1228", value.span, format!("bits<{width}> is too wide for a match")),
            },
            _ => {
                return self.fail(
                    "E1202",
                    value.span,
                    format!("found {}, an integer or bits are needed", show(&x.ty)),
                );
            }
        };
        let known = fold::as_int(&x).or_else(|| fold::as_const(&x).map(|value| value as i128));
        let mut before = Vec::new();
        let x = self.stabilise("matched", x, &mut before);
        let mut covered: Vec<interval::Range> = Vec::new();
        let mut chosen: Vec<Branch<'_>> = Vec::new();
        let mut conds = Vec::new();
        for arm in arms {
            let ranges = self.patterns(arm, domain)?;
            let hits = ranges.iter().any(|r| r.0 <= domain.1 && r.1 >= domain.0);
            let done = is_covered(&covered, domain);
            if !hits || done {
                continue;
            }
            let takes_known = known.is_some_and(|v| ranges.iter().any(|r| r.0 <= v && v <= r.1));
            if known.is_none() || takes_known {
                chosen.push(Branch::Block(&arm.body));
                conds.push(self.test(&x, &ranges));
            }
            covered.extend(ranges);
        }
        if !is_covered(&covered, domain) {
            return self.fail_help("E1218", span, "match is not exhaustive", "add `_ => ..`");
        }
        conds.pop();
        let result = match chosen.as_slice() {
            [only] => self.only(*only, want)?,
            many => self.select(conds, many, want)?,
        };
        if before.is_empty() {
            return Ok(result);
        }
        let mut stmts = before;
        let value = super::statements::splice(result, &mut stmts);
        Ok(fold::block(Block {
            stmts,
            value: value.map(Box::new),
        }))
    }

    /// The values that an arm takes, as ranges with both ends.
    pub(super) fn patterns(&mut self, arm: &ast::Arm, domain: interval::Range) -> Res<Vec<interval::Range>> {
        if arm.pats.is_empty() {
            return Ok(vec![domain]);
        }
        let mut ranges = Vec::new();
        for pat in &arm.pats {
            let lo = self.pattern(&pat.lo)?;
            let hi = match &pat.end {
                Some(end) => self.pattern(end)? - 1,
                None => lo,
            };
            ranges.push((lo, hi));
        }
        Ok(ranges)
    }

    fn pattern(&mut self, e: &ast::Expr) -> Res<i128> {
        let value = self.expr(e, None)?;
        let known =
            fold::as_int(&value).or_else(|| fold::as_const(&value).and_then(|value| i128::try_from(value).ok()));
        match known {
            Some(value) => Ok(value),
            None => self.fail_help(
                "E1219",
                e.span,
                "a pattern must be static",
                "write a number or a constant",
            ),
        }
    }

    fn test(&mut self, x: &Expr, ranges: &[interval::Range]) -> Expr {
        let literal = |value: i128| match x.ty {
            Ty::Bits(width) => fold::constant(width, value as u128),
            _ => fold::int(value),
        };
        let le = if x.ty.bits().is_some() { CmpOp::LeU } else { CmpOp::LeS };
        ranges.iter().fold(fold::boolean(false), |all, &(lo, hi)| {
            let one = if lo == hi {
                fold::cmp(CmpOp::Eq, x.clone(), literal(lo))
            } else {
                fold::and_also(
                    fold::cmp(le, literal(lo), x.clone()),
                    fold::cmp(le, x.clone(), literal(hi)),
                )
            };
            fold::or_else(all, one)
        })
    }

    /// An integer that must be known when the instruction is specialised.
    pub(super) fn static_int(&mut self, e: &ast::Expr) -> Res<i128> {
        let value = self.expr(e, None)?;
        match fold::as_int(&value).or_else(|| fold::as_const(&value).and_then(|value| i128::try_from(value).ok())) {
            Some(value) => Ok(value),
            None => self.fail_help(
                "E1205",
                e.span,
                "a width must be known when the instruction is specialised",
                "use a number, a parameter, or a static argument",
            ),
        }
    }

    /// A static integer that is a width.
    pub(super) fn width(&mut self, e: &ast::Expr) -> Res<u32> {
        let width = self.static_int(e)?;
        match u32::try_from(width) {
            Ok(width @ 1..=super::MAX_WIDTH) => Ok(width),
            _ if width > 0 => self.fail(
                "E1206",
                e.span,
                format!("a width of {width} is more than {}", super::MAX_WIDTH),
            ),
            _ => self.fail("E1206", e.span, format!("a width must be positive, this is {width}")),
        }
    }
}

/// The type that takes both.
fn join(a: &Ty, b: &Ty) -> Option<Ty> {
    match (a, b) {
        (Ty::Int(al, ah), Ty::Int(bl, bh)) => {
            let (lo, hi) = interval::union((*al, *ah), (*bl, *bh));
            Some(Ty::Int(lo, hi))
        }
        (Ty::Bits(width), Ty::Int(..)) | (Ty::Int(..), Ty::Bits(width)) => Some(Ty::Bits(*width)),
        (Ty::Tuple(x), Ty::Tuple(y)) if x.len() == y.len() => x
            .iter()
            .zip(y)
            .map(|(a, b)| join(a, b))
            .collect::<Option<_>>()
            .map(Ty::Tuple),
        _ => (a == b).then(|| a.clone()),
    }
}

fn is_covered(ranges: &[interval::Range], domain: interval::Range) -> bool {
    let mut sorted = ranges.to_vec();
    sorted.sort_unstable();
    let mut next = domain.0;
    for (lo, hi) in sorted {
        if next > domain.1 {
            break;
        }
        if lo > next {
            return false;
        }
        next = next.max(hi.saturating_add(1));
    }
    next > domain.1
}

fn two_way(cond: Expr, yes: Block, no: Block, ty: &Ty) -> Expr {
    let plain = |block: &Block| block.stmts.is_empty();
    if !plain(&yes) || !plain(&no) {
        return fold::expr(ExprKind::IfElse(Box::new(cond), yes, no), ty.clone());
    }
    let (Some(yes), Some(no)) = (yes.value, no.value) else {
        return fold::zero(ty);
    };
    match (fold::as_bool(&yes), fold::as_bool(&no)) {
        (Some(true), Some(false)) => cond,
        (Some(false), Some(true)) => fold::not(cond),
        (Some(false), None) => fold::and_also(fold::not(cond), *no),
        (Some(true), None) => fold::or_else(cond, *no),
        (None, Some(false)) => fold::and_also(cond, *yes),
        (None, Some(true)) => fold::or_else(fold::not(cond), *yes),
        _ => fold::expr(ExprKind::Cond(Box::new(cond), yes, no), ty.clone()),
    }
}
