//! Statements. Each check says whether control can continue after it.

use super::body::Context;
use super::constant::Value;
use super::tree::{Expr, Kind, Operator, Stmt, StmtKind};
use super::ty::{Ty, signed};
use crate::diag::Diag;
use crate::source::Span;
use crate::syntax::ast::{self, BinOp};
use hashbrown::HashMap;

impl Context<'_, '_> {
    /// The statements of a block, and whether control never reaches its end.
    pub(super) fn block(&mut self, block: &ast::Block) -> (Vec<Stmt>, bool) {
        let mark = self.open();
        let mut stmts = Vec::with_capacity(block.stmts.len());
        let mut ends = false;
        let mut warned = false;
        for stmt in &block.stmts {
            if ends && !warned {
                warned = true;
                self.error(Diag::warning("W2001", stmt.span, "control never gets here").label("left out"));
            }
            let (kind, end) = self.stmt(stmt);
            if !ends {
                stmts.push(Stmt { kind, span: stmt.span });
            }
            ends |= end;
        }
        self.close(mark);
        (stmts, ends)
    }

    fn stmt(&mut self, stmt: &ast::Stmt) -> (StmtKind, bool) {
        let span = stmt.span;
        match &stmt.kind {
            ast::StmtKind::Let {
                name,
                mutable,
                ty,
                init,
            } => (self.let_(name, *mutable, ty.as_ref(), init.as_ref()), false),
            ast::StmtKind::If(arms, rest) => {
                let mut checked = Vec::with_capacity(arms.len());
                let mut ends = true;
                for (condition, block) in arms {
                    let condition = self.condition(condition);
                    let (stmts, end) = self.block(block);
                    ends &= end;
                    checked.push((condition, stmts));
                }
                let rest = match rest {
                    Some(block) => {
                        let (stmts, end) = self.block(block);
                        ends &= end;
                        stmts
                    }
                    None => {
                        ends = false;
                        Vec::new()
                    }
                };
                (StmtKind::If(checked, rest), ends)
            }
            ast::StmtKind::While(condition, body) => {
                self.enter_loop(false);
                self.may_not_end();
                let condition = self.condition(condition);
                let (stmts, _) = self.block(body);
                let (info, _) = self.leave_loop();
                (StmtKind::While(condition, stmts, info), false)
            }
            ast::StmtKind::Do(body, condition) => {
                self.enter_loop(false);
                self.may_not_end();
                let (stmts, _) = self.block(body);
                let condition = self.condition(condition);
                let (info, _) = self.leave_loop();
                (StmtKind::Do(stmts, condition, info), false)
            }
            ast::StmtKind::Loop(body) => {
                self.enter_loop(false);
                self.may_not_end();
                let (stmts, _) = self.block(body);
                let (info, breaks) = self.leave_loop();
                (StmtKind::Loop(stmts, info), !breaks)
            }
            ast::StmtKind::For {
                name,
                from,
                to,
                reduce,
                body,
                independent,
            } => (self.for_(span, name, [from, to], reduce, body, *independent), false),
            ast::StmtKind::Switch { value, cases, default } => self.switch(value, cases, default.as_ref()),
            ast::StmtKind::Break => (self.leave(span, "break"), true),
            ast::StmtKind::Continue => (self.leave(span, "continue"), true),
            ast::StmtKind::Return(value) => (self.return_(span, value.as_ref()), true),
            ast::StmtKind::Throw(value) => {
                self.may_throw(span, "`throw`");
                self.no_way_out_of_foreach(span, "`throw`");
                self.effect();
                let value = self.expr_of(value, &Ty::I64, "what is thrown");
                (StmtKind::Throw(value), true)
            }
            ast::StmtKind::Try { body, name, handler } => {
                self.tries += 1;
                let (body, first) = self.block(body);
                self.tries -= 1;
                self.effect();
                let mark = self.open();
                let caught = name.as_ref().map(|name| self.declare(name, Ty::I64, false));
                let (handler, second) = self.block(handler);
                self.close(mark);
                (StmtKind::Try { body, caught, handler }, first && second)
            }
            ast::StmtKind::Block(block) => {
                let (stmts, ends) = self.block(block);
                (StmtKind::Block(stmts), ends)
            }
            ast::StmtKind::Assign { place, op, value } => (self.assign(span, place, *op, value), false),
            ast::StmtKind::Expr(expr) => {
                let checked = self.expr(expr, None);
                let does = matches!(
                    checked.kind,
                    Kind::Call(..) | Kind::Builtin(..) | Kind::Gate(..) | Kind::Error
                );
                if !does {
                    self.error(
                        Diag::error("E2007", expr.span, "the value of this is not used")
                            .help("a statement assigns, calls or controls; `let x = …;` keeps a value"),
                    );
                }
                (StmtKind::Expr(checked), false)
            }
        }
    }

    fn let_(
        &mut self,
        name: &ast::Name,
        mutable: bool,
        ty: Option<&ast::TypeExpr>,
        init: Option<&ast::Expr>,
    ) -> StmtKind {
        let want = ty.map(|ty| self.ty(ty));
        let (ty, init) = match (want, init) {
            (Some(want), Some(init)) => {
                let what = format!("`{}`", name.text);
                let init = self.expr_of(init, &want, &what);
                (want, Some(init))
            }
            (Some(want), None) => {
                if !mutable && !want.is_error() {
                    self.error(
                        Diag::error("E2015", name.span, format!("`{}` never gets a value", name.text))
                            .help("`let` has a value; `var` may be without: it begins as 0"),
                    );
                }
                (want, None)
            }
            (None, Some(init)) => {
                let init = self.value(init, None);
                let ty = init.ty.clone();
                if ty == Ty::Void {
                    self.error(
                        Diag::error("E2006", init.span, "this gives nothing that could be kept").label("gives nothing"),
                    );
                    (Ty::Error, None)
                } else {
                    (ty, Some(init))
                }
            }
            (None, None) => {
                self.error(
                    Diag::error(
                        "E2015",
                        name.span,
                        format!("`{}` has neither a type nor a value", name.text),
                    )
                    .help(format!("write `var {}: i64;` or `let {} = 0;`", name.text, name.text)),
                );
                (Ty::Error, None)
            }
        };
        if ty.is_aggregate() {
            self.effect();
        }
        let local = self.declare(name, ty, mutable);
        StmtKind::Let(local, init)
    }

    pub(super) fn condition(&mut self, expr: &ast::Expr) -> Expr {
        let checked = self.value(expr, Some(&Ty::Bool));
        if checked.ty != Ty::Bool && !checked.ty.is_error() {
            let shown = self.show(&checked.ty);
            let diag = Diag::error("E2006", expr.span, format!("a condition is a bool, this is {shown}"));
            self.error(match &checked.ty {
                Ty::Vector(..) => diag.help("lanes may differ: `select(c, a, b)` chooses in each"),
                ty if ty.is_number() || matches!(ty, Ty::Pointer(_)) => diag.help("write `… != 0`"),
                _ => diag,
            });
        }
        checked
    }

    fn for_(
        &mut self,
        span: Span,
        name: &ast::Name,
        [from, to]: [&ast::Expr; 2],
        reduce: &[(ast::Name, bool)],
        body: &ast::Block,
        independent: bool,
    ) -> StmtKind {
        // Literals take the type of the other bound.
        let (from, to) = if from.untyped {
            let to = self.value(to, None);
            (self.value(from, Some(&to.ty)), to)
        } else {
            let from = self.value(from, None);
            let to = self.value(to, Some(&from.ty));
            (from, to)
        };
        let mut ty = to.ty.clone();
        if from.ty != to.ty && !from.ty.is_error() && !to.ty.is_error() {
            let (a, b) = (self.show(&from.ty), self.show(&to.ty));
            self.error(
                Diag::error("E2006", from.span.to(to.span), format!("the bounds are {a} and {b}"))
                    .help(format!("write `… as {b}`")),
            );
            ty = Ty::Error;
        } else if !ty.is_int() && !ty.is_error() {
            let shown = self.show(&ty);
            self.error(Diag::error(
                "E2006",
                from.span.to(to.span),
                format!("bounds are integers, these are {shown}"),
            ));
            ty = Ty::Error;
        }
        let sums = self.reduce(reduce, independent);
        let unordered = sums.iter().filter(|sum| sum.unordered).map(|sum| sum.local).collect();
        self.enter_loop(independent);
        let mark = self.open();
        let local = self.declare(name, ty, false);
        if independent {
            self.begin_foreach(span, local, sums);
        }
        let (body, _) = self.block(body);
        if independent {
            self.end_foreach(&body);
        }
        self.close(mark);
        let (info, _) = self.leave_loop();
        StmtKind::For {
            local,
            from,
            to,
            body,
            info,
            independent,
            unordered,
        }
    }

    fn switch(
        &mut self,
        value: &ast::Expr,
        cases: &[(Vec<ast::Expr>, ast::Block)],
        default: Option<&ast::Block>,
    ) -> (StmtKind, bool) {
        let value = self.value(value, None);
        if !value.ty.is_int() && value.ty != Ty::Bool && !value.ty.is_error() {
            let shown = self.show(&value.ty);
            self.error(Diag::error(
                "E2006",
                value.span,
                format!("`switch` is on integers, this is {shown}"),
            ));
        }
        let mut seen: HashMap<u64, Span> = HashMap::new();
        let mut checked = Vec::with_capacity(cases.len());
        let mut ends = true;
        for (values, block) in cases {
            let mut bits = Vec::with_capacity(values.len());
            for case in values {
                let expr = self.expr_of(case, &value.ty, "a case");
                if expr.ty.is_error() || value.ty.is_error() {
                    continue;
                }
                let Some(Value::Bits(found)) = self.c.evaluate(&expr) else {
                    continue;
                };
                if let Some(&earlier) = seen.get(&found) {
                    let shown = signed(found, &value.ty);
                    self.error(
                        Diag::error("E2013", case.span, format!("the value {shown} has a case already"))
                            .also(earlier, "here first"),
                    );
                    continue;
                }
                seen.insert(found, case.span);
                bits.push(found);
            }
            let (stmts, end) = self.block(block);
            ends &= end;
            checked.push((bits, stmts));
        }
        let default = match default {
            Some(block) => {
                let (stmts, end) = self.block(block);
                ends &= end;
                stmts
            }
            None => {
                ends = false;
                Vec::new()
            }
        };
        let kind = StmtKind::Switch {
            value,
            cases: checked,
            default,
        };
        (kind, ends)
    }

    fn leave(&mut self, span: Span, word: &str) -> StmtKind {
        let is_break = word == "break";
        match self.loops.last_mut() {
            None => self.error(
                Diag::error("E2011", span, format!("`{word}` outside of a loop")).help("`return` leaves the function"),
            ),
            Some(around) => {
                around.breaks |= is_break;
                if is_break && around.is_foreach {
                    self.no_way_out_of_foreach(span, "`break`");
                }
            }
        }
        match is_break {
            true => StmtKind::Break,
            false => StmtKind::Continue,
        }
    }

    fn return_(&mut self, span: Span, value: Option<&ast::Expr>) -> StmtKind {
        self.no_way_out_of_foreach(span, "`return`");
        let result = self.result.clone();
        match (value, &result) {
            (None, Ty::Void | Ty::Error) => StmtKind::Return(None),
            (None, _) => {
                let shown = self.show(&result);
                self.error(Diag::error(
                    "E2006",
                    span,
                    format!("`return` without a value: the function gives {shown}"),
                ));
                StmtKind::Return(None)
            }
            (Some(value), Ty::Void) => {
                let value = self.value(value, None);
                if !value.ty.is_error() {
                    self.error(
                        Diag::error("E2006", value.span, "the function gives nothing")
                            .help("its type stands behind `->`"),
                    );
                }
                StmtKind::Return(None)
            }
            (Some(value), _) => {
                if result.is_aggregate() || matches!(result, Ty::Slice(_)) {
                    self.effect();
                }
                StmtKind::Return(Some(self.expr_of(value, &result, "the result")))
            }
        }
    }

    fn assign(&mut self, span: Span, place: &ast::Expr, op: Option<BinOp>, value: &ast::Expr) -> StmtKind {
        let place = self.place(place);
        self.check_assignable(&place);
        let Some(op) = op else {
            let want = place.ty.clone();
            let value = match want {
                Ty::Error => self.value(value, None),
                _ => self.expr_of(value, &want, "what is assigned"),
            };
            return StmtKind::Assign(place, value);
        };
        let shift = matches!(op, BinOp::Shl | BinOp::Shr);
        let value = match (shift, place.ty.is_error()) {
            (true, _) => self.value(value, None),
            (_, true) => self.value(value, None),
            _ => self.value(value, Some(place.ty.lane())),
        };
        self.check_operands(span, op, &place, &value);
        StmtKind::Update(place, Operator { op }, value)
    }

    /// A call or a `throw` here goes to a handler.
    pub(super) fn may_throw(&mut self, span: Span, what: &str) {
        if self.tries == 0 && !self.throws {
            self.error(
                Diag::error(
                    "E2018",
                    span,
                    format!("{what} needs a `try` around it, or a function that `throws`"),
                )
                .help("try { … } catch e { … }, or `fn f() throws { … }`"),
            );
        }
    }
}
