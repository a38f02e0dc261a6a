//! What entries of instructions say about the order of accesses, in keys of their own:
//!
//! * `orders: "pred > succ"`: a fence. Accesses of the classes on the left stay before those on the right: letters `r` and `w`,
//!   or an operand that is a set of such letters. Several, with commas between.
//! * `acquire: "aqrl & 2"`, `release: "aqrl & 1"`: the access has this annotation where the operand has these bits. An acquire
//!   is for what reads, a release for what writes; both together hold for either.
//! * `reservation: made` and `reservation: used`: the load and the store of a pair.

use onespec_core::isa::{Isa, Kind, Op};

/// Classes of accesses: a set of loads and stores.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Classes {
    /// Loads are in the set.
    pub reads: bool,
    /// Stores are in the set.
    pub writes: bool,
}

/// A fence: what stays before what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fence {
    /// Accesses before the fence that it orders, by class.
    pub before: Classes,
    /// Accesses behind the fence that it orders, by class.
    pub after: Classes,
}

/// Annotations of an access.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Annotations {
    /// Acquire: later accesses of the thread stay behind it.
    pub acquire: bool,
    /// Release: earlier accesses of the thread stay before it.
    pub release: bool,
}

/// The part that an instruction has in a pair of a reserving load and a conditional store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reservation {
    /// The load, which makes the reservation.
    Made,
    /// The store, which uses the reservation.
    Used,
}

fn said(op: &Op, key: &str) -> Option<&'static str> {
    op.data.iter().find(|(known, _)| *known == key).map(|(_, value)| *value)
}

/// The fences that an instruction with these operands is.
pub fn fences(isa: &Isa, op: &Op, args: &[i64]) -> Vec<Fence> {
    let orders = said(op, "orders").unwrap_or("");
    let fence = |item: &str| {
        let (before, after) = item.split_once('>')?;
        Some(Fence {
            before: classes(isa, op, args, before.trim()),
            after: classes(isa, op, args, after.trim()),
        })
    };
    orders.split(',').filter_map(fence).collect()
}

fn classes(isa: &Isa, op: &Op, args: &[i64], text: &str) -> Classes {
    let at = op.operands.iter().position(|o| o.name == text);
    let kind = at.and_then(|at| isa.kinds.get(usize::from(op.operands.get(at)?.kind)));
    let has = |letter: char| match (kind, at.and_then(|at| args.get(at))) {
        (Some(Kind::Flags { letters, .. }), Some(set)) => {
            let bit = letters.chars().rev().position(|l| l == letter);
            bit.is_some_and(|bit| set >> bit & 1 == 1)
        }
        _ => text.contains(letter),
    };
    Classes {
        reads: has('r'),
        writes: has('w'),
    }
}

/// The annotations of an access that reads or writes.
pub fn annotations(op: &Op, args: &[i64], access: Classes) -> Annotations {
    let holds = |key: &str| {
        let (name, bits) = said(op, key)?.split_once('&')?;
        let at = op.operands.iter().position(|o| o.name == name.trim())?;
        Some(args.get(at)? & bits.trim().parse::<i64>().ok()? != 0)
    };
    let [acquire, release] = ["acquire", "release"].map(|key| holds(key).unwrap_or(false));
    Annotations {
        acquire: acquire && (access.reads || release),
        release: release && (access.writes || acquire),
    }
}

/// The part that an instruction has in such a pair, by the key `reservation` of its entry; `None` without one.
pub fn reservation(op: &Op) -> Option<Reservation> {
    match said(op, "reservation")? {
        "made" => Some(Reservation::Made),
        "used" => Some(Reservation::Used),
        _ => None,
    }
}
