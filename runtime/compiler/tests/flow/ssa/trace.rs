//! What a program does along a path: which definition every use reads. A definition is told from itself in another round
//! of a loop by when it happened.

use super::programs::Subject;
use onespec_test_support::ssa::{Access, Ssa, Value};

/// What a variable holds: its initial value, or that of the definition at this step of the path.
pub type Content = Option<(u32, usize)>;

/// Blocks from the entry, each with the slot of the edge into it; nothing for the entry's first.
pub fn path(subject: &Subject, rng: &mut fastrand::Rng) -> Vec<(u32, Option<u32>)> {
    let slots = subject.cfg.predecessor_slots();
    let mut path = vec![(0, None)];
    let mut at = 0;
    while path.len() < 30 {
        let successors = subject.cfg.successors(at);
        if successors.is_empty() {
            break;
        }
        let edge = rng.usize(0..successors.len());
        let slot = slots[subject.cfg.first_edge(at) + edge];
        at = successors[edge];
        path.push((at, Some(slot)));
    }
    path
}

/// What the uses along `path` read, by variables.
pub fn plain(subject: &Subject, path: &[(u32, Option<u32>)]) -> Vec<(u32, u32, Content)> {
    let mut variables: Vec<Content> = vec![None; subject.program.variables() as usize];
    let mut trace = Vec::new();
    for (step, &(block, _)) in path.iter().enumerate() {
        for (number, access) in subject.accesses(block) {
            match access {
                Access::Use(variable) => trace.push((number, variable, variables[variable as usize])),
                Access::Definition(variable) => variables[variable as usize] = Some((number, step)),
            }
        }
    }
    trace
}

/// The same by the SSA form, which knows no variables.
pub fn ssa(subject: &Subject, ssa: &Ssa, path: &[(u32, Option<u32>)]) -> Vec<(u32, u32, Content)> {
    let mut defined: Vec<Content> = vec![None; subject.program.accesses().len()];
    let mut chosen: Vec<Content> = vec![None; ssa.selectors().len()];
    let mut trace = Vec::new();
    for (step, &(block, slot)) in path.iter().enumerate() {
        // All at once: one selector may choose what another chose before.
        let read = |value: Value, defined: &[Content], chosen: &[Content]| match value {
            Value::Initial(_) => None,
            Value::Definition(access) => defined[access as usize],
            Value::Selector(selector) => chosen[selector as usize],
        };
        let new: Vec<Content> = ssa
            .selectors_of(block)
            .map(|selector| {
                let arguments = ssa.arguments(selector);
                let slot = slot.map_or(arguments.len() - 1, |slot| slot as usize);
                read(arguments[slot], &defined, &chosen)
            })
            .collect();
        for (selector, content) in ssa.selectors_of(block).zip(new) {
            chosen[selector as usize] = content;
        }
        for (number, access) in subject.accesses(block) {
            match access {
                Access::Use(variable) => {
                    let value = ssa
                        .seen(number)
                        .unwrap_or_else(|| panic!("use {number} sees nothing: {subject}"));
                    trace.push((number, variable, read(value, &defined, &chosen)));
                }
                Access::Definition(_) => defined[number as usize] = Some((number, step)),
            }
        }
    }
    trace
}
