//! Evaluation of the expressions of timing over instructions and their operands. It is total: a name that an instruction does
//! not have is absent, and so is what needs its number.

use crate::expr::{self, Env as OperandEnv};
use crate::isa::timing::{Core, Expr, Fun, Keys, Member, Side};
use crate::isa::{Alt, BinOp, FeatureSet, FileId, Isa, Kind, Op, UnOp};
use crate::operand::{self, Args};

/// What an expression is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Value {
    Absent,
    Num(i64),
    /// A mnemonic, the name of an alternative, data that is no number.
    Word(&'static str),
}

impl Value {
    pub fn number(self) -> Option<i64> {
        match self {
            Value::Num(n) => Some(n),
            Value::Absent | Value::Word(_) => None,
        }
    }

    fn holds(self) -> bool {
        matches!(self, Value::Num(n) if n != 0)
    }
}

/// An instruction whose names an expression sees.
#[derive(Debug, Clone, Copy)]
pub struct Subject<'a> {
    /// `None`: a word that is no instruction.
    pub op: Option<&'static Op>,
    pub args: &'a Args,
    pub keys: &'static Keys,
    /// Bits of the registers of the term that a rule is about.
    pub width: Option<i64>,
}

/// What an expression sees.
#[derive(Debug, Clone, Copy)]
pub struct Env<'a> {
    pub isa: &'static Isa,
    pub core: &'static Core,
    pub features: &'a FeatureSet,
    pub own: Option<Subject<'a>>,
    pub from: Option<Subject<'a>>,
    pub to: Option<Subject<'a>>,
}

impl<'a> Env<'a> {
    /// Whether a condition holds; one that is absent does not.
    pub fn holds(&self, e: &Expr) -> bool {
        self.eval(e).holds()
    }

    /// The number of an expression.
    pub fn number(&self, e: &Expr) -> Option<i64> {
        self.eval(e).number()
    }

    pub fn eval(&self, e: &Expr) -> Value {
        let truth = |b: bool| Value::Num(i64::from(b));
        let number = |n: Option<i64>| n.map_or(Value::Absent, Value::Num);
        match e {
            Expr::Num(n) => Value::Num(*n),
            Expr::Word(word) => Value::Word(word),
            Expr::Name(side, name) => self.name(*side, name),
            Expr::Alternative(side, name) => self.alternative(*side, name),
            Expr::Uses(side, unit) => {
                let subject = self.side(*side);
                truth(subject.is_some_and(|s| s.keys.units.iter().any(|any| any.contains(unit))))
            }
            Expr::Un(UnOp::Not, a) => truth(!self.holds(a)),
            Expr::Un(UnOp::Neg, a) => number(self.number(a).map(i64::wrapping_neg)),
            Expr::Un(UnOp::Inv, a) => number(self.number(a).map(|n| !n)),
            Expr::Bin(BinOp::And, a, b) => truth(self.holds(a) && self.holds(b)),
            Expr::Bin(BinOp::Or, a, b) => truth(self.holds(a) || self.holds(b)),
            Expr::Bin(op @ (BinOp::Eq | BinOp::Ne), a, b) => match (self.eval(a), self.eval(b)) {
                (Value::Absent, _) | (_, Value::Absent) => truth(false),
                (a, b) => truth((a == b) == (*op == BinOp::Eq)),
            },
            Expr::Bin(op, a, b) => {
                let order = matches!(op, BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge);
                match (self.number(a), self.number(b)) {
                    (Some(a), Some(b)) => Value::Num(expr::binary(*op, a, b)),
                    _ if order => truth(false),
                    _ => Value::Absent,
                }
            }
            Expr::Cond(c, a, b) => self.eval(if self.holds(c) { a } else { b }),
            Expr::In(a, members) => {
                let value = self.eval(a);
                truth(members.iter().any(|member| match (member, value) {
                    (Member::Range(lo, hi), Value::Num(n)) => (*lo..=*hi).contains(&n),
                    (Member::Word(word), Value::Word(found)) => *word == found,
                    _ => false,
                }))
            }
            Expr::Bits(a, hi, lo) => {
                let width = hi.saturating_sub(*lo).saturating_add(1);
                number(
                    self.number(a)
                        .map(|n| ((n as u64 >> (lo & 63)) & operand::ones(width)) as i64),
                )
            }
            Expr::Call(fun, args) => number(self.call(*fun, args)),
        }
    }

    fn call(&self, fun: Fun, args: &[Expr]) -> Option<i64> {
        let first = self.number(args.first()?)?;
        let others = || args.iter().skip(1).map(|e| self.number(e));
        Some(match fun {
            Fun::Min => others().try_fold(first, |least, n| Some(least.min(n?)))?,
            Fun::Max => others().try_fold(first, |most, n| Some(most.max(n?)))?,
            Fun::Log2 => i64::from((first as u64).checked_ilog2().unwrap_or(0)),
            Fun::Popcount => i64::from(first.count_ones()),
            Fun::Pick => self.number(args.get(usize::try_from(first).ok()?.checked_add(1)?)?)?,
        })
    }

    fn side(&self, side: Side) -> Option<&Subject<'a>> {
        match side {
            Side::Own => self.own.as_ref(),
            Side::From => self.from.as_ref(),
            Side::To => self.to.as_ref(),
        }
    }

    /// What a name stands for: operands come before what is computed from them, then data, then what the core gives.
    fn name(&self, side: Side, name: &'static str) -> Value {
        let given = || {
            let given = self
                .core
                .given
                .iter()
                .find(|(known, _)| *known == name)
                .map(|given| given.1);
            given.or_else(|| self.parameter(name)).map_or(Value::Absent, Value::Num)
        };
        let Some(subject) = self.side(side) else {
            return given();
        };
        if name == "width" {
            return subject.width.map_or(Value::Absent, Value::Num);
        }
        let Some(op) = subject.op else {
            return match name {
                "op" => Value::Word("other"),
                "word" => Value::Num(subject.args.first().copied().unwrap_or(0)),
                _ => given(),
            };
        };
        if name == "op" {
            return Value::Word(op.name);
        }
        if let Some(at) = op.operands.iter().position(|o| o.name == name) {
            return self.operand(subject, op, at).map_or(Value::Absent, Value::Num);
        }
        if let Some((whole, part)) = name.split_once('.') {
            return self.part(subject, op, whole, part).map_or(Value::Absent, Value::Num);
        }
        if let Some(found) = op.lets.iter().find(|l| l.name == name) {
            let env = OperandEnv::of(self.isa, op.operands, op.lets, subject.args);
            return Value::Num(env.eval(&found.value));
        }
        match op.data.iter().find(|(key, _)| *key == name) {
            Some((_, text)) => text.trim().parse().map_or(Value::Word(text), Value::Num),
            None => given(),
        }
    }

    /// A parameter of the target.
    fn parameter(&self, name: &str) -> Option<i64> {
        let param = self.isa.params.iter().find(|param| param.name == name)?;
        let at = param.features.iter().position(|f| self.features.contains(*f))?;
        param.values.get(at).copied()
    }

    /// The value of an operand; of a sum, the number of the register that it holds.
    fn operand(&self, subject: &Subject<'_>, op: &Op, at: usize) -> Option<i64> {
        let value = subject.args.get(at).copied()?;
        let kind = self.isa.kinds.get(usize::from(op.operands.get(at)?.kind));
        match kind {
            Some(Kind::Sum { .. }) => self.register(subject, op, at).map(|(_, number)| number),
            _ => Some(value),
        }
    }

    /// The alternative of a sum and the values of its operands.
    fn shape(&self, subject: &Subject<'_>, op: &Op, at: usize) -> Option<(&'static Alt, Args)> {
        let (index, values) = operand::alternative(self.isa, op, subject.args, at)?;
        let alt = self.isa.alternative(op.operands.get(at)?, index)?;
        Some((alt, values))
    }

    /// The register that an operand names, with its file; of a sum, the one that its alternative holds, if it holds one.
    pub fn register(&self, subject: &Subject<'_>, op: &Op, at: usize) -> Option<(FileId, i64)> {
        let file_of = |kind: u16| match self.isa.kinds.get(usize::from(kind)) {
            Some(Kind::Reg { file, .. }) => Some(*file),
            _ => None,
        };
        let operand = op.operands.get(at)?;
        if let Some(file) = file_of(operand.kind) {
            return Some((file, *subject.args.get(at)?));
        }
        let (alt, values) = self.shape(subject, op, at)?;
        let mut registers = alt.operands.iter().zip(values);
        registers.find_map(|(o, value)| file_of(o.kind).map(|file| (file, value)))
    }

    /// The value of an operand of the alternative that a sum has.
    fn part(&self, subject: &Subject<'_>, op: &Op, whole: &str, part: &str) -> Option<i64> {
        let at = op.operands.iter().position(|o| o.name == whole)?;
        let (alt, values) = self.shape(subject, op, at)?;
        let index = alt.operands.iter().position(|o| o.name == part)?;
        values.get(index).copied()
    }

    fn alternative(&self, side: Side, name: &str) -> Value {
        let found = || {
            let subject = self.side(side)?;
            let op = subject.op?;
            let at = op.operands.iter().position(|o| o.name == name)?;
            Some(self.shape(subject, op, at)?.0.name)
        };
        found().map_or(Value::Absent, Value::Word)
    }
}
