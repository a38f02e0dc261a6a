//! Explains why a word is no instruction: how far decoding got, the nearest instruction, the wrong field, the feature
//! that would enable it. Slow and thorough; not on the decoding path.

use super::Decoder;
use crate::expr::{Env, show};
use crate::isa::{FeatureSet, Isa, Kind, Op, OpId, Word};
use crate::operand::{self, Args, MAX_OPERANDS, ValueError, word_ones};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// What keeps a word from being a certain instruction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// Fixed bits differ: these.
    Fixed(Word),
    /// Bits of operand `index` are no encoding of it.
    Operand {
        /// Index of the operand, in operand order.
        index: u8,
        /// Why the bits are no encoding.
        error: ValueError,
    },
    /// Copies of operand `index` in the word differ.
    Copies {
        /// Index of the operand, in operand order.
        index: u8,
    },
    /// `where_[index]` is violated.
    Where {
        /// Index into [`Op::where_`].
        index: u8,
    },
}

/// The first thing that keeps a word from being this instruction; `None` when it is one.
pub fn fault(isa: &Isa, op: &Op, word: Word) -> Option<Fault> {
    let word = word & word_ones(op.length);
    let differ = (word ^ op.value) & op.mask;
    if differ != 0 {
        return Some(Fault::Fixed(differ));
    }
    let mut values: Args = [0; MAX_OPERANDS];
    let mut sums = false;
    for (i, (o, v)) in op.operands.iter().zip(&mut values).enumerate() {
        let index = i as u8;
        let number = operand::gather(o.pieces, word);
        match operand::accepts(isa, o, number) {
            Ok(value) => *v = value,
            Err(error) => return Some(Fault::Operand { index, error }),
        }
        if operand::scatter(o.pieces, number) != word & operand::footprint(o.pieces) {
            return Some(Fault::Copies { index });
        }
        sums |= matches!(isa.kinds.get(o.kind as usize), Some(Kind::Sum { .. }));
    }
    let env = Env::of(isa, op.operands, op.lets, &values);
    if sums {
        for (i, o) in op.operands.iter().enumerate() {
            let Some(Kind::Sum { alts, .. }) = isa.kinds.get(o.kind as usize) else {
                continue;
            };
            let (params, n) = operand::arguments(&env, o);
            if operand::shape(isa, alts, values[i.min(MAX_OPERANDS - 1)] as u64, &params[..n], 0).is_none() {
                return Some(Fault::Operand {
                    index: i as u8,
                    error: ValueError::Shape,
                });
            }
        }
    }
    op.where_
        .iter()
        .position(|w| !env.holds(w))
        .map(|index| Fault::Where { index: index as u8 })
}

/// The instruction that a reserved word comes closest to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Nearest {
    /// The instruction.
    pub op: OpId,
    /// What keeps the word from being this instruction.
    pub fault: Fault,
    /// For people: which field, what it is and what it would have to be.
    pub field: String,
}

/// Why a word does not decode.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DecodeError {
    /// The instruction has `need` bits; fewer are there.
    Truncated {
        /// Length of the instruction in bits.
        need: u16,
    },
    /// No instruction of the machine; this one is closest.
    Reserved(Nearest),
    /// An instruction of the machine that the target lacks.
    NeedsFeature {
        /// The instruction.
        op: OpId,
        /// Features that the target lacks for it; empty where no added feature helps.
        features: FeatureSet,
    },
    /// Nothing comes near.
    Unknown,
}

impl DecodeError {
    /// The message for people.
    pub fn message(&self, isa: &Isa) -> String {
        let name = |op: &OpId| isa.ops.get(*op as usize).map_or("?", |o| o.name);
        match self {
            DecodeError::Truncated { need } => format!("the instruction has {need} bits, and the input ends before"),
            DecodeError::Reserved(n) => format!("no instruction; nearest is `{}`: {}", name(&n.op), n.field),
            DecodeError::NeedsFeature { op, features } => {
                let names = isa.feature_names(features);
                if names.is_empty() {
                    format!("`{}` is no instruction of this target", name(op))
                } else {
                    format!("`{}` needs {}", name(op), names.join(" and "))
                }
            }
            DecodeError::Unknown => "no instruction".to_string(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Fixed(bits) => write!(f, "fixed bits {bits:#x} differ"),
            Fault::Operand { index, .. } => write!(f, "operand {index} has no such encoding"),
            Fault::Copies { index } => write!(f, "copies of operand {index} differ"),
            Fault::Where { index } => write!(f, "constraint {index} is violated"),
        }
    }
}

pub(super) fn diagnose(d: &Decoder, word: Word, bits: u16, found: Option<OpId>) -> DecodeError {
    let isa = d.isa;
    if let Some(op) = found.and_then(|op| isa.ops.get(op as usize)) {
        return DecodeError::Truncated { need: op.length };
    }
    let length = d.length(word as u32);
    if length > bits {
        return DecodeError::Truncated { need: length };
    }
    let other = isa.ops.iter().position(|op| {
        op.length <= bits
            && (word ^ op.value) & op.mask == 0
            && !op.needs.holds(&d.features)
            && fault(isa, op, word).is_none()
    });
    if let Some(i) = other {
        let features = isa.lacking(&isa.ops[i].needs, &d.features).unwrap_or(FeatureSet::EMPTY);
        return DecodeError::NeedsFeature {
            op: i as OpId,
            features,
        };
    }
    match nearest(isa, &d.features, word, length) {
        Some(n) => DecodeError::Reserved(n),
        None => DecodeError::Unknown,
    }
}

/// The instruction of these features and this length that a word comes closest to. Fixed bits that agree count for it,
/// those that differ three times against it, and more so when they are in several fields.
pub fn nearest(isa: &Isa, features: &FeatureSet, word: Word, length: u16) -> Option<Nearest> {
    let score = |op: &Op| {
        let differ = ((word ^ op.value) & op.mask).count_ones() as i32;
        op.mask.count_ones() as i32 - 4 * differ - 4 * wrong_runs(op, word).saturating_sub(1)
    };
    let fits = |op: &&Op| op.length == length && op.needs.holds(features);
    // Of equals the first, as declared.
    let best = isa
        .ops
        .iter()
        .enumerate()
        .filter(|(_, op)| fits(op))
        .rev()
        .max_by_key(|(_, op)| score(op));
    let (i, op) = best.filter(|(_, op)| score(op) > 0)?;
    let fault = fault(isa, op, word)?;
    Some(Nearest {
        op: i as OpId,
        fault,
        field: describe(isa, op, word, fault),
    })
}

/// Runs of fixed bits in which the word differs.
fn wrong_runs(op: &Op, word: Word) -> i32 {
    let mut differ = (word ^ op.value) & op.mask;
    let mut runs = 0;
    while differ != 0 {
        let at = differ.trailing_zeros();
        let run = (!(op.mask >> at)).trailing_zeros();
        differ &= !(word_ones(run as u16) << at);
        runs += 1;
    }
    runs
}

/// Which field is at fault, what it is, and what it would have to be.
pub fn describe(isa: &Isa, op: &Op, word: Word, fault: Fault) -> String {
    match fault {
        Fault::Fixed(differ) => {
            let (hi, lo) = field_around(op, differ);
            let bits = word_ones(hi - lo + 1);
            let place = if hi == lo {
                format!("bit {lo} is")
            } else {
                format!("bits {hi}:{lo} are")
            };
            let width = usize::from(hi - lo + 1);
            format!(
                "{place} {:0width$b}, not {:0width$b}",
                word >> lo & bits,
                op.value >> lo & bits
            )
        }
        Fault::Operand { index, error } => match op.operands.get(index as usize) {
            Some(o) => crate::encode::describe(isa, o, operand::read(isa, o, word), error),
            None => fault.to_string(),
        },
        Fault::Copies { index } => {
            let name = op.operands.get(index as usize).map_or("?", |o| o.name);
            format!("the copies of `{name}` differ")
        }
        Fault::Where { index } => match op.where_.get(index as usize) {
            Some(w) => format!("`{}` does not hold", show(w, op.operands, op.lets)),
            None => fault.to_string(),
        },
    }
}

/// The run of fixed bits around the lowest bit that differs, up to the highest that differs in the run: (high, low).
fn field_around(op: &Op, differ: Word) -> (u16, u16) {
    let at = differ.trailing_zeros() as u16;
    let fixed = |b: u16| op.mask >> b & 1 != 0;
    let top: Vec<u16> = (at..op.length.min(128)).take_while(|&b| fixed(b)).collect();
    let hi = top.iter().rev().copied().find(|&b| differ >> b & 1 != 0).unwrap_or(at);
    (hi, at)
}
