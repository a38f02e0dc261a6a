//! Operands: bits of a word ↔ encoded number ↔ value.
//!
//! The *encoded number* is in the bits; the *value* is used by text and semantics. Class lists renumber registers,
//! signed numbers are extended, low bits that are not encoded are zero. The value of a tagged operand (sum type) is its
//! bits.

pub use crate::bits::{gather, number, ones, scatter, word_ones};
use crate::expr::Env;
use crate::isa::{Alt, Isa, Kind, Op, Operand, Piece, Word};

/// The largest number of operands of an instruction, and of an alternative of a sum, that the tools handle.
pub const MAX_OPERANDS: usize = 32;
/// How deeply sums may nest.
pub const MAX_NESTING: u8 = 4;

/// Operand values of one instruction, in operand order.
pub type Args = [i64; MAX_OPERANDS];

/// Why a value cannot be encoded, or bits are no encoding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueError {
    /// Outside `lo..=hi`.
    Range {
        /// Smallest value.
        lo: i64,
        /// Largest value.
        hi: i64,
    },
    /// Not a multiple of this.
    Alignment(i64),
    /// Not a register of the class, or a register that is excluded.
    Class,
    /// No name has this code.
    Code,
    /// A value that this instruction does not have.
    Except,
    /// No alternative of the sum accepts the bits.
    Shape,
}

/// Bits of the word that belong to an operand.
pub fn footprint(pieces: &[Piece]) -> Word {
    scatter(pieces, u64::MAX)
}

/// Does a bit of the number stand in several places of the word?
pub fn has_copies(o: &Operand) -> bool {
    let mut seen = 0;
    for p in o.pieces {
        let bits = ones(p.len) << (p.value & 63);
        if seen & bits != 0 {
            return true;
        }
        seen |= bits;
    }
    false
}

/// Sign- or zero-extends an encoded number.
#[inline]
fn extend(o: &Operand, number: u64) -> i64 {
    if o.signed && o.width > 0 && o.width < 64 {
        let shift = 64 - o.width;
        ((number << shift) as i64) >> shift
    } else {
        number as i64
    }
}

/// The value of an encoded number, whether or not it is an encoding.
#[inline]
pub fn value(isa: &Isa, o: &Operand, number: u64) -> i64 {
    match isa.kinds.get(o.kind as usize) {
        Some(Kind::Reg { list, .. }) if !list.is_empty() => {
            list.get(number as usize).map_or(number as i64, |&n| i64::from(n))
        }
        Some(Kind::Reg { .. }) => number as i64,
        _ => extend(o, number),
    }
}

/// The value of an operand in a word.
#[inline]
pub fn read(isa: &Isa, o: &Operand, word: Word) -> i64 {
    value(isa, o, gather(o.pieces, word))
}

/// Smallest and largest value that the operand's bits can hold.
pub fn range(o: &Operand) -> (i64, i64) {
    let step = 1i64 << o.align.min(62);
    match (o.signed, o.width) {
        (_, 0) => (0, 0),
        (true, w) if w < 64 => (-1 << (w - 1), (1 << (w - 1)) - step),
        (true, _) => (i64::MIN, i64::MAX - (step - 1)),
        (false, w) if w < 63 => (0, (1 << w) - step),
        (false, _) => (0, i64::MAX - (step - 1)),
    }
}

/// The encoded number of a value, checked: range, alignment, class, codes, exceptions. A sum is checked with
/// [`shape`], which needs the arguments of its kind.
///
/// # Errors
/// The operand cannot have the value: see [`ValueError`].
#[inline]
pub fn encode(isa: &Isa, o: &Operand, value: i64) -> Result<u64, ValueError> {
    if !o.except.is_empty() && o.except.contains(&value) {
        return Err(ValueError::Except);
    }
    match isa.kinds.get(o.kind as usize) {
        Some(Kind::Reg {
            file,
            list,
            exclude,
            step,
        }) => {
            let count = isa.files.get(*file as usize).map_or(0, |f| f.count);
            let register = u16::try_from(value)
                .ok()
                .filter(|&n| n < count)
                .ok_or(ValueError::Class)?;
            if !exclude.is_empty() && exclude.contains(&register) || *step > 1 && register % step != 0 {
                return Err(ValueError::Class);
            }
            let n = if list.is_empty() {
                u64::from(register)
            } else {
                list.iter().position(|&r| r == register).ok_or(ValueError::Class)? as u64
            };
            if n & !ones(o.width) != 0 {
                Err(ValueError::Class)
            } else {
                Ok(n)
            }
        }
        Some(Kind::Enum { names, open }) => {
            let named = *open || o.default == Some(value) || names.iter().any(|n| n.1 == value);
            if named {
                integer(o, value)
            } else {
                Err(ValueError::Code)
            }
        }
        _ => integer(o, value),
    }
}

#[inline]
fn integer(o: &Operand, value: i64) -> Result<u64, ValueError> {
    if o.width >= 64 {
        return aligned(o, value).map(|v| v as u64);
    }
    let (lo, hi) = range(o);
    if (value < lo || value > hi) && !(o.wrap && fits_either(o, value)) {
        // A value that is only misaligned at the top of the range deserves the better message.
        let last = hi + (1i64 << o.align.min(62)) - 1;
        if value > last || value < lo {
            let (lo, hi) = if o.wrap {
                (-1 << (o.width.max(1) - 1), ones(o.width) as i64)
            } else {
                (lo, hi)
            };
            return Err(ValueError::Range { lo, hi });
        }
    }
    aligned(o, value).map(|v| v as u64 & ones(o.width))
}

fn fits_either(o: &Operand, value: i64) -> bool {
    o.width > 0 && value >= -1 << (o.width - 1) && value <= ones(o.width) as i64
}

#[inline]
fn aligned(o: &Operand, value: i64) -> Result<i64, ValueError> {
    let step = 1i64 << o.align.min(62);
    if value & (step - 1) != 0 {
        Err(ValueError::Alignment(step))
    } else {
        Ok(value)
    }
}

/// Is the encoded number an encoding by itself: class, codes, exceptions? Sums are judged by [`shape`].
///
/// # Errors
/// The value that the number stands for cannot be encoded: see [`ValueError`].
#[inline]
pub fn accepts(isa: &Isa, o: &Operand, number: u64) -> Result<i64, ValueError> {
    let v = match isa.kinds.get(o.kind as usize) {
        Some(Kind::Reg { list, .. }) if !list.is_empty() => {
            i64::from(*list.get(number as usize).ok_or(ValueError::Class)?)
        }
        _ => value(isa, o, number),
    };
    encode(isa, o, v).map(|_| v)
}

/// Whether [`accepts`] accepts a number that was gathered from bits; quick for what kinds mostly are.
#[inline]
pub fn admits(isa: &Isa, o: &Operand, number: u64) -> bool {
    if o.except.is_empty() {
        match isa.kinds.get(o.kind as usize) {
            Some(Kind::Int | Kind::Float(_) | Kind::Flags { .. } | Kind::Sum { .. }) => return true,
            Some(Kind::Reg {
                file,
                list: [],
                exclude: [],
                step: 0 | 1,
            }) => {
                return isa
                    .files
                    .get(*file as usize)
                    .is_some_and(|f| number < u64::from(f.count));
            }
            Some(Kind::Enum { names, open }) => {
                let here = names.get(number as usize);
                if *open || !o.signed && here.is_some_and(|name| name.1 == number as i64) {
                    return true;
                }
            }
            _ => {}
        }
    }
    accepts(isa, o, number).is_ok()
}

/// Is every number in the operand's bits an encoding? Not certain where this is false.
#[inline]
pub fn is_total(isa: &Isa, o: &Operand) -> bool {
    o.pieces.len() == 1
        && o.except.is_empty()
        && match isa.kinds.get(o.kind as usize) {
            Some(Kind::Int | Kind::Float(_) | Kind::Flags { .. }) => true,
            Some(Kind::Reg {
                file,
                list: [],
                exclude: [],
                step: 0 | 1,
            }) => isa
                .files
                .get(*file as usize)
                .is_some_and(|f| u64::from(f.count) > ones(o.width)),
            // Two names for two codes: flags.
            Some(Kind::Enum { names, .. }) => o.width == 1 && matches!(names, [(_, 0), (_, 1)]),
            _ => false,
        }
}

/// Whether the copies of a number in a word agree, where there are copies.
#[inline]
pub fn copies_agree(o: &Operand, number: u64, word: Word) -> bool {
    o.pieces.len() < 2 || scatter(o.pieces, number) == word & footprint(o.pieces)
}

/// The alternative that a sum's bits select, with the arguments of its kind: its index and the values of its operands.
pub fn shape(isa: &Isa, alts: &[Alt], bits: u64, params: &[i64], depth: u8) -> Option<(usize, Args)> {
    let mut values = [0; MAX_OPERANDS];
    shape_into(isa, alts, bits, params, depth, &mut values).map(|i| (i, values))
}

/// The same into values that are there already; only those of the alternative's operands are set.
pub fn shape_into(isa: &Isa, alts: &[Alt], bits: u64, params: &[i64], depth: u8, values: &mut Args) -> Option<usize> {
    if depth >= MAX_NESTING {
        return None;
    }
    alts.iter()
        .position(|alt| bits & alt.mask == alt.value && takes(isa, alt, bits, params, depth, values))
}

/// Does some alternative certainly take the bits, whatever the arguments of the kind are?
pub fn certain(isa: &Isa, alts: &[Alt], bits: u64) -> bool {
    let word = Word::from(bits);
    let plain = |o: &Operand| {
        let number = gather(o.pieces, word);
        let sum = matches!(isa.kinds.get(o.kind as usize), Some(Kind::Sum { .. }));
        !sum && admits(isa, o, number) && copies_agree(o, number, word)
    };
    alts.iter()
        .any(|alt| bits & alt.mask == alt.value && alt.where_.is_empty() && alt.operands.iter().all(plain))
}

/// Does an alternative whose fixed bits agree accept the bits? The values of its operands.
fn takes(isa: &Isa, alt: &Alt, bits: u64, params: &[i64], depth: u8, values: &mut Args) -> bool {
    let word = Word::from(bits);
    let mut sums = false;
    for (v, o) in values.iter_mut().zip(alt.operands) {
        let n = gather(o.pieces, word);
        if !admits(isa, o, n) || !copies_agree(o, n, word) {
            return false;
        }
        *v = value(isa, o, n);
        sums |= matches!(isa.kinds.get(o.kind as usize), Some(Kind::Sum { .. }));
    }
    if alt.where_.is_empty() && !sums {
        return true;
    }
    let env = Env {
        isa,
        operands: alt.operands,
        lets: alt.lets,
        values,
        params,
        known: &[],
    };
    alt.where_.iter().all(|w| env.holds(w))
        && alt
            .operands
            .iter()
            .zip(values.iter())
            .all(|(o, &v)| match isa.kinds.get(o.kind as usize) {
                Some(Kind::Sum { alts, .. }) => {
                    let (args, n) = arguments(&env, o);
                    shape(isa, alts, v as u64, &args[..n], depth + 1).is_some()
                }
                _ => true,
            })
}

/// The bits of a sum: those of an alternative with the values of its operands in their places.
pub fn compose(isa: &Isa, alt: &Alt, values: impl IntoIterator<Item = i64>) -> i64 {
    let place = |word, (o, value): (&Operand, i64)| word | scatter(o.pieces, number(isa, o, value));
    alt.operands.iter().zip(values).fold(Word::from(alt.value), place) as i64
}

/// The alternative that an operand of an instruction has, with the values of its own operands; `None` where it is no sum.
pub fn alternative(isa: &Isa, op: &Op, args: &[i64], at: usize) -> Option<(u8, Args)> {
    let operand = op.operands.get(at)?;
    let Some(Kind::Sum { alts, .. }) = isa.kinds.get(usize::from(operand.kind)) else {
        return None;
    };
    let env = Env::of(isa, op.operands, op.lets, args);
    let (params, count) = arguments(&env, operand);
    let (index, values) = shape(isa, alts, *args.get(at)? as u64, params.get(..count)?, 0)?;
    Some((u8::try_from(index).ok()?, values))
}

impl Isa {
    /// An alternative of an operand that is a sum.
    pub fn alternative(&self, operand: &Operand, alt: u8) -> Option<&'static Alt> {
        match self.kinds.get(usize::from(operand.kind)) {
            Some(Kind::Sum { alts, .. }) => alts.get(usize::from(alt)),
            _ => None,
        }
    }
}

/// The most arguments a kind takes.
pub const MAX_PARAMS: usize = 8;

/// Arguments of an operand's kind in the environment of the instruction (or alternative) around it, and how many.
pub fn arguments(env: &Env<'_>, o: &Operand) -> ([i64; MAX_PARAMS], usize) {
    let mut args = [0; MAX_PARAMS];
    for (a, e) in args.iter_mut().zip(o.args) {
        *a = env.eval(e);
    }
    (args, o.args.len().min(MAX_PARAMS))
}
