//! Strength reduction on random loops: programs of one shape, in which what is counted, by what, from where and times what is
//! drawn by lot. Random circuits of all kinds have few products of counters.

use crate::support::{count, gates, run_native, seen, well_formed};
use onespec_compiler::passes::{Context, Pipeline};
use onespec_graph::Circuit;
use onespec_graph::text::{Options, parse_one};
use onespec_test_support::Rng;
use onespec_test_support::circuits::arguments;

/// Two loops, the inner one perhaps around a product of the outer one's variable.
fn text(rng: &mut Rng) -> String {
    let ty = ["i8", "i16", "i32", "i64"][rng.below(4)];
    let mask = u64::MAX >> (64 - ty[1..].parse::<u32>().expect("a width"));
    let constant = |rng: &mut Rng| format!("CONSTANT<{}>", (rng.next() >> rng.below(64)) & mask);
    let mut lines = format!("circuit f({ty}, {ty}) -> {ty}\n%a : {ty} = ARG<0>\n%b : {ty} = ARG<1>\n");
    for name in ["zero", "k", "l", "m", "n"] {
        lines += &format!("%{name} : {ty} = {}\n", constant(rng));
    }
    let [rounds, turns] = [rng.below(6), rng.below(5)];
    lines += &format!(
        "%o : i64 = CONSTANT<0>\n%one : i64 = CONSTANT<1>\n%rounds : i64 = CONSTANT<{rounds}>\n%turns : i64 = CONSTANT<{turns}>\n"
    );
    let fixed = |rng: &mut Rng| ["%a", "%b", "%k", "%l", "%m", "%n", "%zero"][rng.below(7)];
    let two = |rng: &mut Rng, one: &str, other: &str| match rng.one_in(2) {
        true => format!("v({one}, {other})"),
        false => format!("v({other}, {one})"),
    };
    let (first, step, factor) = (fixed(rng), fixed(rng), fixed(rng));
    let (inner_first, inner_step) = ([fixed(rng), "%i"][rng.below(2)], [fixed(rng), "%i"][rng.below(2)]);
    let inner_factor = [fixed(rng), "%i", "%x", "%p"][rng.below(4)];
    let (next, product) = (two(rng, "%i", step), two(rng, "%i", factor));
    let (inner_next, inner_product) = (two(rng, "%x", inner_step), two(rng, "%x", inner_factor));
    lines
        + &format!(
            "%h = LOOP_BEGIN s(@S, %back)
%j : i64 = VALUE_SELECTOR s(%h) v(%o, %j2)
%i : {ty} = VALUE_SELECTOR s(%h) v({first}, %i2)
%s : {ty} = VALUE_SELECTOR s(%h) v(%zero, %u)
%c = ICMP.ULT v(%j, %rounds)
%br = IF_BRANCH s(%h) v(%c)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%p : {ty} = MUL {product}
%h2 = LOOP_BEGIN s(%t, %back2)
%w : i64 = VALUE_SELECTOR s(%h2) v(%o, %w2)
%x : {ty} = VALUE_SELECTOR s(%h2) v({inner_first}, %x2)
%u : {ty} = VALUE_SELECTOR s(%h2) v(%s, %u2)
%c2 = ICMP.ULT v(%w, %turns)
%br2 = IF_BRANCH s(%h2) v(%c2)
%t2 = IF_TRUE s(%br2)
%f2 = IF_FALSE s(%br2)
%q : {ty} = MUL {inner_product}
%mixed : {ty} = XOR v(%u, %q)
%u2 : {ty} = ADD v(%mixed, %p)
%x2 : {ty} = ADD {inner_next}
%w2 : i64 = ADD v(%w, %one)
%back2 = LOOP_BACK s(%t2)
%i2 : {ty} = ADD {next}
%j2 : i64 = ADD v(%j, %one)
%back = LOOP_BACK s(%f2)
%r = RETURN s(%f) d(@D) v(%s)
"
        )
}

/// How many products are computed in loops.
fn products(c: &Circuit) -> usize {
    let mul = gates().by_name("MUL").expect("a gate");
    c.gates()
        .filter(|&g| {
            c.op(g) == mul
                && c.values(g)
                    .iter()
                    .any(|v| c.def(v).role == onespec_graph::Role::ValueSelector)
        })
        .count()
}

#[test]
fn counted_products_of_random_loops() {
    let pipeline = Pipeline::parse("strength-reduction").expect("a pass");
    let (mut before, mut after) = (0, 0);
    for seed in 0..count(500) {
        let text = text(&mut Rng::new(seed));
        let c =
            parse_one(gates(), &text, &Options::default()).unwrap_or_else(|found| panic!("{text}{:?}", found.list()));
        well_formed(&c).unwrap_or_else(|why| panic!("seed {seed}: {why}\n{text}"));
        let mut reduced = c.clone();
        pipeline
            .run_checked(&mut reduced, &mut Context::default(), &mut well_formed)
            .unwrap_or_else(|failure| panic!("seed {seed}: {failure}\n{text}"));
        before += products(&c);
        after += products(&reduced);
        for round in 0..4 {
            let arguments = arguments(&c, seed ^ round << 32);
            let (old, new) = (run_native(&c, &arguments), run_native(&reduced, &arguments));
            assert!(old.outcome.is_ok(), "seed {seed}: {old:?}\n{text}");
            assert_eq!(seen(&old), seen(&new), "seed {seed}, arguments {arguments:x?}\n{text}");
        }
    }
    println!("{before} products of variables, then {after}");
    // Steps and factors that change in a loop leave the others.
    assert!(after * 4 < before * 3, "{before} products of variables, then {after}");
}
