//! Random programs on random graphs, with their SSA forms.

use crate::brute::{self, Dominance, Set};
use crate::families::Graph;
use crate::graphs;
use onespec_compiler::flow::{Cfg, DomTree};
use onespec_test_support::ssa::{Access, Placement, Program, Ssa};
use std::fmt;

pub const VARIABLES: u32 = 3;

pub struct Subject {
    pub seed: u64,
    pub graph: Graph,
    pub truth: Dominance,
    pub cfg: Cfg,
    pub program: Program,
    pub pruned: Ssa,
    pub minimal: Ssa,
}

/// Two to ten blocks; several edges between two blocks, edges to the block itself and irreducible loops come by
/// themselves, and in half of the programs edges into the entry.
pub fn random(seed: u64) -> Subject {
    let mut rng = fastrand::Rng::with_seed(seed);
    let blocks = rng.u32(2..=10);
    let edges = rng.u32(blocks..=2 * blocks);
    let mut graph = crate::families::random(blocks, edges, &mut |below| rng.u32(0..below));
    if seed.is_multiple_of(2) {
        graph
            .iter_mut()
            .flatten()
            .filter(|to| **to == 0)
            .for_each(|to| *to = rng.u32(1..blocks));
    }
    let accesses: Vec<Vec<Access>> = (0..blocks)
        .map(|_| {
            let access = |rng: &mut fastrand::Rng| {
                let variable = rng.u32(0..VARIABLES);
                if rng.bool() {
                    Access::Use(variable)
                } else {
                    Access::Definition(variable)
                }
            };
            (0..rng.u32(0..4)).map(|_| access(&mut rng)).collect()
        })
        .collect();
    Subject::new(seed, graph, VARIABLES, accesses)
}

impl Subject {
    pub fn new(seed: u64, graph: Graph, variables: u32, accesses: Vec<Vec<Access>>) -> Subject {
        let cfg = graphs::cfg(&graph);
        let tree = DomTree::of(&cfg);
        let program = Program::new(variables, accesses).expect("a program");
        let ssa = |placement| Ssa::new(&cfg, &tree, &program, placement).expect("SSA");
        let (pruned, minimal) = (ssa(Placement::Pruned), ssa(Placement::Minimal));
        Subject {
            seed,
            truth: Dominance::new(&graph, 0),
            graph,
            cfg,
            program,
            pruned,
            minimal,
        }
    }

    pub fn accesses(&self, block: u32) -> impl Iterator<Item = (u32, Access)> + '_ {
        self.program
            .accesses_of(block)
            .map(|number| (number, self.program.accesses()[number as usize]))
    }

    /// The blocks that define `variable`.
    pub fn definitions(&self, variable: u32) -> Set {
        let defines = |&block: &u32| {
            self.accesses(block)
                .any(|(_, access)| access == Access::Definition(variable))
        };
        self.cfg.nodes().filter(defines).fold(0, |set, block| set | 1 << block)
    }

    /// The blocks into which `variable` is live, by the equations for it.
    pub fn live_in(&self, variable: u32) -> Set {
        let mut live: Set = 0;
        loop {
            let mut next = 0;
            for block in brute::members(self.truth.reachable) {
                let first = self
                    .accesses(block)
                    .map(|(_, access)| access)
                    .find(|access| match *access {
                        Access::Use(v) | Access::Definition(v) => v == variable,
                    });
                let live_out = self.graph[block as usize].iter().any(|&to| live >> to & 1 != 0);
                if first.map_or(live_out, |access| access == Access::Use(variable)) {
                    next |= 1 << block;
                }
            }
            if next == live {
                return live;
            }
            live = next;
        }
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}: {:?} with {:?}", self.seed, self.graph, self.program)
    }
}
