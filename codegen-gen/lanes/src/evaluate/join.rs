//! Joins of the two sides of a condition: values, effects, and whether both sides have the same shape.

use super::Lanes;
use crate::effects::{self, Effects, Store};
use crate::term::Id;
use crate::value::{Value, Wide};

impl Lanes<'_, '_> {
    pub(super) fn either(&mut self, cond: Id, a: &Value, b: &Value) -> Value {
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

    pub(super) fn sets(&mut self, value: &Value) -> Vec<u16> {
        let mut ids = Vec::new();
        value.ids(&mut ids);
        self.of_all(&ids)
    }

    pub(super) fn of_all(&mut self, ids: &[Id]) -> Vec<u16> {
        let mut all: Vec<u16> = Vec::new();
        for id in ids {
            all.extend(self.sources.of(self.terms, *id).iter());
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    pub(super) fn alike(&mut self, a: &Value, b: &Value) -> bool {
        match (a, b) {
            (a, b) if a == b => true,
            (Value::Tuple(a), Value::Tuple(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| self.alike(a, b)),
            // One side that has no value yet is no difference: nothing reads it.
            (Value::Unit, _) | (_, Value::Unit) => true,
            (a, b) => self.sets(a) == self.sets(b),
        }
    }

    /// Whether two sides touch the same, and results depend on the same.
    pub(super) fn same_shape(&mut self, a: &Effects, b: &Effects) -> bool {
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

    pub(super) fn join(&mut self, cond: Id, before: &Effects, yes: Effects, no: Effects) -> Effects {
        let sources = &mut *self.sources;
        effects::join(self.terms, cond, before, yes, no, |terms, at, width| {
            sources.variable(terms, at, width)
        })
    }
}
