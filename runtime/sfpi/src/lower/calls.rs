//! Calls: functions of the file are put in place, those of the library are called, a few are what no function can be.

use super::body::{Body, Frame, Task};
use super::env::{Binding, Variable};
use super::library::{ROUND_MODE, TABLE_MODE};
use super::value::{Known, Ty, Value, assign, call, declare, named, variable};
use super::{Told, look};
use crate::syntax::ast::{Expr, ExprKind, Function, Name, Span, TemplateArgument, Type};
use onespec_diag::nearest;
use onespec_volt::diag::Diag;
use std::rc::Rc;

/// Functions in each other that are put in place.
const DEPTH: usize = 40;

/// Calls of SFPI that move values between lanes, and what else there is.
const BETWEEN_LANES: [&str; 3] = ["subvec_shflror1", "subvec_shflshr1", "subvec_transp"];

impl<'a> Body<'_, 'a> {
    /// An expression whose value nobody takes.
    pub fn effect(&mut self, of: &'a Expr) -> Told<()> {
        if let ExprKind::Call { name, arguments, .. } = &of.kind
            && let "vec_swap" | "vec_min_max" = &*name.text
            && !self.unit.functions.contains_key(&name.text)
        {
            return self.exchange(name, arguments, of.span);
        }
        if !matches!(of.kind, ExprKind::Call { .. }) {
            let diag = Diag::error("E2001", of.span, "this value is not used");
            return self.unit.error(diag.help("assign it, or remove the statement"));
        }
        self.call_of(of).map(drop)
    }

    /// A call, whose result may be nothing.
    fn call_of(&mut self, of: &'a Expr) -> Told<Option<Value>> {
        let ExprKind::Call {
            name,
            template,
            arguments,
        } = &of.kind
        else {
            return Ok(None);
        };
        match self.unit.functions.contains_key(&name.text) {
            true => self.own(name, template, arguments, of.span),
            false => self.call(name, template, arguments, of.span, None).map(Some),
        }
    }

    pub fn call(
        &mut self,
        name: &'a Name,
        template: &'a [TemplateArgument],
        arguments: &'a [Expr],
        span: Span,
        want: Option<Ty>,
    ) -> Told<Value> {
        let _ = want;
        if self.unit.functions.contains_key(&name.text) {
            return match self.own(name, template, arguments, span)? {
                Some(value) => Ok(value),
                None => {
                    let diag = Diag::error("E2006", span, format!("`{}` has no result", name.text));
                    self.unit.error(diag.help("call it as a statement of its own"))
                }
            };
        }
        if &*name.text == "reinterpret" {
            let ty = match template {
                [TemplateArgument::Type(ty)] => named(ty).filter(|(_, is_vector)| *is_vector),
                _ => None,
            };
            let (Some((ty, _)), [one]) = (ty, arguments) else {
                let diag = Diag::error("E2006", span, "`reinterpret` takes a type of vectors and a vector");
                return self.unit.error(diag.help("write `reinterpret<vInt>(x)`"));
            };
            let value = self.value(one, None)?;
            if !value.is_vector {
                let message = format!("`reinterpret` takes a vector, and this is a scalar ({})", value.shown());
                return self
                    .unit
                    .error(Diag::error("E2006", one.span, message).help("declare a vector with this value"));
            }
            return self.reinterpreted(value, ty, span);
        }
        if BETWEEN_LANES.contains(&&*name.text) {
            let message = format!(
                "`{}` moves values between lanes, which kernels of lanes can't",
                name.text
            );
            let help = "write it as a loop over elements in Volt, outside of the kernel";
            return self.unit.error(Diag::error("E2007", span, message).help(help));
        }
        if !self.unit.library.has(&name.text) {
            let own = self.unit.functions.keys().map(|name| &**name);
            let near = nearest(&name.text, own.chain(self.unit.library.names()));
            let help = match near {
                Some(near) => format!("did you mean `{near}`?"),
                None => "define it in this file, or write what it computes".to_owned(),
            };
            let diag = Diag::error("E2004", name.span, format!("unknown function `{}`", name.text));
            return self.unit.error(diag.help(help));
        }
        self.of_library(name, arguments, span)
    }

    fn of_library(&mut self, name: &'a Name, arguments: &'a [Expr], span: Span) -> Told<Value> {
        let mut values = Vec::new();
        for argument in arguments {
            let value = match &argument.kind {
                // The free variable of an example is a parameter.
                ExprKind::Name(free) if name.text.starts_with("s2vFloat16") && self.is_unknown(free) => {
                    self.unit.parameter(free, Ty::Float, argument.span);
                    Value::made(variable(free, argument.span), Ty::Float, false)
                }
                _ => self.value(argument, None)?,
            };
            values.push(value);
        }
        let types: Vec<(Ty, bool)> = values.iter().map(|value| (value.ty, value.is_vector)).collect();
        let Some((volt, signature)) = self.unit.library.find(&name.text, &types) else {
            return Err(());
        };
        // `lut` has an offset that only older units know.
        if name.text.starts_with("lut") && values.len() == signature.params.len() + 1 {
            values.pop();
        }
        let is_chosen = signature.params.last().is_some_and(|(param, _)| &**param == TABLE_MODE);
        if is_chosen && values.len() + 1 == signature.params.len() {
            values.push(Value::known(Known::Int(1), Ty::Int, span));
        }
        let rounds = signature.params.last().is_some_and(|(param, _)| &**param == ROUND_MODE);
        if rounds {
            let mode = match values.len() == signature.params.len() {
                true => values.pop().and_then(|value| value.constant()).and_then(Known::int),
                false => Some(1),
            };
            if mode != Some(0) {
                let message = format!(
                    "`{}` would round at random here, so results could not be told beforehand",
                    name.text
                );
                let help = "write 0 as the round mode: to the nearest";
                return self.unit.error(Diag::error("E2006", span, message).help(help));
            }
            values.push(Value::known(Known::Int(0), Ty::Int, span));
        }
        let wanted = signature.params.len();
        if values.len() != wanted {
            let wanted = wanted - usize::from(rounds);
            let message = format!("`{}` takes {wanted} values, not {}", name.text, arguments.len());
            let names: Vec<&str> = signature.params.iter().map(|(name, _)| &**name).collect();
            let help = format!("write `{}({})`", name.text, names.join(", "));
            return self.unit.error(Diag::error("E2012", span, message).help(help));
        }
        let is_constant = name.text.starts_with("s2v");
        let first = values
            .first()
            .filter(|value| !value.is_vector && !is_constant)
            .map(|value| (value.span, value.shown()));
        if let Some((at, shown)) = first {
            let message = format!("`{}` takes a vector, and this is a scalar ({shown})", name.text);
            let help = format!(
                "declare a vector with this value: `{} x = …;`",
                signature.params[0].1.shown(true)
            );
            return self.unit.error(Diag::error("E2006", at, message).help(help));
        }
        let mut made = Vec::new();
        for (value, (_, ty)) in values.into_iter().zip(&signature.params) {
            made.push(self.converted(value, *ty)?);
        }
        Ok(Value::made(call(&volt, made, span), signature.result, true))
    }

    fn is_unknown(&mut self, name: &str) -> bool {
        self.env.get(name).is_none() && !self.unit.constants.contains_key(name) && !name.starts_with("vConst")
    }

    /// `vec_swap(a, b)`, `vec_min_max(a, b)`
    fn exchange(&mut self, name: &'a Name, arguments: &'a [Expr], span: Span) -> Told<()> {
        let mut variables = Vec::new();
        for argument in arguments {
            let found = match &argument.kind {
                ExprKind::Name(name) => match self.env.get(name) {
                    Some(Binding::Variable(found)) if found.is_vector && found.is_ready => Some(found.clone()),
                    _ => None,
                },
                _ => None,
            };
            let Some(found) = found else {
                let message = format!("`{}` takes variables of vectors that have values", name.text);
                return self
                    .unit
                    .error(Diag::error("E2006", argument.span, message).help("declare a vector with this value"));
            };
            variables.push(found);
        }
        let [a, b] = &variables[..] else {
            let message = format!("`{}` takes two vectors, not {}", name.text, arguments.len());
            return self
                .unit
                .error(Diag::error("E2006", span, message).help(format!("write `{}(a, b);`", name.text)));
        };
        if a.ty != b.ty {
            let message = format!("`{}` takes two vectors of one type", name.text);
            return self
                .unit
                .error(Diag::error("E2006", span, message).help("write `reinterpret<vInt>(x)` for the bits"));
        }
        let ty = a.ty;
        let read = |of: &Variable| variable(&of.volt, span);
        let (first, second) = match &*name.text {
            "vec_swap" => (read(b), read(a)),
            _ => {
                let types = [(ty, true), (ty, true)];
                let (Some((least, _)), Some((most, _))) = (
                    self.unit.library.find("vec_min", &types),
                    self.unit.library.find("vec_max", &types),
                ) else {
                    return Err(());
                };
                let of = |function: &str| call(function, vec![read(a), read(b)], span);
                (of(&least), of(&most))
            }
        };
        let (x, y) = (self.fresh("first"), self.fresh("second"));
        self.emit(declare(&x, ty, Some(first), span));
        self.emit(declare(&y, ty, Some(second), span));
        self.emit(assign(read(a), variable(&x, span), span));
        self.emit(assign(read(b), variable(&y, span), span));
        Ok(())
    }

    /// The function of the file that a call means, by the number of its arguments.
    pub fn callee(&mut self, name: &Name, count: usize) -> Told<&'a Function> {
        let all = self.unit.functions.get(&name.text).cloned().unwrap_or_default();
        let takes = |function: &&&'a Function| {
            let least = function.params.iter().filter(|param| param.default.is_none()).count();
            (least..=function.params.len()).contains(&count)
        };
        let with_body = all.iter().filter(takes).find(|function| function.body.is_some());
        if let Some(found) = with_body.or(all.iter().find(takes)) {
            return Ok(found);
        }
        let wanted = all.first().map_or(0, |function| function.params.len());
        let message = format!("`{}` takes {wanted} values, not {count}", name.text);
        self.unit
            .error(Diag::error("E2012", name.span, message).help("give a value for each parameter"))
    }

    /// Binds the parameters of a function in a scope of its own: the function, and what it gives.
    fn enter(
        &mut self,
        name: &'a Name,
        template: &'a [TemplateArgument],
        arguments: &'a [Expr],
        span: Span,
    ) -> Told<&'a Function> {
        let function = self.callee(name, arguments.len())?;
        if function.body.is_none() {
            let message = format!(
                "`{}` has no body here: vectors can't be passed to functions that are elsewhere",
                name.text
            );
            let help = "define it in this file: its code is put in place of the call";
            return self.unit.error(Diag::error("E2007", span, message).help(help));
        }
        if self.frames.len() > DEPTH {
            let message = format!("`{}` calls itself, or calls are nested too deeply", name.text);
            let help = "functions are put in place of their calls: write a loop with constant bounds";
            return self.unit.error(Diag::error("E2007", span, message).help(help));
        }
        // Arguments belong to the caller's scopes, so they come before the callee's.
        let mut bound: Vec<(Rc<str>, Binding)> = self.template(function, template, span)?;
        for (at, param) in function.params.iter().enumerate() {
            let Some(value) = arguments.get(at).or(param.default.as_ref()) else {
                return Err(());
            };
            let Some(own) = &param.name else { continue };
            let (ty, is_vector) = self.type_among(&bound, &param.ty)?;
            bound.push((own.text.clone(), self.argument(value, own, ty, is_vector, &param.ty)?));
        }
        let wanted = match &*function.result.name {
            "void" => None,
            _ => Some(self.type_among(&bound, &function.result)?),
        };
        self.env.enter(true);
        bound
            .into_iter()
            .for_each(|(name, binding)| self.env.bind(name, binding));
        self.frames.push(Frame {
            name: function.name.text.clone(),
            wanted,
            blocks: self.blocks.len(),
            masks: self.masks,
            result: None,
            variable: None,
        });
        Ok(function)
    }

    /// A type, perhaps a parameter of a template.
    fn type_among(&mut self, bound: &[(Rc<str>, Binding)], ty: &Type) -> Told<(Ty, bool)> {
        let types = bound.iter().find_map(|(known, binding)| match binding {
            Binding::Type(of, is_vector) if *known == ty.name => Some((*of, *is_vector)),
            _ => None,
        });
        match types {
            Some(found) => Ok(found),
            None => self.type_of(ty),
        }
    }

    /// The scope of a function that a statement calls.
    pub fn open(&mut self, call: &'a Expr) -> Told<()> {
        let ExprKind::Call {
            name,
            template,
            arguments,
        } = &call.kind
        else {
            return Ok(());
        };
        let entered = self.enter(name, template, arguments, call.span).map(drop);
        if entered.is_err() {
            // It is closed as if it were there.
            self.env.enter(true);
        }
        entered
    }

    pub fn close(&mut self) {
        if self.frames.len() > 1 {
            self.frames.pop();
        }
        self.env.exit();
    }

    fn own(
        &mut self,
        name: &'a Name,
        template: &'a [TemplateArgument],
        arguments: &'a [Expr],
        span: Span,
    ) -> Told<Option<Value>> {
        let function = self.enter(name, template, arguments, span)?;
        let body = function.body.as_deref().unwrap_or_default();
        self.in_function(|inner| {
            inner.run(body.iter().map(Task::Stmt).collect());
        });
        let frame = self.frames.pop();
        self.env.exit();
        let Some((frame, (ty, is_vector))) = frame.and_then(|frame| frame.wanted.map(|wanted| (frame, wanted))) else {
            return Ok(None);
        };
        match (frame.variable, frame.result) {
            (Some(volt), _) => Ok(Some(Value::made(variable(&volt, span), ty, is_vector))),
            (None, Some(result)) => Ok(Some(Value { span, ..result })),
            (None, None) if self.unit.has_errors() => Err(()),
            (None, None) => {
                let message = format!("`{}` ends without a `return`", name.text);
                self.unit
                    .error(Diag::error("E2009", function.name.span, message).help("write `return x;` at its end"))
            }
        }
    }

    fn argument(&mut self, value: &'a Expr, own: &Name, ty: Ty, is_vector: bool, of: &Type) -> Told<Binding> {
        if of.is_pointer {
            let diag = Diag::error(
                "E2017",
                own.span,
                "vectors lie in registers: there are no pointers to them",
            );
            return self.unit.error(diag.help("write a reference, `vFloat& x`"));
        }
        if of.is_reference && !of.is_const {
            let found = look::root(value).cloned().and_then(|name| self.env.get(&name).cloned());
            if let (Some(Binding::Variable(mut found)), ExprKind::Name(name)) = (found, &value.kind)
                && found.ty == ty
                && found.is_vector == is_vector
            {
                found.is_const = false;
                if let Some(Binding::Variable(outer)) = self.env.get(name) {
                    outer.is_ready = true;
                }
                return Ok(Binding::Variable(found));
            }
            let message = format!(
                "`{}` is a reference to a {}: this is no such variable",
                own.text,
                ty.shown(is_vector)
            );
            return self
                .unit
                .error(Diag::error("E2006", value.span, message).help("declare a variable, and write its name"));
        }
        let value = self.value(value, Some(ty))?;
        if value.is_vector && !is_vector {
            let message = format!("`{}` is a scalar, and this is a {}", own.text, value.shown());
            let help = format!("declare the parameter as `{}`", value.ty.shown(true));
            return self.unit.error(Diag::error("E2006", value.span, message).help(help));
        }
        if let Some(known) = value.constant().filter(|_| !is_vector) {
            return Ok(Binding::Known {
                value: known.to(ty),
                ty,
                level: self.scalars,
            });
        }
        let span = value.span;
        let made = self.converted(value, ty)?;
        let volt = self.fresh(&own.text);
        self.emit(declare(&volt, ty, Some(made), span));
        Ok(Binding::Variable(Variable {
            volt,
            ty,
            is_vector,
            is_const: of.is_const,
            is_ready: true,
            masks: self.masks,
        }))
    }

    /// What parameters of a template stand for.
    pub fn template(
        &mut self,
        function: &'a Function,
        given: &'a [TemplateArgument],
        span: Span,
    ) -> Told<Vec<(Rc<str>, Binding)>> {
        let mut bound = Vec::new();
        let params = function.template.as_deref().unwrap_or_default();
        if given.len() > params.len() {
            let message = format!(
                "`{}` has {} parameters of its template, not {}",
                function.name.text,
                params.len(),
                given.len()
            );
            return self
                .unit
                .error(Diag::error("E2006", span, message).help("remove those that are too many"));
        }
        for (at, (ty, name, default)) in params.iter().enumerate() {
            let value = match (given.get(at), default) {
                (Some(TemplateArgument::Type(of)), _) => {
                    let (ty, is_vector) = self.type_of(of)?;
                    bound.push((name.text.clone(), Binding::Type(ty, is_vector)));
                    continue;
                }
                (Some(TemplateArgument::Value(value)), _) => value,
                (None, Some(default)) => default,
                (None, None) => {
                    let message = format!("`{}` of the template `{}` has no value", name.text, function.name.text);
                    let help = format!("write `{}<…>`, or a default in the template", function.name.text);
                    return self.unit.error(Diag::error("E2014", span, message).help(help));
                }
            };
            let (ty, _) = named(ty).unwrap_or((Ty::Int, false));
            let value = self.value(value, Some(ty))?;
            let Some(known) = value.constant() else {
                let message = format!("`{}` must be known when the kernel is compiled", name.text);
                return self
                    .unit
                    .error(Diag::error("E2014", value.span, message).help("write a number"));
            };
            bound.push((
                name.text.clone(),
                Binding::Known {
                    value: known.to(ty),
                    ty,
                    level: self.scalars,
                },
            ));
        }
        Ok(bound)
    }
}
