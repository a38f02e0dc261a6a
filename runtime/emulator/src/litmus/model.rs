//! RVWMO: which accesses a thread keeps in order ("Preserved Program Order"), and the axioms that an execution must satisfy, by
//! the numbers of the manual.

use super::order::{Classes, Reservation};
use super::thread::{Operation, Run};

/// A relation between operations: for each one, those behind it as bits.
pub type Relation = Vec<u64>;

/// Where the value of a load comes from: a store, or the beginning.
pub type Source = Option<usize>;

impl Operation {
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

    fn is_load(&self) -> bool {
        self.read.is_some()
    }

    fn is_store(&self) -> bool {
        self.written.is_some()
    }

    /// One operation that reads and writes, or the store of a pair.
    fn is_atomic_store(&self) -> bool {
        self.is_store() && (self.is_load() || self.reservation == Some(Reservation::Used))
    }
}

/// Whether operation `a` of a thread stays before `b`, which is behind it. `sources`: of the thread's loads, with the numbers of
/// its own stores; `Err`: another thread's.
pub fn preserved(run: &Run, sources: &[Option<Result<Source, usize>>], a: usize, b: usize) -> bool {
    let ops = &run.operations;
    let (Some(first), Some(second)) = (ops.get(a), ops.get(b)) else {
        return false;
    };
    let source = |at: usize| sources.get(at).copied().flatten();
    let reads_from = |at: usize, store: usize| source(at) == Some(Ok(Some(store)));
    let between = || ops.iter().enumerate().take(b).skip(a + 1);
    let same = first.address == second.address;
    // 1 to 3: overlapping addresses (1 and 2 follow from the order of stores, too, but for operations that read and write)
    if same && second.is_store() {
        return true;
    }
    let no_store = || between().all(|(_, op)| op.address != first.address || !op.is_store());
    if same && first.is_load() && second.is_load() && no_store() && source(a) != source(b) {
        return true;
    }
    if first.is_atomic_store() && second.is_load() && reads_from(b, a) {
        return true;
    }
    // 4 to 8: explicit synchronisation
    let fenced = run.fences.iter().any(|(at, fence)| {
        let stands_between = a < *at && *at <= b;
        stands_between && first.is(fence.before) && second.is(fence.after)
    });
    let annotated = |op: &Operation| op.annotations.acquire || op.annotations.release;
    if fenced || first.annotations.acquire || second.annotations.release || annotated(first) && annotated(second) {
        return true;
    }
    if paired(run, b) == Some(a) {
        return true;
    }
    // 9 to 11: syntactic dependencies
    let depends = |op: &Operation| op.by_address.contains(&a) || op.by_data.contains(&a);
    if depends(second) || second.is_store() && second.by_control.contains(&a) {
        return true;
    }
    // 12 and 13: pipelines
    let forwarded = |(at, op): (usize, &Operation)| op.is_store() && depends(op) && reads_from(b, at);
    if second.is_load() && between().any(forwarded) {
        return true;
    }
    second.is_store() && between().any(|(_, op)| op.by_address.contains(&a))
}

/// The load that a store is paired with.
pub fn paired(run: &Run, store: usize) -> Option<usize> {
    let ops = &run.operations;
    ops.get(store).filter(|op| op.reservation == Some(Reservation::Used))?;
    let reserving = |op: &&(usize, &Operation)| op.1.reservation.is_some();
    let before: Vec<(usize, &Operation)> = ops.iter().enumerate().take(store).collect();
    let last = before.iter().rev().find(reserving)?;
    (last.1.reservation == Some(Reservation::Made)).then_some(last.0)
}

/// Whether nothing comes before itself.
pub fn is_acyclic(relation: &Relation) -> bool {
    let mut left: u64 = match relation.len() {
        0..64 => (1 << relation.len()) - 1,
        _ => u64::MAX,
    };
    // What nothing left leads to can go.
    loop {
        let behind = relation.iter().enumerate().filter(|(at, _)| left >> at & 1 == 1);
        let behind = behind.fold(0, |all, (_, to)| all | to) & left;
        if behind == left {
            return left == 0;
        }
        left = behind;
    }
}

#[cfg(test)]
mod tests {
    use super::is_acyclic;

    #[test]
    fn cycles_are_found() {
        assert!(is_acyclic(&vec![]));
        assert!(is_acyclic(&vec![0b110, 0b100, 0]));
        assert!(!is_acyclic(&vec![0b010, 0b100, 0b001]));
        assert!(!is_acyclic(&vec![0b1]));
        assert!(!is_acyclic(&vec![0b0010, 0b0001, 0b1000, 0]));
    }
}
