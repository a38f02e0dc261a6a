//! Timing of a core as tables: latencies, units, who waits, what must not follow what. `docs/reference/timing.md` says what
//! they mean; [`crate::timing`] evaluates them.

use super::{BinOp, Dir, FileId, OpId, UnOp};

/// How long the instructions of a core take, and what has to stand between them.
#[derive(Debug, Clone, Copy)]
pub struct Core {
    /// Empty for the core of targets that name none.
    pub name: &'static str,
    /// One line for the manual.
    pub doc: &'static str,
    /// Instructions that start in a cycle.
    pub issue: u8,
    /// Functional units, and how many of each there are.
    pub units: &'static [(&'static str, u16)],
    /// What instructions wait for by a flag or a command.
    pub classes: &'static [Class],
    /// What lets cycles pass: the first that fits is taken.
    pub fill: &'static [Fill],
    /// Register files whose registers are cut into pieces.
    pub pieces: &'static [Pieces],
    /// Numbers that expressions name.
    pub given: &'static [(&'static str, i64)],
    /// What is said of instructions; equal ones once.
    pub keys: &'static [Keys],
    /// Runs of instructions: from this one on, up to the next run, keys of that index hold.
    pub of: &'static [(OpId, u16)],
    /// The keys of a word that is no instruction.
    pub other: u16,
    /// Rules for a producer and a consumer. The first that fits counts.
    pub pairs: &'static [Pair],
}

/// The producer or consumer of a rule that is no instruction: a word that is not described.
pub const OTHER: OpId = OpId::MAX;

/// Who sees to it that a result is there before it is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wait {
    /// The consumer starts later.
    Hardware,
    /// The program keeps the distance.
    Slots,
    /// The program waits for a class, by index into [`Core::classes`].
    Class(u8),
}

/// Results that are there once an instruction has waited for the class.
#[derive(Debug, Clone, Copy)]
pub struct Class {
    /// Name in descriptions.
    pub name: &'static str,
    /// The operand of one bit by which an instruction waits.
    pub flag: Option<&'static str>,
    /// What waits, where an instruction has no such operand.
    pub fill: &'static str,
}

/// What lets cycles pass.
#[derive(Debug, Clone, Copy)]
pub enum Fill {
    /// A new instruction.
    Text {
        /// Its text; the name `n` in it is the number of cycles.
        text: &'static [FillPart],
        /// Most cycles that one of these instructions stands for.
        most: u16,
    },
    /// An operand, or a value computed from operands, of the instruction before is raised by the number of cycles.
    Set {
        /// Name of the operand or value.
        name: &'static str,
        /// Instructions that have it.
        of: &'static [OpId],
        /// Condition over the instruction. `None`: always.
        when: Option<Expr>,
        /// Largest value to which it is raised.
        most: u16,
    },
}

/// A piece of the text of an instruction that lets cycles pass.
#[derive(Debug, Clone, Copy)]
pub enum FillPart {
    /// Literal text.
    Text(&'static str),
    /// A number; its name `n` is the number of cycles.
    Value(Expr),
}

/// Registers of a file that are accessed in two widths.
#[derive(Debug, Clone, Copy)]
pub struct Pieces {
    /// Register file.
    pub file: FileId,
    /// Bits of a piece.
    pub width: u16,
    /// Bits of a whole register.
    pub of: u16,
    /// Registers from this number on are not cut.
    pub below: u16,
    /// The n-th piece of the file is a part of a register. Else it is a register of a file of its own.
    pub shared: bool,
}

/// What is said of an instruction. An empty list and `None` stand for the default.
#[derive(Debug, Clone, Copy)]
pub struct Keys {
    /// Cycles from the start until a result may be read, by name of the term; the empty name is every other.
    pub latency: &'static [(&'static str, Expr)],
    /// Cycles from the start until an operand is read, by name of the term.
    pub reads: &'static [(&'static str, Expr)],
    /// Issue slots that it is sure to take.
    pub slots: Option<Expr>,
    /// Slots that it lets pass behind itself.
    pub idle: Option<Expr>,
    /// Units: one of each list.
    pub units: &'static [&'static [u8]],
    /// Cycles that it takes units for, by name of the unit.
    pub busy: &'static [(&'static str, Expr)],
    /// Who waits: the first whose condition holds.
    pub wait: &'static [(Wait, Option<Expr>)],
    /// The class until which it reads what it reads.
    pub late: Option<u8>,
    /// Classes that are empty before it starts, where the condition holds.
    pub clears: &'static [(u8, Option<Expr>)],
    /// Rules for the instructions behind it.
    pub next: &'static [Next],
    /// What it accesses; `None`: its operands that are registers, and registers that its semantics names.
    pub footprint: Option<&'static [Term]>,
}

impl Keys {
    /// Nothing is said.
    pub const DEFAULT: Keys = Keys {
        latency: &[],
        reads: &[],
        slots: None,
        idle: None,
        units: &[],
        busy: &[],
        wait: &[],
        late: None,
        clears: &[],
        next: &[],
        footprint: None,
    };
}

/// What must hold for the instructions behind one.
#[derive(Debug, Clone, Copy)]
pub struct Next {
    /// Over the instruction itself.
    pub when: Option<Expr>,
    /// Over those behind it.
    pub must: Expr,
    /// In so many slots behind it.
    pub slots: Expr,
    /// Who waits where it does not hold; `None`: as for its results.
    pub wait: Option<Wait>,
}

/// Registers that an instruction accesses.
#[derive(Debug, Clone, Copy)]
pub struct Term {
    /// Whether the registers are read, written, or both.
    pub dir: Dir,
    /// The registers, or the first of them.
    pub place: Place,
    /// Its name in rules.
    pub name: &'static str,
    /// So many registers from there on.
    pub count: Option<Expr>,
    /// The step at which all of them are accessed.
    pub at: Option<Expr>,
    /// Bits of each.
    pub width: Option<Expr>,
    /// Condition of the access. `None`: always.
    pub when: Option<Expr>,
    /// Cycles until it is read.
    pub reads: Option<Expr>,
}

/// Where the registers of a term stand.
#[derive(Debug, Clone, Copy)]
pub enum Place {
    /// The register that the operand names. A sum is one in those alternatives that hold a register.
    Operand(&'static str),
    /// The registers from the first number to the last.
    Registers(FileId, u16, u16),
    /// A register by number.
    Element(FileId, Expr),
    /// All registers of a file.
    File(FileId),
}

/// What is so for a producer and a consumer.
#[derive(Debug, Clone, Copy)]
pub struct Pair {
    /// Producers by id, ascending, [`OTHER`] last. Empty: all.
    pub from: &'static [OpId],
    /// Consumers, likewise.
    pub to: &'static [OpId],
    /// Names of the producer's terms. Empty: all.
    pub results: &'static [&'static str],
    /// Names of the consumer's terms. Empty: all.
    pub operands: &'static [&'static str],
    /// How the consumer depends on the producer. `None`: in any way.
    pub dep: Option<Dep>,
    /// Condition over both instructions. `None`: always.
    pub when: Option<Expr>,
    /// Replaces the cycles of the producer.
    pub latency: Option<Expr>,
    /// Is added to them.
    pub add: Option<Expr>,
    /// Both terms count as one step.
    pub whole: bool,
    /// Who waits. `None`: as for other results of the producer.
    pub wait: Option<Wait>,
}

/// How the second of two instructions depends on the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dep {
    /// It reads what the first writes.
    Raw,
    /// It writes what the first writes.
    Waw,
    /// It writes what the first reads.
    War,
}

/// Whose operands a name stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The instruction that an expression is of.
    Own,
    /// The producer of a rule.
    From,
    /// The consumer of a rule.
    To,
}

/// Expressions of timing. A name that an instruction does not have is absent: a comparison with it is false, and what needs its
/// number does not apply.
#[derive(Debug, Clone, Copy)]
pub enum Expr {
    /// A constant.
    Num(i64),
    /// A name that stands for itself: a mnemonic, an alternative.
    Word(&'static str),
    /// An operand, a part of an operand (`src.off`), a value computed from operands, data, a parameter, `op`, `width`.
    Name(Side, &'static str),
    /// The alternative that an operand has.
    Alternative(Side, &'static str),
    /// Whether an instruction takes a unit.
    Uses(Side, u8),
    /// A unary operator and its operand.
    Un(UnOp, &'static Expr),
    /// A binary operator with its left and right operand.
    Bin(BinOp, &'static Expr, &'static Expr),
    /// Condition, value where it holds, value where it does not hold.
    Cond(&'static Expr, &'static Expr, &'static Expr),
    /// Membership in a set.
    In(&'static Expr, &'static [Member]),
    /// Bits `hi..=lo`.
    Bits(&'static Expr, u8, u8),
    /// A function and its arguments.
    Call(Fun, &'static [Expr]),
}

/// A member of a set.
#[derive(Debug, Clone, Copy)]
pub enum Member {
    /// Numbers from the first to the last, both included.
    Range(i64, i64),
    /// A word that stands for itself.
    Word(&'static str),
}

/// Functions of expressions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fun {
    /// Least of all arguments.
    Min,
    /// Greatest of all arguments.
    Max,
    /// The index of the highest bit; 0 of 0.
    Log2,
    /// Number of set bits.
    Popcount,
    /// The first argument chooses among the others, from 0.
    Pick,
}

impl Core {
    /// The keys of an instruction; of [`OTHER`], those of a word that is none.
    pub fn keys_of(&self, op: OpId) -> &'static Keys {
        let index = match op {
            OTHER => Some(self.other),
            op => {
                let behind = self.of.partition_point(|(first, _)| *first <= op);
                behind.checked_sub(1).and_then(|at| self.of.get(at)).map(|run| run.1)
            }
        };
        index
            .and_then(|index| self.keys.get(usize::from(index)))
            .unwrap_or(&Keys::DEFAULT)
    }

    /// Whether something has to be kept by the program: where hardware waits for everything there is nothing to verify.
    pub fn is_checked(&self) -> bool {
        let by_hand = |wait: &Wait| *wait != Wait::Hardware;
        let keys = |keys: &Keys| {
            keys.wait.iter().any(|(wait, _)| by_hand(wait))
                || keys.late.is_some()
                || keys.next.iter().any(|next| next.wait.as_ref().is_some_and(by_hand))
        };
        self.keys.iter().any(keys) || self.pairs.iter().any(|pair| pair.wait.as_ref().is_some_and(by_hand))
    }
}
