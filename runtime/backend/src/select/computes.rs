//! Whether instructions of a machine compute a gate on vectors, also by what `expand` rules make of it.

use super::expand::expand;
use super::library::{Inputs, is_covered};
use crate::machine::{Binding, Machine};
use onespec_compiler::vectorize::Twins;
use onespec_graph::set::{Term, Where};
use onespec_graph::{Circuit, Gate, Opcode, Role, Type, TypeSet};

/// Gates on vectors that a processor computes in the place of one, at most.
const MOST_OF_VECTORS: usize = 64;

/// Bits of addresses of circuits that are made to ask.
const ADDRESS: u32 = 64;

/// Whether code computes a gate that does something to each element, with a result of this type and inputs of any types for
/// which the machine has registers.
pub fn computes(machine: &Machine, binding: &Binding, op: Opcode, ty: Type) -> bool {
    let Some(twins) = Twins::of(binding.set).filter(|twins| twins.scalar(op).is_some()) else {
        return false;
    };
    let all = inputs(binding, op, ty);
    !all.is_empty()
        && all
            .iter()
            .all(|inputs| asked(machine, binding, twins, (op, ty), inputs).unwrap_or(false))
}

/// The types that inputs may have: the same for all that are not of the type of the result.
fn inputs(binding: &Binding, op: Opcode, ty: Type) -> Vec<Vec<Type>> {
    let set = binding.set;
    let def = set.def(op);
    let lanes = set.type_def(ty).lanes;
    if !def.types.has(ty) || def.values_rep.is_some() {
        return Vec::new();
    }
    let held = |at: &Type| set.type_def(*at).lanes == lanes && binding.bank(*at).is_some();
    let others: Vec<Type> = (0..set.types.len()).map(|at| Type(at as u8)).filter(held).collect();
    let of = |other: Type| {
        let one = |term: &Term| match term {
            Term::Own => Some(ty),
            Term::One(one) => Some(*one),
            Term::Any(types) | Term::Same(_, types) if types.has(other) => Some(other),
            _ => None,
        };
        let inputs: Option<Vec<Type>> = def.values.iter().map(one).collect();
        let goes = |w: &Where| {
            let allowed = w.allowed.get(usize::from(ty.0)).copied().unwrap_or(TypeSet::NONE);
            inputs
                .as_ref()?
                .get(usize::from(w.input))
                .map(|input| allowed.has(*input))
        };
        def.wheres
            .iter()
            .all(|w| goes(w) == Some(true))
            .then_some(inputs)
            .flatten()
    };
    let mut all: Vec<Vec<Type>> = others.into_iter().filter_map(of).collect();
    all.dedup();
    all
}

/// Whether this gate alone is computed.
fn asked(
    machine: &Machine,
    binding: &Binding,
    twins: Twins,
    (op, ty): (Opcode, Type),
    inputs: &[Type],
) -> Option<bool> {
    let set = binding.set;
    let mut circuit = Circuit::new(set, ADDRESS);
    let (arg, constant, leave) = (
        set.by_role(Role::Arg)?,
        set.by_role(Role::Constant)?,
        set.by_role(Role::Return)?,
    );
    let mut values: Vec<Gate> = Vec::with_capacity(inputs.len());
    for (at, input) in inputs.iter().enumerate() {
        values.push(match *input == twins.length() && at + 1 == inputs.len() {
            true => circuit.add(constant, *input, Twins::ALL, &[], &[], &[]),
            false => circuit.add(arg, *input, at as u64, &[], &[], &[]),
        });
    }
    let gate = circuit.add(op, ty, 0, &[], &[], &values);
    let (state, depend) = (circuit.state_entry(), circuit.depend_entry());
    circuit.add(leave, Type::NONE, 0, &[state], &[depend], &[gate]);
    expand(&mut circuit, machine, binding);
    let works = |gate: &Gate| {
        let computes = matches!(circuit.role(*gate), Role::Compute | Role::Select | Role::Splat);
        computes && !circuit.is_dead(*gate)
    };
    let all: Vec<Gate> = circuit.gates().filter(works).collect();
    // A processor does by scalar code what is long on vectors.
    let is_short = machine.convention.stack.is_none() || all.len() <= MOST_OF_VECTORS;
    let is_computed = |gate: &Gate| is_covered(machine, binding, &circuit, *gate, Inputs::Constants);
    Some(is_short && all.iter().all(is_computed))
}
