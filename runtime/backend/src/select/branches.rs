//! Switches as branches: a search that halves the cases by "less", and asks for the last ones one after the other.
//!
//! The description says which gates do that: `cases: EQ ULT` at the comparison of integers names the conditions for equal and
//! for less.

use super::gate_data::with_data;
use onespec_graph::set::Bitfield;
use onespec_graph::{Circuit, Gate, GateSet, Opcode, Role, Type};

/// So many cases are asked for one after the other; more are split.
pub(super) const MAX_IN_A_ROW: usize = 4;

/// The gates of branches.
pub(super) struct Ops {
    compare: Opcode,
    equal: u64,
    /// The condition "less, without signs".
    pub(super) less: u64,
    pub(super) constant: Opcode,
    branch: Opcode,
    pub(super) yes: Opcode,
    pub(super) no: Opcode,
    merge: Opcode,
    relay: Opcode,
    memory_selector: Opcode,
    bit: Type,
}

impl Ops {
    pub(super) fn new(set: &'static GateSet) -> Option<Ops> {
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

    /// Writes a switch as a search among its cases.
    pub(super) fn lower(&self, circuit: &mut Circuit, switch: Gate) {
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
            if part.len() > MAX_IN_A_ROW {
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
        self.lead(circuit, default, &rest, before);
        circuit.kill(switch);
    }

    /// Lets several ways from a state lead to what followed the default, which goes.
    pub(super) fn lead(&self, circuit: &mut Circuit, default: Gate, rest: &[Gate], before: Gate) {
        let to = match rest {
            [only] => *only,
            _ => circuit.add(self.merge, Type::NONE, 0, rest, &[], &[]),
        };
        // Memory as it is at the default: where several ways lead there, it comes by each of them.
        let relays: Vec<Gate> = circuit
            .uses(default)
            .map(|u| u.user)
            .filter(|u| circuit.role(*u) == Role::Relay)
            .collect();
        for relay in relays {
            let memory = circuit.depend(relay, 0);
            let now = match rest {
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
    }

    /// A branch that asks for a relation of the value and a number.
    pub(super) fn ask(
        &self,
        circuit: &mut Circuit,
        state: Gate,
        value: Gate,
        condition: u64,
        number: u64,
        line: u32,
    ) -> Gate {
        let constant = circuit.add(self.constant, circuit.ty(value), number, &[], &[], &[]);
        let asked = circuit.add(self.compare, self.bit, condition, &[], &[], &[value, constant]);
        let branch = circuit.add(self.branch, Type::NONE, 0, &[state], &[], &[asked]);
        for gate in [asked, branch] {
            circuit.set_line(gate, line);
        }
        branch
    }
}
