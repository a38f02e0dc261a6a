//! The loop of a fuzz process: choose an input, change it, run it, keep it if it showed something new.

use crate::mutate::Pool;
use crate::place;
use crate::process;
use crate::shrink;
use crate::targets::Target;
use fastrand::Rng;
use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The share of inputs that the reader should accept, in percent, and what is aimed at.
pub const GOAL: u64 = 30;
const AIM: u64 = 40;
/// Inputs that mutations start from at most.
const MAX_POOL: usize = 4000;
/// A process that holds more than this ends, so that another one goes on: descriptions live as long as their process.
const MAX_RESIDENT: u64 = 1 << 30;
/// From this much wall time on the processor time of an input is looked at.
const LOOK: Duration = Duration::from_millis(1500);

/// How long, and what counts as too long.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Processor time of the whole, or nothing.
    pub time: Option<Duration>,
    /// Number of inputs, or nothing.
    pub inputs: Option<u64>,
    /// Processor time of one input.
    pub slow: Duration,
}

/// What was counted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    pub inputs: u64,
    pub accepted: u64,
    pub features: u64,
    pub milliseconds: u64,
}

impl Counts {
    /// Share of inputs that the reader accepted, in percent.
    pub fn share(&self) -> u64 {
        (self.accepted * 100).checked_div(self.inputs).unwrap_or(0)
    }

    /// One line for the supervisor.
    pub fn line(&self, is_done: bool) -> String {
        let Counts {
            inputs,
            accepted,
            features,
            milliseconds,
        } = self;
        format!("{inputs} {accepted} {features} {milliseconds} {}", u8::from(is_done))
    }

    /// The same from that line; and whether the process was done.
    pub fn parse(line: &str) -> Option<(Counts, bool)> {
        let numbers: Vec<u64> = line.split_whitespace().map_while(|word| word.parse().ok()).collect();
        let [inputs, accepted, features, milliseconds, done] = numbers[..] else {
            return None;
        };
        Some((
            Counts {
                inputs,
                accepted,
                features,
                milliseconds,
            },
            done == 1,
        ))
    }
}

/// A panic, or an input that took too long.
#[derive(Debug, Clone)]
pub struct Find {
    /// The place of the panic and its message; `slow` and the time for one that took long.
    pub what: String,
    pub input: Vec<u8>,
}

/// Runs a target until a limit is reached. `folder` is where the input of the moment, the counts and the pool are written,
/// for the supervisor; none in tests. Finds by their places, each with its smallest input.
pub fn run(target: &dyn Target, seed: u64, limits: &Limits, folder: Option<&Path>) -> (Counts, BTreeMap<String, Find>) {
    let mut work = Work {
        target,
        limits,
        folder,
        rng: Rng::with_seed(seed),
        pool: target.corpus(),
        good: Vec::new(),
        seen: HashSet::new(),
        counts: Counts::default(),
        finds: BTreeMap::new(),
        start: process::processor_time("self"),
        told: Instant::now(),
        processor: Duration::ZERO,
    };
    let own = work.pool.len();
    work.pool.extend(kept(folder));
    let is_done = work.all(own);
    work.tell(is_done);
    (work.counts, work.finds)
}

/// Inputs that an earlier process of the same campaign kept.
fn kept(folder: Option<&Path>) -> Vec<Vec<u8>> {
    let Some(entries) = folder.and_then(|folder| fs::read_dir(folder.join("pool")).ok()) else {
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
        .iter()
        .filter_map(|path| fs::read(path).ok())
        .take(MAX_POOL)
        .collect()
}

/// Where an input is from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Origin {
    Corpus,
    /// An earlier process of the campaign.
    Kept,
    Mutation,
}

struct Work<'a> {
    target: &'a dyn Target,
    limits: &'a Limits,
    folder: Option<&'a Path>,
    rng: Rng,
    pool: Vec<Vec<u8>>,
    /// Those of the pool that the reader accepts: mutations start from them while the share is too low.
    good: Vec<Vec<u8>>,
    seen: HashSet<u64>,
    counts: Counts,
    finds: BTreeMap<String, Find>,
    start: Duration,
    told: Instant,
    processor: Duration,
}

impl Work<'_> {
    /// Whether the limit was reached; a process that grew too large ends before it.
    fn all(&mut self, own: usize) -> bool {
        // What there is to begin with is not counted: it would flatter the share.
        for at in 0..self.pool.len() {
            if self.told.elapsed() > Duration::from_millis(200) {
                self.tell(false);
            }
            let input = self.pool[at].clone();
            self.one(&input, if at < own { Origin::Corpus } else { Origin::Kept });
        }
        self.counts = Counts::default();
        loop {
            if self.limits.inputs.is_some_and(|most| self.counts.inputs >= most) {
                return true;
            }
            if self.told.elapsed() > Duration::from_millis(200) {
                self.tell(false);
                if self.limits.time.is_some_and(|most| self.processor - self.start >= most) {
                    return true;
                }
                if process::resident() > MAX_RESIDENT {
                    return false;
                }
            }
            let is_enough = self.counts.share() >= AIM;
            let wild = is_enough && self.rng.u8(..4) > 0;
            let from_all = self.good.is_empty() || is_enough && self.rng.bool();
            let items = if from_all { &self.pool } else { &self.good };
            let pool = Pool { items };
            let input = pool.any(&mut self.rng).to_vec();
            let changed = self.target.mutate(&input, &pool, &mut self.rng, wild);
            if changed != input {
                self.one(&changed, Origin::Mutation);
            }
        }
    }

    /// Runs one input.
    fn one(&mut self, input: &[u8], origin: Origin) {
        if let Some(folder) = self.folder {
            let _ = fs::write(folder.join("current"), input);
        }
        let began = Instant::now();
        let ran = place::caught(|| self.target.run(input));
        self.counts.inputs += 1;
        let elapsed = began.elapsed();
        if elapsed > LOOK {
            let before = self.processor;
            self.processor = process::processor_time("self");
            let took = (self.processor - before).min(elapsed);
            if took > self.limits.slow {
                self.found(format!("slow\n{took:.1?}"), input);
            }
        }
        match ran {
            Err(panic) => self.found(panic, input),
            Ok(trail) => {
                self.counts.accepted += u64::from(trail.accepted);
                let before = self.seen.len();
                self.seen.extend(trail.features);
                let is_new = self.seen.len() > before;
                self.counts.features = self.seen.len() as u64;
                if trail.accepted && (is_new || origin == Origin::Corpus) {
                    self.good.push(input.to_vec());
                }
                if is_new && origin == Origin::Mutation && self.pool.len() < MAX_POOL {
                    if let Some(folder) = self.folder {
                        let _ = fs::create_dir_all(folder.join("pool"));
                        let _ = fs::write(folder.join(format!("pool/{:06}", self.pool.len())), input);
                    }
                    self.pool.push(input.to_vec());
                }
            }
        }
    }

    /// Keeps an input that should not have been answered so, made smaller where it panics.
    fn found(&mut self, what: String, input: &[u8]) {
        let known = place::of(&what).to_owned();
        if self
            .finds
            .get(&known)
            .is_some_and(|find| find.input.len() <= input.len())
        {
            return;
        }
        // Before it is made smaller, which may take the process with it.
        self.save(&known, &what, input);
        let smaller = match known.as_str() {
            "slow" => input.to_vec(),
            _ => {
                let same = |smaller: &[u8]| {
                    place::caught(|| self.target.run(smaller)).is_err_and(|panic| place::of(&panic) == known)
                };
                shrink::smaller(input, same, Duration::from_secs(10))
            }
        };
        self.save(&known, &what, &smaller);
        self.finds.insert(known, Find { what, input: smaller });
    }

    fn save(&self, known: &str, what: &str, input: &[u8]) {
        let Some(folder) = self.folder else { return };
        let is_plain = |c: char| c.is_ascii_alphanumeric();
        let name: String = known.chars().map(|c| if is_plain(c) { c } else { '-' }).collect();
        let _ = fs::create_dir_all(folder.join("finds"));
        let _ = fs::write(folder.join(format!("finds/{name}")), input);
        let _ = fs::write(folder.join(format!("finds/{name}.txt")), what);
    }

    /// Writes the counts for the supervisor.
    fn tell(&mut self, is_done: bool) {
        self.told = Instant::now();
        self.processor = process::processor_time("self");
        self.counts.milliseconds = (self.processor - self.start).as_millis() as u64;
        if let Some(folder) = self.folder {
            let next = folder.join("status.new");
            let _ = fs::write(&next, self.counts.line(is_done));
            let _ = fs::rename(&next, folder.join("status"));
        }
    }
}
