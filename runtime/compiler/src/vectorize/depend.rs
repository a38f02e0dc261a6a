//! Dependences between iterations of a loop that nobody declared independent (Allen, Kennedy, "Optimizing Compilers for
//! Modern Architectures", 2001, section 2.2): the distance of two accesses with one base, else whether their bases can
//! be one object, else a comparison of the two ranges before the loop begins.
//!
//! All lanes of a strip do one access before any lane does the next one. So what an iteration reads or writes may be
//! what the same or a later iteration touches in a later access, and must not be what an earlier iteration touches there.

use super::reason::{Reason, Why};
use super::recipe::Access;
use super::shape::View;
use crate::passes::alias::{self, Addresses};

/// Ranges that are compared before a loop.
const MOST: usize = 6;

/// Pairs of accesses whose ranges must not overlap, by index: what cannot be known before the program runs.
///
/// # Errors
/// Iterations do depend on each other, or it would take too many comparisons to know.
pub(crate) fn overlaps(view: &View<'_>, accesses: &[Access]) -> Result<Vec<[usize; 2]>, Reason> {
    let mut addresses = Addresses::new(view.circuit);
    let mut pairs = Vec::new();
    for (later, y) in accesses.iter().enumerate() {
        // Two iterations may write one place, and elements of a strip are written in any order.
        if y.writes && y.form.is_none() {
            return Err(Why::Dependence.at(y.line));
        }
        for (earlier, x) in accesses[..later].iter().enumerate() {
            if !x.writes && !y.writes {
                continue;
            }
            let [a, b] = [x, y].map(|access| alias::Access {
                at: access.address,
                address: alias::Address {
                    offset: None,
                    ..addresses.of(view.circuit, access.address)
                },
                bytes: access.bytes,
            });
            if a.address.base != b.address.base && !addresses.may_meet(view.circuit, &a, &b) {
                continue;
            }
            let (Some(from), Some(to)) = (&x.form, &y.form) else {
                return Err(Why::Dependence.at(y.line));
            };
            if from.terms == to.terms && from.step == to.step && from.step != 0 {
                // What is appended lies no further than if each iteration did so; loads of a strip come before.
                let appends = [from, to].map(|form| form.counter.is_some());
                if appends != [false, false] && (x.writes || appends != [false, true]) {
                    return Err(Why::Dependence.at(y.line));
                }
                let apart = to.constant.wrapping_sub(from.constant) as i64;
                if is_backward(from.signed_step(), apart, [x.bytes, y.bytes]) {
                    return Err(Why::Dependence.at(y.line));
                }
                continue;
            }
            pairs.push([earlier, later]);
        }
    }
    match pairs.len() {
        ..=MOST => Ok(pairs),
        _ => Err(Why::Dependence.at(pairs.first().map_or(0, |pair| accesses[pair[1]].line))),
    }
}

/// Whether the second access, `apart` bytes from the first in the same iteration, touches in an earlier iteration what
/// the first one touches in a later one.
fn is_backward(step: i64, apart: i64, [first, second]: [u64; 2]) -> bool {
    let (step, apart) = (i128::from(step), i128::from(apart));
    let (first, second) = (i128::from(first), i128::from(second));
    // They meet `t` iterations apart if -second < step * t + apart < first.
    let (least, most) = (-second - apart + 1, first - apart - 1);
    let (low, high) = match step > 0 {
        true => (least, most),
        false => (-most, -least),
    };
    let step = step.abs();
    let from = low.div_euclid(step) + i128::from(low.rem_euclid(step) != 0);
    let to = high.div_euclid(step);
    from <= to && from < 0
}

#[cfg(test)]
mod tests {
    use super::is_backward;

    #[test]
    fn distances() {
        // Load a[i + 1], store a[i]: iteration i reads what iteration i + 1 writes, which comes later.
        assert!(!is_backward(4, -4, [4, 4]));
        // Load a[i - 1], store a[i]: iteration i reads what iteration i - 1 has written.
        assert!(is_backward(4, 4, [4, 4]));
        assert!(!is_backward(4, 0, [4, 4]));
        // Words at every byte overlap.
        assert!(is_backward(1, 0, [4, 4]));
        // Fields of one structure never meet.
        assert!(!is_backward(8, 4, [4, 4]));
        assert!(!is_backward(8, -4, [4, 4]));
        assert!(!is_backward(-4, 4, [4, 4]));
        assert!(is_backward(-4, -4, [4, 4]));
    }
}
