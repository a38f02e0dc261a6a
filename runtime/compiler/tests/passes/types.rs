//! Secondary types: what `infer` leaves is right by `check_types`, and a wrong declaration is found.

use crate::support::{count, gates};
use onespec_compiler::passes::{Context, Pipeline, check_types};
use onespec_compiler::random::{Rng, Shape, circuit};
use onespec_graph::set::Infer;
use onespec_graph::text::{Options, parse_one};
use onespec_graph::word::GateWord;
use onespec_graph::{Circuit, Role};

/// A random circuit with operations whose arguments are declared as something of the language.
fn declared(seed: u64) -> Circuit {
    let shape = Shape {
        throws: true,
        effects: true,
        ..Shape::of_seed(seed)
    };
    let mut c = circuit(gates(), seed, &shape);
    let lattice = gates().lattices.iter().find(|lattice| lattice.name == "tiny").unwrap();
    let mut rng = Rng::new(seed);
    let found: Vec<_> = c.gates().collect();
    for gate in found {
        let given = matches!(c.role(gate), Role::Arg | Role::Constant | Role::Load | Role::Call);
        if given && c.ty(gate) == c.arch() {
            c.set_word(gate, GateWord(lattice.types[1 + rng.below(4)].word));
        }
    }
    c
}

#[test]
fn what_is_inferred_is_right() {
    let pipeline = Pipeline::parse("infer").unwrap();
    let mut words = 0;
    for seed in 0..count(1000) {
        let mut c = declared(seed);
        pipeline.run(&mut c, &mut Context::default());
        let found = check_types(&c);
        assert!(found.is_empty(), "seed {seed}: {}", found.list()[0]);
        words += c
            .gates()
            .filter(|&g| !c.word(g).is_mir() && c.def(g).infer != Infer::None)
            .count();
    }
    assert!(words > 500, "only {words} inferred");
}

#[test]
fn a_declaration_that_is_too_narrow_is_found() {
    let text = "%a : i64 !TINY_NUMBER = ARG<0>
%b : i64 !TINY_STRING = ARG<1>
%x : i64 !TINY_NUMBER = TINY_ADD s(@S) d(@D) v(%a, %b)
%ok = IF_SUCCESS s(%x)
%no = IF_EXCEPTION s(%x)
%t = THROW s(%no) d(%x) v(%a)
%r = RETURN s(%ok) d(%x) v(%x)
";
    let c = parse_one(gates(), text, &Options::default()).unwrap();
    let found = check_types(&c);
    assert_eq!(found.list().len(), 1);
    let told = found.list()[0].in_file("a.cir");
    assert!(
        told.contains("a.cir:3: E021 %x TINY_ADD: declared as TINY_NUMBER, but by its inputs it may be TINY_PRIMITIVE"),
        "{told}"
    );
}
