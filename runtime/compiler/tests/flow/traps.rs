//! Mistakes that are made with this algorithm, each beside a graph on which it shows.

use crate::brute::Dominance;
use crate::families::Graph;
use crate::graphs;
use crate::textbook::{Numbering, Textbook};
use onespec_compiler::flow::{Cfg, DepthFirst, Dominators};

const RIGHT: Textbook = Textbook {
    numbering: Numbering::Visit,
    shortcut_entry: true,
};

/// By brute force, the entry its own.
fn truth(graph: &Graph) -> Vec<Option<u32>> {
    let truth = Dominance::new(graph, 0);
    (0..graph.len() as u32)
        .map(|node| if node == 0 { Some(0) } else { truth.idom(node) })
        .collect()
}

/// A node that is marked when it is put on the work list, and numbered when it is taken from it, gets a parent that is
/// not its parent in any depth-first tree.
#[test]
fn numbers_are_given_at_the_first_visit() {
    // The smallest graph that shows it: 0 2 3 4 avoids 1.
    let graph = vec![vec![2, 1], vec![4, 3], vec![3], vec![4], vec![]];
    let wrong = Textbook {
        numbering: Numbering::Push,
        ..RIGHT
    }
    .run(&graph);
    assert_eq!(wrong[4], Some(1));
    assert_eq!(truth(&graph)[4], Some(0));
    assert_eq!(Dominators::new(&graphs::cfg(&graph)).idom(4), Some(0));

    let walk = DepthFirst::new(&graphs::cfg(&graph));
    assert_eq!(walk.nodes(), [0, 2, 3, 4, 1]);
    assert_eq!(walk.parent(4), Some(3));
    assert_eq!((walk.number(4), walk.number(5), walk.parent(0)), (Some(3), None, None));
}

#[test]
fn wrong_numbering_is_wrong_on_many_random_graphs_and_right_numbering_on_none() {
    let push = Textbook {
        numbering: Numbering::Push,
        ..RIGHT
    };
    let mut wrong = 0;
    graphs::random(20_000, 14, |graph, seed| {
        let truth = truth(graph);
        wrong += u32::from(push.run(graph) != truth);
        assert_eq!(RIGHT.run(graph), truth, "seed {seed}");
    });
    assert!((200..2_000).contains(&wrong), "{wrong} of 20000");
}

/// Nodes on edges from nodes with several successors hide the mistake: so it goes unseen where the graph has them.
#[test]
fn split_edges_hide_wrong_numbering() {
    graphs::random(5_000, 14, |graph, seed| {
        let split = split(graph);
        let wrong = Textbook {
            numbering: Numbering::Push,
            ..RIGHT
        }
        .run(&split);
        assert_eq!(wrong, truth(&split), "seed {seed}");
    });
}

fn split(graph: &Graph) -> Graph {
    let mut split = graph.clone();
    for node in 0..graph.len() {
        if graph[node].len() > 1 {
            for slot in 0..graph[node].len() {
                let new = split.len() as u32;
                split.push(vec![graph[node][slot]]);
                split[node][slot] = new;
            }
        }
    }
    split
}

/// What waits for the entry is never asked, since the entry has no turn.
#[test]
fn without_the_shortcut_for_the_entry_deferred_nodes_are_lost() {
    let diamond = vec![vec![1, 2], vec![3], vec![3], vec![]];
    let lost = Textbook {
        shortcut_entry: false,
        ..RIGHT
    }
    .run(&diamond);
    assert_eq!(lost, [Some(0), None, None, None]);
    assert_eq!(truth(&diamond), [Some(0); 4]);
    assert_eq!(Dominators::new(&graphs::cfg(&diamond)).idom(3), Some(0));
}

/// Their numbers would be no places in any array.
#[test]
fn edges_from_unreachable_nodes_do_not_count() {
    let graph = vec![vec![1], vec![2], vec![], vec![2, 0], vec![4, 3, 1]];
    let result = Dominators::new(&graphs::cfg(&graph));
    let idoms: Vec<_> = (0..5).map(|node| result.idom(node)).collect();
    assert_eq!(idoms, [None, Some(0), Some(1), None, None]);
}

/// The node itself is among its predecessors and has no `sdom` yet.
#[test]
fn a_node_may_be_its_own_predecessor() {
    for copies in 1..4 {
        let graph = vec![vec![0; copies], vec![1; copies]];
        let result = Dominators::new(&graphs::cfg(&graph));
        assert_eq!((result.idom(0), result.idom(1)), (None, None));
        let mut middle = vec![2];
        middle.extend(vec![1; copies]);
        let graph = vec![vec![1], middle, vec![2, 1, 0]];
        let result = Dominators::new(&graphs::cfg(&graph));
        assert_eq!((result.idom(1), result.idom(2)), (Some(0), Some(1)));
    }
}

#[test]
fn a_graph_of_one_node() {
    let cfg = Cfg::from_edges(1, 0, &[]).expect("a graph");
    let result = Dominators::new(&cfg);
    assert_eq!((result.idom(0), result.reachable()), (None, &[0][..]));
}
