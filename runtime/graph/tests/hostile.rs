//! Whatever the bytes are, reading them ends soon and with an answer.

#[path = "support/collection.rs"]
mod collection;

use onespec_circuit::GATES;
use onespec_graph::text::{Options, parse, parse_one, print};
use onespec_graph::{Circuit, Findings, Gate, Role, Type, binary};
use onespec_test_support::Rng;
use std::fmt::Write;

const EXAMPLES: &str = include_str!("../../compiler/tests/data/examples.cir");

/// Runs something that must not need more stack than a thread of a server has.
fn on_small_stack<T: Send + 'static>(run: impl FnOnce() -> T + Send + 'static) -> T {
    let thread = std::thread::Builder::new().stack_size(128 << 10).spawn(run);
    thread.expect("a thread is made").join().expect("it comes back")
}

fn read(text: &str) -> Result<Vec<Circuit>, Findings> {
    let found = parse(&GATES, text, &Options::default());
    if let Err(findings) = &found {
        let places: Vec<_> = findings.list().iter().map(|f| (f.line, f.column)).collect();
        assert!(places.is_sorted(), "{places:?}\n{text}");
        let lines = text.lines().count() as u32;
        assert!(
            places.iter().all(|p| p.0 > 0 && p.0 <= lines.max(1)),
            "{places:?}\n{text}"
        );
    }
    found
}

#[test]
fn texts_with_changes() {
    let entries = collection::split(EXAMPLES);
    let pieces = [
        "%",
        "(",
        ")",
        "<",
        ">",
        "=",
        ":",
        "@",
        "@S",
        "@D",
        "\n",
        " ",
        "#",
        "s(",
        "v(",
        "r()",
        "_",
        "!",
        ".",
        "-1",
        "\r",
        "é",
        "\u{0}",
        "circuit f(i32)\n",
        "arch 32\n",
        "%a",
        "99999999999999999999",
        "%4294967295",
        "!0x1",
        "->",
    ];
    let (mut good, mut bad) = (0, 0);
    for seed in 0..20_000u64 {
        let mut random = Rng::new(seed);
        let mut text = random.choose(&entries).text.to_string();
        for _ in 0..1 + random.below(4) {
            let boundaries: Vec<usize> = (0..=text.len()).filter(|&i| text.is_char_boundary(i)).collect();
            let (a, b) = (*random.choose(&boundaries), *random.choose(&boundaries));
            let (from, to) = (a.min(b), a.max(b));
            match random.below(4) {
                0 => text.replace_range(
                    from..to.min(from + text[from..].chars().next().map_or(0, char::len_utf8)),
                    "",
                ),
                1 => text.insert_str(a, pieces[random.below(pieces.len())]),
                2 => {
                    let part = text[from..to].chars().take(30).collect::<String>();
                    text.insert_str(b, &part);
                }
                _ => text.replace_range(from..to, ""),
            }
        }
        match read(&text) {
            Ok(circuits) => {
                good += 1;
                for circuit in &circuits {
                    parse_one(&GATES, &print(circuit), &Options::default())
                        .unwrap_or_else(|e| panic!("seed {seed}: {e:?}\n{text}\n{}", print(circuit)));
                }
            }
            Err(_) => bad += 1,
        }
    }
    assert!(good > 300 && bad > 5_000, "{good} good, {bad} bad");
}

#[test]
fn random_texts() {
    let pieces = [
        "%", "x", "1", " ", "=", "ADD", "ICMP.EQ", "(", ")", ",", "s", "d", "v", "r", "@S", "<", ">", "\n", ":", "i32",
        "#", "\t", "ß",
    ];
    for seed in 0..20_000 {
        let mut random = Rng::new(seed);
        let length = random.below(60);
        let text: String = (0..length).map(|_| pieces[random.below(pieces.len())]).collect();
        let _ = read(&text);
    }
}

#[test]
fn bytes_with_changes() {
    let entries = collection::split(EXAMPLES);
    let all = entries
        .iter()
        .filter_map(|e| parse_one(&GATES, e.text, &Options::default()).ok());
    let files: Vec<Vec<u8>> = all.map(|circuit| binary::write(&GATES, [&circuit])).collect();
    let (mut good, mut codes) = (0, std::collections::BTreeMap::new());
    for seed in 0..60_000u64 {
        let mut random = Rng::new(seed);
        let mut bytes = random.choose(&files).clone();
        // The names at the beginning are long; most of what can be wrong is behind them.
        let start = if random.one_in(4) { 0 } else { bytes.len() / 2 };
        for _ in 0..1 + random.below(3) {
            let at = start + random.below(bytes.len().saturating_sub(start).max(1));
            let at = at.min(bytes.len().saturating_sub(1));
            match random.below(5) {
                0 => bytes[at] ^= 1 << random.below(8),
                1 => bytes[at] = random.next() as u8,
                2 => bytes[at] = [0, 1, 2, 0x7f, 0x80, 0xff][random.below(6)],
                3 => bytes.insert(at, random.next() as u8),
                _ => bytes.truncate(at.max(1)),
            }
        }
        match binary::read(&GATES, &bytes) {
            Ok(circuits) => {
                good += 1;
                for circuit in &circuits {
                    sound(circuit, seed);
                }
            }
            Err(findings) => {
                for finding in findings.list() {
                    *codes.entry(finding.code).or_insert(0) += 1;
                }
            }
        }
    }
    let codes: Vec<_> = codes.into_iter().collect();
    assert!(good > 500, "{good} good, {codes:?}");
    for code in ["E001", "E002", "E004", "E005"] {
        assert!(
            codes.iter().any(|(found, count)| *found == code && *count > 100),
            "{good} good, {codes:?}"
        );
    }
}

/// Inputs and use lists of a circuit agree, and can be changed.
fn sound(circuit: &Circuit, seed: u64) {
    let mut uses = 0;
    for gate in (0..circuit.len() as u32).map(Gate) {
        for used in circuit.uses(gate) {
            assert_eq!(circuit.input(used.user, used.index), gate, "seed {seed}");
            uses += 1;
        }
    }
    let inputs: usize = (0..circuit.len() as u32)
        .map(|g| circuit.inputs(Gate(g)).iter().filter(|i| *i != Gate::NONE).count())
        .sum();
    assert_eq!(uses, inputs, "seed {seed}");
    let mut changed = circuit.clone();
    for gate in circuit.gates().skip(GATES.roots.into()) {
        changed.replace_uses(gate, Gate(0));
        assert!(changed.is_unused(gate), "seed {seed}");
        changed.kill(gate);
    }
    assert!(changed.is_empty(), "seed {seed}");
}

#[test]
fn random_bytes() {
    for seed in 0..20_000 {
        let mut random = Rng::new(seed);
        let mut bytes = b"\x89CIR\r\n\x1a\n\x01\x00\x40".to_vec();
        bytes.truncate(random.below(16));
        let length = random.below(40);
        bytes.extend((0..length).map(|_| random.next() as u8));
        let _ = binary::read(&GATES, &bytes);
    }
}

/// Lengths that the file does not have room for are refused before memory is asked for.
#[test]
fn lengths_that_are_lies() {
    let whole = binary::write(&GATES, [&Circuit::new(&GATES, 64)]);
    let huge = [0xff, 0xff, 0xff, 0xff, 0x7f];
    for at in 8..whole.len() {
        let mut bytes = whole.clone();
        bytes.splice(at..=at, huge);
        let _ = binary::read(&GATES, &bytes);
    }
}

#[test]
fn a_chain_of_a_million() {
    on_small_stack(|| {
        let mut circuit = Circuit::new(&GATES, 64);
        let op = |role| GATES.by_role(role).expect("the role is there");
        let ty = GATES.arch[1];
        let arg = circuit.add(op(Role::Arg), ty, 0, &[], &[], &[]);
        let mut last = arg;
        for _ in 0..1_000_000 {
            last = circuit.add(op(Role::Compute), ty, 0, &[], &[], &[last]);
        }
        let (state, depend) = (circuit.state_entry(), circuit.depend_entry());
        circuit.add(op(Role::Return), Type::NONE, 0, &[state], &[depend], &[last]);
        let text = print(&circuit);
        let again = parse_one(&GATES, &text, &Options::default()).expect("what was printed is read");
        assert!(onespec_graph::isomorphic(&circuit, &again));
        assert_eq!(print(&again), text);
        // From the last line to the first: every reference is a forward one.
        let backwards: String = text.lines().rev().flat_map(|line| [line, "\n"]).collect();
        let again = parse_one(&GATES, &backwards, &Options::default()).expect("order does not matter");
        assert_eq!(print(&again), text);
        let bytes = binary::write(&GATES, [&circuit]);
        assert_eq!(print(&binary::read(&GATES, &bytes).expect("bytes come back")[0]), text);
    });
}

#[test]
fn wide_and_deep_control_flow() {
    on_small_stack(|| {
        let mut text = String::from("%a : i32 = ARG<0>\n%sw = SWITCH_BRANCH s(@S) v(%a)\n%d = DEFAULT_CASE s(%sw)\n");
        let mut cases = String::from("%d");
        for i in 0..10_000 {
            writeln!(text, "%c{i} = SWITCH_CASE<{i}> s(%sw)").unwrap();
            write!(cases, ", %c{i}").unwrap();
        }
        writeln!(text, "%h0 = MERGE s({cases})").unwrap();
        // Loops in loops.
        let depth = 5000;
        for i in 0..depth {
            writeln!(text, "%h{} = LOOP_BEGIN s(%h{i}, %b{i})", i + 1).unwrap();
        }
        writeln!(text, "%e{depth} = ORDINARY_BLOCK s(%h{depth})").unwrap();
        writeln!(text, "%bit : i1 = ARG<1>").unwrap();
        for i in (0..depth).rev() {
            writeln!(text, "%br{i} = IF_BRANCH s(%e{}) v(%bit)", i + 1).unwrap();
            writeln!(
                text,
                "%t{i} = IF_TRUE s(%br{i})\n%e{i} = IF_FALSE s(%br{i})\n%b{i} = LOOP_BACK s(%t{i})"
            )
            .unwrap();
        }
        writeln!(text, "%r = RETURN s(%e0) d(@D) v(%a)").unwrap();
        let circuit = parse_one(&GATES, &text, &Options::default()).expect("it can be read");
        let printed = print(&circuit);
        let again = parse_one(&GATES, &printed, &Options::default()).expect("it can be read again");
        assert!(onespec_graph::isomorphic(&circuit, &again));
        assert_eq!(print(&again), printed);
    });
}

/// Texts that are made to be slow: each would take hours if something in the reader were not linear.
#[test]
fn texts_made_to_be_slow() {
    let n = 200_000;
    let mut texts: Vec<String> = Vec::new();
    texts.push((0..n).map(|i| format!("%x = ADD v(%m{i})\n")).collect());
    texts.push(format!(
        "%x = ADD v({})\n",
        (0..n).map(|i| format!("%m{i}, ")).collect::<String>()
    ));
    texts.push(format!("%x = ADD v({}%z)\n", "%missing, ".repeat(n)));
    texts.push("circuit f()\n%999999 = ALLOCA<1>\n".repeat(n / 4));
    texts.push(
        (0..n / 4)
            .map(|i| format!("circuit f{i}()\n%{} = ALLOCA<1>\n", 9999 + i))
            .collect(),
    );
    texts.push(format!("%x = {}\n", "A".repeat(n)));
    texts.push(format!("{}\n", "%".repeat(n)));
    texts.push("é\n".repeat(n));
    texts.push((0..n).map(|i| format!("%v{i} : i32 = CONSTANT<{i}> r()\n")).collect());
    texts.push(format!("%a = MERGE s({})\n", vec!["%a"; n].join(", ")));
    // A merge with many sides, and many selectors that have none.
    let mut merge = format!("%a : i1 = ARG<0>\n%m = MERGE s({})\n", vec!["@S"; n].join(", "));
    merge.extend((0..n).map(|i| format!("%s{i} : i1 = VALUE_SELECTOR s(%m) v(%a)\n")));
    texts.push(merge);
    for text in texts {
        on_small_stack(move || match parse(&GATES, &text, &Options::default()) {
            Ok(circuits) => {
                for circuit in &circuits {
                    print(circuit);
                }
            }
            Err(findings) => assert!(findings.list().len() <= Findings::LIMIT),
        });
    }
}
