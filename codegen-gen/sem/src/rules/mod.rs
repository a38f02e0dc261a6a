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
use onespec_bv::calc::{Leaf, Step};
use onespec_description::model::{Graph, SourceText, TypeSet};
use onespec_diag::Diags;

/// A rule with everything resolved.
#[derive(Debug, Clone)]
pub struct Rule {
    pub name: String,
    /// Its right side may weigh as much as its left.
    pub canonical: bool,
    /// Wires of one type each.
    pub classes: Vec<TypeClass>,
    /// Nodes of the pattern, outermost first.
    pub left: Vec<Left>,
    /// Where the nodes of the pattern are found, as indices of value inputs from the root: for each order of the operands
    /// of gates that commute.
    pub variants: Vec<Vec<Vec<u8>>>,
    /// Parts of the right side that have names, in order.
    pub lets: Vec<Right>,
    pub right: Right,
    pub where_: Option<Calc>,
    pub prio: i64,
    /// Conditions on types: opcode, which of its conditions, and the classes of its own type and of the input; whether it
    /// stands on the left.
    pub conditions: Vec<Condition>,
    /// Why it is believed although it is not proven.
    pub trust: Option<String>,
    /// Its text: index into the rules of the model.
    pub text: usize,
}

/// Wires of one type.
#[derive(Debug, Clone)]
pub struct TypeClass {
    pub allowed: TypeSet,
    /// A node of the pattern that has this type; `None`: there is one type only.
    pub from: Option<usize>,
}

/// A node of a pattern.
#[derive(Debug, Clone)]
pub struct Left {
    pub kind: LeftKind,
    pub class: usize,
}

#[derive(Debug, Clone, PartialEq)]
pub enum LeftKind {
    /// A gate, with the code of its condition, and its number of operands.
    Gate(u16, Option<u64>, usize),
    Number(i128),
    /// A variable, or an earlier node that this is the same as.
    Var(Is, Option<usize>),
}

/// What a variable may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Is {
    Any,
    Constant,
    NoConstant,
}

/// A node of the right side.
#[derive(Debug, Clone)]
pub enum Right {
    /// What a node of the pattern matched.
    Left(usize),
    /// A constant.
    Constant(Calc, usize),
    Gate(u16, Option<u64>, usize, Vec<Right>),
    /// A part that has a name.
    Let(usize),
}

/// A condition on types.
#[derive(Debug, Clone, Copy)]
pub struct Condition {
    pub op: u16,
    pub index: usize,
    pub own: usize,
    /// Which operand, and its class.
    pub operand: usize,
    pub input: usize,
    pub left: bool,
}

/// A computation on constants, which come without sign.
pub type Calc = Vec<Step<Operand>>;

/// What a computation looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operand {
    /// The constant that a node of the pattern matched.
    Constant(usize),
    /// Bits of a class of types.
    Width(usize),
    /// The value of a gate of a class of types, for so many operands.
    Fold(u16, usize, u8),
}

impl Leaf for Operand {
    fn operands(&self) -> usize {
        match self {
            Operand::Constant(_) | Operand::Width(_) => 0,
            Operand::Fold(_, _, operands) => usize::from(*operands),
        }
    }
}

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
