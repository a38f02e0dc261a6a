//! Where registers point while a region is made: most go on pointing into the same run of pages.

use crate::held::Held;
use onespec_core::exec::window::{Bare, Run};
use std::collections::BTreeMap;

/// The runs in which registers point, for loads and for stores.
#[derive(Debug, Clone, Default)]
pub struct Pointers(BTreeMap<Held, [Option<usize>; 2]>);

impl Pointers {
    /// Of registers with these values.
    pub fn of(memory: &Bare, values: impl IntoIterator<Item = (Held, u64)>) -> Pointers {
        let both = |value| memory.runs.each_ref().map(|runs| run_of(runs, value));
        Pointers(values.into_iter().map(|(held, value)| (held, both(value))).collect())
    }

    /// The number of a register's run.
    pub fn run(&self, held: Held, store: bool) -> Option<usize> {
        self.0.get(&held)?[usize::from(store)]
    }
}

/// The number of the run in which an address is.
pub fn run_of(runs: &[Run], addr: u64) -> Option<usize> {
    runs.iter().position(|run| addr.wrapping_sub(run.first) < run.bytes)
}

/// The number of the run with most pages.
pub fn longest(runs: &[Run]) -> usize {
    (0..runs.len()).max_by_key(|at| runs[*at].bytes).unwrap_or(0)
}
