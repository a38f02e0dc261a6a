//! Variants of an instruction: the shape of what a run left, and runs of one shape together.
//!
//! The shape is which values go in, which come out, and what else happens; the function of a lane is kept beside it.
//! Widths of lanes count relative to the narrowest, so runs for elements of 8 to 64 bits are one variant.

use super::effects::{Effects as Done, Written};
use super::evaluate::{Choice, Why};
use super::location::{Base, Location, Number, Part, Place};
use super::sources::Sources;
use super::split::{Run, leaves};
use super::term::{Id, Op as TermOp, Terms, Var};
use super::variables::Variable;
use super::world::World;
use hashbrown::HashMap;
use onespec_core::isa::{AccessSize, Effects};
use onespec_description::model::Op;
use onespec_sem::ir::Inst;
use std::collections::BTreeSet;

/// Registers, or a piece of state, that go in or come out.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Access {
    /// The first of them, where they are several.
    pub place: Place,
    pub part: Part,
    /// How many follow each other; 0: a group of as many as the state says.
    pub count: u32,
}

/// A value that comes out.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Output {
    pub access: Access,
    /// It may stay as it is, or in part.
    pub tied: bool,
    /// Where its lanes are written: those that these have a one in.
    pub masks: Vec<Access>,
}

/// How results come about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    Scalar,
    /// Each lane, or each register of a row, from the same lane of its sources.
    Map,
    /// All lanes into one value.
    Reduction,
    /// Lanes from what loops carry, or from other lanes.
    Cross,
}

/// What a variant touches.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Shape {
    pub inputs: Vec<Access>,
    pub results: Vec<Output>,
    pub kind: Kind,
    pub effects: u16,
    /// State that is given and decides what happens.
    pub modes: Vec<u16>,
}

/// Runs of an instruction that have one shape.
#[derive(Debug)]
pub struct Variant {
    pub choices: Vec<Choice>,
    pub done: Result<Shape, Why>,
    pub access: AccessSize,
    /// Results of the first run, and the function of each.
    pub functions: Vec<(Location, Id)>,
}

/// The variants of an instruction.
#[derive(Debug)]
pub struct Flow {
    pub op: u16,
    pub variables: Vec<Variable>,
    pub variants: Vec<Variant>,
}

/// The data flow of all instructions of a program that have semantics.
pub fn flows(world: &World<'_>, terms: &mut Terms, sources: &mut Sources) -> Vec<Flow> {
    sources.variable(terms, Location::whole(Place::Memory), 1);
    let ops = world.isa.ops.iter().zip(&world.program.insts).enumerate();
    let described = ops.filter_map(|(id, (op, inst))| Some((id as u16, op, inst.as_ref()?)));
    described
        .map(|(id, op, inst)| flow(world, terms, sources, id, op, inst))
        .collect()
}

/// The data flow of an instruction.
pub fn flow(world: &World<'_>, terms: &mut Terms, sources: &mut Sources, id: u16, op: &Op, inst: &Inst) -> Flow {
    let (variables, leaves) = leaves(world, terms, sources, op, inst);
    let mut variants: Vec<Variant> = Vec::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    for leaf in leaves {
        let mut shaper = Shaper {
            world,
            terms,
            sources,
            choice: &leaf.choice,
            ilen: i64::from(op.length / 8),
        };
        let (done, access, functions) = match &leaf.done {
            Ok(run) => {
                let (shape, access, functions) = shaper.shape(run);
                (Ok(shape), access, functions)
            }
            Err(why) => (Err(*why), AccessSize::None, Vec::new()),
        };
        let key = format!("{done:?}");
        match known.get(&key).and_then(|at| variants.get_mut(*at)) {
            Some(variant) => {
                variant.choices.push(leaf.choice);
                variant.access = variant.access.and(access);
            }
            None => {
                known.insert(key, variants.len());
                variants.push(Variant {
                    choices: vec![leaf.choice],
                    done,
                    access,
                    functions,
                });
            }
        }
    }
    Flow {
        op: id,
        variables,
        variants,
    }
}

struct Shaper<'a, 'w, 't> {
    world: &'a World<'w>,
    terms: &'t mut Terms,
    sources: &'t mut Sources,
    choice: &'a Choice,
    ilen: i64,
}

impl Shaper<'_, '_, '_> {
    fn shape(&mut self, run: &Run) -> (Shape, AccessSize, Vec<(Location, Id)>) {
        let done = &run.effects;
        let mut written: Vec<Written> = Vec::new();
        for w in &done.written {
            let width = self.terms.width(w.value);
            if self.sources.variable(self.terms, w.at, width) != w.value && !self.is_settled(w.at.place) {
                written.push(w.clone());
            }
        }
        let mut read: BTreeSet<Location> = BTreeSet::new();
        let mut results = Vec::new();
        for w in &written {
            let guard = self.of(&w.guard);
            let mut inner = self.of(&[w.inner]);
            let partial = matches!(w.at.part, Part::Element(..)) || matches!(w.at.place, Place::File(_));
            let tied = !w.guard.is_empty() || partial || inner.contains(&w.at);
            if partial && w.guard.is_empty() {
                inner.remove(&w.at);
            }
            // What stays under the guard is no value that something is computed from; a lane of it that is, is one.
            if !w.guard.is_empty() {
                inner.remove(&Location::whole(w.at.place));
            }
            let masks: BTreeSet<Location> = guard.into_iter().filter(|l| matches!(l.part, Part::Lane(1))).collect();
            read.extend(self.of(&w.guard).into_iter().filter(|l| !masks.contains(l)));
            read.extend(inner);
            results.push((w.at, tied, masks));
        }
        let mut others: Vec<Id> = Vec::new();
        others.extend(
            done.stores
                .iter()
                .flat_map(|s| [s.address, s.value].into_iter().chain(s.guard.clone())),
        );
        others.extend(done.loads.iter().map(|load| load.address));
        others.extend(
            done.jumps
                .iter()
                .flat_map(|(guard, to)| guard.iter().copied().chain([*to])),
        );
        others.extend(done.trap);
        others.extend(run.bounds.iter().map(|(_, end)| *end));
        read.extend(self.of(&others));
        let effects = self.effects(done, &written, &others);
        let kind = self.kind(run, &written);
        let unit = self.unit(read.iter().chain(results.iter().map(|(at, ..)| at)));
        let inputs = self.merged(read.iter().copied(), unit);
        let mut out: Vec<Output> = Vec::new();
        for (at, tied, masks) in &results {
            let masks = self.merged(masks.iter().copied(), 1);
            for access in self.merged([*at].into_iter(), unit) {
                out.push(Output {
                    access,
                    tied: *tied,
                    masks: masks.clone(),
                });
            }
        }
        out.sort();
        let shape = Shape {
            inputs,
            results: rows(out),
            kind,
            effects: effects.0,
            modes: self.modes(done, &others, &written),
        };
        let sizes = done
            .loads
            .iter()
            .map(|load| load.bytes)
            .chain(done.stores.iter().map(|s| s.bytes));
        let sizes = sizes.map(|bytes| u16::try_from(bytes).map_or(AccessSize::Various, AccessSize::Bytes));
        let access = sizes.fold(AccessSize::None, AccessSize::and);
        let functions = written.iter().map(|w| (w.at, w.inner)).collect();
        (shape, access, functions)
    }

    fn is_settled(&self, place: Place) -> bool {
        matches!(place, Place::State(s) if self.world.settled.get(usize::from(s)) == Some(&true))
    }

    /// Locations outside of loops and memory that terms depend on.
    fn of(&mut self, terms: &[Id]) -> BTreeSet<Location> {
        let mut all = BTreeSet::new();
        for t in terms {
            for n in self.sources.of(self.terms, *t).iter() {
                all.extend(self.sources.location(*n));
            }
        }
        all.retain(|l| !matches!(l.place, Place::Loop(_) | Place::Memory));
        all
    }

    fn effects(&mut self, done: &Done, written: &[Written], others: &[Id]) -> Effects {
        let mut all = Effects::default();
        let mut add = |effect: Effects, holds: bool| {
            if holds {
                all = all.and(effect);
            }
        };
        add(Effects::READS_MEMORY, !done.loads.is_empty());
        add(Effects::WRITES_MEMORY, !done.stores.is_empty());
        if done.system {
            for effect in [
                Effects::READS_MEMORY,
                Effects::WRITES_MEMORY,
                Effects::READS_STATE,
                Effects::WRITES_STATE,
                Effects::MAY_TRAP,
            ] {
                add(effect, true);
            }
        }
        let traps = done.trap.is_some_and(|t| !self.sources.is_settled(self.terms, t));
        add(Effects::MAY_TRAP, traps);
        let certain = done.jumps.iter().any(|(guard, _)| guard.is_empty());
        add(Effects::JUMPS, certain);
        add(Effects::BRANCHES, !certain && !done.jumps.is_empty());
        let indirect = done
            .jumps
            .iter()
            .any(|(_, to)| !self.sources.is_settled(self.terms, *to));
        add(Effects::INDIRECT, indirect);
        let next = |this: &Self, t: Id| match this.terms.op(t) {
            TermOp::Lin(c, k) => {
                *c as i64 == this.ilen
                    && k.as_slice() == [1]
                    && *this.terms.op(this.terms.arg(t, 0)) == TermOp::Var(Var::Pc)
            }
            _ => false,
        };
        add(Effects::LINKS, written.iter().any(|w| next(self, w.value)));
        let values = written.iter().map(|w| w.value).chain(others.iter().copied());
        let pc = values
            .into_iter()
            .any(|t| super::number::variables(self.terms, t).contains(&Var::Pc));
        add(Effects::READS_PC, pc);
        all
    }

    fn kind(&mut self, run: &Run, written: &[Written]) -> Kind {
        let moves = |this: &mut Self, w: &Written| {
            let set = this.sources.of(this.terms, w.value);
            set.iter()
                .filter_map(|n| this.sources.location(*n))
                .any(|l| match l.place {
                    Place::Loop(_) => l.part != Part::Whole,
                    _ => false,
                })
        };
        let lanes = written.iter().any(|w| matches!(w.at.part, Part::Lane(_)));
        if lanes {
            let scan = written.iter().any(|w| moves(self, w));
            // Lanes that come from all of a register come from other lanes.
            let mut all = BTreeSet::new();
            for w in written.iter().filter(|w| matches!(w.at.part, Part::Lane(_))) {
                all.extend(self.of(&[w.inner]));
            }
            let wide = |l: &Location| match l.place {
                Place::Register { file, .. } => {
                    l.part == Part::Whole && self.world.width(file) > super::term::MAX_WIDTH
                }
                _ => false,
            };
            return match scan || all.iter().any(wide) {
                true => Kind::Cross,
                false => Kind::Map,
            };
        }
        if run.loops > 0 && !run.folds.is_empty() {
            return Kind::Reduction;
        }
        let wide = written.iter().any(|w| match w.at.place {
            Place::Register { file, .. } => w.at.part == Part::Whole && self.world.width(file) > super::term::MAX_WIDTH,
            _ => false,
        });
        if wide {
            return Kind::Cross;
        }
        match self.is_row(written) {
            true => Kind::Map,
            false => Kind::Scalar,
        }
    }

    /// Whether results are registers that follow each other, each the same function of registers that follow each other or
    /// stay.
    fn is_row(&mut self, written: &[Written]) -> bool {
        let mut row: Vec<(i64, Number, Id)> = Vec::new();
        for w in written {
            match w.at {
                Location {
                    place: Place::Register { number, .. } | Place::View { number, .. },
                    part: Part::Whole,
                } => row.push((number.offset, number, w.value)),
                _ => return false,
            }
        }
        row.sort_unstable_by_key(|(offset, ..)| *offset);
        let [first, rest @ ..] = row.as_slice() else {
            return false;
        };
        let base = |n: &Number| (n.base, n.plus);
        !rest.is_empty()
            && rest.iter().zip(1..).all(|(w, k)| {
                w.0 == first.0 + k && base(&w.1) == base(&first.1) && {
                    let moved = self.moved(w.2, first.2, k);
                    moved == first.2
                }
            })
    }

    /// A term with sources that are not in `like` taken `by` registers back.
    fn moved(&mut self, t: Id, like: Id, by: i64) -> Id {
        let there = self.sources.of(self.terms, like);
        let here = self.sources.of(self.terms, t);
        let mut map = HashMap::new();
        for n in here.iter() {
            let (Some(at), Some(var)) = (self.sources.location(*n), self.sources.again(self.terms, *n)) else {
                continue;
            };
            let back = |number: Number| Number {
                offset: number.offset - by,
                ..number
            };
            let place = match at.place {
                Place::Register { file, number } => Place::Register {
                    file,
                    number: back(number),
                },
                Place::View { file, unit, number } => Place::View {
                    file,
                    unit,
                    number: back(number),
                },
                _ => continue,
            };
            let width = self.terms.width(var);
            let new = self.sources.variable(self.terms, Location { place, ..at }, width);
            let known = self.sources.of(self.terms, new);
            if known.iter().all(|n| there.contains(n)) {
                map.insert(var, new);
            }
        }
        substitute(self.terms, t, &mut map)
    }

    /// The narrowest lane that is no mask.
    fn unit<'l>(&self, all: impl Iterator<Item = &'l Location>) -> u32 {
        let widths = all.filter_map(|l| match l.part {
            Part::Lane(w) | Part::Element(w, _) if w > 1 => Some(w),
            _ => None,
        });
        widths.min().unwrap_or(1)
    }

    /// Accesses to locations, registers that follow each other as one.
    fn merged(&self, all: impl Iterator<Item = Location>, unit: u32) -> Vec<Access> {
        let mut found: Vec<Access> = Vec::new();
        let scaled = |part| match part {
            Part::Lane(w) if w > 1 => Part::Lane(w / unit.max(1)),
            // A mask has lanes of a bit: 0 tells it from others.
            Part::Lane(_) => Part::Lane(0),
            Part::Element(w, k) if w > 1 => Part::Element(w / unit.max(1), k),
            part => part,
        };
        for l in all {
            let group = match (l.place, l.part) {
                (Place::Register { file, .. }, Part::Lane(w)) if w > 1 => self
                    .world
                    .program
                    .files
                    .get(usize::from(file))
                    .is_some_and(|f| f.grouped),
                _ => false,
            };
            let access = Access {
                place: l.place,
                part: scaled(l.part),
                count: u32::from(!group),
            };
            if !found.contains(&access) {
                found.push(access);
            }
        }
        found.sort();
        let mut out: Vec<Access> = Vec::new();
        for access in found {
            match out.last_mut() {
                Some(last) if follows(last, &access) => last.count += access.count,
                _ => out.push(access),
            }
        }
        out
    }

    /// Modes that decide about this run, or that its values are made of.
    fn modes(&mut self, done: &Done, others: &[Id], written: &[Written]) -> Vec<u16> {
        let mut all = BTreeSet::new();
        let values = written
            .iter()
            .flat_map(|w| [w.value].into_iter().chain(w.guard.clone()));
        for t in values.chain(others.iter().copied()).chain(done.trap) {
            for var in super::number::variables(self.terms, t) {
                if let Var::State(s) = var {
                    all.insert(s);
                }
            }
        }
        for (var, values) in &self.choice.values {
            if let Var::State(s) = var {
                let width = match self.world.program.state.get(usize::from(*s)).map(|s| &s.ty) {
                    Some(onespec_sem::ir::Ty::Bits(n)) => *n,
                    _ => 0,
                };
                if width < 32 && values.len() < 1 << width {
                    all.insert(*s);
                }
            }
        }
        let mode = |s: &u16| self.world.modes.get(usize::from(*s)) == Some(&true);
        all.into_iter().filter(mode).collect()
    }
}

/// Whether an access is to the register behind those of another one.
fn follows(last: &Access, next: &Access) -> bool {
    if last.part != next.part || last.count == 0 || next.count == 0 {
        return false;
    }
    let behind = |a: &Number, b: &Number| {
        (a.base, a.plus) == (b.base, b.plus)
            && !matches!(a.base, Base::Settled(_))
            && a.offset + i64::from(last.count) == b.offset
    };
    match (last.place, next.place) {
        (Place::Register { file: f, number: a }, Place::Register { file: g, number: b }) => f == g && behind(&a, &b),
        (
            Place::View {
                file: f,
                unit: u,
                number: a,
            },
            Place::View {
                file: g,
                unit: v,
                number: b,
            },
        ) => f == g && u == v && behind(&a, &b),
        _ => false,
    }
}

/// Results that follow each other as one.
fn rows(all: Vec<Output>) -> Vec<Output> {
    let mut out: Vec<Output> = Vec::new();
    for result in all {
        match out.last_mut() {
            Some(last)
                if last.tied == result.tied && last.masks == result.masks && follows(&last.access, &result.access) =>
            {
                last.access.count += result.access.count;
            }
            _ => out.push(result),
        }
    }
    out
}

/// A term with other terms in the place of some; `map` has these, and keeps what was made of the terms below.
pub fn substitute(terms: &mut Terms, t: Id, map: &mut HashMap<Id, Id>) -> Id {
    if let Some(new) = map.get(&t) {
        return *new;
    }
    let node = terms.node(t).clone();
    let args: Vec<Id> = node.args.iter().map(|a| substitute(terms, *a, map)).collect();
    let new = match args == node.args {
        true => t,
        false => terms.rebuild(&node.op, node.width, args),
    };
    map.insert(t, new);
    new
}
