//! Lowering of HIR to MIR: operations of a source language become calls of its runtime.
//!
//! The entry of an operation names the function: `lower: {call: NAME, thrown: BITS}`. BITS are the bits of the result
//! by which the function says that something was thrown. The two successors of the operation become those of a switch
//! on the result, so no comparison is needed.

use super::{Context, Pass};
use onespec_graph::circuit::WireClass;
use onespec_graph::{Circuit, Gate, GateSet, Opcode, Role, Type};

pub(super) struct Lower;

impl Pass for Lower {
    fn name(&self) -> &'static str {
        "lower"
    }

    fn about(&self) -> &'static str {
        "makes calls of the runtime of operations of the source language"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let role = |role: Role| circuit.set().by_role(role);
        let (Some(call), Some(symbol)) = (role(Role::Call), role(Role::Symbol)) else {
            return false;
        };
        let (Some(switch), Some(case), Some(default)) = (role(Role::Switch), role(Role::Case), role(Role::DefaultCase))
        else {
            return false;
        };
        let ops = Ops {
            call,
            symbol,
            switch,
            case,
            default,
        };
        let raises: Vec<Gate> = circuit.gates().filter(|&g| circuit.role(g) == Role::Raise).collect();
        let mut changed = false;
        for gate in raises {
            if let Some(helper) = helper(circuit.set(), circuit.op(gate)) {
                ops.lower(circuit, context, gate, helper);
                changed = true;
            }
        }
        changed
    }
}

/// A function of the runtime that does an operation's work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Helper {
    pub name: &'static str,
    /// By which symbols name it: its place among the first mentions of all names in the gate set.
    pub number: u64,
    /// What it gives where something was thrown.
    pub thrown: u64,
}

/// The function for an operation; `None` if its entry names none.
pub fn helper(set: &GateSet, op: Opcode) -> Option<Helper> {
    let name = said(set, op, "call")?;
    let all = (0..set.gates.len()).filter_map(|op| said(set, op as Opcode, "call"));
    let mut before: Vec<&str> = Vec::new();
    for other in all.take_while(|&other| other != name) {
        if !before.contains(&other) {
            before.push(other);
        }
    }
    let thrown = said(set, op, "thrown")?;
    Some(Helper {
        name,
        number: before.len() as u64,
        thrown: match thrown.strip_prefix("0x") {
            Some(digits) => u64::from_str_radix(digits, 16).ok()?,
            None => thrown.parse().ok()?,
        },
    })
}

/// What an entry says under a key of `lower`.
fn said(set: &GateSet, op: Opcode, key: &str) -> Option<&'static str> {
    let (_, text) = set.def(op).data.iter().find(|(key, _)| *key == "lower")?;
    text.split(' ')
        .find_map(|word| word.strip_prefix(key)?.strip_prefix('='))
}

struct Ops {
    call: Opcode,
    symbol: Opcode,
    switch: Opcode,
    case: Opcode,
    default: Opcode,
}

impl Ops {
    fn lower(&self, circuit: &mut Circuit, context: &mut Context, gate: Gate, helper: Helper) {
        let arch = circuit.arch();
        let target = circuit.add(self.symbol, arch, helper.number, &[], &[], &[]);
        let mut values = vec![target];
        values.extend(circuit.values(gate).iter());
        let (state, memory, ty) = (circuit.state(gate, 0), circuit.depend(gate, 0), circuit.ty(gate));
        // A call floats on its chain. What comes before may be shared with another side, so it is bound to this state.
        let memory = bind(circuit, state, memory);
        let result = circuit.add(self.call, ty, 0, &[], &[memory], &values);
        circuit.set_word(result, circuit.word(gate));
        let fork = circuit.add(self.switch, Type::NONE, 0, &[state], &[], &[result]);
        let sides: Vec<Gate> = circuit.successors(gate).collect();
        for side in sides {
            let (op, bits) = match circuit.role(side) {
                Role::Exception => (self.case, helper.thrown),
                _ => (self.default, 0),
            };
            circuit.set_op(side, op);
            circuit.set_bits(side, bits);
            circuit.set_input(side, 0, fork);
        }
        context.replace(circuit, gate, result);
        circuit.kill(gate);
    }
}

/// The same memory, there only once control is at the state, if the state can say so and somebody else needs it too.
fn bind(circuit: &mut Circuit, state: Gate, memory: Gate) -> Gate {
    let others = circuit
        .uses(memory)
        .filter(|u| circuit.class_of(u.user, u.index) == WireClass::Depend)
        .count();
    match circuit.set().by_role(Role::Relay) {
        Some(relay) if others > 1 && circuit.def(state).fixed_out.contains(&relay) => {
            circuit.add(relay, Type::NONE, 0, &[state], &[memory], &[])
        }
        _ => memory,
    }
}
