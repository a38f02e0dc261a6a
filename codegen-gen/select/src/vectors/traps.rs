//! Conditions of traps that depend on which registers operands name: rules of overlap.

use super::cells::{Cell, Meaning, Register};
use super::given;
use onespec_lanes::number::evaluate;
use onespec_lanes::term::{Id, Op, Terms, Var};
use onespec_lanes::variables::Variable;

/// Most combinations of registers that a condition is tried on.
const MOST_TRIED: usize = 4096;

/// Operands that name registers of elements with different widths: a value is in one of them, and registers are allocated so
/// that a result is in no register of a source with other elements. Masks may be in registers of what they are masks of.
pub fn apart(meaning: &Meaning) -> Vec<(u8, u8)> {
    let cells: Vec<Cell> = meaning.sources.iter().map(|s| s.cell).chain([meaning.result]).collect();
    let wide = |cell: &Cell| cell.lane.filter(|bits| *bits > 1);
    let mut pairs = Vec::new();
    for (i, a) in cells.iter().enumerate() {
        for b in cells.iter().skip(i + 1).filter(|b| a.file == b.file) {
            if let (Register::Operand(j), Register::Operand(k)) = (a.register, b.register)
                && let (Some(x), Some(y)) = (wide(a), wide(b))
                && x != y
            {
                pairs.push((j, k));
            }
        }
    }
    pairs
}

/// Whether a condition is 0 for all registers that operands may name, but for `fixed` ones of a file: what a pattern
/// requires of such a register stands there by itself. Pairs of operands that lie `apart` name different registers.
pub fn never(terms: &Terms, condition: Id, variables: &[Variable], fixed: &[(u16, u16)], apart: &[(u8, u8)]) -> bool {
    if terms.is_zero(condition) {
        return true;
    }
    if let Op::Or = terms.op(condition) {
        return terms
            .args(condition)
            .iter()
            .all(|one| never(terms, *one, variables, fixed, apart));
    }
    let mut sets: Vec<(Var, Vec<u128>)> = Vec::new();
    for (_, var) in given::variables(terms, condition) {
        let variable = match var {
            Var::Index(k) => variables.get(usize::from(k)),
            _ => None,
        };
        let Some((file, values)) = variable.and_then(|v| Some((v.file?, v.values.as_ref()?))) else {
            return false;
        };
        let free = |n: &u128| !fixed.iter().any(|(f, r)| *f == file && u128::from(*r) == *n);
        sets.push((var, values.iter().copied().filter(free).collect()));
    }
    let all = sets.iter().try_fold(1usize, |all, (_, set)| all.checked_mul(set.len()));
    let Some(all) = all.filter(|all| *all <= MOST_TRIED) else {
        return false;
    };
    (0..all).all(|n| {
        let mut rest = n;
        let mut chosen = Vec::with_capacity(sets.len());
        for (var, set) in &sets {
            chosen.extend(set.get(rest % set.len().max(1)).map(|value| (*var, *value)));
            rest /= set.len().max(1);
        }
        let value = |var: Var| chosen.iter().find(|(v, _)| *v == var).map(|(_, x)| *x);
        let meets = |(j, k): &(u8, u8)| {
            let register = value(Var::Index(*j));
            register.is_some() && register == value(Var::Index(*k))
        };
        apart.iter().any(meets) || evaluate(terms, condition, &value) == Some(0)
    })
}
