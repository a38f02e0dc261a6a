//! Linear function test replacement on random loops: every comparison, of types so narrow that counters come round, with
//! steps in both directions. Nothing but its test needs the first counter; a second exit ends loops that would not end.

use crate::support::{count, gates, run_native, seen, well_formed};
use onespec_compiler::passes::{Context, Pipeline};
use onespec_graph::text::{Options, parse_one, print};
use onespec_test_support::Rng;
use onespec_test_support::circuits::arguments;

fn text(rng: &mut Rng) -> String {
    let ty = ["i8", "i8", "i16", "i64"][rng.below(4)];
    let mask = u64::MAX >> (64 - ty[1..].parse::<u32>().expect("a width"));
    let number = |rng: &mut Rng| {
        let small = rng.next() & 15;
        let any = rng.next() >> rng.below(64);
        let number = [small, small.wrapping_neg(), any, 1 << rng.below(64), 1][rng.below(5)];
        number & mask
    };
    let mut lines = format!("circuit f({ty}, {ty}) -> {ty}\n%a : {ty} = ARG<0>\n%b : {ty} = ARG<1>\n");
    for name in ["zero", "first", "step", "bound", "from", "pace"] {
        lines += &format!("%{name} : {ty} = CONSTANT<{}>\n", number(rng));
    }
    lines += "%o : i64 = CONSTANT<0>\n%one : i64 = CONSTANT<1>\n%most : i64 = CONSTANT<300>\n";
    let condition = ["EQ", "NE", "SLT", "SLE", "SGT", "SGE", "ULT", "ULE", "UGT", "UGE"][rng.below(10)];
    let tested = ["%i", "%i2"][rng.below(2)];
    let compared = match rng.one_in(2) {
        true => format!("v({tested}, %bound)"),
        false => format!("v(%bound, {tested})"),
    };
    let from = ["%from", "%a"][rng.below(2)];
    let (on, off) = [("%t", "%f"), ("%f", "%t")][rng.below(2)];
    lines
        + &format!(
            "%h = LOOP_BEGIN s(@S, %back)
%rounds : i64 = VALUE_SELECTOR s(%h) v(%o, %rounds2)
%i : {ty} = VALUE_SELECTOR s(%h) v(%first, %i2)
%x : {ty} = VALUE_SELECTOR s(%h) v({from}, %x2)
%s : {ty} = VALUE_SELECTOR s(%h) v(%zero, %s2)
%i2 : {ty} = ADD v(%i, %step)
%c = ICMP.{condition} {compared}
%br = IF_BRANCH s(%h) v(%c)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%s1 : {ty} = XOR v(%s, %x)
%s2 : {ty} = ADD v(%s1, %b)
%x2 : {ty} = ADD v(%x, %pace)
%rounds2 : i64 = ADD v(%rounds, %one)
%rounds3 : i64 = MUL v(%rounds2, %rounds2)
%limit : i64 = MUL v(%most, %most)
%end = ICMP.ULT v(%rounds3, %limit)
%br2 = IF_BRANCH s({on}) v(%end)
%t2 = IF_TRUE s(%br2)
%f2 = IF_FALSE s(%br2)
%back = LOOP_BACK s(%t2)
%m = MERGE s({off}, %f2)
%v : {ty} = VALUE_SELECTOR s(%m) v(%s, %s2)
%r = RETURN s(%m) d(@D) v(%v)
"
        )
}

/// Runs loops before and after a pass; how many it changed.
fn keeps(pass: &str, text: fn(&mut Rng) -> String) -> u64 {
    let pipeline = Pipeline::parse(pass).expect("a pass");
    let mut changed = 0;
    for seed in 0..count(2000) {
        let text = text(&mut Rng::new(seed));
        let c =
            parse_one(gates(), &text, &Options::default()).unwrap_or_else(|found| panic!("{text}{:?}", found.list()));
        well_formed(&c).unwrap_or_else(|why| panic!("seed {seed}: {why}\n{text}"));
        let mut after = c.clone();
        pipeline
            .run_checked(&mut after, &mut Context::default(), &mut well_formed)
            .unwrap_or_else(|failure| panic!("seed {seed}: {failure}\n{text}"));
        changed += u64::from(print(&after) != print(&c));
        for round in 0..2 {
            let arguments = arguments(&c, seed ^ round << 32);
            let (old, new) = (run_native(&c, &arguments), run_native(&after, &arguments));
            assert!(old.outcome.is_ok(), "seed {seed}: {old:?}\n{text}");
            assert_eq!(seen(&old), seen(&new), "seed {seed}, arguments {arguments:x?}\n{text}");
        }
    }
    println!("{pass}: {changed} of {} loops changed", count(2000));
    changed
}

#[test]
fn tests_of_random_loops() {
    let replaced = keeps("linear-test", text);
    assert!(replaced * 8 > count(2000), "{replaced} tests replaced");
}

/// Loops whose end is no constant but has few bits: mostly a multiple of the counter's step, which begins at 0.
fn masked(rng: &mut Rng) -> String {
    let text = text(rng);
    let ty = text["circuit f(".len()..]
        .split(',')
        .next()
        .expect("a type")
        .to_string();
    let all = u64::MAX >> (64 - ty[1..].parse::<u32>().expect("a width"));
    let log = rng.below(4) as u32;
    let zeros = [log, log, log + 1, log.saturating_sub(1)][rng.below(4)];
    let low = (all >> rng.below(6)) & !((1 << zeros) - 1);
    let pace = [1, 2, 3, 4, rng.next() & all][rng.below(5)].wrapping_shl(log) & all;
    let first = [0, 0, 0, 1 << log][rng.below(4)];
    let condition = ["NE", "NE", "EQ", "ULT"][rng.below(4)];
    let line = |line: &str| match line.split(' ').next() {
        Some("%first") => format!("%first : {ty} = CONSTANT<{first}>\n"),
        Some("%step") => format!("%step : {ty} = CONSTANT<{}>\n", 1u64 << log),
        Some("%bound") => format!("%low : {ty} = CONSTANT<{low}>\n%bound : {ty} = AND v(%b, %low)\n"),
        Some("%pace") => format!("%pace : {ty} = CONSTANT<{pace}>\n"),
        Some("%c") => {
            let (_, operands) = line
                .split_once(' ')
                .and_then(|(_, rest)| rest.split_once(' '))
                .expect("a test");
            let (_, operands) = operands.split_once(' ').expect("operands");
            format!("%c = ICMP.{condition} {operands}\n")
        }
        _ => format!("{line}\n"),
    };
    text.lines().map(line).collect()
}

#[test]
fn tests_of_random_loops_to_multiples() {
    let replaced = keeps("linear-test", masked);
    assert!(replaced * 24 > count(2000), "{replaced} tests replaced");
}

/// Loops in which a counter is extended; their bounds are constants or arguments.
fn extending(rng: &mut Rng) -> String {
    let ty = ["i8", "i16", "i32"][rng.below(3)];
    let mask = u64::MAX >> (64 - ty[1..].parse::<u32>().expect("a width"));
    let number = |rng: &mut Rng| [rng.next() & 15, (rng.next() & 15).wrapping_neg(), rng.next()][rng.below(3)] & mask;
    let (first, step) = (number(rng), [1, 1, number(rng)][rng.below(3)]);
    let bound = [format!("CONSTANT<{}>", number(rng)), "ARG<0>".into()][rng.below(2)].clone();
    let condition = ["NE", "SLT", "SLE", "SGT", "ULT", "UGE"][rng.below(6)];
    let tested = ["%i", "%i", "%i2"][rng.below(3)];
    let compared = [format!("v({tested}, %bound)"), format!("v(%bound, {tested})")][rng.below(2)].clone();
    let extend = ["SEXT", "ZEXT"][rng.below(2)];
    let (on, off) = [("%t", "%f"), ("%f", "%t")][rng.below(2)];
    format!(
        "circuit f({ty}) -> i64
%bound : {ty} = {bound}
%first : {ty} = CONSTANT<{first}>
%step : {ty} = CONSTANT<{step}>
%o : i64 = CONSTANT<0>
%one : i64 = CONSTANT<1>
%three : i64 = CONSTANT<3>
%most : i64 = CONSTANT<300>
%h = LOOP_BEGIN s(@S, %back)
%rounds : i64 = VALUE_SELECTOR s(%h) v(%o, %rounds2)
%i : {ty} = VALUE_SELECTOR s(%h) v(%first, %i2)
%s : i64 = VALUE_SELECTOR s(%h) v(%o, %s2)
%i2 : {ty} = ADD v(%i, %step)
%c = ICMP.{condition} {compared}
%br = IF_BRANCH s(%h) v(%c)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%w : i64 = {extend} v(%i)
%s1 : i64 = MUL v(%s, %three)
%s2 : i64 = ADD v(%s1, %w)
%rounds2 : i64 = ADD v(%rounds, %one)
%end = ICMP.ULT v(%rounds2, %most)
%br2 = IF_BRANCH s({on}) v(%end)
%t2 = IF_TRUE s(%br2)
%f2 = IF_FALSE s(%br2)
%back = LOOP_BACK s(%t2)
%m = MERGE s({off}, %f2)
%v : i64 = VALUE_SELECTOR s(%m) v(%s, %s2)
%r = RETURN s(%m) d(@D) v(%v)
"
    )
}

#[test]
fn extended_counters_of_random_loops() {
    let changed = keeps("widen-counters", extending);
    assert!(changed * 8 > count(2000), "{changed} counters");
}
