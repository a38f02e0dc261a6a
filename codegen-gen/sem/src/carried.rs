//! `exec Extension(word);` executes a word that something else than the stream of instructions carries: a command
//! written to a CSR. The words are entries like any other, with fields, text and semantics; their extension says what
//! carries them. The word is decoded where it is executed: one test after the other, for such words are few and rare.

use super::ast;
use super::fold;
use super::ir::{BinOp, Block, CmpOp, Expr, Stmt, Ty};
use super::lower::{Lower, Res};
use super::needs::exists;
use super::operands;
use onespec_description::model::{Kind, Op, Operand};

impl Lower<'_> {
    /// Executes the word as an instruction of the extension; one that is none is illegal.
    pub(super) fn exec_word(&mut self, name: &ast::Name, word: &ast::Expr, out: &mut Vec<Stmt>) -> Res<()> {
        let isa = self.isa;
        let carried = |f: &onespec_description::model::Feature| f.carrier.is_some();
        let found = isa.features.iter().position(|f| carried(f) && *f.name == *name.text);
        let Some(feature) = found else {
            let known: Vec<&str> = isa
                .features
                .iter()
                .filter(|f| carried(f))
                .map(|f| f.name.as_str())
                .collect();
            return self.unknown("E1313", name.span, "extension with a `carrier`", &name.text, &known);
        };
        let value = self.expr(word, None)?;
        let Ty::Bits(width) = value.ty else {
            return self.fail_help("E1202", word.span, "the word must be bits", "write bits(x, N)");
        };
        let value = self.stabilise("word", value, out);
        let params = self.program.params.clone();
        let ops = isa
            .ops
            .iter()
            .enumerate()
            .filter(|(_, op)| usize::from(op.feature) == feature);
        let ops: Vec<(usize, &Op)> = ops.filter(|(_, op)| exists(isa, &params, &op.needs)).collect();
        if let Some((_, other)) = ops.iter().find(|(_, op)| u32::from(op.length) != width) {
            let message = format!("`{}` has {} bits, this word has {width}", other.name, other.length);
            return self.fail("E1201", word.span, message);
        }
        let mut otherwise = vec![self.trap(None, None, name.span)?];
        let dead = self.dead;
        // What is declared to be a part of another one is tried first, so it stands outermost.
        let mut order: Vec<(usize, &Op)> = ops;
        order.sort_by_key(|(_, op)| op.specialises.len());
        for (id, op) in order {
            let values: Option<Vec<Expr>> = op.operands.iter().map(|o| operand(&value, o)).collect();
            let Some(values) = values else {
                return self.fail(
                    "E1228",
                    word.span,
                    format!("an operand of `{}` is too wide for an integer", op.name),
                );
            };
            let mut fits = fold::cmp(
                CmpOp::Eq,
                fold::bin(BinOp::And, value.clone(), fold::constant(width, op.mask)),
                fold::constant(width, op.value),
            );
            for (operand, number) in op.operands.iter().zip(&values) {
                fits = fold::and_also(fits, operands::copies_agree(&value, operand));
                fits = fold::and_also(fits, self.encodes(operand, number));
            }
            for constraint in &op.where_ {
                let holds = self.encoding_expr(&constraint.expr, op, &values, 0)?;
                fits = fold::and_also(fits, fold::cmp(CmpOp::Ne, holds, fold::int(0)));
            }
            let mut stmts = Vec::new();
            self.semantics(id, values, name.span, &mut stmts)?;
            self.dead = dead;
            let block = |stmts| Block { stmts, value: None };
            otherwise = vec![Stmt::If(fits, block(stmts), block(std::mem::take(&mut otherwise)))];
        }
        out.extend(otherwise);
        Ok(())
    }

    /// Is this number a code of the operand's kind?
    fn encodes(&self, operand: &Operand, number: &Expr) -> Expr {
        let equal = |code: i64| fold::cmp(CmpOp::Eq, number.clone(), fold::int(code.into()));
        let excluded = operand.except.iter().fold(fold::boolean(true), |all, code| {
            fold::and_also(all, fold::not(equal(*code)))
        });
        match self.isa.kinds.get(usize::from(operand.kind)) {
            Some(Kind::Enum { names, open: false }) if (names.len() as u128) < 1 << operand.width.min(64) => {
                let known = names
                    .iter()
                    .fold(fold::boolean(false), |any, (_, code)| fold::or_else(any, equal(*code)));
                fold::and_also(known, excluded)
            }
            _ => excluded,
        }
    }
}

/// An operand's value in a word. `None` when it is too wide.
fn operand(word: &Expr, operand: &Operand) -> Option<Expr> {
    let mut pieces = operand.pieces.clone();
    pieces.sort_by_key(|piece| piece.value);
    let mut number: Option<Expr> = None;
    let mut have = 0u32;
    for piece in pieces {
        let end = u32::from(piece.value + piece.len);
        // Bits that are there already are copies.
        let at = u32::from(piece.value).max(have);
        if at >= end {
            continue;
        }
        let from = u32::from(piece.word) + at - u32::from(piece.value);
        let part = fold::slice(word.clone(), fold::int(from.into()), end - at);
        let part = match at - have {
            0 => part,
            gap => fold::concat(part, fold::constant(gap, 0)),
        };
        number = Some(match number {
            Some(low) => fold::concat(part, low),
            None => part,
        });
        have = end;
    }
    match number {
        None => Some(fold::int(0)),
        Some(number) if operand.signed => fold::to_sint(number),
        Some(number) => fold::to_uint(number),
    }
}
