//! Calls in functions of the library: which of its functions a function needs, and their names for Volt.

use onespec_volt::syntax::ast::{Block, Expr, ExprKind, Function, Path, Stmt, StmtKind};

/// Shows each path that a function calls, in order.
pub fn calls(of: &mut Function, each: &mut dyn FnMut(&mut Path)) {
    if let Some(body) = &mut of.body {
        block(body, each);
    }
}

fn block(of: &mut Block, each: &mut dyn FnMut(&mut Path)) {
    of.stmts.iter_mut().for_each(|of| stmt(of, each));
}

fn stmt(of: &mut Stmt, each: &mut dyn FnMut(&mut Path)) {
    match &mut of.kind {
        StmtKind::Let { init, .. } => init.iter_mut().for_each(|init| expr(init, each)),
        StmtKind::If(arms, other) => {
            for (condition, body) in arms {
                expr(condition, each);
                block(body, each);
            }
            other.iter_mut().for_each(|body| block(body, each));
        }
        StmtKind::While(condition, body) | StmtKind::Do(body, condition) => {
            expr(condition, each);
            block(body, each);
        }
        StmtKind::For { from, to, body, .. } => {
            expr(from, each);
            expr(to, each);
            block(body, each);
        }
        StmtKind::Switch { value, cases, default } => {
            expr(value, each);
            cases.iter_mut().for_each(|(_, body)| block(body, each));
            default.iter_mut().for_each(|body| block(body, each));
        }
        StmtKind::Try { body, handler, .. } => {
            block(body, each);
            block(handler, each);
        }
        StmtKind::Loop(body) | StmtKind::Block(body) => block(body, each),
        StmtKind::Assign { place, value, .. } => {
            expr(place, each);
            expr(value, each);
        }
        StmtKind::Return(value) => value.iter_mut().for_each(|value| expr(value, each)),
        StmtKind::Expr(value) | StmtKind::Throw(value) => expr(value, each),
        StmtKind::Break | StmtKind::Continue => {}
    }
}

fn expr(of: &mut Expr, each: &mut dyn FnMut(&mut Path)) {
    match &mut of.kind {
        ExprKind::Call(path, arguments) => {
            each(path);
            arguments.iter_mut().for_each(|of| expr(of, each));
        }
        ExprKind::Unary(_, of) | ExprKind::Cast(of, _) | ExprKind::Field(of, _) | ExprKind::Typed(_, _, of) => {
            expr(of, each);
        }
        ExprKind::Binary(_, a, b) | ExprKind::Index(a, b) => [a, b].into_iter().for_each(|of| expr(of, each)),
        ExprKind::Choose(a, b, c) | ExprKind::Range(a, b, c) => {
            [a, b, c].into_iter().for_each(|of| expr(of, each));
        }
        ExprKind::List(all) => all.iter_mut().for_each(|of| expr(of, each)),
        ExprKind::Int { .. }
        | ExprKind::Float { .. }
        | ExprKind::Char(_)
        | ExprKind::Bool(_)
        | ExprKind::Text(_)
        | ExprKind::Path(_)
        | ExprKind::Zero(_)
        | ExprKind::SizeOf(_) => {}
    }
}
