//! Every rule is needed: a good graph in which exactly it is broken is rejected by its code, and only by it.

use crate::shapes::op;
use onespec_circuit::GATES;
use onespec_compiler::verify::{CODES, Discipline, MODULE_CODES, Options, verify};
use onespec_graph::circuit::Wires;
use onespec_graph::{Circuit, Gate, Role, Type, text};
use std::collections::BTreeSet;

/// A function with a bit of everything: a loop over memory, a branch, a switch, a call.
const GOOD: &str = "\
circuit f(i1, i64, i32) -> i64
%c : i1 = ARG<0>
%p : i64 = ARG<1>
%w : i32 = ARG<2>
%k : i64 = CONSTANT<1>
%x : i64 = SEXT v(%w)
%h = LOOP_BEGIN s(@S, %back)
%i : i64 = VALUE_SELECTOR<2> s(%h) v(%k, %i2)
%m = DEPEND_SELECTOR<2> s(%h) d(@D, %st)
%l : i64 = LOAD d(%m) v(%p)
%i2 : i64 = ADD v(%i, %l)
%st = STORE d(%l) v(%i2, %p)
%e = ICMP.EQ v(%i2, %x)
%br = IF_BRANCH s(%h) v(%e)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%back = LOOP_BACK s(%t)
%b = ORDINARY_BLOCK s(%f)
%y = DEPEND_RELAY s(%b) d(%st)
%call : i64 = CALL<1> d(%y) v(%p, %i2)
%sw = SWITCH_BRANCH s(%b) v(%w)
%c0 = SWITCH_CASE<7> s(%sw)
%c1 = SWITCH_CASE<8> s(%sw)
%d = DEFAULT_CASE s(%sw)
%j = MERGE<3> s(%c0, %c1, %d)
%v : i64 = VALUE_SELECTOR<3> s(%j) v(%call, %k, %i2)
%n = IF_BRANCH s(%j) v(%c)
%nt = IF_TRUE s(%n)
%nf = IF_FALSE s(%n)
%r = RETURN s(%nt) d(%call) v(%v)
%q = RETURN s(%nf) d(%call) v(%k)
";

/// What is done to a good graph.
enum Break {
    /// A line of the text becomes others.
    Line(&'static str, &'static str),
    /// Another graph, in which a line becomes others.
    In(&'static str, &'static str, &'static str),
    /// What no text says.
    Arena(fn(&mut Circuit)),
}
use Break::{Arena, In, Line};

const LOADS: &str = "\
%p : i64 = ARG<0>
%a : i64 = LOAD d(@D) v(%p)
%b : i64 = LOAD d(%a) v(%p)
%s = STORE d(%b) v(%p, %p)
%z = STORE d(%s) v(%a, %b)
%r = RETURN s(@S) d(%z) v(%b)
";
const ARMS: &str = "\
%c : i1 = ARG<0>
%p : i64 = ARG<1>
%br = IF_BRANCH s(@S) v(%c)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%dt = DEPEND_RELAY s(%t) d(@D)
%df = DEPEND_RELAY s(%f) d(@D)
%a : i64 = LOAD d(%dt) v(%p)
%b : i64 = LOAD d(%df) v(%p)
%x : i64 = ADD v(%a, %p)
%m = MERGE s(%t, %f)
%dm = DEPEND_SELECTOR s(%m) d(%a, %b)
%v : i64 = VALUE_SELECTOR s(%m) v(%x, %b)
%r = RETURN s(%m) d(%dm) v(%v)
";
const STATES: &str = "\
%c : i1 = ARG<0>
%br = IF_BRANCH s(@S) v(%c)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%h = LOOP_BEGIN s(%t, %back)
%n = ORDINARY_BLOCK s(%h)
%b2 = IF_BRANCH s(%n) v(%c)
%t2 = IF_TRUE s(%b2)
%f2 = IF_FALSE s(%b2)
%back = LOOP_BACK s(%t2)
%m = MERGE s(%f, %f2)
%r = RETURN s(%m) d(@D) v(%c)
";

const TWICE: &str = "\
%c : i1 = ARG<0>
%p : i64 = ARG<1>
%br = IF_BRANCH s(@S) v(%c)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%dt = DEPEND_RELAY s(%t) d(@D)
%st = STORE d(%dt) v(%p, %p)
%m = MERGE s(%t, %f)
%dm = DEPEND_SELECTOR s(%m) d(%st, @D)
%b2 = IF_BRANCH s(%m) v(%c)
%t2 = IF_TRUE s(%b2)
%f2 = IF_FALSE s(%b2)
%d2 = DEPEND_RELAY s(%t2) d(%dm)
%r = RETURN s(%t2) d(%d2) v(%p)
%q = RETURN s(%f2) d(%dm) v(%p)
";

/// By rule, what breaks it.
const MUTATIONS: &[(&str, Break)] = &[
    ("E002", Arena(|c| c.set_op(named(c, "x"), 60_000))),
    ("E004", Arena(|c| c.set_input(named(c, "i2"), 1, Gate::NONE))),
    ("E004", Arena(|c| c.set_input(named(c, "i2"), 1, Gate(4_000_000_000)))),
    ("E005", Arena(|c| c.break_link(named(c, "i2"), 1))),
    ("E010", Line("%back = LOOP_BACK s(%t)", "%back = LOOP_BACK s(%t, %t)")),
    (
        "E011",
        Line("%r = RETURN s(%nt) d(%call) v(%v)", "%r = RETURN s(%nt) v(%v)"),
    ),
    ("E012", Line("%i2 : i64 = ADD v(%i, %l)", "%i2 : i64 = ADD v(%i)")),
    (
        "E012",
        Line("%q = RETURN s(%nf) d(%call) v(%k)", "%q = RETURN_VOID s(%nf) d(%call)"),
    ),
    (
        "E013",
        Line("%j = MERGE<3> s(%c0, %c1, %d)", "%j = MERGE<2> s(%c0, %c1, %d)"),
    ),
    (
        "E013",
        Line(
            "%call : i64 = CALL<1> d(%y) v(%p, %i2)",
            "%call : i64 = CALL<2> d(%y) v(%p, %i2)",
        ),
    ),
    ("E014", Line("%t = IF_TRUE s(%br)", "%t = IF_SUCCESS s(%br)")),
    (
        "E014",
        Line("%h = LOOP_BEGIN s(@S, %back)", "%h = LOOP_BEGIN s(%back, @S)"),
    ),
    (
        "E015",
        Line("%l : i64 = LOAD d(%m) v(%p)", "%l : i64 = LOAD d(%i) v(%p)"),
    ),
    ("E016", Line("%i2 : i64 = ADD v(%i, %l)", "%i2 : i64 = ADD v(%i, %st)")),
    ("E017", Line("%e = ICMP.EQ v(%i2, %x)", "%e = ICMP.EQ v(%i2, %w)")),
    (
        "E017",
        Line("%q = RETURN s(%nf) d(%call) v(%k)", "%q = RETURN s(%nf) d(%call) v(%c)"),
    ),
    (
        "E018",
        Line("%st = STORE d(%l) v(%i2, %p)", "%st : i64 = STORE d(%l) v(%i2, %p)"),
    ),
    ("E018", Line("%w : i32 = ARG<2>", "%w : i16 = ARG<2>")),
    ("E019", Line("%x : i64 = SEXT v(%w)", "%x : i64 = SEXT v(%p)")),
    ("E020", Line("%e = ICMP.EQ v(%i2, %x)", "%e = ICMP<7> v(%i2, %x)")),
    (
        "E020",
        Line("%c0 = SWITCH_CASE<7> s(%sw)", "%c0 = SWITCH_CASE<0x100000007> s(%sw)"),
    ),
    ("E020", Arena(|c| c.set_bits(named(c, "i2"), 1))),
    (
        "E030",
        Line(
            "%b = ORDINARY_BLOCK s(%f)",
            "%b = ORDINARY_BLOCK s(%f)\n%z = THROW s(%b) d(%y) v(%k)",
        ),
    ),
    (
        "E031",
        Line(
            "%nf = IF_FALSE s(%n)",
            "%nf = IF_FALSE s(%n)\n%ng = IF_FALSE s(%n)\n%o = THROW s(%ng) d(%call) v(%k)",
        ),
    ),
    (
        "E032",
        Line("%c1 = SWITCH_CASE<8> s(%sw)", "%c1 = SWITCH_CASE<7> s(%sw)"),
    ),
    (
        "E033",
        In(
            STATES,
            "%m = MERGE s(%f, %f2)",
            "%g = LOOP_BEGIN s(%f2, %back)\n%m = MERGE s(%f, %g)",
        ),
    ),
    ("E034", Arena(|c| c.kill(named(c, "k")))),
    (
        "E040",
        Line(
            "%b = ORDINARY_BLOCK s(%f)",
            "%b = ORDINARY_BLOCK s(%f)\n%u1 = ORDINARY_BLOCK s(%u2)\n%u2 = ORDINARY_BLOCK s(%u1)",
        ),
    ),
    (
        "E041",
        In(
            STATES,
            "%h = LOOP_BEGIN s(%t, %back)\n%n = ORDINARY_BLOCK s(%h)\n%b2 = IF_BRANCH s(%n) v(%c)\n%t2 = IF_TRUE s(%b2)\n%f2 = IF_FALSE s(%b2)\n%back = LOOP_BACK s(%t2)",
            "%h = MERGE s(%t, %back)\n%n = ORDINARY_BLOCK s(%h)\n%b2 = IF_BRANCH s(%n) v(%c)\n%t2 = IF_TRUE s(%b2)\n%f2 = IF_FALSE s(%b2)\n%back = ORDINARY_BLOCK s(%t2)",
        ),
    ),
    (
        "E042",
        In(
            STATES,
            "%n = ORDINARY_BLOCK s(%h)\n%b2 = IF_BRANCH s(%n) v(%c)\n%t2 = IF_TRUE s(%b2)\n%f2 = IF_FALSE s(%b2)\n%back = LOOP_BACK s(%t2)\n%m = MERGE s(%f, %f2)",
            "%n = MERGE s(%h, %f)\n%b2 = IF_BRANCH s(%n) v(%c)\n%t2 = IF_TRUE s(%b2)\n%f2 = IF_FALSE s(%b2)\n%back = LOOP_BACK s(%t2)\n%m = MERGE s(%f2)",
        ),
    ),
    (
        "E050",
        Line(
            "%v : i64 = VALUE_SELECTOR<3> s(%j)",
            "%v : i64 = VALUE_SELECTOR<3> s(%nt)",
        ),
    ),
    (
        "E051",
        Line(
            "%v : i64 = VALUE_SELECTOR<3> s(%j) v(%call, %k, %i2)",
            "%v : i64 = VALUE_SELECTOR<2> s(%j) v(%call, %k)",
        ),
    ),
    (
        "E052",
        Line("%y = DEPEND_RELAY s(%b) d(%st)", "%y = DEPEND_RELAY s(%h) d(%st)"),
    ),
    (
        "E060",
        Line(
            "%e = ICMP.EQ v(%i2, %x)",
            "%o1 : i64 = ADD v(%o2, %k)\n%o2 : i64 = SUB v(%o1, %k)\n%e = ICMP.EQ v(%i2, %o1)",
        ),
    ),
    (
        "E071",
        In(LOADS, "%s = STORE d(%b) v(%p, %p)", "%s = STORE d(%a) v(%p, %p)"),
    ),
    (
        "E072",
        In(
            LOADS,
            "%z = STORE d(%s) v(%a, %b)\n%r = RETURN s(@S) d(%z) v(%b)",
            "%z = STORE d(%b) v(%a, %b)\n%e = ICMP.EQ v(%a, %b)\n%i = IF_BRANCH s(@S) v(%e)\n%t = IF_TRUE s(%i)\n%f = IF_FALSE s(%i)\n%r = RETURN s(%t) d(%z) v(%b)\n%q = RETURN s(%f) d(%s) v(%b)",
        ),
    ),
    (
        "E073",
        In(
            LOADS,
            "%b : i64 = LOAD d(%a) v(%p)\n%s = STORE d(%b) v(%p, %p)\n%z = STORE d(%s) v(%a, %b)\n%r = RETURN s(@S) d(%z) v(%b)",
            "%b : i64 = LOAD d(@D) v(%a)\n%r = RETURN s(@S) d(%b) v(%b)",
        ),
    ),
    (
        "E074",
        In(
            LOADS,
            "%r = RETURN s(@S) d(%z) v(%b)",
            "%e = ICMP.EQ v(%a, %b)\n%i = IF_BRANCH s(@S) v(%e)\n%t = IF_TRUE s(%i)\n%f = IF_FALSE s(%i)\n%r = RETURN s(%t) d(%s) v(%b)\n%q = RETURN s(%f) d(%z) v(%b)",
        ),
    ),
    (
        "E075",
        In(
            TWICE,
            "%d2 = DEPEND_RELAY s(%t2) d(%dm)",
            "%d2 = DEPEND_RELAY s(%t2) d(@D)",
        ),
    ),
    (
        "E080",
        In(
            ARMS,
            "%x : i64 = ADD v(%a, %p)",
            "%x : i64 = ADD v(%a, %p)\n%y : i64 = ADD v(%a, %b)",
        ),
    ),
    (
        "E081",
        In(ARMS, "%r = RETURN s(%m) d(%dm) v(%v)", "%r = RETURN s(%m) d(%dm) v(%x)"),
    ),
    (
        "E082",
        In(
            ARMS,
            "%v : i64 = VALUE_SELECTOR s(%m) v(%x, %b)",
            "%v : i64 = VALUE_SELECTOR s(%m) v(%b, %x)",
        ),
    ),
    (
        "E082",
        In(
            ARMS,
            "%df = DEPEND_RELAY s(%f) d(@D)",
            "%df = DEPEND_RELAY s(%f) d(%dt)",
        ),
    ),
    (
        "E090",
        Line(
            "%r = RETURN s(%nt) d(%call) v(%v)",
            "%r = RETURN s(%nt) d(%call) v(%v) r(@ARG_LIST)",
        ),
    ),
    ("E090", Arena(|c| c.kill(c.root_gate(3)))),
    ("E090", Arena(|c| c.set_op(Gate(6), 5))),
    ("E090", Arena(|c| _ = c.push(0, Type::NONE, 0, Wires::default()))),
    (
        "E090",
        Arena(|c| _ = c.push(op("CONSTANT"), Type(1), 0, Wires::default())),
    ),
    (
        "E091",
        Line("%p : i64 = ARG<1>", "%p : i64 = ARG<1>\n%p2 : i64 = ARG<1>"),
    ),
    (
        "E091",
        Line("%p : i64 = ARG<1>", "%p : i64 = ARG<1>\n%p3 : i64 = ARG<3>"),
    ),
    (
        "W001",
        Line(
            "%e = ICMP.EQ v(%i2, %x)",
            "%e = ICMP.EQ v(%i2, %x)\n%o : i64 = ADD v(%x, %k)",
        ),
    ),
    (
        "W002",
        In(LOADS, "%r = RETURN s(@S) d(%z) v(%b)", "%r = RETURN s(@S) d(%b) v(%b)"),
    ),
    (
        "W003",
        In(
            STATES,
            "%m = MERGE s(%f, %f2)\n%r = RETURN s(%m) d(@D) v(%c)",
            "%m = MERGE s(%f, %f2)\n%o = LOOP_BEGIN s(%m, %ob)\n%ob = LOOP_BACK s(%o)",
        ),
    ),
];

fn named(c: &Circuit, name: &str) -> Gate {
    c.gates()
        .find(|&g| c.names.get(g) == Some(name))
        .expect("a gate of the graph")
}

fn parse(source: &str) -> Circuit {
    text::parse_one(&GATES, source, &text::Options::default())
        .unwrap_or_else(|findings| panic!("{}\nin\n{source}", findings.list()[0]))
}

fn codes(c: &Circuit) -> (Vec<String>, BTreeSet<&'static str>) {
    let report = verify(
        c,
        &Options {
            links: true,
            ..Options::default()
        },
    );
    let list = report.findings.list();
    (
        list.iter().map(ToString::to_string).collect(),
        list.iter().map(|f| f.code).collect(),
    )
}

#[test]
fn each_breaks_one_rule() {
    for (code, mutation) in MUTATIONS {
        let circuit = match mutation {
            Line(from, to) => parse(&mutated(GOOD, from, to)),
            In(graph, from, to) => parse(&mutated(graph, from, to)),
            Arena(change) => {
                let mut c = parse(GOOD);
                change(&mut c);
                c
            }
        };
        let (said, codes) = codes(&circuit);
        // A store that nothing needs is a computation that nothing needs.
        let expected: BTreeSet<&str> = if *code == "W002" {
            ["W001", "W002"].into()
        } else {
            [*code].into()
        };
        assert_eq!(codes, expected, "{code}: {said:#?}");
    }
}

fn mutated(graph: &str, from: &str, to: &str) -> String {
    let (said, codes) = codes(&parse(graph));
    assert!(codes.is_empty(), "the graph is not good: {said:#?}");
    assert_eq!(graph.matches(from).count(), 1, "{from}");
    graph.replace(from, to)
}

#[test]
fn each_rule_is_broken() {
    let rules: BTreeSet<&str> = CODES.iter().map(|c| c.code).collect();
    let broken: BTreeSet<&str> = MUTATIONS.iter().map(|(code, _)| *code).collect();
    assert_eq!(rules, broken);
    assert_eq!(rules.len(), CODES.len(), "a code stands there twice");
}

#[test]
fn the_reference_lists_all() {
    let page = include_str!("../../../../docs/reference/circuit_rules.md");
    for code in CODES.iter().chain(MODULE_CODES) {
        let row = format!("| {} | {} | {} |", code.code, code.stage, code.rule);
        assert!(page.contains(&row), "the reference lacks: {row}");
    }
}

/// The relaxed discipline allows loads beside the chain, and nothing else.
#[test]
fn relaxed() {
    let relaxed = Options {
        discipline: Discipline::Relaxed,
        ..Options::default()
    };
    for (code, mutation) in MUTATIONS {
        let (graph, from, to) = match mutation {
            Line(from, to) => (GOOD, from, to),
            In(graph, from, to) => (*graph, from, to),
            Arena(_) => continue,
        };
        let report = verify(&parse(&graph.replace(*from, to)), &relaxed);
        let allowed = ["E071", "E073"].contains(code) || code.starts_with('W');
        assert_eq!(report.is_ok(), allowed, "{code}: {:?}", report.findings.list());
    }
}

/// Nothing at all is a state that falls off its end.
#[test]
fn empty() {
    let c = Circuit::new(&GATES, 64);
    let (said, codes) = codes(&c);
    assert_eq!(codes, ["E030"].into(), "{said:?}");
    assert_eq!(c.role(c.state_entry()), Role::StateEntry);
}

#[test]
fn findings_are_counted() {
    let source: String = (0..50).map(|i| format!("%x{i} : i32 = ADD v()\n")).collect();
    let report = verify(
        &parse(&source),
        &Options {
            limit: 7,
            ..Options::default()
        },
    );
    assert_eq!((report.findings.list().len(), report.findings.more()), (7, 43));
    assert_eq!(report.failed, Some(1));
}
