//! Abstract interpretation of the semantics IR: one walk for every domain of values.
//!
//! Three domains are walked: concrete bits and integers ([`super::eval`]), SMT terms ([`super::smt`]) and terms in normal
//! form (`onespec_select`). The walk fixes the order of evaluation (`docs/reference/semantics.md`, section 8): operands from
//! left to right; an assignment evaluates its right side, then the indices of its place. A [`Domain`] says what operators
//! compute, what reads and writes outside of locals do, and how the two sides of an undecided condition are joined.
//!
//! Depth, steps and loop iterations are bounded by [`Limits`], so the walk of any program ends.

mod domain;

use super::ir::{Block, Expr, ExprKind, Func, FuncId, Inst, LocalId, Place, Program, Stmt, Ty};
pub use domain::{CsrAccess, Domain, Limit, Limits, Outside};
use std::ops::Range;

/// Why a walk leaves a body.
#[derive(Debug)]
pub enum Exit<V, E> {
    Return(V),
    Stop(E),
}

impl<V, E> From<E> for Exit<V, E> {
    fn from(error: E) -> Exit<V, E> {
        Exit::Stop(error)
    }
}

/// A loop of the IR.
#[derive(Debug, Clone, Copy)]
pub struct Iterations<'b> {
    pub local: LocalId,
    /// Iterations in which it does not hold are left out.
    pub cond: Option<&'b Expr>,
    pub body: &'b Block,
}

pub type Step<D, T = <D as Domain>::Value> = Result<T, Exit<<D as Domain>::Value, <D as Domain>::Error>>;
pub type Locals<D> = Vec<<D as Domain>::Value>;

/// A walk in progress.
pub struct Walk<'p, D> {
    pub program: &'p Program,
    pub domain: D,
    /// How deep nodes are nested here. Who goes on after an error puts back the number from before.
    pub depth: u32,
    steps: u64,
    iterations: u64,
}

impl<'p, D: Domain> Walk<'p, D> {
    pub fn new(program: &'p Program, domain: D) -> Walk<'p, D> {
        Walk {
            program,
            domain,
            depth: 0,
            steps: 0,
            iterations: 0,
        }
    }

    /// Runs the semantics of an instruction, whose operands the domain knows.
    ///
    /// # Errors
    /// Those of the domain, traps among them.
    pub fn inst(&mut self, inst: &Inst) -> Result<(), D::Error> {
        let mut locals = vec![self.domain.unit(); inst.locals.len()];
        self.domain.entered();
        match self.block(&mut locals, &inst.body) {
            Ok(value) | Err(Exit::Return(value)) => self.domain.left(value).map(|_| ()),
            Err(Exit::Stop(error)) => Err(error),
        }
    }

    /// Calls a fn of the description. A fn that does not exist gives unit; the checker makes no such call.
    ///
    /// # Errors
    /// Those of the domain, traps among them.
    pub fn call(&mut self, id: FuncId, args: Vec<D::Value>) -> Result<D::Value, D::Error> {
        let program = self.program;
        let Some(func) = program.funcs.get(id as usize) else {
            return Ok(self.domain.unit());
        };
        if let Some(value) = self.domain.shortcut(id, &args) {
            return Ok(value);
        }
        let depth = self.depth;
        self.enter()?;
        self.domain.entered();
        let result = self.body(func, args);
        self.depth = depth;
        match result {
            Ok(value) | Err(Exit::Return(value)) => self.domain.left(value),
            Err(Exit::Stop(error)) => Err(error),
        }
    }

    fn body(&mut self, func: &Func, args: Vec<D::Value>) -> Step<D> {
        let mut locals = vec![self.domain.unit(); func.locals.len()];
        for (param, arg) in func.params.iter().zip(args) {
            set(&mut locals, *param, arg);
        }
        self.block(&mut locals, &func.body)
    }

    /// Counts a node on the way down; whoever calls it takes 1 off `depth` on the way up.
    fn enter(&mut self) -> Result<(), D::Error> {
        self.depth += 1;
        self.steps += 1;
        if self.depth > D::LIMITS.depth {
            return Err(self.domain.exceeded(Limit::Depth));
        }
        if self.steps > D::LIMITS.steps {
            return Err(self.domain.exceeded(Limit::Steps));
        }
        Ok(())
    }

    fn block(&mut self, locals: &mut Locals<D>, block: &Block) -> Step<D> {
        for stmt in &block.stmts {
            self.stmt(locals, stmt)?;
        }
        match &block.value {
            Some(value) => self.expr(locals, value),
            None => Ok(self.domain.unit()),
        }
    }

    fn nested(&mut self, locals: &mut Locals<D>, block: &Block) -> Step<D> {
        self.enter()?;
        let value = self.block(locals, block)?;
        self.depth -= 1;
        Ok(value)
    }

    fn stmt(&mut self, locals: &mut Locals<D>, stmt: &Stmt) -> Step<D, ()> {
        match stmt {
            Stmt::Let(local, value) => {
                let value = self.expr(locals, value)?;
                set(locals, *local, value);
            }
            Stmt::LetTuple(to, value) => {
                let value = self.expr(locals, value)?;
                if let Some(parts) = self.domain.parts(value) {
                    to.iter().zip(parts).for_each(|(local, part)| set(locals, *local, part));
                }
            }
            Stmt::Assign(place, value) => {
                let value = self.expr(locals, value)?;
                self.write(locals, place, value)?;
            }
            Stmt::If(cond, yes, no) => {
                let cond = self.expr(locals, cond)?;
                D::branch(self, locals, cond, |walk, locals, taken| {
                    walk.nested(locals, if taken { yes } else { no })
                })?;
            }
            Stmt::For {
                local,
                lo,
                hi,
                cond,
                body,
            } => {
                let (lo, hi) = (self.expr(locals, lo)?, self.expr(locals, hi)?);
                let of = Iterations {
                    local: *local,
                    cond: cond.as_ref(),
                    body,
                };
                D::repeat(self, locals, &of, lo, hi)?;
            }
            Stmt::Trap(cause, value) => {
                let given = match D::EVALUATES_TRAPS {
                    true => Some((self.expr(locals, cause)?, self.expr(locals, value)?)),
                    false => None,
                };
                self.domain.trap(given)?;
            }
            Stmt::Return(value) => return Err(Exit::Return(self.expr(locals, value)?)),
            Stmt::Do(value) => {
                self.expr(locals, value)?;
            }
        }
        Ok(())
    }

    /// Runs the iterations of a loop one by one.
    ///
    /// # Errors
    /// Those of its body; there are too many.
    pub fn iterate(&mut self, locals: &mut Locals<D>, of: &Iterations<'_>, range: Range<i128>) -> Step<D, ()> {
        for i in range {
            self.iterations += 1;
            if self.iterations > D::LIMITS.iterations {
                return Err(self.domain.exceeded(Limit::Iterations).into());
            }
            let value = self.domain.int(i);
            self.iteration(locals, of, value)?;
        }
        Ok(())
    }

    /// Runs a loop once, with its counter at a value.
    ///
    /// # Errors
    /// Those of its body.
    pub fn iteration(&mut self, locals: &mut Locals<D>, of: &Iterations<'_>, counter: D::Value) -> Step<D, ()> {
        set(locals, of.local, counter);
        self.enter()?;
        match of.cond {
            Some(cond) => {
                let wanted = self.expr(locals, cond)?;
                D::branch(self, locals, wanted, |walk, locals, taken| match taken {
                    true => walk.block(locals, of.body),
                    false => Ok(walk.domain.unit()),
                })?;
            }
            None => {
                self.block(locals, of.body)?;
            }
        }
        self.depth -= 1;
        Ok(())
    }

    fn expr(&mut self, locals: &mut Locals<D>, expr: &Expr) -> Step<D> {
        self.enter()?;
        self.domain.check()?;
        let value = self.node(locals, expr)?;
        self.depth -= 1;
        Ok(value)
    }

    /// Operands are evaluated here and combined by the domain, whose functions do not come back: the stack frame of a level
    /// of nesting stays small.
    fn node(&mut self, locals: &mut Locals<D>, expr: &Expr) -> Step<D> {
        match &expr.kind {
            ExprKind::Bin(_, a, b)
            | ExprKind::Cmp(_, a, b)
            | ExprKind::Concat(a, b)
            | ExprKind::IMin(a, b)
            | ExprKind::IMax(a, b)
            | ExprKind::Slice(a, b) => {
                let (a, b) = (self.expr(locals, a)?, self.expr(locals, b)?);
                Ok(self.domain.binary(expr, a, b)?)
            }
            ExprKind::Un(_, x)
            | ExprKind::Zext(x)
            | ExprKind::Trunc(x)
            | ExprKind::Sext(x)
            | ExprKind::ToBits(x)
            | ExprKind::ToUint(x)
            | ExprKind::ToSint(x)
            | ExprKind::Rep(x, _)
            | ExprKind::Count(_, x) => {
                let x = self.expr(locals, x)?;
                Ok(self.domain.unary(expr, x)?)
            }
            ExprKind::AndAlso(a, b) => self.short_circuit(locals, a, b, true),
            ExprKind::OrElse(a, b) => self.short_circuit(locals, a, b, false),
            ExprKind::Cond(cond, yes, no) => {
                let cond = self.expr(locals, cond)?;
                D::branch(self, locals, cond, |walk, locals, taken| {
                    walk.expr(locals, if taken { yes } else { no })
                })
            }
            ExprKind::IfElse(cond, yes, no) => {
                let cond = self.expr(locals, cond)?;
                D::branch(self, locals, cond, |walk, locals, taken| {
                    walk.block(locals, if taken { yes } else { no })
                })
            }
            ExprKind::Block(block) => self.block(locals, block),
            ExprKind::Local(id) => Ok(self.local(locals, *id)),
            ExprKind::Read(place) => self.read(locals, place, &expr.ty),
            ExprKind::Table(..) | ExprKind::Call(..) | ExprKind::Extern(..) | ExprKind::Tuple(_) => {
                self.list(locals, expr)
            }
            _ => Ok(self.domain.leaf(expr)?),
        }
    }

    /// `a && b`, or `a || b`: the second side is evaluated where the first is `goes_on`.
    fn short_circuit(&mut self, locals: &mut Locals<D>, a: &Expr, b: &Expr, goes_on: bool) -> Step<D> {
        let cond = self.expr(locals, a)?;
        D::branch(self, locals, cond, |walk, locals, taken| match taken == goes_on {
            true => {
                let value = walk.expr(locals, b)?;
                Ok(walk.domain.truth(value))
            }
            false => Ok(walk.domain.bool(taken)),
        })
    }

    /// Expressions with any number of operands.
    fn list(&mut self, locals: &mut Locals<D>, expr: &Expr) -> Step<D> {
        match &expr.kind {
            ExprKind::Table(table, index) => {
                let index = self.expr(locals, index)?;
                Ok(self.domain.table(*table, index, &expr.ty)?)
            }
            ExprKind::Call(id, args) => {
                let args = self.all(locals, args)?;
                Ok(self.call(*id, args)?)
            }
            ExprKind::Extern(function, args) => {
                self.domain.may_call(*function)?;
                let args = self.all(locals, args)?;
                Ok(self.domain.external(*function, args, &expr.ty)?)
            }
            ExprKind::Tuple(parts) => {
                let parts = self.all(locals, parts)?;
                Ok(self.domain.tuple(parts))
            }
            _ => Ok(self.domain.unit()),
        }
    }

    fn all(&mut self, locals: &mut Locals<D>, exprs: &[Expr]) -> Step<D, Vec<D::Value>> {
        exprs.iter().map(|e| self.expr(locals, e)).collect()
    }

    fn local(&self, locals: &Locals<D>, id: LocalId) -> D::Value {
        locals.get(id as usize).cloned().unwrap_or_else(|| self.domain.unit())
    }

    fn read(&mut self, locals: &mut Locals<D>, place: &Place, ty: &Ty) -> Step<D> {
        Ok(match self.place(locals, place)? {
            At::Local(id) => self.local(locals, id),
            At::LocalBits { local, lo, width } => {
                let whole = self.local(locals, local);
                self.domain.slice(whole, lo, width)?
            }
            At::Csr(csr) => self.call(csr.read, Vec::new())?,
            At::Outside(place) => self.domain.read(place, ty)?,
        })
    }

    fn write(&mut self, locals: &mut Locals<D>, place: &Place, value: D::Value) -> Step<D, ()> {
        match self.place(locals, place)? {
            At::Local(id) => set(locals, id, value),
            At::LocalBits { local, lo, width } => {
                let whole = self.local(locals, local);
                let new = self.domain.with_slice(whole, lo, width, value)?;
                set(locals, local, new);
            }
            At::Csr(csr) => {
                self.call(csr.write, vec![value])?;
            }
            At::Outside(place) => self.domain.write(place, value)?,
        }
        Ok(())
    }

    /// A place with its indices evaluated.
    fn place(&mut self, locals: &mut Locals<D>, place: &Place) -> Step<D, At<D::Value>> {
        Ok(At::Outside(match place {
            Place::Local(id) => return Ok(At::Local(*id)),
            Place::LocalBits { local, lo, width } => {
                return Ok(At::LocalBits {
                    local: *local,
                    lo: self.expr(locals, lo)?,
                    width: *width,
                });
            }
            Place::Csr(number) => {
                let number = self.expr(locals, number)?;
                return Ok(At::Csr(self.domain.csr(number)?));
            }
            Place::Reg { file, index } => Outside::Reg {
                file: *file,
                index: self.expr(locals, index)?,
            },
            Place::Lane {
                file,
                index,
                lane,
                width,
            } => Outside::Lane {
                file: *file,
                index: self.expr(locals, index)?,
                lane: self.expr(locals, lane)?,
                width: *width,
            },
            Place::RegBits { file, index, lo, width } => Outside::RegBits {
                file: *file,
                index: self.expr(locals, index)?,
                lo: self.expr(locals, lo)?,
                width: *width,
            },
            Place::State(state) => Outside::State(*state),
            Place::StateBits { state, lo, width } => Outside::StateBits {
                state: *state,
                lo: self.expr(locals, lo)?,
                width: *width,
            },
            Place::Pc => Outside::Pc,
            Place::Mem { addr, bytes, phys } => Outside::Mem {
                addr: self.expr(locals, addr)?,
                addr_width: addr.ty.bits().unwrap_or(64),
                bytes: *bytes,
                phys: *phys,
            },
        }))
    }
}

/// A place whose indices are values.
enum At<V> {
    Local(LocalId),
    LocalBits { local: LocalId, lo: V, width: u32 },
    Csr(CsrAccess),
    Outside(Outside<V>),
}

fn set<V>(locals: &mut [V], id: LocalId, value: V) {
    if let Some(local) = locals.get_mut(id as usize) {
        *local = value;
    }
}
