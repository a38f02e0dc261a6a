//! All candidate executions of a test: a run of each thread, a store for each load, an order of the stores of each location.

use super::model::{Relation, Source, is_acyclic, paired, preserved};
use super::text::{Condition, Problem, Test};
use super::thread::{Operation, Run, address};
use super::{Finding, Verdict};
use std::collections::BTreeMap;

/// Most candidates that are tried, and most operations of one: the bits of a [`Relation`].
const CANDIDATES: u64 = 20_000_000;
const OPERATIONS: usize = 64;

/// Looks for an execution that ends as the test asks.
pub fn explore(test: &Test, runs: &[Vec<Run>]) -> Result<Finding, Problem> {
    let fitting: Vec<Vec<&Run>> = runs
        .iter()
        .enumerate()
        .map(|(t, runs)| fitting(test, t, runs))
        .collect();
    let mut tried = 0;
    let mut chosen = vec![0; fitting.len()];
    let mut verdict = Verdict::Forbidden;
    if fitting.iter().any(Vec::is_empty) {
        return Ok(Finding {
            verdict,
            candidates: tried,
        });
    }
    loop {
        let runs: Vec<&Run> = fitting
            .iter()
            .zip(&chosen)
            .filter_map(|(of, at)| of.get(*at).copied())
            .collect();
        let mut candidate = Candidate::new(test, &runs)?;
        if candidate.loads(0, &mut tried)? {
            verdict = Verdict::Allowed;
            break;
        }
        // The next choice of runs, the last thread's first.
        let next = (0..chosen.len()).rev().find(|&t| chosen[t] + 1 < fitting[t].len());
        let Some(next) = next else { break };
        chosen[next] += 1;
        chosen[next + 1..].fill(0);
    }
    Ok(Finding {
        verdict,
        candidates: tried,
    })
}

/// The runs of a thread that leave in registers what the end asks for.
fn fitting<'r>(test: &Test, thread: usize, runs: &'r [Run]) -> Vec<&'r Run> {
    let wanted = test.exists.iter().filter_map(|condition| match condition {
        Condition::Register { thread: of, value, .. } if *of == thread => Some(*value),
        _ => None,
    });
    let wanted: Vec<u64> = wanted.collect();
    runs.iter().filter(|run| run.registers == wanted).collect()
}

/// An execution in the making.
struct Candidate<'a> {
    test: &'a Test,
    runs: &'a [&'a Run],
    /// Thread, number in it, operation.
    operations: Vec<(usize, usize, &'a Operation)>,
    /// Where the value of each load comes from.
    sources: Vec<Option<Source>>,
    /// By location, its stores in the order in which they become visible.
    orders: BTreeMap<u64, Vec<usize>>,
}

impl<'a> Candidate<'a> {
    fn new(test: &'a Test, runs: &'a [&'a Run]) -> Result<Candidate<'a>, Problem> {
        let mut operations = Vec::new();
        for (thread, run) in runs.iter().enumerate() {
            operations.extend(run.operations.iter().enumerate().map(|(at, op)| (thread, at, op)));
        }
        if operations.len() > OPERATIONS {
            return Err(Problem::new(0, format!("more than {OPERATIONS} accesses together")));
        }
        let mut sizes = BTreeMap::new();
        for (_, _, op) in &operations {
            if *sizes.entry(op.address).or_insert(op.bytes) != op.bytes {
                return Err(Problem::new(
                    0,
                    "accesses of several sizes to one location are not supported",
                ));
            }
        }
        let mut orders: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
        for (at, (_, _, op)) in operations.iter().enumerate() {
            if op.written.is_some() {
                orders.entry(op.address).or_default().push(at);
            }
        }
        Ok(Candidate {
            test,
            runs,
            sources: vec![None; operations.len()],
            operations,
            orders,
        })
    }

    /// Gives the loads from `at` on their stores; whether an execution was found.
    fn loads(&mut self, at: usize, tried: &mut u64) -> Result<bool, Problem> {
        let Some(&(_, _, op)) = self.operations.get(at) else {
            // A stack's stores stay in the order of their thread.
            let is_shared = |stores: &[usize]| stores.iter().all(|store| !self.operations[*store].2.is_private);
            let shared = self.orders.iter().filter(|(_, stores)| is_shared(stores));
            let shared: Vec<u64> = shared.map(|(location, _)| *location).collect();
            return self.stores(&shared, 0, tried);
        };
        let Some(value) = op.read else {
            return self.loads(at + 1, tried);
        };
        if op.is_private {
            // It reads what the thread itself stored last.
            let before = self.orders.get(&op.address).into_iter().flatten().copied();
            self.sources[at] = Some(before.take_while(|store| *store < at).last());
            return self.loads(at + 1, tried);
        }
        let first = self.first(op.address, op.bytes) == value;
        let stores = self.orders.get(&op.address).into_iter().flatten();
        let gives = |store: &&usize| **store != at && self.operations[**store].2.written == Some(value);
        let mut sources: Vec<Source> = stores.filter(gives).map(|store| Some(*store)).collect();
        sources.extend(first.then_some(None));
        for source in sources {
            self.sources[at] = Some(source);
            if self.loads(at + 1, tried)? {
                return Ok(true);
            }
        }
        self.sources[at] = None;
        Ok(false)
    }

    /// What a location holds at first, as much as an access takes.
    fn first(&self, at: u64, bytes: u32) -> u64 {
        let mut locations = self.test.locations.iter().enumerate();
        let found = locations.find(|(number, _)| address(*number) == at);
        let mask = if bytes < 8 { (1 << (8 * bytes)) - 1 } else { u64::MAX };
        found.map_or(0, |(_, (_, value))| value & mask)
    }

    /// Orders the stores of these locations in all ways, from place `from` of the first; whether an execution was found.
    fn stores(&mut self, locations: &[u64], from: usize, tried: &mut u64) -> Result<bool, Problem> {
        let Some((location, rest)) = locations.split_first() else {
            *tried += 1;
            if *tried > CANDIDATES {
                let text = format!("more than {CANDIDATES} candidate executions: make the test smaller");
                return Err(Problem::new(0, text));
            }
            return Ok(self.ends_so() && self.is_consistent());
        };
        let count = self.orders.get(location).map_or(0, Vec::len);
        if from >= count {
            return self.stores(rest, 0, tried);
        }
        for other in from..count {
            self.swap(*location, from, other);
            let found = self.stores(locations, from + 1, tried)?;
            self.swap(*location, from, other);
            if found {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn swap(&mut self, location: u64, a: usize, b: usize) {
        if let Some(order) = self.orders.get_mut(&location) {
            order.swap(a, b);
        }
    }

    /// Whether locations hold at the end what is asked for.
    fn ends_so(&self) -> bool {
        self.test.exists.iter().all(|condition| match condition {
            Condition::Register { .. } => true,
            Condition::Location { location, value } => {
                let last = self.orders.get(&address(*location)).and_then(|order| order.last());
                let written = last.and_then(|last| self.operations[*last].2.written);
                let first = || self.test.locations.get(*location).map_or(0, |(_, value)| *value);
                written.unwrap_or_else(first) == *value
            }
        })
    }

    /// Whether the memory model allows it.
    fn is_consistent(&self) -> bool {
        let count = self.operations.len();
        // Communication: stores in their order, from a store to its loads, from a load to the stores behind its own.
        let mut coherence: Relation = vec![0; count];
        for order in self.orders.values() {
            for (at, store) in order.iter().enumerate() {
                coherence[*store] |= bits(&order[at + 1..]);
            }
        }
        let mut within = coherence.clone();
        let mut global = coherence;
        for (at, (thread, _, op)) in self.operations.iter().enumerate() {
            let Some(source) = self.sources[at] else { continue };
            let order = self.orders.get(&op.address).map_or(&[][..], Vec::as_slice);
            let behind = match source {
                None => order,
                Some(store) => {
                    within[store] |= 1 << at;
                    if self.operations[store].0 != *thread {
                        global[store] |= 1 << at;
                    }
                    let place = order.iter().position(|s| *s == store);
                    &order[place.map_or(0, |place| place + 1)..]
                }
            };
            let behind = bits(behind) & !(1 << at);
            within[at] |= behind;
            global[at] |= behind;
        }
        // Each location by itself looks as if accesses came one after the other.
        for (a, (thread, _, first)) in self.operations.iter().enumerate() {
            for (b, (of, _, second)) in self.operations.iter().enumerate().skip(a + 1) {
                if thread == of && first.address == second.address {
                    within[a] |= 1 << b;
                }
            }
        }
        if !is_acyclic(&within) || !self.is_atomic() {
            return false;
        }
        let mut base = 0;
        for run in self.runs {
            let count = run.operations.len();
            let own = |store: usize| store.checked_sub(base).filter(|at| *at < count);
            let source = |at: usize| {
                let source = (*self.sources.get(base + at)?)?;
                Some(match source {
                    None => Ok(None),
                    Some(store) => own(store).map(Some).ok_or(store),
                })
            };
            let sources: Vec<_> = (0..count).map(source).collect();
            for a in 0..count {
                for b in a + 1..count {
                    if preserved(run, &sources, a, b) {
                        global[base + a] |= 1 << (base + b);
                    }
                }
            }
            base += count;
        }
        is_acyclic(&global)
    }

    /// The atomicity axiom: between what the load of a pair read and its store no other thread's store becomes visible.
    fn is_atomic(&self) -> bool {
        self.operations.iter().enumerate().all(|(at, (thread, number, op))| {
            let load = paired(self.runs[*thread], *number);
            let Some(load) = load.map(|load| at - number + load) else {
                return true;
            };
            let order = self.orders.get(&op.address).map_or(&[][..], Vec::as_slice);
            let place = |store: usize| order.iter().position(|s| *s == store);
            let from = match self.sources[load].flatten() {
                Some(store) => place(store).map_or(0, |place| place + 1),
                None => 0,
            };
            let to = place(at).unwrap_or(0);
            let between = order.get(from..to).unwrap_or(&[]);
            between.iter().all(|store| self.operations[*store].0 == *thread)
        })
    }
}

fn bits(numbers: &[usize]) -> u64 {
    numbers.iter().fold(0, |all, number| all | 1 << number)
}
