//! The checker: one pass over a tree that finds types, proves indices and yields IR. This file holds what the other
//! files of the checker share: its state, errors, and the frames in which bodies are lowered.
//!
//! An expression is lowered with the type that its context wants, if there is one. Where a width is missing the attempt
//! fails with [`Fail::NoWidth`], which nobody reports while some other side may still give the width.

use super::ast::Span;
use super::fold;
use super::interval::Range;
use super::ir::{self, Ty};
use super::names::{FnDef, Library};
use super::scope::{Binding, Scope, Source};
use super::texts::Texts;
use onespec_core::environment;
use onespec_core::fp::Unit;
use onespec_description::model::{Isa, SourceText};
use onespec_diag::{Diag, Diags, Place, nearest};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::rc::Rc;

pub(super) type Res<T> = Result<T, Fail>;

/// Why something was not lowered.
#[derive(Debug, Clone, Copy)]
pub(super) enum Fail {
    /// It is in the diagnostics.
    Reported,
    /// The width is not known here; the context may know it.
    NoWidth(Span),
}

/// Bytes of stack that lowering may use: closures and inlined fns nest deeper than any text does.
const STACK: usize = 1 << 20;
/// Nodes lowered for one instruction at most: closures multiply.
const BUDGET: u32 = 60_000;

/// An instance of a fn: its code for given widths and arguments.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Instance {
    pub func: ir::FuncId,
    pub result: Ty,
    /// The result where it is known and calling has no effect.
    pub constant: Option<ir::Expr>,
}

/// What makes two calls of a fn share their code.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Key {
    pub name: String,
    pub widths: Vec<i128>,
    pub args: Vec<Ty>,
    pub statics: Vec<i128>,
}

/// Where `return` goes.
#[derive(Debug, Clone)]
pub(super) enum Exit {
    /// Out of a fn with code of its own: the type it wants, and the types that were returned.
    Func { want: Ty, found: Vec<Ty> },
    /// Out of an inlined fn: the value and whether it is there are kept in two locals.
    Inline {
        want: Ty,
        result: Option<ir::LocalId>,
        done: ir::LocalId,
    },
}

/// The body that is being built: an instruction or a fn.
#[derive(Debug, Default)]
pub(super) struct Body {
    pub locals: Vec<ir::Local>,
    /// Operands of the instruction, for `with`.
    pub operands: Scope,
    /// Length of the instruction, where the body belongs to one.
    pub ilen: Option<i128>,
    /// The instruction whose text is being lowered, and its operands, for `iword`.
    pub word: Option<(usize, Vec<ir::Expr>)>,
    /// The instruction that the body belongs to: what it needs is known of every target that executes it.
    pub inst: Option<usize>,
}

pub(super) struct Lower<'a> {
    pub isa: &'a Isa,
    pub library: &'a Library,
    pub texts: &'a mut Texts,
    pub diags: &'a mut Diags,
    pub program: ir::Program,
    /// Width of addresses and of `pc`.
    pub word: u32,
    pub lookup: super::lookup::Lookup,
    pub instances: HashMap<Key, Option<Instance>>,
    /// By fn, what of its mentions decides on which static parameters semantics depends, where it was asked for.
    pub reached: HashMap<Rc<str>, Rc<[Rc<str>]>>,
    /// Values of static parameters while a body is specialised, by name.
    pub statics: Vec<(Rc<str>, Option<i128>)>,
    pub body: Body,
    pub scope: Scope,
    pub source: Source,
    /// What follows cannot be reached.
    pub dead: bool,
    pub exit: Option<Exit>,
    pub loops: u32,
    /// Fns that are being lowered, outermost first.
    pub calls: Vec<Rc<str>>,
    /// Instructions that are being lowered, outermost first. (Several may share a name.)
    pub execs: Vec<usize>,
    /// Address of something on the stack where lowering began.
    stack: usize,
    budget: u32,
}

/// What a body interrupts when it is lowered in the middle of another.
pub(super) struct Frame {
    body: Option<Body>,
    scope: Scope,
    source: Source,
    exit: Option<Exit>,
    loops: u32,
    dead: bool,
}

/// The float unit that the description states.
fn float_unit(isa: &Isa) -> Unit {
    let key = isa.environment.iter().find(|key| key.name.text == "float");
    key.map_or(Unit::DEFAULT, |key| environment::float_unit(&key.value.text))
}

impl<'a> Lower<'a> {
    pub fn new(
        isa: &'a Isa,
        library: &'a Library,
        texts: &'a mut Texts,
        diags: &'a mut Diags,
        params: &[(String, i64)],
    ) -> Lower<'a> {
        Lower {
            isa,
            library,
            texts,
            diags,
            word: params
                .first()
                .and_then(|(_, value)| u32::try_from(*value).ok())
                .filter(|w| (8..=64).contains(w))
                .unwrap_or(64),
            program: ir::Program {
                params: params.to_vec(),
                float: float_unit(isa),
                ..ir::Program::default()
            },
            lookup: super::lookup::Lookup::default(),
            instances: HashMap::new(),
            reached: HashMap::new(),
            statics: isa.statics.iter().map(|s| (Rc::from(s.name.as_str()), None)).collect(),
            body: Body::default(),
            scope: Scope::default(),
            source: Source {
                origin: Default::default(),
                in_fn: None,
            },
            dead: false,
            exit: None,
            loops: 0,
            calls: Vec::new(),
            execs: Vec::new(),
            stack: stack_address(),
            budget: BUDGET,
        }
    }

    // ---- errors

    pub fn place(&self, span: Span) -> Place {
        self.source.origin.at(span.start as usize, span.end as usize)
    }

    /// Reports an error at bytes of the current text.
    pub fn report(&mut self, code: &'static str, span: Span, message: impl Into<String>, help: Option<&str>) -> Fail {
        let place = self.place(span);
        // One report for all the instructions, arguments and parameter values with which a text fails the same way.
        if self
            .diags
            .list
            .iter()
            .any(|diag| diag.code == code && diag.place == place)
        {
            return Fail::Reported;
        }
        let mut diag = Diag::error(code, place, message);
        if let Some(name) = &self.source.in_fn {
            diag = diag.note(format!("in fn `{name}`"));
            if let Some(user) = self.execs.first().and_then(|id| self.isa.ops.get(*id)) {
                diag = diag.note(format!("first met in `{}`", user.name));
            }
        }
        for (param, (name, value)) in self.isa.params.iter().zip(&self.program.params) {
            if param.values.len() > 1 {
                diag = diag.note(format!("where {name} = {value}"));
            }
        }
        for (name, value) in &self.statics {
            if let Some(value) = value {
                diag = diag.note(format!("where {name} = {value}"));
            }
        }
        if let Some(help) = help {
            diag = diag.help(help);
        }
        self.diags.push(diag);
        Fail::Reported
    }

    pub fn fail<T>(&mut self, code: &'static str, span: Span, message: impl Into<String>) -> Res<T> {
        Err(self.report(code, span, message, None))
    }

    pub fn fail_help<T>(&mut self, code: &'static str, span: Span, message: impl Into<String>, help: &str) -> Res<T> {
        Err(self.report(code, span, message, Some(help)))
    }

    /// An unknown name, with the nearest of those that there are.
    pub fn unknown<T>(&mut self, code: &'static str, span: Span, what: &str, name: &str, known: &[&str]) -> Res<T> {
        let near = nearest(name, known.iter().copied()).map(|near| format!("did you mean `{near}`?"));
        Err(self.report(code, span, format!("unknown {what} `{name}`"), near.as_deref()))
    }

    /// Nobody outside can give the width any more.
    pub fn settle<T>(&mut self, result: Res<T>) -> Res<T> {
        match result {
            Err(Fail::NoWidth(span)) => {
                let help = "give it: sext(x, N), or a sized literal such as 0u8";
                self.fail_help("E1215", span, "the width is not known here", help)
            }
            other => other,
        }
    }

    // ---- bounds on work

    /// Runs `f` one level deeper, unless the limits on depth and work are reached.
    pub fn deeper<T>(&mut self, span: Span, f: impl FnOnce(&mut Self) -> Res<T>) -> Res<T> {
        if self.budget == 0 || self.stack.abs_diff(stack_address()) > STACK {
            let what = if self.budget == 0 {
                "this semantics grows too large"
            } else {
                "this is nested too deeply"
            };
            return self.fail_help(
                "E1001",
                span,
                what,
                "closures and fns with closures are inlined: use fewer levels of them",
            );
        }
        self.budget -= 1;
        f(self)
    }

    // ---- frames

    /// Starts a text: its scope, its place, where its `return` goes. `body`: and it is a body of its own.
    pub fn enter(&mut self, body: Option<Body>, scope: Scope, source: Source, exit: Option<Exit>) -> Frame {
        let own = body.is_some();
        Frame {
            body: body.map(|body| std::mem::replace(&mut self.body, body)),
            scope: std::mem::replace(&mut self.scope, scope),
            source: std::mem::replace(&mut self.source, source),
            exit: std::mem::replace(&mut self.exit, exit),
            loops: std::mem::replace(&mut self.loops, 0),
            dead: if own {
                std::mem::replace(&mut self.dead, false)
            } else {
                self.dead
            },
        }
    }

    /// Ends it; yields the body if it was one of its own, and where its `return` went.
    pub fn leave(&mut self, frame: Frame) -> (Option<Body>, Option<Exit>) {
        self.scope = frame.scope;
        self.source = frame.source;
        self.loops = frame.loops;
        let exit = std::mem::replace(&mut self.exit, frame.exit);
        let body = frame.body.map(|outer| {
            self.dead = frame.dead;
            std::mem::replace(&mut self.body, outer)
        });
        (body, exit)
    }

    /// A body is complete: the next may use as much work.
    pub fn refill(&mut self) {
        self.budget = BUDGET;
    }

    /// The fns that the machine calls by itself.
    pub fn hooks(&mut self) {
        let machine = &self.isa.machine;
        self.program.faults = ir::Faults::of(machine, &self.isa.causes);
        let bits = |ty: &Ty| matches!(ty, Ty::Bits(_));
        let word_and_kind = |params: &[Ty]| matches!(params, [Ty::Bits(_), Ty::Int(..)]);
        self.program.translate = self.optional_hook(
            &machine.translate,
            "(addr: bits<xlen>, access: int<3>) -> bits<64>",
            |params, result| word_and_kind(params) && bits(result),
        );
        self.program.take_trap = self.optional_hook(
            &machine.take_trap,
            "(epc: bits<xlen>, cause: bits<xlen>, tval: bits<xlen>)",
            |params, result| params.len() == 3 && params.iter().all(bits) && *result == Ty::Unit,
        );
        self.program.pending = self.optional_hook(&machine.pending, "() -> (bool, bits<xlen>)", |params, result| {
            params.is_empty()
                && matches!(result, Ty::Tuple(parts) if matches!(parts.as_slice(), [Ty::Bits(1), Ty::Bits(_)]))
        });
        self.program.reset = self.optional_hook(&machine.reset, "()", |params, result| {
            params.is_empty() && *result == Ty::Unit
        });
        self.program.accept = self.optional_hook(&machine.accept, "(word: bits<N>) -> bool", |params, result| {
            matches!(params, [Ty::Bits(_)]) && *result == Ty::BOOL
        });
    }

    /// A fn that the machine calls, if it names one; generated code calls it in this shape.
    fn optional_hook(
        &mut self,
        name: &Option<SourceText>,
        shape: &str,
        fits: impl Fn(&[Ty], &Ty) -> bool,
    ) -> Option<ir::FuncId> {
        self.refill();
        let name = name.as_ref()?;
        let source = Source {
            origin: name.origin.clone(),
            in_fn: None,
        };
        let frame = self.enter(None, Scope::default(), source, None);
        let id = self.hook(&name.text);
        self.leave(frame);
        let (id, name) = (id.ok()?, &name.text);
        let func = self.program.funcs.get(id as usize)?;
        let param = |id: &ir::LocalId| func.locals.get(*id as usize).map(|local| local.ty.clone());
        let params: Vec<Ty> = func.params.iter().filter_map(param).collect();
        if fits(&params, &func.result) {
            return Some(id);
        }
        let def = self.fn_def(name)?;
        let span = def.code.name.span;
        let source = Source {
            origin: def.origin.clone(),
            in_fn: None,
        };
        let frame = self.enter(None, Scope::default(), source, None);
        let message = format!("the machine calls `{name}` by itself, and not in this shape");
        self.report("E1305", span, message, Some(&format!("declare it as fn {name}{shape}")));
        self.leave(frame);
        None
    }

    // ---- locals

    pub fn new_local(&mut self, name: &str, ty: Ty, mutable: bool) -> ir::LocalId {
        self.body.locals.push(ir::Local {
            name: name.to_string(),
            ty,
            mutable,
        });
        (self.body.locals.len() - 1) as ir::LocalId
    }

    /// Costs nothing, has no effect and is the same wherever it is evaluated in this body.
    pub fn is_stable(&self, e: &ir::Expr) -> bool {
        match &e.kind {
            ir::ExprKind::Const(_) | ir::ExprKind::Int(_) | ir::ExprKind::Operand(_) => true,
            ir::ExprKind::Pc | ir::ExprKind::Ilen | ir::ExprKind::Feature(_) | ir::ExprKind::Setting(_) => true,
            ir::ExprKind::Local(id) => self.body.locals.get(*id as usize).is_some_and(|local| !local.mutable),
            _ => false,
        }
    }

    /// The expression itself if it is stable, else a new local that holds it.
    pub fn stabilise(&mut self, name: &str, e: ir::Expr, out: &mut Vec<ir::Stmt>) -> ir::Expr {
        if self.is_stable(&e) {
            return e;
        }
        let ty = e.ty.clone();
        let id = self.new_local(name, ty.clone(), false);
        super::statements::push_let(id, e, out);
        fold::local(id, ty)
    }

    /// Binds a name to a value for the rest of the scope.
    pub fn bind_value(&mut self, name: &Rc<str>, e: ir::Expr, out: &mut Vec<ir::Stmt>) {
        let value = self.stabilise(name, e, out);
        self.scope.bind(name, Binding::Value(value));
    }

    // ---- names

    /// Value of a static parameter or of a parameter of the machine.
    pub fn static_value(&self, name: &str) -> Option<i128> {
        let param = self
            .program
            .params
            .iter()
            .find(|(param, _)| param == name)
            .map(|(_, value)| i128::from(*value));
        param.or_else(|| {
            self.statics
                .iter()
                .find(|(known, _)| **known == *name)
                .and_then(|(_, value)| *value)
        })
    }

    pub fn fn_def(&self, name: &str) -> Option<Rc<FnDef>> {
        self.library.fns.get(name).cloned()
    }
}

/// About where the stack is now. Only differences are looked at.
#[inline(never)]
fn stack_address() -> usize {
    let here = 0u8;
    std::ptr::from_ref(std::hint::black_box(&here)).addr()
}

/// A type as messages show it.
pub(super) fn show(ty: &Ty) -> String {
    match ty {
        Ty::Bits(1) => "bool".to_string(),
        Ty::Bits(width) => format!("bits<{width}>"),
        Ty::Int(..) => "an integer".to_string(),
        Ty::Tuple(parts) => format!("({})", parts.iter().map(show).collect::<Vec<_>>().join(", ")),
        Ty::Unit => "unit".to_string(),
    }
}

/// An `int` without bounds of its own.
pub(super) const ANY_INT: Ty = Ty::Int(-(1 << 125), 1 << 125);

pub(super) fn is_range_within(inner: Range, outer: Range) -> bool {
    outer.0 <= inner.0 && inner.1 <= outer.1
}
