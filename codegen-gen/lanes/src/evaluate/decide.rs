//! The value of a condition over operands: by what the choice assumes, or by trying all values that are left.

use super::{Lanes, MAX_TRIED};
use crate::number::{evaluate, variables};
use crate::term::{Id, Var};

impl Lanes<'_, '_> {
    /// The value of a condition, where the choice decides it.
    pub(super) fn decides(&mut self, cond: Id) -> Option<bool> {
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

    pub(super) fn tried(&mut self, cond: Id) -> Option<bool> {
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
    pub(super) fn tried_on(&mut self, cond: Id, var: Var, set: &[u128]) -> Option<bool> {
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
}
