//! Rewrites what patterns can't cover: switches become branches, floating-point constants become integer constants of
//! the same bits.
//!
//! The description says which gates do that: `cases: EQ ULT` at the comparison of integers names the conditions for
//! equal and for less; `same_bits: yes` marks the gate that reads bits as another type.

use super::active;
use super::expand;
use super::gate_data::with_data;
use super::library;
use super::min_max;
use super::reductions;
use crate::machine::{Binding, Machine};
use crate::problem::Problem;
use onespec_graph::set::{Bank, Bitfield};
use onespec_graph::{Circuit, Gate, GateSet, Opcode, Role, Type};

/// So many cases are asked for one after the other; more are split.
const FEW: usize = 4;

/// Writes a circuit so that instructions can be selected.
///
/// # Errors
/// The description of gates does not say how.
pub fn prepare(circuit: &mut Circuit, machine: &Machine, binding: &Binding) -> Result<(), Problem> {
    min_max::open(circuit, binding);
    reductions::open(circuit, binding);
    active::mask(circuit, binding);
    expand::expand(circuit, machine, binding);
    open_switches(circuit)?;
    float_constants(circuit, machine, binding)
}

/// Writes switches as branches.
///
/// # Errors
/// The description of gates does not say how.
pub fn open_switches(circuit: &mut Circuit) -> Result<(), Problem> {
    let switches: Vec<Gate> = circuit.gates().filter(|g| circuit.role(*g) == Role::Switch).collect();
    if !switches.is_empty() {
        let ops = Ops::new(circuit.set()).ok_or_else(|| {
            Problem::new("the description of gates does not say how to ask for the value of a switch (`cases:`)")
        })?;
        for switch in switches {
            ops.lower(circuit, switch);
        }
    }
    Ok(())
}

fn float_constants(circuit: &mut Circuit, machine: &Machine, binding: &Binding) -> Result<(), Problem> {
    let set = circuit.set();
    let is_float = |g: &Gate| circuit.role(*g) == Role::Constant && set.type_def(circuit.ty(*g)).bank == Bank::Float;
    let constants: Vec<Gate> = circuit.gates().filter(is_float).collect();
    if constants.is_empty() {
        return Ok(());
    }
    let (cast, _) = with_data(set, "same_bits").ok_or_else(|| {
        Problem::new("the description of gates has none that reads bits as another type (`same_bits:`)")
    })?;
    for constant in constants {
        let ty = circuit.ty(constant);
        // What no register holds is part of what puts it into all elements of a vector.
        if binding.bank(ty).is_none() {
            continue;
        }
        let width = set.type_def(ty).width;
        let same = set
            .types
            .iter()
            .position(|t| t.bank == Bank::Int && t.width == width && t.lanes == 0);
        let Some(same) = same else { continue };
        let (op, bits, line) = (circuit.op(constant), circuit.bits(constant), circuit.line(constant));
        let same = Type(same as u8);
        let is_single = binding.types.is_held(same);
        if !is_single && library::is_covered(machine, binding, circuit, constant, library::Inputs::Registers) {
            continue;
        }
        let number = match (is_single, &binding.parts) {
            (false, Some(parts)) => parts.joined_number(circuit, &binding.types, same, bits),
            _ => circuit.add(op, same, bits, &[], &[], &[]),
        };
        let value = circuit.add(cast, ty, 0, &[], &[], &[number]);
        circuit.set_line(value, line);
        circuit.replace_uses(constant, value);
        circuit.kill(constant);
    }
    Ok(())
}

/// The gates of branches.
struct Ops {
    compare: Opcode,
    equal: u64,
    less: u64,
    constant: Opcode,
    branch: Opcode,
    yes: Opcode,
    no: Opcode,
    merge: Opcode,
    relay: Opcode,
    memory_selector: Opcode,
    bit: Type,
}

impl Ops {
    fn new(set: &'static GateSet) -> Option<Ops> {
        let (compare, names) = with_data(set, "cases")?;
        let Bitfield::Condition(table) = set.def(compare).bitfield else {
            return None;
        };
        let table = set.conditions.get(usize::from(table))?;
        let mut codes = names
            .split_whitespace()
            .map(|name| table.by_name(name).map(|c| u64::from(c.code)));
        Some(Ops {
            compare,
            equal: codes.next()??,
            less: codes.next()??,
            constant: set.by_role(Role::Constant)?,
            branch: set.by_role(Role::Branch)?,
            yes: set.by_role(Role::True)?,
            no: set.by_role(Role::False)?,
            merge: set.by_role(Role::Merge)?,
            relay: set.by_role(Role::Relay)?,
            memory_selector: set.by_role(Role::DependSelector)?,
            bit: Type(set.types.iter().position(|t| t.width == 1 && t.lanes == 0)? as u8),
        })
    }

    fn lower(&self, circuit: &mut Circuit, switch: Gate) {
        let (value, before, line) = (circuit.value(switch, 0), circuit.state(switch, 0), circuit.line(switch));
        let sides: Vec<Gate> = circuit.successors(switch).collect();
        let mut cases: Vec<(u64, Gate)> = Vec::new();
        let mut default = None;
        for side in sides {
            match circuit.role(side) {
                Role::Case => cases.push((circuit.bits(side), side)),
                _ => default = Some(side),
            }
        }
        let Some(default) = default else { return };
        cases.sort_unstable_by_key(|c| c.0);
        // Where control goes on to the default.
        let mut rest: Vec<Gate> = Vec::new();
        let mut open: Vec<(Gate, &[(u64, Gate)])> = vec![(before, &cases)];
        while let Some((state, part)) = open.pop() {
            if part.len() > FEW {
                let (low, high) = part.split_at(part.len() / 2);
                let Some(&(first, _)) = high.first() else { continue };
                let branch = self.ask(circuit, state, value, self.less, first, line);
                let yes = circuit.add(self.yes, Type::NONE, 0, &[branch], &[], &[]);
                let no = circuit.add(self.no, Type::NONE, 0, &[branch], &[], &[]);
                open.push((yes, low));
                open.push((no, high));
                continue;
            }
            let mut state = state;
            for &(case, side) in part {
                let branch = self.ask(circuit, state, value, self.equal, case, line);
                circuit.set_op(side, self.yes);
                circuit.set_bits(side, 0);
                circuit.set_input(side, 0, branch);
                state = circuit.add(self.no, Type::NONE, 0, &[branch], &[], &[]);
            }
            rest.push(state);
        }
        let to = match rest.as_slice() {
            [only] => *only,
            _ => circuit.add(self.merge, Type::NONE, 0, &rest, &[], &[]),
        };
        // Memory as it is at the default: where several ways lead there, it comes by each of them.
        let relays: Vec<Gate> = circuit
            .uses(default)
            .map(|u| u.user)
            .filter(|u| circuit.role(*u) == Role::Relay)
            .collect();
        for relay in relays {
            let memory = circuit.depend(relay, 0);
            let now = match rest.as_slice() {
                // There are no cases: nothing has to wait for anything.
                [only] if *only == before => memory,
                [_] => continue,
                ways => {
                    let by_way: Vec<Gate> = ways
                        .iter()
                        .map(|way| circuit.add(self.relay, Type::NONE, 0, &[*way], &[memory], &[]))
                        .collect();
                    circuit.add(self.memory_selector, Type::NONE, 0, &[to], &by_way, &[])
                }
            };
            circuit.replace_uses(relay, now);
            circuit.kill(relay);
        }
        circuit.replace_uses(default, to);
        circuit.kill(default);
        circuit.kill(switch);
    }

    /// A branch that asks for a relation of the value and a number.
    fn ask(&self, circuit: &mut Circuit, state: Gate, value: Gate, condition: u64, number: u64, line: u32) -> Gate {
        let constant = circuit.add(self.constant, circuit.ty(value), number, &[], &[], &[]);
        let asked = circuit.add(self.compare, self.bit, condition, &[], &[], &[value, constant]);
        let branch = circuit.add(self.branch, Type::NONE, 0, &[state], &[], &[asked]);
        for gate in [asked, branch] {
            circuit.set_line(gate, line);
        }
        branch
    }
}
