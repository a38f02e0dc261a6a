//! Whether instructions of a machine compute a gate on vectors, also by what `expand` rules make of it.

use super::expand::expand;
use super::gate_data::with_data;
use super::library::{Inputs, is_covered};
use super::masks;
use super::options::PrepareOptions;
use super::reductions;
use crate::machine::{Binding, Machine};
use onespec_compiler::vectorize::Twins;
use onespec_graph::set::{Bank, Term, Where};
use onespec_graph::{Circuit, Gate, Opcode, Role, Type, TypeSet};

/// Gates on vectors that a processor computes in the place of one, at most.
const MOST_OF_VECTORS: usize = 64;

/// Bits of addresses of circuits that are made to ask.
const ADDRESS: u32 = 64;

/// Of a gate on vectors with a result of this type, or one that makes a scalar of a vector of this type: the types of inputs
/// with which code computes it, of those for which the machine has registers. `known` are not asked about again.
pub fn computed_from(
    machine: &Machine,
    binding: &Binding,
    op: Opcode,
    ty: Type,
    known: &dyn Fn(&[Type]) -> bool,
) -> Vec<Vec<Type>> {
    let Some(twins) = binding.twins else {
        return Vec::new();
    };
    let element = binding.set.type_def(ty).element;
    if let Some(reduction) = twins.reduction(op) {
        let first = reduction.begins.then_some(element);
        let inputs: Vec<Type> = [ty].into_iter().chain(first).chain([twins.length()]).collect();
        let made = !known(&inputs) && reduces(machine, binding, (op, element), &inputs).unwrap_or(false);
        return made.then_some(inputs).into_iter().collect();
    }
    if op == twins.splat() {
        let made = !known(&[element]) && splats(machine, binding, twins, ty).unwrap_or(false);
        return made.then(|| vec![element]).into_iter().collect();
    }
    if Some(op) == twins.numbers() {
        let inputs = vec![twins.length()];
        let made = !known(&inputs) && asked(machine, binding, twins, (op, ty), &inputs).unwrap_or(false);
        return made.then_some(inputs).into_iter().collect();
    }
    if twins.scalar(op).is_none() {
        return Vec::new();
    }
    let mut all = inputs(binding, op, ty);
    all.retain(|inputs| !known(inputs) && asked(machine, binding, twins, (op, ty), inputs).unwrap_or(false));
    all
}

/// Whether a scalar is put into every element of a vector that no register holds: as the integer of its bits.
fn splats(machine: &Machine, binding: &Binding, twins: Twins, ty: Type) -> Option<bool> {
    let set = binding.set;
    let element = set.type_def(ty).element;
    if binding.bank(ty).is_none() || binding.types.is_held(element) {
        return Some(false);
    }
    let width = set.type_def(element).width;
    let is_integer = |at: &Type| {
        let def = set.type_def(*at);
        def.lanes == 0 && def.width == width && def.bank == Bank::Int
    };
    let integer = (0..set.types.len()).map(|at| Type(at as u8)).find(is_integer)?;
    let (cast, _) = with_data(set, "same_bits")?;
    let arg = set.by_role(Role::Arg)?;
    let mut circuit = Circuit::new(set, ADDRESS);
    let bits = circuit.add(arg, integer, 0, &[], &[], &[]);
    let number = circuit.add(cast, element, 0, &[], &[], &[bits]);
    circuit.add(twins.splat(), ty, 0, &[], &[], &[number]);
    Some(is_computed(machine, binding, circuit))
}

/// Whether a gate that combines the elements of a vector is computed, whatever number of elements counts.
fn reduces(machine: &Machine, binding: &Binding, (op, ty): (Opcode, Type), inputs: &[Type]) -> Option<bool> {
    let set = binding.set;
    let vector = inputs.first()?;
    if binding.bank(*vector).is_none() || !set.def(op).types.has(ty) {
        return Some(false);
    }
    let mut circuit = Circuit::new(set, ADDRESS);
    let arg = set.by_role(Role::Arg)?;
    let values = inputs
        .iter()
        .enumerate()
        .map(|(at, input)| circuit.add(arg, *input, at as u64, &[], &[], &[]));
    let values: Vec<Gate> = values.collect();
    circuit.add(op, ty, 0, &[], &[], &values);
    reductions::open(&mut circuit, binding);
    Some(is_computed(machine, binding, circuit))
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
    let (arg, constant) = (set.by_role(Role::Arg)?, set.by_role(Role::Constant)?);
    let mut values: Vec<Gate> = Vec::with_capacity(inputs.len());
    for (at, input) in inputs.iter().enumerate() {
        values.push(match *input == twins.length() && at + 1 == inputs.len() {
            true => circuit.add(constant, *input, Twins::ALL, &[], &[], &[]),
            false => circuit.add(arg, *input, at as u64, &[], &[], &[]),
        });
    }
    circuit.add(op, ty, 0, &[], &[], &values);
    Some(is_computed(machine, binding, circuit))
}

/// Whether all gates of a circuit are, with what rules make of them; the last one is what it is about.
fn is_computed(machine: &Machine, binding: &Binding, mut circuit: Circuit) -> bool {
    let set = circuit.set();
    let (Some(leave), Some(gate)) = (set.by_role(Role::Return), circuit.gates().last()) else {
        return false;
    };
    let (state, depend) = (circuit.state_entry(), circuit.depend_entry());
    circuit.add(leave, Type::NONE, 0, &[state], &[depend], &[gate]);
    expand(&mut circuit, machine, binding, PrepareOptions::default());
    masks::narrow(&mut circuit, machine, binding);
    let works = |gate: &Gate| {
        let computes = matches!(circuit.role(*gate), Role::Compute | Role::Select | Role::Splat);
        computes && !circuit.is_dead(*gate)
    };
    let all: Vec<Gate> = circuit.gates().filter(works).collect();
    // A processor does by scalar code what is long on vectors.
    let is_short = machine.convention.stack.is_none() || all.len() <= MOST_OF_VECTORS;
    let is_computed = |gate: &Gate| {
        is_covered(machine, binding, &circuit, *gate, Inputs::Constants) || masks::is_narrowed(&circuit, binding, *gate)
    };
    is_short && all.iter().all(is_computed)
}
