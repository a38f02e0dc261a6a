//! Textures that the machine may read by itself before a kernel begins: their services at places that are inputs. What such a service
//! gives becomes an argument.

use onespec_circuit::{Opcode, types};
use onespec_graph::circuit::WireClass;
use onespec_graph::module::Symbol;
use onespec_graph::{Gate, Module, Role};
use onespec_tgsi::lower::{Fetch, Input, Kernel, KernelOptions};

/// Takes fetches out of the first function of a module.
pub(super) fn take(module: &mut Module, kernel: &mut Kernel, options: &KernelOptions) {
    let (symbols, externs) = (&module.symbols, &module.externs);
    let service = |number: u64| match symbols.get(number as usize) {
        Some(Symbol::Extern(at)) => externs.get(*at as usize).map(|it| it.name.clone()),
        _ => None,
    };
    let Some(function) = module.functions.first_mut() else {
        return;
    };
    let circuit = &mut function.circuit;
    let calls = circuit.gates().filter(|gate| circuit.op(*gate) == Opcode::Call as u16);
    let calls: Vec<Gate> = calls.collect();
    for call in calls {
        let [target, unit, coordinates @ ..] = &circuit.values(call).to_vec()[..] else {
            continue;
        };
        let is_known = circuit.op(*target) == Opcode::Symbol as u16 && circuit.role(*unit) == Role::Constant;
        let Some(name) = is_known.then(|| service(circuit.bits(*target))).flatten() else {
            continue;
        };
        let input = |gate: &Gate| match kernel.arguments.get(circuit.bits(*gate) as usize) {
            Some(Input::Input(scalar)) if circuit.role(*gate) == Role::Arg => Some(*scalar),
            _ => None,
        };
        let inputs: Option<Vec<u32>> = coordinates.iter().map(input).collect();
        let Some(inputs) = inputs.filter(|_| options.fetches.contains(&name)) else {
            continue;
        };
        let fetch = Fetch {
            service: name,
            unit: circuit.bits(*unit) as u32,
            inputs,
        };
        let known = kernel.fetches.iter().position(|known| *known == fetch);
        let number = match known {
            Some(known) => known,
            None if kernel.fetches.len() < options.most_fetches as usize => {
                kernel.fetches.push(fetch);
                kernel.fetches.len() - 1
            }
            None => continue,
        };
        let argument = kernel.arguments.len() as u64;
        kernel.arguments.push(Input::Fetched(number as u32));
        let handle = circuit.add(Opcode::Arg as u16, types::I32, argument, &[], &[], &[]);
        let before = circuit.depend(call, 0);
        let uses: Vec<_> = circuit.uses(call).map(|it| (it.user, it.index)).collect();
        for (user, index) in uses {
            let to = match circuit.class_of(user, index) {
                WireClass::Depend => before,
                _ => handle,
            };
            circuit.set_input(user, index, to);
        }
        circuit.kill(call);
    }
    function.signature.params = vec![types::I32; kernel.arguments.len()];
    circuit.signature = Some(function.signature.clone());
}
