//! Pseudo-instructions that mirror the instructions of another machine, and the way between both.
//!
//! A pseudo-instruction says what the text of its base instruction leaves to state: modes, and operands that tie
//! registers together. It has no word; its operands are packed in an *instance* so that everything that works on words
//! (parsing, printing, constraints) works on it. Lowering gives lines that establish the state, and the base
//! instruction. Reading back goes the other way: whoever follows the state through a program ([`State`]) learns which
//! pseudo-instruction a base instruction is there.

use crate::encode::{self, EncodeError, EncodeProblem};
use crate::expr::Env;
use crate::isa::{Expr, Isa, Line, Mirror, OpId, ReadBack, Word};
use crate::number::push_decimal;
use crate::operand::{Args, MAX_OPERANDS};
use crate::print::Printer;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// What a pseudo-instruction comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lowered {
    /// Lines of assembly that establish the state.
    pub setup: Vec<String>,
    /// Lines of assembly behind the base instruction.
    pub after: Vec<String>,
    /// The base instruction.
    pub op: OpId,
    /// Values of the base instruction's operands, in operand order.
    pub args: Args,
}

impl Mirror {
    /// The base instruction of an instance with these operands, and the lines before it. Operands must be checked.
    pub fn lower(&self, printer: &Printer, index: usize, args: &Args) -> Option<Lowered> {
        let isa = printer.isa();
        let (op, instance) = (self.ops.get(index)?, self.instances.get(index)?);
        let row = self.row(index, args)?;
        let env = Env::of(isa, op.operands, op.lets, args);
        let (mut setup, mut after) = (Vec::new(), Vec::new());
        for item in instance
            .setup
            .iter()
            .filter(|s| s.when.as_ref().is_none_or(|w| env.holds(w)))
        {
            for line in item.lines {
                let mut text = String::new();
                for piece in *line {
                    match piece {
                        Line::Text(t) => text.push_str(t),
                        Line::Operand(i) => printer.print_operand(op, args, *i, &mut text),
                        Line::Value(e) => push_decimal(&mut text, env.eval(e)),
                        Line::Mode(s) => {
                            let value = row.get(usize::from(*s)).copied().unwrap_or(0);
                            text.push_str(self.modes.get(usize::from(*s)).map_or("", |s| s.name_of(value)));
                        }
                        Line::Unique => {}
                    }
                }
                if item.after { &mut after } else { &mut setup }.push(text);
            }
        }
        let is = op.is.as_ref()?;
        let mut base = [0; MAX_OPERANDS];
        for (value, arg) in base.iter_mut().zip(is.args) {
            *value = env.eval(arg);
        }
        Some(Lowered {
            setup,
            after,
            op: is.op,
            args: base,
        })
    }

    /// Operand values as one word: the instance's own form, of which nothing but this program knows.
    ///
    /// # Errors
    /// A register of another class, operands that may not overlap or must be tied, a value that there is not.
    pub fn pack(&self, isa: &Isa, index: usize, args: &[i64]) -> Result<Word, EncodeError> {
        let Some(op) = self.ops.get(index) else {
            return Err(EncodeError {
                op: OpId::MAX,
                problem: EncodeProblem::Op,
                message: format!("there is no pseudo-instruction number {index}"),
            });
        };
        encode::encode(isa, op, args).map_err(|problem| EncodeError {
            op: index as OpId,
            problem,
            message: encode::explain(isa, op, args, problem),
        })
    }

    /// The operand values of a packed instance.
    pub fn unpack(&self, isa: &Isa, index: usize, packed: Word) -> Args {
        let mut args = [0; MAX_OPERANDS];
        if let Some(op) = self.ops.get(index) {
            encode::extract(isa, op, packed, &mut args);
        }
        args
    }
}

/// What is known of the modes at a place in a program.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct State {
    modes: Vec<Option<i64>>,
    operands: Vec<(&'static str, i64)>,
}

/// Why a base instruction cannot be read back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unread {
    /// It is not mirrored.
    Plain,
    /// Nothing is known of the state that it depends on.
    UnknownState,
    /// There is no such pseudo-instruction in this state.
    NoInstance,
    /// Its operands break a rule of the pseudo-instruction.
    Refused(usize, EncodeProblem, String),
}

impl core::fmt::Display for Unread {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Unread::Plain => "it is not mirrored",
            Unread::UnknownState => "nothing is known of the state that it depends on",
            Unread::NoInstance => "there is no such pseudo-instruction in this state",
            Unread::Refused(_, _, message) => message,
        })
    }
}

impl core::error::Error for Unread {}

impl State {
    /// The state at the start of a program, and behind a place that can be reached from elsewhere.
    pub fn unknown() -> State {
        State::default()
    }

    /// Known modes by index.
    pub fn modes(&self) -> &[Option<i64>] {
        &self.modes
    }

    /// What the instruction that established the state said under the name of an operand of pseudo-instructions.
    pub fn operand(&self, name: &str) -> Option<i64> {
        self.operands.iter().find(|o| o.0 == name).map(|(_, value)| *value)
    }

    /// Behind an instruction. True when it establishes modes.
    pub fn step(&mut self, isa: &Isa, mirror: &Mirror, op: OpId, word: Word) -> bool {
        self.step_args(isa, mirror, op, &isa.extract(op, word))
    }

    /// The same from the operands of the instruction.
    pub fn step_args(&mut self, isa: &Isa, mirror: &Mirror, op: OpId, args: &Args) -> bool {
        let Ok(at) = mirror.sets.binary_search_by_key(&op, |set| set.op) else {
            return false;
        };
        let (Some(set), Some(o)) = (mirror.sets.get(at), isa.ops.get(usize::from(op))) else {
            return false;
        };
        let env = Env::of(isa, o.operands, o.lets, args);
        self.modes = alloc::vec![None; mirror.modes.len()];
        for (mode, value) in set.modes {
            let value = env.eval(value);
            let index = usize::from(*mode);
            let legal = mirror
                .modes
                .get(index)
                .is_some_and(|s| s.values.iter().any(|v| v.1 == value));
            if !legal {
                // A reserved state: nothing is known.
                *self = State::unknown();
                return true;
            }
            self.modes[index] = Some(value);
        }
        if set.modes.is_empty() {
            *self = State::unknown();
            return true;
        }
        self.operands = set
            .operands
            .iter()
            .map(|(name, value)| (*name, env.eval(value)))
            .collect();
        true
    }

    /// The pseudo-instruction that a base instruction is here, and its operands.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(&self, isa: &Isa, mirror: &Mirror, op: OpId, word: Word) -> Result<(usize, Args), Unread> {
        self.read_args(isa, mirror, op, &isa.extract(op, word))
    }

    /// The same from the operands of the base instruction.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read_args(&self, isa: &Isa, mirror: &Mirror, op: OpId, base: &[i64]) -> Result<(usize, Args), Unread> {
        if mirror.of_base(op).is_empty() {
            return Err(Unread::Plain);
        }
        if self.modes.is_empty() {
            return Err(Unread::UnknownState);
        }
        let mut refused = None;
        for index in mirror.at(op, &self.modes) {
            let Some(args) = self.args(isa, mirror, index, base) else {
                continue;
            };
            let Some(o) = mirror.ops.get(index) else { continue };
            // What the pseudo-instruction fixes must be so in the base instruction, too.
            let env = Env::of(isa, o.operands, o.lets, &args);
            let same = |(arg, value): (&Expr, &i64)| env.eval(arg) == *value;
            if !o.is.as_ref().is_some_and(|is| is.args.iter().zip(base).all(same)) {
                continue;
            }
            match encode::encode(isa, o, &args) {
                Ok(_) => return Ok((index, args)),
                Err(problem) => {
                    let message = || encode::explain(isa, o, &args, problem);
                    refused.get_or_insert_with(|| Unread::Refused(index, problem, message()));
                }
            }
        }
        Err(refused.unwrap_or(Unread::NoInstance))
    }

    fn args(&self, isa: &Isa, mirror: &Mirror, index: usize, base: &[i64]) -> Option<Args> {
        let (op, instance) = (mirror.ops.get(index)?, mirror.instances.get(index)?);
        let fits = |row: &&&[i64]| row.iter().zip(&self.modes).all(|(v, s)| s.is_none_or(|s| s == *v));
        let row = instance.rows.iter().find(fits)?;
        let mut args = [0; MAX_OPERANDS];
        let mut later = Vec::new();
        for (i, (role, operand)) in instance.roles.iter().zip(op.operands).enumerate() {
            args[i] = match &role.back {
                ReadBack::Base(b) => base.get(usize::from(*b)).copied()?,
                ReadBack::Mode(s) => row.get(usize::from(*s)).copied()?,
                ReadBack::State(default) => match self.operand(operand.name) {
                    Some(value) => value,
                    None => {
                        later.push((i, default.as_ref()?));
                        0
                    }
                },
                ReadBack::Nothing => 0,
            };
        }
        for (i, value) in later {
            args[i] = Env::of(isa, op.operands, op.lets, &args).eval(value);
        }
        Some(args)
    }
}
