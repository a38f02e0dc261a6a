//! Conditions over data and operands: both sides are followed and joined, and what returns inside waits for the end.

use super::{Lanes, Pending, Stop};
use crate::effects::{self, Effects};
use crate::term::{Id, Op};
use crate::value::Value;
use onespec_sem::walk::{Exit, Locals, Step, Walk};

impl Lanes<'_, '_> {
    pub(super) fn followed<'p>(
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

    /// Values that were returned wait for the end of the body; those of a side, under its condition.
    pub(super) fn wait(&mut self, cond: Option<Id>, pending: Vec<Pending>) {
        for mut one in pending {
            if let Some(cond) = cond {
                one.cond = self.terms.bitwise(&Op::And, vec![cond, one.cond], 1);
            }
            if let Some(last) = self.frames.last_mut() {
                last.push(one);
            }
        }
    }
}

/// Where frames stand, to come back to after one side of a condition.
pub(super) trait Mark {
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
