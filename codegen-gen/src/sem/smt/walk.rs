//! A meaning as a term over its parameters: the walk of the reference evaluator, with terms for values. Where a condition is
//! not known, both sides are walked and what they leave is chosen between; loops have known bounds and are unrolled.

use super::Unsupported;
use super::terms::{Number, Term, Terms, bits_of};
use super::world::World;
use crate::sem::ir::{Block, Expr, ExprKind, FuncId, Inst, LocalId, Place, Program, Stmt, Ty, UnOp};

/// Most rounds of loops and calls inside one meaning.
const MOST: usize = 100_000;

/// What an expression is worth.
#[derive(Debug, Clone)]
pub enum Sym {
    Bits(Term),
    Int(Number),
    Tuple(Vec<Sym>),
    Unit,
}

type Res<T> = Result<T, Unsupported>;

pub struct Walk<'a> {
    pub program: &'a Program,
    pub terms: &'a mut Terms,
    /// What is outside of the meaning, where that may be touched.
    pub world: Option<World>,
    rounds: usize,
}

type Locals = Vec<Sym>;

fn no<T>(what: &str) -> Res<T> {
    Err(Unsupported(what.to_string()))
}

impl<'a> Walk<'a> {
    pub fn new(program: &'a Program, terms: &'a mut Terms) -> Walk<'a> {
        Walk {
            program,
            terms,
            world: None,
            rounds: 0,
        }
    }

    /// A walk over meanings that touch what is outside of them.
    pub fn within(program: &'a Program, terms: &'a mut Terms, world: World) -> Walk<'a> {
        Walk {
            world: Some(world),
            ..Walk::new(program, terms)
        }
    }

    /// Runs an instruction.
    pub fn instruction(&mut self, inst: &Inst) -> Res<()> {
        let mut locals = vec![Sym::Unit; inst.locals.len()];
        self.block(&mut locals, &inst.body).map(|_| ())
    }

    fn world(&mut self) -> Res<(&mut World, &mut Terms, &'a Program)> {
        match &mut self.world {
            Some(world) => Ok((world, self.terms, self.program)),
            None => no("state outside of the gate"),
        }
    }

    /// The value of a fn.
    pub fn call(&mut self, id: FuncId, args: Vec<Sym>) -> Res<Sym> {
        self.count()?;
        let Some(func) = self.program.funcs.get(id as usize) else {
            return no("a fn that is not there");
        };
        let mut locals = vec![Sym::Unit; func.locals.len()];
        for (param, arg) in func.params.iter().zip(args) {
            set(&mut locals, *param, arg);
        }
        self.block(&mut locals, &func.body)
    }

    fn count(&mut self) -> Res<()> {
        self.rounds += 1;
        match self.rounds > MOST {
            true => no("a meaning of too many steps"),
            false => Ok(()),
        }
    }

    fn block(&mut self, locals: &mut Locals, block: &Block) -> Res<Sym> {
        for stmt in &block.stmts {
            self.stmt(locals, stmt)?;
        }
        match &block.value {
            Some(value) => self.expr(locals, value),
            None => Ok(Sym::Unit),
        }
    }

    fn stmt(&mut self, locals: &mut Locals, stmt: &Stmt) -> Res<()> {
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
                let cond = self.condition(locals, cond)?;
                self.sides(locals, &cond, |w, l| w.block(l, yes), |w, l| w.block(l, no))?;
            }
            Stmt::For {
                local,
                lo,
                hi,
                cond,
                body,
            } => {
                let (lo, hi) = (self.int(locals, lo)?, self.int(locals, hi)?);
                let (Some(lo), Some(hi)) = (lo.known, hi.known) else {
                    return no("a loop whose bounds are not known");
                };
                for i in lo..hi {
                    self.count()?;
                    set(locals, *local, Sym::Int(Number::constant(i)));
                    let wanted = match cond {
                        Some(cond) => self.condition(locals, cond)?,
                        None => Term::constant(1, 1),
                    };
                    self.sides(locals, &wanted, |w, l| w.block(l, body), |_, _| Ok(Sym::Unit))?;
                }
            }
            Stmt::Do(value) => {
                self.expr(locals, value)?;
            }
            Stmt::Trap(..) => {
                let Ok((world, terms, _)) = self.world() else {
                    return no("a trap");
                };
                world.trap(terms);
            }
            Stmt::Return(_) => return no("an early return"),
        }
        Ok(())
    }

    /// One side, where the condition is known; else both, and a choice of everything that they leave.
    fn sides(
        &mut self,
        locals: &mut Locals,
        cond: &Term,
        yes: impl FnOnce(&mut Self, &mut Locals) -> Res<Sym>,
        no: impl FnOnce(&mut Self, &mut Locals) -> Res<Sym>,
    ) -> Res<Sym> {
        match cond.known {
            Some(0) => return no(self, locals),
            Some(_) => return yes(self, locals),
            None => {}
        }
        let mut other = locals.clone();
        let before = self.world.clone();
        self.under(cond);
        let a = yes(self, locals)?;
        let first = std::mem::replace(&mut self.world, before);
        // What one side declared is there for the other.
        if let (Some(first), Some(world)) = (&first, &mut self.world) {
            world.knows(first);
        }
        let opposite = self.terms.not(cond);
        let under = self.world.as_ref().map(|world| world.under.clone());
        self.under(&opposite);
        let b = no(self, &mut other)?;
        if let (Some(mut first), Some(second)) = (first, self.world.take()) {
            first.choose(self.program, self.terms, cond, second)?;
            first.under = under.unwrap_or_else(|| Term::constant(1, 1));
            self.world = Some(first);
        }
        for (mine, theirs) in locals.iter_mut().zip(other) {
            *mine = self.choose(cond, mine, &theirs);
        }
        Ok(self.choose(cond, &a, &b))
    }

    /// What follows is reached under a further condition.
    fn under(&mut self, cond: &Term) {
        if let Some(world) = &mut self.world {
            world.under = self.terms.both(&world.under, cond);
        }
    }

    fn choose(&mut self, cond: &Term, a: &Sym, b: &Sym) -> Sym {
        match (a, b) {
            (Sym::Bits(a), Sym::Bits(b)) => Sym::Bits(self.terms.choose(cond, a, b)),
            (Sym::Int(a), Sym::Int(b)) => Sym::Int(self.terms.int_choose(cond, a, b)),
            (Sym::Tuple(a), Sym::Tuple(b)) => {
                Sym::Tuple(a.iter().zip(b).map(|(a, b)| self.choose(cond, a, b)).collect())
            }
            // A local of one side only: nothing reads it afterwards.
            (Sym::Unit, other) | (other, _) => other.clone(),
        }
    }

    fn condition(&mut self, locals: &mut Locals, e: &Expr) -> Res<Term> {
        let value = self.expr(locals, e)?;
        let bits = self.bits(value, 1);
        Ok(self.terms.is_true(&bits))
    }

    fn int(&mut self, locals: &mut Locals, e: &Expr) -> Res<Number> {
        Ok(match self.expr(locals, e)? {
            Sym::Int(n) => n,
            Sym::Bits(a) => self.terms.integer(&a, false),
            Sym::Tuple(_) | Sym::Unit => return no("an integer that is none"),
        })
    }

    fn bits(&mut self, value: Sym, width: u32) -> Term {
        match value {
            Sym::Bits(a) => a,
            Sym::Int(n) => self.terms.data(&n, width),
            Sym::Tuple(_) | Sym::Unit => Term::constant(width, 0),
        }
    }

    /// The value of an expression as data.
    fn data(&mut self, locals: &mut Locals, e: &Expr) -> Res<Term> {
        let value = self.expr(locals, e)?;
        Ok(self.bits(value, e.ty.bits().unwrap_or(64)))
    }

    /// An amount or an index, without sign.
    fn amount(&mut self, value: Sym) -> Term {
        match value {
            Sym::Int(n) => self.terms.data(&n, n.width.max(1)),
            other => self.bits(other, 64),
        }
    }

    fn write(&mut self, locals: &mut Locals, place: &Place, value: Sym) -> Res<()> {
        match place {
            Place::Local(id) => set(locals, *id, value),
            Place::LocalBits { local, lo, width } => {
                let lo = self.int(locals, lo)?;
                let Some(Sym::Bits(old)) = locals.get(*local as usize).cloned() else {
                    return no("a part of what is no data");
                };
                let part = self.bits(value, *width);
                let part = self.terms.resize(&part, *width, false);
                let new = match lo.known.and_then(|lo| u32::try_from(lo).ok()) {
                    Some(lo) if lo + width <= old.width => self.with_bits(&old, lo, &part),
                    _ => return no("a part whose place is not known"),
                };
                set(locals, *local, Sym::Bits(new));
            }
            _ => self.write_outside(locals, place, value)?,
        }
        Ok(())
    }

    /// A number that is known here, such as that of a register.
    fn known(&mut self, locals: &mut Locals, e: &Expr) -> Res<u32> {
        let number = self.int(locals, e)?.known;
        match number.and_then(|n| u32::try_from(n).ok()) {
            Some(n) => Ok(n),
            None => no("a number that is not known"),
        }
    }

    /// A register and bits of it: file, number, lowest bit, width.
    fn register(&mut self, locals: &mut Locals, place: &Place) -> Res<(u16, u32, u32, u32)> {
        let (file, index) = match place {
            Place::Reg { file, index } | Place::Lane { file, index, .. } | Place::RegBits { file, index, .. } => {
                (*file, index)
            }
            _ => return no("a place that is no register"),
        };
        let whole = self.program.files.get(usize::from(file)).map_or(0, |f| f.width);
        let number = self.known(locals, index)?;
        let (lo, width) = match place {
            Place::Lane { lane, width, .. } => (self.known(locals, lane)?.saturating_mul(*width), *width),
            Place::RegBits { lo, width, .. } => (self.known(locals, lo)?, *width),
            _ => (0, whole),
        };
        match lo.checked_add(width) {
            Some(end) if end <= whole => Ok((file, number, lo, width)),
            _ => no("bits beyond a register"),
        }
    }

    /// A value with other bits from a place on.
    fn with_bits(&mut self, old: &Term, lo: u32, part: &Term) -> Term {
        let above = old.width.saturating_sub(lo + part.width);
        let mut new = part.clone();
        if lo > 0 {
            let low = self.terms.extract(old, 0, lo);
            new = self.terms.concat(&new, &low);
        }
        if above > 0 {
            let high = self.terms.extract(old, lo + part.width, above);
            new = self.terms.concat(&high, &new);
        }
        new
    }

    /// Reads what is outside of the meaning.
    fn read(&mut self, locals: &mut Locals, place: &Place, ty: &Ty) -> Res<Sym> {
        self.world()?;
        match place {
            Place::Reg { .. } | Place::Lane { .. } | Place::RegBits { .. } => {
                let (file, number, lo, width) = self.register(locals, place)?;
                let (world, terms, program) = self.world()?;
                let whole = world.register(program, terms, file, number)?;
                Ok(Sym::Bits(terms.extract(&whole, lo, width)))
            }
            Place::State(state) => {
                let (world, terms, program) = self.world()?;
                world.state(program, terms, *state)
            }
            Place::StateBits { state, lo, width } => {
                let lo = self.int(locals, lo)?;
                let (world, terms, program) = self.world()?;
                match world.state(program, terms, *state)? {
                    Sym::Bits(whole) => Ok(Sym::Bits(self.slice(&whole, &lo, *width))),
                    _ => no("a part of what is no data"),
                }
            }
            Place::Pc => {
                let (world, _, _) = self.world()?;
                Ok(Sym::Bits(Term::constant(ty.bits().unwrap_or(64), world.pc as u128)))
            }
            Place::Mem {
                addr,
                bytes,
                phys: false,
            } => {
                let address = self.data(locals, addr)?;
                let (world, terms, _) = self.world()?;
                world.load(terms, &address, *bytes).map(Sym::Bits)
            }
            _ => no("a place that is neither register nor memory"),
        }
    }

    /// Writes what is outside of the meaning.
    fn write_outside(&mut self, locals: &mut Locals, place: &Place, value: Sym) -> Res<()> {
        self.world()?;
        match place {
            Place::Reg { .. } | Place::Lane { .. } | Place::RegBits { .. } => {
                let (file, number, lo, width) = self.register(locals, place)?;
                let part = self.bits(value, width);
                let part = self.terms.resize(&part, width, false);
                let (world, terms, program) = self.world()?;
                let new = match program.files.get(usize::from(file)) {
                    Some(decl) if decl.width == width => part,
                    _ => {
                        let old = world.register(program, terms, file, number)?;
                        self.with_bits(&old, lo, &part)
                    }
                };
                let (world, _, program) = self.world()?;
                world.set_register(program, file, number, new);
            }
            Place::State(state) => {
                let ty = self.program.state.get(usize::from(*state)).map(|s| s.ty.clone());
                let value = match (ty, value) {
                    (Some(Ty::Bits(width)), value) => {
                        let bits = self.bits(value, width);
                        Sym::Bits(self.terms.resize(&bits, width, false))
                    }
                    (_, Sym::Int(n)) => Sym::Int(n),
                    _ => return no("state that is no number"),
                };
                self.world()?.0.state.insert(*state, value);
            }
            Place::StateBits { state, lo, width } => {
                let lo = self.known(locals, lo)?;
                let part = self.bits(value, *width);
                let part = self.terms.resize(&part, *width, false);
                let (world, terms, program) = self.world()?;
                let Sym::Bits(old) = world.state(program, terms, *state)? else {
                    return no("a part of what is no data");
                };
                let new = self.with_bits(&old, lo, &part);
                self.world()?.0.state.insert(*state, Sym::Bits(new));
            }
            Place::Pc => {
                let next = self.bits(value, 64);
                self.world()?.0.next = Some(next);
            }
            Place::Mem {
                addr,
                bytes,
                phys: false,
            } => {
                let address = self.data(locals, addr)?;
                let value = self.bits(value, 8 * bytes);
                let (world, terms, _) = self.world()?;
                world.store(terms, &address, *bytes, value);
            }
            _ => return no("a place that is neither register nor memory"),
        }
        Ok(())
    }

    fn slice(&mut self, whole: &Term, lo: &Number, width: u32) -> Term {
        match lo.known.and_then(|lo| u32::try_from(lo).ok()) {
            Some(lo) => self.terms.extract(whole, lo, width),
            None => {
                let by = self.terms.data(lo, lo.width);
                let shifted = self.terms.binary(crate::sem::ir::BinOp::ShrU, whole, &by);
                self.terms.resize(&shifted, width, false)
            }
        }
    }

    fn expr(&mut self, locals: &mut Locals, e: &Expr) -> Res<Sym> {
        let width = e.ty.bits().unwrap_or(0);
        Ok(match &e.kind {
            ExprKind::Const(value) if width <= 128 => Sym::Bits(Term::constant(width, *value)),
            ExprKind::Const(value) => {
                let low = Term::constant(128, *value);
                Sym::Bits(self.terms.resize_wide(&low, width))
            }
            ExprKind::Int(value) => Sym::Int(Number::constant(*value)),
            ExprKind::Local(id) => locals.get(*id as usize).cloned().unwrap_or(Sym::Unit),
            ExprKind::Un(op, x) => match self.expr(locals, x)? {
                Sym::Bits(a) => Sym::Bits(self.terms.unary(*op, &a)),
                Sym::Int(n) => {
                    // -n and ~n = -1 - n.
                    let from = Number::constant(if *op == UnOp::Neg { 0 } else { -1 });
                    let sub = crate::sem::ir::BinOp::Sub;
                    Sym::Int(self.terms.int_binary(sub, &from, &n, interval(&e.ty)))
                }
                other => other,
            },
            ExprKind::Bin(op, a, b) => match (self.expr(locals, a)?, self.expr(locals, b)?) {
                (Sym::Int(a), b) => {
                    let b = match b {
                        Sym::Int(b) => b,
                        other => {
                            let bits = self.bits(other, 64);
                            self.terms.integer(&bits, false)
                        }
                    };
                    Sym::Int(self.terms.int_binary(*op, &a, &b, interval(&e.ty)))
                }
                (Sym::Bits(a), b) => {
                    use crate::sem::ir::BinOp::{Shl, ShrS, ShrU};
                    let b = match op {
                        Shl | ShrU | ShrS => self.amount(b),
                        _ => self.bits(b, a.width),
                    };
                    Sym::Bits(self.terms.binary(*op, &a, &b))
                }
                _ => return no("an operation on what is no number"),
            },
            ExprKind::Cmp(op, a, b) => match (self.expr(locals, a)?, self.expr(locals, b)?) {
                (Sym::Int(a), Sym::Int(b)) => Sym::Bits(self.terms.int_compare(*op, &a, &b)),
                (Sym::Bits(a), b) => {
                    let b = self.bits(b, a.width);
                    Sym::Bits(self.terms.compare(*op, &a, &b))
                }
                _ => return no("a comparison of different things"),
            },
            // Meanings are total: the other side may be walked too.
            ExprKind::AndAlso(a, b) => {
                let a = self.condition(locals, a)?;
                let zero = |_: &mut Self, _: &mut Locals| Ok(Sym::Bits(Term::constant(1, 0)));
                self.sides(locals, &a, |w, l| w.condition(l, b).map(Sym::Bits), zero)?
            }
            ExprKind::OrElse(a, b) => {
                let a = self.condition(locals, a)?;
                let one = |_: &mut Self, _: &mut Locals| Ok(Sym::Bits(Term::constant(1, 1)));
                self.sides(locals, &a, one, |w, l| w.condition(l, b).map(Sym::Bits))?
            }
            ExprKind::Cond(cond, a, b) => {
                let cond = self.condition(locals, cond)?;
                self.sides(locals, &cond, |w, l| w.expr(l, a), |w, l| w.expr(l, b))?
            }
            ExprKind::IfElse(cond, a, b) => {
                let cond = self.condition(locals, cond)?;
                self.sides(locals, &cond, |w, l| w.block(l, a), |w, l| w.block(l, b))?
            }
            ExprKind::Block(block) => self.block(locals, block)?,
            ExprKind::Slice(x, lo) => {
                let whole = self.data(locals, x)?;
                let lo = self.int(locals, lo)?;
                Sym::Bits(self.slice(&whole, &lo, width))
            }
            ExprKind::Concat(high, low) => {
                let (high, low) = (self.data(locals, high)?, self.data(locals, low)?);
                Sym::Bits(self.terms.concat(&high, &low))
            }
            ExprKind::Zext(x) | ExprKind::Trunc(x) => {
                let a = self.data(locals, x)?;
                Sym::Bits(self.terms.resize(&a, width, false))
            }
            ExprKind::Sext(x) => {
                let a = self.data(locals, x)?;
                Sym::Bits(self.terms.resize(&a, width, true))
            }
            ExprKind::ToBits(x) => match self.expr(locals, x)? {
                Sym::Int(n) => Sym::Bits(self.terms.data(&n, width)),
                other => other,
            },
            ExprKind::ToUint(x) => {
                let a = self.data(locals, x)?;
                Sym::Int(self.terms.integer(&a, false))
            }
            ExprKind::ToSint(x) => {
                let a = self.data(locals, x)?;
                Sym::Int(self.terms.integer(&a, true))
            }
            ExprKind::Rep(x, _) => {
                let a = self.data(locals, x)?;
                Sym::Bits(self.terms.repeat(&a, width))
            }
            ExprKind::Count(count, x) => {
                let a = self.data(locals, x)?;
                Sym::Int(self.terms.count(*count, &a))
            }
            ExprKind::IMin(a, b) | ExprKind::IMax(a, b) => {
                let (x, y) = (self.int(locals, a)?, self.int(locals, b)?);
                let less = self.terms.int_compare(crate::sem::ir::CmpOp::LtS, &x, &y);
                let (first, second) = if matches!(e.kind, ExprKind::IMin(..)) {
                    (x, y)
                } else {
                    (y, x)
                };
                Sym::Int(self.terms.int_choose(&less, &first, &second))
            }
            ExprKind::Read(place) => match &**place {
                Place::Local(id) => locals.get(*id as usize).cloned().unwrap_or(Sym::Unit),
                Place::LocalBits { local, lo, width } => {
                    let lo = self.int(locals, lo)?;
                    let whole = locals.get(*local as usize).cloned().unwrap_or(Sym::Unit);
                    let whole = self.bits(whole, *width);
                    Sym::Bits(self.slice(&whole, &lo, *width))
                }
                _ => self.read(locals, place, &e.ty)?,
            },
            ExprKind::Call(id, args) => {
                let args: Res<Vec<Sym>> = args.iter().map(|e| self.expr(locals, e)).collect();
                self.call(*id, args?)?
            }
            ExprKind::Extern(index, args) => {
                let Some(decl) = self.program.externs.get(usize::from(*index)).filter(|decl| decl.pure) else {
                    return no("a service of the host");
                };
                let name = decl.name.clone();
                let args: Res<Vec<Sym>> = args.iter().map(|e| self.expr(locals, e)).collect();
                let args: Vec<Term> = args?.into_iter().map(|arg| self.amount(arg)).collect();
                self.unknown(&name, &args, &e.ty)
            }
            ExprKind::Tuple(parts) => {
                let parts: Res<Vec<Sym>> = parts.iter().map(|e| self.expr(locals, e)).collect();
                Sym::Tuple(parts?)
            }
            ExprKind::Operand(i) => match self.world()?.0.operands.get(usize::from(*i)) {
                Some(operand) => operand.clone(),
                None => return no("an operand that is not there"),
            },
            ExprKind::Pc => {
                let (world, _, _) = self.world()?;
                Sym::Bits(Term::constant(width, world.pc as u128))
            }
            ExprKind::Ilen => Sym::Int(Number::constant(self.world()?.0.length)),
            ExprKind::Feature(feature) => {
                let (world, terms, _) = self.world()?;
                Sym::Bits(world.feature(terms, *feature))
            }
            ExprKind::Setting(_) => return no("a setting of the machine"),
            ExprKind::Table(..) => return no("a table"),
        })
    }

    /// What a host function gives: each part is a function of its own, of which nothing more is known.
    fn unknown(&mut self, name: &str, args: &[Term], ty: &Ty) -> Sym {
        match ty {
            Ty::Bits(width) => Sym::Bits(self.terms.unknown(name, args, *width)),
            Ty::Int(lo, hi) => {
                let term = self.terms.unknown(name, args, bits_of(*lo, *hi));
                Sym::Int(self.terms.integer(&term, true))
            }
            Ty::Tuple(parts) => {
                let part = |(i, ty)| self.unknown(&format!("{name}.{i}"), args, ty);
                Sym::Tuple(parts.iter().enumerate().map(part).collect())
            }
            Ty::Unit => Sym::Unit,
        }
    }
}

fn set(locals: &mut Locals, id: LocalId, value: Sym) {
    if let Some(place) = locals.get_mut(id as usize) {
        *place = value;
    }
}

fn interval(ty: &Ty) -> (i128, i128) {
    match ty {
        Ty::Int(lo, hi) => (*lo, *hi),
        _ => (i128::MIN, i128::MAX),
    }
}
