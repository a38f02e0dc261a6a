//! Patterns as questions to an SMT solver: do the instructions compute what the gates compute, for all registers that
//! hold values in the sources' representations, for all constants, and for all state that is not given? Both sides are
//! the semantics as written, without the terms and normal forms by which patterns are found; the set-up is that of
//! [`super::trial`].

mod gates;
mod instructions;
mod settings;

use super::offered::{Given, feature_sets};
use super::pattern::{Node, Pattern};
use super::trial::{BRANCH_OFFSET, PC};
use super::vectors;
use super::vectors::trial::UNSPECIFIED;
use super::{GateSet, Selection};
use crate::vectors::FOLDS;
use onespec_bv::calc;
use onespec_core::isa::FeatureSet;
use onespec_core::select::Effect;
use onespec_description::model::{Isa, SelectSetting};
use onespec_diag::Diags;
use onespec_sem::ir::{CmpOp, FuncId, Program, Ty};
use onespec_sem::smt::Unsupported;
use onespec_sem::smt::domain::{Sym, walk};
use onespec_sem::smt::terms::{Number, Term, Terms};
use onespec_sem::smt::world::World;
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};

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
    /// Settings of the machine have their values.
    program: Cow<'a, Program>,
    set: &'a GateSet,
    selection: &'a Selection,
    features: Given,
    given: Vec<(u16, i128)>,
    /// Registers of vectors with a number in every element.
    constants: Vec<(u16, u16, u64)>,
    unobserved: Vec<u16>,
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
            set,
            selection,
            features: Given::of(isa),
            given,
            unobserved,
            program: settings::fixed(isa, program),
        }
    }

    /// The questions of a pattern, one for each set of features with which it is offered. The pattern is right in all of
    /// its representations, for every machine that has what it needs, when each answer is `unsat`.
    ///
    /// # Errors
    /// Semantics has no term.
    pub fn ask(&self, pattern: &Pattern) -> Res<Vec<Question>> {
        let sets = feature_sets(self.isa, &self.program, &self.features, pattern);
        sets.into_iter().map(|features| self.one(pattern, features)).collect()
    }

    fn one(&self, pattern: &Pattern, features: FeatureSet) -> Res<Question> {
        let mut asker = Asker {
            of: self,
            pattern,
            terms: Terms::default(),
            imms: Vec::new(),
            possible: gates::possible(&pattern.tree),
            sources: Vec::new(),
            setting: settings::of(self, pattern),
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
    /// The setting under which the pattern is asked about: one that it asks for. All elements count.
    setting: Option<&'a SelectSetting>,
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
        self.given_by_setting();
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
            let was = self.world.state(&self.of.program, &mut self.terms, state)?;
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
            if result.and_then(|r| vectors::state_of(self.of.isa, &self.of.program, r.file)) == Some(state) {
                continue;
            }
            let same = match (was, self.world.state.get(&state).cloned()) {
                (Sym::Bits(was), Some(Sym::Bits(now))) => self.terms.compare(CmpOp::Eq, &was, &now),
                (Sym::Int(was), Some(Sym::Int(now))) => self.terms.int_compare(CmpOp::Eq, &was, &now),
                _ => continue,
            };
            right = self.terms.both(&right, &same);
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
            let whole = self.machine(code.value, &register)?;
            // What is behind a vector in its register, and behind the first element of a sum, may be anything.
            let counted = self.folded().unwrap_or(value.width);
            let read = self.terms.extract(&whole, 0, counted);
            let value = self.terms.extract(&value, 0, counted);
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

    /// Bits of an element, where the last gate combines elements: it specifies the first one alone.
    fn folded(&self) -> Option<u32> {
        let Node::Gate(at, _) = &self.pattern.tree else {
            return None;
        };
        let name = self.of.selection.gates.get(usize::from(*at))?;
        let gate = self.of.set.isa.graph.gates.get(usize::from(name.op))?;
        let folds = gate.data.iter().any(|(key, _)| key == FOLDS);
        self.element(name.own?).filter(|_| folds)
    }

    /// Bits of a register, or of the piece of state that a representation's file is.
    fn register_width(&self, file: u16) -> u32 {
        let of_state = || {
            let state =
                self.of
                    .program
                    .state
                    .get(usize::from(vectors::state_of(self.of.isa, &self.of.program, file)?))?;
            state.ty.bits()
        };
        let file = self.of.program.files.get(usize::from(file)).map(|f| f.width);
        file.or_else(of_state).unwrap_or(64)
    }

    /// A fn of one value of the machine.
    fn machine(&mut self, func: u32, x: &Term) -> Res<Term> {
        let value = walk(&self.of.program, &mut self.terms, None).call(func, vec![Sym::Bits(x.clone())])?;
        match value {
            Sym::Bits(value) => Ok(value),
            _ => no("a representation without a value"),
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
}
