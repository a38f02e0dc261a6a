//! Control and status registers: their fields become state, and each gets a fn that reads and a fn that writes the whole,
//! with WARL rules, views, computed fields and what limits access to them.

use super::ast::{self, Span};
use super::fold;
use super::ir::{self, BinOp, Block, Expr, ExprKind, Place, Stmt, Ty};
use super::lookup::Code;
use super::lower::{Body, Fail, Lower, Res};
use super::lower_place::Target;
use super::needs::{exists, has};
use super::scope::{Binding, Scope, Source};
use super::statements::{push_do, push_let, splice};
use onespec_description::model::{Csr, CsrField, Needs, SourceText};
use onespec_diag::Origin;
use std::rc::Rc;

/// A field where it stands: CSR and field in the model, lowest bit, bits.
#[derive(Debug, Clone, Copy)]
pub(super) struct Slot {
    pub csr: usize,
    pub field: usize,
    pub lo: u32,
    pub width: u32,
}

impl Lower<'_> {
    /// State for the fields of all CSRs that these parameter values have.
    pub(super) fn declare_csrs(&mut self) {
        let isa = self.isa;
        for (id, csr) in isa.csrs.iter().enumerate() {
            if csr.unreachable || !exists(isa, &self.program.params, &csr.needs) {
                continue;
            }
            self.lookup.csrs.insert(csr.name.clone(), id);
            if csr.fields.is_empty() && csr.read.is_none() && csr.view.is_none() {
                self.declare_state(format!("csr.{}", csr.name), Ty::Bits(self.word), 0);
            }
            if csr.view.is_some() {
                continue;
            }
            let mut placed: Vec<Slot> = Vec::new();
            for (at, field) in csr.fields.iter().enumerate() {
                if !exists(isa, &self.program.params, &field.needs) {
                    continue;
                }
                let Ok(slot) = self.slot(id, at) else { continue };
                self.apart(csr, field, slot, &placed);
                placed.push(slot);
                if field.read.is_none() {
                    self.declare_state(
                        format!("csr.{}.{}", csr.name, field.name),
                        Ty::Bits(slot.width),
                        field.reset.value,
                    );
                }
            }
        }
    }

    /// Code for all of them, and the dispatch by number.
    pub(super) fn define_csrs(&mut self) {
        let isa = self.isa;
        for (id, csr) in isa.csrs.iter().enumerate() {
            self.refill();
            if self.lookup.csrs.get(&csr.name) != Some(&id) {
                continue;
            }
            if let Ok(code) = self.csr_code(id)
                && let Ok(Code { read, write }) = self.guarded(csr, code)
            {
                let (name, number, needs) = (csr.name.clone(), csr.number, csr.needs.clone());
                self.program.csrs.push(ir::CsrCode {
                    name,
                    number,
                    needs,
                    read,
                    write,
                });
            }
        }
    }

    fn slot(&mut self, csr: usize, field: usize) -> Res<Slot> {
        let Some(found) = self.isa.csrs.get(csr).and_then(|csr| csr.fields.get(field)) else {
            return Err(Fail::Reported);
        };
        let (hi, lo) = (self.text_int(&found.hi)?, self.text_int(&found.lo)?);
        if lo < 0 || hi < lo || hi >= i128::from(self.word) {
            let word = self.word;
            return self.in_text(&found.hi, |this| {
                let message = format!("bits {hi}:{lo} are outside this CSR of {word} bits");
                this.fail_help(
                    "E1210",
                    Span::default(),
                    message,
                    "say for which parameter values the field exists: `needs:`",
                )
            });
        }
        Ok(Slot {
            csr,
            field,
            lo: lo as u32,
            width: (hi - lo + 1) as u32,
        })
    }

    /// The fields of a CSR, those of the CSR it is a view of included.
    fn slots(&mut self, id: usize) -> Res<Vec<Slot>> {
        let isa = self.isa;
        let Some(csr) = isa.csrs.get(id) else {
            return Ok(Vec::new());
        };
        let mut slots = Vec::new();
        for (at, field) in csr.fields.iter().enumerate() {
            let (of, at) = match &csr.view {
                None => (id, at),
                Some(base) => {
                    let Some(of) = self.lookup.csrs.get(base).copied() else {
                        return self.no_csr(base, &csr.origin);
                    };
                    let named = isa
                        .csrs
                        .get(of)
                        .and_then(|base| base.fields.iter().position(|other| other.name == field.name));
                    // A name that the other CSR does not have was reported when the files were read.
                    let Some(at) = named else { return Err(Fail::Reported) };
                    (of, at)
                }
            };
            let needs = isa
                .csrs
                .get(of)
                .and_then(|csr| csr.fields.get(at))
                .map(|field| &field.needs);
            if needs.is_some_and(|needs| exists(isa, &self.program.params, needs)) {
                slots.push(self.slot(of, at)?);
            }
        }
        Ok(slots)
    }

    fn no_csr<T>(&mut self, name: &str, origin: &Origin) -> Res<T> {
        let source = Source {
            origin: origin.clone(),
            in_fn: None,
        };
        let frame = self.enter(None, Scope::default(), source, None);
        let fail = self.csr_named(name, Span::default());
        self.leave(frame);
        fail.and(Err(Fail::Reported))
    }

    fn field_of(&self, slot: Slot) -> Option<(&Csr, &CsrField)> {
        let csr = self.isa.csrs.get(slot.csr)?;
        Some((csr, csr.fields.get(slot.field)?))
    }

    /// State of a stored field.
    fn state_of(&self, slot: Slot) -> Option<u16> {
        let (csr, field) = self.field_of(slot)?;
        self.lookup
            .state
            .get(&format!("csr.{}.{}", csr.name, field.name))
            .copied()
    }

    /// A condition over features as an expression.
    fn needs_expr(&self, needs: &Needs) -> Expr {
        if needs.any.is_empty() {
            return fold::boolean(true);
        }
        needs.any.iter().fold(fold::boolean(false), |any, (all, none)| {
            let one = (0..self.isa.features.len() as u16).fold(fold::boolean(true), |one, id| {
                match (has(all, id), has(none, id)) {
                    (true, _) => fold::and_also(one, self.feature_expr(id)),
                    (_, true) => fold::and_also(one, fold::not(self.feature_expr(id))),
                    _ => one,
                }
            });
            fold::or_else(any, one)
        })
    }

    // ---- names

    /// `csr.NAME`
    pub(super) fn csr_named(&mut self, name: &str, span: Span) -> Res<usize> {
        if let Some(&id) = self.lookup.csrs.get(name) {
            return Ok(id);
        }
        if self.isa.csrs.iter().any(|csr| csr.name == name) {
            let shown: Vec<String> = self
                .program
                .params
                .iter()
                .map(|(param, value)| format!("{param} = {value}"))
                .collect();
            return self.fail(
                "E1302",
                span,
                format!("there is no CSR `{name}` where {}", shown.join(", ")),
            );
        }
        let known: Vec<String> = self.lookup.csrs.keys().cloned().collect();
        self.unknown(
            "E1302",
            span,
            "CSR",
            name,
            &known.iter().map(String::as_str).collect::<Vec<_>>(),
        )
    }

    /// `csr.NAME.FIELD`
    pub(super) fn csr_field(&mut self, csr: usize, name: &ast::Name) -> Res<Target> {
        for slot in self.slots(csr)? {
            if self.field_of(slot).is_some_and(|(_, field)| *field.name == *name.text) {
                return Ok(match self.state_of(slot) {
                    Some(state) => Target::Place(Place::State(state), Ty::Bits(slot.width)),
                    None => Target::CsrComputed {
                        csr: slot.csr,
                        field: slot.field,
                    },
                });
            }
        }
        let isa = self.isa;
        let Some(found) = isa.csrs.get(csr) else {
            return Err(Fail::Reported);
        };
        let known: Vec<&str> = found.fields.iter().map(|field| field.name.as_str()).collect();
        self.unknown(
            "E1302",
            name.span,
            &format!("field of `csr.{}`:", found.name),
            &name.text,
            &known,
        )
    }

    // ---- access from semantics

    fn whole_state(&self, csr: usize) -> Option<u16> {
        let name = &self.isa.csrs.get(csr)?.name;
        self.lookup.state.get(&format!("csr.{name}")).copied()
    }

    pub(super) fn csr_read(&mut self, csr: usize, _span: Span) -> Res<Expr> {
        let ty = Ty::Bits(self.word);
        match self.whole_state(csr) {
            Some(state) => Ok(fold::read(Place::State(state), ty)),
            None => Ok(fold::expr(ExprKind::Call(self.csr_code(csr)?.read, Vec::new()), ty)),
        }
    }

    pub(super) fn csr_write(&mut self, csr: usize, value: Expr, _span: Span) -> Res<Expr> {
        let plain = self.isa.csrs.get(csr).is_some_and(|csr| csr.write.is_none());
        match self.whole_state(csr).filter(|_| plain) {
            Some(state) => Ok(fold::block(Block {
                stmts: vec![Stmt::Assign(Place::State(state), value)],
                value: None,
            })),
            None => Ok(fold::expr(
                ExprKind::Call(self.csr_code(csr)?.write, vec![value]),
                Ty::Unit,
            )),
        }
    }

    /// A field that is computed on every read.
    pub(super) fn csr_read_field(&mut self, csr: usize, field: usize, span: Span) -> Res<Expr> {
        let slot = self.slot(csr, field)?;
        let isa = self.isa;
        let text = isa
            .csrs
            .get(csr)
            .and_then(|csr| csr.fields.get(field))
            .and_then(|field| field.read.as_ref());
        match text {
            Some(text) => self.deeper(span, |this| this.csr_text(text, &[], &Ty::Bits(slot.width))),
            None => Ok(fold::constant(slot.width, 0)),
        }
    }

    // ---- code

    /// Lowers a text of a CSR in the current body.
    fn csr_text(&mut self, text: &SourceText, names: &[(&str, Expr)], want: &Ty) -> Res<Expr> {
        let parsed = self.parse_body(text)?;
        let mut scope = Scope::default();
        for (name, value) in names {
            scope.bind(&Rc::from(*name), Binding::Value(value.clone()));
        }
        let source = Source {
            origin: text.origin.clone(),
            in_fn: None,
        };
        let frame = self.enter(None, scope, source, None);
        let mut stmts = Vec::new();
        let value = self
            .block(&parsed, Some(want), &mut stmts)
            .and_then(|value| match value {
                Some(value) => self
                    .coerce(
                        value,
                        want,
                        parsed.value.as_ref().map_or(parsed.span, |value| value.span),
                    )
                    .map(Some),
                None if *want != Ty::Unit && !self.dead => self.fail_help(
                    "E1226",
                    parsed.span,
                    "this has no value",
                    "end with an expression without `;`",
                ),
                None if *want != Ty::Unit => Ok(Some(fold::zero(want))),
                None => Ok(None),
            });
        let value = self.settle(value);
        self.leave(frame);
        Ok(fold::block(Block {
            stmts,
            value: value?.map(Box::new),
        }))
    }

    /// The fns that read and write a CSR as a whole.
    fn csr_code(&mut self, id: usize) -> Res<Code> {
        if let Some(code) = self.lookup.csr_code.get(&id) {
            return Ok(*code);
        }
        let isa = self.isa;
        let Some(csr) = isa.csrs.get(id) else {
            return Err(Fail::Reported);
        };
        if self.lookup.csr_open.contains(&id) {
            let message = format!("reading or writing `csr.{0}` needs `csr.{0}`", csr.name);
            return self.fail_help(
                "E1306",
                Span::default(),
                message,
                "name its fields, or keep what it stores in `state:`",
            );
        }
        self.lookup.csr_open.push(id);
        let read = self.csr_func(&csr.name, "read", &csr.origin, |this, _| this.csr_read_body(id, csr));
        let write = self.csr_func(&csr.name, "write", &csr.origin, |this, v| {
            this.csr_write_body(id, csr, v)
        });
        self.lookup.csr_open.pop();
        let code = Code {
            read: read?,
            write: write?,
        };
        self.lookup.csr_code.insert(id, code);
        Ok(code)
    }

    /// A fn whose one parameter, if it is a write, is the value.
    fn csr_func(
        &mut self,
        csr: &str,
        what: &str,
        origin: &Origin,
        make: impl FnOnce(&mut Self, Expr) -> Res<Expr>,
    ) -> Res<ir::FuncId> {
        let word = Ty::Bits(self.word);
        let is_write = what == "write";
        let mut body = Body::default();
        if is_write {
            body.locals.push(ir::Local {
                name: "v".to_string(),
                ty: word.clone(),
                mutable: false,
            });
        }
        let source = Source {
            origin: origin.clone(),
            in_fn: None,
        };
        let frame = self.enter(Some(body), Scope::default(), source, None);
        let value = make(self, fold::local(0, word.clone()));
        let value = self.settle(value);
        let (body, _) = self.leave(frame);
        let mut stmts = Vec::new();
        let value = splice(value?, &mut stmts).map(Box::new);
        let func = self.program.funcs.len() as ir::FuncId;
        self.program.funcs.push(ir::Func {
            name: format!("csr_{csr}_{what}"),
            params: if is_write { vec![0] } else { Vec::new() },
            locals: body.unwrap_or_default().locals,
            body: Block { stmts, value },
            result: if is_write { Ty::Unit } else { word },
            effects: Default::default(),
        });
        Ok(func)
    }

    fn csr_read_body(&mut self, id: usize, csr: &Csr) -> Res<Expr> {
        let word = self.word;
        if let Some(text) = &csr.read {
            return self.csr_text(text, &[], &Ty::Bits(word));
        }
        if let Some(state) = self.whole_state(id) {
            return Ok(fold::read(Place::State(state), Ty::Bits(word)));
        }
        let mut all = fold::constant(word, 0);
        for slot in self.slots(id)? {
            let value = match self.state_of(slot) {
                Some(state) => fold::read(Place::State(state), Ty::Bits(slot.width)),
                None => self.csr_read_field(slot.csr, slot.field, Span::default())?,
            };
            let needs = self
                .field_of(slot)
                .map(|(_, field)| field.needs.clone())
                .unwrap_or_default();
            let present = self.needs_expr(&needs);
            let value = match fold::as_bool(&present) {
                Some(true) => value,
                Some(false) => continue,
                None => {
                    let none = fold::constant(slot.width, 0);
                    fold::expr(
                        ExprKind::Cond(Box::new(present), Box::new(value), Box::new(none)),
                        Ty::Bits(slot.width),
                    )
                }
            };
            let placed = fold::bin(BinOp::Shl, fold::zext(value, word), fold::int(slot.lo.into()));
            all = fold::bin(BinOp::Or, all, placed);
        }
        Ok(all)
    }

    fn csr_write_body(&mut self, id: usize, csr: &Csr, v: Expr) -> Res<Expr> {
        let mut stmts = Vec::new();
        if let Some(text) = &csr.write {
            let code = self.csr_text(text, &[("v", v)], &Ty::Unit)?;
            push_do(code, &mut stmts);
        } else if csr.read.is_some() {
            // Computed and nothing said about writes: they are ignored.
        } else if let Some(state) = self.whole_state(id) {
            stmts.push(Stmt::Assign(Place::State(state), v));
        } else {
            for slot in self.slots(id)? {
                self.csr_write_field(slot, &v, &mut stmts)?;
            }
        }
        Ok(fold::block(Block { stmts, value: None }))
    }

    fn csr_write_field(&mut self, slot: Slot, v: &Expr, out: &mut Vec<Stmt>) -> Res<()> {
        let Some(state) = self.state_of(slot) else {
            return Ok(());
        };
        let Some((_, field)) = self.field_of(slot) else {
            return Ok(());
        };
        let (warl, needs) = (field.warl.clone(), field.needs.clone());
        if field.read_only {
            return Ok(());
        }
        let ty = Ty::Bits(slot.width);
        let mut stmts = Vec::new();
        let mut new = fold::slice(v.clone(), fold::int(slot.lo.into()), slot.width);
        if let Some(text) = &warl {
            let mut keep = |this: &mut Self, name: &str, value: Expr| {
                let id = this.new_local(name, ty.clone(), false);
                push_let(id, value, &mut stmts);
                fold::local(id, ty.clone())
            };
            let old = keep(self, "old", fold::read(Place::State(state), ty.clone()));
            let written = keep(self, "v", new);
            new = self.csr_text(text, &[("old", old), ("v", written)], &ty)?;
        }
        if let Some(new) = splice(new, &mut stmts) {
            stmts.push(Stmt::Assign(Place::State(state), new));
        }
        let present = self.needs_expr(&needs);
        match fold::as_bool(&present) {
            Some(true) => out.extend(stmts),
            Some(false) => {}
            None => out.push(Stmt::If(present, Block { stmts, value: None }, Block::default())),
        }
        Ok(())
    }

    /// The same behind the CSR's `access:`.
    fn guarded(&mut self, csr: &Csr, code: Code) -> Res<Code> {
        let Some(access) = &csr.access else { return Ok(code) };
        let word = Ty::Bits(self.word);
        let read = self.csr_func(&csr.name, "access", &csr.origin, |this, _| {
            let guard = this.csr_text(access, &[], &Ty::Unit)?;
            let mut stmts = Vec::new();
            push_do(guard, &mut stmts);
            let value = fold::expr(ExprKind::Call(code.read, Vec::new()), word.clone());
            Ok(fold::block(Block {
                stmts,
                value: Some(Box::new(value)),
            }))
        })?;
        let write = self.csr_func(&csr.name, "write", &csr.origin, |this, v| {
            let guard = this.csr_text(access, &[], &Ty::Unit)?;
            let mut stmts = Vec::new();
            push_do(guard, &mut stmts);
            stmts.push(Stmt::Do(fold::expr(ExprKind::Call(code.write, vec![v]), Ty::Unit)));
            Ok(fold::block(Block { stmts, value: None }))
        })?;
        Ok(Code { read, write })
    }
}
