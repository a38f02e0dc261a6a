//! Secondary types: what `infer` leaves is right by `check_types`, and a wrong declaration is found.

use crate::support::{count, gates};
use onespec_compiler::passes::{Context, Pipeline, check_types};
use onespec_graph::set::Infer;
use onespec_graph::set::Lattice;
use onespec_graph::text::print;
use onespec_graph::text::{Options, parse_one};
use onespec_graph::word::GateWord;
use onespec_graph::{Circuit, Gate, Role};
use onespec_test_support::Rng;
use onespec_test_support::circuits::{Shape, circuit};

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
        pipeline.run(&mut c, &mut Context::default()).unwrap();
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

/// What `infer` leaves of a text; its verifier must be content with it.
fn inferred(text: &str) -> Circuit {
    let mut c = parse_one(gates(), text, &Options::default()).unwrap_or_else(|found| panic!("{:?}", found.list()));
    Pipeline::parse("infer")
        .unwrap()
        .run(&mut c, &mut Context::default())
        .unwrap();
    let found = check_types(&c);
    assert!(found.is_empty(), "{}\n{}", found.list()[0], print(&c));
    c
}

/// The two examples of the published specification: a sum of a number and a string is a string; a selection of a string and
/// an array is an object on the heap. Both begin as anything.
#[test]
fn examples_of_the_specification() {
    let c = inferred(
        "%add : i64 = CONSTANT<1>
%a : i64 !JS_NUMBER = ARG<0>
%b : i64 !JS_STRING = ARG<1>
%c : i64 !JS_ANY = JS_BYTECODE<3> s(@S) d(@D) v(%add, %a, %b)
%ok = IF_SUCCESS s(%c)
%no = IF_EXCEPTION s(%c)
%r = RETURN s(%ok) d(%c) v(%c)
%t = THROW s(%no) d(%c) v(%a)
",
    );
    assert!(print(&c).contains("%c !JS_STRING = JS_BYTECODE<3>"), "{}", print(&c));
    let c = inferred(
        "%x : i1 = ARG<0>
%a : i64 !JS_STRING = ARG<1>
%b : i64 !JS_ARRAY = ARG<2>
%br = IF_BRANCH s(@S) v(%x)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%m = MERGE<2> s(%t, %f)
%c : i64 !JS_ANY = VALUE_SELECTOR<2> s(%m) v(%a, %b)
%r = RETURN s(%m) d(@D) v(%c)
",
    );
    assert!(
        print(&c).contains("%c : i64 !JS_HEAP_OBJECT = VALUE_SELECTOR"),
        "{}",
        print(&c)
    );
}

/// A loop that counts and collects text: each of both needs what is known of the other in the round before, so one walk over the
/// gates is not enough.
#[test]
fn a_loop_comes_to_its_fixpoint() {
    let c = inferred(
        "%add : i64 = CONSTANT<1>
%less : i64 = CONSTANT<17>
%zero : i64 !JS_SMI = CONSTANT<0>
%one : i64 !JS_SMI = CONSTANT<2>
%half : i64 !JS_DOUBLE = CONSTANT<3>
%empty : i64 !JS_STRING = ARG<0>
%true : i64 = CONSTANT<6>
%head = LOOP_BEGIN s(@S, %back)
%i : i64 !JS_ANY = VALUE_SELECTOR<2> s(%head) v(%zero, %next)
%s : i64 !JS_ANY = VALUE_SELECTOR<2> s(%head) v(%one, %more)
%m = DEPEND_SELECTOR<2> s(%head) d(@D, %d2)
%next : i64 !JS_ANY = JS_BYTECODE<3> s(%head) d(%m) v(%add, %i, %half)
%ok1 = IF_SUCCESS s(%next)
%no1 = IF_EXCEPTION s(%next)
%d1 = DEPEND_RELAY s(%ok1) d(%next)
%x1 = DEPEND_RELAY s(%no1) d(%next)
%more : i64 !JS_ANY = JS_BYTECODE<3> s(%ok1) d(%d1) v(%add, %s, %empty)
%ok2 = IF_SUCCESS s(%more)
%no2 = IF_EXCEPTION s(%more)
%d2 = DEPEND_RELAY s(%ok2) d(%more)
%x2 = DEPEND_RELAY s(%no2) d(%more)
%c = ICMP.EQ v(%more, %true)
%br = IF_BRANCH s(%ok2) v(%c)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%back = LOOP_BACK s(%t)
%df = DEPEND_RELAY s(%f) d(%d2)
%test : i64 !JS_ANY = JS_BYTECODE<3> s(%f) d(%df) v(%less, %i, %s)
%ok3 = IF_SUCCESS s(%test)
%no3 = IF_EXCEPTION s(%test)
%r = RETURN s(%ok3) d(%test) v(%test)
%t1 = THROW s(%no1) d(%x1) v(%i)
%t2 = THROW s(%no2) d(%x2) v(%i)
%t3 = THROW s(%no3) d(%test) v(%i)
",
    );
    let text = print(&c);
    for line in [
        "%i : i64 !JS_NUMBER = VALUE_SELECTOR",
        "%next !JS_NUMBER = JS_BYTECODE",
        "%more !JS_STRING = JS_BYTECODE",
        // A number before the first round, a string after it.
        "%s : i64 !JS_PRIMITIVE = VALUE_SELECTOR",
        "%test !JS_BOOLEAN = JS_BYTECODE",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
}

/// What a value may be, each a bit.
const KINDS: [&str; 11] = [
    "SMI",
    "DOUBLE",
    "BOOLEAN",
    "UNDEFINED",
    "NULL",
    "STRING",
    "SYMBOL",
    "BIGINT",
    "ARRAY",
    "UINT8_ARRAY",
    "FUNCTION",
];
const NUMBERS: u16 = 0b11;
const STRING: u16 = 1 << 5;
const SYMBOL: u16 = 1 << 6;
const BIGINT: u16 = 1 << 7;
const PRIMITIVES: u16 = 0xff;

fn each(kinds: u16) -> impl Iterator<Item = u16> {
    (0..KINDS.len()).map(|i| 1 << i).filter(move |kind| kinds & kind != 0)
}

/// What an object or primitive may become as a primitive.
fn primitive(kind: u16) -> u16 {
    if kind & PRIMITIVES != 0 { kind } else { PRIMITIVES }
}

/// The same as a number or bigint; a symbol throws.
fn numeric(kind: u16) -> u16 {
    each(primitive(kind)).fold(0, |all, kind| match kind {
        SYMBOL => all,
        BIGINT => all | BIGINT,
        _ => all | NUMBERS,
    })
}

/// Two numbers or two bigints; what is mixed throws.
fn both(a: u16, b: u16) -> u16 {
    let (a, b) = (numeric(a), numeric(b));
    a & b & BIGINT
        | if a & NUMBERS != 0 && b & NUMBERS != 0 {
            NUMBERS
        } else {
            0
        }
}

/// What a bytecode may give for operands of one kind each, by ECMAScript: an own table, with nothing of the description.
fn gives(code: u64, a: u16, b: u16) -> u16 {
    match code {
        // +
        1 => each(primitive(a)).fold(0, |all, x| {
            each(primitive(b)).fold(all, |all, y| match (x, y) {
                (STRING, SYMBOL) | (SYMBOL, STRING) => all,
                _ if x | y == STRING || (x | y) & STRING != 0 => all | STRING,
                _ => all | both(x, y),
            })
        }),
        2..=11 => both(a, b),
        12 => both(a, b) & NUMBERS,
        13..=24 => 1 << 2,
        25..=29 => numeric(a),
        30 => NUMBERS,
        31 | 32 => STRING,
        33 | 34 => 1 << 8,
        35 => 1 << 10,
        _ => (1 << KINDS.len()) - 1,
    }
}

/// Every bytecode of every two types: what is inferred has room for everything that ECMAScript may give.
#[test]
fn every_bytecode_is_sound() {
    let js: &Lattice = gates().lattices.iter().find(|lattice| lattice.name == "js").unwrap();
    let kinds = |ty: usize| {
        let holds = |kind: &&str| {
            let at = js.types.iter().position(|known| known.name == *kind).unwrap();
            js.types[ty].below >> at & 1 == 1
        };
        let all = KINDS.iter().enumerate().filter(|(_, kind)| holds(kind));
        all.fold(0u16, |all, (i, _)| all | 1 << i)
    };
    let text = |code: u64| {
        format!(
            "%op : i64 = CONSTANT<{code}>
%a : i64 = ARG<0>
%b : i64 = ARG<1>
%c : i64 = JS_BYTECODE<3> s(@S) d(@D) v(%op, %a, %b)
%ok = IF_SUCCESS s(%c)
%no = IF_EXCEPTION s(%c)
%r = RETURN s(%ok) d(%c) v(%c)
%t = THROW s(%no) d(%c) v(%a)
"
        )
    };
    let named = |c: &Circuit, role: Role, order: u64| -> Gate {
        c.gates()
            .find(|&g| c.role(g) == role && (role != Role::Arg || c.bits(g) == order))
            .unwrap()
    };
    let (mut compared, mut precise) = (0, 0);
    for code in 0..40 {
        let mut c = parse_one(gates(), &text(code), &Options::default()).unwrap();
        let [a, b] = [0, 1].map(|order| named(&c, Role::Arg, order));
        let result = named(&c, Role::Raise, 0);
        for (x, first) in js.types.iter().enumerate() {
            for (y, second) in js.types.iter().enumerate() {
                c.set_word(a, GateWord(first.word));
                c.set_word(b, GateWord(second.word));
                Pipeline::parse("infer")
                    .unwrap()
                    .run(&mut c, &mut Context::default())
                    .unwrap();
                let found = js
                    .types
                    .iter()
                    .position(|known| known.word == c.word(result).0)
                    .unwrap();
                let possible =
                    each(kinds(x)).fold(0, |all, a| each(kinds(y)).fold(all, |all, b| all | gives(code, a, b)));
                let room = kinds(found);
                assert!(
                    possible & !room == 0,
                    "bytecode {code} of {} and {}: {} has no room for {possible:b}",
                    first.name,
                    second.name,
                    js.types[found].name
                );
                compared += 1;
                precise += usize::from(possible == room);
            }
        }
    }
    println!("{compared} pairs, {precise} of them exactly what is possible");
    assert!(precise * 2 > compared, "{precise} of {compared}");
}

/// The verifier of what was declared: of a bytecode too narrow, and of a selector.
#[test]
fn a_wrong_declaration_in_javascript_is_found() {
    let text = "%add : i64 = CONSTANT<1>
%a : i64 !JS_NUMBER = ARG<0>
%b : i64 !JS_STRING = ARG<1>
%c : i64 !JS_NUMBER = JS_BYTECODE<3> s(@S) d(@D) v(%add, %a, %b)
%ok = IF_SUCCESS s(%c)
%no = IF_EXCEPTION s(%c)
%r = RETURN s(%ok) d(%c) v(%c)
%t = THROW s(%no) d(%c) v(%a)
";
    let found = |text: &str| {
        let c = parse_one(gates(), text, &Options::default()).unwrap();
        let found = check_types(&c);
        found.list().iter().map(|f| f.in_file("a.cir")).collect::<Vec<String>>()
    };
    let told = found(text);
    assert_eq!(told.len(), 1, "{told:?}");
    let expected = "E021 %c JS_BYTECODE: declared as JS_NUMBER, but by its inputs it may be JS_STRING";
    assert!(told[0].contains(expected), "{told:?}");
    // Wider than need be is right; so is a bytecode that nobody knows.
    assert!(found(&text.replace("%c : i64 !JS_NUMBER", "%c : i64 !JS_PRIMITIVE")).is_empty());
    let unknown = text.replace("%add : i64 = CONSTANT<1>", "%add : i64 = ARG<2>");
    assert!(found(&unknown)[0].contains("it may be JS_ANY"));
}
