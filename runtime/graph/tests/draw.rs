//! Pictures: whole, well-formed, the same each time, and never slow.

#[path = "support/collection.rs"]
mod collection;

use onespec_circuit::GATES;
use onespec_graph::draw::{Block, Blocks, dot, svg};
use onespec_graph::text::{Options, order, parse_one};
use onespec_graph::{Circuit, Gate, Role};
use onespec_test_support::{Rng, graphs};
use roxmltree::{Document, Node};
use std::collections::BTreeMap;

fn has_class(node: &Node<'_, '_>, class: &str) -> bool {
    node.attribute("class")
        .is_some_and(|all| all.split(' ').any(|c| c == class))
}

/// How many elements of a class there are outside the legend.
fn count(document: &Document<'_>, classes: &[&str]) -> usize {
    let is_legend = |node: &Node<'_, '_>| node.ancestors().any(|a| has_class(&a, "legend"));
    let all = document
        .descendants()
        .filter(|n| classes.iter().all(|class| has_class(n, class)));
    all.filter(|n| !is_legend(n)).count()
}

/// Wires by class: states, depends, values. Inputs that are no gates are none.
fn wires(circuit: &Circuit) -> [usize; 3] {
    let mut counts = [0; 3];
    let is_there = |g: &Gate| g.index() < circuit.len() && !circuit.is_dead(*g);
    for gate in circuit.gates().skip(GATES.roots.into()) {
        for (count, list) in counts
            .iter_mut()
            .zip([circuit.states(gate), circuit.depends(gate), circuit.values(gate)])
        {
            *count += list.iter().filter(is_there).count();
        }
    }
    counts
}

/// Blocks of a few gates each, with edges anywhere.
fn some_blocks(circuit: &Circuit, random: &mut Rng) -> Blocks {
    let mut gates = order(circuit);
    gates.truncate(gates.len() * 3 / 4);
    let count = 1 + gates.len() / 4;
    let block = |(number, gates): (usize, &[Gate])| Block {
        name: format!("block <{number}> & \"more\""),
        gates: gates.to_vec(),
        successors: (0..random.below(4)).map(|_| random.below(count + 1)).collect(),
    };
    Blocks {
        blocks: gates.chunks(4).enumerate().map(block).collect(),
    }
}

fn check(circuit: &Circuit, random: &mut Rng, what: &str) {
    let picture = svg(circuit, None);
    let document = Document::parse(&picture).unwrap_or_else(|e| panic!("{what}: {e}"));
    let [states, depends, values] = wires(circuit);
    assert_eq!(count(&document, &["wire", "state"]), states, "{what}");
    assert_eq!(count(&document, &["wire", "depend"]), depends, "{what}");
    assert_eq!(count(&document, &["wire", "value"]), values, "{what}");
    let mut titles: BTreeMap<String, usize> = BTreeMap::new();
    for group in document.descendants().filter(|n| has_class(n, "gate")) {
        let title = group
            .children()
            .find(|n| n.has_tag_name("title"))
            .and_then(|n| n.text())
            .unwrap_or_default();
        *titles
            .entry(title.lines().next().unwrap_or_default().to_string())
            .or_default() += 1;
    }
    for gate in circuit.gates().skip(GATES.roots.into()) {
        let line = onespec_graph::text::print_gate(circuit, gate);
        let expected = titles.get(&line).copied().unwrap_or_default();
        assert!(
            expected == 1 || circuit.role(gate) == Role::Constant && expected > 0,
            "{what}: {line}"
        );
    }
    assert_eq!(picture, svg(circuit, None), "{what}");
    let blocks = some_blocks(circuit, random);
    let picture = svg(circuit, Some(&blocks));
    let document = Document::parse(&picture).unwrap_or_else(|e| panic!("{what}: {e}"));
    let panels = count(&document, &["panel"]);
    assert!(
        panels == blocks.blocks.len() || panels == blocks.blocks.len() + 1,
        "{what}"
    );
    assert_eq!(
        count(&document, &["gate"]),
        circuit.live() - usize::from(GATES.roots),
        "{what}"
    );
    for text in [dot(circuit, None), dot(circuit, Some(&blocks))] {
        assert_eq!(text.matches(" -> g").count(), states + depends + values, "{what}");
        let quotes = text.replace("\\\\", "").replace("\\\"", "").matches('"').count();
        assert_eq!(quotes % 2, 0, "{what}");
    }
}

#[test]
fn examples_are_drawn() {
    let mut random = Rng::new(1);
    for entry in collection::split(include_str!("../../compiler/tests/data/examples.cir")) {
        if let Ok(circuit) = parse_one(&GATES, entry.text, &Options::default()) {
            check(&circuit, &mut random, entry.name);
        }
    }
}

#[test]
fn random_graphs_are_drawn() {
    for seed in 0..150 {
        let mut random = Rng::new(seed);
        let size = 1 + random.below(60);
        let circuit = graphs::graph(&mut random, size, false);
        check(&circuit, &mut random, &format!("seed {seed}"));
    }
}

/// Names may be anything when a program gives them.
#[test]
fn odd_names_are_escaped() {
    let text = "circuit f(i32)\n%a : i32 = ARG<0>\n%r = RETURN s(@S) d(@D) v(%a)\n";
    let mut circuit = parse_one(&GATES, text, &Options::default()).unwrap();
    circuit.signature.as_mut().unwrap().name = "<script>\"&\u{1}\\".into();
    Document::parse(&svg(&circuit, None)).unwrap();
    assert!(dot(&circuit, None).starts_with("digraph \"<script>\\\"&\u{fffd}\\\\\" {"));
}

#[test]
fn large_graphs_are_drawn() {
    let run = || {
        for shape in 0..3 {
            let mut circuit = Circuit::new(&GATES, 64);
            let op = |role| GATES.by_role(role).unwrap();
            let ty = GATES.arch[1];
            let first = circuit.add(op(Role::Arg), ty, 0, &[], &[], &[]);
            let mut last = first;
            for i in 0..50_000 {
                let other = match shape {
                    0 => first,
                    1 => last,
                    _ => Gate(first.0 + i / 2),
                };
                last = circuit.add(op(Role::Compute), ty, 0, &[], &[], &[last, other]);
            }
            assert!(svg(&circuit, None).len() > 5_000_000);
            let gates: Vec<Gate> = circuit.gates().skip(GATES.roots.into()).collect();
            let blocks: Vec<Block> = gates
                .chunks(if shape == 0 { 100_000 } else { 5 })
                .map(|gates| Block {
                    name: "b".into(),
                    gates: gates.to_vec(),
                    successors: vec![0, 1, 2],
                })
                .collect();
            assert!(svg(&circuit, Some(&Blocks { blocks })).len() > 5_000_000);
        }
    };
    let thread = std::thread::Builder::new().stack_size(256 << 10).spawn(run).unwrap();
    thread.join().unwrap();
}
