//! Tail recursion elimination: a function that ends by calling itself becomes a loop. Arguments become loop-carried
//! variables, the call becomes the back edge.
//!
//! A call is a tail call if only a return takes its memory state and its value. Where several predecessors merge before
//! one return, those that come from such calls leave the merge first. Each call would have stack slots of its own, with
//! unspecified contents at first. So a slot matters only if its address escapes, and then the calls stay.

use crate::passes::has_known_areas;
use onespec_graph::circuit::WireClass;
use onespec_graph::{Circuit, Gate, Role, Type};

/// A call that is the last thing that happens, and the state at which it does.
struct Tail {
    call: Gate,
    state: Gate,
}

/// Turns the self-recursive tail calls of a function into a loop; `number` is the symbol of the function.
/// Whether there were any.
pub(super) fn make_loop(circuit: &mut Circuit, number: u64) -> bool {
    let arguments: Vec<Gate> = circuit.gates().filter(|&g| circuit.role(g) == Role::Arg).collect();
    let own = Own { number, arguments };
    let calls_itself = |c: &Circuit, g: Gate| own.is_called(c, g) && has_one_end(c, g);
    if !circuit.gates().any(|g| calls_itself(circuit, g)) || has_known_areas(circuit) {
        return false;
    }
    let ops = [
        Role::LoopBegin,
        Role::LoopBack,
        Role::Merge,
        Role::ValueSelector,
        Role::DependSelector,
    ];
    let ops = ops.map(|role| circuit.set().by_role(role));
    let [Some(begin), Some(back), Some(merge), Some(values), Some(memories)] = ops else {
        return false;
    };
    // The first state, and only one: else there is nothing to loop through.
    let entry = circuit.state_entry();
    let firsts: Vec<Gate> = circuit.successors(entry).collect();
    let [first] = firsts[..] else { return false };
    let returns: Vec<Gate> = circuit.gates().filter(|&g| circuit.role(g) == Role::Return).collect();
    // One that does nothing but call itself never ends, and stays as it is.
    if returns
        .iter()
        .all(|&ret| own.is_called(circuit, circuit.depend(ret, 0)))
    {
        return false;
    }
    let mut tails = Vec::new();
    for ret in returns {
        tails.extend(cut(circuit, ret, &own));
    }
    if tails.is_empty() {
        return false;
    }

    let head = circuit.add(begin, Type::NONE, 0, &[entry, Gate::NONE], &[], &[]);
    let at = circuit.states(first).iter().position(|s| s == entry).unwrap_or(0);
    circuit.set_input(first, at as u32, head);
    let states: Vec<Gate> = tails.iter().map(|tail| tail.state).collect();
    let join = match states[..] {
        [only] => only,
        _ => circuit.add(merge, Type::NONE, 0, &states, &[], &[]),
    };
    let turn = circuit.add(back, Type::NONE, 0, &[join], &[], &[]);
    circuit.set_input(head, 1, turn);
    circuit.set_line(head, circuit.line(tails[0].call));
    circuit.set_line(turn, circuit.line(tails[0].call));

    // Memory and arguments: before the loop, and as each call gives them.
    let Own { arguments, .. } = own;
    let depend = circuit.depend_entry();
    let memory = circuit.add(memories, Type::NONE, 0, &[head], &[Gate::NONE, Gate::NONE], &[]);
    circuit.replace_uses(depend, memory);
    circuit.set_input(memory, 1, depend);
    let mut counted = Vec::with_capacity(arguments.len());
    for &argument in &arguments {
        let gate = circuit.add(values, circuit.ty(argument), 0, &[head], &[], &[Gate::NONE, Gate::NONE]);
        circuit.set_word(gate, circuit.word(argument));
        let users: Vec<_> = circuit.uses(argument).collect();
        for u in users {
            circuit.set_input(u.user, u.index, gate);
        }
        circuit.set_input(gate, 1, argument);
        counted.push(gate);
    }
    let all: Vec<Gate> = tails.iter().map(|tail| circuit.depend(tail.call, 0)).collect();
    let last = match all[..] {
        [only] => only,
        _ => circuit.add(memories, Type::NONE, 0, &[join], &all, &[]),
    };
    circuit.set_input(memory, 2, last);
    for (&argument, gate) in arguments.iter().zip(counted) {
        let order = circuit.bits(argument) as u32;
        let given: Vec<Gate> = tails.iter().map(|tail| circuit.value(tail.call, order + 1)).collect();
        let next = match given[..] {
            [only] => only,
            _ => {
                let next = circuit.add(values, circuit.ty(argument), 0, &[join], &[], &given);
                circuit.set_word(next, circuit.word(argument));
                next
            }
        };
        circuit.set_input(gate, 2, next);
    }
    for tail in tails {
        circuit.kill(tail.call);
    }
    true
}

/// Takes the ways to a return away that come from calls of the function itself.
fn cut(circuit: &mut Circuit, ret: Gate, own: &Own) -> Vec<Tail> {
    let (state, memory, value) = (circuit.state(ret, 0), circuit.depend(ret, 0), circuit.value(ret, 0));
    let gives = |c: &Circuit, memory: Gate, value: Gate| {
        own.is_called(c, memory) && (value == Gate::NONE || value == memory) && has_one_end(c, memory)
    };
    if gives(circuit, memory, value) {
        circuit.kill(ret);
        return vec![Tail { call: memory, state }];
    }
    let of_return = |c: &Circuit, g: Gate| c.state(g, 0) == state && c.uses(g).all(|u| u.user == ret);
    let selects = circuit.role(state) == Role::Merge
        && circuit.role(memory) == Role::DependSelector
        && of_return(circuit, memory)
        && (value == Gate::NONE || circuit.role(value) == Role::ValueSelector && of_return(circuit, value))
        && circuit.uses(state).all(|u| [ret, memory, value].contains(&u.user));
    if !selects {
        return Vec::new();
    }
    let mut tails = Vec::new();
    let count = circuit.states(state).len() as u32;
    for way in 0..count {
        let given = if value == Gate::NONE {
            value
        } else {
            circuit.value(value, way)
        };
        let call = circuit.depend(memory, way);
        if gives(circuit, call, given) {
            let state = circuit.state(state, way);
            tails.push((way, Tail { call, state }));
        }
    }
    // A function that only calls itself stays what it is.
    if tails.len() == count as usize {
        return Vec::new();
    }
    let goes = |way: u32| tails.iter().any(|(tail, _)| *tail == way);
    circuit.retain_inputs(state, |index| !goes(index));
    for selector in [memory, value].into_iter().filter(|&g| g != Gate::NONE) {
        circuit.retain_inputs(selector, |index| index == 0 || !goes(index - 1));
    }
    tails.into_iter().map(|(_, tail)| tail).collect()
}

/// The function itself.
struct Own {
    number: u64,
    arguments: Vec<Gate>,
}

impl Own {
    /// Whether a gate is a call of the function with enough arguments of the right types.
    fn is_called(&self, circuit: &Circuit, call: Gate) -> bool {
        if call.index() >= circuit.len() || circuit.role(call) != Role::Call {
            return false;
        }
        let target = circuit.value(call, 0);
        let is_symbol = target.index() < circuit.len() && circuit.role(target) == Role::Symbol;
        let fits = |&argument: &Gate| {
            let given = circuit.value(call, (circuit.bits(argument) as u32).saturating_add(1));
            given.index() < circuit.len() && circuit.ty(given) == circuit.ty(argument)
        };
        is_symbol && circuit.bits(target) == self.number && self.arguments.iter().all(fits)
    }
}

/// Whether one gate takes a call's memory, and its value, if any, goes to one gate that is or belongs to it.
fn has_one_end(circuit: &Circuit, call: Gate) -> bool {
    let mut ends = [0; 2];
    for u in circuit.uses(call) {
        ends[usize::from(circuit.class_of(u.user, u.index) == WireClass::Value)] += 1;
    }
    ends[0] == 1 && ends[1] <= 1
}
