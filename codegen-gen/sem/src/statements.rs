//! Adding statements to a list: the value of a block, a local, an effect.

use super::fold;
use super::ir::{self, Expr, ExprKind, Stmt};

/// Adds the statements of a block expression to `out` and yields what remains: its value.
pub(super) fn splice(e: Expr, out: &mut Vec<Stmt>) -> Option<Expr> {
    match e.kind {
        ExprKind::Block(block) => {
            out.extend(block.stmts);
            block.value.and_then(|value| splice(*value, out))
        }
        kind => Some(fold::expr(kind, e.ty)),
    }
}

/// `let id = e`.
pub(super) fn push_let(id: ir::LocalId, e: Expr, out: &mut Vec<Stmt>) {
    let ty = e.ty.clone();
    // A block that ends in a trap has no value to bind, but the local has to exist.
    let e = splice(e, out).unwrap_or_else(|| fold::zero(&ty));
    out.push(Stmt::Let(id, e));
}

/// Evaluates `e` for its effects.
pub(super) fn push_do(e: Expr, out: &mut Vec<Stmt>) {
    if let Some(e) = splice(e, out)
        && !fold::is_pure(&e)
    {
        out.push(Stmt::Do(e));
    }
}
