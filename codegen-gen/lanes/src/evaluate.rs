//! Symbolic evaluation of semantics with lanes: abstract interpretation of the IR over terms.
//!
//! Conditions over data are followed both ways and joined. Conditions that are settled (over operands, features, state
//! that is set up) are joined too where both sides have the same shape, which is what they touch and what results depend
//! on; where they have not, the run stops and asks for a split ([`Stop::Split`]). A loop over lanes is evaluated once,
//! with its counter as a variable.

use super::effects::{self, Effects, Load, Store};
use super::location::{Base, Location, Number, Part, Place};
use super::number::{evaluate, variables};
use super::operators::INT;
use super::sources::Sources;
use super::term::{Id, MAX_WIDTH, Op, Terms, Var};
use super::value::{Value, Wide};
use super::world::{World, assigned};
use hashbrown::HashMap;
use onespec_bv::word::sext;
use onespec_core::isa::FeatureSet;
use onespec_sem::ir::{BinOp, Expr, ExprKind, Program, Ty};
use onespec_sem::walk::{CsrAccess, Domain, Exit, Iterations, Limit, Limits, Locals, Outside, Step, Walk};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::rc::Rc;

/// Why nothing is known of what an instruction computes.
pub type Why = &'static str;

/// Why a run ends early.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    Why(Why),
    /// Something has a different shape for different values of this settled term.
    Split(Id),
    /// The value of this variable is wanted.
    Pin(Var),
}

/// Values that the variables of a run may have, and what else is assumed.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Choice {
    pub values: BTreeMap<Var, Vec<u128>>,
    pub assumed: Vec<(Id, bool)>,
    /// By sum operand, the alternative.
    pub alternatives: BTreeMap<u8, u8>,
    /// Variables that have fewer values than at first, and those that have not the most common ones.
    pub narrowed: BTreeSet<Var>,
    pub unusual: BTreeSet<Var>,
}

/// Values of a feature.
const EITHER: &[u128] = &[0, 1];

impl Choice {
    /// The values that a variable may have, where they are few.
    pub fn allowed(&self, var: Var) -> Option<&[u128]> {
        match (self.values.get(&var), var) {
            (Some(values), _) => Some(values),
            (None, Var::Feature(_)) => Some(EITHER),
            (None, _) => None,
        }
    }
}

/// Most values of variables that a condition is tried on.
const MAX_TRIED: usize = 1024;
/// Loops that name lanes and run no more often are unrolled.
const MAX_UNROLLED_LANES: i128 = 4;
/// Loops that are unrolled where lanes are no answer.
const MAX_UNROLLED: i128 = 8;

struct Pending {
    cond: Id,
    value: Value,
    effects: Effects,
    before: Effects,
}

/// The domain of a run.
pub struct Lanes<'a, 't> {
    world: &'a World<'a>,
    pub terms: &'t mut Terms,
    pub sources: &'t mut Sources,
    /// What operands are: ints.
    operands: &'a [Id],
    /// Operand variables that name registers.
    registers: &'a [bool],
    choice: &'a Choice,
    ilen: u32,
    pub effects: Effects,
    frames: Vec<Vec<Pending>>,
    counter: Option<Id>,
    /// In the present loop a register whose number depends on the lane is some register of its file.
    lenient: bool,
    carried: u8,
    opaque: u32,
    decided: HashMap<Id, Option<bool>>,
    /// What loops over lanes carry: what it is after a round.
    pub folds: Vec<Id>,
    /// Loops that were evaluated once, and where they begin and end.
    pub loops: u32,
    pub bounds: Vec<(Id, Id)>,
}

/// What a run is about.
pub struct Subject<'a> {
    pub operands: &'a [Id],
    pub registers: &'a [bool],
    pub choice: &'a Choice,
    pub ilen: u32,
}

impl<'a, 't> Lanes<'a, 't> {
    pub fn new(
        world: &'a World<'a>,
        subject: &Subject<'a>,
        terms: &'t mut Terms,
        sources: &'t mut Sources,
    ) -> Lanes<'a, 't> {
        Lanes {
            world,
            terms,
            sources,
            operands: subject.operands,
            registers: subject.registers,
            choice: subject.choice,
            ilen: subject.ilen,
            effects: Effects::default(),
            frames: Vec::new(),
            counter: None,
            lenient: false,
            carried: 0,
            opaque: 0,
            decided: HashMap::new(),
            folds: Vec::new(),
            loops: 0,
            bounds: Vec::new(),
        }
    }

    fn term(&mut self, value: Value) -> Result<Id, Stop> {
        match value {
            Value::Term(t) => Ok(t),
            Value::Wide(wide) => Ok(self.opaque(1, wide.of.to_vec())),
            _ => Err(Stop::Why("a value is missing")),
        }
    }

    fn flat(&mut self, values: &[&Value]) -> Vec<Id> {
        let mut ids = Vec::new();
        values.iter().for_each(|v| v.ids(&mut ids));
        ids
    }

    /// A value of which only is known what it is computed from.
    fn opaque(&mut self, width: u32, of: Vec<Id>) -> Id {
        let mut args = of;
        if args.len() > 40 {
            let all = args
                .iter()
                .flat_map(|a| self.sources.of(self.terms, *a).iter().copied().collect::<Vec<_>>());
            let mut all: Vec<u16> = all.collect();
            all.sort_unstable();
            all.dedup();
            args = all
                .into_iter()
                .filter_map(|n| self.sources.again(self.terms, n))
                .collect();
        }
        self.opaque += 1;
        let name: Rc<str> = format!("value{}", self.opaque).into();
        self.terms.make(Op::Call(name, 0), width.clamp(1, MAX_WIDTH), args)
    }

    fn value(&mut self, width: u32, of: Vec<Id>) -> Value {
        match width > MAX_WIDTH {
            true => Wide::of(width, of),
            false => Value::Term(self.opaque(width, of)),
        }
    }

    fn is_settled(&mut self, t: Id) -> bool {
        self.sources.is_settled(self.terms, t)
    }

    /// The values that a variable may have, where they are few.
    fn allowed(&self, var: Var) -> Option<&[u128]> {
        self.choice.allowed(var)
    }

    /// The value of a condition, where the choice decides it.
    fn decides(&mut self, cond: Id) -> Option<bool> {
        if let Some(known) = self.terms.as_const(cond) {
            return Some(known != 0);
        }
        if let Some((_, known)) = self.choice.assumed.iter().find(|(c, _)| *c == cond) {
            return Some(*known);
        }
        if let Some(known) = self.decided.get(&cond) {
            return *known;
        }
        let known = self.tried(cond);
        self.decided.insert(cond, known);
        known
    }

    fn tried(&mut self, cond: Id) -> Option<bool> {
        if !self.is_settled(cond) {
            return None;
        }
        let vars = variables(self.terms, cond);
        // Where nothing was narrowed yet the condition decides something.
        if vars.iter().all(|v| !self.choice.narrowed.contains(v)) {
            return None;
        }
        if let [var] = vars.as_slice() {
            let set = self.choice.allowed(*var)?.to_vec();
            return self.tried_on(cond, *var, &set);
        }
        let sets: Option<Vec<&[u128]>> = vars.iter().map(|v| self.allowed(*v)).collect();
        let sets = sets?;
        let all = sets.iter().try_fold(1usize, |all, s| all.checked_mul(s.len()))?;
        if all > MAX_TRIED || all == 0 {
            return None;
        }
        let mut first = None;
        for n in 0..all {
            let mut rest = n;
            let mut given = Vec::with_capacity(vars.len());
            for (var, set) in vars.iter().zip(&sets) {
                given.push((*var, set[rest % set.len()]));
                rest /= set.len();
            }
            let value = |var: Var| given.iter().find(|(v, _)| *v == var).map(|(_, x)| *x);
            let now = evaluate(self.terms, cond, &value)? != 0;
            if *first.get_or_insert(now) != now {
                return None;
            }
        }
        first
    }

    /// The value of a condition over one variable, where it has one.
    fn tried_on(&mut self, cond: Id, var: Var, set: &[u128]) -> Option<bool> {
        let mut first = None;
        for value in set {
            let known = self.sources.truths.get(&(cond, *value)).copied();
            let now = match known {
                Some(known) => known?,
                None => {
                    let made = evaluate(self.terms, cond, &|v| (v == var).then_some(*value)).map(|x| x != 0);
                    self.sources.truths.insert((cond, *value), made);
                    made?
                }
            };
            if *first.get_or_insert(now) != now {
                return None;
            }
        }
        first
    }

    fn old(&mut self, at: Location, width: u32) -> Id {
        self.sources.variable(self.terms, at, width)
    }

    // ---- joining

    fn either(&mut self, cond: Id, a: &Value, b: &Value) -> Value {
        match (a, b) {
            (a, b) if a == b => a.clone(),
            (Value::Term(a), Value::Term(b)) if self.terms.width(*a) == self.terms.width(*b) => {
                Value::Term(self.terms.ite(cond, *a, *b))
            }
            (Value::Wide(a), Value::Wide(b)) if a.width == b.width => {
                let mut of = vec![cond];
                of.extend(a.of.iter().chain(b.of.iter()));
                Wide::of(a.width, of)
            }
            (Value::Tuple(a), Value::Tuple(b)) if a.len() == b.len() => {
                Value::Tuple(a.iter().zip(b).map(|(a, b)| self.either(cond, a, b)).collect())
            }
            _ => Value::Unit,
        }
    }

    fn sets(&mut self, value: &Value) -> Vec<u16> {
        let mut ids = Vec::new();
        value.ids(&mut ids);
        self.of_all(&ids)
    }

    fn of_all(&mut self, ids: &[Id]) -> Vec<u16> {
        let mut all: Vec<u16> = Vec::new();
        for id in ids {
            all.extend(self.sources.of(self.terms, *id).iter());
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    fn alike(&mut self, a: &Value, b: &Value) -> bool {
        match (a, b) {
            (a, b) if a == b => true,
            (Value::Tuple(a), Value::Tuple(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| self.alike(a, b)),
            // One side that has no value yet is no difference: nothing reads it.
            (Value::Unit, _) | (_, Value::Unit) => true,
            (a, b) => self.sets(a) == self.sets(b),
        }
    }

    /// Whether two sides touch the same, and results depend on the same.
    fn same_shape(&mut self, a: &Effects, b: &Effects) -> bool {
        if a == b {
            return true;
        }
        if a.written.len() != b.written.len()
            || a.stores.len() != b.stores.len()
            || a.loads.len() != b.loads.len()
            || a.jumps.len() != b.jumps.len()
            || a.system != b.system
        {
            return false;
        }
        let traps = |this: &mut Self, e: &Effects| e.trap.is_some_and(|t| !this.is_settled(t));
        if traps(self, a) != traps(self, b) {
            return false;
        }
        for w in &a.written {
            let Some(v) = b.at(w.at) else { return false };
            if self.of_all(&[w.value]) != self.of_all(&[v.value])
                || self.of_all(&w.guard) != self.of_all(&v.guard)
                || self.of_all(&[w.inner]) != self.of_all(&[v.inner])
            {
                return false;
            }
        }
        let of_store = |this: &mut Self, s: &Store| (s.bytes, this.of_all(&[s.address]), this.of_all(&[s.value]));
        for (s, t) in a.stores.iter().zip(&b.stores) {
            if of_store(self, s) != of_store(self, t) {
                return false;
            }
        }
        for (s, t) in a.loads.iter().zip(&b.loads) {
            if s.bytes != t.bytes || self.of_all(&[s.address]) != self.of_all(&[t.address]) {
                return false;
            }
        }
        a.jumps
            .iter()
            .zip(&b.jumps)
            .all(|((_, s), (_, t))| self.of_all(&[*s]) == self.of_all(&[*t]))
    }

    fn join(&mut self, cond: Id, before: &Effects, yes: Effects, no: Effects) -> Effects {
        let sources = &mut *self.sources;
        effects::join(self.terms, cond, before, yes, no, |terms, at, width| {
            sources.variable(terms, at, width)
        })
    }

    // ---- places

    /// The register that an index names; `None` where that is data.
    fn number(&mut self, index: Value) -> Result<Option<Number>, Stop> {
        let index = self.term(index)?;
        if let Some(n) = self.terms.as_const(index) {
            return Ok(Some(Number::fixed(sext(n, self.terms.width(index)) as i64)));
        }
        if !self.is_settled(index) {
            return match !self.lenient && self.sources.moves(self.terms, index) {
                true => Err(Stop::Why("the number of a register depends on the lane")),
                false => Ok(None),
            };
        }
        let t = self.terms.amount(index);
        // An operand that is the number, whatever its kind is.
        if let Op::Var(Var::Index(k)) = self.terms.op(t) {
            return Ok(Some(Number {
                base: Base::Operand(*k),
                offset: 0,
                plus: None,
            }));
        }
        // What is no register's number has to be known.
        for var in variables(self.terms, t) {
            let is_register = matches!(var, Var::Index(k) if self.registers.get(usize::from(k)) == Some(&true));
            if !is_register
                && matches!(var, Var::Index(_))
                && self.allowed(var).is_some_and(|set| set.len() > 1 && set.len() <= 256)
            {
                return Err(Stop::Pin(var));
            }
        }
        let register = |terms: &Terms, t: Id| match terms.op(t) {
            Op::Var(Var::Index(k)) => Some(Base::Operand(*k)),
            _ => None,
        };
        let inner = |terms: &mut Terms, t: Id| {
            let t = terms.amount(t);
            register(terms, t)
        };
        if let Some(base) = register(self.terms, t) {
            return Ok(Some(Number {
                base,
                offset: 0,
                plus: None,
            }));
        }
        if let Op::Lin(c, factors) = self.terms.op(t).clone() {
            let offset = sext(c, self.terms.width(t)) as i64;
            let args = self.terms.args(t).to_vec();
            let found = args
                .iter()
                .zip(&factors)
                .position(|(a, k)| *k == 1 && inner(self.terms, *a).is_some());
            if let Some(at) = found
                && let Some(base) = inner(self.terms, args[at])
            {
                let rest: Vec<(u128, Id)> = factors
                    .into_iter()
                    .zip(args)
                    .enumerate()
                    .filter(|(i, _)| *i != at)
                    .map(|(_, p)| p)
                    .collect();
                let plus = (!rest.is_empty()).then(|| self.terms.lin(self.terms.width(t), 0, rest));
                return Ok(Some(Number { base, offset, plus }));
            }
        }
        Ok(Some(Number {
            base: Base::Settled(t),
            offset: 0,
            plus: None,
        }))
    }

    fn register(&mut self, file: u16, index: &Value) -> Result<Place, Stop> {
        Ok(match self.number(index.clone())? {
            Some(number) => Place::Register { file, number },
            None => Place::File(file),
        })
    }

    fn is_zero(&self, place: Place) -> bool {
        let Place::Register { file, number } = place else {
            return false;
        };
        let zero = self.world.program.files.get(usize::from(file)).and_then(|f| f.zero);
        number.base == Base::None && zero.map(i64::from) == Some(number.offset) && number.plus.is_none()
    }

    /// What a location holds.
    fn get(&mut self, at: Location, width: u32, whole: u32) -> Value {
        if let Some(w) = self.effects.at(at) {
            let value = w.value;
            return match self.terms.width(value) == width {
                true => Value::Term(value),
                false => self.value(width, vec![value]),
            };
        }
        let over: Vec<Id> = self
            .effects
            .written
            .iter()
            .filter(|w| w.at.overlaps(at))
            .map(|w| w.value)
            .collect();
        if !over.is_empty() {
            let mut of = over;
            of.push(self.old(Location::whole(at.place), whole.clamp(1, MAX_WIDTH)));
            return self.value(width, of);
        }
        match width > MAX_WIDTH {
            true => {
                let id = self.old(at, 1);
                Value::Wide(Wide {
                    width,
                    of: [id].into(),
                    whole: Some(at),
                    zero: false,
                })
            }
            false => Value::Term(self.old(at, width)),
        }
    }

    fn put(&mut self, at: Location, value: Value) -> Result<(), Stop> {
        let t = match value {
            Value::Term(t) => t,
            Value::Wide(wide) => self.opaque(MAX_WIDTH, wide.of.to_vec()),
            _ => return Err(Stop::Why("a value is missing")),
        };
        self.effects.write(at, t);
        Ok(())
    }

    /// The part of a place that bits `unit * lane + lo +: width` are, where lanes of `unit` bits are addressed.
    /// `Err(args)`: which part it is depends on these.
    fn part(&mut self, lo: Id, width: u32) -> Result<(Part, u32), Id> {
        if let Some(k) = self.terms.as_const(lo) {
            let k = k as u32;
            return match width > 0 && k.is_multiple_of(width) {
                true => Ok((Part::Element(width, k / width), 0)),
                false => {
                    // The aligned element around it.
                    let mut unit = width.next_power_of_two();
                    while k / unit != (k + width - 1) / unit {
                        unit *= 2;
                    }
                    Ok((Part::Element(unit, k / unit), k % unit))
                }
            };
        }
        if let Some(counter) = self.counter {
            if lo == counter && width == 1 {
                return Ok((Part::Lane(1), 0));
            }
            for unit in [width, 8, 16, 32, 64] {
                let bits = self.terms.constant(INT, unit.into());
                if unit >= width && unit <= MAX_WIDTH && self.terms.mul(counter, bits) == lo {
                    return Ok((Part::Lane(unit), 0));
                }
            }
        }
        Err(lo)
    }

    /// Reads bits of a place of `whole` bits.
    fn read_bits(&mut self, place: Place, whole: u32, lo: Id, width: u32) -> Result<Value, Stop> {
        let part = self.part(lo, width);
        if whole <= MAX_WIDTH && !matches!(part, Ok((Part::Lane(_), _))) {
            let x = self.get(Location::whole(place), whole, whole);
            let x = self.term(x)?;
            return Ok(Value::Term(self.terms.bits(x, lo, width)));
        }
        match part {
            Ok((part @ (Part::Lane(unit) | Part::Element(unit, _)), at)) if unit <= MAX_WIDTH => {
                let x = self.get(Location { place, part }, unit, whole);
                let x = self.term(x)?;
                Ok(Value::Term(self.terms.slice(x, at, width)))
            }
            _ => {
                let x = self.get(Location::whole(place), whole.max(MAX_WIDTH + 1), whole);
                let mut of = self.flat(&[&x]);
                of.push(lo);
                Ok(self.value(width, of))
            }
        }
    }

    fn write_bits(&mut self, place: Place, whole: u32, lo: Id, width: u32, value: Value) -> Result<(), Stop> {
        let part = self.part(lo, width);
        if whole <= MAX_WIDTH && !matches!(part, Ok((Part::Lane(_), _))) {
            let old = self.get(Location::whole(place), whole, whole);
            let old = self.term(old)?;
            let part = self.term(value)?;
            let known = self.terms.as_const(lo);
            let new = match known {
                Some(lo) => self.terms.with_bits(old, lo as i128, width, part),
                None => Some(self.opaque(whole, vec![old, lo, part])),
            };
            let new = new.ok_or(Stop::Why("it writes bits that are not there"))?;
            return self.put(Location::whole(place), Value::Term(new));
        }
        match part {
            Ok((part @ (Part::Lane(unit) | Part::Element(unit, _)), at)) if unit <= MAX_WIDTH => {
                let at_location = Location { place, part };
                let mut value = self.term(value)?;
                if unit != width {
                    let old = self.get(at_location, unit, whole);
                    let old = self.term(old)?;
                    let new = self.terms.with_bits(old, at.into(), width, value);
                    value = new.ok_or(Stop::Why("it writes bits that are not there"))?;
                }
                self.put(at_location, Value::Term(value))
            }
            _ => {
                let old = self.get(Location::whole(place), whole.max(MAX_WIDTH + 1), whole);
                let mut of = self.flat(&[&old, &value]);
                of.push(lo);
                let new = self.opaque(MAX_WIDTH, of);
                self.put(Location::whole(place), Value::Term(new))
            }
        }
    }

    /// The place of a lane, and its first bit there.
    fn lane(&mut self, file: u16, index: &Value, lane: Value, width: u32) -> Result<(Place, u32, Id), Stop> {
        let lane = self.term(lane)?;
        let bits = self.terms.constant(INT, width.into());
        let lo = self.terms.mul(lane, bits);
        let grouped = self
            .world
            .program
            .files
            .get(usize::from(file))
            .is_some_and(|f| f.grouped);
        let place = self.register(file, index)?;
        let fixed = matches!(
            place,
            Place::Register {
                number: Number {
                    base: Base::None,
                    plus: None,
                    ..
                },
                ..
            }
        );
        // All registers as one row of units: the number of the unit is what a register's number is elsewhere.
        if grouped && fixed && self.terms.as_const(lane).is_none() && self.is_settled(lane) {
            let zero = self.terms.constant(INT, 0);
            return Ok(match self.number(Value::Term(lane))? {
                Some(number) => (
                    Place::View {
                        file,
                        unit: width,
                        number,
                    },
                    width,
                    zero,
                ),
                None => (Place::File(file), self.world.width(file), lo),
            });
        }
        if grouped && fixed && self.terms.as_const(lane).is_none() && !self.sources.moves(self.terms, lane) {
            return Ok((Place::File(file), self.world.width(file).max(MAX_WIDTH + 1), lo));
        }
        Ok((place, self.world.width(file), lo))
    }

    fn state_width(&self, state: u16) -> u32 {
        match self.world.program.state.get(usize::from(state)).map(|s| &s.ty) {
            Some(Ty::Bits(n)) => *n,
            _ => INT,
        }
    }

    fn state(&mut self, state: u16) -> Value {
        let width = self.state_width(state);
        let at = Location::whole(Place::State(state));
        if let Some((_, value)) = self.world.known.iter().find(|(known, _)| *known == state)
            && width <= MAX_WIDTH
            && self.effects.at(at).is_none()
        {
            return Value::Term(self.terms.constant(width, *value));
        }
        let mode = self.world.modes.get(usize::from(state)) == Some(&true);
        if self.world.is_given(state) && !(mode && self.effects.at(at).is_some()) {
            return match width > MAX_WIDTH {
                true => Value::Wide(Wide {
                    width,
                    of: Rc::new([]),
                    whole: None,
                    zero: self.world.zeros.get(usize::from(state)) == Some(&true),
                }),
                false => Value::Term(self.terms.var(Var::State(state), width)),
            };
        }
        self.get(at, width, width)
    }

    // ---- loops

    fn once(
        walk: &mut Walk<'_, Self>,
        locals: &mut Locals<Self>,
        of: &Iterations<'_>,
        (lo, hi): (Id, Id),
    ) -> Step<Self, ()> {
        let domain = &mut walk.domain;
        let counter = domain.old(Location::whole(Place::Loop(0)), INT);
        let before = domain.effects.clone();
        domain.counter = Some(counter);
        let mut carried: Vec<(u32, Value, Value)> = Vec::new();
        for local in assigned(of.body) {
            let Some(value) = locals.get(local as usize).cloned() else {
                continue;
            };
            if value == Value::Unit || carried.iter().any(|(l, ..)| *l == local) {
                continue;
            }
            domain.carried = domain.carried.wrapping_add(1);
            let place = Place::Loop(domain.carried.max(1));
            let at = Location {
                place,
                part: Part::Lane(0),
            };
            let width = value.width(domain.terms);
            let var = match &value {
                Value::Term(_) => Value::Term(domain.old(at, width)),
                Value::Wide(_) => {
                    let id = domain.old(at, 1);
                    Wide::of(width, vec![id])
                }
                _ => continue,
            };
            if let Some(slot) = locals.get_mut(local as usize) {
                *slot = var.clone();
            }
            carried.push((local, var, value));
        }
        let done = walk.iteration(locals, of, Value::Term(counter));
        let domain = &mut walk.domain;
        domain.counter = None;
        done?;
        for (local, var, before) in carried {
            let Some(after) = locals.get(local as usize).cloned() else {
                continue;
            };
            let new = match after == var {
                true => before,
                false => {
                    if let Value::Term(t) = &after {
                        domain.folds.push(*t);
                    }
                    let mut of = domain.flat(&[&before]);
                    of.extend(domain.outside(&after));
                    of.extend(domain.outside(&Value::Term(hi)));
                    let width = before.width(domain.terms);
                    domain.value(width, of)
                }
            };
            if let Some(slot) = locals.get_mut(local as usize) {
                *slot = new;
            }
        }
        // What is no lane is what the last round left.
        let mut after = std::mem::take(&mut domain.effects);
        for w in &mut after.written {
            if matches!(w.at.part, Part::Lane(_)) || before.at(w.at) == Some(w) {
                continue;
            }
            let width = domain.terms.width(w.value);
            let mut of = vec![domain.old(w.at, width)];
            of.extend(domain.outside(&Value::Term(w.value)));
            w.value = domain.opaque(width, of);
            w.inner = w.value;
            w.guard = Vec::new();
        }
        // What stands in lanes from the end on is not specified.
        domain.effects = after;
        domain.bounds.push((lo, hi));
        domain.loops += 1;
        Ok(())
    }

    /// Variables of all that a value comes from outside of a loop.
    fn outside(&mut self, value: &Value) -> Vec<Id> {
        let all = self.sets(value);
        let own = |sources: &Sources, n: &u16| {
            !matches!(
                sources.location(*n),
                Some(Location {
                    place: Place::Loop(_),
                    ..
                })
            )
        };
        let all: Vec<u16> = all.into_iter().filter(|n| own(self.sources, n)).collect();
        all.into_iter()
            .filter_map(|n| self.sources.again(self.terms, n))
            .collect()
    }
}

fn width(ty: &Ty) -> u32 {
    ty.bits().unwrap_or(INT)
}

impl Domain for Lanes<'_, '_> {
    type Value = Value;
    type Error = Stop;

    const LIMITS: Limits = Limits {
        depth: 200,
        steps: 400_000,
        iterations: 2000,
    };
    const EVALUATES_TRAPS: bool = false;

    fn check(&mut self) -> Result<(), Stop> {
        match self.terms.is_full() {
            true => Err(Stop::Why("its semantics is too large")),
            false => Ok(()),
        }
    }

    fn exceeded(&mut self, limit: Limit) -> Stop {
        Stop::Why(match limit {
            Limit::Depth => "its semantics is nested too deeply",
            Limit::Steps => "its semantics is too large",
            Limit::Iterations => "its loops are too long",
        })
    }

    fn unit(&self) -> Value {
        Value::Unit
    }

    fn int(&mut self, value: i128) -> Value {
        Value::Term(self.terms.constant(INT, value as u128))
    }

    fn bool(&mut self, value: bool) -> Value {
        Value::Term(self.terms.constant(1, value.into()))
    }

    fn tuple(&mut self, parts: Vec<Value>) -> Value {
        Value::Tuple(parts)
    }

    fn parts(&mut self, value: Value) -> Option<Vec<Value>> {
        match value {
            Value::Tuple(parts) => Some(parts),
            _ => None,
        }
    }

    fn truth(&mut self, value: Value) -> Value {
        value
    }

    fn leaf(&mut self, e: &Expr) -> Result<Value, Stop> {
        let width = width(&e.ty);
        if width > MAX_WIDTH {
            return Ok(Wide::of(width, Vec::new()));
        }
        Ok(Value::Term(match &e.kind {
            ExprKind::Const(v) => self.terms.constant(width, *v),
            ExprKind::Int(v) => self.terms.constant(INT, *v as u128),
            ExprKind::Operand(i) => {
                let operand = self.operands.get(usize::from(*i));
                *operand.ok_or(Stop::Why("an operand is missing"))?
            }
            ExprKind::Pc => self.terms.var(Var::Pc, width),
            ExprKind::Ilen => self.terms.constant(width, self.ilen.into()),
            // Code that is selected has no reserved combinations of operands.
            ExprKind::Feature(FeatureSet::ALLOW_RESERVED) => self.terms.constant(1, 0),
            ExprKind::Feature(f) => match self.allowed(Var::Feature(*f)) {
                Some([one]) => {
                    let one = *one;
                    self.terms.constant(1, one)
                }
                _ => self.terms.var(Var::Feature(*f), 1),
            },
            ExprKind::Setting(s) => match self.world.settings.iter().find(|(known, _)| known == s) {
                Some((_, value)) => self.terms.constant(INT, *value as u128),
                None => self.terms.var(Var::Setting(*s), INT),
            },
            _ => return Ok(Value::Unit),
        }))
    }

    fn unary(&mut self, e: &Expr, operand: Value) -> Result<Value, Stop> {
        let width = width(&e.ty);
        if width > MAX_WIDTH || matches!(operand, Value::Wide(_)) {
            let of = self.flat(&[&operand]);
            return Ok(self.value(width, of));
        }
        let x = self.term(operand)?;
        Ok(self.terms.unary(e, x).map_or(Value::Unit, Value::Term))
    }

    fn binary(&mut self, e: &Expr, a: Value, b: Value) -> Result<Value, Stop> {
        let width = width(&e.ty);
        if let (ExprKind::Slice(..), Value::Wide(_)) = (&e.kind, &a) {
            return self.slice(a, b, width);
        }
        if width > MAX_WIDTH || matches!(a, Value::Wide(_)) || matches!(b, Value::Wide(_)) {
            let of = self.flat(&[&a, &b]);
            return Ok(self.value(width, of));
        }
        let (a, b) = (self.term(a)?, self.term(b)?);
        // A lane of all of a register, or of state.
        if let (ExprKind::Slice(..), Op::Var(Var::Other(n))) = (&e.kind, self.terms.op(a))
            && let Some(Location {
                place,
                part: Part::Whole,
            }) = self.sources.location(*n)
            && matches!(place, Place::Register { .. } | Place::State(_))
            && let Ok((part @ Part::Lane(unit), 0)) = self.part(b, width)
            && unit == width
        {
            return Ok(Value::Term(self.old(Location { place, part }, width)));
        }
        // The rest of a number by a power of two is its low bits.
        if let ExprKind::Bin(BinOp::RemS | BinOp::RemU, x, _) = &e.kind
            && matches!(x.ty, Ty::Int(0.., _))
            && let Some(n) = self.terms.as_const(b)
            && n.is_power_of_two()
        {
            if n == 1 {
                return Ok(Value::Term(self.terms.constant(width, 0)));
            }
            let low = self.terms.slice(a, 0, n.trailing_zeros());
            return Ok(Value::Term(self.terms.zext(low, width)));
        }
        Ok(self.terms.binary(e, a, b).map_or(Value::Unit, Value::Term))
    }

    fn table(&mut self, table: u16, index: Value, ty: &Ty) -> Result<Value, Stop> {
        let index = self.term(index)?;
        let width = width(ty);
        let Some(n) = self.terms.as_const(index) else {
            let name: Rc<str> = self
                .world
                .program
                .tables
                .get(usize::from(table))
                .map_or("table", |t| &t.name)
                .into();
            return Ok(Value::Term(self.terms.make(Op::Call(name, 0), width, vec![index])));
        };
        let table = self.world.program.tables.get(usize::from(table));
        let entry = table.and_then(|t| t.data.get(usize::try_from(n).ok()?));
        Ok(Value::Term(
            self.terms.constant(width, entry.copied().unwrap_or(0).into()),
        ))
    }

    fn external(&mut self, function: u16, args: Vec<Value>, ty: &Ty) -> Result<Value, Stop> {
        let function = self.world.program.externs.get(usize::from(function));
        let function = function.ok_or(Stop::Why("a function is missing"))?;
        let mut of = self.flat(&args.iter().collect::<Vec<_>>());
        let mut name: Rc<str> = function.name.as_str().into();
        if !function.pure {
            self.effects.system = true;
            of.push(self.old(Location::whole(Place::Memory), 1));
            self.opaque += 1;
            name = format!("{}{}", function.name, self.opaque).into();
        }
        Ok(self.called(&name, of, ty))
    }

    fn shortcut(&mut self, function: u32, args: &[Value]) -> Option<Value> {
        if !self.world.stays_call(function) {
            return None;
        }
        let of = self.flat(&args.iter().collect::<Vec<_>>());
        if of.iter().all(|t| self.is_settled(*t)) {
            return None;
        }
        let func = self.world.program.funcs.get(function as usize)?;
        let name: Rc<str> = self.world.name(function).unwrap_or("fn").into();
        Some(self.called(&name, of, &func.result))
    }

    fn entered(&mut self) {
        self.frames.push(Vec::new());
    }

    fn left(&mut self, value: Value) -> Result<Value, Stop> {
        let mut value = value;
        for pending in self.frames.pop().unwrap_or_default().into_iter().rev() {
            value = self.either(pending.cond, &pending.value, &value);
            let now = std::mem::take(&mut self.effects);
            self.effects = self.join(pending.cond, &pending.before, pending.effects, now);
        }
        Ok(value)
    }

    fn slice(&mut self, whole: Value, lo: Value, width: u32) -> Result<Value, Stop> {
        let lo = self.term(lo)?;
        match whole {
            Value::Wide(wide) if wide.zero && width <= MAX_WIDTH => Ok(Value::Term(self.terms.constant(width, 0))),
            Value::Wide(wide) => {
                if let Some(at) = wide.whole
                    && let Ok((part @ (Part::Lane(unit) | Part::Element(unit, _)), below)) = self.part(lo, width)
                    && unit <= MAX_WIDTH
                {
                    let x = self.old(Location { place: at.place, part }, unit);
                    return Ok(Value::Term(self.terms.slice(x, below, width)));
                }
                let mut of = wide.of.to_vec();
                of.push(lo);
                Ok(self.value(width, of))
            }
            whole => {
                let whole = self.term(whole)?;
                Ok(Value::Term(self.terms.bits(whole, lo, width)))
            }
        }
    }

    fn with_slice(&mut self, whole: Value, lo: Value, width: u32, part: Value) -> Result<Value, Stop> {
        let lo = self.term(lo)?;
        let all = whole.width(self.terms);
        let known = self.terms.as_const(lo);
        match (&whole, &part, known) {
            (Value::Term(old), Value::Term(part), Some(n)) => {
                let new = self.terms.with_bits(*old, n as i128, width, *part);
                new.map(Value::Term)
                    .ok_or(Stop::Why("it writes bits that are not there"))
            }
            _ => {
                let mut of = self.flat(&[&whole, &part]);
                of.push(lo);
                Ok(self.value(all, of))
            }
        }
    }

    fn read(&mut self, place: Outside<Value>, ty: &Ty) -> Result<Value, Stop> {
        let bits = width(ty);
        match place {
            Outside::Reg { file, index } => {
                let place = self.register(file, &index)?;
                if self.is_zero(place) {
                    return Ok(Value::Term(self.terms.constant(bits, 0)));
                }
                let value = self.get(Location::whole(place), bits, self.world.width(file));
                self.chosen(place, value, &index)
            }
            Outside::RegBits { file, index, lo, width } => {
                let place = self.register(file, &index)?;
                if self.is_zero(place) {
                    return Ok(Value::Term(self.terms.constant(width, 0)));
                }
                let lo = self.term(lo)?;
                let value = self.read_bits(place, self.world.width(file), lo, width)?;
                self.chosen(place, value, &index)
            }
            Outside::Lane {
                file,
                index,
                lane,
                width,
            } => {
                let (place, whole, lo) = self.lane(file, &index, lane, width)?;
                let value = self.read_bits(place, whole, lo, width)?;
                self.chosen(place, value, &index)
            }
            Outside::State(state) => Ok(self.state(state)),
            Outside::StateBits { state, lo, width } => {
                let whole = self.state_width(state);
                if self.world.is_given(state) {
                    let value = self.state(state);
                    return self.slice(value, lo, width);
                }
                let lo = self.term(lo)?;
                self.read_bits(Place::State(state), whole, lo, width)
            }
            Outside::Pc => Ok(Value::Term(self.terms.var(Var::Pc, bits))),
            Outside::Mem { addr, bytes, .. } => {
                let addr = self.term(addr)?;
                self.effects.loads.push(Load {
                    address: addr,
                    bytes,
                    guard: Vec::new(),
                });
                let memory = self.old(Location::whole(Place::Memory), 1);
                if self.effects.stores.is_empty() && bits <= MAX_WIDTH {
                    let addr = self.terms.zext(addr, 64);
                    return Ok(Value::Term(self.terms.make(Op::Load, bytes * 8, vec![addr])));
                }
                Ok(self.value(bits, vec![memory, addr]))
            }
        }
    }

    fn write(&mut self, place: Outside<Value>, value: Value) -> Result<(), Stop> {
        match place {
            Outside::Reg { file, index } => {
                let place = self.register(file, &index)?;
                if self.is_zero(place) {
                    return Ok(());
                }
                if matches!(place, Place::File(_)) {
                    let mut of = self.flat(&[&value, &index]);
                    of.push(self.old(Location::whole(place), MAX_WIDTH));
                    let new = self.opaque(MAX_WIDTH, of);
                    return self.put(Location::whole(place), Value::Term(new));
                }
                let width = self.world.width(file);
                let value = match value {
                    Value::Term(t) if width <= MAX_WIDTH => Value::Term(self.terms.slice(t, 0, width)),
                    value => value,
                };
                self.put(Location::whole(place), value)
            }
            Outside::RegBits { file, index, lo, width } => {
                let place = self.register(file, &index)?;
                let lo = self.term(lo)?;
                self.write_bits(place, self.world.width(file), lo, width, value)
            }
            Outside::Lane {
                file,
                index,
                lane,
                width,
            } => {
                let (place, whole, lo) = self.lane(file, &index, lane, width)?;
                self.write_bits(place, whole, lo, width, value)
            }
            Outside::State(state) => self.put_state(state, value),
            Outside::StateBits { state, lo, width } => {
                let lo = self.term(lo)?;
                let settled = self.world.settled.get(usize::from(state)) == Some(&true);
                match settled {
                    true => Ok(()),
                    false => self.write_bits(Place::State(state), self.state_width(state), lo, width, value),
                }
            }
            Outside::Pc => {
                let to = self.term(value)?;
                self.effects.jumps.push((Vec::new(), to));
                Ok(())
            }
            Outside::Mem { addr, bytes, .. } => {
                let address = self.term(addr)?;
                let value = self.term(value)?;
                self.effects.stores.push(Store {
                    address,
                    value,
                    bytes,
                    guard: Vec::new(),
                });
                Ok(())
            }
        }
    }

    fn csr(&mut self, _: Value) -> Result<CsrAccess, Stop> {
        Err(Stop::Why("it accesses a CSR by number"))
    }

    fn trap(&mut self, _: Option<(Value, Value)>) -> Result<(), Stop> {
        if !self.effects.dead {
            self.effects.trap = Some(self.terms.constant(1, 1));
        }
        self.effects.dead = true;
        Ok(())
    }

    fn bounds(&mut self, lo: Value, hi: Value) -> Result<Range<i128>, Stop> {
        let mut ends = [0; 2];
        for (end, value) in ends.iter_mut().zip([lo, hi]) {
            let t = self.term(value)?;
            if let Some(n) = self.terms.as_const(t) {
                *end = sext(n, self.terms.width(t));
                continue;
            }
            if self.is_settled(t) {
                for var in variables(self.terms, t) {
                    let wanted = matches!(var, Var::Index(_));
                    if wanted && self.allowed(var).is_some_and(|set| set.len() > 1 && set.len() <= 256) {
                        return Err(Stop::Pin(var));
                    }
                }
            }
            return Err(Stop::Why("how often a loop runs is data"));
        }
        Ok(ends[0]..ends[1])
    }

    fn repeat(
        walk: &mut Walk<'_, Self>,
        locals: &mut Locals<Self>,
        of: &Iterations<'_>,
        lo: Value,
        hi: Value,
    ) -> Step<Self, ()> {
        let range = walk.domain.bounds(lo.clone(), hi.clone());
        let lanes = walk.domain.counter.is_none() && walk.domain.world.names_lanes(of.body);
        let known = match range {
            Ok(range) if !lanes || range.end - range.start <= MAX_UNROLLED_LANES => {
                return walk.iterate(locals, of, range);
            }
            Ok(range) => Some(range),
            Err(Stop::Why(_)) if lanes => None,
            Err(stop) => return Err(stop.into()),
        };
        let ends = (walk.domain.term(lo)?, walk.domain.term(hi)?);
        let (effects, before) = (walk.domain.effects.clone(), locals.clone());
        let (depth, frames, pending) = walk.mark();
        walk.domain.lenient = known.as_ref().is_none_or(|r| r.end - r.start > MAX_UNROLLED);
        match Lanes::once(walk, locals, of, ends) {
            Err(Exit::Stop(Stop::Why(why))) => {
                let Some(range) = known.filter(|r| r.end - r.start <= MAX_UNROLLED) else {
                    return Err(Stop::Why(why).into());
                };
                walk.back(depth, frames, pending);
                walk.domain.effects = effects;
                walk.domain.counter = None;
                *locals = before;
                walk.iterate(locals, of, range)
            }
            Err(Exit::Return(_)) => Err(Stop::Why("it returns from a loop over lanes").into()),
            other => other,
        }
    }

    fn branch<'p>(
        walk: &mut Walk<'p, Self>,
        locals: &mut Locals<Self>,
        cond: Value,
        mut arm: impl FnMut(&mut Walk<'p, Self>, &mut Locals<Self>, bool) -> Step<Self>,
    ) -> Step<Self> {
        let cond = walk.domain.term(cond)?;
        if let Some(known) = walk.domain.decides(cond) {
            return arm(walk, locals, known);
        }
        let settled = walk.domain.is_settled(cond);
        let mark = walk.mark();
        let (before, mut other) = (walk.domain.effects.clone(), locals.clone());
        let yes = arm(walk, locals, true);
        let after = std::mem::replace(&mut walk.domain.effects, before.clone());
        let waiting_yes = walk.back(mark.0, mark.1, mark.2);
        let no = arm(walk, &mut other, false);
        let otherwise = std::mem::take(&mut walk.domain.effects);
        let waiting_no = walk.back(mark.0, mark.1, mark.2);
        let domain = &mut walk.domain;
        let split = || Err(Stop::Split(cond).into());
        for side in [&yes, &no] {
            if let Err(Exit::Stop(stop)) = side {
                return if settled { split() } else { Err((*stop).into()) };
            }
        }
        let trap = effects::trap(domain.terms, cond, &after, &otherwise);
        // A side that traps leaves nothing.
        if after.dead && !before.dead {
            *locals = other;
            domain.effects = Effects { trap, ..otherwise };
            domain.wait(None, waiting_no);
            return no;
        }
        if otherwise.dead && !before.dead {
            domain.effects = Effects { trap, ..after };
            domain.wait(None, waiting_yes);
            return yes;
        }
        let not = domain.terms.not(cond);
        let returns = [&yes, &no].map(|side| matches!(side, Err(Exit::Return(_))));
        let (Ok(a) | Err(Exit::Return(a))) = yes else {
            return split();
        };
        let (Ok(b) | Err(Exit::Return(b))) = no else {
            return split();
        };
        if settled {
            let waits = !waiting_yes.is_empty() || !waiting_no.is_empty();
            let same = returns[0] == returns[1]
                && !waits
                && domain.same_shape(&after, &otherwise)
                && domain.alike(&a, &b)
                && locals
                    .iter()
                    .zip(&other)
                    .all(|(mine, theirs)| domain.alike(mine, theirs));
            if !same {
                return split();
            }
        }
        domain.wait(Some(cond), waiting_yes);
        domain.wait(Some(not), waiting_no);
        let pending = |cond: Id, value: Value, effects: Effects| Pending {
            cond,
            value,
            effects,
            before: before.clone(),
        };
        match returns {
            [true, false] => {
                domain.wait(None, vec![pending(cond, a, after)]);
                *locals = other;
                domain.effects = otherwise;
                Ok(b)
            }
            [false, true] => {
                domain.wait(None, vec![pending(not, b, otherwise)]);
                domain.effects = after;
                Ok(a)
            }
            [both, _] => {
                for (mine, theirs) in locals.iter_mut().zip(&other) {
                    *mine = domain.either(cond, mine, theirs);
                }
                domain.effects = domain.join(cond, &before, after, otherwise);
                let value = domain.either(cond, &a, &b);
                if both { Err(Exit::Return(value)) } else { Ok(value) }
            }
        }
    }
}

/// Where frames stand, to come back to after one side of a condition.
trait Mark {
    fn mark(&self) -> (u32, usize, usize);
    /// Puts the walk back, and gives what returned since.
    fn back(&mut self, depth: u32, frames: usize, pending: usize) -> Vec<Pending>;
}

impl Mark for Walk<'_, Lanes<'_, '_>> {
    fn mark(&self) -> (u32, usize, usize) {
        let frames = &self.domain.frames;
        (self.depth, frames.len(), frames.last().map_or(0, Vec::len))
    }

    fn back(&mut self, depth: u32, frames: usize, pending: usize) -> Vec<Pending> {
        self.depth = depth;
        self.domain.frames.truncate(frames);
        match self.domain.frames.last_mut() {
            Some(last) => last.split_off(pending.min(last.len())),
            None => Vec::new(),
        }
    }
}

impl Lanes<'_, '_> {
    /// Values that were returned wait for the end of the body; those of a side, under its condition.
    fn wait(&mut self, cond: Option<Id>, pending: Vec<Pending>) {
        for mut one in pending {
            if let Some(cond) = cond {
                one.cond = self.terms.bitwise(&Op::And, vec![cond, one.cond], 1);
            }
            if let Some(last) = self.frames.last_mut() {
                last.push(one);
            }
        }
    }

    /// A value of a register of which the number is data comes from the number, too.
    fn chosen(&mut self, place: Place, value: Value, index: &Value) -> Result<Value, Stop> {
        if !matches!(place, Place::File(_)) {
            return Ok(value);
        }
        let width = value.width(self.terms);
        let of = self.flat(&[&value, index]);
        Ok(self.value(width, of))
    }

    fn put_state(&mut self, state: u16, value: Value) -> Result<(), Stop> {
        if self.world.settled.get(usize::from(state)) == Some(&true) {
            return Ok(());
        }
        self.put(Location::whole(Place::State(state)), value)
    }

    /// The result of a call that stays one.
    fn called(&mut self, name: &Rc<str>, of: Vec<Id>, ty: &Ty) -> Value {
        let mut part = |i: usize, ty: &Ty| {
            let width = width(ty);
            match width > MAX_WIDTH {
                true => Wide::of(width, of.clone()),
                false => Value::Term(self.terms.make(Op::Call(name.clone(), i as u8), width, of.clone())),
            }
        };
        match ty {
            Ty::Tuple(parts) => Value::Tuple(parts.iter().enumerate().map(|(i, ty)| part(i, ty)).collect()),
            Ty::Unit => Value::Unit,
            ty => part(0, ty),
        }
    }
}

/// A walk over the semantics of an instruction.
pub fn walk<'a, 't>(program: &'a Program, domain: Lanes<'a, 't>) -> Walk<'a, Lanes<'a, 't>> {
    Walk::new(program, domain)
}
