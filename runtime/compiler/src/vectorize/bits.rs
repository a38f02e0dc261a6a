//! A bound on the bits in which a number may have ones (known bits; Warren, "Hacker's Delight", 2002, section 4).

use super::shape::View;
use onespec_graph::{Gate, Role};

/// Gates in each other that are looked through.
const DEPTH: u32 = 16;

/// How many low bits of a number may be ones: above them there are zeros.
pub(super) fn ones(view: &View<'_>, gate: Gate) -> u32 {
    to_depth(view, gate, DEPTH)
}

fn to_depth(view: &View<'_>, gate: Gate, depth: u32) -> u32 {
    let (c, gates) = (view.circuit, view.gates);
    let width = gates.width(c.ty(gate));
    if c.role(gate) == Role::Constant {
        return 64 - c.bits(gate).leading_zeros();
    }
    if depth == 0 {
        return width;
    }
    let of = |at: u32| to_depth(view, c.value(gate, at), depth - 1);
    let by = |at: u32| {
        let amount = c.value(gate, at);
        (c.role(amount) == Role::Constant).then(|| (c.bits(amount) % u64::from(width.max(1))) as u32)
    };
    let op = c.op(gate);
    let bits = match () {
        () if op == gates.zext => of(0),
        () if op == gates.sext => {
            let (bits, own) = (of(0), gates.width(c.ty(c.value(gate, 0))));
            if bits < own { bits } else { width }
        }
        () if op == gates.trunc => of(0),
        () if op == gates.and => of(0).min(of(1)),
        () if op == gates.or || Some(op) == gates.xor => of(0).max(of(1)),
        () if op == gates.add => of(0).max(of(1)) + 1,
        () if op == gates.mul => of(0) + of(1),
        () if op == gates.select => of(1).max(of(2)),
        () if op == gates.shl => by(1).map_or(width, |by| of(0) + by),
        () if Some(op) == gates.lshr => by(1).map_or(width, |by| of(0).saturating_sub(by)),
        () => width,
    };
    bits.min(width)
}
