//! What is printed is read, and is the same graph; so is what is written as bytes.

#[path = "support/collection.rs"]
mod collection;

use onespec_circuit::GATES;
use onespec_graph::isomorphic::difference;
use onespec_graph::text::{self, Options, parse, parse_one, print, print_all, print_numbered};
use onespec_graph::{Circuit, Gate, Module, binary, module};
use onespec_test_support::{Rng, graphs};

const EXAMPLES: &str = include_str!("../../compiler/tests/data/examples.cir");

fn examples() -> Vec<Circuit> {
    let all = collection::split(EXAMPLES);
    all.iter()
        .filter_map(|e| parse_one(&GATES, e.text, &Options::default()).ok())
        .collect()
}

#[track_caller]
fn same_text(circuit: &Circuit, what: &str, is_sound: bool) {
    let printed = print(circuit);
    let again = parse_one(&GATES, &printed, &Options::default()).unwrap_or_else(|e| panic!("{what}: {e:?}\n{printed}"));
    assert_eq!(difference(circuit, &again), None, "{what}:\n{printed}");
    // Where computations go in circles, the first one of a circle in the order is another one afterwards.
    assert!(!is_sound || print(&again) == printed, "{what}");
    let numbered = print_numbered(circuit, &text::order(circuit));
    let again =
        parse_one(&GATES, &numbered, &Options::default()).unwrap_or_else(|e| panic!("{what}: {e:?}\n{numbered}"));
    assert_eq!(difference(circuit, &again), None, "{what}:\n{numbered}");
    assert!(again.names.is_empty(), "numbers that are gates' own are no names");
    assert!(!is_sound || print(&again) == numbered, "{what}");
}

/// The same gates by number, with the same inputs, uses in the same order and names.
#[track_caller]
fn same_arena(a: &Circuit, b: &Circuit, what: &str) {
    assert_eq!(a.len(), b.len(), "{what}");
    assert_eq!((a.arch(), &a.signature), (b.arch(), &b.signature), "{what}");
    for gate in (0..a.len() as u32).map(Gate) {
        let all = |c: &Circuit| {
            let lists = (
                c.states(gate).to_vec(),
                c.depends(gate).to_vec(),
                c.values(gate).to_vec(),
                c.root(gate),
            );
            let uses: Vec<_> = c.uses(gate).collect();
            let itself = (c.op(gate), c.ty(gate), c.bits(gate), c.word(gate), c.is_dead(gate));
            (itself, lists, uses, c.names.get(gate).map(String::from))
        };
        assert_eq!(all(a), all(b), "{what}: gate {}", gate.0);
    }
}

#[track_caller]
fn same_bytes(circuit: &Circuit, what: &str) {
    let bytes = binary::write(&GATES, [circuit]);
    let again = binary::read(&GATES, &bytes).unwrap_or_else(|e| panic!("{what}: {e:?}"));
    assert_eq!(again.len(), 1);
    same_arena(circuit, &again[0], what);
    assert_eq!(binary::write(&GATES, &again), bytes, "{what}");
}

#[test]
fn examples_come_back() {
    let all = examples();
    assert!(all.len() > 70);
    for (i, circuit) in all.iter().enumerate() {
        same_text(circuit, &format!("example {i}"), true);
        same_bytes(circuit, &format!("example {i}"));
    }
}

#[test]
fn random_graphs_come_back() {
    for seed in 0..4000 {
        let mut random = Rng::new(seed);
        let size = 1 + random.below(40);
        let circuit = graphs::graph(&mut random, size, true);
        same_text(&circuit, &format!("seed {seed}"), false);
        same_bytes(&circuit, &format!("seed {seed}"));
        let mut random = Rng::new(!seed);
        same_bytes(&graphs::graph(&mut random, size, false), &format!("seed !{seed}"));
    }
}

/// The lines of a text in another order, with other names.
fn respelt(text: &str, random: &mut Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    for i in (1..lines.len()).rev() {
        lines.swap(i, random.below(i + 1));
    }
    let prefix = *random.choose(&["%x.", "%9", "%_$"]);
    lines.iter().map(|line| line.replace('%', prefix) + "\n").collect()
}

#[test]
fn order_and_names_of_lines_do_not_matter() {
    for (i, entry) in collection::split(EXAMPLES).iter().enumerate() {
        let Ok(circuit) = parse_one(&GATES, entry.text, &Options::default()) else {
            continue;
        };
        let mut random = Rng::new(i as u64);
        let text = print(&circuit);
        for _ in 0..5 {
            let text = respelt(&text, &mut random);
            let other = parse_one(&GATES, &text, &Options::default()).unwrap();
            assert_eq!(difference(&circuit, &other), None, "{}:\n{text}", entry.name);
        }
    }
}

/// The test of isomorphism sees every change of one input, type, number or opcode.
#[test]
fn changed_graphs_are_not_the_same() {
    let mut told = 0;
    for seed in 0..600 {
        let mut random = Rng::new(seed);
        let size = 5 + random.below(20);
        let circuit = graphs::graph(&mut random, size, true);
        let mut other = circuit.clone();
        let live: Vec<Gate> = circuit.gates().skip(GATES.roots.into()).collect();
        let gate = *random.choose(&live);
        match random.below(4) {
            0 => other.set_bits(gate, circuit.bits(gate) ^ 1 << random.below(64)),
            1 => other.set_ty(
                gate,
                onespec_graph::Type((circuit.ty(gate).0 + 1) % GATES.types.len() as u8),
            ),
            2 => other.set_word(gate, onespec_graph::word::GateWord(circuit.word(gate).0 ^ 1)),
            _ if circuit.inputs(gate).is_empty() => continue,
            _ => {
                // A root is like no other gate, so this is never an exchange of like for like.
                let index = random.below(circuit.inputs(gate).len()) as u32;
                let root = Gate(random.below(GATES.roots.into()) as u32);
                if circuit.input(gate, index) == root {
                    continue;
                }
                other.set_input(gate, index, root);
            }
        }
        assert!(
            difference(&circuit, &other).is_some(),
            "seed {seed}, {}",
            text::print_gate(&circuit, gate)
        );
        told += 1;
    }
    assert!(told > 500);
}

#[test]
fn files_of_several_circuits() {
    let source = "arch 32\ncircuit f(i32, f64) -> i32\n%a : i32 = ARG<0>\n%r = RETURN s(@S) d(@D) v(%a)\n\n\
                  circuit g()\n%h = LOOP_BEGIN<0> s(@S, %b)\n%b = LOOP_BACK s(%h)\n";
    let source = source.replace("LOOP_BEGIN<0>", "LOOP_BEGIN");
    let circuits = parse(&GATES, &source, &Options::default()).unwrap();
    assert_eq!(circuits.len(), 2);
    assert_eq!(circuits[0].arch(), GATES.arch[0]);
    let signature = circuits[0].signature.as_ref().unwrap();
    assert_eq!((signature.name.as_str(), signature.params.len()), ("f", 2));
    assert_eq!(
        circuits[1].signature.as_ref().unwrap().result,
        onespec_graph::Type::NONE
    );
    assert_eq!(print_all(&circuits), source);
    let again = binary::read(&GATES, &binary::write(&GATES, &circuits)).unwrap();
    assert_eq!(print_all(&again), source);
}

/// Names that a program gives may be anything: they are printed so that they can be read.
#[test]
fn names_that_cannot_be_printed_are_not() {
    let mut circuit = Circuit::new(&GATES, 64);
    let arg = GATES.by_role(onespec_graph::Role::Arg).unwrap();
    (0..GATES.roots).for_each(|_| circuit.names.push(""));
    for (i, name) in ["x", "x", "a b", "é", "", "14", "12", ""].iter().enumerate() {
        circuit.add(arg, GATES.arch[1], i as u64, &[], &[], &[]);
        circuit.names.push(name);
    }
    let printed = print(&circuit);
    let names: Vec<&str> = printed.lines().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(names, ["%x", "%9", "%10", "%11", "%16", "%14", "%12", "%15"]);
    let again = parse_one(&GATES, &printed, &Options::default()).unwrap();
    assert_eq!(difference(&circuit, &again), None);
    same_bytes(&circuit, "odd names");
}

const MARKED: &str = "\
circuit sum(i32) -> f32
%n : i32 = ARG<0>
%0first : i32 = CONSTANT<0>
%one : i32 = CONSTANT<1>
%zero : f32 = CONSTANT<0x0>
%step : f32 = CONSTANT<0x3f800000>
%11 = LOOP_BEGIN s(@S, %back)
%i : i32 = VALUE_SELECTOR<2> s(%11) v(%0first, %next)
%s : f32 = VALUE_SELECTOR<2> s(%11) v(%zero, %more)
%c = ICMP.SLT v(%i, %n)
%br = IF_BRANCH s(%11) v(%c)
%t = IF_TRUE s(%br)
%f = IF_FALSE s(%br)
%next : i32 = ADD v(%i, %one)
%more : f32 = FADD v(%s, %step)
%back = LOOP_BACK s(%t)
%r = RETURN s(%f) d(@D) v(%s)

circuit plain() -> i32
%k : i32 = CONSTANT<7>
%r = RETURN s(@S) d(@D) v(%k)
";

fn marked(marks: &str) -> Result<Module, Vec<String>> {
    let read = module::parse(&GATES, &format!("{MARKED}{marks}"), &Options::default());
    read.map_err(|found| found.list().iter().map(|f| f.in_file("a.cir")).collect())
}

#[test]
fn marks_of_functions_are_kept() {
    let text = "approximate sum # as the machine has them\nindependent sum %11\nunordered sum %s\n";
    let read = marked(text).expect("a module");
    let again = module::parse(&GATES, &module::print(&read), &Options::default()).expect("the same module");
    for module in [&read, &again] {
        let [sum, plain] = module.functions.as_slice() else {
            panic!("two functions");
        };
        let role = |gates: &[Gate]| gates.iter().map(|g| sum.circuit.role(*g)).collect::<Vec<_>>();
        assert!(sum.approximate && !plain.approximate);
        assert_eq!(role(&sum.independent), [onespec_graph::Role::LoopBegin]);
        assert_eq!(role(&sum.unordered), [onespec_graph::Role::ValueSelector]);
        assert_eq!(sum.circuit.ty(sum.unordered[0]), sum.signature.result);
        assert_eq!((plain.independent.len(), plain.unordered.len()), (0, 0));
    }
    assert_eq!(module::print(&read), module::print(&again));
    // What is dead is not printed.
    let mut dead = read;
    let circuit = &mut dead.functions[0].circuit;
    let gates: Vec<Gate> = circuit.gates().skip(usize::from(GATES.roots)).collect();
    gates.into_iter().rev().for_each(|gate| circuit.kill(gate));
    assert!(!module::print(&dead).contains("independent"));
}

#[test]
fn marks_that_fit_nothing_are_told() {
    let lines = MARKED.lines().count() as u32 + 1;
    for (mark, told) in [
        (
            "approximate",
            "12: E001 expected the name of a circuit behind `approximate`",
        ),
        (
            "approximate some",
            "1: E004 `approximate` is about a circuit some, which there isn't",
        ),
        (
            "approximate sum %s",
            "17: E001 `approximate` is about a circuit, not about gates",
        ),
        (
            "independent sum",
            "16: E001 `independent` names gates behind the circuit: `independent sum %x`",
        ),
        ("independent sum 11", "17: E001 expected a gate (`%name`), found `11`"),
        ("independent sum %12345", "1: E004 sum has no gate %12345"),
        ("independent sum %s", "1: E001 %s of sum is no head of a loop"),
        ("unordered sum %11", "1: E001 %11 of sum is no phi of values"),
    ] {
        let found = marked(mark).err().expect(mark);
        assert_eq!(found, [format!("a.cir:{lines}:{told}")], "{mark}");
    }
}
