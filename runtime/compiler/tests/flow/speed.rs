//! A million nodes: no call stack overflows, and nothing takes longer than it may. Limits are those of a busy machine;
//! what is quadratic would take hours.

use crate::families::{self, Graph};
use crate::graphs;
use onespec_compiler::flow::{Cfg, DomTree, Dominators, LoopNest};
use std::time::{Duration, Instant};

const N: u32 = 1_000_000;
const LIMIT: Duration = Duration::from_secs(5);

fn timed<T>(what: &str, run: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = run();
    let time = start.elapsed();
    println!("{what}: {time:?}");
    assert!(time < LIMIT, "{what}: {time:?}");
    result
}

fn everything(name: &str, graph: &Graph) -> (Cfg, DomTree, LoopNest) {
    let cfg = timed(&format!("{name}: graph"), || graphs::cfg(graph));
    let dominators = timed(&format!("{name}: dominators"), || Dominators::new(&cfg));
    let tree = timed(&format!("{name}: tree"), || DomTree::new(&dominators));
    let loops = timed(&format!("{name}: loops"), || LoopNest::new(&cfg, &tree));
    (cfg, tree, loops)
}

#[test]
fn a_chain_with_edges_back_to_all_of_it() {
    let (_, tree, loops) = everything("chain_back", &families::chain_back(N));
    assert_eq!((1..N).find(|&node| tree.idom(node) != Some(node - 1)), None);
    assert_eq!(tree.depth(N - 1), N - 1);
    assert_eq!(loops.depth(N - 1), N - 2);
}

#[test]
fn half_a_million_loops_inside_each_other() {
    let (cfg, tree, loops) = everything("nested_loops", &families::nested_loops(N));
    assert_eq!((1..N).find(|&node| tree.idom(node) != Some(node - 1)), None);
    assert!(loops.is_reducible());
    assert_eq!((loops.loops().len() as u32, loops.depth(N / 2)), (N / 2, N / 2));
    timed("nested_loops: common dominators", || {
        for node in 0..N {
            let other = (u64::from(node) * 7_919 % u64::from(N)) as u32;
            assert_eq!(tree.common_dominator(node, other), Some(node.min(other)));
        }
    });
    assert_eq!(loops.exits(&cfg, 0).next(), None);
}

/// A deep tree whose leaves have common dominators at every depth.
#[test]
fn common_dominators_in_a_deep_tree() {
    let m = N / 2;
    // A chain, and beside each node of it a leaf.
    let mut graph = families::chain(m);
    graph.resize(2 * m as usize, Vec::new());
    for node in 0..m {
        graph[node as usize].push(m + node);
    }
    let tree = timed("comb: tree", || DomTree::of(&graphs::cfg(&graph)));
    timed("comb: common dominators", || {
        for node in 0..m {
            let other = (u64::from(node) * 7_919 % u64::from(m)) as u32;
            if node != other {
                assert_eq!(tree.common_dominator(m + node, m + other), Some(node.min(other)));
            }
        }
    });
}

#[test]
fn other_families() {
    for (name, make) in families::ALL {
        match name {
            "chain_back" | "nested_loops" => (), // above
            "revchain" => drop(everything(name, &make(N / 10))),
            _ => drop(everything(name, &make(N))),
        }
    }
    let mut rng = fastrand::Rng::with_seed(1);
    let mut below = |n| rng.u32(0..n);
    everything("reducible", &families::reducible(N / 4, &mut below));
    everything("irreducible", &families::irreducible(N / 4, &mut below));
    everything("random", &families::random(N / 4, N / 2, &mut below));
}
