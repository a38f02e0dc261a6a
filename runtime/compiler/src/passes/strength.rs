//! Strength reduction: the product of an induction variable and a loop-invariant value becomes an induction variable
//! whose step is the product of the step.
//!
//! The entries of the gates say which add and multiply: `algebra: add` and `algebra: mul`, integers modulo a power of
//! two, where multiplication distributes over addition.

use super::algebra::algebra;
use super::constants::Constants;
use super::loop_info::LoopInfo;
use super::{Context, Pass};
use crate::schedule::Early;
use onespec_graph::{Circuit, Gate, Opcode, Role};

pub(super) struct Strength;

impl Pass for Strength {
    fn name(&self) -> &'static str {
        "strength-reduction"
    }

    fn former_name(&self) -> Option<&'static str> {
        Some("strength")
    }

    fn about(&self) -> &'static str {
        "counts in loops by steps instead of multiplying"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let (Some(add), Some(mul)) = (algebra(circuit, "add"), algebra(circuit, "mul")) else {
            return false;
        };
        if circuit.set().def(mul).cost <= circuit.set().def(add).cost {
            return false;
        }
        let products: Vec<Gate> = circuit.gates().filter(|&g| circuit.op(g) == mul).collect();
        if products.is_empty() {
            return false;
        }
        let Some(mut turns) = LoopInfo::of(circuit, &mut context.analyses) else {
            return false;
        };
        let mut changed = false;
        let mut constants = Constants::of(circuit);
        for product in products {
            for (counted, factor) in [(0, 1), (1, 0)] {
                let [counted, factor] = [counted, factor].map(|i| circuit.value(product, i));
                if let Some(counter) = Counter::of(circuit, &turns.early, add, counted)
                    && counter.is_fixed(&turns.early, factor)
                    // Where the product is computed: one after the loop, or none, is cheaper than a step in each iteration.
                    && turns.loops(circuit, &mut context.analyses, counter.head, product).is_some_and(|l| l.around)
                {
                    counter.reduce(circuit, context, &mut constants, [add, mul], product, factor);
                    changed = true;
                    break;
                }
            }
        }
        changed
    }
}

/// A variable that goes from `first` by `step` each iteration.
pub(super) struct Counter {
    pub head: Gate,
    place: u32,
    pub first: Gate,
    pub step: Gate,
    /// The sum that is the next value.
    pub next: Gate,
}

impl Counter {
    pub fn of(circuit: &Circuit, early: &Early, add: Opcode, gate: Gate) -> Option<Counter> {
        if gate.index() >= circuit.len() || circuit.role(gate) != Role::ValueSelector {
            return None;
        }
        let head = circuit.state(gate, 0);
        let next = circuit.value(gate, 1);
        if circuit.role(head) != Role::LoopBegin || next.index() >= circuit.len() || circuit.op(next) != add {
            return None;
        }
        let step = match [circuit.value(next, 0), circuit.value(next, 1)] {
            [a, step] | [step, a] if a == gate => step,
            _ => return None,
        };
        let counter = Counter {
            head,
            place: early.place_of(gate),
            first: circuit.value(gate, 0),
            step,
            next,
        };
        // Of a variable that was made since, nothing is known.
        (counter.place != u32::MAX && counter.is_fixed(early, step)).then_some(counter)
    }

    /// Whether a value is there before the loop begins. Those that are used in the loop lie on one chain of dominators with
    /// its head.
    pub fn is_fixed(&self, early: &Early, value: Gate) -> bool {
        early.place_of(value) < self.place
    }

    fn reduce(
        &self,
        circuit: &mut Circuit,
        context: &mut Context,
        constants: &mut Constants,
        [add, mul]: [Opcode; 2],
        product: Gate,
        factor: Gate,
    ) {
        let Some(selector) = circuit.set().by_role(Role::ValueSelector) else {
            return;
        };
        let (ty, word) = (circuit.ty(product), circuit.word(product));
        let [first, step] = [self.first, self.step].map(|g| constants.compute(circuit, mul, ty, [g, factor]));
        let counted = circuit.add(selector, ty, 0, &[self.head], &[], &[first, Gate::NONE]);
        let next = circuit.add(add, ty, 0, &[], &[], &[counted, step]);
        circuit.set_input(counted, 2, next);
        circuit.set_word(counted, word);
        context.replace(circuit, product, counted);
        circuit.kill(product);
    }
}
