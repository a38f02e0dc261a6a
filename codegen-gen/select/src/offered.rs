//! The feature sets for which the code of a pattern is offered, as far as the semantics of its instructions tell them apart.
//!
//! A target has what the instructions need, and may have more. Where a semantics asks for a feature (`has_…`), the pattern must
//! be right with it and without it, unless the needs, the description (`given:`) or the machine's parameters decide.

use super::pattern::Pattern;
use onespec_core::isa::FeatureSet;
use onespec_description::expand::closure;
use onespec_description::model::Isa;
use onespec_sem::ir::{Block, ExprKind, FuncId, Program};
use onespec_sem::visit::{self, Node};
use std::collections::BTreeSet;

/// With more features that a pattern's semantics ask for, not all combinations are looked at.
const MAX_FREE: usize = 6;

/// Features that `given:` decides: those that every target has, and those that none has.
#[derive(Debug, Clone, Copy, Default)]
pub struct Given {
    pub with: FeatureSet,
    pub without: FeatureSet,
}

impl Given {
    pub fn of(isa: &Isa) -> Given {
        let mut given = Given::default();
        for (name, value) in isa.select.iter().flat_map(|select| &select.given) {
            let name = name.strip_prefix("has_");
            let Some(feature) = name.and_then(|name| isa.features.iter().position(|known| known.name == name)) else {
                continue;
            };
            match value {
                0 => given.without.insert(feature as u16),
                _ => given.with.insert(feature as u16),
            }
        }
        given
    }
}

/// The sets, at least one; those that the semantics do not tell apart are one set.
pub fn feature_sets(isa: &Isa, program: &Program, given: &Given, pattern: &Pattern) -> Vec<FeatureSet> {
    let sets = possible(isa, program, given, pattern);
    if sets.is_empty() {
        // No target can have it: what is told of the first alternative is as good as any.
        let (with, _) = pattern.needs.any.first().copied().unwrap_or_default();
        return vec![with.union(&given.with)];
    }
    sets
}

/// The sets that do not contradict themselves.
pub fn possible(isa: &Isa, program: &Program, given: &Given, pattern: &Pattern) -> Vec<FeatureSet> {
    let asked = asked(program, pattern);
    let of_params = of_params(isa, program);
    let always = [(FeatureSet::EMPTY, FeatureSet::EMPTY)];
    let any = match pattern.needs.any.is_empty() {
        true => &always[..],
        false => &pattern.needs.any,
    };
    let mut sets: Vec<FeatureSet> = Vec::new();
    let mut seen = BTreeSet::new();
    for (with, without) in any {
        let base = with.union(&given.with).union(&of_params.with);
        let never = without.union(&given.without).union(&of_params.without);
        let free: Vec<u16> = asked
            .iter()
            .filter(|f| !base.contains(*f) && !never.contains(*f))
            .collect();
        for more in combinations(&free) {
            let set = closure(isa, base.union(&more));
            if set.intersects(&never) || conflicts(isa, &set) {
                continue;
            }
            if seen.insert(set.intersection(&asked).0) {
                sets.push(set);
            }
        }
    }
    sets
}

/// All sets of some features; of many only none, all, and each alone.
fn combinations(free: &[u16]) -> Vec<FeatureSet> {
    let set = |chosen: &dyn Fn(usize) -> bool| {
        let mut set = FeatureSet::EMPTY;
        let chosen = free.iter().enumerate().filter(|(i, _)| chosen(*i));
        chosen.for_each(|(_, feature)| set.insert(*feature));
        set
    };
    if free.len() <= MAX_FREE {
        return (0..1usize << free.len())
            .map(|mask| set(&|i| mask >> i & 1 == 1))
            .collect();
    }
    let single = (0..free.len()).map(|one| set(&|i| i == one));
    [set(&|_| false), set(&|_| true)].into_iter().chain(single).collect()
}

fn conflicts(isa: &Isa, set: &FeatureSet) -> bool {
    let clash = |f: u16| {
        isa.features
            .get(usize::from(f))
            .is_some_and(|f| f.conflicts.intersects(set))
    };
    set.iter().any(clash)
}

/// What the machine's parameters decide.
fn of_params(isa: &Isa, program: &Program) -> Given {
    let mut given = Given::default();
    for param in &isa.params {
        let value = program
            .params
            .iter()
            .find(|(name, _)| *name == param.name)
            .map(|(_, v)| *v);
        for (known, feature) in param.values.iter().zip(&param.features) {
            match Some(*known) == value {
                true => given.with.insert(*feature),
                false => given.without.insert(*feature),
            }
        }
    }
    given
}

/// Features that the semantics of the pattern's instructions ask for.
fn asked(program: &Program, pattern: &Pattern) -> FeatureSet {
    let mut asked = FeatureSet::EMPTY;
    let mut open: Vec<&Block> = Vec::new();
    let insts = pattern
        .steps
        .iter()
        .filter_map(|step| program.insts.get(usize::from(step.op))?.as_ref());
    open.extend(insts.map(|inst| &inst.body));
    let mut known: BTreeSet<FuncId> = BTreeSet::new();
    while let Some(block) = open.pop() {
        let mut called = Vec::new();
        visit::block(block, &mut |node| match node {
            Node::Expr(e) => match &e.kind {
                ExprKind::Feature(feature) => asked.insert(*feature),
                ExprKind::Call(id, _) => called.push(*id),
                _ => {}
            },
            Node::Stmt(_) | Node::Read(_) | Node::Write(_) => {}
        });
        let fresh: Vec<FuncId> = called.into_iter().filter(|id| known.insert(*id)).collect();
        open.extend(
            fresh
                .iter()
                .filter_map(|id| program.funcs.get(*id as usize))
                .map(|func| &func.body),
        );
    }
    asked
}
