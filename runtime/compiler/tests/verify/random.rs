//! Random circuits: well-formed ones, single mutants of good ones, and heaps of gates.

use crate::collection::examples;
use crate::shapes::{reordered, shuffled};
use onespec_circuit::GATES;
use onespec_compiler::verify::{Discipline, Options, Report, Verifier, verify, verify_schedule};
use onespec_graph::circuit::{WireClass, Wires};
use onespec_graph::{Circuit, Gate, Type, text};
use onespec_test_support::Rng;
use onespec_test_support::circuits::{Shape, circuit};
use std::collections::{BTreeMap, BTreeSet};

const RELAXED: Options = Options {
    discipline: Discipline::Relaxed,
    limit: 100,
    links: true,
    warnings: true,
};

fn verdict(report: &Report) -> (Option<u8>, BTreeSet<&'static str>) {
    (report.failed, report.findings.list().iter().map(|f| f.code).collect())
}

/// Circuits that are well-formed by construction have no errors, under either discipline, whatever their gates are called
/// and in whatever order they stand.
#[test]
fn well_formed() {
    let mut verifier = Verifier::new();
    for seed in 0..2000 {
        let c = circuit(&GATES, seed, &Shape::of_seed(seed));
        let other = shuffled(&c, seed);
        for options in [Options::default(), RELAXED] {
            let [one, two] = [&c, &other].map(|c| verifier.verify(c, &options));
            assert!(one.is_ok(), "seed {seed}: {}", one.findings.list()[0]);
            assert_eq!(verdict(&one), verdict(&two), "seed {seed}");
        }
    }
}

/// The graphs that the experiment starts from: the well-formed ones of both collections.
fn good() -> Vec<Circuit> {
    let texts = [
        include_str!("../data/examples.cir"),
        include_str!("../data/schedule_graphs.cir"),
    ];
    let graphs = texts
        .iter()
        .flat_map(|t| examples(t))
        .filter(|e| !e.verdict.starts_with('E'));
    graphs
        .map(|e| text::parse_one(&GATES, &e.text, &text::Options::default()).expect("a good graph"))
        .collect()
}

/// Changes one thing at a gate.
fn mutate(c: &mut Circuit, rng: &mut Rng) {
    let roots = usize::from(c.set().roots);
    let gate = Gate((roots + rng.below(c.len() - roots)) as u32);
    let inputs = c.inputs(gate).len();
    let any = |rng: &mut Rng| Gate(rng.below(c.len()) as u32);
    let index = if inputs > 0 { rng.below(inputs) as u32 } else { 0 };
    match rng.below(8) {
        // A line is dropped: what referred to it refers to nothing.
        0 => {
            c.replace_uses(gate, Gate::NONE);
            c.kill(gate);
        }
        1 if inputs > 1 => {
            let other = rng.below(inputs) as u32;
            let (one, two) = (c.input(gate, index), c.input(gate, other));
            c.set_input(gate, index, two);
            c.set_input(gate, other, one);
        }
        2 | 3 if inputs > 0 => {
            let target = any(rng);
            c.set_input(gate, index, target);
        }
        4 => c.set_ty(gate, Type(rng.below(c.set().types.len() + 1) as u8)),
        5 => c.set_op(gate, rng.below(c.set().gates.len()) as u16),
        6 if inputs > 0 => c.remove_input(gate, index),
        7 if inputs > 0 => {
            let (class, target) = (c.class_of(gate, index), c.input(gate, index));
            if class != WireClass::Root {
                c.insert_input(gate, index, class, target);
            }
        }
        _ => c.set_bits(gate, rng.next() >> rng.below(64)),
    }
}

/// Random single mutants: nothing crashes, and the verdict does not depend on names and order.
#[test]
fn mutants() {
    let seed = std::env::var("ONESPEC_SEED")
        .ok()
        .and_then(|s| s.parse().ok())
        .unwrap_or(1);
    println!("ONESPEC_SEED={seed}");
    let graphs = good();
    assert_eq!(graphs.len(), 36);
    let mut rng = Rng::new(seed);
    let mut verifier = Verifier::new();
    let mut codes: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut rejected, total) = (0, 36 * 600);
    for number in 0..total {
        let mut c = graphs[number % graphs.len()].clone();
        mutate(&mut c, &mut rng);
        let links = Options {
            links: true,
            ..Options::default()
        };
        for options in [links, RELAXED] {
            let report = verifier.verify(&c, &options);
            if options == links {
                rejected += usize::from(!report.is_ok());
                let (_, found) = verdict(&report);
                found.into_iter().for_each(|code| *codes.entry(code).or_default() += 1);
            }
            let other = verifier.verify(&shuffled(&c, rng.next()), &options);
            assert_eq!(
                verdict(&report),
                verdict(&other),
                "mutant {number}: {:#?}",
                report.findings.list()
            );
        }
    }
    println!("{total} mutants, {rejected} rejected: {codes:?}");
    // Most mutants are wrong; those that are not are other programs.
    assert!(rejected * 10 > total * 8, "{rejected} of {total} rejected");
}

/// A heap of gates that mean nothing: any opcode, type and wire.
fn heap(rng: &mut Rng) -> Circuit {
    let mut c = Circuit::new(&GATES, if rng.one_in(2) { 32 } else { 64 });
    let n = 1 + rng.below(40);
    // Only few opcodes, so that later stages are met too.
    let few: Vec<u16> = (0..1 + rng.below(12))
        .map(|_| rng.below(GATES.gates.len()) as u16)
        .collect();
    for _ in 0..n {
        let target = |rng: &mut Rng| match rng.below(40) {
            0 => Gate::NONE,
            1 => Gate(u32::MAX - 7),
            _ => Gate(rng.below(8 + n) as u32),
        };
        let list =
            |rng: &mut Rng, most: usize| -> Vec<Gate> { (0..rng.below(most + 1)).map(|_| target(rng)).collect() };
        let (states, depends, values) = (list(rng, 2), list(rng, 1), list(rng, 3));
        let root = (!rng.one_in(3)).then(|| Gate(rng.below(9) as u32));
        let op = few[rng.below(few.len())];
        let ty = Type(rng.below(GATES.types.len() + 2) as u8);
        c.push(
            op,
            ty,
            rng.below(5) as u64,
            Wires {
                states: &states,
                depends: &depends,
                values: &values,
                root,
            },
        );
    }
    for _ in 0..rng.below(3) {
        let gate = Gate(rng.below(c.len()) as u32);
        match rng.below(4) {
            0 => c.kill(gate),
            1 => c.set_op(gate, rng.next() as u16),
            2 => c.set_ty(gate, Type(rng.next() as u8)),
            _ => c.set_bits(gate, u64::MAX),
        }
    }
    c
}

/// Whatever the arena holds gets a verdict, also with a schedule that is none.
#[test]
fn heaps() {
    let mut rng = Rng::new(3);
    let mut verifier = Verifier::new();
    let graphs = good();
    for number in 0..20_000 {
        let c = match number % 4 {
            0 => {
                let mut c = graphs[rng.below(graphs.len())].clone();
                (0..1 + rng.below(4)).for_each(|_| mutate(&mut c, &mut rng));
                c
            }
            1 => graphs[rng.below(graphs.len())].clone(),
            _ => heap(&mut rng),
        };
        let place: Vec<Gate> = (0..rng.below(c.len() + 3))
            .map(|_| Gate(rng.below(c.len() + 2) as u32))
            .collect();
        for options in [Options::default(), RELAXED] {
            verifier.verify(&c, &options);
            verifier.verify_schedule(&c, &place, &options);
        }
    }
}

/// The same gates one after the other are the same circuit.
#[test]
fn reordering_is_none() {
    let c = circuit(&GATES, 5, &Shape::of_seed(5));
    let order: Vec<Gate> = c.gates().filter(|g| g.0 >= u32::from(GATES.roots)).collect();
    let other = reordered(&c, &order);
    let options = Options::default();
    assert_eq!(verify(&c, &options), verify(&other, &options));
    assert_eq!(
        verify_schedule(&c, &[], &options).is_ok(),
        verify_schedule(&other, &[], &options).is_ok()
    );
}
