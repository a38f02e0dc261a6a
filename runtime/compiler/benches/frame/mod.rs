//! What the benchmarks share: sizes, times, and tables of rates by size with how the time for a gate grows.
//!
//! Times are those for which the thread had a processor, where the system says so, and the best of several: on a shared
//! machine the clock says little. Growth is the time for a gate at the largest size by that at the smallest. What is linear
//! grows by what memory costs: at 1,000 gates everything is in the caches and every branch has been seen before, at 1,000,000
//! nothing is. So two or three times is that; ten times would be an algorithm.
#![allow(dead_code)]

use onespec_graph::Circuit;
use std::time::{Duration, Instant};

/// The sizes to measure: all up to the number on the command line, if there is one. `cargo test` runs benches too, with
/// `--test`: then it is the smallest only.
pub fn sizes() -> Vec<usize> {
    let largest = match std::env::args().any(|word| word == "--test") {
        true => 1_000,
        false => words().find_map(|word| word.parse().ok()).unwrap_or(1_000_000),
    };
    let all = [1_000, 10_000, 100_000, 1_000_000, 10_000_000];
    all.into_iter().filter(|&size| size <= largest).collect()
}

/// Whether a row or a column is wanted: words on the command line, which are not numbers, are parts of the names of those
/// that are.
pub fn wanted(name: &str) -> bool {
    let mut parts = words().filter(|word| word.parse::<usize>().is_err()).peekable();
    parts.peek().is_none() || parts.any(|part| name.contains(&part))
}

fn words() -> impl Iterator<Item = String> {
    std::env::args().skip(1).filter(|word| !word.starts_with('-'))
}

/// A table of rates.
pub struct Table {
    sizes: Vec<usize>,
    worst: (f64, String),
}

impl Table {
    /// Prints the head.
    pub fn new() -> Table {
        let sizes = sizes();
        print!("{:<40}", "million gates/s, by gates");
        sizes.iter().for_each(|size| print!("{size:>10}"));
        println!("{:>10}", "growth");
        Table {
            sizes,
            worst: (0.0, String::new()),
        }
    }

    /// Measures and prints a row: circuits by size, what is made of one before each run, and the run.
    pub fn row<T>(
        &mut self,
        name: &str,
        make: impl Fn(usize) -> Circuit,
        prepare: impl Fn(&Circuit) -> T,
        mut run: impl FnMut(&Circuit, T),
    ) {
        if !wanted(name) {
            return;
        }
        print!("{name:<40}");
        let mut times = Vec::new();
        for &size in &self.sizes {
            let circuit = make(size);
            let gates = circuit.live();
            let time = best(gates, || prepare(&circuit), |prepared| run(&circuit, prepared));
            let each = time.as_secs_f64() / gates as f64;
            print!("{:>10.2}", 1e-6 / each);
            times.push(each);
        }
        let growth = times.last().unwrap_or(&1.0) / times.first().unwrap_or(&1.0);
        println!("{growth:>10.1}");
        if growth > self.worst.0 {
            self.worst = (growth, name.to_string());
        }
    }

    /// Prints the row that grows most.
    pub fn finish(self) {
        let (first, last) = (self.sizes.first().unwrap_or(&0), self.sizes.last().unwrap_or(&0));
        println!(
            "time for a gate at {last} gates by that at {first}: at most {:.1}, {}",
            self.worst.0, self.worst.1
        );
    }
}

/// The shortest time of a run. The system counts in ticks, so short runs are timed many at a time.
fn best<T>(gates: usize, mut prepare: impl FnMut() -> T, mut run: impl FnMut(T)) -> Duration {
    let at_once = (200_000 / gates.max(1)).clamp(1, 200);
    let mut best = Duration::MAX;
    for _ in 0..if gates < 500_000 { 5 } else { 2 } {
        let prepared: Vec<T> = (0..at_once).map(|_| prepare()).collect();
        let (start, before) = (Instant::now(), busy());
        prepared.into_iter().for_each(&mut run);
        let time = match (before, busy()) {
            (Some(before), Some(after)) if after > before => after - before,
            _ => start.elapsed(),
        };
        best = best.min(time / at_once as u32);
    }
    best
}

/// How long this thread had a processor.
fn busy() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
