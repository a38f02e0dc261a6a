//! Alternatives of sums that can never be taken (E0403): all their bits belong to an earlier one.

use super::solve::{Answer, Budget, Condition, find};
use crate::model::{Alt, Expr, Isa, Kind, Word};
use crate::source::{Diag, Diags};

pub fn check(isa: &Isa, diags: &mut Diags) {
    for kind in &isa.kinds {
        let Kind::Sum { alts, .. } = kind else { continue };
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
