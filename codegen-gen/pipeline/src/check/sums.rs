//! Alternatives of sums that can never be taken (E0403): all their bits belong to an earlier one, or their `where` excludes
//! all of them.

use super::accept::{looked_at, values};
use super::solve::{Answer, Budget, Condition, find};
use onespec_core::expr::Env;
use onespec_core::isa;
use onespec_description::model::{Alt, Constraint, Expr, Isa, Kind, Word};
use onespec_diag::{Diag, Diags};

pub fn check(isa: &Isa, tables: &'static isa::Isa, diags: &mut Diags) {
    for (kind, lowered) in isa.kinds.iter().zip(tables.kinds) {
        let (Kind::Sum { alts, .. }, isa::Kind::Sum { alts: lowered, .. }) = (kind, lowered) else {
            continue;
        };
        for (alt, lowered) in alts.iter().zip(*lowered) {
            if let Some(condition) = never_holds(tables, alt, lowered) {
                let message = format!("the alternative `{}` can never be taken", alt.name);
                let diag = Diag::error("E0403", &condition.origin, message).label("this never holds");
                diags.push(diag.also(&alt.origin, "the alternative").help("mend the condition"));
            }
        }
        for (i, alt) in alts.iter().enumerate() {
            let earlier: Vec<&Alt> = alts[..i].iter().filter(|a| is_plain(a)).collect();
            if earlier.is_empty() || reachable(alt, &earlier) {
                continue;
            }
            let mut diag = Diag::error(
                "E0403",
                &alt.origin,
                format!("the alternative `{}` can never be taken", alt.name),
            )
            .label("all its bits belong to earlier alternatives");
            for first in earlier
                .iter()
                .filter(|e| (e.value ^ alt.value) & e.mask & alt.mask == 0)
            {
                diag = diag.also(&first.origin, format!("`{}` is tried before", first.name));
            }
            diags.push(
                diag.help("the first alternative that accepts wins: move it up, or fix more bits of those before it"),
            );
        }
    }
}

/// A condition of the alternative that none of its bits satisfy. What depends on a parameter may hold.
fn never_holds<'a>(tables: &'static isa::Isa, alt: &'a Alt, lowered: &'static isa::Alt) -> Option<&'a Constraint> {
    let depends = |e: &Constraint| asks(&e.expr) || alt.lets.iter().any(|found| asks(&found.value));
    let mut conditions = alt.where_.iter().zip(lowered.where_);
    let found = conditions.find(|(written, e)| {
        let bits = looked_at(e, lowered.operands, lowered.lets, 0);
        let holds = |word| {
            let values = values(tables, lowered.operands, bits, word);
            Env::of(tables, lowered.operands, lowered.lets, &values).holds(e)
        };
        let condition = Condition {
            bits,
            holds: Box::new(holds),
        };
        let answer = find(alt.mask.into(), alt.value.into(), &[&condition], &Budget::default());
        !depends(written) && matches!(answer, Answer::Nothing)
    });
    found.map(|(written, _)| written)
}

/// Does an expression mention a parameter?
fn asks(e: &Expr) -> bool {
    match e {
        Expr::Param(_) => true,
        Expr::Num(_) | Expr::Operand(_) | Expr::Let(_) | Expr::Slice(..) => false,
        Expr::Un(_, a) | Expr::In(a, _) | Expr::Call(_, a) => asks(a),
        Expr::Bin(_, a, b) => asks(a) || asks(b),
        Expr::Cond(c, a, b) => asks(c) || asks(a) || asks(b),
    }
}

/// Fixed bits alone decide about it. What else looks at bits may leave some over; then a later one counts as reachable.
fn is_plain(alt: &Alt) -> bool {
    let always = |e: &Expr| matches!(e, Expr::Num(n) if *n != 0);
    alt.where_.iter().all(|c| always(&c.expr))
        && alt
            .operands
            .iter()
            .all(|o| o.except.is_empty() && o.args.is_empty() && !o.has_copies())
}

/// Whether some bits are the alternative's and of no earlier one.
fn reachable(alt: &Alt, earlier: &[&Alt]) -> bool {
    let conditions: Vec<Condition<'_>> = earlier
        .iter()
        .map(|e| {
            let (mask, value) = (Word::from(e.mask), Word::from(e.value));
            Condition {
                bits: mask,
                holds: Box::new(move |bits| bits & mask != value),
            }
        })
        .collect();
    let all: Vec<&Condition<'_>> = conditions.iter().collect();
    // Too many bits to decide: then the alternatives have so much room that an empty one would be deliberate.
    !matches!(
        find(alt.mask.into(), alt.value.into(), &all, &Budget::default()),
        Answer::Nothing
    )
}
