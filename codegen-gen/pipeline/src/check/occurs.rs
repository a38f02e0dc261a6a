//! Instructions that can never occur (E0407): no word satisfies all of their conditions, or no such word has their
//! length. The search is that for overlaps; where it cannot decide, an instruction may occur.

use super::accept::{condition, conditions};
use super::solve::{Answer, Budget, Condition, find};
use onespec_core::isa::{Isa, Op};
use onespec_core::operand::word_ones;
use onespec_description::model::{self, Constraint};
use onespec_diag::{Diag, Diags};
use std::collections::HashSet;

/// Patterns of low bits with the length that each gives, the longest pattern first.
type Lengths = &'static [(u32, u32, u16)];

pub fn check(model: &model::Isa, isa: &'static Isa, diags: &mut Diags) {
    let budget = Budget::default();
    let mut lengths: Vec<Lengths> = isa.targets.iter().map(|target| target.lengths).collect();
    lengths.sort_unstable();
    lengths.dedup();
    let mut seen = HashSet::new();
    for (declared, op) in model.ops.iter().zip(isa.ops).filter(|(op, _)| !op.unreachable) {
        let fault = unsatisfiable(declared, isa, op, &budget).or_else(|| misfit(declared, isa, op, &lengths, &budget));
        if let Some(diag) = fault
            && seen.insert((declared.origin.file, declared.origin.start))
        {
            diags.push(diag);
        }
    }
}

/// Conditions that no word satisfies: those of the encoding, or with them those of `legal`.
fn unsatisfiable(declared: &model::Op, isa: &'static Isa, op: &'static Op, budget: &Budget) -> Option<Diag> {
    let all = conditions(isa, op);
    let own = all.len() - op.where_.len();
    if nothing(op, &all.iter().collect::<Vec<_>>(), budget) {
        let alone = |i: &usize| all.get(own + i).is_some_and(|c| nothing(op, &[c], budget));
        let culprit = (0..op.where_.len()).find(alone).and_then(|i| declared.where_.get(i));
        return Some(never(
            declared,
            culprit,
            "never holds",
            "no word satisfies its fields and `where` together",
        ));
    }
    let legal: Vec<Condition<'static>> = op.legal.iter().map(|e| condition(isa, op, e)).collect();
    if nothing(op, &all.iter().chain(&legal).collect::<Vec<_>>(), budget) {
        let alone = |i: &usize| legal.get(*i).is_some_and(|c| nothing(op, &[c], budget));
        let culprit = (0..legal.len()).find(alone).and_then(|i| declared.legal.get(i));
        return Some(never(
            declared,
            culprit,
            "never holds",
            "all its words are reserved by `legal`",
        ));
    }
    None
}

fn nothing(op: &Op, conditions: &[&Condition<'_>], budget: &Budget) -> bool {
    matches!(find(op.mask, op.value, conditions, budget), Answer::Nothing)
}

/// Low bits that say another length than the instruction has, on every target.
fn misfit(
    declared: &model::Op,
    isa: &'static Isa,
    op: &'static Op,
    lengths: &[Lengths],
    budget: &Budget,
) -> Option<Diag> {
    // A length that nothing gives is told at `word`.
    let gives = |list: &Lengths| list.iter().any(|(.., bits)| *bits == op.length);
    let mut candidates = lengths.iter().copied().filter(gives).peekable();
    candidates.peek()?;
    let own = conditions(isa, op);
    let fits = |list: Lengths| {
        let bits = list.iter().fold(0, |all, (mask, ..)| all | mask);
        let length = move |word: model::Word| {
            let fitting = list.iter().find(|(mask, value, _)| word as u32 & mask == *value);
            fitting.is_some_and(|(.., bits)| *bits == op.length)
        };
        let length = Condition {
            bits: model::Word::from(bits) & word_ones(op.length),
            holds: Box::new(length),
        };
        !nothing(op, &own.iter().chain([&length]).collect::<Vec<_>>(), budget)
    };
    if candidates.any(fits) {
        return None;
    }
    let low = op.value & word_ones(op.length.min(8));
    let why = format!(
        "its low bits `{low:08b}` say another length than {} bits, by `length`",
        op.length
    );
    Some(never(declared, None, "", &why))
}

/// The report, at the condition that is to blame where it is one.
fn never(declared: &model::Op, culprit: Option<&Constraint>, holds: &str, why: &str) -> Diag {
    let message = format!("`{}` can never occur", declared.name);
    let diag = match culprit {
        Some(condition) => Diag::error("E0407", &condition.origin, message)
            .label(format!("`{}` {holds}", condition.text))
            .also(&declared.origin, "the instruction"),
        None => Diag::error("E0407", &declared.origin, message).label(why),
    };
    diag.help("mend the condition or the fixed bits; an instruction without words is left out")
}
