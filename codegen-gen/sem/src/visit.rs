//! A walk over all nodes of a body.

use crate::ir::{Block, Expr, ExprKind, Place, Stmt};

/// What a walk meets, in the order of evaluation: what is inside of something before it.
pub enum Node<'a> {
    Expr(&'a Expr),
    Stmt(&'a Stmt),
    Read(&'a Place),
    Write(&'a Place),
}

/// Calls `see` for every node of a block.
pub fn block<'a>(block: &'a Block, see: &mut dyn FnMut(Node<'a>)) {
    block.stmts.iter().for_each(|s| stmt(s, see));
    block.value.iter().for_each(|e| expr(e, see));
}

fn stmt<'a>(s: &'a Stmt, see: &mut dyn FnMut(Node<'a>)) {
    match s {
        Stmt::Let(_, e) | Stmt::LetTuple(_, e) | Stmt::Return(e) | Stmt::Do(e) => expr(e, see),
        Stmt::Assign(p, e) => {
            expr(e, see);
            place(p, see);
            see(Node::Write(p));
        }
        Stmt::If(c, yes, no) => {
            expr(c, see);
            block(yes, see);
            block(no, see);
        }
        Stmt::For { lo, hi, cond, body, .. } => {
            expr(lo, see);
            expr(hi, see);
            cond.iter().for_each(|c| expr(c, see));
            block(body, see);
        }
        Stmt::Trap(cause, tval) => {
            expr(cause, see);
            expr(tval, see);
        }
    }
    see(Node::Stmt(s));
}

fn place<'a>(p: &'a Place, see: &mut dyn FnMut(Node<'a>)) {
    match p {
        Place::Local(_) | Place::State(_) | Place::Pc => {}
        Place::LocalBits { lo, .. } | Place::StateBits { lo, .. } => expr(lo, see),
        Place::Reg { index, .. } => expr(index, see),
        Place::Lane { index, lane: at, .. } | Place::RegBits { index, lo: at, .. } => {
            expr(index, see);
            expr(at, see);
        }
        Place::Mem { addr, .. } => expr(addr, see),
        Place::Csr(number) => expr(number, see),
    }
}

fn expr<'a>(e: &'a Expr, see: &mut dyn FnMut(Node<'a>)) {
    match &e.kind {
        ExprKind::Const(_)
        | ExprKind::Int(_)
        | ExprKind::Local(_)
        | ExprKind::Operand(_)
        | ExprKind::Pc
        | ExprKind::Ilen
        | ExprKind::Feature(_)
        | ExprKind::Setting(_) => {}
        ExprKind::Un(_, x)
        | ExprKind::Zext(x)
        | ExprKind::Sext(x)
        | ExprKind::Trunc(x)
        | ExprKind::ToBits(x)
        | ExprKind::ToUint(x)
        | ExprKind::ToSint(x)
        | ExprKind::Rep(x, _)
        | ExprKind::Count(_, x)
        | ExprKind::Table(_, x) => expr(x, see),
        ExprKind::Bin(_, a, b)
        | ExprKind::Cmp(_, a, b)
        | ExprKind::AndAlso(a, b)
        | ExprKind::OrElse(a, b)
        | ExprKind::Slice(a, b)
        | ExprKind::Concat(a, b)
        | ExprKind::IMin(a, b)
        | ExprKind::IMax(a, b) => {
            expr(a, see);
            expr(b, see);
        }
        ExprKind::Cond(c, a, b) => {
            expr(c, see);
            expr(a, see);
            expr(b, see);
        }
        ExprKind::Read(p) => {
            place(p, see);
            see(Node::Read(p));
        }
        ExprKind::Call(_, args) | ExprKind::Extern(_, args) | ExprKind::Tuple(args) => {
            args.iter().for_each(|a| expr(a, see));
        }
        ExprKind::Block(b) => block(b, see),
        ExprKind::IfElse(c, yes, no) => {
            expr(c, see);
            block(yes, see);
            block(no, see);
        }
    }
    see(Node::Expr(e));
}

/// Visits a statement and everything in it.
pub fn statement<'a>(s: &'a Stmt, see: &mut dyn FnMut(Node<'a>)) {
    stmt(s, see);
}

/// Visits an expression and everything in it.
pub fn expression<'a>(e: &'a Expr, see: &mut dyn FnMut(Node<'a>)) {
    expr(e, see);
}
