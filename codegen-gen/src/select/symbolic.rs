//! A meaning evaluated on terms: what an instruction writes, as terms over its operands; the value of a gate.
//!
//! Both arms of a condition are evaluated and joined. Ints are terms of 128 bits. What no pattern can have ends the
//! evaluation with a [`Why`], which the report shows.

use super::term::{Id, MAX_WIDTH, Op, Terms, Var};
use crate::sem::ir::{
    BinOp, Block, CmpOp, Count, Expr, ExprKind, Func, FuncId, Inst, LocalId, Place, Program, Stmt, Ty, UnOp,
};
use onespec_bv::word::sext;
use onespec_core::isa::FeatureSet;
use std::rc::Rc;

/// Why there is no pattern.
pub type Why = &'static str;
pub type Got<T> = Result<T, Why>;

/// Width of ints.
const INT: u32 = 128;
/// Deepest nesting, and most rounds of all loops of a meaning.
const MAX_DEPTH: u32 = 200;
const MAX_ROUNDS: u32 = 2000;
/// Most bodies, arms and calls of one meaning: fns that call fns twice double at every level.
const MAX_STEPS: u32 = 100_000;

/// A value.
#[derive(Debug, Clone, PartialEq)]
pub enum Sym {
    Term(Id),
    Tuple(Vec<Sym>),
    Unit,
}

/// A register that a meaning names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reg {
    /// By a register operand.
    Operand(u16, u8),
    Number(u16, u64),
}

/// A write to memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Store {
    pub addr: Id,
    pub value: Id,
}

/// What has been done so far.
#[derive(Debug, Clone, Default)]
pub struct Effects {
    pub regs: Vec<(Reg, Id)>,
    pub store: Option<Store>,
    /// Condition and place of a jump.
    pub jump: Option<(Id, Id)>,
    /// The condition under which it traps.
    pub trap: Option<Id>,
    /// State that is watched and written.
    pub state: Vec<(u16, Sym)>,
    /// Nothing follows: it has trapped.
    dead: bool,
}

/// What surrounds a meaning.
pub struct World<'a> {
    pub program: &'a Program,
    /// What operands are: ints.
    pub operands: &'a [Id],
    /// What register operands read.
    pub reads: &'a [(Reg, Id)],
    /// State with values that are given, and state that nobody looks at.
    pub given: &'a [(u16, u64)],
    pub unobserved: &'a [u16],
    pub features: &'a [u16],
    /// Length of the instruction.
    pub ilen: u32,
}

pub struct Symbolic<'a, 't> {
    world: &'a World<'a>,
    pub terms: &'t mut Terms,
    pub effects: Effects,
    depth: u32,
    rounds: u32,
    steps: u32,
}

enum Flow {
    Next,
    Return(Sym),
}

type Locals = Vec<Sym>;

impl<'a, 't> Symbolic<'a, 't> {
    pub fn new(world: &'a World<'a>, terms: &'t mut Terms) -> Symbolic<'a, 't> {
        Symbolic {
            world,
            terms,
            effects: Effects::default(),
            depth: 0,
            rounds: 0,
            steps: 0,
        }
    }

    pub fn inst(&mut self, inst: &Inst) -> Got<()> {
        let mut locals = vec![Sym::Unit; inst.locals.len()];
        self.block(&mut locals, &inst.body)?;
        self.settled()
    }

    pub fn call(&mut self, id: FuncId, args: Vec<Sym>) -> Got<Sym> {
        let func = self.world.program.funcs.get(id as usize).ok_or("a fn is missing")?;
        self.func(func, args)
    }

    fn func(&mut self, func: &Func, args: Vec<Sym>) -> Got<Sym> {
        let mut locals = vec![Sym::Unit; func.locals.len()];
        for (param, arg) in func.params.iter().zip(args) {
            set(&mut locals, *param, arg);
        }
        self.deeper(|this| {
            for stmt in &func.body.stmts {
                if let Flow::Return(value) = this.stmt(&mut locals, stmt)? {
                    return Ok(value);
                }
            }
            match &func.body.value {
                Some(value) => this.expr(&mut locals, value),
                None => Ok(Sym::Unit),
            }
        })
    }

    fn settled(&self) -> Got<()> {
        match self.terms.is_full() {
            true => Err("its meaning is too large"),
            false => Ok(()),
        }
    }

    fn deeper<T>(&mut self, f: impl FnOnce(&mut Self) -> Got<T>) -> Got<T> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err("its meaning is nested too deeply");
        }
        self.steps += 1;
        if self.steps > MAX_STEPS {
            return Err("its meaning is too large");
        }
        let made = f(self);
        self.depth -= 1;
        made
    }

    fn block(&mut self, locals: &mut Locals, block: &Block) -> Got<Sym> {
        for stmt in &block.stmts {
            if let Flow::Return(_) = self.stmt(locals, stmt)? {
                return Err("it returns from the middle");
            }
        }
        match &block.value {
            Some(value) => self.expr(locals, value),
            None => Ok(Sym::Unit),
        }
    }

    fn stmt(&mut self, locals: &mut Locals, stmt: &Stmt) -> Got<Flow> {
        self.settled()?;
        match stmt {
            Stmt::Let(local, value) => {
                let value = self.expr(locals, value)?;
                set(locals, *local, value);
            }
            Stmt::LetTuple(to, value) => {
                if let Sym::Tuple(parts) = self.expr(locals, value)? {
                    to.iter().zip(parts).for_each(|(local, part)| set(locals, *local, part));
                }
            }
            Stmt::Assign(place, value) => {
                let value = self.expr(locals, value)?;
                self.write(locals, place, value)?;
            }
            Stmt::If(cond, yes, no) => {
                let cond = self.term(locals, cond)?;
                self.choice(locals, cond, |this, locals, taken| {
                    this.block(locals, if taken { yes } else { no })
                })?;
            }
            Stmt::For {
                local,
                lo,
                hi,
                cond,
                body,
            } => {
                let (lo, hi) = (self.number(locals, lo)?, self.number(locals, hi)?);
                for i in lo..hi {
                    self.rounds += 1;
                    if self.rounds > MAX_ROUNDS {
                        return Err("its loops are too long");
                    }
                    let value = self.int(i);
                    set(locals, *local, Sym::Term(value));
                    let wanted = match cond {
                        Some(cond) => self.term(locals, cond)?,
                        None => self.terms.constant(1, 1),
                    };
                    self.choice(locals, wanted, |this, locals, taken| match taken {
                        true => this.block(locals, body),
                        false => Ok(Sym::Unit),
                    })?;
                }
            }
            Stmt::Trap(..) => {
                if !self.effects.dead {
                    let always = self.terms.constant(1, 1);
                    self.effects.trap = Some(always);
                }
                self.effects.dead = true;
            }
            Stmt::Return(value) => return Ok(Flow::Return(self.expr(locals, value)?)),
            Stmt::Do(value) => {
                self.expr(locals, value)?;
            }
        }
        Ok(Flow::Next)
    }

    /// Both arms of a condition, joined.
    fn choice(
        &mut self,
        locals: &mut Locals,
        cond: Id,
        arm: impl Fn(&mut Self, &mut Locals, bool) -> Got<Sym>,
    ) -> Got<Sym> {
        if let Some(known) = self.terms.as_const(cond) {
            return self.deeper(|this| arm(this, locals, known != 0));
        }
        let (before, mut other) = (self.effects.clone(), locals.clone());
        let yes = self.deeper(|this| arm(this, locals, true))?;
        let after = std::mem::replace(&mut self.effects, before.clone());
        let no = self.deeper(|this| arm(this, &mut other, false))?;
        let otherwise = std::mem::take(&mut self.effects);
        let trap = self.joined_trap(cond, &after, &otherwise);
        // An arm that traps leaves nothing.
        if after.dead && !before.dead {
            *locals = other;
            self.effects = Effects { trap, ..otherwise };
            return Ok(no);
        }
        if otherwise.dead && !before.dead {
            self.effects = Effects { trap, ..after };
            return Ok(yes);
        }
        for (mine, theirs) in locals.iter_mut().zip(&other) {
            *mine = self.either(cond, mine, theirs).unwrap_or(Sym::Unit);
        }
        let jump = match (after.jump, otherwise.jump) {
            (a, b) if a == b => a,
            (Some((c, to)), None) => Some((self.terms.bitwise(&Op::And, vec![cond, c], 1), to)),
            (None, Some((c, to))) => {
                let not = self.terms.not(cond);
                Some((self.terms.bitwise(&Op::And, vec![not, c], 1), to))
            }
            _ => return Err("it jumps to more than one place"),
        };
        if after.store != otherwise.store {
            return Err("it writes memory under a condition");
        }
        let mut regs = Vec::new();
        for (reg, _) in after.regs.iter().chain(&otherwise.regs) {
            if regs.iter().any(|(known, _)| known == reg) {
                continue;
            }
            let of = |effects: &Effects| effects.regs.iter().find(|(r, _)| r == reg).map(|(_, t)| *t);
            let old = self.world.reads.iter().find(|(r, _)| r == reg).map(|(_, t)| *t);
            let (Some(a), Some(b)) = (of(&after).or(old), of(&otherwise).or(old)) else {
                return Err("it writes a register under a condition");
            };
            regs.push((*reg, self.terms.ite(cond, a, b)));
        }
        let mut state = after.state.clone();
        for (id, value) in &otherwise.state {
            if !state.iter().any(|known| known == &(*id, value.clone())) {
                state.push((*id, value.clone()));
            }
        }
        self.effects = Effects {
            regs,
            store: after.store,
            jump,
            trap,
            state,
            dead: before.dead,
        };
        self.either(cond, &yes, &no)
    }

    fn joined_trap(&mut self, cond: Id, yes: &Effects, no: &Effects) -> Option<Id> {
        if yes.trap == no.trap {
            return yes.trap;
        }
        let zero = self.terms.constant(1, 0);
        let made = self.terms.ite(cond, yes.trap.unwrap_or(zero), no.trap.unwrap_or(zero));
        (!self.terms.is_zero(made)).then_some(made)
    }

    fn either(&mut self, cond: Id, a: &Sym, b: &Sym) -> Got<Sym> {
        Ok(match (a, b) {
            (a, b) if a == b => a.clone(),
            (Sym::Term(a), Sym::Term(b)) if self.terms.width(*a) == self.terms.width(*b) => {
                Sym::Term(self.terms.ite(cond, *a, *b))
            }
            (Sym::Tuple(a), Sym::Tuple(b)) if a.len() == b.len() => {
                let parts = a.iter().zip(b).map(|(a, b)| self.either(cond, a, b));
                Sym::Tuple(parts.collect::<Got<_>>()?)
            }
            _ => Sym::Unit,
        })
    }

    // ---- values

    fn int(&mut self, value: i128) -> Id {
        self.terms.constant(INT, value as u128)
    }

    fn term(&mut self, locals: &mut Locals, e: &Expr) -> Got<Id> {
        match self.expr(locals, e)? {
            Sym::Term(t) => Ok(t),
            _ => Err("a value is missing"),
        }
    }

    /// A number that is known.
    fn number(&mut self, locals: &mut Locals, e: &Expr) -> Got<i128> {
        let t = self.term(locals, e)?;
        let known = self.terms.as_const(t);
        Ok(sext(known.ok_or("an index is not known")?, self.terms.width(t)))
    }

    fn expr(&mut self, locals: &mut Locals, e: &Expr) -> Got<Sym> {
        self.settled()?;
        self.deeper(|this| this.node(locals, e))
    }

    fn node(&mut self, locals: &mut Locals, e: &Expr) -> Got<Sym> {
        let width = match &e.ty {
            Ty::Bits(n) => *n,
            _ => INT,
        };
        if width > MAX_WIDTH {
            return Err("its values are too wide");
        }
        let made = match &e.kind {
            ExprKind::Const(v) => self.terms.constant(width, *v),
            ExprKind::Int(v) => self.int(*v),
            ExprKind::Local(id) => return Ok(locals.get(*id as usize).cloned().unwrap_or(Sym::Unit)),
            ExprKind::Operand(i) => *self
                .world
                .operands
                .get(usize::from(*i))
                .ok_or("an operand is missing")?,
            ExprKind::Pc => self.terms.var(Var::Pc, width),
            ExprKind::Ilen => {
                let n = self.world.ilen.into();
                self.terms.constant(width, n)
            }
            ExprKind::Feature(f) if self.world.features.contains(f) => self.terms.constant(1, 1),
            // Code that is selected has no reserved combinations of operands.
            ExprKind::Feature(FeatureSet::ALLOW_RESERVED) => self.terms.constant(1, 0),
            ExprKind::Feature(f) => self.terms.var(Var::Feature(*f), 1),
            ExprKind::Setting(s) => self.terms.var(Var::Setting(*s), INT),
            ExprKind::Un(op, a) => {
                let a = self.term(locals, a)?;
                match op {
                    UnOp::Not => self.terms.not(a),
                    UnOp::Neg => self.terms.lin(width, 0, vec![(u128::MAX, a)]),
                }
            }
            ExprKind::Bin(op, a, b) => {
                let (a, b) = (self.term(locals, a)?, self.term(locals, b)?);
                self.binary(*op, a, b, &e.ty)?
            }
            ExprKind::Cmp(op, a, b) => {
                let (a, b) = (self.term(locals, a)?, self.term(locals, b)?);
                self.compare(*op, a, b)
            }
            ExprKind::AndAlso(a, b) => {
                let a = self.term(locals, a)?;
                let no = self.terms.constant(1, 0);
                return self.choice(locals, a, |this, locals, taken| match taken {
                    true => this.expr(locals, b),
                    false => Ok(Sym::Term(no)),
                });
            }
            ExprKind::OrElse(a, b) => {
                let a = self.term(locals, a)?;
                let yes = self.terms.constant(1, 1);
                return self.choice(locals, a, |this, locals, taken| match taken {
                    false => this.expr(locals, b),
                    true => Ok(Sym::Term(yes)),
                });
            }
            ExprKind::Cond(c, yes, no) => {
                let c = self.term(locals, c)?;
                return self.choice(locals, c, |this, locals, taken| {
                    this.expr(locals, if taken { yes } else { no })
                });
            }
            ExprKind::IfElse(c, yes, no) => {
                let c = self.term(locals, c)?;
                return self.choice(locals, c, |this, locals, taken| {
                    this.block(locals, if taken { yes } else { no })
                });
            }
            ExprKind::Block(block) => return self.block(locals, block),
            ExprKind::Slice(x, lo) => {
                let (x, lo) = (self.term(locals, x)?, self.term(locals, lo)?);
                self.bits(x, lo, width)
            }
            ExprKind::Concat(high, low) => {
                let (high, low) = (self.term(locals, high)?, self.term(locals, low)?);
                self.terms.concat(vec![low, high])
            }
            ExprKind::Zext(x) | ExprKind::Trunc(x) | ExprKind::ToUint(x) => {
                let x = self.term(locals, x)?;
                self.terms.zext(x, width)
            }
            ExprKind::Sext(x) | ExprKind::ToBits(x) | ExprKind::ToSint(x) => {
                let x = self.term(locals, x)?;
                self.terms.sext(x, width)
            }
            ExprKind::Rep(x, n) => {
                let x = self.term(locals, x)?;
                match self.terms.width(x) {
                    1 => self.terms.sext(x, width),
                    _ => self.terms.concat(vec![x; *n as usize]),
                }
            }
            ExprKind::Count(count, x) => {
                let x = self.term(locals, x)?;
                let op = match count {
                    Count::Clz => Op::Clz,
                    Count::Ctz => Op::Ctz,
                    Count::Popcount => Op::Pop,
                };
                let count = self.terms.count(op, x);
                self.terms.zext(count, INT)
            }
            ExprKind::IMin(a, b) | ExprKind::IMax(a, b) => {
                let (a, b) = (self.term(locals, a)?, self.term(locals, b)?);
                let less = self.terms.slt(a, b);
                match &e.kind {
                    ExprKind::IMin(..) => self.terms.ite(less, a, b),
                    _ => self.terms.ite(less, b, a),
                }
            }
            ExprKind::Read(place) => return self.read(locals, place, &e.ty),
            ExprKind::Table(table, index) => {
                let index = self.number(locals, index).map_err(|_| "it looks into a table")?;
                let table = self.world.program.tables.get(usize::from(*table));
                let entry = table.and_then(|t| t.data.get(usize::try_from(index).ok()?));
                self.terms.constant(width, entry.copied().unwrap_or(0).into())
            }
            ExprKind::Call(id, args) => {
                let args = args.iter().map(|a| self.expr(locals, a)).collect::<Got<_>>()?;
                return self.call(*id, args);
            }
            ExprKind::Extern(index, args) => return self.external(locals, *index, args, &e.ty),
            ExprKind::Tuple(parts) => {
                let parts = parts.iter().map(|a| self.expr(locals, a)).collect::<Got<_>>()?;
                return Ok(Sym::Tuple(parts));
            }
        };
        Ok(Sym::Term(made))
    }

    fn external(&mut self, locals: &mut Locals, index: u16, args: &[Expr], ty: &Ty) -> Got<Sym> {
        let function = self
            .world
            .program
            .externs
            .get(usize::from(index))
            .ok_or("a function is missing")?;
        if !function.pure {
            return Err("it calls a service of the host");
        }
        let name: Rc<str> = function.name.as_str().into();
        let args = args.iter().map(|a| self.term(locals, a)).collect::<Got<Vec<_>>>()?;
        let mut part = |i: u8, ty: &Ty| {
            let width = ty.bits().unwrap_or(INT);
            Sym::Term(self.terms.make(Op::Call(name.clone(), i), width, args.clone()))
        };
        Ok(match ty {
            Ty::Tuple(parts) => Sym::Tuple(parts.iter().enumerate().map(|(i, ty)| part(i as u8, ty)).collect()),
            ty => part(0, ty),
        })
    }

    /// `x[lo +: width]`
    fn bits(&mut self, x: Id, lo: Id, width: u32) -> Id {
        match self.terms.as_const(lo) {
            Some(lo) if lo >= u128::from(self.terms.width(x)) => self.terms.constant(width, 0),
            Some(lo) => self.terms.slice(x, lo as u32, width),
            None => {
                let shifted = self.terms.shr(x, lo);
                self.terms.slice(shifted, 0, width)
            }
        }
    }

    fn binary(&mut self, op: BinOp, a: Id, b: Id, ty: &Ty) -> Got<Id> {
        let int = matches!(ty, Ty::Int(..));
        let width = self.terms.width(a);
        Ok(match op {
            BinOp::Add => self.terms.add(a, b),
            BinOp::Sub => self.terms.sub(a, b),
            BinOp::Mul => self.terms.mul(a, b),
            BinOp::And => self.terms.bitwise(&Op::And, vec![a, b], width),
            BinOp::Or => self.terms.bitwise(&Op::Or, vec![a, b], width),
            BinOp::Xor => self.terms.bitwise(&Op::Xor, vec![a, b], width),
            BinOp::Shl => self.terms.shl(a, b),
            BinOp::ShrU if int => self.terms.sar(a, b),
            BinOp::ShrU => self.terms.shr(a, b),
            BinOp::ShrS => self.terms.sar(a, b),
            BinOp::DivU => self.terms.divide(Op::Udiv, a, b),
            BinOp::RemU => self.terms.divide(Op::Urem, a, b),
            BinOp::DivS => self.terms.divide(Op::Sdiv, a, b),
            BinOp::RemS => self.terms.divide(Op::Srem, a, b),
        })
    }

    fn compare(&mut self, op: CmpOp, a: Id, b: Id) -> Id {
        match op {
            CmpOp::Eq => self.terms.eq(a, b),
            CmpOp::Ne => {
                let same = self.terms.eq(a, b);
                self.terms.not(same)
            }
            CmpOp::LtU => self.terms.ult(a, b),
            CmpOp::LeU => {
                let more = self.terms.ult(b, a);
                self.terms.not(more)
            }
            CmpOp::LtS => self.terms.slt(a, b),
            CmpOp::LeS => {
                let more = self.terms.slt(b, a);
                self.terms.not(more)
            }
        }
    }

    // ---- places

    /// The register that an index names.
    fn reg(&mut self, locals: &mut Locals, file: u16, index: &Expr) -> Got<Reg> {
        let index = self.term(locals, index)?;
        // The number of a register operand is its variable, extended to an int.
        let bare = self.terms.amount(index);
        match (self.terms.op(bare), self.terms.as_const(index)) {
            (Op::Var(Var::Index(operand)), _) => Ok(Reg::Operand(file, *operand)),
            (_, Some(n)) => Ok(Reg::Number(file, n as u64)),
            _ => Err("it computes the number of a register"),
        }
    }

    fn register(&mut self, reg: Reg) -> Got<Id> {
        if let Some((_, written)) = self.effects.regs.iter().find(|(r, _)| *r == reg) {
            return Ok(*written);
        }
        if let Reg::Number(file, n) = reg
            && let Some(file) = self.world.program.files.get(usize::from(file))
            && file.zero.map(u64::from) == Some(n)
        {
            return Ok(self.terms.constant(file.width, 0));
        }
        if !self.effects.regs.is_empty() {
            return Err("it reads a register after it wrote one");
        }
        let known = self.world.reads.iter().find(|(r, _)| *r == reg);
        known.map(|(_, t)| *t).ok_or("it reads a register that is no operand")
    }

    fn read(&mut self, locals: &mut Locals, place: &Place, ty: &Ty) -> Got<Sym> {
        let width = ty.bits().unwrap_or(INT);
        Ok(Sym::Term(match place {
            Place::Local(id) => return Ok(locals.get(*id as usize).cloned().unwrap_or(Sym::Unit)),
            Place::LocalBits { local, lo, width } => {
                let lo = self.term(locals, lo)?;
                match locals.get(*local as usize) {
                    Some(Sym::Term(t)) => self.bits(*t, lo, *width),
                    _ => return Err("a value is missing"),
                }
            }
            Place::Reg { file, index } => {
                let reg = self.reg(locals, *file, index)?;
                self.register(reg)?
            }
            Place::RegBits { file, index, lo, width } => {
                let reg = self.reg(locals, *file, index)?;
                let (x, lo) = (self.register(reg)?, self.term(locals, lo)?);
                self.bits(x, lo, *width)
            }
            Place::Lane { .. } => return Err("it works on lanes of a register"),
            Place::State(i) => return self.state(*i, ty),
            Place::StateBits { state, lo, width } => {
                let lo = self.term(locals, lo)?;
                let ty = self.world.program.state.get(usize::from(*state)).map(|s| s.ty.clone());
                match self.state(*state, &ty.ok_or("state is missing")?)? {
                    Sym::Term(t) => self.bits(t, lo, *width),
                    _ => return Err("a value is missing"),
                }
            }
            Place::Pc => self.terms.var(Var::Pc, width),
            Place::Mem { addr, bytes, phys } => {
                if *phys {
                    return Err("it reads physical memory");
                }
                if self.effects.store.is_some() {
                    return Err("it reads memory after it wrote it");
                }
                let addr = self.term(locals, addr)?;
                let addr = self.terms.zext(addr, 64);
                self.terms.make(Op::Load, bytes * 8, vec![addr])
            }
            Place::Csr(_) => return Err("it reads a CSR"),
        }))
    }

    fn state(&mut self, i: u16, ty: &Ty) -> Got<Sym> {
        if self.effects.state.iter().any(|(known, _)| *known == i) {
            return Err("it reads state that it wrote");
        }
        let width = match ty {
            Ty::Bits(n) => *n,
            Ty::Int(..) => INT,
            _ => return Err("its state is no number"),
        };
        Ok(Sym::Term(match self.world.given.iter().find(|(s, _)| *s == i) {
            Some((_, value)) => self.terms.constant(width, u128::from(*value)),
            None => self.terms.var(Var::State(i), width),
        }))
    }

    fn write(&mut self, locals: &mut Locals, place: &Place, value: Sym) -> Got<()> {
        let value = match (place, value) {
            (Place::Local(id), value) => {
                set(locals, *id, value);
                return Ok(());
            }
            (_, Sym::Term(t)) => t,
            _ => return Err("a value is missing"),
        };
        match place {
            Place::Local(_) => {}
            Place::LocalBits { local, lo, width } => {
                let lo = self.number(locals, lo)?;
                let Some(Sym::Term(old)) = locals.get(*local as usize).cloned() else {
                    return Err("a value is missing");
                };
                let whole = self.terms.width(old);
                let lo = u32::try_from(lo).ok().filter(|lo| lo + width <= whole);
                let lo = lo.ok_or("it writes bits that are not there")?;
                let mut pieces = Vec::new();
                if lo > 0 {
                    pieces.push(self.terms.slice(old, 0, lo));
                }
                pieces.push(self.terms.slice(value, 0, *width));
                if lo + width < whole {
                    pieces.push(self.terms.slice(old, lo + width, whole - lo - width));
                }
                let new = self.terms.concat(pieces);
                set(locals, *local, Sym::Term(new));
            }
            Place::Reg { file, index } => {
                let reg = self.reg(locals, *file, index)?;
                let width = self.world.program.files.get(usize::from(*file)).map_or(64, |f| f.width);
                let value = self.terms.slice(value, 0, width);
                match self.effects.regs.iter_mut().find(|(r, _)| *r == reg) {
                    Some((_, known)) => *known = value,
                    None => self.effects.regs.push((reg, value)),
                }
            }
            Place::RegBits { .. } | Place::Lane { .. } => return Err("it writes a part of a register"),
            Place::State(i) | Place::StateBits { state: i, .. } => {
                if !self.world.unobserved.contains(i) {
                    self.effects.state.push((*i, Sym::Term(value)));
                }
            }
            Place::Pc => {
                let always = self.terms.constant(1, 1);
                if self.effects.jump.is_some() {
                    return Err("it jumps twice");
                }
                self.effects.jump = Some((always, value));
            }
            Place::Mem { addr, bytes, phys } => {
                if *phys || self.effects.store.is_some() {
                    return Err("it writes memory more than once");
                }
                let addr = self.term(locals, addr)?;
                let addr = self.terms.zext(addr, 64);
                let value = self.terms.slice(value, 0, bytes * 8);
                self.effects.store = Some(Store { addr, value });
            }
            Place::Csr(_) => return Err("it writes a CSR"),
        }
        Ok(())
    }
}

fn set(locals: &mut Locals, id: LocalId, value: Sym) {
    if let Some(local) = locals.get_mut(id as usize) {
        *local = value;
    }
}
