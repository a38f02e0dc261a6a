//! Gates by what their description says of them.

use onespec_graph::{GateSet, Opcode};

/// The first gate that says something under a key, and what.
pub(super) fn with_data(set: &'static GateSet, key: &str) -> Option<(Opcode, &'static str)> {
    set.gates.iter().enumerate().find_map(|(op, gate)| {
        let (_, text) = gate.data.iter().find(|(known, _)| *known == key)?;
        Some((op as Opcode, *text))
    })
}
