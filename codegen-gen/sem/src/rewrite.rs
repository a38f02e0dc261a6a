//! Rewrite rules of gates with everything resolved: patterns, right sides, conditions on types, computations on constants.

use onespec_bv::calc::{Leaf, Step};
use onespec_description::model::TypeSet;

/// What a rule of gates is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RuleKind {
    /// Makes lighter.
    Simplify,
    /// Chooses among equals: the right side may weigh as much as the left.
    Canonical,
    /// Says what else computes a gate, for machines that have no instruction for it.
    Expand,
}

/// A rule with everything resolved.
#[derive(Debug, Clone)]
pub struct Rule {
    pub name: String,
    /// What it is for.
    pub kind: RuleKind,
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
