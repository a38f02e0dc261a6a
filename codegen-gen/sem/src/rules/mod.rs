//! Rewrite rules of gates: names, types and the order that lets rewriting end are checked here.
//!
//! A rule is resolved once for all types: [`resolve`] finds a class of types for each wire, [`calc`] the computations on
//! constants, [`order`] sees to it that rewriting ends, and [`prove`] tries a rule on values with the reference evaluator.

pub mod calc;
mod order;
pub mod prove;
mod resolve;
pub mod wrong;

use crate::ir::Program;
pub use crate::rewrite::{Calc, Condition, Is, Left, LeftKind, Operand, Right, Rule, RuleKind, TypeClass};
use onespec_description::model::{Graph, SourceText};
use onespec_diag::Diags;

/// Resolves all rules. What is wrong goes to `diags`, and that rule is left out. In the order in which they are tried.
pub fn resolve_all(graph: &Graph, program: &Program, diags: &mut Diags) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    for (i, text) in graph.rules.iter().enumerate() {
        if let Some(rule) = resolve::rule(graph, program, text, diags) {
            rules.push(Rule { text: i, ..rule });
        }
    }
    // Larger patterns first, then by priority, then in the order of the files.
    rules.sort_by_key(|rule| (std::cmp::Reverse(rule.left.len()), std::cmp::Reverse(rule.prio)));
    order::check(graph, &rules, diags);
    rules
}

/// Every assignment of types to the classes of a rule for which its left side is well typed.
pub fn assignments(program: &Program, rule: &Rule) -> Vec<Vec<u8>> {
    let mut rows: Vec<Vec<u8>> = vec![Vec::new()];
    for class in &rule.classes {
        let types: Vec<u8> = (0..64).filter(|i| class.allowed.0 >> i & 1 == 1).collect();
        let longer = |row: &Vec<u8>| {
            types
                .iter()
                .map(|ty| [row.as_slice(), &[*ty]].concat())
                .collect::<Vec<_>>()
        };
        rows = rows.iter().flat_map(longer).take(4096).collect();
    }
    rows.retain(|row| {
        rule.conditions
            .iter()
            .filter(|c| c.left)
            .all(|c| holds(program, c, row))
    });
    rows
}

/// Does a condition hold for these types?
fn holds(program: &Program, condition: &Condition, types: &[u8]) -> bool {
    let gate = program.gates.get(usize::from(condition.op));
    let relation = gate.and_then(|gate| gate.relations.get(condition.index));
    if relation.is_none_or(|relation| usize::from(relation.input) != condition.operand) {
        return true;
    }
    let (Some(own), Some(input)) = (types.get(condition.own), types.get(condition.input)) else {
        return false;
    };
    let allowed = relation.and_then(|relation| relation.allowed.get(usize::from(*own)));
    allowed.is_some_and(|set| set.0 >> input & 1 == 1)
}

/// Where bytes of the text of a rule stand.
fn place(text: &SourceText, span: (usize, usize)) -> onespec_diag::Place {
    text.origin.at(span.0, span.1)
}
