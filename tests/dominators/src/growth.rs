//! The families on which long paths are walked again and again: what is used by default stays nearly linear to a million
//! nodes, and strategy 2 does; strategy 1 and semi-NCA grow with the square.

use crate::families;
use crate::measure::now;
use onespec_compiler::flow::{Algorithm, Cfg, DominatorSolver, Dominators};
use onespec_test_support::strategy1;

/// Time for each node and edge, at most so many times that of the smallest graph: room for what caches don't hold.
const GROWTH: f64 = 10.0;
/// Steps of strategy 2 for each node and edge.
const STEPS: f64 = 2.0;
/// Graphs with more nodes are not given to what is quadratic.
const QUADRATIC_UP_TO: u32 = 20_000;

/// Prints the table; gives the number of budgets missed.
pub fn run(quick: bool) -> usize {
    println!("\nNanoseconds a node (steps a node) where long paths are walked again and again; best of three\n");
    println!(
        "| graph        | nodes   | edges    | default       | strategy 2    | strategy 1        | semi-NCA         |"
    );
    println!(
        "|--------------|---------|----------|---------------|---------------|-------------------|------------------|"
    );
    let sizes = [1_000, 2_000, 4_000, 10_000, 100_000, 1_000_000];
    let sizes = if quick { &sizes[..5] } else { &sizes[..] };
    families::ALL
        .iter()
        .map(|(name, make)| family(name, sizes.iter().map(|&size| make(size))))
        .sum()
}

fn family(name: &str, graphs: impl Iterator<Item = families::Graph>) -> usize {
    let mut smallest = None;
    let mut missed = 0;
    for graph in graphs {
        let cfg = Cfg::from_successors(0, graph.iter().map(|to| to.iter().copied())).expect("a graph");
        let default = measure(&cfg, Algorithm::default());
        let two = measure(&cfg, Algorithm::Strategy2 { shortcut: true });
        let quadratic = |cost: &dyn Fn() -> Cost| match cfg.len() as u32 {
            0..=QUADRATIC_UP_TO => cost().text(),
            _ => "-".to_owned(),
        };
        let one = quadratic(&|| measure_strategy1(&cfg));
        let semi = quadratic(&|| measure(&cfg, Algorithm::SemiNca));

        let size = (cfg.len() + cfg.edge_count()) as f64;
        let times = [&default, &two].map(|cost| cost.time / size);
        let first = *smallest.get_or_insert(times);
        let grown = times.iter().zip(first).any(|(time, first)| *time > GROWTH * first);
        let failed = grown || two.steps > STEPS * size;
        missed += usize::from(failed);
        println!(
            "| {name:<12} | {:>7} | {:>8} | {:>13} | {:>13} | {one:>17} | {semi:>16} |{}",
            cfg.len(),
            cfg.edge_count(),
            default.text(),
            two.text(),
            if failed { " MISSED" } else { "" }
        );
    }
    missed
}

/// What one algorithm took for a graph.
struct Cost {
    nodes: f64,
    time: f64,
    steps: f64,
}

impl Cost {
    /// Nanoseconds and steps a node.
    fn text(&self) -> String {
        format!("{:.1} ({:.1})", self.time / self.nodes, self.steps / self.nodes)
    }
}

fn measure(cfg: &Cfg, algorithm: Algorithm) -> Cost {
    let mut steps = 0u64;
    let mut result = Dominators::default();
    DominatorSolver::default().solve_into(cfg, algorithm, &mut steps, &mut result);
    let time = best_of_three(|| DominatorSolver::default().solve_into(cfg, algorithm, &mut (), &mut result));
    Cost {
        nodes: cfg.len() as f64,
        time,
        steps: steps as f64,
    }
}

fn measure_strategy1(cfg: &Cfg) -> Cost {
    let mut steps = 0;
    let time = best_of_three(|| steps = strategy1::immediate_dominators(cfg, true).1);
    Cost {
        nodes: cfg.len() as f64,
        time,
        steps: steps as f64,
    }
}

fn best_of_three(mut run: impl FnMut()) -> f64 {
    let times = (0..3).map(|_| {
        let start = now();
        run();
        now() - start
    });
    times.fold(f64::INFINITY, f64::min)
}
