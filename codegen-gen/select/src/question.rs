//! Patterns as questions to an SMT solver: do the instructions compute what the gates compute, for all registers that
//! hold values in the sources' representations, for all constants, and for all state that is not given? Both sides are
//! the semantics as written, without the terms and normal forms by which patterns are found; the set-up is that of
//! [`super::trial`].

use super::forms;
use super::offered::{Given, feature_sets};
use super::pattern::{Arg, Held, Holder, Node, Pattern, Require};
use super::trial::{BRANCH_OFFSET, PC, branch_operand, bytes, sources_files};
use super::vectors;
use super::vectors::trial::UNSPECIFIED;
use super::{GateSet, Selection};
use onespec_bv::calc::{self, Domain, Step};
use onespec_core::isa::FeatureSet;
use onespec_core::select::{CalcOp, Effect, ImmMap, Value};
use onespec_description::model::{self, Dir, Isa, Kind};
use onespec_diag::Diags;
use onespec_sem::ir::{BinOp, CmpOp, FuncId, Program, Ty};
use onespec_sem::smt::Unsupported;
use onespec_sem::smt::domain::{Sym, walk};
use onespec_sem::smt::gate;
use onespec_sem::smt::terms::{Number, Term, Terms, bits_of};
use onespec_sem::smt::world::World;
use std::collections::{BTreeMap, BTreeSet, HashMap};

type Res<T> = Result<T, Unsupported>;

fn no<T>(what: &str) -> Res<T> {
    Err(Unsupported(what.to_string()))
}

/// Width in which constants are computed.
const WIDE: u32 = calc::WIDTH;

/// A question in SMT-LIB 2, up to `(check-sat)`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Question {
    pub text: String,
    /// It is about functions of the host of which nothing is known: `unsat` is a proof, `sat` says nothing.
    pub opaque: bool,
}

/// The questions of a selection's patterns.
pub struct Questions<'a> {
    isa: &'a Isa,
    program: &'a Program,
    set: &'a GateSet,
    selection: &'a Selection,
    features: Given,
    given: Vec<(u16, i128)>,
    /// Registers of vectors with a number in every element.
    constants: Vec<(u16, u16, u64)>,
    unobserved: Vec<u16>,
    /// State of settings: more is given under these than for all of the machine.
    settings: Vec<u16>,
    /// The gates at the scale of the machine's vectors, where it is not 1.
    scaled: Option<Program>,
    scale: u32,
    /// By gate on vectors, what the machine computes for each element in its place.
    approximations: HashMap<u16, FuncId>,
}

impl<'a> Questions<'a> {
    /// `program` is that of the selection's assignment of parameters.
    pub fn new(isa: &'a Isa, program: &'a Program, set: &'a GateSet, selection: &'a Selection) -> Questions<'a> {
        let state = |name: &str| program.state.iter().position(|s| s.name == name).map(|i| i as u16);
        let select = isa.select.iter();
        let given = select.clone().flat_map(|select| &select.given);
        let given = given
            .filter_map(|(name, value)| Some((state(name)?, i128::from(*value))))
            .collect();
        let settings = select.clone().flat_map(|select| &select.settings);
        let settings = settings.flat_map(|setting| &setting.state);
        let settings = settings.filter_map(|(name, _)| state(name)).collect();
        let unobserved = select.flat_map(|select| &select.unobserved);
        let unobserved = unobserved.filter_map(|name| state(name)).collect();
        let scale = super::scale(isa);
        let scaled = (scale != 1).then(|| onespec_sem::lower_scaled(&set.isa, scale, &mut Diags::default()));
        Questions {
            constants: super::machine::constants(isa),
            approximations: vectors::approximations(isa, program, set, selection),
            scaled,
            scale,
            isa,
            program,
            set,
            selection,
            features: Given::of(isa),
            given,
            unobserved,
            settings,
        }
    }

    /// The questions of a pattern, one for each set of features with which it is offered. The pattern is right in all of
    /// its representations, for every machine that has what it needs, when each answer is `unsat`.
    ///
    /// # Errors
    /// Semantics has no term.
    pub fn ask(&self, pattern: &Pattern) -> Res<Vec<Question>> {
        let sets = feature_sets(self.isa, self.program, &self.features, pattern);
        sets.into_iter().map(|features| self.one(pattern, features)).collect()
    }

    fn one(&self, pattern: &Pattern, features: FeatureSet) -> Res<Question> {
        let is_set = |require: &Require| match require.place {
            Holder::State(state) => self.settings.contains(&state),
            Holder::Register(..) => false,
        };
        if pattern.requires.iter().any(is_set) {
            return no("a setting of the machine");
        }
        let mut asker = Asker {
            of: self,
            pattern,
            terms: Terms::default(),
            imms: Vec::new(),
            possible: possible(&pattern.tree),
            sources: Vec::new(),
            world: World::new(features, i128::from(PC), 0),
        };
        let right = asker.right()?;
        let mut text = format!("(set-logic {})\n", asker.terms.logic());
        text += &asker.terms.text;
        text += &format!("(assert (not (= {} #b1)))\n(check-sat)\n", right.text);
        Ok(Question {
            text,
            opaque: asker.terms.is_opaque(),
        })
    }
}

/// What the operands of an instruction are made of.
struct Placing<'r> {
    /// Files and registers of the sources and of temporaries.
    sources: &'r [(u16, u32)],
    temps: &'r [(u16, u32)],
    free: &'r mut u32,
    written: Option<(u16, u32)>,
}

struct Asker<'a> {
    of: &'a Questions<'a>,
    pattern: &'a Pattern,
    terms: Terms,
    /// By number of the immediate.
    imms: Vec<Option<Number>>,
    /// By number of the immediate, the few values that it may have, where a table says so.
    possible: BTreeMap<u8, Vec<i64>>,
    /// By source, the register and the value that it holds.
    sources: Vec<Option<(Term, Term)>>,
    world: World,
}

impl Asker<'_> {
    fn width(&self, ty: u8) -> u32 {
        let ty = self.of.set.isa.graph.types.get(usize::from(ty));
        ty.map_or(1, |t| t.width.max(1) * if t.lanes > 0 { self.of.scale } else { 1 })
    }

    /// Whether all is as it should be, as a bit.
    fn right(&mut self) -> Res<Term> {
        let mut constants = Vec::new();
        self.leaves(&self.pattern.tree, &mut constants)?;
        if !self.pattern.where_.is_empty() {
            let holds = self.calc(&self.pattern.where_)?;
            let holds = self.terms.is_true(&holds);
            self.terms.require(&holds);
        }
        let mut before = Some(World::new(FeatureSet::default(), 0, 0));
        let value = self.tree(&self.pattern.tree, &mut constants.into_iter(), &mut before)?;
        let Some(before) = before else {
            return no("gates without a world");
        };
        // Where gates trap they have no value.
        let whole = self.terms.not(&before.traps);
        self.terms.require(&whole);
        for (state, known) in &self.of.given {
            let ty = self.of.program.state.get(usize::from(*state)).map(|s| &s.ty);
            let known = match ty {
                Some(Ty::Bits(width)) => Sym::Bits(Term::constant(*width, *known as u128)),
                _ => Sym::Int(Number::constant(*known)),
            };
            self.world.state.insert(*state, known);
        }
        let required = self.requires()?;
        let given = self.world.state.clone();
        let place = self.instructions()?;
        let mut right = self.terms.not(&self.world.traps.clone());
        // State is as it was.
        for (state, now) in self.world.state.clone() {
            if self.of.unobserved.contains(&state) || given.contains_key(&state) {
                continue;
            }
            self.world.state.remove(&state);
            let was = self.world.state(self.of.program, &mut self.terms, state)?;
            let same = match (&was, &now) {
                (Sym::Bits(a), Sym::Bits(b)) => self.terms.compare(CmpOp::Eq, a, b),
                (Sym::Int(a), Sym::Int(b)) => self.terms.int_compare(CmpOp::Eq, a, b),
                _ => return no("state that is no number"),
            };
            right = self.terms.both(&right, &same);
        }
        // So is what was required, but for the result.
        for (state, was) in required {
            let result = self
                .pattern
                .results
                .first()
                .and_then(|r| self.of.selection.reprs.get(usize::from(*r)));
            if result.and_then(|r| vectors::state_of(self.of.isa, self.of.program, r.file)) == Some(state) {
                continue;
            }
            if let Some(Sym::Bits(now)) = self.world.state.get(&state).cloned() {
                let same = self.terms.compare(CmpOp::Eq, &was, &now);
                right = self.terms.both(&right, &same);
            }
        }
        let stored = self.same_stores(&before)?;
        right = self.terms.both(&right, &stored);
        let goes = match self.world.next.clone() {
            None => Term::constant(1, 0),
            Some(next) => {
                let there = Term::constant(next.width, PC.wrapping_add(BRANCH_OFFSET as u64).into());
                let behind = Term::constant(next.width, (self.world.pc + self.world.length) as u128);
                let goes = self.terms.compare(CmpOp::Eq, &next, &there);
                let stays = self.terms.compare(CmpOp::Eq, &next, &behind);
                let one = self.terms.either(&goes, &stays);
                right = self.terms.both(&right, &one);
                goes
            }
        };
        match self.pattern.effect {
            Effect::Store => return Ok(right),
            Effect::Branch(taken) => {
                let Some(value) = value else {
                    return no("a branch without a condition");
                };
                let bit = self.terms.extract(&value, 0, 1);
                let wanted = if taken { bit } else { self.terms.not(&bit) };
                let same = self.terms.compare(CmpOp::Eq, &wanted, &goes);
                return Ok(self.terms.both(&right, &same));
            }
            Effect::None | Effect::Load => {
                let stays = self.terms.not(&goes);
                right = self.terms.both(&right, &stays);
            }
        }
        let (Some(value), Some(register)) = (value, place) else {
            return no("a pattern without a value");
        };
        for result in &self.pattern.results {
            let Some(repr) = self.of.selection.reprs.get(usize::from(*result)) else {
                return no("a representation that is not there");
            };
            let (code, element) = (repr.code, self.element(repr.ty));
            let read = self.machine(code.value, &register)?;
            let same = match (self.pattern.effect, element) {
                (Effect::Load, Some(element)) => self.is_loaded(&read, &value, element),
                _ => self.terms.compare(CmpOp::Eq, &read, &value),
            };
            right = self.terms.both(&right, &same);
            if let Some(func) = code.register {
                let whole = self.machine(func, &value)?;
                let same = self.terms.compare(CmpOp::Eq, &whole, &register);
                right = self.terms.both(&right, &same);
            }
        }
        Ok(right)
    }

    /// Bits of an element of vectors of a type.
    fn element(&self, ty: u8) -> Option<u32> {
        let types = &self.of.set.isa.graph.types;
        let vector = types.get(usize::from(ty)).filter(|t| t.lanes > 0)?;
        types.get(usize::from(vector.element)).map(|t| t.width)
    }

    /// Whether a register has what the gates load: what an element is that these do not specify does not matter.
    fn is_loaded(&mut self, register: &Term, value: &Term, element: u32) -> Term {
        let unspecified = Term::constant(element, UNSPECIFIED & (u128::MAX >> (128 - element.clamp(1, 128))));
        let mut right = Term::constant(1, 1);
        for at in (0..value.width).step_by(element.max(1) as usize) {
            let [now, wanted] = [register, value].map(|whole| self.terms.extract(whole, at, element));
            let same = self.terms.compare(CmpOp::Eq, &now, &wanted);
            let open = self.terms.compare(CmpOp::Eq, &wanted, &unspecified);
            let either = self.terms.either(&same, &open);
            right = self.terms.both(&right, &either);
        }
        right
    }

    /// Bits of a register, or of the piece of state that a representation's file is.
    fn register_width(&self, file: u16) -> u32 {
        let of_state = || {
            let state =
                self.of
                    .program
                    .state
                    .get(usize::from(vectors::state_of(self.of.isa, self.of.program, file)?))?;
            state.ty.bits()
        };
        let file = self.of.program.files.get(usize::from(file)).map(|f| f.width);
        file.or_else(of_state).unwrap_or(64)
    }

    /// A number in every element of a register, or in all of one that holds no vectors.
    fn filled(&mut self, file: u16, number: i64) -> Term {
        let width = self.register_width(file);
        let low = Term::constant(64, number as u64 as u128);
        self.terms.resize(&low, width, true)
    }

    /// Puts what the pattern requires into registers and state; the state that it requires.
    fn requires(&mut self) -> Res<Vec<(u16, Term)>> {
        for (file, number, value) in self.of.constants.clone() {
            let repr = self.of.selection.reprs.iter().find(|r| r.file == file && r.vector);
            let element = repr.and_then(|r| {
                let ty = self.of.set.isa.graph.types.get(usize::from(r.ty))?;
                self.of.set.isa.graph.types.get(usize::from(ty.element))
            });
            let width = self.register_width(file);
            let element = Term::constant(element.map_or(width, |t| t.width), value.into());
            let whole = self.terms.repeat(&element, width);
            self.world.set_register(self.of.program, file, number.into(), whole);
        }
        let mut state = Vec::new();
        for require in &self.pattern.requires {
            let source = |of: &Self, i: u8| {
                of.sources
                    .get(usize::from(i))
                    .cloned()
                    .flatten()
                    .map(|(register, _)| register)
            };
            let value = |of: &mut Self, file: u16| match require.held {
                Held::Number(n) => Some(of.filled(file, n)),
                Held::Source(i) => source(of, i),
                Held::Lanes(_) => None,
            };
            match require.place {
                Holder::Register(file, number) => {
                    let Some(value) = value(self, file) else {
                        return no("a required value that is not there");
                    };
                    self.world.set_register(self.of.program, file, number.into(), value);
                }
                Holder::State(at) => {
                    let width = self.of.program.state.get(usize::from(at)).and_then(|s| s.ty.bits());
                    let Some(width) = width else {
                        return no("required state that is no number");
                    };
                    let value = match require.held {
                        Held::Number(n) => {
                            let low = Term::constant(64, n as u64 as u128);
                            Some(self.terms.resize(&low, width, true))
                        }
                        Held::Source(i) => source(self, i),
                        Held::Lanes(lanes) => {
                            let n = super::vectors::some_setting(self.of.isa, self.of.program, at, lanes);
                            let low = n.map(|n| Term::constant(64, n as u64 as u128));
                            low.map(|low| self.terms.resize(&low, width, true))
                        }
                    };
                    let Some(value) = value else {
                        return no("a required value that is not there");
                    };
                    self.world.state.insert(at, Sym::Bits(value.clone()));
                    state.push((at, value));
                }
            }
        }
        Ok(state)
    }

    /// What the machine computes for a gate on vectors, element by element.
    fn approximation(&mut self, func: FuncId, own: u8, values: &[(Term, u8)]) -> Res<Option<Term>> {
        let types = &self.of.set.isa.graph.types;
        let element = |ty: u8| {
            let ty = types.get(usize::from(ty)).filter(|t| t.lanes > 0)?;
            types.get(usize::from(ty.element)).map(|t| t.width)
        };
        let Some(bits) = element(own) else {
            return no("an approximation of what is no vector");
        };
        let mut made: Option<Term> = None;
        for i in 0..self.width(own) / bits {
            let mut args = Vec::new();
            for (value, ty) in values {
                if let Some(bits) = element(*ty) {
                    args.push(Sym::Bits(self.terms.extract(value, i * bits, bits)));
                }
            }
            // It may ask for features and state.
            let world = std::mem::replace(&mut self.world, World::new(FeatureSet::default(), 0, 0));
            let mut walk = walk(self.of.program, &mut self.terms, Some(world));
            let value = walk.call(func, args);
            if let Some(world) = walk.domain.world.take() {
                self.world = world;
            }
            let Sym::Bits(value) = value? else {
                return no("an approximation without a value");
            };
            made = Some(match made {
                Some(low) => self.terms.concat(&value, &low),
                None => value,
            });
        }
        Ok(made)
    }

    /// A fn of one value of the machine.
    fn machine(&mut self, func: u32, x: &Term) -> Res<Term> {
        let value = walk(self.of.program, &mut self.terms, None).call(func, vec![Sym::Bits(x.clone())])?;
        match value {
            Sym::Bits(value) => Ok(value),
            _ => no("a representation without a value"),
        }
    }

    /// Values of the leaves; constants in the order of the tree.
    fn leaves(&mut self, node: &Node, constants: &mut Vec<Term>) -> Res<()> {
        match node {
            Node::Gate(_, args) => {
                for arg in args {
                    self.leaves(arg, constants)?;
                }
            }
            Node::Reg { source, repr } => {
                let at = usize::from(*source);
                if self.sources.len() <= at {
                    self.sources.resize(at + 1, None);
                }
                let Some(repr) = self.of.selection.reprs.get(usize::from(*repr)) else {
                    return no("a representation that is not there");
                };
                if self.sources.get(at).is_some_and(Option::is_some) {
                    return Ok(());
                }
                let whole = self.register_width(repr.file);
                let (code, width) = (repr.code, self.width(repr.ty));
                let name = format!("{}", char::from(b'a' + *source));
                let pair = match code.register {
                    Some(func) => {
                        let value = self.terms.declare(&name, width);
                        (self.machine(func, &value)?, value)
                    }
                    None => {
                        let register = self.terms.declare(&name, whole);
                        let value = self.machine(code.value, &register)?;
                        (register, value)
                    }
                };
                if let Some(slot) = self.sources.get_mut(at) {
                    *slot = Some(pair);
                }
            }
            Node::Imm { imm, map, ty } => {
                let width = self.width(*ty);
                let number = self.immediate(*imm, map, width)?;
                constants.push(self.constant(*imm, map, &number, width));
            }
            Node::Const(value, ty) => constants.push(Term::constant(self.width(*ty), (*value).into())),
            Node::Any => {}
        }
        Ok(())
    }

    /// The number that an immediate is, which may be any that all of its maps have.
    fn immediate(&mut self, imm: u8, map: &ImmMap, width: u32) -> Res<Number> {
        let at = usize::from(imm);
        if self.imms.len() <= at {
            self.imms.resize(at + 1, None);
        }
        let known = self.imms.get(at).cloned().flatten();
        let name = format!("i{imm}");
        if let Some(list) = self.possible.get(&imm).cloned() {
            if let Some(known) = known {
                return Ok(known);
            }
            let (lo, hi) = (list.first().copied().unwrap_or(0), list.last().copied().unwrap_or(0));
            let number = self.between(&name, lo, hi);
            let is_whole = i128::from(hi) - i128::from(lo) + 1 == list.len() as i128;
            let mut some = Term::constant(1, is_whole.into());
            for value in list.iter().filter(|_| !is_whole) {
                let is = self
                    .terms
                    .int_compare(CmpOp::Eq, &number, &Number::constant((*value).into()));
                some = self.terms.either(&some, &is);
            }
            self.terms.require(&some);
            return Ok(self.keep(at, number));
        }
        let number = match (known, map) {
            (Some(known), ImmMap::Any) => return Ok(known),
            (None, ImmMap::Any) => {
                let term = self.terms.declare(&name, width);
                self.terms.integer(&term, false)
            }
            (known, ImmMap::Affine { lo, hi, .. } | ImmMap::Bit { lo, hi, .. }) => match known {
                Some(known) => {
                    self.within(&known, *lo, *hi);
                    known
                }
                None => self.between(&name, *lo, *hi),
            },
            (Some(known), ImmMap::Signed { .. }) => known,
            (None, ImmMap::Signed { bits, .. }) => self.between(&name, 0, (1i64 << bits) - 1),
            (_, ImmMap::Table(_)) => return no("a table without values"),
        };
        if let ImmMap::Affine { step: 2.., .. } = map {
            let step = match map {
                ImmMap::Affine { step, .. } => *step,
                _ => 1,
            };
            let by = Number::constant(step.into());
            let ends = (-i128::from(step), i128::from(step));
            let rest = self.terms.int_binary(BinOp::RemS, &number, &by, ends);
            let none = self.terms.int_compare(CmpOp::Eq, &rest, &Number::constant(0));
            self.terms.require(&none);
        }
        Ok(self.keep(at, number))
    }

    fn keep(&mut self, at: usize, number: Number) -> Number {
        if let Some(slot) = self.imms.get_mut(at) {
            *slot = Some(number.clone());
        }
        number
    }

    /// Any number of a range.
    fn between(&mut self, name: &str, lo: i64, hi: i64) -> Number {
        let (lo, hi) = (i128::from(lo), i128::from(hi));
        let term = self.terms.declare(name, bits_of(lo, hi));
        let number = self.terms.integer(&term, true);
        self.within(&number, lo as i64, hi as i64);
        number
    }

    /// Only numbers of a range count.
    fn within(&mut self, number: &Number, lo: i64, hi: i64) {
        for (low, high) in [
            (Number::constant(lo.into()), number.clone()),
            (number.clone(), Number::constant(hi.into())),
        ] {
            let holds = self.terms.int_compare(CmpOp::LeS, &low, &high);
            self.terms.require(&holds);
        }
    }

    /// The constant that an immediate stands for.
    fn constant(&mut self, imm: u8, map: &ImmMap, number: &Number, width: u32) -> Term {
        let wide = self.terms.data(number, WIDE);
        let value = match map {
            ImmMap::Any => wide,
            ImmMap::Affine { mul, add, .. } => {
                let [mul, add] = [*mul, *add].map(|n| Term::constant(WIDE, i128::from(n) as u128));
                let product = self.terms.binary(BinOp::Mul, &wide, &mul);
                self.terms.binary(BinOp::Add, &product, &add)
            }
            ImmMap::Bit { flip, .. } => {
                let bit = self.terms.binary(BinOp::Shl, &Term::constant(WIDE, 1), &wide);
                self.terms
                    .binary(BinOp::Xor, &bit, &Term::constant(WIDE, (*flip).into()))
            }
            ImmMap::Signed { bits, .. } => {
                let sign = Term::constant(WIDE, 1 << (bits - 1));
                let turned = self.terms.binary(BinOp::Xor, &wide, &sign);
                self.terms.binary(BinOp::Sub, &turned, &sign)
            }
            ImmMap::Table(table) => {
                let possible = self.possible.get(&imm).map_or(&[][..], Vec::as_slice);
                let table = table.iter().filter(|(_, value)| possible.binary_search(value).is_ok());
                let table: Vec<(u64, i64)> = table.copied().collect();
                if let Some((mul, add)) = line(&table, width) {
                    let [mul, add] = [mul, add].map(|n| Term::constant(WIDE, i128::from(n) as u128));
                    let product = self.terms.binary(BinOp::Mul, &wide, &mul);
                    let value = self.terms.binary(BinOp::Add, &product, &add);
                    return self.terms.resize(&value, width, false);
                }
                let mut value = Term::constant(WIDE, 0);
                for (constant, of) in &table {
                    let is = self
                        .terms
                        .int_compare(CmpOp::Eq, number, &Number::constant((*of).into()));
                    value = self
                        .terms
                        .choose(&is, &Term::constant(WIDE, (*constant).into()), &value);
                }
                value
            }
        };
        self.terms.resize(&value, width, false)
    }

    /// The value of a tree of gates; none where it ends in a store.
    fn tree(
        &mut self,
        node: &Node,
        constants: &mut dyn Iterator<Item = Term>,
        memory: &mut Option<World>,
    ) -> Res<Option<Term>> {
        match node {
            Node::Reg { source, .. } => {
                let pair = self.sources.get(usize::from(*source)).cloned().flatten();
                Ok(pair.map(|(_, value)| value))
            }
            Node::Imm { .. } | Node::Const(..) => Ok(constants.next()),
            // All elements count.
            Node::Any => Ok(Some(Term::constant(64, u64::MAX.into()))),
            Node::Gate(at, args) => {
                let mut values = Vec::new();
                for arg in args {
                    match self.tree(arg, constants, memory)? {
                        Some(value) => values.push(value),
                        None => return no("a gate of what has no value"),
                    }
                }
                let Some(name) = self.of.selection.gates.get(usize::from(*at)) else {
                    return no("a gate that is not there");
                };
                let own = name.own.unwrap_or_default();
                let first = values.first().cloned();
                let program = self.of.scaled.as_ref().unwrap_or(&self.of.set.program);
                let values: Vec<(Term, u8)> = values.into_iter().zip(name.inputs.iter().copied()).collect();
                let approximates = self.of.approximations.get(at).copied();
                if let Some(func) = approximates.filter(|_| self.pattern.approximation.is_some()) {
                    return self.approximation(func, own, &values);
                }
                let made = gate(
                    program,
                    &mut self.terms,
                    (name.op, Some(name.code), own),
                    values,
                    memory,
                )?;
                Ok(match made {
                    Some(Sym::Bits(value)) => Some(value),
                    // A branch means its condition.
                    None if name.own.is_none() => first,
                    None => return no("a gate without semantics"),
                    _ => None,
                })
            }
        }
    }

    /// Whether the instructions stored what the gates stored.
    fn same_stores(&mut self, before: &World) -> Res<Term> {
        let after = self.world.stores.clone();
        if before.stores.len() != after.len() {
            return Ok(Term::constant(1, 0));
        }
        let mut same = Term::constant(1, 1);
        for (a, b) in before.stores.iter().zip(&after) {
            if a.bytes != b.bytes {
                return Ok(Term::constant(1, 0));
            }
            for (a, b) in [(&a.under, &b.under), (&a.address, &b.address), (&a.value, &b.value)] {
                let equal = self.terms.compare(CmpOp::Eq, a, b);
                same = self.terms.both(&same, &equal);
            }
        }
        Ok(same)
    }

    /// Runs the instructions; the register that holds the result.
    fn instructions(&mut self) -> Res<Option<Term>> {
        let (isa, program) = (self.of.isa, self.of.program);
        let mut free = 0;
        let files = sources_files(&self.pattern.tree, &self.of.selection.reprs);
        let mut source_registers = Vec::new();
        for (i, file) in files.iter().enumerate() {
            let held = self.pattern.requires.iter().find(|r| r.held == Held::Source(i as u8));
            let number = match held.map(|r| r.place) {
                Some(Holder::Register(_, number)) => number.into(),
                Some(Holder::State(_)) => 0,
                None => self.fresh(*file, &mut free)?,
            };
            let register = self.sources.get(i).cloned().flatten().map(|(register, _)| register);
            if let Some(register) = register {
                self.world.set_register(program, *file, number, register);
            }
            source_registers.push((*file, number));
        }
        let mut temps: Vec<(u16, u32)> = Vec::new();
        for step in &self.pattern.steps {
            let Some(op) = isa.ops.get(usize::from(step.op)) else {
                return no("an instruction that is not there");
            };
            let Some(inst) = program.insts.get(usize::from(step.op)).and_then(Option::as_ref) else {
                return no("an instruction without semantics");
            };
            let mut operands = Vec::new();
            let mut placing = Placing {
                sources: &source_registers,
                temps: &temps,
                free: &mut free,
                written: None,
            };
            for (arg, operand) in step.args.iter().zip(&op.operands) {
                let number = match arg {
                    Arg::Alternative(alt, parts) => {
                        let Some(alt) = forms::alternative(isa, operand, *alt) else {
                            return no("an alternative that is not there");
                        };
                        let mut bits = Number::constant(alt.value.into());
                        for (part, operand) in parts.iter().zip(&alt.operands) {
                            let value = self.operand(part, operand, &mut placing)?;
                            bits = self.placed(&bits, operand, &value);
                        }
                        bits
                    }
                    arg => self.operand(arg, operand, &mut placing)?,
                };
                operands.push(Sym::Int(number));
            }
            let written = placing.written;
            self.world.operands = operands;
            self.world.length = i128::from(bytes(op));
            let world = std::mem::replace(&mut self.world, World::new(FeatureSet::default(), 0, 0));
            let mut walk = walk(program, &mut self.terms, Some(world));
            let ran = walk.inst(inst);
            if let Some(world) = walk.domain.world.take() {
                self.world = world;
            }
            ran?;
            temps.push(written.unwrap_or_default());
        }
        let place = match &self.pattern.value {
            None => temps.last().copied(),
            Some(Arg::Source(n)) => source_registers.get(usize::from(*n)).copied(),
            Some(Arg::Temp(n)) => temps.get(usize::from(*n)).copied(),
            Some(Arg::Fixed(n)) => {
                let result = self.pattern.results.first();
                let repr = result.and_then(|r| self.of.selection.reprs.get(usize::from(*r)));
                repr.map(|repr| (repr.file, u32::from(*n)))
            }
            Some(_) => None,
        };
        let of_state = self.pattern.results.first().and_then(|r| {
            let repr = self.of.selection.reprs.get(usize::from(*r))?;
            vectors::state_of(self.of.isa, self.of.program, repr.file)
        });
        if let Some(state) = of_state {
            return match self.world.state(program, &mut self.terms, state)? {
                Sym::Bits(value) => Ok(Some(value)),
                _ => no("state that is no number"),
            };
        }
        match place {
            Some((file, number)) => self.world.register(program, &mut self.terms, file, number).map(Some),
            None => Ok(None),
        }
    }

    /// A register that is not in use; never the one that is always zero.
    /// The value of an operand, or of a part of one that is a sum.
    fn operand(&mut self, arg: &Arg, operand: &model::Operand, placing: &mut Placing<'_>) -> Res<Number> {
        let program = self.of.program;
        let file = match self.of.isa.kinds.get(usize::from(operand.kind)) {
            Some(Kind::Reg { file, .. }) => Some(*file),
            _ => None,
        };
        let register = |known: Option<&(u16, u32)>| known.map(|(_, n)| Number::constant((*n).into()));
        let number = match arg {
            Arg::Out => {
                let Some(file) = file else {
                    return no("a result that is no register");
                };
                let number = self.fresh(file, placing.free)?;
                placing.written = Some((file, number));
                Some(Number::constant(number.into()))
            }
            Arg::Source(n) => register(placing.sources.get(usize::from(*n))),
            Arg::Temp(n) => register(placing.temps.get(usize::from(*n))),
            Arg::Fixed(n) => Some(Number::constant((*n).into())),
            Arg::Imm(n) => self.imms.get(usize::from(*n)).cloned().flatten(),
            Arg::Calc(ops) => Some(self.computed(ops, operand)?),
            Arg::Constant(ops, _) => {
                let Some(file) = file else {
                    return no("a constant that is in no register");
                };
                let number = self.fresh(file, placing.free)?;
                let value = self.calc(ops)?;
                let width = program.files.get(usize::from(file)).map_or(64, |f| f.width);
                let low = self.terms.resize(&value, width, false);
                self.world.set_register(program, file, number, low);
                Some(Number::constant(number.into()))
            }
            Arg::Number(n) => Some(Number::constant((*n).into())),
            Arg::Target => branch_operand(operand).map(|n| Number::constant(n.into())),
            Arg::Alternative(..) => None,
        };
        let Some(mut number) = number else {
            return no("an operand that is not there");
        };
        // A source that is written stays as it is for others.
        let kept = matches!(arg, Arg::Source(_)) && operand.dir == Dir::Out;
        if let (true, Some(file)) = (kept || operand.dir == Dir::InOut, file) {
            let from = number.known.and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
            let value = self.world.register(program, &mut self.terms, file, from)?;
            let copy = self.fresh(file, placing.free)?;
            self.world.set_register(program, file, copy, value);
            placing.written = Some((file, copy));
            number = Number::constant(copy.into());
        }
        Ok(number)
    }

    /// The bits of a sum with the value of one of its operands in its places.
    fn placed(&mut self, bits: &Number, operand: &model::Operand, value: &Number) -> Number {
        let mut bits = bits.clone();
        let value = self.terms.data(value, 64);
        for piece in &operand.pieces {
            let run = self.terms.extract(&value, piece.value.into(), piece.len.into());
            let run = self.terms.integer(&run, false);
            let place = Number::constant(1 << piece.word.min(63));
            let interval = (0, i128::from(u64::MAX));
            let run = self.terms.int_binary(BinOp::Mul, &run, &place, interval);
            bits = self.terms.int_binary(BinOp::Add, &bits, &run, interval);
        }
        bits
    }

    fn fresh(&self, file: u16, free: &mut u32) -> Res<u32> {
        let Some(file) = self.of.program.files.get(usize::from(file)) else {
            return no("a register file that is not there");
        };
        *free += 1;
        if file.zero == Some(*free) {
            *free += 1;
        }
        // As many as are wanted: which they are does not matter here.
        Ok(*free)
    }

    /// A computed operand: only constants count for which it has an encoding.
    fn computed(&mut self, ops: &[CalcOp], operand: &model::Operand) -> Res<Number> {
        let value = self.calc(ops)?;
        let exact = self.terms.integer(&value, true);
        let bits = u32::from(operand.width).min(63);
        let (lo, hi) = match operand.signed {
            true => (
                -(1i128 << bits.saturating_sub(1)),
                (1i128 << bits.saturating_sub(1)) - 1,
            ),
            false => (0, (1i128 << bits) - 1),
        };
        self.within(&exact, lo as i64, hi as i64);
        let align = u32::from(operand.align).min(62);
        if align > 0 {
            let low = self.terms.extract(&value, 0, align);
            let none = self.terms.compare(CmpOp::Eq, &low, &Term::constant(align, 0));
            self.terms.require(&none);
        }
        for except in &operand.except {
            let other = self
                .terms
                .int_compare(CmpOp::Ne, &exact, &Number::constant((*except).into()));
            self.terms.require(&other);
        }
        let narrow = self.terms.data(&exact, bits_of(lo, hi));
        Ok(self.terms.integer(&narrow, true))
    }

    /// A computation on constants.
    fn calc(&mut self, ops: &[CalcOp]) -> Res<Term> {
        calc::walk(ops, self)
    }

    fn imm(&self, i: u8) -> Res<Number> {
        match self.imms.get(usize::from(i)).cloned().flatten() {
            Some(number) => Ok(number),
            None => no("a constant that is not there"),
        }
    }
}

impl Domain for Asker<'_> {
    type Leaf = Value;
    type Value = Term;
    type Error = Unsupported;

    fn malformed(&self) -> Unsupported {
        Unsupported("a computation that is not well formed".into())
    }

    fn step(&mut self, step: &CalcOp, operands: &[Term]) -> Res<Term> {
        let Step::Leaf(Value(i)) = step else {
            return Ok(self.terms.calculate(step, operands));
        };
        let number = self.imm(*i)?;
        let low = self.terms.data(&number, 64);
        Ok(self.terms.resize(&low, calc::WIDTH, false))
    }
}

/// By number of the immediate, the values that all of its maps have, where one of them is a table; in order.
fn possible(tree: &Node) -> BTreeMap<u8, Vec<i64>> {
    let mut leaves = Vec::new();
    tree.leaves(&mut leaves);
    let maps = leaves.iter().filter_map(|leaf| match leaf {
        Node::Imm { imm, map, .. } => Some((*imm, map)),
        _ => None,
    });
    let maps: Vec<(u8, &ImmMap)> = maps.collect();
    let mut possible = BTreeMap::new();
    for (imm, map) in &maps {
        let ImmMap::Table(table) = map else { continue };
        let has = |map: &ImmMap, value: i64| match map {
            ImmMap::Any => true,
            ImmMap::Affine { lo, hi, step, .. } => (*lo..=*hi).contains(&value) && value % (*step).max(1) == 0,
            ImmMap::Bit { lo, hi, .. } => (*lo..=*hi).contains(&value),
            ImmMap::Signed { bits, .. } => (0..1 << *bits).contains(&value),
            ImmMap::Table(table) => table.iter().any(|(_, v)| *v == value),
        };
        let all = |value: &i64| maps.iter().filter(|(of, _)| of == imm).all(|(_, map)| has(map, *value));
        let values: BTreeSet<i64> = table.iter().map(|(_, value)| *value).filter(all).collect();
        possible.insert(*imm, values.into_iter().collect());
    }
    possible
}

/// `(mul, add)` where the constants of a table are `mul * value + add` in their width. A solver takes long over a table of many
/// entries.
fn line(table: &[(u64, i64)], width: u32) -> Option<(i64, i64)> {
    let (constant, value) = *table.first()?;
    let mask = u64::MAX >> (64 - width.clamp(1, 64));
    [1, -1].into_iter().find_map(|mul: i64| {
        let add = (constant as i64).wrapping_sub(mul.wrapping_mul(value));
        let fits = |(c, v): &(u64, i64)| mul.wrapping_mul(*v).wrapping_add(add) as u64 & mask == *c;
        table.iter().all(fits).then_some((mul, add))
    })
}
