//! Building graphs, right ones and wrong ones.

use crate::graphs;
use onespec_compiler::flow::{Cfg, CfgError};

#[test]
fn lists_keep_the_order_of_edges() {
    let cfg = Cfg::from_edges(3, 1, &[(2, 0), (0, 2), (1, 2), (0, 1), (0, 2)]).expect("a graph");
    assert_eq!((cfg.len(), cfg.edge_count(), cfg.entry(), cfg.nodes()), (3, 5, 1, 0..3));
    assert_eq!([0, 1, 2].map(|n| cfg.successors(n)), [&[2, 1, 2][..], &[2], &[0]]);
    assert_eq!([0, 1, 2].map(|n| cfg.predecessors(n)), [&[2][..], &[0], &[0, 1, 0]]);
    // The edges of node 0 to 2, 1, 2; of 1 to 2; of 2 to 0.
    assert_eq!(cfg.predecessor_slots(), [0, 0, 2, 1, 0]);
    assert_eq!([0, 1, 2].map(|n| cfg.first_edge(n)), [0, 3, 4]);
}

#[test]
fn the_same_graph_from_lists_of_either_kind() {
    let successors = Cfg::from_successors(0, [vec![1, 2], vec![2], vec![]]).expect("a graph");
    let predecessors = Cfg::from_predecessors(0, [vec![], vec![0], vec![0, 1]]).expect("a graph");
    assert_eq!(successors, predecessors);
}

#[test]
fn slots_match_the_kth_edge_with_the_kth_predecessor() {
    graphs::random(5_000, 8, |graph, seed| {
        // The edges in an order of their own, so that neither kind of list is sorted.
        let mut edges: Vec<(u32, u32)> = graph
            .iter()
            .enumerate()
            .flat_map(|(from, to)| to.iter().map(move |&to| (from as u32, to)))
            .collect();
        fastrand::Rng::with_seed(seed).shuffle(&mut edges);
        let cfg = Cfg::from_edges(graph.len(), 0, &edges).expect("a graph");
        let slots = cfg.predecessor_slots();
        for node in cfg.nodes() {
            let to = cfg.successors(node);
            for k in 0..to.len() {
                let copy = to[..k].iter().filter(|&&t| t == to[k]).count();
                let predecessors = cfg.predecessors(to[k]).iter().enumerate().filter(|&(_, &p)| p == node);
                let expected = predecessors.map(|(slot, _)| slot as u32).nth(copy);
                assert_eq!(
                    Some(slots[cfg.first_edge(node) + k]),
                    expected,
                    "seed {seed}, node {node}, edge {k}"
                );
            }
        }
    });
}

#[test]
fn wrong_graphs_are_errors() {
    let error =
        |nodes, entry, edges: &[(u32, u32)]| Cfg::from_edges(nodes, entry, edges).expect_err("wrong").to_string();
    assert_eq!(
        error(0, 0, &[]),
        "the entry is node 0, but the graph has 0 nodes, counted from 0"
    );
    assert_eq!(
        error(2, 2, &[]),
        "the entry is node 2, but the graph has 2 nodes, counted from 0"
    );
    let text = "edge 1 goes from node 1 to node 4294967295, but the graph has 2, counted from 0";
    assert_eq!(error(2, 0, &[(0, 1), (1, u32::MAX)]), text);
    assert_eq!(
        Cfg::from_edges(1, 0, &[(7, 0)]),
        Err(CfgError::Edge {
            edge: 0,
            from: 7,
            to: 0,
            nodes: 1
        })
    );
    let nodes = u32::MAX as usize;
    assert_eq!(Cfg::from_edges(nodes, 0, &[]), Err(CfgError::TooManyNodes { nodes }));
    assert!(Cfg::from_successors(0, [vec![0, 1]]).is_err());
    assert!(Cfg::from_predecessors(0, Vec::<Vec<u32>>::new()).is_err());
}
