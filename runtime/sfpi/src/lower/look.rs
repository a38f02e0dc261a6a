//! Questions to the syntax tree alone: what a part of a source mentions, assigns, declares and returns.

use super::rows::programmable;
use crate::syntax::ast::{Expr, ExprKind, Function, Stmt, StmtKind};
use hashbrown::HashMap;
use std::rc::Rc;

/// Functions of a file by name.
pub type Functions<'a> = HashMap<Rc<str>, Vec<&'a Function>>;

/// Each expression in a list of statements, inner ones too.
pub fn exprs<'a>(stmts: &'a [Stmt], each: &mut dyn FnMut(&'a Expr)) {
    for stmt in stmts {
        match &stmt.kind {
            StmtKind::Declare(_, all) => all
                .iter()
                .filter_map(|one| one.value.as_ref())
                .for_each(|value| inner(value, each)),
            StmtKind::Assign(place, _, value) => {
                inner(place, each);
                inner(value, each);
            }
            StmtKind::Expr(expr) | StmtKind::VectorAnd(expr) => inner(expr, each),
            StmtKind::If {
                condition, then, other, ..
            } => {
                inner(condition, each);
                exprs(then, each);
                exprs(other, each);
            }
            StmtKind::For {
                first,
                condition,
                step,
                body,
            } => {
                exprs(std::slice::from_ref(&**first), each);
                condition.iter().for_each(|condition| inner(condition, each));
                step.iter().for_each(|step| exprs(std::slice::from_ref(&**step), each));
                exprs(body, each);
            }
            StmtKind::VectorIf(arms, other) => {
                for (condition, body) in arms {
                    inner(condition, each);
                    exprs(body, each);
                }
                exprs(other, each);
            }
            StmtKind::VectorBlock(body) | StmtKind::Block(body) => exprs(body, each),
            StmtKind::Return(value) => value.iter().for_each(|value| inner(value, each)),
        }
    }
}

fn inner<'a>(expr: &'a Expr, each: &mut dyn FnMut(&'a Expr)) {
    let mut open = vec![expr];
    while let Some(expr) = open.pop() {
        each(expr);
        match &expr.kind {
            ExprKind::Call { arguments, .. } => open.extend(arguments),
            ExprKind::Unary(_, of) | ExprKind::Step(of, _) | ExprKind::Cast(_, of) => open.push(of),
            ExprKind::Binary(_, a, b) | ExprKind::Index(a, b) => open.extend([&**a, &**b]),
            ExprKind::Choose(a, b, c) => open.extend([&**a, &**b, &**c]),
            _ => {}
        }
    }
}

/// Each statement, inner ones too.
fn stmts<'a>(list: &'a [Stmt], each: &mut dyn FnMut(&'a Stmt)) {
    for stmt in list {
        each(stmt);
        match &stmt.kind {
            StmtKind::If { then, other, .. } => {
                stmts(then, each);
                stmts(other, each);
            }
            StmtKind::For { first, step, body, .. } => {
                stmts(std::slice::from_ref(&**first), each);
                step.iter().for_each(|step| stmts(std::slice::from_ref(&**step), each));
                stmts(body, each);
            }
            StmtKind::VectorIf(arms, other) => {
                arms.iter().for_each(|(_, body)| stmts(body, each));
                stmts(other, each);
            }
            StmtKind::VectorBlock(body) | StmtKind::Block(body) => stmts(body, each),
            _ => {}
        }
    }
}

pub fn is_name(expr: &Expr, name: &str) -> bool {
    matches!(&expr.kind, ExprKind::Name(text) if **text == *name)
}

/// The number of `l_reg[LRegs::LRegN]`.
pub fn lane_register(place: &Expr) -> Option<u32> {
    let ExprKind::Index(of, index) = &place.kind else {
        return None;
    };
    let ExprKind::Name(name) = &index.kind else { return None };
    let number: Option<u32> = name.strip_prefix("LReg").and_then(|n| n.parse().ok());
    number.filter(|number| *number < super::REGISTERS && is_name(of, "l_reg"))
}

/// Whether a list, or a function that it calls, assigns a register of lanes the variable that the register was read into.
pub fn restores(list: &[Stmt], functions: &Functions<'_>, number: u32) -> bool {
    let is_restored = |list: &[Stmt]| {
        let mut saved: Vec<&str> = Vec::new();
        let mut found = false;
        stmts(list, &mut |stmt| match &stmt.kind {
            StmtKind::Declare(_, all) => {
                let from = all.iter().filter(|one| {
                    let value = one.value.as_ref();
                    value.is_some_and(|value| lane_register(value) == Some(number))
                });
                saved.extend(from.map(|one| &*one.name.text));
            }
            StmtKind::Assign(place, None, value) if lane_register(place) == Some(number) => {
                found |= saved.iter().any(|name| is_name(value, name));
            }
            _ => {}
        });
        found
    };
    reaches(list, functions, &mut Vec::new(), &is_restored)
}

/// The name at the root of what is assigned.
pub fn root(place: &Expr) -> Option<&Rc<str>> {
    match &place.kind {
        ExprKind::Name(name) => Some(name),
        ExprKind::Index(of, _) => root(of),
        _ => None,
    }
}

pub fn mentions(list: &[Stmt], name: &str) -> bool {
    let mut found = false;
    exprs(list, &mut |expr| found |= is_name(expr, name));
    found
}

pub fn returns(list: &[Stmt]) -> bool {
    let mut found = false;
    stmts(list, &mut |stmt| found |= matches!(stmt.kind, StmtKind::Return(_)));
    found
}

/// Whether a statement steps `dst_reg`.
pub fn steps(stmt: &Stmt) -> bool {
    matches!(&stmt.kind, StmtKind::Assign(place, _, _) if is_name(place, "dst_reg"))
}

/// Whether a loop goes to another row in each iteration: it steps `dst_reg` among its own statements.
pub fn is_row_loop(stmt: &Stmt) -> bool {
    matches!(&stmt.kind, StmtKind::For { body, .. } if body.iter().any(steps))
}

/// Names that are assigned, or may be by a call, and are declared outside; the machine's own registers are none.
pub fn assigns_outside<'a>(list: &'a [Stmt], functions: &Functions<'_>) -> bool {
    let mut declared: Vec<&str> = Vec::new();
    let mut assigned: Vec<&'a Rc<str>> = Vec::new();
    stmts(list, &mut |stmt| match &stmt.kind {
        StmtKind::Declare(_, all) => declared.extend(all.iter().map(|one| &*one.name.text)),
        StmtKind::Assign(place, ..) => assigned.extend(root(place)),
        _ => {}
    });
    exprs(list, &mut |expr| match &expr.kind {
        ExprKind::Call { name, arguments, .. } => {
            let own = functions.get(&name.text).and_then(|all| all.first());
            for (at, argument) in arguments.iter().enumerate() {
                let param = own.and_then(|function| function.params.get(at));
                let is_reference = param.is_some_and(|param| param.ty.is_reference && !param.ty.is_const);
                if is_reference || name.text.starts_with("vec_") {
                    assigned.extend(root(argument));
                }
            }
        }
        ExprKind::Step(place, _) => assigned.extend(root(place)),
        _ => {}
    });
    let is_machine = |name: &str| name == "dst_reg" || name == "l_reg" || programmable(name).is_some();
    assigned
        .iter()
        .any(|name| !declared.contains(&&***name) && !is_machine(name))
}

/// Whether a list, or a function that it calls, reads or writes `dst_reg`.
pub fn touches_rows(list: &[Stmt], functions: &Functions<'_>) -> bool {
    reaches(list, functions, &mut Vec::new(), &|list| mentions(list, "dst_reg"))
}

/// Whether a list, or a function that it calls, has a row loop.
pub fn has_row_loop(list: &[Stmt], functions: &Functions<'_>) -> bool {
    let has = |list: &[Stmt]| {
        let mut found = false;
        stmts(list, &mut |stmt| found |= is_row_loop(stmt));
        found
    };
    reaches(list, functions, &mut Vec::new(), &has)
}

fn reaches<'a>(
    list: &'a [Stmt],
    functions: &Functions<'a>,
    seen: &mut Vec<&'a str>,
    asked: &dyn Fn(&[Stmt]) -> bool,
) -> bool {
    if asked(list) {
        return true;
    }
    let mut called: Vec<&'a str> = Vec::new();
    exprs(list, &mut |expr| {
        if let ExprKind::Call { name, .. } = &expr.kind {
            called.push(&name.text);
        }
    });
    for name in called {
        if seen.contains(&name) {
            continue;
        }
        seen.push(name);
        let bodies = functions
            .get(name)
            .into_iter()
            .flatten()
            .filter_map(|function| function.body.as_deref());
        for body in bodies {
            if reaches(body, functions, seen, asked) {
                return true;
            }
        }
    }
    false
}
