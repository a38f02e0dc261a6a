//! The tables of a mirror: pseudo-instructions that stand for the instructions of another machine.

use super::{Expr, Line, Op, OpId};
use core::ops::Range;

/// The pseudo-instructions of a machine.
#[derive(Debug, Default)]
pub struct Mirror {
    /// The machine whose instructions are mirrored.
    pub of: &'static str,
    /// Description for manuals.
    pub doc: &'static str,
    /// Modes, in the order in which instances, types and lines refer to them.
    pub modes: &'static [Mode],
    /// The pseudo-instructions, in the order of the instructions that they stand for: [`Op::is`] names that one and
    /// gives its operands.
    pub ops: &'static [Op],
    /// What else is known of each of `ops`.
    pub instances: &'static [Instance],
    /// Base instructions that establish modes, by their ids.
    pub sets: &'static [Sets],
    /// Types of values under the modes.
    pub types: &'static [MirrorType],
    /// The mode whose values are the columns of the table of types.
    pub across: u8,
}

/// What the text of a base instruction does not say.
#[derive(Debug)]
pub struct Mode {
    /// Name in descriptions: `sew`.
    pub name: &'static str,
    /// Legal values with their names.
    pub values: &'static [(&'static str, i64)],
}

/// A pseudo-instruction's data beside its operation.
#[derive(Debug)]
pub struct Instance {
    /// Values of the modes; in each of these states the base instruction is this pseudo-instruction.
    pub rows: &'static [&'static [i64]],
    /// For each operand, what it is to the others.
    pub roles: &'static [Role],
    /// Items that hold, one after the other, before the base instruction.
    pub setup: &'static [Setup],
    /// State that is read besides operands.
    pub uses: &'static [&'static str],
    /// State that is written besides operands.
    pub defs: &'static [&'static str],
}

/// What an operand is to the others.
#[derive(Debug)]
pub struct Role {
    /// Register class; empty for what is no register.
    pub class: &'static str,
    /// The operand that must be the same register.
    pub tied: Option<u8>,
    /// Written before all sources are read: no register of theirs may be chosen.
    pub early: bool,
    /// Where its value comes from when the base instruction is read back.
    pub back: ReadBack,
}

/// Where an operand's value comes from when a base instruction is read back.
#[derive(Debug)]
pub enum ReadBack {
    /// An operand of the base instruction.
    Base(u8),
    /// A mode.
    Mode(u8),
    /// What the instruction that established the state said under this operand's name, else this over the operands.
    State(Option<Expr>),
    /// Nowhere: it reads back as 0.
    Nothing,
}

/// Lines of assembly before the base instruction.
#[derive(Debug)]
pub struct Setup {
    /// Condition over the operands of the pseudo-instruction. `None`: always.
    pub when: Option<Expr>,
    /// Behind the base instruction instead.
    pub after: bool,
    /// The lines, each as its pieces.
    pub lines: &'static [&'static [Line]],
}

/// A base instruction that establishes modes.
#[derive(Debug)]
pub struct Sets {
    /// The base instruction.
    pub op: OpId,
    /// Modes by index, over the operands of the instruction.
    pub modes: &'static [(u8, Expr)],
    /// Operands of pseudo-instructions by name.
    pub operands: &'static [(&'static str, Expr)],
}

/// A type of values under one mode.
#[derive(Debug, Default)]
pub struct MirrorType {
    /// Name of the type.
    pub name: &'static str,
    /// Values of the modes.
    pub row: &'static [i64],
    /// Register class.
    pub class: &'static str,
    /// The row of the table of types that it stands in.
    pub line: &'static str,
    /// The same type among those of gates; empty where they have none.
    pub gates: &'static str,
    /// Settings of the machine, by index, that are at least this.
    pub least: &'static [(u8, i64)],
}

impl Mode {
    /// The name of a value; empty for a value without one.
    pub fn name_of(&self, value: i64) -> &'static str {
        self.values.iter().find(|v| v.1 == value).map_or("", |v| v.0)
    }
}

impl Mirror {
    /// The pseudo-instruction with this name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.ops.iter().position(|op| op.name.eq_ignore_ascii_case(name))
    }

    /// The pseudo-instructions that stand for a base instruction.
    pub fn of_base(&self, base: OpId) -> Range<usize> {
        let id = |op: &Op| op.is.as_ref().map_or(0, |is| is.op);
        let start = self.ops.partition_point(|op| id(op) < base);
        let end = self.ops.partition_point(|op| id(op) <= base);
        start..end
    }

    /// The pseudo-instructions that a base instruction is under these values of the modes; `None` is any value.
    pub fn at<'a>(&self, base: OpId, modes: &'a [Option<i64>]) -> impl Iterator<Item = usize> + use<'a, '_> {
        let fits = move |row: &&[i64]| row.iter().zip(modes).all(|(v, s)| s.is_none_or(|s| s == *v));
        self.of_base(base)
            .filter(move |i| self.instances.get(*i).is_some_and(|x| x.rows.iter().any(&fits)))
    }

    /// The modes of an instance: the first that its operands allow.
    pub fn row(&self, index: usize, args: &[i64]) -> Option<&'static [i64]> {
        let instance = self.instances.get(index)?;
        let fits = |row: &&&[i64]| {
            instance.roles.iter().zip(args).all(|(role, value)| match role.back {
                ReadBack::Mode(s) => row.get(usize::from(s)) == Some(value),
                _ => true,
            })
        };
        instance.rows.iter().find(fits).copied()
    }
}
