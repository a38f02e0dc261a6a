//! Pseudo-instructions that a mirror computed, resolved. The runtime's `onespec_core::mirror` has the same in tables.

use super::{Expr, Line, Op};
use onespec_diag::Origin;

/// What a mirror made of a machine.
#[derive(Debug, Default, Clone)]
pub struct Mirror {
    /// The machine whose instructions are mirrored; the rest of the model is that machine's.
    pub of: String,
    pub modes: Vec<Mode>,
    /// The pseudo-instructions, in the order of the instructions that they stand for. `is` of each names that one and
    /// gives its operands. They have no word: pieces are places in a packed instance.
    pub ops: Vec<Op>,
    /// What else is known of each.
    pub instances: Vec<Instance>,
    pub sets: Vec<Sets>,
    pub types: Vec<MirrorType>,
    /// The mode whose values are the columns of the table of types.
    pub across: u8,
    /// Where the types are described.
    pub types_origin: Origin,
    pub doc: String,
}

/// What the text of a base instruction does not say.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Mode {
    pub name: String,
    pub values: Vec<(String, i64)>,
}

/// A pseudo-instruction's data beside its operation.
#[derive(Debug, Default, Clone)]
pub struct Instance {
    /// Values of the modes, in their order; each row is a state in which the base instruction is this one.
    pub rows: Vec<Vec<i64>>,
    pub roles: Vec<Role>,
    pub setup: Vec<Setup>,
    pub uses: Vec<String>,
    pub defs: Vec<String>,
}

/// What an operand is to the others.
#[derive(Debug, Default, Clone, PartialEq)]
pub struct Role {
    /// Register class; empty for numbers.
    pub class: String,
    /// The operand that must be the same register.
    pub tied: Option<u8>,
    /// Written before all sources are read.
    pub early: bool,
    pub back: ReadBack,
}

/// Where an operand's value comes from when a base instruction is read back.
#[derive(Debug, Default, Clone, PartialEq)]
pub enum ReadBack {
    /// Operand of the base instruction.
    Base(u8),
    /// A mode.
    Mode(u8),
    /// What the instruction that established the modes said under this operand's name, else the expression over the
    /// operands before this one.
    State(Option<Expr>),
    #[default]
    Nothing,
}

/// Lines before the base instruction.
#[derive(Debug, Clone)]
pub struct Setup {
    pub when: Option<Expr>,
    /// Behind the base instruction instead.
    pub after: bool,
    pub lines: Vec<Vec<Line>>,
}

/// A base instruction that establishes modes.
#[derive(Debug, Clone, PartialEq)]
pub struct Sets {
    pub op: u16,
    /// Modes by index, over the operands of the instruction.
    pub modes: Vec<(u8, Expr)>,
    /// Operands of pseudo-instructions by name.
    pub operands: Vec<(String, Expr)>,
}

/// A type of values.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct MirrorType {
    pub name: String,
    pub row: Vec<i64>,
    pub class: String,
    /// The row of the table of types that it stands in.
    pub line: String,
    /// The same type among those of gates; empty where they have none.
    pub gates: String,
    /// Settings of the machine, by index, that are at least this.
    pub least: Vec<(u8, i64)>,
}
