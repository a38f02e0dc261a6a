//! Checks of function bodies: scopes, and the context of statements.

use super::tree::{Body, Expr, LoopInfo};
use super::ty::Ty;
use super::{Checker, Signature};
use crate::diag::Diag;
use crate::source::Span;
use crate::syntax::ast::{self, Name};
use hashbrown::{HashMap, HashSet};
use std::rc::Rc;

/// A function whose body is being checked.
pub(super) struct Context<'c, 'a> {
    pub c: &'c mut Checker<'a>,
    pub unit: usize,
    pub body: Body,
    /// By name, the locals that have it, innermost last.
    scope: HashMap<Rc<str>, Vec<u32>>,
    /// Names in the order of their declaration, to be forgotten at the end of a block.
    declared: Vec<Rc<str>>,
    pub loops: Vec<Loop>,
    pub result: Ty,
    pub throws: bool,
    /// How many `try` blocks are around.
    pub tries: u32,
    /// How many `foreach` are around, and the first local of the outermost.
    pub foreach: Vec<Foreach>,
    /// In a function; else in a constant.
    pub in_function: bool,
    /// So many locals, the first ones, are values of a shader.
    pub stage_values: u32,
}

/// A `foreach` that is around.
#[derive(Debug)]
pub(super) struct Foreach {
    /// Its variable; locals from there on are each iteration's own.
    pub local: u32,
    pub span: Span,
    /// The variables of its `reduce`.
    pub sums: Vec<Sum>,
}

/// A variable of a `reduce`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sum {
    pub local: u32,
    pub unordered: bool,
    /// Where the clause names it.
    pub span: Span,
}

/// A loop that is around, and what is known of it so far.
pub(super) struct Loop {
    /// Locals from here on are declared in it.
    pub first_local: u32,
    pub assigned: HashSet<u32>,
    pub touched: HashSet<u32>,
    pub effects: bool,
    pub breaks: bool,
    /// `break` would leave a `foreach`.
    pub is_foreach: bool,
}

pub(super) fn check<'a>(
    c: &mut Checker<'a>,
    unit: usize,
    ast: &ast::Function,
    block: &ast::Block,
    signature: &Signature,
) -> Body {
    let mut context = Context::new(c, unit);
    context.in_function = true;
    context.result = signature.result.clone();
    context.throws = signature.throws;
    for ((name, _), ty) in ast.params.iter().zip(&signature.params) {
        if let Some(&earlier) = context.scope.get(&name.text).and_then(|l| l.last()) {
            let span = context.body.locals[earlier as usize].span;
            context.c.diags.push(
                Diag::error(
                    "E2005",
                    name.span,
                    format!("the parameter `{}` is there twice", name.text),
                )
                .also(span, "here first"),
            );
        }
        context.declare(name, ty.clone(), false);
    }
    if ast.is_stage {
        for value in std::mem::take(&mut context.c.values) {
            context.declare(&value.name, value.ty.clone(), value.role == ast::Role::Output);
            context.c.values.push(value);
        }
        context.stage_values = context.body.locals.len() as u32;
    }
    let (stmts, ends) = context.block(block);
    if !ends && signature.result != Ty::Void && !signature.result.is_error() {
        let shown = context.c.show(&signature.result);
        let end = Span {
            start: block.span.end.saturating_sub(1),
            ..block.span
        };
        context.c.diags.push(
            Diag::error(
                "E2009",
                end,
                format!("`{}` may end here without a value", ast.name.text),
            )
            .also(ast.name.span, format!("it gives {shown}"))
            .help("`return` a value on every way; only `loop` without `break` never ends"),
        );
    }
    context.body.stmts = stmts;
    context.body
}

/// An expression outside of functions.
pub(super) fn lone(c: &mut Checker<'_>, unit: usize, expr: &ast::Expr, want: Option<&Ty>) -> Expr {
    let mut context = Context::new(c, unit);
    match want {
        Some(want) => context.expr_of(expr, want, "the value"),
        None => context.value(expr, None),
    }
}

impl<'c, 'a> Context<'c, 'a> {
    fn new(c: &'c mut Checker<'a>, unit: usize) -> Context<'c, 'a> {
        Context {
            c,
            unit,
            body: Body::default(),
            scope: HashMap::new(),
            declared: Vec::new(),
            loops: Vec::new(),
            result: Ty::Void,
            throws: false,
            tries: 0,
            foreach: Vec::new(),
            in_function: false,
            stage_values: 0,
        }
    }

    pub fn error(&mut self, diag: Diag) {
        self.c.diags.push(diag);
    }

    pub fn show(&self, ty: &Ty) -> String {
        self.c.structs.show(ty)
    }

    pub fn ty(&mut self, ty: &ast::TypeExpr) -> Ty {
        let resolved = self.c.ty(self.unit, ty);
        self.c.sized(resolved, ty.span)
    }

    // ---- names

    pub fn declare(&mut self, name: &Name, ty: Ty, mutable: bool) -> u32 {
        let id = self.body.local(name, ty, mutable);
        self.scope.entry(name.text.clone()).or_default().push(id);
        self.declared.push(name.text.clone());
        id
    }

    pub fn local(&self, name: &str) -> Option<u32> {
        self.scope.get(name).and_then(|all| all.last()).copied()
    }

    /// Where the names of a block begin.
    pub fn open(&self) -> usize {
        self.declared.len()
    }

    /// Forgets the names of a block.
    pub fn close(&mut self, mark: usize) {
        for name in self.declared.drain(mark..) {
            if let Some(all) = self.scope.get_mut(&name) {
                all.pop();
            }
        }
    }

    /// Names that are known here, for hints.
    pub fn locals(&self) -> impl Iterator<Item = &str> {
        self.declared.iter().map(|name| &**name)
    }

    // ---- loops

    pub fn enter_loop(&mut self, is_foreach: bool) {
        self.loops.push(Loop {
            first_local: self.body.locals.len() as u32,
            assigned: HashSet::new(),
            touched: HashSet::new(),
            effects: false,
            breaks: false,
            is_foreach,
        });
    }

    /// The loop's facts, and whether something leaves it by `break`.
    pub fn leave_loop(&mut self) -> (LoopInfo, bool) {
        let Some(left) = self.loops.pop() else {
            return (LoopInfo::default(), false);
        };
        if let Some(around) = self.loops.last_mut() {
            around.effects |= left.effects;
            let first = around.first_local;
            around.assigned.extend(left.assigned.iter().filter(|l| **l < first));
            around.touched.extend(left.touched.iter().filter(|l| **l < first));
        }
        let mut assigned: Vec<u32> = left.assigned.into_iter().collect();
        assigned.sort_unstable();
        let info = LoopInfo {
            assigned,
            touched: left.touched.into_iter().collect(),
            effects: left.effects,
        };
        (info, left.breaks)
    }

    /// Something here assigns a local.
    pub fn assigns(&mut self, local: u32) {
        if let Some(around) = self.loops.last_mut()
            && local < around.first_local
        {
            around.assigned.insert(local);
        }
    }

    /// Something here reads or assigns a local.
    pub fn touches(&mut self, local: u32) {
        if let Some(around) = self.loops.last_mut()
            && local < around.first_local
        {
            around.touched.insert(local);
        }
    }

    /// Nothing but its condition ends the loop that was entered. Its circuit carries the memory state, which orders what is done before
    /// the loop in front of it.
    pub fn may_not_end(&mut self) {
        self.effect();
    }

    /// Something here touches memory.
    pub fn effect(&mut self) {
        if let Some(around) = self.loops.last_mut() {
            around.effects = true;
        }
    }
}
