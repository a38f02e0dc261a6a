//! The constants of a circuit by type and bits, so that a pass makes each of them once.

use hashbrown::HashMap;
use onespec_graph::set::FoldArgs;
use onespec_graph::{Circuit, Gate, Opcode, Role, Type};

pub(super) struct Constants {
    op: Option<Opcode>,
    known: HashMap<(Type, u64), Gate>,
}

impl Constants {
    /// Those that there are; of two alike, the first.
    pub fn of(circuit: &Circuit) -> Constants {
        let mut known = HashMap::new();
        for gate in circuit.gates().filter(|&g| circuit.role(g) == Role::Constant) {
            known.entry((circuit.ty(gate), circuit.bits(gate))).or_insert(gate);
        }
        Constants {
            op: circuit.set().by_role(Role::Constant),
            known,
        }
    }

    /// The constant with these bits; `None` where the set has no constants.
    pub fn get(&mut self, circuit: &mut Circuit, ty: Type, bits: u64) -> Option<Gate> {
        let op = self.op?;
        Some(
            *self
                .known
                .entry((ty, bits))
                .or_insert_with(|| circuit.add(op, ty, bits, &[], &[], &[])),
        )
    }
}

impl Constants {
    /// A gate of two values of one type, or the constant that it is.
    pub fn compute(&mut self, circuit: &mut Circuit, op: Opcode, ty: Type, [a, b]: [Gate; 2]) -> Gate {
        let folded = match [bits(circuit, a), bits(circuit, b)] {
            [Some(x), Some(y)] => (circuit.set().fold)(FoldArgs {
                op,
                ty,
                bits: 0,
                types: &[circuit.ty(a), circuit.ty(b)],
                values: &[x, y],
            }),
            _ => None,
        };
        let constant = folded.and_then(|number| self.get(circuit, ty, number));
        constant.unwrap_or_else(|| circuit.add(op, ty, 0, &[], &[], &[a, b]))
    }
}

/// Bits of a constant.
pub(super) fn bits(circuit: &Circuit, gate: Gate) -> Option<u64> {
    (gate.index() < circuit.len() && circuit.role(gate) == Role::Constant).then(|| circuit.bits(gate))
}

/// The value of a pure gate, if `value` knows all of its operands. The buffers are emptied first.
pub(super) fn fold(
    circuit: &Circuit,
    gate: Gate,
    buffers: &mut (Vec<Type>, Vec<u64>),
    mut value: impl FnMut(Gate) -> Option<u64>,
) -> Option<u64> {
    let (types, values) = buffers;
    types.clear();
    values.clear();
    for input in circuit.values(gate).iter() {
        values.push(value(input)?);
        types.push(circuit.ty(input));
    }
    let args = FoldArgs {
        op: circuit.op(gate),
        ty: circuit.ty(gate),
        bits: circuit.bits(gate),
        types,
        values,
    };
    (circuit.set().fold)(args)
}
