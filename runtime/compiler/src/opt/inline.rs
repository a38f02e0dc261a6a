//! Decides which calls are inlined: those of small functions, of larger functions in loops, and the only call of a
//! function. Recursive calls stay.

use super::body;
use super::calls::{Calls, callee};
use crate::schedule::{Options, Policy, schedule};
use hashbrown::HashMap;
use onespec_graph::module::Module;
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role};

/// Gates of a function that is put in place of every call, of calls in loops, and of the only call.
const SMALL: usize = 40;
const IN_LOOP: usize = 120;
const ONLY: usize = 2000;
/// Gates of a function into which nothing is put any more.
const FULL: usize = 10_000;
/// Bytes on the stack that a body may bring with it, and what it may bring to a function that may stand on the stack many times.
const STACK: u64 = 1024;
const STACK_OF_MANY: u64 = 64;

/// Inlines the calls in one function for which that pays. Whether anything changed.
pub(super) fn inline_calls(module: &mut Module, caller: usize, calls: &mut Calls) -> bool {
    let circuit = &module.functions[caller].circuit;
    if !circuit
        .gates()
        .any(|g| circuit.role(g) == Role::Call && callee(module, circuit, g).is_some())
    {
        return false;
    }
    let Ok(places) = schedule(circuit, &Options::with(Policy::Late)) else {
        return false;
    };
    let mut todo: Vec<(Gate, usize, u32)> = Vec::new();
    for block in places.blocks() {
        for &gate in block.gates.iter().filter(|&&g| circuit.role(g) == Role::Call) {
            todo.extend(callee(module, circuit, gate).map(|callee| (gate, callee, block.loop_depth)));
        }
    }
    let mut size = self::size(circuit);
    // Where control is behind what was put at a state.
    let mut behind: HashMap<Gate, Gate> = HashMap::new();
    let mut circuit = std::mem::replace(&mut module.functions[caller].circuit, Circuit::new(module.set, 64));
    let mut independent = std::mem::take(&mut module.functions[caller].independent);
    let mut unordered = std::mem::take(&mut module.functions[caller].unordered);
    let mut changed = false;
    for (call, callee, depth) in todo {
        let function = &module.functions[callee];
        let body = &function.circuit;
        let more = self::size(body);
        let most = match (calls.named[callee], depth) {
            (1, _) if function.name != "main" => ONLY,
            (_, 0) => SMALL,
            _ => IN_LOOP,
        };
        // Floats of the one are not those of the other.
        if function.approximate != module.functions[caller].approximate {
            continue;
        }
        let room = if calls.recurs(caller) { STACK_OF_MANY } else { STACK };
        if !calls.may_hold(caller, callee) || more > most || size + more > FULL || stack(body) > room {
            continue;
        }
        let Some(place) = places.place(call).map(|place| cut(&circuit, place)) else {
            continue;
        };
        if !body::fits(&circuit, call, body) {
            continue;
        }
        let at = behind.get(&place).copied().unwrap_or(place);
        let (heads, sums) = (&function.independent, &function.unordered);
        let put = body::put(&mut circuit, call, at, body, |old, new| {
            if heads.contains(&old) {
                independent.push(new);
            }
            if sums.contains(&old) {
                unordered.push(new);
            }
        });
        let Some(end) = put else { continue };
        behind.insert(place, end);
        size += more;
        changed = true;
        count_names(module, calls, callee);
    }
    module.functions[caller].circuit = circuit;
    module.functions[caller].independent = independent;
    module.functions[caller].unordered = unordered;
    changed
}

/// The state behind which control can be cut: the place itself, or the one before it, where that ends a block.
fn cut(circuit: &Circuit, place: Gate) -> Gate {
    let ends = matches!(
        circuit.role(place),
        Role::Branch | Role::Fork | Role::Switch | Role::Return | Role::Throw | Role::LoopBack
    );
    if ends { circuit.state(place, 0) } else { place }
}

/// Calls of a function become one fewer, and those of what it names as many more as it names them.
fn count_names(module: &Module, calls: &mut Calls, callee: usize) {
    calls.named[callee] = calls.named[callee].saturating_sub(1);
    let body = &module.functions[callee].circuit;
    for gate in body.gates().filter(|&g| body.role(g) == Role::Symbol) {
        if let Some(named) = super::reach::function(module, body.bits(gate)) {
            calls.named[named] += body.uses(gate).count() as u32;
        }
    }
}

/// Gates that become instructions, about.
fn size(circuit: &Circuit) -> usize {
    let counts = |g: &Gate| {
        let def = circuit.def(*g);
        matches!(def.class, Class::Compute | Class::Effect | Class::StateCompute)
            || matches!(def.role, Role::Branch | Role::Switch | Role::Case | Role::ValueSelector)
    };
    circuit.gates().filter(counts).count()
}

/// Bytes of stack slots.
fn stack(circuit: &Circuit) -> u64 {
    let areas = circuit.gates().filter(|&g| circuit.role(g) == Role::Alloca);
    areas.fold(0, |sum: u64, area| sum.saturating_add(circuit.bits(area)))
}
