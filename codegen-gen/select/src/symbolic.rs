//! The domain of terms in normal form: what an instruction writes, as terms over its operands; the value of a gate.
//!
//! Both arms of a condition are walked and joined. Ints are terms of 128 bits. Whatever no pattern can have ends the walk
//! with a [`NoPattern`], which the report shows.

use super::parts::Part;
use onespec_bv::word::sext;
use onespec_core::isa::FeatureSet;
use onespec_lanes::INT;
use onespec_lanes::number::{evaluate, variables};
use onespec_lanes::term::{Id, MAX_WIDTH, Op, Terms, Var};
use onespec_sem::ir::{Expr, ExprKind, Inst, Program, Ty};
use onespec_sem::walk::{CsrAccess, Domain, Exit, Limit, Limits, Locals, Outside, Step, Walk};
use std::cell::Cell;
use std::ops::Range;
use std::rc::Rc;

/// NoPattern there is no pattern.
pub type NoPattern = &'static str;
pub type Derivation<T> = Result<T, NoPattern>;

/// It depends on an operand of few values: these are tried one by one.
const WANTED: NoPattern = "it depends on an operand that is not settled";

/// What it reads is not what was given as an operand.
pub const NO_OPERAND: NoPattern = "it reads a register that is no operand";

/// A value.
#[derive(Debug, Clone, PartialEq)]
pub enum Sym {
    Term(Id),
    Tuple(Vec<Sym>),
    Unit,
}

/// A register that semantics names.
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

/// What surrounds semantics.
pub struct World<'a> {
    pub program: &'a Program,
    /// What operands are: ints.
    pub operands: &'a [Id],
    /// What register operands read.
    pub reads: &'a [(Reg, Id)],
    /// State with values that are given, and state that nobody looks at.
    pub given: &'a [(u16, u64)],
    pub unobserved: &'a [u16],
    /// Files whose registers are parts of those of others.
    pub parts: &'a [Part],
    pub features: &'a [u16],
    /// What is known of the variables of operands ([`Var::Index`]), by their numbers.
    pub variables: &'a [Variable],
    /// A variable of few values on which something depended that a pattern has to know.
    pub wanted: &'a Cell<Option<u8>>,
    /// Whether a setting was read whose value is assumed.
    pub assumed: &'a Cell<bool>,
    /// Length of the instruction.
    pub ilen: u32,
}

/// A variable of an operand.
#[derive(Debug, Clone, Default)]
pub enum Variable {
    #[default]
    Other,
    /// It has one of a few values, which are tried where they are wanted.
    Code,
    /// It is the number of one of these registers.
    Register(Rc<[u16]>),
}

/// Terms, and the effects of the code walked so far.
pub struct Symbolic<'a, 't> {
    world: &'a World<'a>,
    /// Fns of which large ones stay calls, but for the one that is walked.
    fns: Option<(&'a onespec_lanes::world::World<'a>, u32)>,
    pub terms: &'t mut Terms,
    pub effects: Effects,
    /// Conditions around what is walked.
    conditions: u32,
}

/// A walk over code in a world.
pub fn walk<'a, 't>(world: &'a World<'a>, terms: &'t mut Terms) -> Walk<'a, Symbolic<'a, 't>> {
    let domain = Symbolic {
        world,
        fns: None,
        terms,
        effects: Effects::default(),
        conditions: 0,
    };
    Walk::new(world.program, domain)
}

/// A walk of a fn in which other large fns stay calls by their names.
pub fn walk_with_calls<'a, 't>(
    world: &'a World<'a>,
    terms: &'t mut Terms,
    fns: &'a onespec_lanes::world::World<'a>,
    func: u32,
) -> Walk<'a, Symbolic<'a, 't>> {
    let mut walk = walk(world, terms);
    walk.domain.fns = Some((fns, func));
    walk
}

/// What an instruction does.
///
/// # Errors
/// NoPattern no pattern can have its semantics.
pub fn effects(world: &World<'_>, terms: &mut Terms, inst: &Inst) -> Derivation<Effects> {
    let mut walk = walk(world, terms);
    walk.inst(inst)?;
    walk.domain.check()?;
    let domain = walk.domain;
    let effects = &domain.effects;
    let written = effects.regs.iter().map(|(_, value)| *value);
    let stored = effects.store.iter().flat_map(|store| [store.addr, store.value]);
    let jumps = effects.jump.iter().flat_map(|(cond, to)| [*cond, *to]);
    let mut all = written.chain(stored).chain(jumps).chain(effects.trap);
    match all.any(|t| domain.want(t)) {
        true => Err(WANTED),
        false => Ok(domain.effects),
    }
}

impl Symbolic<'_, '_> {
    fn constant(&mut self, value: i128) -> Id {
        self.terms.constant(INT, value as u128)
    }

    fn term(&self, value: Sym) -> Derivation<Id> {
        match value {
            Sym::Term(t) => Ok(t),
            _ => Err("a value is missing"),
        }
    }

    /// Notes that the value of a code is wanted, if a term depends on one.
    pub fn want(&self, t: Id) -> bool {
        if self.world.variables.is_empty() {
            return false;
        }
        let code = variables(self.terms, t).into_iter().find_map(|var| match var {
            Var::Index(i) if matches!(self.world.variables.get(usize::from(i)), Some(Variable::Code)) => Some(i),
            _ => None,
        });
        if code.is_some() {
            self.world.wanted.set(code);
        }
        code.is_some()
    }

    /// A condition on the number of a register, where it is the same for all that may be named.
    fn of_registers(&self, cond: Id) -> Option<bool> {
        let vars = variables(self.terms, cond);
        let [var @ Var::Index(i)] = vars.as_slice() else {
            return None;
        };
        let Some(Variable::Register(numbers)) = self.world.variables.get(usize::from(*i)) else {
            return None;
        };
        let mut all = numbers
            .iter()
            .map(|n| evaluate(self.terms, cond, &|v| (v == *var).then_some(u128::from(*n))));
        let first = all.next()??;
        all.all(|other| other == Some(first)).then_some(first != 0)
    }

    /// A number that is known.
    fn number(&self, value: Sym) -> Derivation<i128> {
        let t = self.term(value)?;
        if self.terms.as_const(t).is_none() && self.want(t) {
            return Err(WANTED);
        }
        let known = self.terms.as_const(t);
        Ok(sext(known.ok_or("an index is not known")?, self.terms.width(t)))
    }

    /// What both arms of an undecided condition leave.
    fn join(
        &mut self,
        cond: Id,
        before: &Effects,
        after: Effects,
        otherwise: Effects,
        trap: Option<Id>,
    ) -> Derivation<Effects> {
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
        let mut state = after.state;
        for (id, value) in otherwise.state {
            if !state.contains(&(id, value.clone())) {
                state.push((id, value));
            }
        }
        Ok(Effects {
            regs,
            store: after.store,
            jump,
            trap,
            state,
            dead: before.dead,
        })
    }

    fn joined_trap(&mut self, cond: Id, yes: &Effects, no: &Effects) -> Option<Id> {
        if yes.trap == no.trap {
            return yes.trap;
        }
        let zero = self.terms.constant(1, 0);
        let made = self.terms.ite(cond, yes.trap.unwrap_or(zero), no.trap.unwrap_or(zero));
        (!self.terms.is_zero(made)).then_some(made)
    }

    fn either(&mut self, cond: Id, a: &Sym, b: &Sym) -> Derivation<Sym> {
        Ok(match (a, b) {
            (a, b) if a == b => a.clone(),
            (Sym::Term(a), Sym::Term(b)) if self.terms.width(*a) == self.terms.width(*b) => {
                Sym::Term(self.terms.ite(cond, *a, *b))
            }
            (Sym::Tuple(a), Sym::Tuple(b)) if a.len() == b.len() => {
                let parts = a.iter().zip(b).map(|(a, b)| self.either(cond, a, b));
                Sym::Tuple(parts.collect::<Derivation<_>>()?)
            }
            _ => Sym::Unit,
        })
    }

    /// The register that an index names.
    fn reg(&mut self, file: u16, index: Sym) -> Derivation<Reg> {
        let index = self.term(index)?;
        // The number of a register operand is its variable, extended to an int.
        let bare = self.terms.amount(index);
        match (self.terms.op(bare), self.terms.as_const(index)) {
            (Op::Var(Var::Index(operand)), _) => Ok(Reg::Operand(file, *operand)),
            (_, Some(n)) => Ok(Reg::Number(file, n as u64)),
            _ if self.want(index) => Err(WANTED),
            _ => Err("it computes the number of a register"),
        }
    }

    /// The file whose registers are the lanes of this width behind a register, counted from the first one on.
    fn part_file(&self, file: u16, index: &Sym, width: u32) -> Derivation<u16> {
        let first = self.terms.as_const(self.term(index.clone())?) == Some(0);
        let mut parts = self.world.parts.iter().filter(|_| first);
        let part = parts.find(|part| part.of == file && part.width == width);
        part.map(|part| part.file).ok_or("it works on lanes of a register")
    }

    /// The register that such a lane is.
    fn part(&mut self, file: u16, index: Sym, lane: Sym, width: u32) -> Derivation<Reg> {
        let part = self.part_file(file, &index, width)?;
        self.reg(part, lane)
    }

    fn register(&mut self, reg: Reg) -> Derivation<Id> {
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
        known.map(|(_, t)| *t).ok_or(NO_OPERAND)
    }

    fn state(&mut self, i: u16, ty: &Ty) -> Derivation<Sym> {
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
}

/// Width of the values of a type.
fn width(ty: &Ty) -> u32 {
    ty.bits().unwrap_or(INT)
}

/// Width of an expression that a term can have.
fn width_of(expr: &Expr) -> Derivation<u32> {
    let width = width(&expr.ty);
    match width > MAX_WIDTH {
        true => Err("its values are too wide"),
        false => Ok(width),
    }
}

impl Domain for Symbolic<'_, '_> {
    type Value = Sym;
    type Error = NoPattern;

    const LIMITS: Limits = Limits {
        depth: 200,
        // Fns that call fns twice double at every level.
        steps: 100_000,
        iterations: 2000,
    };
    const EVALUATES_TRAPS: bool = false;

    fn check(&mut self) -> Derivation<()> {
        match self.terms.is_full() {
            true => Err("its semantics is too large"),
            false => Ok(()),
        }
    }

    fn exceeded(&mut self, limit: Limit) -> NoPattern {
        match limit {
            Limit::Depth => "its semantics is nested too deeply",
            Limit::Steps => "its semantics is too large",
            Limit::Iterations => "its loops are too long",
        }
    }

    fn unit(&self) -> Sym {
        Sym::Unit
    }

    fn int(&mut self, value: i128) -> Sym {
        Sym::Term(self.constant(value))
    }

    fn bool(&mut self, value: bool) -> Sym {
        Sym::Term(self.terms.constant(1, value.into()))
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
        value
    }

    fn leaf(&mut self, e: &Expr) -> Derivation<Sym> {
        let width = width_of(e)?;
        Ok(Sym::Term(match &e.kind {
            ExprKind::Const(v) => self.terms.constant(width, *v),
            ExprKind::Int(v) => self.constant(*v),
            ExprKind::Operand(i) => {
                let operand = self.world.operands.get(usize::from(*i));
                *operand.ok_or("an operand is missing")?
            }
            ExprKind::Pc => self.terms.var(Var::Pc, width),
            ExprKind::Ilen => {
                let n = self.world.ilen.into();
                self.terms.constant(width, n)
            }
            ExprKind::Feature(f) if self.world.features.contains(f) => self.terms.constant(1, 1),
            // Code that is selected has no reserved combinations of operands.
            ExprKind::Feature(FeatureSet::ALLOW_RESERVED) => self.terms.constant(1, 0),
            ExprKind::Feature(f) => self.terms.var(Var::Feature(*f), 1),
            ExprKind::Setting(s) => match self.world.program.settings.get(usize::from(*s)).and_then(|s| s.assumed) {
                Some(value) => {
                    self.world.assumed.set(true);
                    self.terms.constant(INT, value as u128)
                }
                None => self.terms.var(Var::Setting(*s), INT),
            },
            _ => return Ok(Sym::Unit),
        }))
    }

    fn unary(&mut self, e: &Expr, operand: Sym) -> Derivation<Sym> {
        width_of(e)?;
        let x = self.term(operand)?;
        Ok(self.terms.unary(e, x).map_or(Sym::Unit, Sym::Term))
    }

    fn binary(&mut self, e: &Expr, a: Sym, b: Sym) -> Derivation<Sym> {
        width_of(e)?;
        let (a, b) = (self.term(a)?, self.term(b)?);
        Ok(self.terms.binary(e, a, b).map_or(Sym::Unit, Sym::Term))
    }

    fn table(&mut self, table: u16, index: Sym, ty: &Ty) -> Derivation<Sym> {
        let index = self.number(index).map_err(|_| "it looks into a table")?;
        let table = self.world.program.tables.get(usize::from(table));
        let entry = table.and_then(|t| t.data.get(usize::try_from(index).ok()?));
        Ok(Sym::Term(
            self.terms.constant(width(ty), entry.copied().unwrap_or(0).into()),
        ))
    }

    fn may_call(&mut self, function: u16) -> Derivation<()> {
        let function = self.world.program.externs.get(usize::from(function));
        match function.ok_or("a function is missing")?.pure {
            true => Ok(()),
            false => Err("it calls a service of the host"),
        }
    }

    fn external(&mut self, function: u16, args: Vec<Sym>, ty: &Ty) -> Derivation<Sym> {
        let function = self.world.program.externs.get(usize::from(function));
        let name: Rc<str> = function.ok_or("a function is missing")?.name.as_str().into();
        let args = args.into_iter().map(|a| self.term(a)).collect::<Derivation<Vec<_>>>()?;
        let mut part = |i: u8, ty: &Ty| Sym::Term(self.terms.make(Op::Call(name.clone(), i), width(ty), args.clone()));
        Ok(match ty {
            Ty::Tuple(parts) => Sym::Tuple(parts.iter().enumerate().map(|(i, ty)| part(i as u8, ty)).collect()),
            ty => part(0, ty),
        })
    }

    fn shortcut(&mut self, function: u32, args: &[Sym]) -> Option<Sym> {
        let (fns, walked) = self.fns.filter(|(fns, _)| fns.stays_call(function))?;
        // The text of an approximation is a fn for each static parameter, of one name.
        if fns.name(walked) == fns.name(function) {
            return None;
        }
        let args: Option<Vec<Id>> = args.iter().map(|a| self.term(a.clone()).ok()).collect();
        let args = args.filter(|args| args.iter().any(|t| self.terms.as_const(*t).is_none()))?;
        let func = self.world.program.funcs.get(function as usize)?;
        let name: Rc<str> = fns.name(function)?.into();
        let mut part = |i: u8, ty: &Ty| Sym::Term(self.terms.make(Op::Call(name.clone(), i), width(ty), args.clone()));
        Some(match &func.result {
            Ty::Tuple(parts) => Sym::Tuple((0..).zip(parts).map(|(i, ty)| part(i, ty)).collect()),
            ty => part(0, ty),
        })
    }

    fn slice(&mut self, whole: Sym, lo: Sym, width: u32) -> Derivation<Sym> {
        let (whole, lo) = (self.term(whole)?, self.term(lo)?);
        Ok(Sym::Term(self.terms.bits(whole, lo, width)))
    }

    fn with_slice(&mut self, whole: Sym, lo: Sym, width: u32, part: Sym) -> Derivation<Sym> {
        let part = self.term(part)?;
        let lo = self.number(lo)?;
        let old = self.term(whole)?;
        let new = self.terms.with_bits(old, lo, width, part);
        Ok(Sym::Term(new.ok_or("it writes bits that are not there")?))
    }

    fn read(&mut self, place: Outside<Sym>, ty: &Ty) -> Derivation<Sym> {
        Ok(Sym::Term(match place {
            Outside::Reg { file, index } => {
                let reg = self.reg(file, index)?;
                self.register(reg)?
            }
            Outside::RegBits { file, index, lo, width } => {
                let reg = self.reg(file, index)?;
                let (x, lo) = (self.register(reg)?, self.term(lo)?);
                self.terms.bits(x, lo, width)
            }
            Outside::Lane {
                file,
                index,
                lane,
                width,
            } => {
                let reg = self.part(file, index, lane, width)?;
                self.register(reg)?
            }
            Outside::State(i) => return self.state(i, ty),
            Outside::StateBits { state, lo, width } => {
                let lo = self.term(lo)?;
                let decl = self.world.program.state.get(usize::from(state));
                let whole = self.state(state, &decl.ok_or("state is missing")?.ty)?;
                let whole = self.term(whole)?;
                self.terms.bits(whole, lo, width)
            }
            Outside::Pc => self.terms.var(Var::Pc, width(ty)),
            Outside::Mem { phys: true, .. } => return Err("it reads physical memory"),
            Outside::Mem { addr, bytes, .. } => {
                if self.effects.store.is_some() {
                    return Err("it reads memory after it wrote it");
                }
                let addr = self.term(addr)?;
                let addr = self.terms.zext(addr, 64);
                self.terms.make(Op::Load, bytes * 8, vec![addr])
            }
        }))
    }

    fn write(&mut self, place: Outside<Sym>, value: Sym) -> Derivation<()> {
        let value = self.term(value)?;
        let place = match place {
            Outside::Lane {
                file,
                index,
                lane,
                width,
            } => {
                let part = self.part_file(file, &index, width)?;
                Outside::Reg {
                    file: part,
                    index: lane,
                }
            }
            other => other,
        };
        match place {
            Outside::Reg { file, index } => {
                let reg = self.reg(file, index)?;
                let width = self.world.program.files.get(usize::from(file)).map_or(64, |f| f.width);
                let value = self.terms.slice(value, 0, width);
                match self.effects.regs.iter_mut().find(|(r, _)| *r == reg) {
                    Some((_, known)) => *known = value,
                    None => self.effects.regs.push((reg, value)),
                }
            }
            Outside::RegBits { .. } | Outside::Lane { .. } => return Err("it writes a part of a register"),
            Outside::State(i) | Outside::StateBits { state: i, .. } => {
                if !self.world.unobserved.contains(&i) {
                    self.effects.state.push((i, Sym::Term(value)));
                }
            }
            Outside::Pc => {
                let always = self.terms.constant(1, 1);
                if self.effects.jump.is_some() {
                    return Err("it jumps twice");
                }
                self.effects.jump = Some((always, value));
            }
            Outside::Mem { addr, bytes, phys, .. } => {
                if phys || self.effects.store.is_some() {
                    return Err("it writes memory more than once");
                }
                let addr = self.term(addr)?;
                let addr = self.terms.zext(addr, 64);
                let value = self.terms.slice(value, 0, bytes * 8);
                self.effects.store = Some(Store { addr, value });
            }
        }
        Ok(())
    }

    fn csr(&mut self, _: Sym) -> Derivation<CsrAccess> {
        Err("it accesses a CSR")
    }

    fn trap(&mut self, _: Option<(Sym, Sym)>) -> Derivation<()> {
        if self.conditions == 0 && !self.effects.dead {
            return Err("it may trap");
        }
        if !self.effects.dead {
            self.effects.trap = Some(self.terms.constant(1, 1));
        }
        self.effects.dead = true;
        Ok(())
    }

    fn bounds(&mut self, lo: Sym, hi: Sym) -> Derivation<Range<i128>> {
        Ok(self.number(lo)?..self.number(hi)?)
    }

    fn branch<'p>(
        walk: &mut Walk<'p, Self>,
        locals: &mut Locals<Self>,
        cond: Sym,
        mut arm: impl FnMut(&mut Walk<'p, Self>, &mut Locals<Self>, bool) -> Step<Self>,
    ) -> Step<Self> {
        let cond = walk.domain.term(cond)?;
        if let Some(known) = walk.domain.terms.as_const(cond) {
            return arm(walk, locals, known != 0);
        }
        if walk.domain.want(cond) {
            return Err(Exit::Stop(WANTED));
        }
        if let Some(known) = walk.domain.of_registers(cond) {
            return arm(walk, locals, known);
        }
        let mut both = |walk: &mut Walk<'p, Self>, locals: &mut Locals<Self>, taken| match arm(walk, locals, taken) {
            Err(Exit::Return(_)) => Err(Exit::Stop("it returns from the middle")),
            other => other,
        };
        let (before, mut other) = (walk.domain.effects.clone(), locals.clone());
        walk.domain.conditions += 1;
        let yes = both(walk, locals, true)?;
        let after = std::mem::replace(&mut walk.domain.effects, before.clone());
        let no = both(walk, &mut other, false)?;
        walk.domain.conditions -= 1;
        let domain = &mut walk.domain;
        let otherwise = std::mem::take(&mut domain.effects);
        let trap = domain.joined_trap(cond, &after, &otherwise);
        // An arm that traps leaves nothing.
        if after.dead && !before.dead {
            *locals = other;
            domain.effects = Effects { trap, ..otherwise };
            return Ok(no);
        }
        if otherwise.dead && !before.dead {
            domain.effects = Effects { trap, ..after };
            return Ok(yes);
        }
        for (mine, theirs) in locals.iter_mut().zip(&other) {
            *mine = domain.either(cond, mine, theirs).unwrap_or(Sym::Unit);
        }
        domain.effects = domain.join(cond, &before, after, otherwise, trap)?;
        Ok(domain.either(cond, &yes, &no)?)
    }
}
