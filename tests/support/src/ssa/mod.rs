//! SSA construction by dominance frontiers: which definition each use of a variable sees, with a phi where several meet.
//! Tests hold the front end's own construction against it.
//!
//! The program is abstract: blocks that use and define variables, in order ([`Program`]). The answer names definitions
//! by their places in it, so a caller that builds gates makes one for each definition and each phi and connects them.
//!
//! Phis stand in the iterated dominance frontier of the definitions of a variable, where it is live (Cytron et al.
//! 1991, pruned after Choi et al. 1991). Both sets are computed for one variable at a time by walks over its live
//! range; no frontier and no bit set is built.

mod iterated;
mod liveness;
mod program;
mod rename;

pub use iterated::IteratedFrontier;
pub use program::{Access, Program, ProgramError};

use liveness::Liveness;
use onespec_compiler::flow::{Cfg, DomTree};

/// What a use sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Value {
    /// What the variable of this number is before the entry: an argument, or undefined.
    Initial(u32),
    /// What the access of this number defines; see [`Program::accesses`].
    Definition(u32),
    /// What the selector of this number chooses; see [`Ssa::selectors`].
    Selector(u32),
}

/// One value of those that come along the edges into a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selector {
    /// Where it stands.
    pub block: u32,
    /// The variable whose value it is.
    pub variable: u32,
}

/// Where selectors are put.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Placement {
    /// Where the variable is live, so that each is used in the end.
    #[default]
    Pruned,
    /// Wherever definitions meet, used or not.
    Minimal,
}

/// The SSA form of a [`Program`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ssa {
    /// By block, then by variable.
    selectors: Vec<Selector>,
    /// By block: the first of its selectors; one more at the end.
    of_block: Vec<u32>,
    /// By selector: the place of the first argument; one more at the end.
    first_argument: Vec<usize>,
    arguments: Vec<Value>,
    /// By access.
    uses: Vec<Option<Value>>,
}

impl Ssa {
    /// The SSA form of `program`, whose blocks are the nodes of `cfg`, with dominator tree `tree`.
    ///
    /// # Errors
    /// If the program has not as many blocks as the graph has nodes.
    pub fn new(cfg: &Cfg, tree: &DomTree, program: &Program, placement: Placement) -> Result<Ssa, ProgramError> {
        if program.blocks() != cfg.len() {
            return Err(ProgramError::Blocks {
                blocks: program.blocks(),
                nodes: cfg.len(),
            });
        }
        let placed = place(cfg, tree, program, placement);
        let mut ssa = Ssa::with_selectors(cfg, placed, program);
        rename::rename(&mut ssa, cfg, tree, program);
        Ok(ssa)
    }

    /// Selectors that choose initial values everywhere, and no use seen yet. `placed` are blocks and variables, sorted by
    /// variable.
    fn with_selectors(cfg: &Cfg, placed: Vec<(u32, u32)>, program: &Program) -> Ssa {
        let variables = grouped(cfg.len(), &placed);
        let mut ssa = Ssa {
            selectors: Vec::with_capacity(placed.len()),
            first_argument: Vec::with_capacity(placed.len() + 1),
            arguments: Vec::new(),
            uses: vec![None; program.accesses().len()],
            of_block: Vec::new(),
        };
        for block in cfg.nodes() {
            // The entry is entered from outside too, after all its predecessors.
            let arguments = cfg.predecessors(block).len() + usize::from(block == cfg.entry());
            ssa.of_block.push(ssa.selectors.len() as u32);
            for &variable in &variables[block as usize] {
                ssa.first_argument.push(ssa.arguments.len());
                ssa.selectors.push(Selector { block, variable });
                ssa.arguments
                    .resize(ssa.arguments.len() + arguments, Value::Initial(variable));
            }
        }
        ssa.first_argument.push(ssa.arguments.len());
        ssa.of_block.push(ssa.selectors.len() as u32);
        ssa
    }

    /// All selectors, by block, then by variable.
    pub fn selectors(&self) -> &[Selector] {
        &self.selectors
    }

    /// The numbers of the selectors of `block`.
    ///
    /// # Panics
    /// If there is no such block.
    pub fn selectors_of(&self, block: u32) -> std::ops::Range<u32> {
        self.of_block[block as usize]..self.of_block[block as usize + 1]
    }

    /// What a selector chooses from: the value along each edge into its block, in the order of [`Cfg::predecessors`],
    /// so several times the same for several edges from one block. A selector of the entry has one argument more, the
    /// last: the initial value. Edges that are never taken, as the entry does not reach them, give the initial value too.
    ///
    /// # Panics
    /// If there is no such selector.
    pub fn arguments(&self, selector: u32) -> &[Value] {
        &self.arguments[self.first_argument[selector as usize]..self.first_argument[selector as usize + 1]]
    }

    /// What the use of this number sees. Nothing if that access is a definition, or never happens because the entry does
    /// not reach it.
    pub fn seen(&self, access: u32) -> Option<Value> {
        self.uses.get(access as usize).copied().flatten()
    }
}

/// The blocks that need a selector, and for which variable; sorted by variable.
fn place(cfg: &Cfg, tree: &DomTree, program: &Program, placement: Placement) -> Vec<(u32, u32)> {
    let mut liveness = Liveness::new(cfg, tree, program);
    let mut frontier = IteratedFrontier::new(cfg, tree);
    let mut members = Vec::new();
    let mut placed = Vec::new();
    for variable in 0..program.variables() {
        let definitions = liveness.definitions(variable).to_vec();
        match placement {
            Placement::Minimal => frontier.compute(definitions, |_| true, &mut members),
            // Without a use nothing is live anywhere, without a definition nothing meets.
            _ if definitions.is_empty() || liveness.exposed(variable).is_empty() => continue,
            Placement::Pruned => {
                liveness.walk(variable);
                frontier.compute(definitions, |block| liveness.is_live_in(block), &mut members);
            }
        }
        placed.extend(members.iter().map(|&block| (block, variable)));
    }
    placed
}

/// The second halves of `pairs`, in lists by the first.
fn grouped(lists: usize, pairs: &[(u32, u32)]) -> Vec<Vec<u32>> {
    let mut all = vec![Vec::new(); lists];
    for &(key, item) in pairs {
        all[key as usize].push(item);
    }
    all
}
