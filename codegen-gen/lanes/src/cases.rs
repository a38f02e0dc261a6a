//! Cases of a variant: the operand values, alternatives and features under which its runs were, in few rows.

use super::evaluate::Choice;
use super::term::{Id, Var};
use super::variables::Variable;
use std::collections::{BTreeMap, BTreeSet};

/// One row: sets of values.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Row {
    pub values: BTreeMap<Var, BTreeSet<u128>>,
    pub alternatives: BTreeMap<u8, u8>,
}

/// The rows of choices; `None` where a choice depends on a condition that no row has.
pub fn rows(choices: &[Choice], variables: &[Variable]) -> Option<Vec<Row>> {
    let mut rows: Vec<Row> = Vec::new();
    let features = choices.iter().flat_map(|c| c.values.keys().copied());
    let features: BTreeSet<Var> = features.filter(|v| matches!(v, Var::Feature(_))).collect();
    for choice in &joined(choices) {
        if !choice.assumed.is_empty() {
            return None;
        }
        let chosen = |var: &Var| match var {
            Var::Index(i) => variables.get(usize::from(*i)).is_some_and(|v| {
                v.part
                    .is_none_or(|(alt, _)| choice.alternatives.get(&v.operand) == Some(&alt))
            }),
            _ => true,
        };
        let values = choice.values.iter().filter(|(var, _)| chosen(var));
        let mut values: BTreeMap<Var, BTreeSet<u128>> =
            values.map(|(v, set)| (*v, set.iter().copied().collect())).collect();
        for feature in &features {
            values.entry(*feature).or_insert_with(|| BTreeSet::from([0, 1]));
        }
        add(
            &mut rows,
            Row {
                values,
                alternatives: choice.alternatives.clone(),
            },
        );
    }
    Some(rows)
}

/// Choices without the conditions whose answer makes no difference: two choices that differ in the answer to one
/// condition are one without it (McCluskey, "Minimization of Boolean Functions", 1956).
fn joined(choices: &[Choice]) -> Vec<Choice> {
    let mut all: Vec<Choice> = Vec::new();
    for choice in choices {
        let mut choice = choice.clone();
        let other = |all: &[Choice], choice: &Choice| {
            let mut known = all.iter().enumerate();
            known.find_map(|(at, known)| Some((at, answered(known, choice)?)))
        };
        while let Some((at, condition)) = other(&all, &choice) {
            all.remove(at);
            choice.assumed.retain(|(assumed, _)| *assumed != condition);
        }
        all.push(choice);
    }
    all
}

/// The condition whose answer is all that two choices differ in.
fn answered(a: &Choice, b: &Choice) -> Option<Id> {
    if a.alternatives != b.alternatives || a.values != b.values || a.assumed.len() != b.assumed.len() {
        return None;
    }
    let mut others = a.assumed.iter().filter(|assumed| !b.assumed.contains(assumed));
    let (condition, answer) = *others.next()?;
    (others.next().is_none() && b.assumed.contains(&(condition, !answer))).then_some(condition)
}

/// Adds a row; where it differs from another one in one set only, that one grows, and may meet others then.
fn add(rows: &mut Vec<Row>, row: Row) {
    let mut row = row;
    while let Some(at) = rows.iter().position(|known| differs_once(known, &row).is_some()) {
        let known = rows.swap_remove(at);
        let Some(var) = differs_once(&known, &row) else {
            break;
        };
        if let (Some(mine), Some(theirs)) = (row.values.get_mut(&var), known.values.get(&var)) {
            mine.extend(theirs);
        }
    }
    if !rows.contains(&row) {
        rows.push(row);
    }
}

fn differs_once(a: &Row, b: &Row) -> Option<Var> {
    if a.alternatives != b.alternatives || !a.values.keys().eq(b.values.keys()) {
        return None;
    }
    let mut differ = a.values.iter().zip(b.values.values()).filter(|((_, x), y)| x != y);
    let first = differ.next()?;
    differ.next().is_none().then_some(*first.0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::Terms;

    #[test]
    fn conditions_whose_answer_makes_no_difference_are_no_conditions() {
        let mut terms = Terms::default();
        let [a, b] = [0, 1].map(|state| terms.var(Var::State(state), 1));
        let under = |assumed: &[(Id, bool)]| Choice {
            values: BTreeMap::from([(Var::Index(0), vec![3])]),
            assumed: assumed.to_vec(),
            ..Choice::default()
        };
        let all = [
            under(&[(a, true)]),
            under(&[(a, false), (b, true)]),
            under(&[(b, false), (a, false)]),
        ];
        let found = rows(&all, &[]).expect("rows");
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(rows(&all[..2], &[]), None, "b is true where a is not");
        let other = Choice {
            values: BTreeMap::from([(Var::Index(0), vec![4])]),
            ..under(&[(a, false)])
        };
        assert_eq!(rows(&[under(&[(a, true)]), other], &[]), None, "other operands");
    }
}
