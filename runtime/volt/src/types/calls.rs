//! Calls: of functions, struct constructors, built-in functions, and gates by name.

use super::Entity;
use super::body::Context;
use super::gates;
use super::tree::{Expr, Kind};
use super::ty::Ty;
use crate::diag::{Diag, did_you_mean};
use crate::source::Span;
use crate::syntax::ast::{self, Path};
use onespec_graph::set::{Bitfield, Class, Count, Out, Term, Where};
use onespec_graph::{Opcode, Role, Type};

/// The module that stands for the gates of circuits themselves.
const OWN_GATES: &str = "circuit";

impl Context<'_, '_> {
    pub(super) fn call(&mut self, span: Span, path: &Path, arguments: &[ast::Expr], want: Option<&Ty>) -> Expr {
        if !self.in_function {
            // Constants may use gates that compute.
            if let Some(op) = self.gate_named(path) {
                return self.gate(span, path, op, arguments, want);
            }
        }
        if path.module.is_none() && self.local(&path.name.text).is_some() {
            self.error(Diag::error(
                "E2007",
                path.name.span,
                format!("`{}` is a variable: it can't be called", path.name.text),
            ));
            return self.wrong(span);
        }
        if self.missing_module(path)
            && let Some(op) = self.gate_named(path)
        {
            return self.gate(span, path, op, arguments, want);
        }
        let told = self.missing_module(path);
        if told && self.unknown_gate(path) {
            self.values(arguments);
            return self.wrong(span);
        }
        match self.c.find(self.unit, path) {
            Some(Entity::Function(id)) => self.function(span, path, id, arguments),
            Some(Entity::Struct(id)) => self.construct(span, path, id, arguments),
            Some(Entity::Value) => {
                let message = format!("`{}` is a value of the shader: it can't be called", path.name.text);
                self.error(Diag::error("E2007", path.span(), message));
                self.wrong(span)
            }
            Some(Entity::Global(_)) => {
                let message = format!("`{}` is a global: it can't be called", path.name.text);
                self.error(Diag::error("E2007", path.span(), message));
                self.wrong(span)
            }
            None if path.module.is_none() && super::items::BUILTINS.contains(&&*path.name.text) => {
                if !self.in_function {
                    self.error(
                        Diag::error("E2014", span, "nothing is called before the program runs")
                            .help("assign it at the beginning of `main`"),
                    );
                    return self.wrong(span);
                }
                self.builtin(span, path, arguments, want)
            }
            None => {
                if !told {
                    self.unknown(path, "function");
                }
                self.values(arguments);
                self.wrong(span)
            }
        }
    }

    /// Arguments of what is wrong already: they may be wrong too.
    fn values(&mut self, arguments: &[ast::Expr]) {
        for argument in arguments {
            self.value(argument, None);
        }
    }

    /// Tells if there are too many or too few.
    pub(super) fn arity(&mut self, span: Span, name: &str, given: usize, wanted: usize, at: Option<Span>) -> bool {
        if given == wanted {
            return true;
        }
        let plural = if wanted == 1 { "" } else { "s" };
        let diag = Diag::error(
            "E2012",
            span,
            format!("`{name}` takes {wanted} argument{plural}, {given} given"),
        );
        self.error(match at {
            Some(at) => diag.also(at, "declared here"),
            None => diag,
        });
        false
    }

    fn function(&mut self, span: Span, path: &Path, id: u32, arguments: &[ast::Expr]) -> Expr {
        if !self.in_function {
            self.error(
                Diag::error("E2014", span, "nothing is called before the program runs")
                    .help("assign it at the beginning of `main`"),
            );
            return self.wrong(span);
        }
        let signature = self.c.signatures[id as usize].clone();
        let declared = self.declared_at(path);
        self.effect();
        if signature.throws {
            self.may_throw(span, &format!("`{}` throws: a call of it", path.name.text));
            self.no_way_out_of_foreach(span, "a call that may throw");
        }
        if !self.arity(span, &path.name.text, arguments.len(), signature.params.len(), declared) {
            self.values(arguments);
            return self.make(Kind::Error, signature.result, span);
        }
        let mut values = Vec::with_capacity(arguments.len());
        for (number, (argument, ty)) in (1..).zip(arguments.iter().zip(&signature.params)) {
            let what = format!("argument {number} of `{}`", path.name.text);
            values.push(self.expr_of(argument, ty, &what));
        }
        self.make(Kind::Call(id, values), signature.result, span)
    }

    fn declared_at(&self, path: &Path) -> Option<Span> {
        let unit = match &path.module {
            Some(module) => *self.c.units[self.unit].imports.get(&module.text)?,
            None => self.unit,
        };
        self.c.names[unit].get(&path.name.text).map(|found| found.1)
    }

    fn construct(&mut self, span: Span, path: &Path, id: u32, arguments: &[ast::Expr]) -> Expr {
        let fields = self.c.structs.get(id).fields.clone();
        let declared = self.declared_at(path);
        self.effect();
        if !self.arity(span, &path.name.text, arguments.len(), fields.len(), declared) {
            self.values(arguments);
            return self.make(Kind::Error, Ty::Struct(id), span);
        }
        let mut parts = Vec::with_capacity(fields.len());
        for (argument, field) in arguments.iter().zip(&fields) {
            let what = format!("the field `{}`", field.name.text);
            parts.push(self.expr_of(argument, &field.ty, &what));
        }
        self.make(Kind::Aggregate(parts), Ty::Struct(id), span)
    }

    // ---- gates

    /// The gate that `module::name` is, where a description has one of that name that a program may use.
    fn gate_named(&self, path: &Path) -> Option<Opcode> {
        let module = path.module.as_ref()?.text.to_ascii_lowercase();
        let name = path.name.text.to_ascii_lowercase();
        let found = |key: &str| self.c.gates.get(key).copied();
        let op = match module.as_str() {
            OWN_GATES => found(&name),
            // An instruction's name may have dots where a name of the language can't.
            _ => found(&format!("{module}.{name}")).or_else(|| found(&format!("{module}.{}", name.replace('_', ".")))),
        };
        op.filter(|&op| self.is_usable(op))
    }

    /// Whether a gate is a function of its values alone, or an access to memory.
    fn is_usable(&self, op: Opcode) -> bool {
        let def = self.c.set.def(op);
        let bits = def.bitfield == Bitfield::None;
        let scalar = |ty: Type| self.c.set.type_def(ty).lanes == 0;
        let term = |term: &Term| match *term {
            Term::One(ty) => scalar(ty),
            Term::Any(types) | Term::Same(_, types) => self.c.set.scalars_of(types).next().is_some(),
            Term::Own | Term::Arch => true,
        };
        let own = match def.out {
            Out::Own | Out::OwnOrNone => self.c.set.scalars_of(def.types).next().is_some(),
            Out::One(ty) => scalar(ty),
            Out::Arch => true,
            Out::None => def.class == Class::Effect,
        };
        let depends = match def.class {
            Class::Compute => def.depends == Count::Fixed(0),
            Class::Effect => def.depends == Count::Fixed(1) && def.role == Role::Compute,
            _ => false,
        };
        bits && own && depends && def.values_rep.is_none() && def.states.is_empty() && def.values.iter().all(term)
    }

    /// Tells of a gate that there isn't, where the module is one of gates.
    fn unknown_gate(&mut self, path: &Path) -> bool {
        let Some(module) = &path.module else { return false };
        let space = module.text.to_ascii_lowercase();
        let prefix = match space.as_str() {
            OWN_GATES => String::new(),
            _ => format!("{space}."),
        };
        let usable = self.c.gates.iter().filter(|(_, op)| self.is_usable(**op));
        let names: Vec<String> = usable
            .filter_map(|(name, _)| name.strip_prefix(prefix.as_str()).map(|n| n.replace('.', "_")))
            .collect();
        if names.is_empty() {
            return false;
        }
        let help = did_you_mean(&path.name.text, names.iter().map(String::as_str));
        let message = format!("`{}` has no operation `{}`", module.text, path.name.text);
        let diag = Diag::error("E2021", path.span(), message);
        self.error(match help {
            Some(help) => diag.help(help),
            None => diag.help("operations are those of the description that give a value for values"),
        });
        true
    }

    fn gate(&mut self, span: Span, path: &Path, op: Opcode, arguments: &[ast::Expr], want: Option<&Ty>) -> Expr {
        let set = self.c.set;
        let def = set.def(op);
        let name = format!("{}::{}", path.module.as_ref().map_or("", |m| &m.text), path.name.text);
        if !self.arity(span, &name, arguments.len(), def.values.len(), None) {
            self.values(arguments);
            return self.wrong(span);
        }
        if def.class == Class::Effect {
            self.effect();
            if !self.in_function {
                self.error(Diag::error(
                    "E2014",
                    span,
                    "memory is not there before the program runs",
                ));
                return self.wrong(span);
            }
        }
        // The gate's own type is that of the first value that has it, else what is wanted.
        let mut own: Option<Ty> = match def.out {
            Out::One(ty) => self.volt_type(ty),
            Out::Arch => Some(Ty::I64),
            _ => None,
        };
        let leads = (arguments.iter().zip(def.values)).find(|(a, term)| matches!(term, Term::Own) && !a.untyped);
        let hint = leads.map(|(a, _)| self.value_type(a));
        let mut values: Vec<Expr> = Vec::new();
        for (argument, term) in arguments.iter().zip(def.values) {
            let known = match *term {
                Term::Own => own.clone().or(hint.clone()).or(want.cloned()),
                Term::One(ty) => self.volt_type(ty),
                Term::Same(other, _) => values.get(usize::from(other)).map(|v| v.ty.clone()),
                _ => None,
            };
            let value = self.value(argument, known.as_ref());
            if matches!(term, Term::Own) && own.is_none() && !value.ty.is_error() {
                own = Some(value.ty.clone());
            }
            values.push(value);
        }
        if values.iter().any(|v| v.ty.is_error()) {
            return self.wrong(span);
        }
        let own = match def.out {
            Out::None => Ty::Void,
            _ => match own.or(want.cloned()).or(values.first().map(|v| v.ty.clone())) {
                Some(own) => own,
                None => {
                    self.error(
                        Diag::error("E2015", span, format!("nothing tells the type of `{name}`"))
                            .help("`let x: T = …` tells it"),
                    );
                    return self.wrong(span);
                }
            },
        };
        if let Err(message) = self.gate_fits(op, &own, &values) {
            self.error(Diag::error("E2006", span, format!("`{name}`: {message}")));
            return self.wrong(span);
        }
        self.make(Kind::Gate(op, values), own, span)
    }

    /// The type of an argument that is going to be checked again: nothing is told of it now.
    fn value_type(&mut self, argument: &ast::Expr) -> Ty {
        let before = std::mem::take(self.c.diags);
        let ty = self.value(argument, None).ty;
        *self.c.diags = before;
        ty
    }

    fn volt_type(&self, ty: Type) -> Option<Ty> {
        let name = self.c.set.type_def(ty).name;
        Ty::primitive(name)
    }

    /// Whether types are those that the tables ask for.
    fn gate_fits(&self, op: Opcode, own: &Ty, values: &[Expr]) -> Result<(), String> {
        let set = self.c.set;
        let def = set.def(op);
        let own_type = gates::scalar(own);
        if matches!(def.out, Out::Own | Out::OwnOrNone) && !def.types.has(own_type) {
            return Err(format!("it has no values of {}", self.show(own)));
        }
        for (i, (value, term)) in values.iter().zip(def.values).enumerate() {
            let ty = gates::scalar(&value.ty);
            let first = |at: u8| values.get(usize::from(at)).map(|v| gates::scalar(&v.ty));
            let fits = match *term {
                Term::Own => ty == own_type,
                Term::Arch => ty == gates::scalar(&Ty::I64),
                Term::One(one) => ty == one,
                Term::Any(types) => types.has(ty),
                Term::Same(other, types) => first(other) == Some(ty) && types.has(ty),
            };
            let wheres = def.wheres.iter().filter(|w| usize::from(w.input) == i);
            let allows = |w: &Where| w.allowed.get(usize::from(own_type.0)).is_some_and(|t| t.has(ty));
            let goes = { wheres }.all(allows);
            if !fits || !goes {
                return Err(format!("argument {} can't be {}", i + 1, self.show(&value.ty)));
            }
        }
        Ok(())
    }
}
