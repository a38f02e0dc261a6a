//! Tests of counters: the comparison with which a loop asks whether it goes on, and how often it does.
//!
//! What a comparison of integers says depends on three things only: whether both are equal, whether the first is less
//! without sign, and whether it is less with sign. So while a counter goes up or down, the answer changes only where the
//! counter passes the number that it is compared with, the number behind it, zero, or the smallest number.

use super::algebra::algebra;
use super::constants::{self, Constants, bits};
use super::strength::Counter;
use crate::schedule::Early;
use crate::schedule::control::Control;
use onespec_graph::set::Bitfield;
use onespec_graph::{Circuit, Gate, Opcode, Role};
use std::sync::Arc;

/// The control flow of a circuit and its counters, as they were when this was made.
pub(super) struct Tests<'e> {
    control: Option<Arc<Control>>,
    early: &'e Early,
    add: Opcode,
}

/// The comparison that decides whether a loop goes on.
#[derive(Debug, Clone, Copy)]
pub(super) struct Test {
    pub comparison: Gate,
    /// Whether the counter's next value is compared.
    pub is_next: bool,
    pub bound: Gate,
    /// What the comparison gives where the loop goes on.
    pub on: u64,
}

impl<'e> Tests<'e> {
    pub fn of(control: Option<Arc<Control>>, early: &'e Early, add: Opcode) -> Tests<'e> {
        Tests { control, early, add }
    }

    /// Whether nothing but a test, which another counter can make as well, needs a counter once some of its users are gone.
    pub fn goes(&self, circuit: &Circuit, counter: Gate, gone: &dyn Fn(Gate) -> bool) -> bool {
        self.test(circuit, counter, gone).is_some_and(|(counter, test)| {
            trips(circuit, &counter, &test).is_some() || end_bits(circuit, &counter, &test).is_some()
        })
    }

    /// The only test of a counter that nothing else needs, but for users that are gone.
    pub fn test(&self, circuit: &Circuit, gate: Gate, gone: &dyn Fn(Gate) -> bool) -> Option<(Counter, Test)> {
        let counter = Counter::of(circuit, self.early, self.add, gate)?;
        let next = counter.next;
        let users = circuit.uses(gate).map(|u| u.user).filter(|&u| u != next);
        let users = users.chain(circuit.uses(next).map(|u| u.user).filter(|&u| u != gate));
        let mut users = users.filter(|&u| !gone(u));
        let comparison = users.next()?;
        if users.any(|user| user != comparison) {
            return None;
        }
        let test = self.test_by(circuit, gate, &counter, comparison)?;
        Some((counter, test))
    }

    /// The test that a comparison is.
    fn test_by(&self, circuit: &Circuit, gate: Gate, counter: &Counter, comparison: Gate) -> Option<Test> {
        let is_comparison = comparison.index() < circuit.len()
            && matches!(circuit.def(comparison).bitfield, Bitfield::Condition(_))
            && circuit.values(comparison).len() == 2;
        if !is_comparison {
            return None;
        }
        let of = |input: u32| {
            let value = circuit.value(comparison, input);
            (value == gate || value == counter.next).then_some((input, value == counter.next))
        };
        let (input, is_next) = of(0).or_else(|| of(1))?;
        let bound = circuit.value(comparison, 1 - input);
        if !counter.is_fixed(self.early, bound) {
            return None;
        }
        let on = self.goes_on(circuit, counter.head, comparison)?;
        Some(Test {
            comparison,
            is_next,
            bound,
            on,
        })
    }

    /// What a comparison gives where the loop goes on, if its only branch is passed in each iteration and leaves the loop else.
    fn goes_on(&self, circuit: &Circuit, head: Gate, comparison: Gate) -> Option<u64> {
        let control = self.control.as_ref()?;
        let mut uses = circuit.uses(comparison);
        let branch = uses.next()?.user;
        if uses.next().is_some() || circuit.role(branch) != Role::Branch {
            return None;
        }
        let index = control.loop_of(control.node(head)?);
        let node = control.node(branch)?;
        let back = control.node(circuit.states(head).get(1)?)?;
        if control.loop_of(node) != index || !control.tree.dominates(node, back) {
            return None;
        }
        let leaves = |role: Role| {
            let side = circuit.successors(branch).find(|&s| circuit.role(s) == role)?;
            Some(!control.encloses(index, control.loop_of(control.node(side)?)))
        };
        match (leaves(Role::True)?, leaves(Role::False)?) {
            (true, false) => Some(0),
            (false, true) => Some(1),
            _ => None,
        }
    }
}

/// How often a loop goes on at its test, if that follows from constants: the test is made once more than that.
pub(super) fn trips(circuit: &Circuit, counter: &Counter, test: &Test) -> Option<u64> {
    let [first, step, bound] = [counter.first, counter.step, test.bound].map(|g| bits(circuit, g));
    let (first, step, bound) = (first?, step?, bound?);
    let ty = circuit.ty(counter.first);
    let width = circuit.set().type_def(ty).width;
    let all = u64::MAX.checked_shr(64u32.checked_sub(width)?)?;
    let first = if test.is_next {
        first.wrapping_add(step) & all
    } else {
        first
    };
    let on = |number: u64| {
        let operand = |gate: Gate| Some(if gate == test.bound { bound } else { number });
        constants::fold(circuit, test.comparison, &mut Default::default(), operand) == Some(test.on)
    };
    let is_down = step & !(all >> 1) & all != 0;
    let pace = if is_down { step.wrapping_neg() & all } else { step };
    if pace == 0 {
        return None;
    }
    let smallest = !(all >> 1) & all;
    let mut passes = [bound, bound.wrapping_add(1) & all, 0, smallest].map(|at| match is_down {
        true => (first.wrapping_sub(at) & all) / pace + 1,
        false => (at.wrapping_sub(first) & all).div_ceil(pace).max(1),
    });
    passes.sort_unstable();
    let at = |k: u64| first.wrapping_add(step.wrapping_mul(k)) & all;
    if !on(first) {
        return Some(0);
    }
    passes.into_iter().find(|&k| !on(at(k)))
}

/// The bits that the end of a counter may have, where it goes from 0 by a power of two to a multiple of that and the loop goes
/// on as long as it is not there: it has each multiple below the end once, then the end.
pub(super) fn end_bits(circuit: &Circuit, counter: &Counter, test: &Test) -> Option<u64> {
    let step = bits(circuit, counter.step).filter(|step| step.is_power_of_two())?;
    let is_from_zero = bits(circuit, counter.first) == Some(0);
    let is_exact = differs(circuit, test.comparison, test.on) == Some(circuit.bits(test.comparison));
    if test.is_next || !is_from_zero || !is_exact || Some(circuit.op(test.bound)) != algebra(circuit, "and") {
        return None;
    }
    let mask = circuit
        .values(test.bound)
        .iter()
        .find_map(|value| bits(circuit, value))?;
    (mask & (step - 1) == 0).then_some(mask)
}

/// A value plus a constant.
pub(super) fn sum_of(circuit: &mut Circuit, constants: &mut Constants, add: Opcode, value: Gate, number: u64) -> Gate {
    let ty = circuit.ty(value);
    let width = circuit.set().type_def(ty).width.clamp(1, 64);
    let mut number = number & u64::MAX >> (64 - width);
    let mut of = value;
    if circuit.op(of) == add
        && let Some(more) = bits(circuit, circuit.value(of, 1))
    {
        number = number.wrapping_add(more) & u64::MAX >> (64 - width);
        of = circuit.value(of, 0);
    }
    match number {
        0 => of,
        _ => match constants.get(circuit, ty, number) {
            Some(constant) => constants.compute(circuit, add, ty, [of, constant]),
            None => value,
        },
    }
}

/// The condition of a comparison that gives `on` exactly where its operands differ.
pub(super) fn differs(circuit: &Circuit, comparison: Gate, on: u64) -> Option<u64> {
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
