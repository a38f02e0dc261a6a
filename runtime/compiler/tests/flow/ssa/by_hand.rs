//! Programs that were thought of, with their answers.

use super::programs::Subject;
use super::properties;
use crate::families::{self, Graph};
use crate::graphs;
use Access::{Definition, Use};
use onespec_compiler::flow::{Cfg, DomTree};
use onespec_test_support::ssa::{Access, Placement, Program, ProgramError, Ssa, Value};

fn subject(graph: Graph, variables: u32, accesses: Vec<Vec<Access>>) -> Subject {
    Subject::new(0, graph, variables, accesses)
}

fn blocks(ssa: &Ssa) -> Vec<u32> {
    ssa.selectors().iter().map(|selector| selector.block).collect()
}

/// An `if` in a loop of which one arm assigns: the join's selector is the only new definition that the header sees.
#[test]
fn selectors_are_definitions() {
    let graph = vec![vec![1], vec![2, 6], vec![3, 4], vec![5], vec![5], vec![1], vec![]];
    let program = vec![
        vec![Definition(0)],
        vec![],
        vec![],
        vec![Definition(0)],
        vec![],
        vec![],
        vec![Use(0)],
    ];
    let subject = subject(graph, 1, program);
    assert_eq!(blocks(&subject.pruned), [1, 5]);
    assert_eq!(subject.pruned.arguments(0), [Value::Definition(0), Value::Selector(1)]);
    assert_eq!(subject.pruned.arguments(1), [Value::Definition(1), Value::Selector(0)]);
    assert_eq!(subject.pruned.seen(2), Some(Value::Selector(0)));
}

/// Two loops inside each other, a definition in the inner, no use: the selectors of the two headers use each other.
#[test]
fn selectors_that_only_feed_each_other_are_unused() {
    let graph = vec![vec![1], vec![2, 3], vec![2, 1], vec![]];
    let program = vec![vec![Definition(0)], vec![], vec![Definition(0)], vec![]];
    let dead = subject(graph, 1, program);
    assert_eq!(blocks(&dead.minimal), [1, 2]);
    assert!(dead.pruned.selectors().is_empty());

    let graph = vec![vec![1], vec![2], vec![3, 1], vec![2, 4], vec![5, 1], vec![]];
    let program = vec![vec![Definition(0)], vec![], vec![], vec![Definition(0)], vec![], vec![]];
    let mutual = subject(graph, 1, program);
    assert!(mutual.pruned.selectors().is_empty());
    // Counting uses would keep both: each has one, in the other.
    let (one, other) = (0, 1);
    assert_eq!(blocks(&mutual.minimal), [1, 2]);
    assert!(mutual.minimal.arguments(one).contains(&Value::Selector(other)));
    assert!(mutual.minimal.arguments(other).contains(&Value::Selector(one)));
    assert_eq!(properties::used(&mutual, &mutual.minimal), [false, false]);
}

/// Two variables that change places in every round.
#[test]
fn values_that_change_places() {
    let graph = vec![vec![1], vec![2, 3], vec![1], vec![]];
    let round = vec![Use(0), Definition(2), Use(1), Definition(0), Use(2), Definition(1)];
    let program = vec![vec![Definition(0), Definition(1)], vec![], round, vec![Use(0), Use(1)]];
    let subject = subject(graph, 3, program);
    assert_eq!(blocks(&subject.pruned), [1, 1]);
    assert_eq!([0, 1].map(|s| subject.pruned.selectors()[s].variable), [0, 1]);
    assert_eq!(
        [8, 9].map(|use_| subject.pruned.seen(use_)),
        [Some(Value::Selector(0)), Some(Value::Selector(1))]
    );
}

#[test]
fn every_copy_of_an_edge_has_an_argument() {
    let graph = vec![vec![2, 1, 2], vec![2, 2], vec![]];
    let program = vec![vec![Definition(0)], vec![Definition(0)], vec![Use(0)]];
    let subject = subject(graph, 1, program);
    assert_eq!(subject.cfg.predecessors(2), [0, 0, 1, 1]);
    let (first, second) = (Value::Definition(0), Value::Definition(1));
    assert_eq!(subject.pruned.arguments(0), [first, first, second, second]);
}

#[test]
fn an_edge_into_the_entry_meets_the_initial_value() {
    let subject = subject(
        vec![vec![0, 1], vec![]],
        1,
        vec![vec![Use(0), Definition(0)], vec![Use(0)]],
    );
    assert_eq!(blocks(&subject.pruned), [0]);
    assert_eq!(subject.pruned.arguments(0), [Value::Definition(1), Value::Initial(0)]);
    assert_eq!(
        [0, 1, 2].map(|n| subject.pruned.seen(n)),
        [Some(Value::Selector(0)), None, Some(Value::Definition(1))]
    );
}

#[test]
fn what_was_never_assigned_is_the_initial_value() {
    let subject = subject(
        vec![vec![1, 2], vec![2], vec![]],
        2,
        vec![vec![], vec![Definition(1)], vec![Use(0), Use(1)]],
    );
    assert_eq!(subject.pruned.seen(1), Some(Value::Initial(0)));
    assert_eq!(subject.pruned.arguments(0), [Value::Initial(1), Value::Definition(0)]);
}

#[test]
fn wrong_programs_are_errors() {
    let text = |error: ProgramError| error.to_string();
    let variable = Program::new(2, [vec![Use(1)], vec![Use(0), Definition(2)]]).expect_err("wrong");
    assert_eq!(
        text(variable),
        "access 2, in block 1, is to variable 2, but there are 2, counted from 0"
    );
    let cfg = Cfg::from_edges(2, 0, &[]).expect("a graph");
    let program = Program::new(0, [vec![]]).expect("a program");
    let blocks = Ssa::new(&cfg, &DomTree::of(&cfg), &program, Placement::Pruned).expect_err("wrong");
    assert_eq!(
        text(blocks),
        "a program of 1 blocks on a graph of 2 nodes; each node is a block"
    );
}

/// A hundred thousand nested loops and a variable in each: neither the call stack nor the frontiers, which are
/// quadratically many, get in the way.
#[test]
fn deep_and_wide() {
    let n = 200_000;
    let cfg = graphs::cfg(&families::nested_loops(n));
    let tree = DomTree::of(&cfg);
    let start = std::time::Instant::now();
    // Each way back defines a variable that the next one uses. Live ranges are short, but what their definitions dominate
    // is long.
    let used = |node: u32| (node > n / 2).then(|| Use(node - 1));
    let defined = |node: u32| (node >= n / 2).then_some(Definition(node));
    let program = Program::new(n, (0..n).map(|node| used(node).into_iter().chain(defined(node)))).expect("a program");
    let ssa = Ssa::new(&cfg, &tree, &program, Placement::Pruned).expect("SSA");
    assert_eq!(ssa.selectors(), []);
    // One variable through all of them.
    let program = Program::new(1, (0..n).map(|_| [Use(0), Definition(0)])).expect("a program");
    let ssa = Ssa::new(&cfg, &tree, &program, Placement::Pruned).expect("SSA");
    assert_eq!(ssa.selectors().len() as u32, n / 2);
    let time = start.elapsed();
    assert!(time.as_secs() < 5, "{time:?}");
}
