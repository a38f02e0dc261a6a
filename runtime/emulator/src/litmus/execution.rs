//! All candidate executions of a test: a run of each thread, a store for each load, an order of the stores of each location.

use super::accesses::{Accesses, Source};
use super::model::{Choice, MAX_ACCESSES, Model, Relation};
use super::text::{Condition, Problem, Test};
use super::thread::{Operation, Run, address};
use super::{Finding, Verdict};
use onespec_core::environment::memory_model::MemoryModel;
use std::collections::BTreeMap;

/// Most candidates that are tried.
const CANDIDATES: u64 = 20_000_000;

/// Looks for an execution that ends as the test asks, and that the model allows.
pub fn explore(model: &MemoryModel, test: &Test, runs: &[Vec<Run>]) -> Result<Finding, Problem> {
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
        let mut candidate = Candidate::new(model, test, &runs)?;
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
    model: Model,
    /// Thread, number in it, operation.
    operations: Vec<(usize, usize, &'a Operation)>,
    /// Where the value of each load comes from.
    sources: Vec<Option<Source>>,
    /// By location, its stores in the order in which they become visible.
    orders: BTreeMap<u64, Vec<usize>>,
}

impl<'a> Candidate<'a> {
    fn new(model: &MemoryModel, test: &'a Test, runs: &'a [&'a Run]) -> Result<Candidate<'a>, Problem> {
        let mut operations = Vec::new();
        for (thread, run) in runs.iter().enumerate() {
            operations.extend(run.operations.iter().enumerate().map(|(at, op)| (thread, at, op)));
        }
        if operations.len() > MAX_ACCESSES {
            return Err(Problem::new(0, format!("more than {MAX_ACCESSES} accesses together")));
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
            model: Model::new(
                model,
                &Accesses {
                    runs,
                    operations: &operations,
                },
            ),
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
        let mut choice = Choice {
            reads_from: Relation::empty(count),
            coherence: Relation::empty(count),
            from_read: Relation::empty(count),
            same_write: Relation::empty(count),
        };
        for order in self.orders.values() {
            for (at, store) in order.iter().enumerate() {
                choice.coherence.add_all(*store, bits(&order[at + 1..]));
            }
        }
        for (at, (_, _, op)) in self.operations.iter().enumerate() {
            let Some(source) = self.sources[at] else { continue };
            let order = self.orders.get(&op.address).map_or(&[][..], Vec::as_slice);
            let behind = match source {
                None => order,
                Some(store) => {
                    choice.reads_from.add(store, at);
                    let place = order.iter().position(|s| *s == store);
                    &order[place.map_or(0, |place| place + 1)..]
                }
            };
            choice.from_read.add_all(at, bits(behind) & !(1 << at));
            for (other, (_, _, load)) in self.operations.iter().enumerate() {
                if load.address == op.address && self.sources[other] == Some(source) {
                    choice.same_write.add(at, other);
                }
            }
        }
        self.model.allows(&choice)
    }
}

fn bits(numbers: &[usize]) -> u64 {
    numbers.iter().fold(0, |all, number| all | 1 << number)
}
