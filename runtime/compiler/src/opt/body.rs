//! Inlining of one call: the body of a function in place of the call.
//!
//! Control flow is cut behind the state of the call: what followed it follows the body. Arguments become the inputs of
//! the call, the memory state at the entry becomes that of the call, and returns meet in a merge.

use onespec_graph::circuit::{WireClass, Wires};
use onespec_graph::set::Class;
use onespec_graph::{Circuit, Gate, Role, Type, Use};

/// Whether a call can become this body: its arguments and result are of the body's types, and it can only return.
pub(super) fn fits(caller: &Circuit, call: Gate, body: &Circuit) -> bool {
    let arguments = caller.values(call);
    let mut returns = 0;
    body.gates().all(|gate| match body.role(gate) {
        Role::Throw | Role::Raise => false,
        Role::Arg => {
            let number = usize::try_from(body.bits(gate)).unwrap_or(usize::MAX);
            let given = arguments.get(number.saturating_add(1));
            given.is_some_and(|g| g.index() < caller.len() && caller.ty(g) == body.ty(gate))
        }
        Role::Return => {
            returns += 1;
            let value = body.values(gate).get(0);
            body.depends(gate).len() == 1 && value.map_or(Type::NONE, |v| body.ty(v)) == caller.ty(call)
        }
        _ => true,
    }) && returns > 0
}

/// Puts the body at a state in place of a call, which must [fit](fits). The state at which control is behind it; `place` is told of
/// each gate of the body and what it has become.
pub(super) fn put(
    caller: &mut Circuit,
    call: Gate,
    at: Gate,
    body: &Circuit,
    mut place: impl FnMut(Gate, Gate),
) -> Option<Gate> {
    let ops = [Role::Merge, Role::DependSelector, Role::ValueSelector].map(|role| caller.set().by_role(role));
    let [Some(merge), Some(memories), Some(values)] = ops else {
        return None;
    };
    let behind: Vec<Use> = caller
        .uses(at)
        .filter(|u| caller.class_of(u.user, u.index) == WireClass::State && caller.is_state(u.user))
        .collect();
    let copies = copy(caller, call, at, body);
    let copied = |gate: Gate| copies.get(gate.index()).copied().unwrap_or(Gate::NONE);
    body.gates().for_each(|gate| place(gate, copied(gate)));

    let returns: Vec<Gate> = body.gates().filter(|&g| body.role(g) == Role::Return).collect();
    let states: Vec<Gate> = returns.iter().map(|&r| copied(body.state(r, 0))).collect();
    let depends: Vec<Gate> = returns.iter().map(|&r| copied(body.depend(r, 0))).collect();
    let results: Vec<Gate> = returns.iter().map(|&r| copied(body.value(r, 0))).collect();
    let ty = caller.ty(call);
    let (behind_body, memory, result) = match states[..] {
        [only] if only == at => (at, depends[0], results[0]),
        _ => {
            let line = caller.line(call);
            let mut add = |op, ty, states: &[Gate], depends: &[Gate], values: &[Gate]| {
                let gate = caller.add(op, ty, 0, states, depends, values);
                caller.set_line(gate, line);
                gate
            };
            let join = add(merge, Type::NONE, &states, &[], &[]);
            let memory = add(memories, Type::NONE, &[join], &depends, &[]);
            let result = match ty {
                Type::NONE => Gate::NONE,
                _ => add(values, ty, &[join], &[], &results),
            };
            (join, memory, result)
        }
    };
    for u in behind {
        caller.set_input(u.user, u.index, behind_body);
    }
    if behind_body != at {
        bypass_relays(caller, call, at);
    }
    let users: Vec<Use> = caller.uses(call).collect();
    for u in users {
        let is_memory = caller.class_of(u.user, u.index) == WireClass::Depend;
        caller.set_input(u.user, u.index, if is_memory { memory } else { result });
    }
    caller.kill(call);
    Some(behind_body)
}

/// Relays at the state where the call stood, of memory that comes behind it: they would come before the body now. Its merge binds
/// what they bound.
fn bypass_relays(caller: &mut Circuit, call: Gate, at: Gate) {
    let is_behind = |c: &Circuit, mut memory: Gate| {
        while memory != call && memory.index() < c.len() && c.def(memory).class == Class::Effect {
            memory = c.depend(memory, 0);
        }
        memory == call
    };
    let relays: Vec<Gate> = (caller.uses(at).filter(|u| u.index == 0).map(|u| u.user))
        .filter(|&user| caller.role(user) == Role::Relay && is_behind(caller, caller.depend(user, 0)))
        .collect();
    for relay in relays {
        let memory = caller.depend(relay, 0);
        caller.replace_uses(relay, memory);
        caller.kill(relay);
    }
}

/// Copies of all gates but ways out: by number in the body, what each has become.
fn copy(caller: &mut Circuit, call: Gate, at: Gate, body: &Circuit) -> Vec<Gate> {
    let (state, depend) = (body.state_entry(), body.depend_entry());
    let roots = usize::from(body.set().roots);
    let mut copies = vec![Gate::NONE; body.len()];
    let gates: Vec<Gate> = body.gates().filter(|&g| body.role(g) != Role::Return).collect();
    for &gate in &gates {
        copies[gate.index()] = match body.role(gate) {
            _ if gate == state => at,
            _ if gate == depend => caller.depend(call, 0),
            _ if gate.index() < roots => gate,
            Role::Arg => caller.value(call, (body.bits(gate) as u32).saturating_add(1)),
            _ => {
                // Inputs come when all gates are there.
                let none = |count: usize| vec![Gate::NONE; count];
                let [states, depends, values] =
                    [body.states(gate), body.depends(gate), body.values(gate)].map(|inputs| none(inputs.len()));
                let wires = Wires {
                    states: &states,
                    depends: &depends,
                    values: &values,
                    root: body.root(gate),
                };
                let copy = caller.push(body.op(gate), body.ty(gate), body.bits(gate), wires);
                caller.set_word(copy, body.word(gate));
                caller.set_line(copy, body.line(gate));
                copy
            }
        };
    }
    for &gate in gates
        .iter()
        .filter(|g| g.index() >= roots && body.role(**g) != Role::Arg)
    {
        for (index, input) in (0..).zip(body.inputs(gate).iter()) {
            if body.class_of(gate, index) != WireClass::Root {
                let target = copies.get(input.index()).copied().unwrap_or(Gate::NONE);
                caller.set_input(copies[gate.index()], index, target);
            }
        }
    }
    copies
}
