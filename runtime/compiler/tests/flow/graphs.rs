//! Graphs to test on: all small ones, random ones, and the cases of the data file.

use crate::families::Graph;
use onespec_compiler::flow::Cfg;
use serde::Deserialize;

pub fn cfg(graph: &Graph) -> Cfg {
    Cfg::from_successors(0, graph.iter().map(|to| to.iter().copied())).expect("a graph")
}

/// Random graphs of up to `nodes` nodes with on average one to three edges a node: unreachable nodes, several edges
/// between two nodes, edges to the node itself and into the entry come by themselves. Calls `test` with each and with
/// the seed that makes it.
pub fn random(count: u64, nodes: u32, mut test: impl FnMut(&Graph, u64)) {
    for seed in 0..count {
        let mut rng = fastrand::Rng::with_seed(seed);
        let n = rng.u32(1..=nodes);
        let edges = rng.u32(n..=3 * n);
        test(&crate::families::random(n, edges, &mut |below| rng.u32(0..below)), seed);
    }
}

/// All graphs of `nodes` nodes without two edges from one node to another, with edges from nodes to themselves or not.
pub fn all(nodes: u32, loops: bool, mut test: impl FnMut(&Graph)) {
    let pairs: Vec<(u32, u32)> = (0..nodes)
        .flat_map(|a| (0..nodes).map(move |b| (a, b)))
        .filter(|(a, b)| loops || a != b)
        .collect();
    let mut graph = vec![Vec::new(); nodes as usize];
    for edges in 0..1u64 << pairs.len() {
        graph.iter_mut().for_each(Vec::clear);
        for (bit, &(from, to)) in pairs.iter().enumerate() {
            if edges >> bit & 1 != 0 {
                graph[from as usize].push(to);
            }
        }
        test(&graph);
    }
}

#[derive(Deserialize)]
struct File {
    cases: Vec<Case>,
}

/// A graph with its answers. The entry is its own immediate dominator here; unreachable nodes have -1.
#[derive(Deserialize)]
pub struct Case {
    pub name: String,
    pub succ: Graph,
    pub idom: Vec<i64>,
    pub df: Vec<Option<Vec<u32>>>,
}

pub fn cases() -> Vec<Case> {
    let file: File = serde_json::from_str(include_str!("../data/dominator_cases.json")).expect("cases");
    assert_eq!(file.cases.len(), 82);
    file.cases
}
