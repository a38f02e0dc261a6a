//! Loops: unrolled where they are short, else evaluated once with the counter as a variable.

use super::branches::Mark;
use super::{Fold, Lanes, MAX_UNROLLED, MAX_UNROLLED_LANES, Stop};
use crate::location::{Location, Part, Place};
use crate::number::variables;
use crate::operators::INT;
use crate::sources::Sources;
use crate::term::{Id, Var};
use crate::value::{Value, Wide};
use crate::world::assigned;
use onespec_bv::word::sext;
use onespec_sem::walk::{Exit, Iterations, Locals, Step, Walk};
use std::ops::Range;

impl Lanes<'_, '_> {
    pub(super) fn once(
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
                    let mut of = domain.flat(&[&before]);
                    of.extend(domain.outside(&after));
                    of.extend(domain.outside(&Value::Term(hi)));
                    let width = before.width(domain.terms);
                    let result = domain.value(width, of);
                    domain.fold([&var, &before, &after, &result]);
                    result
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

    /// Notes what a loop carries, where it fits terms.
    fn fold(&mut self, values: [&Value; 4]) {
        let term = |value: &Value| match value {
            Value::Term(t) => Some(*t),
            _ => None,
        };
        if let [Some(carried), Some(before), Some(after), Some(result)] = values.map(term) {
            self.folds.push(Fold {
                carried,
                before,
                after,
                result,
            });
        }
    }

    /// Variables of all that a value comes from outside of a loop.
    pub(super) fn outside(&mut self, value: &Value) -> Vec<Id> {
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

    /// The range of a loop whose ends are known.
    pub(super) fn range(&mut self, lo: Value, hi: Value) -> Result<Range<i128>, Stop> {
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

    pub(super) fn repeated(
        walk: &mut Walk<'_, Self>,
        locals: &mut Locals<Self>,
        of: &Iterations<'_>,
        lo: Value,
        hi: Value,
    ) -> Step<Self, ()> {
        let range = walk.domain.range(lo.clone(), hi.clone());
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
}
