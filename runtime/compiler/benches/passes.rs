//! How fast circuits are optimised: `cargo bench -p onespec-compiler --bench passes`. Gates per second of the circuit as it
//! is before, the best of several runs by the time that the thread had a processor, at sizes that fit the caches and sizes
//! that do not; with growth that is linear the rate only falls by what memory costs.

#[path = "../tests/support/mod.rs"]
mod support;

use onespec_compiler::passes::{Context, Pipeline, all};
use onespec_compiler::random::{Shape, circuit};
use onespec_graph::{Circuit, Gate, Role};
use std::time::{Duration, Instant};

fn main() {
    // `cargo test` runs benches too, with this.
    let quick = std::env::args().any(|a| a == "--test");
    let sizes: &[usize] = if quick {
        &[1_000]
    } else {
        &[1_000, 10_000, 100_000, 1_000_000]
    };
    print!("{:<34}", "million gates/s, by gates");
    sizes.iter().for_each(|size| print!("{size:>10}"));
    println!();
    let circuits: Vec<Circuit> = sizes
        .iter()
        .map(|&size| circuit(support::gates(), 1, &Shape::of_size(size)))
        .collect();
    for pass in all() {
        row(pass.name(), pass.name(), &circuits);
    }
    row("whole pipeline", Pipeline::DEFAULT, &circuits);
    let chains: Vec<Circuit> = sizes.iter().map(|&size| chain(size)).collect();
    row("whole pipeline, a chain", Pipeline::DEFAULT, &chains);
    let ladders: Vec<Circuit> = sizes.iter().map(|&size| ladder(size)).collect();
    row("whole pipeline, diamonds", Pipeline::DEFAULT, &ladders);
}

fn row(name: &str, passes: &str, circuits: &[Circuit]) {
    let Ok(pipeline) = Pipeline::parse(passes) else { return };
    print!("{name:<34}");
    for circuit in circuits {
        let rounds = (300_000 / circuit.len()).clamp(2, 50);
        let best = (0..rounds).map(|_| time(&pipeline, circuit)).min().unwrap_or_default();
        print!("{:>10.2}", circuit.live() as f64 / best.as_secs_f64() / 1e6);
    }
    println!();
}

fn time(pipeline: &Pipeline, circuit: &Circuit) -> Duration {
    let mut circuit = circuit.clone();
    let (start, busy) = (Instant::now(), busy());
    pipeline.run(&mut circuit, &mut Context::default());
    match (busy, self::busy()) {
        (Some(before), Some(after)) => after - before,
        _ => start.elapsed(),
    }
}

/// How long this thread had a processor, where the system says so: on a shared machine the clock says little.
fn busy() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// A commutative gate of two integers with another one of the same kind, and so on.
fn chain(size: usize) -> Circuit {
    let set = support::gates();
    let mut c = Circuit::new(set, 64);
    let ty = c.arch();
    let op = |role: Role| set.by_role(role).unwrap_or_default();
    let add = set.by_name("ADD").unwrap_or_default();
    let [a, b] = [0, 1].map(|order| c.add(op(Role::Arg), ty, order, &[], &[], &[]));
    let mut last = (a, b);
    while c.len() + 1 < size {
        last = (last.1, c.add(add, ty, 0, &[], &[], &[last.0, last.1]));
    }
    let (state, depend) = (c.state_entry(), c.depend_entry());
    c.add(
        op(Role::Return),
        onespec_graph::Type::NONE,
        0,
        &[state],
        &[depend],
        &[last.1],
    );
    c
}

/// One diamond after the other, each of which chooses.
fn ladder(size: usize) -> Circuit {
    let set = support::gates();
    let mut c = Circuit::new(set, 64);
    let (ty, none) = (c.arch(), onespec_graph::Type::NONE);
    let op = |role: Role| set.by_role(role).unwrap_or_default();
    let bit = set.type_by_name("i1").unwrap_or_default();
    let condition = c.add(op(Role::Arg), bit, 0, &[], &[], &[]);
    let other = c.add(op(Role::Arg), ty, 1, &[], &[], &[]);
    let mut value = c.add(op(Role::Arg), ty, 2, &[], &[], &[]);
    let (mut state, depend) = (c.state_entry(), c.depend_entry());
    let step =
        |c: &mut Circuit, role: Role, from: &[Gate], values: &[Gate]| c.add(op(role), none, 0, from, &[], values);
    while c.len() + 1 < size {
        let fork = step(&mut c, Role::Branch, &[state], &[condition]);
        let sides = [Role::True, Role::False].map(|role| step(&mut c, role, &[fork], &[]));
        state = step(&mut c, Role::Merge, &sides, &[]);
        value = c.add(op(Role::ValueSelector), ty, 0, &[state], &[], &[value, other]);
    }
    c.add(op(Role::Return), none, 0, &[state], &[depend], &[value]);
    c
}
