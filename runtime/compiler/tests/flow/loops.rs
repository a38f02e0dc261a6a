//! Loops against the definition.

use crate::brute::{self, Dominance, Set};
use crate::families::{self, Graph};
use crate::graphs;
use onespec_compiler::flow::{DepthFirst, DomTree, LoopNest};

/// By header: the nodes of its descendants in the depth-first tree from which it is reached through descendants.
fn definition(graph: &Graph, walk: &DepthFirst) -> Vec<(u32, Set)> {
    let descendants = |header: u32| {
        let below = |&node: &u32| std::iter::successors(Some(node), |&n| walk.parent(n)).any(|n| n == header);
        walk.nodes()
            .iter()
            .copied()
            .filter(below)
            .fold(0, |set, n| set | 1u64 << n)
    };
    let reversed = brute::reversed(graph);
    let body = |&header: &u32| {
        let inside = descendants(header);
        let comes_back = reversed[header as usize].iter().any(|&from| inside >> from & 1 != 0);
        comes_back.then(|| (header, brute::reach(&reversed, header, inside)))
    };
    walk.nodes().iter().filter_map(body).collect()
}

fn check(graph: &Graph, what: &dyn std::fmt::Display) -> LoopNest {
    let cfg = graphs::cfg(graph);
    let tree = DomTree::of(&cfg);
    let nest = LoopNest::new(&cfg, &tree);
    let truth = Dominance::new(graph, 0);
    let expected = definition(graph, &DepthFirst::new(&cfg));
    let found: Vec<(u32, Set)> = (0..nest.loops().len() as u32)
        .map(|l| {
            (
                nest.loops()[l as usize].header,
                nest.body(l).iter().fold(0, |set, &n| set | 1u64 << n),
            )
        })
        .collect();
    assert_eq!(found, expected, "{what}: {graph:?}");

    let edges = || {
        graph
            .iter()
            .enumerate()
            .flat_map(|(from, to)| to.iter().map(move |&to| (from as u32, to)))
    };
    let inside = |set: Set, node: u32| set >> node & 1 != 0;
    let sorted = |mut edges: Vec<(u32, u32)>| {
        edges.sort();
        edges
    };
    for (index, &(header, body)) in expected.iter().enumerate() {
        let l = nest.loops()[index];
        let index = index as u32;
        let around = |&other: &u32| expected[other as usize].1 & body == body && other != index;
        let all = (0..expected.len() as u32).filter(around);
        assert_eq!(l.depth as usize, all.clone().count() + 1, "{what}");
        assert_eq!(
            l.parent,
            all.min_by_key(|&o| expected[o as usize].1.count_ones()),
            "{what}: {graph:?}"
        );
        assert_eq!(nest.body(index)[0], header, "{what}");
        assert_eq!(nest.body(index).len() as u32, body.count_ones(), "{what}");
        for node in 0..graph.len() as u32 + 2 {
            assert_eq!(
                nest.contains(index, node),
                inside(body, node),
                "{what}: {node} in {graph:?}"
            );
        }
        let dominated = brute::members(body).all(|node| truth.dominates(header, node));
        assert_eq!(l.reducible, dominated, "{what}: {graph:?}");
        let exits = edges().filter(|&(from, to)| inside(body, from) && !inside(body, to));
        assert_eq!(
            sorted(nest.exits(&cfg, index).collect()),
            sorted(exits.collect()),
            "{what}"
        );
        let entries =
            edges().filter(|&(from, to)| inside(truth.reachable, from) && !inside(body, from) && inside(body, to));
        let entries = sorted(entries.collect());
        assert_eq!(sorted(nest.entries(&cfg, &tree, index).collect()), entries, "{what}");
        // Irreducible is what has other entries.
        assert_eq!(
            l.reducible,
            entries.iter().all(|&(_, to)| to == header),
            "{what}: {graph:?}"
        );
        let back = edges().filter(|&(from, to)| to == header && inside(body, from));
        assert_eq!(
            sorted(nest.back_edges(&cfg, index).collect()),
            sorted(back.collect()),
            "{what}"
        );
    }
    for node in cfg.nodes() {
        let around = (0..expected.len() as u32).filter(|&l| inside(expected[l as usize].1, node));
        assert_eq!(nest.depth(node) as usize, around.clone().count(), "{what}");
        let innermost = around.min_by_key(|&l| expected[l as usize].1.count_ones());
        assert_eq!(nest.innermost(node), innermost, "{what}: {node} in {graph:?}");
    }
    assert_eq!(nest.is_reducible(), is_reducible(graph, &truth), "{what}: {graph:?}");
    assert_eq!(nest.is_reducible(), nest.irreducible().next().is_none());
    if nest.is_reducible() {
        assert_eq!(
            sorted_by_header(found),
            natural_loops(graph, &truth),
            "{what}: {graph:?}"
        );
    }
    nest
}

fn sorted_by_header(mut loops: Vec<(u32, Set)>) -> Vec<(u32, Set)> {
    loops.sort();
    loops
}

/// Without the edges to a dominator of where they come from, no cycle is left.
fn is_reducible(graph: &Graph, truth: &Dominance) -> bool {
    let forward: Graph = (0..graph.len() as u32)
        .map(|from| {
            graph[from as usize]
                .iter()
                .copied()
                .filter(|&to| !truth.dominates(to, from))
                .collect()
        })
        .collect();
    brute::members(truth.reachable).all(|node| {
        let next = forward[node as usize]
            .iter()
            .fold(0, |set, &to| set | brute::reach(&forward, to, !0));
        next >> node & 1 == 0
    })
}

/// By header: what reaches an edge back to it without going through it, for edges from what it dominates.
fn natural_loops(graph: &Graph, truth: &Dominance) -> Vec<(u32, Set)> {
    let reversed = brute::reversed(graph);
    let loops = brute::members(truth.reachable).filter_map(|header| {
        let sources = reversed[header as usize]
            .iter()
            .copied()
            .filter(|&from| truth.dominates(header, from));
        let without = truth.reachable & !(1 << header);
        let bodies = sources.map(|from| brute::reach(&reversed, from, without) | 1 << header);
        bodies.reduce(|a, b| a | b).map(|body| (header, body))
    });
    loops.collect()
}

#[test]
fn all_graphs_of_up_to_four_nodes() {
    (1..=4).for_each(|nodes| graphs::all(nodes, true, |graph| drop(check(graph, &"all"))));
}

#[test]
fn random_graphs() {
    let (mut reducible, mut irreducible) = (0, 0);
    graphs::random(40_000, 14, |graph, seed| {
        match check(graph, &format_args!("seed {seed}")).is_reducible() {
            true => reducible += 1,
            false => irreducible += 1,
        }
    });
    assert!(reducible > 5_000 && irreducible > 5_000, "{reducible} {irreducible}");
}

#[test]
fn structured_graphs() {
    let mut depth = 0;
    for seed in 0..5_000 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let size = 10 + rng.u32(0..35);
        let graph = families::reducible(size, &mut |below| rng.u32(0..below));
        if graph.len() <= 62 {
            let nest = check(&graph, &format_args!("seed {seed}"));
            assert!(nest.is_reducible(), "seed {seed}: {graph:?}");
            depth = nest.loops().iter().map(|l| l.depth).chain([depth]).max().unwrap_or(0);
        }
        let graph = families::irreducible(size, &mut |below| rng.u32(0..below));
        if graph.len() <= 62 {
            check(&graph, &format_args!("seed {seed}"));
        }
    }
    assert!(depth >= 5, "{depth}");
}

/// The two entries of one cycle, and a loop inside it that is entered in the middle.
#[test]
fn an_irreducible_loop_is_named() {
    let graph = vec![vec![1, 2], vec![2, 3], vec![1], vec![]];
    let nest = check(&graph, &"two entries");
    assert_eq!(
        nest.irreducible().map(|l| nest.body(l).to_vec()).collect::<Vec<_>>(),
        [[1, 2]]
    );
}
