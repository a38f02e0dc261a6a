//! How many nodes questions pass, on the families that tell the strategies apart. Exact, so no clock is needed.

use crate::families::{self, Graph, Make};
use crate::graphs;
use onespec_compiler::flow::{Algorithm, DominatorSolver, Dominators};
use onespec_test_support::strategy1;

fn steps(graph: &Graph, algorithm: Algorithm) -> u64 {
    let mut steps = 0;
    DominatorSolver::default().solve_into(&graphs::cfg(graph), algorithm, &mut steps, &mut Dominators::default());
    steps
}

/// Of strategy 1.
fn walked(graph: &Graph, shortcuts: bool) -> u64 {
    strategy1::immediate_dominators(&graphs::cfg(graph), shortcuts).1
}

const TWO: Algorithm = Algorithm::Strategy2 { shortcut: true };

#[test]
fn steps_are_those_of_the_published_experiment() {
    // Nodes, edges; strategy 1 with and without shortcuts; strategy 2 with and without.
    type Row = (&'static str, Make, u32, [u64; 6]);
    let rows: [Row; 11] = [
        (
            "chain_back",
            families::chain_back,
            500,
            [500, 997, 124_251, 124_750, 995, 1_493],
        ),
        (
            "chain_back",
            families::chain_back,
            1000,
            [1000, 1997, 498_501, 499_500, 1_995, 2_993],
        ),
        (
            "chain_back",
            families::chain_back,
            2000,
            [2000, 3997, 1_997_001, 1_999_000, 3_995, 5_993],
        ),
        (
            "nested_loops",
            families::nested_loops,
            2000,
            [2000, 2999, 998_001, 1_000_000, 2_995, 4_993],
        ),
        (
            "comb_shared",
            families::comb_shared,
            2000,
            [2000, 2999, 999_000, 999_999, 2_997, 3_995],
        ),
        (
            "sink_join",
            families::sink_join,
            2000,
            [1997, 2993, 499_497, 500_496, 2_991, 3_989],
        ),
        (
            "revchain",
            families::revchain,
            2000,
            [2000, 19953, 2_691_854, 2_693_853, 35_888, 37_886],
        ),
        (
            "irr_ladder",
            families::irr_ladder,
            2000,
            [2000, 3997, 1_997, 1_001_997, 1_997, 1_998],
        ),
        ("ladder", families::ladder, 2000, [2000, 3997, 0, 1_999_000, 0, 0]),
        ("skip2", families::skip2, 2000, [2000, 3997, 3_994, 3_997, 3_994, 3_994]),
        (
            "switch_merge",
            families::switch_merge,
            2000,
            [2000, 3996, 1_997, 3_997, 1_997, 1_997],
        ),
    ];
    let mut wrong = Vec::new();
    for (name, make, n, expected) in rows {
        let graph = make(n);
        let found = [
            graph.len() as u64,
            graph.iter().map(|to| to.len() as u64).sum(),
            walked(&graph, true),
            walked(&graph, false),
            steps(&graph, TWO),
            steps(&graph, Algorithm::Strategy2 { shortcut: false }),
        ];
        if found != expected {
            wrong.push(format!("{name}: {found:?}, published {expected:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

const QUADRATIC: [(&str, Make); 4] = [
    ("chain_back", families::chain_back),
    ("nested_loops", families::nested_loops),
    ("comb_shared", families::comb_shared),
    ("sink_join", families::sink_join),
];

#[test]
fn strategy_1_is_quadratic_and_strategy_2_is_not() {
    for (name, make) in QUADRATIC {
        let mut last: Option<[u64; 2]> = None;
        for n in [250, 500, 1000, 2000] {
            let graph = make(n);
            let edges: u64 = graph.iter().map(|to| to.len() as u64).sum();
            let nodes = graph.len() as u64;
            let found = [walked(&graph, true), steps(&graph, TWO)];
            assert!(found[0] >= nodes * nodes / 9, "{name}, {n} nodes: {} steps", found[0]);
            assert!(found[1] <= 2 * (nodes + edges), "{name}, {n} nodes: {} steps", found[1]);
            if let Some(last) = last {
                let times = [0, 1].map(|s| found[s] as f64 / last[s] as f64);
                assert!(
                    times[0] > 3.7 && times[1] < 2.3,
                    "{name}, {n} nodes: {times:?} times as many"
                );
            }
            last = Some(found);
        }
    }
    for (name, make) in [
        ("revchain", families::revchain as Make),
        ("irr_ladder", families::irr_ladder),
        ("skip2", families::skip2),
    ] {
        let graph = make(2000);
        let edges: usize = graph.iter().map(Vec::len).sum();
        assert!(steps(&graph, TWO) <= 2 * (2000 + edges as u64), "{name}");
    }
}

/// Why semi-NCA, which is a little faster, is not trusted to the end.
#[test]
fn semi_nca_is_quadratic_where_long_walks_repeat_and_then_given_up() {
    for make in [families::comb_shared as Make, families::sink_join] {
        let (small, large) = (
            steps(&make(1000), Algorithm::SemiNca),
            steps(&make(2000), Algorithm::SemiNca),
        );
        assert!(large > 200_000 && large as f64 / small as f64 > 3.7, "{small}, {large}");
    }
    for (name, make) in families::ALL {
        for n in [1000, 2000, 20_000] {
            let graph = make(n);
            let size: usize = graph.len() + graph.iter().map(Vec::len).sum::<usize>();
            let found = steps(&graph, Algorithm::Adaptive);
            assert!(found <= 9 * size as u64, "{name}, {n} nodes: {found} steps");
        }
    }
}

/// The families are those of the data file.
#[test]
fn families_are_those_of_the_data_file() {
    let cases = graphs::cases();
    for (name, make) in families::ALL {
        let prefix = format!("{name}_");
        let of_16 = |case: &&graphs::Case| case.name.starts_with(&prefix) && case.name.ends_with("16");
        let case = cases.iter().find(of_16).expect(name);
        assert_eq!(make(16), case.succ, "{name}");
    }
}
