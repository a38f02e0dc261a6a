//! Every algorithm against brute force: the cases of the data file, all small graphs, many random ones; and against
//! another algorithm where graphs are larger.

use crate::brute::Dominance;
use crate::families::{self, Graph};
use crate::{chk, graphs};
use onespec_compiler::flow::{Algorithm, DominatorSolver, Dominators};
use onespec_test_support::strategy1;

pub const ALGORITHMS: [Algorithm; 4] = [
    Algorithm::Strategy2 { shortcut: false },
    Algorithm::Strategy2 { shortcut: true },
    Algorithm::SemiNca,
    Algorithm::Adaptive,
];

/// The memory of all graphs before is used again for each, so that what they left is tested too.
#[derive(Default)]
struct Subject {
    solver: DominatorSolver,
    result: Dominators,
}

impl Subject {
    fn check(&mut self, graph: &Graph, idom: impl Fn(u32) -> Option<u32>, what: &dyn std::fmt::Display) {
        let cfg = graphs::cfg(graph);
        for algorithm in ALGORITHMS {
            self.solver.solve_into(&cfg, algorithm, &mut (), &mut self.result);
            for node in cfg.nodes() {
                assert_eq!(
                    self.result.idom(node),
                    idom(node),
                    "{what}: node {node} by {algorithm:?} in {graph:?}"
                );
            }
        }
        for shortcuts in [false, true] {
            let (found, _) = strategy1::immediate_dominators(&cfg, shortcuts);
            for node in cfg.nodes() {
                assert_eq!(
                    found[node as usize],
                    idom(node),
                    "{what}: node {node} by strategy 1 in {graph:?}"
                );
            }
        }
    }

    fn check_brute(&mut self, graph: &Graph, what: &dyn std::fmt::Display) {
        let truth = Dominance::new(graph, 0);
        self.check(graph, |node| truth.idom(node), what);
        assert_eq!(self.result.reachable().len(), truth.reachable.count_ones() as usize);
    }
}

#[test]
fn cases_of_the_data_file() {
    for case in graphs::cases() {
        let expected = |node: u32| match case.idom[node as usize] {
            -1 => None,
            _ if node == 0 => None,
            idom => Some(idom as u32),
        };
        Subject::default().check(&case.succ, expected, &case.name);
    }
}

#[test]
fn all_graphs_of_up_to_four_nodes() {
    let mut subject = Subject::default();
    for nodes in 1..=4 {
        graphs::all(nodes, true, |graph| subject.check_brute(graph, &"all"));
    }
}

#[test]
fn all_graphs_of_five_nodes_without_edges_from_a_node_to_itself() {
    let mut subject = Subject::default();
    graphs::all(5, false, |graph| subject.check_brute(graph, &"all"));
}

#[test]
fn random_graphs() {
    let mut subject = Subject::default();
    let (mut unreachable, mut multiple, mut own, mut into_entry) = (0, 0, 0, 0);
    graphs::random(100_000, 14, |graph, seed| {
        subject.check_brute(graph, &format_args!("seed {seed}"));
        let edges = || {
            graph
                .iter()
                .enumerate()
                .flat_map(|(from, to)| to.iter().map(move |&to| (from as u32, to)))
        };
        unreachable += u32::from(subject.result.reachable().len() < graph.len());
        multiple += u32::from(graph.iter().any(|to| (1..to.len()).any(|i| to[..i].contains(&to[i]))));
        own += u32::from(edges().any(|(from, to)| from == to));
        into_entry += u32::from(edges().any(|(_, to)| to == 0));
    });
    // What is meant to be there is there.
    for seen in [unreachable, multiple, own, into_entry] {
        assert!(seen > 20_000, "{unreachable} {multiple} {own} {into_entry}");
    }
}

#[test]
fn larger_graphs_against_another_algorithm() {
    let mut subject = Subject::default();
    for seed in 0..300 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut below = |n| rng.u32(0..n);
        let n = 20 + below(400);
        let graph = match seed % 3 {
            0 => families::reducible(n, &mut below),
            1 => families::irreducible(n, &mut below),
            _ => families::random(n, 2 * n, &mut below),
        };
        let expected = chk::immediate(&graph);
        subject.check(&graph, |node| expected[node as usize], &format_args!("seed {seed}"));
    }
}

#[test]
fn families_against_another_algorithm() {
    let mut subject = Subject::default();
    for n in [16, 17, 64, 333, 1000] {
        for (name, make) in families::ALL {
            let graph = make(n);
            let expected = chk::immediate(&graph);
            subject.check(&graph, |node| expected[node as usize], &format_args!("{name} of {n}"));
        }
    }
}

#[test]
fn any_node_can_be_the_entry() {
    graphs::random(2_000, 10, |graph, seed| {
        for entry in 0..graph.len() as u32 {
            let lists = graph.iter().map(|to| to.iter().copied());
            let cfg = onespec_compiler::flow::Cfg::from_successors(entry, lists).expect("a graph");
            let truth = Dominance::new(graph, entry);
            let result = Dominators::new(&cfg);
            for node in cfg.nodes() {
                assert_eq!(
                    result.idom(node),
                    truth.idom(node),
                    "seed {seed}, entry {entry}, node {node}"
                );
            }
        }
    });
}

#[test]
fn what_is_no_node_has_no_dominator() {
    let result = Dominators::new(&graphs::cfg(&vec![vec![]]));
    assert_eq!(
        (result.idom(0), result.idom(1), result.idom(u32::MAX)),
        (None, None, None)
    );
}
