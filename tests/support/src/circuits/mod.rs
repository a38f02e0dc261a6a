//! Random well-formed circuits, for tests and benchmarks: structured programs with nested branches, switches and loops
//! of bounded trip counts, memory accesses, calls, all scalar types and every pure gate of the tables. The same seed
//! gives the same circuit everywhere.
//!
//! Every circuit ends: loops count, and there are no other back edges. Memory is a strict chain (loads are chained
//! too). The results do not depend on the addresses of stack slots.

mod areas;
mod control;
mod forms;
mod loops;
mod program;

use crate::Rng;
pub use forms::{Form, forms};

use onespec_graph::{Circuit, GateSet, Role, Type};

/// How a circuit should look.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shape {
    /// About so many gates.
    pub gates: usize,
    /// How deep branches and loops nest.
    pub depth: u32,
    /// Width of addresses: 32 or 64.
    pub address_bits: u32,
    pub params: usize,
    /// Variables, which become selectors where paths meet.
    pub variables: usize,
    /// Loads, stores, calls.
    pub effects: bool,
    /// Gates that may throw, and throws.
    pub throws: bool,
    /// Bound on how often the innermost code runs.
    pub iterations: usize,
}

impl Shape {
    /// A small circuit; which kind the seed says.
    pub fn of_seed(seed: u64) -> Shape {
        let mut rng = Rng::new(seed ^ 0x5a5a);
        Shape {
            gates: 10 + rng.below(190),
            depth: rng.below(5) as u32,
            address_bits: if rng.one_in(4) { 32 } else { 64 },
            params: rng.below(6),
            variables: 1 + rng.below(8),
            effects: !rng.one_in(4),
            throws: rng.one_in(4),
            iterations: 1 + rng.below(100),
        }
    }

    /// A circuit of about so many gates with everything but gates that may throw.
    pub fn of_size(gates: usize) -> Shape {
        Shape {
            gates,
            depth: 4,
            address_bits: 64,
            params: 5,
            variables: 8,
            effects: true,
            throws: false,
            iterations: 30,
        }
    }
}

/// The circuit of a seed.
pub fn circuit(set: &'static GateSet, seed: u64, shape: &Shape) -> Circuit {
    program::Program::new(set, seed, shape).make()
}

/// Arguments for a circuit: bits of a value for each parameter of its signature.
pub fn arguments(circuit: &Circuit, seed: u64) -> Vec<u64> {
    let mut rng = Rng::new(seed ^ 0xa6a6);
    let params = circuit.signature.as_ref().map_or(&[][..], |s| &s.params);
    params.iter().map(|&ty| value(circuit.set(), ty, &mut rng)).collect()
}

/// Bits of a value of a scalar type; those that are often special come often.
pub fn value(set: &GateSet, ty: Type, rng: &mut Rng) -> u64 {
    let def = set.type_def(ty);
    let width = def.width.clamp(1, 64);
    let mask = u64::MAX >> (64 - width);
    let float = def.bank == onespec_graph::set::Bank::Float;
    let bits = match rng.below(if float { 12 } else { 9 }) {
        0 => 0,
        1 => 1,
        2 => mask,
        3 => 1 << (width - 1),
        4 => mask >> 1,
        5 => 1 << rng.below(width as usize),
        6 => rng.below(16) as u64,
        7 => rng.next() >> rng.below(64),
        8 => rng.next(),
        // Numbers that floats meet: small whole ones, halves, infinities, what is no number.
        9 | 10 => float_bits(rng.below(64) as f64 / 2.0 - 8.0, width),
        _ => float_bits(
            [f64::INFINITY, f64::NEG_INFINITY, f64::NAN, -0.0, 1e30, 1e-42][rng.below(6)],
            width,
        ),
    };
    bits & mask
}

fn float_bits(value: f64, width: u32) -> u64 {
    match width {
        32 => u64::from((value as f32).to_bits()),
        _ => value.to_bits(),
    }
}

/// Scalar types with a value.
fn scalars(set: &GateSet) -> Vec<Type> {
    let usable = |&ty: &Type| {
        let def = set.type_def(ty);
        def.lanes == 0 && (1..=64).contains(&def.width)
    };
    (0..set.types.len() as u8).map(Type).filter(usable).collect()
}

/// Whether a set has what every program needs.
pub fn possible(set: &GateSet) -> bool {
    [Role::Return, Role::Constant, Role::StateEntry]
        .iter()
        .all(|&role| set.by_role(role).is_some())
}
