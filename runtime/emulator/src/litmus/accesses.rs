//! The accesses of a choice of runs, and the sets and relations that follow from the runs alone.

use super::model::{Fixed, Relation};
use super::order::{Classes, Reservation};
use super::thread::{Operation, Run};
use onespec_core::environment::memory_model::Base;

/// Where the value of a load comes from: a store, or the beginning.
pub type Source = Option<usize>;

impl Operation {
    /// Whether it reads, and whether it writes; an atomic read-modify-write does both.
    pub fn classes(&self) -> Classes {
        Classes {
            reads: self.read.is_some(),
            writes: self.written.is_some(),
        }
    }

    fn is(&self, classes: Classes) -> bool {
        let is = self.classes();
        is.reads && classes.reads || is.writes && classes.writes
    }
}

/// One run of each thread.
pub struct Accesses<'a> {
    pub runs: &'a [&'a Run],
    /// Thread, number in it, operation; threads one after the other.
    pub operations: &'a [(usize, usize, &'a Operation)],
}

impl Accesses<'_> {
    fn set(&self, holds: impl Fn(&Operation) -> bool) -> Relation {
        let of = |at: usize| self.operations.get(at).is_some_and(|(_, _, op)| holds(op));
        Relation::set(self.operations.len(), of)
    }

    /// Pairs of one thread, the first before the second: the run, and the numbers in it.
    fn ordered(&self, holds: impl Fn(&Run, usize, usize) -> bool) -> Relation {
        Relation::of(self.operations.len(), |a, b| {
            let (Some((thread, first, _)), Some((of, second, _))) = (self.operations.get(a), self.operations.get(b))
            else {
                return false;
            };
            let run = self.runs.get(*thread);
            thread == of && first < second && run.is_some_and(|run| holds(run, *first, *second))
        })
    }

    fn related(&self, holds: impl Fn((usize, &Operation), (usize, &Operation)) -> bool) -> Relation {
        Relation::of(self.operations.len(), |a, b| {
            match (self.operations.get(a), self.operations.get(b)) {
                (Some((thread, _, first)), Some((of, _, second))) => holds((*thread, first), (*of, second)),
                _ => false,
            }
        })
    }
}

impl Fixed for Accesses<'_> {
    fn count(&self) -> usize {
        self.operations.len()
    }

    fn base(&self, base: Base) -> Option<Relation> {
        let depends = |by: fn(&Operation) -> &super::thread::Set| {
            self.ordered(|run, first, second| run.operations.get(second).is_some_and(|op| by(op).contains(&first)))
        };
        Some(match base {
            Base::Accesses => self.set(|_| true),
            Base::Reads => self.set(|op| op.read.is_some()),
            Base::Writes => self.set(|op| op.written.is_some()),
            Base::Atomic => self.set(|op| op.read.is_some() && op.written.is_some()),
            Base::Paired => self.set(|op| op.reservation.is_some()),
            Base::Acquire => self.set(|op| op.annotations.acquire),
            Base::Release => self.set(|op| op.annotations.release),
            Base::ProgramOrder => self.ordered(|_, _, _| true),
            Base::SameLocation => self.related(|(_, first), (_, second)| first.address == second.address),
            Base::SameThread => self.related(|(thread, _), (of, _)| thread == of),
            Base::OtherThread => self.related(|(thread, _), (of, _)| thread != of),
            Base::Address => depends(|op| &op.by_address),
            Base::Data => depends(|op| &op.by_data),
            Base::Control => depends(|op| &op.by_control),
            Base::Fence => self.ordered(fenced),
            Base::ReadModifyWrite => self.ordered(|run, load, store| paired(run, store) == Some(load)),
            Base::ReadsFrom | Base::Coherence | Base::FromRead | Base::SameWrite => return None,
        })
    }
}

/// Whether a fence between two operations orders them.
fn fenced(run: &Run, first: usize, second: usize) -> bool {
    let (Some(a), Some(b)) = (run.operations.get(first), run.operations.get(second)) else {
        return false;
    };
    run.fences.iter().any(|(at, fence)| {
        let stands_between = first < *at && *at <= second;
        stands_between && a.is(fence.before) && b.is(fence.after)
    })
}

/// The load that a store is paired with.
fn paired(run: &Run, store: usize) -> Option<usize> {
    let ops = &run.operations;
    ops.get(store).filter(|op| op.reservation == Some(Reservation::Used))?;
    let reserving = |op: &&(usize, &Operation)| op.1.reservation.is_some();
    let before: Vec<(usize, &Operation)> = ops.iter().enumerate().take(store).collect();
    let last = before.iter().rev().find(reserving)?;
    (last.1.reservation == Some(Reservation::Made)).then_some(last.0)
}
