//! A kernel as a function of Volt: its row loops become loops over lanes, what stands between them loops over the lanes of a row.
//! Statements in front that touch no row, such as constants, are done again in each iteration.

use super::body::{Body, Task, Tasks};
use super::env::{Binding, Env, Variable};
use super::rows::{Use, array, lane_name, lane_parameter, load, pointer, row_name};
use super::value::{
    Known, Ty, assign, binary, bits, declare, element, expr, literal, name, named, stmt, type_of, unary, variable,
};
use super::{LANES, ROWS, Told, Unit, look};
use crate::syntax::ast::{BinOp, Expr, ExprKind, Function, Span, Stmt, StmtKind, TemplateArgument};
use onespec_volt::diag::Diag;
use onespec_volt::syntax::ast;
use std::collections::BTreeMap;

/// A kernel that writes more rows than these is a loop for each: their values would not fit the registers of lanes.
const ROWS_AT_ONCE: usize = 4;
/// Iterations of a row loop that are counted beforehand.
const COUNTED: i64 = 4096;

/// How many rows a loop does.
#[derive(Debug)]
enum Trips {
    Known(i64),
    /// As many as a scalar of the kernel says.
    Asked(ast::Expr),
}

/// What is done so far.
struct Parts<'u, 'a> {
    unit: &'u mut Unit<'a>,
    env: Env,
    row: Option<i64>,
    /// Statements that each iteration begins with.
    front: Tasks<'a>,
    pending: Tasks<'a>,
    host: Vec<ast::Stmt>,
    span: Span,
}

/// The function of a kernel; nothing where that can't be, which was told.
pub fn function<'a>(
    unit: &mut Unit<'a>,
    (of, arguments): (&'a Function, &'a [TemplateArgument]),
    called: &str,
    asked: Span,
) -> Option<ast::Item> {
    let span = of.name.span;
    unit.parameters.clear();
    let mut env = Env::default();
    env.enter(true);
    let bound = Body::new(unit, Env::default(), None)
        .template(of, arguments, asked)
        .ok()?;
    bound.into_iter().for_each(|(name, binding)| env.bind(name, binding));
    let mut params = Vec::new();
    for param in &of.params {
        let Some((ty, _)) = named(&param.ty).filter(|_| !param.ty.is_pointer && !param.ty.is_reference) else {
            let message = "a kernel takes scalars: int, unsigned, float or bool";
            let help = "vectors come in rows of `dst_reg`; mark functions for other kernels by calling them";
            unit.tell(Diag::error("E2006", param.ty.span, message).help(help));
            return None;
        };
        let Some(own) = &param.name else { continue };
        params.push((own.clone(), type_of(ty, own.span)));
        env.bind(
            own.text.clone(),
            Binding::Variable(Variable {
                volt: own.text.clone(),
                ty,
                is_vector: false,
                is_const: false,
                is_ready: true,
                masks: 0,
            }),
        );
    }
    let mut parts = Parts {
        unit,
        env,
        row: Some(0),
        front: Tasks::new(),
        pending: Tasks::new(),
        host: Vec::new(),
        span,
    };
    parts.all(of.body.iter().flatten().map(Task::Stmt).collect()).ok()?;
    parts.flush();
    let stmts = std::mem::take(&mut parts.host);
    for (given, ty, at) in std::mem::take(&mut unit.parameters) {
        let register = (0..super::REGISTERS).find(|number| lane_parameter(*number) == given);
        if let Some(number) = register
            && !look::restores(of.body.as_deref().unwrap_or(&[]), &unit.functions, number)
        {
            let message = format!("`l_reg[LRegs::LReg{number}]` is read here and not restored behind the loop");
            let help =
                format!("write `l_reg[LRegs::LReg{number}] = x;`, where x is the variable that it was read into");
            unit.warn(Diag::warning("W2004", at, message).help(help));
        }
        params.push((name(&given, at), type_of(ty, at)));
    }
    Some(ast::Item::Function(ast::Function {
        name: name(called, span),
        params,
        result: None,
        throws: false,
        approximate: true,
        is_stage: false,
        body: Some(ast::Block { stmts, span }),
        span,
    }))
}

impl<'a> Parts<'_, 'a> {
    fn all(&mut self, mut tasks: Tasks<'a>) -> Told<()> {
        while let Some(task) = tasks.pop_front() {
            let Task::Stmt(of) = task else {
                self.pending.push_back(task);
                continue;
            };
            let own = std::slice::from_ref(of);
            if !look::has_row_loop(own, &self.unit.functions) {
                self.pending.push_back(task);
                continue;
            }
            match &of.kind {
                StmtKind::For { first, body, .. } if look::is_row_loop(of) && self.is_independent(first, body) => {
                    self.flush();
                    self.row_loop(of)?;
                }
                StmtKind::Block(stmts) => {
                    tasks.push_front(Task::Exit);
                    stmts.iter().rev().for_each(|stmt| tasks.push_front(Task::Stmt(stmt)));
                    tasks.push_front(Task::Enter);
                }
                StmtKind::If {
                    condition, then, other, ..
                } => {
                    let value = self.ask(condition, Ty::Bool);
                    let Some(known) = value else {
                        let message = "which rows are done would be known only when the kernel runs";
                        let help = "make the condition a parameter of the template, or put the `if` into the loop";
                        return self
                            .unit
                            .error(Diag::error("E2014", condition.span, message).help(help));
                    };
                    let side = if known.is_true() { then } else { other };
                    tasks.push_front(Task::Exit);
                    side.iter().rev().for_each(|stmt| tasks.push_front(Task::Stmt(stmt)));
                    tasks.push_front(Task::Enter);
                }
                StmtKind::Expr(call) => {
                    let body = self.callee(call);
                    let Some(body) = body else {
                        self.pending.push_back(task);
                        continue;
                    };
                    tasks.push_front(Task::Close);
                    body.iter().rev().for_each(|stmt| tasks.push_front(Task::Stmt(stmt)));
                    self.pending.push_back(Task::Open(call));
                }
                _ => self.pending.push_back(task),
            }
        }
        Ok(())
    }

    /// The body of the function that a statement calls.
    fn callee(&mut self, of: &'a Expr) -> Option<&'a [Stmt]> {
        let ExprKind::Call { name, arguments, .. } = &of.kind else {
            return None;
        };
        let opened = self
            .pending
            .iter()
            .chain(&self.front)
            .filter(|task| matches!(task, Task::Open(_)))
            .count();
        if opened > 40 || !self.unit.functions.contains_key(&name.text) {
            return None;
        }
        let found = Body::new(self.unit, Env::default(), None).callee(name, arguments.len());
        found.ok()?.body.as_deref()
    }

    /// Whether rows of a loop do not need each other.
    fn is_independent(&self, first: &'a Stmt, body: &'a [Stmt]) -> bool {
        let counter = match &first.kind {
            StmtKind::Declare(_, all) => all.first().map(|one| &*one.name.text),
            _ => None,
        };
        let at = body.iter().position(look::steps);
        let steps = body.iter().filter(|stmt| look::steps(stmt)).count();
        let is_by_one = at.is_some_and(|at| match &body[at].kind {
            StmtKind::Assign(_, Some(BinOp::Add), by) => matches!(by.kind, ExprKind::Int { value: 1, .. }),
            _ => false,
        });
        let behind = at.map_or(&body[..0], |at| &body[at + 1..]);
        steps == 1
            && is_by_one
            && counter.is_some_and(|counter| !look::mentions(body, counter))
            && !look::touches_rows(behind, &self.unit.functions)
            && !look::assigns_outside(body, &self.unit.functions)
    }

    /// What a question between loops is answered by: the statements in front, of which nothing is kept.
    fn ask(&mut self, of: &'a Expr, ty: Ty) -> Option<Known> {
        self.tried(|body| body.value(of, Some(ty)).ok()?.constant())
    }

    fn tried<T>(&mut self, asked: impl FnOnce(&mut Body<'_, 'a>) -> Option<T>) -> Option<T> {
        let tasks: Tasks<'a> = self.front.iter().chain(&self.pending).copied().collect();
        let before = std::mem::replace(&mut self.unit.is_quiet, true);
        let parameters = self.unit.parameters.len();
        let mut body = Body::new(self.unit, self.env.clone(), self.row);
        body.keep(tasks);
        let value = asked(&mut body);
        self.unit.parameters.truncate(parameters);
        self.unit.is_quiet = before;
        value
    }

    /// Does what waits: where it touches rows, in a loop over the lanes of a row.
    fn flush(&mut self) {
        let pending = std::mem::take(&mut self.pending);
        let functions = &self.unit.functions;
        let touches = |task: &Task<'a>| match task {
            Task::Stmt(stmt) => look::touches_rows(std::slice::from_ref(*stmt), functions),
            _ => false,
        };
        let (is_touching, kept): (bool, Tasks<'a>) = (
            pending.iter().any(touches),
            pending.iter().filter(|task| !touches(task)).copied().collect(),
        );
        if is_touching {
            let tasks: Tasks<'a> = self.front.iter().chain(&pending).copied().collect();
            self.row = self.lanes(&tasks, Trips::Known(1), self.span);
        }
        self.front.extend(kept);
    }

    fn row_loop(&mut self, of: &'a Stmt) -> Told<()> {
        let StmtKind::For {
            first,
            condition,
            step,
            body,
        } = &of.kind
        else {
            return Ok(());
        };
        let Some(condition) = condition else {
            let diag = Diag::error("E2014", of.span, "this loop has no end");
            return self
                .unit
                .error(diag.help("write `for (int d = 0; d < ITERATIONS; d++)`"));
        };
        let counted = self.tried(|inner| {
            inner.env.enter(false);
            inner.keep([Task::Stmt(first)].into_iter().collect());
            for count in 0..=COUNTED {
                let known = inner.value(condition, Some(Ty::Bool)).ok()?.constant()?;
                if !known.is_true() {
                    return Some(count);
                }
                inner.keep(step.iter().map(|step| Task::Stmt(step)).collect());
            }
            None
        });
        let trips = match counted {
            Some(count) => Trips::Known(count),
            None => match self.asked(first, condition) {
                Some(count) => Trips::Asked(count),
                None => {
                    let message = "how many rows this loop does is neither known nor a parameter of the kernel";
                    let help = "write `for (int d = 0; d < iterations; d++)`";
                    return self
                        .unit
                        .error(Diag::error("E2014", condition.span, message).help(help));
                }
            },
        };
        let own = body.iter().filter(|stmt| !look::steps(stmt)).map(Task::Stmt);
        let tasks: Tasks<'a> = self.front.iter().copied().chain([Task::Enter]).chain(own).collect();
        let before = self.row;
        let known = match trips {
            Trips::Known(count) => Some(count),
            Trips::Asked(_) => None,
        };
        if known != Some(0) {
            self.lanes(&tasks, trips, of.span);
        }
        self.row = before.zip(known).and_then(|(row, count)| row.checked_add(count));
        Ok(())
    }

    /// The bound of a loop from 0 that is a scalar of the kernel.
    fn asked(&mut self, first: &'a Stmt, condition: &'a Expr) -> Option<ast::Expr> {
        let StmtKind::Declare(_, all) = &first.kind else {
            return None;
        };
        let [counter] = &all[..] else { return None };
        let from = counter.value.as_ref()?;
        let (ExprKind::Binary(BinOp::Lt, left, right), Some(0)) = (&condition.kind, self.ask(from, Ty::Int)?.int())
        else {
            return None;
        };
        if !look::is_name(left, &counter.name.text) {
            return None;
        }
        self.tried(|body| {
            let value = body.value(right, Some(Ty::Int)).ok().filter(|value| !value.is_vector)?;
            body.converted(value, Ty::Int).ok()
        })
    }

    /// A loop over lanes; where `dst_reg[0]` is behind it.
    fn lanes(&mut self, tasks: &Tasks<'a>, trips: Trips, span: Span) -> Option<i64> {
        let first = self.iteration(tasks, false);
        let at = first.at;
        if self.unit.has_errors() {
            return at;
        }
        let trip_count = match &trips {
            Trips::Known(count) => *count,
            Trips::Asked(_) => LANES,
        };
        if self
            .check(&first.rows, trip_count, matches!(trips, Trips::Known(_)))
            .is_err()
        {
            return at;
        }
        let end = |trips: &Trips| match trips {
            Trips::Known(count) => literal(Known::Int(count * LANES), Ty::Int, span),
            Trips::Asked(_) => variable("lanes", span),
        };
        if let Trips::Asked(count) = trips {
            let all = binary(BinOp::Mul, count, literal(Known::Int(LANES), Ty::Int, span), span);
            let trips = Trips::Asked(variable("lanes", span));
            let mut inner = vec![declare("lanes", Ty::Int, Some(all), span)];
            inner.push(self.foreach(first, None, end(&trips), span));
            self.host.push(block(inner, span));
            return None;
        }
        let written: Vec<i64> = first
            .rows
            .iter()
            .filter(|(_, used)| used.is_written)
            .map(|(row, _)| *row)
            .collect();
        let (mut early, late): (Vec<i64>, Vec<i64>) = written.iter().partition(|row| !first.rows[*row].is_read);
        if written.len() <= ROWS_AT_ONCE || late.len() > 1 {
            let made = self.foreach(first, None, end(&trips), span);
            self.host.push(made);
            return at;
        }
        // Rows that are read are written last.
        early.extend(late);
        for row in early {
            let again = self.iteration(tasks, true);
            let made = self.foreach(again, Some(row), end(&trips), span);
            self.host.push(made);
        }
        at
    }

    fn iteration(&mut self, tasks: &Tasks<'a>, is_quiet: bool) -> Iteration {
        let before = self.unit.is_quiet;
        self.unit.is_quiet = before || is_quiet;
        let mut body = Body::new(self.unit, self.env.clone(), self.row);
        body.run(tasks.clone());
        let made = Iteration {
            at: body.rows.at(),
            rows: std::mem::take(&mut body.rows.rows),
            lanes: std::mem::take(&mut body.rows.lanes),
            stmts: body.blocks.pop().unwrap_or_default(),
        };
        self.unit.is_quiet = before;
        made
    }

    /// Rows of an iteration are there, and are none that other iterations write.
    fn check(&mut self, rows: &BTreeMap<i64, Use>, count: i64, is_known: bool) -> Told<()> {
        for (row, used) in rows {
            if is_known && row + count > ROWS {
                let message = format!("this loop goes to row {} of `dst_reg`", row + count - 1);
                let help = format!("rows are 0 to {}: eight tiles of 32", ROWS - 1);
                return self.unit.error(Diag::error("E2008", used.span, message).help(help));
            }
        }
        let list: Vec<(&i64, &Use)> = rows.iter().collect();
        for (at, (row, used)) in list.iter().enumerate() {
            for (other, others) in &list[at + 1..] {
                if *other - *row < count && (used.is_written || others.is_written) {
                    let message = format!(
                        "rows of this loop overlap: `dst_reg[{other}]` of one iteration is `dst_reg[{row}]` of another"
                    );
                    let help = format!("put what is {count} rows long at least {count} rows apart; a tile has 32");
                    return self.unit.error(Diag::error("E2019", others.span, message).help(help));
                }
            }
        }
        Ok(())
    }

    /// Pointers to rows, and the loop over lanes that uses them; it stores one row, or all that are written.
    fn foreach(&mut self, of: Iteration, only: Option<i64>, end: ast::Expr, span: Span) -> ast::Stmt {
        let mut outer = Vec::new();
        let mut inner = Vec::new();
        let mut stores = Vec::new();
        for (row, used) in &of.rows {
            let is_stored = used.is_written && only.is_none_or(|only| only == *row);
            if used.is_loaded || is_stored {
                let index = bits((row * LANES) as u32, Ty::Int, used.span);
                let address = unary(ast::UnOp::Address, element(array(used.span), index));
                let kind = ast::StmtKind::Let {
                    name: name(&pointer(*row), used.span),
                    mutable: false,
                    ty: None,
                    init: Some(address),
                };
                outer.push(stmt(kind, used.span));
            }
            let init = used.is_loaded.then(|| load(*row, used.span));
            inner.push(declare(&row_name(*row), Ty::Float, init, used.span));
            if is_stored {
                let at = used.stored;
                stores.push(assign(load(*row, at), variable(&row_name(*row), at), at));
            }
        }
        for (number, used) in &of.lanes {
            let given = lane_parameter(*number);
            let init = used.is_loaded.then(|| variable(&given, used.span));
            if used.is_loaded {
                self.unit.parameter(&given, Ty::UInt, used.span);
            }
            inner.push(declare(&lane_name(*number), Ty::UInt, init, used.span));
        }
        inner.extend(of.stmts);
        inner.extend(stores);
        let kind = ast::StmtKind::For {
            name: name("lane", span),
            from: expr(literal(Known::Int(0), Ty::Int, span).kind, span),
            to: end,
            reduce: Vec::new(),
            body: ast::Block { stmts: inner, span },
            independent: true,
        };
        outer.push(stmt(kind, span));
        block(outer, span)
    }
}

/// What one iteration does.
struct Iteration {
    at: Option<i64>,
    rows: BTreeMap<i64, Use>,
    lanes: BTreeMap<u32, Use>,
    stmts: Vec<ast::Stmt>,
}

fn block(stmts: Vec<ast::Stmt>, span: Span) -> ast::Stmt {
    stmt(ast::StmtKind::Block(ast::Block { stmts, span }), span)
}
