//! Cases of switches: their bitfield is a value of the type that the switch takes.

use crate::circuit::set::Type;
use crate::circuit::{Circuit, Gate};

/// The type of the value that the switch of a case takes; [`Type::NONE`] where that can't be known.
pub(super) fn type_of_case(circuit: &Circuit, case: Gate) -> Type {
    let known = |gate: Gate| Some(gate).filter(|g| g.index() < circuit.len());
    let taken = known(circuit.state(case, 0)).and_then(|switch| known(circuit.value(switch, 0)));
    taken.map_or(Type::NONE, |taken| circuit.ty(taken))
}
