//! Circuits without control flow, or a part of one: values in the order of a topological sort, of any width. For functions
//! of elements, whose inputs and results may be vectors.

use super::{Memory, Stop};
use onespec_graph::semantics::{NoMemory, Semantics, WideArgs, width};
use onespec_graph::set::{Class, Effect, FoldArgs};
use onespec_graph::{Circuit, Gate, Role, Type};

/// The words of a value, the lowest first.
pub type Words = Vec<u64>;

/// Gates in the order in which they are computed.
#[derive(Debug, Clone)]
pub struct Straight {
    steps: Vec<Step>,
    /// The steps of what is wanted.
    wanted: Vec<usize>,
}

#[derive(Debug, Clone)]
struct Step {
    gate: Gate,
    /// The steps of its inputs.
    inputs: Vec<usize>,
    types: Vec<Type>,
}

impl Straight {
    /// What some gates of a circuit need: arguments, constants, what computes, and loads, which read memory as it is.
    ///
    /// # Errors
    /// One of them needs something else, or itself.
    pub fn of(circuit: &Circuit, wanted: &[Gate]) -> Result<Straight, Stop> {
        let mut at: Vec<Option<usize>> = vec![None; circuit.len()];
        let mut opened = vec![false; circuit.len()];
        let mut steps = Vec::new();
        let mut work: Vec<Gate> = wanted.iter().rev().copied().collect();
        while let Some(&gate) = work.last() {
            if gate.index() >= circuit.len() {
                return Err(Stop::Nowhere(gate));
            }
            if at[gate.index()].is_some() {
                work.pop();
                continue;
            }
            let def = circuit.def(gate);
            let reads = matches!(def.role, Role::Arg | Role::Constant | Role::Load);
            if !(reads || def.class == Class::Compute && def.effect == Effect::None) {
                return Err(Stop::Nowhere(gate));
            }
            let inputs = circuit.values(gate);
            let open = |input: &Gate| at.get(input.index()).is_none_or(Option::is_none);
            let missing: Vec<Gate> = inputs.iter().filter(open).collect();
            if missing.is_empty() {
                work.pop();
                at[gate.index()] = Some(steps.len());
                steps.push(Step {
                    gate,
                    inputs: inputs.iter().filter_map(|input| at[input.index()]).collect(),
                    types: inputs.iter().map(|input| circuit.ty(input)).collect(),
                });
                continue;
            }
            if std::mem::replace(&mut opened[gate.index()], true) {
                return Err(Stop::Cycle(gate));
            }
            work.extend(missing);
        }
        let wanted = wanted.iter().filter_map(|gate| at[gate.index()]).collect();
        Ok(Straight { steps, wanted })
    }

    /// The values that a circuit without control flow returns, in their order.
    ///
    /// # Errors
    /// It has control flow.
    pub fn function(circuit: &Circuit) -> Result<Straight, Stop> {
        let ends = circuit.gates().find(|gate| circuit.role(*gate) == Role::Return);
        let ends = ends.ok_or(Stop::End(circuit.state_entry()))?;
        if circuit.state(ends, 0) != circuit.state_entry() {
            return Err(Stop::Nowhere(ends));
        }
        Straight::of(circuit, &circuit.values(ends).to_vec())
    }

    /// Words of the values, for those of arguments by their numbers.
    ///
    /// # Errors
    /// An argument is missing, nothing is at the address of a load, or a gate has no semantics.
    pub fn run<S: Semantics + ?Sized>(
        &self,
        circuit: &Circuit,
        arguments: &[Words],
        semantics: &mut S,
        memory: &Memory,
    ) -> Result<Vec<Words>, Stop> {
        let set = circuit.set();
        let mut values: Vec<Words> = Vec::with_capacity(self.steps.len());
        for step in &self.steps {
            let gate = step.gate;
            let (ty, bits) = (circuit.ty(gate), circuit.bits(gate));
            let bits_of_type = width(set.type_def(ty), semantics.scale());
            let low = |at: usize| values[step.inputs[at]].first().copied().unwrap_or(0);
            let mut value = match circuit.role(gate) {
                Role::Constant => vec![bits],
                Role::Arg => {
                    let given = usize::try_from(bits).ok().and_then(|at| arguments.get(at));
                    given.cloned().ok_or(Stop::Argument(gate, bits))?
                }
                Role::Load => vec![memory.read(low(0), (bits_of_type / 8).max(1))?],
                _ => compute(circuit, step, &values, semantics)?,
            };
            value.resize((bits_of_type.div_ceil(64) as usize).max(1), 0);
            if let (Some(last), rest @ 1..) = (value.last_mut(), bits_of_type % 64) {
                *last &= u64::MAX >> (64 - rest);
            }
            values.push(value);
        }
        Ok(self.wanted.iter().map(|&at| values[at].clone()).collect())
    }
}

fn compute<S: Semantics + ?Sized>(
    circuit: &Circuit,
    step: &Step,
    values: &[Words],
    semantics: &mut S,
) -> Result<Words, Stop> {
    let (set, gate) = (circuit.set(), step.gate);
    let (op, ty, bits, types) = (circuit.op(gate), circuit.ty(gate), circuit.bits(gate), &step.types[..]);
    let words: Vec<&[u64]> = step.inputs.iter().map(|&at| values[at].as_slice()).collect();
    let is_scalar = types.iter().chain([&ty]).all(|ty| set.type_def(*ty).lanes == 0);
    if is_scalar {
        let values: Vec<u64> = words.iter().map(|words| words.first().copied().unwrap_or(0)).collect();
        let args = FoldArgs {
            op,
            ty,
            bits,
            types,
            values: &values,
        };
        if let Some(value) = semantics.eval(args) {
            return Ok(vec![value]);
        }
    }
    let args = WideArgs {
        op,
        ty,
        bits,
        types,
        values: &words,
    };
    semantics.run(args, &mut NoMemory).ok_or(Stop::NoSemantics(gate))
}
