//! Statements and blocks.

use super::ast::{self, BinOp as Op, ExprKind as A, Pattern, Span, StmtKind, TypeKind};
use super::fold;
use super::ir::{self, Block, Expr, ExprKind, Stmt, Ty};
use super::lower::{Exit, Lower, Res, show};
use super::mentions;
use super::scope::Binding;
use super::statements::{push_do, push_let, splice};

/// Rounds of a loop at most: semantics ends soon, whatever the state.
const ROUNDS: i128 = 1 << 16;

impl Lower<'_> {
    /// Lowers a block into `out` and yields its value. The caller keeps the scope.
    pub(super) fn block(&mut self, block: &ast::Block, want: Option<&Ty>, out: &mut Vec<Stmt>) -> Res<Option<Expr>> {
        self.rest_of_block(block, 0, want, out)
    }

    fn rest_of_block(
        &mut self,
        block: &ast::Block,
        from: usize,
        want: Option<&Ty>,
        out: &mut Vec<Stmt>,
    ) -> Res<Option<Expr>> {
        let mut failed = None;
        for (i, stmt) in block.stmts.iter().enumerate().skip(from) {
            if self.dead {
                break;
            }
            let result = self.stmt(stmt, out);
            if let Err(fail) = self.settle(result) {
                failed = Some(fail);
            }
            if let Some(Exit::Inline { done, .. }) = &self.exit
                && !self.dead
                && mentions::stmt_returns(stmt)
            {
                let done = *done;
                return self.unless_done(done, block, i + 1, want, out);
            }
        }
        if let Some(fail) = failed {
            return Err(fail);
        }
        let Some(value) = block.value.as_ref().filter(|_| !self.dead) else {
            return Ok(None);
        };
        let e = self.expr(value, want)?;
        match (&e.ty, want) {
            (Ty::Unit, _) => {
                push_do(e, out);
                Ok(None)
            }
            (ty, Some(Ty::Unit)) => {
                let message = format!("found {}, unit is needed", show(ty));
                self.fail_help("E1202", value.span, message, "write `;` behind it, or assign it")
            }
            _ => Ok(Some(e)),
        }
    }

    /// What follows a `return` of an inlined fn runs only while it has not returned.
    fn unless_done(
        &mut self,
        done: ir::LocalId,
        block: &ast::Block,
        from: usize,
        want: Option<&Ty>,
        out: &mut Vec<Stmt>,
    ) -> Res<Option<Expr>> {
        let mut stmts = Vec::new();
        let value = self.rest_of_block(block, from, want, &mut stmts)?;
        let kept = value.map(|value| {
            let ty = value.ty.clone();
            let id = self.new_local("value", ty.clone(), true);
            out.push(Stmt::Let(id, fold::zero(&ty)));
            stmts.push(Stmt::Assign(ir::Place::Local(id), value));
            fold::local(id, ty)
        });
        if !stmts.is_empty() {
            out.push(Stmt::If(
                fold::not(fold::local(done, Ty::BOOL)),
                Block { stmts, value: None },
                Block::default(),
            ));
        }
        Ok(kept)
    }

    fn stmt(&mut self, stmt: &ast::Stmt, out: &mut Vec<Stmt>) -> Res<()> {
        match &stmt.kind {
            StmtKind::Let(Pattern::One(name), value) => self.let_(name, value, out),
            StmtKind::Let(Pattern::Tuple(names), value) => self.let_tuple(names, value, out),
            StmtKind::Var(name, ty, value) => self.var(name, ty.as_ref(), value, out),
            StmtKind::For {
                name,
                lo,
                hi,
                cond,
                body,
            } => self.for_(name, (lo, hi), cond.as_ref(), body, out),
            StmtKind::Return(value) => self.return_(value, stmt.span, out),
            StmtKind::Exec(name, binds) => self.exec(name, binds, out),
            StmtKind::ExecWord(name, word) => self.exec_word(name, word, out),
            StmtKind::Assign(place, op, value) => self.assign(place, *op, value, out),
            StmtKind::Expr(e) => {
                let is_call = matches!(e.kind, A::Call(..));
                let value = self.expr(e, Some(&Ty::Unit).filter(|_| !is_call))?;
                if !is_call && value.ty != Ty::Unit {
                    return self.fail_help("E1202", e.span, "this value is not used", "assign it, or leave it out");
                }
                push_do(value, out);
                Ok(())
            }
        }
    }

    /// A local may not take the name of a `var` that is in scope: an assignment to it would be lost.
    fn may_bind(&mut self, name: &ast::Name) -> Res<()> {
        match self.scope.get(&name.text) {
            Some(Binding::Var(_)) => self.fail_help(
                "E1303",
                name.span,
                format!("`{}` hides a var", name.text),
                "choose another name",
            ),
            _ => Ok(()),
        }
    }

    /// Lowers the value of a definition; on an error the names stand for nothing, so that it is reported once.
    fn defined(&mut self, names: &[ast::Name], value: &ast::Expr, want: Option<&Ty>) -> Res<Expr> {
        let result = self.expr(value, want);
        let result = self.settle(result).and_then(|e| {
            names.iter().try_for_each(|name| self.may_bind(name))?;
            match e.ty {
                Ty::Unit if !self.dead => self.fail("E1202", value.span, "found unit, a value is needed"),
                _ => Ok(e),
            }
        });
        if result.is_err() {
            for name in names {
                self.scope.bind(&name.text, Binding::Poison);
            }
        }
        result
    }

    fn let_(&mut self, name: &ast::Name, value: &ast::Expr, out: &mut Vec<Stmt>) -> Res<()> {
        let e = self.defined(std::slice::from_ref(name), value, None)?;
        if let Some(e) = splice(e, out) {
            self.bind_value(&name.text, e, out);
        }
        Ok(())
    }

    fn let_tuple(&mut self, names: &[ast::Name], value: &ast::Expr, out: &mut Vec<Stmt>) -> Res<()> {
        let e = self.defined(names, value, None)?;
        let Some(e) = splice(e, out) else { return Ok(()) };
        let types = match &e.ty {
            Ty::Tuple(types) if types.len() == names.len() => types.clone(),
            ty => {
                for name in names {
                    self.scope.bind(&name.text, Binding::Poison);
                }
                let message = format!("found {}, a tuple of {} is needed", show(ty), names.len());
                return self.fail("E1202", value.span, message);
            }
        };
        match e.kind {
            ExprKind::Tuple(parts) => {
                for (name, part) in names.iter().zip(parts) {
                    self.bind_value(&name.text, part, out);
                }
            }
            _ => {
                let ids: Vec<ir::LocalId> = names
                    .iter()
                    .zip(&types)
                    .map(|(name, ty)| self.new_local(&name.text, ty.clone(), false))
                    .collect();
                for ((name, id), ty) in names.iter().zip(&ids).zip(types) {
                    self.scope.bind(&name.text, Binding::Value(fold::local(*id, ty)));
                }
                out.push(Stmt::LetTuple(ids, e));
            }
        }
        Ok(())
    }

    fn var(&mut self, name: &ast::Name, ty: Option<&ast::Type>, value: &ast::Expr, out: &mut Vec<Stmt>) -> Res<()> {
        let names = std::slice::from_ref(name);
        let declared = match ty {
            None => None,
            Some(ty) if matches!(ty.kind, TypeKind::Int(None)) => {
                self.scope.bind(&name.text, Binding::Poison);
                let help = format!("write var {}: int<N>, for the values 0 to N-1", name.text);
                return self.fail_help(
                    "E1220",
                    ty.span,
                    format!("`var {}: int` needs a range", name.text),
                    &help,
                );
            }
            Some(ty) => Some(
                self.resolve_type(ty)
                    .inspect_err(|_| self.scope.bind(&name.text, Binding::Poison))?,
            ),
        };
        let e = self.defined(names, value, declared.as_ref())?;
        let e = match (&declared, &e.ty) {
            (Some(ty), _) => self.coerce(e, ty, value.span)?,
            (None, Ty::Int(..)) => {
                self.scope.bind(&name.text, Binding::Poison);
                let help = format!(
                    "write var {0}: int<N>, for the values 0 to N-1, or var {0}: bits<N>",
                    name.text
                );
                return self.fail_help("E1220", name.span, format!("`var {}` needs a type", name.text), &help);
            }
            (None, _) => e,
        };
        let ty = declared.unwrap_or_else(|| e.ty.clone());
        let id = self.new_local(&name.text, ty, true);
        push_let(id, e, out);
        self.scope.bind(&name.text, Binding::Var(id));
        Ok(())
    }

    fn for_(
        &mut self,
        name: &ast::Name,
        (lo, hi): (&ast::Expr, &ast::Expr),
        cond: Option<&ast::Expr>,
        body: &ast::Block,
        out: &mut Vec<Stmt>,
    ) -> Res<()> {
        let first = self.expr_as(lo, &super::lower::ANY_INT)?;
        let end = self.expr_as(hi, &super::lower::ANY_INT)?;
        let (Some(from), Some(to)) = (fold::range(&first), fold::range(&end)) else {
            return Ok(());
        };
        let range = (from.0, to.1 - 1);
        if range.1 - range.0 >= ROUNDS {
            let message = format!(
                "this loop may have {} rounds, more than {ROUNDS}",
                range.1 - range.0 + 1
            );
            return self.fail_help(
                "E1230",
                lo.span.to(hi.span),
                message,
                "give the bounds a range: imin(n, 64)",
            );
        }
        self.may_bind(name)?;
        if range.1 < range.0 {
            return Ok(());
        }
        let (scope, dead) = (self.scope.clone(), self.dead);
        let ty = Ty::Int(range.0, range.1);
        let local = self.new_local(&name.text, ty.clone(), false);
        // One round that certainly runs needs no loop variable.
        let value = if range.0 == range.1 {
            fold::int(range.0)
        } else {
            fold::local(local, ty)
        };
        self.scope.bind(&name.text, Binding::Value(value));
        self.loops += 1;
        let mut stmts = Vec::new();
        let lowered = self.loop_body(cond, body, &mut stmts);
        self.loops -= 1;
        self.scope = scope;
        self.dead = dead;
        let cond = lowered?;
        out.push(Stmt::For {
            local,
            lo: first,
            hi: end,
            cond,
            body: Block { stmts, value: None },
        });
        Ok(())
    }

    fn loop_body(&mut self, cond: Option<&ast::Expr>, body: &ast::Block, stmts: &mut Vec<Stmt>) -> Res<Option<Expr>> {
        let cond = match cond {
            None => None,
            Some(cond) => {
                let c = self.expr(cond, Some(&Ty::BOOL));
                let c = self.settle(c)?;
                Some(self.condition(c, cond.span)?).filter(|c| fold::as_bool(c) != Some(true))
            }
        };
        self.block(body, Some(&Ty::Unit), stmts)?;
        Ok(cond)
    }

    fn return_(&mut self, value: &ast::Expr, span: Span, out: &mut Vec<Stmt>) -> Res<()> {
        if self.loops > 0 {
            return self.fail_help(
                "E1221",
                span,
                "return inside a loop",
                "keep the result in a var and add a condition to `where`",
            );
        }
        match self.exit.clone() {
            None => return self.fail_help("E1221", span, "only a fn can return", "use if and else"),
            Some(Exit::Func { want, .. }) => {
                let e = self.expr_as(value, &want)?;
                if let Some(Exit::Func { found, .. }) = &mut self.exit {
                    found.push(e.ty.clone());
                }
                out.push(Stmt::Return(e));
            }
            Some(Exit::Inline { want, result, done }) => {
                let e = self.expr_as(value, &want)?;
                if let Some(result) = result {
                    out.push(Stmt::Assign(ir::Place::Local(result), e));
                }
                out.push(Stmt::Assign(ir::Place::Local(done), fold::boolean(true)));
            }
        }
        self.dead = true;
        Ok(())
    }

    fn assign(&mut self, place: &ast::Expr, op: Option<Op>, value: &ast::Expr, out: &mut Vec<Stmt>) -> Res<()> {
        if let A::Tuple(_) = place.kind {
            return self.fail_help(
                "E1222",
                place.span,
                "a tuple cannot be assigned",
                "take it apart with let (a, b) = ..",
            );
        }
        let target = self.target(place);
        let target = self.settle(target)?;
        self.write(target, op, value, place.span, out)
    }
}
