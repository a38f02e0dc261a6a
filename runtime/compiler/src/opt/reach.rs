//! Dead function elimination: with a `main`, removes functions that are unreachable from it and from static data.
//! Symbols are numbered again, since each symbol of a module stands for something that exists.

use onespec_graph::module::{Module, Symbol};
use onespec_graph::{Circuit, Gate, Role};

/// The function that a program begins with.
const ENTRY: &str = "main";

/// Removes functions that are unreachable from `main` and from static data. How many were removed.
pub(super) fn remove_unreached(module: &mut Module) -> usize {
    let Some(entry) = module.functions.iter().position(|f| f.name == ENTRY) else {
        return 0;
    };
    let reached = reached(module, entry);
    let gone = reached.iter().filter(|r| !**r).count();
    if gone == 0 {
        return 0;
    }
    let mut numbers = Vec::with_capacity(reached.len());
    let mut next = 0;
    for &reached in &reached {
        numbers.push(reached.then_some(next));
        next += u32::from(reached);
    }
    let mut at = 0;
    module.functions.retain(|_| {
        at += 1;
        reached[at - 1]
    });
    // By old number of a symbol its new one.
    let mut renamed = Vec::with_capacity(module.symbols.len());
    let mut symbols = Vec::with_capacity(module.symbols.len());
    for &symbol in &module.symbols {
        renamed.push(symbols.len() as u32);
        match symbol {
            Symbol::Function(old) => {
                symbols.extend(numbers.get(old as usize).copied().flatten().map(Symbol::Function));
            }
            other => symbols.push(other),
        }
    }
    module.symbols = symbols;
    let new = |old: u64| usize::try_from(old).ok().and_then(|old| renamed.get(old)).copied();
    for function in &mut module.functions {
        let circuit = &mut function.circuit;
        let named: Vec<Gate> = named(circuit).collect();
        for gate in named {
            if let Some(number) = new(circuit.bits(gate)) {
                circuit.set_bits(gate, number.into());
            }
        }
    }
    for relocation in module.data.iter_mut().flat_map(|data| &mut data.relocations) {
        relocation.symbol = new(relocation.symbol.into()).unwrap_or(relocation.symbol);
    }
    gone
}

/// By function, whether it stays.
fn reached(module: &Module, entry: usize) -> Vec<bool> {
    let mut reached = vec![false; module.functions.len()];
    let mut stack = vec![entry];
    let relocations = module.data.iter().flat_map(|data| &data.relocations);
    stack.extend(relocations.filter_map(|r| function(module, r.symbol.into())));
    while let Some(at) = stack.pop() {
        let Some(seen) = reached.get_mut(at) else { continue };
        if !std::mem::replace(seen, true) {
            let circuit = &module.functions[at].circuit;
            stack.extend(named(circuit).filter_map(|gate| function(module, circuit.bits(gate))));
        }
    }
    reached
}

/// Gates that name symbols.
fn named(circuit: &Circuit) -> impl Iterator<Item = Gate> + '_ {
    circuit.gates().filter(|&gate| circuit.role(gate) == Role::Symbol)
}

/// The function that a symbol's number stands for.
pub(super) fn function(module: &Module, number: u64) -> Option<usize> {
    match module.symbol(number)? {
        Symbol::Function(at) => Some(at as usize),
        _ => None,
    }
}
