//! Branch splitting: a branch on "both" or "either" of two conditions becomes two branches, one for each.
//!
//! A comparison is part of a branch's instruction; joined with another one it has to be computed as a number first. The
//! second condition is not computed where the first decides. The front end joins conditions that cost next to nothing,
//! since values are easier to follow through selections than through branches: so this comes last.
//!
//! A branch orders the loads of its condition before all later stores; where the first condition decides, the loads of
//! the second would be ordered no more. So nothing is split in functions with atomic accesses or fences, nor under
//! [`Context::ordered`].

use super::algebra::truth_table;
use super::{Context, Pass, has_order};
use onespec_graph::set::Bitfield;
use onespec_graph::{Circuit, Gate, Opcode, Role, Type};

pub(super) struct SplitConditions;

/// Branches that one may become.
const MOST: u32 = 8;

impl Pass for SplitConditions {
    fn name(&self) -> &'static str {
        "split-conditions"
    }

    fn about(&self) -> &'static str {
        "makes two branches of one on both or either of two conditions"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let Some(ops) = Ops::of(circuit) else { return false };
        let is_joined =
            |g: &Gate| circuit.role(*g) == Role::Branch && Join::of(circuit, circuit.value(*g, 0)).is_some();
        let mut open: Vec<(Gate, u32)> = circuit.gates().filter(is_joined).map(|g| (g, 1)).collect();
        if open.is_empty() || context.ordered || has_order(circuit) {
            return false;
        }
        let mut changed = false;
        while let Some((branch, made)) = open.pop() {
            let Some(join) = Join::of(circuit, circuit.value(branch, 0)).filter(|_| made < MOST) else {
                continue;
            };
            let condition = circuit.value(branch, 0);
            let alone = circuit.uses(condition).count() == 1;
            let parts = [circuit.value(condition, 0), circuit.value(condition, 1)];
            let gains = parts.into_iter().any(|part| is_own_comparison(circuit, part));
            if alone
                && gains
                && let Some(second) = ops.split(circuit, branch, join, parts)
            {
                open.extend([(branch, 2 * made), (second, 2 * made)]);
                changed = true;
            }
        }
        changed
    }
}

/// Whether a value is a comparison, or conditions that are joined, for one user.
fn is_own_comparison(circuit: &Circuit, gate: Gate) -> bool {
    gate.index() < circuit.len()
        && circuit.uses(gate).count() == 1
        && (matches!(circuit.def(gate).bitfield, Bitfield::Condition(_)) || Join::of(circuit, gate).is_some())
}

/// How two conditions are joined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Join {
    Both,
    Either,
}

impl Join {
    /// By what the gate gives for each pair of bits.
    fn of(circuit: &Circuit, gate: Gate) -> Option<Join> {
        match truth_table(circuit, gate)? {
            0b1000 => Some(Join::Both),
            0b1110 => Some(Join::Either),
            _ => None,
        }
    }
}

/// The gates of branches.
struct Ops {
    branch: Opcode,
    sides: [Opcode; 2],
    merge: Opcode,
    relay: Opcode,
    memory: Opcode,
}

impl Ops {
    fn of(circuit: &Circuit) -> Option<Ops> {
        let by = |role: Role| circuit.set().by_role(role);
        Some(Ops {
            branch: by(Role::Branch)?,
            sides: [by(Role::False)?, by(Role::True)?],
            merge: by(Role::Merge)?,
            relay: by(Role::Relay)?,
            memory: by(Role::DependSelector)?,
        })
    }

    /// Lets a branch ask for the first part, and a second branch for the other; the second branch.
    fn split(&self, circuit: &mut Circuit, branch: Gate, join: Join, [first, second]: [Gate; 2]) -> Option<Gate> {
        let side = |role: Role| circuit.successors(branch).find(|&s| circuit.role(s) == role);
        let [no, yes] = [side(Role::False)?, side(Role::True)?];
        // To the one side both have to say the same, the other has two ways.
        let (narrow, wide, decided) = match join {
            Join::Both => (yes, no, 0),
            Join::Either => (no, yes, 1),
        };
        let state =
            |circuit: &mut Circuit, op: Opcode, before: Gate| circuit.add(op, Type::NONE, 0, &[before], &[], &[]);
        let line = circuit.line(branch);
        let values = circuit.states(branch).len() + circuit.depends(branch).len();
        circuit.set_input(branch, values as u32, first);
        let on = state(circuit, self.sides[1 - decided], branch);
        let asked = circuit.add(self.branch, Type::NONE, 0, &[on], &[], &[second]);
        circuit.set_line(asked, line);
        circuit.set_input(narrow, 0, asked);
        let ways = [
            state(circuit, self.sides[decided], branch),
            state(circuit, self.sides[decided], asked),
        ];
        let merge = circuit.add(self.merge, Type::NONE, 0, &ways, &[], &[]);
        // Memory as it is on the side with two ways comes by each of them.
        let is_relay = |g: &Gate| circuit.role(*g) == Role::Relay && circuit.state(*g, 0) == wide;
        let relays: Vec<Gate> = circuit.uses(wide).map(|u| u.user).filter(is_relay).collect();
        for relay in relays {
            let before = circuit.depend(relay, 0);
            let by_way = ways.map(|way| circuit.add(self.relay, Type::NONE, 0, &[way], &[before], &[]));
            let now = circuit.add(self.memory, Type::NONE, 0, &[merge], &by_way, &[]);
            circuit.replace_uses(relay, now);
            circuit.kill(relay);
        }
        circuit.replace_uses(wide, merge);
        circuit.kill(wide);
        Some(asked)
    }
}
