//! Forms of an instruction: which alternative each of its operands has that is a sum, and the operands that are left then.
//!
//! An operand of few values (a code) is settled when an instruction is written. Which of its values matter is found by
//! splitting on demand ([`super::derive`]); whether some of them are legal together is told here.

use super::machine::{Machine, Operand};
use super::symbolic::NoPattern;
use onespec_bv::word::sext;
use onespec_core::operand::{gather, scatter};
use onespec_description::model::{self, Alt, Constraint, Isa, Kind, Let, Op};
use onespec_lanes::INT;
use onespec_lanes::expression::{evaluate, mentioned};
use onespec_lanes::term::{self, Id, Terms};

/// Most forms of an instruction.
const MOST_FORMS: usize = 256;
/// Numbers with which operands are filled in that are not settled.
const FILLED: [u64; 6] = [
    0,
    u64::MAX,
    0x5555_5555_5555_5555,
    0xaaaa_aaaa_aaaa_aaaa,
    0x0123_4567_89ab_cdef,
    0xfedc_ba98_7654_3210,
];

/// Why there are no patterns where a constraint is about registers or numbers.
pub const DEPENDS: NoPattern = "its operands depend on each other";

/// Where an operand of the instruction is among those of the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    Operand(usize),
    /// A sum has this alternative; its operands are so many from the first on.
    Alternative {
        alt: u8,
        first: usize,
        count: usize,
    },
}

/// A form of an instruction.
#[derive(Debug, Clone, Default)]
pub struct Form {
    /// By operand of the instruction.
    pub places: Vec<Place>,
    pub operands: Vec<Operand>,
}

/// Whether a combination of settled operands may be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Legal {
    Yes,
    No,
    /// It depends on registers or numbers.
    Depends,
}

/// All forms of an instruction, or why there is no pattern.
pub fn of(machine: &Machine<'_>, op: &Op) -> Result<Vec<Form>, NoPattern> {
    let mut named = Vec::new();
    for constraint in op.where_.iter().chain(&op.legal) {
        mentioned(&op.lets, &constraint.expr, &mut named);
    }
    let settled = |i: &u8| {
        let operand = op.operands.get(usize::from(*i));
        operand.is_some_and(|operand| match machine.isa.kinds.get(usize::from(operand.kind)) {
            Some(Kind::Sum { .. }) => true,
            _ => matches!(machine.operand(operand), Ok(Operand::Codes { .. })),
        })
    };
    let is_sum = |o: &model::Operand| matches!(machine.isa.kinds.get(usize::from(o.kind)), Some(Kind::Sum { .. }));
    let constrained = !op.where_.is_empty() || !op.legal.is_empty();
    if constrained && (!op.operands.iter().any(is_sum) || !named.iter().all(settled)) {
        return Err(DEPENDS);
    }
    let mut forms = vec![Form::default()];
    for operand in &op.operands {
        let Some(Kind::Sum { alts, .. }) = machine.isa.kinds.get(usize::from(operand.kind)) else {
            let made = machine.operand(operand)?;
            for form in &mut forms {
                form.places.push(Place::Operand(form.operands.len()));
                form.operands.push(made.clone());
            }
            continue;
        };
        let mut why = "it has an operand that no wire is";
        let mut longer = Vec::new();
        for (alt, model) in (0u8..).zip(alts) {
            let parts: Result<Vec<Operand>, NoPattern> = model.operands.iter().map(|o| machine.operand(o)).collect();
            let parts = match parts {
                Ok(parts) => parts,
                Err(bad) => {
                    why = bad;
                    continue;
                }
            };
            if !parts.iter().all(|part| holds_values(machine, part)) {
                continue;
            }
            longer.extend(forms.iter().map(|form| {
                let mut form = form.clone();
                form.places.push(Place::Alternative {
                    alt,
                    first: form.operands.len(),
                    count: parts.len(),
                });
                form.operands.extend(parts.iter().cloned());
                form
            }));
        }
        if longer.is_empty() {
            return Err(why);
        }
        longer.truncate(MOST_FORMS);
        forms = longer;
    }
    Ok(forms)
}

/// The form of an instruction without sums.
pub fn plain(machine: &Machine<'_>, op: &Op) -> Result<Form, NoPattern> {
    let operands: Result<Vec<Operand>, NoPattern> = op.operands.iter().map(|o| machine.operand(o)).collect();
    let operands = operands?;
    Ok(Form {
        places: (0..operands.len()).map(Place::Operand).collect(),
        operands,
    })
}

/// Whether a register is one that may hold a value.
fn holds_values(machine: &Machine<'_>, part: &Operand) -> bool {
    match part {
        Operand::Register { file, .. } => machine.reprs.iter().any(|r| r.file == *file),
        _ => true,
    }
}

/// An alternative of an operand that is a sum.
pub fn alternative<'m>(isa: &'m Isa, operand: &model::Operand, alt: u8) -> Option<&'m Alt> {
    match isa.kinds.get(usize::from(operand.kind)) {
        Some(Kind::Sum { alts, .. }) => alts.get(usize::from(alt)),
        _ => None,
    }
}

/// The bits of a sum: those of an alternative with the values of its operands in their places.
pub fn compose(alt: &Alt, values: impl IntoIterator<Item = i64>) -> i64 {
    let parts = alt.operands.iter().zip(values);
    let bits = parts.fold(u128::from(alt.value), |bits, (part, value)| {
        bits | scatter(&part.pieces, value as u64)
    });
    bits as i64
}

impl Form {
    /// The operands of the instruction, from those of the form: ints.
    pub fn ints(&self, machine: &Machine<'_>, op: &Op, terms: &mut Terms, values: &[Id]) -> Option<Vec<Id>> {
        let mut made = Vec::new();
        for (operand, place) in op.operands.iter().zip(&self.places) {
            made.push(match *place {
                Place::Operand(at) => *values.get(at)?,
                Place::Alternative { alt, first, count } => {
                    let alt = alternative(machine.isa, operand, alt)?;
                    let mut bits = terms.constant(INT, alt.value.into());
                    for (part, value) in alt.operands.iter().zip(values.get(first..first + count)?) {
                        for piece in &part.pieces {
                            let run = terms.slice(*value, piece.value.into(), piece.len.into());
                            let run = terms.zext(run, INT);
                            let place = terms.constant(INT, piece.word.into());
                            let run = terms.shl(run, place);
                            bits = terms.bitwise(&term::Op::Or, vec![bits, run], INT);
                        }
                    }
                    bits
                }
            });
        }
        Some(made)
    }

    /// Whether the codes, which are by operand of the form, may be written together.
    pub fn legal(&self, machine: &Machine<'_>, op: &Op, codes: &[Option<i64>]) -> Legal {
        let mut found: Option<bool> = None;
        for fill in FILLED {
            let is = self.legal_with(machine, op, codes, fill);
            match found {
                Some(known) if known != is => return Legal::Depends,
                _ => found = Some(is),
            }
        }
        match found {
            Some(true) => Legal::Yes,
            _ => Legal::No,
        }
    }

    fn legal_with(&self, machine: &Machine<'_>, op: &Op, codes: &[Option<i64>], fill: u64) -> bool {
        let value = |at: usize, operand: &model::Operand| {
            let bits = u64::MAX >> (64 - u32::from(operand.width).clamp(1, 64));
            codes.get(at).copied().flatten().unwrap_or((fill & bits) as i64)
        };
        let values: Vec<i64> = op
            .operands
            .iter()
            .zip(&self.places)
            .map(|(operand, place)| match *place {
                Place::Operand(at) => value(at, operand),
                Place::Alternative { alt, first, .. } => {
                    let Some(model) = alternative(machine.isa, operand, alt) else {
                        return 0;
                    };
                    let parts = (first..).zip(&model.operands).map(|(at, part)| value(at, part));
                    compose(model, parts)
                }
            })
            .collect();
        let holds = |constraints: &[Constraint], lets: &[Let], values: &[i64], params: &[i64]| {
            constraints.iter().all(|c| evaluate(lets, &c.expr, values, params) != 0)
        };
        // The bits of a sum are some alternative: semantics asks which.
        let is_one = |operand: &model::Operand, bits: i64| {
            let Some(Kind::Sum { alts, .. }) = machine.isa.kinds.get(usize::from(operand.kind)) else {
                return true;
            };
            let params: Vec<i64> = operand
                .args
                .iter()
                .map(|e| evaluate(&op.lets, e, &values, &[]))
                .collect();
            alts.iter().any(|alt| {
                let read = alt.operands.iter().map(|part| {
                    let number = gather(&part.pieces, bits as u128);
                    match part.signed {
                        true => sext(number.into(), part.width.into()) as i64,
                        false => number as i64,
                    }
                });
                bits as u64 & alt.mask == alt.value && holds(&alt.where_, &alt.lets, &read.collect::<Vec<_>>(), &params)
            })
        };
        holds(&op.where_, &op.lets, &values, &[])
            && holds(&op.legal, &op.lets, &values, &[])
            && op
                .operands
                .iter()
                .zip(&values)
                .all(|(operand, bits)| is_one(operand, *bits))
    }
}
