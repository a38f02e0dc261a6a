//! Dominance frontiers in every style against the definition, and iterated frontiers without them.

use crate::brute::{self, Dominance};
use crate::families::Graph;
use crate::graphs;
use onespec_compiler::flow::frontier::{bottom_up, join_driven};
use onespec_compiler::flow::{Cfg, DomTree, IteratedFrontier};
use std::collections::BTreeSet;

type Frontiers = Vec<BTreeSet<u32>>;

/// All four, after the arrays are known to hold nothing twice.
fn all(cfg: &Cfg, tree: &DomTree) -> [Frontiers; 4] {
    let set = |lists: Vec<Vec<u32>>| -> Frontiers {
        let unique = |list: Vec<u32>| {
            let set: BTreeSet<u32> = list.iter().copied().collect();
            assert_eq!(set.len(), list.len(), "{list:?}");
            set
        };
        lists.into_iter().map(unique).collect()
    };
    [
        join_driven(cfg, tree),
        set(join_driven(cfg, tree)),
        bottom_up(cfg, tree),
        set(bottom_up(cfg, tree)),
    ]
}

#[test]
fn cases_of_the_data_file() {
    for case in graphs::cases() {
        let cfg = graphs::cfg(&case.succ);
        let expected: Frontiers = case
            .df
            .iter()
            .map(|set| set.iter().flatten().copied().collect::<BTreeSet<u32>>())
            .collect();
        for found in all(&cfg, &DomTree::of(&cfg)) {
            assert_eq!(found, expected, "{}", case.name);
        }
    }
}

fn check(graph: &Graph, what: &dyn std::fmt::Display) {
    let cfg = graphs::cfg(graph);
    let truth = Dominance::new(graph, 0);
    let expected: Frontiers = cfg
        .nodes()
        .map(|d| brute::members(truth.frontier(graph, d)).collect::<BTreeSet<u32>>())
        .collect();
    for (style, found) in all(&cfg, &DomTree::of(&cfg)).iter().enumerate() {
        assert_eq!(found, &expected, "{what}, style {style}: {graph:?}");
    }
}

#[test]
fn all_graphs_of_up_to_four_nodes() {
    (1..=4).for_each(|nodes| graphs::all(nodes, true, |graph| check(graph, &"all")));
}

#[test]
fn random_graphs() {
    graphs::random(60_000, 14, |graph, seed| check(graph, &format_args!("seed {seed}")));
}

/// Two arms of an inner conditional share what follows the outer one: it is not the last element when it comes again.
#[test]
fn bottom_up_sees_what_two_children_share() {
    let graph = vec![
        vec![1, 5],
        vec![2, 3, 4],
        vec![5, 6],
        vec![5, 6],
        vec![5, 6],
        vec![6],
        vec![],
    ];
    check(&graph, &"shared");
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
