//! How fast circuits are verified: `cargo bench -p onespec-compiler --bench verify`. Gates per second, the median of
//! several runs, at sizes that fit the caches and sizes that do not; with growth that is linear the rate only falls by
//! what memory costs.

#[path = "../tests/verify/shapes.rs"]
mod shapes;

use onespec_circuit::GATES;
use onespec_compiler::random::{Shape, circuit};
use onespec_compiler::verify::{Options, Verifier};
use onespec_graph::Circuit;
use std::time::Instant;

fn main() {
    // `cargo test` runs benches too, with this.
    let quick = std::env::args().any(|a| a == "--test");
    let sizes: &[usize] = if quick {
        &[1_000]
    } else {
        &[1_000, 10_000, 100_000, 1_000_000]
    };
    println!(
        "{:<34} {:>10} {:>14} {:>10}{:>10}",
        "circuit", "gates", "gates/s", "ns/gate", "busy"
    );
    for &size in sizes {
        let mixed = circuit(&GATES, 1, &Shape::of_size(size));
        report("mixed", &mixed);
        report("mixed, gates in random order", &shapes::shuffled(&mixed, 7));
        report("chain of computations", &shapes::chain(size));
        report("chain of effects", &shapes::effects(size));
        report("nested loops", &shapes::nested_loops(size / 8));
        report("switch", &shapes::switch(size));
    }
}

fn report(name: &str, circuit: &Circuit) {
    let mut verifier = Verifier::new();
    let options = Options::default();
    let mut run = || {
        let start = Instant::now();
        let report = verifier.verify(circuit, &options);
        let time = start.elapsed();
        assert!(report.is_ok(), "{name}: {}", report.findings.list()[0]);
        time
    };
    let rounds = (3_000_000 / circuit.len()).clamp(5, 301);
    run();
    let busy = busy_ns();
    let mut times: Vec<_> = (0..rounds).map(|_| run()).collect();
    let busy = busy_ns()
        .zip(busy)
        .map(|(end, start)| (end - start) as f64 / rounds as f64);
    times.sort_unstable();
    let gates = circuit.live() as f64;
    let ns = times[rounds / 2].as_nanos() as f64 / gates;
    let busy = busy.map_or(String::new(), |busy| format!("{:>10.1}", busy / gates));
    println!("{name:<34} {gates:>10} {:>14.0} {ns:>10.1}{busy}", 1e9 / ns);
}

/// How long this thread had a processor, where the system says so: on a shared machine the median is not all.
fn busy_ns() -> Option<u64> {
    std::fs::read_to_string("/proc/thread-self/schedstat")
        .ok()?
        .split(' ')
        .next()?
        .parse()
        .ok()
}
