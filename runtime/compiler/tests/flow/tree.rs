//! The numbered dominator tree.

use crate::brute::{self, Dominance};
use crate::families::Graph;
use crate::graphs;
use onespec_compiler::flow::DomTree;

fn check(graph: &Graph, seed: u64) {
    let truth = Dominance::new(graph, 0);
    let tree = DomTree::of(&graphs::cfg(graph));
    let nodes = graph.len() as u32;
    let dominators = |node: u32| truth.by[node as usize];
    assert_eq!(tree.root(), Some(0));
    for a in 0..nodes + 2 {
        let inside = a < nodes;
        assert_eq!(
            tree.is_reachable(a),
            inside && truth.reachable >> a & 1 != 0,
            "seed {seed}: {a}"
        );
        assert_eq!(
            tree.idom(a),
            if inside { truth.idom(a) } else { None },
            "seed {seed}: {a}"
        );
        let depth = if inside {
            dominators(a).count_ones().saturating_sub(1)
        } else {
            0
        };
        assert_eq!(tree.depth(a), depth, "seed {seed}: {a}");
        for b in 0..nodes + 2 {
            let both = inside && b < nodes;
            let dominates = both && truth.dominates(a, b);
            assert_eq!(tree.dominates(a, b), dominates, "seed {seed}: {a}, {b}");
            assert_eq!(
                tree.strictly_dominates(a, b),
                dominates && a != b,
                "seed {seed}: {a}, {b}"
            );
            // The deepest of the dominators of both.
            let common = if both { dominators(a) & dominators(b) } else { 0 };
            let deepest = brute::members(common).max_by_key(|&d| dominators(d).count_ones());
            assert_eq!(tree.common_dominator(a, b), deepest, "seed {seed}: {a}, {b}");
        }
        for depth in 0..nodes {
            let at = brute::members(if inside { dominators(a) } else { 0 })
                .find(|&d| dominators(d).count_ones() == (depth + 1).min(dominators(a).count_ones()));
            assert_eq!(tree.dominator_at_depth(a, depth), at, "seed {seed}: {a} at {depth}");
        }
    }
    orders(&tree, &truth, nodes, seed);
}

fn orders(tree: &DomTree, truth: &Dominance, nodes: u32, seed: u64) {
    let preorder = tree.preorder();
    assert_eq!(
        preorder.iter().fold(0, |set, &n| set | 1 << n),
        truth.reachable,
        "seed {seed}"
    );
    assert_eq!(preorder.len() as u32, truth.reachable.count_ones(), "seed {seed}");
    // The two orders again, by walking children.
    let (mut pre, mut post) = (Vec::new(), Vec::new());
    let mut stack = vec![(0, tree.children(0))];
    pre.push(0);
    while let Some((node, children)) = stack.last_mut() {
        match children.next() {
            Some(child) => {
                assert_eq!(truth.idom(child), Some(*node), "seed {seed}");
                pre.push(child);
                stack.push((child, tree.children(child)));
            }
            None => {
                post.push(*node);
                stack.pop();
            }
        }
    }
    assert_eq!(pre, preorder, "seed {seed}");
    for node in 0..nodes {
        let place = |order: &[u32]| order.iter().position(|&n| n == node).map(|p| p as u32);
        assert_eq!(tree.preorder_number(node), place(&pre), "seed {seed}: {node}");
        assert_eq!(tree.postorder_number(node), place(&post), "seed {seed}: {node}");
        let subtree = tree.subtree(node).iter().fold(0, |set, &n| set | 1u64 << n);
        let dominated = (0..nodes)
            .filter(|&n| truth.dominates(node, n))
            .fold(0, |set, n| set | 1u64 << n);
        assert_eq!(subtree, dominated, "seed {seed}: {node}");
        assert_eq!(
            tree.subtree(node).first(),
            tree.is_reachable(node).then_some(&node),
            "seed {seed}: {node}"
        );
    }
}

#[test]
fn random_graphs() {
    graphs::random(20_000, 14, check);
}

#[test]
fn deeper_trees() {
    for seed in 0..300 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let graph = crate::families::irreducible(40, &mut |below| rng.u32(0..below));
        if graph.len() <= 60 {
            check(&graph, seed);
        }
    }
}
