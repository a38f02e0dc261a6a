//! Widening of induction variables: a counter that is extended in each iteration, mostly for an address, becomes a
//! counter of the wider type where it cannot come round in between.
//!
//! It cannot if the number of iterations follows from constants and all values up to the last fit, or if it goes up by
//! one as long as it is less than a bound: then it is the bound at most. Nothing but its test may need the narrow counter
//! besides; the test with a bound that is no constant is made of the wide one, the other by [`super::linear_test`].

use super::algebra::{algebra, says};
use super::constants::{self, Constants};
use super::counter_test::{Test, Tests, trips};
use super::strength::Counter;
use super::{Context, Pass};
use onespec_graph::set::FoldArgs;
use onespec_graph::{Circuit, Gate, Opcode, Role};

pub(super) struct Widen;

impl Pass for Widen {
    fn name(&self) -> &'static str {
        "widen-counters"
    }

    fn about(&self) -> &'static str {
        "counts in the type to which a counter is extended"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let (Some(add), Some(zeros), Some(sign)) = (
            algebra(circuit, "add"),
            says(circuit.set(), "resizes", "zeros"),
            says(circuit.set(), "resizes", "sign"),
        ) else {
            return false;
        };
        let is_counter =
            |g: Gate| circuit.role(g) == Role::ValueSelector && circuit.role(circuit.state(g, 0)) == Role::LoopBegin;
        let extended: Vec<Gate> = circuit
            .gates()
            .filter(|&g| (circuit.op(g) == zeros || circuit.op(g) == sign) && is_counter(circuit.value(g, 0)))
            .collect();
        if extended.is_empty() {
            return false;
        }
        let early = context.analyses.early(circuit);
        let tests = Tests::of(context.analyses.control(circuit), &early, add);
        let found: Vec<Found> = extended
            .into_iter()
            .filter_map(|gate| fits(circuit, &tests, gate))
            .collect();
        let mut all = Constants::of(circuit);
        let changed = !found.is_empty();
        for one in found {
            one.widen(circuit, context, &mut all, add);
        }
        changed
    }
}

/// A counter that does not come round.
struct Found {
    /// What extends it.
    gate: Gate,
    counter: Counter,
    /// The test, if its bound is no constant.
    test: Option<Test>,
}

/// The counter that a gate extends, if it does not come round.
fn fits(circuit: &Circuit, tests: &Tests<'_>, gate: Gate) -> Option<Found> {
    let value = circuit.value(gate, 0);
    let (counter, test) = tests.test(circuit, value, &|user| user == gate)?;
    let step = constants::bits(circuit, counter.step)?;
    let (ty, wide) = (circuit.ty(value), circuit.ty(gate));
    let numbers = [ty, wide].map(|ty| circuit.set().type_def(ty));
    if numbers
        .iter()
        .any(|def| def.lanes != 0 || !(2..=64).contains(&def.width))
    {
        return None;
    }
    let extend = |number: u64| extended(circuit, gate, number);
    let stays_in = |count: u64| {
        let first = constants::bits(circuit, counter.first)?;
        let all = u64::MAX >> (64 - numbers[0].width);
        let last = i128::from(extend(first)?) + signed(step, numbers[0].width) * i128::from(count);
        let narrow = first.wrapping_add(step.wrapping_mul(count)) & all;
        (last == i128::from(extend(narrow)?)).then_some(())
    };
    let test = match trips(circuit, &counter, &test) {
        Some(count) => {
            stays_in(count)?;
            None
        }
        None if step == 1 && !test.is_next && is_less(circuit, gate, value, &test) => Some(test),
        None => return None,
    };
    Some(Found { gate, counter, test })
}

/// A number as it is in the wider type, as a number without bounds.
fn extended(circuit: &Circuit, gate: Gate, number: u64) -> Option<i64> {
    let wide = (circuit.set().fold)(FoldArgs {
        op: circuit.op(gate),
        ty: circuit.ty(gate),
        bits: 0,
        types: &[circuit.ty(circuit.value(gate, 0))],
        values: &[number],
    })?;
    let width = circuit.set().type_def(circuit.ty(gate)).width;
    i64::try_from(signed(wide, width)).ok()
}

fn signed(number: u64, width: u32) -> i128 {
    let above = 64 - width.clamp(1, 64);
    i128::from((number << above) as i64 >> above)
}

/// Whether a loop goes on exactly while the counter is less than the bound, in the order in which the gate extends it.
fn is_less(circuit: &Circuit, gate: Gate, value: Gate, test: &Test) -> bool {
    let ty = circuit.ty(value);
    let width = circuit.set().type_def(ty).width;
    let (most, least) = (u64::MAX >> (64 - width), 1u64 << (width - 1));
    // Equal; less with sign, without, both, neither.
    let pairs = [(0, 0), (least, 0), (0, most), (0, 1), (1, 0)];
    pairs.into_iter().all(|(a, b)| {
        let operand = |gate: Gate| Some(if gate == value { a } else { b });
        let goes_on = constants::fold(circuit, test.comparison, &mut Default::default(), operand) == Some(test.on);
        match (extended(circuit, gate, a), extended(circuit, gate, b)) {
            (Some(x), Some(y)) => goes_on == (x < y),
            _ => false,
        }
    })
}

impl Found {
    /// Counts in the type of the gate that extends the counter.
    fn widen(self, circuit: &mut Circuit, context: &mut Context, all: &mut Constants, add: Opcode) {
        let Found { gate, counter, test } = self;
        let Some(selector) = circuit.set().by_role(Role::ValueSelector) else {
            return;
        };
        let (op, ty, line) = (circuit.op(gate), circuit.ty(gate), circuit.line(gate));
        let (narrow, wide) = (circuit.ty(counter.first), circuit.set().type_def(ty).width);
        let mask = u64::MAX >> (64 - wide.clamp(1, 64));
        let step = constants::bits(circuit, counter.step).unwrap_or(1);
        let step = signed(step, circuit.set().type_def(narrow).width) as u64 & mask;
        let Some(step) = all.get(circuit, ty, step) else {
            return;
        };
        let first = constants::bits(circuit, counter.first)
            .and_then(|first| extended(circuit, gate, first))
            .and_then(|first| all.get(circuit, ty, first as u64 & mask));
        let first = first.unwrap_or_else(|| circuit.add(op, ty, 0, &[], &[], &[counter.first]));
        let counted = circuit.add(selector, ty, 0, &[counter.head], &[], &[first, Gate::NONE]);
        let next = circuit.add(add, ty, 0, &[], &[], &[counted, step]);
        circuit.set_line(next, line);
        circuit.set_input(counted, 2, next);
        circuit.set_word(counted, circuit.word(gate));
        if let Some(test) = test {
            let bound = circuit.add(op, ty, 0, &[], &[], &[test.bound]);
            let before = circuit.states(test.comparison).len() + circuit.depends(test.comparison).len();
            for index in 0..2 {
                let now = if circuit.value(test.comparison, index) == test.bound {
                    bound
                } else {
                    counted
                };
                circuit.set_input(test.comparison, before as u32 + index, now);
            }
        }
        context.replace(circuit, gate, counted);
        circuit.kill(gate);
    }
}
