//! What must hold of an SSA form.

use super::programs::Subject;
use crate::brute::Set;
use onespec_test_support::ssa::{Access, Ssa, Value};

/// Every use sees a definition that comes before it in its block or stands in a block that dominates it; the argument
/// along an edge, one that does so at the end of the edge's source. And it is of the same variable.
pub fn dominated(subject: &Subject, ssa: &Ssa) {
    let position = |value: Value| match value {
        Value::Initial(variable) => (None, variable),
        Value::Selector(selector) => {
            let selector = ssa.selectors()[selector as usize];
            (Some((selector.block, None)), selector.variable)
        }
        Value::Definition(access) => {
            let Access::Definition(variable) = subject.program.accesses()[access as usize] else {
                panic!("{value:?} is a use: {subject}")
            };
            let block = subject
                .cfg
                .nodes()
                .find(|&b| subject.program.accesses_of(b).contains(&access));
            (Some((block.expect("its block"), Some(access))), variable)
        }
    };
    let check = |value, block: u32, before: u32, variable| {
        let (place, of) = position(value);
        assert_eq!(of, variable, "{value:?}: {subject}");
        if let Some((at, access)) = place {
            let earlier = at != block || access.is_none_or(|access| access < before);
            assert!(
                earlier && subject.truth.dominates(at, block),
                "{value:?} in {block}: {subject}"
            );
        }
    };
    for block in subject.cfg.nodes() {
        let reachable = subject.truth.reachable >> block & 1 != 0;
        for (number, access) in subject.accesses(block) {
            match (access, ssa.seen(number)) {
                (Access::Use(variable), Some(value)) if reachable => check(value, block, number, variable),
                (Access::Use(_), None) if !reachable => (),
                (Access::Definition(_), None) => (),
                other => panic!("{other:?}: {subject}"),
            }
        }
        for selector in ssa.selectors_of(block) {
            let chosen = ssa.selectors()[selector as usize];
            assert_eq!(chosen.block, block, "{subject}");
            let predecessors = subject.cfg.predecessors(block);
            let arguments = ssa.arguments(selector);
            assert_eq!(
                arguments.len(),
                predecessors.len() + usize::from(block == 0),
                "{subject}"
            );
            for (&value, &from) in arguments.iter().zip(predecessors) {
                if subject.truth.reachable >> from & 1 != 0 {
                    check(value, from, u32::MAX, chosen.variable);
                } else {
                    assert_eq!(value, Value::Initial(chosen.variable), "{subject}");
                }
            }
            if block == 0 {
                assert_eq!(arguments.last(), Some(&Value::Initial(chosen.variable)), "{subject}");
            }
        }
    }
}

/// No selector chooses between one value and itself only.
pub fn not_trivial(subject: &Subject, ssa: &Ssa) {
    for selector in 0..ssa.selectors().len() as u32 {
        let block = ssa.selectors()[selector as usize].block;
        let predecessors = subject.cfg.predecessors(block);
        // Edges that are never taken don't count; what comes from outside does.
        let taken = |slot: usize| {
            predecessors
                .get(slot)
                .is_none_or(|&from| subject.truth.reachable >> from & 1 != 0)
        };
        let arguments = ssa
            .arguments(selector)
            .iter()
            .enumerate()
            .filter(|&(slot, _)| taken(slot));
        let mut others = arguments
            .map(|(_, &value)| value)
            .filter(|&value| value != Value::Selector(selector));
        let first = others.next().expect("a value");
        assert!(others.any(|value| value != first), "selector {selector}: {subject}");
    }
}

/// By selector: whether a use sees it, or a selector that is used does.
pub fn used(subject: &Subject, ssa: &Ssa) -> Vec<bool> {
    let mut used = vec![false; ssa.selectors().len()];
    let accesses = 0..subject.program.accesses().len() as u32;
    let mut work: Vec<Value> = accesses.filter_map(|access| ssa.seen(access)).collect();
    while let Some(value) = work.pop() {
        if let Value::Selector(selector) = value
            && !std::mem::replace(&mut used[selector as usize], true)
        {
            work.extend(ssa.arguments(selector));
        }
    }
    used
}

/// Where selectors of `variable` stand.
pub fn blocks(ssa: &Ssa, variable: u32) -> Set {
    let of_variable = ssa.selectors().iter().filter(|s| s.variable == variable);
    of_variable.fold(0, |set, selector| {
        assert_eq!(set >> selector.block & 1, 0, "twice in {}", selector.block);
        set | 1 << selector.block
    })
}
