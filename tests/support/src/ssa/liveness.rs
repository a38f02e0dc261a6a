//! Live-in blocks of one variable: a walk from its uses up to its definitions. The cost is that of the live range,
//! where sets of variables for all blocks would cost their product.

use super::{Access, Program, grouped};
use onespec_compiler::flow::{Cfg, DomTree};

/// No block, no variable.
const NONE: u32 = u32::MAX;

pub(super) struct Liveness<'a> {
    cfg: &'a Cfg,
    tree: &'a DomTree,
    /// By variable: the blocks that define it.
    definitions: Vec<Vec<u32>>,
    /// By variable: the blocks that use it before they define it.
    exposed: Vec<Vec<u32>>,
    /// By block, the last variable for which it was so: marks need no clearing from one to the next.
    defines: Vec<u32>,
    live_in: Vec<u32>,
    variable: u32,
    stack: Vec<u32>,
}

impl<'a> Liveness<'a> {
    /// For the reachable part of `program`.
    pub(super) fn new(cfg: &'a Cfg, tree: &'a DomTree, program: &Program) -> Self {
        let variables = program.variables() as usize;
        // By variable: the last block in which it was seen so.
        let (mut defined, mut used) = (vec![NONE; variables], vec![NONE; variables]);
        let (mut definitions, mut exposed) = (Vec::new(), Vec::new());
        for &block in tree.preorder() {
            for access in program.accesses_of(block) {
                match program.accesses()[access as usize] {
                    Access::Definition(v) if defined[v as usize] != block => {
                        defined[v as usize] = block;
                        definitions.push((v, block));
                    }
                    Access::Use(v) if defined[v as usize] != block && used[v as usize] != block => {
                        used[v as usize] = block;
                        exposed.push((v, block));
                    }
                    _ => (),
                }
            }
        }
        Liveness {
            cfg,
            tree,
            definitions: grouped(variables, &definitions),
            exposed: grouped(variables, &exposed),
            defines: vec![NONE; cfg.len()],
            live_in: vec![NONE; cfg.len()],
            variable: NONE,
            stack: Vec::new(),
        }
    }

    /// The blocks that define `variable`.
    pub(super) fn definitions(&self, variable: u32) -> &[u32] {
        &self.definitions[variable as usize]
    }

    /// The blocks that use `variable` before they define it, if they do.
    pub(super) fn exposed(&self, variable: u32) -> &[u32] {
        &self.exposed[variable as usize]
    }

    /// Goes on to `variable`: [`Liveness::is_live_in`] is about it from now on.
    pub(super) fn walk(&mut self, variable: u32) {
        self.variable = variable;
        for &block in &self.definitions[variable as usize] {
            self.defines[block as usize] = variable;
        }
        for &block in &self.exposed[variable as usize] {
            self.live_in[block as usize] = variable;
            self.stack.push(block);
        }
        while let Some(block) = self.stack.pop() {
            for &from in self.cfg.predecessors(block) {
                let known = self.live_in[from as usize] == variable || self.defines[from as usize] == variable;
                if !known && self.tree.is_reachable(from) {
                    self.live_in[from as usize] = variable;
                    self.stack.push(from);
                }
            }
        }
    }

    /// Whether the variable of the last walk is live into `block`.
    pub(super) fn is_live_in(&self, block: u32) -> bool {
        self.live_in[block as usize] == self.variable
    }
}
