//! Cases of a variant: the operand values, alternatives and features under which its runs were, in few rows.

use super::evaluate::Choice;
use super::term::Var;
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
    for choice in choices {
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
