//! Strength reduction of addresses: an address that advances by a fixed step per loop iteration becomes an induction
//! variable.
//!
//! An address such as `base + 8 * (row + i)` takes a few gates in each iteration, and one addition as an induction
//! variable. Only chains of at least [`LEAST`] gates are replaced: many machines compute shorter ones in one
//! instruction.

use super::algebra::algebra;
use super::loop_info::LoopInfo;
use super::strength::Counter;
use super::{Context, Pass};
use crate::schedule::Early;
use onespec_graph::{Circuit, Gate, Opcode, Role};

pub(super) struct Addresses;

/// Gates of a chain, at least and at most.
const LEAST: usize = 3;
const MOST: usize = 8;

impl Pass for Addresses {
    fn name(&self) -> &'static str {
        "address-strength-reduction"
    }

    fn former_name(&self) -> Option<&'static str> {
        Some("addresses")
    }

    fn about(&self) -> &'static str {
        "counts addresses in loops by steps instead of computing them"
    }

    fn run(&self, circuit: &mut Circuit, context: &mut Context) -> bool {
        let Some(ops) = Ops::of(circuit) else { return false };
        let is_access = |g: &Gate| matches!(circuit.role(*g), Role::Load | Role::Store);
        let mut addresses: Vec<Gate> = circuit
            .gates()
            .filter(is_access)
            .filter_map(|access| circuit.values(access).iter().last())
            .filter(|&address| circuit.op(address) == ops.add)
            .collect();
        addresses.sort_unstable();
        addresses.dedup();
        if addresses.is_empty() {
            return false;
        }
        let Some(mut turns) = LoopInfo::of(circuit) else {
            return false;
        };
        let mut changed = false;
        for address in addresses {
            let Some((counter, chain)) = ops.chain(circuit, &turns.early, address) else {
                continue;
            };
            // Computed in the loop of the counter, and in none inside it.
            let same = |turns: &mut LoopInfo| turns.loops(circuit, counter.head, address).is_some_and(|l| l.same);
            if chain.len() >= LEAST && same(&mut turns) {
                ops.count(circuit, context, &counter, &chain);
                changed = true;
            }
        }
        changed
    }
}

/// A gate of a chain: its operation on what is counted and something that is fixed.
#[derive(Debug, Clone, Copy)]
struct Link {
    gate: Gate,
    fixed: Gate,
}

/// Operations that make a counter of a counter.
struct Ops {
    add: Opcode,
    mul: Opcode,
    shl: Opcode,
}

impl Ops {
    fn of(circuit: &Circuit) -> Option<Ops> {
        Some(Ops {
            add: algebra(circuit, "add")?,
            mul: algebra(circuit, "mul")?,
            shl: algebra(circuit, "shl")?,
        })
    }

    /// The gates from a counter to an address, the first one next to the counter.
    fn chain(&self, circuit: &Circuit, early: &Early, address: Gate) -> Option<(Counter, Vec<Link>)> {
        let mut links = Vec::new();
        let mut at = address;
        loop {
            if let Some(counter) = Counter::of(circuit, early, self.add, at) {
                let all = links.iter().all(|l: &Link| counter.is_fixed(early, l.fixed));
                links.reverse();
                return (all && !links.is_empty()).then_some((counter, links));
            }
            // Below the address everything is for it alone: else it would be computed as well.
            let alone = at == address || circuit.uses(at).count() == 1;
            if links.len() >= MOST || !alone {
                return None;
            }
            let [a, b] = match circuit.op(at) {
                op if op == self.add || op == self.mul || op == self.shl => {
                    [circuit.value(at, 0), circuit.value(at, 1)]
                }
                _ => return None,
            };
            // What is computed later is what depends on the counter; amounts of shifts are fixed.
            let (counted, fixed) = match early.place_of(a) >= early.place_of(b) || circuit.op(at) == self.shl {
                true => (a, b),
                false => (b, a),
            };
            links.push(Link { gate: at, fixed });
            at = counted;
        }
    }

    /// Counts the last gate of a chain by itself.
    fn count(&self, circuit: &mut Circuit, context: &mut Context, counter: &Counter, chain: &[Link]) {
        let (Some(selector), Some(last)) = (circuit.set().by_role(Role::ValueSelector), chain.last()) else {
            return;
        };
        let (mut first, mut step) = (counter.first, counter.step);
        for link in chain {
            let (op, ty) = (circuit.op(link.gate), circuit.ty(link.gate));
            first = circuit.add(op, ty, 0, &[], &[], &[first, link.fixed]);
            // A sum moves what is counted, a product stretches it.
            if op != self.add {
                step = circuit.add(op, ty, 0, &[], &[], &[step, link.fixed]);
            }
        }
        let (ty, word) = (circuit.ty(last.gate), circuit.word(last.gate));
        let counted = circuit.add(selector, ty, 0, &[counter.head], &[], &[first, Gate::NONE]);
        let next = circuit.add(self.add, ty, 0, &[], &[], &[counted, step]);
        circuit.set_input(counted, 2, next);
        circuit.set_word(counted, word);
        context.replace(circuit, last.gate, counted);
        circuit.kill(last.gate);
    }
}
