//! Which names a piece of a tree mentions. A mention is syntactic: a local of that name counts too, so answers err on
//! the side of more. They decide which fns are inlined and which static parameters semantics depends on.

use super::ast::*;
use std::collections::BTreeSet;
use std::rc::Rc;

pub type Names = BTreeSet<Rc<str>>;

/// Before the name of an instruction that is executed, which no name of the language has.
pub const EXEC: &str = "exec ";

/// All names in a body.
pub fn of_block(block: &Block) -> Names {
    let mut names = Names::new();
    walk_block(block, &mut names);
    names
}

/// All names in a fn: body, types and `with`.
pub fn of_fn(code: &Fn) -> Names {
    let mut names = Names::new();
    code.params.iter().for_each(|param| walk_type(&param.ty, &mut names));
    code.result.iter().for_each(|ty| walk_type(ty, &mut names));
    names.extend(code.with.iter().map(|name| name.text.clone()));
    code.body.iter().for_each(|body| walk_block(body, &mut names));
    names
}

/// All names in a type.
pub fn of_type(ty: &Type) -> Names {
    let mut names = Names::new();
    walk_type(ty, &mut names);
    names
}

/// Is there a `return` in it?
pub fn returns(block: &Block) -> bool {
    block.stmts.iter().any(|stmt| match &stmt.kind {
        StmtKind::Return(_) => true,
        StmtKind::Expr(e) => returns_in(e),
        StmtKind::For { body, .. } => returns(body),
        _ => false,
    }) || block.value.as_deref().is_some_and(returns_in)
}

fn returns_in(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::If(_, yes, no) => returns(yes) || no.as_ref().is_some_and(returns),
        ExprKind::Match(_, arms) => arms.iter().any(|arm| returns(&arm.body)),
        _ => false,
    }
}

/// Does this statement contain a `return`?
pub fn stmt_returns(stmt: &Stmt) -> bool {
    match &stmt.kind {
        StmtKind::Return(_) => true,
        StmtKind::Expr(e) => returns_in(e),
        _ => false,
    }
}

fn walk_block(block: &Block, names: &mut Names) {
    for stmt in &block.stmts {
        match &stmt.kind {
            StmtKind::Let(_, value) | StmtKind::Return(value) | StmtKind::Expr(value) => walk(value, names),
            StmtKind::Var(_, ty, value) => {
                ty.iter().for_each(|ty| walk_type(ty, names));
                walk(value, names);
            }
            StmtKind::For { lo, hi, cond, body, .. } => {
                walk(lo, names);
                walk(hi, names);
                cond.iter().for_each(|cond| walk(cond, names));
                walk_block(body, names);
            }
            StmtKind::Exec(name, binds) => {
                names.insert(name.text.clone());
                names.insert(format!("{EXEC}{}", name.text).into());
                binds.iter().for_each(|(_, value)| walk(value, names));
            }
            StmtKind::ExecWord(name, word) => {
                names.insert(name.text.clone());
                walk(word, names);
            }
            StmtKind::Assign(place, _, value) => {
                walk(place, names);
                walk(value, names);
            }
        }
    }
    block.value.iter().for_each(|value| walk(value, names));
}

fn walk_type(ty: &Type, names: &mut Names) {
    match &ty.kind {
        TypeKind::Int(width) => width.iter().for_each(|width| walk(width, names)),
        TypeKind::Bits(width) => walk(width, names),
        TypeKind::Tuple(parts) => parts.iter().for_each(|part| walk_type(part, names)),
        TypeKind::Fn(params, result) => {
            params.iter().for_each(|param| walk_type(param, names));
            result.iter().for_each(|result| walk_type(result, names));
        }
        TypeKind::Bool | TypeKind::Unknown(_) => {}
    }
}

fn walk(e: &Expr, names: &mut Names) {
    match &e.kind {
        ExprKind::Int(_) | ExprKind::Sized(..) => {}
        ExprKind::Name(name) => {
            names.insert(name.clone());
        }
        ExprKind::Unary(_, a) => walk(a, names),
        ExprKind::Field(a, field) => {
            walk(a, names);
            names.insert(field.text.clone());
        }
        ExprKind::Binary(_, a, b) | ExprKind::Index(a, b) => {
            walk(a, names);
            walk(b, names);
        }
        ExprKind::Cond(a, b, c)
        | ExprKind::Slice(a, b, c)
        | ExprKind::Part(a, b, c)
        | ExprKind::Cell(a, b, c)
        | ExprKind::Lane(a, b, c) => {
            walk(a, names);
            walk(b, names);
            walk(c, names);
        }
        ExprKind::Tuple(parts) => parts.iter().for_each(|part| walk(part, names)),
        ExprKind::Call(callee, args) => {
            walk(callee, names);
            args.iter().for_each(|arg| walk(arg, names));
        }
        ExprKind::Closure(closure) => walk_block(&closure.body, names),
        ExprKind::If(cond, yes, no) => {
            walk(cond, names);
            walk_block(yes, names);
            no.iter().for_each(|no| walk_block(no, names));
        }
        ExprKind::Match(value, arms) => {
            walk(value, names);
            for arm in arms {
                for pat in &arm.pats {
                    walk(&pat.lo, names);
                    pat.end.iter().for_each(|end| walk(end, names));
                }
                walk_block(&arm.body, names);
            }
        }
    }
}
