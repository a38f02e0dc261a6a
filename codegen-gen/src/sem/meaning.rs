//! Meanings of instructions: their own texts, those of what they abbreviate (`is:`), and `exec`.

use super::ast::{self, Block as AstBlock, Span};
use super::fold;
use super::interval;
use super::ir::{self, Block, Expr, Stmt, Ty};
use super::lower::{Body, Lower, Res, is_range_within};
use super::lower_stmt::push_let;
use super::mentions;
use super::operands;
use super::scope::{Binding, Scope, Source};
use crate::model::{Dir, Isa, Kind, Needs, Op, SourceText};
use crate::source::Diag;
use std::rc::Rc;

/// Can a target with these parameter values have it?
pub(super) fn exists(isa: &Isa, params: &[(String, i64)], needs: &Needs) -> bool {
    let fits = |all: &crate::model::FeatureSet, none: &crate::model::FeatureSet| {
        isa.params.iter().zip(params).all(|(param, (_, value))| {
            param.features.iter().zip(&param.values).all(|(feature, of)| {
                let on = of == value;
                if on { !has(none, *feature) } else { !has(all, *feature) }
            })
        })
    };
    needs.any.is_empty() || needs.any.iter().any(|(all, none)| fits(all, none))
}

pub(super) fn has(set: &crate::model::FeatureSet, feature: u16) -> bool {
    set.0
        .get(usize::from(feature) / 64)
        .is_some_and(|word| word >> (feature % 64) & 1 == 1)
}

impl Lower<'_> {
    /// Meanings of all instructions, by id.
    pub(super) fn instructions(&mut self) {
        let isa = self.isa;
        for (id, op) in isa.ops.iter().enumerate() {
            self.refill();
            let inst = match exists(isa, &self.program.params, &op.needs) && (op.sem.is_some() || op.is.is_some()) {
                true => self.instruction(id, op).ok(),
                false => None,
            };
            self.program.insts.push(inst);
        }
    }

    fn instruction(&mut self, id: usize, op: &Op) -> Res<ir::Inst> {
        let isa = self.isa;
        let values = operands::own(isa, op);
        let types = op.operands.iter().map(|operand| {
            let (lo, hi) = operands::range(isa, operand);
            Ty::Int(lo, hi)
        });
        // Abbreviations of another length run this meaning too: then the length is known only when it runs.
        let shorter = isa
            .ops
            .iter()
            .any(|o| o.length != op.length && o.is.as_ref().is_some_and(|is| usize::from(is.op) == id));
        let ilen = (!shorter).then(|| i128::from(op.length / 8));
        let body = Body {
            ilen,
            ..Body::default()
        };
        let source = Source {
            origin: op.origin.clone(),
            in_fn: None,
        };
        let frame = self.enter(Some(body), Scope::default(), source, None);
        let mut stmts = Vec::new();
        let result = self.for_each_static(id, &values, &mut stmts);
        let result = self.settle(result);
        let (body, _) = self.leave(frame);
        result?;
        Ok(ir::Inst {
            operands: types.collect(),
            locals: body.unwrap_or_default().locals,
            body: Block { stmts, value: None },
            effects: Default::default(),
        })
    }

    // ---- static parameters

    /// Lowers the meaning once per value of the static parameters that it mentions, each under its condition.
    fn for_each_static(&mut self, id: usize, values: &[Expr], out: &mut Vec<Stmt>) -> Res<()> {
        let wanted = match self.isa.statics.is_empty() {
            true => Vec::new(),
            false => self.mentioned_statics(id),
        };
        self.dispatch(&wanted, id, values, out)
    }

    fn mentioned_statics(&mut self, id: usize) -> Vec<usize> {
        let mut names = mentions::Names::new();
        let mut next = Some(id);
        let mut left = 8;
        while let Some(op) = next.filter(|_| left > 0).and_then(|id| self.isa.ops.get(id)) {
            left -= 1;
            if let Some(parsed) = op.sem.as_ref().and_then(|text| self.texts.body(&text.text).ok()) {
                for name in mentions::of_block(&parsed) {
                    if let Some(def) = self.fn_def(&name) {
                        names.extend(def.reaches.iter().cloned());
                    }
                    names.insert(name);
                }
            }
            next = op.is.as_ref().filter(|_| op.sem.is_none()).map(|is| usize::from(is.op));
        }
        let views = self
            .isa
            .files
            .iter()
            .flat_map(|file| &file.views)
            .filter(|view| names.contains(view.0.as_str()));
        let fns: Vec<_> = views
            .flat_map(|view| [self.fn_def(&view.1), self.fn_def(&view.2)])
            .flatten()
            .collect();
        names.extend(fns.iter().flat_map(|def| def.reaches.iter().cloned()));
        (0..self.isa.statics.len())
            .filter(|i| {
                self.isa
                    .statics
                    .get(*i)
                    .is_some_and(|s| names.contains(s.name.as_str()))
            })
            .collect()
    }

    fn dispatch(&mut self, wanted: &[usize], id: usize, values: &[Expr], out: &mut Vec<Stmt>) -> Res<()> {
        let isa = self.isa;
        let Some((&first, rest)) = wanted.split_first() else {
            return self.meaning(id, values.to_vec(), Span::default(), out);
        };
        let Some(param) = isa.statics.get(first) else {
            return Ok(());
        };
        let from = self.operand_text(&param.from, id, values, |this, text| {
            let parsed = this.parse_body(text)?;
            let value = parsed
                .value
                .as_ref()
                .map_or_else(|| Ok(fold::int(0)), |e| this.expr(e, None))?;
            let span = parsed.span;
            this.index(value, span)
        })?;
        let from = self.stabilise(&param.name, from, out);
        let mut otherwise = Vec::new();
        if !param.otherwise.text.is_empty() {
            self.operand_text(&param.otherwise, id, values, |this, text| {
                let parsed = this.parse_body(text)?;
                let dead = this.dead;
                let result = this.block(&parsed, Some(&Ty::Unit), &mut otherwise);
                this.dead = dead;
                result
            })?;
        }
        let mut failed = None;
        for &value in param.values.iter().rev() {
            if let Some((_, slot)) = self.statics.get_mut(first) {
                *slot = Some(value.into());
            }
            let (mut stmts, dead) = (Vec::new(), self.dead);
            if let Err(fail) = self.dispatch(rest, id, values, &mut stmts) {
                failed = Some(fail);
            }
            self.dead = dead;
            if let Some((_, slot)) = self.statics.get_mut(first) {
                *slot = None;
            }
            let test = fold::cmp(ir::CmpOp::Eq, from.clone(), fold::int(value.into()));
            let no = Block {
                stmts: std::mem::take(&mut otherwise),
                value: None,
            };
            otherwise = vec![Stmt::If(test, Block { stmts, value: None }, no)];
        }
        out.extend(otherwise);
        failed.map_or(Ok(()), Err)
    }

    /// Runs `f` on a text that sees the operands of an instruction, in the body of that instruction.
    fn operand_text<T>(
        &mut self,
        text: &SourceText,
        id: usize,
        values: &[Expr],
        f: impl FnOnce(&mut Self, &SourceText) -> Res<T>,
    ) -> Res<T> {
        let mut scope = Scope::default();
        if let Some(op) = self.isa.ops.get(id) {
            for (operand, value) in op.operands.iter().zip(values) {
                scope.bind(&Rc::from(operand.name.as_str()), Binding::Value(value.clone()));
            }
        }
        let source = Source {
            origin: text.origin.clone(),
            in_fn: None,
        };
        let frame = self.enter(None, scope, source, None);
        let result = f(self, text);
        let result = self.settle(result);
        self.leave(frame);
        result
    }

    pub(super) fn parse_body(&mut self, text: &SourceText) -> Res<Rc<AstBlock>> {
        let parsed = self.texts.body(&text.text);
        parsed.map_err(|error| self.bad_text(&error, text))
    }

    // ---- one instruction

    /// The meaning of an instruction whose operands have these values.
    fn meaning(&mut self, id: usize, values: Vec<Expr>, span: Span, out: &mut Vec<Stmt>) -> Res<()> {
        let isa = self.isa;
        let Some(op) = isa.ops.get(id) else { return Ok(()) };
        let name: Rc<str> = Rc::from(op.name.as_str());
        if self.execs.contains(&name) {
            return self.fail("E1306", span, format!("`{name}` executes itself"));
        }
        match (&op.sem, &op.is) {
            (Some(text), _) => self.own_text(op, text, values, out),
            (None, Some(is)) => {
                let source = Source {
                    origin: is.origin.clone(),
                    in_fn: None,
                };
                let frame = self.enter(None, Scope::default(), source, None);
                let args: Res<Vec<Expr>> = is
                    .args
                    .iter()
                    .map(|arg| self.encoding_expr(arg, op, &values, 0))
                    .collect();
                self.leave(frame);
                self.execs.push(name);
                let result = args.and_then(|args| self.abbreviated(usize::from(is.op), args, op, out));
                self.execs.pop();
                result
            }
            (None, None) => self.fail("E1307", span, format!("`{name}` has no meaning yet")),
        }
    }

    /// What an abbreviation stands for: each argument must be a legal operand there.
    fn abbreviated(&mut self, target: usize, args: Vec<Expr>, from: &Op, out: &mut Vec<Stmt>) -> Res<()> {
        let isa = self.isa;
        let Some(op) = isa.ops.get(target) else { return Ok(()) };
        for (operand, arg) in op.operands.iter().zip(&args) {
            let allowed = operands::range(isa, operand);
            let range = fold::range(arg).unwrap_or(allowed);
            if !is_range_within(range, allowed) {
                let message = format!(
                    "`{}` of `{}` is {}, the value is {}",
                    operand.name,
                    op.name,
                    interval::show(allowed),
                    interval::show(range)
                );
                let origin = from.is.as_ref().map_or(&from.origin, |is| &is.origin);
                let diag =
                    Diag::error("E1309", origin, message).help("give the operand of the abbreviation a narrower kind");
                if !self.diags.list.contains(&diag) {
                    self.diags.push(diag);
                }
                return Err(super::lower::Fail::Reported);
            }
        }
        if op.sem.is_none() && op.is.is_none() {
            // What it stands for has no meaning yet, so it has none either.
            return Err(super::lower::Fail::Reported);
        }
        self.meaning(target, args, Span::default(), out)
    }

    fn own_text(&mut self, op: &Op, text: &SourceText, values: Vec<Expr>, out: &mut Vec<Stmt>) -> Res<()> {
        let parsed = self.parse_body(text)?;
        let mut scope = Scope::default();
        for (name, value) in &op.consts {
            scope.bind(&Rc::from(name.as_str()), Binding::Value(fold::int((*value).into())));
        }
        let source = Source {
            origin: text.origin.clone(),
            in_fn: None,
        };
        for (operand, value) in op.operands.iter().zip(&values) {
            let value = self.stabilise(&operand.name, value.clone(), out);
            scope.bind(&Rc::from(operand.name.as_str()), Binding::Value(value));
        }
        let mentioned = mentions::of_block(&parsed);
        for found in op.lets.iter().filter(|found| mentioned.contains(found.name.as_str())) {
            let value = self.encoding_expr(&found.value, op, &values, 0)?;
            let value = self.stabilise(&found.name, value, out);
            scope.bind(&Rc::from(found.name.as_str()), Binding::Value(value));
        }
        let outer = std::mem::replace(&mut self.body.operands, scope.clone());
        let frame = self.enter(None, scope, source, None);
        self.execs.push(Rc::from(op.name.as_str()));
        let result = self.block(&parsed, Some(&Ty::Unit), out);
        let result = self.settle(result);
        self.execs.pop();
        self.leave(frame);
        self.body.operands = outer;
        result?;
        self.unused_results(op, text, &mentioned);
        Ok(())
    }

    /// An output that the meaning does not mention is surely a mistake: other operands may be there for encoding only.
    fn unused_results(&mut self, op: &Op, text: &SourceText, mentioned: &mentions::Names) {
        let through_fns = |name: &str| {
            mentioned.iter().any(|known| {
                self.library
                    .fns
                    .get(known)
                    .is_some_and(|def| def.reaches.contains(name))
            })
        };
        let unused = op.operands.iter().find(|operand| {
            let is_register = matches!(self.isa.kinds.get(usize::from(operand.kind)), Some(Kind::Reg { .. }));
            let written = operand.dir != Dir::In;
            written && is_register && !mentioned.contains(operand.name.as_str()) && !through_fns(&operand.name)
        });
        let Some(operand) = unused.filter(|_| !text.text.trim().is_empty()) else {
            return;
        };
        let message = format!(
            "the meaning of `{}` never mentions its result `{}`",
            op.name, operand.name
        );
        let diag = Diag::warning("W1701", &text.origin, message).help("write it, or make the operand an input");
        if !self.diags.list.contains(&diag) {
            self.diags.push(diag);
        }
    }

    // ---- exec

    /// `exec addi(rd = rd, rs1 = rd, imm = imm);`
    pub(super) fn exec(&mut self, name: &ast::Name, binds: &[(ast::Name, ast::Expr)], out: &mut Vec<Stmt>) -> Res<()> {
        let isa = self.isa;
        let named = |op: &&Op| *op.name == *name.text;
        let params = self.program.params.clone();
        let found = isa
            .ops
            .iter()
            .position(|op| named(&op) && exists(isa, &params, &op.needs) && (op.sem.is_some() || op.is.is_some()));
        let Some((id, op)) = found.and_then(|id| isa.ops.get(id).map(|op| (id, op))) else {
            if isa.ops.iter().any(|op| named(&op)) {
                return self.fail("E1307", name.span, format!("`{}` has no meaning here", name.text));
            }
            let known: Vec<&str> = isa.ops.iter().map(|op| op.name.as_str()).collect();
            return self.unknown("E1307", name.span, "instruction", &name.text, &known);
        };
        if let Some((extra, _)) = binds
            .iter()
            .find(|(bound, _)| !op.operands.iter().any(|operand| *operand.name == *bound.text))
        {
            let known: Vec<&str> = op.operands.iter().map(|operand| operand.name.as_str()).collect();
            return self.unknown(
                "E1308",
                extra.span,
                &format!("operand of `{}`:", op.name),
                &extra.text,
                &known,
            );
        }
        let mut values = Vec::new();
        for operand in &op.operands {
            let Some((_, e)) = binds.iter().find(|(bound, _)| *bound.text == *operand.name) else {
                return self.fail(
                    "E1308",
                    name.span,
                    format!("operand `{}` of `{}` is missing", operand.name, op.name),
                );
            };
            let value = self.expr_as(e, &super::lower::ANY_INT)?;
            let allowed = operands::range(isa, operand);
            let range = fold::range(&value).unwrap_or(allowed);
            if !is_range_within(range, allowed) {
                let message = format!(
                    "`{}` of `{}` is {}, the value is {}",
                    operand.name,
                    op.name,
                    interval::show(allowed),
                    interval::show(range)
                );
                return self.fail("E1309", e.span, message);
            }
            if self.is_stable(&value) {
                values.push(value);
            } else {
                let ty = value.ty.clone();
                let id = self.new_local(&operand.name, ty.clone(), false);
                push_let(id, value, out);
                values.push(fold::local(id, ty));
            }
        }
        self.meaning(id, values, name.span, out)
    }
}
