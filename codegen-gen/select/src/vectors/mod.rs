//! Patterns on vectors: what an instruction does to every lane, as a tree of gates on vectors.
//!
//! `onespec_lanes` evaluates an instruction for one lane. `meaning` takes from such a run what one result is computed
//! from; the function of the lane is covered with gates on scalars like any other; `twins` puts the gates on vectors in
//! their places that do the same to each element. What does not depend on the lane stays scalar, below a gate that puts
//! a scalar into every element.
//!
//! Gates that move or count the elements of whole vectors are no function of a lane: `whole` finds their instructions by trying.
//!
//! Where a mask says which lanes are written there are two patterns: one that asks for a mask of ones, and one that is a
//! selection between the result and what the register held.

mod access;
mod approximate;
mod beside;
mod cells;
mod element;
mod fold;
mod given;
mod maker;
mod meaning;
mod number;
mod numbers;
mod read_access;
mod read_element;
mod read_fold;
mod redundant;
mod setting;
mod traps;
pub mod trial;
mod twins;
mod typing;
mod whole;

use super::gates::Types;
use super::lift::{Lift, Tree};
use super::machine::Machine;
use super::pattern::{Arg, Maps, Node, Pattern, of_move};
use super::prune::Moves;
use super::symbolic::NoPattern;
use super::{GateName, GateSet};
pub(super) use approximate::{approximations, exact, of_gates, state_of};
pub use beside::beside;
use cells::{Cell, Form, Meaning};
use maker::Maker;
use numbers::Number;
use onespec_core::isa::FeatureSet;
use onespec_description::model::{Kind, Op};
use onespec_lanes::sources::Sources;
use onespec_lanes::split::leaves;
use onespec_lanes::term::{Id, Terms, Var};
use onespec_lanes::variables::Variable;
use onespec_lanes::world::World;
use redundant::{ask_least, has_wires, key, under_any};
pub use setting::some_setting;
use setting::{Setting, With};
use std::collections::HashSet;
pub(crate) use twins::FOLDS;
use twins::Twins;
use typing::{Typed, Typing, with_numbers};
pub(super) use whole::Wholes;

/// Most choices of types and of numbers for one run.
const MOST_CHOICES: usize = 400;
/// Most trees that are kept for one choice.
const MOST_TREES: usize = 4;

/// Derives patterns on vectors of one machine.
pub struct Vectors<'x, 'a> {
    machine: &'x Machine<'a>,
    types: &'x Types,
    world: World<'a>,
    sources: Sources,
    twins: Twins,
    /// Gates that read a vector as one of another type.
    casts: HashSet<u16>,
    /// What free moves between registers of scalars compute, over source 0.
    free: Vec<Node>,
    /// Approximations that never differ from their gates: other words for these.
    exact: Vec<u16>,
    /// Settings under which instructions are evaluated; none: as they are.
    settings: Vec<Setting>,
}

/// A function of the lane, the types that it may have, and what it is evaluated under.
#[derive(Clone, Copy)]
struct Lanes<'l> {
    meaning: &'l Meaning,
    typings: &'l [Typing],
    with: &'l With<'l>,
}

/// How a source is read.
#[derive(Debug, Clone, Copy)]
struct Source {
    cell: Cell,
    /// The variable that stands for it in the function.
    variable: Id,
}

impl<'x, 'a> Vectors<'x, 'a> {
    /// `None`: no register of the machine holds a vector. The gates on vectors are added to `names`, which are those of the
    /// gates that cover terms.
    pub fn new(
        machine: &'x Machine<'a>,
        types: &'x Types,
        set: &GateSet,
        free: &Moves,
        names: &mut Vec<GateName>,
        terms: &mut Terms,
    ) -> Option<Vectors<'x, 'a>> {
        machine.reprs.iter().find(|r| r.lanes.is_some())?;
        let zeros = machine.given.iter().filter(|(_, value)| *value == 0);
        let zeros: Vec<u16> = zeros.map(|(state, _)| *state).collect();
        let mut sources = Sources::default();
        let arch = set.isa.graph.arch.as_ref();
        let address = arch.map_or(0, |(_, narrow, wide)| {
            if types.width(*narrow) == machine.word() {
                *narrow
            } else {
                *wide
            }
        });
        let memory = onespec_lanes::Location::whole(onespec_lanes::Place::Memory);
        sources.variable(terms, memory, 1);
        Some(Vectors {
            settings: setting::all(machine),
            exact: exact(machine.isa),
            free: free
                .list()
                .map(|(from, tree, results)| of_move(from, tree, results.to_vec()).tree)
                .filter(|tree| matches!(tree, Node::Gate(..)))
                .collect(),
            machine,
            types,
            world: World::new(machine.isa, machine.program).with_zeros(&zeros),
            sources,
            twins: Twins::new(types, set, address, names),
            casts: HashSet::new(),
        })
    }

    /// Reading a register of vectors as one of another type costs nothing.
    pub fn moves(&mut self, lift: &Lift<'_>) -> Vec<Pattern> {
        let machine = self.machine;
        let reprs = || (0u16..).zip(&machine.reprs).filter(|(_, r)| r.lanes.is_some());
        let mut made = Vec::new();
        for (to, r) in reprs() {
            for (from, s) in reprs().filter(|(from, s)| *from != to && s.file == r.file) {
                let cast = lift.gates.casts.iter().find_map(|at| {
                    let twin = self.twins.of(*at, r.lanes?.0)?;
                    let (own, inputs) = self.twins.types(twin)?;
                    (own == r.ty && inputs.first() == Some(&s.ty)).then_some(twin)
                });
                if let Some(cast) = cast {
                    self.casts.insert(cast);
                    let leaf = Node::Reg { source: 0, repr: from };
                    made.push(Pattern {
                        tree: Node::Gate(cast, vec![leaf, Node::Any]),
                        ..of_move(from, &Tree::Source(0, s.ty), vec![to])
                    });
                }
            }
        }
        made
    }

    /// Registers that always hold a number in every element are vectors of it.
    pub fn constants(&self) -> Vec<Pattern> {
        let machine = self.machine;
        let mut made = Vec::new();
        for (file, number, value) in &machine.constants {
            for (repr, r) in (0u16..).zip(&machine.reprs).filter(|(_, r)| r.file == *file) {
                let Some((lanes, element)) = r.lanes else { continue };
                let (Some(splat), Ok(register)) = (self.twins.splat(element, lanes), u8::try_from(*number)) else {
                    continue;
                };
                let value = *value & (u64::MAX >> (64 - self.types.width(element).clamp(1, 64)));
                made.push(Pattern {
                    tree: Node::Gate(splat, vec![Node::Const(value, element)]),
                    value: Some(Arg::Fixed(register)),
                    ..of_move(repr, &Tree::Const(value, element), vec![repr])
                });
            }
        }
        made
    }

    /// What an instruction computes lane by lane. An error says why that is nothing.
    pub fn instruction(
        &mut self,
        terms: &mut Terms,
        lift: &mut Lift<'a>,
        maps: &mut Maps,
        id: usize,
    ) -> Result<Vec<Pattern>, NoPattern> {
        if self.settings.is_empty() {
            return self.under(terms, lift, maps, id, None);
        }
        let count = self.twins.count();
        let mut reprs = self.machine.reprs.iter();
        if !reprs.any(|r| r.full && r.lanes.is_none() && Some(r.ty) == count) {
            return Err("no register holds how many elements count");
        }
        let (mut made, mut why) = (Vec::new(), None);
        for setting in self.settings.clone() {
            self.world.known.clone_from(&setting.known);
            self.world.settings.clone_from(&setting.settings);
            match self.under(terms, lift, maps, id, Some(&setting)) {
                Ok(found) => made.extend(found),
                Err(bad) => {
                    why.get_or_insert(bad);
                }
            }
        }
        ask_least(&mut made);
        under_any(&mut made, &self.settings);
        match made.is_empty() {
            true => Err(why.unwrap_or("no gates compute it")),
            false => Ok(made),
        }
    }

    /// Whether patterns on vectors of an instruction are looked for: where there are settings, only if it names a register of
    /// vectors.
    pub fn is_about(&self, op: &Op) -> bool {
        let machine = self.machine;
        let holds = |file: u16| machine.reprs.iter().any(|r| r.file == file && r.lanes.is_some());
        let named = |kind: u16| match machine.isa.kinds.get(usize::from(kind)) {
            Some(Kind::Reg { file, .. }) => holds(*file),
            _ => false,
        };
        self.settings.is_empty() || op.operands.iter().any(|o| named(o.kind))
    }

    /// What an instruction computes under a setting.
    fn under(
        &mut self,
        terms: &mut Terms,
        lift: &mut Lift<'a>,
        maps: &mut Maps,
        id: usize,
        setting: Option<&Setting>,
    ) -> Result<Vec<Pattern>, NoPattern> {
        let (op, code) = (self.machine.isa.ops.get(id), self.machine.program.insts.get(id));
        let (Some(op), Some(Some(code))) = (op, code) else {
            return Err("it has no semantics of its own");
        };
        let (variables, runs) = leaves(&self.world, terms, &mut self.sources, op, code);
        let (mut made, mut why): (Vec<Pattern>, Option<NoPattern>) = (Vec::new(), None);
        let mut known = HashSet::new();
        for leaf in runs {
            let run = match leaf.done {
                Ok(run) => run,
                Err(bad) => {
                    why.get_or_insert(bad);
                    continue;
                }
            };
            let by_state = |var: &Var| matches!(var, Var::State(_));
            if setting.is_some() && leaf.choice.narrowed.iter().any(by_state) {
                why.get_or_insert("it depends on state");
                continue;
            }
            terms.begin();
            let Some(features) =
                setting::features(&leaf.choice).or_else(|| setting.is_none().then_some(FeatureSet::EMPTY))
            else {
                // What is so only where a feature lacks is no use.
                continue;
            };
            let with = With { setting, features };
            let read = match run.effects.loads.is_empty() && run.effects.stores.is_empty() {
                true => meaning::read,
                false => read_access::read,
            };
            let meaning = read(self.machine, terms, &mut self.sources, &run, setting);
            let numbers = numbers::choices(self.machine, op, &variables, &leaf.choice);
            let found = match (meaning, numbers) {
                // What is required of a register of a file is in that one alone: other operands are elsewhere.
                (Ok(meaning), _) if numbers::names_some_registers(&variables, &leaf.choice, &meaning.fixed()) => {
                    Err("it does so for some registers only")
                }
                (Ok(meaning), Ok(numbers)) => {
                    self.run(terms, lift, maps, (id, op), (&meaning, with), (&variables, &numbers))
                }
                (Err(bad), _) | (_, Err(bad)) => Err(bad),
            };
            match found {
                Ok(found) => made.extend(found.into_iter().filter(|p| known.insert(key(p)))),
                Err(bad) => {
                    why.get_or_insert(bad);
                }
            }
        }
        match made.is_empty() {
            true => Err(why.unwrap_or("no gates compute it")),
            false => Ok(made),
        }
    }

    /// The patterns of a run: for each choice of types, and of numbers that are part of the function.
    fn run(
        &mut self,
        terms: &mut Terms,
        lift: &mut Lift<'a>,
        maps: &mut Maps,
        (id, op): (usize, &Op),
        (meaning, with): (&Meaning, With<'_>),
        (variables, numbers): (&[Variable], &numbers::Choices),
    ) -> Result<Vec<Pattern>, NoPattern> {
        let (mut made, mut traps) = (Vec::new(), true);
        let choices = numbers.rows(terms, &[Some(meaning.function), meaning.trap]);
        let typings = self.typings(meaning, with.setting);
        for numbers in choices.iter().take(MOST_CHOICES) {
            let trap = meaning.trap.map(|trap| with_numbers(terms, trap, numbers));
            let mut with = with;
            let trap = trap.map(|trap| with.features(terms, trap));
            let apart = traps::apart(meaning);
            if trap.is_some_and(|trap| !traps::never(terms, trap, variables, &meaning.fixed(), &apart)) {
                continue;
            }
            traps = false;
            if let Form::Element(k) = meaning.form {
                made.extend(self.element(terms, meaning, (numbers, &with), (id, op), k));
                continue;
            }
            if meaning.form == Form::Number {
                let of = (&*terms, &*lift);
                let maker = |typing: &Typing| self.number(meaning, typing, (numbers, &with), (id, op), of);
                made.extend(typings.iter().filter_map(maker).flatten());
                continue;
            }
            if matches!(meaning.form, Form::Load(_) | Form::Store(_)) {
                // Lanes begin at the address that is a source: an offset to it is 0.
                let zeros: Vec<Number> = numbers.iter().map(Number::zero).collect();
                let at_source = [numbers.as_slice(), &zeros].into_iter().find(|numbers| {
                    let offset = with_numbers(terms, meaning.function, numbers);
                    terms.as_const(offset) == Some(0)
                });
                if let Some(numbers) = at_source {
                    let maker = |typing: &Typing| self.accesses(meaning, typing, (numbers, &with), (id, op), None);
                    made.extend(typings.iter().flat_map(maker));
                }
                // Or the address is the sum of the source and the offset.
                for typing in &typings {
                    let address = self.address((terms, lift, maps), meaning, typing, (numbers, &with));
                    if let Some(address) = address {
                        made.extend(self.accesses(meaning, typing, (numbers, &with), (id, op), Some(&address)));
                    }
                }
                continue;
            }
            let of_lanes = Lanes {
                meaning,
                typings: &typings,
                with: &with,
            };
            let (patterns, gates) = self.of_lanes((terms, lift, maps), (id, op), &of_lanes, numbers, usize::MAX);
            made.extend(patterns);
            // With a number that is 0 it may compute less: what shifts and makes narrower then only makes narrower.
            let depends = numbers.iter().any(|n| n.imm.is_some());
            if depends && meaning.form == Form::Lanes {
                let zeros: Vec<Number> = numbers.iter().map(Number::zero).collect();
                let (patterns, _) = self.of_lanes((terms, lift, maps), (id, op), &of_lanes, &zeros, gates);
                made.extend(patterns);
            }
        }
        match traps {
            true => Err("it may trap"),
            false => Ok(made),
        }
    }

    /// The patterns of a function of the lane with these numbers, of trees of fewer gates than so many; and the fewest gates of
    /// such a tree, 0 where there is none.
    fn of_lanes(
        &mut self,
        (terms, lift, maps): (&mut Terms, &mut Lift<'a>, &mut Maps),
        (id, op): (usize, &Op),
        of: &Lanes<'_>,
        numbers: &[Number],
        below: usize,
    ) -> (Vec<Pattern>, usize) {
        let Lanes { meaning, typings, with } = *of;
        let (mut made, mut fewest) = (Vec::new(), None);
        for typing in typings.iter().take(MOST_CHOICES) {
            terms.begin();
            let Some((function, sources)) = self.function(terms, meaning, numbers, typing) else {
                continue;
            };
            let Some((lanes, element)) = self.lanes(typing.result) else {
                continue;
            };
            let trees = lift.trees(terms, function, element);
            for tree in trees.iter().take(MOST_TREES) {
                let gates = tree.gates();
                // What another number makes of it is no move and no constant.
                let is_less = (1..below).contains(&gates) && (0u8..).zip(&sources).any(|(i, _)| tree.uses(i) > 0);
                if below < usize::MAX && !is_less {
                    continue;
                }
                fewest = Some(fewest.map_or(gates, |known: usize| known.min(gates)));
                // A register that the tree does not have may hold anything: what was known of it cannot have been used.
                let unknown = |(i, source): (u8, &Typed)| {
                    let repr = self.machine.reprs.get(usize::from(source.repr));
                    repr.is_none_or(|r| r.code.register.is_none()) || tree.uses(i) > 0
                };
                if !(0u8..).zip(&sources).all(unknown) {
                    continue;
                }
                let maker = Maker {
                    of: self,
                    sources: &sources,
                    numbers,
                    lanes,
                    approximation: tree.approximation_but(lift.gates, &self.exact),
                    with,
                };
                if meaning.form == Form::Fold {
                    made.extend(maker.fold((id, op), meaning, typing, (lift, tree)));
                    continue;
                }
                let Some(made_of) = maker.vector(terms, lift, maps, tree) else {
                    continue;
                };
                // A constant is no use either, where instructions read registers that do not matter.
                if with.setting.is_some() && !meaning.sources.is_empty() && !has_wires(&made_of) {
                    continue;
                }
                if with.setting.is_some() && self.has_free_move(&made_of) {
                    continue;
                }
                if matches!(made_of, Node::Reg { .. }) && meaning.mask.is_none() || self.has_move(&made_of) {
                    continue;
                }
                made.extend(maker.patterns((id, op), meaning, typing, (terms, lift), &made_of));
            }
        }
        (made, fewest.unwrap_or(0))
    }
}
