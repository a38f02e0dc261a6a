//! Symbolic evaluation of semantics with lanes: abstract interpretation of the IR over terms.
//!
//! Conditions over data are followed both ways and joined. Conditions that are settled (over operands, features, state
//! that is set up) are joined too where both sides have the same shape, which is what they touch and what results depend
//! on; where they have not, the run stops and asks for a split ([`Stop::Split`]). A loop over lanes is evaluated once,
//! with its counter as a variable.

mod branches;
mod decide;
mod domain;
mod join;
mod loops;
mod places;

use super::effects::Effects;
use super::location::Location;
use super::operators::INT;
use super::sources::Sources;
use super::term::{Id, MAX_WIDTH, Op, Terms, Var};
use super::value::{Value, Wide};
use super::world::World;
use hashbrown::HashMap;
use onespec_sem::ir::{Program, Ty};
use onespec_sem::walk::Walk;
use std::collections::{BTreeMap, BTreeSet};
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

/// A value that a loop over lanes carries from one iteration to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fold {
    /// The variable that it is in an iteration.
    pub carried: Id,
    /// What it is before the loop.
    pub before: Id,
    /// What it is after an iteration, over the variable.
    pub after: Id,
    /// The unknown value that stands for it behind the loop.
    pub result: Id,
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
    /// What loops over lanes carry.
    pub folds: Vec<Fold>,
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

    fn old(&mut self, at: Location, width: u32) -> Id {
        self.sources.variable(self.terms, at, width)
    }
}

fn width(ty: &Ty) -> u32 {
    ty.bits().unwrap_or(INT)
}

/// A walk over the semantics of an instruction.
pub fn walk<'a, 't>(program: &'a Program, domain: Lanes<'a, 't>) -> Walk<'a, Lanes<'a, 't>> {
    Walk::new(program, domain)
}
