//! The variables of an instruction: its operands, and the operands of the alternatives of its sums.

use super::evaluate::Choice;
use super::expression;
use super::operators::INT;
use super::term::{Id, Terms, Var};
use onespec_description::model::{Isa, Kind, Op, Operand};
use onespec_sem::ir::{Inst, Ty};

/// Variables with more values are not followed value by value.
const MAX_VALUES: usize = 256;
/// Most combinations of operands that a constraint is tried on.
const MAX_TRIED: usize = 4096;

/// An operand, or an operand of an alternative of one that is a sum.
#[derive(Debug, Clone)]
pub struct Variable {
    pub name: String,
    pub operand: u8,
    /// The alternative, and which of its operands.
    pub part: Option<(u8, u8)>,
    pub width: u32,
    pub signed: bool,
    /// The register file that it names a register of.
    pub file: Option<u16>,
    /// Its values, where they are few.
    pub values: Option<Vec<u128>>,
}

/// All variables of an instruction; those of operands come first, in their order.
pub fn of(isa: &Isa, op: &Op, inst: &Inst) -> Vec<Variable> {
    let mut all = Vec::new();
    for (i, operand) in op.operands.iter().enumerate() {
        let range = match inst.operands.get(i) {
            Some(Ty::Int(lo, hi)) => (*lo, *hi),
            _ => (0, i128::from(u64::MAX)),
        };
        all.push(variable(isa, operand, i as u8, None, Some(range)));
    }
    for (i, operand) in op.operands.iter().enumerate() {
        let Some(Kind::Sum { alts, .. }) = isa.kinds.get(usize::from(operand.kind)) else {
            continue;
        };
        for (a, alt) in alts.iter().enumerate() {
            for (p, part) in alt.operands.iter().enumerate() {
                all.push(Variable {
                    name: format!("{}.{}", operand.name, part.name),
                    ..variable(isa, part, i as u8, Some((a as u8, p as u8)), None)
                });
            }
        }
    }
    all
}

fn variable(isa: &Isa, o: &Operand, operand: u8, part: Option<(u8, u8)>, range: Option<(i128, i128)>) -> Variable {
    let kind = isa.kinds.get(usize::from(o.kind));
    let bits = u32::from(o.width).clamp(1, 64);
    let (lo, hi) = range.unwrap_or(match o.signed {
        true => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
        false => (0, (1i128 << bits) - 1),
    });
    let signed = lo < 0;
    let most = if signed { (-lo - 1).max(hi) } else { hi };
    let width = (128 - most.max(1).leading_zeros() + u32::from(signed)).min(64);
    let step = if matches!(kind, Some(Kind::Int)) {
        1i128 << o.align.min(16)
    } else {
        1
    };
    let few = |values: Vec<i128>| {
        let values = values
            .into_iter()
            .filter(|v| !o.except.iter().any(|e| i128::from(*e) == *v));
        let cut = |v: i128| v as u128 & (u128::MAX >> (128 - width));
        let values: Vec<u128> = values.map(cut).collect();
        (values.len() <= MAX_VALUES).then_some(values)
    };
    let all = || match (hi - lo) / step < MAX_VALUES as i128 {
        true => (0..=(hi - lo) / step).map(|k| lo + k * step).collect(),
        false => Vec::new(),
    };
    let (file, values) = match kind {
        Some(Kind::Reg {
            file,
            list,
            exclude,
            step,
        }) => {
            let named: Vec<i128> = match list.is_empty() {
                true => (lo..=hi.min(lo + MAX_VALUES as i128))
                    .filter(|n| *step <= 1 || n % i128::from(*step) == 0)
                    .collect(),
                false => list.iter().map(|n| i128::from(*n)).collect(),
            };
            let named = named
                .into_iter()
                .filter(|n| !exclude.iter().any(|e| i128::from(*e) == *n));
            (Some(*file), few(named.collect()))
        }
        Some(Kind::Enum { names, open: false }) => {
            (None, few(names.iter().map(|(_, code)| i128::from(*code)).collect()))
        }
        Some(Kind::Sum { .. }) => (None, None),
        _ => (None, few(all())),
    };
    Variable {
        name: o.name.clone(),
        operand,
        part,
        width,
        signed,
        file,
        values: values.filter(|v| !v.is_empty()),
    }
}

/// The terms that stand for operands under a choice.
pub fn operands(terms: &mut Terms, isa: &Isa, op: &Op, all: &[Variable], choice: &Choice) -> Vec<Id> {
    let made = op.operands.iter().enumerate().map(|(i, operand)| {
        let own = all.get(i);
        let alternative = choice.alternatives.get(&(i as u8));
        let sum = match isa.kinds.get(usize::from(operand.kind)) {
            Some(Kind::Sum { alts, .. }) => alternative.and_then(|a| alts.get(usize::from(*a))),
            _ => None,
        };
        let width = own.map_or(64, |v| v.width);
        let Some(alt) = sum else {
            return whole(terms, i, own, choice);
        };
        // The bits of the alternative, those of its operands at their places.
        let mut value = terms.constant(INT, alt.value.into());
        for (p, part) in alt.operands.iter().enumerate() {
            let at = all
                .iter()
                .position(|v| v.part == alternative.map(|a| (*a, p as u8)) && usize::from(v.operand) == i);
            let Some(at) = at else { continue };
            let bits = raw(terms, at, all.get(at), choice);
            for piece in &part.pieces {
                let run = terms.slice(bits, piece.value.into(), piece.len.into());
                let run = terms.zext(run, INT);
                let place = terms.constant(INT, piece.word.into());
                let run = terms.shl(run, place);
                value = terms.bitwise(&super::term::Op::Or, vec![value, run], INT);
            }
        }
        let value = terms.slice(value, 0, width);
        terms.zext(value, INT)
    });
    made.collect()
}

fn raw(terms: &mut Terms, at: usize, variable: Option<&Variable>, choice: &Choice) -> Id {
    let width = variable.map_or(64, |v| v.width);
    let var = Var::Index(at as u8);
    match choice.values.get(&var).map(Vec::as_slice) {
        Some([one]) => terms.constant(width, *one),
        _ => terms.var(var, width),
    }
}

fn whole(terms: &mut Terms, at: usize, variable: Option<&Variable>, choice: &Choice) -> Id {
    let x = raw(terms, at, variable, choice);
    match variable.is_some_and(|v| v.signed) {
        true => terms.sext(x, INT),
        false => terms.zext(x, INT),
    }
}

/// Whether some operands of a choice are legal together, as far as their values are few.
pub fn is_legal(op: &Op, all: &[Variable], choice: &Choice) -> bool {
    let constraints = op.where_.iter().chain(&op.legal);
    constraints.map(|c| &c.expr).all(|e| {
        let mut used = Vec::new();
        expression::mentioned(&op.lets, e, &mut used);
        let sets: Option<Vec<&Vec<u128>>> = used.iter().map(|i| choice.values.get(&Var::Index(*i))).collect();
        let Some(sets) = sets else { return true };
        let Some(count) = sets.iter().try_fold(1usize, |n, s| n.checked_mul(s.len())) else {
            return true;
        };
        count > MAX_TRIED
            || (0..count).any(|n| {
                let (mut rest, mut values) = (n, vec![0i64; op.operands.len()]);
                for (i, set) in used.iter().zip(&sets) {
                    let raw = set[rest % set.len()];
                    rest /= set.len();
                    let v = all.get(usize::from(*i));
                    let value = match v {
                        Some(v) if v.signed => onespec_bv::word::sext(raw, v.width),
                        _ => raw as i128,
                    };
                    if let Some(slot) = values.get_mut(usize::from(*i)) {
                        *slot = value as i64;
                    }
                }
                expression::evaluate(&op.lets, e, &values, &[]) != 0
            })
    })
}

/// Leaves out values of operands that are not legal whatever the others are.
pub fn narrow(op: &Op, all: &[Variable], choice: &mut Choice) {
    for constraint in op.where_.iter().chain(&op.legal) {
        let mut used = Vec::new();
        expression::mentioned(&op.lets, &constraint.expr, &mut used);
        let [i] = used.as_slice() else { continue };
        let (Some(v), Some(values)) = (all.get(usize::from(*i)), choice.values.get_mut(&Var::Index(*i))) else {
            continue;
        };
        values.retain(|raw| {
            let value = match v.signed {
                true => onespec_bv::word::sext(*raw, v.width),
                false => *raw as i128,
            };
            let mut given = vec![0i64; op.operands.len()];
            if let Some(slot) = given.get_mut(usize::from(*i)) {
                *slot = value as i64;
            }
            expression::evaluate(&op.lets, &constraint.expr, &given, &[]) != 0
        });
    }
}
