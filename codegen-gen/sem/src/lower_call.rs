//! Calls: width variables found from the arguments or from the wanted result, closures and fns with closures inlined,
//! every other fn turned into code of its own, once per set of widths, static arguments and ranges.

use super::ast::{self, ExprKind as A, Span, TypeKind};
use super::fold;
use super::interval;
use super::ir::{self, Block, Expr, ExprKind, Stmt, Ty};
use super::lower::{Body, Exit, Fail, Instance, Key, Lower, Res, show};
use super::mentions;
use super::names::{BUILTINS, FnDef};
use super::scope::SumValue;
use super::scope::{Binding, Closure, ClosureCode, Scope, Source};
use super::statements::push_let;
use std::collections::BTreeSet;
use std::rc::Rc;

/// An argument as it comes.
pub(super) enum Arg<'t> {
    Written(&'t ast::Expr),
    Ready(Expr),
}

/// An argument after lowering.
enum Actual {
    Value(Expr),
    Closure(Rc<Closure>),
    Sum(Rc<SumValue>),
}

/// What a parameter of a fn with code of its own is: a value, or a sum as its bits and the arguments of its kind.
enum Slot {
    Value(Ty),
    Sum(u16, Ty, Vec<Ty>),
}

/// A call while its width variables are being found.
struct Call<'t> {
    def: Rc<FnDef>,
    args: Vec<Arg<'t>>,
    values: Vec<Option<Expr>>,
    /// Width variables and static integers, for the types of the signature.
    scope: Scope,
    widths: Vec<(Rc<str>, Option<i128>)>,
    span: Span,
}

impl Call<'_> {
    /// Does the type wait for a width variable?
    fn waits(&self, ty: &ast::Type) -> bool {
        let names = mentions::of_type(ty);
        self.widths
            .iter()
            .any(|(name, value)| value.is_none() && names.contains(name))
    }

    fn unbound(&self) -> bool {
        self.widths.iter().any(|(_, value)| value.is_none())
    }

    /// Binds the width variables that stand alone in a type.
    fn unify(&mut self, ty: &ast::Type, actual: &Ty) {
        match (&ty.kind, actual) {
            (TypeKind::Bits(width), Ty::Bits(bits)) => {
                if let A::Name(name) = &width.kind
                    && let Some((name, value @ None)) = self.widths.iter_mut().find(|(known, _)| known == name)
                {
                    *value = Some((*bits).into());
                    self.scope.bind(name, Binding::Value(fold::int((*bits).into())));
                }
            }
            (TypeKind::Tuple(parts), Ty::Tuple(actual)) if parts.len() == actual.len() => {
                parts
                    .iter()
                    .zip(actual)
                    .for_each(|(part, actual)| self.unify(part, actual));
            }
            _ => {}
        }
    }

    fn arg_span(&self, i: usize) -> Span {
        match self.args.get(i) {
            Some(Arg::Written(e)) => e.span,
            _ => self.span,
        }
    }
}

impl Lower<'_> {
    pub(super) fn call(&mut self, callee: &ast::Expr, args: &[ast::Expr], want: Option<&Ty>, span: Span) -> Res<Expr> {
        let A::Name(name) = &callee.kind else {
            return self.fail("E1304", callee.span, "only a name can be called");
        };
        match self.scope.get(name).cloned() {
            Some(Binding::Closure(closure)) => return self.call_closure(&closure, name, args, span),
            Some(Binding::Poison) => return Err(Fail::Reported),
            Some(_) if !self.library.fns.contains_key(name) => {
                return self.fail(
                    "E1304",
                    callee.span,
                    format!("`{name}` is a value, only a fn can be called"),
                );
            }
            _ => {}
        }
        if BUILTINS.contains(&&**name) {
            return self.builtin(name, args, want, span);
        }
        match self.fn_def(name) {
            Some(def) => self.apply(def, args.iter().map(Arg::Written).collect(), want, span),
            None if super::externs::is_misspelt(self.library, name) => Err(Fail::Reported),
            None => {
                let known: Vec<&str> = self
                    .library
                    .fns
                    .keys()
                    .map(|name| &**name)
                    .chain(BUILTINS.iter().copied())
                    .collect();
                self.unknown("E1301", callee.span, "fn", name, &known)
            }
        }
    }

    /// Calls a fn by name with lowered arguments: the fns of views.
    pub(super) fn call_with(&mut self, name: &str, args: Vec<Expr>, want: Option<&Ty>, span: Span) -> Res<Expr> {
        match self.fn_def(name) {
            Some(def) => self.apply(def, args.into_iter().map(Arg::Ready).collect(), want, span),
            None => {
                let known: Vec<&str> = self.library.fns.keys().map(|name| &**name).collect();
                self.unknown("E1301", span, "fn", name, &known)
            }
        }
    }

    fn apply(&mut self, def: Rc<FnDef>, args: Vec<Arg<'_>>, want: Option<&Ty>, span: Span) -> Res<Expr> {
        let name = def.code.name.text.clone();
        self.count_args(&name, def.code.params.len(), args.len(), span)?;
        if self.calls.contains(&name) {
            return self.fail_help(
                "E1306",
                span,
                format!("`{name}` calls itself"),
                "fns may not recurse; write a `for` loop",
            );
        }
        let widths = def.widths.iter().map(|name| (name.clone(), None)).collect();
        let values = args.iter().map(|_| None).collect();
        let mut call = Call {
            def: def.clone(),
            args,
            values,
            scope: Scope::default(),
            widths,
            span,
        };
        self.find_values(&mut call)?;
        if call.unbound()
            && let (Some(result), Some(want)) = (&def.code.result, want)
        {
            call.unify(result, want);
        }
        self.find_widths_of_closures(&mut call)?;
        if call.unbound() {
            if want.is_none_or(|ty| ty.bits().is_none()) {
                return Err(Fail::NoWidth(span));
            }
            return self.fail_help(
                "E1224",
                span,
                format!("width variables of `{name}` not found"),
                "give an argument a width of its own",
            );
        }
        let actuals = self.finish_args(&mut call)?;
        let result = match &def.code.result {
            None => Ty::Unit,
            Some(ty) => self.signature_type(&call, ty)?,
        };
        if def.code.body.is_none() {
            let values = actuals
                .into_iter()
                .filter_map(|actual| if let Actual::Value(e) = actual { Some(e) } else { None })
                .collect();
            let id = self.lookup.externs.get(&*name).copied().unwrap_or(0);
            return Ok(fold::expr(ExprKind::Extern(id, values), result));
        }
        if def.inline {
            return self.inline(&call, actuals, &result);
        }
        self.call_instance(&call, actuals, &result)
    }

    fn count_args(&mut self, name: &str, takes: usize, given: usize, span: Span) -> Res<()> {
        if takes == given {
            return Ok(());
        }
        let plural = if takes == 1 { "" } else { "s" };
        self.fail(
            "E1305",
            span,
            format!("`{name}` takes {takes} argument{plural}, {given} given"),
        )
    }

    // ---- arguments

    /// A type of the signature, in the text of the fn.
    fn signature_type(&mut self, call: &Call<'_>, ty: &ast::Type) -> Res<Ty> {
        let source = Source {
            origin: call.def.origin.clone(),
            in_fn: Some(call.def.code.name.text.clone()),
        };
        let frame = self.enter(None, call.scope.clone(), source, None);
        let result = self.resolve_type(ty);
        let result = self.settle(result);
        self.leave(frame);
        result
    }

    fn lower_arg(&mut self, call: &Call<'_>, i: usize, want: Option<&Ty>) -> Res<Expr> {
        match call.args.get(i) {
            Some(Arg::Written(e)) => self.expr(e, want),
            Some(Arg::Ready(e)) => Ok(e.clone()),
            None => Ok(fold::zero(&Ty::Unit)),
        }
    }

    /// Lowers what can be lowered before all widths are known: integers first, since they may be widths.
    fn find_values(&mut self, call: &mut Call<'_>) -> Res<()> {
        let def = call.def.clone();
        let is_int = |ty: &ast::Type| matches!(ty.kind, TypeKind::Int(_));
        for (i, param) in def
            .code
            .params
            .iter()
            .enumerate()
            .filter(|(_, param)| is_int(&param.ty))
        {
            let value = self.lower_arg(call, i, None);
            let value = self.settle(value)?;
            if !param.is_dyn {
                call.scope.bind(&param.name.text, Binding::Value(value.clone()));
            }
            if let Some(slot) = call.values.get_mut(i) {
                *slot = Some(value);
            }
        }
        for (i, param) in def.code.params.iter().enumerate() {
            if is_int(&param.ty) || matches!(param.ty.kind, TypeKind::Fn(..)) || self.sum_type(&param.ty).is_some() {
                continue;
            }
            let waits = call.waits(&param.ty);
            let ty = if waits {
                None
            } else {
                Some(self.signature_type(call, &param.ty)?)
            };
            match self.lower_arg(call, i, ty.as_ref()) {
                Ok(value) => {
                    call.unify(&param.ty, &value.ty);
                    if let Some(slot) = call.values.get_mut(i) {
                        *slot = Some(value);
                    }
                }
                Err(Fail::NoWidth(_)) if waits => {}
                Err(fail) => return Err(fail),
            }
        }
        Ok(())
    }

    /// A width that only the result of a closure has is found by lowering the closure once for its type.
    fn find_widths_of_closures(&mut self, call: &mut Call<'_>) -> Res<()> {
        let def = call.def.clone();
        for (i, param) in def.code.params.iter().enumerate() {
            let TypeKind::Fn(params, Some(result)) = &param.ty.kind else {
                continue;
            };
            if !call.waits(result) || params.iter().any(|param| call.waits(param)) {
                continue;
            }
            let params = params
                .iter()
                .map(|ty| self.signature_type(call, ty))
                .collect::<Res<Vec<_>>>()?;
            let code = self.closure_code(call, i)?;
            let (dead, locals) = (self.dead, self.body.locals.len());
            let args = params.iter().map(|ty| {
                let id = self.new_local("trial", ty.clone(), false);
                fold::local(id, ty.clone())
            });
            let args: Vec<Expr> = args.collect();
            let value = self.run_closure(&code, args, None, call.arg_span(i));
            self.body.locals.truncate(locals);
            self.dead = dead;
            call.unify(result, &value?.ty);
        }
        Ok(())
    }

    /// The rest of the arguments, and all of them as the types that the signature wants.
    fn finish_args(&mut self, call: &mut Call<'_>) -> Res<Vec<Actual>> {
        let def = call.def.clone();
        let mut actuals = Vec::new();
        for (i, param) in def.code.params.iter().enumerate() {
            if let TypeKind::Fn(params, result) = &param.ty.kind {
                let params = params
                    .iter()
                    .map(|ty| self.signature_type(call, ty))
                    .collect::<Res<Vec<_>>>()?;
                let result = result
                    .as_ref()
                    .map_or(Ok(Ty::Unit), |ty| self.signature_type(call, ty))?;
                let code = self.closure_code(call, i)?;
                actuals.push(Actual::Closure(Rc::new(Closure { code, params, result })));
                continue;
            }
            if let Some(kind) = self.sum_type(&param.ty) {
                actuals.push(Actual::Sum(self.sum_argument(call, i, kind)?));
                continue;
            }
            let ty = self.signature_type(call, &param.ty)?;
            let value = match call.values.get_mut(i).and_then(Option::take) {
                Some(value) => value,
                None => self.lower_arg(call, i, Some(&ty))?,
            };
            actuals.push(Actual::Value(self.coerce(value, &ty, call.arg_span(i))?));
        }
        Ok(actuals)
    }

    fn sum_argument(&mut self, call: &Call<'_>, i: usize, kind: u16) -> Res<Rc<SumValue>> {
        let found = match call.args.get(i) {
            Some(Arg::Written(e)) => self.named_sum(e),
            _ => None,
        };
        if let Some(sum) = found.filter(|sum| sum.kind == kind) {
            return Ok(sum);
        }
        let kind = self.isa.kind_names.get(usize::from(kind)).map_or("?", String::as_str);
        let message = format!("`{}` takes an operand of kind `{kind}` here", call.def.code.name.text);
        self.fail_help("E1202", call.arg_span(i), message, "name the operand")
    }

    fn closure_code(&mut self, call: &Call<'_>, i: usize) -> Res<ClosureCode> {
        let help = "write |a| ..";
        let name = call.def.code.name.text.clone();
        let Some(Arg::Written(e)) = call.args.get(i) else {
            return self.fail_help("E1225", call.span, format!("`{name}` takes a closure"), help);
        };
        match &e.kind {
            A::Closure(code) => Ok(ClosureCode::Written {
                code: code.clone(),
                scope: self.scope.clone(),
                source: self.source.clone(),
                calls: self.calls.len(),
            }),
            A::Name(known) => match self.scope.get(known) {
                Some(Binding::Closure(closure)) => Ok(closure.code.clone()),
                Some(Binding::Poison) => Err(Fail::Reported),
                None if self.library.fns.contains_key(known) => Ok(ClosureCode::Fn(known.clone())),
                _ => self.fail_help("E1225", e.span, format!("`{name}` takes a closure here"), help),
            },
            _ => self.fail_help("E1225", e.span, format!("`{name}` takes a closure here"), help),
        }
    }

    // ---- closures

    fn call_closure(&mut self, closure: &Closure, name: &str, args: &[ast::Expr], span: Span) -> Res<Expr> {
        self.count_args(name, closure.params.len(), args.len(), span)?;
        let mut values = Vec::new();
        for (arg, ty) in args.iter().zip(&closure.params) {
            values.push(self.expr_as(arg, ty)?);
        }
        self.run_closure(&closure.code, values, Some(&closure.result), span)
    }

    /// Inlines a closure. Without `want` its value may have any type.
    fn run_closure(&mut self, code: &ClosureCode, args: Vec<Expr>, want: Option<&Ty>, span: Span) -> Res<Expr> {
        let (code, scope, source, calls) = match code {
            ClosureCode::Written {
                code,
                scope,
                source,
                calls,
            } => (code, scope, source, *calls),
            ClosureCode::Fn(name) => {
                let value = self.call_with(name, args, want, span)?;
                return match want {
                    Some(want) => self.coerce(value, want, span),
                    None => Ok(value),
                };
            }
        };
        if code.params.len() != args.len() {
            let at = code.params.first().map_or(code.body.span, |name| name.span);
            let (takes, given) = (args.len(), code.params.len());
            let frame = self.enter(None, scope.clone(), source.clone(), None);
            let fail = self.fail(
                "E1305",
                at,
                format!("this closure gets {takes} arguments, it names {given}"),
            );
            self.leave(frame);
            return fail;
        }
        let mut stmts = Vec::new();
        let mut scope = scope.clone();
        for (name, arg) in code.params.iter().zip(args) {
            let value = self.stabilise(&name.text, arg, &mut stmts);
            scope.bind(&name.text, Binding::Value(value));
        }
        let outer = self.calls.split_off(calls.min(self.calls.len()));
        let frame = self.enter(None, scope, source.clone(), None);
        let value = self.deeper(code.body.span, |this| this.body_value(&code.body, want, &mut stmts));
        let value = self.settle(value);
        self.leave(frame);
        self.calls.extend(outer);
        Ok(fold::block(Block {
            stmts,
            value: value?.map(Box::new),
        }))
    }

    /// Value of the body of a closure or fn, as the type it declares.
    pub(super) fn body_value(
        &mut self,
        body: &ast::Block,
        want: Option<&Ty>,
        out: &mut Vec<Stmt>,
    ) -> Res<Option<Expr>> {
        let value = self.block(body, want, out)?;
        let span = body.value.as_ref().map_or(body.span, |value| value.span);
        match (value, want) {
            (Some(value), Some(want)) => self.coerce(value, want, span).map(Some),
            (None, Some(want)) if *want != Ty::Unit && !self.dead => {
                let message = format!("this ends without a value, {} is needed", show(want));
                self.fail_help("E1226", span, message, "end with an expression without `;`")
            }
            (None, Some(want)) if *want != Ty::Unit => Ok(Some(fold::zero(want))),
            (value, _) => Ok(value),
        }
    }

    // ---- fns

    /// Scope of the body of a fn: its width variables.
    fn inner_scope(&self, call: &Call<'_>) -> Scope {
        let mut scope = Scope::default();
        for (name, value) in &call.widths {
            scope.bind(name, Binding::Value(fold::int(value.unwrap_or(0))));
        }
        scope
    }

    fn inline(&mut self, call: &Call<'_>, actuals: Vec<Actual>, result: &Ty) -> Res<Expr> {
        let def = call.def.clone();
        let name = def.code.name.text.clone();
        let Some(body) = &def.code.body else {
            return Ok(fold::zero(result));
        };
        let mut stmts = Vec::new();
        let mut scope = self.inner_scope(call);
        for operand in &def.code.with {
            match self.body.operands.get(&operand.text).cloned() {
                Some(binding) => scope.bind(&operand.text, binding),
                None => {
                    let message = format!(
                        "`{name}` needs operand `{}`, which this instruction does not have",
                        operand.text
                    );
                    return self.fail_help(
                        "E1310",
                        call.span,
                        message,
                        "add it to the format, or pass it as an argument",
                    );
                }
            }
        }
        for (param, actual) in def.code.params.iter().zip(actuals) {
            let binding = match actual {
                Actual::Value(e) => Binding::Value(self.stabilise(&param.name.text, e, &mut stmts)),
                Actual::Closure(closure) => Binding::Closure(closure),
                Actual::Sum(sum) => Binding::Sum(sum),
            };
            scope.bind(&param.name.text, binding);
        }
        let exit = mentions::returns(body).then(|| {
            let done = self.new_local("done", Ty::BOOL, true);
            push_let(done, fold::boolean(false), &mut stmts);
            let result_local = (*result != Ty::Unit).then(|| {
                let id = self.new_local("result", result.clone(), true);
                push_let(id, fold::zero(result), &mut stmts);
                id
            });
            (done, result_local)
        });
        let (source, dead) = (
            Source {
                origin: def.origin.clone(),
                in_fn: Some(name.clone()),
            },
            self.dead,
        );
        let way_out = exit.map(|(done, id)| Exit::Inline {
            want: result.clone(),
            result: id,
            done,
        });
        let frame = self.enter(None, scope, source, way_out);
        self.calls.push(name);
        let value = self.deeper(body.span, |this| this.body_value(body, Some(result), &mut stmts));
        let value = self.settle(value);
        self.calls.pop();
        self.leave(frame);
        let mut value = value?;
        if let Some((done, id)) = exit {
            self.dead = dead;
            value = value.zip(id).map(|(value, id)| {
                let parts = [fold::local(done, Ty::BOOL), fold::local(id, result.clone()), value].map(Box::new);
                let [done, returned, value] = parts;
                fold::expr(ExprKind::Cond(done, returned, value), result.clone())
            });
        }
        Ok(fold::block(Block {
            stmts,
            value: value.map(Box::new),
        }))
    }

    fn call_instance(&mut self, call: &Call<'_>, actuals: Vec<Actual>, result: &Ty) -> Res<Expr> {
        let mut types = Vec::new();
        let mut args = Vec::new();
        for (param, actual) in call.def.code.params.iter().zip(actuals) {
            let e = match actual {
                Actual::Value(e) => e,
                Actual::Closure(_) => continue,
                Actual::Sum(sum) => {
                    let of_args = sum.args.iter().map(|arg| arg.ty.clone()).collect();
                    types.push(Slot::Sum(sum.kind, sum.raw.ty.clone(), of_args));
                    let parts = std::iter::once(&sum.raw).chain(&sum.args);
                    args.extend(parts.filter(|e| fold::as_int(e).is_none()).cloned());
                    continue;
                }
            };
            let known = fold::as_int(&e).is_some() && !param.is_dyn;
            types.push(Slot::Value(match (&param.ty.kind, known) {
                (TypeKind::Int(Some(_)), false) => self.signature_type(call, &param.ty)?,
                // It is handed over for its effects, although there is one value only that it can have.
                (_, false) if matches!(e.ty, Ty::Int(lo, hi) if lo == hi) => match e.ty {
                    Ty::Int(lo, _) => Ty::Int(lo, lo + 1),
                    ref other => other.clone(),
                },
                _ => e.ty.clone(),
            }));
            if !known {
                args.push(e);
            }
        }
        let instance = self.instance(call, types, result)?;
        if args.iter().all(fold::is_pure)
            && let Some(constant) = instance.constant
        {
            return Ok(constant);
        }
        Ok(fold::expr(ExprKind::Call(instance.func, args), instance.result))
    }

    /// The code of a fn for these types; made when it is first wanted.
    fn instance(&mut self, call: &Call<'_>, types: Vec<Slot>, result: &Ty) -> Res<Instance> {
        let def = call.def.clone();
        let statics = self.statics.iter().filter(|(name, _)| def.reaches.contains(name));
        let of_slot = |slot: &Slot| match slot {
            Slot::Value(ty) => vec![ty.clone()],
            Slot::Sum(kind, raw, args) => {
                let kind = Ty::Int((*kind).into(), (*kind).into());
                let mut all = vec![Ty::Tuple(vec![kind]), raw.clone()];
                all.extend(args.iter().cloned());
                all
            }
        };
        let key = Key {
            name: def.code.name.text.to_string(),
            widths: call.widths.iter().map(|(_, value)| value.unwrap_or(0)).collect(),
            args: types.iter().flat_map(of_slot).collect(),
            statics: statics.map(|(_, value)| value.unwrap_or(i128::MIN)).collect(),
        };
        if let Some(known) = self.instances.get(&key) {
            return known.clone().ok_or(Fail::Reported);
        }
        let made = self.make(&def, self.inner_scope(call), &types, result, call.span);
        self.instances.insert(key, made.as_ref().ok().cloned());
        made
    }

    /// Names of the fns that have code of their own.
    pub(super) fn called(&self) -> impl Iterator<Item = Rc<str>> {
        self.instances.keys().map(|key| key.name.as_str().into())
    }

    /// Types fns of the machine's own files that nothing has called. Those whose parameters take their types from a call
    /// (widths, integers without bounds, fns, operands of the instruction, static parameters) have none without one.
    pub(super) fn uncalled(&mut self, called: &BTreeSet<Rc<str>>) {
        let own: Vec<u32> = self
            .isa
            .fns
            .iter()
            .filter(|text| text.own)
            .map(|text| text.text.origin.file)
            .collect();
        let defs: Vec<Rc<FnDef>> = self.library.fns.values().cloned().collect();
        for def in defs {
            let name = &def.code.name.text;
            let depends = self.statics.iter().any(|(name, _)| def.reaches.contains(name));
            let typed = |ty: &ast::Type| matches!(ty.kind, TypeKind::Bits(_) | TypeKind::Bool | TypeKind::Int(Some(_)));
            let closed = !def.inline && !depends && def.widths.is_empty() && def.code.body.is_some();
            if own.contains(&def.origin.file)
                && closed
                && !called.contains(name)
                && def.code.params.iter().all(|param| typed(&param.ty))
            {
                self.refill();
                // What is wrong is in the diagnostics.
                let _ = self.hook(name);
            }
        }
    }

    /// Code for a fn of the machine's hooks, its parameters as declared.
    pub(super) fn hook(&mut self, name: &str) -> Res<ir::FuncId> {
        let span = Span::default();
        let Some(def) = self.fn_def(name) else {
            let known: Vec<&str> = self.library.fns.keys().map(|name| &**name).collect();
            return self.unknown("E1301", span, "fn", name, &known);
        };
        let source = Source {
            origin: def.origin.clone(),
            in_fn: Some(def.code.name.text.clone()),
        };
        let frame = self.enter(Some(Body::default()), Scope::default(), source, None);
        let types = def
            .code
            .params
            .iter()
            .map(|param| self.resolve_type(&param.ty).map(Slot::Value))
            .collect::<Res<Vec<_>>>();
        let result = def
            .code
            .result
            .as_ref()
            .map_or(Ok(Ty::Unit), |ty| self.resolve_type(ty));
        self.leave(frame);
        Ok(self.make(&def, Scope::default(), &types?, &result?, span)?.func)
    }

    fn make(&mut self, def: &Rc<FnDef>, mut scope: Scope, types: &[Slot], result: &Ty, span: Span) -> Res<Instance> {
        let name = def.code.name.text.clone();
        let Some(code) = &def.code.body else {
            return Err(Fail::Reported);
        };
        let source = Source {
            origin: def.origin.clone(),
            in_fn: Some(name.clone()),
        };
        let mut body = Body::default();
        let mut params = Vec::new();
        for (param, slot) in def.code.params.iter().zip(types) {
            let mut value = |ty: &Ty| match ty {
                Ty::Int(lo, hi) if lo == hi => fold::int(*lo),
                ty => {
                    let id = body.locals.len() as ir::LocalId;
                    body.locals.push(ir::Local {
                        name: param.name.text.to_string(),
                        ty: ty.clone(),
                        mutable: false,
                    });
                    params.push(id);
                    fold::local(id, ty.clone())
                }
            };
            let binding = match slot {
                Slot::Value(ty) => Binding::Value(value(ty)),
                Slot::Sum(kind, raw, args) => Binding::Sum(Rc::new(SumValue {
                    kind: *kind,
                    raw: value(raw),
                    args: args.iter().map(value).collect(),
                })),
            };
            scope.bind(&param.name.text, binding);
        }
        let exit = Exit::Func {
            want: result.clone(),
            found: Vec::new(),
        };
        let mut stmts = Vec::new();
        let frame = self.enter(Some(body), scope, source, Some(exit));
        self.calls.push(name.clone());
        let value = self.deeper(span, |this| this.body_value(code, Some(result), &mut stmts));
        let value = self.settle(value);
        let dead = self.dead;
        self.calls.pop();
        let (body, exit) = self.leave(frame);
        let value = value?;
        let found = if let Some(Exit::Func { found, .. }) = exit {
            found
        } else {
            Vec::new()
        };
        let ends = value.as_ref().filter(|_| !dead).map(|value| value.ty.clone());
        let ty = found
            .into_iter()
            .chain(ends)
            .reduce(|a, b| wider(&a, &b))
            .unwrap_or_else(|| result.clone());
        let nothing = stmts.is_empty() && value.is_none() && *result == Ty::Unit;
        let nothing = nothing.then(|| fold::zero(&Ty::Unit));
        let constant = value
            .as_ref()
            .filter(|e| stmts.is_empty() && matches!(e.kind, ExprKind::Const(_) | ExprKind::Int(_)))
            .cloned()
            .or(nothing);
        let block = fold::block(Block {
            stmts,
            value: value.map(Box::new),
        });
        let mut stmts = Vec::new();
        let value = super::statements::splice(block, &mut stmts).map(Box::new);
        let func = self.program.funcs.len() as ir::FuncId;
        self.program.funcs.push(ir::Func {
            name: name.to_string(),
            params,
            locals: body.unwrap_or_default().locals,
            body: Block { stmts, value },
            result: ty.clone(),
            effects: Default::default(),
        });
        Ok(Instance {
            func,
            result: ty,
            constant,
        })
    }
}

/// The type of either result.
fn wider(a: &Ty, b: &Ty) -> Ty {
    match (a, b) {
        (Ty::Int(al, ah), Ty::Int(bl, bh)) => {
            let (lo, hi) = interval::union((*al, *ah), (*bl, *bh));
            Ty::Int(lo, hi)
        }
        (Ty::Tuple(x), Ty::Tuple(y)) if x.len() == y.len() => {
            Ty::Tuple(x.iter().zip(y).map(|(a, b)| wider(a, b)).collect())
        }
        _ => a.clone(),
    }
}
