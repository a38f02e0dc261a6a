//! The encoder: operand values to words and back, and errors for values without an encoding.

use crate::expr::{Env, show};
use crate::isa::{Isa, Kind, Op, OpId, Operand, Word};
use crate::operand::{self, Args, MAX_OPERANDS, ValueError, scatter, word_ones};
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

/// Why an instruction with these operand values has no encoding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EncodeError {
    /// The instruction; for a pseudo-instruction of a mirror its index there.
    pub op: OpId,
    /// What is wrong.
    pub problem: EncodeProblem,
    /// For people: names the operand and what it may be.
    pub message: String,
}

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EncodeProblem {
    /// Too few operand values. Values beyond the instruction's operands are not looked at.
    Count {
        /// Operands that the instruction has.
        expected: usize,
    },
    /// Operand `index` cannot have that value.
    Operand {
        /// Index of the operand, in operand order.
        index: u8,
        /// What is wrong with the value.
        error: ValueError,
    },
    /// Bits that two operands share do not agree.
    Tied {
        /// Index of the first operand that would read back as another value.
        index: u8,
    },
    /// Constraint `where_[index]` is violated: other words would be another instruction.
    Where {
        /// Index into [`Op::where_`].
        index: u8,
    },
    /// Constraint `legal[index]` is violated: a reserved combination.
    Legal {
        /// Index into [`Op::legal`].
        index: u8,
    },
    /// No such instruction.
    Op,
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl core::error::Error for EncodeError {}

impl EncodeProblem {
    /// Stable code of the message.
    pub fn code(&self) -> &'static str {
        match self {
            EncodeProblem::Legal { .. } => "E0220",
            EncodeProblem::Where { .. } | EncodeProblem::Tied { .. } => "E0221",
            _ => "E0222",
        }
    }
}

impl Isa {
    /// Encodes an instruction from the values of its operands, in operand order.
    ///
    /// # Errors
    /// There is no such instruction, or its operand values have no encoding: see [`EncodeProblem`].
    pub fn encode(&self, op: OpId, args: &[i64]) -> Result<Word, EncodeError> {
        let Some(o) = self.ops.get(op as usize) else {
            let message = format!("there is no instruction number {op}");
            return Err(EncodeError {
                op,
                problem: EncodeProblem::Op,
                message,
            });
        };
        encode(self, o, args).map_err(|problem| EncodeError {
            op,
            problem,
            message: explain(self, o, args, problem),
        })
    }

    /// Length of an instruction in bytes; 0 where there is none of this number.
    #[inline]
    pub fn bytes(&self, op: OpId) -> u8 {
        let bits = self.ops.get(usize::from(op)).map_or(0, |o| o.length);
        u8::try_from(bits.div_ceil(8)).unwrap_or(u8::MAX)
    }

    /// Values of the operands in a word, in operand order; the rest of the array is 0. The word is not checked.
    pub fn extract(&self, op: OpId, word: Word) -> Args {
        let mut args = [0; MAX_OPERANDS];
        if let Some(o) = self.ops.get(op as usize) {
            extract(self, o, word, &mut args);
        }
        args
    }
}

/// Reads all operands of a word.
#[inline]
pub fn extract(isa: &Isa, op: &Op, word: Word, args: &mut Args) {
    for (a, o) in args.iter_mut().zip(op.operands) {
        *a = operand::read(isa, o, word);
    }
}

/// The encoding of an instruction, or the first thing that is wrong; see [`explain`] for the message.
///
/// # Errors
/// * An operand value is missing, or has no encoding of its own.
/// * Operands that share bits have values that disagree.
/// * A constraint (`where`, `legal`) is violated.
pub fn encode(isa: &Isa, op: &Op, args: &[i64]) -> Result<Word, EncodeProblem> {
    encode_with(isa, op, args, false)
}

/// The same; `reserved` takes combinations of operands that violate `legal`, too. They decode and print like others.
///
/// # Errors
/// Those of [`encode()`], but for a violated `legal` constraint where `reserved` is set.
pub fn encode_with(isa: &Isa, op: &Op, args: &[i64], reserved: bool) -> Result<Word, EncodeProblem> {
    if args.len() < op.operands.len() {
        return Err(EncodeProblem::Count {
            expected: op.operands.len(),
        });
    }
    let mut word = op.value;
    let mut shared = false;
    let mut placed = op.mask;
    let mut sums = false;
    for (i, (o, &a)) in op.operands.iter().zip(args).enumerate() {
        let number = operand::encode(isa, o, a).map_err(|error| EncodeProblem::Operand { index: i as u8, error })?;
        let bits = operand::footprint(o.pieces);
        shared |= placed & bits != 0;
        placed |= bits;
        word |= scatter(o.pieces, number);
        sums |= matches!(isa.kinds.get(o.kind as usize), Some(Kind::Sum { .. }));
    }
    // Where two operands share bits, "or" has mixed them: each must still read as it was meant.
    if shared {
        for (i, (o, &a)) in op.operands.iter().zip(args).enumerate() {
            if operand::number(isa, o, a) != operand::gather(o.pieces, word) {
                return Err(EncodeProblem::Tied { index: i as u8 });
            }
        }
    }
    if !sums && op.where_.is_empty() && op.legal.is_empty() {
        return Ok(word);
    }
    // Constraints see values in their canonical reading (`wrap` takes two).
    let mut canonical = [0; MAX_OPERANDS];
    extract(isa, op, word, &mut canonical);
    let env = Env::of(isa, op.operands, op.lets, &canonical);
    if sums {
        check_sums(&env)?;
    }
    if let Some(index) = op.where_.iter().position(|w| !env.holds(w)) {
        return Err(EncodeProblem::Where { index: index as u8 });
    }
    if let Some(index) = op.legal.iter().position(|w| !reserved && !env.holds(w)) {
        return Err(EncodeProblem::Legal { index: index as u8 });
    }
    Ok(word)
}

/// Every sum must have an alternative for its bits.
pub(crate) fn check_sums(env: &Env<'_>) -> Result<(), EncodeProblem> {
    for (i, (o, &v)) in env.operands.iter().zip(env.values).enumerate() {
        if let Some(Kind::Sum { alts, .. }) = env.isa.kinds.get(o.kind as usize) {
            if operand::certain(env.isa, alts, v as u64) {
                continue;
            }
            let (params, n) = operand::arguments(env, o);
            if operand::shape(env.isa, alts, v as u64, &params[..n], 0).is_none() {
                return Err(EncodeProblem::Operand {
                    index: i as u8,
                    error: ValueError::Shape,
                });
            }
        }
    }
    Ok(())
}

/// The word with every operand that fits placed and no check made: what stands in for an instruction until the
/// symbols in it are known.
pub fn provisional(isa: &Isa, op: &Op, args: &[i64]) -> Word {
    let place = |word, (o, &a): (&Operand, &i64)| word | scatter(o.pieces, operand::number(isa, o, a));
    op.operands.iter().zip(args).fold(op.value, place) & word_ones(op.length)
}

/// The message for a problem.
pub fn explain(isa: &Isa, op: &Op, args: &[i64], problem: EncodeProblem) -> String {
    let operand = |i: u8| op.operands.get(i as usize);
    let quote = |e: Option<&crate::isa::Expr>| e.map_or_else(String::new, |e| show(e, op.operands, op.lets));
    match problem {
        EncodeProblem::Count { expected } => {
            format!("`{}` has {expected} operands, {} given", op.name, args.len())
        }
        EncodeProblem::Operand { index, error } => match operand(index) {
            Some(o) => describe(isa, o, args.get(index as usize).copied().unwrap_or(0), error),
            None => "no such operand".to_string(),
        },
        EncodeProblem::Tied { index } => {
            let name = operand(index).map_or("", |o| o.name);
            format!(
                "`{name}` of `{}` shares bits with another operand, and their values disagree",
                op.name
            )
        }
        EncodeProblem::Where { index } => {
            let expr = quote(op.where_.get(index as usize));
            format!(
                "with these operands it would not be `{}`, which requires `{expr}`",
                op.name
            )
        }
        EncodeProblem::Legal { index } => {
            let expr = quote(op.legal.get(index as usize));
            format!("reserved combination of operands: `{}` requires `{expr}`", op.name)
        }
        EncodeProblem::Op => "no such instruction".to_string(),
    }
}

/// What is wrong with the value of one operand.
pub fn describe(isa: &Isa, o: &Operand, value: i64, error: ValueError) -> String {
    let name = o.name;
    match error {
        ValueError::Range { lo, hi } => {
            let step = 1i64 << o.align.min(62);
            let multiple = if step > 1 {
                format!(", a multiple of {step}")
            } else {
                String::new()
            };
            let what = if o.pcrel {
                format!("distance {value}")
            } else {
                format!("`{name}` = {value}")
            };
            format!("{what} is out of range: {lo} to {hi}{multiple}")
        }
        ValueError::Alignment(step) => format!("`{name}` = {value} is not a multiple of {step}"),
        ValueError::Class => {
            let register = match isa.kinds.get(o.kind as usize) {
                Some(Kind::Reg { file, .. }) => isa.files.get(*file as usize).and_then(|f| f.spelling(value)),
                _ => None,
            };
            let register = register.map_or_else(|| value.to_string(), ToString::to_string);
            format!("`{name}` cannot be {register}: {}", class(isa, o))
        }
        ValueError::Code => format!("`{name}` = {value} has no name, and only named values are allowed here"),
        ValueError::Except => format!("`{name}` cannot be {value} in this instruction"),
        ValueError::Shape => format!("`{name}` = {value:#x} has no form"),
    }
}

/// The registers that an operand can be.
pub fn class(isa: &Isa, o: &Operand) -> String {
    let Some(Kind::Reg {
        file,
        list,
        exclude,
        step,
    }) = isa.kinds.get(o.kind as usize)
    else {
        return "no register".to_string();
    };
    let Some(file) = isa.files.get(*file as usize) else {
        return "no register".to_string();
    };
    let name = |n: u16| file.spelling(i64::from(n)).unwrap_or("?");
    match (list.first(), list.last()) {
        (Some(&first), Some(&last)) if list.len() > 4 => format!("one of {} to {}", name(first), name(last)),
        (Some(_), _) => {
            let names: alloc::vec::Vec<&str> = list.iter().map(|&n| name(n)).collect();
            format!("one of {}", names.join(", "))
        }
        _ if *step > 1 => format!("a register whose number is a multiple of {step}"),
        _ if !exclude.is_empty() => {
            let names: alloc::vec::Vec<&str> = exclude.iter().map(|&n| name(n)).collect();
            format!("a register of {} other than {}", file.name, names.join(", "))
        }
        _ => format!("a register of {}", file.name),
    }
}

impl crate::isa::RegFile {
    /// The spelling that is printed for a register: the first ABI name, else the numbered one.
    #[inline]
    pub fn spelling(&self, number: i64) -> Option<&'static str> {
        let n = usize::try_from(number).ok()?;
        match self.abi.get(n).and_then(|names| names.first()) {
            Some(name) => Some(name),
            None => self.numbered.get(n).copied(),
        }
    }
}
