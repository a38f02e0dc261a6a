//! Shapes that break what recurses or is quadratic. Each takes well under a second; quadratic, it would take minutes.

use crate::shapes::{Maker, chain, effects, nested_loops, op, shuffled, switch, ty};
use onespec_compiler::verify::{Discipline, Options, verify};
use onespec_graph::circuit::Wires;
use onespec_graph::{Circuit, Gate, Type};
use std::time::Instant;

fn first_code(c: &Circuit) -> &'static str {
    let report = verify(c, &Options::default());
    report.findings.list().first().map_or("", |f| f.code)
}

#[test]
fn well_formed() {
    let relaxed = Options {
        discipline: Discipline::Relaxed,
        ..Options::default()
    };
    for c in [
        chain(100_000),
        effects(100_000),
        nested_loops(5_000),
        switch(20_000),
        loads(100_000),
        stores_in_nest(5_000),
    ] {
        for options in [Options::default(), relaxed] {
            assert_eq!(verify(&c, &options).findings.list(), []);
        }
        assert_eq!(verify(&shuffled(&c, 1), &Options::default()).findings.list(), []);
    }
}

/// Loads one after the other, all of one address.
fn loads(gates: usize) -> Circuit {
    let mut m = Maker::new();
    let p = m.arg(0, "i64");
    let d = m.c.depend_entry();
    let (memory, address) = (0..gates).fold((d, p), |(memory, address), _| {
        let load = m.c.add(op("LOAD"), ty("i64"), 0, &[], &[memory], &[address]);
        (load, load)
    });
    let s = m.c.state_entry();
    m.ret(s, memory, address);
    m.c
}

/// A store in front of a deep nest of loops, used in the innermost: it must come out of all of them.
fn stores_in_nest(depth: usize) -> Circuit {
    let mut m = Maker::new();
    let (c, p) = (m.arg(0, "i1"), m.arg(1, "i64"));
    let (mut state, mut memory) = (m.c.state_entry(), m.c.depend_entry());
    for _ in 0..depth {
        memory = m.c.add(op("STORE"), Type::NONE, 0, &[], &[memory], &[p, p]);
    }
    let mut outside = Vec::new();
    for _ in 0..depth {
        let head = m.state("LOOP_BEGIN", &[state, Gate::NONE]);
        let [inside, out] = m.branch(head, c);
        outside.push((head, out));
        state = inside;
    }
    let relay = m.c.add(op("DEPEND_RELAY"), Type::NONE, 0, &[state], &[memory], &[]);
    let load = m.c.add(op("LOAD"), ty("i1"), 0, &[], &[relay], &[p]);
    let [on, off] = m.branch(state, load);
    m.ret(off, load, c);
    state = on;
    for (head, out) in outside.into_iter().rev() {
        let back = m.state("LOOP_BACK", &[state]);
        m.c.set_input(head, 1, back);
        state = out;
    }
    m.ret(state, memory, c);
    m.c
}

#[test]
fn ill_formed() {
    // Everything wrong with each of many gates.
    let mut m = Maker::new();
    for _ in 0..200_000 {
        m.c.push(
            op("ADD"),
            Type(77),
            9,
            Wires {
                states: &[Gate(0)],
                depends: &[Gate(5)],
                values: &[Gate(3); 5],
                root: Some(Gate(1)),
            },
        );
    }
    let report = verify(&m.c, &Options::default());
    assert_eq!(report.findings.list().len(), 1000);
    assert!(report.findings.more() > 1_000_000, "{}", report.findings.more());

    // One long cycle of values, and many short ones.
    let mut c = chain(100_000);
    let (first, last) = (Gate(9), Gate(9 + 99_999));
    c.set_input(first, 0, last);
    assert_eq!(first_code(&c), "E060");
    let mut c = chain(100_000);
    (0..100_000).for_each(|i| c.set_input(Gate(9 + i), 0, Gate(9 + (i ^ 1))));
    assert_eq!(first_code(&c), "E060");

    // One long cycle of states.
    let mut m = Maker::new();
    let mut at = m.c.state_entry();
    let merge = m.state("MERGE", &[at, Gate::NONE]);
    at = merge;
    for _ in 0..100_000 {
        at = m.state("ORDINARY_BLOCK", &[at]);
    }
    m.c.set_input(merge, 1, at);
    assert_eq!(first_code(&m.c), "E041");

    // Loops that are all entered beside their heads.
    let mut m = Maker::new();
    let c = m.arg(0, "i1");
    let mut at = m.c.state_entry();
    for _ in 0..10_000 {
        let [t, f] = m.branch(at, c);
        let head = m.state("LOOP_BEGIN", &[t, Gate::NONE]);
        let middle = m.state("MERGE", &[head, f]);
        let [again, on] = m.branch(middle, c);
        let back = m.state("LOOP_BACK", &[again]);
        m.c.set_input(head, 1, back);
        at = on;
    }
    let d = m.c.depend_entry();
    m.ret(at, d, c);
    assert_eq!(first_code(&m.c), "E042");

    // Many parts that nothing reaches.
    let mut m = Maker::new();
    for _ in 0..50_000 {
        let one = m.state("ORDINARY_BLOCK", &[Gate::NONE]);
        let two = m.state("ORDINARY_BLOCK", &[one]);
        m.c.set_input(one, 0, two);
    }
    let (s, d) = (m.c.state_entry(), m.c.depend_entry());
    let k = m.value("CONSTANT", "i1", 0, &[]);
    m.ret(s, d, k);
    assert_eq!(first_code(&m.c), "E040");

    // One memory state with very many users.
    let mut m = Maker::new();
    let p = m.arg(0, "i64");
    let (s, d) = (m.c.state_entry(), m.c.depend_entry());
    let loads: Vec<Gate> = (0..50_000)
        .map(|_| m.c.add(op("LOAD"), ty("i64"), 0, &[], &[d], &[p]))
        .collect();
    let sum = loads.iter().fold(p, |sum, &l| m.value("ADD", "i64", 0, &[sum, l]));
    m.ret(s, d, sum);
    assert_eq!(first_code(&m.c), "E073");
    assert!(
        verify(
            &m.c,
            &Options {
                discipline: Discipline::Relaxed,
                ..Options::default()
            }
        )
        .is_ok()
    );
}

/// `cargo test -p onespec-compiler --test verify -- --ignored --nocapture` says time and memory. `.ci/run` runs it.
#[test]
#[ignore = "takes more memory than a test may that runs beside others"]
fn ten_million() {
    let links = Options {
        links: true,
        ..Options::default()
    };
    for name in ["computations", "effects"] {
        let start = Instant::now();
        let mut c = match name {
            "effects" => effects(10_000_000),
            _ => chain(10_000_000),
        };
        let made = start.elapsed();
        let start = Instant::now();
        assert_eq!(verify(&c, &links).findings.list(), []);
        println!(
            "{} gates, {name}: made in {made:.1?}, verified with links in {:.1?}, at most {} MB",
            c.live(),
            start.elapsed(),
            peak().map_or("?".to_string(), |kilobytes| (kilobytes / 1024).to_string())
        );
        c.set_input(Gate(9), 0, Gate(9_000_000));
        assert_eq!(first_code(&c), "E060");
    }
}

/// The most memory that this process has had, in kilobytes.
fn peak() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}
