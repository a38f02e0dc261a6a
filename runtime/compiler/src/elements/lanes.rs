//! The function of elements on vectors: each gate becomes the gate that does the same to each element.

use super::build::returns;
use crate::vectorize::gates::Gates;
use crate::vectorize::{Reason, VectorTarget, Why};
use onespec_graph::circuit::Signature;
use onespec_graph::{Circuit, Gate, Role, Type};

/// Elements that a register of a target holds; `None` where its registers hold no vectors.
pub fn count(target: &VectorTarget) -> Option<usize> {
    let (_, count) = target.lanes.first()?;
    Some(usize::from(*count) * target.scale.least() as usize)
}

/// The circuit of a function of elements on whole registers of a target; numbers that are narrower than its lanes lie in wider
/// ones ([`super::widen`]).
///
/// # Errors
/// As [`lanes`] and [`super::widen`].
pub fn on_registers(elements: &Circuit, target: &VectorTarget) -> Result<Circuit, Reason> {
    let of_register = target.lanes.first().zip(count(target));
    let ((_, lanes_of_type), all) = of_register.ok_or(Why::NoLanes.at(0))?;
    let held: Vec<u32> = target.lanes.iter().map(|(width, _)| *width).collect();
    lanes(&super::widen(elements, &held)?, *lanes_of_type, all as u64)
}

/// The circuit of a function of elements on vectors of `count` lanes for each unit of the scale. `vl` is how many elements
/// count: all that a register has. Inputs that are the same in all iterations are vectors, too; constants are splats.
///
/// # Errors
/// There is no vector of so many lanes of a type, or no gate on vectors.
pub fn lanes(elements: &Circuit, count: u16, vl: u64) -> Result<Circuit, Reason> {
    let set = elements.set();
    let gates = Gates::of(set).ok_or(Why::NoLanes.at(0))?;
    let mut made = Circuit::new(set, gates.width(elements.arch()));
    let mut copies: Vec<Gate> = vec![Gate::NONE; elements.len()];
    let mut params = Vec::new();
    let length = made.add(gates.constant, gates.word, vl, &[], &[], &[]);
    // Inputs of a gate have lower numbers.
    for gate in elements.gates() {
        let (op, ty, bits, line) = (
            elements.op(gate),
            elements.ty(gate),
            elements.bits(gate),
            elements.line(gate),
        );
        let role = elements.role(gate);
        if !(matches!(role, Role::Arg | Role::Constant) || crate::vectorize::shape::is_pure(elements, gate)) {
            continue;
        }
        let vector = gates.vector(count, ty).ok_or(Why::NoLanes.at(line))?;
        let inputs: Vec<Gate> = elements
            .values(gate)
            .iter()
            .map(|input| copies.get(input.index()).copied().unwrap_or(Gate::NONE))
            .collect();
        copies[gate.index()] = match role {
            Role::Arg => {
                params.push((bits, vector));
                made.add(op, vector, bits, &[], &[], &[])
            }
            Role::Constant => {
                let of = made.add(op, ty, bits, &[], &[], &[]);
                made.add(gates.splat, vector, 0, &[], &[], &[of])
            }
            _ => {
                let types: Vec<Type> = inputs.iter().map(|&input| made.ty(input)).collect();
                let twin = gates.twin(op).filter(|&twin| gates.allows(twin, vector, &types));
                let missing = || Why::NoGate(format!("{} at {}", gates.twin_name(op), set.type_def(vector).name));
                let twin = twin.ok_or_else(|| missing().at(line))?;
                let inputs = [&inputs[..], &[length]].concat();
                made.add(twin, vector, bits, &[], &[], &inputs)
            }
        };
        made.set_line(copies[gate.index()], line);
    }
    let ends = elements.gates().find(|gate| elements.role(*gate) == Role::Return);
    let (ends, op) = ends.zip(returns(&gates)).ok_or(Why::Unstructured.at(0))?;
    let results: Vec<Gate> = elements
        .values(ends)
        .iter()
        .filter_map(|value| copies.get(value.index()).copied())
        .collect();
    let (state, depend) = (made.state_entry(), made.depend_entry());
    let gate = made.add(op, Type::NONE, 0, &[state], &[depend], &results);
    made.set_line(gate, elements.line(ends));
    params.sort_unstable_by_key(|(number, _)| *number);
    let name = elements.signature.as_ref().map(|signature| signature.name.clone());
    made.signature = Some(Signature {
        name: name.unwrap_or_default(),
        params: params.into_iter().map(|(_, ty)| ty).collect(),
        result: Type::NONE,
    });
    Ok(made)
}

/// The words of a vector register with elements of so many bits, the first one lowest.
pub fn pack(elements: &[u64], width: u32) -> Vec<u64> {
    let width = width.clamp(1, 64);
    let mut words = vec![0; (elements.len() * width as usize).div_ceil(64)];
    for (at, &element) in elements.iter().enumerate() {
        let bit = at * width as usize;
        let element = u128::from(element & (u64::MAX >> (64 - width))) << (bit % 64);
        for (part, word) in [element as u64, (element >> 64) as u64].into_iter().enumerate() {
            if let Some(place) = words.get_mut(bit / 64 + part) {
                *place |= word;
            }
        }
    }
    words
}

/// So many elements of a vector register.
pub fn unpack(words: &[u64], width: u32, count: usize) -> Vec<u64> {
    let width = width.clamp(1, 64);
    let word = |at: usize| words.get(at).copied().unwrap_or(0);
    let element = |at: usize| {
        let bit = at * width as usize;
        let both = u128::from(word(bit / 64)) | u128::from(word(bit / 64 + 1)) << 64;
        (both >> (bit % 64)) as u64 & (u64::MAX >> (64 - width))
    };
    (0..count).map(element).collect()
}
