//! Iterated dominance frontiers against the definition.

use crate::brute::{self, Dominance};
use crate::graphs;
use onespec_compiler::flow::DomTree;
use onespec_test_support::ssa::IteratedFrontier;
use std::collections::BTreeSet;

/// The frontiers of the data file, iterated.
#[test]
fn cases_of_the_data_file() {
    for case in graphs::cases() {
        let cfg = graphs::cfg(&case.succ);
        let tree = DomTree::of(&cfg);
        let mut frontier = IteratedFrontier::new(&cfg, &tree);
        for node in cfg.nodes() {
            let mut expected = BTreeSet::new();
            let mut open = vec![node];
            while let Some(next) = open.pop() {
                let members = case.df[next as usize].iter().flatten();
                open.extend(members.filter(|&&member| expected.insert(member)));
            }
            let mut found = Vec::new();
            frontier.compute([node], |_| true, &mut found);
            let found: BTreeSet<u32> = found.into_iter().collect();
            assert_eq!(found, expected, "{}: node {node}", case.name);
        }
    }
}

#[test]
fn iterated_frontiers_of_random_sets() {
    graphs::random(30_000, 14, |graph, seed| {
        let cfg = graphs::cfg(graph);
        let tree = DomTree::of(&cfg);
        let truth = Dominance::new(graph, 0);
        let mut frontier = IteratedFrontier::new(&cfg, &tree);
        let mut found = vec![99];
        // Several sets one after the other: marks of the last must not count.
        for set in 0..4 {
            let nodes = fastrand::Rng::with_seed(seed * 4 + set).u64(..) & ((1 << graph.len()) - 1);
            frontier.compute(brute::members(nodes), |_| true, &mut found);
            let set = found.iter().fold(0, |set, &node| set | 1u64 << node);
            assert_eq!(found.len() as u32, set.count_ones(), "seed {seed}: {found:?}");
            assert_eq!(
                set,
                truth.iterated_frontier(graph, nodes),
                "seed {seed}: {nodes:b} in {graph:?}"
            );
        }
    });
}

/// All frontiers together are quadratic here; one is not.
#[test]
fn iterated_frontier_of_one_node_in_many_nested_loops() {
    let n = 200_000;
    let cfg = graphs::cfg(&crate::families::nested_loops(n));
    let tree = DomTree::of(&cfg);
    let mut found = Vec::new();
    IteratedFrontier::new(&cfg, &tree).compute([n / 2], |_| true, &mut found);
    found.sort();
    assert_eq!(found, (0..n / 2).collect::<Vec<_>>());
}
