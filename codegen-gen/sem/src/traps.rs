//! Which semantics can end in nothing but a trap.

use super::ir::{Block, Expr, ExprKind, Program, Stmt};

/// Calls are followed this deep.
const MAX_DEPTH: u32 = 16;

/// Does a body trap whatever the state is? A trap behind a condition that is not constant does not count.
pub fn always(program: &Program, body: &Block) -> bool {
    block(program, body, 0)
}

fn block(program: &Program, body: &Block, depth: u32) -> bool {
    body.stmts.iter().any(|one| stmt(program, one, depth))
        || body.value.as_ref().is_some_and(|value| expr(program, value, depth))
}

fn stmt(program: &Program, stmt: &Stmt, depth: u32) -> bool {
    match stmt {
        Stmt::Trap(..) => true,
        Stmt::If(cond, yes, no) => match constant(cond) {
            Some(true) => block(program, yes, depth),
            Some(false) => block(program, no, depth),
            None => block(program, yes, depth) && block(program, no, depth),
        },
        Stmt::Let(_, value)
        | Stmt::LetTuple(_, value)
        | Stmt::Assign(_, value)
        | Stmt::Return(value)
        | Stmt::Do(value) => expr(program, value, depth),
        Stmt::For { .. } => false,
    }
}

/// Only what is certainly evaluated; operands of operators are, but nothing traps in them without a call.
fn expr(program: &Program, value: &Expr, depth: u32) -> bool {
    match &value.kind {
        ExprKind::Block(body) => block(program, body, depth),
        ExprKind::IfElse(cond, yes, no) => match constant(cond) {
            Some(true) => block(program, yes, depth),
            Some(false) => block(program, no, depth),
            None => block(program, yes, depth) && block(program, no, depth),
        },
        ExprKind::Call(id, _) if depth < MAX_DEPTH => {
            let func = program.funcs.get(*id as usize);
            // A return before the trap may leave the fn.
            func.is_some_and(|func| !returns(&func.body) && block(program, &func.body, depth + 1))
        }
        _ => false,
    }
}

fn constant(cond: &Expr) -> Option<bool> {
    match cond.kind {
        ExprKind::Const(value) => Some(value & 1 == 1),
        _ => None,
    }
}

fn returns(body: &Block) -> bool {
    body.stmts.iter().any(|stmt| match stmt {
        Stmt::Return(_) => true,
        Stmt::If(_, yes, no) => returns(yes) || returns(no),
        Stmt::For { body, .. } => returns(body),
        _ => false,
    })
}
