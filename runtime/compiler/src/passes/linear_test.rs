//! Linear function test replacement (Cocke, Kennedy 1977): a loop that asks an induction variable for its end asks
//! another one, so that the first is not needed any more.
//!
//! Two variables of one loop go on at the same time. If the loop goes on exactly `n` times at its test, the other
//! variable is `first + n * step` where the loop is left and has other values before, unless it has come round; so
//! whether it differs from that number is the same test. `n` is a constant, or follows from an end that the counter comes
//! to without passing it.

use super::algebra::algebra;
use super::constants::Constants;
use super::counter_test::{Test, Tests, differs, end_bits, sum_of, trips};
use super::strength::Counter;
use super::{Context, Pass, constants};
use crate::schedule::Early;
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
    /// What is compared instead of the counter, its first value, and how far behind that it is at the end.
    value: Gate,
    first: Gate,
    distance: Distance,
}

/// How far a variable goes.
#[derive(Debug, Clone, Copy)]
enum Distance {
    Number(u64),
    /// This value, times a number.
    Times(Gate, u64),
}

/// How many steps a counter makes to its end.
#[derive(Debug, Clone, Copy)]
enum Steps {
    Number(u64),
    /// As many as its step, a number, is in a value that has no bits but these.
    To(Gate, u64, u64),
}

impl Steps {
    fn of(circuit: &Circuit, counter: &Counter, test: &Test) -> Option<Steps> {
        match trips(circuit, counter, test) {
            Some(count) => (count > 0).then_some(Steps::Number(count)),
            None => {
                let bits = end_bits(circuit, counter, test)?;
                let step = constants::bits(circuit, counter.step)?;
                Some(Steps::To(test.bound, step, bits))
            }
        }
    }

    /// How far a variable of so many bits with this step goes. `None`: it may have its last value before.
    fn distance(self, step: u64, width: u32, is_next: bool) -> Option<Distance> {
        match self {
            Steps::Number(count) => {
                let odd = width.checked_sub(step.trailing_zeros()).filter(|odd| *odd > 0)?;
                let is_once = count.checked_shr(odd).unwrap_or(0) == 0;
                is_once.then(|| Distance::Number(step.wrapping_mul(count.wrapping_add(u64::from(is_next)))))
            }
            Steps::To(end, own, bits) => {
                let all = u64::MAX.checked_shr(64u32.checked_sub(width)?)?;
                let times = step
                    .checked_div(own)
                    .filter(|times| *times > 0 && times * own == step)?;
                let most = bits.checked_mul(times)?;
                (most <= all).then_some(Distance::Times(end, times))
            }
        }
    }
}

impl Replacement {
    fn find(circuit: &Circuit, early: &Early, tests: &Tests<'_>, add: Opcode, head: Gate) -> Option<Replacement> {
        let selectors = || {
            let bound = circuit.uses(head).filter(|u| u.index == 0).map(|u| u.user);
            bound.filter(|&g| circuit.role(g) == Role::ValueSelector)
        };
        selectors().find_map(|gate| {
            let (counter, test) = tests.test(circuit, gate, &|_| false)?;
            let steps = Steps::of(circuit, &counter, &test)?;
            let condition = differs(circuit, test.comparison, test.on)?;
            selectors().filter(|&other| other != gate).find_map(|other| {
                let counter = Counter::of(circuit, early, add, other)?;
                let step = constants::bits(circuit, counter.step)?;
                // Its first value is an address most often: as a constant it would be one more to make.
                let ty = circuit.ty(other);
                if ty != circuit.ty(gate) {
                    return None;
                }
                let width = circuit.set().type_def(ty).width;
                Some(Replacement {
                    comparison: test.comparison,
                    condition,
                    value: if test.is_next { counter.next } else { other },
                    first: counter.first,
                    distance: steps.distance(step, width, test.is_next)?,
                })
            })
        })
    }

    fn apply(&self, circuit: &mut Circuit, constants: &mut Constants, add: Opcode) {
        let Some(end) = self.end(circuit, constants, add) else {
            return;
        };
        circuit.set_bits(self.comparison, self.condition);
        let states = circuit.states(self.comparison).len() + circuit.depends(self.comparison).len();
        for (index, value) in [self.value, end].into_iter().enumerate() {
            circuit.set_input(self.comparison, (states + index) as u32, value);
        }
    }

    /// The last value.
    fn end(&self, circuit: &mut Circuit, constants: &mut Constants, add: Opcode) -> Option<Gate> {
        let ty = circuit.ty(self.first);
        match self.distance {
            Distance::Number(distance) => match constants::bits(circuit, self.first) {
                Some(first) => {
                    let width = circuit.set().type_def(ty).width.clamp(1, 64);
                    let end = first.wrapping_add(distance) & u64::MAX >> (64 - width);
                    constants.get(circuit, ty, end)
                }
                None => Some(sum_of(circuit, constants, add, self.first, distance)),
            },
            Distance::Times(end, times) => {
                let (name, by) = match times.is_power_of_two() {
                    true => ("shl", u64::from(times.trailing_zeros())),
                    false => ("mul", times),
                };
                let op = algebra(circuit, name)?;
                let by = constants.get(circuit, ty, by)?;
                let distance = constants.compute(circuit, op, ty, [end, by]);
                Some(constants.compute(circuit, add, ty, [self.first, distance]))
            }
        }
    }
}
