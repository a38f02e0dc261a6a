//! Switch formation: a chain of branches that compare one value with different constants becomes a switch, for which the back
//! end searches or looks into a table.

use super::membership::Membership;
use super::{Context, Pass, constants};
use hashbrown::HashSet;
use onespec_graph::{Circuit, Gate, Opcode, Role, Type};

pub(super) struct SwitchFormation;

/// Fewer comparisons stay a chain: the first ones are asked first, as the program has them.
const LEAST_CASES: usize = 6;

impl Pass for SwitchFormation {
    fn name(&self) -> &'static str {
        "switch-formation"
    }

    fn about(&self) -> &'static str {
        "makes a switch of branches that compare one value with constants one after the other"
    }

    fn run(&self, circuit: &mut Circuit, _: &mut Context) -> bool {
        let branches: Vec<Gate> = circuit.gates().filter(|&g| circuit.role(g) == Role::Branch).collect();
        if branches.len() < LEAST_CASES {
            return false;
        }
        let by = |role: Role| circuit.set().by_role(role);
        let (Some(tests), Some(switch), Some(case), Some(default)) = (
            Membership::of(circuit),
            by(Role::Switch),
            by(Role::Case),
            by(Role::DefaultCase),
        ) else {
            return false;
        };
        let ops = Ops { switch, case, default };
        let order = circuit.reverse_postorder();
        let mut changed = false;
        for branch in order {
            // A chain begins where no other link leads to.
            if circuit.is_dead(branch) || circuit.role(branch) != Role::Branch {
                continue;
            }
            let chain = chain(circuit, &tests, branch);
            if chain.len() >= LEAST_CASES {
                ops.form(circuit, &chain);
                changed = true;
            }
        }
        changed
    }
}

/// A branch on whether a value is a constant.
struct Link {
    branch: Gate,
    value: Gate,
    bits: u64,
    hit: Gate,
    other: Gate,
}

fn link(circuit: &Circuit, tests: &Membership, branch: Gate) -> Option<Link> {
    let condition = circuit.value(branch, 0);
    if condition.index() >= circuit.len() || circuit.op(condition) != tests.comparison() {
        return None;
    }
    let (value, bits) = (
        circuit.value(condition, 0),
        constants::bits(circuit, circuit.value(condition, 1))?,
    );
    tests.width(circuit.ty(value))?;
    let on = tests.is_equality(circuit.bits(condition))?;
    let side = |role: Role| circuit.successors(branch).find(|&s| circuit.role(s) == role);
    let [yes, no] = [side(Role::True)?, side(Role::False)?];
    let (hit, other) = if on { (yes, no) } else { (no, yes) };
    Some(Link {
        branch,
        value,
        bits,
        hit,
        other,
    })
}

/// Branches from one on, each of which comes where the one before finds another value; no two for the same.
fn chain(circuit: &Circuit, tests: &Membership, first: Gate) -> Vec<Link> {
    let mut chain: Vec<Link> = Vec::new();
    let mut known = HashSet::new();
    let mut next = Some(first);
    while let Some(found) = next.and_then(|branch| link(circuit, tests, branch)) {
        let is_same = chain.first().is_none_or(|link| link.value == found.value);
        if !is_same || !known.insert(found.bits) {
            break;
        }
        // Nothing but the next branch may be bound to the way there.
        let mut uses = circuit.uses(found.other);
        let only = uses.next().filter(|_| uses.next().is_none()).map(|u| u.user);
        next = only.filter(|&user| circuit.role(user) == Role::Branch);
        chain.push(found);
    }
    chain
}

struct Ops {
    switch: Opcode,
    case: Opcode,
    default: Opcode,
}

impl Ops {
    fn form(&self, circuit: &mut Circuit, chain: &[Link]) {
        let (Some(first), Some(last)) = (chain.first(), chain.last()) else {
            return;
        };
        let before = circuit.state(first.branch, 0);
        let switch = circuit.add(self.switch, Type::NONE, 0, &[before], &[], &[first.value]);
        circuit.set_line(switch, circuit.line(first.branch));
        for link in chain {
            circuit.set_op(link.hit, self.case);
            circuit.set_bits(link.hit, link.bits);
            circuit.set_input(link.hit, 0, switch);
        }
        circuit.set_op(last.other, self.default);
        circuit.set_input(last.other, 0, switch);
        for link in chain {
            if link.other != last.other {
                circuit.kill(link.other);
            }
            circuit.kill(link.branch);
        }
    }
}
