//! Semantics of instructions: their own texts, those of what they abbreviate (`is:`), and `exec`.

use super::ast::{self, Block as AstBlock, Span};
use super::fold;
use super::interval;
use super::ir::{self, Block, Expr, Stmt, Ty};
use super::lower::{Body, Lower, Res, is_range_within};
use super::mentions;
use super::needs::exists;
use super::operands;
use super::scope::{Binding, Scope, Source};
use super::statements::push_let;
use super::sums;
use onespec_description::model::{Dir, Guard, Kind, Op, SourceText};
use onespec_diag::Diag;
use std::rc::Rc;

impl Lower<'_> {
    /// Semantics of all instructions, by id.
    pub(super) fn instructions(&mut self) {
        for id in 0..self.isa.ops.len() {
            let inst = self.numbered(id);
            self.program.insts.push(inst);
        }
    }

    /// Semantics of an instruction; `None` where it has none for these parameters, or something is wrong with it.
    pub(super) fn numbered(&mut self, id: usize) -> Option<ir::Inst> {
        let isa = self.isa;
        let op = isa.ops.get(id)?;
        self.refill();
        let carried = isa
            .features
            .get(usize::from(op.feature))
            .is_some_and(|f| f.carrier.is_some());
        let has_semantics = !carried && exists(isa, &self.program.params, &op.needs) && isa.means(op);
        has_semantics.then(|| self.instruction(id, op).ok()).flatten()
    }

    fn instruction(&mut self, id: usize, op: &Op) -> Res<ir::Inst> {
        let isa = self.isa;
        let values = operands::own(isa, op);
        let types = op.operands.iter().map(|operand| {
            let (lo, hi) = operands::range(isa, operand);
            Ty::Int(lo, hi)
        });
        // Abbreviations of another length run this semantics too: then the length is known only when it runs.
        let shorter = isa
            .ops
            .iter()
            .any(|o| o.length != op.length && o.is.as_ref().is_some_and(|is| usize::from(is.op) == id));
        let ilen = (!shorter).then(|| i128::from(op.length / 8));
        let body = Body {
            ilen,
            inst: Some(id),
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

    /// Lowers the semantics once per value of the static parameters that it mentions, each under its condition.
    fn for_each_static(&mut self, id: usize, values: &[Expr], out: &mut Vec<Stmt>) -> Res<()> {
        let wanted = match self.isa.statics.is_empty() {
            true => Vec::new(),
            false => self.mentioned_statics(id),
        };
        self.dispatch(&wanted, id, values, out)
    }

    fn mentioned_statics(&mut self, id: usize) -> Vec<usize> {
        let mut names = mentions::Names::new();
        let isa = self.isa;
        // Instructions whose semantics belongs to this one: what it abbreviates, what it executes.
        let (mut reached, mut at) = (vec![id], 0);
        while let Some(op) = reached.get(at).and_then(|id| isa.ops.get(*id)) {
            at += 1;
            let adapted = op.adapted.iter().filter_map(|adapted| adapted.sem.as_ref());
            let guards = op.guards.iter().map(|guard| &guard.text);
            let texts = op.sem.iter().chain(adapted).chain(guards);
            for parsed in texts
                .filter_map(|text| self.texts.body(&text.text).ok())
                .collect::<Vec<_>>()
            {
                for name in mentions::of_block(&parsed) {
                    names.extend(self.reached(&name).iter().cloned());
                    names.insert(name);
                }
            }
            let executed = names.iter().filter_map(|name| name.strip_prefix(mentions::EXEC));
            let named = |name| {
                let ops = isa.ops.iter().enumerate();
                ops.filter(move |(_, op)| op.name == name).map(|(id, _)| id)
            };
            let executed = executed.flat_map(named);
            let short = op.is.as_ref().filter(|_| op.sem.is_none()).map(|is| usize::from(is.op));
            for next in executed.chain(short).collect::<Vec<_>>() {
                if !reached.contains(&next) {
                    reached.push(next);
                }
            }
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
        for def in fns {
            names.extend(self.reached(&def.code.name.text).iter().cloned());
        }
        (0..self.isa.statics.len())
            .filter(|i| {
                self.isa
                    .statics
                    .get(*i)
                    .is_some_and(|s| names.contains(s.name.as_str()))
            })
            .collect()
    }

    /// Names of static parameters, of views and of executed instructions that a fn mentions, through the fns that it calls as
    /// well: few of the many names that it mentions.
    fn reached(&mut self, name: &Rc<str>) -> Rc<[Rc<str>]> {
        if let Some(known) = self.reached.get(name) {
            return known.clone();
        }
        let isa = self.isa;
        let decides = |name: &&Rc<str>| {
            let mut views = isa.files.iter().flat_map(|file| &file.views);
            name.starts_with(mentions::EXEC)
                || isa.statics.iter().any(|known| known.name == ***name)
                || views.any(|view| view.0 == ***name)
        };
        let def = self.fn_def(name);
        let found: Rc<[Rc<str>]> = def
            .iter()
            .flat_map(|def| def.reaches.iter().filter(decides).cloned())
            .collect();
        self.reached.insert(name.clone(), found.clone());
        found
    }

    fn dispatch(&mut self, wanted: &[usize], id: usize, values: &[Expr], out: &mut Vec<Stmt>) -> Res<()> {
        let isa = self.isa;
        let Some((&first, rest)) = wanted.split_first() else {
            return self.semantics(id, values.to_vec(), Span::default(), out);
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
        let known = fold::as_int(&from);
        let mut arms = Vec::new();
        for &value in &param.values {
            if known.is_some_and(|known| known != i128::from(value)) {
                continue;
            }
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
            arms.push((test, stmts));
        }
        choose(arms, otherwise, out);
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
            for (name, value) in &op.consts {
                scope.bind(&Rc::from(name.as_str()), Binding::Value(fold::int((*value).into())));
            }
            for (operand, value) in op.operands.iter().zip(values) {
                scope.bind(&Rc::from(operand.name.as_str()), Binding::Value(value.clone()));
            }
            let parsed = self.texts.body(&text.text);
            let mentioned = parsed.map_or_else(|_| mentions::Names::new(), |body| mentions::of_block(&body));
            for found in op.lets.iter().filter(|found| mentioned.contains(found.name.as_str())) {
                let value = self.encoding_expr(&found.value, op, values, 0)?;
                scope.bind(&Rc::from(found.name.as_str()), Binding::Value(value));
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

    /// The semantics of an instruction whose operands have these values.
    pub(super) fn semantics(&mut self, id: usize, values: Vec<Expr>, span: Span, out: &mut Vec<Stmt>) -> Res<()> {
        let isa = self.isa;
        let Some(op) = isa.ops.get(id) else { return Ok(()) };
        if self.execs.contains(&id) {
            return self.fail("E1306", span, format!("`{}` executes itself", op.name));
        }
        let outer = self.body.word.replace((id, values.clone()));
        self.execs.push(id);
        let result = self.whole_semantics(op, values, span, out);
        self.execs.pop();
        self.body.word = outer;
        result
    }

    /// Guards, what reserved words do, and the text that is in force.
    fn whole_semantics(&mut self, op: &Op, values: Vec<Expr>, span: Span, out: &mut Vec<Stmt>) -> Res<()> {
        for guard in &op.guards {
            self.guard(op, guard, &values, out)?;
        }
        if self.dead {
            return Ok(());
        }
        self.reserved(op, &values, out);
        let adapted = op.adapted.iter().rev();
        let mut adapted = adapted.filter_map(|adapted| Some((adapted.feature, adapted.sem.as_ref()?)));
        if let Some((feature, text)) = adapted.next() {
            return self.adapted(op, feature, text, values, out);
        }
        self.unadapted(op, values, span, out)
    }

    /// The semantics of an instruction as its own entry has it.
    fn unadapted(&mut self, op: &Op, values: Vec<Expr>, span: Span, out: &mut Vec<Stmt>) -> Res<()> {
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
                args.and_then(|args| self.abbreviated(usize::from(is.op), args, op, out))
            }
            // What only guards say something about is no instruction where they let it pass.
            (None, None) if !op.guards.is_empty() => {
                out.push(self.trap(None, None, span)?);
                self.dead = true;
                Ok(())
            }
            (None, None) => self.fail("E1307", span, format!("`{}` has no semantics yet", op.name)),
        }
    }

    /// A word that violates `legal` decodes, and running it is illegal on a machine that has such a trap, unless the machine
    /// executes reserved combinations of operands.
    fn reserved(&mut self, op: &Op, values: &[Expr], out: &mut Vec<Stmt>) {
        let Some(&cause) = self.lookup.causes.get("Illegal") else {
            return;
        };
        for constraint in &op.legal {
            let source = Source {
                origin: constraint.origin.clone(),
                in_fn: None,
            };
            let frame = self.enter(None, Scope::default(), source, None);
            let holds = self.encoding_expr(&constraint.expr, op, values, 0);
            let holds = self.settle(holds);
            self.leave(frame);
            let Ok(holds) = holds else { continue };
            let violated = fold::not(operands::truth(holds));
            if fold::as_bool(&violated) != Some(false) {
                let trap = Stmt::Trap(fold::int(cause.into()), fold::constant(self.word, 0));
                let then = Block {
                    stmts: vec![trap],
                    value: None,
                };
                let refused = fold::and_also(violated, fold::not(fold::allow_reserved()));
                out.push(Stmt::If(refused, then, Block::default()));
            }
        }
    }

    /// What runs before semantics.
    fn guard(&mut self, op: &Op, guard: &Guard, values: &[Expr], out: &mut Vec<Stmt>) -> Res<()> {
        let condition = guard
            .feature
            .map_or_else(|| fold::boolean(true), |f| self.feature_expr(f));
        let (mut stmts, dead) = (Vec::new(), self.dead);
        let result = self.run_text(op, &guard.text, values.to_vec(), &mut stmts);
        match fold::as_bool(&condition) {
            Some(true) => out.extend(stmts),
            Some(false) => self.dead = dead,
            None => {
                self.dead = dead;
                out.push(Stmt::If(condition, Block { stmts, value: None }, Block::default()));
            }
        }
        result.map(|_| ())
    }

    /// Semantics that an extension replaces in the targets that have it.
    fn adapted(&mut self, op: &Op, feature: u16, text: &SourceText, values: Vec<Expr>, out: &mut Vec<Stmt>) -> Res<()> {
        let condition = self.feature_expr(feature);
        let dead = self.dead;
        let (mut new, mut old) = (Vec::new(), Vec::new());
        self.own_text(op, text, values.clone(), &mut new)?;
        let new_dead = std::mem::replace(&mut self.dead, dead);
        self.unadapted(op, values, Span::default(), &mut old)?;
        self.dead = match fold::as_bool(&condition) {
            Some(true) => new_dead,
            Some(false) => self.dead,
            None => self.dead && new_dead,
        };
        match fold::as_bool(&condition) {
            Some(true) => out.extend(new),
            Some(false) => out.extend(old),
            None => {
                let block = |stmts| Block { stmts, value: None };
                out.push(Stmt::If(condition, block(new), block(old)));
            }
        }
        Ok(())
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
        if !isa.means(op) {
            // What it stands for has no semantics yet, so it has none either.
            return Err(super::lower::Fail::Reported);
        }
        self.semantics(target, args, Span::default(), out)
    }

    fn own_text(&mut self, op: &Op, text: &SourceText, values: Vec<Expr>, out: &mut Vec<Stmt>) -> Res<()> {
        let mentioned = self.run_text(op, text, values, out)?;
        self.unused_results(op, text, &mentioned);
        Ok(())
    }

    /// Lowers a text that sees the operands, lets and columns of an instruction; what it mentions.
    fn run_text(&mut self, op: &Op, text: &SourceText, values: Vec<Expr>, out: &mut Vec<Stmt>) -> Res<mentions::Names> {
        let isa = self.isa;
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
        let library = self.library;
        let uses = |name: &str| {
            let mut fns = mentioned.iter().filter_map(|name| library.fns.get(name));
            mentioned.contains(name) || fns.any(|def| def.reaches.contains(name))
        };
        for (operand, value) in op.operands.iter().zip(&values) {
            if sums::is_sum(isa, operand) && uses(&operand.name) {
                let value = self.stabilise(&operand.name, value.clone(), out);
                let binding = self.operand_binding(operand, value, &operands::Side::of(op), &values, out)?;
                scope.bind(&Rc::from(operand.name.as_str()), binding);
            }
        }
        for found in op.lets.iter().filter(|found| uses(&found.name)) {
            let value = self.encoding_expr(&found.value, op, &values, 0)?;
            let value = self.stabilise(&found.name, value, out);
            scope.bind(&Rc::from(found.name.as_str()), Binding::Value(value));
        }
        let outer = std::mem::replace(&mut self.body.operands, scope.clone());
        let frame = self.enter(None, scope, source, None);
        let result = self.block(&parsed, Some(&Ty::Unit), out);
        let result = self.settle(result);
        self.leave(frame);
        self.body.operands = outer;
        result?;
        Ok(mentioned)
    }

    /// An output that the semantics does not mention is surely a mistake: other operands may be there for encoding only.
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
            "the semantics of `{}` never mentions its result `{}`",
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
            .position(|op| named(&op) && exists(isa, &params, &op.needs) && isa.means(op));
        let Some((id, op)) = found.and_then(|id| isa.ops.get(id).map(|op| (id, op))) else {
            if isa.ops.iter().any(|op| named(&op)) {
                return self.fail("E1307", name.span, format!("`{}` has no semantics here", name.text));
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
        self.semantics(id, values, name.span, out)
    }
}

/// What is done for each value of a static parameter, by whether it has the value. What all of them begin with is there
/// once.
fn choose(mut arms: Vec<(Expr, Vec<Stmt>)>, otherwise: Vec<Stmt>, out: &mut Vec<Stmt>) {
    let block = |stmts| Block { stmts, value: None };
    let common = common_start(&arms);
    if common == 0 || arms.len() < 2 {
        let nested = arms.into_iter().rev().fold(otherwise, |no, (test, stmts)| {
            vec![Stmt::If(test, block(stmts), block(no))]
        });
        return out.extend(nested);
    }
    let tests = arms.iter().map(|(test, _)| test.clone());
    let any = tests.reduce(fold::or_else).unwrap_or_else(|| fold::boolean(false));
    let mut stmts = Vec::new();
    for (i, (_, arm)) in arms.iter_mut().enumerate() {
        let start: Vec<Stmt> = arm.drain(..common).collect();
        if i == 0 {
            stmts = start;
        }
    }
    let last = arms.pop().map_or_else(Vec::new, |(_, stmts)| stmts);
    stmts.extend(
        arms.into_iter()
            .rev()
            .fold(last, |no, (test, stmts)| vec![Stmt::If(test, block(stmts), block(no))]),
    );
    out.push(Stmt::If(any, block(stmts), block(otherwise)));
}

/// How many statements all begin with.
fn common_start(arms: &[(Expr, Vec<Stmt>)]) -> usize {
    let Some(((_, first), rest)) = arms.split_first() else {
        return 0;
    };
    let same = |i: &usize| rest.iter().all(|(_, stmts)| stmts.get(*i) == first.get(*i));
    (0..first.len()).take_while(same).count()
}
