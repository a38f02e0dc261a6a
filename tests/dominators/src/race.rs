//! Chains, ladders, reducible, irreducible and random graphs of a thousand to a million nodes.

use crate::families::{self, Graph};
use crate::measure::{Contender, take_turns};
use crate::peers::Peers;
use cranelift_codegen::dominator_tree::DominatorTree;
use onespec_compiler::flow::{Algorithm, DominatorSolver, Dominators};
use petgraph::algo::dominators::simple_fast;
use petgraph::graph::NodeIndex;

/// At least so many times as fast as petgraph, and as Cranelift.
const BUDGETS: [f64; 2] = [3.0, 1.0];

/// Prints the table; gives the number of budgets missed.
pub fn run(quick: bool) -> usize {
    println!(
        "Nanoseconds a node: medians of interleaved runs (processor time), results and scratch memory fresh; graphs built before\n"
    );
    println!(
        "| graph       | nodes     | edges     | default | strategy 2 | reused | petgraph | Cranelift | petgraph/default | Cranelift/default |"
    );
    println!(
        "|-------------|-----------|-----------|---------|------------|--------|----------|-----------|------------------|-------------------|"
    );
    let sizes: &[u32] = if quick {
        &[1_000, 100_000]
    } else {
        &[1_000, 10_000, 100_000, 1_000_000]
    };
    let mut missed = 0;
    for &size in sizes {
        for (name, make) in FAMILIES {
            let mut numbers = fastrand::Rng::with_seed(u64::from(size));
            let graph = make(size, &mut |below| numbers.u32(0..below));
            // Enough turns that the median is steady, and not more than take a while.
            let rounds = (20_000_000 / size).clamp(9, 51) as usize;
            missed += race(name, &graph, rounds);
        }
    }
    missed
}

type Make = fn(u32, &mut dyn FnMut(u32) -> u32) -> Graph;
const FAMILIES: [(&str, Make); 5] = [
    ("chain", |n, _| families::chain(n)),
    ("ladder", |n, _| families::ladder(n)),
    ("reducible", |n, below| families::reducible(n, &mut |k| below(k))),
    ("irreducible", |n, below| families::irreducible(n, &mut |k| below(k))),
    ("random", |n, below| families::random(n, 2 * n, &mut |k| below(k))),
];

fn race(name: &str, graph: &Graph, rounds: usize) -> usize {
    let peers = Peers::new(graph);
    assert!(peers.agree(), "{name}, {} nodes: dominators differ", graph.len());
    let with = |algorithm| {
        let mut result = Dominators::default();
        DominatorSolver::default().solve_into(&peers.cfg, algorithm, &mut (), &mut result);
        result
    };
    let (mut solver, mut kept) = (DominatorSolver::default(), Dominators::default());
    let mut contenders: [Contender<'_>; 5] = [
        Box::new(|| Box::new(Dominators::new(&peers.cfg))),
        Box::new(|| Box::new(with(Algorithm::Strategy2 { shortcut: true }))),
        Box::new(|| {
            solver.solve_into(&peers.cfg, Algorithm::default(), &mut (), &mut kept);
            Box::new(())
        }),
        Box::new(|| Box::new(simple_fast(&peers.petgraph, NodeIndex::new(0)))),
        Box::new(|| Box::new(DominatorTree::with_function(&peers.function, &peers.flow))),
    ];
    let times = take_turns(rounds, &mut contenders);
    let ns: Vec<f64> = times.iter().map(|times| times.median() / graph.len() as f64).collect();
    let mut missed = 0;
    let mut ratio = |peer: usize, budget: f64| {
        let ratio = times[peer].ratio(&times[0]);
        missed += usize::from(ratio < budget);
        format!("{ratio:.2} {}", if ratio < budget { "MISSED" } else { "ok" })
    };
    let (petgraph, cranelift) = (ratio(3, BUDGETS[0]), ratio(4, BUDGETS[1]));
    println!(
        "| {name:<11} | {:>9} | {:>9} | {:>7.1} | {:>10.1} | {:>6.1} | {:>8.1} | {:>9.1} | {petgraph:>16} | {cranelift:>17} |",
        graph.len(),
        peers.cfg.edge_count(),
        ns[0],
        ns[1],
        ns[2],
        ns[3],
        ns[4],
    );
    missed
}
