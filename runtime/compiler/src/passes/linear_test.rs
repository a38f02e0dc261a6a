//! Linear function test replacement (Cocke, Kennedy 1977): a loop that asks an induction variable for its end asks
//! another one, so that the first is not needed any more.
//!
//! Two variables of one loop go on at the same time. If the loop goes on exactly `n` times at its test, the other
//! variable is `first + n * step` where the loop is left and has other values before, unless it has come round; so
//! whether it differs from that number is the same test.

use super::algebra::algebra;
use super::constants::Constants;
use super::counter_test::{Tests, sum_of, trips};
use super::strength::Counter;
use super::{Context, Pass, constants};
use crate::schedule::Early;
use onespec_graph::set::Bitfield;
use onespec_graph::{Circuit, Gate, Opcode, Role};

pub(super) struct LinearTest;

impl Pass for LinearTest {
    fn name(&self) -> &'static str {
        "linear-test"
    }

    fn about(&self) -> &'static str {
        "lets the end of a loop be asked of a variable that is needed anyway"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let Some(add) = algebra(circuit, "add") else {
            return false;
        };
        let is_loop = |g: Gate| circuit.role(g) == Role::LoopBegin;
        // A counter and its next value use each other, and its test one of them.
        let may_go = |g: Gate| {
            circuit.role(g) == Role::ValueSelector
                && is_loop(circuit.state(g, 0))
                && circuit.values(g).get(1).is_some_and(|next| {
                    circuit.op(next) == add && circuit.uses(g).take(3).count() + circuit.uses(next).take(3).count() == 3
                })
        };
        if !circuit.gates().any(may_go) {
            return false;
        }
        let early = context.analyses.early(circuit);
        let tests = Tests::of(context.analyses.control(circuit), &early, add);
        let heads: Vec<Gate> = circuit.gates().filter(|&g| is_loop(g)).collect();
        let found: Vec<Replacement> = heads
            .into_iter()
            .filter_map(|head| Replacement::find(circuit, &early, &tests, add, head))
            .collect();
        let mut all = Constants::of(circuit);
        for one in &found {
            one.apply(circuit, &mut all, add);
        }
        !found.is_empty()
    }
}

struct Replacement {
    comparison: Gate,
    /// The comparison with the bits of "differs" or "is equal".
    condition: u64,
    /// What is compared instead of the counter, and with which multiple of its step behind its first value.
    value: Gate,
    first: Gate,
    distance: u64,
}

impl Replacement {
    fn find(circuit: &Circuit, early: &Early, tests: &Tests<'_>, add: Opcode, head: Gate) -> Option<Replacement> {
        let selectors = || {
            let bound = circuit.uses(head).filter(|u| u.index == 0).map(|u| u.user);
            bound.filter(|&g| circuit.role(g) == Role::ValueSelector)
        };
        selectors().find_map(|gate| {
            let (counter, test) = tests.test(circuit, gate, &|_| false)?;
            let count = trips(circuit, &counter, &test).filter(|&count| count > 0)?;
            let condition = differs(circuit, test.comparison, test.on)?;
            selectors().filter(|&other| other != gate).find_map(|other| {
                let counter = Counter::of(circuit, early, add, other)?;
                let step = constants::bits(circuit, counter.step)?;
                // Its first value is an address most often: as a constant it would be one more to make.
                let ty = circuit.ty(other);
                let same = ty == circuit.ty(gate);
                let width = circuit.set().type_def(ty).width;
                let odd = width.checked_sub(step.trailing_zeros()).filter(|odd| *odd > 0)?;
                if !same || count.checked_shr(odd).unwrap_or(0) != 0 {
                    return None;
                }
                let more = u64::from(test.is_next);
                Some(Replacement {
                    comparison: test.comparison,
                    condition,
                    value: if test.is_next { counter.next } else { other },
                    first: counter.first,
                    distance: step.wrapping_mul(count.wrapping_add(more)),
                })
            })
        })
    }

    fn apply(&self, circuit: &mut Circuit, constants: &mut Constants, add: Opcode) {
        let (ty, bits) = (circuit.ty(self.first), constants::bits(circuit, self.first));
        let width = circuit.set().type_def(ty).width.clamp(1, 64);
        let end = match bits {
            Some(first) => constants.get(
                circuit,
                ty,
                first.wrapping_add(self.distance) & u64::MAX >> (64 - width),
            ),
            None => Some(sum_of(circuit, constants, add, self.first, self.distance)),
        };
        let Some(end) = end else { return };
        circuit.set_bits(self.comparison, self.condition);
        let states = circuit.states(self.comparison).len() + circuit.depends(self.comparison).len();
        for (index, value) in [self.value, end].into_iter().enumerate() {
            circuit.set_input(self.comparison, (states + index) as u32, value);
        }
    }
}

/// The condition of a comparison that gives `on` exactly where its operands differ.
fn differs(circuit: &Circuit, comparison: Gate, on: u64) -> Option<u64> {
    let Bitfield::Condition(table) = circuit.def(comparison).bitfield else {
        return None;
    };
    let codes = circuit.set().conditions.get(usize::from(table))?.codes;
    let ty = circuit.ty(circuit.value(comparison, 0));
    let gives = |code: u64, a: u64, b: u64| {
        (circuit.set().fold)(onespec_graph::set::FoldArgs {
            op: circuit.op(comparison),
            ty: circuit.ty(comparison),
            bits: code,
            types: &[ty, ty],
            values: &[a, b],
        })
    };
    let smallest = 1u64.checked_shl(circuit.set().type_def(ty).width.checked_sub(1)?)?;
    // Equal; less with sign, without, both, neither.
    let pairs = [(0, 0), (smallest, 0), (0, smallest), (0, 1), (1, 0)];
    let is_it = |code: &u64| {
        let wanted = |(a, b): (u64, u64)| u64::from((a != b) == (on == 1));
        pairs.iter().all(|&(a, b)| gives(*code, a, b) == Some(wanted((a, b))))
    };
    codes.iter().map(|c| u64::from(c.code)).find(is_it)
}
