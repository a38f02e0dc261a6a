//! Atomic accesses by texts of the calling convention: the gate `ATOMIC_ADD` at `i32` is the service `gate_atomic_add_i32`
//! (docs/reference/conventions.md, "Texts"), which becomes a call that the back end has the text in the place of. It is one
//! only after the optimiser, which knows what the gate does.

use onespec_backend::{Machine, Problem};
use onespec_graph::circuit::Signature;
use onespec_graph::module::{Extern, Module};
use onespec_graph::set::Class;
use onespec_graph::text::gate_name;
use onespec_graph::{Circuit, Gate, Role, Type};
use std::collections::HashMap;

/// Before the name of a gate in small letters: the name of the service that computes it.
const GATE: &str = "gate_";

/// Makes services of the atomic accesses and fences of a module.
///
/// # Errors
/// Each gate for which the convention has no text.
pub fn make_services(machine: &Machine, module: &mut Module) -> Result<(), Vec<Problem>> {
    let mut problems = Vec::new();
    let mut made: Vec<(usize, Gate, String)> = Vec::new();
    for (at, function) in module.functions.iter().enumerate() {
        let circuit = &function.circuit;
        for gate in circuit.gates().filter(|gate| is_atomic(circuit, *gate)) {
            let name = name(circuit, gate);
            match machine.services(&name) {
                [] => problems.push(missing(machine, circuit, (gate, &name)).of(&function.name)),
                _ => made.push((at, gate, name)),
            }
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    let roles = [Role::Call, Role::Symbol].map(|role| module.set.by_role(role));
    let [Some(call), Some(symbol)] = roles else {
        return Ok(());
    };
    let mut symbols: HashMap<String, u32> = HashMap::new();
    for (at, gate, name) in made {
        let circuit = &module.functions[at].circuit;
        let (ty, line) = (circuit.ty(gate), circuit.line(gate));
        let values = circuit.values(gate).to_vec();
        let signature = Signature {
            name: name.clone(),
            params: values.iter().map(|value| circuit.ty(*value)).collect(),
            result: ty,
        };
        let known = symbols.get(&name).copied();
        let number = known.unwrap_or_else(|| {
            let name = name.clone();
            module.add_extern(Extern { name, signature })
        });
        symbols.insert(name, number);
        let circuit = &mut module.functions[at].circuit;
        let target = circuit.add(symbol, circuit.arch(), number.into(), &[], &[], &[]);
        let depends = circuit.depends(gate).to_vec();
        let arguments: Vec<Gate> = std::iter::once(target).chain(values).collect();
        let asked = circuit.add(call, ty, 0, &[], &depends, &arguments);
        circuit.set_line(asked, line);
        circuit.replace_uses(gate, asked);
        circuit.kill(gate);
    }
    Ok(())
}

/// Whether a module has services that are atomic accesses or fences: others may see in which order its accesses come.
pub fn has_services(module: &Module) -> bool {
    module.externs.iter().any(|external| external.name.starts_with(GATE))
}

/// An instruction of the machine that programs name is none: nothing computes it in its place.
fn is_atomic(circuit: &Circuit, gate: Gate) -> bool {
    let def = circuit.def(gate);
    let known = circuit
        .set()
        .machine
        .and_then(|machine| machine.instruction(circuit.op(gate)));
    let is_of_gates = known.is_none() && def.class == Class::Effect;
    !circuit.is_dead(gate) && is_of_gates && def.data.contains(&("atomic", "yes"))
}

/// The name of the service that computes a gate: with the type of what is in memory, if there is something.
fn name(circuit: &Circuit, gate: Gate) -> String {
    let stored = || circuit.values(gate).get(0).map(|value| circuit.ty(value));
    let ty = Some(circuit.ty(gate)).filter(|ty| *ty != Type::NONE).or_else(stored);
    let ty = ty.map_or_else(String::new, |ty| format!("_{}", circuit.set().type_def(ty).name));
    format!("{GATE}{}{ty}", circuit.def(gate).name.to_lowercase())
}

fn missing(machine: &Machine, circuit: &Circuit, (gate, service): (Gate, &str)) -> Problem {
    let convention = machine.convention.name;
    Problem::new(format!(
        "{} {}: calling convention {convention} of {} has no text `service {service}`; take a target with such an instruction, \
         or write it by other atomic accesses",
        gate_name(circuit, gate),
        circuit.def(gate).name,
        machine.target.name
    ))
    .at(circuit.line(gate))
}
