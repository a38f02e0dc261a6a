//! Operands as integers with their exact range, and the small expressions of the encoding side (lets, arguments of
//! `is`) as expressions of the semantics.

use super::ast::Span;
use super::fold;
use super::interval::{self, Range};
use super::ir::{self, CmpOp, Expr, ExprKind, Ty};
use super::lower::{Lower, Res};
use onespec_description::model::{self, Kind, Op, Operand};

/// The least and the greatest value of an operand.
pub(super) fn range(isa: &model::Isa, operand: &Operand) -> Range {
    let width = u32::from(operand.width).min(64);
    let all = (0, (1i128 << width) - 1);
    let hull = match isa.kinds.get(usize::from(operand.kind)) {
        Some(Kind::Reg {
            file,
            list,
            exclude,
            step,
        }) => {
            let count = isa
                .files
                .get(usize::from(*file))
                .map_or(i128::MAX, |file| i128::from(file.count));
            let step = i128::from((*step).max(1));
            let numbers: Vec<i128> = match list.is_empty() {
                true if width <= 16 => (0..1i128 << width).map(|n| n * step).filter(|n| *n < count).collect(),
                true => Vec::new(),
                false => list.iter().map(|n| i128::from(*n)).collect(),
            };
            let allowed = numbers
                .into_iter()
                .filter(|n| !exclude.iter().any(|x| i128::from(*x) == *n));
            hull(allowed.filter(|n| !operand.except.iter().any(|x| i128::from(*x) == *n))).unwrap_or((0, count - 1))
        }
        Some(Kind::Enum { names, open: false }) => hull(names.iter().map(|(_, code)| i128::from(*code))).unwrap_or(all),
        _ => {
            let step = 1i128 << operand.align.min(63);
            match operand.signed && width > 0 {
                true => (-(1i128 << (width - 1)), (1i128 << (width - 1)) - step),
                false => (0, (1i128 << width) - step),
            }
        }
    };
    // Values that are no encodings at either end.
    let step = 1i128 << operand.align.min(63);
    let mut range = hull;
    while range.0 < range.1 && operand.except.iter().any(|x| i128::from(*x) == range.0) {
        range.0 += step;
    }
    while range.1 > range.0 && operand.except.iter().any(|x| i128::from(*x) == range.1) {
        range.1 -= step;
    }
    range
}

fn hull(numbers: impl Iterator<Item = i128>) -> Option<Range> {
    numbers.fold(None, |range: Option<Range>, n| {
        Some(range.map_or((n, n), |(lo, hi)| (lo.min(n), hi.max(n))))
    })
}

/// The operands of an instruction as the semantics sees them.
pub(super) fn own(isa: &model::Isa, op: &Op) -> Vec<Expr> {
    let exprs = op.operands.iter().enumerate().map(|(i, operand)| {
        let (lo, hi) = range(isa, operand);
        fold::int_expr(ExprKind::Operand(i as u8), (lo, hi))
    });
    exprs.collect()
}

/// The word of an instruction over its operands' values. `None` where registers are renumbered.
pub(super) fn word(isa: &model::Isa, op: &Op, values: &[Expr]) -> Option<Expr> {
    let width = u32::from(op.length);
    let or = |a: Expr, b: Expr| {
        let ty = a.ty.clone();
        match fold::as_const(&a) {
            Some(0) => b,
            _ => fold::expr(ExprKind::Bin(ir::BinOp::Or, Box::new(a), Box::new(b)), ty),
        }
    };
    let mut word = fold::constant(width, op.value);
    for (operand, value) in op.operands.iter().zip(values) {
        match isa.kinds.get(usize::from(operand.kind)) {
            Some(Kind::Reg { list, .. }) if !list.is_empty() => return None,
            Some(Kind::Float(_)) | None => return None,
            _ => {}
        }
        let bits = fold::to_bits(value.clone(), u32::from(operand.width.max(1)));
        for piece in &operand.pieces {
            let part = fold::slice(bits.clone(), fold::int(piece.value.into()), piece.len.into());
            let part = fold::zext(part, width);
            let shifted = fold::bin(ir::BinOp::Shl, part, fold::int(piece.word.into()));
            word = or(shifted, word);
        }
    }
    Some(word)
}

/// Do the copies agree of those bits of the number that stand in several places of the word?
pub(super) fn copies_agree(word: &Expr, operand: &Operand) -> Expr {
    let mut all = fold::boolean(true);
    for (i, p) in operand.pieces.iter().enumerate() {
        for q in operand.pieces.iter().take(i) {
            let (lo, hi) = (p.value.max(q.value), (p.value + p.len).min(q.value + q.len));
            if lo >= hi {
                continue;
            }
            let run = |piece: &model::Piece| {
                let at = fold::int((piece.word + (lo - piece.value)).into());
                fold::slice(word.clone(), at, (hi - lo).into())
            };
            all = fold::and_also(all, fold::cmp(CmpOp::Eq, run(q), run(p)));
        }
    }
    all
}

/// What the expressions of the encoding side are about: an instruction, or an alternative of a sum.
pub(super) struct Side<'x> {
    pub operands: &'x [Operand],
    pub lets: &'x [model::Let],
    /// Arguments of the sum's kind.
    pub params: &'x [Expr],
}

impl<'x> Side<'x> {
    pub fn of(op: &'x Op) -> Side<'x> {
        Side {
            operands: &op.operands,
            lets: &op.lets,
            params: &[],
        }
    }
}

/// The values that a kind allows where some are missing between the least and the greatest, or beyond what fits its bits.
pub(super) fn legal_ranges(isa: &model::Isa, operand: &Operand) -> Option<Vec<Range>> {
    let width = u32::from(operand.width).min(63);
    let codes = 1i128 << width;
    let runs = |mut numbers: Vec<i128>| {
        numbers.sort_unstable();
        let mut out: Vec<Range> = Vec::new();
        for n in numbers {
            match out.last_mut() {
                Some((_, hi)) if n <= *hi + 1 => *hi = n,
                _ => out.push((n, n)),
            }
        }
        out
    };
    match isa.kinds.get(usize::from(operand.kind)) {
        Some(Kind::Enum { names, open: false }) => {
            let numbers: Vec<i128> = names.iter().map(|(_, code)| i128::from(*code)).collect();
            let found = runs(numbers);
            (found != [(0, codes - 1)]).then_some(found)
        }
        Some(Kind::Reg {
            file, list, exclude, ..
        }) if list.is_empty() => {
            let count = isa.files.get(usize::from(*file)).map_or(0, |f| i128::from(f.count));
            if exclude.is_empty() && operand.except.is_empty() && count >= codes {
                return None;
            }
            let allowed = (0..count.min(codes)).filter(|n| !exclude.iter().any(|x| i128::from(*x) == *n));
            Some(runs(
                allowed
                    .filter(|n| !operand.except.iter().any(|x| i128::from(*x) == *n))
                    .collect(),
            ))
        }
        _ => None,
    }
}

/// An encoded number as the number in its register file.
pub(super) fn renumbered(isa: &model::Isa, operand: &Operand, number: Expr) -> Expr {
    let allowed = range(isa, operand);
    match isa.kinds.get(usize::from(operand.kind)) {
        Some(Kind::Reg { list, .. }) if !list.is_empty() => {
            let last = list.last().map_or(0, |n| i128::from(*n));
            let pairs = list.iter().enumerate().rev().skip(1);
            pairs.fold(fold::int(last), |rest, (code, n)| {
                let here = fold::cmp(CmpOp::Eq, number.clone(), fold::int(code as i128));
                let value = fold::int(i128::from(*n));
                let range = interval::union((i128::from(*n), i128::from(*n)), fold::range(&rest).unwrap_or(allowed));
                fold::int_expr(ExprKind::Cond(Box::new(here), Box::new(value), Box::new(rest)), range)
            })
        }
        Some(Kind::Reg { step, .. }) if *step > 1 => {
            let step = fold::int(i128::from(*step));
            fold::int_expr(ExprKind::Bin(ir::BinOp::Mul, Box::new(number), Box::new(step)), allowed)
        }
        _ => match fold::as_int(&number) {
            Some(_) => number,
            None => fold::int_expr(number.kind, allowed),
        },
    }
}

impl Lower<'_> {
    /// An expression of the encoding side over operands that have these values.
    pub(super) fn encoding_expr(&mut self, e: &model::Expr, op: &Op, operands: &[Expr], depth: u32) -> Res<Expr> {
        self.encoding_in(e, &Side::of(op), operands, depth)
    }

    /// The same for an instruction or an alternative of a sum.
    pub(super) fn encoding_in(&mut self, e: &model::Expr, op: &Side<'_>, operands: &[Expr], depth: u32) -> Res<Expr> {
        use model::Expr as M;
        if depth > 60 {
            return self.fail("E1001", Span::default(), "this is nested too deeply");
        }
        let sub = |this: &mut Self, e: &M| this.encoding_in(e, op, operands, depth + 1);
        match e {
            M::Num(value) => Ok(fold::int((*value).into())),
            M::Operand(i) => match operands.get(usize::from(*i)) {
                Some(value) => Ok(value.clone()),
                None => self.no_semantics("an operand that is not there"),
            },
            M::Let(i) => match op.lets.get(usize::from(*i)) {
                Some(found) => sub(self, &found.value),
                None => self.no_semantics("a let that is not there"),
            },
            M::Slice(i, hi, lo) => {
                let (Some(value), Some(operand)) = (operands.get(usize::from(*i)), op.operands.get(usize::from(*i)))
                else {
                    return self.no_semantics("an operand that is not there");
                };
                if matches!(self.isa.kinds.get(usize::from(operand.kind)), Some(Kind::Reg { list, .. }) if !list.is_empty())
                {
                    return self.no_semantics("bits of a renumbered register");
                }
                let width = u32::from(operand.width.max(1));
                let bits = fold::to_bits(value.clone(), width);
                let part = fold::slice(bits, fold::int((*lo).into()), u32::from(hi.saturating_sub(*lo)) + 1);
                fold::to_uint(part).map_or_else(|| self.no_semantics("bits that are too wide"), Ok)
            }
            M::Un(op, a) => {
                let a = sub(self, a)?;
                self.encoding_un(*op, a)
            }
            M::Bin(op, a, b) => {
                let (a, b) = (sub(self, a)?, sub(self, b)?);
                self.encoding_bin(*op, a, b)
            }
            M::Cond(c, a, b) => {
                let c = sub(self, c)?;
                let (a, b) = (sub(self, a)?, sub(self, b)?);
                let c = truth(c);
                match (fold::as_bool(&c), fold::range(&a), fold::range(&b)) {
                    (Some(true), ..) => Ok(a),
                    (Some(false), ..) => Ok(b),
                    (None, Some(x), Some(y)) => {
                        let (lo, hi) = interval::union(x, y);
                        Ok(fold::expr(
                            ExprKind::Cond(Box::new(c), Box::new(a), Box::new(b)),
                            Ty::Int(lo, hi),
                        ))
                    }
                    _ => self.no_semantics("this choice"),
                }
            }
            M::In(a, members) => {
                let a = sub(self, a)?;
                let mut found = fold::int(0);
                for (lo, hi) in members {
                    let above = fold::cmp(CmpOp::LeS, fold::int((*lo).into()), a.clone());
                    let below = fold::cmp(CmpOp::LeS, a.clone(), fold::int((*hi).into()));
                    found = number(fold::or_else(truth(found), fold::and_also(above, below)));
                }
                Ok(found)
            }
            M::Param(i) => match op.params.get(usize::from(*i)) {
                Some(value) => Ok(value.clone()),
                None => self.no_semantics("a parameter that is not there"),
            },
            M::Call(..) => self.no_semantics("this expression"),
        }
    }

    fn no_semantics<T>(&mut self, what: &str) -> Res<T> {
        let help = "write `sem:` with exec instead of `is:`";
        self.fail_help(
            "E1311",
            Span::default(),
            format!("{what} cannot stand in semantics"),
            help,
        )
    }

    fn encoding_un(&mut self, op: model::UnOp, a: Expr) -> Res<Expr> {
        let range = fold::range(&a).unwrap_or((0, 0));
        let result = match op {
            model::UnOp::Not => return Ok(number(fold::not(truth(a)))),
            model::UnOp::Neg => {
                interval::neg(range).map(|range| fold::int_expr(ExprKind::Un(ir::UnOp::Neg, Box::new(a)), range))
            }
            model::UnOp::Inv => interval::inv(range).map(|range| {
                fold::int_expr(
                    ExprKind::Bin(ir::BinOp::Sub, Box::new(fold::int(-1)), Box::new(a)),
                    range,
                )
            }),
        };
        result.map_or_else(|| self.no_semantics("a number of this size"), Ok)
    }

    fn encoding_bin(&mut self, op: model::BinOp, a: Expr, b: Expr) -> Res<Expr> {
        use model::BinOp as B;
        let (p, q) = (fold::range(&a).unwrap_or((0, 0)), fold::range(&b).unwrap_or((0, 0)));
        let compare = |kind, a, b| Ok(number(fold::cmp(kind, a, b)));
        let (kind, range) = match op {
            B::Eq => return compare(CmpOp::Eq, a, b),
            B::Ne => return compare(CmpOp::Ne, a, b),
            B::Lt => return compare(CmpOp::LtS, a, b),
            B::Le => return compare(CmpOp::LeS, a, b),
            B::Gt => return compare(CmpOp::LtS, b, a),
            B::Ge => return compare(CmpOp::LeS, b, a),
            B::Or => return Ok(number(fold::or_else(truth(a), truth(b)))),
            B::And => return Ok(number(fold::and_also(truth(a), truth(b)))),
            B::BitOr => (ir::BinOp::Or, interval::or(p, q, false)),
            B::BitXor => (ir::BinOp::Xor, interval::or(p, q, true)),
            B::BitAnd => (ir::BinOp::And, interval::and(p, q)),
            B::Shl => (ir::BinOp::Shl, interval::shl(p, q)),
            B::Shr => (ir::BinOp::ShrS, interval::shr(p, q)),
            B::Add => (ir::BinOp::Add, interval::add(p, q)),
            B::Sub => (ir::BinOp::Sub, interval::sub(p, q)),
            B::Mul => (ir::BinOp::Mul, interval::mul(p, q)),
            B::Div => (ir::BinOp::DivS, interval::div(p, q)),
            B::Rem => (ir::BinOp::RemS, interval::rem(p, q)),
        };
        match range {
            Some(range) => Ok(fold::int_expr(ExprKind::Bin(kind, Box::new(a), Box::new(b)), range)),
            None => self.no_semantics("this operation"),
        }
    }
}

/// An integer as a condition.
pub(super) fn truth(e: Expr) -> Expr {
    match e.kind {
        ExprKind::ToUint(condition) if condition.ty == Ty::BOOL => *condition,
        kind => fold::cmp(CmpOp::Ne, fold::expr(kind, e.ty), fold::int(0)),
    }
}

/// A condition as 0 or 1.
fn number(e: Expr) -> Expr {
    fold::to_uint(e).unwrap_or_else(|| fold::int(0))
}
