//! Tests of one number with constants, on random conditions, switches and chains of branches: each runs on the numbers around its
//! constants and at the ends before and after the passes. Random circuits of all kinds have few of them.

use crate::support::{count, gates, run_native, seen, well_formed};
use onespec_compiler::passes::{Context, Pipeline};
use onespec_graph::Circuit;
use onespec_graph::text::{Options, parse_one, print};
use onespec_test_support::Rng;

const TYPES: [&str; 4] = ["i8", "i16", "i32", "i64"];

fn greatest(ty: &str) -> u64 {
    u64::MAX >> (64 - ty[1..].parse::<u32>().expect("a width"))
}

/// Constants near each other, mostly; around 0, the ends, or anything.
fn constants(rng: &mut Rng, ty: &str) -> Vec<u64> {
    let all = greatest(ty);
    let near = [0, 97, all - 20, all / 2 - 5, rng.next()][rng.below(5)];
    let span = [8, 30, 70, 1000][rng.below(4)];
    let mut made: Vec<u64> = (0..2 + rng.below(8))
        .map(|_| near.wrapping_add(rng.below(span) as u64) & all)
        .collect();
    if rng.one_in(4) {
        made.push(rng.next() & all);
    }
    made.sort_unstable();
    made.dedup();
    made
}

/// Numbers around constants and the ends.
fn around(constants: &[u64], ty: &str) -> Vec<u64> {
    let all = greatest(ty);
    let ends = [0, all, all / 2, all / 2 + 1];
    let each = constants
        .iter()
        .chain(&ends)
        .flat_map(|c| [c.wrapping_sub(1), *c, c.wrapping_add(1), c ^ 64]);
    each.map(|n| n & all).collect()
}

/// A circuit does the same after passes; whether they changed it.
fn stays(text: &str, passes: &str, numbers: &[u64]) -> bool {
    let before =
        parse_one(gates(), text, &Options::default()).unwrap_or_else(|found| panic!("{:?}\n{text}", found.list()));
    well_formed(&before).unwrap_or_else(|why| panic!("{why}\n{text}"));
    let mut after = before.clone();
    Pipeline::parse(passes)
        .expect("names of passes")
        .run_checked(&mut after, &mut Context::default(), &mut well_formed)
        .unwrap_or_else(|why| panic!("{why}\n{text}"));
    for number in numbers {
        let [old, new] = [&before, &after].map(|c: &Circuit| run_native(c, &[*number]));
        assert_eq!(seen(&new), seen(&old), "{number:#x}\n{text}\nbecame\n{}", print(&after));
    }
    print(&before) != print(&after)
}

/// A condition of this depth; its name.
fn condition(rng: &mut Rng, lines: &mut String, constants: usize, depth: u32) -> String {
    let name = format!("%t{}", lines.len());
    if depth == 0 || rng.one_in(6) {
        let code = ["EQ", "EQ", "EQ", "NE", "ULT", "UGE", "SLT", "SGE", "UGT", "SLE"][rng.below(10)];
        let constant = format!("%c{}", rng.below(constants));
        let inputs = match rng.one_in(4) {
            true => format!("v({constant}, %x)"),
            false => format!("v(%x, {constant})"),
        };
        *lines += &format!("{name} = ICMP.{code} {inputs}\n");
        return name;
    }
    let parts: Vec<String> = (0..3).map(|_| condition(rng, lines, constants, depth - 1)).collect();
    let name = format!("%t{}", lines.len());
    let [a, b, c] = [&parts[0], &parts[1], &parts[2]];
    *lines += &match rng.below(8) {
        0..4 => format!("{name} : i1 = OR v({a}, {b})\n"),
        4 | 5 => format!("{name} : i1 = AND v({a}, {b})\n"),
        6 => format!("{name} : i1 = XOR v({a}, %true)\n"),
        _ => format!("{name} : i1 = SELECT v({c}, {a}, {b})\n"),
    };
    name
}

#[test]
fn joined_comparisons_hold_for_the_same_numbers() {
    let mut changed = 0;
    let rounds = count(300);
    for seed in 0..rounds {
        let mut rng = Rng::new(seed ^ 0xb175);
        let ty = TYPES[rng.below(4)];
        let constants = constants(&mut rng, ty);
        let mut lines = format!("circuit f({ty}) -> i1\n%x : {ty} = ARG<0>\n%true : i1 = CONSTANT<1>\n");
        for (at, constant) in constants.iter().enumerate() {
            lines += &format!("%c{at} : {ty} = CONSTANT<{constant}>\n");
        }
        let depth = 1 + rng.below(4) as u32;
        let root = condition(&mut rng, &mut lines, constants.len(), depth);
        lines += &format!("%r = RETURN s(@S) d(@D) v({root})\n");
        let passes = ["bit-tests", "bit-tests,simplify,gvn,dce", "simplify,gvn,bit-tests"][rng.below(3)];
        changed += u64::from(stays(&lines, passes, &around(&constants, ty)));
    }
    assert!(changed > rounds / 5, "{changed}");
}

#[test]
fn switches_go_to_the_same_places() {
    let mut changed = 0;
    let rounds = count(300);
    for seed in 0..rounds {
        let mut rng = Rng::new(seed ^ 0x5317);
        let ty = TYPES[rng.below(4)];
        let constants = constants(&mut rng, ty);
        let mut lines = format!("circuit f({ty}) -> i64\n%x : {ty} = ARG<0>\n%p : i64 = CONSTANT<4096>\n");
        let places = 1 + rng.below(3);
        for place in 0..=places {
            lines += &format!("%v{place} : i64 = CONSTANT<{}>\n", place + 1);
        }
        // Memory is written at the default, or not; then each way has its barrier.
        let writes = rng.one_in(2);
        lines += "%sw = SWITCH_BRANCH s(@S) v(%x)\n";
        let mut ways: Vec<(String, String, usize)> = Vec::new();
        let mut groups: Vec<Vec<String>> = vec![Vec::new(); places];
        for (at, constant) in constants.iter().enumerate() {
            lines += &format!("%k{at} = SWITCH_CASE<{constant}> s(%sw)\n");
            groups[rng.below(places)].push(format!("%k{at}"));
        }
        lines += "%d = DEFAULT_CASE s(%sw)\n";
        let barrier = |lines: &mut String, state: &str| {
            let name = format!("%m{}", lines.len());
            *lines += &format!("{name} = DEPEND_RELAY s({state}) d(@D)\n");
            name
        };
        for (place, group) in groups.iter().enumerate().filter(|(_, group)| !group.is_empty()) {
            // Cases meet before, as the arm of a source has them, or where all do.
            if rng.one_in(2) {
                let barriers: Vec<String> = group.iter().map(|case| barrier(&mut lines, case)).collect();
                lines += &format!("%j{place} = MERGE s({})\n", group.join(", "));
                lines += &format!("%n{place} = DEPEND_SELECTOR s(%j{place}) d({})\n", barriers.join(", "));
                ways.push((format!("%j{place}"), format!("%n{place}"), place + 1));
            } else {
                for case in group {
                    let memory = barrier(&mut lines, case);
                    ways.push((case.clone(), memory, place + 1));
                }
            }
        }
        let mut memory = barrier(&mut lines, "%d");
        if writes {
            lines += &format!("%store = STORE d({memory}) v(%v0, %p)\n");
            memory = "%store".into();
        }
        ways.push(("%d".into(), memory, 0));
        let list = |of: &dyn Fn(&(String, String, usize)) -> String| ways.iter().map(of).collect::<Vec<_>>().join(", ");
        lines += &format!("%j = MERGE s({})\n", list(&|way| way.0.clone()));
        lines += &format!("%mem = DEPEND_SELECTOR s(%j) d({})\n", list(&|way| way.1.clone()));
        lines += &format!(
            "%v : i64 = VALUE_SELECTOR s(%j) v({})\n",
            list(&|way| format!("%v{}", way.2))
        );
        lines += "%r = RETURN s(%j) d(%mem) v(%v)\n";
        let passes = ["switch-tests", "switch-tests,simplifycfg,if-conversion,dce"][rng.below(2)];
        changed += u64::from(stays(&lines, passes, &around(&constants, ty)));
    }
    assert!(changed > rounds / 5, "{changed}");
}

#[test]
fn chains_of_branches_go_to_the_same_places() {
    let mut changed = 0;
    let rounds = count(200);
    for seed in 0..rounds {
        let mut rng = Rng::new(seed ^ 0xc4a1);
        let ty = TYPES[rng.below(4)];
        let mut constants = constants(&mut rng, ty);
        if rng.one_in(3) {
            constants.push(constants[0]);
        }
        let mut lines = format!("circuit f({ty}) -> i64\n%x : {ty} = ARG<0>\n");
        let mut before = "@S".to_string();
        let mut ways = Vec::new();
        for (at, constant) in constants.iter().enumerate() {
            let (code, hit, other) = match rng.one_in(3) {
                true => ("NE", "IF_FALSE", "IF_TRUE"),
                false => ("EQ", "IF_TRUE", "IF_FALSE"),
            };
            lines += &format!(
                "%c{at} : {ty} = CONSTANT<{constant}>\n%v{at} : i64 = CONSTANT<{at}>\n%e{at} = ICMP.{code} v(%x, %c{at})
%b{at} = IF_BRANCH s({before}) v(%e{at})\n%y{at} = {hit} s(%b{at})\n%n{at} = {other} s(%b{at})\n"
            );
            ways.push((format!("%y{at}"), format!("%v{at}")));
            before = format!("%n{at}");
        }
        lines += "%last : i64 = CONSTANT<99>\n";
        ways.push((before, "%last".into()));
        let [states, values]: [Vec<String>; 2] = [
            ways.iter().map(|way| way.0.clone()).collect(),
            ways.iter().map(|way| way.1.clone()).collect(),
        ];
        lines += &format!("%j = MERGE s({})\n", states.join(", "));
        lines += &format!("%v : i64 = VALUE_SELECTOR s(%j) v({})\n", values.join(", "));
        lines += "%r = RETURN s(%j) d(@D) v(%v)\n";
        let passes = ["switch-formation", "switch-formation,simplifycfg,switch-tests"][rng.below(2)];
        changed += u64::from(stays(&lines, passes, &around(&constants, ty)));
    }
    assert!(changed > rounds / 8, "{changed}");
}
