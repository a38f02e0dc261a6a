//! Operands that are sums: `match src { gpr(reg, neg) => .., const(k) => .. }`.
//!
//! In semantics such an operand stands for its bits, an integer, and a `match` asks which alternative accepts them: the
//! fixed bits of each, then what its kinds and its `where` want, in the order of the declaration. The names in a pattern
//! are operands and lets of the alternative, and parameters of the kind. A parameter of a fn that has the name of the
//! kind as its type takes the whole: it becomes the bits and the kind's arguments.

use super::ast::{self, ExprKind as A, Span, TypeKind};
use super::fold;
use super::ir::{self, CmpOp, Expr, ExprKind, Ty};
use super::lower::{Lower, Res};
use super::lower_expr::{Bound, Branch};
use super::operands::{self, Side, truth};
use super::scope::{Binding, SumValue};
use onespec_description::model::{self, Alt, Kind, Operand};
use std::rc::Rc;

/// Sums in sums are followed this far.
const MAX_DEPTH: u32 = 4;

/// What names stand for.
type Bindings = Vec<(Rc<str>, Binding)>;

impl<'a> Lower<'a> {
    /// The sum kind that a type of a parameter names.
    pub(super) fn sum_type(&self, ty: &ast::Type) -> Option<u16> {
        let TypeKind::Unknown(name) = &ty.kind else { return None };
        let is_sum = |id: &usize| matches!(self.isa.kinds.get(*id), Some(Kind::Sum { .. }));
        let named = self.isa.kind_names.iter().enumerate().filter(|(_, n)| **n == **name);
        named.map(|(id, _)| id).find(is_sum).map(|id| id as u16)
    }

    /// The alternatives and the parameters of a sum kind.
    fn sum_kind(&self, kind: u16) -> Option<(&'a [Alt], &'a [String])> {
        match self.isa.kinds.get(usize::from(kind)) {
            Some(Kind::Sum { alts, params }) => Some((alts, params)),
            _ => None,
        }
    }

    /// An operand as semantics names it: a value, or a sum with the arguments of its kind.
    pub(super) fn operand_binding(
        &mut self,
        operand: &Operand,
        value: Expr,
        side: &Side<'_>,
        values: &[Expr],
        out: &mut Vec<ir::Stmt>,
    ) -> Res<Binding> {
        if self.sum_kind(operand.kind).is_none() {
            return Ok(Binding::Value(value));
        }
        let mut args = Vec::new();
        for arg in &operand.args {
            let arg = self.encoding_in(arg, side, values, 0)?;
            args.push(self.stabilise(&operand.name, arg, out));
        }
        Ok(Binding::Sum(Rc::new(SumValue {
            kind: operand.kind,
            raw: value,
            args,
        })))
    }

    /// The sum that an expression names, if it does.
    pub(super) fn named_sum(&self, e: &ast::Expr) -> Option<Rc<SumValue>> {
        let A::Name(name) = &e.kind else { return None };
        match self.scope.get(name) {
            Some(Binding::Sum(sum)) => Some(sum.clone()),
            _ => None,
        }
    }

    pub(super) fn match_sum(&mut self, sum: &SumValue, arms: &[ast::Arm], want: Option<&Ty>, span: Span) -> Res<Expr> {
        let Some((alts, params)) = self.sum_kind(sum.kind) else {
            return self.fail("E1202", span, "this is no sum");
        };
        // Per alternative, the arm that takes it and the names that its pattern gives.
        let mut taken: Vec<Option<Bound<'_>>> = alts.iter().map(|_| None).collect();
        let mut rest = None;
        for arm in arms {
            if arm.pats.is_empty() {
                rest = rest.or(Some(&arm.body));
            }
            for pat in arm.pats.iter().filter(|_| rest.is_none()) {
                let (index, names) = self.sum_pattern(pat, sum, alts, params)?;
                if let Some(slot @ None) = taken.get_mut(index) {
                    *slot = Some(Bound { body: &arm.body, names });
                }
            }
        }
        let missing: Vec<&str> = alts
            .iter()
            .zip(&taken)
            .filter(|(_, slot)| slot.is_none())
            .map(|(alt, _)| alt.name.as_str())
            .collect();
        if rest.is_none() && !missing.is_empty() {
            let message = format!("match is not exhaustive: `{}` is missing", missing.join("`, `"));
            return self.fail_help("E1218", span, message, "add it, or `_ => ..`");
        }
        // In the order of the declaration; a tail that the rest takes is one side.
        let tail = taken.iter().rev().take_while(|slot| slot.is_none()).count();
        let sides = taken.len() - tail + usize::from(tail > 0);
        let mut conds = Vec::new();
        let mut bound = Vec::new();
        for (alt, slot) in alts.iter().zip(taken).take(sides) {
            conds.push(self.takes(alt, sum, 0)?);
            bound.push(match (slot, rest) {
                (Some(bound), _) => bound,
                (None, Some(body)) => Bound {
                    body,
                    names: Vec::new(),
                },
                (None, None) => continue,
            });
        }
        // Alternatives that the arguments rule out are not checked; one that is certain ends the search.
        let mut branches = Vec::new();
        let mut tests = Vec::new();
        for (i, (cond, bound)) in conds.into_iter().zip(&bound).enumerate() {
            let certain = fold::as_bool(&cond) == Some(true) || i + 1 == sides;
            if fold::as_bool(&cond) == Some(false) && !certain {
                continue;
            }
            branches.push(Branch::Bound(bound));
            if certain {
                break;
            }
            tests.push(cond);
        }
        match branches.as_slice() {
            [only] => self.only(*only, want),
            many => self.select(tests, many, want),
        }
    }

    /// The alternative that a pattern names, and what its names stand for.
    fn sum_pattern(
        &mut self,
        pat: &ast::Pat,
        sum: &SumValue,
        alts: &'a [Alt],
        params: &'a [String],
    ) -> Res<(usize, Bindings)> {
        let A::Name(name) = &pat.lo.kind else {
            return self.fail_help(
                "E1219",
                pat.lo.span,
                "a pattern of a sum names an alternative",
                "write `name(operand, ..) => ..`",
            );
        };
        let Some(index) = alts.iter().position(|alt| *alt.name == **name) else {
            let known: Vec<&str> = alts.iter().map(|alt| alt.name.as_str()).collect();
            return self.unknown("E1301", pat.lo.span, "alternative", name, &known);
        };
        let alt = &alts[index];
        let side = Side {
            operands: &alt.operands,
            lets: &alt.lets,
            params: &sum.args,
        };
        let values: Vec<Expr> = alt.operands.iter().map(|o| self.sum_part(o, sum)).collect();
        let mut names = Vec::new();
        for bound in &pat.names {
            let text = &*bound.text;
            let operand = alt.operands.iter().position(|o| o.name == text);
            let binding = if let Some(i) = operand {
                let mut stmts = Vec::new();
                let binding = self.operand_binding(&alt.operands[i], values[i].clone(), &side, &values, &mut stmts)?;
                // Arguments of a sum in a sum are computed where they are used, not before the match.
                match stmts.is_empty() {
                    true => binding,
                    false => return self.fail("E1311", bound.span, "this sum in a sum has arguments"),
                }
            } else if let Some(found) = alt.lets.iter().find(|l| l.name == text) {
                Binding::Value(self.encoding_in(&found.value, &side, &values, 0)?)
            } else if let Some(i) = params.iter().position(|p| p == text) {
                Binding::Value(sum.args.get(i).cloned().unwrap_or_else(|| fold::int(0)))
            } else {
                let operands = alt.operands.iter().map(|o| o.name.as_str());
                let lets = alt.lets.iter().map(|l| l.name.as_str());
                let known: Vec<&str> = operands.chain(lets).chain(params.iter().map(String::as_str)).collect();
                return self.unknown("E1301", bound.span, "part", text, &known);
            };
            names.push((bound.text.clone(), binding));
        }
        Ok((index, names))
    }

    /// Does the alternative accept the bits?
    fn takes(&mut self, alt: &Alt, sum: &SumValue, depth: u32) -> Res<Expr> {
        let width = self.sum_width(sum);
        let bits = fold::to_bits(sum.raw.clone(), width);
        let mut all = fold::boolean(true);
        if alt.mask != 0 {
            let fixed = fold::bin(ir::BinOp::And, bits.clone(), fold::constant(width, alt.mask.into()));
            all = fold::cmp(CmpOp::Eq, fixed, fold::constant(width, alt.value.into()));
        }
        for operand in &alt.operands {
            all = fold::and_also(all, operands::copies_agree(&bits, operand));
        }
        let values: Vec<Expr> = alt.operands.iter().map(|o| self.sum_part(o, sum)).collect();
        let side = Side {
            operands: &alt.operands,
            lets: &alt.lets,
            params: &sum.args,
        };
        for (operand, value) in alt.operands.iter().zip(&values) {
            if let Some((alts, _)) = self.sum_kind(operand.kind) {
                if depth >= MAX_DEPTH {
                    continue;
                }
                let mut stmts = Vec::new();
                let Binding::Sum(inner) = self.operand_binding(operand, value.clone(), &side, &values, &mut stmts)?
                else {
                    continue;
                };
                let mut any = fold::boolean(false);
                for alt in alts {
                    let one = self.takes(alt, &inner, depth + 1)?;
                    any = fold::or_else(any, one);
                }
                all = fold::and_also(all, any);
            } else if let Some(ranges) = operands::legal_ranges(self.isa, operand) {
                let mut any = fold::boolean(false);
                for (lo, hi) in ranges {
                    let above = fold::cmp(CmpOp::LeS, fold::int(lo), value.clone());
                    let below = fold::cmp(CmpOp::LeS, value.clone(), fold::int(hi));
                    any = fold::or_else(any, fold::and_also(above, below));
                }
                all = fold::and_also(all, any);
            }
        }
        for constraint in &alt.where_ {
            let holds = self.encoding_in(&constraint.expr, &side, &values, 0)?;
            all = fold::and_also(all, truth(holds));
        }
        Ok(all)
    }

    /// Width of a sum's bits.
    fn sum_width(&self, sum: &SumValue) -> u32 {
        let top = fold::range(&sum.raw).map_or(0, |(_, hi)| hi.max(0) as u128);
        let (alts, _) = self.sum_kind(sum.kind).unwrap_or((&[], &[]));
        let placed = alts.iter().flat_map(|alt| &alt.operands).flat_map(|o| &o.pieces);
        let fixed = alts.iter().map(|alt| 64 - (alt.mask).leading_zeros());
        let ends = placed.map(|p| u32::from(p.word) + u32::from(p.len)).chain(fixed);
        ends.max().unwrap_or(1).max(128 - top.leading_zeros()).max(1)
    }

    /// The value of an alternative's operand, out of the sum's bits.
    fn sum_part(&self, operand: &Operand, sum: &SumValue) -> Expr {
        let width = u32::from(operand.width.max(1));
        let all = fold::to_bits(sum.raw.clone(), self.sum_width(sum));
        let mut bits: Option<Expr> = None;
        for piece in &operand.pieces {
            let part = fold::slice(all.clone(), fold::int(piece.word.into()), piece.len.into());
            let part = fold::zext(part, width);
            let part = match piece.value {
                0 => part,
                by => fold::bin(ir::BinOp::Shl, part, fold::int(by.into())),
            };
            bits = Some(match bits {
                None => part,
                Some(bits) => fold::expr(
                    ExprKind::Bin(ir::BinOp::Or, Box::new(bits), Box::new(part)),
                    Ty::Bits(width),
                ),
            });
        }
        let bits = bits.unwrap_or_else(|| fold::constant(width, 0));
        let number = match operand.signed {
            true => fold::to_sint(bits),
            false => fold::to_uint(bits),
        };
        operands::renumbered(self.isa, operand, number.unwrap_or_else(|| fold::int(0)))
    }
}

/// Has this kind alternatives? Its values are bits then.
pub(super) fn is_sum(isa: &model::Isa, operand: &Operand) -> bool {
    matches!(isa.kinds.get(usize::from(operand.kind)), Some(Kind::Sum { .. }))
}
