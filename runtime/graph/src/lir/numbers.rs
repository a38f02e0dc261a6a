//! The numbers of an instruction: its operands that no wire stands for, as fields of a bitfield.

use super::files::file_of;
use super::{Instruction, Machine};
use crate::circuit::set::{Bitfield, Field, GateDef};
use onespec_core::encode::EncodeProblem;
use onespec_core::encode::explain;
use onespec_core::expr::Env;
use onespec_core::isa::variants::Case;
use onespec_core::isa::{Expr, Isa, Kind, Op, Operand};
use onespec_core::operand::{self, MAX_OPERANDS};

/// Bits of some operands together.
pub(super) fn width(op: &Op, numbers: &[u8]) -> u32 {
    let operands = numbers.iter().filter_map(|&i| op.operands.get(usize::from(i)));
    operands.map(|o| u32::from(o.width)).sum()
}

/// The fields of some operands, the first in the low bits.
pub(super) fn fields(isa: &'static Isa, op: &Op, numbers: &[u8]) -> Vec<Field> {
    let mut at = 0;
    let operands = numbers.iter().filter_map(|&i| op.operands.get(usize::from(i)));
    operands
        .map(|o| {
            let field = Field {
                name: o.name,
                at,
                width: o.width,
                signed: o.signed && matches!(isa.kinds.get(usize::from(o.kind)), Some(Kind::Int)),
                names: Box::leak(names(isa, o).into_boxed_slice()),
                usual: o.default.map_or(0, |value| operand::number(isa, o, value)),
            };
            at += o.width;
            field
        })
        .collect()
}

/// Names of an operand's encoded numbers.
fn names(isa: &'static Isa, o: &Operand) -> Vec<(&'static str, u64)> {
    let is_word =
        |name: &&str| !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b"_.$".contains(&b));
    match isa.kinds.get(usize::from(o.kind)) {
        Some(Kind::Enum { names, .. }) => {
            let named = names.iter().filter(|(name, _)| is_word(name));
            // A name that reads as a number would be taken for one.
            let named = named.filter(|(name, _)| !name.starts_with(|c: char| c.is_ascii_digit()));
            named
                .map(|&(name, code)| (name, operand::number(isa, o, code)))
                .collect()
        }
        Some(Kind::Reg { .. }) => {
            let Some(file) = file_of(isa, o.kind).and_then(|file| isa.files.get(usize::from(file))) else {
                return Vec::new();
            };
            let mut all = Vec::new();
            for number in 0..1u64.checked_shl(u32::from(o.width.min(12))).unwrap_or(0) {
                let Ok(register) = operand::accepts(isa, o, number) else {
                    continue;
                };
                let at = usize::try_from(register).unwrap_or(usize::MAX);
                let spellings = file
                    .abi
                    .get(at)
                    .copied()
                    .unwrap_or(&[])
                    .iter()
                    .chain(file.numbered.get(at));
                all.extend(
                    spellings
                        .copied()
                        .filter(|name| is_word(name))
                        .map(|name| (name, number)),
                );
            }
            all
        }
        _ => Vec::new(),
    }
}

impl Machine {
    /// What is wrong with the numbers of an instruction, for people; `None` where nothing is. What its registers have to do
    /// with it is not looked at: they are not chosen yet.
    pub fn fault(&self, def: &GateDef, instruction: &Instruction, bits: u64) -> Option<String> {
        let Bitfield::Immediates(fields) = def.bitfield else {
            return None;
        };
        let used: u32 = fields.iter().map(|field| u32::from(field.width)).sum();
        if used < 64 && bits >> used != 0 {
            return Some(format!(
                "{bits:#x} does not fit {used} bits, the numbers of the instruction"
            ));
        }
        let op = self.isa.ops.get(usize::from(instruction.op))?;
        let mut args = [0; MAX_OPERANDS];
        for (i, o) in op.operands.iter().enumerate().take(MAX_OPERANDS) {
            let Some(number) = instruction.number(fields, i as u8, bits) else {
                continue;
            };
            args[i] = operand::value(self.isa, o, number);
            let fits = operand::accepts(self.isa, o, number);
            if let Err(error) = fits {
                let problem = EncodeProblem::Operand { index: i as u8, error };
                return Some(explain(
                    self.isa,
                    op,
                    &args[..op.operands.len().min(MAX_OPERANDS)],
                    problem,
                ));
            }
        }
        let args = &args[..op.operands.len().min(MAX_OPERANDS)];
        // A number of another variant of the instruction.
        if let Some(variant) = instruction.variant {
            let known = |case: &Case, operand: u8| {
                !instruction.numbers.contains(&operand) || case.allows(operand, args[usize::from(operand)])
            };
            let holds = |case: &Case| (0..args.len() as u8).all(|operand| known(case, operand));
            if !variant.cases.iter().any(holds) {
                return Some("these numbers are of another gate of the instruction".into());
            }
        }
        let env = Env::of(self.isa, op.operands, op.lets, args);
        let known = |e: &Expr| is_known(op, e, &|i| instruction.numbers.contains(&i), 0);
        let broken = |list: &[Expr]| list.iter().position(|e| known(e) && !env.holds(e));
        let problem = match (broken(op.where_), broken(op.legal)) {
            (Some(index), _) => EncodeProblem::Where { index: index as u8 },
            (None, Some(index)) => EncodeProblem::Legal { index: index as u8 },
            (None, None) => return None,
        };
        Some(explain(self.isa, op, args, problem))
    }
}

/// Whether a condition is over operands that are known.
fn is_known(op: &Op, e: &Expr, known: &dyn Fn(u8) -> bool, depth: u8) -> bool {
    // Lets that use each other without end have no value that counts.
    if depth > 16 {
        return false;
    }
    let is_known = |e: &Expr| is_known(op, e, known, depth + 1);
    match e {
        Expr::Num(_) => true,
        Expr::Operand(i) | Expr::Slice(i, ..) => known(*i),
        Expr::Let(i) => op.lets.get(usize::from(*i)).is_some_and(|found| is_known(&found.value)),
        Expr::Param(_) => false,
        Expr::Un(_, a) | Expr::In(a, _) | Expr::Call(_, a) => is_known(a),
        Expr::Bin(_, a, b) => is_known(a) && is_known(b),
        Expr::Cond(a, b, c) => is_known(a) && is_known(b) && is_known(c),
    }
}
