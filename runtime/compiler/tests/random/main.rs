//! Random circuits: the same seed gives the same circuit, every slot is filled, and everything of the tables comes.

use onespec_circuit::GATES;
use onespec_graph::Circuit;
use onespec_graph::set::{Bitfield, Class, Role, Term};
use onespec_test_support::circuits::{Shape, circuit};

fn text(c: &Circuit) -> String {
    let mut out = String::new();
    for g in c.gates() {
        let list = |inputs: Vec<u32>| format!("{inputs:?}");
        let of = |it: onespec_graph::circuit::Inputs<'_>| list(it.iter().map(|g| g.0).collect());
        out += &format!(
            "%{} : {} = {}<{:#x}> s{} d{} v{}\n",
            g.0,
            GATES.type_def(c.ty(g)).name,
            c.def(g).name,
            c.bits(g),
            of(c.states(g)),
            of(c.depends(g)),
            of(c.values(g))
        );
    }
    out
}

#[test]
fn a_seed_is_a_circuit() {
    for seed in 0..50 {
        let shape = Shape::of_seed(seed);
        assert_eq!(
            text(&circuit(&GATES, seed, &shape)),
            text(&circuit(&GATES, seed, &shape)),
            "seed {seed}"
        );
    }
}

#[test]
fn every_input_is_there_and_every_state_goes_on() {
    for seed in 0..2000 {
        let c = circuit(&GATES, seed, &Shape::of_seed(seed));
        for g in c.gates() {
            assert!(
                c.inputs(g).iter().all(|input| input.index() < c.len()),
                "seed {seed}, {g:?}"
            );
            if c.is_state(g) && !c.def(g).successors.is_empty() {
                assert!(c.successors(g).next().is_some(), "seed {seed}, {g:?}");
            }
        }
    }
}

#[test]
fn everything_comes() {
    let mut seen = vec![0; GATES.gates.len()];
    for seed in 0..2000 {
        let c = circuit(&GATES, seed, &Shape::of_seed(seed));
        c.gates().for_each(|g| seen[usize::from(c.op(g))] += 1);
    }
    for (def, count) in GATES.gates.iter().zip(seen) {
        let expected =
            matches!(def.class, Class::State | Class::Fixed | Class::Prologue) || def.class == Class::Compute;
        let scalar = (0..8).any(|t| def.types.0 >> t & 1 == 1) || def.types.0 == 0;
        // Not made: vectors, what a module's tables belong to, computations with a number of their own, ends of kernels.
        let vector = def
            .values
            .iter()
            .any(|term| matches!(term, Term::Any(set) if set.0 & 0xff == 0));
        let kernel = def.role == Role::Return && matches!(def.bitfield, Bitfield::Count);
        let other = kernel
            || def.role == Role::Symbol
            || matches!((def.class, def.bitfield), (Class::Compute, Bitfield::Number(_)));
        assert!(!(expected && scalar) || vector || other || count > 0, "no {}", def.name);
    }
}

#[test]
fn size_is_what_was_asked_for() {
    let c = circuit(&GATES, 7, &Shape::of_size(100_000));
    assert!((100_000..101_000).contains(&c.len()), "{}", c.len());
}
