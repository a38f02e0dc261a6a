//! The value of a term over variables of which the values are known.

use super::term::{Id, Op, Terms, Var};
use hashbrown::HashMap;
use onespec_bv::word::{mask, sext};

/// Evaluates a term; `None` where a variable has no value, and for memory and functions of the host.
pub fn evaluate(terms: &Terms, t: Id, value: &dyn Fn(Var) -> Option<u128>) -> Option<u128> {
    run(terms, t, value, &mut HashMap::new())
}

fn run(
    terms: &Terms,
    t: Id,
    value: &dyn Fn(Var) -> Option<u128>,
    known: &mut HashMap<Id, Option<u128>>,
) -> Option<u128> {
    if let Some(known) = known.get(&t) {
        return *known;
    }
    let made = node(terms, t, value, known).map(|v| v & mask(terms.width(t)));
    known.insert(t, made);
    made
}

fn node(
    terms: &Terms,
    t: Id,
    value: &dyn Fn(Var) -> Option<u128>,
    known: &mut HashMap<Id, Option<u128>>,
) -> Option<u128> {
    let width = terms.width(t);
    if let Op::Var(var) = terms.op(t) {
        return value(*var);
    }
    if let (Op::Ite, [c, yes, no]) = (terms.op(t), terms.args(t)) {
        let taken = if run(terms, *c, value, known)? != 0 { yes } else { no };
        return run(terms, *taken, value, known);
    }
    let mut args = Vec::with_capacity(terms.args(t).len());
    for arg in terms.args(t) {
        args.push(run(terms, *arg, value, known)?);
    }
    let widths: Vec<u32> = terms.args(t).iter().map(|a| terms.width(*a)).collect();
    let signed = |i: usize| sext(args.get(i).copied().unwrap_or(0), widths.get(i).copied().unwrap_or(1));
    let two = || Some((*args.first()?, *args.get(1)?));
    Some(match terms.op(t) {
        Op::Const(v) => *v,
        Op::Lin(c, factors) => {
            let products = args.iter().zip(factors).map(|(a, k)| a.wrapping_mul(*k));
            products.fold(*c, u128::wrapping_add)
        }
        Op::Mul => args.iter().fold(1, |all: u128, a| all.wrapping_mul(*a)),
        Op::And => args.iter().fold(u128::MAX, |all, a| all & a),
        Op::Or => args.iter().fold(0, |all, a| all | a),
        Op::Xor => args.iter().fold(0, |all, a| all ^ a),
        Op::Shl => {
            let (a, n) = two()?;
            if n < u128::from(width) { a << n } else { 0 }
        }
        Op::Shr => {
            let (a, n) = two()?;
            if n < u128::from(width) { a >> n } else { 0 }
        }
        Op::Sar => {
            let (_, n) = two()?;
            (signed(0) >> n.min(u128::from(width) - 1)) as u128
        }
        Op::Udiv => {
            let (a, b) = two()?;
            a.checked_div(b).unwrap_or(u128::MAX)
        }
        Op::Urem => {
            let (a, b) = two()?;
            a.checked_rem(b).unwrap_or(a)
        }
        Op::Sdiv if two()?.1 == 0 => u128::MAX,
        Op::Sdiv => signed(0).wrapping_div(signed(1)) as u128,
        Op::Srem if two()?.1 == 0 => two()?.0,
        Op::Srem => signed(0).wrapping_rem(signed(1)) as u128,
        Op::Eq => {
            let (a, b) = two()?;
            u128::from(a == b)
        }
        Op::Ult => {
            let (a, b) = two()?;
            u128::from(a < b)
        }
        Op::Slt => u128::from(signed(0) < signed(1)),
        Op::Slice(lo) => args.first()? >> lo,
        Op::Concat => {
            let mut at = 0;
            let mut all = 0;
            for (arg, bits) in args.iter().zip(&widths) {
                all |= arg << at;
                at += bits;
            }
            all
        }
        Op::Sext => signed(0) as u128,
        Op::Clz => u128::from(
            (args.first()? << (128 - widths.first()?))
                .leading_zeros()
                .min(*widths.first()?),
        ),
        Op::Ctz => u128::from(args.first()?.trailing_zeros().min(*widths.first()?)),
        Op::Pop => u128::from(args.first()?.count_ones()),
        Op::Rotl | Op::Load | Op::Call(..) | Op::Var(_) | Op::Ite => return None,
    })
}

/// The variables of a term, each once, in order.
pub fn variables(terms: &Terms, t: Id) -> Vec<Var> {
    let (mut seen, mut open, mut found) = (hashbrown::HashSet::new(), vec![t], Vec::new());
    while let Some(t) = open.pop() {
        if !seen.insert(t) {
            continue;
        }
        if let Op::Var(var) = terms.op(t)
            && !found.contains(var)
        {
            found.push(*var);
        }
        open.extend_from_slice(terms.args(t));
    }
    found.sort_unstable();
    found
}
