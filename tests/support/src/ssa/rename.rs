//! Renaming: the definition that every use and every phi input sees. A walk over the dominator tree keeps the last
//! definition of each variable, and undoes the definitions of a subtree when it leaves it.

use super::{Access, Program, Ssa, Value};
use onespec_compiler::flow::{Cfg, DomTree};

pub(super) fn rename(ssa: &mut Ssa, cfg: &Cfg, tree: &DomTree, program: &Program) {
    let slots = cfg.predecessor_slots();
    let mut current: Vec<Value> = (0..program.variables()).map(Value::Initial).collect();
    // What was current before each definition on the path from the root; by depth, how many there were.
    let mut before: Vec<(u32, Value)> = Vec::new();
    let mut marks: Vec<usize> = Vec::new();
    for &block in tree.preorder() {
        // The path from the root, without recursion: in preorder, what is no dominator of the next block was left.
        let depth = tree.depth(block) as usize;
        if depth < marks.len() {
            for (variable, value) in before.drain(marks[depth]..).rev() {
                current[variable as usize] = value;
            }
            marks.truncate(depth);
        }
        marks.push(before.len());

        let mut define = |current: &mut [Value], variable: u32, value| {
            before.push((variable, std::mem::replace(&mut current[variable as usize], value)));
        };
        for selector in ssa.selectors_of(block) {
            define(
                &mut current,
                ssa.selectors[selector as usize].variable,
                Value::Selector(selector),
            );
        }
        for access in program.accesses_of(block) {
            match program.accesses()[access as usize] {
                Access::Use(variable) => ssa.uses[access as usize] = Some(current[variable as usize]),
                Access::Definition(variable) => define(&mut current, variable, Value::Definition(access)),
            }
        }
        for (&to, &slot) in cfg.successors(block).iter().zip(&slots[cfg.first_edge(block)..]) {
            for selector in ssa.selectors_of(to) {
                let argument = ssa.first_argument[selector as usize] + slot as usize;
                ssa.arguments[argument] = current[ssa.selectors[selector as usize].variable as usize];
            }
        }
    }
}
