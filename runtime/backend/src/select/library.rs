//! Library calls: gates that no instruction of a target computes become calls of functions of a library.
//!
//! The tables answer which gates these are: a circuit with only this gate is covered, for each of its types. The call
//! stands where the schedule has the gate. Such functions have no effects, so memory states are not involved.

use super::instruction::instruction;
use super::tiles::{How, Scratch, Tiles};
use super::walk::SLOTS;
use crate::machine::automaton::NO_KEY;
use crate::machine::{Binding, Machine};
use hashbrown::{HashMap, HashSet};
use onespec_graph::circuit::Signature;
use onespec_graph::module::{Extern, Module};
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, GateSet, Role, Type};

/// The name of the function that computes a gate of a circuit, as the library calls it.
pub type GateFunction = fn(&Circuit, Gate) -> String;

/// Which gates are calls, and of which symbols.
#[derive(Debug)]
pub struct Library {
    /// Names its functions; without a library no gate is a call.
    function: Option<GateFunction>,
    /// By name of a function, its symbol in the module.
    symbols: HashMap<String, u32>,
}

impl Library {
    /// A library of functions, none of which has a symbol yet.
    pub fn new(function: Option<GateFunction>) -> Library {
        Library {
            function,
            symbols: HashMap::new(),
        }
    }

    /// Declares the functions that a module's gates call; they get symbols of it.
    pub fn declare(
        machine: &Machine,
        binding: &Binding,
        module: &mut Module,
        function: Option<GateFunction>,
    ) -> Library {
        let mut library = Library::new(function);
        let Some(name) = function else { return library };
        let mut wanted: Vec<Extern> = Vec::new();
        let mut seen: HashSet<String> = HashSet::new();
        for function in &module.functions {
            let circuit = &function.circuit;
            let calls = circuit
                .gates()
                .filter(|g| library.is_call(machine, binding, circuit, *g));
            for gate in calls {
                let name = name(circuit, gate);
                if seen.insert(name.clone()) {
                    let params = circuit.values(gate).iter().map(|v| circuit.ty(v)).collect();
                    wanted.push(Extern {
                        signature: Signature {
                            name: name.clone(),
                            params,
                            result: circuit.ty(gate),
                        },
                        name,
                    });
                }
            }
        }
        for external in wanted {
            let name = external.name.clone();
            let known = module.symbols.iter().position(|s| module.name(*s) == name);
            let symbol = known.map_or_else(|| module.add_extern(external), |at| at as u32);
            library.symbols.insert(name, symbol);
        }
        library
    }

    /// The functions that gates of a circuit call.
    pub fn names(&self, machine: &Machine, binding: &Binding, circuit: &Circuit) -> Vec<String> {
        let Some(name) = self.function else { return Vec::new() };
        let calls = circuit.gates().filter(|g| self.is_call(machine, binding, circuit, *g));
        calls.map(|gate| name(circuit, gate)).collect()
    }

    /// The calls among the gates of a circuit, with their symbols.
    pub fn calls(&self, machine: &Machine, binding: &Binding, circuit: &Circuit) -> HashMap<Gate, u32> {
        let Some(name) = self.function.filter(|_| !self.symbols.is_empty()) else {
            return HashMap::new();
        };
        let calls = circuit.gates().filter(|g| self.is_call(machine, binding, circuit, *g));
        calls
            .filter_map(|gate| Some((gate, *self.symbols.get(&name(circuit, gate))?)))
            .collect()
    }

    fn is_call(&self, machine: &Machine, binding: &Binding, circuit: &Circuit, gate: Gate) -> bool {
        if !matches!(circuit.role(gate), Role::Compute | Role::Select) || circuit.ty(gate) == Type::NONE {
            return false;
        }
        if instruction(machine, circuit, gate).is_some() {
            return false;
        }
        // How many elements count is for a setting to say.
        if binding.counting == Some(circuit.op(gate)) {
            return false;
        }
        // What says which bits another value has is no operation.
        if let Some(parts) = &binding.parts
            && !binding.types.hold_all()
            && parts.is_between(circuit, &binding.types, gate)
        {
            return false;
        }
        // A kernel calls nothing.
        if machine.convention.stack.is_none() || !is_scalar(circuit.set(), circuit, gate) {
            return false;
        }
        let key = binding.key(circuit, gate);
        key == NO_KEY || !binding.is_computed(key, || is_covered(machine, binding, circuit, gate, Inputs::Registers))
    }
}

/// Only scalars can be handed to functions.
fn is_scalar(set: &GateSet, circuit: &Circuit, gate: Gate) -> bool {
    let scalar = |g: Gate| set.type_def(circuit.ty(g)).lanes == 0;
    scalar(gate) && circuit.values(gate).iter().all(scalar) && circuit.depends(gate).is_empty()
}

/// What the inputs of a gate are that is looked at alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Inputs {
    /// Registers.
    Registers,
    /// What is made of constants stays what it is, as an instruction may have it as an immediate; all else is in registers.
    Constants,
}

/// Whether an input stays what it is under [`Inputs::Constants`].
pub(super) fn is_kept(binding: &Binding, circuit: &Circuit, value: Gate) -> bool {
    circuit.role(value) == Role::Constant || is_of_constants(binding, circuit, value)
}

/// Whether a value is computed from constants alone, which an instruction may have as an immediate.
fn is_of_constants(binding: &Binding, circuit: &Circuit, value: Gate) -> bool {
    let of = circuit.values(value);
    // How many elements count is for a setting to say.
    binding.counting != Some(circuit.op(value))
        && !of.is_empty()
        && circuit.def(value).class == Class::Compute
        && of.iter().all(|of| circuit.role(of) == Role::Constant)
}

/// Whether a gate alone can be covered.
pub(super) fn is_covered(machine: &Machine, binding: &Binding, circuit: &Circuit, gate: Gate, inputs: Inputs) -> bool {
    let set = circuit.set();
    let role = |role| set.by_role(role);
    let (Some(arg), Some(ret)) = (role(Role::Arg), role(Role::Return)) else {
        return true;
    };
    let mut alone = Circuit::new(set, set.type_def(circuit.arch()).width);
    let keeps = inputs == Inputs::Constants;
    let is_constant = |g: Gate| circuit.role(g) == Role::Constant;
    let mut inside = Vec::new();
    let mut input = |(i, v): (usize, Gate)| {
        let of = circuit.values(v);
        if keeps && is_constant(v) {
            return alone.add(circuit.op(v), circuit.ty(v), circuit.bits(v), &[], &[], &[]);
        }
        if keeps && is_of_constants(binding, circuit, v) {
            let of: Vec<Gate> = of
                .iter()
                .map(|c| alone.add(circuit.op(c), circuit.ty(c), circuit.bits(c), &[], &[], &[]))
                .collect();
            let made = alone.add(circuit.op(v), circuit.ty(v), circuit.bits(v), &[], &[], &of);
            inside.push(made);
            return made;
        }
        alone.add(arg, circuit.ty(v), i as u64, &[], &[], &[])
    };
    let inputs: Vec<Gate> = circuit.values(gate).iter().enumerate().map(&mut input).collect();
    let copy = alone.add(
        circuit.op(gate),
        circuit.ty(gate),
        circuit.bits(gate),
        &[],
        &[],
        &inputs,
    );
    let (state, depend) = (alone.state_entry(), alone.depend_entry());
    let last = alone.add(ret, Type::NONE, 0, &[state], &[depend], &[copy]);
    let none = HashMap::new();
    let mut tiles = Tiles::new(machine, binding, &alone, &none, Scratch::default());
    inside.push(copy);
    tiles.cover(&inside, last, std::iter::empty());
    tiles.is_covered(copy)
}

/// Whether one match covers a gate together with those of its inputs that are `inside`, of what these are computed of.
pub(super) fn is_whole(machine: &Machine, binding: &Binding, circuit: &Circuit, gate: Gate, inside: &[Gate]) -> bool {
    let set = circuit.set();
    let role = |role| set.by_role(role);
    let (Some(arg), Some(ret)) = (role(Role::Arg), role(Role::Return)) else {
        return false;
    };
    let mut alone = Circuit::new(set, set.type_def(circuit.arch()).width);
    let mut args = 0;
    let mut leaf = |alone: &mut Circuit, value: Gate| match circuit.role(value) {
        Role::Constant => alone.add(circuit.op(value), circuit.ty(value), circuit.bits(value), &[], &[], &[]),
        _ => {
            args += 1;
            alone.add(arg, circuit.ty(value), args - 1, &[], &[], &[])
        }
    };
    let (mut inputs, mut made) = (Vec::new(), Vec::new());
    for value in circuit.values(gate).iter() {
        let is_inside = inside.contains(&value) && circuit.def(value).class == Class::Compute;
        inputs.push(match is_inside {
            false => leaf(&mut alone, value),
            true => {
                let of: Vec<Gate> = circuit.values(value).iter().map(|of| leaf(&mut alone, of)).collect();
                let copy = alone.add(circuit.op(value), circuit.ty(value), circuit.bits(value), &[], &[], &of);
                made.push(copy);
                copy
            }
        });
    }
    let copy = alone.add(
        circuit.op(gate),
        circuit.ty(gate),
        circuit.bits(gate),
        &[],
        &[],
        &inputs,
    );
    let (state, depend) = (alone.state_entry(), alone.depend_entry());
    let last = alone.add(ret, Type::NONE, 0, &[state], &[depend], &[copy]);
    let none = HashMap::new();
    let mut tiles = Tiles::new(machine, binding, &alone, &none, Scratch::default());
    let all: Vec<Gate> = made.iter().copied().chain([copy]).collect();
    tiles.cover(&all, last, std::iter::empty());
    let how = tiles.number(copy).zip(binding.border(alone.ty(copy)));
    let Some(How::Match(index)) = how.map(|(number, repr)| tiles.how(number, repr)) else {
        return false;
    };
    let m = tiles.matched(index);
    !(0..SLOTS as u8)
        .filter_map(|at| tiles.source(&m, at))
        .any(|source| made.contains(&source))
}
