//! How fast circuits are scheduled and brought to their canonical form, in gates per second, by family and size.
//!
//! `cargo bench -p onespec-compiler --bench schedule [-- LARGEST]`: best of several runs, one thread.

#[path = "../tests/support/families.rs"]
mod families;

use onespec_compiler::schedule::canonical::Canonical;
use onespec_compiler::schedule::{Options, Policy, schedule};
use std::time::{Duration, Instant};

fn main() {
    let largest = std::env::args()
        .skip(1)
        .find_map(|word| word.parse().ok())
        .unwrap_or(1_000_000);
    println!("million gates a second");
    print!("{:<12} {:>8} {:>8}", "family", "asked", "gates");
    for (name, _) in Policy::ALL {
        print!(" {name:>9}");
    }
    println!(" {:>9}", "canonical");
    for (family, make) in families::ALL {
        for size in [1_000, 10_000, 100_000, 1_000_000]
            .into_iter()
            .filter(|&s| s <= largest)
        {
            let circuit = make(size);
            let gates = circuit.live();
            let rate = |time: Duration| gates as f64 / time.as_secs_f64() / 1e6;
            print!("{family:<12} {size:>8} {gates:>8}");
            for (_, policy) in Policy::ALL {
                let options = Options::with(policy);
                let time = best(|| schedule(&circuit, &options).map(drop).map_err(|e| e.to_string()));
                print!(" {:>9.2}", rate(time));
            }
            println!(
                " {:>9.2}",
                rate(best(|| Canonical::new(&circuit).map(drop).map_err(|e| e.to_string())))
            );
        }
    }
}

/// The shortest of some runs: as many as fit into a quarter of a second, at least one.
fn best(mut run: impl FnMut() -> Result<(), String>) -> Duration {
    let begin = Instant::now();
    let mut best = Duration::MAX;
    while best == Duration::MAX || begin.elapsed() < Duration::from_millis(250) {
        let start = Instant::now();
        if let Err(why) = run() {
            eprintln!("{why}");
        }
        best = best.min(start.elapsed());
    }
    best
}
