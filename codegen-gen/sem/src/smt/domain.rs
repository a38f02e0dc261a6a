//! The domain of SMT terms: what an expression computes as a term over the parameters and the surroundings. Where a condition is
//! not known, both arms are walked, and a choice (`ite`) joins their values, locals and effects; loops have known bounds and
//! are unrolled.

use super::Unsupported;
pub use super::terms::Sym;
use super::terms::{Number, Term, Terms, bits_of};
use super::world::World;
use crate::ir::{BinOp, CmpOp, Expr, ExprKind, Program, Setting, Ty, UnOp};
use crate::walk::{CsrAccess, Domain, Exit, Limit, Limits, Locals, Outside, Step, Walk};
use std::ops::Range;

type Res<T> = Result<T, Unsupported>;

/// Terms of one question, and what surrounds the code that is walked.
pub struct Symbolic<'a> {
    program: &'a Program,
    terms: &'a mut Terms,
    /// Registers, state and memory, where these may be touched.
    pub world: Option<World>,
}

fn no<T>(what: &str) -> Res<T> {
    Err(Unsupported(what.to_string()))
}

/// A walk over fns that touch nothing outside (`None`), or over code in a world.
pub fn walk<'a>(program: &'a Program, terms: &'a mut Terms, world: Option<World>) -> Walk<'a, Symbolic<'a>> {
    Walk::new(program, Symbolic { program, terms, world })
}

impl<'a> Symbolic<'a> {
    fn world(&mut self) -> Res<(&mut World, &mut Terms, &'a Program)> {
        match &mut self.world {
            Some(world) => Ok((world, self.terms, self.program)),
            None => no("state outside of the gate"),
        }
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

    fn condition(&mut self, value: Sym) -> Term {
        let bits = self.bits(value, 1);
        self.terms.is_true(&bits)
    }

    fn number(&mut self, value: Sym) -> Res<Number> {
        Ok(match value {
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

    /// The value of a subexpression as data.
    fn data(&mut self, expr: &Expr, value: Sym) -> Term {
        self.bits(value, expr.ty.bits().unwrap_or(64))
    }

    /// An amount or an index, without sign.
    fn amount(&mut self, value: Sym) -> Term {
        match value {
            Sym::Int(n) => self.terms.data(&n, n.width.max(1)),
            other => self.bits(other, 64),
        }
    }

    /// A number that is known here, such as that of a register.
    fn known(&mut self, value: Sym) -> Res<u32> {
        let number = self.number(value)?.known;
        match number.and_then(|n| u32::try_from(n).ok()) {
            Some(n) => Ok(n),
            None => no("a number that is not known"),
        }
    }

    /// A register and bits of it: file, number, lowest bit, width.
    fn register(&mut self, place: Outside<Sym>) -> Res<(u16, u32, u32, u32)> {
        let (file, index, lo, step, width) = match place {
            Outside::Reg { file, index } => (file, index, None, 1, None),
            Outside::Lane {
                file,
                index,
                lane,
                width,
            } => (file, index, Some(lane), width, Some(width)),
            Outside::RegBits { file, index, lo, width } => (file, index, Some(lo), 1, Some(width)),
            _ => return no("a place that is no register"),
        };
        let whole = self.program.files.get(usize::from(file)).map_or(0, |f| f.width);
        let number = self.known(index)?;
        let lo = match lo {
            Some(lo) => self.known(lo)?.saturating_mul(step),
            None => 0,
        };
        let width = width.unwrap_or(whole);
        // Lanes run on into the next registers.
        let runs_on = self.program.files.get(usize::from(file)).is_some_and(|f| f.grouped);
        let (number, lo) = match lo.checked_div(whole).filter(|_| runs_on) {
            Some(more) => (number + more, lo % whole),
            None => (number, lo),
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

    fn slice_of(&mut self, whole: &Term, lo: &Number, width: u32) -> Term {
        match lo.known.and_then(|lo| u32::try_from(lo).ok()) {
            Some(lo) => self.terms.extract(whole, lo, width),
            None => {
                let by = self.terms.data(lo, lo.width);
                let shifted = self.terms.binary(BinOp::ShrU, whole, &by);
                self.terms.resize(&shifted, width, false)
            }
        }
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

impl Domain for Symbolic<'_> {
    type Value = Sym;
    type Error = Unsupported;

    const LIMITS: Limits = Limits {
        depth: 300,
        steps: 1 << 22,
        iterations: 100_000,
    };
    const EVALUATES_TRAPS: bool = false;

    fn exceeded(&mut self, _: Limit) -> Unsupported {
        Unsupported("a computation of too many steps".into())
    }

    fn unit(&self) -> Sym {
        Sym::Unit
    }

    fn int(&mut self, value: i128) -> Sym {
        Sym::Int(Number::constant(value))
    }

    fn bool(&mut self, value: bool) -> Sym {
        Sym::Bits(Term::constant(1, value.into()))
    }

    fn tuple(&mut self, parts: Vec<Sym>) -> Sym {
        Sym::Tuple(parts)
    }

    fn parts(&mut self, value: Sym) -> Option<Vec<Sym>> {
        match value {
            Sym::Tuple(parts) => Some(parts),
            _ => None,
        }
    }

    fn truth(&mut self, value: Sym) -> Sym {
        Sym::Bits(self.condition(value))
    }

    fn leaf(&mut self, e: &Expr) -> Res<Sym> {
        let width = e.ty.bits().unwrap_or(0);
        Ok(match &e.kind {
            ExprKind::Const(value) if width <= 128 => Sym::Bits(Term::constant(width, *value)),
            ExprKind::Const(value) => {
                let low = Term::constant(128, *value);
                Sym::Bits(self.terms.resize_wide(&low, width))
            }
            ExprKind::Int(value) => Sym::Int(Number::constant(*value)),
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
            ExprKind::Setting(index) => match self.program.settings.get(usize::from(*index)) {
                Some(setting) if setting.lo == setting.hi => Sym::Int(Number::constant(setting.lo)),
                Some(Setting {
                    assumed: Some(value), ..
                }) => Sym::Int(Number::constant(*value)),
                _ => return no("a setting of the machine"),
            },
            _ => return no("an expression without operands"),
        })
    }

    fn unary(&mut self, e: &Expr, value: Sym) -> Res<Sym> {
        let width = e.ty.bits().unwrap_or(0);
        Ok(match &e.kind {
            ExprKind::Un(op, _) => match value {
                Sym::Bits(a) => Sym::Bits(self.terms.unary(*op, &a)),
                Sym::Int(n) => {
                    // -n and ~n = -1 - n.
                    let from = Number::constant(if *op == UnOp::Neg { 0 } else { -1 });
                    Sym::Int(self.terms.int_binary(BinOp::Sub, &from, &n, interval(&e.ty)))
                }
                other => other,
            },
            ExprKind::Zext(x) | ExprKind::Trunc(x) => {
                let a = self.data(x, value);
                Sym::Bits(self.terms.resize(&a, width, false))
            }
            ExprKind::Sext(x) => {
                let a = self.data(x, value);
                Sym::Bits(self.terms.resize(&a, width, true))
            }
            ExprKind::ToBits(_) => match value {
                Sym::Int(n) => Sym::Bits(self.terms.data(&n, width)),
                other => other,
            },
            ExprKind::ToUint(x) => {
                let a = self.data(x, value);
                Sym::Int(self.terms.integer(&a, false))
            }
            ExprKind::ToSint(x) => {
                let a = self.data(x, value);
                Sym::Int(self.terms.integer(&a, true))
            }
            ExprKind::Rep(x, _) => {
                let a = self.data(x, value);
                Sym::Bits(self.terms.repeat(&a, width))
            }
            ExprKind::Count(count, x) => {
                let a = self.data(x, value);
                Sym::Int(self.terms.count(*count, &a))
            }
            _ => return no("an expression of one operand"),
        })
    }

    fn binary(&mut self, e: &Expr, a: Sym, b: Sym) -> Res<Sym> {
        Ok(match &e.kind {
            ExprKind::Bin(op, ..) => match (a, b) {
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
                    let b = match op.is_shift() {
                        true => self.amount(b),
                        false => self.bits(b, a.width),
                    };
                    Sym::Bits(self.terms.binary(*op, &a, &b))
                }
                _ => return no("an operation on what is no number"),
            },
            ExprKind::Cmp(op, ..) => match (a, b) {
                (Sym::Int(a), Sym::Int(b)) => Sym::Bits(self.terms.int_compare(*op, &a, &b)),
                (Sym::Bits(a), b) => {
                    let b = self.bits(b, a.width);
                    Sym::Bits(self.terms.compare(*op, &a, &b))
                }
                _ => return no("a comparison of different things"),
            },
            ExprKind::Slice(x, _) => {
                let whole = self.data(x, a);
                let lo = self.number(b)?;
                Sym::Bits(self.slice_of(&whole, &lo, e.ty.bits().unwrap_or(0)))
            }
            ExprKind::Concat(high, low) => {
                let (high, low) = (self.data(high, a), self.data(low, b));
                Sym::Bits(self.terms.concat(&high, &low))
            }
            ExprKind::IMin(..) | ExprKind::IMax(..) => {
                let (x, y) = (self.number(a)?, self.number(b)?);
                let less = self.terms.int_compare(CmpOp::LtS, &x, &y);
                let (first, second) = if matches!(e.kind, ExprKind::IMin(..)) {
                    (x, y)
                } else {
                    (y, x)
                };
                Sym::Int(self.terms.int_choose(&less, &first, &second))
            }
            _ => return no("an expression of two operands"),
        })
    }

    fn table(&mut self, _: u16, _: Sym, _: &Ty) -> Res<Sym> {
        no("a table")
    }

    fn may_call(&mut self, function: u16) -> Res<()> {
        match self.program.externs.get(usize::from(function)) {
            Some(decl) if decl.pure => Ok(()),
            _ => no("a service of the host"),
        }
    }

    fn external(&mut self, function: u16, args: Vec<Sym>, ty: &Ty) -> Res<Sym> {
        let Some(decl) = self.program.externs.get(usize::from(function)) else {
            return no("a service of the host");
        };
        let args: Vec<Term> = args.into_iter().map(|arg| self.amount(arg)).collect();
        Ok(self.unknown(&decl.name, &args, ty))
    }

    fn slice(&mut self, whole: Sym, lo: Sym, width: u32) -> Res<Sym> {
        let lo = self.number(lo)?;
        let whole = self.bits(whole, width);
        Ok(Sym::Bits(self.slice_of(&whole, &lo, width)))
    }

    fn with_slice(&mut self, whole: Sym, lo: Sym, width: u32, part: Sym) -> Res<Sym> {
        let lo = self.number(lo)?;
        let Sym::Bits(old) = whole else {
            return no("a part of what is no data");
        };
        let part = self.bits(part, width);
        let part = self.terms.resize(&part, width, false);
        match lo.known.and_then(|lo| u32::try_from(lo).ok()) {
            Some(lo) if lo.checked_add(width).is_some_and(|end| end <= old.width) => {
                Ok(Sym::Bits(self.with_bits(&old, lo, &part)))
            }
            _ => no("a part whose place is not known"),
        }
    }

    fn read(&mut self, place: Outside<Sym>, ty: &Ty) -> Res<Sym> {
        self.world()?;
        match place {
            Outside::Reg { .. } | Outside::Lane { .. } | Outside::RegBits { .. } => {
                let (file, number, lo, width) = self.register(place)?;
                let (world, terms, program) = self.world()?;
                let whole = world.register(program, terms, file, number)?;
                Ok(Sym::Bits(terms.extract(&whole, lo, width)))
            }
            Outside::State(state) => {
                let (world, terms, program) = self.world()?;
                world.state(program, terms, state)
            }
            Outside::StateBits { state, lo, width } => {
                let lo = self.number(lo)?;
                let (world, terms, program) = self.world()?;
                match world.state(program, terms, state)? {
                    Sym::Bits(whole) => Ok(Sym::Bits(self.slice_of(&whole, &lo, width))),
                    _ => no("a part of what is no data"),
                }
            }
            Outside::Pc => {
                let (world, _, _) = self.world()?;
                Ok(Sym::Bits(Term::constant(ty.bits().unwrap_or(64), world.pc as u128)))
            }
            Outside::Mem {
                addr,
                addr_width,
                bytes,
                phys: false,
            } => {
                let address = self.bits(addr, addr_width);
                let (world, terms, _) = self.world()?;
                world.load(terms, &address, bytes).map(Sym::Bits)
            }
            Outside::Mem { .. } => no("physical memory"),
        }
    }

    fn write(&mut self, place: Outside<Sym>, value: Sym) -> Res<()> {
        self.world()?;
        match place {
            Outside::Reg { .. } | Outside::Lane { .. } | Outside::RegBits { .. } => {
                let (file, number, lo, width) = self.register(place)?;
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
            Outside::State(state) => {
                let ty = self.program.state.get(usize::from(state)).map(|s| s.ty.clone());
                let value = match (ty, value) {
                    (Some(Ty::Bits(width)), value) => {
                        let bits = self.bits(value, width);
                        Sym::Bits(self.terms.resize(&bits, width, false))
                    }
                    (_, Sym::Int(n)) => Sym::Int(n),
                    _ => return no("state that is no number"),
                };
                self.world()?.0.state.insert(state, value);
            }
            Outside::StateBits { state, lo, width } => {
                let lo = self.known(lo)?;
                let part = self.bits(value, width);
                let part = self.terms.resize(&part, width, false);
                let (world, terms, program) = self.world()?;
                let Sym::Bits(old) = world.state(program, terms, state)? else {
                    return no("a part of what is no data");
                };
                let new = self.with_bits(&old, lo, &part);
                self.world()?.0.state.insert(state, Sym::Bits(new));
            }
            Outside::Pc => {
                let next = self.bits(value, 64);
                self.world()?.0.next = Some(next);
            }
            Outside::Mem {
                addr,
                addr_width,
                bytes,
                phys: false,
            } => {
                let address = self.bits(addr, addr_width);
                let value = self.bits(value, 8 * bytes);
                let (world, terms, _) = self.world()?;
                world.store(terms, &address, bytes, value);
            }
            Outside::Mem { .. } => return no("physical memory"),
        }
        Ok(())
    }

    fn csr(&mut self, _: Sym) -> Res<CsrAccess> {
        no("a CSR")
    }

    fn trap(&mut self, _: Option<(Sym, Sym)>) -> Res<()> {
        let Ok((world, terms, _)) = self.world() else {
            return no("a trap");
        };
        world.trap(terms);
        Ok(())
    }

    fn bounds(&mut self, lo: Sym, hi: Sym) -> Res<Range<i128>> {
        let (lo, hi) = (self.number(lo)?, self.number(hi)?);
        match (lo.known, hi.known) {
            (Some(lo), Some(hi)) => Ok(lo..hi),
            _ => no("a loop whose bounds are not known"),
        }
    }

    fn branch<'p>(
        walk: &mut Walk<'p, Self>,
        locals: &mut Locals<Self>,
        cond: Sym,
        mut arm: impl FnMut(&mut Walk<'p, Self>, &mut Locals<Self>, bool) -> Step<Self>,
    ) -> Step<Self> {
        let cond = walk.domain.condition(cond);
        if let Some(known) = cond.known {
            return arm(walk, locals, known != 0);
        }
        let mut both = |walk: &mut Walk<'p, Self>, locals: &mut Locals<Self>, taken| match arm(walk, locals, taken) {
            Err(Exit::Return(_)) => Err(Exit::Stop(Unsupported("an early return".into()))),
            other => other,
        };
        let mut other = locals.clone();
        let before = walk.domain.world.clone();
        walk.domain.under(&cond);
        let a = both(walk, locals, true)?;
        let first = std::mem::replace(&mut walk.domain.world, before);
        // What one arm declared is there for the other.
        if let (Some(first), Some(world)) = (&first, &mut walk.domain.world) {
            world.knows(first);
        }
        let opposite = walk.domain.terms.not(&cond);
        let under = walk.domain.world.as_ref().map(|world| world.under.clone());
        walk.domain.under(&opposite);
        let b = both(walk, &mut other, false)?;
        let domain = &mut walk.domain;
        if let (Some(mut first), Some(second)) = (first, domain.world.take()) {
            first.choose(domain.program, domain.terms, &cond, second)?;
            first.under = under.unwrap_or_else(|| Term::constant(1, 1));
            domain.world = Some(first);
        }
        for (mine, theirs) in locals.iter_mut().zip(other) {
            *mine = domain.choose(&cond, mine, &theirs);
        }
        Ok(domain.choose(&cond, &a, &b))
    }
}

fn interval(ty: &Ty) -> (i128, i128) {
    match ty {
        Ty::Int(lo, hi) => (*lo, *hi),
        _ => (i128::MIN, i128::MAX),
    }
}
