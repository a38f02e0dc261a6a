//! The kernel as a circuit, and the call in place of the loop.

use super::ranges::Found;
use super::region::Region;
use crate::vectorize::conditions::Conditions;
use crate::vectorize::emit::Emitter;
use crate::vectorize::gates::Gates;
use crate::vectorize::shape::{Shape, View, is_pure, side_op};
use hashbrown::HashMap;
use onespec_graph::circuit::{Signature, WireClass, Wires};
use onespec_graph::module::Function;
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Opcode, Role, Type};

/// Bytes of a result in memory.
const RESULT: u64 = 8;
/// Gates in each other that are copied behind a loop.
const DEPTH: u32 = 256;

/// The opcodes that leave a function, with a result and without.
fn returns(gates: &Gates, has_value: bool) -> Opcode {
    let fits = |def: &onespec_graph::GateDef| {
        def.role == Role::Return && def.values_rep.is_none() && def.values.is_empty() != has_value
    };
    gates.set.gates.iter().position(fits).map_or(0, |at| at as Opcode)
}

/// The circuit of a kernel.
pub(super) fn kernel(
    view: &View<'_>,
    shape: &Shape,
    region: &Region,
    found: &Found,
    name: &str,
    of: &Function,
) -> Function {
    let (c, gates) = (view.circuit, view.gates);
    let bits = gates.width(c.arch());
    let mut k = Circuit::new(c.set(), bits);
    let mut copies: HashMap<Gate, Gate> = HashMap::new();
    let role = |role: Role| gates.set.by_role(role).unwrap_or(0);
    let mut params = Vec::new();
    let mut arguments = Vec::new();
    for (number, given) in (0..).zip(&found.captured) {
        let ty = given.map_or(c.arch(), |gate| c.ty(gate));
        params.push(ty);
        let argument = k.add(role(Role::Arg), ty, number, &[], &[], &[]);
        arguments.push(argument);
        // A constant is one wherever else it stands.
        if let Some(gate) = given.filter(|&gate| c.role(gate) != Role::Constant) {
            copies.entry(gate).or_insert(argument);
        }
    }
    copies.insert(c.state(shape.head, 0), k.state_entry());
    copies.insert(c.depend(region.memory, 0), k.depend_entry());
    // A guard is passed: the side on which the loop goes on is a block, and the branch is what was before it.
    let guard_of = |side: Gate| {
        let branch = c.state(side, 0);
        shape
            .guards
            .iter()
            .any(|guard| guard.branch == branch)
            .then_some(branch)
    };
    let is_guard = |gate: Gate| shape.guards.iter().any(|guard| guard.branch == gate);
    let block = role(Role::Block);
    for &gate in region.gates.iter().chain([&region.exit]) {
        if is_guard(gate) {
            continue;
        }
        let is_side = matches!(c.role(gate), Role::True | Role::False) && guard_of(gate).is_some();
        let none = |count: usize| vec![Gate::NONE; count];
        let [states, depends, values] =
            [c.states(gate), c.depends(gate), c.values(gate)].map(|inputs| none(inputs.len()));
        let root = c.root(gate).map(|root| k.root_gate(c.op(root)));
        let wires = Wires {
            states: &states,
            depends: &depends,
            values: &values,
            root,
        };
        let op = if is_side { block } else { c.op(gate) };
        let copy = k.push(op, c.ty(gate), c.bits(gate), wires);
        k.set_word(copy, c.word(gate));
        k.set_line(copy, c.line(gate));
        copies.insert(gate, copy);
    }
    let mut constants: HashMap<(Type, u64), Gate> = HashMap::new();
    for &gate in region.gates.iter().chain([&region.exit]) {
        let Some(&copy) = copies.get(&gate).filter(|_| !is_guard(gate)) else {
            continue;
        };
        for (index, input) in (0..).zip(c.inputs(gate).iter()) {
            if c.class_of(gate, index) == WireClass::Root {
                continue;
            }
            let mut of = input;
            while c.class_of(gate, index) == WireClass::State && is_guard(of) {
                of = c.state(of, 0);
            }
            let target = match copies.get(&of) {
                Some(&target) => target,
                None if c.role(of) == Role::Constant => {
                    let (ty, bits) = (c.ty(of), c.bits(of));
                    let make = || k.add(c.op(of), ty, bits, &[], &[], &[]);
                    *constants.entry((ty, bits)).or_insert_with(make)
                }
                None => Gate::NONE,
            };
            k.set_input(copy, index, target);
        }
    }
    // Bounds are parameters in any case.
    let get = |gate: Gate| copies.get(&gate).copied().unwrap_or(Gate::NONE);
    k.set_input(get(shape.index), 1, arguments[0]);
    let compare = get(c.value(shape.branch, 0));
    let at = if c.value(c.value(shape.branch, 0), 0) == shape.bound {
        0
    } else {
        1
    };
    k.set_input(compare, at, arguments[1]);
    // Behind the loop.
    let exit = get(region.exit);
    let mut memory = k.add(gates.relay, Type::NONE, 0, &[exit], &[get(region.memory)], &[]);
    let result = match region.results[..] {
        [] => None,
        [only] => Some(get(only)),
        _ => {
            let store = gates.set.by_role(Role::Store).unwrap_or(0);
            let place = arguments.last().copied().unwrap_or(Gate::NONE);
            let arch = k.arch();
            for (at, &phi) in (0..).zip(&region.results) {
                let by = k.add(gates.constant, arch, RESULT * at, &[], &[], &[]);
                let to = k.add(gates.add, arch, 0, &[], &[], &[place, by]);
                memory = k.add(store, Type::NONE, 0, &[], &[memory], &[get(phi), to]);
            }
            None
        }
    };
    let ends = returns(&gates, result.is_some());
    k.add(ends, Type::NONE, 0, &[exit], &[memory], result.as_slice());
    let inside = |list: &[Gate]| {
        list.iter()
            .filter(|g| region.inside.contains(*g))
            .map(|&g| get(g))
            .collect()
    };
    let signature = Signature {
        name: name.into(),
        params,
        result: result.map_or(Type::NONE, |gate| k.ty(gate)),
    };
    k.signature = Some(signature.clone());
    Function {
        name: name.into(),
        signature,
        line: c.line(shape.head),
        independent: inside(&of.independent),
        unordered: inside(&of.unordered),
        approximate: of.approximate,
        circuit: k,
    }
}

/// What uses values of the loop behind it.
pub(super) struct Host {
    /// Inputs, by gate and index, that are values of the loop.
    values: Vec<(Gate, u32, Gate)>,
    /// The same for memory.
    memories: Vec<(Gate, u32)>,
    /// Barriers at the side behind the loop.
    relays: Vec<Gate>,
    /// What follows that side.
    states: Vec<(Gate, u32)>,
}

impl Host {
    pub fn of(view: &View<'_>, shape: &Shape, region: &Region) -> Host {
        let (c, control) = (view.circuit, &view.control);
        let mut host = Host {
            values: Vec::new(),
            memories: Vec::new(),
            relays: Vec::new(),
            states: Vec::new(),
        };
        let Some(exit) = control.node(region.exit) else {
            return host;
        };
        for gate in c.gates() {
            let place = match c.is_state(gate) {
                true => Some(gate),
                false => view.early.states().get(view.early.place_of(gate) as usize).copied(),
            };
            let node = place.and_then(|state| control.node(state));
            // What is computed in the loop for what is behind it alone is copied where it is used.
            let is_behind = node.is_some_and(|node| control.tree.dominates(exit, node));
            // A merge behind the loop takes what its inputs give at their ends.
            let joins = c.def(gate).class == Class::Fixed && c.states(gate).len() == 1;
            for (index, input) in (0..).zip(c.inputs(gate).iter()) {
                if input.index() >= c.len() {
                    continue;
                }
                match c.class_of(gate, index) {
                    WireClass::State if input == region.exit && c.is_state(gate) => host.states.push((gate, index)),
                    WireClass::State if input == region.exit && c.role(gate) == Role::Relay => host.relays.push(gate),
                    WireClass::State | WireClass::Root => {}
                    _ if region.inside.contains(&gate) || gate == region.exit => {}
                    class => {
                        let from = match joins && !is_behind {
                            // Through this edge control comes from the loop.
                            true => edge(c, gate, index).and_then(|state| control.node(state)),
                            false => node,
                        };
                        let behind = from.is_some_and(|node| control.tree.dominates(exit, node));
                        if !behind {
                            continue;
                        }
                        if class == WireClass::Depend && input == region.memory {
                            host.memories.push((gate, index));
                        } else if class == WireClass::Value && in_loop(view, shape, input) {
                            host.values.push((gate, index, input));
                        }
                    }
                }
            }
        }
        host
    }
}

/// The state through whose end a phi takes an input.
fn edge(c: &Circuit, phi: Gate, index: u32) -> Option<Gate> {
    match c.role(phi) {
        Role::ValueSelector | Role::DependSelector => c.states(c.state(phi, 0)).get(index.checked_sub(1)? as usize),
        _ => Some(c.state(phi, 0)),
    }
}

fn in_loop(view: &View<'_>, shape: &Shape, gate: Gate) -> bool {
    let place = view.early.states().get(view.early.place_of(gate) as usize);
    place.is_some_and(|state| shape.states.contains(state))
}

/// The function that is called.
pub(super) struct Callee<'f> {
    pub symbol: u32,
    /// What is given, by parameter; none for the place of results.
    pub captured: &'f [Option<Gate>],
    pub results: &'f [Gate],
}

/// Puts the call in place of the loop, or before it, where the loop stays for what may leave it early.
#[allow(clippy::too_many_arguments)]
pub(super) fn call(
    circuit: &mut Circuit,
    gates: Gates,
    shape: &Shape,
    region: &Region,
    conditions: &Conditions,
    host: &Host,
    callee: Callee<'_>,
    fixed: Vec<bool>,
) {
    let line = circuit.line(shape.head);
    let role = |role: Role| gates.set.by_role(role).unwrap_or(0);
    let (before, memory) = (circuit.state(shape.head, 0), circuit.depend(region.memory, 0));
    let ty = circuit.ty(shape.index);
    let mut e = Emitter::new(circuit, gates, shape, fixed);
    // What the counter is behind the loop.
    let enters = e.enters();
    let last = e.pure(gates.select, ty, &[enters, shape.bound, shape.first]);
    let holds = match conditions.is_empty() {
        true => None,
        false => {
            let count = e.distance();
            let holds = e.holds(conditions, count);
            // A loop without iterations is left to the host.
            holds.map(|holds| e.pure(gates.and, gates.bit, &[enters, holds]))
        }
    };
    let c = e.circuit;
    let add = |c: &mut Circuit, op: Opcode, ty: Type, bits: u64, wires: [&[Gate]; 3]| {
        let gate = c.add(op, ty, bits, wires[0], wires[1], wires[2]);
        c.set_line(gate, line);
        gate
    };
    let fork = holds.map(|holds| {
        let branch = add(c, gates.branch, Type::NONE, 0, [&[before], &[], &[holds]]);
        [true, false].map(|side| add(c, side_op(&gates, side), Type::NONE, 0, [&[branch], &[], &[]]))
    });
    // Memory before the loop may be needed elsewhere, too.
    let is_shared = c.uses(memory).any(|u| u.user != region.memory);
    let before = match fork {
        None if is_shared => add(c, role(Role::Block), Type::NONE, 0, [&[before], &[], &[]]),
        _ => before,
    };
    let given = match fork {
        None if is_shared => add(c, gates.relay, Type::NONE, 0, [&[before], &[memory], &[]]),
        None => memory,
        Some([yes, _]) => add(c, gates.relay, Type::NONE, 0, [&[yes], &[memory], &[]]),
    };
    let arch = c.arch();
    let place = (callee.results.len() > 1).then(|| {
        let bytes = RESULT * callee.results.len() as u64;
        add(c, role(Role::Alloca), arch, bytes, [&[], &[], &[]])
    });
    let symbol = add(c, role(Role::Symbol), arch, callee.symbol.into(), [&[], &[], &[]]);
    let mut values = vec![symbol];
    values.extend(callee.captured.iter().map(|gate| gate.or(place).unwrap_or(Gate::NONE)));
    let result = match callee.results {
        [only] => c.ty(*only),
        _ => Type::NONE,
    };
    let call = add(c, role(Role::Call), result, 0, [&[], &[given], &values]);
    let mut after = call;
    let mut results: HashMap<Gate, Gate> = HashMap::new();
    match (callee.results, place) {
        ([only], _) => {
            results.insert(*only, call);
        }
        (all, Some(place)) => {
            for (at, &phi) in (0..).zip(all) {
                let by = add(c, gates.constant, arch, RESULT * at, [&[], &[], &[]]);
                let from = add(c, gates.add, arch, 0, [&[], &[], &[place, by]]);
                after = add(c, role(Role::Load), c.ty(phi), 0, [&[], &[after], &[from]]);
                results.insert(phi, after);
            }
        }
        _ => {}
    }
    // Phis that an iteration does not change have their first value.
    for &phi in &shape.carried {
        let first = c.value(phi, 0);
        results.entry(phi).or_insert(first);
    }
    results.insert(shape.index, last);

    let (state, behind) = match fork {
        None => (before, after),
        Some([yes, no]) => {
            c.set_input(shape.head, 0, no);
            let relay = add(c, gates.relay, Type::NONE, 0, [&[no], &[memory], &[]]);
            c.set_input(region.memory, 1, relay);
            let join = add(c, role(Role::Merge), Type::NONE, 0, [&[yes, region.exit], &[], &[]]);
            let left = add(c, gates.relay, Type::NONE, 0, [&[region.exit], &[region.memory], &[]]);
            let both = add(c, gates.memories, Type::NONE, 0, [&[join], &[after, left], &[]]);
            for (phi, result) in &mut results {
                *result = add(c, gates.values, c.ty(*phi), 0, [&[join], &[], &[*result, *phi]]);
            }
            (join, both)
        }
    };
    for &(gate, index) in &host.states {
        c.set_input(gate, index, state);
    }
    for &relay in &host.relays {
        c.replace_uses(relay, behind);
        c.kill(relay);
    }
    for &(gate, index) in &host.memories {
        if !c.is_dead(gate) {
            c.set_input(gate, index, behind);
        }
    }
    for &(gate, index, input) in &host.values {
        if !c.is_dead(gate) {
            let copy = copied(c, &mut results, input, DEPTH);
            c.set_input(gate, index, copy);
        }
    }
    if fork.is_none() {
        // What computes with a value of the loop, and is not needed behind it, goes with it.
        let mut dead: Vec<Gate> = region.gates.clone();
        dead.push(region.exit);
        while let Some(gate) = dead.pop() {
            let users = c.uses(gate).map(|u| u.user);
            dead.extend(users.filter(|&u| !c.is_state(u) && !c.is_dead(u)));
            c.kill(gate);
        }
    }
}

/// A value of the loop as it is behind it.
fn copied(c: &mut Circuit, results: &mut HashMap<Gate, Gate>, gate: Gate, depth: u32) -> Gate {
    if let Some(&known) = results.get(&gate) {
        return known;
    }
    if depth == 0 || !is_pure(c, gate) {
        return gate;
    }
    let inputs: Vec<Gate> = c.values(gate).to_vec();
    let made: Vec<Gate> = inputs
        .iter()
        .map(|&input| copied(c, results, input, depth - 1))
        .collect();
    let copy = match made == inputs {
        true => gate,
        false => {
            let (op, ty, bits, line) = (c.op(gate), c.ty(gate), c.bits(gate), c.line(gate));
            let copy = c.add(op, ty, bits, &[], &[], &made);
            c.set_line(copy, line);
            copy
        }
    };
    results.insert(gate, copy);
    copy
}
