//! Merging of comparisons: conditions on one number and constants that are joined become one test whether the number is in a
//! set, by a range comparison or by the bits of a mask.
//!
//! `c == 'a' || c == 'e' || c == 'i'` becomes a test of a bit, `c >= '0' && c <= '9'` one comparison of `c - '0'`, and what holds
//! always or never a constant. Passes that know what a comparison says of its operand come before.

use super::algebra::truth_table;
use super::constants::{self, Constants};
use super::intervals::NumberSet;
use super::membership::Membership;
use super::{Context, Pass};
use hashbrown::{HashMap, HashSet};
use onespec_graph::set::FoldArgs;
use onespec_graph::{Circuit, Gate, Role};

pub(super) struct BitTests;

/// Joined conditions that are looked through one below the other, and intervals that a set may have.
const MAX_DEPTH: u32 = 64;
const MAX_INTERVALS: usize = 64;

impl Pass for BitTests {
    fn name(&self) -> &'static str {
        "bit-tests"
    }

    fn about(&self) -> &'static str {
        "makes one range comparison or bit test of joined comparisons of one value with constants"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let joined: Vec<Gate> = circuit.gates().filter(|&g| is_joined(circuit, g)).collect();
        if joined.is_empty() {
            return false;
        }
        let Some(tests) = Membership::of(circuit) else {
            return false;
        };
        let mut sets = Sets {
            tests: &tests,
            known: HashMap::new(),
        };
        let found: Vec<(Gate, Gate, NumberSet)> = joined
            .iter()
            .filter_map(|&gate| match sets.of(circuit, gate, 0)? {
                Known::Number(number, set) => Some((gate, number, set)),
                Known::Always(_) => None,
            })
            .collect();
        let number_of: HashMap<Gate, Gate> = found.iter().map(|(gate, number, _)| (*gate, *number)).collect();
        let mut all = Constants::of(circuit);
        // Tests that stay as they are: their parts are looked at.
        let mut stay: HashSet<Gate> = HashSet::new();
        let mut changed = false;
        for (gate, number, set) in found.into_iter().rev() {
            // What is part of a larger test is not made by itself.
            let is_part = |user: Gate| number_of.get(&user) == Some(&number) && !stay.contains(&user);
            if circuit.uses(gate).all(|u| is_part(u.user)) {
                continue;
            }
            let plan = tests.plan(circuit.ty(number), &set);
            let line = circuit.line(gate);
            let made = match plan.filter(|plan| plan.cost() < cost(circuit, &tests, gate)) {
                Some(plan) => tests.make(circuit, &mut all, number, &plan, line),
                None => None,
            };
            match made {
                Some(made) => {
                    context.replace(circuit, gate, made);
                    changed = true;
                }
                None => {
                    stay.insert(gate);
                }
            }
        }
        changed
    }
}

/// Whether a gate joins two conditions, or selects one of them.
fn is_joined(circuit: &Circuit, gate: Gate) -> bool {
    let def = circuit.set().type_def(circuit.ty(gate));
    def.width == 1 && def.lanes == 0 && (circuit.role(gate) == Role::Select || truth_table(circuit, gate).is_some())
}

/// What is known of a condition.
#[derive(Debug, Clone)]
enum Known {
    /// It is this.
    Always(bool),
    /// It holds where a number is in a set.
    Number(Gate, NumberSet),
}

struct Sets<'a> {
    tests: &'a Membership,
    known: HashMap<Gate, Option<Known>>,
}

impl Sets<'_> {
    /// Where a condition holds, if it is about one number.
    fn of(&mut self, circuit: &Circuit, gate: Gate, depth: u32) -> Option<Known> {
        if gate.index() >= circuit.len() || depth > MAX_DEPTH {
            return None;
        }
        if let Some(bits) = constants::bits(circuit, gate) {
            return Some(Known::Always(bits == 1));
        }
        if let Some(known) = self.known.get(&gate) {
            return known.clone();
        }
        let found = self.find(circuit, gate, depth);
        let found = found.filter(|known| match known {
            Known::Always(_) => true,
            Known::Number(_, set) => set.len() <= MAX_INTERVALS,
        });
        self.known.insert(gate, found.clone());
        found
    }

    fn find(&mut self, circuit: &Circuit, gate: Gate, depth: u32) -> Option<Known> {
        if circuit.op(gate) == self.tests.comparison() {
            let (number, set) = compared(circuit, self.tests, gate)?;
            return Some(Known::Number(number, set));
        }
        if !is_joined(circuit, gate) {
            return None;
        }
        let parts: Vec<Known> = circuit
            .values(gate)
            .iter()
            .map(|part| self.of(circuit, part, depth + 1))
            .collect::<Option<_>>()?;
        let numbers = || {
            parts.iter().filter_map(|part| match part {
                Known::Number(number, set) => Some((*number, set)),
                Known::Always(_) => None,
            })
        };
        let (number, first) = numbers().next()?;
        if numbers().any(|(other, _)| other != number) {
            return None;
        }
        let all = first.union(&first.complement());
        let set = |part: &Known| match part {
            Known::Always(true) => all.clone(),
            Known::Always(false) => all.complement(),
            Known::Number(_, set) => set.clone(),
        };
        let made = match parts.as_slice() {
            [condition, yes, no] => {
                let condition = set(condition);
                let yes = condition.intersection(&set(yes));
                yes.union(&condition.complement().intersection(&set(no)))
            }
            [a, b] => {
                let table = truth_table(circuit, gate)?;
                let (a, b) = (set(a), set(b));
                // Each pair of bits for which the gate gives 1.
                let mut made = all.complement();
                for pair in (0u32..4).filter(|pair| table >> pair & 1 == 1) {
                    let side = |of: &NumberSet, holds: bool| if holds { of.clone() } else { of.complement() };
                    made = made.union(&side(&a, pair & 2 != 0).intersection(&side(&b, pair & 1 != 0)));
                }
                made
            }
            _ => return None,
        };
        Some(Known::Number(number, made))
    }
}

/// The number that a comparison with a constant looks at, and where it holds.
fn compared(circuit: &Circuit, tests: &Membership, gate: Gate) -> Option<(Gate, NumberSet)> {
    if circuit.op(gate) != tests.comparison() {
        return None;
    }
    let sides = [circuit.value(gate, 0), circuit.value(gate, 1)];
    let is_left = match sides.map(|side| constants::bits(circuit, side)) {
        [None, Some(_)] => true,
        [Some(_), None] => false,
        _ => return None,
    };
    let (number, constant) = if is_left {
        (sides[0], sides[1])
    } else {
        (sides[1], sides[0])
    };
    let constant = constants::bits(circuit, constant)?;
    let ty = circuit.ty(number);
    let width = tests.width(ty)?;
    let greatest = u64::MAX >> (64 - width);
    // A relation of integers changes at 0, at the least signed number, and around the constant.
    let least = greatest ^ greatest >> 1;
    let mut starts = vec![0, least, constant];
    starts.extend(constant.checked_add(1).filter(|next| *next <= greatest));
    starts.sort_unstable();
    starts.dedup();
    let mut set = NumberSet::none(width)?;
    for (at, first) in starts.iter().enumerate() {
        let last = starts.get(at + 1).map_or(greatest, |next| next - 1);
        let values = if is_left {
            [*first, constant]
        } else {
            [constant, *first]
        };
        let holds = (circuit.set().fold)(FoldArgs {
            op: circuit.op(gate),
            ty: circuit.ty(gate),
            bits: circuit.bits(gate),
            types: &[ty, ty],
            values: &values,
        })?;
        if holds == 1 {
            set = set.union(&NumberSet::interval(width, *first, last)?);
        }
    }
    Some((number, set))
}

/// About how many instructions a condition takes that nothing else needs: comparisons for equality two, but for that with 0.
fn cost(circuit: &Circuit, tests: &Membership, root: Gate) -> u32 {
    let mut cost = 0u32;
    let mut open = vec![root];
    while let Some(gate) = open.pop() {
        if gate.index() >= circuit.len() || gate != root && circuit.uses(gate).nth(1).is_some() {
            continue;
        }
        if is_joined(circuit, gate) {
            cost = cost.saturating_add(1);
            open.extend(circuit.values(gate).iter());
        } else if circuit.role(gate) != Role::Constant {
            let is_zero = circuit
                .values(gate)
                .iter()
                .any(|value| constants::bits(circuit, value) == Some(0));
            let has_two = tests.is_equality(circuit.bits(gate)).is_some() && !is_zero;
            cost = cost.saturating_add(1 + u32::from(has_two));
        }
    }
    cost
}
